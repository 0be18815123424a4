"""Single options that are played for a person tell nobody else that there was only one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables import background
from bot.tables.single_options import single_option
from games.core.chance import SeededChance
from storage import Calls
from tests.e2e.test_talk import table_of

if TYPE_CHECKING:
    import pytest

    from tests.e2e.running_bot import RunningBot

PEOPLE = ["Ana", "Boris", "Vera"]
MOST_MOVES = 240


async def test_the_channel_calls_for_a_single_option_as_for_any_other_decision(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "SHORTEST", 1e6)  # so that it is seen what happens before it is played
    await running_bot.opened("magove", PEOPLE, pictures=False)
    table, service, boris = await table_of(running_bot), running_bot.bot.service, running_bot.person("Boris")
    person = await service.known(int(boris.id))
    assert person is not None
    await service.prefer(msgspec.structs.replace(person, single_options=True, calls=Calls.CHANNEL))
    called: dict[bool, set[bool]] = {False: set(), True: set()}
    rang, asked_before = len(boris.rang), True
    for _ in range(MOST_MOVES):
        await running_bot.settled()
        seat_view = table.look(1)
        if not table.live or seat_view is None:
            break
        asked = 1 in seat_view.view.asked
        if asked and not asked_before:
            called[single_option(table, 1) is not None].add(len(boris.rang) > rang)
        rang, asked_before = len(boris.rang), asked
        assert table.play is not None
        seat = table.game.acting(table.play.state)[0]
        acting = table.look(seat)
        assert acting is not None
        move = table.game.heuristic(acting.view, acting.choices, SeededChance(bytes(32), table.last))
        actor = await service.greet(int(running_bot.person(PEOPLE[seat]).id), PEOPLE[seat], "en")
        await service.move(table, actor, move, interaction=10_000 + table.last)
    assert called[True], "no decision had a single option"
    assert called[True] == called[False], f"called for a single option: {called[True]}, for others: {called[False]}"
