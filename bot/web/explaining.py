"""What a page shows above the table: rules, history, terms and what can be done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, assert_never

from bot.presentation import screen as screens
from bot.presentation.explanations import explanation
from bot.presentation.history_text import page_news
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.roundup import closing
from bot.tables.state.refusal import Refusal, Why
from bot.web import frames
from games.core.contract import PUBLIC

if TYPE_CHECKING:
    from bot.tables.service import TableService
    from bot.tables.state.table import Actor, SeatView
    from bot.web.pictures import Painter
    from games.core.contract import Audience


async def explained(
    service: TableService, painter: Painter, localized: LocalizedTable, actor: Actor, frame: frames.Explained
) -> frames.Text | frames.Listed:
    """Return what a page asks for, as its person may see it now. Raise `Refusal`, or `LookupError` for an unknown term.

    Where it tells of the table, the person may have another seat, or none, by the time it is made.
    """
    table, game = localized.table, localized.table.game
    audience = screens.audience_of(table, actor.person)
    seat_view = table.look(audience)
    match frame:
        case frames.Rules(number):
            pages = screens.rules_of(localized)
            number = min(max(number, 0), len(pages) - 1)
            page = pages[number]
            draw = partial(game.pictures.page, page.picture, localized.plain)
            picture = await painter.page(localized, draw) if page.picture else None
            return frames.Text("rules", page.title, page.text, picture, number, len(pages))
        case frames.History(number):
            return await _history(service, painter, localized, actor, number)
        case frames.Help():
            return _help(localized, audience, seat_view)
        case frames.Terms():
            return frames.Listed(tuple(game.text.terms(localized.plain).items()))
        case frames.Term(name):
            title = game.text.terms(localized.plain).get(name, "")
            view = None if seat_view is None else seat_view.view
            text = game.text.term(name, view, localized.marked)
            picture = await painter.page(localized, partial(game.pictures.term, name, view, localized.plain))
            return frames.Text("term", title, text, picture)
        case _:
            assert_never(frame)


def noted(localized: LocalizedTable, seat_view: SeatView, name: str) -> str:
    """Return what a term says in short, under its title. Raise `LookupError` or `ValueError` for an unknown one."""
    text = localized.table.game.text
    title = text.terms(localized.marked).get(name, "")
    return "\n".join(filter(None, (title and f"**{title}**", text.term(name, seat_view.view, localized.marked))))


def _help(localized: LocalizedTable, audience: Audience, seat_view: SeatView | None) -> frames.Text:
    if audience == PUBLIC:
        raise Refusal(Why.NOT_AT_TABLE)
    if seat_view is None:
        raise Refusal(Why.NOT_STARTED)
    return frames.Text("help", "", "\n\n".join(explanation(localized, audience, seat_view)))


async def _history(
    service: TableService, painter: Painter, localized: LocalizedTable, actor: Actor, number: int
) -> frames.Text:
    """Return a page of the table's history: the public table then, and what happened. The last one sums it up."""
    table = localized.table
    look = await service.history.look(table.id, max(number, 0), actor, table.row.guild)
    then, pages = LocalizedTable(table, look.people, localized.locale), len(look.timeline.pages)
    lines = page_news(look, then, look.timeline.span(look.page))
    if look.page == pages - 1 and (end := await closing(service, localized, chart=False)) is not None:
        lines.append(end.words)
    title = localized.bot_text("history-page", page=look.page, pages=pages - 1)
    picture = await painter.page(then, partial(table.game.pictures.table, look.view, then.plain))
    return frames.Text("history", title, "\n".join(lines), picture, look.page, pages)
