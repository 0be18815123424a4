"""How soon a private hand is edited when what its owner holds has changed while others are asked."""

import asyncio

from bot.presentation.localized_table import localize
from games.core.contract import PUBLIC
from games.core.localizer import nearest_locale
from tests.machine.actions.actions import Command, PlayOn, Press, attempt
from tests.machine.promises.repositories import LONGEST, plain
from tests.machine.stage.stage import Stage

PEOPLE = ("Ana", "Boris", "Vera")
LOOK = 0.01
"""Seconds between two looks at the hands."""
PATIENCE = 30.0
"""Seconds after which a hand is given up."""


async def edits(stage: Stage, game: str, moves: int, **options: object) -> list[float]:
    """Play some moves of a table; return the seconds after which each hand that changed unasked was true again.

    Raise `AssertionError` if its owner was called for it.
    """
    start = [Command("Ana", "general", f"{game} open", {"pictures": False, **options})]
    start += [Press(name, "general", "do:join") for name in PEOPLE[1:]]
    for action in (*start, Press("Ana", "general", "do:start")):
        assert await attempt(stage, action)
        await stage.settle()
    seconds: list[float] = []
    for _ in range(moves):
        before = await _held(stage)
        rang = {name: len(stage.person(name).rang) for name in PEOPLE}
        if not await attempt(stage, PlayOn("general", 1)):
            break
        began, changed = stage.loop.time(), await _held(stage)
        late = {name: held for name, held in changed.items() if held != before.get(name)}
        while late:
            assert stage.loop.time() - began < PATIENCE, f"never edited: {late}"
            await asyncio.sleep(LOOK)
            for name in [name for name, held in late.items() if held in plain(stage.person(name).inbox[-1].text)]:
                seconds.append(stage.loop.time() - began)
                del late[name]
        assert all(len(stage.person(name).rang) == rang[name] for name in changed), "a hand was edited with a call"
        await stage.settle()
    return seconds


async def _held(stage: Stage) -> dict[str, str]:
    """Return what each player who is not asked holds, in words."""
    service = stage.bot.service
    table = await service.repository.table_in(stage.fake_discord.channel("general").id)
    public, held = table.look(PUBLIC), dict[str, str]()
    assert public is not None
    for seat, name in enumerate(PEOPLE):
        seat_view = table.look(seat)
        if seat_view is not None and seat not in public.view.asked and table.live:
            localized = await localize(service, table, nearest_locale(stage.person(name).locale))
            text = table.game.text.hand(seat_view.view, seat_view.choices, localized.marked)
            held[name] = plain(text)[:LONGEST]
    return held
