"""What a seat may choose from, and the words for it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Final

from bot.tables.state.table import SeatView
from games.core.contract import AnyGame, Choice, Layout, Move, Pick, Words
from games.core.localizer import LONGEST_SUM, Localizer

MOST_DESCRIBED: Final = 100
"""Characters of the line under an option of a menu."""
PAGE: Final = "~"
"""Begins a path that is the number of a page instead of a verb and values."""


@dataclass(frozen=True)
class ChoiceMenu:
    """The legal choices of a seat, with their words.

    `path` narrows them to what was chosen step by step so far: a verb and values. Or it is the number of one of the
    `pages`, after `PAGE`.
    """

    game: AnyGame
    table: int
    seat_view: SeatView
    localizer: Localizer
    path: tuple[str, ...] = ()

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The choices that are offered and match the path; without a verb all that are offered.

        Wasteful moves come last.
        """
        offered = self.game.text.offered(self.seat_view.choices, self.seat_view.view)
        offered = sorted(offered, key=lambda choice: isinstance(choice, Move) and bool(self.words(choice).doubt))
        if not self.chosen:
            return tuple(offered)
        verb, *values = self.chosen
        return tuple(
            choice
            for choice in offered
            if isinstance(choice, Move)
            and choice.verb == verb
            and all(
                str(getattr(choice, step)) == value for step, value in zip(self.steps(choice), values, strict=False)
            )
        )

    @property
    def chosen(self) -> tuple[str, ...]:
        """The verb and values of the path."""
        return () if self.path and self.path[0].startswith(PAGE) else self.path

    @cached_property
    def pages(self) -> tuple[str, ...]:
        """The headings of the choices that are shown one heading at a time, in order; empty if all are on one page."""
        moves = [] if self.chosen else [choice for choice in self.choices if isinstance(choice, Move)]
        headings = tuple(dict.fromkeys(self.words(move).heading for move in moves if self.layout(move).paged))
        return headings if len(headings) > 1 else ()

    @cached_property
    def page(self) -> int:
        """The number of the page that is shown: the one in the path, or else the first, which has the best move."""
        if self.path and not self.chosen and (number := self.path[0].removeprefix(PAGE)).isdecimal():
            return min(int(number), len(self.pages) - 1)
        return 0

    @cached_property
    def shown(self) -> tuple[Choice, ...]:
        """The choices on the page that is shown, and those that are on no page."""
        if not self.pages:
            return self.choices
        hidden = {*self.pages} - {self.pages[self.page]}
        return tuple(
            choice
            for choice in self.choices
            if not (isinstance(choice, Move) and self.layout(choice).paged and self.words(choice).heading in hidden)
        )

    def distinct(self, moves: Iterable[Move]) -> list[Move]:
        """Return one move of each group with the same effect, wasteful moves last."""
        found: dict[Move, Move] = {}
        for move in moves:
            found.setdefault(self.canonical(move), move)
        return sorted(found.values(), key=lambda move: bool(self.words(move).doubt))

    def canonical(self, move: Move) -> Move:
        """Return the move that represents all with the same effect."""
        return self.game.text.canonical(move, self.seat_view.view)

    def words(self, choice: Choice) -> Words:
        """Return the words for a choice. The game is asked for them once."""
        if choice not in self._words:
            self._words[choice] = self.game.text.words(choice, self.seat_view.view, self.localizer)
        return self._words[choice]

    @cached_property
    def _words(self) -> dict[Choice, Words]:
        return {}

    def item(self, name: str) -> str:
        """Return the words for one name."""
        return self.game.text.item(name, self.seat_view.view, self.localizer)

    def pool(self, pick: Pick) -> Sequence[str]:
        """Return the names of a pool in the order in which lists show them."""
        return self.game.text.arranged(pick.pool, self.seat_view.view)

    def gloss(self, name: str) -> str | None:
        """Return a line about a name; None if the name says it all."""
        return self.game.text.gloss(name, self.seat_view.view, self.localizer)[:MOST_DESCRIBED] or None

    def picked(self, pick: Pick, names: Sequence[str]) -> str:
        """Return what names chosen from the pool of a pick come to; empty if the game does not say."""
        return self.game.text.picked(pick, names, self.seat_view.view, self.localizer)[:LONGEST_SUM]

    def common_key(self, moves: Iterable[Move]) -> str:
        """Return what the names of these moves in the picture have in common."""
        letters = zip(*(self.words(move).key for move in moves), strict=False)
        return "".join(alike[0] for alike in takewhile(lambda alike: len({*alike}) == 1, letters))

    def is_rare(self, move: Move) -> bool:
        """Return whether a move answers no question, or gives up or wastes something: it is kept apart from others."""
        layout = self.layout(move)
        return self.is_anytime(move) or layout.by_button or (bool(self.words(move).doubt) and not layout.steps)

    def is_anytime(self, move: Move) -> bool:
        """Return whether a move answers no question, such as giving up the game."""
        return isinstance(move, self.game.anytime)

    def layout(self, move: Move) -> Layout:
        """Return how choices of this move's kind are laid out."""
        return self.game.text.layout(type(move))

    def steps(self, move: Move) -> tuple[str, ...]:
        """Return the fields that are asked one at a time for moves of this kind."""
        return self.layout(move).steps


def place_number(move: Move) -> int:
    """Return the number of the place that a move names."""
    return int(getattr(move, move.__struct_fields__[-1]))
