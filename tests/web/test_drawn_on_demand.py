"""What the web page draws on demand: moves before they are confirmed, and the pictures of rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot.presentation.localized_table import localize
from bot.web.pictures import Art, Painter
from games.core.catalogue import find_games
from games.core.contract import Move
from tests.tables.harness import TableHarness

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncGenerator[TableHarness]:
    made = TableHarness(tmp_path / "tables.sqlite3", find_games())
    await made.open()
    yield made
    await made.close()


async def test_a_move_is_shown_on_the_table_before_it_is_confirmed(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", game="carcassonne")
    painter, localized = Painter(Art()), await localize(harness.service, table, "en")
    seat_view = next(found for seat in (0, 1) if (found := table.look(seat)) is not None and found.choices)
    move = next(choice for choice in seat_view.choices if isinstance(choice, Move))
    board = (await painter.table(localized, seat_view.view)).table
    assert board is not None
    shown = await painter.ghost(localized, seat_view.view, move)
    assert shown.startswith("<svg")
    assert shown != board.svg


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
