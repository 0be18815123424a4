"""What one seat alone learns, in the games that come with the bot; wrong private events are caught."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from games.check.suite.test_told import *  # noqa: F403
from games.check.tables import random_walk
from games.core.chance import SeededChance
from games.core.conformance import MoveFuzzer, Playthrough, check_step
from games.core.contract import PUBLIC, Event, PrivateEvent
from games.core.news import heard
from games.durak import GAME as DURAK
from games.durak.rules.events import CardsDrawn, Drew

pytestmark = pytest.mark.long(1)

SEED = bytes(32)


class Whisper(PrivateEvent, frozen=True):
    text: str


class Call(Event, frozen=True):
    text: str


def test_a_private_event_is_heard_by_its_seat_alone() -> None:
    events = [Call("all"), Whisper(0, "Ana"), Whisper(1, "Boris"), Call("all again")]
    assert heard(events, PUBLIC) == (Call("all"), Call("all again"))
    assert heard(events, 0) == (Call("all"), Whisper(0, "Ana"), Call("all again"))
    assert heard(events, 2) == heard(events, PUBLIC)


def untold(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.audience == PUBLIC]


def half_told(events: Sequence[Event]) -> list[Event]:
    return [CardsDrawn(event.seat, event.cards[1:]) if isinstance(event, CardsDrawn) else event for event in events]


def told_to_a_neighbour(events: Sequence[Event]) -> list[Event]:
    return [
        *events,
        *(CardsDrawn((event.seat + 1) % 3, event.cards) for event in events if isinstance(event, CardsDrawn)),
    ]


class Told(Event, frozen=True):
    """Cards drawn, told to everybody by mistake."""

    seat: int
    cards: tuple[str, ...]


def told_to_all(events: Sequence[Event]) -> list[Event]:
    return [Told(event.seat, event.cards) if isinstance(event, CardsDrawn) else event for event in events]


class Retractable(CardsDrawn, frozen=True):
    retractable = True


def taken_back(events: Sequence[Event]) -> list[Event]:
    return [Retractable(event.seat, event.cards) if isinstance(event, CardsDrawn) else event for event in events]


@pytest.mark.parametrize(
    ("mistake", "complaint"),
    [
        (untold, "learns something without an event"),
        (half_told, "learns something without an event"),
        (told_to_a_neighbour, "has equal views of two worlds, but hears"),
        (told_to_all, "has equal views of two worlds, but hears"),
        (taken_back, "can be taken back"),
    ],
)
def test_wrong_private_events_are_noticed(mistake: Callable[[Sequence[Event]], list[Event]], complaint: str) -> None:
    """Durak with the cards drawn told to nobody, in part, to a neighbour too, to all, or in a move that can be undone."""

    def play(state: Any, seat: int, move: Any, chance: Any) -> Any:
        return mistake(DURAK.play(state, seat, move, chance))

    broken, fuzzer = replace(DURAK, play=play), MoveFuzzer()

    def check_all() -> None:
        for number in range(4):
            seed = bytes([number]) * 32
            for step, playthrough in enumerate(random_walk(Playthrough(broken, broken.Options(), 3, seed), seed)):
                check_step(playthrough, SeededChance(seed, step), fuzzer, tries=0, every_heuristic=False)

    with pytest.raises(AssertionError, match=complaint):
        check_all()


def test_cards_drawn_after_a_bout_are_told_to_the_seats_that_draw() -> None:
    for playthrough in random_walk(Playthrough(DURAK, DURAK.Options(), 3, SEED), SEED):
        drawn = {event.seat: event.count for event in playthrough.events if isinstance(event, Drew)}
        for seat in range(3):
            own = [event for event in heard(playthrough.events, seat) if isinstance(event, CardsDrawn)]
            assert sum(len(event.cards) for event in own) == drawn.get(seat, 0)
            assert all({*event.cards} <= {*DURAK.view(playthrough.state, seat).hand} for event in own)
