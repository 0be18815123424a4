"""Touching pictures, in the games that come with the bot."""

from __future__ import annotations

from bot.check.suite.test_touch import *  # noqa: F403
from bot.check.tables import localizers
from bot.check.touch import coverage, decision, decisions
from games.core.catalogue import game_called
from games.core.conformance import Playthrough
from games.core.contract import Region
from games.core.touch import VERB, Match, matches


def test_every_decision_of_durak_can_be_made_by_touching_pictures_alone() -> None:
    game = game_called("durak")
    for seats in (2, 5):
        playthrough = Playthrough(game, game.Options(), seats, bytes(32))
        assert coverage(decisions(playthrough, localizers(game, seats)[0], 5)).decisions == 1


def test_a_tap_that_names_nothing_legal_stands_for_nothing() -> None:
    game = game_called("durak")
    playthrough = Playthrough(game, game.Options(), 2, bytes(32))
    seat = game.acting(playthrough.state)[0]
    choices = game.moves(playthrough.state, seat)
    card = choices[0].card
    box = ((0, 0), (9, 0), (9, 9), (0, 9))
    regions = [
        Region(box, (card, f"{card}=S")),
        Region(box, ("no such card",)),
        Region(box, (card,), field="target"),
        Region(box, ("attack",), field=VERB),
        Region(box, (), term=card),
    ]
    every = tuple(Match(place) for place in range(len(choices)))
    assert matches(game, regions, choices) == ((Match(0),), (), (), every, ())
    assert decision(playthrough, seat, localizers(game, 2)[0]).left == ()
