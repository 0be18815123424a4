"""`python -m tests.affected`: runs the tests of what has changed since the last commit, found by who imports it.

Files can be named instead; options for pytest follow `--`. A test is chosen if its file, a helper or a `conftest.py`
above it imports something that changed, or something that imports that. A file that is no module counts as its
package. Games are loaded by the catalogue and not imported: a change in one chooses the checks of all games too.
"""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

import grimp
import pytest

ROOT: Final = Path(__file__).parent.parent
PRODUCT: Final = ("games", "storage", "bot")
CHECKS: Final = Path("tests/games/checks")
EVERY: Final = Path("tests/conftest.py")
"""It only seeds the table service, and would make that part of every test."""


def changed_files() -> list[Path]:
    """Return the files that differ from the last commit, new ones included."""
    command = ["git", "status", "--porcelain", "--no-renames", "--untracked-files=all"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [Path(line[3:]) for line in told.splitlines()]


def module_of(path: Path) -> str:
    """Return the dotted name of a module, or of the package to which another file belongs."""
    if path.suffix == ".py" and path.name != "__init__.py":
        return ".".join(path.with_suffix("").parts)
    folder = path.parent
    while folder.parts and not (ROOT / folder / "__init__.py").exists():
        folder = folder.parent
    return ".".join(folder.parts)


@cache
def imported_by(path: Path) -> set[str]:
    """Return the modules that a source may import: of `from a import b`, both `a` and `a.b`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def affected_tests(files: list[Path]) -> list[Path]:
    """Return the test files that reach one of these files by imports, in order."""
    graph, sources = grimp.build_graph(*PRODUCT, cache_dir=None), (ROOT / "tests").rglob("*.py")
    imports = {path.relative_to(ROOT): imported_by(path) for path in sources}
    changed = {module_of(path) for path in files if path.parts[0] in PRODUCT}
    changed |= {name for top in changed & {*PRODUCT} for name in graph.find_descendants(top)}  # such as `bot/text`
    reached = changed.union(*(graph.find_downstream_modules(name) for name in changed & graph.modules))
    chosen = {path for path in files if path in imports}
    if any(path.suffix == ".md" for path in files):
        chosen.add(Path("tests/test_docs.py"))
    if any(path.parts[0] == "games" and path.parts[1] not in {"core", "kit"} for path in files):
        chosen |= {path for path in imports if path.parent == CHECKS}
    before = -1
    while before < len(chosen):
        before = len(chosen)
        reached |= {module_of(path) for path in chosen}
        fixtures = {path for path in chosen if path.name == "conftest.py"} - ({EVERY} - {*files})
        folders = {path.parent for path in fixtures}
        chosen |= {path for path, names in imports.items() if names & reached or folders & {*path.parents}}
    return sorted(path for path in chosen if path.name.startswith("test_"))


if __name__ == "__main__":
    if {"-h", "--help"} & {*sys.argv}:
        sys.exit(__doc__)
    words = [*sys.argv[1:], "--"]
    split = words.index("--")
    tests = affected_tests([Path(word) for word in words[:split]] or changed_files())
    sys.exit(pytest.main([*words[split + 1 : -1], *map(str, tests)]) if tests else 0)
