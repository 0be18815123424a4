"""Every message that people can read is compared with the view of its reader, after every entry of a table."""

import time
from typing import Any

import pytest

from games.core.catalogue import find_games
from storage import Status
from tests.machine.actions.actions import Command, PlayOn, Press, attempt
from tests.machine.promises.repositories import TableRepositories
from tests.machine.search import after, on_stage
from tests.machine.stage.stage import Stage

pytestmark = pytest.mark.long(8)

PEOPLE = ("Ana", "Boris", "Vera", "Dinu")
SEATS = {"hayduti": 3, "magove": 4}
"""People at a table, where that is not two."""
SHORT: dict[str, dict[str, Any]] = {
    "balkans": {"round_limit": 1},
    "hayduti": {"rotations": 2},
    "magove": {"rounds": 3},
}
"""Options with which a table is short, where it can be."""
START = 12
"""Entries of a table that are played in a daily run."""
LOOK = 3
"""Entries after which a player opens their hand in the channel as well."""
LONGEST = 3000


async def true_after_every_entry(stage: Stage, game: str, most: int, **options: Any) -> int:
    """Play a table for at most so many entries, or to its end; return how many were played."""
    players, repositories = PEOPLE[: SEATS.get(game, 2)], TableRepositories()
    start = [Command("Ana", "general", f"{game} open", {"pictures": False, **options})]
    start += [Press(name, "general", "do:join") for name in players[1:]]
    for action in (*start, Press("Ana", "general", "do:start")):
        assert await attempt(stage, action)
        assert not await after(stage, repositories)
    for number in range(most):
        if number % LOOK == 0:
            await attempt(stage, Press(players[number // LOOK % len(players)], "general", "do:hand"))
        assert await attempt(stage, PlayOn("general", 1))
        problems = await after(stage, repositories)
        assert not problems, f"after {number + 1} moves: {problems}"
        (repository,) = repositories.tables.values()
        if repository.table.row.status is not Status.PLAYING:
            assert repository.table.row.status is Status.OVER
            return number + 1
    return most


@pytest.mark.parametrize("game", sorted(find_games()))
def test_every_message_is_true_after_every_entry_at_the_start_of_a_table(game: str) -> None:
    assert on_stage(lambda stage: true_after_every_entry(stage, game, START)) == START


@pytest.mark.exhaustive
@pytest.mark.parametrize("short", [True, False], ids=["short", "long"])
@pytest.mark.parametrize("game", sorted(find_games()))
def test_every_message_is_true_after_every_entry_of_a_whole_table(game: str, short: bool) -> None:
    if not short and game not in SHORT:
        pytest.skip("a table of this game has one length")
    options = SHORT.get(game, {}) if short else {}
    began = time.monotonic()
    played = on_stage(lambda stage: true_after_every_entry(stage, game, LONGEST, **options))
    print(f"{game}: {played} moves in {time.monotonic() - began:.0f} s")
    assert isinstance(played, int)
    assert played < LONGEST
