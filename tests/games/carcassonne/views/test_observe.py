"""Everything is public except the order of the stacks (RULES 7)."""

from collections import Counter

import msgspec

from games.carcassonne import GAME
from games.carcassonne.data.tiles import MESSAGES, bag_of_tiles
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.play import go_on
from games.carcassonne.views.determinize import tiles_left
from games.carcassonne.views.view import Figure, Laid, Spot
from games.check.tables import random_walk
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC
from tests.games.carcassonne.positions import play, position


def test_table_in_words() -> None:
    """Tiles, meeples, spots and tile in hand are there for all."""
    state = position("W@1,0 0 R:r3", hand="A", stack="U V", active="B", figures="R 12, B 3", robbers="Y@12")
    view = GAME.view(state, PUBLIC)
    assert view.tiles == (Laid("D", 0, 0, 0), Laid("W", 1, 0, 0))
    assert view.meeples == (Figure(0, "1.r3", "road", 1, 0),)
    assert view.spots[:2] == (Spot("A", 1, -1, (1, 2, 3)), Spot("B", -1, 0, (3,)))
    assert (view.tile, view.stack, view.active, view.asked) == ("A", 2, 1, (1,))
    assert (view.supply, view.totals, view.scores) == ((6, 7, 7, 7), ((12,), (3,), (0,), (0,)), (12, 3, 0, 0))
    assert view.robbers == (None, None, 12, None)


def test_all_see_the_same() -> None:
    """There is nothing to hold: views differ in nothing but whose they are."""
    seed = bytes(32)
    for playthrough in random_walk(Playthrough(GAME, CarcassonneOptions(messages=True), 3, seed), seed):
        public = GAME.view(playthrough.state, PUBLIC)
        for seat in range(3):
            assert msgspec.structs.replace(GAME.view(playthrough.state, seat), audience=PUBLIC) == public


def test_determinized_tiles_are_those_left() -> None:
    """A determinized stack holds exactly the tiles that are neither laid, set aside nor in hand."""
    playthrough = Playthrough(GAME, CarcassonneOptions(), 3, bytes(32))
    for step, _ in enumerate(random_walk(playthrough, bytes(32))):
        view = GAME.view(playthrough.state, 1)
        determinized = GAME.determinize(view, SeededChance(bytes(32), step))
        assert Counter(determinized.stack) == Counter(playthrough.state.stack[playthrough.state.drawn :])
    assert tiles_left(view) == []


def test_messages_put_below_are_known() -> None:
    """A message resolved goes under the stack: everybody may know where it lies."""
    state = position(messages="D B C A E F G H")
    state.phase = "message"
    go_on(state, -1, [])
    assert GAME.view(state, 0).messages_below == ()
    play(state, "R two meeple")
    view = GAME.view(state, 0)
    assert (view.messages_below, view.last_message) == (("D",), "D")
    orders = {GAME.determinize(view, SeededChance(bytes(32), number)).messages for number in range(20)}
    assert all(order[-1] == "D" and sorted(order) == list(MESSAGES) for order in orders)
    assert len(orders) > 10


def test_the_deal_shuffles_in_a_fixed_order() -> None:
    """Tiles are shuffled first, then the messages; a scripted `Chance` decides both."""

    class Reversing:
        def shuffle(self, items):
            return list(items)[::-1]

    state, _ = GAME.deal(CarcassonneOptions(messages=True), 2, Reversing())
    assert state.messages == MESSAGES[::-1]
    assert list(state.stack) == bag_of_tiles(robbers=True)[::-1]
