"""What events tell of whole games, and the deal (RULES 10)."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC, Event
from games.core.news import heard
from games.durak import GAME
from games.durak.data.cards import CARDS, CODES, NAMES, NO_CARD, PRINTED, RANKS, SUIT
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
from games.durak.rules.state import State


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
