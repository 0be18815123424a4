"""Leaving the game: elimination in Razbor, and surrender (RULES 5.12)."""

from __future__ import annotations

from typing import Final

from games.balkans.data.components import card_of
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.ending import check_survivors
from games.balkans.rules.frame_handler import Act, PartialMove, Question
from games.balkans.rules.frames import AnyFrame, Clash, Planning, Razbor, Seasons, Turn
from games.balkans.rules.moves import Yield
from games.balkans.rules.state import State, army_seats, in_turn, lands_of, note_arrivals
from games.balkans.rules.war.aftermath import capture
from games.balkans.rules.war.clash import leave_alliance
from games.core.contract import Pick, Seat


def question(state: State, _frame: AnyFrame, _seat: Seat, draft: PartialMove) -> Question | None:
    """Return the confirmation of a surrender: to name one's own kingdom among all."""
    pool = tuple(state.kingdoms)
    return None if len(draft) > 1 else ("surrender", [Pick(Yield, pool, 1, len(pool))])


def complete(context: MoveContext, _frame: AnyFrame, seat: Seat, draft: PartialMove) -> bool:
    """Surrender, or return False if the answer is not exactly the own kingdom, so that nobody does so by accident."""
    context.state.drafts[seat] = ()
    if draft[1] != context.state.kingdoms[seat]:
        return False
    surrender(context, seat)
    return True


def remove(context: MoveContext, seat: Seat) -> None:
    """Remove a player's troops, cards, gold and captives from the game."""
    state = context.state
    for places, width in ((state.armies, 3), (state.fleets, 4)):
        for place, counts in list(places.items()):
            cleared = (*counts[: width * seat], *(0,) * width, *counts[width * (seat + 1) :])
            if any(cleared):
                places[place] = cleared
            else:
                del places[place]
    for land in list(state.guests):
        note_arrivals(state, land)
    state.captives = tuple(captive for captive in state.captives if seat not in {captive.owner, captive.captor})
    held = (*state.hands[seat], *state.established[seat])
    state.strategy_discard += tuple(card for card in held if card_of(card).deck == "strategy")
    context.end_lasting([card.card for card in state.lasting if card.seat == seat])
    state.hands[seat] = state.established[seat] = ()
    state.royal_decks[seat] = state.royal_discards[seat] = ()
    state.camps = tuple(camp for camp in state.camps if camp.seat != seat)
    state.unplayed[seat] = state.played[seat] = state.dropped[seat] = (0,) * 5
    state.gold[seat] = 0
    state.peeks = tuple(peek for peek in state.peeks if seat not in {peek.seat, peek.whom})
    state.picks[seat] = state.drafts[seat] = ()
    if state.options.alliances == "free" and state.ally[seat]:
        leave_alliance(context, seat)


def eliminate(context: MoveContext, seats: list[Seat]) -> None:
    """Eliminate these seats together (RULES 5.11.4)."""
    state = context.state
    for seat in seats:
        context.emit(events.Eliminated(seat))
        state.status[seat] = "eliminated"
        remove(context, seat)
    if seats:
        state.gone += (tuple(seats),)


def surrender(context: MoveContext, seat: Seat) -> None:
    """Remove a player who surrenders; its lands go to the armies standing there or become neutral."""
    state = context.state
    context.emit(events.Surrendered(seat))
    lands = lands_of(state, seat)
    besieged = {
        land: [guest for guest in state.guests.get(land, ()) if guest not in state.ally[seat]] for land in lands
    }
    if state.first == seat:
        following = in_turn(state)[1:]
        if following:
            state.first = following[0]
            context.emit(events.FirstPlayer(following[0]))
    state.status[seat] = "surrendered"
    state.gone += ((seat,),)
    remove(context, seat)
    for land in lands:
        context.free_land(land)
        takers = besieged[land] or army_seats(state, land)
        if takers:
            capture(context, land, tuple(takers))
    check_survivors(state)
    _go_on(context, seat)


def _go_on(context: MoveContext, seat: Seat) -> None:
    """Continue without a player: remove the seat from turns, Planning and Razbor."""
    state = context.state
    frame = state.frames[-1]
    if isinstance(frame, Turn) and frame.seat == seat:
        context.pop()
    for open_frame in state.frames:
        if isinstance(open_frame, Razbor) and open_frame.waiting[:1] == (seat,):
            open_frame.spoken = False
        if isinstance(open_frame, Seasons | Razbor):
            open_frame.waiting = tuple(other for other in open_frame.waiting if other != seat)
        elif isinstance(open_frame, Planning):
            open_frame.planned = tuple(other for other in open_frame.planned if other != seat)
    frame = state.frames[-1]
    chooser = frame.seat if isinstance(frame, Turn) else state.first
    context.push(Clash(chooser, "lawless", ()))


SURRENDER: Final = Act(question=question, complete=complete)
