"""Reviews of ended tables: which of a person's moves cost them most, judged by what they could know at the time."""

from collections.abc import Callable, Container, Iterator, Sequence
from typing import Final

import msgspec

from bot.tables.ended.timeline import Timeline
from bot.tables.state.answered import only_move
from bot.tables.state.table import SeatView
from games.core.chance import SeededChance
from games.core.contract import AnyGame, Move, vocabulary_of
from games.core.judge import Difference, Judgement, among_strong, compare, judge, judging
from storage import Entry, EntryKind, Occupancy, Occupant

SHOWN: Final = 3
"""The most moves that a review shows."""
CHECKED: Final = 6
"""How many of the costliest moves are measured once more, in fresh worlds."""
WORTH_TELLING: Final = 0.08
"""The share of rivals beaten that a decision in a lesson has to cost in play-outs to be spoken of. What strong rivals
win back of that (`Search.kept`) does not matter there: those of a lesson are easy."""
QUICK: Final = 4
"""A quick judgement makes one in this many of the play-outs of a review."""
_SEED: Final = b"review".ljust(32, b"\0")
"""The same for all tables: a review must not depend on a table's secret."""
_AGAIN: Final = b"review again".ljust(32, b"\0")
"""The same, for measuring once more."""


class ReviewFailed(Exception):
    """A table could not be reviewed. The text names the game and says why."""


class Decision(msgspec.Struct, frozen=True):
    """A move that a person chose: the number of its entry, and what its seat saw and could do before it."""

    number: int
    seat_view: SeatView
    played: Move


class ReviewedMove(msgspec.Struct, frozen=True):
    """A move of a review: the number of its entry, its text, and the text of the best other move.

    `share` is the share of rivals that the seat was expected to beat after the move played; `loss` is by how much it
    would have been more with the other move, `error` the standard error of that.
    """

    number: int
    played: str
    other: str
    share: float
    loss: float
    error: float


class Review(msgspec.Struct, frozen=True):
    """What the judge says of a person's moves at a table.

    `judged` moves were compared with others, and `good` of them were as good as any of those. `costly` are up to three
    of the rest, the costliest first. `chances` are the numbers of the entries judged and the share of rivals that the
    seat was expected to beat then. `best` is the move that most exceeds the average of the others, None if none does.
    """

    judged: int
    good: int
    costly: tuple[ReviewedMove, ...]
    chances: tuple[tuple[int, float], ...]
    best: ReviewedMove | None


def better_move(game: AnyGame, decision: Decision, teams: Sequence[int]) -> Move | None:
    """Return a move that was better by `WORTH_TELLING`, by a quick judgement; None if none was found.

    It is measured twice, in different worlds, as in a review.
    """
    plan = judging(game)
    if plan is None:
        return None
    view, budget = decision.seat_view.view, max(1, plan.budget // QUICK)
    least = plan.kept * WORTH_TELLING
    chance = SeededChance(_SEED, decision.number)
    found = judge(game, view, decision.seat_view.choices, decision.played, chance, budget, teams)
    if found.better is None or found.loss.value < least:
        return None
    again = compare(game, view, decision.played, found.better, SeededChance(_AGAIN, decision.number), budget, teams)
    return found.better if again.costly and again.value >= least else None


def decisions(
    timeline: Timeline, occupancies: Sequence[Occupancy], person: int, excepted: Container[int] = ()
) -> list[Decision]:
    """Return the decisions of a person at a table, in order.

    Forced moves, moves by an answer given in advance, moves without alternative and moves of substitutes are none, nor
    are those that somebody else made for the person's seat: entries in `excepted`, and entries without an interaction,
    unless the table has been thinned and no entry has one.
    """
    game = timeline.game
    parse = vocabulary_of(game.vocabulary).parse
    found: list[Decision] = []
    for page, entry in own_moves(timeline, occupancies, person, excepted):
        state = timeline.state(page - 1)
        seat_view = SeatView(game.view(state, entry.seat), tuple(game.moves(state, entry.seat)))
        played = parse(entry.body)
        if not isinstance(played, game.anytime) and only_move(game, seat_view.view, seat_view.choices) is None:
            found.append(Decision(entry.number, seat_view, played))
    return found


def own_moves(
    timeline: Timeline, occupancies: Sequence[Occupancy], person: int, excepted: Container[int] = ()
) -> Iterator[tuple[int, Entry]]:
    """Yield the pages that are moves a person made themselves, with their entries; for `excepted` see `decisions`."""
    thinned = all(entry.interaction is None for entry in timeline.entries)
    for page, number in enumerate(timeline.pages):
        entry = timeline.entries[number]
        if page == 0 or entry.kind is not EntryKind.MOVE or number in excepted:
            continue
        if _sat(occupancies, person, entry) and (thinned or entry.interaction is not None):
            yield page, entry


def _sat(occupancies: Sequence[Occupancy], person: int, entry: Entry) -> bool:
    """Return whether a person played the seat of an entry when it was written."""
    before = [sat for sat in occupancies if sat.seat == entry.seat and sat.since <= entry.number]
    last = max(before, key=lambda sat: sat.since, default=None)
    return last is not None and last.person == person and last.sitter is Occupant.PERSON


def review(
    game: AnyGame,
    decided: Sequence[Decision],
    teams: Sequence[int],
    progress: Callable[[int], object] = lambda _: None,
) -> Review:
    """Judge these decisions of one person; `progress` is told how many are done. `teams` is the team of each seat.

    The largest of many differences are overestimated, so those to be shown are measured again, in fresh worlds.
    """
    plan = judging(game)
    if plan is None:
        raise ValueError(f"{game.key} has no search")
    judged: list[tuple[Decision, Judgement]] = []
    for done, decision in enumerate(decided, 1):
        view, choices = decision.seat_view.view, decision.seat_view.choices
        chance = SeededChance(_SEED, decision.number)
        judgement = judge(game, view, choices, decision.played, chance, plan.budget, teams)
        if judgement.others:
            judged.append((decision, judgement))
        progress(done)
    found = missed_chances(judged)
    costly: list[ReviewedMove] = []
    cleared = 0
    for together in found[:CHECKED]:
        decision, judgement = together[0]
        better = judgement.others[0].move
        chance = SeededChance(_AGAIN, decision.number)
        loss = compare(game, decision.seat_view.view, decision.played, better, chance, plan.budget, teams)
        if loss.costly:
            costly.append(_reviewed(decision, judgement, better, among_strong(plan, loss)))
        else:
            cleared += len(together)
    costly.sort(key=lambda move: -move.loss)
    return Review(
        judged=len(judged),
        good=len(judged) - sum(map(len, found)) + cleared,
        costly=tuple(costly[:SHOWN]),
        chances=tuple((decision.number, judgement.played.share) for decision, judgement in judged),
        best=_best(judged),
    )


def missed_chances(judged: Sequence[tuple[Decision, Judgement]]) -> list[list[tuple[Decision, Judgement]]]:
    """Return the costly decisions, the costliest first; those that missed the same chance in a row are together.

    What stays possible for a whole turn costs at each of its decisions until it is done.
    """
    chances: list[list[tuple[Decision, Judgement]]] = []
    missed: Move | None = None
    for pair in judged:
        better = pair[1].better
        if better is not None and better == missed:
            chances[-1].append(pair)
        elif better is not None:
            chances.append([pair])
        missed = better
    for together in chances:
        together.sort(key=_loss)
    return sorted(chances, key=lambda together: _loss(together[0]))


def _loss(pair: tuple[Decision, Judgement]) -> float:
    return -pair[1].loss.value


def _reviewed(decision: Decision, judgement: Judgement, other: Move, loss: Difference) -> ReviewedMove:
    error = min(1.0, loss.error)  # infinite after a few worlds, which cannot be kept as JSON
    return ReviewedMove(decision.number, str(decision.played), str(other), judgement.played.share, loss.value, error)


def _best(judged: Sequence[tuple[Decision, Judgement]]) -> ReviewedMove | None:
    """Return the move that most exceeds the average of at least two others, none of which is better."""
    best, lead = None, 0.0
    for decision, judgement in judged:
        others = judgement.others
        average = sum(other.share for other in others) / max(1, len(others))
        if len(others) > 1 and judgement.loss.value <= 0 and judgement.played.share - average > lead:
            lead = judgement.played.share - average
            best = _reviewed(decision, judgement, others[0].move, judgement.loss)
    return best
