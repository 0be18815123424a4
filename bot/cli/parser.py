"""What `mehana` understands. Heavy parts are loaded only by the command that needs them."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import sys
from pathlib import Path
from typing import Any, Final

from bot.settings import Broken, SettingsError, read_settings
from games.core.options import BadOptions


class CommandError(Exception):
    """Something a command cannot do; the text is the one line to print."""


def make_parser() -> argparse.ArgumentParser:
    """Return the parser; each command's function stands in `command`."""
    parser = argparse.ArgumentParser(
        prog="mehana",
        description="Mehana hosts card and board games for friends on Discord, each at a table in a channel.",
    )
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    run = commands.add_parser("run", help="run the bot on Discord, with the settings of .env")
    run.set_defaults(command=_guarded(_run))

    sandbox = commands.add_parser(
        "sandbox",
        help="try everything without a token, on a web page on this machine",
        description="Runs the real bot against a local fake Discord, which listens on 127.0.0.1 only, and "
        "serves a page to play on. Nothing is kept when it ends.",
    )
    sandbox.add_argument(
        "--port", type=_port, default=8421, help="where the page is served (default 8421; 0: any free)"
    )
    sandbox.set_defaults(command=_guarded(_sandbox))

    games = commands.add_parser("games", help="list the games with their seats and options")
    games.add_argument("--json", action="store_true", help="as JSON")
    games.set_defaults(command=_guarded(_games))

    simulate = commands.add_parser("simulate", help="let computers play whole tables; prints speed and results")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--seats", type=int, help="how many play (default: the fewest the options allow)")
    simulate.add_argument("--tables", type=int, default=100, help="how many tables (default 100)")
    simulate.add_argument("--seed", type=int, default=0, help="equal seeds give equal tables (default 0)")
    simulate.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a choice of the table; may be repeated"
    )
    simulate.add_argument(
        "--players",
        type=_players,
        default="random",
        help="who plays: random (the default), computer, or a level for each seat, such as strong,normal,normal: "
        "easy, normal, strong or random; the seats turn over equal deals",
    )
    simulate.add_argument(
        "--effort",
        type=_budget_share,
        default=1.0,
        help="the share of their full work that strong players spend (default 1)",
    )
    simulate.add_argument("--check", action="store_true", help="assert what every game must keep, at every step")
    simulate.add_argument("--json", action="store_true", help="as JSON")
    simulate.set_defaults(command=_guarded(_simulate))

    verify = commands.add_parser(
        "verify",
        help="check records of finished tables: their shuffles and every move; of a file, or of a whole folder",
    )
    verify.add_argument("file", type=Path, metavar="FILE_OR_FOLDER")
    verify.set_defaults(command=_guarded(_verify))

    replay = commands.add_parser(
        "replay",
        help="make a page to step through, or a moving picture, from the record of a table",
        description="Checks a record and shows it: as one HTML file, or with --film as an animated WebP. "
        "Needs no database.",
    )
    replay.add_argument("file", type=Path, metavar="FILE")
    kind = replay.add_mutually_exclusive_group()
    kind.add_argument("--film", action="store_true", help="a moving picture instead of a page")
    kind.add_argument("--hands", action="store_true", help="tell on the page what each seat held")
    replay.add_argument("--to", type=Path, metavar="FILE", help="the file to write (default: beside the record)")
    replay.add_argument("--language", choices=("en", "bg", "ru", "ro"), default="en", help="default en")
    replay.add_argument("--names", default="", metavar="NAME,NAME", help="who sat there, by seat; or a list in JSON")
    replay.add_argument("--gently", action="store_true", help="give way to everything else this machine does")
    replay.set_defaults(command=_guarded(_replay))

    results = commands.add_parser("results", help="reckon the results of ended tables anew from their journals")
    results.add_argument("what", choices=("rebuild",))
    results.set_defaults(command=_guarded(_results))

    doctor = commands.add_parser("doctor", help="look at settings, token, permissions, database, disk and clock")
    doctor.set_defaults(command=_guarded(_doctor))

    backup = commands.add_parser(
        "backup",
        help="copy the database to a new file, or into a folder, while the bot may be running",
        description="Each copy is checked before it counts. In a folder it is named by the second it was made, and "
        "older copies are removed except for the newest ones that are sound; see --keep.",
    )
    backup.add_argument("file", type=Path, metavar="FILE_OR_FOLDER")
    backup.add_argument(
        "--keep", type=int, default=14, metavar="N", help="in a folder: how many sound copies stay (default 14)"
    )
    backup.set_defaults(command=_guarded(_backup))
    return parser


EX_SOFTWARE = 70
"""The exit status of a bot that cannot go on by itself."""


def _port(text: str) -> int:
    """Return a number from 0 to 65535."""
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: a number from 0 to 65535")
    return int(text)


def _players(text: str) -> str:
    """Return who plays: a word for all seats, or a level for each."""
    from bot.cli.tournament import LEVELS  # noqa: PLC0415

    if text != "computer" and not set(text.split(",")) <= set(LEVELS):
        raise argparse.ArgumentTypeError(
            f"{text!r} is neither random nor computer nor a level for each seat: {', '.join(LEVELS)}"
        )
    return text


def _budget_share(text: str) -> float:
    """Return a number above 0, up to 1."""
    try:
        effort = float(text)
    except ValueError:
        effort = 0.0
    if not 0 < effort <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no share: a number above 0, up to 1")
    return effort


CUT_OFF: Final = 141
"""The status of a command whose output nobody reads on, as a shell tells it of those that a broken pipe has ended."""


def _guarded(command: Any) -> Any:
    """Turn what a command raises on purpose into one line and exit code 1; end quietly where nobody reads on."""

    def guarded(arguments: argparse.Namespace) -> int:
        from bot.tables.record import NotVerified  # noqa: PLC0415
        from games.core.catalogue import BadGame  # noqa: PLC0415
        from storage import StorageError  # noqa: PLC0415

        try:
            command(arguments)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left is flushed at the end
            return CUT_OFF
        except (CommandError, SettingsError, StorageError, NotVerified, BadGame, OSError) as problem:
            print(f"mehana: {problem}", file=sys.stderr)  # noqa: T201
            return 1
        except Broken as broken:
            print(f"mehana: {broken}", file=sys.stderr)  # noqa: T201
            return EX_SOFTWARE
        except KeyboardInterrupt:
            return 130
        return 0

    return guarded


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - the command line's own voice


def _run(_: argparse.Namespace) -> None:
    from bot.app import log_to_stderr, serve  # noqa: PLC0415

    settings = read_settings()
    log_to_stderr(settings.log_level, for_machines=settings.log_json)
    asyncio.run(serve(settings))


def _sandbox(arguments: argparse.Namespace) -> None:
    from bot.app import log_to_stderr  # noqa: PLC0415
    from bot.cli.sandbox import play  # noqa: PLC0415

    settings = read_settings()
    log_to_stderr(settings.log_level)
    asyncio.run(play(arguments.port, settings.hurry, _say))


def _games(arguments: argparse.Namespace) -> None:
    from bot.cli.listing import described  # noqa: PLC0415

    listed = described()
    if arguments.json:
        _say(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    for game in listed:
        seats = game["seats"]
        _say(f"{game['key']}: {game['names']['en']}, {seats['least']} to {seats['most']} seats")
        for option in game["options"]:
            _say(f"    {option['name']} ({option['range']}; default {option['default']}): {option['about']}")


def _simulate(arguments: argparse.Namespace) -> None:
    from bot.cli.simulate import Plan, simulate  # noqa: PLC0415
    from bot.cli.tournament import contest  # noqa: PLC0415
    from games.core.catalogue import find_games  # noqa: PLC0415
    from games.core.strength import Strength  # noqa: PLC0415

    games = find_games()
    if arguments.game not in games:
        raise CommandError(f"there is no game {arguments.game!r}; there are: {', '.join(games)}")
    texts = dict(_pair(text) for text in arguments.option)
    players = arguments.players.split(",")
    if len(players) > 1:
        if arguments.seats not in {None, len(players)}:
            raise CommandError(f"--players names {len(players)} players for --seats {arguments.seats}")
        if arguments.check:
            raise CommandError("--check goes with --players random or computer")
        arguments.seats = len(players)
    try:
        plan = Plan.made(games[arguments.game], texts, arguments.seats, arguments.tables, arguments.seed)
    except BadOptions as problem:
        from bot.presentation.texts import error_text  # noqa: PLC0415

        raise CommandError(error_text(problem, "en", games[arguments.game])) from problem
    if players[0] in set(Strength) or len(players) > 1:
        report = contest(plan, players if len(players) > 1 else players * plan.seats, arguments.effort)
    else:
        report = simulate(plan, computer=arguments.players == "computer", check=arguments.check)
    if arguments.json:
        _say(json.dumps(report, indent=2))
        return
    for name, value in report.items():
        _say(f"{name}: {value}")


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise CommandError(f"--option takes NAME=VALUE, not {text!r}")
    return name, value


def _verify(arguments: argparse.Namespace) -> None:
    from bot.cli.records import verify_all, verify_one  # noqa: PLC0415

    if arguments.file.is_dir():
        tally = verify_all(arguments.file, _say)
        if tally.bad:
            raise CommandError(f"{tally.bad} of the records do not hold")
        if tally.unchecked:
            raise CommandError(f"{tally.unchecked} of the records cannot be checked by this version")
    else:
        verify_one(arguments.file, _say)


def _replay(arguments: argparse.Namespace) -> None:
    from bot.cli.records import replay  # noqa: PLC0415

    if arguments.gently:
        os.nice(10)
    try:
        names = [str(name) for name in json.loads(arguments.names)]
    except ValueError:
        names = [name.strip() for name in arguments.names.split(",") if name.strip()]
    replay(arguments.file, arguments.to, names, arguments.language, _say, film=arguments.film, hands=arguments.hands)


def _results(_: argparse.Namespace) -> None:
    from bot.cli.records import rebuild_results  # noqa: PLC0415

    rebuild_results(read_settings().database, _say)


def _doctor(_: argparse.Namespace) -> None:
    from bot.app import log_to_stderr  # noqa: PLC0415
    from bot.cli.doctor import run_checks  # noqa: PLC0415

    log_to_stderr(logging.ERROR)
    found = asyncio.run(run_checks())
    for finding in found:
        _say(f"{'well ' if finding.well else 'WRONG'} {finding.text}")
    if wrong := sum(not finding.well for finding in found):
        raise CommandError("one thing is wrong, see above" if wrong == 1 else f"{wrong} things are wrong, see above")


def _backup(arguments: argparse.Namespace) -> None:
    from bot.cli.backups import rotated  # noqa: PLC0415
    from storage import backup  # noqa: PLC0415

    source = read_settings().database
    if arguments.file.is_dir():
        done = rotated(source, arguments.file, arguments.keep)
        _say(f"copied {source} to {done.copy}; {len(done.removed)} older copies removed")
        for damaged in done.damaged:
            _say(f"{damaged} is damaged; it does not count as a copy")
    else:
        backup(source, arguments.file)
        _say(f"copied {source} to {arguments.file}")
