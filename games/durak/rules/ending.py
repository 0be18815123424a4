"""The end of a bout, the start of the next, and the end of the game (RULES 5.2, 5.6, 5.7 and 6)."""

from typing import Final

from games.core.contract import Outcome, Seat
from games.durak.data.cards import PRINTED_NAMES, mask_of, names_in
from games.durak.rules import events as event_types
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.state import (
    AFTER,
    ATTACK,
    DIRECTION,
    OVER,
    SEATS_IN,
    UNBEATEN,
    State,
    has_beaten,
    next_seat,
    occupant,
    partners,
    present,
    throwers_against,
)

HAND: Final = 6
"""The number of cards that hands are filled up to."""
STALE_LIMIT: Final = 100
"""The number of pick-ups in a row, after the talon is gone, that ends the game as a draw."""


def start_bout(state: State, attacker_slot: int) -> None:
    """Begin a bout, opened by the attacker of this slot (RULES 5.2)."""
    if state.options.teams:
        state.target_slot = (attacker_slot + state.direction) % 4
        state.starter = occupant(attacker_slot, state.in_game)
        state.defender = occupant(state.target_slot, state.in_game)
    else:
        state.starter = attacker_slot
        state.target_slot = state.defender = next_seat(state, attacker_slot, state.in_game)
    state.attacker_slot = attacker_slot
    state.throwers = throwers_against(state, state.defender)
    state.phase = ATTACK
    state.bout += 1
    state.question += 1


def start_next(state: State, *, taken: bool) -> None:
    """Begin the next bout, after the attack was taken or beaten off (RULES 5.6)."""
    if state.options.teams:
        start_bout(state, (state.target_slot + state.direction) % 4 if taken else state.target_slot)
    elif taken or not state.in_game >> state.defender & 1:
        start_bout(state, next_seat(state, state.defender, state.in_game))
    else:
        start_bout(state, state.defender)


def end_bout(state: State) -> list[event_types.DurakEvent]:
    """Clear the table, then start the next bout or end the game (RULES 5.6). Return what happened."""
    taken = state.taking
    turning = enchantments_of(state.law).turning
    may_turn = turning > 0 and not taken and has_beaten(state, turning)
    events = [_clear(state)]
    state.stale = state.stale + 1 if taken and not state.talon else 0
    if state.talon:
        events += _draw(state)
    if not state.talon:
        events += _depart(state)
        kind, fool, team = _result(state)
        if kind != "stalemate" or state.stale >= STALE_LIMIT:
            state.phase = OVER
            hands = tuple(names_in(hand, state.trump) for hand in state.hands)
            return [*events, event_types.GameOver(kind, fool, team, _places(state, team), hands)]
    if may_turn and state.in_game >> state.defender & 1 and state.in_game.bit_count() >= 3:
        state.phase = DIRECTION
        state.question += 1
    else:
        start_next(state, taken=taken)
    return events


def _clear(state: State) -> event_types.DurakEvent:
    """Take or discard the cards on the table and reset the fields of the bout."""
    codes: list[int] = []
    for entry, answer in enumerate(state.answers):
        codes.append(state.attacks[entry])
        if answer != UNBEATEN:
            codes.append(answer)
    names = tuple([PRINTED_NAMES[code] for code in codes])
    event: event_types.DurakEvent
    if state.taking:
        state.hands[state.defender] |= mask_of(codes)
        event = event_types.Took(state.defender, names)
    else:
        state.first_defence_done = True
        event = event_types.BeatenOff(state.defender, names)
    state.attacks, state.layers, state.answers = [], [], []
    state.throwers = ()
    state.taking = False
    state.passed = 0
    state.ranks = state.matching = state.room = 0
    return event


def _draw(state: State) -> list[event_types.DurakEvent]:
    """Fill the hands up: the attacker first, then against the direction of play, the defender last.

    Nobody has left the game yet, because that takes an empty talon.
    """
    against = AFTER[-state.direction][len(state.hands)][state.starter]
    others = [seat for seat in (state.starter, *against) if seat != state.defender]
    events: list[event_types.DurakEvent] = []
    for seat in (*others, state.defender):
        count = min(HAND - state.hands[seat].bit_count(), len(state.talon))
        if count <= 0:
            continue
        drawn = mask_of(state.talon[:count])
        state.hands[seat] |= drawn
        state.talon = state.talon[count:]
        events += (
            event_types.Drew(seat, count, not state.talon),
            event_types.CardsDrawn(seat, names_in(drawn, state.trump)),
        )
        if not state.talon:
            events.append(event_types.TalonEmpty())
    return events


def _depart(state: State) -> list[event_types.DurakEvent]:
    """Let all seats without cards leave, as one group."""
    leaving = state.in_game & ~present(state)
    if not leaving:
        return []
    group = SEATS_IN[leaving]
    state.groups += (group,)
    state.in_game ^= leaving
    return [event_types.Left(seat, place_of(state, seat)) for seat in group]


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on. The reason is the `kind` of the `GameOver` event."""
    if state.phase is not OVER:
        return None
    kind, _, team = _result(state)
    return Outcome(places=_places(state, team), reason=kind)


def _result(state: State) -> tuple[event_types.Ending, Seat | None, tuple[Seat, ...]]:
    """Return how the game ends now (RULES 6 and 5.7), the fool (if any) and the winning team (if any).

    While nobody has won or lost, that is a stalemate.
    """
    left = state.in_game
    if state.options.teams:
        finished = [team for team in (partners(0), partners(1)) if not left & team]
        if len(finished) == 1:
            return "team", None, SEATS_IN[finished[0]]
        return ("team_draw" if finished else "stalemate"), None, ()
    if not left:
        return "draw", None, ()
    return ("fool", SEATS_IN[left][0], ()) if left.bit_count() == 1 else ("stalemate", None, ())


def _places(state: State, winners: tuple[Seat, ...]) -> tuple[int, ...]:
    if state.options.teams:
        return tuple([1 if seat in winners or not winners else 2 for seat in range(len(state.hands))])
    return _places_by_leaving(state)


def place_of(state: State, seat: Seat) -> int | None:
    """Return the place of a seat that has left; None in teams, where only the end decides."""
    return None if state.options.teams else _places_by_leaving(state)[seat]


def _places_by_leaving(state: State) -> tuple[int, ...]:
    """Return the place of each seat: after all who left earlier. A group shares a place, and so do those still in."""
    places, place = [0] * len(state.hands), 1
    for group in (*state.groups, SEATS_IN[state.in_game]):
        for seat in group:
            places[seat] = place
        place += len(group)
    return tuple(places)
