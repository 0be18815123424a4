"""Who may do what: the table's owner, a moderator who does not play, a player, and a stranger.

All four try every row at a fresh table. A refused action changes nothing; an allowed one is done once, however often
the same interaction comes, also after a restart.
"""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import pytest

from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import Actor, LiveTable
from games.core.contract import Vocabulary
from tests.tables.harness import TableHarness, some_move, why_refused

YES = ""
THREE_DAYS = 3 * 86_400
"""After so long without a move anybody may close a table, as the README says."""


class Try(NamedTuple):
    service: TableService
    table: LiveTable
    actor: Actor
    click: int


async def _move(t: Try) -> None:
    seat_view = t.table.look(t.table.seat_of(t.actor.person) or 0)
    move = (
        some_move(seat_view)
        if seat_view is not None and seat_view.choices
        else Vocabulary(t.table.game.vocabulary).parse("nod")
    )
    await t.service.move(t.table, t.actor, move, interaction=t.click)


async def _replace(t: Try) -> None:
    new = await t.service.people.introduce(900, "Nadia")
    await t.service.replace(t.table, t.actor, 2, new.person, t.click)


ACTS: dict[str, Callable[[Try], Awaitable[Any]]] = {
    "join": lambda t: t.service.join(t.table, t.actor, t.click),
    "leave": lambda t: t.service.leave(t.table, t.actor, t.click),
    "add a computer": lambda t: t.service.add_computer(t.table, t.actor, t.click),
    "remove": lambda t: t.service.remove(t.table, t.actor, 2, t.click),
    "change places": lambda t: t.service.arrange(t.table, t.actor, (1, 0, 2), t.table.last, t.click),
    "change options": lambda t: t.service.choose(t.table, t.actor, t.click, options={"keep": "3"}),
    "call players": lambda t: t.service.call_players(t.table, t.actor, t.click),
    "refuse an undo": lambda t: t.service.answer_undo(t.table, t.actor, t.click, agree=False, shown=t.table.last),
    "start": lambda t: t.service.start(t.table, t.actor, t.click),
    "move": _move,
    "undo": lambda t: t.service.undo(t.table, t.actor, t.click),
    "skip": lambda t: t.service.skip(t.table, t.actor, 0, t.click),
    "replace": _replace,
    "replace by a computer": lambda t: t.service.replace(t.table, t.actor, 2, None, t.click),
    "pause": lambda t: t.service.pause(t.table, t.actor, t.click),
    "resume": lambda t: t.service.resume(t.table, t.actor, t.click),
    "cancel": lambda t: t.service.cancel(t.table, t.actor, t.click),
}
PEOPLE = ("owner", "moderator", "seated", "stranger", "foreign moderator")
ELSEWHERE = 2
"""A server other than that of the tables."""
LOBBY, DEALT, NODDED, PAUSED, OVER = "lobby", "dealt", "nodded", "paused", "over"
LEADERS = (YES, YES, "not-leader", "not-leader")
FOR = {
    (LOBBY, "join"): ("already-seated", YES, "already-seated", YES),
    (LOBBY, "leave"): (YES, "not-seated", YES, "not-seated"),
    (LOBBY, "add a computer"): (YES, YES, YES, "not-leader"),
    (LOBBY, "remove"): LEADERS,
    (LOBBY, "change places"): LEADERS,
    (LOBBY, "change options"): LEADERS,
    (LOBBY, "start"): LEADERS,
    (LOBBY, "undo"): ("not-started",) * 4,
    (LOBBY, "skip"): ("not-started", "not-started", "not-leader", "not-leader"),
    (LOBBY, "replace"): ("not-playing", "not-playing", "not-leader", "not-leader"),
    (LOBBY, "pause"): ("not-playing", "not-playing", "not-leader", "not-leader"),
    (LOBBY, "cancel"): LEADERS,
    (DEALT, "join"): ("already-seated", "already-started", "already-seated", "already-started"),
    (DEALT, "leave"): (YES, "not-seated", YES, "not-seated"),
    (DEALT, "add a computer"): ("already-started",) * 4,
    (DEALT, "remove"): LEADERS,
    (DEALT, "change places"): ("already-started", "already-started", "not-leader", "not-leader"),
    (DEALT, "change options"): ("already-started", "already-started", "not-leader", "not-leader"),
    (DEALT, "refuse an undo"): ("no-undo-asked", "not-at-table", "no-undo-asked", "not-at-table"),
    (DEALT, "start"): ("already-started", "already-started", "not-leader", "not-leader"),
    (DEALT, "move"): (YES, "not-at-table", YES, "not-at-table"),
    (DEALT, "undo"): ("nothing-to-undo",) * 4,
    (DEALT, "skip"): LEADERS,
    (DEALT, "replace"): LEADERS,
    (DEALT, "replace by a computer"): LEADERS,
    (DEALT, "pause"): LEADERS,
    (DEALT, "resume"): ("not-paused", "not-paused", "not-leader", "not-leader"),
    (DEALT, "cancel"): LEADERS,
    (NODDED, "undo"): (YES, YES, YES, "nothing-to-undo"),
    (PAUSED, "move"): ("paused", "not-at-table", "paused", "not-at-table"),
    (PAUSED, "undo"): ("paused",) * 4,
    (PAUSED, "refuse an undo"): ("paused", "not-at-table", "paused", "not-at-table"),
    (PAUSED, "skip"): ("paused", "paused", "not-leader", "not-leader"),
    (PAUSED, "leave"): (YES, "not-seated", YES, "not-seated"),
    (PAUSED, "replace"): LEADERS,
    (PAUSED, "pause"): ("paused", "paused", "not-leader", "not-leader"),
    (PAUSED, "resume"): LEADERS,
    (PAUSED, "cancel"): LEADERS,
    (OVER, "join"): ("table-over",) * 4,
    (OVER, "leave"): ("table-over", "not-seated", "table-over", "not-seated"),
    (OVER, "remove"): ("table-over", "table-over", "not-leader", "not-leader"),
    (OVER, "change places"): ("table-over", "table-over", "not-leader", "not-leader"),
    (OVER, "call players"): ("table-over",) * 4,
    (OVER, "move"): ("table-over", "not-at-table", "table-over", "not-at-table"),
    (OVER, "undo"): ("table-over",) * 4,
    (OVER, "skip"): ("table-over", "table-over", "not-leader", "not-leader"),
    (OVER, "replace"): ("not-playing", "not-playing", "not-leader", "not-leader"),
    (OVER, "cancel"): ("table-over",) * 4,
}
CASES = [
    (stage, act, person, why)
    for (stage, act), answers in FOR.items()
    for person, why in zip(PEOPLE, (*answers, answers[-1]), strict=True)
]
"""A moderator of another server may do what a stranger may."""


async def acting(harness: TableHarness, person: str) -> Actor:
    if person == "foreign moderator":
        return await harness.person(person, moderator=True, of=ELSEWHERE)
    return await harness.person(person, moderator=person == "moderator")


async def at_stage(harness: TableHarness, stage: str) -> LiveTable:
    names = ("owner", "seated", "Vera")
    if stage == LOBBY:
        return await harness.lobby(*names)
    table = await harness.playing(*names)
    owner = await harness.person("owner")
    if stage == NODDED:
        await harness.keep_all(table, names)
        nod = table.play.vocabulary.parse("nod")  # pyright: ignore[reportOptionalMemberAccess]
        await harness.service.move(table, owner, nod, interaction=harness.click())
    if stage == PAUSED:
        await harness.service.pause(table, owner, harness.click())
    if stage == OVER:
        await harness.play_out(table, names)
    return table


@pytest.mark.parametrize("stage", [LOBBY, DEALT, NODDED, PAUSED, OVER])
async def test_a_refused_action_is_refused_for_its_reason_and_changes_nothing(
    harness: TableHarness, stage: str
) -> None:
    """One table serves for all refused actions, as none changes it."""
    table = await at_stage(harness, stage)
    await harness.service.people.introduce(900, "Nadia")
    before = await harness.service.journal.load(table.id)
    harness.changes.clear()
    refusals = [(act, person, why) for at, act, person, why in CASES if at == stage and why]
    assert refusals
    for act, person, why in refusals:
        actor = await acting(harness, person)
        trying = ACTS[act](Try(harness.service, table, actor, harness.click()))
        assert await why_refused(trying) == why, f"{person}: {act}"
        assert await harness.service.journal.load(table.id) == before, f"{person}: {act}"
        assert harness.changes == [], f"{person}: {act}"


@pytest.mark.parametrize(
    ("stage", "act", "person"),
    [
        pytest.param(stage, act, person, id=f"{stage}: {person} may {act}")
        for stage, act, person, why in CASES
        if not why
    ],
)
async def test_an_allowed_action_is_done_once(harness: TableHarness, stage: str, act: str, person: str) -> None:
    table = await at_stage(harness, stage)
    actor = await acting(harness, person)
    if act == "replace":
        await harness.service.people.introduce(900, "Nadia")
    before = await harness.service.journal.load(table.id)
    harness.changes.clear()
    click = harness.click()
    await ACTS[act](Try(harness.service, table, actor, click))
    after = await harness.service.journal.load(table.id)
    assert after.row.last == before.row.last + 1
    assert after.entries[-1].interaction == click
    assert harness.changes == [table]
    await ACTS[act](Try(harness.service, table, actor, click))
    again = await harness.reloaded(table.id)
    await ACTS[act](Try(harness.service, again, actor, click))
    assert await harness.service.journal.load(table.id) == after
    assert harness.changes == [table]


@pytest.mark.parametrize("comes_back", [True, False])
async def test_a_table_whose_opening_was_interrupted_seats_its_owner_later(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, comes_back: bool
) -> None:
    ana = await harness.person("Ana")

    async def open_table() -> LiveTable:
        return await harness.service.open(ana, "market", {}, guild=1, channel=7, locale="en", interaction=5)

    async def failing(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(harness.service.journal, "append", failing)
    with pytest.raises(OSError):
        await open_table()
    await harness.again()
    table = await open_table() if comes_back else await harness.service.repository.table_in(7)
    assert [row.person for row in table.seats] == [ana.person]
    assert [entry.kind for entry in table.entries] == ["open", "join"]


@pytest.mark.parametrize("person", PEOPLE)
async def test_anybody_may_close_an_abandoned_table(harness: TableHarness, person: str) -> None:
    table = await harness.playing("owner", "seated")
    actor = await acting(harness, person)
    harness.clock.advance(THREE_DAYS - 1)
    if person not in {"owner", "moderator"}:
        with pytest.raises(Refusal, match="not-leader"):
            await harness.service.cancel(table, actor, harness.click())
    harness.clock.advance(1)
    await harness.service.cancel(table, actor, harness.click())
    assert table.row.status == "cancelled"
    await harness.lobby("Vera")


async def test_the_next_person_becomes_the_owner_when_the_owner_leaves(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris", "Vera")
    ana, boris = await harness.person("Ana"), await harness.person("Boris")
    await harness.service.leave(table, ana, harness.click())
    assert table.row.owner == boris.person
    assert [seat.seat for seat in table.seats] == [0, 1]
    await harness.service.start(table, boris, harness.click())
    new = await harness.service.people.introduce(900, "Nadia")
    await harness.service.replace(table, boris, 0, new.person, harness.click())
    assert table.seats[0].person == new.person
    assert table.row.owner in [seat.person for seat in table.seats]
    with pytest.raises(Refusal, match="not-leader"):
        await harness.service.pause(table, boris, harness.click())


@pytest.mark.parametrize("seat", [-1, 3, 100])
async def test_an_unknown_seat_is_refused(harness: TableHarness, seat: int) -> None:
    table = await harness.playing("Ana", "Boris", "Vera")
    ana = await harness.person("Ana")
    for act in (harness.service.remove, harness.service.skip):
        with pytest.raises(Refusal, match="no-such-seat"):
            await act(table, ana, seat, harness.click())
    with pytest.raises(Refusal, match="no-such-seat"):
        await harness.service.replace(table, ana, seat, None, harness.click())


async def test_nobody_has_two_seats(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    ana, boris = await harness.person("Ana"), await harness.person("Boris")
    with pytest.raises(Refusal, match="seated-elsewhere"):
        await harness.service.replace(table, ana, 0, boris.person, harness.click())


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("\0late", "late"),
        ("\0", None),
        ("  \ud83d ", None),
        ("we eat\nfirst", "we eat first"),
        ("да" * 300, "да" * 100),
        ("👩‍👧 is ill", "👩‍👧 is ill"),
    ],
)
async def test_a_reason_is_one_line_whatever_is_given(harness: TableHarness, given: str, kept: str | None) -> None:
    table = await harness.playing("Ana", "Boris", "Vera")
    await harness.service.pause(table, await harness.person("Ana"), harness.click(), given)
    assert table.audit_records[table.last].reason == kept
    assert (await harness.reloaded(table.id)).audit_records[table.last].reason == kept


async def test_who_leads_and_plays_takes_back_no_move_of_another(harness: TableHarness) -> None:
    names = ("Ana", "Boris")
    table = await harness.playing(*names, game="carcassonne")
    assert table.play is not None
    [mover] = table.game.acting(table.play.state)
    await harness.move(table, names[mover], str(table.game.moves(table.play.state, mover)[0]))
    assert table.undoable_by == mover
    last = table.last
    with pytest.raises(Refusal, match="nothing-to-undo"):
        await harness.service.undo(table, await harness.person(names[1 - mover], moderator=True), harness.click())
    assert table.last == last
    await harness.service.undo(table, await harness.person(names[mover]), harness.click())
    assert table.undoable_by is None
