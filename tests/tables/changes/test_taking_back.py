"""Whether a move can be taken back, told before it is made and from the view of its seat alone."""

import pytest

from bot.tables.changes.moving import will_be_undoable
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.conformance import Playthrough, sample
from games.core.contract import AnyGame, Move
from games.core.secrets import secrets_of

LOOKED_AT = 30


def trial(game: AnyGame, playthrough: Playthrough, seat: int, step: int) -> tuple[Move, bool]:
    choices = game.moves(playthrough.state, seat)
    choice = choices[step % len(choices)]
    move = choice if isinstance(choice, Move) else sample(choice, SeededChance(bytes(32), step))
    return move, will_be_undoable(game, game.view(playthrough.state, seat), move)


@pytest.mark.parametrize("key", find_games())
def test_no_secret_changes_whether_a_move_is_said_to_be_taken_back(key: str) -> None:
    game, secrets = find_games()[key], secrets_of(find_games()[key])
    playthrough, met = Playthrough(game, game.Options(), max(2, game.seats.start), bytes(32)), 0
    for step in range(LOOKED_AT):
        asked = game.view(playthrough.state, -1).asked
        if not asked:
            break
        seat, state = asked[0], playthrough.state
        move, told = trial(game, playthrough, seat, step)
        for change in secrets.SECRETS.values():
            other = change(state, seat, SeededChance(bytes(32), step))
            if other is not None and other != state:
                assert will_be_undoable(game, game.view(other, seat), move) is told
                met += 1
        view = game.view(state, seat)
        chosen = game.heuristic(view, game.moves(state, seat), SeededChance(bytes(32), step))
        game.play(state, seat, chosen, SeededChance(bytes(32), step + 1))
    assert met or not secrets.SECRETS


def test_a_tile_can_be_taken_back_and_a_drawn_one_cannot() -> None:
    game = find_games()["carcassonne"]
    state, _ = game.deal(game.Options(), 2, SeededChance(bytes(32), 0))
    view = game.view(state, state.active)
    place = game.moves(state, state.active)[0]
    assert isinstance(place, Move)
    assert will_be_undoable(game, view, place)
    game.play(state, state.active, place, SeededChance(bytes(32), 1))
    for choice in game.moves(state, state.active):
        assert isinstance(choice, Move)
        assert not will_be_undoable(game, game.view(state, state.active), choice), "the next tile is drawn then"
