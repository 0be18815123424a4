"""The face of Durak: its words (`words`, `telling`, `text/`) and pictures (`picture`), as the host asks for them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.durak import telling, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice, Event, Move
    from games.core.voice import Voice
    from games.durak.view import DurakView


class DurakFace:
    """Keeps the contract `Face`. Texts never contain mentions; labels, items, the table and hands no Markdown."""

    texts: Path = Path(__file__).parent / "text"

    def news(self, events: Sequence[Event], view: DurakView, voice: Voice) -> list[str]:
        """Return what happened, line by line."""
        return telling.news(events, view, voice)

    def ask(self, view: DurakView, voice: Voice) -> str:
        """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
        return words.ask(view, voice)

    def label(self, choice: Choice, view: DurakView, voice: Voice) -> str:
        """Return the words on a button or a row of a menu."""
        return words.label(choice, view, voice)

    def item(self, name: str, view: DurakView, voice: Voice) -> str:  # noqa: ARG002 - cards look alike in every view
        """Return the words for one card."""
        return words.card(name, voice)

    def menu(self, move: Move, view: DurakView, voice: Voice) -> str:
        """Return the heading of the menu the move stands in."""
        return words.menu(move, view, voice)

    def table(self, view: DurakView, voice: Voice) -> str:
        """Return the public state in words."""
        return words.table(view, voice)

    def hand(self, view: DurakView, voice: Voice) -> str:
        """Return the own hand in words."""
        return words.hand(view, voice)

    def picture(self, view: DurakView, voice: Voice) -> bytes:
        """Return the picture of the table, or of the result."""
        from games.durak import picture  # noqa: PLC0415 - who only speaks loads no drawing library

        return picture.table(view, voice)

    def hand_picture(self, view: DurakView, choices: Sequence[Choice], voice: Voice) -> bytes | None:
        """Return the picture of the own hand, or None where it is empty."""
        from games.durak import picture  # noqa: PLC0415 - who only speaks loads no drawing library

        return picture.hand(view, choices, voice)

    def rules(self, voice: Voice) -> str:
        """Return the rules page."""
        return words.rules(voice)


FACE: Final = DurakFace()
