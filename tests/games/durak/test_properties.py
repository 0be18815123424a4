"""Invariants of whole games (RULES 10)."""

from collections.abc import Collection, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.check.tables import random_walk
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC, Event
from games.core.news import heard
from games.durak import GAME
from games.durak.data.cards import ALL, CARDS, CODES, EIGHT, NAMES, NINE, NO_CARD, PRINTED, QUEEN, RANK, RANKS, SUIT
from games.durak.rules.enchantments import beats
from games.durak.rules.events import (
    Attacked,
    BeatenOff,
    Defended,
    Drew,
    GameOver,
    LowestTrumpShown,
    ThrewIn,
    Took,
    Transferred,
    TrumpTurned,
)
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import UNBEATEN, State, discard, limit, partners, table_mask, throwers_against


@st.composite
def tables(draw: st.DrawFn) -> Playthrough:
    """Return a dealt table with any options."""
    seats = draw(st.integers(2, 6))
    options = DurakOptions(
        transfer=draw(st.booleans()),
        enchanted=frozenset(draw(st.sets(st.sampled_from(RANKS)))),
        teams=seats == 4 and draw(st.booleans()),
        auto_pass=draw(st.booleans()),
    )
    return Playthrough(GAME, options, seats, draw(st.binary(min_size=32, max_size=32)))


def step(playthrough: Playthrough, data: st.DataObject) -> Sequence[Event]:
    """Make a random legal move."""
    seat = data.draw(st.sampled_from(list(GAME.acting(playthrough.state))), label="seat")
    return playthrough.play(seat, data.draw(st.sampled_from(GAME.moves(playthrough.state, seat)), label="move"))


@given(playthrough=tables(), data=st.data())
def test_invariants(playthrough: Playthrough, data: st.DataObject) -> None:
    state: State = playthrough.state
    check_state(state)
    for _ in range(60):
        if not GAME.acting(state):
            break
        before = GAME.copy(state)
        step(playthrough, data)
        check_state(state)
        check_growth(before, state)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("enchanted", [(), RANKS], ids=["plain", "enchanted"])
def test_invariants_to_the_end(seats: int, enchanted: Collection[str]) -> None:
    playthrough = Playthrough(GAME, DurakOptions(enchanted=frozenset(enchanted)), seats, bytes([7]) * 32)
    for now in random_walk(playthrough, bytes([8]) * 32):
        check_state(now.state)
    assert now.state.phase == "over"


def check_state(state: State) -> None:
    places = [*state.hands, table_mask(state), sum(1 << card for card in state.talon), discard(state)]
    assert sum(mask.bit_count() for mask in places) == CARDS
    assert sum(places) == ALL
    if state.talon:
        assert state.talon[-1] == state.turned
    check_derived_fields(state)
    if state.phase == "attack":
        check_attack(state)
    if state.phase == "bout":
        check_table(state)
    else:
        assert not state.attacks
        assert not state.passed
    if state.phase == "over":
        check_end(state)


def check_derived_fields(state: State) -> None:
    """Compare the fields that the moves keep with what follows from the table (RULES 5.3)."""
    table = [code for code in (*state.attacks, *state.answers) if code != UNBEATEN]
    ranks = {RANK[code] for code in table}
    joins = ranks | {NINE} if ranks and "9" in state.options.enchanted else ranks
    closed = "Q" in state.options.enchanted and any(RANK[code] == QUEEN for code in state.answers if code != UNBEATEN)
    hand, unbeaten = state.hands[state.defender].bit_count(), state.answers.count(UNBEATEN)
    assert {rank for rank in range(9) if state.ranks >> rank & 1} == ranks
    assert {card for card in range(CARDS) if state.matching >> card & 1} == {
        card for card in range(CARDS) if RANK[card] in joins
    }
    room = min(limit(state) - len(state.attacks), hand - unbeaten) if table and not closed else 0
    assert state.room == max(0, room)
    in_bout = state.phase in {"attack", "bout"}
    assert state.throwers == (throwers_against(state, state.defender) if in_bout else ())
    assert state.seen & table_mask(state) == table_mask(state)
    assert state.seen & discard(state) == discard(state)
    assert not any(state.passed >> seat & 1 for seat in range(6) if seat not in state.throwers)


def check_attack(state: State) -> None:
    starter, defender = state.starter, state.defender
    assert starter != defender
    assert state.in_game >> starter & 1
    assert state.in_game >> defender & 1
    assert state.hands[starter]
    assert state.hands[defender]
    if state.options.teams:
        assert starter % 2 != defender % 2
    if state.talon:
        assert all(hand.bit_count() >= 6 for hand in state.hands)


def check_table(state: State) -> None:
    enchanted = {RANKS.index(rank) for rank in state.options.enchanted}
    answers = [answer for answer in state.answers if answer != UNBEATEN]
    unbeaten = len(state.answers) - len(answers)
    assert len(state.attacks) <= limit(state)
    assert unbeaten <= state.hands[state.defender].bit_count()
    for code, answer in zip(state.attacks, state.answers, strict=True):
        assert answer == UNBEATEN or beats(answer, code, state.trump, enchanted)
    for code in (*state.attacks, *answers):
        named = code >= CARDS
        assert named == (RANK[code] == EIGHT in enchanted)
        assert not named or SUIT[code] != state.trump
    closed = QUEEN in enchanted and any(RANK[answer] == QUEEN for answer in answers)
    assert GAME.view(state, PUBLIC).closed == closed
    assert not closed or state.room == 0


def check_end(state: State) -> None:
    outcome = GAME.outcome(state)
    left = state.in_game
    if outcome.reason == "stalemate":
        assert state.stale == 100
    elif state.options.teams:
        assert not left & partners(0) or not left & partners(1)
    else:
        assert left.bit_count() <= 1
        order = sorted(outcome.places)
        assert all(place == 1 + sum(other < place for other in order) for place in order)


def check_growth(before: State, after: State) -> None:
    assert discard(before) & ~discard(after) == 0
    assert before.talon[len(before.talon) - len(after.talon) :] == after.talon
    assert after.first_defence_done >= before.first_defence_done
    assert after.groups[: len(before.groups)] == before.groups
    assert after.question >= before.question
    assert after.bout - before.bout in {0, 1}
    if len(after.hands) == 2:
        assert after.direction == 1
    grown = (after.bout, after.defender, after.taking, after.phase == "direction")
    was = (before.bout, before.defender, before.taking, before.phase == "direction")
    if after.phase != "over" and grown != was:
        assert after.question > before.question


@given(playthrough=tables(), data=st.data())
def test_public_events_imply_all_public_knowledge(playthrough: Playthrough, data: st.DataObject) -> None:
    """The public events alone tell the discard pile and the known cards of each hand, as in the view."""
    listener = Listener(playthrough.seats, playthrough.events)
    for _ in range(60):
        view = GAME.view(playthrough.state, PUBLIC)
        assert tuple(map(set, view.known)) == tuple(listener.known)
        assert set(view.discarded) == listener.discarded
        assert view.talon == listener.talon
        if not GAME.acting(playthrough.state):
            break
        listener.hear(step(playthrough, data))


class Listener:
    """What follows about cards from the public events alone."""

    def __init__(self, seats: int, events: Sequence[Event]) -> None:
        self.known: list[set[str]] = [set() for _ in range(seats)]
        self.discarded: set[str] = set()
        self.talon = CARDS - 6 * seats
        self.turned = ""
        self.hear(events)

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case TrumpTurned(card, _, holder):
                    self.turned = card
                    if holder is not None:
                        self.known[holder].add(card)
                case LowestTrumpShown(seat, card):
                    self.known[seat].add(card)
                case Attacked() | ThrewIn() | Defended() | Transferred():
                    self.known[event.seat].discard(NAMES[PRINTED[CODES[event.card]]])
                case BeatenOff(_, cards):
                    self.discarded |= set(cards)
                case Took(seat, cards):
                    self.known[seat] |= set(cards)
                case Drew(seat, count, turned):
                    self.talon -= count
                    if turned:
                        self.known[seat].add(self.turned)
                case _:
                    pass


@given(playthrough=tables(), data=st.data())
def test_events_do_not_depend_on_unseen_cards(playthrough: Playthrough, data: st.DataObject) -> None:
    """The events of a move are the same for all hands of the others that fit the view.

    With automatic passes the end of a bout does depend on hands, and the end of a game shows them.
    """
    for draw in range(60):
        acting = list(GAME.acting(playthrough.state))
        if not acting:
            break
        seat = data.draw(st.sampled_from(acting), label="seat")
        move = data.draw(st.sampled_from(GAME.moves(playthrough.state, seat)), label="move")
        other = GAME.determinize(GAME.view(playthrough.state, seat), SeededChance(playthrough.seed, draw))
        events = playthrough.play(seat, move)
        if not playthrough.options.auto_pass:
            expected = GAME.play(other, seat, move, SeededChance(playthrough.seed, draw))
            assert [event for event in heard(events, PUBLIC) if not isinstance(event, GameOver)] == [
                event for event in heard(expected, PUBLIC) if not isinstance(event, GameOver)
            ]


@given(playthrough=tables())
def test_deal(playthrough: Playthrough) -> None:
    """Everybody has six cards; the first attacker holds the lowest trump, or is the dealer (RULES 4)."""
    state: State = playthrough.state
    assert [hand.bit_count() for hand in state.hands] == [6] * playthrough.seats
    trumps = [
        card for card in range(CARDS) if SUIT[card] == state.trump and any(hand >> card & 1 for hand in state.hands)
    ]
    if trumps:
        assert state.hands[state.starter] >> trumps[0] & 1
        assert state.lowest == trumps[0]
    else:
        assert state.starter == state.dealer
        assert state.lowest == NO_CARD
