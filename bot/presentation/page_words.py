"""The words of the page's own controls."""

from bot.presentation.localized_table import LocalizedTable
from bot.presentation.texts import bot_localizer, game_title, hand_label
from bot.tables.practice import is_practice


def words_of_page(localized: LocalizedTable) -> dict[str, str]:
    """Return the words of the page's own controls, by the names that its scripts use."""
    bot_text, plain = localized.bot_text, localized.plain
    return {
        "undo": bot_text("button-undo"),
        "ask-undo": bot_text("button-ask-undo"),
        "agree-undo": bot_text("button-agree-undo"),
        "withdraw-undo": bot_text("button-withdraw-undo"),
        "refuse-undo": bot_text("button-refuse-undo"),
        "rules": bot_text("button-rules"),
        "help": bot_text("button-help"),
        "look": bot_text("button-look"),
        "hand": hand_label(localized.table.game, localized.locale),
        "withdraw": bot_text("button-withdraw"),
        "play-single-options": bot_text("hand-play-single-options"),
        "ask-always": bot_text("hand-ask-always"),
        "single-option": bot_text("web-single-option"),
        "title": game_title(localized.table.game, localized.locale),
        "play": bot_text("web-play"),
        "all": bot_text("web-all"),
        "cancel": bot_text("web-cancel"),
        "next": plain("another-way") if plain.has("another-way") else bot_text("web-next"),
        "go-on": bot_text("web-go-on"),
        "tap": bot_text("web-tap"),
        "moves": bot_text("web-moves"),
        "moves-none": bot_text("help-nothing"),
        "news": bot_text("web-news"),
        "log": bot_text("web-log"),
        "since": bot_text("web-since"),
        "players": bot_text("web-players"),
        "you": bot_text("web-you"),
        "watching": bot_text("web-watching"),
        "turn": bot_text("tables-your-turn"),
        "at-once": bot_text("web-at-once"),
        "at-once-about": bot_text("web-at-once-about"),
        "sound": bot_text("web-sound"),
        "more": bot_text("web-more"),
        "whole": bot_text("web-whole"),
        "chosen": bot_text("page-of", number="{n}", pages="{m}"),
        "keys": bot_text("web-keys"),
        "lost": bot_text("web-lost"),
        "failed": bot_text("failed"),
        "close": bot_text("web-close"),
        "again": bot_text("button-open" if is_practice(localized.table) else "button-again"),
        "start": bot_text("button-start"),
        "history": bot_text("button-history"),
        "review": bot_text("button-review"),
        "next-table": bot_text("button-next-table", count="{n}"),
        "channel": bot_text("web-channel"),
    }


def words_outside(locale: str) -> dict[str, str]:
    """Return the words that the page needs before it knows its table."""
    bot_text = bot_localizer(locale)
    return {
        "opening": bot_text("web-opening"),
        "outside": bot_text("web-outside"),
        "no-ticket": bot_text("refusal-no-ticket"),
        "ended": bot_text("refusal-page-ended"),
        "lost": bot_text("web-lost"),
        "no-script": bot_text("web-no-script"),
    }
