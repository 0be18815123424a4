"""Planning, turns and playing cards (RULES 5.0–5.2)."""

import pytest

from games.balkans.data.components import PLAYABLE
from games.balkans.rules import events
from games.balkans.rules.context import Ended, MoveContext
from games.balkans.rules.frames import Planning
from games.balkans.rules.moves import (
    Back,
    Card,
    Done,
    Establish,
    Lose,
    March,
    Meet,
    Order,
    Plan,
    Retreat,
    Skip,
    With,
)
from games.balkans.rules.turns.orders import _cards_choice
from tests.games.balkans.positions import Board, Still
from tests.games.balkans.rules.scenarios import withdrawal


def test_both_orders_of_a_kind_and_no_third():
    """RULES 5.1: two Harvests can be planned and played, 9 gold each; a third does not exist."""
    board = Board("BG LA").planning()
    board.do("BG", Plan(("harvest.1", "harvest.2", "offensive.1", "offensive.2")))
    board.do("LA", Plan(("harvest.1", "harvest.2", "arming.1", "arming.2")))
    for _ in range(2):
        board.do("BG", Order("harvest")).do("LA", Skip("harvest"))
    assert (board.state.gold, board.told(events.SeasonBegan)[-1].season) == ([23, 5], "autumn")
    assert board.refused("BG", Order("harvest"))
    assert board.refused("LA", Skip("harvest"))
    assert board.state.dropped[1] == (2, 0, 2, 0, 0)


def test_two_cards_of_one_title_do_not_go_with_one_order():
    """RULES 5.0: one title once a turn; different titles go together: 9 + 3 + 2."""
    board = Board("BG LA").hold("BG", "abundant_harvest#1", "abundant_harvest#2", "tax_reform#1").turn("BG", "harvest")
    board.do("BG", Order("harvest"))
    assert board.refused("BG", With(("abundant_harvest#1", "abundant_harvest#2")))
    board.do("BG", With(("abundant_harvest#1", "tax_reform#1")))
    assert board.told(events.Harvested)[0].total == 14


def test_who_has_no_order_left_skips_nothing():
    """RULES 5.2: without an unplayed order there is only an empty turn."""
    board = Board("BG LA").turn("BG")
    assert Skip("none") in board.moves("BG")
    board.do("BG", Skip("none"))
    assert (board.asked(), board.state.dropped[0]) == (["LA"], (2, 2, 2, 0, 0))


def test_an_established_strategy_is_paid_each_time_and_stays():
    """It counts like its card, costs its price at every use, and lies where it is; copies are one choice to establish."""
    board = Board("BG LA", mode="advanced").hold("BG", "mercenary_army#1", "mercenary_army#2").gold("BG", 12)
    board.turn("BG", "development", "offensive").do("BG", Order("development"))
    assert [choice for choice in board.moves("BG") if choice.verb == "establish"] == [Establish("mercenary_army#1")]
    board.do("BG", Establish("mercenary_army#1"), Done())
    for land, gold in (("kopsis", 6), ("thrace", 5)):
        board.own("LA", land).put(land, "LA", "1r").put("sredets", "BG", "2e").turn("BG", "offensive")
        board.offensive("BG", land).until("off_armies").do("BG", March(land, ("sredets:elite:1", "sredets:elite:2")))
        while board.phase != "battle_start":
            board.do(board.asked()[0], Meet("field") if board.phase == "battle_choice" else Done())
        board.do("BG", Card("mercenary_army#1"))
        assert board.refused("BG", Card("mercenary_army#2"))
        assert (board.state.gold[0], board.state.established[0]) == (gold, ("mercenary_army#1",))
    assert board.state.strategy_discard == ()


@pytest.mark.parametrize(("gold", "most"), [(3, 2), (1, 1), (5, 2)])
def test_as_many_cards_go_with_an_order_as_can_be_paid(gold, most):
    """RULES 5.2: the cheapest say how many; which ones, their sum."""
    cards = ("latin_mercenaries#1", "mercenary_army#1", "propaganda#1")
    nothing, pick = _cards_choice(Board("LA BG").gold("LA", gold).state, 0, cards)
    assert (nothing, pick.least, pick.most, pick.weights, pick.need) == (With(()), 1, most, (-2, -1, -3), -gold)


@pytest.mark.parametrize("ships", [2, 3])
def test_nobody_is_asked_who_goes_aboard_when_all_find_room(ships):
    """RULES 5.0, 5.9.9: with a fleet for each army left there is nothing to choose."""
    board = withdrawal("2r 1e", ships).do("LA", Lose(("laconia:regular:1",)), Retreat())
    assert (board.phase, board.ships("cretan", "LA"), board.armies("laconia")) == (
        "turn",
        (ships - 2, 1, 1, 0),
        "BG 2R",
    )


def test_the_first_planning_has_begun_when_the_setup_is_over():
    """RULES 5.1, 6: who holds the land to control is looked at on entering, not with the first plan."""
    (frame,) = Board("BG LA").state.frames
    assert isinstance(frame, Planning)
    assert frame.checked


def test_one_kind_of_army_goes_aboard_unasked():
    """RULES 5.0, 5.9.9: where like armies are too many for the fleets there is nothing to choose, and the rest is lost."""
    board = withdrawal("3r", 1).do("LA", Lose(("laconia:regular:1",)), Retreat())
    assert (board.phase, board.ships("cretan", "LA"), board.armies("laconia")) == ("turn", (0, 1, 0, 0), "BG 2R")


def test_a_player_without_lands_may_play_every_order_but_defence():
    """RULES 5.2, 5.7: a Defence needs a land; other orders are open to whoever has lost the last one, until Razbor."""
    board = Board("BG LA EP", mode="advanced").own("LA", *PLAYABLE)
    board.turn("BG", "harvest", "defence", "offensive")
    assert [choice for choice in board.moves("BG") if isinstance(choice, Order)] == [
        Order("harvest"),
        Order("offensive"),
    ]


def test_the_money_goal_is_reached_by_gold_that_is_gained():
    """RULES 5.0, 6: who begins with as much as the goal has not won; the next coin that is gained wins."""
    context = MoveContext(Board("BG LA", money_goal=10).gold("BG", 10).state, Still())
    context.receive(0, 0)
    with pytest.raises(Ended):
        context.receive(0, 1)


def test_an_order_begins_with_its_card_at_once():
    """RULES 5.2: card and order are announced together, so that both are chosen in one move; taking back asks again."""
    board = Board("BG LA EP").put("tarnovo", "BG", "2r").hold("BG", "forced_march#1", "storm_assault#1")
    board.turn("BG", "offensive", "harvest")
    assert [move for move in board.moves("BG") if isinstance(move, With)] == [
        With(("forced_march#1",)),
        With(("storm_assault#1",)),
    ]
    apart = Board("BG LA EP").put("tarnovo", "BG", "2r").hold("BG", "forced_march#1", "storm_assault#1")
    board.do("BG", With(("storm_assault#1",)))
    assert board.state.drafts[0] == ("order offensive", "storm_assault#1")
    board.do("BG", Back())
    assert board.state.drafts[0] == ("order offensive",)
    apart.turn("BG", "offensive", "harvest").do("BG", Order("offensive"))
    assert apart.state.drafts == board.state.drafts
