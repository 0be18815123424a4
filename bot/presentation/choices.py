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
    """What one seat may choose from, and all it takes to word it and to lay it out.

    `path` is what was chosen step by step so far: a verb and values.
    """

    game: AnyGame
    table: int
    seat_view: SeatView
    localizer: Localizer
    path: tuple[str, ...] = ()

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The choices that the path leads to; all of them for an empty one."""
        if not self.path:
            return self.seat_view.choices
        verb, *values = self.path
        return tuple(
            choice
            for choice in self.seat_view.choices
            if isinstance(choice, Move)
            and choice.verb == verb
            and all(str(getattr(choice, step)) == one for step, one in zip(self.steps(choice), values, strict=False))
        )

    def distinct(self, moves: Iterable[Move]) -> list[Move]:
        """Return the first of all moves that do the same; those that waste themselves stand last."""
        found: dict[Move, Move] = {}
        for move in moves:
            found.setdefault(self.canonical(move), move)
        return sorted(found.values(), key=lambda move: bool(self.doubt(move)))

    def canonical(self, move: Move) -> Move:
        """Return the move that stands for all that do the same as this one."""
        return self.game.text.canonical(move, self.seat_view.view)

    def label(self, choice: Choice) -> str:
        """Return the words on a button or a row of a menu."""
        return self.game.text.label(choice, self.seat_view.view, self.localizer)

    def item(self, name: str) -> str:
        """Return the words for one name."""
        return self.game.text.item(name, self.seat_view.view, self.localizer)

    def about(self, choice: Choice) -> str | None:
        """Return what a choice does and costs, for the line under its label; None where nothing is said."""
        return self.game.text.about(choice, self.seat_view.view, self.localizer)[:MOST_DESCRIBED] or None

    def doubt(self, move: Move) -> str:
        """Return what is lost by a move that wastes itself; empty for any other."""
        return self.game.text.doubt(move, self.seat_view.view, self.localizer)

    def gloss(self, name: str) -> str | None:
        """Return what stands behind one name, for the line under it; None where the name says all."""
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
    """Return the number that stands for a move where its kind has numbered buttons; else nothing."""
    return str(place_number(move)) if offer.layout(move).columns else ""
