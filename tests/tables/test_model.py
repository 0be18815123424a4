"""Random actions in two channels, with the program killed at any time: the table service does what the model does."""

from __future__ import annotations

import asyncio
import copy
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.tables.ended.record import record_of, verify
from bot.tables.state.refusal import Refusal, Stale
from games.core.contract import PUBLIC, IllegalMove, Vocabulary
from tests.tables.harness import TableHarness, some_move
from tests.tables.model import DAY, ILLEGAL, STALE, Chair, Model

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping

    from bot.tables.state.table import Actor, LiveTable
    from games.core.contract import AnyGame, Move

NAMES = ("Ana", "Boris", "Vera", "Dinu", "Elena", "Moderator")
channels = st.sampled_from([7, 7, 7, 8])
names = st.sampled_from(("Ana", "Ana", "Boris", "Boris", *NAMES))
seats = st.integers(0, 4)
verbs = st.sampled_from(["keep", "show", "show", "nod"])
once_twice_or_cut = st.sampled_from(["once", "once", "twice", "cut short"])

Act = "Callable[[LiveTable, Actor, int], Coroutine[Any, Any, Any]]"


class Evening(RuleBasedStateMachine):
    """A table service and its model; the same is done to both."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.harness = TableHarness(self.folder / "tables.sqlite3", games)
        self.run(self.harness.open())
        self.models: dict[int, Model] = {}
        self.ended: dict[int, Model] = {}
        self.word = Vocabulary(games["market"].vocabulary).parse

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        try:
            self.crash()
            self.everything_is_as_the_model_says()
            for number, model in self.ended.items():
                table = self.run(self.harness.service.repository.table(number))
                outcome = verify(msgspec.json.encode(record_of(table)), self.harness.games).outcome
                assert (outcome is not None) == (model.status == "over")
        finally:
            self.run(self.harness.close())
            self.runner.close()
            shutil.rmtree(self.folder)

    # Actions

    def person(self, name: str) -> Actor:
        return self.run(self.harness.person(name, moderator=name == "Moderator"))

    def table(self, channel: int) -> LiveTable:
        return self.run(self.harness.service.repository.table_in(channel))

    def both(
        self,
        channel: int,
        name: str,
        expected: Callable[[Model], str | None],
        act: Act,
        how: str = "once",
    ) -> None:
        """Do the same to the table and to the model, and compare the results."""
        if channel not in self.models:
            return
        table, actor, click = self.table(channel), self.person(name), self.harness.click()
        after = copy.deepcopy(self.models[channel])
        why = expected(after)
        if how == "cut short":
            before = table.last
            self.run(self._cut_short(act(table, actor, click), steps=click % 3))
            if self.table(channel).last > before:
                self.models[channel] = after
            return
        for _ in range(2 if how == "twice" and why is None else 1):
            assert self.run(_why(act(table, actor, click))) == why
        self.models[channel] = after

    async def _cut_short(self, work: Coroutine[Any, Any, Any], steps: int) -> None:
        """Kill the program during an action."""
        task = asyncio.ensure_future(work)
        for _ in range(steps):
            await asyncio.sleep(0)
        await self.harness.close()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await self.harness.open()

    @initialize(people=st.integers(1, 3), computers=st.integers(0, 2), moves=st.integers(0, 9))
    def at_the_usual_table(self, people: int, computers: int, moves: int) -> None:
        self.begin(7, people, computers, moves)

    def may_begin(self) -> bool:
        return not (7 in self.models and self.models[7].live)

    @precondition(may_begin)
    @rule(people=st.integers(1, 3), computers=st.integers(0, 2), moves=st.integers(0, 9))
    def once_more(self, people: int, computers: int, moves: int) -> None:
        self.begin(7, people, computers, moves)

    def begin(self, channel: int, people: int, computers: int, moves: int) -> None:
        """Open, sit down, start and play a little."""
        self.open(channel, NAMES[0])
        for name in NAMES[1:people]:
            self.join(channel, name, "once")
        for _ in range(computers):
            self.add_computer(channel, NAMES[0], "once")
        if moves:
            self.start(channel, NAMES[0], "once")
            self.go_on(channel, [(0, turn) for turn in range(moves)])

    @rule(channel=channels, name=names)
    def open(self, channel: int, name: str) -> None:
        known = self.models.get(channel)
        work = self.harness.service.open(
            self.person(name), "market", {}, guild=1, channel=channel, locale="en", interaction=self.harness.click()
        )
        if known is not None and known.live:
            assert self.run(_why(work)) == "channel-taken"
            return
        if known is not None:
            self.ended[self.table(channel).id] = known
        self.run(work)
        self.models[channel] = Model(name, self.harness.clock.now(), [Chair("person", name)])

    @rule(channel=channels, name=names, how=once_twice_or_cut)
    def join(self, channel: int, name: str, how: str) -> None:
        self._simple("join", channel, name, how)

    @rule(channel=channels, name=names, how=once_twice_or_cut)
    def add_computer(self, channel: int, name: str, how: str) -> None:
        self._simple("add_computer", channel, name, how)

    @rule(channel=channels, name=names, how=once_twice_or_cut)
    def leave(self, channel: int, name: str, how: str) -> None:
        self._simple("leave", channel, name, how)

    @rule(channel=channels, name=names, how=once_twice_or_cut)
    def start(self, channel: int, name: str, how: str) -> None:
        self._simple("start", channel, name, how)

    @rule(channel=channels, name=names, how=once_twice_or_cut)
    def undo(self, channel: int, name: str, how: str) -> None:
        self._simple("undo", channel, name, how)

    @rule(channel=channels, name=names, agree=st.booleans(), how=once_twice_or_cut)
    def answer_undo(self, channel: int, name: str, agree: bool, how: str) -> None:
        self.both(
            channel,
            name,
            lambda model: model.answer_undo(name, self.harness.clock.now(), agree=agree),
            lambda table, actor, click: self.harness.service.answer_undo(
                table, actor, click, agree=agree, shown=table.last
            ),
            how,
        )

    @rule(channel=channels, name=names, how=once_twice_or_cut)
    def pause(self, channel: int, name: str, how: str) -> None:
        self._simple("pause", channel, name, how)

    @rule(channel=channels, name=names, how=once_twice_or_cut)
    def resume(self, channel: int, name: str, how: str) -> None:
        self._simple("resume", channel, name, how)

    @rule(channel=channels, name=names, how=once_twice_or_cut)
    def cancel(self, channel: int, name: str, how: str) -> None:
        self._simple("cancel", channel, name, how)

    @rule(channel=channels, name=names, seat=seats, how=once_twice_or_cut)
    def remove(self, channel: int, name: str, seat: int, how: str) -> None:
        self._simple("remove", channel, name, how, seat)

    @rule(channel=channels, name=names, seat=seats, how=once_twice_or_cut)
    def skip(self, channel: int, name: str, seat: int, how: str) -> None:
        self._simple("skip", channel, name, how, seat)

    def _simple(self, what: str, channel: int, name: str, how: str, *more: Any) -> None:
        now = self.harness.clock.now()
        self.both(
            channel,
            name,
            lambda model: getattr(model, what)(name, now, *more),
            lambda table, actor, click: getattr(self.harness.service, what)(table, actor, *more, click),
            how,
        )

    @rule(channel=channels, name=names, seat=seats, new=st.one_of(st.none(), names), how=once_twice_or_cut)
    def replace(self, channel: int, name: str, seat: int, new: str | None, how: str) -> None:
        person = None if new is None else self.person(new).person
        self.both(
            channel,
            name,
            lambda model: model.replace(name, self.harness.clock.now(), seat, new),
            lambda table, actor, click: self.harness.service.replace(table, actor, seat, person, click),
            how,
        )

    @rule(
        channel=channels,
        name=names,
        verb=verbs,
        late=st.sampled_from([False, False, False, True]),
        how=once_twice_or_cut,
    )
    def move(self, channel: int, name: str, verb: str, how: str, *, late: bool) -> None:
        model = self.models.get(channel)
        seat = None if model is None else model.seat(name)
        if model is None or seat is None:
            how, seat = "once", 0
        elif model.chairs[seat].sitter == "substitute":
            how = "once"  # players who return get their seat back, whatever becomes of the move
        question = None if model is None or model.game is None else model.game.question - late
        self.both(
            channel,
            name,
            lambda model: model.move(name, self.harness.clock.now(), verb, late=late),
            lambda table, actor, click: self.harness.service.move(
                table, actor, self.such_a_move(table, seat, verb), interaction=click, question=question
            ),
            how,
        )

    @rule(channel=channels, choices=st.lists(st.tuples(seats, st.integers(0, 2)), min_size=1, max_size=4))
    def go_on(self, channel: int, choices: list[tuple[int, int]]) -> None:
        """Make legal moves for whoever is to move: a person, a computer or a substitute."""
        for who, what in choices:
            model = self.models.get(channel)
            if model is None or model.game is None or model.status != "playing":
                return
            seat = model.game.acting[who % len(model.game.acting)]
            legal = sorted(model.game.legal(seat))
            verb = legal[what % len(legal)]
            name = model.chairs[seat].name
            if name is not None and model.chairs[seat].sitter == "person":
                self.move(channel, name, verb, "once", late=False)
            else:
                self.computer_moves(channel, seat, verb, late=False)

    @rule(channel=channels, seat=seats, verb=verbs, late=st.booleans())
    def computer_moves(self, channel: int, seat: int, verb: str, *, late: bool) -> None:
        model = self.models.get(channel)
        if model is None or seat >= len(model.chairs):
            return
        self.both(
            channel,
            NAMES[0],
            lambda model: STALE if late else model.computer_moves(seat, self.harness.clock.now(), verb),
            lambda table, _, __: self.harness.service.move_for(
                table, seat, self.such_a_move(table, seat, verb), number=table.last - late
            ),
        )

    def such_a_move(self, table: LiveTable, seat: int, verb: str) -> Move:
        """Return a move of this kind: a legal one if possible."""
        seat_view = table.look(seat) if seat < len(table.seats) else None
        for choice in seat_view.choices if seat_view is not None else ():
            if choice.verb == verb:
                return some_move(msgspec.structs.replace(seat_view, choices=(choice,)))
        return self.word({"keep": "keep 1,2", "show": "show 1", "nod": "nod"}[verb])

    @rule(channel=channels, seat=seats)
    def substitute(self, channel: int, seat: int) -> None:
        model = self.models.get(channel)
        if model is not None and seat < len(model.chairs):
            self.run(self.harness.service.substitute(self.table(channel), seat))
            model.substitute(seat)

    @rule(days=st.sampled_from([1, 3]))
    def time_passes(self, days: int) -> None:
        self.harness.clock.advance(days * DAY)

    @precondition(lambda self: self.models)
    @rule()
    def crash(self) -> None:
        """Kill the program; only the file is left."""
        self.run(self.harness.again())

    # Invariants

    @invariant()
    def everything_is_as_the_model_says(self) -> None:
        for channel, model in self.models.items():
            self.run(self._compare(channel, model))

    async def _compare(self, channel: int, model: Model) -> None:
        table = await self.harness.service.repository.table_in(channel)
        record = await self.harness.service.journal.load(table.id)
        assert record is not None
        assert (record.row, record.seats, list(record.entries)) == (table.row, table.seats, table.entries)
        assert [entry.number for entry in table.entries] == list(range(table.last + 1))
        people = [person and person.name for person in await self.harness.service.people.at(table)]
        assert table.row.status == model.status
        assert table.row.owner == (await self.harness.person(model.owner)).person
        assert [(row.sitter, name) for row, name in zip(table.seats, people, strict=True)] == [
            (chair.sitter, chair.name) for chair in model.chairs
        ]
        seat_view = table.look(PUBLIC)
        if model.game is None:
            assert seat_view is None
            return
        assert seat_view is not None
        assert table.play is not None
        view: Any = seat_view.view
        assert list(table.game.acting(table.play.state)) == model.game.acting
        assert (view.kept, view.counts) == (tuple(model.game.kept), tuple(model.game.counts))
        assert (view.nods, view.question) == (model.game.nods, model.game.question)
        assert [seat for _, seat in table.play.undoable] == model.game.undoable
        asked = table.undo_request
        assert (asked and (asked.seat, asked.agreed)) == (model.request and (model.request.seat, model.request.agreed))


async def _why(work: Coroutine[Any, Any, Any]) -> str | None:
    try:
        await work
    except Refusal as refusal:
        return refusal.why
    except Stale:
        return STALE
    except IllegalMove:
        return ILLEGAL
    return None


def test_the_table_service_does_what_the_model_does(games: Mapping[str, AnyGame]) -> None:
    usual = settings()
    run_state_machine_as_test(
        lambda: Evening(games),
        settings=settings(
            usual,
            max_examples=usual.max_examples // 4,
            stateful_step_count=40,
            suppress_health_check=[HealthCheck.too_slow],
        ),
    )
