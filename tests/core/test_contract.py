"""What a game that leaves out an optional text says."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from games.core.contract import GameText


def given(*_: object) -> Any:
    return SimpleNamespace()


def test_a_text_that_is_left_out_says_nothing_and_changes_no_move():
    text: GameText[Any, Any] = GameText(
        folder=Path(), news=given, ask=given, words=given, item=given, table=given, hand=given, rules=given,
    )  # fmt: skip
    move, view, localizer = SimpleNamespace(), given(), given()
    assert text.canonical(move, view) is move
    assert text.offered((move,), view) == (move,)
    assert [say("", view, localizer) for say in (text.gloss, text.term)] == ["", ""]
    assert text.terms(localizer) == {}
    assert text.tip(view, (move,), localizer) is None
    assert text.turning_points((), view, localizer) == ()
