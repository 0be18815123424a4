"""Several clicks on one control at once: one of them counts, and all are answered by what counts now."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Final

from bot.fake_discord import Answer, FakeDiscord, NotPossible
from bot.presentation.texts import bot_localizer
from games.core.catalogue import find_games
from games.core.localizer import LOCALES
from tests.faults.bots import first_traceback, running
from tests.faults.check import together
from tests.faults.consistency import all_shown, interactions_in
from tests.faults.players import group_at, use_some_control

if TYPE_CHECKING:
    from bot.fake_discord.world.model import Interaction
    from tests.faults.bots import Bot
    from tests.faults.check import Report, Trial
    from tests.faults.players import PlayerGroup

ANSWERED_WITHIN: Final = 60.0
"""Seconds in which a click is to be answered: whether within Discord's three is what `load` measures."""
SHOWN_WITHIN: Final = 120.0
SLOWEST: Final = "seconds to the slowest answer"
PEOPLE: Final = 3
CLICKS: Final = 3
FAILED: Final = frozenset(bot_localizer(locale)("failed") for locale in LOCALES)
"""The answer that says something went wrong, in each language."""


async def clicks(trial: Trial) -> None:
    """Let people click three times at once, at tables of all games."""
    games = sorted(find_games())
    chosen = trial.rng("games").sample(games, min(trial.much(2, len(games)), len(games)))
    await together(*(_at(trial, game, trial.much(8, 150)) for game in chosen))


async def _at(trial: Trial, game: str, times: int) -> None:
    """Let people at a table of one game click this many times."""
    report, rng = trial.report, trial.rng(f"clicks {game}")
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        fake_discord.world.answer_within = ANSWERED_WITHIN
        group = group_at(fake_discord, game, PEOPLE)
        async with running(trial, fake_discord, trial.place(f"clicks-{game}") / "mehana.sqlite3") as bot:
            await group.seated()
            for _ in range(times):
                await group.brought_about()
                await _click(bot, group, rng, report)
            report.note(await all_shown(bot.database, [group], SHOWN_WITHIN))
            report.demand(not bot.tracebacks, f"{game}: the log has a traceback: {first_traceback(bot.log)}")


async def _click(bot: Bot, group: PlayerGroup, rng: random.Random, report: Report) -> None:
    """Let a person use one control several times at once."""
    able = group.able()
    if not able:
        await asyncio.sleep(0.05)
        return
    person, hand = rng.choice(able)
    copy, seed, interactions = hand.copy(), rng.random(), bot.fake_discord.world.interactions
    before = set(interactions)
    tried = (use_some_control(person, copy, random.Random(seed)) for _ in range(CLICKS))
    began = time.monotonic()
    answers = await asyncio.gather(*tried, return_exceptions=True)
    slowest = report.figures.get(SLOWEST, 0.0)
    report.figures[SLOWEST] = round(max(slowest, time.monotonic() - began), 2)
    report.count("clicks", sum(not isinstance(answer, NotPossible) for answer in answers))
    made: list[Interaction] = [interactions[token] for token in interactions.keys() - before]
    for answer in answers:
        if isinstance(answer, Answer):
            said = answer.message.text if answer.message is not None else ""
            report.demand(not any(text in said for text in FAILED), f"{group.game}: a click is answered {said!r}")
        elif not isinstance(answer, NotPossible):
            report.wrong.append(f"{group.game}: {answer}")
    kept = set(await interactions_in(bot.database))
    counted = [interaction for interaction in made if interaction.id in kept]
    report.demand(len(counted) <= 1, f"{group.game}: {len(counted)} of {CLICKS} clicks on one control count")
