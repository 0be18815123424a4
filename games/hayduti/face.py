"""The face of Hayduti: its words (`words`, `choosing`, `telling`, `naming`, `text/`) and pictures (`picture`)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.hayduti import choosing, telling, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice, Event, Move
    from games.core.voice import Voice
    from games.hayduti.view import HaydutiView


class HaydutiFace:
    """Keeps the contract `Face`. Texts never contain mentions; labels, items, the table and hands no Markdown."""

    texts: Path = Path(__file__).parent / "text"

    def news(self, events: Sequence[Event], view: HaydutiView, voice: Voice) -> list[str]:
        """Return what happened, line by line."""
        return telling.news(events, view, voice)

    def ask(self, view: HaydutiView, voice: Voice) -> str:
        """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
        return words.ask(view, voice)

    def label(self, choice: Choice, view: HaydutiView, voice: Voice) -> str:
        """Return the words on a button or a row of a menu."""
        return choosing.label(choice, view, voice)

    def item(self, name: str, view: HaydutiView, voice: Voice) -> str:
        """Return the words for a card, a stat, a colour, or an answer to a zaptie."""
        return choosing.item(name, view, voice)

    def menu(self, move: Move, view: HaydutiView, voice: Voice) -> str:  # noqa: ARG002 - the same at every table
        """Return the heading of the menu the move stands in."""
        return choosing.menu(move, voice)

    def table(self, view: HaydutiView, voice: Voice) -> str:
        """Return the public state in words."""
        return words.table(view, voice)

    def hand(self, view: HaydutiView, voice: Voice) -> str:
        """Return the own hand in words, and what the deytsi in reach do."""
        return words.hand(view, voice)

    def picture(self, view: HaydutiView, voice: Voice) -> bytes:
        """Return the picture of the table, or of the result."""
        from games.hayduti import picture  # noqa: PLC0415 - who only speaks loads no drawing library

        return picture.table(view, voice)

    def hand_picture(self, view: HaydutiView, choices: Sequence[Choice], voice: Voice) -> bytes | None:
        """Return the picture of the own hand, or None where it is empty."""
        from games.hayduti import picture  # noqa: PLC0415 - who only speaks loads no drawing library

        return picture.hand(view, choices, voice)

    def rules(self, voice: Voice) -> str:
        """Return the rules page."""
        return words.rules(voice)


FACE: Final = HaydutiFace()
