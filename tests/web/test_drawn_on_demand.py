"""What the web page draws: tables and hands once for all pages, moves before they are confirmed, pictures of rules."""

from collections.abc import AsyncGenerator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.presentation.localized_table import localize
from bot.web.pictures import Art, Finished, Painter, hand_beside, shown_as
from games.core.catalogue import find_games
from games.core.contract import PUBLIC
from games.core.regions import Region
from games.core.touch import VERB
from tests.discord.harness import seat_view_of
from tests.tables.harness import TableHarness


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncGenerator[TableHarness]:
    made = TableHarness(tmp_path / "tables.sqlite3", find_games())
    await made.open()
    yield made
    await made.close()


async def test_a_page_of_the_rules_has_its_picture(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", game="durak")
    painter, localized = Painter(Art()), await localize(harness.service, table, "en")
    pages = table.game.text.rules(table.options, localized.plain)
    names = [page.picture for page in pages if page.picture]
    assert names
    for name in names:
        shown = await painter.page(localized, partial(table.game.pictures.page, name, localized.plain))
        assert shown is not None
        assert shown.svg.startswith("<svg")
    assert await painter.page(localized, lambda: None) is None


async def test_a_table_is_drawn_once_for_all_pages_in_a_language(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", game="durak")
    painter = Painter(Art())
    english, bulgarian = [await localize(harness.service, table, locale) for locale in ("en", "bg")]
    public = seat_view_of(table, PUBLIC)
    drawn = await painter.table(english, public.view)
    assert await painter.table(english, public.view) is drawn
    assert await painter.table(bulgarian, public.view) is not drawn
    assert await painter.table(english, public.view) is drawn
    assert drawn.hand is None
    end = await painter.ended(english, 1, public.view)
    assert end is not drawn
    assert await painter.ended(english, 1, public.view) is end
    painter.forget(table.id)
    assert await painter.table(english, public.view) is not drawn


async def test_a_hand_is_drawn_for_its_seat_as_long_as_nothing_changes(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", game="durak")
    painter, localized = Painter(Art()), await localize(harness.service, table, "en")
    seat_views = [seat_view for seat in (0, 1) if (seat_view := table.look(seat)) is not None]
    drawn = [await painter.own(localized, found.view, found.choices) for found in seat_views]
    assert drawn[0].hand is not None
    assert drawn[1].hand is not None
    assert drawn[0].hand.svg != drawn[1].hand.svg
    again = [await painter.own(localized, found.view, found.choices) for found in seat_views]
    assert [new is old for new, old in zip(again, drawn, strict=True)] == [True, True]
    asked = next(found for found in seat_views if found.choices)
    assert await painter.own(localized, asked.view, ()) not in drawn


class Drawing:
    """A picture that shows nothing but has regions."""

    size = (100, 80)
    board = (0, 0, 9, 9)

    def __init__(self, *regions: Region) -> None:
        self.regions = regions

    def svg(self, address: Callable[[str], str]) -> str:
        return f"<svg>{address('card')}"


def region(name: str, top: int, bottom: int, **more: Any) -> Region:
    return Region(((10, top), (20, top), (20, bottom), (10, bottom)), (name,), **more)


HAND = (region("6H", 5, 15), region("7H", 20, 50, term="trump"), region("pass", 60, 70, field=VERB))


@pytest.mark.parametrize(
    ("on_the_table", "part", "things"),
    [
        ((), (0, 5, 100, 45), ["6H", "7H"]),
        (HAND[:1], (0, 20, 100, 30), ["7H"]),
        ((region("6H", 70, 75), region("7H", 1, 2)), (0, 20, 100, 30), ["7H"]),
        ((region("7H", 1, 2, term="trump"),), (0, 5, 100, 10), ["6H"]),
    ],
)
def test_a_hand_beside_its_table_shows_only_what_the_table_does_not(
    on_the_table: tuple[Region, ...], part: tuple[int, int, int, int], things: list[str]
) -> None:
    game, hand, table = find_games()["durak"], Finished(Drawing(*HAND), str), Finished(Drawing(*on_the_table), str)
    shown = hand_beside(hand, table, game, ())
    assert shown is not None
    assert (shown.part, shown.box) == (part, (0, 0, 100, 80))
    assert [mark.things for mark in shown.marks] == [(thing,) for thing in things]


def test_a_hand_that_the_table_shows_whole_is_left_out() -> None:
    game, hand = find_games()["durak"], Finished(Drawing(*HAND), str)
    assert hand_beside(hand, Finished(Drawing(*HAND[:2]), str), game, ()) is None
    assert hand_beside(None, hand, game, ()) is None


def test_a_hand_is_whole_without_a_table_or_without_regions() -> None:
    game, hand, bare = find_games()["durak"], Finished(Drawing(*HAND), str), Finished(Drawing(), str)
    whole = hand_beside(hand, None, game, ())
    assert whole == shown_as(hand, game)
    assert whole is not None
    assert (whole.part, whole.box, len(whole.marks)) == (None, (0, 0, 100, 80), 3)
    assert hand_beside(bare, hand, game, ()) == shown_as(bare, game)


def test_the_part_of_a_hand_ends_at_its_edges() -> None:
    game, hand = find_games()["durak"], Finished(Drawing(region("6H", -5, 90)), str)
    shown = hand_beside(hand, Finished(Drawing(), str), game, ())
    assert shown is not None
    assert shown.part == (0, 0, 100, 80)


async def test_a_region_stands_for_choices_or_else_for_what_it_shows(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", game="durak")
    seat_view = next(found for seat in (0, 1) if (found := table.look(seat)) is not None and found.choices)
    playable = str(seat_view.choices[0]).split()[1]
    regions = (region(playable, 0, 9), region("10H=none", 10, 19), HAND[2])
    regions += (Region(HAND[0].outline, (), term="trump"), Region(HAND[0].outline, ()))
    shown = shown_as(Finished(Drawing(*regions), str), table.game, seat_view.choices)
    assert shown is not None
    assert shown.svg == "<svg>card"
    assert [mark.things for mark in shown.marks] == [(), ("10H=none",), (), ("trump",), ()]
    assert [bool(mark.choices) for mark in shown.marks] == [True, False, False, False, False]
    assert [mark.verb for mark in shown.marks] == [False, False, True, False, False]
    assert shown_as(None, table.game) is None
