"""The face of Carcassonne: its words (`words`, `telling`, `describing`, `text/`) and pictures (`picture`)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.carcassonne import describing, telling, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.carcassonne.view import CarcassonneView
    from games.core.contract import Choice, Event, Move
    from games.core.voice import Voice


class CarcassonneFace:
    """Keeps the contract `Face`. Texts never contain mentions; labels, items, the table and hands no Markdown."""

    texts: Path = Path(__file__).parent / "text"

    def news(
        self,
        events: Sequence[Event],
        view: CarcassonneView,  # noqa: ARG002 - the events tell all
        voice: Voice,
    ) -> list[str]:
        """Return what happened, line by line."""
        return telling.news(events, voice)

    def ask(self, view: CarcassonneView, voice: Voice) -> str:
        """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
        return words.ask(view, voice)

    def label(self, choice: Choice, view: CarcassonneView, voice: Voice) -> str:
        """Return the words on a button or a row of a menu."""
        return words.label(choice, view, voice)

    def item(self, name: str, view: CarcassonneView, voice: Voice) -> str:
        """Return the words for one spot, feature or figure, or the name of who has a number."""
        return words.item(name, view, voice)

    def menu(self, move: Move, view: CarcassonneView, voice: Voice) -> str:
        """Return the heading of the menu the move stands in; placements stand in several menus, by their spots."""
        return words.menu(move, view, voice)

    def table(self, view: CarcassonneView, voice: Voice) -> str:
        """Return the public state in words; at the end the points by kind."""
        return describing.table(view, voice)

    def hand(self, view: CarcassonneView, voice: Voice) -> str:
        """Return what the own seat has in its supply and on the track, and the tile it has drawn."""
        return words.hand(view, voice)

    def picture(self, view: CarcassonneView, voice: Voice) -> bytes:
        """Return the picture of the table, or of the result."""
        from games.carcassonne import picture  # noqa: PLC0415 - who only speaks loads no drawing library

        return picture.table(view, voice)

    def hand_picture(self, view: CarcassonneView, choices: Sequence[Choice], voice: Voice) -> bytes | None:  # noqa: ARG002 - without words
        """Return the picture of what the own seat is asked, or None while others are asked."""
        from games.carcassonne import picture  # noqa: PLC0415 - who only speaks loads no drawing library

        return picture.hand(view, choices)

    def rules(self, voice: Voice) -> str:
        """Return the rules page."""
        return describing.rules(voice)


FACE: Final = CarcassonneFace()
