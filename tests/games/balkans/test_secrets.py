"""Each secret can be changed where there is one, alone, and so that nobody can tell who must not (RULES 7)."""

from collections.abc import Callable

import pytest

from games.balkans import GAME
from games.balkans.data.components import card_of, in_order
from games.balkans.rules.frames import PlayedCard
from games.balkans.rules.public import Peek
from games.balkans.rules.state import State, counts_of
from games.balkans.secrets import SECRET_FIELDS, SECRETS
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Audience, to_bytes
from tests.games.balkans.hidden import POSITIONS, drawn, envoys, fought, kept, neutral, planned, proposed, spied
from tests.games.balkans.positions import Board

TRIES = 24


def twins(secret: str, state: State, audience: Audience) -> list[State]:
    """Return copies of a state that differ in a secret, by different random numbers."""
    found = (SECRETS[secret](state, audience, SeededChance(bytes(32), number)) for number in range(TRIES))
    return [twin for twin in found if twin is not None]


def changed(secret: str, state: State, audience: Audience, field: str) -> set[int]:
    """Return the seats of which a secret's field can change."""
    before = getattr(state, field)
    return {
        seat
        for twin in twins(secret, state, audience)
        for seat in range(len(before))
        if getattr(twin, field)[seat] != before[seat]
    }


def pieces(state: State) -> list[object]:
    """Return all cards of a state and all orders of its seats, in an order that does not depend on their places."""
    cards = [card for piles in (state.hands, state.royal_decks, state.drawn) for pile in piles for card in pile]
    orders = [tuple(map(sum, zip(*both, strict=True))) for both in zip(state.unplayed, state.dropped, strict=True)]
    return [sorted([*cards, *state.strategy_deck, *state.common_deck]), orders]


@pytest.mark.parametrize("secret", SECRETS)
def test_nobody_can_tell_a_changed_secret(secret: str, subtests: pytest.Subtests) -> None:
    """The twin holds the same cards and orders; its hands are in order, and only fields of the secret differ."""
    for position in POSITIONS:
        with subtests.test(position):
            check_twins(secret, position)


def check_twins(secret: str, position: str) -> None:
    state = POSITIONS[position]().state
    whole = to_bytes(state)
    fields = {field for field in state.__struct_fields__ if SECRET_FIELDS.get(field)}
    for audience in range(PUBLIC, len(state.kingdoms)):
        for twin in twins(secret, state, audience)[:4]:
            differing = {field for field in state.__struct_fields__ if getattr(twin, field) != getattr(state, field)}
            assert differing
            assert differing <= fields
            assert GAME.view(twin, audience) == GAME.view(state, audience)
            assert audience == PUBLIC or GAME.moves(twin, audience) == GAME.moves(state, audience)
            assert pieces(twin) == pieces(state)
            assert all(hand == tuple(in_order(hand)) for hand in (set(twin.hands) - set(state.hands)))
    assert to_bytes(state) == whole


@pytest.mark.parametrize(
    ("secret", "position", "audience"),
    [
        ("royal_hands", fought, 1),
        ("strategies_held", envoys, 1),
        ("orders", spied, 0),
        ("drafts", POSITIONS["consent asked"], 2),
        ("picks", proposed, PUBLIC),
    ],
)
def test_a_secret_of_any_seat_is_found_though_others_have_none(
    secret: str, position: Callable[[], Board], audience: Audience
) -> None:
    """Seats are tried in random order until there is one."""
    state = position().state
    if secret == "drafts":
        state.status[1] = "eliminated"
    assert len(twins(secret, state, audience)) == TRIES


def test_a_chosen_tactic_is_found_though_another_cannot_be_exchanged() -> None:
    state = fought().state
    battle = state.frames[-1]
    battle.prepared, state.picks[1], state.royal_decks[1] = (0, 1), ("knightly_charge#1",), ()
    assert len(twins("prepared", state, PUBLIC)) == TRIES
    state = drawn().state
    state.drawn[0], state.picks[0], state.drawn[1] = ("raid#1", "pincer#1"), ("raid#1",), ("skirmish#1",)
    assert len(twins("drawn", state, 2)) == TRIES


# ---- hands ---------------------------------------------------------------------------------------------------------


def test_hands_of_all_others_are_secret() -> None:
    state = planned().state
    for audience, others in ((PUBLIC, {0, 1, 2}), (0, {1, 2}), (1, {0, 2}), (2, {0, 1})):
        assert changed("royal_hands", state, audience, "hands") == others
        assert changed("royal_hands", state, audience, "royal_decks") == others
        assert changed("strategies_held", state, audience, "hands") == others
    assert all(twin.strategy_deck != state.strategy_deck for twin in twins("strategies_held", state, 0))


def test_a_hand_changes_by_any_card_of_its_kind() -> None:
    state = planned().state
    for secret, deck in (("royal_hands", "royal"), ("strategies_held", "strategy")):
        for twin in twins(secret, state, PUBLIC):
            for mine, other in zip(state.hands, twin.hands, strict=True):
                assert [card_of(card).deck for card in other] == [card_of(card).deck for card in in_order(mine)]
                assert {card_of(card).deck for card in {*mine} ^ {*other}} <= {deck}
    gone = {card for twin in twins("royal_hands", state, 2) for card in {*state.hands[0]} - {*twin.hands[0]}}
    assert gone == {"swift_riders#1", "ambush#1"}
    came = {card for twin in twins("royal_hands", state, 2) for card in {*twin.hands[0]} - {*state.hands[0]}}
    assert len(came) > 1


def test_a_card_in_an_act_begun_stays_in_the_hand() -> None:
    state = planned().state
    hands = [twin.hands[0] for twin in twins("strategies_held", state, 1) if twin.hands[0] != state.hands[0]]
    assert hands
    assert all("forced_march#1" in hand for hand in hands)
    assert not any("spies#1" in hand for hand in hands)


def test_cards_that_an_audience_has_seen_stay_in_the_hand() -> None:
    """A seat that has seen nothing, or something else of the same seat, may not tell any of them."""
    state = envoys().state
    for secret in ("royal_hands", "strategies_held"):
        assert 0 not in changed(secret, state, 1, "hands")
        assert 0 in changed(secret, state, 2, "hands")
        assert 0 in changed(secret, state, PUBLIC, "hands")
        for peek in state.peeks:
            for other in (
                Peek(peek.seat, peek.whom, "orders", peek.shown, peek.played),
                Peek(peek.seat, 2, peek.what, peek.shown, peek.played),
            ):
                state.peeks = (other,)
                assert 0 in changed(secret, state, 1, "hands")
            state.peeks = (peek,)


@pytest.mark.parametrize("secret", ["royal_hands", "strategies_held"])
def test_a_hand_without_cards_or_with_an_empty_deck_cannot_change(secret: str) -> None:
    state = Board("BG LA EP").turn("BG", "harvest").state
    assert twins(secret, state, PUBLIC) == []
    state = planned().state
    state.royal_decks = [(), (), ()]
    state.strategy_deck = ()
    assert twins(secret, state, PUBLIC) == []


@pytest.mark.parametrize(
    ("stage", "hands", "queue", "others"),
    [
        ("start", (0,), (1,), {0, 1, 2}),
        ("declare", (0,), (1,), {2}),
        ("pick", (0,), (), {1, 2}),
        ("pick", (), (), {0, 1, 2}),
        ("end", (0,), (1,), {0, 1, 2}),
    ],
)
def test_a_hand_that_a_tactic_is_announced_from_does_not_change(
    stage: str, hands: tuple[int, ...], queue: tuple[int, ...], others: set[int]
) -> None:
    """A battle asks for tactics in two stages; who has drawn, or does not fight, may hold anything."""
    state = fought().state
    battle = state.frames[-1]
    battle.stage, battle.hands, battle.queue = stage, hands, queue
    assert changed("royal_hands", state, PUBLIC, "hands") == others


def test_hands_do_not_change_while_the_cards_to_keep_are_chosen_from_them() -> None:
    assert twins("royal_hands", kept().state, PUBLIC) == []


# ---- decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", ["strategy_deck", "common_deck"])
def test_a_deck_may_lie_in_another_order(deck: str) -> None:
    state = planned().state
    for cards, found in ((("a", "b", "c"), [("b", "c", "a")] * TRIES), (("a",), []), ((), [])):
        setattr(state, deck, cards)
        assert [getattr(twin, deck) for twin in twins(deck, state, 0)] == found


def test_nobody_knows_the_order_of_a_royal_deck_even_its_own() -> None:
    state = planned().state
    for audience in (PUBLIC, 0, 1, 2):
        assert changed("royal_decks", state, audience, "royal_decks") == {0, 1, 2}
    state.royal_decks = [("a",), (), ("b", "c")]
    assert changed("royal_decks", state, 2, "royal_decks") == {2}
    state.royal_decks = [("a",), (), ("b",)]
    assert twins("royal_decks", state, PUBLIC) == []


# ---- orders --------------------------------------------------------------------------------------------------------


def test_unplayed_orders_of_others_are_secret() -> None:
    state = spied().state
    for audience, others in ((PUBLIC, {0, 1, 2}), (0, {2}), (1, {0, 2}), (2, {0, 1})):
        for field in ("unplayed", "dropped"):
            assert changed("orders", state, audience, field) == others, "the Latins' have been seen by Bulgaria"


def test_what_was_seen_of_other_things_hides_no_orders() -> None:
    state = spied().state
    (peek,) = state.peeks
    state.peeks = (Peek(peek.seat, peek.whom, "hand", peek.shown, peek.played),)
    assert changed("orders", state, 0, "unplayed") == {1, 2}


def test_an_order_begun_stays_unplayed() -> None:
    state = planned().state
    found = {twin.unplayed[0] for twin in twins("orders", state, 1)} - {state.unplayed[0]}
    assert found == {counts_of(("offensive", "arming"))}


def test_a_seat_whose_orders_are_all_alike_has_none_to_exchange() -> None:
    state = planned().state
    state.unplayed = [counts_of(("harvest",))] * 3
    state.dropped = [counts_of(("harvest",))] * 3
    state.drafts = [(), (), ()]
    assert twins("orders", state, PUBLIC) == []


# ---- acts and answers ----------------------------------------------------------------------------------------------


def test_acts_begun_are_secret_of_those_who_are_alive() -> None:
    state = planned().state
    for audience, others in ((PUBLIC, {0, 1, 2}), (0, {1, 2}), (1, {0, 2}), (2, {0, 1})):
        assert changed("drafts", state, audience, "drafts") == others
    assert {twin.drafts[0] for twin in twins("drafts", state, 1)} == {state.drafts[0], ()}
    assert {twin.drafts[1] for twin in twins("drafts", state, 0)} == {state.drafts[1], ("surrender",)}
    state.status[1] = "eliminated"
    assert changed("drafts", state, PUBLIC, "drafts") == {0, 2}
    state.status = ["eliminated"] * 3
    assert twins("drafts", state, PUBLIC) == []
    state.frames = []
    state.status = ["alive"] * 3
    assert twins("drafts", state, PUBLIC) == []


def test_the_cards_of_an_order_that_waits_for_consent_are_secret() -> None:
    """The order and its land are known to the ally that is asked; with which card, or whether with one, is not."""
    state = POSITIONS["consent asked"]().state
    own = ("order defence", "strong_camp#1", "vidin")
    assert {twin.drafts[0] for twin in twins("drafts", state, 1)} == {own, ("order defence", "-", "vidin")}
    state.drafts[0] = ("order defence", "-", "vidin")
    others = {twin.drafts[0] for twin in twins("drafts", state, 1)} - {state.drafts[0]}
    assert others == {("order defence", state.hands[0][0], "vidin")}
    assert 0 not in changed("drafts", state, 0, "drafts")


def test_how_many_steps_others_have_taken_is_secret() -> None:
    state = planned().state
    for audience, others in ((PUBLIC, {0, 1, 2}), (0, {1, 2}), (1, {0, 2})):
        assert changed("steps", state, audience, "steps") == others
        assert {sum(twin.steps) for twin in twins("steps", state, audience)} == {sum(state.steps) + 1}


def test_answers_to_a_proposal_are_secret() -> None:
    state = proposed().state
    for answer, other in (("accept", "decline"), ("decline", "accept")):
        state.picks[1] = (answer,)
        assert {twin.picks[1] for twin in twins("picks", state, 0)} == {(other,)}
    assert changed("picks", state, PUBLIC, "picks") == {1}, "the others have not answered"
    assert changed("picks", state, 1, "picks") == set()


def test_cards_to_keep_are_secret() -> None:
    state = kept().state
    assert {twin.picks[0] for twin in twins("picks", state, 1)} == {()}
    state.picks[0] = ()
    assert {twin.picks[0] for twin in twins("picks", state, 1)} == {state.hands[0][:1]}
    assert changed("picks", state, PUBLIC, "picks") == {0}
    assert changed("picks", state, 0, "picks") == set()


def test_a_tactic_chosen_from_hand_is_secret() -> None:
    """It may be another one of the hand, or one that the seat could hold instead."""
    state = fought().state
    assert twins("picks", state, 1) == [], "no other tactic is in the hand"
    state.hands[0] = tuple(in_order([*state.hands[0], "blow_from_haemus#1"]))
    state.royal_decks[0] = tuple(card for card in state.royal_decks[0] if card != "blow_from_haemus#1")
    assert {twin.picks[0] for twin in twins("picks", state, 1)} == {("blow_from_haemus#1",)}
    assert changed("picks", state, 0, "picks") == set()
    for audience in (PUBLIC, 1, 2):
        found = twins("prepared", state, audience)
        assert len(found) == TRIES
        for twin in found:
            (tactic,) = twin.picks[0]
            assert tactic in twin.hands[0]
            assert card_of(tactic).entry.timing == "tactic"
            assert "furious_warriors#1" in twin.royal_decks[0]
            assert twin.hands[1:] == state.hands[1:]
    assert twins("prepared", state, 0) == []


def test_a_tactic_chosen_is_never_replaced_by_one_that_could_not_be_played() -> None:
    """A title used before, a card that is too dear, or no tactic at all; and one that was seen is known."""
    state = fought().state
    state.gold[0] = 0
    battle = state.frames[-1]
    state.royal_decks[0] = ("capture#1", "boyar_retinue#1", "feigned_flight#1")
    battle.titles = (PlayedCard(0, "boyar_retinue"), PlayedCard(1, "feigned_flight"))
    assert {twin.picks[0] for twin in twins("prepared", state, 1)} == {("feigned_flight#1",)}
    state.peeks = (Peek(1, 0, "hand", ("furious_warriors#1",), ()),)
    assert twins("prepared", state, 1) == []
    assert twins("prepared", state, 2)
    state.royal_decks[0] = ("capture#1", "boyar_retinue#1")
    assert twins("prepared", state, 2) == []


def test_a_tactic_that_is_drawn_or_not_yet_chosen_is_no_chosen_card_of_a_hand() -> None:
    state = fought().state
    battle = state.frames[-1]
    battle.hands = (1,)
    assert twins("prepared", state, 2) == [], "Bulgaria has drawn"
    battle.hands, battle.prepared = (0, 1), ()
    assert twins("prepared", state, 2) == [], "nobody has chosen"
    assert twins("picks", state, 2) == []
    battle.prepared, battle.stage = (0,), "side"
    assert twins("prepared", state, 2) == []
    assert twins("picks", state, 2) == []
    assert twins("prepared", planned().state, 2) == []


def test_which_of_two_drawn_tactics_is_chosen_is_secret() -> None:
    state = drawn().state
    battle = state.frames[-1]
    state.drawn[0], battle.prepared = ("raid#1", "pincer#1"), (0,)
    for mine, other in (("raid#1", "pincer#1"), ("pincer#1", "raid#1")):
        state.picks[0] = (mine,)
        assert {twin.picks[0] for twin in twins("picks", state, 1)} == {(other,)}


def test_a_tactic_drawn_face_down_is_secret_even_from_who_drew_it() -> None:
    state = drawn().state
    for audience in (PUBLIC, 0, 1, 2):
        assert changed("drawn", state, audience, "drawn") == {0}
    state.drawn[0] = ("raid#1", "pincer#1")
    assert changed("drawn", state, 0, "drawn") == set(), "of two it knows both"
    assert {twin.drawn[0] for twin in twins("drawn", state, 1)} == {(state.common_deck[0], "pincer#1")}
    state.picks[0] = ("raid#1",)
    assert twins("drawn", state, 1) == []
    state.picks[0], state.common_deck = (), ()
    assert twins("drawn", state, 1) == []


def test_the_tactic_of_a_land_of_nobody_is_secret() -> None:
    state = neutral().state
    assert len(state.drawn[-1]) == 1
    for audience in (PUBLIC, 0, 1):
        assert changed("drawn", state, audience, "drawn") == {len(state.drawn) - 1}


def test_what_others_have_been_shown_is_secret() -> None:
    state = spied().state
    state.peeks = (*state.peeks, Peek(2, 1, "orders", ("arming",), ()))
    mine, theirs = state.peeks
    assert {twin.peeks for twin in twins("peeks", state, 0)} == {(mine, Peek(2, 1, "orders", (), ()))}
    assert {twin.peeks for twin in twins("peeks", state, 2)} == {(Peek(0, 1, "orders", ("offensive",), ()), theirs)}
    assert len({twin.peeks for twin in twins("peeks", state, PUBLIC)}) == 2
    state.peeks = (mine,)
    assert twins("peeks", state, 0) == []
