"""Invariants of whole games (RULES 10.2)."""

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.chance import SeededChance
from games.core.conformance import MoveFuzzer, Playthrough, check_step, sample
from games.core.contract import PUBLIC, Event, Pick
from games.core.news import heard
from games.hayduti import GAME
from games.hayduti.data.cards import BOARD, CARDS, FIELD_SIZE, GOLD, IS_HAYDUT, IS_ZAPTIE, NAMES
from games.hayduti.rules import events
from games.hayduti.rules.events import DeckRotated, GroupFormed, Improved, RoundStarted, TurnStarted
from games.hayduti.rules.state import NO_CARD, State, losing
from tests.games.hayduti.positions import cards_of
from tests.games.hayduti.rich import rich
from tests.games.tables import daily

SEEDS = st.binary(min_size=32, max_size=32)
OPTIONS = st.fixed_dictionaries(
    {
        "rotations": st.integers(2, 3),
        "advanced_hands": st.booleans(),
        "hidden_discards": st.booleans(),
        "parallel": st.booleans(),
        "uprising": st.sampled_from(["off", "easy", "hard"]),
    }
)


def step(playthrough: Playthrough, chance: SeededChance) -> Sequence[Event]:
    """Make any legal move; groups rather than none, so that something happens."""
    acting = list(GAME.acting(playthrough.state))
    seat = acting[chance.below(len(acting))]
    choices = [choice for choice in GAME.moves(playthrough.state, seat) if choice.verb not in {"skip", "back"}]
    choice = (choices or GAME.moves(playthrough.state, seat))[chance.below(len(choices) or 1)]
    if isinstance(choice, Pick) and choice.verb == "clear":
        return playthrough.play(seat, choice.make(chance.shuffle(choice.pool)[: choice.least]))
    return playthrough.play(seat, sample(choice, chance))


@given(seed=SEEDS, options=OPTIONS)
def test_invariants(seed: bytes, options: dict[str, object]) -> None:
    """Cards are conserved and where they may be; stats, raised cards and rotations never fall; and so on to the end."""
    playthrough, chance = rich(seed, **options), SeededChance(seed, 1 << 31)
    groups: Counter[int] = Counter()
    while GAME.acting(playthrough.state):
        before = GAME.copy(playthrough.state)
        told = step(playthrough, chance)
        check_state(playthrough.state)
        check_change(before, playthrough.state, told)
        check_turn(playthrough.state, told, groups)
        check_names(before, playthrough.state, heard(told, PUBLIC))
    assert playthrough.state.final


def check_state(state: State) -> None:
    assert cards_of(state) == list(range(96))
    assert len(state.field) == len(state.up)
    assert not any(up for card, up in zip(state.field, state.up, strict=True) if card == NO_CARD)
    for player in state.players:
        assert not any(IS_ZAPTIE[card] for card in player.hand)
        assert not any(IS_ZAPTIE[card] or IS_HAYDUT[card] for card, _ in player.raised)
        assert {*player.known} <= {*player.hand}
        assert len({*player.known}) == len(player.known)
        if state.phase not in {"final_choice", "finished"}:
            assert all(4 <= value <= BOARD[-1][0] for value in player.stats)
    assert state.rotations_done <= state.options.rotations
    assert state.final == (state.rotations_done == state.options.rotations)
    if len(state.players) > 2:
        unraised = {*GOLD} - {card for player in state.players for card, _ in player.raised}
        shuffles = state.rotations_done - state.final
        if shuffles == 0:
            assert {*state.gold_aside} == unraised
        elif shuffles == 1:
            assert unraised <= {*state.used}
    if state.phase == "forming":
        player = state.mover
        assert player.hand
        assert len(player.hand) <= player.limit


def check_change(before: State, after: State, told: Sequence[Event]) -> None:
    improved = {(event.seat, event.stat) for event in told if isinstance(event, Improved)}
    ended = after.phase in {"final_choice", "finished"}
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        assert all(low <= high for low, high in zip(was.stats, now.stats, strict=True))
        changed = sum(low != high for low, high in zip(was.stats, now.stats, strict=True))
        assert ended or changed == sum(improver == seat for improver, _ in improved)
        assert now.raised[: len(was.raised)] == was.raised
    assert after.rotations_done >= before.rotations_done
    assert after.final >= before.final
    assert after.question >= before.question
    assert (after.question, sum(after.steps)) != (before.question, sum(before.steps))
    assert (after.question == before.question) == all(isinstance(event, events.ClearingChosen) for event in told)


def check_turn(state: State, told: Sequence[Event], groups: Counter[int]) -> None:
    groups.update(event.seat for event in told if isinstance(event, GroupFormed))
    assert all(count <= 1 for count in groups.values())
    opening = RoundStarted if state.options.parallel else TurnStarted
    if any(isinstance(event, opening) for event in told):
        groups.clear()
        full = all(card != NO_CARD for card in state.field[:FIELD_SIZE])
        assert full or state.final or not (state.deck or state.used)
        assert not any(player.exposed and not player.hand for player in state.players)


def check_names(before: State, after: State, told: Sequence[Event]) -> None:
    """Every card that is told lay open before or lies open now; a rotation may have covered it again."""
    if any(isinstance(event, DeckRotated) for event in told):
        return
    open_to_all: set[str] = set()
    for state in (before, after):
        open_to_all |= {NAMES[card] for card, up in zip(state.field, state.up, strict=True) if up}
        open_to_all |= {NAMES[card] for card in state.shown}
        open_to_all |= {NAMES[card] for player in state.players for card, _ in player.raised}
        if not state.options.hidden_discards and state.phase == "broken_take":
            open_to_all |= {NAMES[card] for card in losing(state)}
    formed = {card for event in told if isinstance(event, GroupFormed) for card in event.cards}
    text = msgspec.json.encode([repr(event) for event in told]).decode()
    cleared_at_turn = any(isinstance(event, TurnStarted | RoundStarted) for event in told)
    lost = {card for event in told if isinstance(event, events.HandLost | events.Cleared) for card in event.cards}
    named = {name for name in NAMES if f"'{name}'" in text}
    if after.options.hidden_discards:
        assert not lost
    if cleared_at_turn:
        lost |= {card for event in told if isinstance(event, events.FieldCleared) for card in event.cards}
        lost |= {event.card for event in told if isinstance(event, events.Scouted | events.RiskyZaptie)}
    assert named <= open_to_all | formed | lost


@given(seed=SEEDS, options=OPTIONS, steps=st.integers(0, 200))
def test_views_hold_no_secret(seed: bytes, options: dict[str, object], steps: int) -> None:
    """No view names a card that its audience must not know (RULES 7.1)."""
    playthrough, chance = rich(seed, **options), SeededChance(seed, 1 << 31)
    for _ in range(steps):
        if not GAME.acting(playthrough.state):
            return
        step(playthrough, chance)
    state: State = playthrough.state
    if state.phase == "finished":
        return
    for audience in (PUBLIC, *range(playthrough.seats)):
        view = GAME.view(state, audience)
        secret = {*state.deck, *state.gold_aside, *state.used} - {*state.shown}
        secret |= {card for card, up in zip(state.field, state.up, strict=True) if card != NO_CARD and not up}
        secret |= {card for seat, player in enumerate(state.players) if seat != audience for card in player.hand}
        secret -= {card for player in state.players for card in player.known}
        if state.phase == "broken_take" and (
            not state.options.hidden_discards or audience in {state.active, *GAME.acting(state)}
        ):
            secret -= {*losing(state)}
        text = msgspec.json.encode(view).decode()
        assert not [NAMES[card] for card in secret if f'"{NAMES[card]}"' in text]


@pytest.mark.parametrize("number", daily(12, 3))
def test_every_promise_on_rich_tables(number: int) -> None:
    """The contract's promises hold where all the deytsi play a part too."""
    seed = bytes([number]) * 32
    kinds = {"parallel": number % 2 == 1, "hidden_discards": number % 3 == 1, "advanced_hands": number % 4 > 1}
    playthrough, chance, fuzzer = rich(seed, **kinds), SeededChance(seed, 1 << 31), MoveFuzzer()
    count = 0
    while GAME.acting(playthrough.state):
        if count % 5 == number % 5 or playthrough.state.phase not in {"actions", "clearing"}:
            check_step(playthrough, chance, fuzzer, tries=4)
        step(playthrough, chance)
        count += 1


def test_cards_of_the_game() -> None:
    """96 cards with distinct names in the canonical order (RULES 2.2)."""
    assert len(set(NAMES)) == 96
    assert Counter(card.kind for card in CARDS) == {"haydut": 48, "voyvoda": 17, "deets": 15, "zaptie": 16}
    assert (NAMES[0], NAMES[47], NAMES[48], NAMES[65], NAMES[-1]) == (
        "hay-n-green-2-1",
        "hay-b-yellow-3-2",
        "voy-4-1",
        "deets-levski",
        "zap-3-2",
    )
