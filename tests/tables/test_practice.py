"""Practice tables end by themselves once the learner has decided often enough."""

import hashlib
from dataclasses import replace
from typing import Any, Final

import msgspec
import pytest

from bot.tables.automatic.background import strength_of
from bot.tables.automatic.workers import chance_for
from bot.tables.ended.record import record_of, verify
from bot.tables.practice import (
    TOLD,
    has_learned,
    is_dealt_for_lesson,
    is_last_part,
    is_practice,
    lessons_learnt,
)
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import PRIVATE, LiveTable, computer_to_move
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Practice
from games.core.strength import Strength
from tests.games.lessons import played_lesson
from tests.tables.harness import DirectChooser, TableHarness, some_move

GAMES: Final = find_games()


async def practising(
    harness: TableHarness, decisions: int, strength: Strength = Strength.EASY, *, game: str = "market", over: Any = None
) -> LiveTable:
    """Open a table in private messages, whose practice ends after so many decisions, or as `over` says."""
    harness.games[game] = replace(harness.games[game], practice=Practice(decisions=decisions, over=over))
    ana = await harness.person("Ana")
    table = await harness.service.open(
        ana, game, {}, guild=PRIVATE, channel=7, locale="en", interaction=harness.click()
    )
    await harness.service.start_alone(table, ana, strength)
    return table


async def decide(harness: TableHarness, table: LiveTable) -> None:
    """Let everybody move until the learner has made one decision more, or the table has ended."""
    ana = await harness.person("Ana")
    while True:
        seat, seat_view = await harness.service.look(table, ana)
        if seat_view.choices:
            await harness.service.move(table, ana, some_move(seat_view), interaction=harness.click())
            return
        other = table.look(1 - seat)
        await harness.service.move_for(table, 1 - seat, some_move(other), number=table.last)
        if not table.live:
            return


async def test_a_practice_table_ends_with_the_learners_last_decision(harness: TableHarness) -> None:
    table = await practising(harness, 1)
    assert is_practice(table)
    assert not is_last_part(table), "the game does not say which part is the last"
    await decide(harness, table)
    assert table.row.status == "cancelled"
    with pytest.raises(Refusal, match="table-over"):
        await decide(harness, table)
    assert verify(msgspec.json.encode(record_of(table)), harness.games).finished


async def test_a_practice_game_does_not_end_in_the_middle_of_a_turn(harness: TableHarness) -> None:
    """In its last fifth it ends once the table waits for somebody else: in Hayduti, where a turn is several moves."""
    table = await practising(harness, 30, game="hayduti")
    while table.live:
        await decide(harness, table)
    decided = sum(entry.kind == "move" and entry.seat == 0 for entry in table.entries)
    public = table.look(PUBLIC)
    assert 24 <= decided <= 30
    assert decided == 30 or 0 not in public.view.asked


@pytest.mark.parametrize(("decisions", "strength"), [(0, Strength.EASY), (2, Strength.EASY), (1, Strength.NORMAL)])
async def test_other_tables_go_on(harness: TableHarness, decisions: int, strength: Strength) -> None:
    """Without a limit, before it is reached, and where somebody plays in private messages for pleasure."""
    table = await practising(harness, decisions, strength)
    await decide(harness, table)
    assert table.row.status == "playing"


@pytest.mark.parametrize("key", GAMES)
async def test_a_lesson_is_dealt_and_played_alike_each_time(harness: TableHarness, key: str) -> None:
    """Also by the test that shows what happens in it. Its record can be verified like any other."""
    ana = await harness.person("Ana")
    table = await harness.lesson(GAMES[key])
    learner = hashlib.sha256(b"heuristic 0").digest()
    chooser = DirectChooser()
    while table.live:
        number = table.last
        seat = computer_to_move(table.game, table.play.state, table.seats)
        seat_view = table.look(seat or 0)
        if seat is None:
            chance = SeededChance(learner, number + 1)
            move = table.game.heuristic(seat_view.view, seat_view.choices, chance)
            await harness.service.move(table, ana, move, interaction=harness.click())
        else:
            chance = chance_for(table.row.seed, number)
            move = await chooser.choose_move(table.game, seat_view, chance, strength_of(table, seat))
            await harness.service.move_for(table, seat, move, number=number)
    moves = [(entry.seat, entry.body) for entry in table.entries if entry.kind.moves]
    assert moves == played_lesson(table.game, "heuristic").moves
    assert verify(msgspec.json.encode(record_of(table)), harness.games).finished
    assert has_learned(table)
    assert len(lessons_learnt(table)) == TOLD


async def test_a_lesson_of_an_earlier_version_is_dealt_anew_and_ends_by_the_present_rule(harness: TableHarness) -> None:
    """Its secret was drawn, fewer may have played, and its computers go on as easy ones."""
    harness.games["hayduti"] = GAMES["hayduti"]
    table = await practising(harness, 30, game="hayduti", over=GAMES["hayduti"].practice.over)
    assert is_practice(table)
    assert not is_dealt_for_lesson(table)
    assert strength_of(table, 1) is Strength.EASY
    while table.live:
        await decide(harness, table)
    assert table.row.status == "cancelled"
    assert (await harness.reloaded(table.id)).damage is None


async def test_a_table_against_easy_computers_that_somebody_opened_is_no_practice_table(harness: TableHarness) -> None:
    ana = await harness.person("Ana")
    table = await harness.service.open(
        ana, "market", {}, guild=PRIVATE, channel=7, locale="en", interaction=harness.click()
    )
    await harness.service.add_computer(table, ana, harness.click(), Strength.EASY)
    await harness.service.start(table, ana, harness.click())
    assert not is_practice(table)


async def test_a_table_in_a_channel_is_never_a_practice_table(harness: TableHarness) -> None:
    harness.games["market"] = replace(harness.games["market"], practice=Practice(decisions=1))
    table = await harness.playing("Ana", "Boris")
    assert not is_practice(table)
    await decide(harness, table)
    assert table.row.status == "playing"
