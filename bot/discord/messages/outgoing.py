"""Parts shared by all messages: a container with an accent bar, text, pictures and attached files."""

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import discord
from discord import ui

from bot.discord.messages import controls
from bot.discord.messages.controls import Action, Control, TakeAction
from bot.presentation.texts import channel_link
from bot.tables.state.table import LiveTable
from games.core.localizer import Localizer
from games.kit import palette
from storage.records import CHANNEL

GOLD: Final = int(palette.MOVE[1:], 16)
LINEN: Final = int(palette.LINEN_SHADE[1:], 16)


SEAT_COLOURS: Final = tuple(int(mark.colour[1:], 16) for mark in palette.SEATS)


LONGEST_TEXT: Final = 3900
"""Characters of text in one message; Discord allows 4,000 in all components."""


MOST_COMPONENTS: Final = 40
"""Components in one message, by Discord's rules."""


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message to be sent. Its `view` handles no events: the ids of its controls hold all that is needed.

    `rings` and `roles` are the Discord ids of the people and roles to be mentioned; a `silent` message notifies nobody.
    Two messages with the same `digest` look the same.
    """

    view: ui.LayoutView
    files: tuple[tuple[str, bytes], ...] = ()
    rings: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    digest: int = 0
    silent: bool = False

    def attachments(self) -> list[discord.File]:
        """Return the files for one request; each can be sent only once."""
        return [discord.File(io.BytesIO(data), filename=name) for name, data in self.files]

    def mentions(self) -> discord.AllowedMentions:
        """Return permission to mention only the intended people and roles."""
        users, roles = ([discord.Object(number) for number in called] for called in (self.rings, self.roles))
        return discord.AllowedMentions(everyone=False, roles=roles or False, users=users, replied_user=False)


Parts: TypeAlias = list[ui.Item[ui.LayoutView]]
Files: TypeAlias = tuple[tuple[str, bytes], ...]


def container(*items: ui.Item[ui.LayoutView], accent: int = LINEN) -> ui.LayoutView:
    """Return a view with one container. If the text is longer than Discord allows, the longest paragraph is cut."""
    texts = [item for item in items if isinstance(item, ui.TextDisplay)]
    if (excess := sum(len(item.content) for item in texts) - LONGEST_TEXT) > 0:
        longest = max(texts, key=lambda item: len(item.content))
        longest.content = longest.content[: -excess - 1] + "…"
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=accent))
    view.stop()
    return view


def components_in(parts: Sequence[ui.Item[ui.LayoutView]]) -> int:
    """Return how many components these parts of a message are, those inside them included."""
    inside = [item for part in parts for item in (*getattr(part, "children", ()), getattr(part, "accessory", None))]
    return len(parts) + sum(item is not None for item in inside)


def text(content: str) -> ui.TextDisplay[ui.LayoutView]:
    """Return a paragraph."""
    return ui.TextDisplay(content)


def picture(name: str, alt: str) -> ui.MediaGallery[ui.LayoutView]:
    """Return the attached picture with this file name; `alt` describes it."""
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=alt[:1024])
    return gallery


def attached(name: str, drawn: bytes | None, alt: str, instead: str = "") -> tuple[Parts, Files]:
    """Return a picture and its file; where none was drawn, what is said `instead`, if anything."""
    if drawn is not None:
        return [picture(name, alt)], ((name, drawn),)
    return [text(instead)] if instead else [], ()


def line(content: str, accent: int = LINEN) -> OutgoingMessage:
    """Return a message of one paragraph."""
    return OutgoingMessage(container(text(content), accent=accent))


def accent_of(asked: Sequence[int]) -> int:
    """Return the colour of the seat to move, or gold for several seats."""
    return SEAT_COLOURS[asked[0] % len(SEAT_COLOURS)] if len(asked) == 1 else GOLD


def doing(table: LiveTable, action: Action, shown: int | None = None) -> TakeAction:
    """Return the control for an action in a message that tells of everything up to entry `shown`, or up to now.

    A message that takes time to draw says which entry: the table may go on meanwhile.
    """
    return TakeAction(table.id, action, table.last if shown is None else shown)


def link_to(table: LiveTable) -> str:
    """Return the link to a table's post, or to its channel."""
    shown = table.deliveries.get(CHANNEL)
    link = channel_link(table.row)
    return f"{link}/{shown.message}" if shown is not None and shown.message is not None else link


Row: TypeAlias = ui.ActionRow[ui.LayoutView]

IN_A_ROW: Final = 5
"""Buttons in one row, by Discord's rules."""


def button(
    label: str, control: Control, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ui.Button[ui.LayoutView]:
    """Return a button."""
    return ui.Button(label=label[:80], custom_id=controls.write(control), style=style)


def row(*items: ui.Item[ui.LayoutView]) -> Row:
    """Return items in one row."""
    return ui.ActionRow(*items)


LONGEST_OPTION: Final = 100
"""Characters of a menu's option, and of the line under it, by Discord's rules."""


def option(value: str, label: str, about: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """Return an option of a menu, with a line `about` it if there is one."""
    under = about[:LONGEST_OPTION] or None
    return discord.SelectOption(label=label[:LONGEST_OPTION], value=value, description=under, default=chosen)


def menu(
    control: Control, options: list[discord.SelectOption], heading: str = "", *, least: int = 1, most: int = 1
) -> Row:
    """Return a menu, which fills a row; its `heading` is seen while nothing is chosen."""
    custom_id, seen = controls.write(control), heading[:150] or None
    return row(ui.Select(custom_id=custom_id, placeholder=seen, options=options, min_values=least, max_values=most))


def rows_of(buttons: Iterable[ui.Button[ui.LayoutView]]) -> list[Row]:
    """Return buttons in rows that are as long as they can be."""
    listed = list(buttons)
    return [row(*listed[start : start + IN_A_ROW]) for start in range(0, len(listed), IN_A_ROW)]


def review_button(table: LiveTable, bot_text: Localizer) -> ui.Button[ui.LayoutView]:
    """Return the button that shows a player the review of their moves at an ended table."""
    return button(bot_text("button-review"), controls.ShowHistory(table.id, controls.REVIEW, 0))


def turning(label: str, control: Control, *, possible: bool) -> ui.Button[ui.LayoutView]:
    """Return a button that leads to another page, disabled if there is none."""
    made = button(label, control)
    made.disabled = not possible
    return made
