"""A hand in words: what is asked, and what the player may answer beforehand."""

from collections.abc import Sequence
from typing import Any, Final

from bot.presentation.choices import ChoiceMenu
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.story import name_behind
from bot.presentation.texts import Problem, error_text, safe
from bot.tables.changes.moving import can_undo
from bot.tables.practice import offered_auto_answers
from bot.tables.state.replay import TAKES_BACK
from bot.tables.state.table import LiveTable, SeatView
from games.core.contract import PUBLIC, AutoAnswer, Choice, IllegalMove, Move, Pick, Reason, View, vocabulary_of
from games.core.localizer import Localizer
from storage import EntryKind, Occupant, Status

MOST_AUTO_ANSWERS: Final = 5
"""Auto-answers offered at the same time."""


def resting_look(localized: LocalizedTable, seat: int) -> int | None:
    """Return the digest of a hand that is not waited for, computed without drawing it; None for any other.

    News are not part of it: a hand without the latest news is still correct.
    """
    table, seat_view = localized.table, localized.table.look(seat)
    if seat_view is None or table.row.status is not Status.PLAYING:
        return None
    away = is_away(table, seat)
    if not away and (seat in seat_view.view.asked or seat_view.choices):
        return None
    words = table.game.text.hand(seat_view.view, (), localized.plain)
    undo = can_undo(table, seat)
    request = table.undo_request
    return hash(("rest", localized.locale, away, words, undo, request, auto_answers_of(table, seat)))


def taken_over(localized: LocalizedTable, seat: int) -> str:
    """Return for whom a player plays whom others brought in, until their own first move; empty for anybody else."""
    table = localized.table
    since = (entry for entry in reversed(table.entries) if entry.seat == seat)
    for entry in since:
        if entry.kind.moves and entry.interaction is not None:
            break
        if entry.kind is EntryKind.REPLACE:
            record = table.audit_records.get(entry.number)
            if record is None or not table.live:
                break
            return localized.bot_text("hand-taken-over", whom=name_behind(localized, record.whom, seat))
    return ""


def came_back(localized: LocalizedTable, seat: int, seat_view: SeatView) -> str:
    """Return which move of a seat was just taken back, by its label; empty if none was."""
    table, last = localized.table, localized.table.entries[-1]
    if last.kind not in TAKES_BACK or last.seat != seat or not last.body:
        return ""
    move = vocabulary_of(table.game.vocabulary).parse(table.entries[int(last.body)].body)
    if not any(choice.fits(move) if isinstance(choice, Pick) else choice == move for choice in seat_view.choices):
        return ""
    label = table.game.text.words(move, seat_view.view, localized.plain).label
    return localized.bot_text("undo-came-back", move=safe(label))


def is_away(table: LiveTable, seat: int) -> bool:
    """Return whether a computer plays for an absent player."""
    return table.row.status is Status.PLAYING and table.seats[seat].sitter is Occupant.SUBSTITUTE


def doubt_question(bot_text: Localizer, offer: ChoiceMenu, meant: Move | None) -> str:
    """Return the question that has to be confirmed before a wasteful move; empty for any other move."""
    doubt = "" if meant is None else offer.words(meant).doubt
    return bot_text("hand-doubt", doubt=doubt) if doubt else ""


def asked_line(localized: LocalizedTable, view: View, choices: Sequence[Choice]) -> str:
    """Return what the player is asked; after the end, how the game ended and the player's place."""
    table, bot_text = localized.table, localized.bot_text
    if table.row.status is Status.PLAYING:
        return table.game.text.ask(view, choices, localized.marked)
    if view.outcome is None or table.row.status is not Status.OVER:
        if table.lost:
            return bot_text("hand-displaced" if table.displaced else "hand-lost")
        return bot_text(f"hand-{table.row.status}")
    return "\n".join((table.game.text.ask(view, (), localized.marked), *place_taken(localized, view)))


def place_taken(localized: LocalizedTable, view: View) -> list[str]:
    """Return the line that tells the view's seat its place after the end; nothing for everybody else."""
    if view.outcome is None or view.audience == PUBLIC:
        return []
    table, places = localized.table, view.outcome.places
    teams = table.game.teams(table.options, len(table.seats))
    place, team = places[view.audience], teams[view.audience]
    shared = any(other == place and of != team for other, of in zip(places, teams, strict=True))
    bot_text = localized.bot_text
    return [bot_text("hand-place-shared" if shared else "hand-place-taken", place=place, seats=len(places))]


def refusal_told(localized: LocalizedTable, problem: Problem, *, instead: bool = True) -> str:
    """Return what is wrong with a move, and unless told otherwise which moves can be made instead.

    A player who has no move now is told whom the table waits for and what for.
    """
    table, public = localized.table, localized.table.look(PUBLIC)
    reasons = {Reason.NOT_NOW, Reason.NOT_YOUR_TURN}
    early = isinstance(problem, IllegalMove) and problem.why.value in reasons and not problem.instead
    if early and public is not None and table.row.status is Status.PLAYING:
        ask = table.game.text.ask(public.view, (), localized.marked)
        return localized.bot_text("not-yet", ask=ask)
    return error_text(problem, localized.locale, table.game, [safe(name) for name in localized.names], instead=instead)


def auto_answers_of(table: LiveTable, seat: int) -> tuple[str, tuple[str, ...]]:
    """Return the key of the seat's auto-answer that is in effect, or "", and the keys of those it could set."""
    public = table.look(PUBLIC)
    if table.row.status is not Status.PLAYING or public is None or not table.game.auto_answers:
        return "", ()
    spans = {answer.key: answer.span(public.view, seat) for answer in table.game.auto_answers}
    key, _, span = table.auto_answers.get(seat, "").partition(" ")
    if key in spans and str(spans[key]) == span:
        return key, ()
    offered = (
        answer.key
        for answer in offered_auto_answers(table)
        if spans[answer.key] is not None
        and answer.offered(public.view, seat)
        and (answer.early or _applies(answer, table, seat))
    )
    return "", tuple(offered)[:MOST_AUTO_ANSWERS]


def _applies(answer: AutoAnswer[Any], table: LiveTable, seat: int) -> bool:
    """Return whether an auto-answer would answer what a seat is asked now."""
    seat_view = table.look(seat)
    return seat_view is not None and answer.answer(seat_view.view, seat_view.choices) is not None


def suggested_auto_answer(table: LiveTable, seat: int, seat_view: SeatView) -> str:
    """Return the key of the auto-answer to suggest to a seat that is asked; empty if there is none to suggest.

    `seat_view` is what its hand shows: the table may have gone on while the hand was drawn.
    """
    view, choices = seat_view.view, seat_view.choices
    if not choices or seat not in view.asked:
        return ""
    _, offered = auto_answers_of(table, seat)
    return next(
        (
            answer.key
            for answer in table.game.auto_answers
            if answer.key in offered and answer.answer(view, choices) is not None and answer.suggested(view, choices)
        ),
        "",
    )
