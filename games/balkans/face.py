"""The face of Battle for the Balkans: its words and pictures, as the host asks for them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.balkans import asking, describing, telling, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.view import BalkansView
    from games.core.contract import Choice, Event, Move
    from games.core.voice import Voice


class BalkansFace:
    """Keeps the contract `Face`. Texts never contain mentions; labels, items, the table and hands no Markdown."""

    texts: Path = Path(__file__).parent / "text"

    def news(self, events: Sequence[Event], view: BalkansView, voice: Voice) -> list[str]:
        """Return what happened, line by line."""
        return telling.news(events, view, voice)

    def ask(self, view: BalkansView, voice: Voice) -> str:
        """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
        return asking.ask(view, voice)

    def label(self, choice: Choice, view: BalkansView, voice: Voice) -> str:
        """Return the words on a button or a row of a menu."""
        return words.label(choice, view, voice)

    def item(self, name: str, view: BalkansView, voice: Voice) -> str:
        """Return the words for one name of a pool or a field."""
        return words.item(name, view, voice)

    def menu(self, move: Move, view: BalkansView, voice: Voice) -> str:
        """Return the heading of the menu the move stands in."""
        return words.menu(move, view, voice)

    def table(self, view: BalkansView, voice: Voice) -> str:
        """Return the public state in words."""
        return describing.table(view, voice)

    def hand(self, view: BalkansView, voice: Voice) -> str:
        """Return what the own seat holds, in words."""
        return describing.hand(view, voice)

    def picture(self, view: BalkansView, voice: Voice) -> bytes:
        """Return the picture of the table, or of the result."""
        from games.balkans import picture  # noqa: PLC0415 - who only speaks loads no drawing library

        return picture.table(view, voice)

    def hand_picture(self, view: BalkansView, choices: Sequence[Choice], voice: Voice) -> bytes | None:
        """Return the picture of the own hand, or None where it is empty."""
        from games.balkans import handpicture  # noqa: PLC0415 - who only speaks loads no drawing library

        return handpicture.hand(view, choices, voice)

    def rules(self, voice: Voice) -> str:
        """Return the rules page."""
        return describing.rules(voice)


FACE: Final = BalkansFace()
"""Battle for the Balkans in words and pictures."""
