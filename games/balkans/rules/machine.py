"""The state machine: who may act, what is legal, and carrying a move out (specification 5.0 and 5.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans.rules import cards, development, leaving, marching, setup, turns
from games.balkans.rules.ending import close
from games.balkans.rules.frames import Battle, ConsentChoice, Defence, Losses, Offensive, Planning, Proposal, Turn
from games.balkans.rules.frames import StrategicStart as Start
from games.balkans.rules.moves import Back, Card, Choose, March, Order, Sail, Surrender, With, Yield
from games.balkans.rules.refusing import refusal
from games.balkans.rules.rooms import phase_of, room_of
from games.balkans.rules.run import Ended, Run
from games.balkans.rules.setup import empty_state
from games.balkans.rules.state import living
from games.core.contract import Move, Pick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.rules.frames import AnyFrame
    from games.balkans.rules.options import BalkansOptions
    from games.balkans.rules.public import Asking
    from games.balkans.rules.state import State
    from games.core.chance import Chance
    from games.core.contract import Choice, Event, Seat

SURRENDER_PHASES: Final = frozenset({"planning", "turn", "turn_close", "razbor_diplomacy", "razbor_cards"})
_BEGINNINGS: Final = (Order, Card, Sail, Surrender)


def deal(options: BalkansOptions, seats: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    """Return the first state and what happened in the setup."""
    state = empty_state(options, seats)
    run = Run(state, chance)
    setup.begin(run)
    _settle(run)
    return state, run.events


def asked(state: State) -> tuple[Seat, ...]:
    """Return the seats the table waits for, ascending; none when it is over."""
    if not state.frames:
        return ()
    frame = state.frames[-1]
    return tuple(sorted(room_of(frame).asked(state, frame)))


def acting(state: State) -> tuple[Seat, ...]:
    """Return all seats that can move now, ascending: those waited for, and everybody where anybody may surrender."""
    return tuple(living(state)) if phase_of(state) in SURRENDER_PHASES else asked(state)


def question(state: State, seat: Seat, draft: tuple[str, ...]) -> tuple[Asking, list[Choice]] | None:
    """Return what is asked next of the act that a seat has begun; None when it is complete."""
    frame = state.frames[-1]
    match draft[0].split(" ")[0]:
        case "surrender":
            return leaving.question(state, draft)
        case "card":
            return cards.question(state, seat, draft)
        case "order":
            assert isinstance(frame, Turn)
            return turns.question(state, frame, draft)
        case "sail":
            assert isinstance(frame, Offensive)
            return marching.sail_question(state, frame, seat, draft)
        case _ if isinstance(frame, Defence):
            return development.defence_question(state, frame, draft)
        case _:
            assert isinstance(frame, Offensive)
            return marching.march_question(state, frame, seat, draft)


def moves(state: State, seat: Seat) -> tuple[Choice, ...]:
    """Return all that is legal for a seat, in the order the phase lists it."""
    if not state.frames or state.status[seat] != "alive":
        return ()
    frame = state.frames[-1]
    waiting = seat in room_of(frame).asked(state, frame)
    draft = state.drafts[seat]
    if draft and not isinstance(frame, ConsentChoice):
        open_question = question(state, seat, draft)
        assert open_question is not None
        return (*open_question[1], Back())
    surrender = [Surrender()] if phase_of(state) in SURRENDER_PHASES else []
    if waiting:
        return (*room_of(frame).moves(state, frame, seat), *surrender)
    if isinstance(frame, Planning):
        return (*setup.plan_moves(state), *surrender)
    return (*turns.interrupts(state, seat), *surrender) if isinstance(frame, Turn) else tuple(surrender)


def play(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Make a move and return what happened. Raise `IllegalMove`, leaving the state as it was, if it is not legal."""
    choices = moves(state, seat)
    if not any(one.fits(move) if isinstance(one, Pick) else one == move for one in choices):
        raise refusal(state, seat, move, choices)
    run = Run(state, chance)
    before = state.frames[-1]
    try:
        if not _step(run, seat, move):
            state.steps[seat] += 1
            return run.events
        _settle(run)
    except Ended as ended:
        close(run, ended)
    _turn_page(state, seat, before)
    return run.events


def _settle(run: Run) -> None:
    """Go on until somebody is asked."""
    while True:
        frame = run.state.frames[-1]
        if room_of(frame).advance(run, frame):
            return


def _turn_page(state: State, seat: Seat, before: AnyFrame) -> None:
    """Make controls of before void: for all, or only for the mover where others choose at the same time."""
    same = state.frames and state.frames[-1] is before
    together = isinstance(before, Planning | Start | Proposal | Losses) or (
        isinstance(before, Battle) and before.stage == "pick"
    )
    if same and together:
        state.steps[seat] += 1
        state.drafts[seat] = ()
        return
    state.question += 1
    top = state.frames[-1] if state.frames else None
    ally = top.ally if isinstance(top, ConsentChoice) else -1
    for other in range(len(state.drafts)):
        if other != ally:
            state.drafts[other] = ()


# ---- acts that are begun, continued and taken back -----------------------------------------------------------------


def _answer(move: Move) -> str:
    match move:
        case Choose(what):
            return what
        case With(names) | March(_, names) | Yield(names):
            return ",".join(names) or "-"
        case _:
            raise AssertionError(move)


def _step(run: Run, seat: Seat, move: Move) -> bool:
    """Make the move; return False if it only goes on with, or back from, something begun that nobody else sees."""
    state = run.state
    frame = state.frames[-1]
    draft = state.drafts[seat]
    if isinstance(frame, ConsentChoice):
        turns.consent(run, frame, move, state.drafts[frame.ally])
        return True
    if isinstance(move, Back):
        state.drafts[seat] = _taken_back(state, seat, draft)
        return False
    if not draft and not isinstance(move, (*_BEGINNINGS, Choose)):
        room_of(frame).act(run, frame, seat, move)
        return True
    draft = (*draft, _answer(move)) if draft else (str(move),)
    while (open_question := question(state, seat, draft)) is not None:
        choices = open_question[1]
        if len(choices) > 1 or isinstance(choices[0], Pick):
            state.drafts[seat] = draft
            return False
        draft = (*draft, _answer(choices[0]))
    return _complete(run, seat, draft)


def _taken_back(state: State, seat: Seat, draft: tuple[str, ...]) -> tuple[str, ...]:
    """Return what was begun without the last answer, and without those that were no choice."""
    draft = draft[:-1]
    while draft:
        open_question = question(state, seat, draft)
        if open_question is not None and (len(open_question[1]) > 1 or isinstance(open_question[1][0], Pick)):
            break
        draft = draft[:-1]
    return draft


def _complete(run: Run, seat: Seat, draft: tuple[str, ...]) -> bool:
    """Carry out what was begun and is answered; return False if it was given up after all."""
    state = run.state
    frame = state.frames[-1]
    match draft[0].split(" ")[0]:
        case "surrender":
            state.drafts[seat] = ()
            if not leaving.confirmed(state, seat, draft[1]):
                return False
            leaving.surrender(run, seat)
        case "card":
            cards.play(run, seat, draft)
        case "order":
            assert isinstance(frame, Turn)
            state.drafts[seat] = draft
            turns.play_order(run, frame, draft)
        case "sail":
            assert isinstance(frame, Offensive)
            marching.sail(run, frame, seat, draft)
        case _:
            to = draft[0].removeprefix("choose ")
            room_of(frame).act(run, frame, seat, March(to, tuple(draft[1].split(","))))
    return True
