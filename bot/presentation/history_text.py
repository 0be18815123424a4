"""Earlier games in words: the list of them, and what happened on a page."""

from collections.abc import Mapping, Sequence

from bot.presentation.localized_table import LocalizedTable
from bot.presentation.story import bot_line, news_in_words
from bot.presentation.texts import bot_localizer, game_title, name_of, safe
from bot.tables.ended.history import HistoryPage
from bot.tables.service import TableService
from games.core.localizer import Localizer
from storage import Entry, Person, Played


def names_at(played: Played, people: Mapping[int, Person], locale: str) -> list[str]:
    """Return the names of those who played at a table."""
    return [name_of(people.get(person), bot_localizer(locale)) for person in played.people]


def listed(service: TableService, played: Played, people: Mapping[int, Person], locale: str) -> str:
    """Return a line for a table in a list: its number, game, time and players."""
    names = bot_localizer(locale).list([safe(name) for name in names_at(played, people, locale)])
    game = game_title(service.games[played.game], locale)
    return (
        f"#{played.table} · **{game}** · <t:{played.changed_at}:R> · {names or bot_localizer(locale)('only-computers')}"
    )


def own_ways(look: HistoryPage, bot_text: Localizer) -> list[tuple[str, str, int | None]]:
    """Return the ways to the reader's own moves before and after a page: label, step of a control, and page or None."""
    if not look.own:
        return []
    label = bot_text("button-own-move")
    before = max((page for page in look.own if page < look.page), default=None)
    after = min((page for page in look.own if page > look.page), default=None)
    return [(f"◀ {label}", "ownless", before), (f"{label} ▶", "ownmore", after)]


def page_news(look: HistoryPage, localized: LocalizedTable, entries: Sequence[Entry]) -> list[str]:
    """Return what happened on a page, in lines: news of the game, what its reader alone learned, what the bot adds."""
    learned = (news_in_words(localized, events, look.view) for events in (look.events, look.learned) if events)
    return [line for lines in learned for line in lines] + bot_line(localized, entries)
