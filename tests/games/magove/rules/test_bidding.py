"""Bids, open and secret, and clairvoyance: M-04, M-24, M-26 to M-30 (RULES 5.3, 7)."""

import pytest

from games.core.contract import PUBLIC
from games.magove import GAME
from games.magove.rules.events import BiddingClosed, BidMade, BidsRevealed, CardPlayed, RoundScored, TrickWon
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase
from games.magove.views.view import HIDDEN
from tests.games.magove.positions import dealt, legal, play, position

PLUS_MINUS = MagoveOptions(plus_minus_one=True)
SECRET = MagoveOptions(bidding="secret_bids")
PREDICTION = MagoveOptions(bidding="secret_prediction")
BLIND = MagoveOptions(clairvoyance=True)
HANDS = "B5 Z1 G9 R4"
"""Dealt to seats 0, 1 and 2 by seat 2; R4 is turned up."""


@pytest.mark.parametrize(
    ("cards", "bids", "left", "forbidden"),
    [
        pytest.param(5, (2, 1, 1), (0, 2, 3, 4, 5), 1, id="M-04-not-one"),
        pytest.param(5, (2, 2, 2), (0, 1, 2, 3, 4, 5), None, id="M-04-over-already"),
        pytest.param(5, (0, 0, 0), (0, 1, 2, 3, 4), 5, id="M-04-not-all"),
        pytest.param(1, (0, 0), (0,), 1, id="M-24-nobody"),
        pytest.param(1, (0, 1), (1,), 0, id="M-24-somebody"),
        pytest.param(1, (1, 1), (0, 1), None, id="M-24-both"),
    ],
)
def test_plus_minus_one(cards: int, bids: tuple[int, ...], left: tuple[int, ...], forbidden: int | None) -> None:
    """The dealer's bid may not bring the sum to the number of tricks; the view says which bid that is (RULES 5.3)."""
    state = position(*("Z1",) * (len(bids) + 1))
    state.options = PLUS_MINUS
    state.phase, state.cards, state.number, state.dealer = Phase.BIDDING, cards, 0, len(bids)
    state.bids = [-1] * (len(bids) + 1)
    for seat, bid in enumerate(bids):
        state.waiting = (seat,)
        assert GAME.view(state, PUBLIC).forbidden is None
        play(state, f"{seat} bid {bid}")
    dealer = len(bids)
    assert state.waiting == (dealer,)
    assert legal(state, dealer) == [f"bid {bid}" for bid in left]
    assert GAME.view(state, PUBLIC).forbidden == forbidden
    if forbidden is not None:
        play(state, f"{dealer} bid {forbidden} ✗ bid-forbidden")


def test_m_26_secret_bids() -> None:
    """All bid at once; only who has bid is known until the last is in, then all come out together (RULES 5.3, 7)."""
    state, _, _ = dealt("B1 R1 G1 Y7", seats=3, options=SECRET)
    assert state.waiting == (0, 1, 2)
    question = GAME.view(state, 0).question
    assert play(state, "2 bid 1 \n 2 bid 0 ✗ already-bid") == [BidMade(2, None)]
    for audience in (PUBLIC, 0, 1):
        view = GAME.view(state, audience)
        assert (view.has_bid, view.bids, view.total) == ((False, False, True), (None,) * 3, None)
    assert GAME.view(state, 2).bids == (None, None, 1)
    assert GAME.view(state, 0).question == question
    assert GAME.acting(state) == (0, 1)
    play(state, "0 bid 0")
    news = play(state, "1 bid 1")
    assert news == [BidMade(1, None), BidsRevealed(((1, 1), (2, 1), (0, 0))), BiddingClosed(2, 1)]
    assert GAME.view(state, PUBLIC).bids == (0, 1, 1)
    assert GAME.view(state, 0).question > question


def test_m_27_secret_prediction() -> None:
    """Bids stay hidden until the round is scored; each seat knows its own (RULES 5.3, 7)."""
    state, _, _ = dealt("B1 R1 G1 Y7", seats=3, options=PREDICTION)
    assert play(state, "1 bid 1 \n 0 bid 0 \n 2 bid 1")[-1] == BiddingClosed(None, 1)
    play(state, "1 play B1 \n 2 play R1")
    assert GAME.view(state, 0).bids == (0, None, None)
    assert GAME.view(state, PUBLIC).bids == (None,) * 3
    assert GAME.view(state, 0).total is None
    played, won, revealed, scored, *_ = play(state, "0 play G1")
    assert isinstance(played, CardPlayed)
    assert isinstance(won, TrickWon)
    assert revealed == BidsRevealed(((1, 1), (2, 1), (0, 0)))
    assert isinstance(scored, RoundScored)


def test_m_28_clairvoyance() -> None:
    """Until the last bid everybody sees all cards but the own; then each seat all; the public never any (RULES 7)."""
    state, _, _ = dealt(HANDS, seats=3, first_dealer=2, options=BLIND)
    view = GAME.view(state, 0)
    assert (view.hand, view.faces) == ((HIDDEN,), ((HIDDEN,), ("Z1",), ("G9",)))
    assert GAME.view(state, 1).faces == (("B5",), (HIDDEN,), ("G9",))
    assert (GAME.view(state, PUBLIC).hand, GAME.view(state, PUBLIC).faces) == ((), ())
    play(state, "0 bid 0 \n 1 bid 1 \n 2 bid 0")
    for seat in range(3):
        assert GAME.view(state, seat).faces == (("B5",), ("Z1",), ("G9",))
    assert (GAME.view(state, 0).hand, GAME.view(state, PUBLIC).faces) == (("B5",), ())
    assert TrickWon(1, 1, ("B5", "Z1", "G9"), 1) in play(state, "0 play B5 \n 1 play Z \n 2 play G9")
