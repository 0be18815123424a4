"""The actions of a sequence: plain values whose `repr` is code that creates them.

Actions name people, channels and the keys of controls (see `stage.key_of`), never ids, so that a sequence still makes
sense when some are taken out of it. An action that is impossible in Discord at that moment does nothing.
"""

from __future__ import annotations

import asyncio
from dataclasses import MISSING, dataclass, field, fields
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from bot.fake_discord import DmRefusal, NotPossible
from bot.presentation.texts import bot_localizer
from bot.tables.refusal import Refusal
from bot.tables.table import Actor as ByPerson
from games.core.chance import SeededChance
from storage import Occupant, Status
from tests.machine.stage import key_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.fake_discord import Actor, Answer, Message
    from bot.fake_discord.model import Interaction
    from bot.tables.table import LiveTable
    from storage import Person
    from tests.machine.stage import Stage

FAILED = frozenset(bot_localizer(locale)("failed") for locale in ("en", "bg", "ru", "ro"))
"""The answer that reports an error, in each language."""


NAMED = frozenset({"pick", "requests", "old", "times", "steps", "at", "far", "during"})
"""Fields that are shown with their names."""


class Brief:
    """A dataclass whose `repr` leaves out fields with default values."""

    def __repr__(self) -> str:
        told: list[str] = []
        for part in fields(self):  # type: ignore[arg-type]
            value = getattr(self, part.name)
            usual = {} if part.default is MISSING else part.default
            if value != usual:
                named = part.name in NAMED
                told.append(f"{part.name}={value!r}" if named else repr(value))
        return f"{type(self).__name__}({', '.join(told)})"


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
        _note(stage, self, await stage.acting(self.who, work))


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
        holders = [(message, parts) for message in person.sees(place) if (parts := _parts(message, self.key))]
        if self.old >= len(holders):
            raise NotPossible(self.key)
        message, parts = holders[-1 - self.old]
        part, pick = parts[self.pick % len(parts)], self.pick // len(parts)
        copy = message.copy()

        async def once() -> None:
            _note(stage, self, await stage.acting(self.who, _use(stage, person, copy, part, pick)))

        await _together([once() for _ in range(self.times)])


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
        values = _values(stage, control.part, self.pick)
        _note(stage, self, await stage.forge(self.who, self.where, control.part, control.message, values))


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
        _note(stage, self, await stage.forge(self.who, self.where, part, seen[-1], ()))


@dataclass(frozen=True, repr=False)
class OpenPage(Brief):
    """A person presses *Open the table* in the newest message that has it, or the `old`-th before, and follows it."""

    who: str
    where: str
    old: int = 0

    async def do(self, stage: Stage) -> None:
        person, place = stage.person(self.who), stage.channel(self.who, self.where)
        holders = [(message, parts[0]) for message in person.sees(place) if (parts := _parts(message, "do:page"))]
        if self.old >= len(holders):
            raise NotPossible("do:page")
        message, part = holders[-1 - self.old]
        answer = await stage.acting(self.who, person.click(message, part["custom_id"]))
        _note(stage, self, answer)
        await stage.open_page(self.who, answer)


@dataclass(frozen=True, repr=False)
class Reconnect(Brief):
    """A person reloads a page in their browser, or opens it again after it has ended."""

    who: str
    old: int = 0

    async def do(self, stage: Stage) -> None:
        await stage.page(self.who, self.old).connect(stage.bot.service.web.address)


@dataclass(frozen=True, repr=False)
class ClosePage(Brief):
    """A person closes a page."""

    who: str
    old: int = 0

    async def do(self, stage: Stage) -> None:
        page = stage.page(self.who, self.old)
        await page.close()
        stage.pages.remove(page)


@dataclass(frozen=True, repr=False)
class PlayOnPage(Brief):
    """A person makes the `pick`-th move of a page. It is sent `times` at once: each a request, and a repeated one."""

    who: str
    pick: int = 0
    old: int = 0
    times: int = 1

    async def do(self, stage: Stage) -> None:
        page = stage.page(self.who, self.old)
        if page.screen is None or not page.choices:
            raise NotPossible("nothing to choose")
        choice = page.choices[self.pick % len(page.choices)]
        pool = [item["name"] for item in choice.get("pool", ())]
        items = pool[: max(choice.get("least", 0), 1)]
        move = {"type": "play", "question": page.screen["question"], "move": choice["move"], "items": items}
        for _ in range(self.times):
            await page.ask(**move)
        if self.times > 1:
            await page.send(**move, id=next(iter(page.asked)))


@dataclass(frozen=True, repr=False)
class UsePage(Brief):
    """A person does something else on a page, by the type of its frame."""

    who: str
    what: str
    pick: int = 0
    old: int = 0

    async def do(self, stage: Stage) -> None:
        page = stage.page(self.who, self.old)
        if page.screen is None:
            raise NotPossible(self.what)
        moves = [choice["move"] for choice in page.choices]
        match self.what:
            case "undo":
                await page.ask(type="undo")
            case "answerundo":
                await page.ask(type="answerundo", agree=self.pick % 2 == 0)
            case "stand":
                offers = page.screen.get("auto_answers", [])
                key = offers[self.pick % len(offers)] if offers else {"key": "", "given": True}
                await page.ask(type="stand", key="" if key["given"] else key["key"])
            case "sight":
                await page.send(type="sight", on=self.pick % 2 == 0)
            case "ghost":
                await page.send(type="ghost", move=moves[self.pick % len(moves)] if moves else "none")
            case _:
                await page.send(type=self.what)


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
        tables = stage.bot.service
        try:
            table = await tables.table_in(stage.fake_discord.channel(self.where).id)
        except Refusal as refusal:
            raise NotPossible(self.where) from refusal
        for _ in range(self.moves):
            if table.row.status is not Status.PLAYING or table.play is None:
                return
            people = await tables.people_at(table)
            seats = [seat for seat in table.game.acting(table.play.state) if _plays(table, people, seat)]
            if not seats:
                if not stage.chooser.let_through():
                    return
                await stage.settle()
                continue
            seat_view, person = table.look(seats[0]), people[seats[0]]
            assert seat_view is not None
            assert person is not None
            move = table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))
            await tables.move(table, ByPerson(person.id), move, interaction=stage.fake_discord.world.new_id())


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
    return {interaction.id for interaction in interactions if not _answered(interaction)}


def _cut(stage: Stage, running: set[int]) -> None:
    """Expect no answer to these interactions: nobody was there any more to give it."""
    stage.cut |= running
    stage.complaints = [complaint for complaint in stage.complaints if not complaint.startswith("unanswered")]


@dataclass(frozen=True, repr=False)
class AtOnce(Brief):
    """Several people act at the same moment."""

    actions: tuple[PlannedAction, ...]

    async def do(self, stage: Stage) -> None:
        await _together([attempt(stage, action) for action in self.actions])


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
    | Reload
    | Kill
    | KillProcess
    | AtOnce
)


def _answered(interaction: Interaction) -> bool:
    return interaction.acknowledged and not (interaction.original is not None and interaction.original.thinking)


async def attempt(stage: Stage, action: PlannedAction) -> bool:
    """Carry out an action. Return False if it is impossible at present."""
    try:
        await action.do(stage)
    except (NotPossible, LookupError):
        return False
    return True


async def _together(works: Sequence[Any]) -> None:
    """Run all at once. Raise the first error, if any fails."""
    tasks = [asyncio.create_task(work, name="person") for work in works]
    results = await asyncio.gather(*tasks, return_exceptions=True)
    for problem in results:
        if isinstance(problem, BaseException):
            raise problem


def _named(stage: Stage, value: Any) -> Any:
    return stage.person(value[1:]) if isinstance(value, str) and value.startswith("@") else value


def _parts(message: Message, key: str) -> list[dict[str, Any]]:
    return [part for part in message.controls if key_of(part["custom_id"]) == key and not part.get("disabled")]


async def _use(stage: Stage, person: Actor, message: Message, part: dict[str, Any], pick: int) -> Answer:
    if part["type"] == 2:
        return await person.click(message, part["custom_id"])
    return await person.select(message, part["custom_id"], _values(stage, part, pick))


def _values(stage: Stage, part: dict[str, Any], pick: int) -> list[Any]:
    """Return the values chosen in a menu, as `pick` says; none for a button."""
    if part["type"] == 2:
        return []
    if part["type"] == 3:
        offered: list[Any] = [option["value"] for option in part["options"]]
    elif part["type"] == 5:
        offered = [str(person.id) for person in stage.fake_discord.world.people.values()]
    else:
        offered = [str(stage.fake_discord.world.moderators.id)]
    count = min(max(part.get("min_values", 1), 1), len(offered))
    return [offered[(pick + place) % len(offered)] for place in range(count)]


def _note(stage: Stage, action: PlannedAction, answer: Answer | None) -> None:
    if answer is not None and any(line in answer.text for line in FAILED) and not stage.outage:
        stage.complaints.append(f"failed: {action!r} was answered with {answer.text!r}")
