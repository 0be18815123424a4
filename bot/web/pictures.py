"""Pictures for the page: drawn in threads, the public one once for everybody, with regions matched to choices."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import msgspec

from bot.presentation.localized_table import LocalizedTable
from bot.presentation.render_threads import in_thread
from bot.presentation.screen import taken_by
from bot.tables.ended.history import Moment
from bot.tables.state.table import LiveTable
from bot.web.frames import Mark, Plate, Shown, Stat
from games.core import contract
from games.core.contract import PUBLIC, AnyGame, Audience, Beside, Choice, Drawn, Move, Region, View
from games.core.touch import DECK, DISCARD, VERB, matches
from games.kit import palette
from games.kit.rendering.vector import art

_KEY: Final = 12
"""Bytes of the key in an address of art."""


class Art:
    """Addresses of pieces of art. Only who was sent a picture can tell the addresses of its art.

    Otherwise a page could ask which cards have been drawn, and so which hands hold.
    """

    def __init__(self) -> None:
        self._secret = secrets.token_bytes(32)

    def address(self, table: int, audience: Audience) -> Callable[[str], str]:
        """Return the function that gives the address of each piece of art for one audience of a table."""
        return partial(self._address, f"{table}.{audience}")

    def _address(self, whose: str, name: str) -> str:
        return f"/art/{whose}/{self._key(whose, name)}/{name}"

    def _key(self, whose: str, name: str) -> str:
        return hmac.digest(self._secret, f"{whose}/{name}".encode(), "sha256")[:_KEY].hex()

    def find(self, whose: str, key: str, name: str) -> bytes | None:
        """Return a piece of art by the parts of its address; None for any address that was never given out."""
        return art(name) if hmac.compare_digest(key.encode(), self._key(whose, name).encode()) else None


class Painter:
    """Draws tables and hands: each once for everybody who is shown it in the same language.

    `forget` a table that no page shows any more.
    """

    def __init__(self, art: Art) -> None:
        self.art = art
        self._drawn: dict[int, dict[tuple[Audience | str, str], tuple[object, asyncio.Task[Pair]]]] = {}

    def table(self, localized: LocalizedTable, view: View) -> asyncio.Future[Pair]:
        """Begin to draw the table as everybody sees it, and return the picture to come."""
        return self._once(localized, view, localized.table.last, lambda: everybodys(localized, view))

    def ended(self, localized: LocalizedTable, number: int, view: View) -> asyncio.Future[Pair]:
        """Begin to draw the table at the end of a part of the game, as of entry `number`."""
        return self._once(localized, view, number, lambda: everybodys(localized, view), part="end")

    def own(self, localized: LocalizedTable, view: View, choices: Sequence[Choice]) -> asyncio.Future[Pair]:
        """Begin to draw the hand of the view's seat, and the table too if it sees that in its own way."""
        as_of = (localized.table.last, choices)
        return self._once(localized, view, as_of, lambda: seats(localized, view, choices))

    def _once(
        self,
        localized: LocalizedTable,
        view: View,
        as_of: object,
        draw: Callable[[], Beside | Alone],
        part: str = "",
    ) -> asyncio.Future[Pair]:
        """Draw, unless this was drawn last for the audience of the view, the language and the part of the page."""
        table, shows = localized.table, (as_of, localized.names)
        pictures, key = self._drawn.setdefault(table.id, {}), (part or view.audience, localized.locale)
        known, task = pictures.get(key, (None, None))
        if task is None or known != shows:
            task = asyncio.create_task(_pair(localized, view, draw, self.art.address(table.id, view.audience)))
            pictures[key] = shows, task
        return asyncio.shield(task)

    def forget(self, table: int) -> None:
        """Forget what was drawn of a table."""
        self._drawn.pop(table, None)

    async def ghost(self, localized: LocalizedTable, view: View, move: Move) -> str:
        """Return the SVG of the table with what a move of the view's seat would lay on it; "" if it lays nothing."""
        pictures, names = localized.table.game.pictures, localized.plain
        address = self.art.address(localized.table.id, view.audience)
        finished = await _finished(localized.table, lambda: pictures.ghost(view, move, names), address)
        return "" if finished is None else finished.svg

    async def page(
        self, localized: LocalizedTable, draw: Callable[[], Drawn | None], audience: Audience = PUBLIC
    ) -> Shown | None:
        """Return a picture that explains something to an audience."""
        address = self.art.address(localized.table.id, audience)
        finished = await _finished(localized.table, draw, address)
        return None if finished is None else Shown(finished.svg, finished.box)

    async def moment(self, localized: LocalizedTable, moment: Moment) -> tuple[Shown | None, Shown | None]:
        """Return the table and the hand that a seat saw at a moment.

        The hand is without what the table shows, unless it has the marks by which moves are called.
        """
        game, (view, choices) = localized.table.game, (moment.seat_view.view, moment.seat_view.choices)
        address = self.art.address(localized.table.id, view.audience)

        def draw() -> Alone:
            hand = (
                game.pictures.hand(view, choices, localized.plain) if marked else seats(localized, view, choices).hand
            )
            return Alone(game.pictures.table(moment.view, localized.plain), hand)

        marked = any(isinstance(choice, game.text.by_picture) for choice in choices)
        then = await _pair(localized, view, draw, address)
        hand = shown_as(then.hand, game) if marked else hand_beside(then.hand, then.table, game, ())
        return shown_as(then.table, game), hand


class Alone(NamedTuple):
    """What a page shows of a game that does not say what it shows beside each other: the table's seats are on it."""

    table: Drawn | None
    hand: Drawn | None
    plates: Sequence[contract.Plate] = ()
    unit: int = 0
    caption: str = ""
    about: tuple[int, int, int, int] | None = None


def everybodys(localized: LocalizedTable, view: View) -> Beside | Alone:
    """Draw what everybody sees, from the public view."""
    pictures, names = localized.table.game.pictures, localized.plain
    return pictures.beside(view, (), names) or Alone(pictures.table(view, names), None)


def seats(localized: LocalizedTable, view: View, choices: Sequence[Choice]) -> Beside | Alone:
    """Draw what a seat sees: no table where that is everybody's, and no hand once there is a result."""
    pictures, names = localized.table.game.pictures, localized.plain
    over = view.outcome is not None
    return pictures.beside(view, choices, names) or Alone(None, None if over else pictures.hand(view, choices, names))


class Finished:
    """A picture as SVG, its left, top, width and height, and its regions; what it was drawn with is not kept.

    `unit` and `about` are those of a board, as in `Beside`.
    """

    def __init__(
        self,
        drawn: Drawn,
        address: Callable[[str], str],
        unit: int = 0,
        about: tuple[int, int, int, int] | None = None,
    ) -> None:
        self.svg = drawn.svg(address)
        whole = (0, 0, *drawn.size)
        self.box = drawn.board if drawn.board is not None and drawn.board[2:] == drawn.size else whole
        self.unit = unit
        self.about = about
        self.regions = drawn.regions


class Pair(NamedTuple):
    """A table and a hand, as far as they were drawn, and the plates and the caption that the table does not show."""

    table: Finished | None
    hand: Finished | None
    plates: tuple[Plate, ...] = ()
    caption: str = ""


def finished(localized: LocalizedTable, view: View, drawn: Beside | Alone, address: Callable[[str], str]) -> Pair:
    """Write what was drawn from a view as a page is sent it."""
    words = localized.table.game.text.seat
    return Pair(
        None if drawn.table is None else Finished(drawn.table, address, drawn.unit, drawn.about),
        None if drawn.hand is None else Finished(drawn.hand, address),
        tuple(_plate(plate, words(plate.seat, view, localized.marked)) for plate in drawn.plates),
        drawn.caption,
    )


def _plate(plate: contract.Plate, words: str) -> Plate:
    mark = palette.SEATS[plate.seat]
    stats = tuple(Stat(stat.emblem, stat.text, stat.colour) for stat in plate.stats)
    return Plate(plate.seat, mark.shape, mark.colour, stats, plate.out, plate.role, plate.note, words)


async def _pair(
    localized: LocalizedTable, view: View, draw: Callable[[], Beside | Alone], address: Callable[[str], str]
) -> Pair:
    table = localized.table

    def work() -> Pair:
        return finished(localized, view, draw(), address)

    return await in_thread(table.game, f"table {table.id}, page", work, for_page=True) or Pair(None, None)


async def _finished(
    table: LiveTable, draw: Callable[[], Drawn | None], address: Callable[[str], str]
) -> Finished | None:
    def work() -> Finished | None:
        drawn = draw()
        return None if drawn is None else Finished(drawn, address)

    return await in_thread(table.game, f"table {table.id}, page", work, for_page=True)


def hand_beside(
    hand: Finished | None, table: Finished | None, game: AnyGame, choices: Sequence[Choice]
) -> Shown | None:
    """Return a hand beside its table: without what the table shows, if its regions tell what that is."""
    shown = shown_as(hand, game, choices)
    if hand is None or table is None or shown is None or not hand.regions:
        return shown
    there = {(region.names, region.field, region.term) for region in table.regions}
    own = [
        (mark, region.box)
        for mark, region in zip(shown.marks, hand.regions, strict=True)
        if region.field != VERB and (region.names, region.field, region.term) not in there
    ]
    if not own:
        return None
    left, above, wide, high = shown.box
    top, bottom = max(above, min(box[1] for _, box in own)), min(above + high, max(box[3] for _, box in own))
    marks = tuple(mark for mark, _ in own)
    return msgspec.structs.replace(shown, part=(left, top, wide, bottom - top), marks=marks)


def _things(region: Region) -> tuple[str, ...]:
    """Return what a region shows."""
    return () if region.field == VERB else region.names or ((region.term,) if region.term else ())


def shown_as(finished: Finished | None, game: AnyGame, choices: Sequence[Choice] = ()) -> Shown | None:
    """Return a picture as it is sent, with the regions that stand for these choices."""
    if finished is None:
        return None
    matched = matches(game, finished.regions, choices)
    taken = {name for choice in choices if isinstance(choice, Move) for name in taken_by(choice)}
    marks = [
        Mark(
            region.outline,
            tuple(match.choice for match in found),
            tuple(dict.fromkeys(name for match in found for name in match.items)),
            region.term,
            _things(region) if not found or not taken.isdisjoint(region.names) else (),
            verb=region.field == VERB,
            pile=next((name for name in (DECK, DISCARD) if region.field == VERB and name in region.names), ""),
            edged=region.edged,
        )
        for region, found in zip(finished.regions, matched, strict=True)
    ]
    return Shown(finished.svg, finished.box, finished.about, finished.unit, tuple(marks))
