"""Records tables that must replay to the same end for ever: `python -m tests.games.record`.

One table for each preset of each game, with the numbers of seats taken in turn, everybody playing by chance. A table
that is recorded already and no longer replays is only recorded anew once the game's `rules_version` is higher.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from games.core.catalogue import find_games
from games.core.conformance import Trail
from games.core.contract import Vocabulary, checksum
from games.core.options import fields_of, preset, read_options
from tests.games.conformance import allowed, random_walk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.core.contract import AnyGame

FOLDER = Path(__file__).parent / "recorded"


def replay(game: AnyGame, record: Mapping[str, Any]) -> Trail:
    """Return the recorded table as the present rules play it. Raise `IllegalMove` where they refuse a move."""
    trail = Trail(game, read_options(game.Options, record["options"]), record["seats"], bytes.fromhex(record["seed"]))
    reader = Vocabulary(game.vocabulary)
    for line in record["moves"]:
        seat, _, text = line.partition(" ")
        trail.play(int(seat), reader.parse(text))
    return trail


def end_of(trail: Trail) -> dict[str, Any]:
    """Return how the table ended, in words that compare."""
    outcome = trail.game.outcome(trail.state)
    assert outcome is not None
    return {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "checksum": checksum(trail.state),
    }


def record(game: AnyGame, name: str, seats: int) -> dict[str, Any]:
    """Play a table to its end and return its record."""
    options = preset(game.Options, name)
    seed = f"{game.key} {name} {seats}".encode().ljust(32, b".")
    *_, trail = random_walk(Trail(game, options, seats, seed), seed)
    return {
        "game": game.key,
        "rules_version": game.rules_version,
        "options": {field.name: field.write(getattr(options, field.name)) for field in fields_of(game.Options)},
        "seats": seats,
        "seed": seed.hex(),
        "moves": [f"{seat} {move}" for seat, move in trail.moves],
        "end": end_of(trail),
    }


def main(keys: list[str]) -> None:
    """Record the tables of the games named, or of all."""
    for key, game in find_games().items():
        if keys and key not in keys:
            continue
        for place, name in enumerate(game.Options.presets):
            numbers = allowed(game, preset(game.Options, name))
            new = record(game, name, numbers[place % len(numbers)])
            path = FOLDER / f"{key}-{name}.json"
            old = json.loads(path.read_text("utf-8")) if path.exists() else new
            if old != new and old["rules_version"] >= game.rules_version:
                sys.exit(f"{path.name} has changed: raise rules_version of {key} first")
            path.write_text(json.dumps(new, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
