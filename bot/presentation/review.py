"""The review of a player's moves, in words and as a chart. It is for that player alone."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from bot.presentation.localized_table import LocalizedTable, localize
from bot.presentation.texts import told_apart
from bot.tables.ended.history import Moment
from bot.tables.ended.review import Review, ReviewedMove
from bot.tables.ended.reviews import RunningReview
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import LiveTable
from games.core.contract import Drawn, Seat, Words, vocabulary_of
from games.core.localizer import Localizer


def shown_moves(review: Review) -> tuple[ReviewedMove, ...]:
    """Return the moves that a review shows, as they were made: the costliest, or else the best one."""
    best = () if review.best is None else (review.best,)
    return tuple(sorted(review.costly or best, key=lambda move: move.number))


def place_of(review: Review, move: ReviewedMove) -> int:
    """Return which of the person's choices a move was, from 0."""
    return [number for number, _ in review.chances].index(move.number)


def progress(running: RunningReview, bot_text: Localizer) -> str:
    """Return how far a review is."""
    if not running.number:
        return bot_text("review-waiting")
    return bot_text("review-looking", done=running.done, moves=running.number)


def summary(review: Review, bot_text: Localizer) -> str:
    """Return how many of the moves were as good as any, how many cost most, and how that is known."""
    if not review.judged:
        return bot_text("review-none")
    if review.good == review.judged:
        counted = bot_text("review-all-good", moves=review.judged)
    else:
        counted = bot_text("review-moves", moves=review.judged, good=review.good)
    shown = []
    if review.costly:
        shown = [bot_text("review-costly", count=len(review.costly))]
    elif review.best is not None:
        shown = [bot_text("review-best-follows")]
    return f"{' '.join([counted, *shown])}\n-# {bot_text('review-how')}"


def move_in_words(localized: LocalizedTable, moment: Moment, review: Review, move: ReviewedMove) -> str:
    """Return what was played at a moment, what was better and by how much, and what tells the two apart.

    Of the other move all is told where nothing tells it apart.
    """
    bot_text = localized.bot_text
    played, other = (_words(localized, moment, written) for written in (move.played, move.other))
    where = bot_text("review-where", move=place_of(review, move) + 1, moves=review.judged)
    if review.costly:
        first = bot_text("review-played", move=played.label)
        second = bot_text("review-better", move=other.label, **_of_100(move))
    else:
        first, second = bot_text("review-best", move=played.label), bot_text("review-next-best", move=other.label)
    apart = told_apart(played.about, other.about), told_apart(other.about, played.about) or other.about
    quoted = [[f"> {about}"] if about else [] for about in apart]
    return "\n".join([f"-# {where}", first, *quoted[0], second, *quoted[1]])


def _words(localized: LocalizedTable, moment: Moment, written: str) -> Words:
    game, view = localized.table.game, moment.seat_view.view
    move = game.text.canonical(vocabulary_of(game.vocabulary).parse(written), view)
    return game.text.words(move, view, localized.marked)


def _of_100(move: ReviewedMove) -> dict[str, int]:
    """Return in how many more of 100 games the other move comes out ahead of a rival, and its likely bounds."""
    bounds = move.loss - move.error, move.loss, move.loss + move.error
    least, share, most = (round(100 * min(1.0, max(0.0, amount))) for amount in bounds)
    return {"least": least, "share": share, "most": most}


class ReviewPage(NamedTuple):
    """A page of a review of `pages`: the summary, with a chart of the chances, or one of the moves that it shows.

    `moment` is what the player saw before that move; None with the summary. `chart` draws the chart; None where there
    is none.
    """

    number: int
    pages: int
    localized: LocalizedTable
    words: str
    moment: Moment | None = None
    chart: Callable[[], Drawn] | None = None


async def review_page(service: TableService, table: LiveTable, review: Review, number: int, locale: str) -> ReviewPage:
    """Return a page of a review, or the nearest there is. Raise `Refusal` if the table no longer has its move."""
    moves = shown_moves(review)
    number = min(max(number, 0), len(moves))
    if number == 0:
        localized = await localize(service, table, locale)
        return ReviewPage(
            0, len(moves) + 1, localized, summary(review, localized.bot_text), chart=_chances(localized, review)
        )
    moment = await moment_on(service, table, review, number)
    localized = LocalizedTable(table, moment.people, locale)
    words = move_in_words(localized, moment, review, moves[number - 1])
    return ReviewPage(number, len(moves) + 1, localized, words, moment)


async def moment_on(service: TableService, table: LiveTable, review: Review | None, number: int) -> Moment:
    """Return the moment that a page of a review shows. Raise `Refusal` if there is no such review, page or move."""
    moves = () if review is None else shown_moves(review)
    moment = await service.history.moment(table, moves[number - 1].number) if 0 < number <= len(moves) else None
    if moment is None:
        raise Refusal(Why.NOT_REVIEWED)
    return moment


def _chances(localized: LocalizedTable, review: Review) -> Callable[[], Drawn] | None:
    if not review.chances:
        return None
    seat = localized.table.entries[review.chances[-1][0]].seat
    return partial(_chart, localized.bot_text, review, seat)


def _chart(bot_text: Localizer, review: Review, seat: Seat) -> Drawn:
    """Draw a seat's chances over the table, with the shown moves marked."""
    from games.kit.score_chart import chances  # noqa: PLC0415 - loads the drawing libraries, 7 MB that an idle bot does not need

    marked = [place_of(review, move) for move in shown_moves(review)]
    shares = [share for _, share in review.chances]
    return chances(bot_text("review-chances"), seat, shares, marked, unit=bot_text("review-choices"))
