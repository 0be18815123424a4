"""The lobby: where a table stands, who is invited, who plays again, and buttons that are dead once play began."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.discord.messages.controls import ChangeLobby, read
from bot.fake_discord import Actor, InteractionKind, Message, Permission
from games.core.options import preset_of
from storage import Guild
from tests.e2e.messages import GENERAL, labelled, panel_of, standing, table_of, threads
from tests.e2e.running_bot import RunningBot, running_bot_in

# A thread of its own


async def test_a_table_in_a_thread_of_its_own_leaves_a_line_that_leads_there(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    await ana.command(GENERAL, "durak open", place="thread", pictures=False)
    await running_bot.fake_discord.wait_for(lambda: threads(running_bot) and ana.sees(threads(running_bot)[0]))
    [thread] = threads(running_bot)
    assert (thread.parent_id, thread.name) == (running_bot.fake_discord.channel(GENERAL).id, "Durak 1 · Ana")
    [way] = standing(running_bot)
    assert f"<#{thread.id}>" in way.text
    assert way.controls == []
    table = await running_bot.bot.service.repository.table_in(thread.id)
    [lobby] = standing(running_bot, thread)
    await running_bot.settled(boris.click(lobby, "Take a seat"))
    await running_bot.settled(ana.click(lobby, "Start"))
    assert table.row.status == "playing"
    assert len(standing(running_bot)) == 1, "all that happens is told in the thread"
    assert thread.archive_minutes == 10080
    await running_bot.settled(running_bot.close(ana, thread))
    assert "without a result" in standing(running_bot, thread)[-1].text
    assert thread.archive_minutes == 10080, "nothing is asked for without the permission"
    assert not [
        request
        for request in running_bot.fake_discord.requests
        if request.method == "PATCH" and request.template == "/channels/{channel_id}"
    ]


async def test_where_a_channel_is_taken_a_button_opens_the_table_in_a_thread(running_bot: RunningBot) -> None:
    """With the options that were chosen, and a number that tells it apart."""
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    await ana.command(GENERAL, "durak open", pictures=False)
    taken = (await boris.command(GENERAL, "durak open", preset="enchanted-all")).message
    assert len(standing(running_bot)) == 1
    await boris.click(taken, labelled(taken, "apart"))
    await running_bot.fake_discord.wait_for(lambda: threads(running_bot) and ana.sees(threads(running_bot)[0]))
    [thread] = threads(running_bot)
    assert thread.name == "Durak 2 · Boris"
    table = await running_bot.bot.service.repository.table_in(thread.id)
    assert preset_of(table.options) == "enchanted-all"


def allow_threads(running_bot: RunningBot) -> None:
    """Let the bot manage threads."""
    world = running_bot.fake_discord.world
    world.set_role(world.bot, world.add_role("Threads", Permission.MANAGE_THREADS), held=True)


async def test_a_thread_is_archived_soon_after_the_end_where_the_bot_manages_threads(running_bot: RunningBot) -> None:
    allow_threads(running_bot)
    ana = running_bot.person("Ana")
    await ana.command(GENERAL, "durak open", place="thread", pictures=False)
    await running_bot.fake_discord.wait_for(lambda: threads(running_bot) and ana.sees(threads(running_bot)[0]))
    [thread] = threads(running_bot)
    await running_bot.close(ana, thread)
    await running_bot.fake_discord.wait_for(lambda: thread.archive_minutes == 60)


async def test_a_thread_that_cannot_be_put_to_sleep_holds_nobody_up(
    running_bot: RunningBot, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection breaks while its table is put to rest: posts to all other tables come as ever."""
    allow_threads(running_bot)
    ana = running_bot.person("Ana")
    await ana.command(GENERAL, "durak open", place="thread", pictures=False)
    await running_bot.fake_discord.wait_for(lambda: threads(running_bot) and ana.sees(threads(running_bot)[0]))
    [thread] = threads(running_bot)
    fault = running_bot.fake_discord.fault.fail_next("PATCH", "/channels/{}", status="drop", times=9)
    await running_bot.settled(running_bot.close(ana, thread))
    assert fault.met > 0
    assert not [record for record in caplog.records if record.levelname == "ERROR"], caplog.text
    await running_bot.settled(ana.command(GENERAL, "durak open", pictures=False))
    assert standing(running_bot)[-1].controls, "the lobby of another table stands"
    assert "Text only" in standing(running_bot)[-1].text


@pytest.mark.parametrize("denied", ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"])
async def test_a_permission_for_threads_that_is_missing_is_named_and_nothing_is_opened(
    running_bot: RunningBot, denied: str
) -> None:
    running_bot.fake_discord.world.deny(running_bot.fake_discord.channel(GENERAL), denied)
    ana = running_bot.person("Ana")
    answer = await ana.command(GENERAL, "durak open", place="thread")
    assert denied.replace("_", " ").lower() in answer.message.text.lower()
    assert threads(running_bot) == []
    assert await running_bot.bot.service.repository.count_live() == 0
    assert standing(running_bot) == []


async def test_what_cannot_be_opened_leaves_no_thread_and_no_line(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.tables.MOST_LIVE", 0)
    ana = running_bot.person("Ana")
    await ana.command(GENERAL, "durak open", place="thread")
    await running_bot.fake_discord.wait_for(lambda: ana.sees(GENERAL) and not standing(running_bot))
    assert threads(running_bot) == []
    assert await running_bot.bot.service.repository.count_live() == 0


async def test_a_thread_that_discord_refuses_leaves_no_table_and_no_line(running_bot: RunningBot) -> None:
    """The table was written down before its thread was to be made: it is closed, and its opener told."""
    refused = running_bot.fake_discord.fault.fail_next(
        "POST", "/channels/{}/messages/{}/threads", status=403, code=50013
    )
    ana = running_bot.person("Ana")
    await ana.command(GENERAL, "durak open", place="thread")
    await running_bot.fake_discord.wait_for(lambda: refused.met and not standing(running_bot))
    await running_bot.settled()
    await running_bot.fake_discord.wait_for(
        lambda: any("did not let me" in message.text for message in ana.sees(GENERAL))
    )
    assert await running_bot.bot.service.repository.count_live() == 0
    assert running_bot.bot.delivery.waiting == 0
    await ana.command(GENERAL, "durak open")
    assert await running_bot.bot.service.repository.count_live() == 1


async def test_a_call_that_was_sent_without_an_answer_is_found_after_a_restart_and_rings_once(tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        role = running_bot.fake_discord.world.add_role("Players", mentionable=True)
        running_bot.person("Vera").person.roles.add(role.id)
        async with running_bot.running():
            panel = (await running_bot.person("Ana").command(GENERAL, "mehana server")).message
            await running_bot.person("Ana").select(panel, "own:server-players", [role.id])
            lobby = await lobby_of(running_bot)
            invite = await inviting(running_bot.person("Ana"), lobby)
            lost = running_bot.fake_discord.fault.fail_next(
                "POST", "/channels/{}/messages", status="drop_after_storing"
            )
            await running_bot.person("Ana").click(invite, labelled(invite, "call"))
            await running_bot.fake_discord.wait_for(lambda: lost.met)
        async with running_bot.running():
            await running_bot.settled()
            await running_bot.fake_discord.wait_for(lambda: len(standing(running_bot)) == 1)
            assert len(running_bot.person("Vera").rang) == 1
            assert f"<@&{role.id}>" in standing(running_bot)[0].text


async def test_in_a_thread_or_in_private_messages_no_thread_is_made(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    thread = running_bot.fake_discord.world.add_thread(
        running_bot.fake_discord.channel(GENERAL), "Friday", owner=ana.person
    )
    for place in (thread, ana.private_channel):
        answer = await ana.command(place, "durak open", place="thread")
        assert "text channel" in answer.message.text
    assert await running_bot.bot.service.repository.count_live() == 0


async def test_a_lobby_whose_channel_is_deleted_is_closed_and_asks_discord_no_more(running_bot: RunningBot) -> None:
    await running_bot.person("Ana").command(GENERAL, "durak open")
    table = await table_of(running_bot)
    running_bot.fake_discord.world.remove_channel(running_bot.fake_discord.channel(GENERAL))
    async with asyncio.timeout(5):
        while table.live:
            await asyncio.sleep(0.01)
    await running_bot.settled()
    assert running_bot.bot.delivery.waiting == 0


# Invitations


async def inviting(person: Actor, lobby: Message) -> Message:
    """Return the message in which people to invite are chosen."""
    more = await panel_of(person, lobby)
    await person.click(more, labelled(more, "invite"))
    return more


async def lobby_of(running_bot: RunningBot, **options: Any) -> Message:
    await running_bot.settled(running_bot.person("Ana").command(GENERAL, "durak open", **options))
    return standing(running_bot)[-1]


async def test_who_is_invited_gets_one_private_line_with_a_seat_to_take(running_bot: RunningBot) -> None:
    ana, boris, dinu = (running_bot.person(name) for name in ("Ana", "Boris", "Dinu"))
    dinu.close_private_messages()
    lobby = await lobby_of(running_bot)
    panel = await inviting(ana, lobby)
    await ana.select(panel, labelled(panel, "invite"), [boris.id, dinu.id, running_bot.fake_discord.world.bot.id])
    await running_bot.fake_discord.wait_for(lambda: "Invited" in panel.text)
    assert [line.rpartition(": ")[2] for line in panel.text.splitlines()] == ["**Boris**", "**Dinu**", "**Mehana**"]
    assert "Private messages from me are blocked" in panel.text
    [letter] = boris.inbox
    table = await table_of(running_bot)
    assert "Ana" in letter.text
    assert f"/{table.row.channel}/{lobby.id}" in letter.text
    await running_bot.settled(boris.click(letter, letter.controls[0]["custom_id"]))
    assert table.seat_of((await running_bot.bot.service.people.known(boris.id)).id) == 1
    assert letter.controls == [], "the invitation says that one sits"
    await ana.command(GENERAL, "mehana invite", player=boris.id)
    assert len(boris.inbox) == 1, "nobody is told twice"


async def test_an_invitation_seats_nobody_who_has_left_the_server(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    await lobby_of(running_bot)
    await running_bot.settled(ana.command(GENERAL, "mehana invite", player=boris.id))
    [letter] = boris.inbox
    boris.locale = "en-US"
    boris.leave_guild(running_bot.fake_discord.world.home)
    told = (await running_bot.settled(boris.click(letter, labelled(letter, "join")))).message
    assert "You can’t see this table’s channel" in told.text
    table = await table_of(running_bot)
    assert table.seat_of((await running_bot.bot.service.people.known(boris.id)).id) is None


async def test_whoever_wants_no_calls_and_whoever_does_not_sit_is_left_in_peace(running_bot: RunningBot) -> None:
    ana, boris, vera = (running_bot.person(name) for name in ("Ana", "Boris", "Vera"))
    mine = (await boris.command(GENERAL, "mehana me")).message
    await boris.select(mine, labelled(mine, "calls"), ["none"])
    await lobby_of(running_bot)
    answer = await ana.command(GENERAL, "mehana invite", player=boris.id)
    assert "Not to be disturbed" in answer.message.text
    assert boris.inbox == []
    refused = await boris.command(GENERAL, "mehana invite", player=vera.id)
    assert refused.message is not None
    assert vera.inbox == []
    await running_bot.close(ana, GENERAL)
    await ana.command(GENERAL, "mehana invite", player=vera.id)
    assert vera.inbox == [], "there is no lobby to invite to"


async def test_moderators_choose_a_role_that_is_called_once_to_a_lobby_and_seldom(running_bot: RunningBot) -> None:
    ana, boris, vera = (running_bot.person(name) for name in ("Ana", "Boris", "Vera"))
    role = running_bot.fake_discord.world.add_role("Players", mentionable=True)
    vera.person.roles.add(role.id)
    assert (await boris.command(GENERAL, "mehana server")).message.controls == []
    panel = (await ana.command(GENERAL, "mehana server")).message
    assert "server-moderators" not in str(panel.controls), "that is for whoever manages the server"
    await ana.select(panel, "own:server-players", [role.id])
    await ana.select(panel, "own:server-locale", ["ro"])
    lobby = await lobby_of(running_bot)
    assert "luați loc" in lobby.text
    invite = await inviting(ana, lobby)
    await running_bot.settled(ana.click(invite, labelled(invite, "call")))
    assert [message.id for message in vera.rang] == [message.id for message in standing(running_bot)]
    [lobby] = standing(running_bot)
    await running_bot.settled(boris.click(lobby, labelled(lobby, "join")))
    assert len(standing(running_bot)) == len(vera.rang) == 1
    assert f"<@&{role.id}>" in lobby.text
    await running_bot.settled(running_bot.close(ana, GENERAL))
    lobby = await lobby_of(running_bot)
    invite = await inviting(ana, lobby)
    refused = await running_bot.settled(ana.click(invite, labelled(invite, "call")))
    assert "<t:" in refused.message.text
    assert len(vera.rang) == 1


async def test_somebody_sits_down_while_somebody_else_is_about_to_invite(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, boris, service = running_bot.person("Ana"), running_bot.person("Boris"), running_bot.bot.service
    lobby = await lobby_of(running_bot, pictures=False)
    before = service.guild

    async def guild(number: int) -> Guild:
        monkeypatch.setattr(service, "guild", before)
        await boris.click(lobby, labelled(lobby, "join"))
        return await before(number)

    monkeypatch.setattr(service, "guild", guild)
    panel = await running_bot.settled(inviting(ana, lobby))
    assert "set:" in panel.controls[0]["custom_id"], "the menu of people"
    assert [
        row.person is not None for row in (await running_bot.bot.service.repository.table_in(lobby.channel_id)).seats
    ] == [
        True,
        True,
    ]


async def test_whoever_manages_the_server_chooses_who_moderates_and_can_take_it_back(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    managers = running_bot.fake_discord.world.add_role("Managers", Permission.MANAGE_GUILD)
    wardens = running_bot.fake_discord.world.add_role("Wardens")
    ana.person.roles.add(managers.id)
    boris.person.roles.add(wardens.id)
    panel = (await ana.command(GENERAL, "mehana server")).message
    await ana.select(panel, "own:server-moderators", [wardens.id])
    await ana.select(panel, "own:server-players", [wardens.id])
    await running_bot.fake_discord.wait_for(
        lambda: "notifies nobody" in panel.text
    )  # the role may not be mentioned yet
    assert (await running_bot.bot.service.guild(running_bot.fake_discord.world.guild_id)).moderator_role == wardens.id
    theirs = (await boris.command(GENERAL, "mehana server")).message
    assert theirs.controls
    forged = {"custom_id": "own:server-players", "component_type": 6, "values": [str(10**30)]}
    place = running_bot.fake_discord.channel(GENERAL)
    said = (await ana.forge(InteractionKind.COMPONENT, place, forged, message=panel)).message
    assert "went wrong" not in said.text
    assert (await running_bot.bot.service.guild(running_bot.fake_discord.world.guild_id)).player_role == wardens.id
    await ana.select(panel, "own:server-moderators", [])
    assert (await running_bot.bot.service.guild(running_bot.fake_discord.world.guild_id)).moderator_role is None


async def test_the_seal_is_shown_and_explained_to_whoever_asks(running_bot: RunningBot) -> None:
    lobby = await lobby_of(running_bot)
    table = await table_of(running_bot)
    assert len(table.seal) == 26
    assert table.seal not in lobby.text
    more = await panel_of(running_bot.person("Boris"), lobby)
    told = (await running_bot.person("Boris").click(more, labelled(more, "seal"))).message
    assert table.seal in told.text
    assert table.commitment in told.text


async def test_the_lobby_says_who_plays_together(running_bot: RunningBot) -> None:
    lobby = await lobby_of(running_bot, preset="teams")
    await running_bot.settled(running_bot.person("Boris").click(lobby, labelled(lobby, "join")))
    assert "Teams: Ana + 3 · Boris + 4" in lobby.text
    await running_bot.settled(running_bot.close(running_bot.person("Ana")))
    lobby = await lobby_of(running_bot)
    assert "Players:" in lobby.text
    assert "Teams:" not in lobby.text
    assert menus_of(lobby) == {"preset"}


def menus_of(message: Message) -> set[str]:
    """Return what the menus of a lobby set."""
    return {
        found.setting for control in message.controls if isinstance(found := read(control["custom_id"]), ChangeLobby)
    }


async def test_who_opened_chooses_partners_in_the_lobby_and_nobody_moves_once_play_began(
    running_bot: RunningBot,
) -> None:
    ana, boris, vera = (running_bot.person(name) for name in ("Ana", "Boris", "Vera"))
    lobby = await lobby_of(running_bot, preset="teams")
    for person in (boris, vera):
        await running_bot.settled(person.click(lobby, labelled(lobby, "join")))
    assert "divide" not in menus_of(await panel_of(ana, lobby)), "who is fourth is not known yet"
    await running_bot.settled(ana.click(lobby, labelled(lobby, "computer")))
    more = await panel_of(ana, lobby)
    [menu] = [control for control in more.controls if ":divide:" in control["custom_id"]]
    assert [(option["label"], option["description"], option.get("default", False)) for option in menu["options"]] == [
        ("Ana + Vera", "Boris + Computer #4", True),
        ("Ana + Computer #4", "Boris + Vera", False),
        ("Ana + Boris", "Vera + Computer #4", False),
    ]
    assert menus_of(await panel_of(boris, lobby)) == {"computer"}
    forged = {"custom_id": menu["custom_id"], "component_type": 3, "values": [menu["options"][2]["value"]]}
    refused = await boris.forge(InteractionKind.COMPONENT, GENERAL, forged, message=lobby)
    assert refused.message.ephemeral
    assert "Teams: Ana + Vera · Boris + Computer \\#4" in lobby.text
    await running_bot.settled(ana.select(more, menu["custom_id"], [menu["options"][2]["value"]]))
    assert "1. **Ana**\n2. **Vera**\n3. **Boris**\n4. **Computer \\#4**" in lobby.text
    assert "Teams: Ana + Boris · Vera + Computer \\#4" in lobby.text
    await running_bot.settled(ana.click(lobby, labelled(lobby, "start")))
    table = await table_of(running_bot)
    assert table.row.status == "playing"
    assert "Teams: Ana + Boris · Vera + Computer \\#4" in standing(running_bot)[0].text


async def test_teams_are_neither_told_nor_offered_where_there_are_none(running_bot: RunningBot) -> None:
    """Whose team the first is matters to fixed teams alone, not to free alliances."""
    ana = running_bot.person("Ana")
    answer = await ana.command(GENERAL, "balkans open", teams="0 1", alliances="teams")
    lobby, told = answer.message, "first team: Ana and 2"
    assert told in lobby.text
    more = await panel_of(ana, lobby)
    await ana.click(more, labelled(more, "settings"))
    for alliances, offered in ("free", False), ("teams", True):
        await running_bot.settled(ana.select(more, labelled(more, "option-alliances"), [alliances]))
        await running_bot.fake_discord.wait_for(lambda offered=offered: ("option-teams" in menus_of(more)) is offered)
        assert (told in lobby.text) is offered


async def test_any_two_change_places_by_a_menu_behind_more_rules(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    lobby = await lobby_of(running_bot)
    alone = await panel_of(ana, lobby)
    assert "swap" not in menus_of(alone)
    await running_bot.settled(boris.click(lobby, labelled(lobby, "join")))
    more = await panel_of(ana, lobby)
    old = labelled(more, "swap")
    await running_bot.settled(ana.select(more, old, ["0", "1"]))
    assert "1. **Boris**\n2. **Ana**" in lobby.text
    last = (await table_of(running_bot)).last
    await running_bot.fake_discord.wait_for(lambda: labelled(more, "swap") != old)
    await running_bot.settled(ana.select(more, labelled(more, "swap"), ["0", "1"]))
    assert "1. **Ana**\n2. **Boris**" in lobby.text
    assert (await table_of(running_bot)).last == last + 1
