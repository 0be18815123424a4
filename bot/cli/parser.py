"""The command line of `mehana`. Heavy modules are imported only by the commands that need them."""

import argparse
import asyncio
import json
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, cast

from bot.cli.errors import CommandError
from bot.settings import RETIRED, Broken, SettingsError, read_settings
from games.core.options import BadOptions

log = logging.getLogger(__name__)


def make_parser() -> argparse.ArgumentParser:
    """Return the parser, which stores the function of a command in `command`."""
    parser = argparse.ArgumentParser(
        prog="mehana",
        description="Mehana hosts card and board games for friends on Discord, each at a table in a channel.",
    )
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    run = commands.add_parser("run", help="run the bot on Discord with the settings in .env")
    run.set_defaults(command=_guarded(_run))

    sandbox = commands.add_parser(
        "sandbox",
        help="try everything without a token, on a web page on this machine",
        description="Runs the real bot against a local fake Discord, which listens only on 127.0.0.1, and "
        "serves a web page to play on. All data is deleted when it ends.",
    )
    sandbox.add_argument(
        "--port", type=_port, default=8421, help="port of the web page (default 8421; 0: any free port)"
    )
    sandbox.set_defaults(command=_guarded(_sandbox))

    games = commands.add_parser("games", help="list the games with their seats and options")
    games.add_argument("--json", action="store_true", help="print JSON")
    games.set_defaults(command=_guarded(_games))

    check = commands.add_parser(
        "check",
        help="check a game, wherever it is installed: rules, views, secrets, texts and pictures",
        description="Says of each failure which file to open and what to write, and which optional parts are absent. "
        "Needs pytest.",
    )
    check.add_argument("game", metavar="GAME")
    check.add_argument("--exhaustive", action="store_true", help="each preset with every number of seats, whole tables")
    check.add_argument("--seed", default="1", type=_seed, help="a number, or random (default 1)")
    check.add_argument("--write-texts", action="store_true", help="first add missing texts to the game's Fluent files")
    check.add_argument("--store", action="store_true", help="first store its tables and pictures, for later comparison")
    check.set_defaults(command=_guarded(_check))

    new_game = commands.add_parser("new-game", help="write a package with a new game that plays at once")
    new_game.add_argument("key", metavar="KEY", help="the game's command: lower-case letters, digits and _")
    new_game.add_argument("--standard", action="store_true", help="with all that the games of the bot have")
    new_game.add_argument("--to", type=Path, default=Path(), metavar="FOLDER", help="where to write it (default: here)")
    new_game.set_defaults(command=_guarded(_new_game))

    simulate = commands.add_parser("simulate", help="let computers play whole tables; print speed and results")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--seats", type=int, help="number of seats (default: the fewest the options allow)")
    simulate.add_argument("--tables", type=int, default=100, help="number of tables (default 100)")
    simulate.add_argument("--seed", type=int, default=0, help="equal seeds give equal tables (default 0)")
    simulate.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    simulate.add_argument(
        "--players",
        type=_players,
        default="random",
        help="who plays: random (the default), computer, or a level for each seat, such as strong,normal,normal "
        "(easy, normal, strong or random); each deal is played with every rotation of the seats",
    )
    simulate.add_argument(
        "--effort",
        type=_budget_share,
        default=1.0,
        help="share of the full search budget for strong players (default 1)",
    )
    simulate.add_argument("--check", action="store_true", help="check the contract of games at every step")
    simulate.add_argument("--json", action="store_true", help="print JSON")
    simulate.set_defaults(command=_guarded(_simulate))

    verify = commands.add_parser(
        "verify", help="check the shuffles and every move in the record of a finished table, or in a folder of records"
    )
    verify.add_argument("file", type=Path, metavar="FILE_OR_FOLDER")
    verify.set_defaults(command=_guarded(_verify))

    replay = commands.add_parser(
        "replay",
        help="turn the record of a table into a web page or an animation",
        description="Checks a record and writes a web page to step through the table, or with --film an animated WebP. "
        "Needs no database.",
    )
    replay.add_argument("file", type=Path, metavar="FILE")
    kind = replay.add_mutually_exclusive_group()
    kind.add_argument("--film", action="store_true", help="write an animation instead of a page")
    kind.add_argument("--hands", action="store_true", help="show on the page what each seat held")
    replay.add_argument("--to", type=Path, metavar="FILE", help="the file to write (default: beside the record)")
    replay.add_argument(
        "--language", choices=("en", "bg", "ru", "ro"), default="en", help="language of the texts (default en)"
    )
    replay.add_argument("--names", default="", metavar="NAME,NAME", help="names of the players by seat, or a JSON list")
    replay.add_argument("--gently", action="store_true", help="run with low priority")
    replay.set_defaults(command=_guarded(_replay))

    results = commands.add_parser("results", help="recompute the results of ended tables from their journals")
    results.add_argument("what", choices=("rebuild",))
    results.set_defaults(command=_guarded(_results))

    doctor = commands.add_parser("doctor", help="check settings, token, permissions, database, disk and clock")
    doctor.set_defaults(command=_guarded(_doctor))

    backup = commands.add_parser(
        "backup",
        help="copy the database to a new file or into a folder, also while the bot is running",
        description="Every copy is checked. In a folder its name is the date and time, and older copies are removed "
        "except for the newest sound ones; see --keep.",
    )
    backup.add_argument("file", type=Path, metavar="FILE_OR_FOLDER")
    backup.add_argument(
        "--keep", type=int, default=14, metavar="N", help="in a folder: number of sound copies to keep (default 14)"
    )
    backup.set_defaults(command=_guarded(_backup))
    return parser


EX_SOFTWARE = 70
"""The exit status of a bot that needs a restart."""


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: use a number from 0 to 65535")
    return int(text)


def _seed(text: str) -> str:
    if text != "random" and not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is neither a number nor random")
    return text


def _players(text: str) -> str:
    """Return the players: one word for all seats, or a level for each."""
    from bot.cli.tournament import LEVELS  # noqa: PLC0415

    if text != "computer" and not set(text.split(",")) <= set(LEVELS):
        raise argparse.ArgumentTypeError(
            f"{text!r} is neither random nor computer nor a level for each seat: {', '.join(LEVELS)}"
        )
    return text


def _budget_share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0 < share <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share: use a number above 0, up to 1")
    return share


CUT_OFF: Final = 141
"""The exit status after a broken pipe, as shells report it (128 + SIGPIPE)."""


def _guarded(command: Any) -> Any:
    """Wrap a command: return its exit status, and print expected errors in one line."""

    def guarded(arguments: argparse.Namespace) -> int:
        from bot.tables.ended.record import NotVerified  # noqa: PLC0415
        from games.core.catalogue import BadGame  # noqa: PLC0415
        from storage import StorageError  # noqa: PLC0415

        try:
            command(arguments)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes what is left on exit
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
    print(text, flush=True)  # noqa: T201 - the output of commands


def _run(_: argparse.Namespace) -> None:
    from bot.app import log_to_stderr, serve  # noqa: PLC0415

    settings = read_settings()
    log_to_stderr(settings.log_level, for_machines=settings.log_json)
    for name in settings.retired:
        log.warning("the setting %s is called %s now; the old name goes on working", name, RETIRED[name])
    asyncio.run(serve(settings))


def _sandbox(arguments: argparse.Namespace) -> None:
    from bot.app import log_to_stderr  # noqa: PLC0415
    from bot.sandbox.start import play  # noqa: PLC0415

    settings = read_settings()
    log_to_stderr(settings.log_level)
    asyncio.run(play(arguments.port, settings.pause_factor, _say))


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


def _check(arguments: argparse.Namespace) -> None:
    from bot.cli.check import check, store, write_texts  # noqa: PLC0415

    if arguments.write_texts:
        write_texts(arguments.game, _say)
    if arguments.store:
        store(arguments.game, _say)
    check(arguments.game, arguments.seed, _say, exhaustive=arguments.exhaustive)


def _new_game(arguments: argparse.Namespace) -> None:
    from bot.cli.new_game import write  # noqa: PLC0415

    write(arguments.key, arguments.to, _say, standard=arguments.standard)


def _simulate(arguments: argparse.Namespace) -> None:
    from bot.cli.simulate import Plan, simulate  # noqa: PLC0415
    from bot.cli.tournament import contest  # noqa: PLC0415
    from games.core.catalogue import installed_games  # noqa: PLC0415
    from games.core.strength import SEATED  # noqa: PLC0415

    catalogue = installed_games()
    games = catalogue.games
    if arguments.game in catalogue.left_out:
        raise CommandError(f"the game {arguments.game} is left out: {catalogue.left_out[arguments.game]}")
    if arguments.game not in games:
        raise CommandError(f"there is no game {arguments.game!r}; there are: {', '.join(games)}")
    texts = dict(_pair(text) for text in arguments.option)
    players = arguments.players.split(",")
    if len(players) > 1:
        if arguments.seats not in {None, len(players)}:
            raise CommandError(f"--players names {len(players)} players, but --seats is {arguments.seats}")
        if arguments.check:
            raise CommandError("--check requires --players random or computer")
        arguments.seats = len(players)
    try:
        plan = Plan.made(games[arguments.game], texts, arguments.seats, arguments.tables, arguments.seed)
    except BadOptions as problem:
        from bot.presentation.texts import error_text  # noqa: PLC0415

        raise CommandError(error_text(problem, "en", games[arguments.game])) from problem
    if players[0] in SEATED or len(players) > 1:
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
            raise CommandError(f"{tally.bad} of the records are invalid")
        if tally.unchecked:
            raise CommandError(f"{tally.unchecked} of the records cannot be checked by this version")
    else:
        verify_one(arguments.file, _say)


def _replay(arguments: argparse.Namespace) -> None:
    from bot.cli.records import replay  # noqa: PLC0415

    if arguments.gently:
        os.nice(10)
    names = [name.strip() for name in arguments.names.split(",") if name.strip()]
    with suppress(ValueError):
        listed: Any = json.loads(arguments.names)
        if isinstance(listed, list):  # a single name may be a number, which is JSON too
            names = [str(name) for name in cast("list[Any]", listed)]
    replay(arguments.file, arguments.to, names, arguments.language, _say, film=arguments.film, hands=arguments.hands)


def _results(_: argparse.Namespace) -> None:
    from bot.cli.records import rebuild_results  # noqa: PLC0415

    rebuild_results(read_settings().database, _say)


def _doctor(_: argparse.Namespace) -> None:
    from bot.app import log_to_stderr  # noqa: PLC0415
    from bot.cli.doctor import run_checks  # noqa: PLC0415

    log_to_stderr(logging.ERROR)
    findings = asyncio.run(run_checks())
    for finding in findings:
        _say(f"{'ok   ' if finding.well else 'WRONG'} {finding.text}")
    if wrong := sum(not finding.well for finding in findings):
        raise CommandError("1 check failed, see above" if wrong == 1 else f"{wrong} checks failed, see above")


def _backup(arguments: argparse.Namespace) -> None:
    from bot.cli.backups import rotated  # noqa: PLC0415
    from storage import backup  # noqa: PLC0415

    source = read_settings().database
    if arguments.file.is_dir():
        done = rotated(source, arguments.file, arguments.keep)
        _say(f"copied {source} to {done.copy}; {len(done.removed)} older copies removed")
        for damaged in done.damaged:
            _say(f"{damaged} is damaged and not counted as a copy")
    else:
        backup(source, arguments.file)
        _say(f"copied {source} to {arguments.file}")
