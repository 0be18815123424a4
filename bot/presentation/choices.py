"""What a seat may choose from, and the words for it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from games.core.contract import Move

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.tables.table import SeatView
    from games.core.contract import AnyGame, Choice, Layout
    from games.core.localizer import Localizer


MOST_DESCRIBED: Final = 100
"""Characters of the line under an option of a menu."""


@dataclass(frozen=True)
class ChoiceMenu:
    """The legal choices of a seat, with their words.

    `path` narrows them to what was chosen step by step so far: a verb and values.
    """

    game: AnyGame
    table: int
    seat_view: SeatView
    localizer: Localizer
    path: tuple[str, ...] = ()

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The choices that are offered and match the path; all that are offered for an empty one.

        Wasteful moves come last.
        """
        offered = self.game.text.offered(self.seat_view.choices, self.seat_view.view)
        offered = sorted(offered, key=lambda choice: isinstance(choice, Move) and bool(self.doubt(choice)))
        if not self.path:
            return tuple(offered)
        verb, *values = self.path
        return tuple(
            choice
            for choice in offered
            if isinstance(choice, Move)
            and choice.verb == verb
            and all(
                str(getattr(choice, step)) == value for step, value in zip(self.steps(choice), values, strict=False)
            )
        )

    def distinct(self, moves: Iterable[Move]) -> list[Move]:
        """Return one move of each group with the same effect, wasteful moves last."""
        found: dict[Move, Move] = {}
        for move in moves:
            found.setdefault(self.canonical(move), move)
        return sorted(found.values(), key=lambda move: bool(self.doubt(move)))

    def canonical(self, move: Move) -> Move:
        """Return the move that represents all with the same effect."""
        return self.game.text.canonical(move, self.seat_view.view)

    def label(self, choice: Choice) -> str:
        """Return the label of a button or of a menu's option."""
        return self.game.text.label(choice, self.seat_view.view, self.localizer)

    def item(self, name: str) -> str:
        """Return the words for one name."""
        return self.game.text.item(name, self.seat_view.view, self.localizer)

    def about(self, choice: Choice) -> str | None:
        """Return what a choice does and costs, for the line under its label; None if nothing is said."""
        return self.game.text.about(choice, self.seat_view.view, self.localizer)[:MOST_DESCRIBED] or None

    def doubt(self, move: Move) -> str:
        """Return what a wasteful move loses; empty for any other move."""
        return self.game.text.doubt(move, self.seat_view.view, self.localizer)

    def gloss(self, name: str) -> str | None:
        """Return a line about a name; None if the name says it all."""
        return self.game.text.gloss(name, self.seat_view.view, self.localizer)[:MOST_DESCRIBED] or None

    def heading(self, move: Move) -> str:
        """Return the heading of the menu in which a move stands."""
        return self.game.text.menu(move, self.seat_view.view, self.localizer)

    def layout(self, move: Move) -> Layout:
        """Return how choices of this move's kind are laid out."""
        return self.game.text.layout(type(move))

    def steps(self, move: Move) -> tuple[str, ...]:
        """Return the fields that are asked one at a time for moves of this kind."""
        return self.layout(move).steps


def place_number(move: Move) -> int:
    """Return the number of the place that a move names."""
    return int(getattr(move, move.__struct_fields__[-1]))


def numbered(offer: ChoiceMenu, move: Move) -> str:
    """Return the number on a move's button if its kind has numbered buttons; else ""."""
    return str(place_number(move)) if offer.layout(move).columns else ""
