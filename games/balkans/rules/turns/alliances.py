"""Alliances proposed and answered in Razbor (RULES 5.11.2)."""

from itertools import combinations
from typing import Final

from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler, either
from games.balkans.rules.frames import Proposal
from games.balkans.rules.moves import Accept, BreakAlliance, Decline, Propose
from games.balkans.rules.public import Phase
from games.balkans.rules.state import State, in_turn, living
from games.core.contract import Choice, Move, Seat


def diplomacy(state: State) -> bool:
    """Whether alliances can be made or broken in this Razbor."""
    return state.options.alliances == "free" and (len(living(state)) > 2 or any(state.ally))


def alliance_moves(state: State, seat: Seat, *, spoken: bool) -> list[Choice]:
    """Return the moves of a player about alliances; without proposals if it has `spoken` already."""
    listed: list[Choice] = [BreakAlliance()] if state.ally[seat] else []
    if not spoken:
        listed += [Propose("+".join(state.kingdoms[member] for member in members)) for members in leagues(state, seat)]
    return listed


def leagues(state: State, seat: Seat) -> list[tuple[Seat, ...]]:
    """Return every alliance that a player may propose: with itself, and no existing alliance in part."""
    others = [other for other in in_turn(state) if other != seat]
    found: list[tuple[Seat, ...]] = []
    for size in range(1, len(others) + 1):
        for chosen in combinations(others, size):
            members = {seat, *chosen}
            whole = all(set(state.ally[member]) <= members for member in members)
            if whole and members != {seat, *state.ally[seat]}:
                found.append(tuple(member for member in in_turn(state) if member in members))
    return found


def propose(context: MoveContext, seat: Seat, names: str) -> None:
    """Propose an alliance of these kingdoms, as `Propose` writes them."""
    members = tuple(context.state.kingdoms.index(name) for name in names.split("+"))
    context.emit(events.AllianceProposed(seat, members))
    context.push(Proposal(seat, members))


# ---- the answers ---------------------------------------------------------------------------------------------------


def awaited(_state: State, frame: Proposal) -> tuple[Seat, ...]:
    """Return the seats that have not answered yet."""
    return tuple(sorted(member for member in frame.members if member != frame.seat and member not in frame.answered))


def advance_proposal(context: MoveContext, frame: Proposal) -> bool:
    """Wait for all answers; form the alliance if everybody accepted."""
    state = context.state
    if awaited(state, frame):
        return True
    no = tuple(member for member in frame.members if state.picks[member] == ("decline",))
    context.emit(events.AllianceAnswered(tuple(member for member in frame.members if member not in no), no))
    for member in frame.members:
        state.picks[member] = ()
    if not no:
        for member in frame.members:
            state.ally[member] = tuple(sorted(other for other in frame.members if other != member))
        context.emit(events.AllianceFormed(tuple(sorted(frame.members))))
    context.pop()
    if not no:
        context.calm_revolts()
    return False


def proposal_act(context: MoveContext, frame: Proposal, seat: Seat, move: Move) -> None:
    """Record an answer secretly."""
    context.state.picks[seat] = ("accept" if isinstance(move, Accept) else "decline",)
    frame.answered += (seat,)
    context.emit(events.Answered(seat, "alliance"))


PROPOSAL: Final[FrameHandler[Proposal]] = FrameHandler(
    phase=Phase.ALLIANCE_ANSWER,
    advance=advance_proposal,
    asked=awaited,
    moves=either(Accept(), Decline()),
    answer=proposal_act,
    together=True,
)
