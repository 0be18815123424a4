"""The state of a table of Hayduti, and what follows from it (RULES 3)."""

from __future__ import annotations

import copy
from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum
from typing import Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from games.core.contract import Seat
from games.hayduti.data.cards import DEETS, ZAPTIE_STRENGTH
from games.hayduti.data.file_format import Ability, Deets
from games.hayduti.rules.events import Scored
from games.hayduti.rules.options import HaydutiOptions

C = TypeVar("C", int, str)

NO_CARD: Final = -1
"""Stands for a position of the field where nothing lies."""

Stage: TypeAlias = Literal["way", "cards", "spare"]
"""The next step of the group being formed: what it has in common, its cards, or what is kept of it."""


class Phase(StrEnum):
    """What the table waits for (RULES 5.3)."""

    ACTIONS = "actions"
    ENCOUNTER = "encounter"
    BROKEN_GROUP = "broken_group"
    BROKEN_KEEP = "broken_keep"
    BROKEN_TAKE = "broken_take"
    CLEARING = "clearing"
    FORMING = "forming"
    FINAL_CHOICE = "final_choice"
    FINISHED = "finished"


class Player(msgspec.Struct, gc=False):
    """One player's committee. Cards are numbers (`data.cards`).

    `stats` in the order nabor, deynost, boyna; `raised` pairs a card with the turn in which it was raised; `known` are
    the hand cards that all have seen and know to be there still. The rest belongs to the present turn (in a parallel
    game: round): `used` are the cards of the deytsi whose ability before the first action was used, `choice` the hand
    cards chosen to be cleared before all have chosen.
    """

    stats: list[int]
    exposed: bool
    hand: list[int]
    raised: list[tuple[int, int]]
    known: tuple[int, ...] = ()
    actions_taken: int = 0
    actions_left: int = 0
    may_form: bool = True
    zaptie_met: int = 0
    keep_bonus: int = 0
    used: tuple[int, ...] = ()
    broken: bool = False
    choice: tuple[int, ...] | None = None

    def copy(self) -> Player:
        """Return an independent copy."""
        twin = copy.copy(self)
        twin.stats, twin.hand, twin.raised = self.stats[:], self.hand[:], self.raised[:]
        return twin

    def take(self, cards: Sequence[int], *, hidden: bool = False) -> None:
        """Take cards into the hand; unless `hidden`, everybody sees which."""
        self.hand += cards
        if not hidden:
            self.show(cards)

    def show(self, cards: Sequence[int]) -> None:
        """Let all see these hand cards."""
        self.known += tuple([card for card in cards if card not in self.known])

    def give(self, cards: Collection[int], *, hidden: bool = False) -> None:
        """Take cards out of the hand; if they go `hidden`, nobody knows which known cards are left."""
        self.hand = [card for card in self.hand if card not in cards]
        if not hidden:
            self.known = tuple([card for card in self.known if card not in cards])
        elif cards:
            self.known = ()

    def begin(self) -> None:
        """Reset what belongs to one turn."""
        self.actions_taken = self.actions_left = self.zaptie_met = self.keep_bonus = 0
        self.may_form = True
        self.used = ()
        self.broken = False
        self.choice = None

    @property
    def limit(self) -> int:
        """How many cards may stay in hand at the clearing of this turn."""
        return self.stats[0] + self.keep_bonus

    @property
    def surplus(self) -> int:
        """How many cards have to go at the clearing of this turn."""
        return max(0, len(self.hand) - self.limit)


class Encounter(msgspec.Struct, frozen=True, gc=False):
    """A zaptie just met: the card, its index in the field, and whether it was drawn at risk rather than scouted."""

    card: int
    place: int
    risky: bool


class GroupPlan(msgspec.Struct, Generic[C], frozen=True, gc=False):
    """The group that the active player is forming, of which nobody else knows; in a view with cards by their ids.

    `stage` is what comes next: "way" (`Gather`), "cards" (`Group`), "spare" (`Spare`). `goal` is a stat or the id of a
    card; `by` as in the move `Gather`, from "cards" on; `cards`, the whole group, at "spare".
    """

    stage: Stage
    goal: str
    by: str = ""
    cards: tuple[C, ...] = ()


class Break(msgspec.Struct, Generic[C], frozen=True, gc=False):
    """The latest break: of whose committee, in which turn, and what it was overcome by; in a view with cards by ids.

    `cards` are the hand cards lost, empty where discards are hidden; `count` says how many they were, `field` which
    open cards left the field.
    """

    seat: Seat
    turn: int
    total: int
    boyna: int
    cards: tuple[C, ...]
    count: int
    field: tuple[C, ...]


class State(msgspec.Struct, kw_only=True, gc=False):
    """The full state of a table.

    `deck` ends with its top. `field[i]` is the card at position i + 1 or `NO_CARD`, `up[i]` whether it lies face-up;
    positions after the field's size are beside it. `shown` are the used cards of this turn (in a parallel game: round)
    that lay open to all and are still in the pile. `kept` are the hand cards Petko has saved from the break in
    progress. `question` rises with each public move, `steps[seat]` with each move that only the seat knows of.
    `scores` and `failed` (the uprising) are set at the end. `tallies`, the points of all seats when the turn before the
    present one began and when this one did, and `fallen`, the break that no action has followed yet, only record what
    has happened.
    """

    options: HaydutiOptions
    players: list[Player]
    first: Seat
    active: Seat
    turn: int = 0
    phase: Phase = Phase.ACTIONS
    question: int = 0
    steps: list[int]
    field: list[int] = []
    up: list[bool]
    deck: list[int] = []
    used: list[int] = []
    shown: list[int] = []
    gold_aside: list[int] = []
    rotations_done: int = 0
    final: bool = False
    met: Encounter | None = None
    plan: GroupPlan[int] | None = None
    kept: tuple[int, ...] = ()
    scores: tuple[Scored, ...] = ()
    failed: bool = False
    tallies: tuple[tuple[int, ...], ...] = ()
    fallen: Break[int] | None = None

    def copy(self) -> State:
        """Return an independent copy."""
        twin = copy.copy(self)
        twin.players = [player.copy() for player in self.players]
        twin.steps, twin.field, twin.up = self.steps[:], self.field[:], self.up[:]
        twin.deck, twin.used = self.deck[:], self.used[:]
        twin.shown, twin.gold_aside = self.shown[:], self.gold_aside[:]
        return twin

    @property
    def mover(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]


def order(state: State) -> list[Seat]:
    """Return the seats in turn order from the first player."""
    seats = len(state.players)
    return [(state.first + step) % seats for step in range(seats)]


def zaptie_sum(state: State) -> int:
    """Return the total strength of the face-up zaptie of the field (RULES 5.1)."""
    total = 0
    for card, up in zip(state.field, state.up, strict=True):
        if up:
            total += ZAPTIE_STRENGTH[card]
    return total


def deytsi(player: Player, turn: int) -> Iterator[tuple[int, Deets]]:
    """Yield the player's raised deytsi whose ability counts in this turn, with their cards (RULES 5.2)."""
    for card, raised in player.raised:
        deets = DEETS[card]
        if deets is not None and raised < turn:
            yield card, deets


def helper(state: State, seat: Seat, ability: Ability) -> tuple[int, Deets] | None:
    """Return the card and deets that gives the seat this ability in this turn, or None."""
    player = state.players[seat]
    if not player.raised:
        return None
    return next(((card, deets) for card, deets in deytsi(player, state.turn) if deets.ability == ability), None)


def keeps(state: State) -> int:
    """Return how many hand cards the active player may save when the committee is broken (Petko)."""
    petko = helper(state, state.active, "keep_when_broken")
    return petko[1].keep if petko else 0


def taker(state: State) -> tuple[Seat, int] | None:
    """Return the seat that may take lost cards of the active player's broken committee and how many; None if nobody."""
    for seat in range(len(state.players)):
        if seat != state.active and (hitov := helper(state, seat, "take_when_broken")) is not None:
            return seat, hitov[1].take
    return None


def taking(state: State) -> tuple[Seat, int]:
    """Return who takes lost cards now, and how many at most."""
    hitov = taker(state)
    assert hitov is not None
    return hitov


def losing(state: State) -> list[int]:
    """Return the hand cards that the active player's broken committee loses, in hand order."""
    return [card for card in state.mover.hand if card not in state.kept]
