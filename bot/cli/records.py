"""Commands for records and results: `mehana verify`, `replay` and `results`."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec

from bot.tables.ended.record import CannotVerify, NotVerified, Verdict, read_record, verify
from bot.tables.state.fairness import seal
from games.core.catalogue import installed_games

Say: TypeAlias = Callable[[str], None]


def verify_one(file: Path, say: Say) -> None:
    """Check a record and print a summary. Raise `NotVerified` if it is invalid."""
    verdict = verify(read_record(file), installed_games().games)
    say(f"{file}: the shuffles and all moves are valid; {_ending(verdict)}")
    say(f"Its seal, to compare with the one in the lobby: {seal(verdict.seal)} (in full {verdict.seal})")
    say(f"Written by {verdict.program or 'an earlier Mehana'}, played by rules {verdict.rules_version}.")


def _ending(verdict: Verdict) -> str:
    if not verdict.finished:
        return "UNFINISHED: the record ends during play"
    if verdict.outcome is None:
        return "the table was closed before its end"
    return f"places by seat {list(verdict.outcome.places)}"


class Tally(msgspec.Struct):
    """How many records of a folder are valid, among them unfinished ones, cannot be checked, or are invalid."""

    valid: int = 0
    unfinished: int = 0
    unchecked: int = 0
    bad: int = 0


def verify_all(folder: Path, say: Say) -> Tally:
    """Check all `.json` files below a folder, and print why any are invalid or cannot be checked."""
    games, files = installed_games().games, sorted(folder.rglob("*.json"))
    tally = Tally()
    for count, file in enumerate(files, start=1):
        try:
            tally.unfinished += not verify(read_record(file), games).finished
            tally.valid += 1
        except CannotVerify as problem:
            tally.unchecked += 1
            say(f"{file}: {problem}")
        except (NotVerified, OSError) as problem:
            tally.bad += 1
            say(f"{file}: {problem}")
        if count % 100 == 0:
            say(f"{count} of {len(files)} checked, {tally.bad} invalid, {tally.unchecked} cannot be checked")
    say(
        f"{len(files)} records: {tally.valid} valid ({tally.unfinished} of them unfinished), {tally.bad} invalid,"
        f" {tally.unchecked} cannot be checked"
    )
    return tally


def replay(
    file: Path, to: Path | None, names: Sequence[str], locale: str, say: Say, *, film: bool, hands: bool
) -> None:
    """Write a page, or with `film` an animation, from a record; with `hands` the page shows what each seat held.

    Raise `NotVerified` if the record is invalid.
    """
    from bot.export.animation import moving_picture  # noqa: PLC0415
    from bot.export.frames import ReplayExport  # noqa: PLC0415 - loads the drawing libraries, which `verify` does not need
    from bot.export.page import html_page  # noqa: PLC0415

    target = to or file.with_suffix(".webp" if film else ".html")
    export = ReplayExport(read_record(file), installed_games().games, locale, names, hands=hands)

    def tell(done: int, length: int) -> None:
        if done % 25 == 0 or done == length:
            say(f"{done}/{length}")

    data = moving_picture(export, tell) if film else html_page(export, tell)
    target.write_bytes(data)
    say(f"wrote {target}: {export.length} frames, {len(data) / (1 << 20):.1f} MiB")


def rebuild_results(database: Path, say: Say) -> None:
    """Recompute the results of all ended tables, except for those that current rules do not replay.

    Raise `StorageError` if there is no database.
    """
    from storage import StorageError  # noqa: PLC0415 - `verify` needs no storage

    if not database.exists():
        raise StorageError(f"there is no database at {database}")
    asyncio.run(_rebuild(database, say))


async def _rebuild(database: Path, say: Say) -> None:
    from bot.tables.ended.results import rebuild  # noqa: PLC0415
    from storage import Journal  # noqa: PLC0415

    async with Journal.opened(database) as journal:
        done = await rebuild(journal, installed_games().games, all_again=True, tell=say)
    say(f"{done.written} results written, {len(done.left)} left unchanged")
    if done.left:
        tables = ", ".join(map(str, done.left))
        say(f"left unchanged, because their game is not installed or its rules do not replay them: {tables}")
