"""Reviews are made once, behind everything else, and kept for the player whose moves they are about."""

import asyncio
from collections.abc import Callable, Generator, Sequence

import pytest

from bot.tables.automatic import workers
from bot.tables.automatic.workers import WorkerPool
from bot.tables.ended import reviews
from bot.tables.ended.review import Decision, Review, review
from bot.tables.ended.reviews import RunningReview
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import LiveTable
from games.core.contract import AnyGame
from storage import Status
from tests.tables.automatic.test_workers import children, forked
from tests.tables.ended.test_review import NAMES, decided, ended, swift
from tests.tables.harness import GUILD, TableHarness, account, why_refused

__all__ = ["forked"]


def quickly(
    game: AnyGame, decisions: Sequence[Decision], teams: Sequence[int], progress: Callable[[int], object]
) -> Review:
    """Review a few of the decisions with a small budget."""
    return review(swift(game), decisions[:3], teams, progress)


@pytest.fixture
def pool(harness: TableHarness, forked: None, monkeypatch: pytest.MonkeyPatch) -> Generator[WorkerPool]:
    """Let the harness's service make quick reviews in real processes."""
    monkeypatch.setattr(workers, "review", quickly)
    with WorkerPool() as made:
        harness.service.reviews.reviewer = made
        yield made


async def asked(harness: TableHarness, table: LiveTable, name: str = "Ana") -> Review | RunningReview:
    return await harness.service.reviews.ask(table, (await harness.person(name)).person)


async def begun(harness: TableHarness, table: LiveTable, name: str = "Ana") -> RunningReview:
    running = await asked(harness, table, name)
    assert isinstance(running, RunningReview)
    return running


async def refused(harness: TableHarness, table: LiveTable, name: str = "Ana") -> Why:
    return await why_refused(asked(harness, table, name))


@pytest.mark.usefixtures("pool")
async def test_a_review_that_is_asked_for_twice_is_made_once(harness: TableHarness) -> None:
    table = await ended(harness)
    first, second = await asyncio.gather(begun(harness, table), begun(harness, table))
    assert first is second
    made = await first.made()
    own = await decided(harness, table, "Ana")
    assert made == quickly(table.game, own, (0, 1), lambda _: None)
    assert (first.done, first.number) == (3, len(own))
    harness.service.reviews.reviewer = None
    assert await asked(harness, table) == made, "it is kept"


@pytest.mark.usefixtures("pool")
async def test_a_review_is_kept_when_the_program_is_restarted(harness: TableHarness) -> None:
    table = await ended(harness)
    made = await (await begun(harness, table)).made()
    again = await harness.reloaded(table.id)
    assert await asked(harness, again) == made


async def test_a_review_that_was_not_finished_is_begun_anew(harness: TableHarness, pool: WorkerPool) -> None:
    table = await ended(harness)
    running = await begun(harness, table)
    await harness.service.reviews.stop_all()
    assert await why_refused(running.made()) is Why.REVIEW_STOPPED
    assert not children()
    await harness.again()
    harness.service.reviews.reviewer = pool
    again = await begun(harness, await harness.service.repository.table(table.id))
    assert await again.made() is not None


@pytest.mark.usefixtures("pool")
async def test_a_review_that_was_stopped_before_it_began_can_be_asked_for_again(harness: TableHarness) -> None:
    table = await ended(harness)
    running = await begun(harness, table)
    assert (running.done, running.number) == (0, 0)
    running.task.cancel()
    with pytest.raises(Refusal):
        await running.made()
    assert await (await begun(harness, table)).made() is not None


@pytest.mark.usefixtures("pool")
async def test_a_review_of_other_rules_does_not_count(harness: TableHarness) -> None:
    table = await ended(harness)
    ana, rules = await harness.person("Ana"), table.game.rules_version
    await harness.service.journal.archive.keep_review(table.id, ana.person, rules - 1, "{}")
    made = await (await begun(harness, table)).made()
    assert await asked(harness, table) == made


async def test_a_person_without_decisions_has_nothing_to_be_judged(harness: TableHarness, pool: WorkerPool) -> None:
    table = await harness.playing(*NAMES, game="durak")
    await harness.service.cancel(table, await harness.person("Ana"), harness.click())
    made = await (await begun(harness, table)).made()
    assert made == Review(0, 0, (), (), None)


async def test_reviews_are_refused_where_there_can_be_none(harness: TableHarness) -> None:
    going_on = await harness.playing(*NAMES, game="durak")
    assert await refused(harness, going_on) is Why.REVIEW_NOT_YET
    market = await harness.ended(*NAMES, channel=8)
    assert await refused(harness, market) is Why.NO_REVIEWS
    assert await refused(harness, market, "Vera") is Why.NOT_AT_TABLE
    lobby = await harness.lobby(*NAMES, game="durak", channel=9)
    await harness.service.cancel(lobby, await harness.person("Ana"), harness.click())
    assert await refused(harness, lobby) is Why.NOT_AT_TABLE


async def test_a_table_that_no_longer_replays_or_whose_game_is_gone_is_not_reviewed(harness: TableHarness) -> None:
    table = await ended(harness)
    number = table.id
    await harness.service.journal._run(
        lambda connection: connection.execute("UPDATE entry SET checksum = '0' WHERE kind = 'start'")
    )
    damaged = await harness.reloaded(number)
    assert await refused(harness, damaged) is Why.FROZEN
    assert not await harness.service.reviews.offered(damaged, (await harness.person("Ana")).person)
    harness.games = {key: game for key, game in harness.games.items() if key != "durak"}
    await harness.again()
    assert await why_refused(harness.service.repository.table(number)) is Why.PAST_GAME_GONE


async def test_a_review_that_fails_is_refused_and_can_be_asked_for_again(
    harness: TableHarness, pool: WorkerPool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ended(harness)
    with monkeypatch.context() as patch:
        patch.setattr(workers, "review", lambda *_: 1 / 0)
        running = await begun(harness, table)
        assert await why_refused(running.made()) is Why.NOT_REVIEWED
    assert f"table {table.id}: reviewing a table of durak failed" in caplog.text
    assert await (await begun(harness, table)).made() is not None


@pytest.mark.usefixtures("pool")
async def test_a_person_has_one_review_made_at_a_time_and_few_wait(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await ended(harness), await harness.playing(*NAMES, game="durak", channel=8)
    await harness.service.cancel(second, await harness.person("Ana"), harness.click())
    running = await begun(harness, first)
    assert await refused(harness, second) is Why.REVIEW_BUSY
    monkeypatch.setattr(reviews, "MOST_WAITING", 0)
    assert await refused(harness, second, "Boris") is Why.REVIEW_BUSY
    await running.stop()
    assert await (await begun(harness, second, "Boris")).made() is not None


@pytest.mark.usefixtures("pool")
async def test_nothing_is_kept_of_a_person_who_is_forgotten_meanwhile(harness: TableHarness) -> None:
    table = await ended(harness)
    ana = await harness.person("Ana")
    running = await begun(harness, table)
    await harness.service.forget(ana, account("Ana"))
    assert await running.made() is not None
    assert await harness.service.journal.archive.reviews_of(ana.person) == ()


@pytest.mark.usefixtures("pool")
async def test_forgetting_a_person_deletes_their_reviews_and_no_others(harness: TableHarness) -> None:
    table = await ended(harness)
    for name in NAMES:
        await (await begun(harness, table, name)).made()
    data = await harness.service.personal_data_of(account("Ana"))
    assert [kept["table"] for kept in data["reviews"]] == [table.id]
    ana, boris = await harness.person("Ana"), await harness.person("Boris")
    await harness.service.forget(ana, account("Ana"))
    kept = [await harness.service.journal.archive.reviews_of(who.person) for who in (ana, boris)]
    assert [len(some) for some in kept] == [0, 1]
    assert await refused(harness, table) is Why.NOT_AT_TABLE, "who returns is somebody else"
    assert isinstance(await asked(harness, table, "Boris"), Review)


async def test_only_players_of_an_ended_table_with_moves_are_offered_a_review(harness: TableHarness) -> None:
    service = harness.service
    over, going_on = await ended(harness), await harness.playing(*NAMES, game="durak", channel=8)
    unmoved = await harness.playing(*NAMES, game="durak", channel=9)
    await service.cancel(unmoved, await harness.person("Ana"), harness.click())
    assert unmoved.row.status is Status.CANCELLED
    market = await harness.ended(*NAMES, channel=10)
    people = [(await harness.person(name)).person for name in (*NAMES, "Vera")]
    offered = [
        [await service.reviews.offered(table, person) for person in people]
        for table in (over, going_on, unmoved, market)
    ]
    assert offered == [[True, True, False], [False] * 3, [False] * 3, [False] * 3]


async def test_a_moment_is_what_its_player_saw_before_the_move(harness: TableHarness) -> None:
    table = await ended(harness)
    look = await harness.service.history.look(table.id, -1, await harness.person("Ana"), GUILD)
    for decision in await decided(harness, table, "Ana"):
        moment = await harness.service.history.moment(table, decision.number)
        assert moment.seat_view == decision.seat_view
        assert moment.view == look.timeline.view(moment.page - 1)
        assert look.timeline.pages[moment.page] == decision.number
        assert [person and person.name for person in moment.people] == NAMES
    assert await harness.service.history.moment(table, table.lifecycle.began or 0) is None
