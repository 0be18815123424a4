"""Stories in messages: the latest lines, and a button that shows those that are only counted."""

from typing import Final

from discord import ui

from bot.discord.messages.controls import ShowStory
from bot.discord.messages.outgoing import (
    LONGEST_TEXT,
    MOST_COMPONENTS,
    Files,
    OutgoingMessage,
    Parts,
    attached,
    button,
    components_in,
    container,
    text,
)
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.story import Story, story_of, table_in_words, told, told_privately
from games.core.contract import View

MOST_SHOWN: Final = 40
"""Lines of a whole story; earlier ones are in the history."""
LONGEST_SHOWN: Final = LONGEST_TEXT - 100
"""Characters of a whole story, beside the line that counts earlier ones."""


def story_parts(localized: LocalizedTable, story: Story) -> Parts:
    """Return a story; beside the line that counts earlier lines is a button that shows them all."""
    parts: Parts = []
    if story.left_out:
        show = button(localized.bot_text("button-earlier"), ShowStory(localized.table.id, story.first, story.last))
        parts.append(ui.Section(story.left_out, accessory=show))
    return [*parts, text(story.latest)] if story.latest else parts


def table_shown(localized: LocalizedTable, name: str, view: View, drawn: bytes | None) -> tuple[Parts, Files]:
    """Return the table of a view and its file: the picture with this name, or in words where none was drawn."""
    words = table_in_words(localized, view, localized.marked if drawn is None else localized.plain)
    return attached(name, drawn, words, words)


def fits(parts: Parts) -> bool:
    """Return whether these parts, made as few as they can be, are no more components than a message may have."""
    return components_in(fitting(parts)) < MOST_COMPONENTS  # the container counts as well


def fitting(parts: Parts) -> Parts:
    """Return the parts of a message, as fewer components if they are too many.

    The button for earlier lines is left out; then paragraphs that follow each other become one.
    """
    if components_in(parts) < MOST_COMPONENTS:
        return parts
    parts = [item for part in parts for item in (part.children if isinstance(part, ui.Section) else [part])]
    if components_in(parts) < MOST_COMPONENTS:
        return parts
    joined: Parts = []
    for part in parts:
        last = joined[-1] if joined else None
        if isinstance(part, ui.TextDisplay) and isinstance(last, ui.TextDisplay):
            joined[-1] = text(f"{last.content}\n{part.content}")
        else:
            joined.append(part)
    return joined


def whole_story(localized: LocalizedTable, control: ShowStory, seat: int | None) -> OutgoingMessage:
    """Return all that happened in the entries of a control, with what this seat alone learned from them."""
    table = localized.table
    entries = table.entries[max(control.first, 0) : control.last + 1]
    taken = 0 if seat is None else table.lifecycle.seats[seat].taken
    mine = [entry for entry in entries if entry.number >= taken]
    own = [] if seat is None else told_privately(localized, mine, seat)
    story = story_of(localized, entries, told(localized, entries), own, most=MOST_SHOWN, longest=LONGEST_SHOWN)
    return OutgoingMessage(container(text(story.whole or localized.bot_text("story-none"))))
