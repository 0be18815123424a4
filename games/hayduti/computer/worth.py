"""What a computer's decisions rest on: dangers, and the worth of stats and cards.

Values are points at the end of the game, as expected now.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from games.hayduti.data.cards import BOARD, CARDS, CODES, DEETS, LEADER_POINTS, STATS, STRENGTH, ZAPTIE_STRENGTH
from games.hayduti.data.file_format import Deets
from games.hayduti.rules.groups import Support, supports_of
from games.hayduti.views.determinize import buried
from games.hayduti.views.view import EMPTY, FACE_DOWN, Committee, HaydutiView

GROWTH: Final = ((2.6, 1.4), (3.0, 1.5), (2.0, 1.2))
"""What a level of nabor, deynost and boyna adds early in the game, up to `GROWN` and above it."""
GROWN: Final = 6
EARLY_DEETS: Final = 4.0
"""What the ability of a deets adds early in the game."""
CAUSE: Final = (15.0, 30.0)
"""The worth of a stat that reaches the target of an uprising, early and at the end; all lose if it fails."""


class Hopes(NamedTuple):
    """What a seat's decision rests on, computed once.

    `early` falls from 1 to 0 in the course of the game; `supports` are the bonuses of the seat's groups. `best` is
    the highest value of each stat at the table. `lacking` is
    for each stat the value that the seat's board must show so that the uprising has what it still lacks; 0 where it
    lacks nothing, or the seat stands as high as it can. `cause` is what reaching one of them is worth.
    """

    view: HaydutiView
    own: Committee
    early: float
    supports: tuple[Support, ...]
    best: tuple[int, ...]
    lacking: tuple[int, ...]
    cause: float


def hopes_of(view: HaydutiView) -> Hopes:
    """Return the hopes of the view's audience."""
    own, early = view.committees[view.audience], 1 - progress(view)
    active = [deets for figure in own.raised if figure.active and (deets := DEETS[CODES[figure.card]]) is not None]
    cause = CAUSE[1] + (CAUSE[0] - CAUSE[1]) * early
    best = tuple(map(max, *(committee.stats for committee in view.committees)))
    return Hopes(view, own, early, supports_of(active), best, _lacking(view), cause)


def progress(view: HaydutiView) -> float:
    """Return how far the game has gone, from 0 to 1."""
    if view.final:
        return 1.0
    passed = view.used / max(1, view.used + view.deck)
    return min(1.0, (view.rotations_done + passed) / view.options.rotations)


def _sure(committee: Committee, stat: int) -> int:
    """Return how much a committee's raised deytsi will improve a stat before scoring, choices excepted."""
    raised = (DEETS[CODES[figure.card]] for figure in committee.raised)
    return sum(deets is not None and deets.rises(STATS[stat]) for deets in raised)


def _lacking(view: HaydutiView) -> tuple[int, ...]:
    own = view.committees[view.audience]
    wanted: list[int] = []
    for stat, target in enumerate(view.targets):
        reached = max(committee.stats[stat] + _sure(committee, stat) for committee in view.committees) >= target
        value = min(BOARD[-1][0], target - _sure(own, stat))
        wanted.append(0 if reached or own.stats[stat] >= value else value)
    return tuple(wanted) or (0,) * len(STATS)


def open_cards(view: HaydutiView) -> list[int]:
    """Return the face-up cards of the field."""
    return [CODES[name] for name in view.field if name not in {EMPTY, FACE_DOWN}]


def unseen(view: HaydutiView) -> list[int]:
    """Return the cards that may lie face-down on the field or in the deck, as far as the audience can tell."""
    seen = {*open_cards(view), *(CODES[name] for name in (*view.hand, *view.used_now)), *buried(view)}
    seen.update(CODES[figure.card] for committee in view.committees for figure in committee.raised)
    seen.update(CODES[name] for committee in view.committees for name in committee.known)
    return [card for card in range(len(CARDS)) if card not in seen]


def danger(view: HaydutiView) -> tuple[float, float]:
    """Return the chance that an unseen card is a zaptie, and that it breaks the audience's committee."""
    own, hidden = view.committees[view.audience], unseen(view)
    total = sum(ZAPTIE_STRENGTH[card] for card in open_cards(view))  # determinizing a state would take longer
    zaptie = [card for card in hidden if CARDS[card].kind == "zaptie"]
    breaking = [card for card in zaptie if own.exposed and total + STRENGTH[card] > own.stats[2]]
    count = max(1, len(hidden))
    return len(zaptie) / count, len(breaking) / count


def level_worth(hopes: Hopes, stat: int, value: int) -> float:
    """Return the worth to the seat of improving a stat to this value."""
    here, early = hopes.own.stats[stat], hopes.early
    worth = value - here + early * _growth(stat, here, value)
    best = hopes.best[stat]
    if here < best <= value:
        worth += LEADER_POINTS * (1 - early / 2)
    elif here == best:
        worth += 1 - early / 2
    if 0 < hopes.lacking[stat] <= value:
        worth += hopes.cause
    return worth


@cache
def _growth(stat: int, here: int, value: int) -> float:
    """Return what the levels of a stat above `here`, up to this value, add early in the game."""
    young, grown = GROWTH[stat]
    return sum(young if level <= GROWN else grown for level in range(here + 1, value + 1))


def led_by(hopes: Hopes) -> list[str]:
    """Return the stats in which nobody stands higher than the seat."""
    return [name for name, own, best in zip(STATS, hopes.own.stats, hopes.best, strict=True) if own == best]


def expected_times(deets: Deets, led: Sequence[str], deytsi: int, voyvodas: int, early: float) -> float:
    """Return how many times the points of a deets should count at the end, with these stats led and cards raised."""
    match deets.scoring:
        case "if_leader":
            return 0.9 if deets.stat in led else 0.3
        case "per_led_stat":
            return 0.8 * len(led) + 0.4
        case "per_deets":
            return deytsi + early
        case "per_voyvoda":
            return voyvodas + early
        case "":
            return 0.0


def levels_of(deets: Deets) -> int:
    """Return how many levels a deets adds before scoring."""
    return {"": 0, "each": len(STATS)}.get(deets.prescore, 1)


def card_worth(hopes: Hopes, card: int) -> float:
    """Return the worth to the seat of raising this card."""
    deets = DEETS[card]
    if deets is None:
        return float(CARDS[card].points)
    own, early = hopes.own, hopes.early
    raised = [DEETS[CODES[figure.card]] for figure in own.raised]
    voyvodas = raised.count(None)
    times = expected_times(deets, led_by(hopes), 1 + len(raised) - voyvodas, voyvodas, early)
    reached = sum(deets.rises(name) and own.stats[stat] + 1 == hopes.lacking[stat] for stat, name in enumerate(STATS))
    return EARLY_DEETS * early + deets.points * times + 2.0 * levels_of(deets) + hopes.cause * reached
