"""The lobby: where a table stands, who is invited, who plays again, and buttons that are dead once play began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.discord.controls import read
from bot.standin.model import ChannelKind, InteractionKind
from bot.standin.permissions import Permission
from tests.e2e.tavern import tavern_in
from tests.e2e.test_talk import GENERAL, labelled, table_of

if TYPE_CHECKING:
    from pathlib import Path

    from bot.standin import Message
    from bot.standin.model import Channel
    from storage import Guild
    from tests.e2e.tavern import Tavern


def standing(tavern: Tavern, place: str | Channel = GENERAL) -> list[Message]:
    """Return what stands there for all; answers to one alone may come besides on a slow machine."""
    return [message for message in tavern.person("Vera").sees(place) if not message.ephemeral]


def threads(tavern: Tavern) -> list[Channel]:
    return [one for one in tavern.standin.world.channels.values() if one.kind is ChannelKind.THREAD]


# A thread of its own


async def test_a_table_in_a_thread_of_its_own_leaves_a_line_that_leads_there(tavern: Tavern) -> None:
    ana, boris = tavern.person("Ana"), tavern.person("Boris")
    await ana.command(GENERAL, "durak open", place="thread", pictures=False)
    await tavern.standin.wait_for(lambda: threads(tavern) and ana.sees(threads(tavern)[0]))
    [thread] = threads(tavern)
    assert (thread.parent_id, thread.name) == (tavern.standin.channel(GENERAL).id, "Durak · Ana")
    [way] = standing(tavern)
    assert f"<#{thread.id}>" in way.text
    assert way.controls == []
    table = await tavern.bot.host.table_in(thread.id)
    [lobby] = standing(tavern, thread)
    await boris.click(lobby, "Take a seat")
    await tavern.settled()
    await ana.click(lobby, "Start")
    await tavern.settled()
    assert table.row.status == "playing"
    assert len(standing(tavern)) == 1, "all that happens is told in the thread"
    assert thread.archive_minutes == 10080
    await ana.command(thread, "mehana cancel")
    await tavern.settled()
    assert "without a result" in standing(tavern, thread)[-1].text
    assert thread.archive_minutes == 10080, "nothing is asked for without the permission"
    assert not [
        one for one in tavern.standin.requests if one.method == "PATCH" and one.template == "/channels/{channel_id}"
    ]


async def test_a_thread_is_archived_soon_after_the_end_where_the_bot_manages_threads(tmp_path: Path) -> None:
    async with tavern_in(tmp_path, rate_limits=False) as tavern:
        allow_threads(tavern)
        async with tavern.running():
            ana = tavern.person("Ana")
            await ana.command(GENERAL, "durak open", place="thread", pictures=False)
            await tavern.standin.wait_for(lambda: threads(tavern) and ana.sees(threads(tavern)[0]))
            [thread] = threads(tavern)
            await ana.command(thread, "mehana cancel")
            await tavern.standin.wait_for(lambda: thread.archive_minutes == 60)
            assert tavern.standin.violations == []


async def test_a_thread_that_cannot_be_put_to_sleep_holds_nobody_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection breaks while its table is put to rest: posts to all other tables come as ever."""
    async with tavern_in(tmp_path, rate_limits=False) as tavern:
        allow_threads(tavern)
        async with tavern.running():
            await put_to_sleep_in_vain(tavern, caplog)


def allow_threads(tavern: Tavern) -> None:
    """Let the bot manage threads."""
    world = tavern.standin.world
    world.bot.roles.add(world.add_role("Threads", Permission.MANAGE_THREADS).id)


async def put_to_sleep_in_vain(tavern: Tavern, caplog: pytest.LogCaptureFixture) -> None:
    ana = tavern.person("Ana")
    await ana.command(GENERAL, "durak open", place="thread", pictures=False)
    await tavern.standin.wait_for(lambda: threads(tavern) and ana.sees(threads(tavern)[0]))
    [thread] = threads(tavern)
    fault = tavern.standin.fault.fail_next("PATCH", "/channels/{}", status="drop", times=9)
    await ana.command(thread, "mehana cancel")
    await tavern.settled()
    assert fault.met > 0
    assert not [record for record in caplog.records if record.levelname == "ERROR"], caplog.text
    await ana.command(GENERAL, "durak open", pictures=False)
    await tavern.settled()
    assert standing(tavern)[-1].controls, "the lobby of another table stands"


@pytest.mark.parametrize("denied", ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"])
async def test_a_permission_for_threads_that_is_missing_is_named_and_nothing_is_opened(
    tavern: Tavern, denied: str
) -> None:
    tavern.standin.world.deny(tavern.standin.channel(GENERAL), denied)
    ana = tavern.person("Ana")
    answer = await ana.command(GENERAL, "durak open", place="thread")
    assert answer.message is not None
    assert denied.replace("_", " ").lower() in answer.message.text.lower()
    assert threads(tavern) == []
    assert await tavern.bot.host.count_live() == 0
    assert standing(tavern) == []


async def test_what_cannot_be_opened_leaves_no_thread_and_no_line(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.journal.MOST_LIVE", 0)
    ana = tavern.person("Ana")
    await ana.command(GENERAL, "durak open", place="thread")
    await tavern.standin.wait_for(lambda: ana.sees(GENERAL) and not standing(tavern))
    assert threads(tavern) == []
    assert await tavern.bot.host.count_live() == 0


async def test_a_thread_that_discord_refuses_leaves_no_table_and_no_line(tavern: Tavern) -> None:
    """The table was written down before its thread was to be made: it is closed, and its opener told."""
    refused = tavern.standin.fault.fail_next("POST", "/channels/{}/messages/{}/threads", status=403, code=50013)
    ana = tavern.person("Ana")
    await ana.command(GENERAL, "durak open", place="thread")
    await tavern.standin.wait_for(lambda: refused.met and not standing(tavern))
    await tavern.settled()
    await tavern.standin.wait_for(lambda: any("did not let me" in one.text for one in ana.sees(GENERAL)))
    assert await tavern.bot.host.count_live() == 0
    assert tavern.bot.courier.waiting == 0
    await ana.command(GENERAL, "durak open")
    assert await tavern.bot.host.count_live() == 1


async def test_a_call_that_was_sent_without_an_answer_is_found_after_a_restart_and_rings_once(tmp_path: Path) -> None:
    async with tavern_in(tmp_path, rate_limits=False) as tavern:
        role = tavern.standin.world.add_role("Players", mentionable=True)
        tavern.person("Vera").person.roles.add(role.id)
        async with tavern.running():
            panel = (await tavern.person("Ana").command(GENERAL, "mehana server")).message
            assert panel is not None
            await tavern.person("Ana").select(panel, "own:server-players", [role.id])
            lobby = await lobby_of(tavern)
            invite = (await tavern.person("Ana").click(lobby, labelled(lobby, "invite"))).message
            assert invite is not None
            lost = tavern.standin.fault.fail_next("POST", "/channels/{}/messages", status="drop_after_storing")
            await tavern.person("Ana").click(invite, labelled(invite, "call"))
            await tavern.standin.wait_for(lambda: lost.met)
        async with tavern.running():
            await tavern.settled()
            await tavern.standin.wait_for(lambda: len(standing(tavern)) == 1)
            assert len(tavern.person("Vera").rang) == 1
            assert f"<@&{role.id}>" in standing(tavern)[0].text


async def test_in_a_thread_or_in_private_messages_no_thread_is_made(tavern: Tavern) -> None:
    ana = tavern.person("Ana")
    thread = tavern.standin.world.add_thread(tavern.standin.channel(GENERAL), "Friday", owner=ana.person)
    for place in (thread, ana.private_channel):
        answer = await ana.command(place, "durak open", place="thread")
        assert answer.message is not None
        assert "text channel" in answer.message.text
    assert await tavern.bot.host.count_live() == 0


async def test_a_lobby_whose_channel_is_deleted_is_closed_and_asks_discord_no_more(tavern: Tavern) -> None:
    await tavern.person("Ana").command(GENERAL, "durak open")
    table = await table_of(tavern)
    tavern.standin.world.remove_channel(tavern.standin.channel(GENERAL))
    await tavern.standin.wait_for(lambda: not table.live, timeout=5)
    await tavern.settled()
    assert tavern.bot.courier.waiting == 0


# Invitations


def chosen(message: Message, what: str) -> str:
    """Return the menu that sets this."""
    return next(one["custom_id"] for one in message.controls if read(one["custom_id"]).what == what)


async def lobby_of(tavern: Tavern, **options: Any) -> Message:
    await tavern.person("Ana").command(GENERAL, "durak open", **options)
    await tavern.settled()
    return standing(tavern)[-1]


async def test_who_is_invited_gets_one_private_line_with_a_seat_to_take(tavern: Tavern) -> None:
    ana, boris, dinu = (tavern.person(name) for name in ("Ana", "Boris", "Dinu"))
    dinu.close_private_messages()
    lobby = await lobby_of(tavern)
    panel = (await ana.click(lobby, labelled(lobby, "invite"))).message
    assert panel is not None
    await ana.select(panel, chosen(panel, "invite"), [boris.id, dinu.id, tavern.standin.world.bot.id])
    await tavern.standin.wait_for(lambda: "Invited" in panel.text)
    assert [line.rpartition(": ")[2] for line in panel.text.splitlines()] == ["**Boris**", "**Dinu**", "**Mehana**"]
    assert "Private messages from me are blocked" in panel.text
    [letter] = boris.inbox
    table = await table_of(tavern)
    assert "Ana" in letter.text
    assert f"/{table.row.channel}/{lobby.id}" in letter.text
    await boris.click(letter, letter.controls[0]["custom_id"])
    await tavern.settled()
    assert table.seat_of((await tavern.bot.host.known(boris.id)).id) == 1
    assert letter.controls == [], "the invitation says that one sits"
    await ana.command(GENERAL, "mehana invite", player=boris.id)
    assert len(boris.inbox) == 1, "nobody is told twice"


async def test_whoever_wants_no_calls_and_whoever_does_not_sit_is_left_in_peace(tavern: Tavern) -> None:
    ana, boris, vera = (tavern.person(name) for name in ("Ana", "Boris", "Vera"))
    mine = (await boris.command(GENERAL, "mehana me")).message
    assert mine is not None
    await boris.select(mine, labelled(mine, "calls"), ["none"])
    await lobby_of(tavern)
    answer = await ana.command(GENERAL, "mehana invite", player=boris.id)
    assert answer.message is not None
    assert "Do not want to be disturbed" in answer.message.text
    assert boris.inbox == []
    refused = await boris.command(GENERAL, "mehana invite", player=vera.id)
    assert refused.message is not None
    assert vera.inbox == []
    await ana.command(GENERAL, "mehana cancel")
    await ana.command(GENERAL, "mehana invite", player=vera.id)
    assert vera.inbox == [], "there is no lobby to invite to"


async def test_moderators_choose_a_role_that_is_called_once_to_a_lobby_and_seldom(tavern: Tavern) -> None:
    ana, boris, vera = (tavern.person(name) for name in ("Ana", "Boris", "Vera"))
    role = tavern.standin.world.add_role("Players", mentionable=True)
    vera.person.roles.add(role.id)
    assert (await boris.command(GENERAL, "mehana server")).message.controls == []
    panel = (await ana.command(GENERAL, "mehana server")).message
    assert panel is not None
    assert "server-moderators" not in str(panel.controls), "that is for whoever manages the server"
    await ana.select(panel, "own:server-players", [role.id])
    await ana.select(panel, "own:server-locale", ["ro"])
    lobby = await lobby_of(tavern)
    assert "luați loc" in lobby.text
    invite = (await ana.click(lobby, labelled(lobby, "invite"))).message
    assert invite is not None
    await ana.click(invite, labelled(invite, "call"))
    await tavern.settled()
    assert [message.id for message in vera.rang] == [message.id for message in standing(tavern)]
    [lobby] = standing(tavern)
    await boris.click(lobby, labelled(lobby, "join"))
    await tavern.settled()
    assert len(standing(tavern)) == len(vera.rang) == 1
    assert f"<@&{role.id}>" in lobby.text
    await ana.command(GENERAL, "mehana cancel")
    await tavern.settled()
    lobby = await lobby_of(tavern)
    invite = (await ana.click(lobby, labelled(lobby, "invite"))).message
    assert invite is not None
    refused = await ana.click(invite, labelled(invite, "call"))
    await tavern.settled()
    assert refused.message is not None
    assert "<t:" in refused.message.text
    assert len(vera.rang) == 1


async def test_somebody_sits_down_while_somebody_else_is_about_to_invite(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, boris, host = tavern.person("Ana"), tavern.person("Boris"), tavern.bot.host
    await ana.command(GENERAL, "durak open", pictures=False)
    lobby = await lobby_of(tavern)
    before = host.guild

    async def guild(number: int) -> Guild:
        monkeypatch.setattr(host, "guild", before)
        await boris.click(lobby, labelled(lobby, "join"))
        return await before(number)

    monkeypatch.setattr(host, "guild", guild)
    panel = (await ana.click(lobby, labelled(lobby, "invite"))).message
    await tavern.settled()
    assert panel is not None
    assert "set:" in panel.controls[0]["custom_id"], "the menu of people"
    assert [row.person is not None for row in (await tavern.bot.host.table_in(lobby.channel_id)).seats] == [True, True]


async def test_whoever_manages_the_server_chooses_who_moderates_and_can_take_it_back(tavern: Tavern) -> None:
    ana, boris = tavern.person("Ana"), tavern.person("Boris")
    managers = tavern.standin.world.add_role("Managers", Permission.MANAGE_GUILD)
    wardens = tavern.standin.world.add_role("Wardens")
    ana.person.roles.add(managers.id)
    boris.person.roles.add(wardens.id)
    panel = (await ana.command(GENERAL, "mehana server")).message
    assert panel is not None
    await ana.select(panel, "own:server-moderators", [wardens.id])
    await ana.select(panel, "own:server-players", [wardens.id])
    await tavern.standin.wait_for(lambda: "Nobody hears" in panel.text)  # the role may not be mentioned yet
    assert (await tavern.bot.host.guild(tavern.standin.world.guild_id)).moderator_role == wardens.id
    theirs = (await boris.command(GENERAL, "mehana server")).message
    assert theirs is not None
    assert theirs.controls
    forged = {"custom_id": "own:server-players", "component_type": 6, "values": [str(10**30)]}
    place = tavern.standin.channel(GENERAL)
    said = (await ana.forge(InteractionKind.COMPONENT, place, forged, message=panel)).message
    assert said is not None
    assert "went wrong" not in said.text
    assert (await tavern.bot.host.guild(tavern.standin.world.guild_id)).player_role == wardens.id
    await ana.select(panel, "own:server-moderators", [])
    assert (await tavern.bot.host.guild(tavern.standin.world.guild_id)).moderator_role is None


async def test_the_seal_is_short_in_the_lobby_and_explained_behind_its_button(tavern: Tavern) -> None:
    lobby = await lobby_of(tavern)
    table = await table_of(tavern)
    assert len(table.seal) == 26
    assert table.seal in lobby.text
    assert table.commitment not in lobby.text
    told = (await tavern.person("Boris").click(lobby, labelled(lobby, "seal"))).message
    assert told is not None
    assert table.seal in told.text
    assert table.commitment in told.text


async def test_the_lobby_says_who_plays_together(tavern: Tavern) -> None:
    lobby = await lobby_of(tavern, preset="teams")
    await tavern.person("Boris").click(lobby, labelled(lobby, "join"))
    await tavern.settled()
    assert "Teams: Ana + 3 · Boris + 4" in lobby.text
    await tavern.person("Ana").command(GENERAL, "mehana cancel")
    await tavern.settled()
    lobby = await lobby_of(tavern)
    assert "Players:" in lobby.text
    assert "Teams:" not in lobby.text
    assert menus_of(lobby) == {"preset", "computer"}


def menus_of(message: Message) -> set[str]:
    """Return what the menus of a lobby set."""
    return {found.what for one in message.controls if (found := read(one["custom_id"])).act == "set"}


async def test_who_opened_chooses_partners_in_the_lobby_and_nobody_moves_once_play_began(tavern: Tavern) -> None:
    ana, boris, vera = (tavern.person(name) for name in ("Ana", "Boris", "Vera"))
    lobby = await lobby_of(tavern, preset="teams")
    for one in (boris, vera):
        await one.click(lobby, labelled(lobby, "join"))
        await tavern.settled()
    assert "divide" not in menus_of(lobby), "who is fourth is not known yet"
    await ana.click(lobby, labelled(lobby, "computer"))
    await tavern.settled()
    [menu] = [one for one in lobby.controls if read(one["custom_id"]).what == "divide"]
    assert [(one["label"], one["description"], one.get("default", False)) for one in menu["options"]] == [
        ("Ana + Vera", "Boris + Computer #4", True),
        ("Ana + Computer #4", "Boris + Vera", False),
        ("Ana + Boris", "Vera + Computer #4", False),
    ]
    refused = await boris.select(lobby, menu["custom_id"], [menu["options"][2]["value"]])
    assert refused.message is not None
    assert refused.message.ephemeral
    assert "Teams: Ana + Vera · Boris + Computer \\#4" in lobby.text
    await ana.select(lobby, menu["custom_id"], [menu["options"][2]["value"]])
    await tavern.settled()
    assert "1. **Ana**\n2. **Vera**\n3. **Boris**\n4. **Computer \\#4**" in lobby.text
    assert "Teams: Ana + Boris · Vera + Computer \\#4" in lobby.text
    await ana.click(lobby, labelled(lobby, "start"))
    await tavern.settled()
    table = await table_of(tavern)
    assert table.row.status == "playing"
    assert "Teams: Ana + Boris · Vera + Computer \\#4" in standing(tavern)[0].text


async def test_teams_are_neither_told_nor_offered_where_there_are_none(tavern: Tavern) -> None:
    """Whose team the first is matters to fixed teams alone, not to free alliances."""
    ana = tavern.person("Ana")
    answer = await ana.command(GENERAL, "balkans open", teams="0 1", alliances="free")
    lobby = answer.message
    assert lobby is not None
    assert "first team" not in lobby.text
    more = (await ana.click(lobby, labelled(lobby, "more"))).message
    assert more is not None
    assert "option-alliances" in menus_of(more)
    assert "option-teams" not in menus_of(more)
    await ana.select(more, chosen(more, "option-alliances"), ["teams"])
    await tavern.settled()
    await tavern.standin.wait_for(lambda: "option-teams" in menus_of(more))
    assert "first team: Ana and 2" in lobby.text


async def test_any_two_change_places_by_a_menu_behind_more_rules(tavern: Tavern) -> None:
    ana, boris = tavern.person("Ana"), tavern.person("Boris")
    lobby = await lobby_of(tavern)
    alone = (await ana.click(lobby, labelled(lobby, "more"))).message
    assert alone is not None
    assert "swap" not in menus_of(alone)
    await boris.click(lobby, labelled(lobby, "join"))
    await tavern.settled()
    more = (await ana.click(lobby, labelled(lobby, "more"))).message
    assert more is not None
    old = chosen(more, "swap")
    await ana.select(more, old, ["0", "1"])
    await tavern.settled()
    assert "1. **Boris**\n2. **Ana**" in lobby.text
    last = (await table_of(tavern)).last
    await tavern.standin.wait_for(lambda: chosen(more, "swap") != old)
    await ana.select(more, chosen(more, "swap"), ["0", "1"])
    await tavern.settled()
    assert "1. **Ana**\n2. **Boris**" in lobby.text
    assert (await table_of(tavern)).last == last + 1
