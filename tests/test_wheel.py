"""The wheel holds the program and its data: no tests, fault runs or benchmarks."""

import subprocess
import sys
import zipfile
from pathlib import Path

from tests.docs import ROOT

SUFFIXES = {
    ".py",
    ".ftl",
    ".toml",
    ".png",
    ".ttf",
    ".woff2",
    ".html",
    ".js",
    ".css",
    ".svg",
    ".json",
    ".md",
    ".txt",
    ".typed",
}


def test_the_wheel_holds_all_of_the_program_and_nothing_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    sources = {
        path.relative_to(ROOT).as_posix()
        for package in ("games", "storage", "bot")
        for path in (ROOT / package).rglob("*")
        if path.is_file() and path.suffix in SUFFIXES
    }
    pages = {name for name in sources if name.startswith("games/") and name.endswith(("/README.md", "/table.png"))}
    assert packed - {"bot/fake_discord/rules/openapi/LICENSE"} == sources - pages
