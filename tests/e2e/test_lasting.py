"""What lasts beyond a table, asked for as people ask: by commands and buttons, of a bot at the stand-in."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tests.e2e.tavern import tavern_in

if TYPE_CHECKING:
    from pathlib import Path


async def test_a_table_that_was_played_stands_in_standings_and_on_cards(tmp_path: Path) -> None:
    async with tavern_in(tmp_path, rate_limits=False, check=False) as tavern, tavern.running():
        ana = tavern.person("Ana")
        none = await ana.command("general", "standings")
        assert none.message is not None
        assert "the first one opens the standings" in none.message.text
        await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
        await tavern.play(["Ana", "Boris"], random.Random(2))
        shown = await ana.command("general", "standings")
        assert shown.message is not None
        assert shown.message.ephemeral
        assert "Durak" in shown.message.text
        await ana.click(shown.message, "▶")
        card = await ana.command("general", "mehana card")
        assert card.message is not None
        assert "1 table" in card.message.text
        refused = await ana.command("general", "mehana season", name="Winter")
        assert refused.message is not None
        hidden = await ana.command("general", "mehana rank", shown=False)
        assert hidden.message is not None
        assert "stay out" in hidden.message.text
