"""Invariants of whole games (RULES 9)."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC, Event
from games.magove import GAME
from games.magove.data.cards import CARDS, JESTERS, PLACE, PLAYED_AS, RACES, SUIT, WIZARDS, own_deck
from games.magove.rules.events import CardPlayed, RoundScored, TrickWon
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import NO_BID, Phase, State, holding
from games.magove.rules.tricks import NO_TRUMP, VALUES_ALONE, asked_by, best_of
from tests.games.magove.positions import whole_deck
from tests.games.magove.reference import may_be_played, winning_place


@st.composite
def options_for(draw: st.DrawFn, seats: int) -> MagoveOptions:
    """Return any choices that go together."""
    bidding = draw(st.sampled_from(["open", "secret_bids", "secret_prediction"]))
    single_suit = seats < 5 and draw(st.booleans())
    step = draw(st.integers(1, 2))
    chosen = MagoveOptions(
        bidding=bidding,
        plus_minus_one=bidding == "open" and draw(st.booleans()),
        clairvoyance=not single_suit and draw(st.booleans()),
        single_suit=single_suit,
        step=step,
    )
    return MagoveOptions(
        **{name: getattr(chosen, name) for name in chosen.__struct_fields__ if name != "rounds"},
        rounds=draw(st.integers(0, min(6, chosen.most_rounds(seats)))),
    )


@st.composite
def tables(draw: st.DrawFn) -> Playthrough:
    """Return a dealt table with any options, some moves on."""
    seats = draw(st.integers(3, 6))
    options = draw(options_for(seats))
    options.check(seats)
    playthrough = Playthrough(GAME, options, seats, draw(st.binary(min_size=32, max_size=32)))
    rng = SeededChance(playthrough.seed, 1_000_000)
    for _ in range(draw(st.integers(0, 250), label="moves before")):
        step(playthrough, rng.below(256))
    return playthrough


def step(playthrough: Playthrough, nudge: int) -> Sequence[Event]:
    """Make a legal move; nothing at the end."""
    acting = GAME.acting(playthrough.state)
    if not acting:
        return ()
    seat = acting[nudge % len(acting)]
    choices = GAME.moves(playthrough.state, seat)
    return playthrough.play(seat, choices[nudge % len(choices)])


@given(playthrough=tables(), nudges=st.lists(st.integers(0, 255), min_size=1, max_size=40))
def test_invariants(playthrough: Playthrough, nudges: list[int]) -> None:
    for nudge in nudges:
        before = GAME.copy(playthrough.state)
        events = step(playthrough, nudge)
        check_cards(playthrough.state)
        check_round(playthrough.state)
        check_events(before, events)


def check_cards(state: State) -> None:
    """Every card is in one place at most, and in a single suit with its owner; hands are equal between tricks."""
    told = whole_deck(state)
    assert len(set(told)) == len(told)
    view = GAME.view(state, PUBLIC)
    decks = len(state.won) if state.races else 1
    assert len(told) + decks * view.talon == (15 * decks if state.races else 60)
    if not state.trick:
        assert len(set(view.hands)) == 1
    for seat, race in enumerate(state.races):
        assert {PLACE[card] for card in holding(state, seat)} <= set(own_deck(race))
    for seat, hand in enumerate(state.hands):
        held = holding(state, seat)
        assert list(held) == [card for card in CARDS if card in held]
        assert all(SUIT[play.card] == number for number, race in enumerate(hand) for play in race)


def check_round(state: State) -> None:
    """Bids are in range, tricks add up, and what is kept step by step is what the trick says."""
    done = state.number - (state.phase is not Phase.OVER and state.number > 0)
    assert sum(state.won) == done == len(state.gone) // len(state.won)
    assert all(bid == NO_BID or 0 <= bid <= state.cards for bid in state.bids)
    if state.options.plus_minus_one and NO_BID not in state.bids:
        assert sum(state.bids) != state.cards
    assert state.led == asked_by(state.trump, state.trick)
    if state.races:
        assert (state.trump, state.turned) == (VALUES_ALONE, None)
    elif state.turned is None or state.turned in JESTERS or state.phase is Phase.TRUMP:
        assert state.trump == NO_TRUMP
    elif state.turned not in WIZARDS:
        assert state.trump == SUIT[state.turned]
    else:
        assert state.trump < len(RACES)
    for seat, mask in enumerate(state.void):
        assert not any(mask >> SUIT[card] & 1 for card in holding(state, seat) if SUIT[card] < len(RACES))


def check_events(before: State, events: Sequence[Event]) -> None:
    """Cards follow, wizards win, jesters lose, and points stay within bounds."""
    single = bool(before.races)
    for event in events:
        if isinstance(event, CardPlayed):
            hand = holding(before, event.seat)
            allowed = may_be_played(hand, before.trick, single_suit=single)
            assert event.card in allowed
            offered = [move.card for move in GAME.moves(before, event.seat)]
            assert offered == list(dict.fromkeys(PLAYED_AS[card] for card in CARDS if card in allowed))
        if isinstance(event, TrickWon):
            trump = RACES[before.trump] if before.trump < NO_TRUMP else None
            place = winning_place(event.cards, trump, single_suit=single)
            assert event.seat == (before.leader + place) % len(before.won)
            assert (event.cards[place] in WIZARDS) == any(card in WIZARDS for card in event.cards)
            assert event.cards[place] not in JESTERS or all(card in JESTERS for card in event.cards)
        if isinstance(event, RoundScored):
            cards = before.cards
            assert sum(line.tricks for line in event.scores) == cards
            for line in event.scores:
                assert -10 * cards <= line.points <= 20 + 10 * cards
                assert line.points % 10 == 0
            rows = [*before.sheet, event.scores]
            for seat, line in enumerate(event.scores):
                assert line.total == sum(row[seat].points for row in rows)


@given(
    seats=st.integers(3, 6),
    trump=st.sampled_from([None, *RACES]),
    single_suit=st.booleans(),
    deck=st.permutations(CARDS),
)
def test_winner_is_what_the_slow_program_says(
    seats: int, trump: str | None, single_suit: bool, deck: list[str]
) -> None:
    """The table of strengths gives any trick to whom the rulebook's sentences give it."""
    trick = deck[:seats]
    number = VALUES_ALONE if single_suit else NO_TRUMP if trump is None else RACES.index(trump)
    assert best_of(trick, number, asked_by(number, trick)) == winning_place(trick, trump, single_suit=single_suit)


@given(playthrough=tables())
def test_determinized_hands_fit_what_was_seen(playthrough: Playthrough) -> None:
    """Nobody determinizes a card twice, or a race in a hand that has shown not to hold it."""
    for audience in (PUBLIC, *range(playthrough.seats)):
        determinized = GAME.determinize(GAME.view(playthrough.state, audience), SeededChance(playthrough.seed, 10_000))
        check_cards(determinized)
        check_round(determinized)
