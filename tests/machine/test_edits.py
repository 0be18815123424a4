"""What the bot does in time, on a clock that advances only while it is idle.

A hand that changes while others are asked is edited within two seconds, without a call; a press is acknowledged within
Discord's three, however long its answer takes.
"""

import asyncio
from typing import Any

import pytest

from tests.machine.broken import BREAKAGES
from tests.machine.promises.edits import edits
from tests.machine.search import on_stage
from tests.machine.stage.stage import Stage

pytestmark = pytest.mark.long(8)

WITHIN = 2.0
"""Seconds on a clock that advances only while the bot is idle, so that the load of the machine does not count."""


@pytest.mark.parametrize(
    ("game", "moves", "options"),
    [
        pytest.param("durak", 14, {}, id="a bout ends and cards are drawn"),
        pytest.param("magove", 12, {"preset": "short"}, id="a new deal"),
        pytest.param("carcassonne", 12, {"preset": "everything"}, id="a theft"),
    ],
)
def test_a_hand_is_edited_within_two_seconds_of_a_change(game: str, moves: int, options: dict[str, Any]) -> None:
    seconds = on_stage(lambda stage: edits(stage, game, moves, **options), pause_factor=1.0)
    assert isinstance(seconds, list)
    assert seconds, "no hand changed while its owner was not asked"
    assert max(seconds) <= WITHIN, f"{len(seconds)} edits, the slowest after {max(seconds):.2f} s"


def test_a_hand_that_is_never_edited_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    BREAKAGES["edits_no_hands"](monkeypatch)
    with pytest.raises(AssertionError, match="never edited"):
        on_stage(lambda stage: edits(stage, "durak", 6))


async def pressed_while_the_table_is_busy(stage: Stage) -> list[str]:
    """Use a command at a table of which something else holds the lock for ten seconds; return how it was answered."""
    ana = stage.person("Ana")
    opened = await ana.command("general", "durak open", pictures=False)
    await stage.settle()
    table = await stage.bot.service.repository.table_in(stage.fake_discord.channel("general").id)
    async with table.lock:
        answers = await asyncio.gather(
            ana.command("general", "durak start"), stage.person("Boris").click(opened.message, "Take a seat")
        )
        await asyncio.sleep(10)
    return [answer.kind for answer in answers]


def test_a_press_is_acknowledged_in_time_however_long_its_answer_takes() -> None:
    assert on_stage(pressed_while_the_table_is_busy) == ["thinking", "silent"]
