"""After a costly decision in a lesson its player is told once what would have been better, and nothing waits for that."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
import pytest

from bot.discord.messages.hand import hand
from bot.discord.messages.post import post
from bot.presentation.localized_table import localize
from bot.presentation.tips import advice, tip
from bot.tables.automatic import workers
from bot.tables.automatic.background import strength_of
from bot.tables.automatic.lesson_advice import MOST_ADVICE, LessonAdvice
from bot.tables.automatic.workers import MOST_TO_JUDGE, WorkerPool, chance_for
from bot.tables.ended.review import Decision, better_move
from bot.tables.state.table import Actor, Advice, LiveTable, computer_to_move
from games.core.catalogue import find_games
from games.core.contract import AnyGame, Move
from games.durak.rules.moves import Take
from tests.discord.harness import seated, words_of
from tests.tables.automatic.test_workers import forked as forked  # noqa: PLC0414 - the fixture
from tests.tables.harness import DirectChooser, TableHarness

GAMES: Final = find_games()
GAME: Final = GAMES["durak"]


class DirectJudge:
    """Judges at once, in this process, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Decision] = []

    async def better_move(self, game: AnyGame, decision: Decision, teams: Sequence[int]) -> Move | None:
        self.asked.append(decision)
        return better_move(game, decision, teams)


@asynccontextmanager
async def advising(harness: TableHarness, judge: DirectJudge | WorkerPool) -> AsyncIterator[None]:
    task = asyncio.create_task(LessonAdvice(harness.service, judge).run())
    await asyncio.sleep(0)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def go_on(harness: TableHarness, table: LiveTable) -> bool:
    """Let the computers move, then the learner, who plays the last card that is allowed. Return whether there was any."""
    chooser, ana = DirectChooser(), await harness.person("Ana")
    while table.live:
        seat = computer_to_move(table.game, table.play.state, table.seats)
        seat_view = table.look(seat or 0)
        if seat is None:
            await harness.service.move(table, ana, seat_view.choices[-1], interaction=harness.click())
            await asyncio.sleep(0)
            return True
        chance = chance_for(table.row.seed, table.last)
        move = await chooser.choose_move(table.game, seat_view, chance, strength_of(table, seat))
        await harness.service.move_for(table, seat, move, number=table.last)
    return False


async def told(harness: TableHarness, table: LiveTable, seat: int = 0) -> str:
    return advice(await localize(harness.service, table, "en"), seat)


async def test_each_decision_of_the_learner_is_judged_by_what_they_saw(harness: TableHarness) -> None:
    table, judge = await harness.lesson(GAME), DirectJudge()
    found = list[Advice]()
    async with advising(harness, judge):
        while await go_on(harness, table):
            if table.advice is not None and table.advice not in found:
                found.append(table.advice)
    entries = {entry.number: entry for entry in table.entries}
    assert judge.asked
    for decision in judge.asked:
        entry = entries[decision.number]
        assert (entry.seat, entry.body) == (0, str(decision.played))
        assert decision.seat_view.view.audience == 0
        assert len(decision.seat_view.choices) > 1
    assert 0 < len(found) <= MOST_ADVICE
    cards = [given.better for given in found if type(given.better) is type(given.played)]
    assert len(set(cards)) == len(cards), "advised twice"


async def test_advice_stands_beside_the_next_decision_and_only_before_its_player(harness: TableHarness) -> None:
    """Listeners are told of it. Where that decision was asked already, a hand has it with the one after, and then no more."""
    table, heard = await harness.lesson(GAME), list[Advice | None]()
    harness.service.listeners.append(lambda changed: heard.append(changed.advice))
    async with advising(harness, DirectJudge()):
        while table.advice is None:
            assert await go_on(harness, table), "nothing was costly"
        given = table.advice
        assert heard[-1] is given
        for _ in range(1 + given.late):
            said = await told(harness, table)
            assert said.startswith("Looking back: “")
            assert said == await told(harness, table), "as long as the decision is asked"
            assert await told(harness, table, 1) == ""
            await go_on(harness, table)
        assert table.advice is not given or await told(harness, table) == ""


async def test_what_is_found_after_the_next_decision_is_not_told_and_not_counted(harness: TableHarness) -> None:
    """It would be about a position that is gone; the same may be told of a later decision."""
    table, costly, may_end = await harness.lesson(GAME), list[Decision](), asyncio.Event()

    class SlowJudge(DirectJudge):
        async def better_move(self, game: AnyGame, decision: Decision, teams: Sequence[int]) -> Move | None:
            if (better := await super().better_move(game, decision, teams)) is not None and not costly:
                costly.append(decision)
                await may_end.wait()
            return better

    async with advising(harness, SlowJudge()):
        while not costly:
            assert await go_on(harness, table), "nothing was costly"
        await go_on(harness, table)
        may_end.set()
        for _ in range(9):
            await asyncio.sleep(0)
        assert table.advice is None or table.advice.number > costly[0].number


async def test_what_pays_only_later_is_never_advised(harness: TableHarness) -> None:
    """That it was better to take would teach beginners of Durak nothing that they could see."""
    table, meant = await harness.lesson(GAME), list[Move]()

    class Judge(DirectJudge):
        async def better_move(self, game: AnyGame, decision: Decision, teams: Sequence[int]) -> Move | None:
            found = next((choice for choice in decision.seat_view.choices if isinstance(choice, Take)), None)
            meant.extend(filter(None, [found]))
            return found

    async with advising(harness, Judge()):
        while await go_on(harness, table):
            assert table.advice is None
    assert meant


async def test_advice_on_a_decision_that_was_taken_back_is_not_told(harness: TableHarness) -> None:
    table, ana = await lesson_with_advice(harness)
    assert await told(harness, table)
    await harness.service.undo(table, ana, harness.click())
    assert await told(harness, table) == ""


@pytest.mark.parametrize("late", [False, True])
async def test_advice_found_after_the_next_question_is_told_with_one_more(harness: TableHarness, late: bool) -> None:
    table, _ = await lesson_with_advice(harness)
    table.advice, said = msgspec.structs.replace(table.advice, late=late), list[bool]()
    for _ in range(3):
        said.append(bool(await told(harness, table)))
        await go_on(harness, table)
        if computer_to_move(table.game, table.play.state, table.seats) == 1:
            await harness.move(table, 1)  # which is no decision of the learner's
    assert said == [True, late, False]


async def test_advice_is_in_the_hand_and_never_in_the_post(harness: TableHarness) -> None:
    table, ana = await lesson_with_advice(harness)
    localized = await seated(harness, table, "en")
    line = await told(harness, table)
    assert f"> {line}" in words_of(await hand(localized, 0, ana.person)).splitlines()
    assert "Looking back" not in words_of(await post(localized, table.entries))


async def test_no_advice_is_told_of_a_decision_with_a_tip(harness: TableHarness) -> None:
    table, _ = await lesson_with_advice(harness, with_tip=True)
    assert table.advice is not None
    assert await told(harness, table) == ""


async def test_advice_leaves_out_the_labels_of_a_picture_that_is_gone(harness: TableHarness) -> None:
    table, _ = await lesson_with_advice(harness)
    text = table.game.text
    localized = await seated(harness, table, "en")
    view, better = table.advice.seat_view.view, table.advice.better
    assert isinstance(better, text.by_picture)
    words = text.words(better, view, localized.plain)
    assert await told(harness, table) == f"Looking back: there was a better place. {words.about}"
    table.advice = msgspec.structs.replace(table.advice, better=table.advice.played)
    assert await told(harness, table) == "", "it does what was done"


async def test_advice_is_not_stored(harness: TableHarness) -> None:
    table, _ = await first_decision(harness)
    assert (await harness.reloaded(table.id)).advice is None


async def test_other_tables_are_not_judged(harness: TableHarness) -> None:
    judge = DirectJudge()
    async with advising(harness, judge):
        await harness.ended("Ana", "Boris")
    assert judge.asked == []


async def lesson_with_advice(harness: TableHarness, *, with_tip: bool = False) -> tuple[LiveTable, Actor]:
    """Return a lesson of Carcassonne, whose learner could have placed the first tile so that it does something else."""
    table, ana = await harness.lesson(GAMES["carcassonne"]), await harness.person("Ana")
    seat_view, localized = table.look(0), await seated(harness, table, "en")
    by_about = {
        table.game.text.words(choice, seat_view.view, localized.plain).about: choice
        for choice in seat_view.choices
        if isinstance(choice, Move)
    }
    played, better = list(by_about.values())[:2]
    assert not with_tip or await tip(localized, 0, seat_view)
    await harness.service.move(table, ana, played, interaction=harness.click())
    table.advice = Advice(table.last, 0, seat_view, played, better)
    return table, ana


async def first_decision(harness: TableHarness) -> tuple[LiveTable, Decision]:
    """Return the first decision of a learner that was costly."""
    table, judge = await harness.lesson(GAME), DirectJudge()
    async with advising(harness, judge):
        while table.advice is None:
            assert await go_on(harness, table), "nothing was costly"
    return table, judge.asked[-1]


@pytest.mark.long(5)
@pytest.mark.usefixtures("forked")
async def test_one_process_of_the_lowest_priority_judges_as_many_as_it_can_in_time(harness: TableHarness) -> None:
    _, decision = await first_decision(harness)
    with WorkerPool() as pool:
        asked = [asyncio.create_task(pool.better_move(GAME, decision, ())) for _ in range(MOST_TO_JUDGE + 2)]
        assert await asyncio.gather(*asked) == [better_move(GAME, decision, ())] * MOST_TO_JUDGE + [None, None]
        [child] = [process.pid for process in multiprocessing.active_children()]
        assert child is not None
        assert os.getpriority(os.PRIO_PROCESS, child) == 19
        assert await pool.better_move(GAME, decision, ()) == better_move(GAME, decision, ())
        assert [process.pid for process in multiprocessing.active_children()] == [child], "it is kept for a while"
        os.kill(child, signal.SIGKILL)
        assert await pool.better_move(GAME, decision, ()) is None
        assert await pool.better_move(GAME, decision, ()) == better_move(GAME, decision, ())
    assert not multiprocessing.active_children()


@pytest.mark.usefixtures("forked")
async def test_the_process_that_judges_ends_when_nobody_learns(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "JUDGE_KEPT", 0.0)
    _, decision = await first_decision(harness)
    with WorkerPool() as pool:
        await pool.better_move(GAME, decision, ())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not multiprocessing.active_children()
