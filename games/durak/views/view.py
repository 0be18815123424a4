"""The view: what one audience may know of a table of Durak (RULES 7)."""

import msgspec

from games.core.contract import Seat, View
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import Phase


class Entry(msgspec.Struct, frozen=True):
    """An attack card on the table, the seat that played it, and the card that beat it, if any. Cards as played."""

    card: str
    by: Seat
    beaten_by: str | None


class DurakView(View, frozen=True, kw_only=True):
    """The table as one audience sees it.

    `turned` is the card that decided the `trump` (a suit, or None); `lowest` is the trump shown for the first attack,
    if any. `talon` and `hands` are numbers of cards. `direction` is 1 (clockwise) or −1. `passed` holds the seats known
    to have passed: with automatic passes only the audience's own. `groups` are the groups of seats that left together,
    in order. `hand` is the audience's own, by suit, trumps last, then rank; empty for the public. `shown` are all hands
    once the game is over, else empty. `discarded` and `known` (the cards everybody knows each seat to hold) can be
    worked out from the events; no picture shows them.
    """

    options: DurakOptions
    phase: Phase
    bout: int
    dealer: Seat
    turned: str
    trump: str | None
    lowest: str | None
    talon: int
    hands: tuple[int, ...]
    in_game: tuple[bool, ...]
    direction: int
    starter: Seat
    attacker_slot: Seat
    target_slot: Seat
    defender: Seat
    table: tuple[Entry, ...]
    taking: bool
    closed: bool
    passed: tuple[Seat, ...]
    first_defence_done: bool
    stale: int
    discarded: tuple[str, ...]
    known: tuple[tuple[str, ...], ...]
    groups: tuple[tuple[Seat, ...], ...]
    hand: tuple[str, ...]
    shown: tuple[tuple[str, ...], ...]

    @property
    def unbeaten(self) -> tuple[Entry, ...]:
        """The attack cards that are not beaten."""
        return tuple(entry for entry in self.table if entry.beaten_by is None)

    @property
    def cards_on_table(self) -> int:
        """The number of cards on the table, attack and defence."""
        return 2 * len(self.table) - len(self.unbeaten)
