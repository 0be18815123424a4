"""One message in each channel keeps what a person was told about what they did there."""

import asyncio
from typing import Final, NamedTuple

from bot.discord.messages.answer import Interaction, PrivateMessage

MOST_LINES: Final = 6
"""Lines that are kept in one message: the latest."""
KEPT_FOR: Final = 840.0
"""Seconds for which a message can be replaced; Discord allows that for fifteen minutes."""


class Receipt(NamedTuple):
    """What a person was told, in which message; it can be replaced until this time, by the loop's clock."""

    message: PrivateMessage
    until: float
    lines: tuple[str, ...]


class Receipts:
    """What each person was told last in each channel. Forgotten when the process ends."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int], Receipt] = {}

    def earlier(self, interaction: Interaction) -> Receipt | None:
        """Return what the person was told before in this channel, as long as that can be replaced."""
        now = asyncio.get_running_loop().time()
        self._kept = {whose: kept for whose, kept in self._kept.items() if kept.until > now}
        return self._kept.get(_whose(interaction))

    def lines_with(self, interaction: Interaction, line: str) -> tuple[str, ...]:
        """Return what the person was told before in this channel and this line, the latest of them."""
        earlier = self.earlier(interaction)
        return (*(() if earlier is None else earlier.lines), line)[-MOST_LINES:]

    def keep(self, interaction: Interaction, message: PrivateMessage, lines: tuple[str, ...]) -> None:
        """Keep what the person was told now, in place of what was kept."""
        self._kept[_whose(interaction)] = Receipt(message, asyncio.get_running_loop().time() + KEPT_FOR, lines)


def _whose(interaction: Interaction) -> tuple[int, int]:
    return interaction.user.id, interaction.channel_id or 0
