"""Foreign Discord clients: their packages, the programs that use them, and where they are installed.

    python -m tests.fake_discord.clients.installed [NAME ...]

installs each in a folder of its own. The folder is `mehana-clients` in the user's cache folder, or `MEHANA_CLIENTS`.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PROGRAMS: Final = Path(__file__).parent / "programs"


def folder() -> Path:
    """Return the folder that holds a folder for each client."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return Path(os.environ.get("MEHANA_CLIENTS") or cache / "mehana-clients")


@dataclass(frozen=True, slots=True)
class ForeignClient:
    """A client: its package with its version, and the program that plays the scenario with it."""

    name: str
    package: str
    version: str
    program: str

    @property
    def home(self) -> Path:
        """The folder of its installation, which is named after the version."""
        return folder() / f"{self.name}-{self.version}"

    @property
    def is_javascript(self) -> bool:
        """Whether it runs in Node.js."""
        return self.program.endswith(".cjs")

    @property
    def installed(self) -> bool:
        """Whether the installation is complete."""
        return (self.home / "complete").exists()

    def install(self) -> None:
        """Install it with pip or npm. Raise CalledProcessError or OSError if that fails."""
        shutil.rmtree(self.home, ignore_errors=True)
        self.home.mkdir(parents=True)
        if self.is_javascript:
            run(
                "npm",
                "install",
                "--prefix",
                str(self.home),
                "--no-audit",
                "--no-fund",
                f"{self.package}@{self.version}",
            )
        else:
            run(sys.executable, "-m", "venv", str(self.home))
            run(
                str(self.home / "bin/python"),
                "-m",
                "pip",
                "install",
                "--quiet",
                f"{self.package}=={self.version}",
                "setuptools<81",
            )
        (self.home / "complete").touch()

    def command(self, url: str, token: str) -> tuple[list[str], dict[str, str]]:
        """Return the command that runs its program against a fake Discord, and its environment."""
        program = str(PROGRAMS / self.program)
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if self.is_javascript:
            return ["node", program, url, token], environment | {"NODE_PATH": str(self.home / "node_modules")}
        return [str(self.home / "bin/python"), "-W", "ignore", program, url, token], environment


CLIENTS: Final = (
    ForeignClient("hikari", "hikari", "2.7.0", "hikari_bot.py"),
    ForeignClient("disnake", "disnake", "2.12.2", "fork_bot.py"),
    ForeignClient("nextcord", "nextcord", "2.6.0", "fork_bot.py"),
    ForeignClient("py-cord", "py-cord", "2.8.1", "fork_bot.py"),
    ForeignClient("interactions.py", "discord-py-interactions", "5.16.0", "interactions_bot.py"),
    ForeignClient("discord.js", "discord.js", "14.28.1", "discordjs_bot.cjs"),
    ForeignClient("oceanic.js", "oceanic.js", "1.15.0", "oceanic_bot.cjs"),
)


def run(*command: str) -> None:
    """Run a command quietly. Raise CalledProcessError with its errors if it fails."""
    subprocess.run(command, check=True, capture_output=True, text=True, timeout=300)


def main() -> None:
    """Install the clients named on the command line, or all."""
    for client in CLIENTS:
        if client.name in (sys.argv[1:] or [client.name]):
            try:
                client.install()
                print(f"{client.name} {client.version}: {client.home}")
            except (OSError, subprocess.SubprocessError) as error:
                print(f"{client.name} {client.version}: not installed: {getattr(error, 'stderr', '') or error}")


if __name__ == "__main__":
    main()
