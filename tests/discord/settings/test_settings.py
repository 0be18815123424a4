"""What people and servers set, as the menus show it, and the overview of a person's tables."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.discord.messages.controls import ManageData, OwnAction, read
from bot.discord.messages.outgoing import OutgoingMessage
from bot.discord.settings import preferences, server
from bot.discord.settings.preferences import NEVER, ZONES, me, overview
from bot.fake_discord.rules.message_limits import message_problems
from bot.fake_discord.world.model import MessageFlag
from bot.tables.state.refusal import Refusal, Stale
from games.core.contract import AnyGame
from games.core.localizer import LOCALES
from storage import Calls, DeliveryRow, Person
from storage.records import CHANNEL
from tests.discord.harness import Recorder, lobby_of, parts, said
from tests.tables.harness import GUILD, TableHarness, account

Json = dict[str, Any]
ANA = Person(1, 10, "Ana", "en")
NOON = datetime(2026, 7, 1, 12, 5, tzinfo=UTC).timestamp()


def menus(draft: OutgoingMessage) -> dict[OwnAction, Json]:
    """Return the menus of a message by what they set."""
    found = {}
    for part in parts(draft):
        control = read(part["custom_id"]) if "options" in part else None
        if isinstance(control, ManageData):
            found[control.action] = part
    return found


def chosen(menu: Json) -> list[str]:
    """Return the values that a menu shows as chosen."""
    return [option["value"] for option in menu["options"] if option.get("default")]


def shown(person: Person) -> dict[OwnAction, list[str]]:
    return {action: chosen(menu) for action, menu in menus(me(person, "en", NOON)).items()}


def test_the_menus_show_what_is_set() -> None:
    usual = {
        OwnAction.CALLS: ["private"],
        OwnAction.REMINDERS: ["yes"],
        OwnAction.INVITATIONS: ["yes"],
        OwnAction.SINGLE_OPTIONS: ["yes"],
        OwnAction.QUIET_FROM: [NEVER],
        OwnAction.QUIET_TO: ["08:00"],
        OwnAction.ZONE: ["UTC"],
    }
    assert shown(ANA) == usual
    other = msgspec.structs.replace(
        ANA,
        calls=Calls.NONE,
        reminders=False,
        invitations=False,
        single_options=False,
        quiet_from=22 * 60,
        quiet_to=9 * 60,
        zone="Europe/Sofia",
    )
    assert shown(other) == {
        OwnAction.CALLS: ["none"],
        OwnAction.REMINDERS: ["no"],
        OwnAction.INVITATIONS: ["no"],
        OwnAction.SINGLE_OPTIONS: ["no"],
        OwnAction.QUIET_FROM: ["22:00"],
        OwnAction.QUIET_TO: ["09:00"],
        OwnAction.ZONE: ["Europe/Sofia"],
    }


def test_quiet_hours_are_chosen_by_the_hour_and_zones_from_a_list() -> None:
    hours = [f"{hour:02}:00" for hour in range(24)]
    offered = {
        action: [option["value"] for option in menu["options"]] for action, menu in menus(me(ANA, "en", NOON)).items()
    }
    assert offered[OwnAction.QUIET_FROM] == [NEVER, *hours]
    assert offered[OwnAction.QUIET_TO] == hours
    assert offered[OwnAction.ZONE] == list(ZONES)
    components = me(ANA, "en", NOON, pages=1).view.to_components()
    assert message_problems({"components": components}, MessageFlag.COMPONENTS_V2) == []


def test_every_hour_and_zone_that_is_offered_can_be_set() -> None:
    for action, menu in menus(me(ANA, "en", NOON)).items():
        for option in menu["options"]:
            person = preferences.changed(ANA, action, option["value"])
            assert chosen(menus(me(person, "en", NOON))[action]) == [option["value"]]


def test_the_clock_is_told_once_a_zone_is_chosen() -> None:
    assert "clock" not in said(me(ANA, "en", NOON))
    assert "Your clock says 15:05." in said(me(msgspec.structs.replace(ANA, zone="Europe/Sofia"), "en", NOON))


@pytest.mark.parametrize(
    ("pages", "told"), [(0, ""), (1, "A table is open on a page."), (3, "3 pages with tables are open.")]
)
def test_open_pages_are_counted_and_can_be_closed(pages: int, told: str) -> None:
    draft = me(ANA, "en", NOON, pages)
    buttons = [read(part["custom_id"]) for part in parts(draft) if part["type"] == 2]
    assert buttons == ([ManageData(OwnAction.END_PAGES)] if pages else [])
    assert ("open on a page" in said(draft) or "are open." in said(draft)) is bool(pages)
    assert told in said(draft)


# Your tables


async def lines(harness: TableHarness, name: str) -> list[str]:
    """Return the lines of a person's overview, without its title."""
    title, *others = said(await overview(harness.service, account(name), "en")).splitlines()
    assert title == ("## Your tables" if others else "You are not at any table.")
    return others


async def test_the_overview_says_whose_turn_it_is_since_when_and_where(harness: TableHarness) -> None:
    assert await lines(harness, "Ana") == []
    start = harness.clock.now()
    lobby = await harness.lobby("Ana", channel=7)
    table = await harness.playing("Ana", "Boris", channel=8)
    await harness.keep_all(table, ["Ana", "Boris"])
    linked = "[Market](https://discord.com/channels/1/{}) <#{}> · "
    since = f" · <t:{start}:R>"
    assert await lines(harness, "Ana") == [
        f"- {linked.format(8, 8)}Boris · **your turn**{since}",
        f"- {linked.format(7, 7)}not started yet{since}",
    ]
    assert await lines(harness, "Boris") == [f"- {linked.format(8, 8)}Ana · waiting for Ana{since}"]
    await harness.service.repository.delivered(table, DeliveryRow(recipient=CHANNEL, shown=table.last, message=55))
    assert "(https://discord.com/channels/1/8/55)" in (await lines(harness, "Boris"))[0]
    await harness.service.pause(table, await harness.person("Ana"), harness.click())
    assert (await lines(harness, "Ana"))[1].endswith(f"The table is paused.{since}")
    await harness.service.cancel(lobby, await harness.person("Ana"), harness.click())
    await harness.service.cancel(table, await harness.person("Ana"), harness.click())
    assert await lines(harness, "Ana") == []


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("durak", r"Trump: [^·]+ · Deck: \d+ \([^·]+ at the bottom\)"),
        ("magove", r"Round \d+ of 20, \d+ cards? each · [^·]+"),
        ("hayduti", r"Rotation 0 of 2 · Deck \d+"),
        ("carcassonne", r"\d+ tiles? lies? on the table · \d+ tiles to draw"),
        ("balkans", r"Setup · first player: [^·]+"),
    ],
)
async def test_the_overview_says_how_far_each_game_is_in_every_language(
    harness: TableHarness, games: Mapping[str, AnyGame], game: str, told: str
) -> None:
    table = await lobby_of(harness, games[game], next(iter(games[game].Options.presets)), 3)
    [lobby] = await lines(harness, "Ana")
    assert lobby.split(" · ")[2] == "not started yet"
    await harness.service.start(table, await harness.person("Ana"), harness.click())
    [line] = await lines(harness, "Ana")
    assert re.search(rf"<#\d+> · [^·]+ · {told} · (\*\*your turn\*\*|waiting for [^·]+) · <t:\d+:R>$", line)
    listed = {said(await overview(harness.service, account("Ana"), locale)) for locale in LOCALES}
    assert len({" · ".join(text.split(" · ")[2:4]) for text in listed}) == len(LOCALES)
    assert {text.count(" · ") for text in listed} == {line.count(" · ")}


async def test_a_table_without_a_channel_is_listed_without_a_link(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", channel=8)
    await harness.service.lose(table)
    [line] = await lines(harness, "Ana")
    assert line.startswith(
        "- **Market** · Boris · has no channel now: its host or a moderator continues it with `/mehana place` · <t:"
    )


async def test_a_table_in_private_messages_is_linked_there(harness: TableHarness) -> None:
    await harness.service.open(
        await harness.person("Ana"), "market", {}, guild=0, channel=99, locale="en", interaction=harness.click()
    )
    [line] = await lines(harness, "Ana")
    assert line.startswith("- [Market](https://discord.com/channels/@me/99) ")


async def test_tables_whose_game_is_gone_are_listed_and_too_many_are_counted(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    for channel in (7, 8, 9):
        await harness.lobby("Ana", channel=channel, game="durak" if channel == 8 else "market")
    monkeypatch.setattr(preferences, "MOST_TABLES", 3)
    assert not any("more" in line for line in await lines(harness, "Ana"))
    monkeypatch.setattr(preferences, "MOST_TABLES", 2)
    *listed, more = await lines(harness, "Ana")
    assert (len(listed), more) == (2, "… and 1 more")
    games = harness.games
    harness.games = {key: game for key, game in games.items() if key != "durak"}
    await harness.again()
    monkeypatch.setattr(preferences, "MOST_TABLES", 3)
    whole = await lines(harness, "Ana")
    assert [line.startswith("- [Market]") for line in whole] == [True, True, False]
    assert whole[-1].startswith("- <#8> · `durak` is not offered at the moment")
    monkeypatch.setattr(preferences, "MOST_TABLES", 2)
    assert [line.startswith("- [Market]") for line in await lines(harness, "Ana")] == [True, True, False]
    assert (await lines(harness, "Ana"))[-1] == "… and 1 more"


async def test_an_overview_that_would_be_too_long_lists_whole_tables_and_counts_the_others(
    harness: TableHarness,
) -> None:
    people = ["Ana", *(letter * 32 for letter in "ABCDE")]
    for table in range(15):
        await harness.playing(*people, game="magove", channel=10**18 + table, pictures=False)
    *listed, more = await lines(harness, "Ana")
    assert more == f"… and {15 - len(listed)} more"
    assert all(line.startswith("- [Wizards]") and line.endswith(":R>") for line in listed)
    assert len(listed) > 8


# Settings of a server


def recorder(*, manages: bool = True, heard: bool = True, guild: int | None = GUILD) -> Any:
    """Return an answer to an interaction of a person with these rights."""
    role = SimpleNamespace(mentionable=False)
    return Recorder(
        guild_id=guild,
        guild=SimpleNamespace(get_role=lambda number: role if number else None),
        permissions=discord.Permissions(manage_guild=manages),
        app_permissions=discord.Permissions(mention_everyone=heard),
    )


async def panel(harness: TableHarness, what: OwnAction, value: str = "", **rights: Any) -> OutgoingMessage:
    """Use a control of the server's settings as a moderator, and return what is shown."""
    answer = recorder(**rights)
    boss = await harness.person("Boss", moderator=True)
    await server.do(harness.service, answer, boss, what, value)
    [(way, draft)] = answer.done
    assert way == ("show" if what is OwnAction.SERVER else "change")
    return draft


def roles(draft: OutgoingMessage) -> dict[OwnAction, list[str]]:
    """Return the role that each menu of roles shows as chosen."""
    found = {}
    for part in parts(draft):
        control = read(part.get("custom_id", ""))
        if isinstance(control, ManageData) and "default_values" in part:
            found[control.action] = [str(role["id"]) for role in part["default_values"]]
            assert (part["min_values"], part["max_values"]) == (0, 1), "choosing none clears it"
    return found


async def test_the_language_of_a_server_is_its_own_until_another_is_chosen(harness: TableHarness) -> None:
    for value, locale in (("", None), ("ro", "ro"), ("own", None)):
        what = OwnAction.SERVER_LOCALE if value else OwnAction.SERVER
        draft = await panel(harness, what, value)
        assert chosen(menus(draft)[OwnAction.SERVER_LOCALE]) == [locale or "own"]
        assert (await harness.service.guild(GUILD)).locale == locale
    with pytest.raises(Stale):
        await panel(harness, OwnAction.SERVER_LOCALE, "xx")


async def test_roles_are_set_shown_and_cleared(harness: TableHarness) -> None:
    await panel(harness, OwnAction.SERVER_MODERATORS, "55")
    draft = await panel(harness, OwnAction.SERVER_PLAYERS, "66")
    assert roles(draft) == {OwnAction.SERVER_MODERATORS: ["55"], OwnAction.SERVER_PLAYERS: ["66"]}
    guild = await harness.service.guild(GUILD)
    assert (guild.moderator_role, guild.player_role) == (55, 66)
    await panel(harness, OwnAction.SERVER_MODERATORS, "")
    await panel(harness, OwnAction.SERVER_PLAYERS, str(GUILD))
    guild = await harness.service.guild(GUILD)
    assert (guild.moderator_role, guild.player_role) == (None, None), "the role of everybody is none"
    with pytest.raises(Stale):
        await panel(harness, OwnAction.SERVER_PLAYERS, str(10**30))


async def test_a_role_that_nobody_hears_is_told(harness: TableHarness) -> None:
    warning = "Mentioning this role notifies nobody yet"
    assert warning not in said(await panel(harness, OwnAction.SERVER, heard=False)), "none is chosen"
    assert warning in said(await panel(harness, OwnAction.SERVER_PLAYERS, "66", heard=False))
    assert warning not in said(await panel(harness, OwnAction.SERVER, heard=True))


async def test_only_those_who_manage_the_server_choose_its_moderators(harness: TableHarness) -> None:
    shown_to_moderator = await panel(harness, OwnAction.SERVER, manages=False)
    assert "server-moderators" not in str(shown_to_moderator.view.to_components())
    with pytest.raises(Refusal, match="not-manager"):
        await panel(harness, OwnAction.SERVER_MODERATORS, "55", manages=False)
    assert (await harness.service.guild(GUILD)).moderator_role is None
    answer = recorder(manages=False)
    with pytest.raises(Refusal):
        await server.do(harness.service, answer, await harness.person("Ana"), OwnAction.SERVER, "")
    with pytest.raises(Refusal, match="not-in-server"):
        await panel(harness, OwnAction.SERVER, guild=None)


async def test_finished_tables_are_removed_once_that_is_confirmed(harness: TableHarness) -> None:
    for _ in range(2):
        table = await harness.playing("Ana", "Boris")
        await harness.service.cancel(table, await harness.person("Ana"), harness.click())
    answer = recorder()
    boss = await harness.person("Boss", moderator=True)
    await server.do(harness.service, answer, boss, OwnAction.SERVER_REMOVE, "")
    await server.do(harness.service, answer, boss, OwnAction.SERVER_EXPORT, "")
    (asked_way, asked), (_, export) = answer.done
    assert asked_way == "show"
    buttons = [read(part["custom_id"]) for part in parts(asked) if part["type"] == 2]
    assert buttons == [ManageData(OwnAction.SERVER_REMOVED)]
    assert [name for name, _ in export.files] == ["tables-1.zip"]
    gone = await panel(harness, OwnAction.SERVER_REMOVED)
    assert said(gone) == "Removed. Tables removed for good: 2."
