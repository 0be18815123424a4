"""Lays out the legal choices of a seat as rows of buttons and menus."""

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import Final, Literal, NamedTuple, TypeVar

import discord
import msgspec
from discord import ui

from bot.discord.messages import viewport
from bot.discord.messages.controls import (
    LONGEST_ID,
    ChooseMove,
    Confirmation,
    ConfirmMove,
    ConfirmPick,
    MoveControl,
    NarrowChoice,
    PickItems,
    PlayMove,
    confirmed,
    confirming_pick,
    fits,
)
from bot.discord.messages.outgoing import IN_A_ROW, Row, button, menu, option, row, rows_of
from bot.presentation.choices import PAGE, ChoiceMenu, place_number
from bot.presentation.texts import bot_localizer
from games.core.contract import Move, Pick

MOST_ROWS: Final = 25
"""Options in one menu."""
MOST_STEPPED: Final = 8
"""Values of the next step, such as places, that have small buttons; the others, the less useful, are in a menu."""
MOST_OPENED: Final = 6
"""Moves of the most useful values of the next step that have small buttons of their own, where there is room."""
MOST_COMPONENTS: Final = 28
"""Components for moves. With text, pictures and other buttons a message stays below Discord's 40."""

T = TypeVar("T")


def making(offer: ChoiceMenu, move: Move) -> PlayMove | ConfirmPick:
    """Return the control that plays a move: by what it picks, if its text is too long for an id."""
    question = offer.seat_view.view.question
    play = PlayMove(offer.table, question, str(move))
    if fits(play):
        return play
    for index, pick in enumerate(offer.seat_view.choices):
        if isinstance(pick, Pick) and pick.fits(move):
            return confirming_pick(PickItems(offer.table, question, index), pick, msgspec.structs.astuple(move)[-1])
    return play


class MenuLayout(NamedTuple):
    """One way to lay out choices.

    `keys` is how moves that the picture names stand: each as a small button; a small button for each value of their
    next step, those of the most useful values opened (see `MOST_OPENED`) or none; or in a menu. Other moves of one
    kind share a menu, unless there are at most `few`. `placed`: places are small buttons where they are in the picture,
    else they are in a menu as well.
    """

    keys: Literal["each", "opened", "stepped", "listed"]
    few: int = 1
    placed: bool = True


MENU_LAYOUTS: Final = (
    MenuLayout("each", IN_A_ROW),
    MenuLayout("each"),
    MenuLayout("opened"),
    MenuLayout("stepped"),
    MenuLayout("listed"),
    MenuLayout("listed", placed=False),
)
"""In the order of preference, from the most open to the most compact."""


def laid_out(
    offer: ChoiceMenu,
    room: float = inf,
    beside: Sequence[ui.Button[ui.LayoutView]] = (),
    *,
    named: bool = True,
    most: int = MOST_COMPONENTS,
) -> list[Row]:
    """Return rows of controls for all choices that are shown: menus first, one of them for `rare_moves`, then buttons.

    The layout is the most open one that is at most `room` pixels high on a phone (see `bot.discord.messages.viewport`).
    If `named`, moves that the picture names are in menus only if a message cannot hold as many buttons: the picture can
    be lower. Places are in menus for that reason alone, because a field must not change its shape. The buttons `beside`
    are put next to those of moves. There are at most `most` components.
    """
    rare = rare_moves(offer)
    moves = offer.distinct(choice for choice in offer.shown if isinstance(choice, Move) and choice not in rare)
    moves = [move for move in moves if len(str(move)) <= LONGEST_ID or fits(making(offer, move))]
    tried: list[list[Row]] = []
    for way in MENU_LAYOUTS:
        if not (named or way.keys == "listed"):
            continue
        rows = _laid_out(offer, moves, rare, way, beside, most=most)
        if rows is not None:
            tried.append(rows)
        if tried and (way.keys not in {"each", "opened"} or viewport.height(tried[-1]) <= room):
            break
    return next((rows for rows in tried if viewport.height(rows) <= room), min(tried, key=viewport.height))


def rare_moves(offer: ChoiceMenu) -> list[Move]:
    """Return the moves that are behind *More…*, such as giving up the game; none where there are no others."""
    moves = [choice for choice in offer.shown if isinstance(choice, Move)]
    for rare in ([move for move in moves if offer.is_rare(move)], [move for move in moves if offer.is_anytime(move)]):
        if len(rare) < len(offer.shown):
            return offer.distinct(rare)
    return []


def _laid_out(
    offer: ChoiceMenu,
    moves: Sequence[Move],
    rare: Sequence[Move],
    way: MenuLayout,
    beside: Sequence[ui.Button[ui.LayoutView]],
    *,
    most: int,
) -> list[Row] | None:
    """Return the rows of one layout, or None if a message cannot hold so many buttons."""
    picks = [(offer.seat_view.choices.index(choice), choice) for choice in offer.shown if isinstance(choice, Pick)]
    placed = [move for move in moves if way.placed and offer.layout(move).columns]
    singles = [
        move
        for move in moves
        if move not in placed
        and (_alone(offer, move, moves, way) or len(str(move)) > LONGEST_ID)
        and fits(making(offer, move))
    ]
    rest = [move for move in moves if move not in placed and move not in singles]
    keyed = [] if way.keys == "listed" else [move for move in rest if offer.words(move).key]
    rows = [
        *rows_of(
            button(heading[:80], _narrowing(offer, (f"{PAGE}{number}",)))
            for number, heading in enumerate(offer.pages)
            if number != offer.page
        ),
        *rows_of([*(_move_button(offer, move) for move in singles), *beside]),
    ]
    menus: list[Row] = [_pick_menu(offer, index, pick) for index, pick in picks]
    menus += _menus(offer, [move for move in rest if move not in keyed], len(menus))
    if further := _less_useful(offer, keyed):
        count = len({str(getattr(move, _next_step(offer, move) or "")) for move in further})
        heading = bot_localizer(offer.localizer.locale)("menu-more-places", count=count)
        menus += _menus(offer, further, len(menus), heading)
        keyed = [move for move in keyed if move not in further]
    for part in _parts(rare):
        menus.append(_move_menu(offer, bot_localizer(offer.localizer.locale)("button-more"), part, len(menus)))
    small = _keyed(offer, keyed, way) + _grid(offer, placed, most - _size([*rows, *menus]))
    if _size([*rows, *menus, *small]) > most and way.placed:
        return None
    return _within([*small, *rows, *menus], most)


def to_confirm(offer: ChoiceMenu, control: MoveControl, values: Sequence[str]) -> Confirmation | None:
    """Return the control that confirms what was chosen, where a sum or a wasteful move has to be confirmed first.

    None for all other moves, and for what is not among the choices.
    """
    match control:
        case PickItems():
            pick = offer.seat_view.choices[control.choice]
            if not isinstance(pick, Pick) or not pick.fits(move := pick.make(values)):
                return None
            doubtful = offer.game.text.layout(pick.kind).confirmed or offer.words(move).doubt
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
        if isinstance(choice, Move) and str(choice) == text and offer.words(choice).doubt:
            return ConfirmMove(offer.table, offer.seat_view.view.question, text)
    return None


def choosing_among(offer: ChoiceMenu, moves: Sequence[Move]) -> list[Row] | None:
    """Return controls for these moves; None if there are too many for one menu, or one is too long for it."""
    if len(moves) <= IN_A_ROW and all(fits(making(offer, move)) for move in moves):
        return rows_of(button(offer.words(move).label, making(offer, move)) for move in moves)
    if len(moves) > MOST_ROWS or any(len(str(move)) > LONGEST_ID for move in moves):
        return None
    return [_move_menu(offer, offer.words(moves[0]).heading, moves, 0)]


def confirming(offer: ChoiceMenu, control: Confirmation) -> list[Row]:
    """Return the button that plays what was chosen, labelled with the move; a wasteful one looks dangerous."""
    move = confirmed(control, offer.seat_view.choices)
    style = discord.ButtonStyle.danger if offer.words(move).doubt else discord.ButtonStyle.primary
    return [row(button(offer.words(move).label, control, style))]


def _less_useful(offer: ChoiceMenu, moves: Sequence[Move]) -> list[Move]:
    """Return the moves, the best of which come first, whose next step has no small button of its own."""
    stepped = [(move, str(getattr(move, step))) for move in moves if (step := _next_step(offer, move)) is not None]
    best = [*dict.fromkeys(value for _, value in stepped)][:MOST_STEPPED]
    return [move for move, value in stepped if value not in best]


def _menus(offer: ChoiceMenu, moves: Sequence[Move], before: int, named: str = "") -> list[Row]:
    """Return menus of moves by heading, or with this name; `before` is the number of menus above them."""
    headings: dict[str, list[Move]] = {}
    for move in moves:
        headings.setdefault(named or offer.words(move).heading, []).append(move)
    menus: list[Row] = []
    for heading, members in headings.items():
        if (step := _next_step(offer, members[0])) is not None:
            menus += _step_menus(offer, heading, members, step, before + len(menus))
        else:
            for part in _parts(members):
                menus.append(_move_menu(offer, heading, part, before + len(menus)))
    return menus


def _move_menu(offer: ChoiceMenu, heading: str, moves: Iterable[Move], number: int) -> Row:
    worded = [(move, offer.words(move)) for move in moves]
    options = [option(str(move), words.label, words.about) for move, words in worded]
    return menu(ChooseMove(offer.table, offer.seat_view.view.question, number), options, heading)


def _grid(offer: ChoiceMenu, moves: Sequence[Move], most: int) -> list[Row]:
    """Return small buttons for places, in the rows that the places have in the picture.

    A place that cannot be chosen gets a disabled button, so that every place keeps its own. If that would take more
    than `most` components, it is left out, and the rows are as long as they can be.
    """
    places = {place_number(move): move for move in moves}
    if not places:
        return []
    wide, count = offer.layout(moves[0]).columns, max(places)
    lines = [range(start, start + wide) for start in range(1, count + 1, wide)]
    rows = [row(*(_placed(offer, place, places.get(place)) for place in line)) for line in lines]
    return rows if _size(rows) <= most else rows_of(_placed(offer, place, places[place]) for place in sorted(places))


def _placed(offer: ChoiceMenu, place: int, move: Move | None) -> ui.Button[ui.LayoutView]:
    if move is not None:
        return button(offer.words(move).key, making(offer, move))
    return ui.Button(label=str(place), custom_id=f"gap:{offer.table}:{place}", disabled=True)


def _keyed(offer: ChoiceMenu, moves: Sequence[Move], way: MenuLayout) -> list[Row]:
    """Return small buttons with the names that moves have in the picture; or, if stepped, those of what is chosen next.

    A value of the next step that leaves one move plays it, and those that are opened have a button for each move.
    """
    groups: dict[tuple[str, ...], list[Move]] = {}
    for move in moves:
        step = _next_step(offer, move) if way.keys in {"opened", "stepped"} else None
        way_there = (str(move),) if step is None else (*(offer.chosen or (move.verb,)), str(getattr(move, step)))
        groups.setdefault(way_there, []).append(move)
    if way.keys == "opened":
        groups = dict(_opened(groups))
    return _unwrapped(
        button(offer.words(members[0]).key, making(offer, members[0]))
        if len(members) == 1
        else button(f"{offer.common_key(members)} …", _narrowing(offer, way_there))
        for way_there, members in groups.items()
    )


def _opened(groups: Mapping[tuple[str, ...], list[Move]]) -> Iterable[tuple[tuple[str, ...], list[Move]]]:
    """Yield the groups, of the first ones each move apart, as many as `MOST_OPENED` allows."""
    opened = 0
    for way_there, members in groups.items():
        opened += len(members)
        if opened <= MOST_OPENED:
            yield from (((str(move),), [move]) for move in members)
        else:
            yield way_there, members


def _narrowing(offer: ChoiceMenu, path: Sequence[str]) -> NarrowChoice:
    return NarrowChoice(offer.table, offer.seat_view.view.question, "/".join(path))


def _unwrapped(buttons: Iterable[ui.Button[ui.LayoutView]]) -> list[Row]:
    """Return buttons in rows that do not wrap on a phone."""
    lines: list[list[ui.Button[ui.LayoutView]]] = []
    for item in buttons:
        labels = [other.label or "" for other in (*lines[-1], item)] if lines else []
        if (
            labels
            and len(labels) <= IN_A_ROW
            and viewport.buttons_height(labels) <= viewport.buttons_height(labels[:1])
        ):
            lines[-1].append(item)
        else:
            lines.append([item])
    return [row(*line) for line in lines]


def _size(rows: Iterable[Row]) -> int:
    return sum(1 + len(line.children) for line in rows)


def _within(rows: Sequence[Row], most: int = MOST_COMPONENTS) -> list[Row]:
    """Return the rows that fit into a message, menus above buttons. Moves that are left out can be typed."""
    kept: list[Row] = []
    for line in rows:
        if _size([*kept, line]) <= most:
            kept.append(line)
    return sorted(kept, key=lambda line: isinstance(line.children[0], ui.Button))


def _next_step(offer: ChoiceMenu, move: Move) -> str | None:
    """Return the field to be chosen next, or None if the rest is chosen at once."""
    done, steps = max(0, len(offer.chosen) - 1), offer.steps(move)
    return steps[done] if done < len(steps) else None


def _step_menus(offer: ChoiceMenu, heading: str, members: Sequence[Move], step: str, number: int) -> list[Row]:
    values = list(dict.fromkeys(str(getattr(move, step)) for move in members))
    menus: list[Row] = []
    for part in _parts(values):
        options = [_named(offer, value) for value in part]
        # A number tells apart the menus of one verb: ids must differ within a message.
        way = (*(offer.chosen or (members[0].verb,)), f"@{number + len(menus)}")
        menus.append(menu(_narrowing(offer, way), options, heading))
    return menus


def _named(offer: ChoiceMenu, name: str) -> discord.SelectOption:
    return option(name, offer.item(name), offer.gloss(name) or "")


def _alone(offer: ChoiceMenu, move: Move, moves: Iterable[Move], way: MenuLayout) -> bool:
    """Return whether a move has a button with its words: there are few of its kind, and it has none with its key."""
    if way.keys == "each" and offer.words(move).key:
        return False
    return sum(other.verb == move.verb for other in moves) <= (IN_A_ROW if offer.layout(move).plain else way.few)


def _parts(members: Sequence[T]) -> Iterable[Sequence[T]]:
    return (members[start : start + MOST_ROWS] for start in range(0, len(members), MOST_ROWS))


def _move_button(offer: ChoiceMenu, move: Move) -> ui.Button[ui.LayoutView]:
    style = discord.ButtonStyle.primary if _is_usual(offer, move) else discord.ButtonStyle.secondary
    return button(offer.words(move).label, making(offer, move), style)


def _is_usual(offer: ChoiceMenu, move: Move) -> bool:
    """Return whether a move is the usual answer to what its player is asked, and loses nothing.

    It is the first choice, if that is the only one of its kind, or takes all of a pick.
    """
    view = offer.seat_view.view
    if view.audience not in view.asked or offer.words(move).doubt:
        return False
    picks = [choice for choice in offer.choices if isinstance(choice, Pick)]
    alike = offer.distinct(choice for choice in offer.choices if isinstance(choice, Move) and choice.verb == move.verb)
    alone = len(alike) == 1 and all(pick.verb != move.verb for pick in picks)
    return (alone and move == offer.choices[0]) or any(_takes_all(offer, move, pick) for pick in picks)


def _takes_all(offer: ChoiceMenu, move: Move, pick: Pick) -> bool:
    """Return whether a move stands for taking the whole pool of a pick, which may not take all itself."""
    return pick.most < len(pick.pool) and offer.canonical(pick.make(pick.pool)) == move


def _pick_menu(offer: ChoiceMenu, index: int, pick: Pick) -> Row:
    options = [_named(offer, name) for name in offer.pool(pick)[:MOST_ROWS]]
    most = min(pick.most, len(options))
    control = PickItems(offer.table, offer.seat_view.view.question, index)
    return menu(control, options, offer.words(pick).label, least=pick.least, most=most)
