"""The state of a table of Durak, and who sits where in it (RULES 3 and 5.1)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from games.core.contract import Seat
from games.durak.data.cards import ALL, BIT, NO_CARD, OF_RANK, RANK, mask_of
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.options import DurakOptions

NOBODY: Final = -1
UNBEATEN: Final = NO_CARD
"""Stands in `answers` for the answer that is not there yet."""

SEATS_IN: Final = tuple(tuple(seat for seat in range(6) if mask >> seat & 1) for mask in range(64))
"""The seats of each mask of seats, ascending."""


class Phase(StrEnum):
    """What a table is at: who opens has to attack, a bout runs, a defender chooses the direction; or it is over."""

    ATTACK = "attack"
    BOUT = "bout"
    DIRECTION = "direction"
    OVER = "over"


ATTACK: Final = Phase.ATTACK
BOUT: Final = Phase.BOUT
DIRECTION: Final = Phase.DIRECTION
OVER: Final = Phase.OVER
"""The phases for what runs at every move: to look a member up in its enum takes as long as ten comparisons."""


class State(msgspec.Struct, gc=False):
    """Everything there is to know. Cards are numbers and masks (`cards`); sets of seats are masks too.

    `law` is the number of the table of what beats what (`law.enchantments_of`); `lowest` the trump shown for the first
    attack, or `NO_CARD`; `talon` runs from the top, with `turned` last; `seen` are all cards that have ever lain open:
    which of these a hand holds, everybody knows. `starter` opened the bout.

    `attacks`, `layers` and `answers` are the table: the card played, who laid it, the card that beat it. `throwers`
    are the seats that may throw in now or later in this bout. Kept up step by step, though the table tells them:
    `ranks`, the mask of the ranks that lie there; `matching`, the cards that fit these; `room`, how many more the
    defender can be given (0 once a queen has closed the bout).

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
    groups: tuple[tuple[Seat, ...], ...]
    direction: int
    phase: Phase
    bout: int
    question: int
    starter: Seat
    attacker_slot: Seat
    target_slot: Seat
    defender: Seat
    throwers: tuple[Seat, ...]
    attacks: list[int]
    layers: list[Seat]
    answers: list[int]
    ranks: int
    matching: int
    room: int
    taking: bool
    passed: int
    first_defence_done: bool
    stale: int

    def copy(self) -> State:
        """Return an independent copy."""
        return msgspec.structs.replace(
            self,
            hands=self.hands[:],
            attacks=self.attacks[:],
            layers=self.layers[:],
            answers=self.answers[:],
        )


def next_seat(state: State, seat: Seat, among: int) -> Seat:
    """Return the first of the seats `among` after `seat` in the direction of play, other than it; −1 if none."""
    seats = len(state.hands)
    other = (seat + state.direction) % seats
    while other != seat:
        if among >> other & 1:
            return other
        other = (other + state.direction) % seats
    return NOBODY


def occupant(slot: int, among: int) -> Seat:
    """Return who of `among` holds a slot in teams: its owner, else the owner's partner, else −1."""
    for seat in (slot % 4, (slot + 2) % 4):
        if among >> seat & 1:
            return seat
    return NOBODY


def partners(seat: Seat) -> int:
    """Return the mask of a team of four seats: `seat` and the one opposite."""
    return 0b1010 if seat % 2 else 0b0101


def present(state: State) -> int:
    """Return the seats that are in the game and have, or will draw, cards."""
    among = state.in_game
    if not state.talon:
        for seat in SEATS_IN[among]:
            if not state.hands[seat]:
                among ^= 1 << seat
    return among


def transfer_target(state: State) -> tuple[int, Seat]:
    """Return the slot and the seat that a transfer would go to; the seat is −1 if there is none."""
    if state.options.teams:
        slot = (state.target_slot + state.direction) % 4
        return slot, occupant(slot, present(state))
    seat = next_seat(state, state.defender, present(state))
    return seat, seat


def throwers_against(state: State, defender: Seat) -> tuple[Seat, ...]:
    """Return who may throw in against a defender: all others in the game, in teams only the opponents."""
    among = state.in_game & ~(1 << defender)
    if state.options.teams:
        among &= ~partners(defender)
    return SEATS_IN[among]


def attacker(state: State) -> Seat | None:
    """Return who opened the bout, or None once a transfer has put that seat, or its partner, on the other side."""
    return state.starter if state.starter in throwers_against(state, state.defender) else None


def limit(state: State) -> int:
    """Return how many attack cards a bout may have: five until somebody has beaten off an attack, then six."""
    return 6 if state.first_defence_done else 5


def cards_on_table(state: State) -> int:
    """Return how many cards lie on the table, attack and defence: the `step` of a pass."""
    return 2 * len(state.attacks) - state.answers.count(UNBEATEN)


def table_mask(state: State) -> int:
    """Return the mask of all cards on the table."""
    return mask_of(state.attacks) | mask_of(state.answers)


def discard(state: State) -> int:
    """Return the mask of the discard pile: what is nowhere else."""
    rest = ALL & ~table_mask(state) & ~mask_of(state.talon)
    for hand in state.hands:
        rest &= ~hand
    return rest


def is_closed(state: State) -> bool:
    """Return whether an enchanted queen has beaten a card in this bout."""
    closing = enchantments_of(state.law).closing
    return any(closing & BIT[code] for code in state.answers)


def ranks_now(state: State) -> int:
    """Return the mask of the ranks on the table, from the table alone."""
    ranks = 0
    for code in (*state.attacks, *state.answers):
        if code != UNBEATEN:
            ranks |= 1 << RANK[code]
    return ranks


def matching_now(state: State) -> int:
    """Return the cards that fit the table, from the table alone: all of its ranks, and enchanted nines."""
    ranks = ranks_now(state)
    return (
        ranks
        and sum(cards for rank, cards in enumerate(OF_RANK) if ranks >> rank & 1) | enchantments_of(state.law).always
    )


def room_now(state: State) -> int:
    """Return how many more cards may be thrown in, from the table and the defender's hand alone (RULES 5.3)."""
    if not state.attacks or is_closed(state):
        return 0
    unbeaten = state.answers.count(UNBEATEN)
    return max(0, min(limit(state) - len(state.attacks), state.hands[state.defender].bit_count() - unbeaten))
