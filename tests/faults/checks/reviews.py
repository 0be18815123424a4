"""SIGKILL while a review is made: it is made anew, once however often it is asked for, and each player has their own.

Where its game is gone, a review is refused, and is kept until the game is back.
"""

import asyncio
import random
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Final

from bot.discord.messages.controls import REVIEW, Action, ShowHistory, read
from bot.fake_discord import Actor, FakeDiscord, Message
from bot.presentation.texts import error_text
from bot.tables.state.refusal import Refusal, Why
from games.core.catalogue import find_games
from games.core.judge import judging
from games.core.localizer import nearest_locale
from tests.faults.bots import Bot, first_traceback, gone, running
from tests.faults.check import Trial
from tests.faults.checks.forgetting import forgotten
from tests.faults.players import PlayerGroup, group_at
from tests.people import action_of, hand_of

CLICKS: Final = 16
"""Controls that are used before the table is closed."""
SHOWN_WITHIN: Final = 40.0
MADE_WITHIN: Final = 600.0
"""Seconds within which a review is made, behind everything else on a busy machine."""
ORPHANS_WITHIN: Final = 10.0
STOP: Final = "review-stop"


async def reviews(trial: Trial) -> None:
    """Review tables of games that have a judge: one of them in the quick run, else each."""
    judged = [key for key, game in find_games().items() if judging(game) is not None]
    for key in trial.rng("games").sample(judged, trial.much(1, len(judged))):
        await _reviewed(trial, key)
        trial.report.count("games")


async def _reviewed(trial: Trial, key: str) -> None:
    """Kill bots while they review a table, ask twice at once, take the game away, and let its players be forgotten."""
    report, database = trial.report, trial.folder / f"{key}.sqlite3"
    games = find_games()
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        group = group_at(fake_discord, key, 2, max(0, min(games[key].seats) - 2))
        first, second = group.people
        async with _sound(trial, fake_discord, database) as bot:
            await group.seated()
            await _left_off(group, trial.rng(f"moves of {key}"))
            await fake_discord.wait_for(lambda: _asking(first), SHOWN_WITHIN)
            for _ in range(trial.much(1, 2)):
                shown = await _asked(fake_discord, first)
                await fake_discord.wait_for(partial(_is_looking, shown), MADE_WITHIN)
                if _is_made(shown):  # there were too few moves to interrupt it
                    break
                workers = bot.workers()
                await bot.kill()
                report.count("kills")
                report.demand(await gone(workers, ORPHANS_WITHIN), "a worker outlives the bot that was killed")
                report.demand(not _kept(database), "half a review is kept")
                await bot.start()
            both = await asyncio.gather(_asked(fake_discord, first), _asked(fake_discord, first))
            for shown in both:
                await fake_discord.wait_for(partial(_is_made, shown), MADE_WITHIN)
            again = await _asked(fake_discord, first)
            report.demand(_is_made(again), "a review is made again")
            texts = {shown.text for shown in (*both, again)}
            report.demand(len(texts) == 1, f"asked three times, a player is shown {len(texts)} reviews")
            report.demand(_kept(database) == 1, f"{_kept(database)} reviews of one player are kept")
        async with _sound(
            trial, fake_discord, database, MEHANA_GAMES=" ".join(other for other in games if other != key)
        ):
            refused = (await _asked(fake_discord, first)).text
            gone_for_now = error_text(Refusal(Why.PAST_GAME_GONE), nearest_locale(first.person.locale))
            report.demand(refused == gone_for_now, f"where its game is gone, the review is answered by {refused!r}")
        async with _sound(trial, fake_discord, database):
            back = (await _asked(fake_discord, first)).text
            report.demand(back in texts, f"once its game is back, the review is answered by {back!r}")
            while not await forgotten(second):
                pass
            report.demand(
                (await _asked(fake_discord, first)).text in texts, "a review changes when another player is forgotten"
            )
            while not await forgotten(first):
                pass
            report.demand(not _kept(database), "the review of a forgotten player is kept")


@asynccontextmanager
async def _sound(trial: Trial, fake_discord: FakeDiscord, database: Path, **settings: str) -> AsyncGenerator[Bot]:
    """Run a bot whose log is to have no traceback."""
    async with running(trial, fake_discord, database, **settings) as bot:
        yield bot
    trial.report.demand(not bot.tracebacks, f"the log has a traceback: {first_traceback(bot.log)}")


async def _left_off(group: PlayerGroup, rng: random.Random) -> None:
    """Play for a while, then close the table: a whole one takes minutes to review."""
    clicks = 0
    while clicks < CLICKS and group.post is not None and action_of(group.post, Action.HAND):
        clicks += await group.click(rng) is not None
        await asyncio.sleep(0.01)
    await group.close()


def _asking(person: Actor) -> str | None:
    """Return the control that asks for the review, under the hand of a table that has ended."""
    hand = hand_of(person)
    controls = [] if hand is None else [part["custom_id"] for part in hand.controls]
    return next((control for control in controls if _step(control) == REVIEW), None)


async def _asked(fake_discord: FakeDiscord, person: Actor) -> Message:
    """Ask for the review of the table that has ended. Return the message that answers, also where it takes long."""
    hand, asking, before = hand_of(person), _asking(person), list(person.inbox)
    assert hand is not None
    assert asking is not None
    answer = await person.click(hand, asking)
    if answer.kind == "message" and answer.message is not None:
        return answer.message

    def came() -> list[Message]:
        return [message for message in person.inbox if message.ephemeral and message not in before]

    return (await fake_discord.wait_for(came, SHOWN_WITHIN))[-1]


def _step(custom_id: str) -> str:
    control = read(custom_id)
    return control.step if isinstance(control, ShowHistory) else ""


def _is_made(message: Message) -> bool:
    return STOP not in {_step(part["custom_id"]) for part in message.controls}


def _is_looking(message: Message) -> bool:
    """Return whether a message counts the moves that were looked at."""
    return _is_made(message) or any(letter.isdigit() for letter in message.text.splitlines()[-1])


def _kept(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT count(*) FROM review").fetchone()[0]
