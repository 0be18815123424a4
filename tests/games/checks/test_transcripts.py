"""What players read in English is what the stored transcripts say, and the transcripts leave nothing out."""

import difflib
import functools
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from games.core.catalogue import find_games
from games.core.contract import AnyGame, Event, PrivateEvent, Reason, RetractableEvent, SeatEvent
from games.core.localizer import keys_in
from games.core.needed_texts import needed_texts
from tests.games.transcripts.transcript import Shown, path_of, transcript

GAMES = find_games()
OF_THE_BOT = re.compile(r"preset-.+-about|auto-answer-.+|another-way|game-aim|choice-.+")
"""Texts of a game that only the bot formats, beside those it needs."""
SPARE = {"balkans": {"n-any", "per-regular", "per-royal", "per-territory"}}
"""Texts for effects that the format of a game's cards allows, and that no card has."""
MOST_LINES = 1_300

each_game = pytest.mark.parametrize("key", GAMES)


@functools.cache
def read(key: str) -> tuple[str, str, Shown]:
    """Return the stored transcript of a game, the present one, and what that shows."""
    path = path_of(GAMES[key])
    stored = path.read_text("utf-8") if path.exists() else ""
    return stored, *transcript(GAMES[key], stored)


def difference(stored: str, present: str, key: str) -> str:
    lines = difflib.unified_diff(stored.splitlines(), present.splitlines(), "stored", "present", lineterm="", n=1)
    return "\n".join([*lines, f"Right? Then store it: python -m tests.games.transcripts --write {key}"])


@each_game
def test_players_read_what_the_transcript_says(key: str) -> None:
    stored, present, _ = read(key)
    assert stored == present, difference(stored, present, key)


@pytest.mark.exhaustive
@each_game
def test_the_recorded_tables_say_nothing_that_the_transcript_lacks(key: str) -> None:
    stored, _, _ = read(key)
    whole, _ = transcript(GAMES[key])
    assert stored == whole, difference(stored, whole, key)


def drawn(game: AnyGame) -> Iterator[re.Pattern[str]]:
    """Yield patterns of the keys of the texts that a game's pictures format, from their source."""
    for file in Path(inspect.getfile(import_module(f"{game.home}.picture"))).parent.rglob("*.py"):
        for prefix, _, literal in re.findall(r"""(f?)(["'])([a-z](?:[\w-]|{[^{}]*})*)\2""", file.read_text("utf-8")):
            pattern = re.sub(r"\\\{[^{}]*\\\}", "[\\\\w-]+", re.escape(literal)) if prefix else re.escape(literal)
            yield re.compile(pattern)


@each_game
def test_the_transcript_has_every_text_event_kind_of_move_and_refusal(key: str) -> None:
    """Texts of commands, options and pictures are shown elsewhere: by Discord, in the lobby, in golden pictures."""
    game = GAMES[key]
    stored, _, shown = read(key)
    elsewhere = {
        *SPARE.get(key, ()),
        *needed_texts(game),
        *filter(OF_THE_BOT.fullmatch, keys_in(game.text.folder, "en")),
    }
    unread = {name for name in keys_in(game.text.folder, "en") if name not in shown.wordings | elsewhere}
    patterns = list(drawn(game))
    assert not sorted(name for name in unread if not any(pattern.fullmatch(name) for pattern in patterns))
    module = import_module(f"{game.home}.rules.events")
    kinds = {kind for _, kind in inspect.getmembers(module, inspect.isclass) if issubclass(kind, Event)}
    shared = {Event, SeatEvent, RetractableEvent, PrivateEvent}
    assert not sorted(kind.__name__ for kind in kinds - shown.events - shared)
    assert not sorted({kind.verb for kind in game.vocabulary} - shown.verbs)
    assert not sorted({reason.value for reason in (*game.reasons, *Reason)} - shown.reasons)
    assert stored.count("\n") <= MOST_LINES
