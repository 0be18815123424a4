"""A review judges what a person chose at an ended table, and nothing else, from what they could know."""

import asyncio
import math
import os
import random
import signal
from dataclasses import replace

import msgspec
import pytest

from bot.tables.automatic import workers
from bot.tables.automatic.workers import WorkerPool
from bot.tables.ended.review import (
    SHOWN,
    Decision,
    Review,
    ReviewFailed,
    better_move,
    decisions,
    missed_chances,
    review,
)
from bot.tables.state.answered import only_move
from bot.tables.state.table import LiveTable, SeatView
from games.core.catalogue import find_games
from games.core.chance import QuickChance
from games.core.contract import PUBLIC, AnyGame
from games.core.judge import SURE, Candidate, Difference, Judgement, judging
from games.durak.rules.moves import Pass, Take, ThrowIn
from storage import EntryKind, Occupancy, Occupant
from tests.tables.automatic.test_workers import children, forked
from tests.tables.harness import TableHarness, some_move
from tests.tables.test_position_opening import left_off

__all__ = ["forked"]

NAMES = ["Ana", "Boris"]
QUICK = QuickChance(1)


async def ended(harness: TableHarness, seed: int = 1) -> LiveTable:
    """Return a table of Durak that two people played at random to its end."""
    return await harness.ended(*NAMES, game="durak", rng=random.Random(seed))


def swift(game: AnyGame) -> AnyGame:
    """Return the game with so small a budget that a whole table is reviewed in a moment, and errors of chance alone."""
    assert game.judging is not None
    return replace(game, judging=replace(game.judging, budget=48, spread=0.0))


async def decided(harness: TableHarness, table: LiveTable, name: str) -> list[Decision]:
    return await harness.service.history.decisions(table, (await harness.person(name)).person)


async def test_the_decisions_of_both_players_are_all_moves_with_an_alternative(harness: TableHarness) -> None:
    table = await ended(harness)
    found = [await decided(harness, table, name) for name in NAMES]
    for seat, own in enumerate(found):
        for decision in own:
            entry = table.entries[decision.number]
            assert (entry.seat, entry.kind, entry.body) == (seat, EntryKind.MOVE, str(decision.played))
            assert decision.seat_view.view.audience == seat
            assert only_move(table.game, decision.seat_view.view, decision.seat_view.choices) is None
    moves = {entry.number for entry in table.entries if entry.kind is EntryKind.MOVE}
    numbers = {decision.number for own in found for decision in own}
    assert numbers < moves, "some moves had no alternative"


async def test_a_decision_holds_what_its_seat_saw_before_the_move(harness: TableHarness) -> None:
    table = await harness.playing(*NAMES, game="durak")
    seen = {}
    rng = random.Random(2)
    while table.row.status == "playing":
        for name in NAMES:
            actor = await harness.person(name)
            _, seat_view = await harness.service.look(table, actor)
            if seat_view.choices:
                await harness.service.move(table, actor, some_move(seat_view, rng), interaction=harness.click())
                last = max(entry.number for entry in table.entries if entry.kind is EntryKind.MOVE)
                seen[last] = seat_view
    for name in NAMES:
        for decision in await decided(harness, table, name):
            assert decision.seat_view == seen[decision.number]


async def test_moves_of_the_bot_of_moderators_and_of_computers_are_no_decisions(harness: TableHarness) -> None:
    table = await harness.playing(*NAMES, game="durak")
    boss = await harness.person("Boss", moderator=True)
    rng = random.Random(3)
    skipped = set[int]()
    for turn in range(8):
        seat = table.look(PUBLIC).view.asked[0]
        if turn % 2:
            before = table.last
            await harness.service.skip(table, boss, seat, harness.click())
            skipped |= set(range(before + 1, table.last + 1))
        else:
            await harness.move(table, seat, rng=rng)
    await harness.play_out(table, NAMES, rng)
    assert skipped
    for name in NAMES:
        assert not skipped & {decision.number for decision in await decided(harness, table, name)}


async def test_only_the_person_who_sat_there_then_has_decided(harness: TableHarness) -> None:
    table = await harness.playing(*NAMES, game="durak")
    rng = random.Random(4)
    for _ in range(6):
        seat = table.look(PUBLIC).view.asked[0]
        await harness.move(table, seat, rng=rng)
    boss, vera = await harness.person("Boss", moderator=True), await harness.person("Vera")
    await harness.service.replace(table, boss, 0, vera.person, harness.click())
    assert table.seats[0].former == (await harness.person("Ana")).person
    changed = table.last
    await harness.play_out(table, ["Vera", "Boris"], rng)
    ana, later = await decided(harness, table, "Ana"), await decided(harness, table, "Vera")
    assert ana
    assert later
    assert max(decision.number for decision in ana) < changed < min(decision.number for decision in later)


async def test_there_is_nothing_to_review_while_a_table_goes_on(harness: TableHarness) -> None:
    table = await harness.playing(*NAMES, game="durak")
    assert await decided(harness, table, "Ana") == []


async def test_a_table_that_was_thinned_can_be_reviewed(harness: TableHarness) -> None:
    """Its entries have no interactions any more."""
    table = await ended(harness)
    timeline = harness.service.history._timeline(table)
    occupancies = [Occupancy(seat=seat, since=0, sitter=Occupant.PERSON, person=seat) for seat in (0, 1)]
    before = decisions(timeline, occupancies, 0)
    timeline.entries = [
        type(entry)(**{name: getattr(entry, name) for name in entry.__struct_fields__} | {"interaction": None})
        for entry in timeline.entries
    ]
    assert decisions(timeline, occupancies, 0) == before != []


async def test_a_review_counts_moves_and_shows_the_costliest(harness: TableHarness) -> None:
    table = await ended(harness)
    own, told = await decided(harness, table, "Ana"), list[int]()
    own, game = own[-12:], swift(table.game)
    found = review(game, own, (0, 1), told.append)
    assert told == list(range(1, len(own) + 1))
    assert found.judged == len(own)
    assert found.good < found.judged, "Ana played at random"
    assert 1 <= len(found.costly) <= SHOWN
    losses = [move.loss for move in found.costly]
    assert losses == sorted(losses, reverse=True)
    played = {decision.number: str(decision.played) for decision in own}
    for move in found.costly:
        assert move.loss > SURE * move.error
        assert move.played == played[move.number] != move.other
    assert [number for number, _ in found.chances] == list(played)
    assert all(0 <= share <= 1 for _, share in found.chances)
    assert found.best is None or found.best.number in played
    assert review(game, own, (0, 1)) == found


async def test_a_move_that_was_compared_with_no_other_is_neither_good_nor_counted(harness: TableHarness) -> None:
    table = await ended(harness)
    own, told, game = (await decided(harness, table, "Ana"))[-6:], list[int](), swift(table.game)
    alone = [msgspec.structs.replace(one, seat_view=SeatView(one.seat_view.view, (one.played,))) for one in own[:3]]
    found = review(game, [*alone, *own[3:]], (0, 1), told.append)
    assert told == [1, 2, 3, 4, 5, 6]
    assert found == review(game, own[3:], (0, 1))
    assert found.judged == len(found.chances) == 3
    assert review(game, alone, (0, 1)) == Review(0, 0, (), (), None)


async def test_a_review_says_how_far_the_cost_of_one_move_may_be_from_what_is_expected(harness: TableHarness) -> None:
    table = await ended(harness)
    own, game = await decided(harness, table, "Ana"), swift(table.game)
    plan = judging(game)
    assert plan is not None
    alike, varied = (
        review(replace(game, judging=replace(plan, spread=spread)), own, (0, 1)).costly for spread in (0.0, 0.5)
    )
    assert [move.loss for move in varied] == [move.loss for move in alike] != []
    wider = [math.hypot(move.error, 0.5 * move.loss) for move in alike]
    assert [move.error for move in varied] == pytest.approx(wider)


@pytest.mark.long(8)
async def test_a_lesson_speaks_of_the_same_moves_however_much_strong_rivals_win_back(harness: TableHarness) -> None:
    table = await ended(harness)
    plan, own = judging(table.game), await decided(harness, table, "Ana")
    assert plan is not None
    whole, half = (
        [better_move(replace(table.game, judging=replace(plan, budget=480, kept=kept)), one, (0, 1)) for one in own]
        for kept in (1.0, 0.5)
    )
    assert half == whole
    assert set(whole) > {None}


async def test_a_chance_missed_several_times_in_a_row_is_told_once_where_it_cost_most(harness: TableHarness) -> None:
    own = (await decided(harness, await ended(harness), "Ana"))[:6]
    take, throw, keep = (Candidate(move, 0.5, 0.01, 100) for move in (Take(), ThrowIn("6H"), Pass(0)))
    losses = [(take, 0.1), (take, 0.3), (throw, 0.2), (take, 0.25), (keep, -0.1), (take, 0.15)]
    judged = [
        (decision, Judgement(keep, (better,), Difference(loss, 0.01)))
        for decision, (better, loss) in zip(own, losses, strict=True)
    ]
    found = [[pair[1].loss.value for pair in together] for together in missed_chances(judged)]
    assert found == [[0.3, 0.1], [0.25], [0.2], [0.15]]


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=() if key == "durak" else pytest.mark.long(5)) for key in find_games()]
)
async def test_a_review_is_equal_whatever_the_others_held(harness: TableHarness, key: str) -> None:
    """Decisions hold views alone, and random numbers do not depend on the table's secret."""
    table = await left_off(harness, key, 40)
    own = (await decided(harness, table, "Ana"))[:6]
    assert own
    game = swift(table.game)
    other = []
    for decision in own:
        state = game.determinize(decision.seat_view.view, QUICK)
        view, choices = game.view(state, 0), tuple(game.moves(state, 0))
        other.append(Decision(decision.number, type(decision.seat_view)(view, choices), decision.played))
    assert review(game, other, (0, 1, 2)) == review(game, own, (0, 1, 2))


async def test_a_game_without_a_search_has_no_reviews(harness: TableHarness) -> None:
    with pytest.raises(ValueError, match="market has no search"):
        review(harness.games["market"], [], (0, 1))


# In a worker process


@pytest.mark.usefixtures("forked")
async def test_a_worker_of_the_lowest_priority_reviews_and_tells_its_progress(harness: TableHarness) -> None:
    table = await ended(harness)
    own, told = (await decided(harness, table, "Ana"))[-2:], list[int]()
    nice = list[int]()

    def progress(done: int) -> None:
        told.append(done)
        nice.extend(os.getpriority(os.PRIO_PROCESS, child) for child in children())

    with WorkerPool() as pool:
        assert await pool.review(table.game, own, (0, 1), progress) == review(table.game, own, (0, 1))
    assert told == [1, 2]
    assert set(nice) == {19}
    assert not children()


@pytest.mark.usefixtures("forked")
async def test_a_review_that_is_cancelled_ends_its_process(harness: TableHarness) -> None:
    table = await ended(harness)
    own, began = await decided(harness, table, "Ana"), asyncio.Event()
    with WorkerPool() as pool:
        asked = asyncio.create_task(pool.review(table.game, own, (0, 1), lambda _: began.set()))
        await began.wait()
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert not children()
        assert await pool.review(table.game, own[-1:], (0, 1)) == review(table.game, own[-1:], (0, 1))


@pytest.mark.usefixtures("forked")
async def test_a_review_whose_worker_is_killed_begins_again(
    harness: TableHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await ended(harness)
    own, told = (await decided(harness, table, "Ana"))[-2:], list[int]()

    def progress(done: int) -> None:
        told.append(done)
        if len(told) == 1:
            (child,) = children()
            os.kill(child, signal.SIGKILL)

    with WorkerPool() as pool:
        assert await pool.review(table.game, own, (0, 1), progress) == review(table.game, own, (0, 1))
    assert caplog.text.count("a worker died at a review of durak; retrying") == 1
    assert told[-2:] == [1, 2]


@pytest.mark.usefixtures("forked")
async def test_a_review_that_fails_says_why(harness: TableHarness) -> None:
    with WorkerPool() as pool, pytest.raises(ReviewFailed, match="market has no search"):
        await pool.review(harness.games["market"], [], (0, 1))
    assert not children()


@pytest.mark.usefixtures("forked")
async def test_a_review_that_hangs_is_ended(harness: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await ended(harness)
    monkeypatch.setattr(workers, "review", lambda *_: signal.pause())
    monkeypatch.setattr(workers, "NO_PROGRESS", 0.2)
    with WorkerPool() as pool, pytest.raises(ReviewFailed, match="durak"):
        await pool.review(table.game, [], (0, 1))
    assert not children()
