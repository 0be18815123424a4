"""Prices: payments, refusals and labels agree."""

from games.balkans.rules.moves import (
    Card,
    Done,
    DrawRoyal,
    With,
)
from games.balkans.rules.realm.economy import price_of


def test_what_has_no_price_costs_nothing():
    """RULES 5.8: a royal card is drawn, and an order ended, for nothing."""
    assert [price_of(move) for move in (DrawRoyal(), Done())] == [0, 0]


def test_cards_that_go_with_an_order_cost_their_sum():
    """RULES 5.2: each card of an order is paid, and none costs nothing."""
    cards = "latin_mercenaries#1", "mercenary_army#1", "propaganda#1"
    assert [price_of(With(cards[:n])) for n in range(4)] == [0, 2, 3, 6]
    assert [price_of(Card(card)) for card in cards] == [2, 1, 3]
