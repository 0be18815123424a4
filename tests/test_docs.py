"""Checks the documents: what they name exists, and their limits hold; every cited rule has a heading."""

from typing import Any

import pytest

from bot.cli.listing import described
from bot.discord.delivery.hands import KEPT_FOR
from bot.tables.changes.pausing import ABANDONED_AFTER
from bot.tables.changes.seating import TAKEN_BACK_WITHIN
from bot.tables.ended.standings import SETTLED
from bot.tables.state.table import LOBBY_EXPIRES_AFTER
from games.core.catalogue import find_games, localizer_for
from storage.tables import MOST_AN_HOUR, MOST_LIVE
from tests.docs import ROOT, rules_cited, rules_in, wrong_in

DOCUMENTS = (
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "bot/fake_discord/README.md",
    "deploy/README.md",
    "games/README.md",
    *(f"games/{key}/README.md" for key in find_games()),
)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_commands_paths_links_and_names_in_documents_exist(name: str) -> None:
    path = ROOT / name
    assert wrong_in(path.read_text("utf-8"), path.parent) == []


def test_the_readme_has_at_most_150_lines() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 150


@pytest.mark.parametrize(
    ("sentence", "figure", "promised"),
    [
        ("A lobby closes after six hours", LOBBY_EXPIRES_AFTER, 6 * 3600),
        ("after three days without a move anybody may close a table", ABANDONED_AFTER, 3 * 86_400),
        ("One person may own 20 live tables and open 60 in an hour", (MOST_LIVE, MOST_AN_HOUR), (20, 60)),
        ("`join` gives the seat back within ten minutes", TAKEN_BACK_WITHIN, 600),
        ("provisional for the first five games", SETTLED, 5),
        ("keeps it up to date for a quarter of an hour", -(-KEPT_FOR // 60), 15),
    ],
)
def test_the_figures_of_the_readme_are_those_of_the_code(sentence: str, figure: object, promised: object) -> None:
    assert sentence in " ".join((ROOT / "README.md").read_text("utf-8").split())
    assert figure == promised


def test_the_glossary_has_at_most_40_terms_one_line_each() -> None:
    _, _, glossary = (ROOT / "ARCHITECTURE.md").read_text("utf-8").partition("## Glossary\n")
    _head, _rule, *terms = [line for line in glossary.splitlines() if line.startswith("|")]
    assert 1 <= len(terms) <= 40
    assert [line for line in terms if len(line) > 120] == []
    assert sorted(set(terms)) == sorted(terms)


@pytest.mark.parametrize("game", described(), ids=lambda game: game["key"])
def test_the_readme_of_a_game_lists_its_seats_options_and_presets(game: dict[str, Any]) -> None:
    text = (ROOT / "games" / game["key"] / "README.md").read_text("utf-8")
    assert f"**Seats:** {game['seats']['least']} to {game['seats']['most']}." in text
    listed = {line.split("`")[1] for line in text.splitlines() if line.startswith("| `")}
    assert listed == {*game["presets"], *(option["name"] for option in game["options"])}
    said = localizer_for(find_games()[game["key"]], "en")
    told = [f"| `{key}` | {said(f'preset-{key}')} | {said(f'preset-{key}-about')}" for key in game["presets"]]
    assert [row for row in told if row not in text] == [], "as the lobby tells them; more may follow"


@pytest.mark.parametrize("key", find_games())
def test_the_picture_of_a_game_is_small_and_shown_in_both_readmes(key: str) -> None:
    assert (ROOT / "games" / key / "table.png").stat().st_size <= 60_000
    assert f"](games/{key}/table.png)" in (ROOT / "README.md").read_text("utf-8")
    assert "](table.png)" in (ROOT / "games" / key / "README.md").read_text("utf-8")


@pytest.mark.parametrize("home", [*(f"games/{key}" for key in find_games()), "tests/toy/market", "tests/toy/lanterns"])
def test_every_cited_rule_has_a_heading(home: str) -> None:
    rules = rules_in((ROOT / home / "RULES.md").read_text("utf-8"))
    assert rules
    sources = [*(ROOT / home).rglob("*.py"), *(ROOT / "tests" / home).rglob("*.py")]
    missing = {
        f"{path.relative_to(ROOT)}: {number}"
        for path in sources
        for number in rules_cited(path.read_text("utf-8")) - rules
    }
    assert missing == set()


@pytest.mark.parametrize(
    "text",
    [
        "See `games/core/contrakt.py`.",
        "Each has `games/<game>/nothing.toml`.",
        "`NOWHERE.md` says so.",
        "Run `.ci/tset`.",
        "```sh\n.ci/tset --exhaustive\n```\n",
        "A value of `games.core.contract.Gaem`.",
        "`contract.Game.pley` makes a move.",
        "`contract.Gaem` is one.",
        "`mehana simulat durak`",
        "```sh\n.venv/bin/mehana bnech   # speed\n```\n",
        "`python -m tests.mutant durak`",
        "![A table](bot/sandbox/static/tabel.png)",
    ],
)
def test_a_wrong_name_in_a_document_is_reported(text: str) -> None:
    assert len(wrong_in(text)) >= 1


@pytest.mark.parametrize(
    "text",
    [
        "`games/core/contract.py`, `games/<game>/`, `tests/games/GAME/`, `contract.py`, `pyproject.toml`",
        "`games.core.contract.Game`, `contract.Game`, `contract.Game.play`, `storage.Journal.append`, `discord.py`",
        "`games/yourgame/text.py`, `tests/games/yourgame/secrets.py`, `tests/games/<game>/secrets.py`",
        "`/mehana undo`, `mehana backup FILE`, `mehana`, `/durak open`, `asyncio.sleep`, `.env`",
        "```sh\n.ci/test --exhaustive   # anything/at/all\nmehana simulate durak --seats 4\n```\n",
        "[the licence](LICENSE), [Discord](https://discord.com/developers)",
    ],
)
def test_right_names_in_a_document_pass(text: str) -> None:
    assert wrong_in(text) == []


def test_rule_numbers_are_read_from_citations_and_headings() -> None:
    assert rules_cited("(RULES 3.1) and RULES 4.2.1, 4.3; RULES.md 5.1–5.2, RULES 7). Not 6.1.") == {
        "3.1",
        "4.2.1",
        "4.3",
        "5.1",
        "5.2",
        "7",
    }
    assert rules_in("# Rules\n\n## 3 Play\n\n### 3.1 Attack\n\n#### 3.1.2 Beat\n\nRULES 9.9\n") == {"3", "3.1", "3.1.2"}
