"""Moves that are typed: what a person wrote, read against what is legal, and completed from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from bot.tables.refusal import Refusal, Why
from games.core.contract import Move, Pick, fields_of, vocabulary_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.presentation.choices import ChoiceMenu
    from games.core.contract import AnyGame


def typed_moves(offer: ChoiceMenu, kind: type[Move] | None, typed: Mapping[str, Any]) -> list[Move]:
    """Return the legal moves that fit typed arguments, or the one they spell out if none does.

    Moves that do the same are one. Raise `UnknownName` for a text that names nothing.
    """
    if kind is None:
        return [_any(offer.game, str(typed["move"]))]
    read = {name: _value(offer.game, kind, name, value) for name, value in typed.items()}
    if picks := [choice for choice in offer.seat_view.choices if isinstance(choice, Pick) and choice.kind is kind]:
        return _picked(offer, picks, read)
    own = [choice for choice in offer.seat_view.choices if isinstance(choice, kind)]
    given = {name: _offered(offer, value, [getattr(move, name) for move in own]) for name, value in read.items()}
    fitting = offer.distinct(move for move in own if _means(offer, msgspec.structs.replace(move, **given), move))
    return fitting or [_spelled_out(kind, given)]


def _picked(offer: ChoiceMenu, picks: Sequence[Pick], read: Mapping[str, Any]) -> list[Move]:
    """Return the moves that take the names typed last: one for each pick that they fit, else what was spelled out."""
    made = [pick.make(_offered(offer, name, pick.pool) for name in _last(read)) for pick in picks]
    return [move for pick, move in zip(picks, made, strict=True) if pick.fits(move)] or made[:1]


def _means(offer: ChoiceMenu, typed: Move, move: Move) -> bool:
    """Return whether a move as it was typed is this legal one, or does the same."""
    return typed == move or offer.canonical(typed) == offer.canonical(move)


def _spelled_out(kind: type[Move], given: Mapping[str, Any]) -> Move:
    values = {field.name: given.get(field.name, _nothing(field.type)) for field in fields_of(kind)}
    return msgspec.convert(values, kind)


def _nothing(kind: Any) -> int | bool | str | tuple[str, ...]:
    """Return what stands for an argument that was left out, until the rules have said what is missing."""
    if getattr(kind, "__origin__", None) is tuple:
        return ()
    return {int: 0, bool: False}.get(kind, "")


def _offered(offer: ChoiceMenu, value: Any, offered: Sequence[Any]) -> Any:
    """Return what is offered under the name that was read: that very name, or another told in the same words.

    Of a card that is in the game twice a person may hold the other copy. A name like no other is returned as it is.
    """
    if value in offered or not isinstance(value, str):
        return value
    words = offer.item(value)
    return next((name for name in offered if isinstance(name, str) and offer.item(name) == words), value)


def _any(game: AnyGame, text: str) -> Move:
    try:
        return vocabulary_of(game.vocabulary).parse(text)
    except ValueError as error:
        raise Refusal(Why.NO_SUCH_MOVE) from error


LONGEST_OFFER: Final = 100
"""Letters of a completion that Discord takes."""

_VARIATIONS = str.maketrans("", "", "\ufe0e\ufe0f")
"""Invisible characters that come along when a card is copied out of a message."""


def _value(game: AnyGame, kind: type[Move], name: str, value: Any) -> Any:
    if isinstance(value, bool | int):
        return value
    text = str(value).translate(_VARIATIONS)
    field = next(field for field in fields_of(kind) if field.name == name)
    if getattr(field.type, "__origin__", None) is tuple:
        return tuple(game.text.read(kind, name, word) for word in text.replace(",", " ").split())
    return game.text.read(kind, name, text)


def _last(given: Mapping[str, str | int | tuple[str, ...]]) -> tuple[str, ...]:
    match list(given.values())[-1:]:
        case [tuple() as names]:
            return names
        case [name]:
            return (str(name),)
        case _:
            return ()


def complete(
    offer: ChoiceMenu, kind: type[Move] | None, field: str, typed: str, given: Mapping[str, Any]
) -> list[tuple[str, str | int]]:
    """Return (label, value) for what is legal now and fits what was typed, in the order of the legal moves.

    `given` are the other arguments typed so far; `kind` is None for the one command of all moves.
    """
    offers = dict.fromkeys(_offers(offer, kind, field, typed, given))
    wanted = typed.strip().lower()
    return [
        (label, value)
        for label, value in offers
        if (wanted in label.lower() or wanted in str(value).lower()) and len(str(value)) <= LONGEST_OFFER
    ]


def _offers(
    offer: ChoiceMenu, kind: type[Move] | None, field: str, typed: str, given: Mapping[str, Any]
) -> Iterator[tuple[str, str | int]]:
    for choice in offer.seat_view.choices:
        if isinstance(choice, Pick) and choice.kind is kind:
            yield from _names(offer, choice, typed)
    fitting = (
        choice
        for choice in offer.seat_view.choices
        if isinstance(choice, Move) and (kind is None or (type(choice) is kind and _fits(choice, given)))
    )
    for move in offer.distinct(fitting):
        if kind is None:
            yield offer.label(move), str(move)
        else:
            value = _text(getattr(move, field))
            last = field == move.__struct_fields__[-1]
            if value != "":  # none of a list is typed by leaving it out
                yield (offer.label(move) if last else offer.item(str(value))), value


def _text(value: str | int | tuple[str, ...]) -> str | int:
    """Return a value as it is typed: a list is one text."""
    return ", ".join(value) if isinstance(value, tuple) else value


def _fits(move: Move, given: Mapping[str, Any]) -> bool:
    return all(value in {None, "", getattr(move, name)} for name, value in given.items() if hasattr(move, name))


def _names(offer: ChoiceMenu, pick: Pick, typed: str) -> Iterator[tuple[str, str]]:
    """Complete the last name of a list; the names before it stay."""
    before, _, _ = typed.rpartition(",")
    head = f"{before.strip()}, " if before else ""
    for name in pick.pool:
        if name not in before:
            yield f"{head}{offer.item(name)}", f"{head}{name}"
