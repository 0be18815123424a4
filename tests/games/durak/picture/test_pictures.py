"""Durak's pictures show what the view says and nothing else."""

import pytest

from games.check.golden import fits, pngs
from games.core.contract import Outcome
from games.durak import GAME
from games.durak.data.cards import NAMES as CARDS
from games.durak.rules.moves import Defend
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import Phase
from tests.games.durak.picture_cases import ALL, CROWDED, bout, localizer, look

PICTURES = pngs("durak")
ENGLISH = localizer()


@pytest.mark.parametrize("count", [1, 6, 12, 20, 35])
def test_hands_of_every_size_are_drawn(count):
    enchanted = DurakOptions(enchanted=ALL)
    view = bout("7S", "7H 8H", audience=1, hand=CARDS[:count], hands=(1, count, 6), options=enchanted)
    assert fits(PICTURES.hand(view, [Defend("7S", name) for name in CARDS[:count:2]], ENGLISH))


@pytest.mark.parametrize("count", [1, 6, 12, 20, 35])
def test_a_hand_of_any_size_lies_below_the_board_of_a_page(count):
    view = look(audience=0, hand=CARDS[:count], hands=(count, 6, 6))
    strip = GAME.pictures.beside(view, (), ENGLISH).hand
    assert [region.term for region in strip.regions] == list(CARDS[:count])
    assert all(region.box[3] <= strip.size[1] for region in strip.regions)


def test_cards_on_the_board_of_a_page_stay_where_they_are_when_more_are_laid():
    before, after = (
        GAME.pictures.beside(view, (), ENGLISH)
        for view in (bout("7S 8S", "7H 8H", "7D"), bout("7S 8S", "7H 8H", "7D 8D", "7C", "9C", "9S", "9H", "9D"))
    )
    places = {region.term: region.outline for region in before.table.regions if region.term}
    assert set(places) == {"talon", "trump", "direction", "7S", "8S", "7H", "8H", "7D"}
    assert places.items() <= {region.term: region.outline for region in after.table.regions if region.term}.items()


def test_the_plates_of_a_page_are_those_of_the_table():
    plates = GAME.pictures.beside(CROWDED, (), ENGLISH).plates
    svg = GAME.pictures.table(CROWDED, ENGLISH).svg(str)
    assert [plate.seat for plate in plates] == list(range(CROWDED.seats))
    assert all(f">{stat.text}</text>" in svg for plate in plates if not plate.out for stat in plate.stats)


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("count", [1, 17, 30])
def test_results_have_room_for_the_cards_left(seats, count):
    left = ((),) * (seats - 1) + (CARDS[:count],)
    outcome = Outcome(places=tuple(range(1, seats + 1)), reason="fool")
    view = look(
        seats=seats, phase=Phase.OVER, asked=(), shown=left, outcome=outcome, options=DurakOptions(enchanted=ALL)
    )
    assert fits(PICTURES.table(view, ENGLISH))
