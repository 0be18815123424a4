"""Typed and forged inputs: each is answered in time, none causes an error, and a refused one changes nothing."""

import asyncio
import random
import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from bot.fake_discord import Actor, Answer, FakeDiscord, NotAnswered, NotPossible
from bot.fake_discord.world.model import Interaction
from bot.fake_discord.world.world import Change
from bot.presentation.texts import bot_localizer
from games.core.localizer import LOCALES
from storage import EntryKind, Status
from tests.faults.bots import Bot, first_traceback, running
from tests.faults.check import Report, Trial, percentile
from tests.faults.consistency import all_shown, tables_in
from tests.faults.hostile_inputs import Input, Seen, some_command, some_control
from tests.faults.players import PlayerGroup, gathered
from tests.people import numbered

AT_ONCE: Final = 4
"""Inputs that wait for their answers at the same time."""
MEHANA: Final = "mehana"
"""The commands by which those who lead a table move for others."""
LOOK_EVERY: Final = 60
"""Inputs of one sender between two looks at what there is to be sent."""
SHOWN_WITHIN: Final = 60.0
ANSWERED_WITHIN: Final = 20.0
"""Seconds an answer may take here: whether it comes in Discord's three is what `load` checks, with the machine to itself."""


@dataclass(slots=True)
class Sending:
    """What was sent and what came of it: interactions that were refused, and who sent the others."""

    fake_discord: FakeDiscord
    rng: random.Random
    left: int
    seen: Seen = field(default_factory=Seen)
    refused: dict[int, str] = field(default_factory=dict[int, str])
    senders: dict[int, int] = field(default_factory=dict[int, int])
    unanswered: list[str] = field(default_factory=list[str])
    took: list[float] = field(default_factory=list[float])
    newest: dict[int, Interaction] = field(default_factory=dict[int, "Interaction"])

    def hear(self, change: Change) -> None:
        """Remember which interaction carries which data."""
        if change.kind == "interaction_create":
            self.newest[id(change.subject.data)] = change.subject

    async def send(self, sent: Input, person: Actor) -> None:
        """Send one input, note its answer, and let Discord forget what only this person was shown."""
        channel = sent.message.channel_id if sent.message else self.rng.choice(self.places(person))
        message = sent.message
        if message is not None and self.fake_discord.world.message(message.id) is None:
            return  # it was deleted since it was seen
        place = self.fake_discord.world.channels[channel]
        if place.recipient not in {None, person.person}:
            place = self.fake_discord.channel("general")
        try:
            answer = await person.forge(sent.kind, place, sent.data, message=message)
        except NotAnswered as silence:
            answer = None
            if message is None or self.fake_discord.world.message(message.id) is not None:
                self.unanswered.append(str(silence)[:200])
        interaction = self.newest.pop(id(sent.data))
        if sent.data.get("name") != MEHANA:
            self.senders[interaction.id] = person.id
        self.fake_discord.world.interactions.pop(interaction.token, None)
        if answer is not None:
            self.took.append(answer.elapsed)
            if is_refusal(answer) and answer.message is not None:
                self.refused[interaction.id] = answer.message.text
            if answer.message is not None and answer.message.ephemeral:
                place.messages.pop(answer.message.id, None)
                answer.message.deleted = True  # the bot may want it once more, and is told that it is gone

    def places(self, person: Actor) -> list[int]:
        """Return where this person could type."""
        return [
            channel.id
            for channel in self.fake_discord.world.channels.values()
            if channel.recipient in {None, person.person}
        ]


_ANY: Final = "\N{WHITE SQUARE}"
"""Stands in a text for what differs from one answer to the next."""
_DONE: Final = {
    "done": {},
    "left": {"game": _ANY},
    "again-seated": {"game": _ANY, "link": _ANY},
    "forgotten": {},
    "invite-accepted": {"game": _ANY, "link": _ANY},
    "hand-cancelled": {},
    "learn-there": {"link": _ANY},
    "server-removed": {"tables": 1},
}
"""Texts that say that something was done, with what is put into them."""
_TOLD: Final = {"who": _ANY, "by": _ANY, "whom": _ANY, "more": 2}
"""What is put into the texts that tell what an entry has done."""


def _said(locale: str) -> list[str]:
    """Return the texts of a language that say that something was done."""
    localizer = bot_localizer(locale)
    actions = (*EntryKind, "skip", "watch")
    told = [f"told-{action}{by}" for action in actions for by in ("", "-by") if localizer.has(f"told-{action}{by}")]
    done = [f"done-{action}" for action in actions if localizer.has(f"done-{action}")]
    lines = [localizer(key, **_TOLD) for key in (*told, *done)]
    with_reasons = [localizer("told-because", told=line, reason=_ANY) for line in lines]
    return [*(localizer(key, **given) for key, given in _DONE.items()), *lines, *with_reasons]


def _pattern(words: str) -> str:
    """Return the pattern of a text, whatever is put into it."""
    return ".*".join(re.escape(part) for part in re.split(rf"{_ANY}|\d+", words))


DONE: Final = re.compile("|".join(_pattern(words) for locale in LOCALES for words in _said(locale)), re.DOTALL)
"""What a line of an answer says where something was done; one message keeps several."""


def is_refusal(answer: Answer) -> bool:
    """Return whether an answer certainly says that nothing was done: words to its maker alone, with nothing to use."""
    message = answer.message
    alone = answer.kind == "message" and message is not None and message.ephemeral and not message.controls
    return alone and message is not None and not all(DONE.fullmatch(line) for line in message.text.splitlines())


async def inputs(trial: Trial) -> None:
    """Send typed commands and forged controls to tables of all games in play, and hold what came of it to the file."""
    report, rng = trial.report, trial.rng("inputs")
    database = trial.folder / "inputs.sqlite3"
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        fake_discord.world.answer_within = ANSWERED_WITHIN
        groups = gathered(fake_discord, rng)
        sending = Sending(fake_discord, rng, trial.much(300, 100_000))
        fake_discord.world.subscribe(sending.hear)
        async with running(trial, fake_discord, database) as bot:
            await asyncio.gather(*(group.seated() for group in groups))
            tending = [asyncio.create_task(_tend(group, rng)) for group in groups]
            wanted = sending.left
            await asyncio.gather(*(_send(sending) for _ in range(AT_ONCE)))
            for task in tending:
                task.cancel()
            ended = await asyncio.gather(*tending, return_exceptions=True)
            report.note([f"a table could not be tended: {error!r}" for error in ended if isinstance(error, Exception)])
            report.count("inputs", wanted)
            report.count("refused", len(sending.refused))
            report.figures["p99 s"] = percentile(sending.took, 0.99)
            report.count("unanswered", len(sending.unanswered))
            report.count("tracebacks", bot.tracebacks)
            report.note([f"unanswered: {silence}" for silence in sending.unanswered])
            await _compare(sending, bot, groups, report)


async def _tend(group: PlayerGroup, rng: random.Random) -> None:
    """Keep a table in play, and let its people make a move now and then."""
    while True:
        await group.brought_about()
        with suppress(NotPossible):
            await group.click(rng)
        await asyncio.sleep(0.2)


async def _send(sending: Sending) -> None:
    """Send inputs until there have been enough."""
    rng = sending.rng
    people = [sending.fake_discord.person(person) for person in sending.fake_discord.world.people.values()]
    while sending.left > 0:
        sending.left -= 1
        if sending.left % LOOK_EVERY == 0 or not sending.seen.messages:
            sending.seen.look(sending.fake_discord, rng)
        made = some_control(sending.seen, rng) if rng.random() < 0.5 else None
        made = made or some_command(sending.fake_discord, sending.seen, rng)
        if made is not None:
            await sending.send(made, rng.choice(people))


async def _compare(sending: Sending, bot: Bot, groups: list[PlayerGroup], report: Report) -> None:
    """Look in the file for anything that a refused input did, or that somebody did in another's seat."""
    report.demand(not bot.tracebacks, f"the log has a traceback: {first_traceback(bot.log)}")
    wrong = await all_shown(bot.database, groups, SHOWN_WITHIN)
    report.note(wrong)
    channels = sending.fake_discord.world.channels.values()
    posts = (numbered(message) for channel in channels for message in channel.messages.values())
    tables = await tables_in(bot.database, {post[0] for post in posts if post is not None})
    for table, people in tables.values():
        frozen = table.row.status is Status.FROZEN or table.damage is not None
        report.demand(not frozen, f"{table.game.key}, table {table.id}: the journal does not replay")
        moved = [entry for entry in table.entries if entry.interaction in sending.refused]
        said = [sending.refused[entry.interaction] for entry in moved if entry.interaction is not None]
        written = f"refused, and yet written: {moved[:1]} {said[:1]}"
        report.demand(not moved, f"{table.game.key}, table {table.id}: {written}")
        if any(entry.kind is EntryKind.REPLACE for entry in table.entries):
            continue
        for entry in table.entries:
            sender = sending.senders.get(entry.interaction or 0)
            owner = people[entry.seat] if 0 <= entry.seat < len(people) else None
            if entry.kind is EntryKind.MOVE and sender is not None and owner is not None:
                report.demand(owner.discord_id == sender, f"table {table.id}, entry {entry.number}: another's move")
    report.count("tables", len(tables))
