"""The search of strong computers: what it compares, who moves next in its play-outs, and where they stop."""

from collections.abc import Callable

import pytest

from games.core.chance import QuickChance
from games.core.strength import Strength, choose
from games.durak import GAME
from games.durak.computer.heuristic import BOUTS
from games.durak.computer.search import AHEAD, candidates, mover, soon, stop, value
from games.durak.data.cards import RANKS
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import State
from games.durak.views.view import DurakView
from tests.games.durak.positions import CHANCE, position

TALON = "6S 6H 9D 10D JD QD KD AD 8D 6D"


@pytest.mark.parametrize(
    "options",
    [
        DurakOptions(),
        DurakOptions(auto_pass=True),
        DurakOptions(enchanted=frozenset(RANKS), teams=True),
    ],
    ids=["transfer", "automatic passes", "teams, all enchanted"],
)
def test_the_table_waits_for_the_seat_that_moves_next(options: DurakOptions) -> None:
    """Also where others might throw in, and where automatic passes hide who has passed."""
    chance = QuickChance(1)
    for _ in range(20):
        state, _ = GAME.deal(options, 4, chance)
        while GAME.acting(state):
            seat = mover(state)
            assert seat in GAME.view(state, seat).asked
            choices = GAME.moves(state, seat)
            GAME.play(state, seat, choices[chance.below(len(choices))], chance)


@pytest.mark.parametrize("others", [("8S 9S JC", "AS AH"), ("8S 9S JC",)], ids=["three seats", "two seats"])
def test_all_moves_are_compared_and_the_one_preferred_by_weight_is_first(others: tuple[str, ...]) -> None:
    state = position("10C 6C KC 7D", *others, trump="D", talon=TALON)
    first, *rest = candidates(GAME.view(state, 0), GAME.moves(state, 0), CHANCE, 1.0)
    assert str(first) == "attack 6C"
    assert {str(move) for move in rest} == {"attack 10C", "attack KC", "attack 7D"}


def test_a_move_that_wins_for_certain_is_not_compared() -> None:
    state = position("AS 6C", "7C 8H", trump="D")
    assert [str(move) for move in candidates(GAME.view(state, 0), GAME.moves(state, 0), CHANCE, 1.0)] == ["attack AS"]


@pytest.mark.parametrize(("until", "bouts"), [(stop, BOUTS), (soon, AHEAD)], ids=["judging", "choosing"])
def test_play_outs_stop_after_some_bouts(until: Callable[[DurakView], Callable[[State], bool]], bouts: int) -> None:
    """With cards in the talon, computers may take and give back the same cards for ever."""
    state = position("10C 6C KC 7D", "8S 9S JC", "AS AH", trump="D", talon=TALON)
    stops = until(GAME.view(state, 0))
    state.bout += bouts - 1
    assert not stops(state)
    state.bout += 1
    assert stops(state)


def test_a_trump_is_worth_more_than_a_plain_card_and_few_cards_more_than_many() -> None:
    few, trump, many = value(position("9C 10S", "9D 10H", "9S 9H JC", trump="D", attacker=2))
    assert trump > few > many
    plain, trump = value(position("9C 7S", "7D 9H", trump="D", talon=TALON))
    assert trump > plain


def test_seats_that_have_left_beat_those_still_in_the_game() -> None:
    state = position("", "AD", "6C 7C 8C 9C", trump="D", out=(0,))
    first, second, third = value(state)
    assert first == pytest.approx(1.0)
    assert 0.5 > second > third


def test_partners_are_worth_the_same_and_one_that_has_left_helps_the_other() -> None:
    both = value(position("6C 7C", "8S 9S", "6S 7S", "8C 9C", trump="D", teams=True, attacker=1))
    assert both[0] == both[2] < both[1] == both[3]
    alone = value(position("6C 7C", "8S 9S", "", "8C 9C", trump="D", teams=True, attacker=1, out=(2,)))
    assert both[0] < alone[0] < 1.0


@pytest.mark.parametrize("strength", [Strength.NORMAL, Strength.STRONG])
def test_computers_that_go_round_in_circles_play_any_move(strength: Strength) -> None:
    """Here by the weights alone, which need no time."""
    state = position("10C 6C KC 7D", "8S 9S JC", trump="D", talon=TALON)

    def played() -> set[str]:
        view, choices = GAME.view(state, 0), GAME.moves(state, 0)
        return {str(choose(GAME, view, choices, QuickChance(seed << 32), strength, 0.0)) for seed in range(40)}

    assert len(played()) == 1
    state.bout = BOUTS
    assert len(played()) == 4
