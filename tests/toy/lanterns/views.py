"""What each audience may know of the lanterns, and how hidden ones are determinized."""

from games.core.chance import Chance
from games.core.contract import PUBLIC, Audience, Move, Seat, View

from .rules import COLOURS, Light, State, acting, outcome, targets


class LanternView(View, frozen=True, kw_only=True):
    """What one audience may know. `lanterns` are the colours it knows, "" for others.

    `looks` are, for each seat, whose lanterns it has looked at: everybody knows that, and the seat alone their colours.
    """

    lanterns: tuple[str, ...]
    looks: tuple[tuple[int, ...], ...]
    lives: tuple[int, ...]
    shaded: tuple[bool, ...]
    fallen: tuple[int, ...]
    targets: tuple[int, ...]
    turn: int
    shown: int
    moves: int


def view(state: State, audience: Audience) -> LanternView:
    """Return what this audience may know."""
    known = {state.shown} if audience == PUBLIC else {state.shown, audience, *state.seen[audience]}
    return LanternView(
        audience=audience,
        seats=len(state.lives),
        asked=tuple(acting(state)),
        question=state.moves,
        outcome=outcome(state),
        lanterns=tuple(lantern if seat in known else "" for seat, lantern in enumerate(state.lanterns)),
        looks=tuple(map(tuple, state.seen)),
        lives=tuple(state.lives),
        shaded=tuple(state.shaded),
        fallen=tuple(state.fallen),
        targets=tuple(targets(state, state.turn)) if acting(state) and state.shown < 0 else (),
        turn=state.turn,
        shown=state.shown,
        moves=state.moves,
    )


def forced(view: LanternView) -> tuple[Seat, Move] | None:
    """Return the move that lights the lanterns, once a round has ended (RULES 3)."""
    return (view.turn, Light()) if view.shown >= 0 and view.outcome is None else None


def determinize(view: LanternView, chance: Chance) -> State:
    """Return a state that fits the view, with hidden lanterns lit at random."""
    lanterns = [
        lantern or (COLOURS[chance.below(len(COLOURS))] if view.lives[seat] else "")
        for seat, lantern in enumerate(view.lanterns)
    ]
    lists = ([list(looks) for looks in view.looks], list(view.lives), list(view.shaded), list(view.fallen))
    return State(lanterns, *lists, view.turn, view.shown, view.moves)
