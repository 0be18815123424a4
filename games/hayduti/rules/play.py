"""Plays a move (RULES 5.3)."""

from collections.abc import Sequence
from typing import assert_never, cast

from games.core.chance import Chance
from games.core.contract import Move, Seat
from games.core.legality import must_be_legal
from games.hayduti.data.cards import CODES, STATS
from games.hayduti.rules import actions, breaking, ending, forming
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.events import ClearingChosen, HaydutiEvent, Passed
from games.hayduti.rules.legal import moves
from games.hayduti.rules.moves import HaydutiMove
from games.hayduti.rules.refusals import why
from games.hayduti.rules.state import State
from games.hayduti.rules.turns import choosers, clear, end_actions, end_clearing


def play(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[HaydutiEvent]:
    """Play a move and return its events, none for a step that only its player knows of.

    Raise `IllegalMove` and leave the state unchanged if the move is not legal. Only a rotation of the deck draws
    chance: one shuffle.
    """
    must_be_legal(move, moves(state, seat), lambda: why(state, seat, move))
    log: list[HaydutiEvent] = []
    _make(state, seat, cast("HaydutiMove", move), chance, log)
    if not log or log == [ClearingChosen(seat)]:
        state.steps[seat] += 1
    else:
        state.question += 1
    return log


def _make(state: State, seat: Seat, move: HaydutiMove, chance: Chance, log: list[HaydutiEvent]) -> None:
    match move:
        case kinds.Scout(pos):
            actions.scout(state, pos, chance, log)
        case kinds.Recruit(pos):
            actions.recruit(state, pos, chance, log)
        case kinds.Risk():
            actions.risk(state, chance, log)
        case kinds.Pass():
            log.append(Passed(seat, state.mover.actions_left))
            end_actions(state, chance, log)
        case kinds.Sofroniy():
            actions.sofroniy(state, chance, log)
        case kinds.Hadzhi(pos):
            actions.hadzhi(state, pos, chance, log)
        case kinds.Meet(deets):
            actions.answer(state, deets, chance, log)
        case kinds.Clear(cards):
            _clear(state, seat, cards, chance, log)
        case kinds.Improve(goal) | kinds.Raise(goal):
            forming.aim(state, goal)
        case kinds.Gather(by):
            forming.gather(state, by)
        case kinds.Group(cards):
            forming.group(state, cards, chance, log)
        case kinds.Form(goal, by, cards):
            forming.form(state, goal, by, cards, chance, log)
        case kinds.Spare(cards):
            forming.spare(state, cards, chance, log)
        case kinds.Back():
            state.plan = None
        case kinds.Skip():
            forming.skip(state, chance, log)
        case kinds.Keep(cards):
            breaking.keep(state, [CODES[name] for name in cards], chance, log)
        case kinds.Take(cards):
            breaking.take(state, [CODES[name] for name in cards], chance, log)
        case kinds.Elevate(stat):
            ending.elevate(state, STATS.index(stat), log)
        case _:
            assert_never(move)


def _clear(state: State, seat: Seat, cards: tuple[str, ...], chance: Chance, log: list[HaydutiEvent]) -> None:
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
