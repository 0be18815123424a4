"""The setup (RULES 4)."""

from collections.abc import Sequence

from games.carcassonne.data.tiles import MEEPLES, MESSAGES, START, bag_of_tiles
from games.carcassonne.rules.board import cell_at, laid
from games.carcassonne.rules.events import GameStarted, TurnStarted
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.play import go_on
from games.carcassonne.rules.public import SOURCES
from games.carcassonne.rules.state import NOBODY, SUPPLY, State
from games.core.chance import Chance
from games.core.contract import Event


def deal(options: CarcassonneOptions, seats: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    """Return the first state and the events of the setup. Chance shuffles the tiles, then the messages."""
    stack = chance.shuffle(bag_of_tiles(robbers=options.robbers))
    messages = chance.shuffle(MESSAGES) if options.messages else []
    state = fresh(options, seats, stack, messages)
    events: list[Event] = [GameStarted(seats, options, len(stack)), TurnStarted(0)]
    go_on(state, NOBODY, events)
    return state, events


def fresh(options: CarcassonneOptions, seats: int, stack: Sequence[int], messages: Sequence[str]) -> State:
    """Return the state before the first draw, with the stacks in these orders."""
    return State(
        options=options,
        seats=seats,
        board=laid([(cell_at(0, 0), 4 * START)]),
        stack=tuple(stack),
        supply=[MEEPLES] * seats,
        totals=[0] * (2 * seats if options.messages else seats),
        robbers=[SUPPLY] * seats,
        sheet=[0] * (len(SOURCES) * seats),
        messages=tuple(messages),
    )
