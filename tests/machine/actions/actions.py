"""The actions of a sequence: plain values whose `repr` is code that creates them.

Actions name people, channels and the keys of controls (see `stage.key_of`), never ids, so that a sequence still makes
sense when some are taken out of it. An action that is impossible in Discord at that moment does nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from bot.fake_discord import DmRefusal, NotPossible
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import Actor as ByPerson
from bot.tables.state.table import LiveTable
from games.core.chance import SeededChance
from games.core.contract import IllegalMove
from storage import Occupant, Person, Status
from tests.machine.actions.acting import Brief, answered, note, parts_of, together, use, values_of
from tests.machine.actions.page_actions import ClosePage, OpenPage, PlayOnPage, Reconnect, UsePage
from tests.machine.stage.hostile import HOSTILE
from tests.machine.stage.stage import Stage


@dataclass(frozen=True, repr=False)
class Command(Brief):
    """A person types a slash command; an option that begins with "@" names a person."""

    who: str
    where: str
    path: str
    options: dict[str, Any] = field(default_factory=dict[str, Any])

    async def do(self, stage: Stage) -> None:
        options = {name: _named(stage, value) for name, value in self.options.items()}
        work = stage.person(self.who).command(stage.channel(self.who, self.where), self.path, **options)
        note(stage, self, await stage.acting(self.who, work))


@dataclass(frozen=True, repr=False)
class Press(Brief):
    """A person uses a control they see, in the newest message that has one with this key, or the `old`-th before it.

    `pick` chooses among the controls with this key, and the values of a menu; `times` is how often it is used at once.
    """

    who: str
    where: str
    key: str
    pick: int = 0
    old: int = 0
    times: int = 1

    async def do(self, stage: Stage) -> None:
        person, place = stage.person(self.who), stage.channel(self.who, self.where)
        holders = [(message, parts) for message in person.sees(place) if (parts := parts_of(message, self.key))]
        if self.old >= len(holders):
            raise NotPossible(self.key)
        message, parts = holders[-1 - self.old]
        part, pick = parts[self.pick % len(parts)], self.pick // len(parts)
        copy = message.copy()

        async def once() -> None:
            note(stage, self, await stage.acting(self.who, use(stage, person, copy, part, pick)))

        await together([once() for _ in range(self.times)])


@dataclass(frozen=True, repr=False)
class Forge(Brief):
    """A person uses a control that was shown to anybody at any time, from a channel of their choice."""

    who: str
    where: str
    key: str
    old: int = 0
    pick: int = 0

    async def do(self, stage: Stage) -> None:
        found = [control for control in stage.shown if control.key == self.key]
        if self.old >= len(found):
            raise NotPossible(self.key)
        control = found[-1 - self.old]
        values = values_of(stage, control.part, self.pick)
        note(stage, self, await stage.forge(self.who, self.where, control.part, control.message, values))


@dataclass(frozen=True, repr=False)
class Invent(Brief):
    """A person uses a control that was never shown: it does `what` at the table opened last, or the `old`-th before."""

    who: str
    where: str
    what: str
    old: int = 0

    async def do(self, stage: Stage) -> None:
        count = 0
        while await stage.bot.service.journal.load(count + 1) is not None:
            count += 1
        if self.old >= count:
            raise NotPossible(self.what)
        custom_id = f"do:{count - self.old}:{self.what}:-1"
        part = {"custom_id": custom_id, "type": 2, "id": 1}
        seen = stage.person(self.who).sees(stage.channel(self.who, self.where))
        if not seen:
            raise NotPossible(self.what)
        note(stage, self, await stage.forge(self.who, self.where, part, seen[-1], ()))


@dataclass(frozen=True, repr=False)
class LetThink(Brief):
    """This many waiting computers move, one after the other."""

    moves: int = 1

    async def do(self, stage: Stage) -> None:
        for _ in range(self.moves):
            if not stage.chooser.let_through():
                return
            await stage.settle()


@dataclass(frozen=True, repr=False)
class PlayOn(Brief):
    """The table of a channel goes on by this many moves, chosen by the game's heuristic, computers included."""

    where: str
    moves: int

    async def do(self, stage: Stage) -> None:
        service = stage.bot.service
        try:
            table = await service.repository.table_in(stage.fake_discord.channel(self.where).id)
        except Refusal as refusal:
            raise NotPossible(self.where) from refusal
        if table.game.key == HOSTILE:
            raise NotPossible(self.where)
        for _ in range(self.moves):
            if table.row.status is not Status.PLAYING or table.play is None:
                return
            people = await service.people.at(table)
            seats = [seat for seat in table.game.acting(table.play.state) if _plays(table, people, seat)]
            if not seats:
                if not stage.chooser.let_through():
                    return
                await stage.settle()
                continue
            # One after the other: a seat that may change what it has planned would be first for ever.
            seat = seats[table.last % len(seats)]
            seat_view, person = table.look(seat), people[seat]
            assert seat_view is not None
            assert person is not None
            move = table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))
            with suppress(IllegalMove, Refusal):  # the bot has just played what the person had answered in advance
                await service.move(table, ByPerson(person.id), move, interaction=stage.fake_discord.world.new_id())


def _plays(table: LiveTable, people: Sequence[Person | None], seat: int) -> bool:
    return table.seats[seat].sitter is Occupant.PERSON and people[seat] is not None


@dataclass(frozen=True, repr=False)
class Refuse(Brief):
    """Discord refuses private messages to a person with this code from now on, or accepts them again if it is None."""

    who: str
    code: int | None = None
    at: Literal["open", "send"] = "send"

    async def do(self, stage: Stage) -> None:
        refusal = None if self.code is None else DmRefusal(self.code, self.at)
        stage.fake_discord.world.refuse_dms(stage.person(self.who).person, refusal)


@dataclass(frozen=True, repr=False)
class Deny(Brief):
    """The bot loses a permission in a channel, or gets all back if none is named."""

    where: str
    permission: str = ""

    async def do(self, stage: Stage) -> None:
        world, channel = stage.fake_discord.world, stage.fake_discord.channel(self.where)
        if self.permission:
            world.deny(channel, self.permission)
        else:
            world.allow(channel, *DENIED)


DENIED = ("SEND_MESSAGES", "VIEW_CHANNEL", "ATTACH_FILES")


@dataclass(frozen=True, repr=False)
class DeleteChannel(Brief):
    """A channel is deleted, and another one of the same name is created."""

    where: str

    async def do(self, stage: Stage) -> None:
        world, channel = stage.fake_discord.world, stage.fake_discord.channel(self.where)
        guild = world.guild_of(channel)
        world.remove_channel(channel)
        world.add_channel(self.where, guild=guild)


@dataclass(frozen=True, repr=False)
class SendAway(Brief):
    """The bot is removed from the first server, or from the far one."""

    far: bool = False

    async def do(self, stage: Stage) -> None:
        guild = stage.far if self.far else stage.fake_discord.world.home
        if guild.present:
            stage.fake_discord.world.remove_bot(guild)


@dataclass(frozen=True, repr=False)
class InviteBack(Brief):
    """The bot is invited to the server it was removed from."""

    far: bool = False

    async def do(self, stage: Stage) -> None:
        guild = stage.far if self.far else stage.fake_discord.world.home
        if not guild.present:
            stage.fake_discord.world.invite_bot(guild)


@dataclass(frozen=True, repr=False)
class Fail(Brief):
    """The next requests to Discord of one kind fail: with a status, or by a connection that breaks."""

    method: str
    path: str
    status: int | Literal["drop", "drop_after_storing"]
    times: int = 1

    async def do(self, stage: Stage) -> None:
        fault = stage.fake_discord.fault.fail_next(self.method, self.path, status=self.status, times=self.times)
        stage.planned.append(fault)


@dataclass(frozen=True, repr=False)
class Wait(Brief):
    """Time passes."""

    seconds: float

    async def do(self, stage: Stage) -> None:
        stage.move_time(self.seconds)


@dataclass(frozen=True, repr=False)
class SetClock(Brief):
    """Somebody sets the bot's clock: ahead of Discord's by so many seconds, or right again."""

    wrong: float

    async def do(self, stage: Stage) -> None:
        stage.set_clock(self.wrong)


@dataclass(frozen=True, repr=False)
class Spoil(Brief):
    """A function of the game from outside fails from now on, or works again if none is named."""

    hook: str = ""
    error: str = "error"

    async def do(self, stage: Stage) -> None:
        stage.spoiler.hook, stage.spoiler.error = self.hook, self.error


@dataclass(frozen=True, repr=False)
class Reload(Brief):
    """A person restarts their Discord: ephemeral messages are gone."""

    who: str

    async def do(self, stage: Stage) -> None:
        stage.person(self.who).reload()


@dataclass(frozen=True, repr=False)
class Kill(Brief):
    """The bot is killed in this process and started again: in the middle of the action `during`, if there is one.

    `steps` is how often the event loop runs before the kill.
    """

    during: PlannedAction | None = None
    steps: int = 0

    async def do(self, stage: Stage) -> None:
        task = None
        if self.during is not None:
            task = asyncio.create_task(attempt(stage, self.during), name="person")
            for _ in range(self.steps):
                await asyncio.sleep(0)
        running = _unanswered(stage)
        await stage.kill()
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            interactions = stage.fake_discord.world.interactions.values()
            running |= {interaction.id for interaction in interactions if not interaction.acknowledged}
        _cut(stage, running)


@dataclass(frozen=True, repr=False)
class KillProcess(Brief):
    """The bot runs as a process of its own while people act, and is killed by SIGKILL after this many requests."""

    actions: tuple[PlannedAction, ...]
    requests: int = 0

    async def do(self, stage: Stage) -> None:
        await stage.kill_process([attempt(stage, action) for action in self.actions], self.requests)
        _cut(stage, _unanswered(stage))


def _unanswered(stage: Stage) -> set[int]:
    interactions = stage.fake_discord.world.interactions.values()
    return {interaction.id for interaction in interactions if not answered(interaction)}


def _cut(stage: Stage, running: set[int]) -> None:
    """Expect no answer to these interactions: nobody was there any more to give it."""
    stage.cut |= running
    stage.complaints = [complaint for complaint in stage.complaints if not complaint.startswith("unanswered")]


@dataclass(frozen=True, repr=False)
class AtOnce(Brief):
    """Several people act at the same moment."""

    actions: tuple[PlannedAction, ...]

    async def do(self, stage: Stage) -> None:
        await together([attempt(stage, action) for action in self.actions])


PlannedAction: TypeAlias = (
    Command
    | Press
    | Forge
    | Invent
    | OpenPage
    | Reconnect
    | ClosePage
    | PlayOnPage
    | UsePage
    | LetThink
    | PlayOn
    | Refuse
    | Deny
    | DeleteChannel
    | SendAway
    | InviteBack
    | Fail
    | Wait
    | SetClock
    | Spoil
    | Reload
    | Kill
    | KillProcess
    | AtOnce
)


async def attempt(stage: Stage, action: PlannedAction) -> bool:
    """Carry out an action. Return False if it is impossible at present."""
    try:
        await action.do(stage)
    except (NotPossible, LookupError):
        return False
    return True


def _named(stage: Stage, value: Any) -> Any:
    return stage.person(value[1:]) if isinstance(value, str) and value.startswith("@") else value
