"""What can be changed of a table of Magove without some audience noticing it (RULES 3, 7)."""

from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC
from games.magove import GAME
from games.magove.data.cards import CARDS
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase, State, holding
from games.magove.secrets import SECRETS
from tests.games.magove.positions import dealt, play, position

MANY = 80


def changed(name: str, state: State, audience: int) -> list[State]:
    """Return what a secret is changed to with different random numbers."""
    found = (SECRETS[name](state, audience, SeededChance(bytes(32), number)) for number in range(MANY))
    return [other for other in found if other is not None]


def hands(state: State) -> list[tuple[str, ...]]:
    return [holding(state, seat) for seat in range(len(state.won))]


def test_others_exchange_a_card_each() -> None:
    state = position("B2 R1", "G3 Z1", "B5 N1")
    for audience, pairs in ((PUBLIC, 12), (0, 4)):
        found = changed("others' hands", state, audience)
        assert len({tuple(hands(other)) for other in found}) == pairs
        for other in found:
            assert [len(hand) for hand in hands(other)] == [2, 2, 2]
            assert sorted(sum(hands(other), ())) == sorted(sum(hands(state), ()))
            assert audience == PUBLIC or hands(other)[audience] == hands(state)[audience]


def test_nobody_gets_a_race_it_has_shown_not_to_hold() -> None:
    """Seat 1 did not follow blue: it may get a wizard or jester, and any other race."""
    state = position("B2 R1 R2", "G3 R9 G4", "B5 Z1 B7", trump="R")
    play(state, "0 play B2 \n 1 play G3")
    for name in ("others' hands", "undealt cards"):
        got = {card for other in changed(name, state, 0) for card in hands(other)[1]} - set(hands(state)[1])
        assert got
        assert not any(card.startswith("B") for card in got)
    assert {"Z1"} == {card for other in changed("others' hands", state, 0) for card in hands(other)[1]} - {"G4", "R9"}


def test_cards_left_face_down_come_into_hands_and_no_card_is_anywhere_twice() -> None:
    state = position("B2 R1", "G3 R9", "B5 Z1", trump="R")
    play(state, "0 play B2 \n 1 play G3 \n 2 play B5")
    seen = {state.turned, *state.trick, *state.gone}
    found = changed("undealt cards", state, 2)
    assert len(found) == MANY
    for other in found:
        fresh = set(sum(hands(other), ())) - set(sum(hands(state), ()))
        assert len(fresh) == 1
        assert fresh <= set(CARDS) - seen
        assert hands(other)[2] == hands(state)[2]


def test_in_a_single_suit_everybody_keeps_to_a_deck_of_its_own() -> None:
    state = Playthrough(GAME, MagoveOptions(single_suit=True), 3, bytes(32)).state
    assert changed("others' hands", state, PUBLIC) == []
    for other in changed("undealt cards", state, PUBLIC):
        for seat, hand in enumerate(hands(other)):
            assert {card[0] for card in hand} <= {"BRGY"[state.races[seat]], "Z", "N"}


def test_with_clairvoyance_only_ones_own_card_is_unknown_in_the_first_round() -> None:
    state, _, chance = dealt("B1 R1 G1 Y7", seats=3, options=MagoveOptions(clairvoyance=True))
    for seat in range(3):
        assert changed("others' hands", state, seat) == changed("undealt cards", state, seat) == []
        found = changed("own card", state, seat)
        assert found
        for other in found:
            assert [hands(other)[at] == hands(state)[at] for at in range(3)] == [at != seat for at in range(3)]
    assert changed("own card", state, PUBLIC) == []
    assert changed("others' hands", state, PUBLIC)
    play(state, "1 bid 0 \n 2 bid 0 \n 0 bid 0", chance)
    assert changed("own card", state, 1) == [], "the bids are in, so it is seen"
    plain, _, _ = dealt("B1 R1 G1 Y7", seats=3)
    assert changed("own card", plain, 1) == []


def test_secret_bids_of_others_may_be_any_other_number() -> None:
    for bidding, after in (("secret_bids", False), ("secret_prediction", True)):
        state, _, chance = dealt("B1 R1 G1 Y7", seats=3, options=MagoveOptions(bidding=bidding))
        assert changed("secret bids", state, PUBLIC) == [], "nobody has bid"
        play(state, "1 bid 0", chance)
        assert {tuple(other.bids) for other in changed("secret bids", state, 0)} == {(-1, 1, -1)}
        assert changed("secret bids", state, 1) == [], "its own bid is no secret from it"
        play(state, "2 bid 1 \n 0 bid 0", chance)
        assert bool(changed("secret bids", state, 0)) == after
    state = Playthrough(GAME, MagoveOptions(bidding="secret_bids"), 3, bytes(32)).state
    state.phase, state.cards, state.bids = Phase.BIDDING, 3, [3, 0, -1]
    assert {tuple(other.bids) for other in changed("secret bids", state, PUBLIC)} == {
        *((bid, 0, -1) for bid in (0, 1, 2)),
        *((3, bid, -1) for bid in (1, 2, 3)),
    }
    opened, _, chance = dealt("B1 R1 G1 Y7", seats=3)
    play(opened, "1 bid 0", chance)
    assert changed("secret bids", opened, 0) == []
