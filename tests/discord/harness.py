"""Tables whose messages are tested, and ways to read and check a message."""

from collections.abc import AsyncIterator, Iterator
from types import SimpleNamespace
from typing import Any, Final

import pytest

from bot.discord.messages.answer import Answer
from bot.discord.messages.controls import Control, read
from bot.discord.messages.outgoing import OutgoingMessage
from bot.fake_discord.rules.message_limits import message_problems
from bot.fake_discord.world.model import MessageFlag
from bot.presentation.localized_table import LocalizedTable
from bot.tables.state.table import LiveTable, SeatView
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.conformance import sample
from games.core.contract import AnyGame
from games.core.options import preset, texts_of
from tests.tables.harness import GUILD, TableHarness

Json = dict[str, Any]

NAMES: Final = ("Ana", "Борис", "_Vera_ **the** @everyone", "Мартин 🎲", "Ioana-Ruxandra din Dumbrăveni", "x" * 32)
BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12
LONGEST_ID: Final = 100

each_game = pytest.mark.parametrize("key", [*find_games(), "market"])


async def lobby_of(harness: TableHarness, game: AnyGame, name: str, seats: int, *, pictures: bool = False) -> LiveTable:
    """Open a table of a preset with this many people."""
    options = texts_of(preset(game.Options, name))
    return await harness.lobby(*NAMES[:seats], game=game.key, options=options, pictures=pictures)


async def begun_of(harness: TableHarness, game: AnyGame, name: str, seats: int, *, pictures: bool = False) -> LiveTable:
    """Open a table of a preset with this many people, and deal."""
    table = await lobby_of(harness, game, name, seats, pictures=pictures)
    await harness.service.start(table, await harness.person(NAMES[0]), harness.click())
    return table


async def at_the_show(harness: TableHarness, *names: str) -> LiveTable:
    """Return a table of the toy game at which everybody has kept goods and the first is to show one."""
    table = await harness.playing(*names)
    await harness.keep_all(table, names)
    return table


async def played(
    harness: TableHarness, table: LiveTable, rng: SeededChance, most: int | None
) -> AsyncIterator[tuple[int, SeatView]]:
    """Play a table at random, to its end or for so many moves; yield, before each, the seat that moves and its view."""
    while table.row.status == "playing" and (most is None or table.last < most):
        acting = table.game.acting(table.play.state)
        seat = acting[rng.below(len(acting))]
        seat_view = table.look(seat)
        yield seat, seat_view
        move = sample(seat_view.choices[rng.below(len(seat_view.choices))], rng)
        await harness.move(table, NAMES[seat], move)


async def seated(harness: TableHarness, table: LiveTable, locale: str) -> LocalizedTable:
    """Return a table with its people, in one language."""
    return LocalizedTable(table, await harness.service.people.at(table), locale, page=True)


def seat_view_of(table: LiveTable, seat: int = 0) -> SeatView:
    """Return what a seat sees at a table that is being played."""
    seat_view = table.look(seat)
    assert seat_view is not None
    return seat_view


def parts(draft: OutgoingMessage) -> Iterator[Json]:
    """Yield every component of a message, from the top."""
    waiting = list(draft.view.to_components())
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting = [*part.get("components", ()), *waiting]


def words_of(draft: OutgoingMessage) -> str:
    """Return the texts of a message."""
    return "\n".join(part["content"] for part in parts(draft) if part["type"] == TEXT)


def said(draft: OutgoingMessage) -> str:
    """Return all words of a message, including those that describe its pictures."""
    words = [part["content"] for part in parts(draft) if "content" in part]
    words += [item["description"] for part in parts(draft) if "items" in part for item in part["items"]]
    return "\n".join(words)


def controls_of(draft: OutgoingMessage) -> list[Control]:
    """Return the controls of a message, decoded; each one that is enabled is a control of the bot."""
    found = [read(part["custom_id"]) for part in parts(draft) if "custom_id" in part and not part.get("disabled")]
    assert None not in found
    return [control for control in found if control is not None]


def check(draft: OutgoingMessage, *, controls: bool = True) -> None:
    """Check a message against Discord's limits, and that it has controls, or none."""
    components = draft.view.to_components()
    problems = message_problems({"components": components}, MessageFlag.COMPONENTS_V2, file_count=len(draft.files))
    assert problems == []
    for part in parts(draft):
        assert len(part.get("custom_id", "")) <= LONGEST_ID
        if part["type"] == BUTTON:
            assert 1 <= len(part["label"]) <= 80
        elif part["type"] == MENU:
            assert 1 <= len(part["placeholder"]) <= 150
            assert 1 <= len(part["options"]) <= 25
            assert part["min_values"] <= part["max_values"] <= len(part["options"])
            for option in part["options"]:
                assert 1 <= len(option["label"]) <= 100
                assert 1 <= len(option["value"]) <= 100
        elif part["type"] == TEXT:
            assert part["content"].strip()
        elif part["type"] == GALLERY:
            [item] = part["items"]
            assert 1 <= len(item["description"]) <= 1024
            assert item["media"]["url"] in {f"attachment://{name}" for name, _ in draft.files}
    assert bool(controls_of(draft)) == controls


class Recorder:
    """An answer to an interaction in the server that records what it is told to do."""

    locale = "en"
    turn_to: Any = Answer.turn_to

    def __init__(self, *, private: bool = False, **interaction: Any) -> None:
        self.private = private
        self.interaction = SimpleNamespace(**{"guild_id": GUILD, "guild": None, "user": None} | interaction)
        self.done: list[tuple[str, OutgoingMessage | None]] = []

    async def promise(self) -> None:
        self.done.append(("promise", None))

    async def keep(self, draft: OutgoingMessage) -> None:
        self.done.append(("keep", draft))

    async def show(self, draft: OutgoingMessage) -> None:
        self.done.append(("show", draft))

    async def change(self, draft: OutgoingMessage) -> None:
        self.done.append(("change", draft))

    def words(self) -> list[str]:
        return [said(draft) for _, draft in self.done if draft is not None]
