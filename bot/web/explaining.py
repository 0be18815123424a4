"""What a page shows above the table: rules, history, terms and what can be done."""

from functools import partial
from typing import assert_never

from bot.presentation import screen as screens
from bot.presentation.explanations import explanation
from bot.presentation.history_text import own_ways, page_news
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.review import ReviewPage, progress, review_page
from bot.presentation.roundup import closing
from bot.presentation.texts import error_text, game_title, safe
from bot.tables.ended.review import Review
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor, LiveTable, SeatView
from bot.web import frames
from bot.web.pictures import Painter
from games.core.contract import PUBLIC, Audience


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
            return frames.Text("rules", page.title, page.text, _those(picture), number, len(pages))
        case frames.History(number):
            return await _history(service, painter, localized, actor, number)
        case frames.Review():
            return await _review(service, painter, localized, actor, frame)
        case frames.Help():
            return _help(localized, audience, seat_view)
        case frames.Terms():
            return frames.Listed(tuple(game.text.terms(localized.plain).items()))
        case frames.Term(name):
            title = game.text.terms(localized.plain).get(name, "")
            view = None if seat_view is None else seat_view.view
            text = game.text.term(name, view, localized.marked)
            picture = await painter.page(localized, partial(game.pictures.term, name, view, localized.plain))
            return frames.Text("term", title, text, _those(picture))
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
    acts = tuple(
        frames.Act(label, {"type": "history", "page": page})
        for label, _, page in own_ways(look, localized.bot_text)
        if page is not None
    )
    return frames.Text("history", title, "\n".join(lines), _those(picture), look.page, pages, acts)


async def _review(
    service: TableService, painter: Painter, localized: LocalizedTable, actor: Actor, asked: frames.Review
) -> frames.Text:
    """Return a page of the review of one's moves, or how far it is. Raise `Refusal` if there can be none."""
    table, reviews, bot_text = localized.table, service.reviews, localized.bot_text
    made = partial(frames.Text, "review", bot_text("button-review"))
    running = reviews.running(table, actor.person)
    if asked.step == "make":
        found = await reviews.ask(table, actor.person)
    else:
        found = running or await reviews.kept(table, actor.person)
    if asked.step == "stop" and running is not None:
        await running.stop()
        found = None
    if found is None:
        stopped = asked.step == "stop" or reviews.stopped(table, actor.person)  # a page may wait while it stops one
        why = Why.REVIEW_STOPPED if stopped else Why.NOT_REVIEWED
        begin = frames.Act(bot_text("button-review"), {"type": "review"})
        return made(error_text(Refusal(why), localized.locale), acts=(begin,))
    if not isinstance(found, Review):
        stop = frames.Act(bot_text("button-review-stop"), {"type": "review", "step": "stop"})
        again: dict[str, str | int] = {"type": "review", "page": asked.page, "step": "wait"}
        return made(progress(found, bot_text), acts=(stop,), again=again)
    page = await review_page(service, table, found, asked.page, localized.locale)
    pictures, acts = await _review_pictures(painter, page), tuple[frames.Act, ...]()
    if page.moment is not None:
        acts = (
            frames.Act(bot_text("button-play-from"), {"type": "playfrom", "page": page.number}, request=True),
            frames.Act(bot_text("button-history"), {"type": "history", "page": page.moment.page}),
        )
    return made(page.words, pictures, page.number, page.pages, acts)


def own_table(localized: LocalizedTable, own: LiveTable, asked: frames.PlayFrom, channel: int) -> frames.Text:
    """Return the offer to go on at the table in a person's private messages, or to end it and play from a page."""
    bot_text, link = localized.bot_text, f"https://discord.com/channels/@me/{channel}"
    told = bot_text("own-table-open", game=safe(game_title(own.game, localized.locale)), link=link)
    acts = tuple(
        frames.Act(bot_text(label), {"type": "playfrom", "page": asked.page, "own": choice}, request=True)
        for label, choice in (("button-go-on", "go"), ("button-end-it", "end"))
    )
    return frames.Text("review", bot_text("button-play-from"), told, acts=acts)


async def _review_pictures(painter: Painter, page: ReviewPage) -> tuple[frames.Shown, ...]:
    """Return the chart, or the table and the hand as the player saw them before the move."""
    localized, moment = page.localized, page.moment
    if moment is None:
        return () if page.chart is None else _those(await painter.page(localized, page.chart))
    return _those(*await painter.moment(localized, moment))


def _those(*pictures: frames.Shown | None) -> tuple[frames.Shown, ...]:
    """Return the pictures that could be drawn."""
    return tuple(picture for picture in pictures if picture is not None)
