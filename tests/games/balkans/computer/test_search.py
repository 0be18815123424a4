"""Search: the candidates, the end of play-outs, and the value of a state."""

import pytest

from games.balkans import GAME
from games.balkans.computer import search
from games.balkans.rules.context import Ended, MoveContext
from games.balkans.rules.ending import close
from games.balkans.rules.moves import Attack, Choose, Meet, Order, Plan
from games.balkans.rules.options import BalkansOptions
from games.core.chance import QuickChance, SeededChance
from games.core.contract import PUBLIC
from games.core.legality import is_legal
from games.core.strength import Strength, choose
from tests.games.balkans.positions import Board

CHANCE = SeededChance(bytes(32), 1)


def compared(board, name):
    seat = board.seat(name)
    return search.candidates(GAME.view(board.state, seat), board.moves(name), CHANCE, 1.0)


@pytest.mark.parametrize("advanced", [False, True])
def test_plans_differ_in_one_order(advanced):
    """The heuristic's plan comes first; the others are legal, different, and differ from it in one order."""
    mode = "advanced" if advanced else "standard"
    state, _ = GAME.deal(BalkansOptions(mode=mode, kingdom_choice="lot"), 3, SeededChance(bytes(32), 0))
    view, choices = GAME.view(state, 0), GAME.moves(state, 0)
    found = search.candidates(view, choices, CHANCE, 1.0)
    assert found[0] == GAME.heuristic(view, choices, CHANCE)
    assert len(set(found)) == len(found) > 3
    for plan in found:
        assert isinstance(plan, Plan)
        assert is_legal(plan, choices)
    kinds = [sorted(name.partition(".")[0] for name in plan.orders) for plan in found]
    assert all(sum(kinds[0].count(kind) - other.count(kind) > 0 for kind in set(kinds[0])) == 1 for other in kinds[1:])


def test_orders_and_targets_are_compared():
    """On turn all orders there are; for an Offensive the best lands in reach."""
    board = Board("BG LA").put("sredets", "BG", "3e").own("LA", "nis", "kopsis").turn("BG", "offensive", "harvest")
    found = compared(board, "BG")
    assert {Attack("nis"), Attack("kopsis"), Order("harvest")} <= set(found)
    assert Order("offensive") not in found
    board.do("BG", Order("offensive"))
    found = compared(board, "BG")
    assert {Choose("nis"), Choose("kopsis")} <= set(found)
    assert len(found) <= search.TARGETS + 1


def test_how_to_meet_an_attack_is_compared():
    """Field and siege are both tried; a battle's cards are left to the heuristic."""
    board = Board("LA BG").own("LA", "nis").put("nis", "LA", "3r").put("vidin", "BG", "1r")
    board.turn("LA", "offensive").offensive("LA", "vidin").march("LA", "vidin").until("battle_choice")
    assert set(compared(board, "BG")) == {Meet("field"), Meet("siege")}
    board = Board("LA BG").own("LA", "philippopolis").put("philippopolis", "LA", "3r").put("kopsis", "BG", "3r")
    board.hold("LA", "knightly_charge#1").turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    assert len(compared(board.until("battle_declare"), "LA")) == 1


def test_playing_on_reaches_the_next_planning():
    """Seats play on by the heuristic until the round is over."""
    board = Board("BG LA EP", troops=True).turn("BG", "offensive", "harvest")
    state, stops = board.state, search.stop(GAME.view(board.state, 0))
    rng = QuickChance(1)
    for _ in range(2000):
        if stops(state):
            break
        seat = search.mover(state)
        GAME.play(state, seat, search.policy(state, seat, rng), rng)
    assert GAME.view(state, PUBLIC).phase == "planning"


def test_a_standing_is_worth_more_with_more():
    """A land, an army, gold and Influence each count; who has won has all."""
    board = Board("BG LA EP")
    before = search.value(board.state)[0]
    for more in (
        lambda board: board.own("BG", "nis"),
        lambda board: board.put("tarnovo", "BG", "1e"),
        lambda board: board.gold("BG", 9),
        lambda board: board.influence("BG", 9),
        lambda board: board.fleet("black_sw", "BG"),
    ):
        richer = Board("BG LA EP")
        more(richer)
        assert search.value(richer.state)[0] > before
    close(MoveContext(board.state, CHANCE), Ended("influence", [1]))
    assert list(search.value(board.state)) == [0.0, 1.0, 0.0]


def test_a_strong_computer_takes_the_land_that_wins():
    """With ten lands and an empty one in reach, it plays the Offensive that ends the game, and carries it out."""
    board = Board("BG LA").put("sredets", "BG", "3e").own("LA", "nis")
    spare = [land for land, power in board.state.power.items() if power == "neutral"]
    mine = sum(owner == 0 for owner in board.state.owner.values())
    board.own("BG", *spare[: 10 - mine]).turn("BG", "offensive", "harvest")
    for number in range(20):
        if board.state.result is not None:
            break
        view, choices = GAME.view(board.state, 0), board.moves("BG")
        board.do("BG", choose(GAME, view, choices, SeededChance(bytes(32), number), Strength.STRONG, 0.5))
    assert (board.state.result.reason, board.state.result.places[0]) == ("territory", 1)
