"""Servers: the bot is removed from one and invited back, and the moderators of another have no rights there."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from bot.discord.messages.controls import Action, TakeAction, write
from bot.fake_discord import FakeDiscord, InteractionKind
from storage import Status
from tests.faults.bots import first_traceback, running
from tests.faults.checks.faults import Scene
from tests.faults.consistency import all_shown, tables_in
from tests.faults.players import group_at, numbered, plainest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.faults.check import Report, Trial
    from tests.faults.players import PlayerGroup

SHOWN_WITHIN: Final = 30.0
LEADING: Final = (Action.PAUSE, Action.CANCEL, Action.LEFT, Action.UNDO, Action.START, Action.COMPUTER)
"""What only people of a table, or moderators of its server, may do."""


async def servers(trial: Trial) -> None:
    """Remove the bot from a server and invite it back while tables are played; let a stranger forge controls."""
    report, rng = trial.report, trial.rng("servers")
    database = trial.place("servers") / "mehana.sqlite3"
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        groups = [group_at(fake_discord, plainest(2), 2) for _ in range(trial.much(2, 6))]
        async with running(trial, fake_discord, database) as bot:
            scene = Scene(fake_discord, bot, rng)
            await asyncio.gather(*(group.seated(60) for group in groups))
            await _forged(scene, groups, report)
            for time_away in range(trial.much(2, 8)):
                for group in groups:
                    await scene.moves(group, 2)
                await _removed_and_back(scene, groups, report, killed=time_away % 2 == 1)
            report.demand(not bot.tracebacks, f"the log has a traceback: {first_traceback(bot.log)}")


async def _removed_and_back(scene: Scene, groups: list[PlayerGroup], report: Report, *, killed: bool) -> None:
    """Remove the bot and invite it back, and `killed` in between: every table goes on in a new post."""
    world, database = scene.fake_discord.world, scene.bot.database
    before = {group.channel.id: max(group.channel.messages) for group in groups}
    world.remove_bot(world.home)
    everywhere = "not every table pauses when the bot is removed"
    report.demand(await _all(database, groups, lambda status: status is Status.PAUSED), everywhere)
    if killed:
        await scene.bot.kill()
        await scene.bot.start()
    world.invite_bot(world.home)
    report.count("times removed and invited back")
    back = "not every table goes on when the bot is invited back"
    if not report.demand(await _all(database, groups, lambda status: status is Status.PLAYING), back):
        return
    for group in groups:
        await scene.moves(group, 2)
    report.note([f"back in the server: {problem}" for problem in await all_shown(database, groups, SHOWN_WITHIN)])
    for group in groups:
        new = [message for message in group.channel.messages.values() if message.id > before[group.channel.id]]
        report.demand(any(numbered(message) for message in new), "the channel has no new post after the bot is back")


async def _all(database: Path, groups: list[PlayerGroup], wanted: Callable[[Status], bool]) -> bool:
    """Wait until all tables have a status; return whether they do in time."""
    until = time.monotonic() + SHOWN_WITHIN
    while time.monotonic() < until:
        found = await tables_in(database, [group.numbers[-1] for group in groups])
        if len(found) == len(groups) and all(wanted(table.row.status) for table, _ in found.values()):
            return True
        await asyncio.sleep(0.2)
    return False


async def _forged(scene: Scene, groups: list[PlayerGroup], report: Report) -> None:
    """Let a moderator of another server use forged controls of these tables: nothing is written."""
    world = scene.fake_discord.world
    elsewhere = world.add_guild("Elsewhere", "salon")
    stranger = scene.fake_discord.person(world.add_person("Zora", moderator=True, guild=elsewhere))
    answer = await stranger.command("salon", "mehana me")
    numbers = [group.numbers[-1] for group in groups]
    before = await tables_in(scene.bot.database, numbers)
    for number in numbers:
        for action in LEADING:
            data = {"custom_id": write(TakeAction(number, action)), "component_type": 2, "id": 1}
            await stranger.forge(InteractionKind.COMPONENT, "salon", data, message=answer.message)
            report.count("controls forged")
    after = await tables_in(scene.bot.database, numbers)
    changed = [number for number in numbers if after[number][0].last != before[number][0].last]
    report.demand(not changed, f"a moderator of another server changed tables {changed}")
