"""SIGKILL while a person is forgotten."""

import asyncio
from pathlib import Path

from bot.discord.messages.controls import OwnAction
from bot.fake_discord import Actor, FakeDiscord, NotAnswered, NotPossible
from bot.presentation.texts import bot_localizer
from games.core.localizer import nearest_locale
from tests.faults.bots import first_traceback, running
from tests.faults.check import Report, Trial
from tests.faults.players import group_at, plainest


async def forgetting(trial: Trial, times: int, report: Report) -> None:
    """Kill the bot while somebody asks to be forgotten: once it said so, nothing of them is in the file."""
    folder, rng = trial.place("forget"), trial.rng("forget")
    database = folder / "forget.sqlite3"
    async with (
        FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord,
        running(trial, fake_discord, database) as bot,
    ):
        for number in range(times):
            guests = group_at(fake_discord, plainest(2), 2)
            guest = guests.people[1]
            guest.person.name = f"Zdravka-{number}-Unmistakable"
            await guests.seated()
            asking = asyncio.create_task(forgotten(guest))
            await asyncio.sleep(rng.uniform(0.0, 0.08))
            await bot.kill()
            report.count("kills")
            asking.cancel()
            told = (await asyncio.gather(asking, return_exceptions=True))[0] is True
            if told:
                traces = _traces(database, guest)
                report.demand(
                    not traces, f"traces of a person who was told they are forgotten, before a kill: {traces}"
                )
            await bot.start()
            while not told:
                told = await forgotten(guest)
            traces = _traces(database, guest)
            report.demand(not traces, f"traces of a person forgotten after a kill: {traces}")
        report.demand(
            not bot.tracebacks, f"after kills in forgetting the log has a traceback: {first_traceback(bot.log)}"
        )


async def forgotten(person: Actor) -> bool:
    """Ask to be forgotten and confirm. Return whether the bot said that it is done."""
    try:
        asked = await person.command("general", "mehana forget")
        assert asked.message is not None
        sure = next(
            part["custom_id"] for part in asked.message.controls if part["custom_id"] == f"own:{OwnAction.FORGOTTEN}"
        )
        answer = await person.click(asked.message, sure)
    except (NotAnswered, NotPossible):
        return False
    told = bot_localizer(nearest_locale(person.locale))("forgotten")
    return answer.message is not None and told in answer.message.text


def _traces(database: Path, person: Actor) -> list[str]:
    """Return where the files of the database contain the person's name or id."""
    marks = {"name": person.name.encode(), "number": person.id.to_bytes(8, "big"), "digits": str(person.id).encode()}
    files = {path.name: path.read_bytes() for path in sorted(database.parent.glob(f"{database.name}*"))}
    return [f"{what} in {name}" for name, data in files.items() for what, mark in marks.items() if mark in data]
