import json
import random

import pytest

from bot.tables.changes.seating import write_options
from bot.tables.ended.record import FORMAT
from bot.tables.state.fairness import bind, commitment
from bot.tables.state.replay import Play
from games.core.catalogue import find_games
from games.core.contract import Pick, checksum

SECRET = bytes(range(32))


def closed_early(moves: int) -> bytes:
    """Return the record of a table of Durak with three seats that was closed after this many moves."""
    game, rng = find_games()["durak"], random.Random(4)
    options, given = game.Options(), ["a", "b", "c"]
    seed = bind(SECRET, given)
    entries = [{"kind": "open"}, *({"kind": "join", "seat": seat} for seat in range(3))]
    play = Play(game, options, 3, seed)
    play.deal(4)
    entries.append({"kind": "start", "checksum": checksum(play.state)})
    for number in range(5, 5 + moves):
        seat = game.acting(play.state)[0]
        choice = rng.choice(game.moves(play.state, seat))
        move = choice.make(choice.pool[: choice.least]) if isinstance(choice, Pick) else choice
        play.state = play.try_move(number, seat, str(move)).state
        entries.append({"kind": "move", "seat": seat, "body": str(move), "checksum": checksum(play.state)})
    entries.append({"kind": "cancel"})
    record = {
        "format": FORMAT,
        "game": "durak",
        "rules_version": game.rules_version,
        "options": json.loads(write_options(options)),
        "commitment": commitment(SECRET),
        "secret": SECRET.hex(),
        "contributions": given,
        "seed": seed.hex(),
        "entries": [{"number": number, **entry} for number, entry in enumerate(entries)],
    }
    return json.dumps(record).encode()


@pytest.fixture
def record() -> bytes:
    return closed_early(7)
