"""Games from packages of their own raise nothing that would end more than the call; other games are left as they are."""

import signal
from asyncio import CancelledError
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.core.catalogue import find_games, installed_games
from games.core.contract import AnyGame, AutoAnswer, IllegalMove, Reason
from games.core.guarded import GameError, guarded
from tests.outside import installed, on_path
from tests.toys import toys_in


def raising(problem: BaseException) -> Callable[..., Any]:
    def function(*_: object) -> None:
        raise problem

    return function


@pytest.fixture
def market(tmp_path: Path) -> AnyGame:
    return find_games(toys_in(tmp_path))["market"]


@pytest.fixture
def _asked_to_stop_elsewhere() -> Iterator[None]:
    """Handle Ctrl+C as a running bot does, outside Python's own handler."""
    before = signal.signal(signal.SIGINT, lambda *_: None)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_asked_to_stop_elsewhere")
@pytest.mark.parametrize(
    "problem", [SystemExit("no"), KeyboardInterrupt("no"), CancelledError("no"), GeneratorExit("no")]
)
def test_what_is_no_exception_becomes_one_that_names_the_function(market: AnyGame, problem: BaseException) -> None:
    game = guarded(replace(market, view=raising(problem)))
    with pytest.raises(GameError, match=rf"^market\.view raised {type(problem).__name__}: no$") as raised:
        game.view(None, 0)
    assert raised.value.__cause__ is problem


def test_exceptions_are_raised_as_they_are(market: AnyGame) -> None:
    refusal = IllegalMove(Reason.NOT_NOW)
    with pytest.raises(IllegalMove) as raised:
        guarded(replace(market, play=raising(refusal))).play(None, 0, None, None)
    assert raised.value is refusal


def test_texts_pictures_answers_and_options_are_guarded_too(tmp_path: Path) -> None:
    home = installed(tmp_path, "bazaar")
    for file, name in (("text.py", "news"), ("picture.py", "table")):
        text = (home / file).read_text("utf-8")
        (home / file).write_text(
            text.replace(f"def {name}(", f"def {name}(*_):\n    raise SystemExit\n\n\ndef old("), "utf-8"
        )
    rules = (home / "rules.py").read_text("utf-8")
    check = "    def check(self, seats: int) -> None:\n        raise SystemExit\n\n\nclass Keep("
    (home / "rules.py").write_text(rules.replace("\n\nclass Keep(", f"\n{check}", 1), "utf-8")
    with on_path(tmp_path):
        game = installed_games().games["bazaar"]
        with pytest.raises(GameError, match=r"bazaar\.text\.news raised SystemExit"):
            game.text.news((), None, None)
        with pytest.raises(GameError, match=r"bazaar\.pictures\.table raised SystemExit"):
            game.pictures.table(None, None)
        with pytest.raises(GameError, match=r"bazaar\.Options\.check raised SystemExit"):
            game.Options().check(2)
    answer: AutoAnswer[Any] = AutoAnswer(key="pass", span=raising(SystemExit()), answer=raising(SystemExit()))
    [answer] = guarded(replace(game, auto_answers=(answer,))).auto_answers
    with pytest.raises(GameError, match=r"bazaar\.auto_answers\.pass\.span raised SystemExit"):
        answer.span(None, 0)


def test_ctrl_c_is_no_error_of_a_game(market: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that was started in the background ignores Ctrl+C, and has another handler."""
    monkeypatch.setattr(signal, "getsignal", lambda _: signal.default_int_handler)
    with pytest.raises(KeyboardInterrupt):
        guarded(replace(market, view=raising(KeyboardInterrupt()))).view(None, 0)


def test_what_a_game_leaves_out_is_still_seen_to_be_left_out(market: AnyGame) -> None:
    game = guarded(market)
    defaults = type(market).__dataclass_fields__
    assert [name for name in defaults if getattr(market, name) is defaults[name].default] == [
        name for name in defaults if getattr(game, name) is defaults[name].default
    ]


def test_games_of_the_bot_are_not_guarded() -> None:
    games = installed_games().games
    assert {key: type(game).__name__ for key, game in games.items()} == dict.fromkeys(games, "Game")
