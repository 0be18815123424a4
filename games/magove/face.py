"""The face of Magove: its words (`words`, `telling`, `describing`, `text/`) and pictures (`picture`)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.magove import describing, telling, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice, Event, Move
    from games.core.voice import Voice
    from games.magove.view import MagoveView


class MagoveFace:
    """Keeps the contract `Face`. Texts never contain mentions; labels, items, the table and hands no Markdown."""

    texts: Path = Path(__file__).parent / "text"

    def news(self, events: Sequence[Event], view: MagoveView, voice: Voice) -> list[str]:
        """Return what happened, line by line."""
        return telling.news(events, view, voice)

    def ask(self, view: MagoveView, voice: Voice) -> str:
        """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
        return words.ask(view, voice)

    def label(self, choice: Choice, view: MagoveView, voice: Voice) -> str:  # noqa: ARG002 - alike in every view
        """Return the words on a button or a row of a menu."""
        return words.label(choice, voice)

    def item(self, name: str, view: MagoveView, voice: Voice) -> str:  # noqa: ARG002 - alike in every view
        """Return the words for one card or race."""
        return words.item(name, voice)

    def menu(self, move: Move, view: MagoveView, voice: Voice) -> str:
        """Return the heading of the menu the move stands in; for a bid with the number left out, and why."""
        return words.menu(move, view, voice)

    def table(self, view: MagoveView, voice: Voice) -> str:
        """Return the public state in words, with the whole score sheet."""
        return describing.table(view, voice)

    def hand(self, view: MagoveView, voice: Voice) -> str:
        """Return the own hand in words, with the own bid and what is still missing to it."""
        return describing.hand(view, voice)

    def picture(self, view: MagoveView, voice: Voice) -> bytes:
        """Return the picture of the table, or of the result."""
        from games.magove import picture  # noqa: PLC0415 - who only speaks loads no drawing library

        return picture.table(view, voice)

    def hand_picture(self, view: MagoveView, choices: Sequence[Choice], voice: Voice) -> bytes | None:
        """Return the picture of the own hand, or None where it is empty."""
        from games.magove import picture  # noqa: PLC0415 - who only speaks loads no drawing library

        return picture.hand(view, choices, voice)

    def rules(self, voice: Voice) -> str:
        """Return the rules page."""
        return words.rules(voice)


FACE: Final = MagoveFace()
