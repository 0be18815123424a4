"""Retired words stay retired: each concept has one name, in code and in documents."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from typing import TYPE_CHECKING, Final

import pytest

from tests.docs import FOLDERS, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

RETIRED: Final = {
    r"Host": "TableService, or owner for the person",
    r"[Ll]edger": "TableRepository",
    r"[Dd]esk": "InteractionHandler",
    r"Courier": "Delivery",
    r"[Mm]ailbox(?:es)?": "Recipient",
    r"[Aa]doption|[Cc]arrier": "recovery, transport",
    r"[Aa]ttendants?|Keeper|[Aa]rchivist": "background, TurnTimer, Retention",
    r"[Ww]orkshop": "export worker",
    r"[Tt]hinkers?": "worker",
    r"[Dd]eeds?|Doing|doings": "action, audit record",
    r"Sitter|Sitting": "Occupant, occupancy",
    r"[Ss]tandin|[Ss]tand-in": "fake Discord",
    r"[Tt]he house|house voice": "the bot",
    r"[Vv]oices?": "localizer",
    r"[Ll]essons?": "tip",
    r"[Jj]udge(?:ment|s)?": "heuristic",
    r"imagin(?:e|es|ed|ing)": "determinize",
    r"[Mm]eddl(?:e|es|ing)": "interrupts",
    r"Affair|affairs?": "frame handler",
    r"[Hh]abits?": "heuristic weights",
    r"Trail|Probes": "Playthrough, MoveFuzzer",
    r"Tavern": "running bot",
    r"[Tt]aint(?:s|ed)?": "noninterference",
    r"[Rr]eckon(?:s|ed|ing)?": "compute, count",
    r"[Mm]ean place": "average place",
    r"[Ll]ucks?|LUCK": "random numbers, RNG",
    r"mehana (?:prove|bench)": "python -m tests.faults, python -m tests.benchmarks",
    r"is to be had|are to be had": "rephrase",
    r"brings? it about that": "rephrase",
    r"stands? back": "rephrase",
    r"of before": "earlier",
}
"""Regular expressions of whole words, with what to write instead."""

_CAMEL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_PATTERN: Final = re.compile("|".join(rf"\b(?:{word})\b" for word in RETIRED))


def words_of(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and text of the identifiers, comments and docstrings of a source; identifiers as words."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME:
            yield token.start[0], _CAMEL.sub(" ", token.string).replace("_", " ").strip()
        elif token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text), lineno=line)):
                yield from enumerate(text.splitlines(), start=line)
            case _:
                pass


def retired_in(path: Path) -> list[str]:
    """Return the lines of a file that use a retired word, each with what to write instead."""
    text = path.read_text("utf-8")
    lines = words_of(text) if path.suffix == ".py" else enumerate(text.splitlines(), start=1)
    return [
        f"{line}: {match.group()!r} → {next(new for old, new in RETIRED.items() if re.fullmatch(old, match.group()))}"
        for line, words in lines
        for match in _PATTERN.finditer(words)
    ]


def assigned(source: str, name: str) -> list[int]:
    """Return the lines that assign to a variable of this name."""
    return sorted(
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store)
    )


def sources(suffix: str) -> list[Path]:
    """Return the project's files of a kind; rules and the list of changes keep the words of their time."""
    here = [path for path in ROOT.glob(f"*{suffix}") if path.name != "CHANGELOG.md"]
    inside = [path for folder in FOLDERS for path in (ROOT / folder).rglob(f"*{suffix}") if path.name != "RULES.md"]
    files = sorted(path for path in (*here, *inside) if path.name != "test_vocabulary.py")
    assert files
    return files


@pytest.mark.parametrize("suffix", [".py", ".md"])
def test_no_retired_word_is_used(suffix: str) -> None:
    uses = {str(path.relative_to(ROOT)): lines for path in sources(suffix) if (lines := retired_in(path))}
    assert not uses, "\n".join(f"{path}:{line}" for path, lines in uses.items() for line in lines)


def test_no_variable_is_called_one() -> None:
    uses = {
        str(path.relative_to(ROOT)): lines
        for path in sources(".py")
        if (lines := assigned(path.read_text("utf-8"), "one"))
    }
    assert not uses, "\n".join(
        f"{path}:{line}: name it after what it is" for path, lines in uses.items() for line in lines
    )


def test_retired_words_are_seen_in_names_comments_docstrings_and_documents(tmp_path: Path) -> None:
    path = tmp_path / "used.py"
    path.write_text(
        '"""A thinker at work."""\n\nBotVoice = house_voice = "a judge"  # the desk\nbold = fold.imagine\n', "utf-8"
    )
    assert [line.partition(" →")[0] for line in retired_in(path)] == [
        "3: 'Voice'",
        "3: 'house voice'",
        "3: 'desk'",
        "4: 'imagine'",
        "1: 'thinker'",
    ]
    (tmp_path / "used.md").write_text("The ledger.\nA table service.\n", "utf-8")
    assert retired_in(tmp_path / "used.md") == ["1: 'ledger' → TableRepository"]


def test_every_way_to_assign_is_seen() -> None:
    assert assigned("one = 1\nfor one in x: pass\n[one for one in x]\nif (one := 2): one.two = 3\n", "one") == [
        1,
        2,
        3,
        4,
    ]
