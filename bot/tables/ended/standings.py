"""Standings: leaderboards, ratings and figures computed from the results of a server.

Ratings are Weng and Lin's, by their Plackett–Luce model (https://jmlr.org/papers/v12/weng11a.html), from OpenSkill.
They are shown on a scale on which a new player has 1500, with their uncertainty: the true strength lies within `spread`
with a probability of 95 %. Computers are anchors: their ratings never change.
"""

from __future__ import annotations

import asyncio
import functools
import math
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import msgspec

from bot.tables.permissions import must_moderate
from bot.tables.state.clock import Clock
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor
from games.core.catalogue import game_called
from games.core.strength import SEATED, Strength
from storage import LONGEST_SEASON, Chosen, Journal, Occupant, Person, Result, Season, SeasonTaken, SeatResult

if TYPE_CHECKING:
    from openskill.models import PlackettLuce
    from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

MIDDLE: Final = 1500
SCALE: Final = 60
"""Points of the scale for one point of OpenSkill's."""
SURE: Final = 2
"""Standard deviations within which the true strength lies with a probability of 95 %."""
ANCHOR: Final = 1.0
"""The uncertainty of a computer's rating in OpenSkill's points; a new player has 8.33."""
SETTLED: Final = 5
"""Games after which a rating counts; before, it is provisional, and its player has no place yet."""
READ: Final = 100
"""Results that are read in one query."""
COUNTED: Final = 10
"""Results that are counted before yielding to the event loop."""
LEADERBOARDS: Final = 64
"""How many leaderboards are kept in memory."""

GUESSED: Final = {Strength.EASY: 1300, Strength.NORMAL: MIDDLE, Strength.STRONG: 1700}
"""Ratings of computers in a game for which they were not measured."""


@functools.cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - loads modules that only standings need

    return PlackettLuce()


@functools.cache
def anchors(game: str) -> Mapping[Strength, int]:
    """Return the ratings of computers of each strength in a game; normal ones have 1500.

    A computer gets the rating at which a player would settle who beats as large a share of normal computers as it was
    measured to beat: by the model, the odds against each are e to the power of the difference over `c`.
    """
    try:
        measured = game_called(game).measured
    except (ImportError, AttributeError):  # its package is gone
        measured = None
    if measured is None:
        return GUESSED
    c = SCALE * math.sqrt(measured.seats * (_model().beta ** 2 + ANCHOR**2))

    def rating(share: float) -> int:
        return MIDDLE + round(c * math.log(share / (1 - share)))

    return {
        Strength.EASY: rating(measured.easy),
        Strength.NORMAL: MIDDLE,
        Strength.STRONG: rating(measured.strong),
    }


@functools.cache
def _computer(game: str, strength: Strength) -> PlackettLuceRating:
    known = anchors(game)[strength]
    return _model().rating(mu=_model().mu + (known - MIDDLE) / SCALE, sigma=ANCHOR)


class Line(msgspec.Struct, frozen=True):
    """A person's line of a leaderboard.

    `wins` are first places; `average_place` is 1 or more; `best` is the highest score, None in a game without points.
    The rating is `rating` ± `spread`; None before the first table that was rated.
    """

    person: int
    tables: int
    wins: int
    average_place: float
    best: int | None
    rating: int | None
    spread: int

    @property
    def settled(self) -> bool:
        """Whether the player has played enough to have a place."""
        return self.rating is not None and self.tables >= SETTLED

    @property
    def order(self) -> tuple[bool, int, int]:
        """What lines are ordered by: settled players first, then the lower bound of the rating, then wins."""
        return (self.settled, self.rating - self.spread if self.rating is not None else -(10**6), self.wins)


class Pair(msgspec.Struct, frozen=True):
    """How often a person met another, and was placed before or behind them."""

    other: int
    tables: int
    before: int
    behind: int


class _Tally(msgspec.Struct):
    tables: int = 0
    wins: int = 0
    places: int = 0
    best: int | None = None

    def add(self, place: int, score: int | None) -> None:
        self.tables += 1
        self.wins += place == 1
        self.places += place
        if score is not None:
            self.best = score if self.best is None else max(self.best, score)

    def line(self, person: int, rating: tuple[float, float] | None) -> Line:
        average = self.places / self.tables
        if rating is None:
            return Line(person, self.tables, self.wins, average, self.best, None, 0)
        middle, uncertainty = rating
        scaled = round(MIDDLE + SCALE * (middle - _model().mu))
        return Line(person, self.tables, self.wins, average, self.best, scaled, round(SURE * SCALE * uncertainty))


def place_of(seat: SeatResult, seats: int) -> int:
    """Return the place that counts: a player who gave up the seat is last."""
    return seats if seat.given_up else seat.place


class Leaderboard(msgspec.Struct):
    """Standings computed from results, which are added in their order."""

    last: int = 0
    """The number of the last result that was counted."""
    tables: int = 0
    """How many were counted."""
    people: dict[int, _Tally] = {}
    by_strength: dict[Strength, _Tally] = {}
    """The games of computers of each strength, and the best place that one of them had in each."""
    ratings: dict[int, tuple[float, float]] = {}
    """Each person's rating in OpenSkill's points: mean and uncertainty."""

    def add(self, result: Result) -> None:
        """Count a result, unless computers alone have played."""
        self.last, self.tables = result.number, self.tables + 1
        if all(_is_computer(seat) for seat in result.seats):
            return
        for seat in result.seats:
            if seat.person is not None:
                tally = self.people.setdefault(seat.person, _Tally())
                tally.add(place_of(seat, len(result.seats)), None if seat.given_up else seat.score)
        for strength in {_strength(seat) for seat in filter(_is_computer, result.seats)}:
            best = min(filter(_is_computer, result.seats), key=lambda seat: (_strength(seat) != strength, seat.place))
            self.by_strength.setdefault(strength, _Tally()).add(best.place, best.score)
        self._rate(result)

    def _rate(self, result: Result) -> None:
        if min(seat.place for seat in result.seats) > 1:
            return  # all have lost together: nobody was better
        sides = list(_sides(result))
        if len(sides) < 2 or not any(seat.person is not None for _, side in sides for seat in side):
            return
        before = [[self._rating(result.game, seat) for seat in side] for _, side in sides]
        after = _model().rate(before, ranks=[float(place) for place, _ in sides])
        for (_, side), ratings in zip(sides, after, strict=True):
            for seat, rating in zip(side, ratings, strict=True):
                if seat.person is not None:
                    self.ratings[seat.person] = rating.mu, rating.sigma

    def _rating(self, game: str, seat: SeatResult) -> PlackettLuceRating:
        if seat.person is None:
            return _computer(game, _strength(seat))
        mu, sigma = self.ratings.get(seat.person, (_model().mu, _model().sigma))
        return _model().rating(mu, sigma)

    def lines(self, but: frozenset[int] = frozenset()) -> list[Line]:
        """Return all lines except those of people who opted out, best first."""
        lines = [tally.line(who, self.ratings.get(who)) for who, tally in self.people.items() if who not in but]
        return sorted(lines, key=lambda line: (line.order, -line.person), reverse=True)

    def computers(self, game: str) -> dict[Strength, Line]:
        """Return the lines of computers that played from the deal to the end, by strength; their ratings are fixed."""
        tallies = self.by_strength
        ratings = {strength: _computer(game, strength) for strength in SEATED if strength in tallies}
        return {strength: tallies[strength].line(0, (known.mu, known.sigma)) for strength, known in ratings.items()}


def _is_computer(seat: SeatResult) -> bool:
    """Return whether a computer played the seat from the deal to the end."""
    return seat.person is None and seat.sitter is Occupant.COMPUTER and not seat.given_up


def _strength(seat: SeatResult) -> Strength:
    """Return how strong a computer was; one of a strength that no longer exists counts as normal."""
    return Strength(seat.strength) if seat.strength in SEATED else Strength.NORMAL


def _sides(result: Result) -> Iterator[tuple[int, list[SeatResult]]]:
    """Yield the sides that are rated, with their places; a player who gave up the seat is a side of their own."""
    teams: dict[int, list[SeatResult]] = {}
    for seat in result.seats:
        if seat.given_up and seat.person is not None:
            yield len(result.seats) + 1, [seat]
        elif (seat.person is not None and not seat.given_up) or _is_computer(seat):
            teams.setdefault(seat.team, []).append(seat)
    for side in teams.values():
        yield min(seat.place for seat in side), side


def pairs(person: int, results: Iterable[Result], but: frozenset[int] = frozenset()) -> list[Pair]:
    """Return how a person fared against each other person, most met first; partners do not count."""
    met: dict[int, list[int]] = {}
    for result in results:
        mine = next((seat for seat in result.seats if seat.person == person), None)
        if mine is None:
            continue
        own = place_of(mine, len(result.seats))
        for seat in result.seats:
            if seat.person is None or seat.person == person or seat.person in but or seat.team == mine.team:
                continue
            place = place_of(seat, len(result.seats))
            tally = met.setdefault(seat.person, [0, 0, 0])
            tally[0] += 1
            tally[1] += own < place
            tally[2] += own > place
    counted = [Pair(other, *tally) for other, tally in met.items()]
    return sorted(counted, key=lambda pair: (-pair.tables, pair.other))


class Card(msgspec.Struct, frozen=True):
    """A person's figures in a server.

    `games` are (game, rank from 1, how many are ranked, line), most played first; `pairs` are the people they met, most
    met first; `last` are their last results, newest first. `hidden` tells whether they opted out of standings.
    """

    person: int
    games: tuple[tuple[str, int, int, Line], ...]
    pairs: tuple[Pair, ...]
    last: tuple[Result, ...]
    hidden: bool


class Standings:
    """Computes standings, and keeps those that were asked for up to date in memory: 10,000 results take 1.4 s."""

    def __init__(self, journal: Journal, clock: Clock) -> None:
        self._journal = journal
        self._results = journal.results
        self._seasons = journal.seasons
        self.games = journal.results.games_of
        self.last = journal.results.last_of
        self.seasons = journal.seasons.of
        self.hidden = journal.seasons.staying_out
        self._clock = clock
        self._leaderboards: OrderedDict[Chosen, Leaderboard] = OrderedDict()
        self._locks: WeakValueDictionary[Chosen, asyncio.Lock] = WeakValueDictionary()

    async def leaderboard(self, chosen: Chosen) -> Leaderboard:
        """Return the present standings of these results. Yields to the event loop periodically."""
        async with self._locks.setdefault(chosen, asyncio.Lock()):
            leaderboard = self._leaderboards.pop(chosen, None) or Leaderboard()
            new, before = await self._results.of(chosen, after=leaderboard.last, most=READ)
            if leaderboard.tables != before:
                leaderboard = Leaderboard()  # results were rebuilt or removed
                new, _ = await self._results.of(chosen, most=READ)
            while new:
                for number, result in enumerate(new, start=1):
                    leaderboard.add(result)
                    if number % COUNTED == 0:
                        await asyncio.sleep(0)
                new, _ = await self._results.of(chosen, after=leaderboard.last, most=READ)
            self._leaderboards[chosen] = leaderboard
            while len(self._leaderboards) > LEADERBOARDS:
                self._leaderboards.popitem(last=False)
            return leaderboard

    async def people(self, numbers: Iterable[int]) -> dict[int, Person]:
        """Return people by their ids; those who were forgotten have no name."""
        return {person.id: person for person in await self._journal.people(sorted(set(numbers)))}

    async def card(self, guild: int, person: int) -> Card:
        """Return a person's figures in a server; they may have none."""
        results = await self._results.of_person(guild, person)
        hidden = await self.hidden(guild)
        games: list[tuple[str, int, int, Line]] = []
        for game in dict.fromkeys(result.game for result in results):
            lines = (await self.leaderboard(Chosen(guild, game))).lines(hidden - {person})
            rank = next(place for place, line in enumerate(lines, start=1) if line.person == person)
            games.append((game, rank, len(lines), lines[rank - 1]))
        games.sort(key=lambda ranked: (-ranked[3].tables, ranked[0]))
        return Card(
            person, tuple(games), tuple(pairs(person, results, hidden)), tuple(reversed(results)), person in hidden
        )

    async def stay_out(self, actor: Actor, guild: int, *, out: bool) -> None:
        """Hide the actor in the server's standings, or show them again. Their results are kept."""
        await self._seasons.stay_out(guild, actor.person, out=out)

    # Seasons

    async def begin_season(self, actor: Actor, guild: int, name: str) -> None:
        """Begin a season. For moderators. Raise `Refusal` while one runs, and if the name was used before."""
        must_moderate(actor, guild)
        try:
            await self._seasons.begin(guild, name[:LONGEST_SEASON], self._clock.now())
        except SeasonTaken as taken:
            raise Refusal(Why.SEASON_TAKEN) from taken

    async def end_season(self, actor: Actor, guild: int, season: int) -> Season:
        """End a season and return it. For moderators. Raise `Refusal` unless it runs."""
        must_moderate(actor, guild)
        ended = await self._seasons.end(guild, season, self._clock.now())
        if ended is None:
            raise Refusal(Why.NO_SEASON_RUNNING)
        return ended


def running(seasons: Sequence[Season]) -> Season | None:
    """Return the running season, or None."""
    return next((season for season in seasons if season.ended_at is None), None)
