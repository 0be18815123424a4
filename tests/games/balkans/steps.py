"""Single steps from positions that tests set up by hand, and what comes of each: `python -m tests.games.balkans.steps`.

Tables played by chance seldom reach such positions. `steps.xz` holds them, each with one move; `steps.txt` has a line
for each with what stands for the state after it, what was told and what is offered then. The command computes these
lines anew, for when a change of them is meant.
"""

from __future__ import annotations

import hashlib
import lzma
from pathlib import Path
from typing import Final

import msgspec

from games.balkans import GAME
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, from_bytes, to_bytes, vocabulary_of
from games.core.news import heard

STEPS: Final = Path(__file__).parent / "steps.xz"
RESULTS: Final = Path(__file__).parent / "steps.txt"


class Step(msgspec.Struct, frozen=True):
    """One move of a seat, from the canonical bytes of a state."""

    state: bytes
    seat: int
    move: str


def load() -> list[Step]:
    """Return all steps."""
    return msgspec.msgpack.decode(lzma.decompress(STEPS.read_bytes()), type=list[Step])


def result(step: Step) -> str:
    """Return the move with what stands for all that comes of it."""
    state = from_bytes(GAME.State, step.state)
    events = GAME.play(state, step.seat, vocabulary_of(GAME.vocabulary).parse(step.move), SeededChance(bytes(32), 1))
    choices = {seat: GAME.moves(state, seat) for seat in GAME.acting(state)}
    told = to_bytes(state) + repr((list(heard(events, PUBLIC)), choices)).encode()
    return f"{hashlib.blake2b(told, digest_size=6).hexdigest()} {step.seat} {step.move}"


if __name__ == "__main__":
    RESULTS.write_text("".join(f"{result(step)}\n" for step in load()), "utf-8")
