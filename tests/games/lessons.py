"""Lessons played as the bot plays them: the deal, the computers and the end of the game's `Practice`."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.tables.automatic.workers import chance_for
from bot.tables.practice import secret_of_lesson
from bot.tables.state.answered import only_move
from bot.tables.state.fairness import bind
from bot.tables.state.table import computer_to_move
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, AnyGame, Event, Move, View
from games.core.news import heard
from games.core.options import preset
from games.core.random_moves import random_move, sample
from games.core.strength import Strength, choose
from storage import Occupant, SeatRow

LEARNERS: Final = (("heuristic", 0), *(("easy", salt) for salt in range(1, 5)))
"""Learners who play sensibly: by the heuristic, and as easy computers do."""
LONGEST: Final = 150
"""Decisions of a learner within which every lesson ends."""
SOON: Final = 25
"""Decisions within which the heart of the game happens to a learner who plays sensibly."""


@dataclass
class Lesson:
    """A lesson that was played: all moves in order, and each public event with the decisions made before it.

    Only decisions with an alternative count. `view` is the public one at the end; `by_rule` tells whether the lesson
    ended as its `over` says, not with the game. `first_asked` are the seats that are asked where the learner is asked for
    the first time, the learner among them. `announced` tells for each move of the learner's whether it was said to belong
    to the last part.
    """

    moves: list[tuple[int, str]]
    events: list[Event]
    decided: list[int]
    view: Any
    by_rule: bool
    first_asked: tuple[int, ...] = ()
    announced: list[bool] = field(default_factory=list[bool])

    @property
    def decisions(self) -> int:
        """How often the learner has decided."""
        return self.decided[-1]

    def decisions_until(self, happened: Callable[[Event], bool]) -> int:
        """Return how often the learner decided until something happened; more than `LONGEST` if it never did."""
        found = (made for event, made in zip(self.events, self.decided, strict=True) if happened(event))
        return next(found, LONGEST + 1)


def played_lesson(game: AnyGame, learner: str, salt: int = 0) -> Lesson:
    """Play a lesson with a learner of a kind.

    It plays by the "heuristic", as an "easy" computer, at "random", or "wavering": each time like one of the last two.
    """
    practice, secret = game.practice, secret_of_lesson(game)
    assert secret is not None, "lessons are dealt alike"
    seats = practice.seats or min(game.seats)
    seed = bind(secret, ["lesson"] * seats)
    number = seats + 1  # the table is opened, and everybody sits down, one entry each
    state, dealt = game.deal(preset(game.Options, practice.preset), seats, SeededChance(seed, number))
    events = list(heard(dealt, PUBLIC))
    lesson = Lesson([], events, [0] * len(events), game.view(state, PUBLIC), by_rule=False)
    rows = [SeatRow(seat, Occupant.COMPUTER if seat else Occupant.PERSON, None, "") for seat in range(seats)]
    own, decided = hashlib.sha256(f"{learner} {salt}".encode()).digest(), 0
    while game.acting(state) and decided <= LONGEST:
        number += 1
        if (forced := game.forced(lesson.view)) is not None:
            seat, move = forced[0], forced[1] or sample(game.moves(state, forced[0])[0], SeededChance(seed, number))
        elif practice.over is not None and practice.over(events, lesson.view, 0):
            lesson.by_rule = True
            break
        else:
            asked = tuple(game.acting(state))
            lesson.first_asked = lesson.first_asked or (asked if 0 in asked else ())
            seat = computer_to_move(game, state, rows) or 0
            view, choices = game.view(state, seat), game.moves(state, seat)
            if seat:
                move = choose(game, view, choices, SeededChance(chance_for(seed, number - 1), 0), Strength.LESSON)
            else:
                only = only_move(game, view, choices)
                if only is not None and isinstance(only, game.idle):
                    move = only  # the bot plays it at once
                else:
                    move = _decided(game, learner, view, choices, SeededChance(own, number))
                decided += only is None
                lesson.announced.append(practice.last is not None and practice.last(events, lesson.view, 0))
        happened = heard(game.play(state, seat, move, SeededChance(seed, number)), PUBLIC)
        events += happened
        lesson.decided += [decided] * len(happened)
        lesson.moves.append((seat, str(move)))
        lesson.view = game.view(state, PUBLIC)
    return lesson


def _decided(game: AnyGame, learner: str, view: View, choices: Sequence[Any], chance: SeededChance) -> Move:
    if learner == "wavering":
        learner = ("easy", "random")[chance.below(2)]
    if learner == "random":
        return random_move(view, [choice for choice in choices if not isinstance(choice, game.anytime)], chance)
    return choose(game, view, choices, chance, Strength.EASY if learner == "easy" else Strength.NORMAL)


def sensible_lessons(game: AnyGame) -> Iterator[tuple[str, Lesson]]:
    """Yield the lessons of learners who play sensibly, with what they are called."""
    for learner, salt in LEARNERS:
        yield f"{learner} {salt}", played_lesson(game, learner, salt)
