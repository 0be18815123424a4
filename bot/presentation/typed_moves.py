"""Moves that are typed: what a person wrote, read against what is legal, and completed from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from bot.tables.refusal import Refusal, Why
from bot.tables.table import RefusedMove
from games.core.contract import (
    IllegalMove,
    Move,
    Pick,
    Reason,
    UnknownName,
    fields_of,
    names_seat,
    vocabulary_of,
)

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
    read = {name: _value(offer, kind, name, value) for name, value in typed.items()}
    if picks := [choice for choice in offer.seat_view.choices if isinstance(choice, Pick) and choice.kind is kind]:
        return _picked(offer, picks, read)
    own = [choice for choice in offer.seat_view.choices if isinstance(choice, kind)]
    given = {name: _offered(offer, value, [getattr(move, name) for move in own]) for name, value in read.items()}
    fitting = offer.distinct(move for move in own if _means(offer, msgspec.structs.replace(move, **given), move))
    return fitting or [_spelled_out(offer, kind, given)]


def _picked(offer: ChoiceMenu, picks: Sequence[Pick], read: Mapping[str, Any]) -> list[Move]:
    """Return the moves that take the names typed last: one for each pick that they fit, else what was spelled out."""
    made = [pick.make(_offered(offer, name, pick.pool) for name in _last(read)) for pick in picks]
    return [move for pick, move in zip(picks, made, strict=True) if pick.fits(move)] or made[:1]


def _means(offer: ChoiceMenu, typed: Move, move: Move) -> bool:
    """Return whether a move as it was typed is this legal one, or does the same."""
    return typed == move or offer.canonical(typed) == offer.canonical(move)


def _spelled_out(offer: ChoiceMenu, kind: type[Move], given: Mapping[str, Any]) -> Move:
    """Return the move with these values, for the rules to refuse. Raise `IllegalMove` if no player is named in it."""
    choices = offer.seat_view.choices
    if any(names_seat(field.type) and field.name not in given for field in fields_of(kind)):
        problem = IllegalMove(Reason.NOT_NOW if choices else Reason.NOT_YOUR_TURN, choices)
        raise RefusedMove(problem, offer.seat_view)
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


def _value(offer: ChoiceMenu, kind: type[Move], name: str, value: Any) -> Any:
    if isinstance(value, bool | int):
        return value
    game = offer.game
    text = str(value).translate(_VARIATIONS)
    field = next(field for field in fields_of(kind) if field.name == name)
    if names_seat(field.type):
        return _seat(offer, text)
    if getattr(field.type, "__origin__", None) is tuple:
        return tuple(game.text.read(kind, name, word) for word in text.replace(",", " ").split())
    return game.text.read(kind, name, text)


def _seat(offer: ChoiceMenu, typed: str) -> int:
    """Return the seat of the player with this name; part of a name that is nobody else's is enough.

    Raise `UnknownName` if there is none, or more than one.
    """
    wanted, names = _name(typed).casefold(), [name.casefold() for name in offer.localizer.names]
    whole = [seat for seat, name in enumerate(names) if name == wanted]
    part = [seat for seat, name in enumerate(names) if wanted and wanted in name]
    for found in (whole, part):
        if len(found) == 1:
            return found[0]
    raise UnknownName(typed, tuple(offer.localizer.names[seat] for seat in part or range(len(names))))


def _name(typed: str) -> str:
    """Return what was typed without the sign of a mention, which Discord offers to complete."""
    return typed.strip().removeprefix("@")


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
    wanted = _name(typed).lower()
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
        if isinstance(choice, Move) and (kind is None or (type(choice) is kind and _fits(offer, choice, given)))
    )
    seats = kind is not None and any(item.name == field and names_seat(item.type) for item in fields_of(kind))
    for move in offer.distinct(fitting):
        if kind is None:
            yield offer.words(move).label, str(move)
        elif seats:
            name = offer.localizer.name(getattr(move, field))
            yield name, name
        else:
            value = _text(getattr(move, field))
            last = field == move.__struct_fields__[-1]
            if value != "":  # none of a list is typed by leaving it out
                yield (offer.words(move).label if last else offer.item(str(value))), value


def _text(value: str | int | tuple[str, ...]) -> str | int:
    """Return a value as it is typed: a list is one text."""
    return ", ".join(value) if isinstance(value, tuple) else value


def _fits(offer: ChoiceMenu, move: Move, given: Mapping[str, Any]) -> bool:
    """Return whether a move has the other arguments as far as they are typed."""
    values = {field.name: getattr(move, field.name) for field in fields_of(type(move))}
    seats = {field.name for field in fields_of(type(move)) if names_seat(field.type)}
    return all(
        value in {None, "", offer.localizer.name(values[name]) if name in seats else values[name]}
        for name, value in given.items()
        if name in values
    )


def _names(offer: ChoiceMenu, pick: Pick, typed: str) -> Iterator[tuple[str, str]]:
    """Complete the last name of a list; the names before it stay."""
    before, _, _ = typed.rpartition(",")
    head = f"{before.strip()}, " if before else ""
    for name in pick.pool:
        if name not in before:
            yield f"{head}{offer.item(name)}", f"{head}{name}"
