"""Standings: what the results of a server come to, for one game, one person, or two of them.

Ratings are Weng and Lin's, by their Plackett–Luce model (https://jmlr.org/papers/v12/weng11a.html), from OpenSkill.
They are told on a scale on which a new player stands at 1500, and with their uncertainty: the true strength lies within
`spread` with a chance of 95 %. A computer is an anchor: what is known of its strength never moves.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec
from openskill.models import PlackettLuce

from storage import Season, Sitter

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

    from storage import Result, SeatResult
    from storage.results import Results

MIDDLE: Final = 1500
SCALE: Final = 60
"""Points of the scale for one of OpenSkill's."""
SURE: Final = 2
"""Standard deviations within which the true strength lies with a chance of 95 %."""
ANCHOR: Final = 1.0
"""The uncertainty of a computer's strength, in OpenSkill's measure; a new player has 8.33."""
BOOKS: Final = 64
"""How many standings are kept in memory to be gone on with."""

_MODEL: Final = PlackettLuce()
_COMPUTER: Final = _MODEL.rating(mu=_MODEL.mu, sigma=ANCHOR)


class Line(msgspec.Struct, frozen=True):
    """What somebody's results come to.

    `wins` are first places; `mean_place` is 1 or more; `best` the highest score, None in a game without points. The
    rating is `rating` ± `spread`, None before the first table that could tell.
    """

    person: int
    tables: int
    wins: int
    mean_place: float
    best: int | None
    rating: int | None
    spread: int

    @property
    def sure(self) -> tuple[int, int]:
        """What lines are ordered by: the rating that is sure, then wins."""
        return (self.rating - self.spread if self.rating is not None else -(10**6), self.wins)


class Pair(msgspec.Struct, frozen=True):
    """What two people's tables come to: how many they shared, and who was placed before the other how often."""

    other: int
    tables: int
    before: int
    behind: int


@dataclass
class _Tally:
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

    def line(self, person: int, rating: PlackettLuceRating | None) -> Line:
        mean = self.places / self.tables
        if rating is None:
            return Line(person, self.tables, self.wins, mean, self.best, None, 0)
        told = round(MIDDLE + SCALE * (rating.mu - _MODEL.mu))
        return Line(person, self.tables, self.wins, mean, self.best, told, round(SURE * SCALE * rating.sigma))


def place_of(seat: SeatResult, seats: int) -> int:
    """Return the place that counts: who gave a seat up is last of all."""
    return seats if seat.given_up else seat.place


@dataclass
class Book:
    """The standings of some results, to which further ones can be added in their order."""

    last: int = 0
    """The number of the last result that was looked at."""
    seen: int = 0
    """How many were looked at, counted here or not."""
    tables: int = 0
    """How many were counted."""
    _people: dict[int, _Tally] = field(default_factory=dict[int, _Tally])
    _computers: _Tally = field(default_factory=_Tally)
    _ratings: dict[int, PlackettLuceRating] = field(default_factory=dict[int, "PlackettLuceRating"])

    def add(self, result: Result) -> None:
        """Count a result."""
        self.tables += 1
        for seat in result.seats:
            if seat.person is not None:
                tally = self._people.setdefault(seat.person, _Tally())
                tally.add(place_of(seat, len(result.seats)), None if seat.given_up else seat.score)
            elif _is_computer(seat):
                self._computers.add(seat.place, seat.score)
        self._rate(result)

    def _rate(self, result: Result) -> None:
        if min(seat.place for seat in result.seats) > 1:
            return  # all have lost together: nobody is told from anybody
        sides = list(_sides(result))
        if len(sides) < 2 or not any(seat.person is not None for _, side in sides for seat in side):
            return
        before = [[self._rating(seat) for seat in side] for _, side in sides]
        after = _MODEL.rate(before, ranks=[float(place) for place, _ in sides])
        for (_, side), ratings in zip(sides, after, strict=True):
            for seat, rating in zip(side, ratings, strict=True):
                if seat.person is not None:
                    self._ratings[seat.person] = rating

    def _rating(self, seat: SeatResult) -> PlackettLuceRating:
        if seat.person is None:
            return _COMPUTER
        return self._ratings.get(seat.person) or _MODEL.rating()

    def lines(self, but: frozenset[int] = frozenset()) -> list[Line]:
        """Return everybody's line but for those who stay out, best first by the rating that is sure."""
        lines = [tally.line(who, self._ratings.get(who)) for who, tally in self._people.items() if who not in but]
        return sorted(lines, key=lambda line: (line.sure, -line.person), reverse=True)

    @property
    def computers(self) -> Line | None:
        """The line of the computers that were dealt to, whose rating is fixed; None if there were none."""
        return self._computers.line(0, _COMPUTER) if self._computers.tables else None


def _is_computer(seat: SeatResult) -> bool:
    """Return whether a computer played the seat from the deal to the end."""
    return seat.person is None and seat.sitter is Sitter.COMPUTER and not seat.given_up


def _sides(result: Result) -> Iterator[tuple[int, list[SeatResult]]]:
    """Yield the sides that can be compared, with their places; whoever gave a seat up is a side by themselves."""
    teams: dict[int, list[SeatResult]] = {}
    for seat in result.seats:
        if seat.given_up and seat.person is not None:
            yield len(result.seats) + 1, [seat]
        elif (seat.person is not None and not seat.given_up) or _is_computer(seat):
            teams.setdefault(seat.team, []).append(seat)
    for side in teams.values():
        yield min(seat.place for seat in side), side


def pairs(person: int, results: Iterable[Result], but: frozenset[int] = frozenset()) -> list[Pair]:
    """Return how somebody fared against each other person, whom they met most first; partners are not compared."""
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
    found = [Pair(other, *tally) for other, tally in met.items()]
    return sorted(found, key=lambda pair: (-pair.tables, pair.other))


class Chosen(msgspec.Struct, frozen=True):
    """Which results are counted: a game's in a server, of one preset or of any (empty), of a season or of all time."""

    guild: int
    game: str
    preset: str = ""
    season: Season | None = None

    def fits(self, result: Result) -> bool:
        """Return whether a result of the server and game is one of them."""
        if self.preset and result.preset != self.preset:
            return False
        season = self.season
        return season is None or (
            season.began_at <= result.ended_at and (season.ended_at is None or result.ended_at < season.ended_at)
        )


class Standings:
    """Keeps the standings that were asked for, and goes on with them when more tables have ended."""

    def __init__(self, results: Results) -> None:
        self._results = results
        self._books: OrderedDict[Chosen, Book] = OrderedDict()
        self._lock = asyncio.Lock()

    async def book(self, chosen: Chosen) -> Book:
        """Return the standings of these results, as they are now."""
        async with self._lock:
            book = self._books.pop(chosen, None) or Book()
            new = await self._results.of_guild(chosen.guild, chosen.game, after=book.last)
            if book.seen and book.seen + len(new) != await self._results.count(chosen.guild, chosen.game):
                book = Book()  # results were reckoned anew, or removed
                new = await self._results.of_guild(chosen.guild, chosen.game)
            if new:
                await asyncio.to_thread(_go_on, book, chosen, new)
            self._books[chosen] = book
            while len(self._books) > BOOKS:
                self._books.popitem(last=False)
            return book


def _go_on(book: Book, chosen: Chosen, new: Sequence[Result]) -> None:
    for result in new:
        if chosen.fits(result):
            book.add(result)
    book.last = new[-1].number
    book.seen += len(new)


def running(seasons: Sequence[Season]) -> Season | None:
    """Return the season that runs, if one does."""
    return next((season for season in seasons if season.ended_at is None), None)


def ranks(lines: Sequence[Line]) -> Mapping[int, int]:
    """Return everybody's rank, from 1."""
    return {line.person: rank for rank, line in enumerate(lines, start=1)}
