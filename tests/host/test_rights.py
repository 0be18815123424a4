"""Who may do what: the table's host, a moderator who only looks on, somebody seated, and a stranger.

Every row is tried by all four at a fresh table. What is refused changes nothing; what is granted is done once, however
often the same interaction comes, also after a restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from bot.host.arranging import arrange
from bot.host.host import ABANDONED_AFTER
from bot.host.refusal import Refusal
from games.core.contract import Vocabulary
from tests.host.house import House, some_move

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.host.host import Host
    from bot.host.table import Actor, LiveTable

YES = ""


class Try(NamedTuple):
    host: Host
    table: LiveTable
    actor: Actor
    click: int


async def _move(t: Try) -> None:
    sight = t.table.look(t.table.seat_of(t.actor.person) or 0)
    move = some_move(sight) if sight is not None and sight.choices else Vocabulary(t.table.game.vocabulary).parse("nod")
    await t.host.move(t.table, t.actor, move, interaction=t.click)


async def _replace(t: Try) -> None:
    new = await t.host.introduce(900, "Nadia")
    await t.host.replace(t.table, t.actor, 2, new.person, t.click)


ACTS: dict[str, Callable[[Try], Awaitable[Any]]] = {
    "join": lambda t: t.host.join(t.table, t.actor, t.click),
    "leave": lambda t: t.host.leave(t.table, t.actor, t.click),
    "add a computer": lambda t: t.host.add_computer(t.table, t.actor, t.click),
    "remove": lambda t: t.host.remove(t.table, t.actor, 2, t.click),
    "change places": lambda t: arrange(t.host, t.table, t.actor, (1, 0, 2), t.table.last, t.click),
    "start": lambda t: t.host.start(t.table, t.actor, t.click),
    "move": _move,
    "undo": lambda t: t.host.undo(t.table, t.actor, t.click),
    "skip": lambda t: t.host.skip(t.table, t.actor, 0, t.click),
    "replace": _replace,
    "replace by a computer": lambda t: t.host.replace(t.table, t.actor, 2, None, t.click),
    "pause": lambda t: t.host.pause(t.table, t.actor, t.click),
    "resume": lambda t: t.host.resume(t.table, t.actor, t.click),
    "cancel": lambda t: t.host.cancel(t.table, t.actor, t.click),
}
PEOPLE = ("host", "moderator", "seated", "stranger", "foreign moderator")
ELSEWHERE = 2
"""Another server than that of the tables."""
LOBBY, DEALT, NODDED, PAUSED, OVER = "lobby", "dealt", "nodded", "paused", "over"
LEADERS = (YES, YES, "not-leader", "not-leader")
FOR = {
    (LOBBY, "join"): ("already-seated", YES, "already-seated", YES),
    (LOBBY, "leave"): (YES, "not-seated", YES, "not-seated"),
    (LOBBY, "add a computer"): (YES, YES, YES, "not-leader"),
    (LOBBY, "remove"): LEADERS,
    (LOBBY, "change places"): LEADERS,
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
    (DEALT, "start"): ("already-started", "already-started", "not-leader", "not-leader"),
    (DEALT, "move"): (YES, "not-at-table", YES, "not-at-table"),
    (DEALT, "undo"): ("nothing-to-undo",) * 4,
    (DEALT, "skip"): LEADERS,
    (DEALT, "replace"): LEADERS,
    (DEALT, "replace by a computer"): LEADERS,
    (DEALT, "pause"): LEADERS,
    (DEALT, "resume"): ("not-paused", "not-paused", "not-leader", "not-leader"),
    (DEALT, "cancel"): LEADERS,
    (NODDED, "undo"): (YES, YES, "nothing-to-undo", "nothing-to-undo"),
    (PAUSED, "move"): ("paused", "not-at-table", "paused", "not-at-table"),
    (PAUSED, "undo"): ("paused",) * 4,
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
"""Who moderates another server may do what a stranger may."""


async def acting(house: House, person: str) -> Actor:
    if person == "foreign moderator":
        return await house.person(person, moderator=True, of=ELSEWHERE)
    return await house.person(person, moderator=person == "moderator")


async def at_stage(house: House, stage: str) -> LiveTable:
    names = ("host", "seated", "Vera")
    if stage == LOBBY:
        return await house.lobby(*names)
    table = await house.playing(*names)
    host = await house.person("host")
    if stage == NODDED:
        await house.keep_all(table, names)
        nod = table.play.vocabulary.parse("nod")  # pyright: ignore[reportOptionalMemberAccess]
        await house.host.move(table, host, nod, interaction=house.click())
    if stage == PAUSED:
        await house.host.pause(table, host, house.click())
    if stage == OVER:
        await house.play_out(table, names)
    return table


@pytest.mark.parametrize("stage", [LOBBY, DEALT, NODDED, PAUSED, OVER])
async def test_what_one_may_not_do_is_refused_for_its_reason_and_changes_nothing(house: House, stage: str) -> None:
    """One table is enough for all that is refused at it, as it stays what it was."""
    table = await at_stage(house, stage)
    await house.host.introduce(900, "Nadia")
    before = await house.host.journal.load(table.id)
    house.changes.clear()
    refusals = [(act, person, why) for at, act, person, why in CASES if at == stage and why]
    assert refusals
    for act, person, why in refusals:
        actor = await acting(house, person)
        with pytest.raises(Refusal) as refused:
            await ACTS[act](Try(house.host, table, actor, house.click()))
        assert refused.value.why == why, f"{person}: {act}"
        assert await house.host.journal.load(table.id) == before, f"{person}: {act}"
        assert house.changes == [], f"{person}: {act}"


@pytest.mark.parametrize(
    ("stage", "act", "person"),
    [
        pytest.param(stage, act, person, id=f"{stage}: {person} may {act}")
        for stage, act, person, why in CASES
        if not why
    ],
)
async def test_what_one_may_do_is_done_once(house: House, stage: str, act: str, person: str) -> None:
    table = await at_stage(house, stage)
    actor = await acting(house, person)
    if act == "replace":
        await house.host.introduce(900, "Nadia")
    before = await house.host.journal.load(table.id)
    house.changes.clear()
    click = house.click()
    await ACTS[act](Try(house.host, table, actor, click))
    after = await house.host.journal.load(table.id)
    assert before is not None
    assert after is not None
    assert after.row.last == before.row.last + 1
    assert after.entries[-1].interaction == click
    assert house.changes == [table]
    await ACTS[act](Try(house.host, table, actor, click))
    await house.again()
    again = await house.host.table(table.id)
    await ACTS[act](Try(house.host, again, actor, click))
    assert await house.host.journal.load(table.id) == after
    assert house.changes == [table]


async def test_opening_is_done_once_however_often_it_is_asked_for(house: House) -> None:
    ana = await house.person("Ana")

    async def open_table() -> LiveTable:
        return await house.host.open(ana, "market", {}, guild=1, channel=7, locale="en", interaction=5)

    table = await open_table()
    assert (await open_table()).id == table.id
    await house.again()
    again = await open_table()
    assert (again.id, again.last, len(again.seats)) == (table.id, 1, 1)


async def test_a_channel_has_one_table(house: House) -> None:
    await house.lobby("Ana")
    with pytest.raises(Refusal, match="channel-taken"):
        await house.lobby("Boris")
    await house.lobby("Boris", channel=8)


@pytest.mark.parametrize("person", PEOPLE)
async def test_anybody_may_close_an_abandoned_table(house: House, person: str) -> None:
    table = await house.playing("host", "seated")
    actor = await acting(house, person)
    house.clock.advance(ABANDONED_AFTER - 1)
    if person not in {"host", "moderator"}:
        with pytest.raises(Refusal, match="not-leader"):
            await house.host.cancel(table, actor, house.click())
    house.clock.advance(1)
    await house.host.cancel(table, actor, house.click())
    assert table.row.status == "cancelled"
    await house.lobby("Vera")


async def test_one_may_take_back_ones_own_move_but_nobody_elses(house: House) -> None:
    table = await house.playing("host", "seated")
    host, seated = await house.person("host"), await house.person("seated")
    await house.keep_all(table, ["host", "seated"])
    assert table.play is not None
    nod = table.play.vocabulary.parse("nod")
    _, sight = await house.host.look(table, host)
    await house.host.move(table, host, sight.choices[-1], interaction=house.click())
    await house.host.move(table, seated, nod, interaction=house.click())
    await house.host.undo(table, seated, house.click())
    with pytest.raises(Refusal, match="nothing-to-undo"):
        await house.host.undo(table, seated, house.click())


async def test_who_leads_goes_to_the_next_person_when_the_host_goes(house: House) -> None:
    table = await house.lobby("Ana", "Boris", "Vera")
    ana, boris = await house.person("Ana"), await house.person("Boris")
    await house.host.leave(table, ana, house.click())
    assert table.row.host == boris.person
    assert [seat.seat for seat in table.seats] == [0, 1]
    await house.host.start(table, boris, house.click())
    new = await house.host.introduce(900, "Nadia")
    await house.host.replace(table, boris, 0, new.person, house.click())
    assert table.seats[0].person == new.person
    assert table.row.host in [seat.person for seat in table.seats]
    with pytest.raises(Refusal, match="not-leader"):
        await house.host.pause(table, boris, house.click())


async def test_a_table_without_people_is_closed(house: House) -> None:
    table = await house.playing("Ana", "Boris", computers=1)
    for name in ("Ana", "Boris"):
        assert table.live
        await house.host.leave(table, await house.person(name), house.click())
    assert table.row.status == "cancelled"


@pytest.mark.parametrize("seat", [-1, 3, 100])
async def test_there_is_no_such_seat(house: House, seat: int) -> None:
    table = await house.playing("Ana", "Boris", "Vera")
    ana = await house.person("Ana")
    for act in (house.host.remove, house.host.skip):
        with pytest.raises(Refusal, match="no-such-seat"):
            await act(table, ana, seat, house.click())
    with pytest.raises(Refusal, match="no-such-seat"):
        await house.host.replace(table, ana, seat, None, house.click())


async def test_nobody_sits_twice(house: House) -> None:
    table = await house.playing("Ana", "Boris")
    ana, boris = await house.person("Ana"), await house.person("Boris")
    with pytest.raises(Refusal, match="seated-elsewhere"):
        await house.host.replace(table, ana, 0, boris.person, house.click())


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
async def test_a_reason_is_one_line_whatever_is_given(house: House, given: str, kept: str | None) -> None:
    table = await house.playing("Ana", "Boris", "Vera")
    await house.host.pause(table, await house.person("Ana"), house.click(), given)
    assert table.doings[table.last].reason == kept
    await house.again()
    assert (await house.host.table(table.id)).doings[table.last].reason == kept
