"""Failures of Discord and the disk, after which everybody is shown what the journal says."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.discord.messages.controls import Action
from bot.fake_discord import FakeDiscord, NotAnswered, NotPossible
from tests.faults.bots import Bot, first_traceback, running
from tests.faults.check import Report, Trial
from tests.faults.consistency import all_shown
from tests.faults.players import PlayerGroup, group_at, plainest
from tests.people import action_of, moves_in, use_some_control, used

ANSWERED_WITHIN: Final = 10.0
"""Seconds for an answer: others check how fast they are, and here twenty tables meet failures at once."""
SHOWN_WITHIN: Final = 45.0
MET_WITHIN: Final = 240.0
"""Seconds within which a planned failure must happen while people play, also on a busy machine."""
POST, PATCH = "POST", "PATCH"


@dataclass(frozen=True, slots=True)
class Scene:
    """A bot with its Discord and its people."""

    fake_discord: FakeDiscord
    bot: Bot
    rng: random.Random

    async def moves(self, group: PlayerGroup, count: int) -> None:
        """Let people use this many controls."""
        for _ in range(count):
            await self.step(group)

    async def step(self, group: PlayerGroup) -> None:
        """Let somebody make a move: from a private hand, or from the channel if private messages are closed."""
        await group.brought_about()
        if await group.click(self.rng) is not None:
            return
        post = group.post
        for person in group.people:
            if post is None or person in (owner for owner, _ in group.able()):
                continue
            with suppress(NotAnswered, NotPossible):
                answer = await used(person, post, Action.HAND)
                if answer is not None and answer.message is not None and moves_in(answer.message):
                    await use_some_control(person, answer.message, self.rng)
        await asyncio.sleep(0.02)

    async def until(self, group: PlayerGroup, met: Callable[[], bool]) -> bool:
        """Let people play until something has happened; return whether it did."""
        until = time.monotonic() + MET_WITHIN
        while not met() and time.monotonic() < until:
            await self.step(group)
        return met()


Strike: TypeAlias = "Callable[[Scene, PlayerGroup], Awaitable[bool]]"
"""Injects a failure while people play; returns whether it happened."""


def refusal(method: str, where: str, **failure: Any) -> Strike:
    """Return a strike that makes requests fail. `where` is "post", "hand", "edit" or a path with `{}` for any segment."""

    async def strike(scene: Scene, group: PlayerGroup) -> bool:
        person = group.people[-1].private_channel.id
        path = {
            "post": f"/channels/{group.channel.id}/messages",
            "hand": f"/channels/{person}/messages",
            "edit": f"/channels/{person}/messages/{{}}",
        }.get(where, where)
        fault = scene.fake_discord.fault.fail_next(method, path, **failure)
        return await scene.until(group, fault.happened.is_set)

    return strike


async def refused_hand(scene: Scene, group: PlayerGroup) -> bool:
    """Refuse one private message; the next notification is sent to its reader again."""
    person = group.people[-1]
    path = f"/channels/{person.private_channel.id}/messages"
    fault = scene.fake_discord.fault.fail_next("POST", path, status=403, code=50007)
    met = await scene.until(group, fault.happened.is_set)
    return met and await scene.until(group, lambda: moving_hand(person))


async def unopened(scene: Scene, group: PlayerGroup) -> bool:
    """Seat players with whom no private conversation can be opened at first."""
    newcomers = group_at(scene.fake_discord, group.game, 2)
    fault = scene.fake_discord.fault.fail_next("POST", "/users/@me/channels", status=503, times=2)
    await newcomers.seated()
    return not await all_shown(scene.bot.database, [newcomers], SHOWN_WITHIN) and fault.happened.is_set()


async def slow(scene: Scene, group: PlayerGroup) -> bool:
    """Hold a post back for some seconds, as a slow Discord would, while people play."""
    path = f"/channels/{group.channel.id}/messages"
    fault = scene.fake_discord.fault.fail_next("POST", path, status="hang")
    met = await scene.until(group, fault.happened.is_set)
    await scene.moves(group, 3)
    await asyncio.sleep(3.5)
    fault.release()
    return met


def denied(*names: str) -> Strike:
    """Return a strike that takes permissions in the channel away, lets people play, and gives them back."""

    async def strike(scene: Scene, group: PlayerGroup) -> bool:
        scene.fake_discord.deny(group.channel, *names)
        await scene.moves(group, 4)
        await asyncio.sleep(0.5)
        scene.fake_discord.allow(group.channel, *names)
        return True

    return strike


async def closed(scene: Scene, group: PlayerGroup) -> bool:
    """Let somebody close their private messages, play from the channel, and open them again."""
    person = group.people[-1]
    person.close_private_messages()
    await scene.moves(group, 6)
    person.open_private_messages()
    # A player who took no messages is written to again at the next call.
    seen = len(person.inbox)
    return await scene.until(group, lambda: len(person.inbox) != seen or bool(moving_hand(person)))


def moving_hand(person: Any) -> bool:
    """Return whether the newest private message of a person offers a move."""
    return any(moves_in(message) for message in person.inbox[-1:])


async def deleted(scene: Scene, group: PlayerGroup) -> bool:
    """Let a moderator delete the newest post while people play."""
    post = group.post
    assert post is not None
    scene.fake_discord.messages.delete(post)
    return await scene.until(group, lambda: group.post is not None and group.post.id > post.id)


async def opened_beside(scene: Scene, group: PlayerGroup) -> bool:
    """Let people try to open a table where one is being played."""
    playing = asyncio.create_task(scene.moves(group, 4))
    opening = f"{group.game} open"
    answers = [await person.command(group.channel, opening) for person in (*group.people, *group.people)]
    await playing
    return all(answer.message is not None and answer.message.ephemeral for answer in answers)


async def opened_at_once(scene: Scene, group: PlayerGroup) -> bool:
    """Let two people open a table in one channel at the same time: there is one lobby, and they play."""
    pair = group_at(scene.fake_discord, group.game, 2)
    opening = f"{pair.game} open"
    await asyncio.gather(*(person.command(pair.channel, opening, pictures=False) for person in pair.people))

    def lobbies() -> list[Any]:
        return [message for message in pair.channel.history() if action_of(message, Action.START)]

    await scene.until(group, lambda: bool(lobbies()))  # a slow answer is announced before it comes
    found = lobbies()
    await asyncio.gather(*(used(person, lobby, Action.JOIN) for person in pair.people for lobby in found))
    await pair.seated()
    return len(found) == 1 and not await all_shown(scene.bot.database, [pair], SHOWN_WITHIN)


LOCAL: Final[dict[str, Strike]] = {
    "a post meets a 500": refusal(POST, "post", status=500),
    "a post meets a 503": refusal(POST, "post", status=503),
    "posts meet 503 three times": refusal(POST, "post", status=503, times=3),
    "a post is dropped": refusal(POST, "post", status="drop"),
    "a post is kept and its answer lost": refusal(POST, "post", status="drop_after_storing"),
    "a post meets a 429": refusal(POST, "post", status=429),
    "a post meets a 429 without Via": refusal(POST, "post", status=429, via=False),
    "a post waits for seconds": slow,
    "a hand meets a 503": refusal(POST, "hand", status=503),
    "a hand is kept and its answer lost": refusal(POST, "hand", status="drop_after_storing"),
    "a hand is refused once (50007)": refused_hand,
    "a hand can be edited no more (30046)": refusal(PATCH, "edit", status=400, code=30046),
    "a hand to edit is gone (10008)": refusal(PATCH, "edit", status=404, code=10008),
    "an edit of a hand meets a 503": refusal(PATCH, "edit", status=503),
    "private messages are closed, and open again": closed,
    "the right to send is taken, and given back": denied("SEND_MESSAGES"),
    "the channel is hidden, and shown again": denied("VIEW_CHANNEL"),
    "a moderator deletes a post": deleted,
    "tables are opened beside one in play": opened_beside,
    "two people open a table at once": opened_at_once,
}
"""Failures that concern one table; each strikes its own table, all at the same time."""


def callback(**failure: Any) -> Strike:
    """Return a strike that makes answers fail; the move may have been made."""
    return refusal(POST, "/interactions/{}/{}/callback", **failure)


def gateway(**how: bool) -> Strike:
    """Return a strike that breaks the connection while people play."""

    async def strike(scene: Scene, group: PlayerGroup) -> bool:
        playing = asyncio.create_task(scene.moves(group, 3))
        scene.fake_discord.gateway.drop(**how)
        await scene.bot.connected()
        await playing
        return True

    return strike


def locked(seconds: float) -> Strike:
    """Return a strike that keeps the database locked for other writers."""

    async def strike(scene: Scene, group: PlayerGroup) -> bool:
        with closing(
            sqlite3.connect(scene.bot.database, timeout=5, isolation_level=None, check_same_thread=False)
        ) as stranger:
            await asyncio.to_thread(stranger.execute, "BEGIN IMMEDIATE")
            playing = asyncio.create_task(scene.moves(group, 2))
            await asyncio.sleep(seconds)
            stranger.execute("ROLLBACK")
        await playing
        return True

    return strike


async def silent(scene: Scene, group: PlayerGroup) -> bool:
    """Silence the gateway until the bot gives the connection up, then accept it again."""
    resumes = scene.fake_discord.gateway.resumes
    scene.fake_discord.gateway.silence(True)
    await asyncio.sleep(65)
    scene.fake_discord.gateway.silence(False)
    scene.fake_discord.gateway.drop()
    await scene.bot.connected()
    del group
    return scene.fake_discord.gateway.resumes > resumes


async def away_at_start(scene: Scene, group: PlayerGroup) -> bool:
    """Start the bot while Discord is down."""
    await scene.bot.kill()
    fault = scene.fake_discord.fault.fail_next("GET", "/users/@me", status=503, times=2)
    await scene.bot.start()
    del group
    return fault.happened.is_set()


WHOLE: Final[dict[str, Strike]] = {
    "an answer meets a 500": callback(status=500),
    "an answer comes too late (10062)": callback(status=404, code=10062),
    "an answer is lost": callback(status="drop_after_storing"),
    "no private conversation can be opened": unopened,
    "the connection breaks and is resumed": gateway(resume=True),
    "the connection breaks and a new one is opened": gateway(resume=False),
    "Discord asks to reconnect": gateway(politely=True),
    "the file is locked for a while": locked(2.5),
    "Discord is down at the start": away_at_start,
}
"""Failures that concern the whole bot, one after another."""

LONG: Final[dict[str, Strike]] = {
    "the file is locked for longer than SQLite waits": locked(14.0),
    "the gateway falls silent": silent,
}
"""Further ones for the long run."""


async def faults(trial: Trial) -> None:
    """Inject every failure, and check that everybody is shown everything afterwards."""
    await under(trial, LOCAL, WHOLE if trial.quick else WHOLE | LONG)


async def under(trial: Trial, local: Mapping[str, Strike], whole: Mapping[str, Strike]) -> None:
    """Inject these failures: the local ones at once, each at its own table, then the others one by one."""
    report, folder, rng = trial.report, trial.place("faults"), trial.rng("faults")
    async with FakeDiscord(rate_limits=False, log=False) as fake_discord:
        fake_discord.world.answer_within = ANSWERED_WITHIN
        groups = [group_at(fake_discord, plainest(2), 2) for _ in range(max(len(local), 2))]
        lost = group_at(fake_discord, plainest(2), 2)
        async with running(trial, fake_discord, folder / "faults.sqlite3") as bot:
            scene = Scene(fake_discord, bot, rng)
            await asyncio.gather(*(group.seated() for group in [*groups, lost]))
            wrong = await all_shown(bot.database, groups, SHOWN_WITHIN)
            report.note([f"before any fault: {problem}" for problem in wrong])
            fake_discord.world.remove_channel(lost.channel)
            strikes = zip(local.items(), groups, strict=False)
            await asyncio.gather(*(_struck(scene, name, strike, [group], report) for (name, strike), group in strikes))
            for name, strike in whole.items():
                await _struck(scene, name, strike, groups[:2], report)
            report.demand(not bot.tracebacks, f"the log has a traceback: {first_traceback(bot.log)}")
            report.count("tracebacks", bot.tracebacks)
        report.note([f"against Discord's rules: {violation}" for violation in fake_discord.violations[:3]])


async def _struck(scene: Scene, name: str, strike: Strike, groups: Sequence[PlayerGroup], report: Report) -> None:
    """Inject one failure, and wait until everything is shown."""
    report.count("faults")
    report.demand(await strike(scene, groups[0]), f"{name}: it did not happen")
    wrong = await all_shown(scene.bot.database, groups, SHOWN_WITHIN)
    report.note([f"{name}: {problem}" for problem in wrong])
