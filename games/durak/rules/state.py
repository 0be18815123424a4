"""The state of a table of Durak, and questions about its seats and cards (RULES 3 and 5.1)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from games.core.contract import Seat
from games.durak.data.cards import ALL, NO_CARD, mask_of
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.options import DurakOptions

NOBODY: Final = -1
UNBEATEN: Final = NO_CARD
"""The entry in `answers` of an attack card that is not beaten."""

SEATS_IN: Final = tuple(tuple(seat for seat in range(6) if mask >> seat & 1) for mask in range(64))
"""The seats in each mask of seats, ascending."""
AFTER: Final = {
    direction: tuple(
        tuple(tuple((seat + direction * step) % seats for step in range(1, seats)) for seat in range(seats))
        for seats in range(7)
    )
    for direction in (1, -1)
}
"""The other seats in order of play after a seat: `AFTER[direction][seats][seat]`."""


class Phase(StrEnum):
    """The phase of a game: a bout is opened, a bout runs, its defender chooses the direction, or the game is over."""

    ATTACK = "attack"
    BOUT = "bout"
    DIRECTION = "direction"
    OVER = "over"


ATTACK, BOUT, DIRECTION, OVER = Phase


class State(msgspec.Struct, kw_only=True, gc=False):
    """The full state of a table. Cards are numbers and masks (`data.cards`); sets of seats are masks too.

    `law` is the key of the enchantments in play (`enchantments_of`). `lowest` is the trump shown for the first attack,
    or `NO_CARD`. `talon` starts with the top card and ends with `turned`. `seen` holds every card that has ever lain
    face up: everybody knows which of these a hand holds. `starter` opened the bout.

    `attacks`, `layers` and `answers` are the table: the card played, the seat that played it, the card that beat it.
    `throwers` are the seats that may throw in now or later in this bout. The next three follow from the table, and are
    kept by the moves that change it: `ranks`, the mask of the ranks on it; `matching`, the cards that fit them
    (`Enchantments.matching`); `room`, how many more cards the defender can be given, 0 once a queen has closed the bout
    (`update_room`).

    `question` rises with each bout, transfer, pick-up and choice of direction.
    """

    options: DurakOptions
    law: int
    dealer: Seat
    turned: int
    trump: int
    lowest: int
    talon: tuple[int, ...]
    hands: list[int]
    seen: int
    in_game: int
    groups: tuple[tuple[Seat, ...], ...] = ()
    direction: int = 1
    phase: Phase = Phase.ATTACK
    bout: int = 0
    question: int = 0
    starter: Seat
    attacker_slot: Seat
    target_slot: Seat
    defender: Seat
    throwers: tuple[Seat, ...] = ()
    attacks: list[int] = []
    layers: list[Seat] = []
    answers: list[int] = []
    ranks: int = 0
    matching: int = 0
    room: int = 0
    taking: bool = False
    passed: int = 0
    first_defence_done: bool = False
    stale: int = 0

    def copy(self) -> State:
        """Return an independent copy."""
        return msgspec.structs.replace(
            self, hands=self.hands[:], attacks=self.attacks[:], layers=self.layers[:], answers=self.answers[:]
        )


def next_seat(state: State, seat: Seat, among: int) -> Seat:
    """Return the next seat after `seat` in the direction of play that is in the mask `among`, or `NOBODY`."""
    for other in AFTER[state.direction][len(state.hands)][seat]:
        if among >> other & 1:
            return other
    return NOBODY


def occupant(slot: int, among: int) -> Seat:
    """Return the seat that plays a slot in teams, from the mask `among`: its owner, else the partner, else `NOBODY`."""
    for seat in (slot % 4, (slot + 2) % 4):
        if among >> seat & 1:
            return seat
    return NOBODY


def partners(seat: Seat) -> int:
    """Return the mask of a seat's team: `seat` and the seat opposite."""
    return 0b1010 if seat % 2 else 0b0101


def present(state: State) -> int:
    """Return the mask of the seats in the game that hold cards or will draw some."""
    among = state.in_game
    if not state.talon:
        for seat in SEATS_IN[among]:
            if not state.hands[seat]:
                among ^= 1 << seat
    return among


def transfer_target(state: State) -> tuple[int, Seat]:
    """Return the slot and the seat that a transfer would go to; the seat is `NOBODY` if there is none."""
    if state.options.teams:
        slot = (state.target_slot + state.direction) % 4
        return slot, occupant(slot, present(state))
    seat = next_seat(state, state.defender, present(state))
    return seat, seat


def throwers_against(state: State, defender: Seat) -> tuple[Seat, ...]:
    """Return the seats that may throw in against a defender: all others in the game, in teams only the opponents."""
    among = state.in_game & ~(1 << defender)
    if state.options.teams:
        among &= ~partners(defender)
    return SEATS_IN[among]


def attacker(state: State) -> Seat | None:
    """Return the seat that opened the bout, or None if a transfer has since made it or its partner the defender."""
    return state.starter if state.starter in throwers_against(state, state.defender) else None


def limit(state: State) -> int:
    """Return how many attack cards a bout may have: five until the first attack of the game is beaten off, then six."""
    return 6 if state.first_defence_done else 5


def cards_on_table(state: State) -> int:
    """Return the number of cards on the table, attack and defence: the `step` of a pass."""
    return 2 * len(state.attacks) - state.answers.count(UNBEATEN)


def discard(state: State) -> int:
    """Return the mask of the discard pile: all cards that are nowhere else."""
    rest = ALL & ~mask_of((*state.attacks, *state.answers, *state.talon))
    for hand in state.hands:
        rest &= ~hand
    return rest


def has_beaten(state: State, cards: int) -> bool:
    """Whether any of these cards has beaten one in this bout."""
    return bool(cards & mask_of(state.answers))


def is_closed(state: State) -> bool:
    """Whether an enchanted queen has beaten a card in this bout."""
    closing = enchantments_of(state.law).closing
    return closing > 0 and has_beaten(state, closing)


def update_room(state: State) -> None:
    """Recompute `room` from the table and the hand of the defender (RULES 5.3)."""
    attacks, unbeaten = len(state.attacks), state.answers.count(UNBEATEN)
    if not attacks or (unbeaten < attacks and is_closed(state)):
        state.room = 0
        return
    state.room = min(limit(state) - attacks, state.hands[state.defender].bit_count() - unbeaten)
