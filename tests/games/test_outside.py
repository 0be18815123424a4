"""Games from packages of their own: found, offered by name, and left out with one line if they cannot be used."""

import asyncio
import random
from collections.abc import AsyncGenerator, Callable, Generator
from pathlib import Path

import pytest

from bot.fake_discord import Answer, FakeDiscord
from bot.settings import read_settings
from games.core.catalogue import aim_of, find_games, game_called, installed_games, localizer_for
from tests.cli.test_commands import ROOT, mehana
from tests.e2e.running_bot import RunningBot
from tests.outside import installed, on_path
from tests.toys import toys_in

pytestmark = pytest.mark.long(5)

OWN = list(find_games())


@pytest.fixture
def site(tmp_path: Path) -> Generator[Path]:
    """Return a folder in which packages are found, as those that pip installs."""
    folder = tmp_path / "site"
    folder.mkdir()
    with on_path(folder):
        yield folder


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncGenerator[RunningBot]:
    """Return a bot with the toy games, which runs where a test lets it; its requests are checked at the end."""
    async with FakeDiscord() as fake_discord:
        yield RunningBot(fake_discord, tmp_path, toys_in(tmp_path))
        assert fake_discord.violations == []


def moved(package: Path, folder: Path) -> Path:
    """Move an installed package into another folder, and return where it lies there."""
    for part in (package.with_name(f"{package.name}-1.0.dist-info"), package):
        part.rename(folder / part.name)
    return folder / package.name


def test_a_game_in_a_package_of_its_own_is_found(site: Path) -> None:
    installed(site, "bazaar")
    catalogue = installed_games()
    assert list(catalogue.games) == [*OWN, "bazaar"]
    assert (catalogue.left_out, catalogue.untranslated) == ({}, {})
    assert game_called("bazaar") is catalogue.games["bazaar"]
    assert catalogue.games["bazaar"].home == "mehana_bazaar"


def test_the_aim_of_a_game_without_one_is_its_blurb(site: Path) -> None:
    installed(site, "bazaar")
    durak, bazaar = installed_games().games["durak"], installed_games().games["bazaar"]
    assert aim_of(durak, "bg") == localizer_for(durak, "bg")("game-aim")
    assert aim_of(bazaar, "bg") == localizer_for(bazaar, "bg")("game-blurb")


def test_only_games_that_are_offered_are_imported(site: Path) -> None:
    home = installed(site, "bazaar")
    (home / "__init__.py").write_text("raise SystemExit('imported')\n", "utf-8")
    catalogue = installed_games(offered=("durak", "chess"))
    assert list(catalogue.games) == ["durak"]
    assert catalogue.left_out == {"chess": "it is not installed"}


def test_the_games_offered_are_a_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MEHANA_GAMES", "durak, bazaar")
    assert read_settings().games == ("durak", "bazaar")
    monkeypatch.setenv("MEHANA_GAMES", " ")
    assert read_settings().games == ()


def change(name: str, old: str, new: str) -> Callable[[Path], None]:
    def changed(home: Path) -> None:
        text = (home / name).read_text("utf-8")
        assert old in text
        (home / name).write_text(text.replace(old, new, 1), "utf-8")

    return changed


@pytest.mark.parametrize(
    ("breach", "complaint"),
    [
        (change("rules.py", "import msgspec", "import msgspek"), "ModuleNotFoundError: No module named 'msgspek'"),
        (
            change("rules.py", "import msgspec", "import msgspec\n\nraise SystemExit(3)"),
            "its import raised SystemExit: 3",
        ),
        (change("__init__.py", "rules_version=1", "rules_version=1,\n    colour=1"), "TypeError"),
        (change("__init__.py", "contract=2", "contract=99"), "it states version 99 of the contract"),
        (change("__init__.py", "contract=2,", ""), "it states no version of the contract"),
        (change("__init__.py", 'key="bazaar"', 'key="bazar"'), "its entry point is named 'bazaar', its game 'bazar'"),
        (change("text.py", "TEXT: Final", "TEKST: Final"), "AttributeError"),
        (change("picture.py", "PICTURES: Final", "IMAGES: Final"), "AttributeError"),
        (change("en.ftl", "ask =", "why-over = Twice.\nask ="), "en.ftl has a text twice: why-over"),
        (change("bg.ftl", "ask =", "why-over = Twice.\nask ="), "bg.ftl has a text twice: why-over"),
        (change("en.ftl", "verb-nod =", "verb-not ="), "en.ftl lacks verb-nod"),
        (change("en.ftl", "Market bazaar", "Durak"), "its game-name in en.ftl is that of durak, 'Durak'"),
        (lambda home: (home / "en.ftl").unlink(), "FileNotFoundError"),
        (change("__init__.py", "GAME:", "GAME = 7\nOTHER:"), "its entry point leads to int, not to a Game"),
    ],
)
def test_a_game_that_cannot_be_used_is_left_out_and_the_others_go_on(
    site: Path, breach: Callable[[Path], None], complaint: str
) -> None:
    installed(site, "stall")
    breach(installed(site, "bazaar"))
    catalogue = installed_games()
    assert list(catalogue.games) == [*OWN, "stall"]
    [reason] = catalogue.left_out.values()
    assert complaint in reason
    assert "\n" not in reason
    assert "mehana_bazaar" in reason


def test_a_key_belongs_to_the_first_package_that_has_it(site: Path) -> None:
    installed(site, "durak", "mehana_other")
    catalogue = installed_games()
    assert list(catalogue.games) == OWN
    assert catalogue.left_out == {"durak of the package mehana_other": "another game has this key"}


def test_english_stands_in_for_a_language_that_a_game_lacks(site: Path) -> None:
    home = installed(site, "bazaar")
    (home / "ro.ftl").unlink()
    change("ru.ftl", "event-kept =", "event-left =")(home)
    catalogue = installed_games()
    assert catalogue.untranslated == {"bazaar": ("ru", "ro")}
    romanian = localizer_for(catalogue.games["bazaar"], "ro")
    assert romanian("game-name") == "Market bazaar"
    assert romanian("event-closed", count=2, names="Ana") == "The market closes: Ana have the best goods."
    russian = localizer_for(catalogue.games["bazaar"], "ru")
    assert russian("event-kept", who="Ana") == "Ana has chosen."
    assert russian("game-name") != "Market bazaar"


def test_the_doctor_and_other_commands_name_games_left_out(site: Path, tmp_path: Path) -> None:
    change("__init__.py", "contract=2", "contract=99")(installed(site, "bazaar"))
    installed(site, "stall")
    done = mehana("doctor", folder=tmp_path, PYTHONPATH=f"{site}:{ROOT}", MEHANA_GAMES="stall bazaar chess")
    assert "ok    these games are offered: stall" in done.stdout
    assert (
        "WRONG the game bazaar is left out: the package mehana_bazaar cannot be used: it states version 99"
        in done.stdout
    )
    assert "WRONG the game chess is left out: it is not installed" in done.stdout
    done = mehana("simulate", "bazaar", folder=tmp_path, PYTHONPATH=f"{site}:{ROOT}")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "the game bazaar is left out" in done.stderr
    done = mehana("simulate", "stall", "--tables", "2", folder=tmp_path, PYTHONPATH=f"{site}:{ROOT}")
    assert done.returncode == 0, done.stderr


async def test_a_game_from_outside_plays_through_the_bot_and_loses_nothing_while_it_is_away(
    site: Path, tmp_path: Path, bot: RunningBot
) -> None:
    """A table goes on in the middle after the package was away, and another table was opened meanwhile."""
    home = installed(site, "bazaar")
    rng = random.Random(3)
    async with bot.running():
        await bot.opened("bazaar", ["Ana", "Boris"], computers=1)
        assert await bot.play(["Ana", "Boris"], rng, 2) == 2
        table = await bot.bot.service.repository.table_in(bot.fake_discord.channel("general").id)
        number, moves = table.id, table.last
    away = moved(home, tmp_path)
    async with bot.running():
        assert "bazaar" not in bot.bot.service.games
        answer = await bot.person("Ana").command("general", "mehana table")
        assert "not offered here at the moment" in answer.message.text
        await bot.opened("market", ["Vera"], computers=1)
        await bot.close(bot.person("Vera"))
    moved(away, site)
    async with bot.running():
        back = await bot.bot.service.repository.table(number)
        assert back.lost
        assert back.last == moves + 1
        await bot.person("Ana").command("general", "mehana place")
        async with asyncio.timeout(60):
            while back.live:
                await bot.play(["Ana", "Boris"], rng)
                await asyncio.sleep(0.05)
        assert back.row.status == "over"


async def test_the_table_of_a_game_that_is_gone_is_closed_by_its_owner(
    site: Path, tmp_path: Path, bot: RunningBot
) -> None:
    home = installed(site, "bazaar")
    async with bot.running():
        await bot.opened("bazaar", ["Ana", "Boris"])
    moved(home, tmp_path)
    async with bot.running():
        boris, ana = bot.person("Boris"), bot.person("Ana")
        refused = await bot.close(boris)
        assert "The table is closed." not in refused.message.text
        closed = await bot.close(ana, reason="it is gone")
        assert "The table is closed." in closed.message.text
        kept = await bot.bot.service.personal_data_of(int(ana.id))
        assert "it is gone" in str(kept), "the reason is kept with who gave it"
        await bot.opened("market", ["Boris"], computers=1)


async def test_people_are_told_what_waits_while_a_game_is_gone_and_everything_else_goes_on(
    site: Path, tmp_path: Path, bot: RunningBot
) -> None:
    home = installed(site, "bazaar")
    ana = bot.person("Ana")

    async def said(answer: Answer) -> str:
        await bot.fake_discord.wait_for(lambda: answer.text)
        return answer.text

    async def told(command: str) -> str:
        return await said(await ana.command("general", command))

    async with bot.running():
        await bot.opened("bazaar", ["Ana", "Boris"])
        await bot.played_out(["Ana", "Boris"])
        await bot.settled()
        ended = next(m for m in reversed(ana.sees("general")) if any(c.get("label") == "Record" for c in m.controls))
        await bot.opened("bazaar", ["Ana", "Boris"])
        await bot.opened("bazaar", ["Ana", "Boris"], channel="games")
    away = moved(home, tmp_path)
    async with bot.running():
        assert (await told("mehana tables")).count("`bazaar` is not offered at the moment; the table is kept") == 2
        assert "Hidden until their games are available again: `bazaar`" in await told("mehana history")
        assert "This game is not offered here at the moment" in await told("standings")
        for label in ("Play again", "Move by move", "Record"):
            answer = await said(await ana.click(ended, label))
            assert "This game is not offered here at the moment. What was played is kept" in answer, label
        await bot.opened("market", ["Ana", "Boris"])
        await bot.played_out(["Ana", "Boris"])
        assert "## Market" in await told("standings")
        assert "<#-" not in await told("mehana tables")
    moved(away, site)
    async with bot.running():
        shown = await told("mehana tables")
        assert (
            "**Market bazaar** · Boris · has no channel now: its host or a moderator continues it with `/mehana place`"
            in shown
        )
        assert "<#-" not in shown
