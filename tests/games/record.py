"""Records tables that must replay to the same end for ever: `python -m tests.games.record`.

One table for each preset of each game, with the numbers of seats taken in turn, everybody playing by chance; and where
a game's tests have `walking`, more that are played by it, with other numbers of seats. A table that is recorded already
is only recorded anew once the game's `rules_version` is higher or its preset is another; where its states are as they
were, what else is kept of its course is computed again.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC, IllegalMove, Vocabulary, checksum, to_bytes
from games.core.news import heard
from games.core.options import fields_of, preset, read_options
from tests.games.conformance import allowed, random_walk
from tests.games.noninterference import next_move_of, walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from games.core.contract import AnyGame, Move, Seat

FOLDER: Final = Path(__file__).parent / "recorded"
COURSE: Final = ("states", "events", "private", "asked", "choices", "refusals")
"""What is kept of the course of a table, each as sixteen hexadecimal digits; `events` are the public ones."""


class Table(NamedTuple):
    """A table worth recording; `walked` where the game's tests say who plays what."""

    name: str
    preset: str
    seats: int
    walked: bool


def tables(game: AnyGame) -> Iterator[Table]:
    """Yield the tables of a game that are recorded."""
    for place, name in enumerate(game.Options.presets):
        numbers = allowed(game, preset(game.Options, name))
        yield Table(f"{game.key}-{name}", name, numbers[place % len(numbers)], walked=False)
        if next_move_of(game.key):
            for seats in sorted({numbers[-1 - place % len(numbers)], numbers[(place + 2) % len(numbers)]}):
                yield Table(f"{game.key}-{name}-walked-{seats}", name, seats, walked=True)


def written(game: AnyGame, name: str) -> dict[str, str]:
    """Return the options of a preset as they are written down."""
    options = preset(game.Options, name)
    return {field.name: field.write(getattr(options, field.name)) for field in fields_of(game.Options)}


def replay(game: AnyGame, record: Mapping[str, Any]) -> Iterator[Playthrough]:
    """Play the recorded table by the present rules; yield after the deal and each move.

    Raise `IllegalMove` where they refuse one.
    """
    playthrough = Playthrough(
        game, read_options(game.Options, record["options"]), record["seats"], bytes.fromhex(record["seed"])
    )
    reader = Vocabulary(game.vocabulary)
    yield playthrough
    for line in record["moves"]:
        seat, _, text = line.partition(" ")
        playthrough.play(int(seat), reader.parse(text))
        yield playthrough


def end_of(playthrough: Playthrough) -> dict[str, Any]:
    """Return how the table ended, in words that compare."""
    outcome = playthrough.game.outcome(playthrough.state)
    assert outcome is not None
    return {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "checksum": checksum(playthrough.state),
    }


def told_by(trails: Iterable[Playthrough]) -> dict[str, Any]:
    """Return how the table ended, and its course: what stands for all that happened and was asked on the way.

    The refusals are those of the last move of each kind that is open to a seat asked, should it make it now, and of the
    move just made, should it be made once more.
    """
    sums = {name: hashlib.blake2b(digest_size=8) for name in COURSE}
    known: dict[str, Move] = {}
    for playthrough in trails:
        game, state = playthrough.game, playthrough.state
        acting, asked = game.acting(state), game.view(state, PUBLIC).asked
        choices = {seat: game.moves(state, seat) for seat in acting}
        known |= {move.verb: move for _, move in playthrough.moves[-1:]}
        open_now = [(seat, verb) for seat in asked for verb in sorted({one.verb for one in choices.get(seat, ())})]
        tried = [*playthrough.moves[-1:], *((seat, known[verb]) for seat, verb in open_now if verb in known)]
        sums["states"].update(to_bytes(state))
        sums["events"].update(repr(list(heard(playthrough.events, PUBLIC))).encode())
        sums["private"].update(repr([event for event in playthrough.events if event.audience != PUBLIC]).encode())
        sums["asked"].update(repr((acting, asked)).encode())
        sums["choices"].update(repr(choices).encode())
        sums["refusals"].update(repr([_refusal(playthrough, seat, move) for seat, move in tried]).encode())
        if not acting:
            return {"end": end_of(playthrough), "course": {name: one.hexdigest() for name, one in sums.items()}}
    raise AssertionError("the table goes on")


def _refusal(playthrough: Playthrough, seat: Seat, move: Move) -> object:
    """Return why a seat may not make this move now, or None if it may."""
    rng = SeededChance(playthrough.seed, len(playthrough.moves) + 1)
    try:
        playthrough.game.play(playthrough.game.copy(playthrough.state), seat, move, rng)
    except IllegalMove as refused:
        return str(refused.why), refused.data
    return None


def record(game: AnyGame, table: Table) -> dict[str, Any]:
    """Play a table to its end and return its record."""
    options = preset(game.Options, table.preset)
    seed = f"{game.key} {table.preset} {table.seats}".encode().ljust(32, b".")
    *_, playthrough = (walk if table.walked else random_walk)(Playthrough(game, options, table.seats, seed), seed)
    new = {
        "game": game.key,
        "rules_version": game.rules_version,
        "options": written(game, table.preset),
        "seats": table.seats,
        "seed": seed.hex(),
        "moves": [f"{seat} {move}" for seat, move in playthrough.moves],
    }
    return {**new, **told_by(replay(game, new))}


def renewed(game: AnyGame, old: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the record as the present rules tell it; None if they lead to other states."""
    try:
        told = told_by(replay(game, old))
    except IllegalMove:
        return None
    return {**old, **told} if told["course"]["states"] == old["course"]["states"] else None


def main(keys: list[str]) -> None:
    """Record the tables of the games named, or of all."""
    for key, game in find_games().items():
        if keys and key not in keys:
            continue
        for table in tables(game):
            path = FOLDER / f"{table.name}.json"
            old = json.loads(path.read_text("utf-8")) if path.exists() else {"rules_version": 0}
            other = old["rules_version"] < game.rules_version or old["options"] != written(game, table.preset)
            new = record(game, table) if other else renewed(game, old)
            if new is None:
                sys.exit(f"{path.name} goes another way: raise rules_version of {key} first")
            path.write_text(json.dumps(new, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
