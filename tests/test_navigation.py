"""People who play by clicking find the control of each move, also of those for which a message offers another."""

from collections.abc import Mapping
from typing import Final

from bot.discord.messages.controls import ChooseMove, NarrowChoice, PlayMove, read
from bot.discord.messages.hand import hand
from bot.tables.state.table import LiveTable, SeatView
from games.core.chance import SeededChance
from games.core.contract import AnyGame, Move, vocabulary_of
from tests.discord.conftest import games, harness, toys
from tests.discord.harness import NAMES, parts, played, seated
from tests.navigation import way_to
from tests.tables.harness import TableHarness

__all__ = ["games", "harness", "toys"]

ENTRIES: Final = 12
SCREENS: Final = 4
"""The most screens between a hand and a move."""


async def test_every_turn_of_a_tile_has_a_way_to_the_placement_that_lays_it_just_so(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    game, hidden = games["carcassonne"], 0
    table = await harness.playing(*NAMES[:2], game="carcassonne")
    async for seat, seat_view in played(harness, table, SeededChance(bytes(32), 0), ENTRIES):
        for move in seat_view.choices:
            assert isinstance(move, Move)
            canonical = game.text.canonical(move, seat_view.view)
            assert await found(harness, table, seat, seat_view, move) == canonical
            hidden += move != canonical
    assert hidden, "each tile could be laid in one way only"


async def found(harness: TableHarness, table: LiveTable, seat: int, seat_view: SeatView, move: Move) -> Move:
    """Return the move that is made by using one control after another on the way to this move."""
    people, path = await seated(harness, table, "en"), ()
    for _ in range(SCREENS):
        draft = await hand(people, seat, table.seats[seat].person, path=path)
        way = way_to(move, table.game, seat_view, [part for part in parts(draft) if "custom_id" in part])
        assert way is not None, f"no control leads to {move} from {path}"
        custom_id, values = way
        match read(custom_id):
            case PlayMove(_, _, text):
                return vocabulary_of(table.game.vocabulary).parse(text)
            case ChooseMove():
                return vocabulary_of(table.game.vocabulary).parse(values[0])
            case NarrowChoice() as control:
                path = control.steps(values)
            case other:
                raise AssertionError(f"{other} makes no placement")
    raise AssertionError(f"{move} is too far away")
