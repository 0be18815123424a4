"""Rules import-linter cannot check: the bot and the storage learn of games from the catalogue alone."""

import ast
import re

from games.core.catalogue import find_games
from tests.docs import ROOT

NAMED = re.compile(rf"\b({'|'.join(find_games())})\b", re.IGNORECASE)


def games_named(source: str) -> list[str]:
    """Return the texts of a source that name a game, docstrings included."""
    texts = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and NAMED.search(text)]


def test_the_bot_names_no_game() -> None:
    sources = [path for room in ("bot", "storage") for path in (ROOT / room).rglob("*.py")]
    assert len(sources) > 50
    found = {str(path.relative_to(ROOT)): games_named(path.read_text("utf-8")) for path in sources}
    assert {path: texts for path, texts in found.items() if texts} == {}


def test_the_scripts_of_the_web_pages_name_no_game() -> None:
    sources = [path for path in (ROOT / "bot").glob("**/static/*") if path.suffix in {".js", ".css", ".html"}]
    assert len(sources) > 20
    found = {path.name: NAMED.findall(path.read_text("utf-8")) for path in sources}
    assert {name: games for name, games in found.items() if games} == {}


def test_a_game_that_is_named_is_found() -> None:
    assert games_named('group_at(fake_discord, "durak", 2)') == ["durak"]
