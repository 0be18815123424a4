"""A game from outside that fails in any of its functions: its own table suffers, in words, and everything else goes on."""

import random
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.discord.delivery import delivery
from tests.e2e.running_bot import RunningBot, running_bot_in
from tests.outside import faulty, installed, on_path
from tests.people import use_some_control

pytestmark = pytest.mark.long(2)

PLAYERS = ["Ana", "Boris"]
OTHERS = ["Vera", "Dinu"]
CANNOT_BE_SHOWN = "This game has a fault, so the table cannot be shown at the moment."
CANNOT_BE_TOLD = "This game has a fault: what happened here cannot be told."
SHORT = (
    "import msgspec; found = function(*given); return found and msgspec.structs.replace(found, places=found.places[:1])"
)


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Path]:
    """Return a folder in which packages are found, as those that pip installs."""
    monkeypatch.setattr(delivery, "PAUSES", (0.01, 0.02))
    folder = tmp_path / "site"
    folder.mkdir()
    with on_path(folder):
        yield folder


@asynccontextmanager
async def beside_another(folder: Path) -> AsyncGenerator[RunningBot]:
    """Run a bot with a table of a sound game in the channel *general*, which plays on at the end."""
    async with running_bot_in(folder, rate_limits=False) as bot, bot.running():
        await bot.opened("market", OTHERS)
        yield bot
        assert await bot.play(OTHERS, random.Random(1), 2) == 2
        assert bot.bot.broken is None
        assert bot.fake_discord.violations == []


def newest(bot: RunningBot) -> str:
    """Return the newest message of the hostile game's channel that everybody sees."""
    return bot.person("Vera").sees("games")[-1].text


async def play_by_the_post(bot: RunningBot, name: str) -> None:
    """Let a player of the hostile game open their hand from the newest post, and make a move there."""
    person = bot.person(name)
    hand = await person.click(bot.person("Vera").sees("games")[-1], "My hand")
    await use_some_control(person, hand.message, random.Random(1))
    await bot.settled()


@pytest.mark.parametrize(
    ("function", "error", "told"),
    [
        ("text.news", "SystemExit", CANNOT_BE_TOLD),
        ("text.news", "ZeroDivisionError", CANNOT_BE_TOLD),
        ("text.table", "KeyboardInterrupt", CANNOT_BE_SHOWN),
        ("text.ask", "SystemExit", CANNOT_BE_SHOWN),
    ],
)
async def test_what_a_game_fails_to_say_is_said_to_be_missing(
    site: Path, tmp_path: Path, function: str, error: str, told: str
) -> None:
    faults = faulty(installed(site, "bazaar"), function, f"raise {error}('hostile')")
    async with beside_another(tmp_path) as bot:
        await bot.opened("bazaar", PLAYERS, channel="games", pictures=False)
        faults.begin()
        await bot.click_some_move(bot.person("Ana"), random.Random(1))
        await bot.fake_discord.wait_for(lambda: told in newest(bot))
        faults.end()
        await play_by_the_post(bot, "Boris")
        assert told not in newest(bot)
        assert "**Boris** has chosen." in newest(bot)


@pytest.mark.parametrize("error", ["SystemExit", "asyncio.CancelledError", "ZeroDivisionError"])
async def test_a_table_that_its_game_fails_to_show_is_told_in_words_to_everybody(
    site: Path, tmp_path: Path, error: str
) -> None:
    faults = faulty(installed(site, "bazaar"), "view", f"raise {error}('hostile')")
    faults.begin()
    async with beside_another(tmp_path) as bot:
        await bot.opened("bazaar", PLAYERS, computers=1, channel="games")
        ana, boris = bot.person("Ana"), bot.person("Boris")
        await bot.fake_discord.wait_for(lambda: newest(bot).startswith(CANNOT_BE_SHOWN) and ana.inbox and boris.inbox)
        assert CANNOT_BE_SHOWN in ana.inbox[-1].text
        assert "В тази игра има грешка" in boris.inbox[-1].text
        tables = await ana.command("games", "mehana tables")
        assert CANNOT_BE_SHOWN in tables.message.text
        faults.end()
        await play_by_the_post(bot, "Ana")
        assert "**Ana** has chosen." in newest(bot)
        assert bot.hand(ana) is None, "the others have to choose"
        assert bot.hand(boris) is not None


async def test_a_table_that_cannot_be_shown_can_be_left_and_closed(site: Path, tmp_path: Path) -> None:
    faults = faulty(installed(site, "bazaar"), "view", "raise SystemExit('hostile')")
    async with beside_another(tmp_path) as bot:
        await bot.opened("bazaar", PLAYERS, computers=1, channel="games", pace="hour")
        faults.begin()
        number = (await bot.bot.service.repository.table_in(bot.fake_discord.channel("games").id)).id
        await bot.person("Boris").command("games", "bazaar leave")
        await bot.close(bot.person("Ana"), "games")
        await bot.settled()
        assert (await bot.bot.service.repository.table(number)).row.status == "cancelled"


async def test_hands_that_a_game_fails_to_make_are_told_in_words(site: Path, tmp_path: Path) -> None:
    faults = faulty(installed(site, "bazaar"), "moves", "raise KeyboardInterrupt('hostile')")
    faults.begin()
    async with beside_another(tmp_path) as bot:
        await bot.opened("bazaar", PLAYERS, computers=1, channel="games")
        assert "Waiting for **Ana**, **Boris** and **Computer" in newest(bot)
        await bot.fake_discord.wait_for(lambda: bot.person("Ana").inbox)
        assert CANNOT_BE_SHOWN in bot.person("Ana").inbox[-1].text


async def test_computers_play_on_elsewhere_after_a_start_with_a_table_that_its_game_fails_to_show(
    site: Path, tmp_path: Path
) -> None:
    faults = faulty(installed(site, "bazaar"), "view", "raise SystemExit('hostile')")
    async with running_bot_in(tmp_path, rate_limits=False) as bot:
        vera = bot.person("Vera")
        async with bot.running():
            await bot.opened("bazaar", PLAYERS, computers=1, channel="games", pace="hour")
            await bot.opened("market", ["Vera"], computers=1)
        faults.begin()
        async with bot.running():
            chosen = "Computer \\#2** has chosen"
            await bot.fake_discord.wait_for(lambda: chosen in vera.sees("general")[-1].text, timeout=120)
            await bot.click_some_move(vera, random.Random(1))
            await bot.fake_discord.wait_for(lambda: bot.hand(vera) is not None)
            assert bot.bot.broken is None


async def test_a_game_that_ends_without_a_place_for_each_seat_has_no_result(site: Path, tmp_path: Path) -> None:
    faults = faulty(installed(site, "bazaar"), "outcome", SHORT)
    faults.begin()
    async with beside_another(tmp_path) as bot:
        table = await bot.opened("bazaar", PLAYERS, channel="games")
        await bot.play(PLAYERS, random.Random(1))
        await bot.settled()
        assert (table.live, table.row.status) == (False, "cancelled")
        assert newest(bot).endswith("The table is closed.")
        assert await bot.bot.service.journal.results.of_table(table.id) is None
