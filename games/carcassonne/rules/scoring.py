"""A round of scoring (RULES 5.5): awards, meeples returned, the check for a message. For thefts see `robbers`."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from games.carcassonne.data.tiles import MESSAGES, Figure
from games.carcassonne.rules.events import FeatureCompleted, MeepleHome, Scored
from games.carcassonne.rules.legal import award_moves, due_seat
from games.carcassonne.rules.moves import TakeAward
from games.carcassonne.rules.public import Award, Phase, Round, points_of
from games.carcassonne.rules.robbers import thieves_in
from games.carcassonne.rules.state import (
    State,
    advance,
    credit,
    figure_at,
    in_turn,
    lights,
    number_of,
    space_of,
    under_way,
)
from games.carcassonne.rules.worth import full_value, owners
from games.core.contract import Event, Move, Seat

MOST_MESSAGES: Final = len(MESSAGES)
"""How many messages may be drawn in one turn."""


def score(state: State, events: list[Event]) -> None:
    """Gather the awards of all features that the last tile completed, if any holds a meeple."""
    board = state.board
    awards: list[Award] = []
    for key in board.just_completed():
        kind, terms, who = board.kind(key), full_value(board, key), owners(state, key)
        points = points_of(terms)
        tiles, pennants = (terms[0].count, terms[1].count if len(terms) > 1 else 0)
        name = board.name(key)
        events.append(FeatureCompleted(name, kind, tiles, pennants, points, terms, who))
        awards += [Award(seat, name, kind, points, terms) for seat in who]
    if awards:
        begin(state, awards)
    else:
        state.phase = Phase.END


def begin(state: State, awards: Iterable[Award]) -> None:
    """Begin a round of these awards."""
    given = tuple(awards)
    figures = range(len(state.totals))
    state.round = Round(
        awards=given,
        due=tuple(range(len(given))),
        spaces=tuple(space_of(state, number) for number in figures),
        robbers=tuple(state.robbers),
        first=(0,) * len(figures),
    )
    state.phase = Phase.AWARD


def award(state: State, events: list[Event]) -> None:
    """Ask the next seat in turn order that has awards; an award without a choice is given at once."""
    order = in_turn(state)
    while (seat := due_seat(state, order)) is not None:
        choices = award_moves(state, seat)
        if len(choices) > 1:
            state.actor = seat
            return
        take_award(state, seat, choices[0], events, auto=True)
    state.round = replace(under_way(state), thieves=thieves_in(state))
    state.phase = Phase.STEAL


def take_award(state: State, seat: Seat, move: Move, events: list[Event], *, auto: bool = False) -> None:
    """Give a seat the award of its choice."""
    assert isinstance(move, TakeAward)
    now = under_way(state)
    chosen = next(
        index for index in now.due if now.awards[index].seat == seat and now.awards[index].key == move.feature
    )
    give(state, chosen, number_of(state, seat, move.figure), events, auto=auto)


def give(state: State, chosen: int, number: int, events: list[Event], *, auto: bool) -> None:
    """Move a figure by the award of this number."""
    now = under_way(state)
    given = now.awards[chosen]
    first = list(now.first)
    first[number] = first[number] or given.points
    state.round = replace(
        now, due=tuple(index for index in now.due if index != chosen), first=tuple(first), moved=(*now.moved, number)
    )
    before, after = advance(state, number, given.points)
    credit(state, given.seat, given.points, given.kind or "message")
    figure: Figure = figure_at(state, number)[1]
    events.append(Scored(given.seat, figure, before, after, given.points, given.key, given.kind, given.terms, auto))


def settle(state: State, events: list[Event]) -> None:
    """Return the meeples of scored features, and check whether a message is due."""
    now = under_way(state)
    keys = dict.fromkeys(state.board.node(award.key) for award in now.awards if award.kind)
    for key in keys:
        send_home(state, key, events)
    state.round = None
    due = (
        state.options.messages
        and state.messages_this_turn < MOST_MESSAGES
        and any(lights(state, figure_at(state, figure)[0], state.totals[figure]) for figure in now.moved)
    )
    state.phase = Phase.MESSAGE if due else Phase.END


def send_home(state: State, key: int, events: list[Event]) -> None:
    """Return all meeples of a feature to their owners' supplies."""
    label, cells = state.board.label, state.board.cells
    leaving = [meeple for meeple in state.meeples if label[meeple[0]] == key]
    for node, seat in sorted(leaving, key=lambda cell: cells[cell[0] >> 3]):
        state.supply[seat] += 1
        events.append(MeepleHome(seat, state.board.name(node), *state.board.place(node)))
    state.meeples = [meeple for meeple in state.meeples if label[meeple[0]] != key]
