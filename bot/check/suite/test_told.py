"""Each seat is told, in a text, what it alone learns, and nobody else is."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.check.games import checked
from bot.check.noninterference import walk
from bot.check.tables import allowed, localizers, one_table_each
from games.core.conformance import Playthrough, check_deal
from games.core.contract import PUBLIC
from games.core.options import preset

MOVES = 120
"""Moves of a table whose texts are checked."""


@pytest.mark.parametrize(("key", "name"), one_table_each())
def test_a_deal_tells_each_seat_its_own_cards(key: str, name: str, rng: bytes) -> None:
    game = checked()[key]
    options = preset(game.Options, name)
    for seats in allowed(game, options)[-1:]:
        check_deal(game, options, seats, [rng, rng[::-1], rng[1:] + rng[:1]])


@pytest.mark.parametrize(("key", "name"), one_table_each())
def test_a_private_event_has_a_line_of_its_own_in_each_language(key: str, name: str, rng: bytes) -> None:
    game = checked()[key]
    options = preset(game.Options, name)
    seats = allowed(game, options)[0]
    playthrough = Playthrough(game, options, seats, rng)
    for moment in islice(walk(playthrough, rng), MOVES):
        view = game.view(moment.state, PUBLIC)
        for event in moment.events:
            if event.audience != PUBLIC:
                for localizer in localizers(game, seats):
                    (line,) = game.text.news([event], view, localizer)
                    assert line.strip(), event
                    assert localizer.name(event.audience) not in line, f"{line!r} speaks of its reader by name"
