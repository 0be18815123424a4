"""What the names picked so far come to, and sending all armies one by one."""

import pytest

from games.balkans import GAME
from games.balkans.rules.moves import Keep, Plan, Send, With
from games.balkans.text import TEXT
from games.core.chance import SeededChance
from games.core.contract import Pick
from tests.games.balkans.tables import each_locale, speak

_MOST_MOVES = 200


@pytest.fixture(scope="module")
def sending():
    """Return a view, its choices, and the pick of some of several armies to send."""
    state, _ = GAME.deal(GAME.Options(), 3, SeededChance(bytes(32), 0))
    for step in range(_MOST_MOVES):
        seat = GAME.view(state, -1).asked[0]
        view, choices = GAME.view(state, seat), GAME.moves(state, seat)
        for choice in choices:
            if isinstance(choice, Pick) and choice.kind is Send and len(choice.pool) > 2:
                return view, choices, choice
        move = GAME.heuristic(view, choices, SeededChance(bytes(32), step))
        GAME.play(state, seat, move, SeededChance(bytes(32), step + 1))
    raise AssertionError("nobody sends armies")


def test_sending_all_armies_one_by_one_is_sending_all(sending):
    view, choices, pick = sending
    armies = [name for name in pick.pool if name != "fleets"]
    whole, part = pick.make(armies), pick.make(armies[:-1])
    assert TEXT.canonical(whole, view) == Send(pick.fixed[0], ("all",))
    assert TEXT.canonical(whole, view) in choices
    assert TEXT.canonical(part, view) == part


@each_locale
def test_armies_are_counted_and_weighed_as_they_are_picked(sending, locale):
    """What is said of all of them is what is said of the choice that sends all, with the fleets."""
    view, _, pick = sending
    said = speak(locale)
    told = [TEXT.picked(pick, pick.pool[:n], view, said) for n in range(1, len(pick.pool) + 1)]
    assert len(set(told)) == len(told)
    for n, line in enumerate(told[:-1], start=1):
        assert line.startswith(TEXT.words(pick.make(pick.pool[:n]), view, said).about)
    assert told[-1].startswith(TEXT.words(Send(pick.fixed[0], ("all", "fleets")), view, said).about[:99])
    assert TEXT.canonical(pick.make(pick.pool), view) == Send(pick.fixed[0], ("all", "fleets"))


def test_orders_are_counted_and_cards_priced(sending):
    view, said = sending[0], speak("en")
    orders = Pick(Plan, ("harvest.1", "harvest.2", "arming.1"), 3, 3)
    assert TEXT.picked(orders, ["harvest.1", "arming.1", "harvest.2"], view, said) == "Harvest × 2, Arming"
    cards = ("capture#1", "triumph#1")
    assert TEXT.picked(Pick(Keep, cards, 1, 2), cards, view, said).startswith("4 gold · ")
    assert TEXT.picked(Pick(With, cards, 1, 2), cards[:1], view, said).endswith(" · Capture")
