"""The texts that a game must have follow from its moves, options, presets and reasons."""

import dataclasses
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar, Literal

from games.core.contract import Move, Practice, Reason
from games.core.needed_texts import needed_texts
from games.core.options import Options
from games.durak import GAME


class Walk(Move, frozen=True):
    verb: ClassVar[str] = "walk"
    implied: ClassVar[tuple[str, ...]] = ("step",)
    to: str
    step: int


class Rest(Move, frozen=True):
    verb: ClassVar[str] = "rest"


class Walking(Options, frozen=True, kw_only=True):
    fast: bool = False
    shoes: Literal["red", "none"] = "red"

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"standard": {}, "barefoot": {"shoes": "none"}}


class Refused(StrEnum):
    TIRED = "tired"


LESSON = Practice(learnt={"paths": lambda *_: True})
WALK = dataclasses.replace(GAME, vocabulary=(Walk, Rest), Options=Walking, reasons=Refused, practice=LESSON)


def test_a_game_needs_texts_for_its_moves_options_presets_and_reasons() -> None:
    """A field that follows from the rest of its move is never shown, so it needs none."""
    assert list(needed_texts(WALK)) == [
        "game-name",
        "game-blurb",
        "verb-walk",
        "field-walk-to",
        "verb-rest",
        "option-fast",
        "option-fast-label",
        "option-shoes",
        "option-shoes-label",
        "choice-shoes-red",
        "choice-shoes-none",
        "preset-standard",
        "preset-barefoot",
        "learnt-paths",
        *(f"why-{reason.value}" for reason in Reason),
        "why-tired",
    ]


def test_a_game_without_reasons_of_its_own_needs_each_reason_once() -> None:
    plain = list(needed_texts(dataclasses.replace(WALK, reasons=Reason)))
    assert [text for text in plain if text.startswith("why-")] == [f"why-{reason.value}" for reason in Reason]
