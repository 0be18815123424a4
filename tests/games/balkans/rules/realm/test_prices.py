"""Prices: payments, refusals and labels agree."""

from __future__ import annotations

import pytest

from games.balkans.rules.frames import Arming, Development
from games.balkans.rules.moves import (
    Build,
    BuildHome,
    Buy,
    Card,
    Done,
    DrawRoyal,
    Establish,
    Hire,
    Order,
    Promote,
    Repair,
    With,
)
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.reasons import Why
from games.core.contract import IllegalMove
from tests.games.balkans.positions import Board


@pytest.mark.parametrize(
    ("move", "prices"),
    [
        (Hire("regular", "tarnovo"), [1, 1, 1]),
        (Hire("elite", "tarnovo"), [3, 2, 1]),
        (Promote("tarnovo"), [2, 1, 1]),
        (Build("gallipoli", "marmara"), [2, 1, 1]),
        (BuildHome(army=False), [2, 1, 1]),
        (BuildHome(army=True), [3, 2, 2]),
        (Repair("tarnovo"), [2, 1, 1]),
    ],
)
def test_a_discount_in_arming(move, prices):
    """Prices above 1 fall by the discount, to 1 at least; each part of a price by itself."""
    assert [price_of(move, [Arming(0, discount, extra=0)]) for discount in (0, 1, 2)] == prices


@pytest.mark.parametrize(
    ("discount", "prices"), [(0, [1, 2, 3, 4, 5, 5]), (1, [0, 1, 2, 3, 4, 4]), (2, [0, 0, 1, 2, 3, 3])]
)
def test_a_discount_in_development(discount, prices):
    """RULES 5.8: each strategy costs one more than the last, less the discount, to nothing at least.

    An earlier button still names a price once the last strategy is bought. Establishing always costs the same.
    """
    orders = [Development(0, bought=bought, discount=discount) for bought in range(6)]
    assert [price_of(Buy(), [order]) for order in orders] == prices
    assert {price_of(Establish("spies#1"), [order]) for order in orders} == {5}


def test_what_has_no_price_costs_nothing():
    """RULES 5.8: a royal card is drawn, and an order ended, for nothing."""
    assert [price_of(move) for move in (DrawRoyal(), Done())] == [0, 0]


def test_cards_that_go_with_an_order_cost_their_sum():
    """RULES 5.2: each card of an order is paid, and none costs nothing."""
    cards = "latin_mercenaries#1", "mercenary_army#1", "propaganda#1"
    assert [price_of(With(cards[:n])) for n in range(4)] == [0, 2, 3, 6]
    assert [price_of(Card(card)) for card in cards] == [2, 1, 3]


def test_scholars_make_strategies_cheaper():
    """Development with Scholars: the first strategy costs nothing, the second 1."""
    board = Board("BG LA", mode="advanced").gold("BG", 3).hold("BG", "scholars#1").turn("BG", "development")
    board.do("BG", Order("development"), With(("scholars#1",)))
    left = [board.do("BG", Buy()).state.gold[0] for _ in range(3)]
    assert left == [3, 2, 0]
    assert board.refused("BG", Buy())


@pytest.mark.parametrize(("cards", "cost"), [((), 3), (("skilled_craftsmen#1",), 2)])
def test_a_refusal_names_the_price_that_would_be_paid(cards, cost):
    """Who cannot pay an elite army in an Arming with a discount is told the price with the discount."""
    board = Board("BG LA").gold("BG", 1).hold("BG", "skilled_craftsmen#1").turn("BG", "arming")
    board.do("BG", Order("arming"), With(cards))
    with pytest.raises(IllegalMove) as refused:
        board.do("BG", Hire("elite", "tarnovo"))
    assert (refused.value.why, refused.value.data) == (Why.TOO_DEAR, {"cost": cost, "gold": 1})
    board.gold("BG", cost).do("BG", Hire("elite", "tarnovo"))
    assert (board.state.gold[0], board.armies("tarnovo")) == (0, "BG 1e")
