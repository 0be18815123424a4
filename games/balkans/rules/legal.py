"""Who may act, and what is legal (RULES 5.0 and 5.14)."""

from games.balkans.rules.frame_handler import PartialMove, Question
from games.balkans.rules.frame_handlers import act_of, handler_of
from games.balkans.rules.moves import Back, Surrender
from games.balkans.rules.state import State, living
from games.core.contract import Choice, Seat


def asked(state: State) -> tuple[Seat, ...]:
    """Return the seats the table waits for, ascending; none when the game is over."""
    if not state.frames:
        return ()
    frame = state.frames[-1]
    return tuple(sorted(handler_of(frame).asked(state, frame)))


def acting(state: State) -> tuple[Seat, ...]:
    """Return all seats that can move now, ascending: those waited for, or every living one if all may surrender."""
    if state.frames and handler_of(state.frames[-1]).may_surrender:
        return tuple(living(state))
    return asked(state)


def question(state: State, seat: Seat, draft: PartialMove) -> Question | None:
    """Return the next question of a seat's act in progress, or None when it is complete."""
    return act_of(draft).question(state, state.frames[-1], seat, draft)


def open_question(state: State, seat: Seat) -> Question | None:
    """Return the next question of a seat's act in progress; None without one, or while it is suspended."""
    draft = state.drafts[seat]
    if not draft or handler_of(state.frames[-1]).paused(state.frames[-1]) == seat:
        return None
    following = question(state, seat, draft)
    assert following is not None
    return following


def answers(state: State, seat: Seat) -> tuple[Choice, ...]:
    """Return the answers of a seat to the question before it, in the order in which the phase lists them."""
    if not state.frames or state.status[seat] != "alive":
        return ()
    if state.drafts[seat] and (begun := open_question(state, seat)):
        return (*begun[1], Back())
    frame = state.frames[-1]
    handler = handler_of(frame)
    offered = handler.moves if seat in handler.asked(state, frame) else handler.meanwhile
    return (*offered(state, frame, seat), *([Surrender()] if handler.may_surrender else ()))
