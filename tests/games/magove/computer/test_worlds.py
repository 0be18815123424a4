"""The worlds of a search: they fit the view, and are as likely as the bids make them."""

import pytest

from games.core.chance import QuickChance
from games.magove import GAME
from games.magove.computer.worlds import played, worlds
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase, holding
from tests.games.magove.positions import position


def test_who_played_each_card_follows_from_the_order_of_play(rng: bytes) -> None:
    chance = QuickChance(int.from_bytes(rng[:4], "big"))
    state, _ = GAME.deal(MagoveOptions(), 4, chance)
    laid: list[tuple[int, str]] = []
    while state.round < 9:
        seat, cards = GAME.acting(state)[0], state.round
        if state.phase is Phase.PLAY:
            assert played(GAME.view(state, (seat + 1) % 4)) == laid
        held = holding(state, seat)
        choices = GAME.moves(state, seat)
        GAME.play(state, seat, choices[chance.below(len(choices))], chance)
        if state.round > cards:
            laid = []
        elif gone := {*held} - {*holding(state, seat)}:
            laid.append((seat, gone.pop()))


@pytest.mark.parametrize(("cards", "low", "high"), [("B9 R1 Y4 Y2", 0, 2), ("B9 Y8 Y12 R9", 1, 4)])
def test_worlds_follow_what_seats_have_bid(cards: str, low: int, high: int) -> None:
    """A seat that bid more holds more wizards; all worlds fit what has been seen."""
    wizards = []
    for bid in (low, high):
        state = position(cards, "G1 R7 R8 R10", "B3 G4 G7 N1", trump="R")
        state.bids = [0, bid, 1]
        view, chance = GAME.view(state, 0), QuickChance(7)
        sample = worlds(view)
        dealt = [sample(chance) for _ in range(200)]
        assert all(GAME.view(world, 0) == view for world in dealt)
        wizards.append(sum(card[0] == "Z" for world in dealt for card in holding(world, 1)))
    assert wizards[0] < wizards[1] / 2


def test_worlds_keep_to_races_that_seats_have_shown_not_to_hold() -> None:
    state = position("B9 R1 Y4 Y2", "G1 R7 R8 R10", "B3 G4 G7 N1", trump="R")
    state.bids, state.void[1], state.void[2] = [0, 2, 0], 0b1001, 0b0010
    view, chance = GAME.view(state, 0), QuickChance(7)
    sample = worlds(view)
    for _ in range(200):
        world = sample(chance)
        assert not [card for card in holding(world, 1) if card[0] in "BY"]
        assert not [card for card in holding(world, 2) if card[0] == "R"]
