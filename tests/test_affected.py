"""The command that runs the tests of a change finds those that import it, through helpers and fixtures too."""

from pathlib import Path

import pytest

from tests.affected import ROOT, affected_tests

CASES = (
    ("bot/web/server.py", "tests/web/protocol/test_moves.py", "tests/storage/test_journal.py"),
    ("bot/tables/service.py", "tests/e2e/playing/test_tables.py", "tests/games/durak/rules/test_setup.py"),
    ("bot/text/bg.ftl", "tests/presentation/test_texts.py", "tests/games/durak/rules/test_setup.py"),
    ("games/durak/rules/moves.py", "tests/games/durak/rules/test_setup.py", "tests/games/magove/rules/test_ending.py"),
    ("games/durak/text/en.ftl", "tests/games/checks/test_texts.py", "tests/games/magove/rules/test_ending.py"),
    ("tests/web/conftest.py", "tests/web/protocol/test_moves.py", "tests/discord/messages/test_messages.py"),
    ("tests/games/durak/positions.py", "tests/games/durak/rules/test_setup.py", "tests/games/checks/test_texts.py"),
    ("README.md", "tests/test_docs.py", "tests/web/protocol/test_moves.py"),
)
"""A file that changes, a test of it, and a test that it has nothing to do with."""


@pytest.mark.long(3)
def test_a_change_chooses_the_tests_that_reach_it_by_imports(subtests: pytest.Subtests) -> None:
    for changed, chosen, left in CASES:
        with subtests.test(changed):
            assert all((ROOT / path).is_file() for path in (changed, chosen, left))
            tests = affected_tests([Path(changed)])
            assert Path(chosen) in tests
            assert Path(left) not in tests
