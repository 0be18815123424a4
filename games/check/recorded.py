"""Records tables that must replay to the same end for ever; `mehana check GAME --store` writes them.

One table for each preset of each game is played at random, with each number of seats in turn. Where a game's tests have
`walking`, that plays more tables, with other numbers of seats. A table is recorded again only when the game's
`rules_version` rises or its preset changes; while its states stay the same, only the rest of its course is updated.
"""

import hashlib
import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from games.check.games import folder_of as material_folder
from games.check.noninterference import next_move_of, walk
from games.check.tables import random_walk
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC, AnyGame, Choice, Event, IllegalMove, Move, Pick, Seat, Vocabulary, checksum
from games.core.options import preset, read_options, texts_of

SECTION_LENGTH: Final = 31
"""Characters of a section that are stored; a longer one ends with a digest of all of it."""


class Table(NamedTuple):
    """A table to record; `walked` if the game's tests choose the moves."""

    name: str
    preset: str
    seats: int
    walked: bool


def tables(game: AnyGame) -> Iterator[Table]:
    """Yield the tables of a game that are recorded."""
    for index, name in enumerate(game.Options.presets):
        numbers = game.numbers(preset(game.Options, name))
        yield Table(f"{game.key}-{name}", name, numbers[index % len(numbers)], walked=False)
        if next_move_of(game):
            for seats in sorted({numbers[-1 - index % len(numbers)], numbers[(index + 2) % len(numbers)]}):
                yield Table(f"{game.key}-{name}-walked-{seats}", name, seats, walked=True)


def replay(game: AnyGame, record: Mapping[str, Any]) -> Iterator[Playthrough]:
    """Play a recorded table by the present rules; yield after the deal and after each move.

    Raise `IllegalMove` if the rules refuse a move.
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


def end_of(playthrough: Playthrough, without: Collection[str] = ()) -> dict[str, Any]:
    """Return how the table ended, as JSON."""
    outcome = playthrough.game.outcome(playthrough.state)
    assert outcome is not None
    return {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "checksum": checksum(playthrough.state, without),
    }


def course_of(
    steps: Iterable[Playthrough], without: Collection[str] = ()
) -> tuple[list[dict[str, str]], dict[str, Any]]:
    """Return the sections of each step, and how the table ended; checksums leave the fields `without` out.

    The sections are the checksum of the state, who is asked, the events, the choices, and the refusals: of the move
    just made, made again, and of the last move of each kind that an asked seat cannot make now.
    """
    course: list[dict[str, str]] = []
    known: dict[str, Move] = {}
    for playthrough in steps:
        game, state, last = playthrough.game, playthrough.state, playthrough.moves[-1:]
        asked = game.view(state, PUBLIC).asked
        choices = {seat: game.moves(state, seat) for seat in game.acting(state)}
        known |= {move.verb: move for _, move in last}
        open_now = [
            (seat, verb) for seat in asked for verb in sorted({choice.verb for choice in choices.get(seat, ())})
        ]
        tried = [*last, *((seat, known[verb]) for seat, verb in open_now if verb in known)]
        sections = {
            "state": checksum(state, without)[:8],
            "asked": ",".join(map(str, asked)),
            "told": " ".join(map(event_text, playthrough.events)),
            "offered": "; ".join(f"{seat}: {choices_text(offered)}" for seat, offered in choices.items()),
            "refused": "; ".join(filter(None, (refusal_text(playthrough, seat, move) for seat, move in tried))),
        }
        course.append(sections)
        if not choices:
            return course, end_of(playthrough, without)
    raise AssertionError("the table goes on after the last recorded move")


def event_text(event: Event) -> str:
    """Return the kind of event and its values, without field names; a private event after its seat."""
    values = msgspec.json.encode([getattr(event, name) for name in event.__struct_fields__]).decode().replace('"', "")
    private = "" if event.audience == PUBLIC else f"{event.audience}:"
    return f"{private}{type(event).__name__}{values}"


def choices_text(choices: Sequence[Choice]) -> str:
    """Return the text forms of the choices, grouped by verb."""
    groups = groupby(map(choice_text, choices), key=lambda text: text.partition(" ")[0])
    return ", ".join(f"{verb} {'/'.join(text.partition(' ')[2] for text in texts)}".rstrip() for verb, texts in groups)


def choice_text(choice: Choice) -> str:
    """Return the text form of a move, or what a `Pick` offers."""
    if not isinstance(choice, Pick):
        return str(choice)
    limits = f"{choice.least}-{choice.most} of {','.join(choice.pool)}"
    weights = f" weighing {','.join(map(str, choice.weights))} at least {choice.need}" if choice.weights else ""
    return " ".join(map(str, (choice.verb, *choice.fixed, limits))) + weights


def refusal_text(playthrough: Playthrough, seat: Seat, move: Move) -> str:
    """Return why a seat may not make this move now, or nothing if it may."""
    rng = SeededChance(playthrough.seed, len(playthrough.moves) + 1)
    try:
        playthrough.game.play(playthrough.game.copy(playthrough.state), seat, move, rng)
    except IllegalMove as refused:
        data = "".join(f" {name}={value}" for name, value in refused.data.items())
        return f"{seat} {move.verb}: {refused.why}{data}"
    return ""


def line_of(sections: Mapping[str, str]) -> str:
    """Return the line that stores a step: its sections that are not empty, each cut to `SECTION_LENGTH` characters."""
    return " | ".join(f"{name} {abridged(text)}" for name, text in sections.items() if text).removeprefix("state ")


def abridged(text: str) -> str:
    """Return a text, or its beginning with a digest of all of it."""
    if len(text) <= SECTION_LENGTH:
        return text
    return f"{text[: SECTION_LENGTH - 9]}… #{hashlib.blake2b(text.encode(), digest_size=3).hexdigest()}"


def difference(record: Mapping[str, Any], course: Sequence[Mapping[str, str]]) -> str:
    """Return where the course first differs from the record: the step, the recorded line, the present one in full."""
    for number, (kept, sections) in enumerate(zip(record["course"], course, strict=False)):
        if kept != line_of(sections):
            move = record["moves"][number - 1] if number else "the deal"
            present = "\n".join(f"    {name} {text}" for name, text in sections.items() if text)
            return f"step {number}, {move}:\n  recorded: {kept}\n  now:      {line_of(sections)}\n  in full:\n{present}"
    if len(record["course"]) != len(course):
        return f"{len(record['course'])} steps are recorded, now there are {len(course)}"
    return ""


def record(game: AnyGame, table: Table) -> dict[str, Any]:
    """Play a table to its end and return its record."""
    options = preset(game.Options, table.preset)
    seed = f"{game.key} {table.preset} {table.seats}".encode().ljust(32, b".")
    *_, playthrough = (walk if table.walked else random_walk)(Playthrough(game, options, table.seats, seed), seed)
    new = {
        "game": game.key,
        "rules_version": game.rules_version,
        "options": texts_of(options),
        "seats": table.seats,
        "seed": seed.hex(),
        "moves": [f"{seat} {move}" for seat, move in playthrough.moves],
    }
    return {**new, **_kept(game, new)}


def _kept(game: AnyGame, record: Mapping[str, Any]) -> dict[str, Any]:
    course, end = course_of(replay(game, record), record.get("without", ()))
    return {"end": end, "course": [line_of(sections) for sections in course]}


def renewed(game: AnyGame, old: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the record with its course by the present rules, or None if they lead to other states.

    Fields of history that the game did not have when the table was recorded are left out of its checksums from now on.
    """
    for record in (old, {**old, "without": sorted(game.history_fields)}):
        try:
            kept = _kept(game, record)
        except IllegalMove:
            return None
        if _states(kept) == _states(old):
            return {**record, **kept}
    return None


def _states(record: Mapping[str, Any]) -> list[str]:
    return [record["end"]["checksum"], *(line.partition(" ")[0] for line in record["course"])]


def folder_of(game: AnyGame) -> Path:
    """Return the folder of a game's recorded tables; games whose material lies side by side share one."""
    own = material_folder(game)
    shared = own.parent / "recorded"
    return shared if shared.exists() else own / "recorded"


def files_of(game: AnyGame) -> list[Path]:
    """Return the files of a game's recorded tables."""
    return sorted(folder_of(game).glob(f"{game.key}-*.json"))


def store(game: AnyGame) -> None:
    """Record the tables of a game that are missing or were played by other rules; update the course of the others.

    Raise `ValueError` if one leads to other states although `rules_version` has not risen.
    """
    for table in tables(game):
        path = folder_of(game) / f"{table.name}.json"
        old = json.loads(path.read_text("utf-8")) if path.exists() else {"rules_version": 0}
        other = old["rules_version"] < game.rules_version or old["options"] != texts_of(
            preset(game.Options, table.preset)
        )
        new = record(game, table) if other else renewed(game, old)
        if new is None:
            raise ValueError(f"{path.name} leads to other states: raise rules_version of {game.key} first")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(new, indent=1, ensure_ascii=False) + "\n", "utf-8")
