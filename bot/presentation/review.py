"""The review of a player's moves, in words and as a chart. It is for that player alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presentation.render_threads import drawing
from games.core.contract import vocabulary_of

if TYPE_CHECKING:
    from bot.presentation.localized_table import LocalizedTable
    from bot.tables.ended.history import Moment
    from bot.tables.ended.review import Review, ReviewedMove
    from bot.tables.ended.reviews import RunningReview
    from games.core.contract import Drawn, Seat, Words
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
    counted = bot_text("review-moves", moves=review.judged, good=review.good)
    cost = bot_text("review-costly", count=len(review.costly)) if review.costly else bot_text("review-nothing-costly")
    return f"{counted} {cost}\n-# {bot_text('review-how')}"


def move_in_words(localized: LocalizedTable, moment: Moment, review: Review, move: ReviewedMove) -> str:
    """Return what was played at a moment, what was better and by how much, and what that does."""
    bot_text = localized.bot_text
    played, other = (_words(localized, moment, written) for written in (move.played, move.other))
    where = bot_text("review-where", move=place_of(review, move) + 1, moves=review.judged)
    if not review.costly:
        best = bot_text("review-best", move=played.label)
        return "\n".join([f"-# {where}", best, *_about(played), bot_text("review-next-best", move=other.label)])
    share = round(100 * move.loss)
    lines = [f"-# {where}", bot_text("review-played", move=played.label), *_about(played)]
    return "\n".join([*lines, bot_text("review-better", move=other.label, share=share), *_about(other)])


def _words(localized: LocalizedTable, moment: Moment, written: str) -> Words:
    game, view = localized.table.game, moment.seat_view.view
    move = game.text.canonical(vocabulary_of(game.vocabulary).parse(written), view)
    return game.text.words(move, view, localized.marked)


def _about(words: Words) -> list[str]:
    return [f"> {words.about}"] if words.about else []


async def chances_chart(localized: LocalizedTable, review: Review, seat: Seat) -> bytes | None:
    """Return the chart of a seat's chances over the table as PNG, with the shown moves marked."""
    what = f"the review of table {localized.table.id}"
    return await drawing(None, what, _chart, localized.bot_text, review, seat) if review.chances else None


def _chart(bot_text: Localizer, review: Review, seat: Seat) -> Drawn:
    from games.kit.score_chart import chances  # noqa: PLC0415 - loads the drawing libraries, 7 MB that an idle bot does not need

    marked = [place_of(review, move) for move in shown_moves(review)]
    shares = [share for _, share in review.chances]
    return chances(bot_text("review-chances"), seat, shares, marked, unit=bot_text("review-choices"))
