"""Single moves from hand-made positions and their outcomes: `python -m tests.games.balkans.steps` records them again.

Random tables seldom reach such positions. `steps.xz` holds each state with one move; `steps.txt` the outcome of each in
words: the events, the changes of the state, and what is legal afterwards.
"""

from __future__ import annotations

import itertools
import json
import lzma
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from games.balkans import GAME
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Choice, Pick, from_bytes, vocabulary_of
from games.core.news import heard

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

STEPS: Final = Path(__file__).parent / "steps.xz"
OUTCOMES: Final = Path(__file__).parent / "steps.txt"


class Step(msgspec.Struct, frozen=True):
    """One move of a seat, from the canonical bytes of a state."""

    state: bytes
    seat: int
    move: str


def load() -> list[Step]:
    """Return all steps."""
    return msgspec.msgpack.decode(lzma.decompress(STEPS.read_bytes()), type=list[Step])


def recorded() -> list[str]:
    """Return the recorded outcome of each step."""
    return OUTCOMES.read_text("utf-8").removesuffix("\n").split("\n\n")


def outcome(step: Step) -> str:
    """Return the outcome of a step in words, in four lines."""
    state = from_bytes(GAME.State, step.state)
    before = msgspec.to_builtins(state)
    events = GAME.play(state, step.seat, vocabulary_of(GAME.vocabulary).parse(step.move), SeededChance(bytes(32), 1))
    legal = (f"{seat}: {_offered(GAME.moves(state, seat))}" for seat in GAME.acting(state))
    return "\n".join(
        (
            f"{step.seat} {step.move}",
            f"  events: {'; '.join(map(str, heard(events, PUBLIC)))}",
            f"  state: {'; '.join(_changes('', before, msgspec.to_builtins(state)))}",
            f"  legal: {' | '.join(legal)}",
        )
    )


def _offered(choices: Sequence[Choice]) -> str:
    """Return choices in words: neighbours of one verb together, a selection with its pool and bounds."""
    return "; ".join(
        f"{verb} {', '.join(_details(choice) for choice in group)}".rstrip()
        for verb, group in itertools.groupby(choices, key=lambda choice: choice.verb)
    )


def _details(choice: Choice) -> str:
    if isinstance(choice, Pick):
        bounds = (choice.least, choice.most, *choice.fixed, *choice.weights, *([choice.need] if choice.weights else []))
        return f"{list(choice.pool)} {bounds}"
    return str(choice).partition(" ")[2]


def _changes(path: str, old: Any, new: Any) -> Iterator[str]:
    """Yield what differs between two plain values: changed fields, and items taken out of and put into sequences."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys((*old, *new)):
            yield from _changes(f"{path}.{key}" if path else str(key), old.get(key), new.get(key))
    elif isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)):
        start = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        if len(old) == len(new) and len({type(item) for item in (*old, *new)}) == 1 and not isinstance(new[0], str):
            for n in range(start, len(new)):
                yield from _changes(f"{path}[{n}]", old[n], new[n])
            return
        rest = min(len(old), len(new)) - start
        same = next((n for n in range(rest) if old[-1 - n] != new[-1 - n]), rest)
        gone, come = old[start : len(old) - same], new[start : len(new) - same]
        yield f"{path}[{start}] {' '.join([*(f'-{_plain(x)}' for x in gone), *(f'+{_plain(x)}' for x in come)])}"
    else:
        yield f"{path} {_plain(old)} -> {_plain(new)}"


def _plain(value: Any) -> str:
    """Return a value in words, without empty fields."""
    if isinstance(value, dict):
        value = {key: item for key, item in value.items() if item not in ("", (), [], 0, False)}
    return value if isinstance(value, str) and value else json.dumps(value, ensure_ascii=False).replace('"', "")


if __name__ == "__main__":
    OUTCOMES.write_text("\n\n".join(map(outcome, load())) + "\n", "utf-8")
