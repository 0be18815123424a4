"""The steps to a group agree with the rule as written, for every set of hayduts, contribution and goal."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TypeAlias

from hypothesis import given
from hypothesis import strategies as st

from games.core.contract import Choice, Move, Pick
from games.hayduti import GAME
from games.hayduti.data.cards import BOARD, CARDS, CODES, NAMES, STATS
from games.hayduti.rules.events import GroupFormed, Improved, Raised
from games.hayduti.rules.state import State
from tests.games.hayduti.positions import CHANCE, table

HELPERS = {
    "botev": (None, 2, 1),
    "karavelov": (None, 1, 1),
    "rayna": (None, 1, 3),
    "georgievi": ("nabor", 2, 1),
    "totyu": ("deynost", 2, 1),
    "karadzha": ("boyna", 2, 1),
}
"""What each adds: the contribution it is for, the strength, the least size (RULES 5.9)."""
Groups: TypeAlias = "set[tuple[tuple[str, ...], str, int]]"
LETTERS = {name[0]: name for name in STATS}


def strength_of(group: Sequence[Sequence[str]], stat: str, helpers: Sequence[str]) -> int:
    """Return the strength of a group, its cards as the parts of their ids, with this contribution."""
    bonuses = [HELPERS[helper] for helper in helpers]
    return sum(int(haydut[3]) for haydut in group) + sum(
        strength for only, strength, size in bonuses if only in {None, stat} and len(group) >= size
    )


def goal_of(card: str, state: State) -> str:
    """Return how a card to be raised is named: those of the hand by what is printed, for like ones are one goal."""
    return card.rsplit("-", 1)[0] if CODES[card] in state.mover.hand and card.startswith("voy") else card


def printed(cards: Iterable[str]) -> tuple[str, ...]:
    """Return what is printed on the hayduts of a group, whichever copies they are."""
    return tuple(sorted(card.rsplit("-", 1)[0] for card in cards))


def rule(state: State, helpers: list[str]) -> Groups:
    """Return each group, goal and value reached (0 for cards) that the rule allows, by trying all of them."""
    player = state.mover
    hayduts = [NAMES[card].split("-") for card in player.hand if CARDS[card].kind == "haydut"]
    costs = {NAMES[card]: CARDS[card].cost for card in player.hand}
    costs |= {NAMES[card]: CARDS[card].cost for card, up in zip(state.field, state.up, strict=True) if up}
    found: Groups = set()
    for size in range(1, len(hayduts) + 1):
        for group in combinations(hayduts, size):
            if len({haydut[1] for haydut in group}) > 1 and len({haydut[2] for haydut in group}) > 1:
                continue
            for stat in {LETTERS[haydut[1]] for haydut in group}:
                strength = strength_of(group, stat, helpers)
                names = printed("-".join(haydut) for haydut in group)
                value = max((value for value, cost in BOARD if cost <= strength), default=0)
                if value > player.stats[STATS.index(stat)]:
                    found.add((names, stat, value))
                found |= {(names, goal_of(card, state), 0) for card, cost in costs.items() if 0 < cost <= strength}
    return found


def steps(state: State, helpers: Sequence[str]) -> Groups:
    """Return the same by walking all the steps that are offered."""
    found: Groups = set()
    for choice in GAME.moves(state, 0):
        for move in expanded(choice):
            if move.verb in {"skip", "back"}:
                continue
            after = GAME.copy(state)
            told = GAME.play(after, 0, move, CHANCE)
            if not told:
                found |= steps(after, helpers)
                continue
            group = next(event for event in told if isinstance(event, GroupFormed))
            cards = [name.split("-") for name in group.cards]
            assert group.contribution in {LETTERS[haydut[1]] for haydut in cards}
            assert group.strength == strength_of(cards, group.contribution, helpers)
            for event in told:
                if isinstance(event, Improved):
                    found.add((printed(group.cards), event.stat, event.after))
                elif isinstance(event, Raised):
                    found.add((printed(group.cards), goal_of(event.card, state), 0))
    return found


def expanded(choice: Choice) -> list[Move]:
    """Return every move a choice stands for."""
    if not isinstance(choice, Pick):
        return [choice]
    sets = (some for size in range(choice.least, choice.most + 1) for some in combinations(choice.pool, size))
    return [move for move in map(choice.make, sets) if choice.fits(move)]


HAYDUTS = st.lists(
    st.builds("".join, st.tuples(st.sampled_from("ndb"), st.sampled_from("23"), st.sampled_from("gury"))),
    max_size=7,
).filter(lambda words: all(words.count(word) <= 2 for word in words))


@given(
    cards=HAYDUTS,
    helpers=st.lists(st.sampled_from(sorted(HELPERS)), unique=True, max_size=4),
    stats=st.lists(st.sampled_from([4, 4, 5, 6, 9, 10]), min_size=3, max_size=3),
    fours=st.integers(0, 2),
)
def test_steps_reach_what_the_rule_allows(cards: list[str], helpers: list[str], stats: list[int], fours: int) -> None:
    state = table(
        " ".join([*cards, *("V4" for _ in range(fours))]),
        stats={0: stats},
        raised={0: " ".join(helpers)},
        up="V7@1 ilyo@2 V10@3 Z1@4",
        phase="forming",
    )
    assert steps(state, helpers) == rule(state, helpers)
