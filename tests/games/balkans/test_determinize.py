"""What a seat has peeked at is true in every state dealt to fit its view (RULES 7)."""

from __future__ import annotations

import pytest

from games.balkans.rules.moves import Card, Choose
from games.balkans.rules.state import counts_of
from games.balkans.views.determinize import determinize
from games.balkans.views.observe import view
from games.core.chance import SeededChance
from tests.games.balkans.positions import Board

WORLDS = 20


def worlds(board: Board, seat: int):
    """Return determinizations of what a seat sees."""
    seen = view(board.state, seat)
    return [determinize(seen, SeededChance(bytes([number] * 32), 0)) for number in range(WORLDS)]


def test_orders_seen_by_spies_are_unplayed_in_every_world():
    board = Board("BG LA EP").hold("BG", "spies#1").turn("BG", "harvest").hold("EP", "sabotage#1")
    board.orders("LA", "offensive", "offensive")
    unplayed = board.state.unplayed[1]
    assert any(world.unplayed[1] != unplayed for world in worlds(board, 0)), "nothing was seen yet"
    board.do("BG", Card("spies#1"), Choose("latin"))
    assert [world.unplayed[1] for world in worlds(board, 0)] == [unplayed] * WORLDS
    assert any(world.unplayed[1] != unplayed for world in worlds(board, 2)), "another seat has seen nothing"


@pytest.mark.parametrize("cards", [("spies#1",), ("spies#1", "propaganda#1")])
def test_cards_seen_by_envoys_are_in_the_hand_in_every_world(cards: tuple[str, ...]):
    board = Board("BG NI LA").hold("NI", "envoys#1").hold("BG", *cards).hold("LA", "sabotage#1")
    board.turn("BG", "harvest")
    before = [set(world.hands[0]) for world in worlds(board, 1)]
    assert any(not set(cards) <= hand for hand in before), "nothing was seen yet"
    board.do("NI", Card("envoys#1"), Choose("bulgaria"))
    shown = set(view(board.state, 1).peeks[0].shown)
    assert shown
    assert all(shown <= set(world.hands[0]) for world in worlds(board, 1))
    assert any(not shown <= set(world.hands[0]) for world in worlds(board, 2)), "another seat has seen nothing"


def test_a_world_keeps_how_many_orders_are_unplayed():
    board = Board("BG LA EP").turn("BG", "harvest").orders("LA", "offensive", "arming")
    assert {sum(world.unplayed[1]) for world in worlds(board, 0)} == {2}
    assert board.state.unplayed[1] == counts_of(("offensive", "arming"))
