"""The state machine: sets up a game and plays moves, running the frames on the stack until somebody has to answer."""

from collections.abc import Sequence
from typing import TypeVar

from games.balkans.data.components import card_of
from games.balkans.rules.context import Ended, MoveContext
from games.balkans.rules.ending import close
from games.balkans.rules.frame_handler import PartialMove, Question
from games.balkans.rules.frame_handlers import ACTS, act_of, handler_of, phase_of
from games.balkans.rules.frames import AnyFrame
from games.balkans.rules.legal import answers, asked, open_question, question
from games.balkans.rules.moves import Attack, Back, Choose, March, Order, Sail, Voyage, With, Yield
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Asking, Phase
from games.balkans.rules.refusals import why
from games.balkans.rules.state import NOBODY, State
from games.balkans.rules.turns import setup
from games.core.chance import Chance
from games.core.contract import Choice, Event, Move, Pick, Seat
from games.core.legality import is_legal, must_be_legal

T = TypeVar("T")


def deal(options: BalkansOptions, seats: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    """Return the first state of a game and the events of its setup."""
    state = setup.empty_state(options, seats)
    context = MoveContext(state, chance)
    setup.begin(context)
    settle(context)
    return state, context.events


def play(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Make a move and return its events. Raise `IllegalMove`, without changing the state, if it is not legal."""
    if is_legal(move, answers(state, seat)):
        return _made(state, seat, move, chance)
    must_be_legal(move, moves(state, seat), lambda: why(state, seat, move))
    first = next(first for first, after in leads(state, seat).items() if is_legal(move, moves(after, seat)))
    return [*_made(state, seat, first, chance), *play(state, seat, move, chance)]


def _made(state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    """Carry out a legal answer to the question in front."""
    context = MoveContext(state, chance)
    before = state.frames[-1]
    try:
        if not _step(context, seat, move):
            state.steps[seat] += 1
            return context.events
        settle(context)
    except Ended as ended:
        close(context, ended)
    _turn_page(state, seat, before)
    return context.events


# ---- answers to the next question ----------------------------------------------------------------------------------


class _Drawn(Exception):
    """Raised where a random number would be drawn."""


class _NoChance:
    """Chance for moves that draw nothing."""

    def below(self, n: int) -> int:
        """Refuse a number."""
        raise _Drawn(n)

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Refuse a shuffle."""
        raise _Drawn(items)


def moves(state: State, seat: Seat) -> tuple[Choice, ...]:
    """Return all legal moves of a seat: the answers to its question, then those to the next one (RULES 5.0)."""
    following = dict.fromkeys(choice for after in leads(state, seat).values() for choice in moves(after, seat))
    return (*(choice for choice in answers(state, seat) if choice not in following), *following)


def leads(state: State, seat: Seat) -> dict[Move, State]:
    """Return the answers of a seat after which it is asked at once again, knowing no more, each with the state then.

    Questions with a single answer in between are answered.
    """
    found: dict[Move, State] = {}
    for move, phase in _leading(state, seat):
        after = state.copy()
        try:
            _made(after, seat, move, _NoChance())
            while phase_of(after) is not phase and (only := _only_answer(after, seat)):
                _made(after, seat, only, _NoChance())
        except _Drawn:
            continue
        if after.frames and phase_of(after) is phase and seat in asked(after):
            found[move] = after
    return found


def led_past(state: State, seat: Seat) -> set[Move]:
    """Return the answers of a seat that those to later questions give too, so that they need not be offered."""
    found = leads(state, seat)
    later = {move for after in found.values() for move in led_past(after, seat)}
    return {*found, *later.difference(answers(state, seat))} if later else {*found}


def asking(state: State, seat: Seat) -> Asking:
    """Return the kind of the next question of a seat's act in progress, or of the one that its answers lead to."""
    begun = open_question(state, seat) if seat >= 0 else None
    after = next(iter(leads(state, seat).values()), None) if begun else None
    return asking(after, seat) if after else begun[0] if begun else ""


def _leading(state: State, seat: Seat) -> Sequence[tuple[Move, Phase]]:
    """Return the answers that may lead to another question of the seat, each with the phase of that."""
    if seat < 0 or not state.frames:
        return ()
    frame, draft = state.frames[-1], state.drafts[seat]
    found = (act_of(draft) if draft else handler_of(frame)).leads(state, frame, seat)
    return found if found and seat in asked(state) else ()


def _only_answer(state: State, seat: Seat) -> Move | None:
    """Return the answer of a seat that has no other, if it may lead to another question; None otherwise."""
    found = answers(state, seat)
    return next((move for move, _ in _leading(state, seat) if found == (move,)), None)


def settle(context: MoveContext) -> None:
    """Run frames until somebody has to answer."""
    while True:
        frame = context.state.frames[-1]
        if handler_of(frame).advance(context, frame):
            return


def _turn_page(state: State, seat: Seat, before: AnyFrame) -> None:
    """Invalidate earlier controls: everybody's, or only the mover's if others are choosing at the same time."""
    top = state.frames[-1] if state.frames else None
    if top is before and handler_of(before).together:
        state.steps[seat] += 1
        state.drafts[seat] = ()
        return
    state.question += 1
    paused = handler_of(top).paused(top) if top else NOBODY
    for other in range(len(state.drafts)):
        if other != paused:
            state.drafts[other] = ()


# ---- acts in progress ----------------------------------------------------------------------------------------------


def _begun(move: Move) -> PartialMove:
    """Return the act that a move begins, with the answers that the move already gives."""
    match move:
        case Attack(land):
            return str(Order("offensive")), _answer(With(())), land
        case With((card, *_)):
            return str(Order(card_of(card).entry.order)), _answer(move)
        case Voyage(fleet, to, cargo):
            return str(Sail(fleet)), to, cargo
        case _:
            return (str(move),)


def _answer(move: Move) -> str:
    match move:
        case Choose(what):
            return what
        case With(names) | March(_, names) | Yield(names):
            return ",".join(names) or "-"
        case _:
            raise AssertionError(move)


def _step(context: MoveContext, seat: Seat, move: Move) -> bool:
    """Make the move; return False if it only continues or takes back an act that nobody else sees yet."""
    state = context.state
    frame = state.frames[-1]
    draft = state.drafts[seat]
    if isinstance(move, Back):
        state.drafts[seat] = _taken_back(state, seat, draft)
        return False
    if not draft and move.verb not in ACTS:
        handler_of(frame).answer(context, frame, seat, move)
        return True
    draft = (*draft, _answer(move)) if draft else _begun(move)
    while asked := question(state, seat, draft):
        if _is_choice(asked):
            state.drafts[seat] = draft
            return False
        draft = (*draft, _answer(_only(asked)))
    return act_of(draft).complete(context, frame, seat, draft)


def _is_choice(asked: Question) -> bool:
    """Whether a question has more than one answer."""
    return len(asked[1]) > 1 or isinstance(asked[1][0], Pick)


def _only(asked: Question) -> Move:
    (answer,) = asked[1]
    assert not isinstance(answer, Pick)
    return answer


def _taken_back(state: State, seat: Seat, draft: PartialMove) -> PartialMove:
    """Return an act in progress without its last real answer, nor any answers that were given automatically."""
    while draft := draft[:-1]:
        asked = question(state, seat, draft)
        if asked and _is_choice(asked):
            break
    return draft
