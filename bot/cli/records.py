"""Commands about records and results: verify one or many, make a file to look at, compute results anew."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from bot.tables.fairness import seal
from bot.tables.record import CannotVerify, NotVerified, read_record, verify
from games.core.catalogue import find_games

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from bot.tables.record import Verdict

    Say = Callable[[str], None]


def verify_one(file: Path, say: Say) -> None:
    """Check a record and say what it says. Raise `NotVerified`."""
    verdict = verify(read_record(file), find_games())
    say(f"{file}: the shuffles and every move hold; {_told(verdict)}")
    say(f"The seal it keeps, to compare with the one in the lobby: {seal(verdict.seal)} (in full {verdict.seal})")
    say(f"Written by {verdict.program or 'an earlier Mehana'}, played by rules {verdict.rules_version}.")


def _told(verdict: Verdict) -> str:
    if not verdict.finished:
        return "UNFINISHED: the record ends in mid-play"
    if verdict.outcome is None:
        return "it was closed before its end"
    return f"places by seat {list(verdict.outcome.places)}"


class Tally(msgspec.Struct):
    """How many records of a folder hold, are of tables that had not ended, cannot be checked, and do not hold."""

    hold: int = 0
    unfinished: int = 0
    unchecked: int = 0
    bad: int = 0


def verify_all(folder: Path, say: Say) -> Tally:
    """Check every `.json` file below a folder, saying of those that do not hold, or cannot be checked, why."""
    games, files = find_games(), sorted(folder.rglob("*.json"))
    tally = Tally()
    for count, file in enumerate(files, start=1):
        try:
            tally.unfinished += not verify(read_record(file), games).finished
            tally.hold += 1
        except CannotVerify as problem:
            tally.unchecked += 1
            say(f"{file}: {problem}")
        except (NotVerified, OSError) as problem:
            tally.bad += 1
            say(f"{file}: {problem}")
        if count % 100 == 0:
            say(f"{count} of {len(files)} checked, {tally.bad} do not hold, {tally.unchecked} cannot be checked")
    say(
        f"{len(files)} records: {tally.hold} hold ({tally.unfinished} of them unfinished), {tally.bad} do not,"
        f" {tally.unchecked} cannot be checked"
    )
    return tally


def replay(
    file: Path, to: Path | None, names: Sequence[str], locale: str, say: Say, *, film: bool, hands: bool
) -> None:
    """Make a page, or with `film` a moving picture, from a record; with `hands` the page tells what each seat held.

    Raise `NotVerified` for a record that does not hold.
    """
    from bot.export.animation import moving_picture  # noqa: PLC0415
    from bot.export.frames import ReplayExport  # noqa: PLC0415 - brings the drawing libraries, which checking records needs not
    from bot.export.page import html_page  # noqa: PLC0415

    target = to or file.with_suffix(".webp" if film else ".html")
    made = ReplayExport(read_record(file), find_games(), locale, names, hands=hands)

    def tell(done: int, length: int) -> None:
        if done % 25 == 0 or done == length:
            say(f"{done}/{length}")

    data = moving_picture(made, tell) if film else html_page(made, tell)
    target.write_bytes(data)
    say(f"wrote {target}: {made.length} frames, {len(data) / (1 << 20):.1f} MiB")


def rebuild_results(database: Path, say: Say) -> None:
    """Compute the results of all ended tables anew; those that present rules cannot compute stay as they are."""
    from storage import StorageError  # noqa: PLC0415 - checking records needs no storage

    if not database.exists():
        raise StorageError(f"there is no database at {database}")
    asyncio.run(_rebuilt(database, say))


async def _rebuilt(database: Path, say: Say) -> None:
    from bot.tables.results import rebuild  # noqa: PLC0415
    from storage import Journal  # noqa: PLC0415

    async with Journal.opened(database) as journal:
        done = await rebuild(journal, find_games(), all_again=True, tell=say)
    say(f"{done.written} results written, {len(done.left)} left as they were")
    if done.left:
        say(f"left as they were, because present rules do not replay them: {', '.join(map(str, done.left))}")
