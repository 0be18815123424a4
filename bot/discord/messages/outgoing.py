"""Parts shared by all messages: a container with an accent bar, text, pictures and attached files."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

import discord
from discord import ui

from bot.discord.messages import controls
from bot.discord.messages.controls import Action, Control, TakeAction
from games.kit import palette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.table import LiveTable


GOLD: Final = int(palette.MOVE[1:], 16)


LINEN: Final = int(palette.LINEN_SHADE[1:], 16)


SEAT_COLOURS: Final = tuple(int(mark.colour[1:], 16) for mark in palette.SEATS)


LONGEST_TEXT: Final = 3900
"""Characters of text in one message, below Discord's 4,000 for all components together."""


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message to be sent. Its `view` is finished: the ids of its controls say all, so nothing is kept in memory.

    `rings` are the Discord ids of the people to be mentioned, `roles` those of roles; a `silent` message makes no phone
    ring. `digest` tells whether two drafts look the same.
    """

    view: ui.LayoutView
    files: tuple[tuple[str, bytes], ...] = ()
    rings: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    digest: int = 0
    silent: bool = False

    def attachments(self) -> list[discord.File]:
        """Return the pictures as files for one request."""
        return [discord.File(io.BytesIO(data), filename=name) for name, data in self.files]

    def mentions(self) -> discord.AllowedMentions:
        """Return the permission to ring just those it is for."""
        users, roles = ([discord.Object(one) for one in called] for called in (self.rings, self.roles))
        return discord.AllowedMentions(everyone=False, roles=roles or False, users=users, replied_user=False)


def container(*items: ui.Item[ui.LayoutView], accent: int = LINEN) -> ui.LayoutView:
    """Return a message of one container. If its texts are longer than a message may be, the longest is cut."""
    texts = [item for item in items if isinstance(item, ui.TextDisplay)]
    if (excess := sum(len(item.content) for item in texts) - LONGEST_TEXT) > 0:
        longest = max(texts, key=lambda item: len(item.content))
        longest.content = longest.content[: -excess - 1] + "…"
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=accent))
    view.stop()
    return view


def text(content: str) -> ui.TextDisplay[ui.LayoutView]:
    """Return a paragraph."""
    return ui.TextDisplay(content)


def picture(name: str, alt: str) -> ui.MediaGallery[ui.LayoutView]:
    """Return the picture attached under this name."""
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=alt[:1024])
    return gallery


def line(content: str, accent: int = LINEN) -> OutgoingMessage:
    """Return a message of one paragraph."""
    return OutgoingMessage(container(text(content), accent=accent))


def accent_of(asked: Sequence[int]) -> int:
    """Return the colour of whose move it is; gold when it is several people's."""
    return SEAT_COLOURS[asked[0] % len(SEAT_COLOURS)] if len(asked) == 1 else GOLD


def doing(table: LiveTable, action: Action) -> TakeAction:
    """Return the control that does something at the table; it also tells up to which entry its message tells."""
    return TakeAction(table.id, action, table.last)


Row: TypeAlias = "ui.ActionRow[ui.LayoutView]"


def button(
    label: str, control: Control, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ui.Button[ui.LayoutView]:
    """Return a button that says `label`."""
    return ui.Button(label=label[:80], custom_id=controls.write(control), style=style)


def row(*items: ui.Item[ui.LayoutView]) -> Row:
    """Return items side by side."""
    return ui.ActionRow(*items)


def turning(label: str, control: Control, *, possible: bool) -> ui.Button[ui.LayoutView]:
    """Return a button that leads to another page; it cannot be pressed where there is none."""
    made = button(label, control)
    made.disabled = not possible
    return made
