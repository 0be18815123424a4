"""The search of Magove: fast play-outs, equivalent moves, and the value of a round."""

import pytest

from games.core.chance import QuickChance, SeededChance
from games.core.contract import to_bytes
from games.core.judge import judge
from games.magove import GAME
from games.magove.computer.quick import finish, policy
from games.magove.computer.search import candidates, value
from games.magove.rules.events import Score
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase, State
from tests.games.magove.positions import play, position

EVERY_KIND = [
    *((MagoveOptions(), seats) for seats in GAME.seats),
    (MagoveOptions(plus_minus_one=True), 3),
    (MagoveOptions(bidding="secret_bids"), 4),
    (MagoveOptions(single_suit=True), 4),
    (MagoveOptions(single_suit=True, plus_minus_one=True), 3),
]


@pytest.mark.parametrize(("options", "seats"), EVERY_KIND)
def test_a_round_finished_at_once_brings_what_it_brings_move_by_move(
    options: MagoveOptions, seats: int, rng: bytes
) -> None:
    """From random moments of a table: the same points, and the state stays as it was."""
    chance = QuickChance(int.from_bytes(rng[:4], "big"))
    state, _ = GAME.deal(options, seats, chance)
    looked = 0
    while asked := GAME.acting(state):
        seat = asked[chance.below(len(asked))]
        if state.phase in {Phase.BIDDING, Phase.PLAY} and chance.below(12) == 0:
            before = to_bytes(state)
            at_once = finish(state)
            assert to_bytes(state) == before
            assert at_once == move_by_move(GAME.copy(state), chance)
            looked += 1
        choices = GAME.moves(state, seat)
        GAME.play(state, seat, choices[chance.below(len(choices))], chance)
    assert looked > 10


def move_by_move(state: State, chance: QuickChance) -> list[int]:
    rounds = len(state.sheet)
    while len(state.sheet) == rounds:
        seat = GAME.acting(state)[0]
        GAME.play(state, seat, policy(state, seat, chance), chance)
    return [line.points for line in state.sheet[-1]]


@pytest.mark.parametrize(("options", "least"), [(MagoveOptions(), 0.77), (MagoveOptions(single_suit=True), 0.9)])
def test_in_play_outs_seats_mostly_play_like_normal_computers(options: MagoveOptions, least: float) -> None:
    """Play-outs by other cards than those that come at a table mislead a search, however many there are."""
    chance, same = QuickChance(1), list[bool]()
    state, _ = GAME.deal(options, 4, chance)
    while asked := GAME.acting(state):
        choices = GAME.moves(state, asked[0])
        move = GAME.heuristic(GAME.view(state, asked[0]), choices, chance)
        if state.phase is Phase.PLAY and len(choices) > 1:
            same.append(policy(state, asked[0], chance) == move)
        GAME.play(state, asked[0], move, chance)
    assert sum(same) > least * len(same)


def compared(state: State, seat: int) -> set[str]:
    choices = GAME.moves(state, seat)
    return {str(move) for move in candidates(GAME.view(state, seat), choices, QuickChance(1), 1.0)}


def test_of_cards_with_none_left_between_them_one_is_compared() -> None:
    """The five between four and six has been played; the jester and the wizard are alike with nothing."""
    state = position("B4 B6 B9 R2 R3 Z1 N1", "G1", "G2")
    state.gone = ["B5", "Y1", "Y2"]
    found = compared(state, 0)
    assert len(found & {"play B4", "play B6"}) == 1
    assert len(found & {"play R2", "play R3"}) == 1
    assert found >= {"play B9", "play Z", "play N"}
    assert len(found) == 5


def test_a_card_in_the_trick_separates_its_neighbours() -> None:
    state = position("B5 R1", "B4 B6", "G1 G2")
    play(state, "0 play B5")
    assert compared(state, 1) == {"play B4", "play B6"}


def test_a_trump_that_was_named_is_not_judged_and_a_bid_is() -> None:
    judging, seen = GAME.judging, dict[Phase, int]()
    assert judging is not None
    for seed in range(20):
        chance = QuickChance(seed)
        state, _ = GAME.deal(MagoveOptions(), 4, chance)
        while len(state.sheet) < 3:
            (seat, *_), phase = GAME.acting(state), state.phase
            view, choices = GAME.view(state, seat), GAME.moves(state, seat)
            move = GAME.heuristic(view, choices, chance)
            if phase is not Phase.PLAY and len(choices) > 1 and seen.get(phase, 0) < 3:
                others = judge(GAME, view, choices, move, SeededChance(bytes(32), 1), 20).others
                assert bool(others) == (phase is Phase.BIDDING)
                seen[phase] = seen.get(phase, 0) + 1
            GAME.play(state, seat, move, chance)
    assert seen == {Phase.TRUMP: 3, Phase.BIDDING: 3}


def test_in_a_single_suit_all_cards_are_compared() -> None:
    """Another race's card of the same value may come between."""
    assert compared(position("B4 B5 B6", "R1", "G1", single_suit=True), 0) == {"play B4", "play B5", "play B6"}


def worth(before: list[int], points: list[int], left: int) -> list[float]:
    """Return the value of a round with these points, for seats with these totals before it."""
    state = position(*(["B1"] * len(points)))
    rounds = state.options.rounds_played(len(points))
    lines = [Score(seat, 0, 0, own, own + had) for seat, (own, had) in enumerate(zip(points, before, strict=True))]
    state.sheet = (tuple(lines),) * (rounds - left)
    return list(value(state))


def test_points_of_rivals_who_lead_cost_more() -> None:
    leading, behind = worth([0, 100, -100], [0, 30, 0], 8)[0], worth([0, 100, -100], [0, 0, 30], 8)[0]
    assert leading < behind < worth([0, 100, -100], [0, 0, 0], 8)[0]


def test_in_the_last_round_overtaking_the_leader_counts_most() -> None:
    """Thirty more points are worth most if they decide the winner; a hopeless seat still values its points."""
    rise = {had: worth([had, 100], [40, 0], 0)[0] - worth([had, 100], [10, 0], 0)[0] for had in (-500, 75)}
    assert rise[75] > rise[-500] + 0.5
    assert rise[-500] > 0.1
