"""What the documents say is so, and every rule that is cited is written down."""

from __future__ import annotations

import pytest

from games.core.catalogue import find_games
from tests.docs import ROOT, rules_cited, rules_in, wrong_in

DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_a_document_says_is_so(name: str) -> None:
    assert wrong_in((ROOT / name).read_text("utf-8")) == []


@pytest.mark.parametrize("home", [*(f"games/{key}" for key in find_games()), "tests/toy/market"])
def test_every_rule_that_is_cited_is_written_down(home: str) -> None:
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
        "![A table](bot/page/static/tabel.png)",
    ],
)
def test_what_is_not_so_is_found(text: str) -> None:
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
def test_what_is_so_passes(text: str) -> None:
    assert wrong_in(text) == []


def test_numbers_of_rules_are_read() -> None:
    assert rules_cited("(RULES 3.1) and RULES 4.2.1, 4.3; RULES.md 5.1–5.2, RULES 7). Not 6.1.") == {
        "3.1",
        "4.2.1",
        "4.3",
        "5.1",
        "5.2",
        "7",
    }
    assert rules_in("# Rules\n\n## 3 Play\n\n### 3.1 Attack\n\n#### 3.1.2 Beat\n\nRULES 9.9\n") == {"3", "3.1", "3.1.2"}
