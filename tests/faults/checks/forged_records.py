"""Forged records: whatever is changed in the record of a played table, `verify` refuses it in a line of its own."""

import asyncio
import copy
import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from bot.tables.ended import record
from games.core.catalogue import find_games
from games.core.contract import AnyGame
from games.core.options import preset, texts_of
from tests.faults.check import Trial
from tests.tables.ended.forgeries import FORGERIES
from tests.tables.harness import TableHarness

LONGEST_LINE: Final = 300
"""Letters of a refusal."""


async def forged_records(trial: Trial) -> None:
    """Play a table of each game to its end, and offer its record to `verify`: as it is, and forged in every way."""
    report, games = trial.report, find_games()
    for key, game in games.items():
        for number in range(trial.much(1, 4)):
            rng = trial.rng(f"forgeries {key} {number}")
            # The tables of tests have a loop of their own, whose threads they settle by.
            whole = await asyncio.to_thread(asyncio.run, played(trial.folder / f"{key}-{number}.sqlite3", game, rng))
            report.count("records")
            try:
                verdict = record.verify(_bytes(whole), games)
            except record.NotVerified as refused:
                report.wrong.append(f"{key}: a true record is refused: {refused}")
                continue
            report.demand(verdict.outcome is not None and verdict.finished, f"{key}: a whole record has no end")
            for name, (forge, _) in FORGERIES.items():
                forged = copy.deepcopy(whole)
                forge(forged)
                if forged != whole:
                    report.count("forgeries")
                    why = believed(_bytes(forged), games)
                    report.demand(why is None, f"{key}: {name}: {why}")


def believed(forged: bytes, games: Mapping[str, AnyGame]) -> str | None:
    """Return what is wrong with how a forgery was taken; None where it was refused in a line."""
    try:
        record.verify(forged, games)
    except record.NotVerified as refused:
        told = str(refused)
        return None if 0 < len(told) <= LONGEST_LINE and "\n" not in told else f"refused in {len(told)} letters"
    except Exception as stumbled:  # noqa: BLE001 - whatever a forgery makes it stumble over
        return f"verify stumbles: {type(stumbled).__name__}: {stumbled}"
    return "it is believed"


async def played(path: Path, game: AnyGame, rng: random.Random) -> dict[str, Any]:
    """Return the record of a table with a pause, played to its end by chance, by people alone."""
    options = preset(game.Options, rng.choice(list(game.Options.presets)))
    names = [f"P{seat}" for seat in range(min(game.numbers(options)))]
    harness = TableHarness(path, {game.key: game})
    await harness.open()
    table = await harness.playing(*names, game=game.key, options=texts_of(options))
    owner = await harness.person(names[0])
    await harness.service.pause(table, owner, harness.click())
    await harness.service.resume(table, owner, harness.click())
    await harness.play_out(table, names, rng)
    await harness.close()
    return json.loads(_bytes(record.record_of(table)))


def _bytes(data: dict[str, Any]) -> bytes:
    return json.dumps(data).encode()
