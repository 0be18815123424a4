"""The groups that a hand can form, and their strength (RULES 5.9).

A group is formed in steps: its goal, then what its hayduts have in common (a `Way`), then the hayduts. A way fixes the
bonuses that depend on the contribution, so that what is left is a plain choice of cards: their strengths must add up to
what is still needed. For a colour whose contribution matters, the way names the haydut that gives it.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from games.core.contract import Choice, Pick
from games.hayduti.data.cards import COLOUR, COLOURS, IS_HAYDUT, MIN_GROUP, NAMES, STAT, STATS, STRENGTH, once
from games.hayduti.data.file_format import Deets
from games.hayduti.rules.events import Bonus
from games.hayduti.rules.moves import Group

ANY = -1
"""Stands for a contribution that does not matter."""


class Support(NamedTuple):
    """A bonus for groups: the deets' id, the contribution it is for (or `ANY`), the least size, and the strength."""

    deets: str
    stat: int
    size: int
    strength: int


class Goal(NamedTuple):
    """A goal in reach: a stat or the id of a card, the strength it takes, and the greatest at hand."""

    name: str
    need: int
    reach: int


class Way(NamedTuple):
    """One way to gather a group: `by` as in the move `Gather`.

    `lead` are the hayduts that belong to it in any case (one or none), `pool` those that may be added; `stat` is the
    contribution that counts, or `ANY`: then it is chosen when the group is there. `supports` are the bonuses it has,
    `reach` is the greatest strength it can bring: 0 if the group would be too small.
    """

    by: str
    lead: tuple[int, ...]
    pool: tuple[int, ...]
    stat: int
    supports: tuple[Support, ...]
    reach: int

    def bonus(self, size: int) -> int:
        """Return the strength that the bonuses add to a group of this size."""
        return _bonus(self.supports, size)


class Strength(NamedTuple):
    """How strong a group is: its contribution, the total, and the bonuses in it."""

    stat: int
    total: int
    bonuses: tuple[Bonus, ...]


def supports_of(deytsi: Iterable[Deets]) -> tuple[Support, ...]:
    """Return the bonuses for groups among these deytsi, in their order."""
    return tuple(
        Support(
            f"deets-{deets.id}",
            ANY if deets.applies_to in {"any", ""} else STATS.index(deets.applies_to),
            deets.min_size,
            deets.bonus,
        )
        for deets in deytsi
        if deets.ability == "group_bonus"
    )


def _for(supports: Sequence[Support], stat: int) -> tuple[Support, ...]:
    return tuple(support for support in supports if support.stat in {ANY, stat})


def _bonus(supports: Sequence[Support], size: int) -> int:
    return sum(support.strength for support in supports if support.size <= size)


def _way(by: str, lead: tuple[int, ...], pool: tuple[int, ...], stat: int, supports: tuple[Support, ...]) -> Way:
    cards = (*lead, *pool)
    enough = len(cards) >= MIN_GROUP
    reach = sum(STRENGTH[card] for card in cards) + _bonus(supports, len(cards)) if enough else 0
    return Way(by, lead, pool, stat, supports, reach)


_CACHED: Final = 4096
"""Hands whose ways are kept: play-outs from one view meet the same hands again and again."""


@lru_cache(_CACHED)
def ways_to_improve(hand: tuple[int, ...], supports: tuple[Support, ...], stat: int) -> Sequence[Way]:
    """Return the ways to a group with this contribution: by contribution, then for each such haydut by its colour."""
    hayduts = [card for card in hand if IS_HAYDUT[card]]
    helping = _for(supports, stat)
    own = tuple(card for card in hayduts if STAT[card] == stat)
    ways = [_way(STATS[stat], (), own, stat, helping)] if own else []
    return ways + _led(hayduts, own, helping)


@lru_cache(_CACHED)
def ways_to_raise(hand: tuple[int, ...], supports: tuple[Support, ...]) -> Sequence[Way]:
    """Return the ways to a group of any contribution.

    By each contribution; by each colour, where no bonus is for a contribution or none is needed; and for each haydut
    whose contribution brings a bonus, by its colour.
    """
    hayduts = [card for card in hand if IS_HAYDUT[card]]
    ways: list[Way] = []
    for stat, name in enumerate(STATS):
        own = tuple(card for card in hayduts if STAT[card] == stat)
        if own:
            ways.append(_way(name, (), own, stat, _for(supports, stat)))
    for colour, name in enumerate(COLOURS):
        alike = tuple(card for card in hayduts if COLOUR[card] == colour)
        if len({STAT[card] for card in alike}) > 1:
            ways.append(_way(name, (), alike, ANY, _for(supports, ANY)))
    for stat in range(len(STATS)):
        if any(support.stat == stat for support in supports):
            own = tuple(card for card in hayduts if STAT[card] == stat)
            ways += _led(hayduts, own, _for(supports, stat))
    return ways


def _led(hayduts: Sequence[int], leads: Sequence[int], helping: tuple[Support, ...]) -> list[Way]:
    """Return the ways by colour led by each of these, like ones once; not those that contribution alone would allow."""
    ways: list[Way] = []
    for lead in once(leads):
        others = tuple(card for card in hayduts if COLOUR[card] == COLOUR[lead] and card != lead)
        if any(STAT[card] != STAT[lead] for card in others):
            ways.append(_way(NAMES[lead], (lead,), others, STAT[lead], helping))
    return ways


def choices_of(way: Way, need: int) -> list[Choice]:
    """Return the moves that complete a group of this way with strength `need` at least.

    Bonuses for a number of hayduts split the sizes into stretches with one bonus each; stretches are joined where any
    larger group is strong enough anyway. With the printed cards one `Pick` remains.
    """
    leads = len(way.lead)
    missing = need - sum(STRENGTH[card] for card in way.lead)
    rising = sorted(STRENGTH[card] for card in way.pool)
    first = max(MIN_GROUP - leads, 0)
    steps = sorted({support.size - leads for support in way.supports if first < support.size - leads <= len(rising)})
    bounds = [first, *steps, len(rising) + 1]
    stretches: list[tuple[int, int, int]] = []
    for least, after in pairwise(bounds):
        most = after - 1
        wanted = max(0, missing - way.bonus(least + leads))
        if least > most or sum(rising[len(rising) - most :]) < wanted:
            continue
        if stretches and sum(rising[:least]) >= stretches[-1][2]:
            low, _, before = stretches.pop()
            stretches.append((low, most, before))
        else:
            stretches.append((least, most, wanted))
    listed: list[Choice] = []
    for least, most, wanted in stretches:
        if least == 0 and wanted == 0:
            listed.append(Group(()))
        enough = max(least, 1)
        while sum(rising[len(rising) - enough :]) < wanted:
            enough += 1
        if enough <= most:
            listed.append(_pick(way.pool, enough, most, wanted))
    return listed


def _pick(pool: tuple[int, ...], least: int, most: int, need: int) -> Pick:
    return Pick(
        Group,
        tuple([NAMES[card] for card in pool]),
        least,
        most,
        weights=tuple([STRENGTH[card] for card in pool]),
        need=need,
    )


def measure(cards: Sequence[int], supports: Sequence[Support], stat: int = ANY) -> Strength:
    """Return the strength of a group with the contribution `stat`, or the first of its own that bring most."""
    plain = sum(STRENGTH[card] for card in cards)
    options = [stat] if stat != ANY else sorted({STAT[card] for card in cards})
    strengths: list[Strength] = []
    for option in options:
        counted = [support for support in _for(supports, option) if support.size <= len(cards)]
        total = plain + sum(support.strength for support in counted)
        strengths.append(Strength(option, total, tuple(Bonus(support.deets, support.strength) for support in counted)))
    return max(strengths, key=lambda strength: strength.total, default=Strength(ANY, 0, ()))
