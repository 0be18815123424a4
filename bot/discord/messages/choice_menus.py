"""Lays out the legal choices of a seat as rows of buttons and menus."""

from __future__ import annotations

from itertools import groupby
from math import inf
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeVar

import discord
from discord import ui

from bot.discord.messages import viewport
from bot.discord.messages.controls import (
    ChooseMove,
    Confirmation,
    ConfirmMove,
    Control,
    MoveControl,
    NarrowChoice,
    PickItems,
    PlayMove,
    confirmed,
    confirming_pick,
    write,
)
from bot.discord.messages.outgoing import Row, button, row
from bot.presentation.choices import ChoiceMenu, place_number
from games.core.contract import Move, Pick

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


MOST_ROWS: Final = 25
"""Options in one menu."""
MOST_COMPONENTS: Final = 28
"""Components for moves. With text, pictures and other buttons a message stays below Discord's 40."""
LONGEST_ID: Final = 100
"""Characters of a custom id or of a menu's value, by Discord's rules."""
FEW: Final = 5
"""Up to this many single moves are buttons in one row instead of a menu."""

T = TypeVar("T")


def making(offer: ChoiceMenu, move: Move) -> PlayMove:
    """Return the control that plays a move."""
    return PlayMove(offer.table, offer.seat_view.view.question, str(move))


class MenuLayout(NamedTuple):
    """One way to lay out choices.

    `open`: a few moves are all buttons, else those of one kind share a menu. `places` is how numbered buttons stand: as
    in the picture, only those that can be chosen side by side, or in a menu.
    """

    open: bool
    places: Literal["drawn", "close", "listed"]


MENU_LAYOUTS: Final = (
    MenuLayout(True, "drawn"),
    MenuLayout(True, "close"),
    MenuLayout(False, "drawn"),
    MenuLayout(False, "close"),
    MenuLayout(False, "listed"),
)
"""In the order of preference, from the most open to the most compact."""


def laid_out(offer: ChoiceMenu, room: float = inf, beside: Sequence[ui.Button[ui.LayoutView]] = ()) -> list[Row]:
    """Return rows of controls for all choices: menus first, then buttons.

    The layout is the most open one that is at most `room` pixels high on a phone (see `bot.discord.messages.viewport`).
    The buttons `beside` are put next to those of moves.
    """
    moves = offer.distinct(choice for choice in offer.choices if isinstance(choice, Move))
    few, numbered = len(moves) <= FEW, any(offer.layout(move).columns for move in moves)
    tried: list[list[Row]] = []
    for way in MENU_LAYOUTS:
        if (few or not way.open) and (numbered or way.places == "drawn"):
            tried.append(_laid_out(offer, moves, way, beside))
            if viewport.height(tried[-1]) <= room:
                return tried[-1]
    return min(tried, key=viewport.height)


def _laid_out(
    offer: ChoiceMenu, moves: Sequence[Move], way: MenuLayout, beside: Sequence[ui.Button[ui.LayoutView]]
) -> list[Row]:
    picks = [(offer.seat_view.choices.index(choice), choice) for choice in offer.choices if isinstance(choice, Pick)]
    singles = list(moves) if way.open and len(moves) <= FEW else [move for move in moves if _alone(move, moves)]
    placed = [move for move in moves if offer.layout(move).columns and move not in singles]
    buttons = [*(_move_button(offer, move) for move in singles), *beside]
    rows = [row(*buttons[start : start + FEW]) for start in range(0, len(buttons), FEW)]
    menus: list[Row] = [_pick_menu(offer, index, pick) for index, pick in picks]
    listed = [move for move in moves if move not in singles and move not in placed]
    menus += _menus(offer, listed, len(menus))
    grid = _grid(offer, placed, close=way.places == "close")
    if way.places == "listed" or _size([*rows, *menus, *grid]) > MOST_COMPONENTS:
        menus += _menus(offer, placed, len(menus))
        grid = []
    return _within([*grid, *rows, *menus])


def to_confirm(offer: ChoiceMenu, control: MoveControl, values: Sequence[str]) -> Confirmation | None:
    """Return the control that confirms what was chosen, where a sum or a wasteful move has to be confirmed first.

    None for all other moves, and for what is not among the choices.
    """
    match control:
        case PickItems():
            pick = offer.seat_view.choices[control.choice]
            if not isinstance(pick, Pick) or not pick.fits(move := pick.make(values)):
                return None
            doubtful = offer.game.text.layout(pick.kind).confirmed or offer.doubt(move)
            return confirming_pick(control, pick, values) if doubtful else None
        case PlayMove():
            return doubted(offer, control.move)
        case ChooseMove():
            return doubted(offer, next(iter(values), ""))
        case _:
            return None


def doubted(offer: ChoiceMenu, text: str) -> ConfirmMove | None:
    """Return the control that confirms the move with this text if it is wasteful; None for any other."""
    for choice in offer.seat_view.choices:
        if isinstance(choice, Move) and str(choice) == text and offer.doubt(choice):
            return ConfirmMove(offer.table, offer.seat_view.view.question, text)
    return None


def choosing_among(offer: ChoiceMenu, moves: Sequence[Move]) -> list[Row] | None:
    """Return controls for these moves; None if there are too many for one menu, or one is too long for an id."""
    if any(len(write(making(offer, move))) > LONGEST_ID for move in moves):
        return None
    if len(moves) <= FEW:
        return [row(*(button(offer.label(move), making(offer, move)) for move in moves))]
    if len(moves) > MOST_ROWS:
        return None
    options = [
        discord.SelectOption(label=offer.label(move)[:100], value=str(move), description=offer.about(move))
        for move in moves
    ]
    return [_menu(offer.heading(moves[0]), ChooseMove(offer.table, offer.seat_view.view.question, 0), options)]


def confirming(offer: ChoiceMenu, control: Confirmation) -> list[Row]:
    """Return the button that plays what was chosen, labelled with the move."""
    label = offer.label(confirmed(control, offer.seat_view.choices))
    return [row(button(label, control, discord.ButtonStyle.primary))]


def _menus(offer: ChoiceMenu, moves: Sequence[Move], before: int) -> list[Row]:
    """Return menus of moves by heading; `before` is the number of menus above them."""
    headings: dict[str, list[Move]] = {}
    for move in moves:
        headings.setdefault(offer.heading(move), []).append(move)
    menus: list[Row] = []
    for heading, members in headings.items():
        if (step := _next_step(offer, members[0])) is not None:
            menus += _step_menus(offer, heading, members, step, before + len(menus))
        else:
            for part in _parts(members):
                options = [
                    discord.SelectOption(label=offer.label(move)[:100], value=str(move), description=offer.about(move))
                    for move in part
                ]
                menus.append(
                    _menu(heading, ChooseMove(offer.table, offer.seat_view.view.question, before + len(menus)), options)
                )
    return menus


def _menu(heading: str, control: Control, options: list[discord.SelectOption], *, least: int = 1, most: int = 1) -> Row:
    return row(
        ui.Select(
            custom_id=write(control),
            placeholder=heading[:150],
            options=options,
            min_values=least,
            max_values=most,
        )
    )


def _grid(offer: ChoiceMenu, moves: Sequence[Move], *, close: bool) -> list[Row]:
    """Return buttons with the numbers of places, in the rows that the places have in the picture.

    A place that cannot be chosen gets a disabled button, so that the rows match the picture; with `close` it is left
    out.
    """
    if close:
        return _close_grid(offer, moves)
    lines: dict[tuple[str, int], dict[int, Move]] = {}
    for move in moves:
        place = place_number(move)
        line = (place - 1) // offer.layout(move).columns
        lines.setdefault((move.verb, line), {})[place] = move
    rows: list[Row] = []
    for (verb, line), members in lines.items():
        wide = offer.layout(next(iter(members.values()))).columns
        places = range(line * wide + 1, (line + 1) * wide + 1)
        rows.append(row(*(_placed(offer, verb, place, members.get(place)) for place in places)))
    return rows


def _close_grid(offer: ChoiceMenu, moves: Sequence[Move]) -> list[Row]:
    rows: list[Row] = []
    for _, members in groupby(
        sorted(moves, key=lambda move: (move.verb, place_number(move))), key=lambda move: move.verb
    ):
        buttons = [button(str(place_number(move)), making(offer, move)) for move in members]
        rows += [row(*buttons[start : start + FEW]) for start in range(0, len(buttons), FEW)]
    return rows


def _placed(offer: ChoiceMenu, verb: str, place: int, move: Move | None) -> ui.Button[ui.LayoutView]:
    if move is not None:
        return button(str(place), making(offer, move))
    return ui.Button(label=str(place), custom_id=f"gap:{offer.table}:{verb} {place}", disabled=True)


def _size(rows: Iterable[Row]) -> int:
    return sum(1 + len(line.children) for line in rows)


def _within(rows: Sequence[Row]) -> list[Row]:
    """Return the rows that fit into a message, menus above buttons. Moves that are left out can be typed."""
    kept: list[Row] = []
    for line in rows:
        if _size([*kept, line]) <= MOST_COMPONENTS:
            kept.append(line)
    return sorted(kept, key=lambda line: isinstance(line.children[0], ui.Button))


def _next_step(offer: ChoiceMenu, move: Move) -> str | None:
    """Return the field to be chosen next, or None if the rest is chosen at once."""
    done, steps = max(0, len(offer.path) - 1), offer.steps(move)
    return steps[done] if done < len(steps) else None


def _step_menus(offer: ChoiceMenu, heading: str, members: Sequence[Move], step: str, number: int) -> list[Row]:
    values = list(dict.fromkeys(str(getattr(move, step)) for move in members))
    menus: list[Row] = []
    for part in _parts(values):
        options = [_named(offer, value) for value in part]
        # A number tells apart the menus of one verb: ids must differ within a message.
        way = "/".join((*(offer.path or (members[0].verb,)), f"@{number + len(menus)}"))
        menus.append(_menu(heading, NarrowChoice(offer.table, offer.seat_view.view.question, way), options))
    return menus


def _named(offer: ChoiceMenu, name: str) -> discord.SelectOption:
    """Return a menu's option for a name."""
    return discord.SelectOption(label=offer.item(name)[:100], value=name, description=offer.gloss(name))


def _alone(move: Move, moves: Iterable[Move]) -> bool:
    return sum(other.verb == move.verb for other in moves) == 1


def _parts(members: Sequence[T]) -> Iterable[Sequence[T]]:
    return (members[start : start + MOST_ROWS] for start in range(0, len(members), MOST_ROWS))


def _move_button(offer: ChoiceMenu, move: Move) -> ui.Button[ui.LayoutView]:
    view = offer.seat_view.view
    suggested = move.verb == offer.choices[0].verb and view.audience in view.asked
    style = discord.ButtonStyle.primary if suggested else discord.ButtonStyle.secondary
    return button(offer.label(move), making(offer, move), style)


def _pick_menu(offer: ChoiceMenu, index: int, pick: Pick) -> Row:
    options = [_named(offer, name) for name in pick.pool[:MOST_ROWS]]
    most = min(pick.most, len(options))
    return _menu(
        offer.label(pick),
        PickItems(offer.table, offer.seat_view.view.question, index),
        options,
        least=pick.least,
        most=most,
    )
