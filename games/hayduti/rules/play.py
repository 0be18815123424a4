"""Makes a move (specification 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import Pick
from games.hayduti.data.cards import CODES, STATS
from games.hayduti.rules import actions, breaking, ending, forming
from games.hayduti.rules.events import ClearingChosen, Passed
from games.hayduti.rules.legal import moves
from games.hayduti.rules.moves import (
    Back,
    Clear,
    Elevate,
    Gather,
    Group,
    Hadzhi,
    Improve,
    Keep,
    Meet,
    Pass,
    Raise,
    Recruit,
    Risk,
    Scout,
    Skip,
    Sofroniy,
    Spare,
    Take,
)
from games.hayduti.rules.refusing import refusal
from games.hayduti.rules.turns import choosers, clear, end_actions, end_clearing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Event, Move, Seat
    from games.hayduti.rules.state import State


def play(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Make the move and return what happened: nothing, while a player only thinks about a group or a clearing.

    Raise `IllegalMove`, leaving the state as it was, if the move is not legal. Chance is drawn only by a rotation of
    the deck: one shuffle each.
    """
    if not any(one.fits(move) if isinstance(one, Pick) else one == move for one in moves(state, seat)):
        raise refusal(state, seat, move)
    log: list[Event] = []
    _make(state, seat, move, chance, log)
    if not log or log == [ClearingChosen(seat)]:
        state.steps[seat] += 1
    else:
        state.question += 1
    return log


def _make(state: State, seat: Seat, move: Move, chance: Chance, log: list[Event]) -> None:
    match move:
        case Scout(pos):
            actions.scout(state, pos, chance, log)
        case Recruit(pos):
            actions.recruit(state, pos, chance, log)
        case Risk():
            actions.risk(state, chance, log)
        case Pass():
            log.append(Passed(seat, state.mover.actions_left))
            end_actions(state, chance, log)
        case Sofroniy():
            actions.sofroniy(state, chance, log)
        case Hadzhi(pos):
            actions.hadzhi(state, pos, chance, log)
        case Meet(deets):
            actions.answer(state, deets, chance, log)
        case Clear(cards):
            _clear(state, seat, cards, chance, log)
        case _:
            _make_group(state, move, chance, log)


def _make_group(state: State, move: Move, chance: Chance, log: list[Event]) -> None:
    match move:
        case Improve(goal) | Raise(goal):
            forming.aim(state, goal)
        case Gather(by):
            forming.gather(state, by)
        case Group(cards):
            forming.group(state, cards, chance, log)
        case Spare(cards):
            forming.spare(state, cards, chance, log)
        case Back():
            state.plan = None
        case Skip():
            forming.skip(state, chance, log)
        case Keep(cards):
            breaking.keep(state, [CODES[name] for name in cards], chance, log)
        case Take(cards):
            breaking.take(state, [CODES[name] for name in cards], chance, log)
        case Elevate(stat):
            ending.elevate(state, STATS.index(stat), log)
        case _:
            raise AssertionError(move)


def _clear(state: State, seat: Seat, cards: tuple[str, ...], chance: Chance, log: list[Event]) -> None:
    codes = tuple(CODES[name] for name in cards)
    if not state.options.parallel:
        clear(state, seat, codes, log)
        end_clearing(state, chance, log)
        return
    player = state.players[seat]
    if player.choice is None:
        log.append(ClearingChosen(seat))
    player.choice = codes
    if not choosers(state):
        end_clearing(state, chance, log)
