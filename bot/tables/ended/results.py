"""Results: how a table ended, computed from its last state; also for tables that ended before results were kept."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.tables.state.replay import Play, ReplayMismatch, chosen_moves, has_checksum, since_rules_changed
from games.core.contract import AnyGame, checksum_of, from_bytes
from games.core.options import Options, preset_of
from storage import Ending, Entry, Journal, TableRecord

log = logging.getLogger(__name__)

TOLD_EVERY: Final = 100
"""Tables between two reports of progress."""


class NoResult(Exception):
    """A game has ended without a place for each seat, so that nothing can be stored of who won."""


def ending_of(
    game: AnyGame, options: Options, seats: int, state: Any, at: int, entries: Sequence[Entry], *, unwritten: int = 0
) -> Ending | None:
    """Return how a table in this state ended at `at`, in Unix seconds; None while it goes on.

    `unwritten` is how many of its chosen moves are not among its entries yet. Raise `NoResult` where the game does not
    tell the place of each seat.
    """
    outcome = game.outcome(state)
    if outcome is None:
        return None
    ending = Ending(
        places=tuple(outcome.places),
        reason=outcome.reason,
        at=at,
        scores=tuple(outcome.scores),
        teams=tuple(game.teams(options, seats)),
        preset=preset_of(options),
        moves=chosen_moves(entries) + unwritten,
    )
    if not len(ending.places) == len(ending.teams) == seats or len(ending.scores) not in {0, seats}:
        raise NoResult(f"{game.key} has no result for {seats} seats: {ending}")
    return ending


def rebuilt(game: AnyGame, record: TableRecord) -> Ending | None:
    """Return how an ended table ended, or None if the present rules cannot tell.

    The checkpoint is used if it has the journal's last checksum; else all entries are replayed.
    """
    try:
        options = msgspec.json.decode(record.row.options, type=game.Options)
        state = _last_state(game, options, record)
        return ending_of(game, options, len(record.seats), state, record.row.changed_at, record.entries)
    except ReplayMismatch:
        log.warning("table %s no longer replays; its result is left as it is", record.row.id)
    except Exception as problem:  # noqa: BLE001 - rules may fail in any way on a state of other rules
        log.warning(
            "table %s: its result cannot be computed by the rules of %s: %r", record.row.id, record.row.game, problem
        )
    return None


def _last_state(game: AnyGame, options: Options, record: TableRecord) -> Any:
    last = next((entry.checksum for entry in reversed(record.entries) if entry.checksum), "")
    if record.checkpoint is not None:
        try:
            state = from_bytes(game.State, record.checkpoint)
        except msgspec.MsgspecError:
            pass
        else:
            # The bytes may have been written by rules whose states had other fields.
            if checksum_of(record.checkpoint) == last or has_checksum(game, state, last):
                return state
    assert record.row.seed is not None, "a table that was played has a seed"
    play = Play(game, options, len(record.seats), record.row.seed)
    play.apply(since_rules_changed(record.entries))
    return play.state


class RebuildReport(msgspec.Struct, frozen=True):
    """How many results were written, and the tables of which none could be computed."""

    written: int
    left: tuple[int, ...]


async def rebuild(
    journal: Journal,
    games: Mapping[str, AnyGame],
    *,
    all_again: bool = False,
    tell: Callable[[str], None] = log.info,
) -> RebuildReport:
    """Compute and write the missing results, or all with `all_again`; `tell` is called with the progress.

    A table whose result the present rules cannot compute keeps the one it has.
    """
    tables = await journal.results.missing(all_again=all_again)
    written, left = 0, list[int]()
    for count, number in enumerate(tables, start=1):
        record = await journal.load(number)
        game = games.get(record.row.game) if record is not None else None
        if record is not None:
            ending = None if game is None else await asyncio.to_thread(rebuilt, game, record)
            if ending is None:
                left.append(number)
            else:
                await journal.results.rebuild(number, ending)
                written += 1
        if count % TOLD_EVERY == 0 or count == len(tables):
            tell(f"results: {count} of {len(tables)} tables of the past looked at, {written} written")
    return RebuildReport(written, tuple(left))
