"""Each seat is told, in a text, what it alone learns, and nobody else is."""

from itertools import islice

import pytest

from games.check.games import checked
from games.check.noninterference import walk
from games.check.tables import localizers, moments, one_table_each
from games.core.chance import SeededChance
from games.core.conformance import Playthrough, check_deal, check_told
from games.core.contract import PUBLIC
from games.core.options import preset

MOVES = 120
"""Moves of a table whose texts are checked."""
COMPARISONS = 120
"""How often what a move tells an audience is compared with what it would be told in another world."""


@pytest.mark.parametrize(("key", "name"), one_table_each())
def test_a_deal_tells_each_seat_its_own_cards(key: str, name: str, rng: bytes) -> None:
    game = checked()[key]
    options = preset(game.Options, name)
    for seats in game.numbers(options)[-1:]:
        check_deal(game, options, seats, [rng, rng[::-1], rng[1:] + rng[:1]])


@pytest.mark.parametrize(("key", "name"), one_table_each())
def test_a_move_tells_each_audience_what_it_learns_and_nothing_else(
    key: str, name: str, rng: bytes, pytestconfig: pytest.Config
) -> None:
    game = checked()[key]
    options = preset(game.Options, name)
    seats = game.numbers(options)[-1]
    least = COMPARISONS // (seats + 1) * (10 if pytestconfig.option.exhaustive else 1)
    for step, playthrough in enumerate(moments(game, options, seats, rng, least)):
        for audience in range(PUBLIC, seats):
            try:
                check_told(playthrough, audience, SeededChance(rng, step))
            except AssertionError as broken:
                raise AssertionError(f"{broken}\n\n{playthrough.code()}") from broken


@pytest.mark.parametrize(("key", "name"), one_table_each())
def test_a_private_event_has_a_line_of_its_own_in_each_language(key: str, name: str, rng: bytes) -> None:
    game = checked()[key]
    options = preset(game.Options, name)
    seats = game.numbers(options)[0]
    playthrough = Playthrough(game, options, seats, rng)
    for moment in islice(walk(playthrough, rng), MOVES):
        view = game.view(moment.state, PUBLIC)
        for event in moment.events:
            if event.audience != PUBLIC:
                for localizer in localizers(game, seats):
                    (line,) = game.text.news([event], view, localizer)
                    assert line.strip(), event
                    assert localizer.name(event.audience) not in line, f"{line!r} speaks of its reader by name"
