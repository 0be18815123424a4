"""Private hands: nobody but the present player of a seat is shown one, and refused ones are seldom tried again."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from bot.discord.delivery.conversations import MOST_REFUSED
from bot.discord.messages.controls import Action, OwnAction
from bot.fake_discord import DmRefusal, FakeDiscord
from games.core.catalogue import find_games
from tests.faults.bots import first_traceback, running
from tests.faults.check import together
from tests.faults.checks.faults import Scene
from tests.faults.consistency import all_shown, foreign
from tests.faults.players import group_at, numbered, plainest, used

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.fake_discord import Actor, Answer
    from bot.fake_discord.world.world import Change
    from tests.faults.check import Trial
    from tests.faults.players import PlayerGroup

SHOWN_WITHIN: Final = 20.0
PLAYED_WITHIN: Final = 90.0
CODES: Final = (50007, 40003, 50278, 340002, 50001, 50013, 20026)
"""Error codes with which Discord refuses private messages for good."""
SEATS: Final = {"magove": 3}
"""People at a table, where that is not two."""


# Seats that change hands


async def hands(trial: Trial) -> None:
    """Let people open their hands in the channel and lose their seats, at tables of all games."""
    games = sorted(find_games())
    chosen = trial.rng("games").sample(games, min(trial.much(2, len(games)), len(games)))
    await together(*(changing_seats(trial, game, trial.much(2, 12)) for game in chosen))


async def changing_seats(trial: Trial, game: str, times: int) -> None:
    """Give the last seat of a table to somebody else this many times while its player looks at the hand."""
    report, rng = trial.report, trial.rng(f"seats {game}")
    database = trial.place(f"seats-{game}") / "mehana.sqlite3"
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        group = group_at(fake_discord, game, SEATS.get(game, 2))
        async with running(trial, fake_discord, database) as bot:
            scene = Scene(fake_discord, bot, rng)
            await group.seated()
            former: list[Actor] = []
            for change in range(times):
                leaver = group.people[-1]
                name = f"Gost {change} {leaver.name}"
                newcomer = fake_discord.person(fake_discord.world.add_person(name, locale=leaver.locale))
                await newcomer.command(group.channel, "mehana me")  # tells the bot their language
                await scene.moves(group, 2)
                if (post := group.post) is not None:
                    await used(leaver, post, Action.HAND)
                await asyncio.gather(
                    rng.choice(WAYS)(group, leaver, newcomer),
                    scene.moves(group, rng.randint(0, 2)),
                    return_exceptions=True,
                )
                # The seat may be a computer's by now, or may have been lost in the same moment: then it changes here.
                await replaced(group, leaver, newcomer)
                former.append(leaver)
                group.people[-1] = newcomer
                await group.brought_about()
                await scene.moves(group, 2)
                report.count("seats changed")
                wrong = await _until_right(lambda: foreign(database, group, [*former, *group.people]))
                report.note([f"{game}: {problem}" for problem in wrong])
            report.note(await all_shown(database, [group], SHOWN_WITHIN))
            report.demand(not bot.tracebacks, f"{game}: the log has a traceback: {first_traceback(bot.log)}")


async def replaced(group: PlayerGroup, leaver: Actor, newcomer: Actor) -> None:
    """Have a moderator give the last seat to somebody else."""
    await _surely(
        group, await group.owner.command(group.channel, "mehana replace", seat=leaver.name, player=newcomer.id)
    )


async def removed(group: PlayerGroup, leaver: Actor, newcomer: Actor) -> None:
    """Have a moderator give the last seat to a computer."""
    del newcomer
    await _surely(group, await group.owner.command(group.channel, "mehana remove", seat=leaver.name))


async def _surely(group: PlayerGroup, asked: Answer) -> None:
    """Confirm what a moderator was asked, if anything: whoever no longer sits there cannot be replaced."""
    if asked.message is not None and asked.message.controls:
        await group.owner.click(asked.message, asked.message.controls[0]["custom_id"])


async def left(group: PlayerGroup, leaver: Actor, newcomer: Actor) -> None:
    """Let the player leave."""
    del newcomer
    asked = (await leaver.command(group.channel, f"{group.game} leave")).message
    if asked is not None:
        await used(leaver, asked, Action.LEFT)


async def forgotten(group: PlayerGroup, leaver: Actor, newcomer: Actor) -> None:
    """Let the player ask to be forgotten."""
    del newcomer
    asked = (await leaver.command(group.channel, "mehana forget")).message
    if asked is not None:
        await leaver.click(asked, f"own:{OwnAction.FORGOTTEN}")


WAYS: Final = (replaced, removed, left, forgotten)
"""How a player loses a seat."""


async def _until_right(look: Callable[[], Awaitable[list[str]]]) -> list[str]:
    """Check repeatedly; return what is still wrong after `SHOWN_WITHIN` seconds."""
    until = time.monotonic() + SHOWN_WITHIN
    while (wrong := await look()) and time.monotonic() < until:
        await asyncio.sleep(0.1)
    return wrong


# Private messages that are refused


async def refusals(trial: Trial) -> None:
    """Refuse private messages with each code, when the conversation is opened and when the message is sent."""
    report, rng = trial.report, trial.rng("refusals")
    database = trial.place("refusals") / "mehana.sqlite3"
    moves = trial.much(4, 40)
    kinds = [DmRefusal(code) for code in CODES[: trial.much(3, len(CODES))]]
    kinds += [DmRefusal(code, "open") for code in CODES[1 : trial.much(2, len(CODES))]]
    async with FakeDiscord(check=False, rate_limits=False, log=True) as fake_discord:
        tried: dict[int, int] = {}
        fake_discord.world.subscribe(lambda change: _count(fake_discord, change, tried))
        async with running(trial, fake_discord, database) as bot:
            scene = Scene(fake_discord, bot, rng)
            groups = [group_at(fake_discord, plainest(2), 2) for _ in kinds]
            for group, refusal in zip(groups, kinds, strict=True):
                fake_discord.world.refuse_dms(group.people[-1].person, refusal)
            await together(*(_refused(trial, scene, group, moves) for group in groups))
            for group, refusal in zip(groups, kinds, strict=True):
                person, where = group.people[-1], f"{refusal.code} at {refusal.at}"
                report.count("refusals")
                attempts = tried.get(person.id, 0)
                report.count("attempts refused", attempts)
                few = attempts <= MOST_REFUSED
                report.demand(few, f"{where}: {attempts} refused messages were tried")
                report.demand(_called(group), f"{where}: the channel does not call the player")
            report.demand(not bot.tracebacks, f"the log has a traceback: {first_traceback(bot.log)}")


async def _refused(trial: Trial, scene: Scene, group: PlayerGroup, moves: int) -> None:
    """Play at a table where one player takes no private messages: they play from the channel."""
    await group.seated(60)
    moved: set[tuple[int, int] | None] = set()
    until = time.monotonic() + PLAYED_WITHIN
    # Quick moves can leave no time for a call, so play goes on until there is one.
    while (len(moved) <= moves or not _called(group)) and time.monotonic() < until:
        await scene.step(group)
        moved.add(numbered(group.post) if group.post is not None else None)
    trial.report.count("moves beside refusals", len(moved) - 1)
    enough = f"{group.people[-1].name} cannot play from the channel: {len(moved) - 1} moves of {moves}"
    trial.report.demand(len(moved) > moves, enough)


def _called(group: PlayerGroup) -> bool:
    """Return whether the channel has called the player who takes no private messages."""
    return any(message.channel_id == group.channel.id for message in group.people[-1].rang)


def _count(fake_discord: FakeDiscord, change: Change, tried: dict[int, int]) -> None:
    """Count refused private messages, by the person they were for."""
    if change.kind != "request":
        return
    while fake_discord.requests:
        request = fake_discord.requests.pop(0)
        if request.method != "POST" or request.status < 400:
            continue
        if request.template == "/users/@me/channels":
            person = int(request.body["recipient_id"])
        elif request.template == "/channels/{channel_id}/messages":
            channel = fake_discord.world.channels.get(int(request.path.split("/")[2]))
            if channel is None or channel.recipient is None:
                continue
            person = channel.recipient.id
        else:
            continue
        tried[person] = tried.get(person, 0) + 1
