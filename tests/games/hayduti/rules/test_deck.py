"""The deck, its rotations, the refill, set-up and hidden discards (RULES 4, 5.1 and 7.3)."""

from typing import cast

import pytest

from games.core.chance import Chance, SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC
from games.hayduti import GAME
from games.hayduti.data.cards import CARDS, CODES, GOLD, IS_ZAPTIE, SILVER, UNMARKED
from games.hayduti.rules.events import (
    Cleared,
    DeckRotated,
    FieldRefilled,
    FinalRotation,
    GameOver,
    GameStarted,
    GroupFormed,
    RiskyNothing,
    SofroniyTurned,
    TurnStarted,
)
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.rules.setup import deal_deck
from tests.games.hayduti.positions import at, cards_of, hand, play, table, verbs

GAPS = (1, 2, 3, 4, 5)


def with_used(state, count):
    """Return the state with just this many used cards; the others have not been printed."""
    marked = [card for card in state.used if CARDS[card].mark]
    plain = [card for card in state.used if not CARDS[card].mark]
    state.used = [*marked, *plain[: count - len(marked)]]
    return state


def finishing(**given):
    """Return a table whose seat 0 has only to say that it forms no group."""
    return table("n2g", phase="forming", **given)


def test_h_34_first_rotation():
    """The used cards with the silver ones are the new deck; the gold ones begin the next used pile (rulebook)."""
    state = with_used(finishing(deck_size=2, empty=GAPS), 20)
    events = play(state, "0 skip")
    assert DeckRotated(1, 2, silver=True, gold=False) in events
    assert FieldRefilled(0, 5) in events
    assert (state.rotations_done, len(state.deck), state.used, state.gold_aside) == (1, 17, list(GOLD), [])
    assert set(SILVER) < {*state.deck, *state.field}


def test_h_37_risk_on_the_last_empty_deck():
    """It draws nothing, costs the action, and makes this the last turn, which is played to its end."""
    state = table("n2g n2r", deck_size=0, rotations_done=1)
    events = play(state, "0 risk")
    assert events == [FinalRotation(), RiskyNothing(0)]
    assert (state.phase, state.mover.actions_left, state.final) == ("actions", 3, True)
    assert "risk" not in verbs(state)
    events = play(state, "0 risk ✗ deck-done\n0 pass\n0 clear\n0 improve nabor\n0 group n2g n2r")
    assert isinstance(events[-1], GameOver)
    assert (state.phase, state.players[0].stats[0]) == ("finished", 5)


def test_h_38_the_last_refill():
    """The gaps are filled as far as the deck goes, and the game is over at once."""
    state = finishing(deck_size=3, empty=GAPS, rotations_done=1)
    events = play(state, "0 skip")
    assert FieldRefilled(0, 3) in events
    assert FinalRotation() in events
    assert (state.phase, [at(state, pos) != "" for pos in GAPS]) == ("finished", [True] * 3 + [False] * 2)


def test_h_41_hidden_discards():
    """Others learn how many cards were cleared, but a group is open."""
    state = table("n2g n2r n3u n3y", phase="clearing", hidden_discards=True)
    events = play(state, "0 clear n3u n3y")
    assert events[0] == Cleared(0, (), 2)
    assert GAME.view(state, PUBLIC).used_now == ()
    events = play(state, "0 improve nabor\n0 group n2g n2r")
    assert isinstance(events[0], GroupFormed)
    assert events[0].cards == ("hay-n-green-2-1", "hay-n-red-2-1")


@pytest.mark.parametrize("seed", range(20))
def test_h_42_advanced_hands(seed):
    """Five players begin with none, one, one, two and two cards, no zaptie among them."""
    playthrough = Playthrough(GAME, HaydutiOptions(advanced_hands=True), 5, bytes([seed]) * 32)
    state = playthrough.state
    sizes = [len(state.players[(state.first + step) % 5].hand) for step in range(5)]
    assert (sizes, len(state.deck)) == ([0, 1, 1, 2, 2], 62)
    assert not any(IS_ZAPTIE[card] for player in state.players for card in player.hand)
    assert cards_of(state) == list(range(96))


@pytest.mark.parametrize("seats", range(2, 7))
def test_setup(seats):
    """Sixteen cards face-down, silver used, gold aside (used with two), the others in the deck (rulebook)."""
    state, events = GAME.deal(HaydutiOptions(random_first=False), seats, SeededChance(bytes(32), 0))
    assert (state.first, state.active, len(state.field), any(state.up)) == (0, 0, 16, False)
    assert len(state.deck) == 68
    assert state.used == ([*SILVER, *GOLD] if seats == 2 else list(SILVER))
    assert state.gold_aside == ([] if seats == 2 else list(GOLD))
    assert [player.stats for player in state.players] == [[4, 4, 4]] * seats
    assert not any(player.exposed or player.hand or player.raised for player in state.players)
    assert (state.turn, state.rotations_done, state.question) == (1, 0, 0)
    assert not state.final
    assert not state.failed
    assert state.steps == [0] * seats
    assert events == [GameStarted(tuple(range(seats)), (0,) * seats), TurnStarted(0, 4)]


class _Bottom:
    """Chance that puts everything at the bottom, and notes how many places there were."""

    def __init__(self):
        self.places = []

    def below(self, n):
        self.places.append(n)
        return 0


def test_a_zaptie_for_a_hand_goes_to_any_place_of_the_deck():
    """Under and over each of the cards left; the next card is taken, and a zaptie goes back again (RULES 4)."""
    top = [CODES[name] for name in ("zap-1-1", "zap-2-1", "hay-n-red-2-1", "zap-1-2", "hay-b-blue-3-1")]
    field = [code for code in UNMARKED if code not in top][:16]
    rest = [code for code in UNMARKED if code not in {*top, *field}]
    chance = _Bottom()
    deck = [*rest, *reversed(top), *field]
    state, _ = deal_deck(HaydutiOptions(advanced_hands=True), 3, 0, deck, cast("Chance", chance))
    assert [hand(state, seat) for seat in range(3)] == ["", "n2r", "b3u"]
    assert chance.places == [68, 68, 67]
    assert state.deck == [*(CODES[name] for name in ("zap-1-2", "zap-2-1", "zap-1-1")), *rest]


def test_h_52_sofroniy_on_the_last_empty_deck():
    """He shows nothing and makes this the last turn, which goes on with all its actions."""
    state = table("n2g", raised={0: "sofroniy"}, deck_size=0, rotations_done=1)
    assert play(state, "0 sofroniy") == [FinalRotation(), SofroniyTurned(0, 0, None)]
    assert (state.final, state.mover.actions_left, len(state.field)) == (True, 4, 16)
    play(state, "0 risk ✗ deck-done\n0 sofroniy ✗ used-already\n0 scout 1\n0 pass")
    assert hand(state) == "n2g"


def test_what_stays_beside_the_field_keeps_its_order():
    """The first beside it fills the gap, the others close up behind one another, their faces as they were."""
    state = table(up="n2g@17 n2r@18 n2y@20", down="n2u@19", empty=[3], seats=2)
    play(state, "0 scout 1\n0 pass")
    assert [at(state, pos) for pos in (3, 17, 18, 19)] == ["n2g", "n2r", "(n2u)", "n2y"]
    assert len(state.field) == 19
