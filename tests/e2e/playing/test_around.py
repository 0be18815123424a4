"""Around the table: what is asked before something is lost, who is meant, what was done, and where a table goes on."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.discord.lobby.opening import can_host
from bot.discord.messages import viewport
from bot.discord.messages.controls import CloseTable, ShowStory, read
from bot.fake_discord import Actor, Answer, ChannelKind, InteractionKind, Message, NotPossible
from bot.tables.changes import seating
from bot.tables.state.fairness import bind
from games.core.contract import PUBLIC
from games.core.localizer import LOCALES
from tests.e2e.learning.test_learning import hand_in
from tests.e2e.messages import GENERAL, labelled, labels, panel_of, standing, surely, table_of
from tests.e2e.playing.test_order import waited_for
from tests.e2e.running_bot import RunningBot, running_bot_in
from tests.people import hand_of, moves_in


def text_of(answer: Answer) -> str:
    return answer.message.text


# What is asked before something is lost


async def test_closing_asks_first_and_says_what_is_lost(running_bot: RunningBot) -> None:
    ana, table = running_bot.person("Ana"), await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    await running_bot.play(["Ana", "Boris"], random.Random(1), enough=4)
    asked = (await ana.command(GENERAL, "mehana cancel", reason="it is late: sorry")).message
    moves = sum(entry.kind.moves for entry in table.entries)
    assert f"{moves} moves (1 minute of play) will be lost" in asked.text
    assert table.live
    await running_bot.settled(ana.click(asked, "Close the table"))
    assert table.row.status == "cancelled"
    told = "**Ana** closes the table without a result. Reason: it is late: sorry"
    assert asked.text == told
    assert told in standing(running_bot)[-1].text


@pytest.mark.parametrize("command", ["mehana remove", "mehana replace"])
async def test_removing_the_last_person_asks_first_as_it_closes_the_table(
    running_bot: RunningBot, command: str
) -> None:
    await running_bot.opened("durak", ["Ana", "Boris"], computers=1, pictures=False)
    ana, table = running_bot.person("Ana"), await table_of(running_bot)
    assert "removes **Boris**" in text_of(await surely(ana, command, seat="Boris")), "others go on"
    asked = (await ana.command(GENERAL, command, seat="Ana", reason="late")).message
    assert "The game ends here for everybody" in asked.text
    assert table.live
    await ana.click(asked, "Close the table")
    assert asked.text == "**Ana** closes the table without a result. Reason: late"
    assert table.row.status == "cancelled"


async def test_nobody_is_asked_whether_a_player_takes_a_second_seat(running_bot: RunningBot) -> None:
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    for seat in ("Boris", "Ana"):
        refused = (await ana.command(GENERAL, "mehana replace", seat=seat, player=boris.id)).message
        assert refused.text == "This person has another seat at the table already."
        assert not refused.controls


async def test_leaving_says_what_it_costs_and_whether_the_table_closes(running_bot: RunningBot) -> None:
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    ana, boris, table = running_bot.person("Ana"), running_bot.person("Boris"), await table_of(running_bot)
    boris.locale = "en-US"
    asked = (await boris.command(GENERAL, "durak leave")).message
    assert "last place" in asked.text
    assert "`/durak join` within ten minutes" in asked.text
    await boris.click(asked, "Leave")
    assert asked.text.startswith("You have left.")
    assert "`/durak join`" in asked.text, "how to come back"
    asked = (await ana.command(GENERAL, "durak leave")).message
    assert "The game ends here for everybody" in asked.text
    await ana.click(asked, "Leave")
    assert asked.text == "The table is closed."
    assert not table.live


async def test_a_lobby_closes_at_once_unless_others_sit_there(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    lobby = (await ana.command(GENERAL, "durak open")).message
    assert "without a result" in text_of(await ana.command(GENERAL, "mehana cancel"))
    lobby = (await ana.command(GENERAL, "durak open")).message
    await running_bot.person("Boris").click(lobby, "Take a seat")
    asked = (await ana.command(GENERAL, "mehana cancel")).message
    assert "lose their seats: **Boris**" in asked.text
    assert (await table_of(running_bot)).live


async def test_only_watching_asks_first_answers_and_leaves_the_other_names(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    lobby = (await ana.command(GENERAL, "durak open")).message
    for _ in range(2):
        await ana.click(lobby, "Add a computer")
    await running_bot.settled()
    more = await panel_of(ana, lobby)
    asked = (await ana.click(more, "Only watch")).message
    assert "Your seat will be free" in asked.text
    table = await table_of(running_bot)
    assert table.seats[0].person is not None, "nothing is given up yet"
    await running_bot.settled(ana.click(asked, "Only watch"))
    assert "You only watch now" in asked.text
    assert "1. **Computer \\#2**\n2. **Computer \\#3**" in lobby.text
    await running_bot.person("Boris").click(lobby, "Take a seat")
    await running_bot.settled(ana.click(lobby, "Start"))
    assert "**Computer \\#3**" in standing(running_bot)[0].text
    assert "Computer \\#1" not in "".join(message.text for message in standing(running_bot))


# Who is meant, and what was done


async def test_where_only_computers_play_there_is_no_button_for_a_hand(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    lobby = (await ana.command(GENERAL, "durak open", pictures=False)).message
    for _ in range(2):
        await ana.click(lobby, "Add a computer")
    asked = (await ana.click(await panel_of(ana, lobby), "Only watch")).message
    await ana.click(asked, "Only watch")
    await running_bot.settled(ana.click(lobby, "Start"))
    assert "Rules" in labels(standing(running_bot)[-1])
    assert "My hand" not in labels(standing(running_bot)[-1])


@pytest.mark.parametrize("closed", [False, True])
async def test_a_panel_of_a_lobby_that_is_over_becomes_one_line(running_bot: RunningBot, *, closed: bool) -> None:
    ana = running_bot.person("Ana")
    lobby = (await ana.command(GENERAL, "durak open", pictures=False)).message
    await ana.click(lobby, "Add a computer")
    more, settings = await panel_of(ana, lobby), await panel_of(ana, lobby)
    await ana.click(settings, "Table settings")
    await (ana.command(GENERAL, "mehana cancel") if closed else ana.click(lobby, "Start"))
    told = "The table is closed." if closed else "The game has begun; its rules stay as they are."
    tempo = next(part["custom_id"] for part in settings.controls if ":tempo" in part["custom_id"])
    await ana.select(settings, tempo, ["quick"])
    await ana.click(more, "Only watch")
    assert [(panel.text, panel.controls) for panel in (more, settings)] == [(told, [])] * 2


async def test_a_panel_that_others_have_overtaken_shows_the_present_settings(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    lobby = (await ana.command(GENERAL, "durak open", pictures=False)).message
    panel = await panel_of(ana, lobby)
    await ana.click(panel, "Table settings")
    preset = next(part["custom_id"] for part in lobby.controls if ":preset" in part["custom_id"])
    await ana.select(lobby, preset, ["throw-in"])
    transfer = next(part["custom_id"] for part in panel.controls if ":option-transfer" in part["custom_id"])

    def chosen() -> list[str]:
        [menu] = [part for part in panel.controls if part["custom_id"] == transfer]
        return [option["label"] for option in menu["options"] if option.get("default")]

    assert chosen() == ["Transfer: yes"]
    wrong = {"custom_id": transfer, "component_type": 3, "values": ["perhaps"]}
    await ana.forge(InteractionKind.COMPONENT, GENERAL, wrong, message=panel)
    assert chosen() == ["Transfer: no"]


async def test_who_is_removed_reads_at_which_table_and_who_is_brought_in_for_whom(running_bot: RunningBot) -> None:
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    ana, boris, vera = (running_bot.person(name) for name in ("Ana", "Boris", "Vera"))
    boris.locale = vera.locale = "en-US"
    await boris.command(GENERAL, "durak hand")
    await vera.command(GENERAL, "mehana me")
    await running_bot.settled(surely(ana, "mehana replace", seat="Boris", player=vera.id))
    left = hand_of(boris)
    assert left in boris.rang, "they are called"
    assert not moves_in(left)
    place, gone, *told = left.text.splitlines()
    assert "**Durak** · " in place
    assert gone == "You no longer sit at this table."
    assert told == ["**Ana** brings in a new player: **Vera** takes over from **Boris**."]
    table, hand = await table_of(running_bot), await hand_in(running_bot, vera)
    assert hand.text.splitlines()[1] == "You now play for **Boris**."
    while not any(entry.seat == 1 and entry.kind.moves for entry in table.entries):
        await running_bot.play(["Ana", "Vera"], random.Random(table.last), enough=1)
    await running_bot.settled()
    assert "You now play" not in (await hand_in(running_bot, vera)).text


async def test_a_seat_is_chosen_by_its_players_name(running_bot: RunningBot) -> None:
    await running_bot.opened("durak", ["Ana", "Boris", "Vera"], computers=1, pictures=False)
    ana, table = running_bot.person("Ana"), await table_of(running_bot)
    offered = await ana.complete(GENERAL, "mehana remove", "seat", seat="")
    assert [choice["value"] for choice in offered] == ["Ana", "Boris", "Vera", "Computer #4"]
    public = table.look(PUBLIC)
    asked = [("Ana", "Boris", "Vera", "Computer #4")[seat] for seat in public.view.asked]
    assert [choice["value"] for choice in await ana.complete(GENERAL, "mehana skip", "seat", seat="")] == asked
    for wrong in ("2", "Dinu", "a"):
        assert "At the table: **Ana**, **Boris**" in text_of(await surely(ana, "mehana remove", seat=wrong))
    assert all(row.person is not None for row in table.seats[:3])
    assert "removes **Vera**" in text_of(await surely(ana, "mehana remove", seat="vera"))
    assert table.seats[2].person is None


async def test_a_skipped_turn_is_told_after_the_word_that_skips_it(running_bot: RunningBot) -> None:
    ana, table = running_bot.person("Ana"), await running_bot.opened("durak", ["Ana", "Boris", "Vera"], pictures=False)
    names = ["Ana", "Boris", "Vera"]
    await running_bot.play(names, random.Random(2), enough=1)
    name = names[await waited_for(table)]
    await running_bot.settled(ana.command(GENERAL, "mehana skip", seat=name))
    lines = "\n".join(message.text for message in standing(running_bot)).splitlines()
    skipped = lines.index(f"**Ana** skips **{name}**; the bot plays a move for them.")
    assert any(f"**{name}**" in line for line in lines[skipped + 1 :]), "what the skipped player did comes below"
    assert f"**{name}** takes" not in "\n".join(lines[:skipped])


async def test_what_is_typed_in_the_lobby_is_answered_with_what_was_done(running_bot: RunningBot) -> None:
    ana, boris, vera = (running_bot.person(name) for name in ("Ana", "Boris", "Vera"))
    boris.locale = vera.locale = "en-US"
    await ana.command(GENERAL, "durak open", pictures=False)
    answers = [
        await boris.command(GENERAL, "durak join"),
        await vera.command(GENERAL, "durak join"),
        await vera.command(GENERAL, "durak leave"),
        await ana.command(GENERAL, "durak start"),
    ]
    assert [text_of(answer) for answer in answers] == [
        "You have a seat at the table.",
        "You have a seat at the table.",
        "You have left the table.",
        "The game has begun.",
    ]


async def test_a_move_that_comes_too_early_is_told_whom_the_table_waits_for(running_bot: RunningBot) -> None:
    names = ["Ana", "Boris", "Vera"]
    table = await running_bot.opened("durak", names, pictures=False)
    seat_view = table.look(PUBLIC)
    attacker = seat_view.view.asked[0]
    other = running_bot.person(names[(attacker + 2) % 3])
    other.locale = "en-US"
    hand = table.look((attacker + 2) % 3)
    before = table.last
    told = text_of(await other.command(GENERAL, "durak attack", card=str(hand.view.hand[0])))
    assert told.startswith(f"Not yet. **{names[attacker]}** attacks")
    assert table.last == before


async def test_a_move_that_is_not_open_is_refused_with_those_that_are(running_bot: RunningBot) -> None:
    """A player whose turn it is is not told to wait."""
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    await running_bot.opened("lanterns", ["Ana", "Boris"], pictures=False)
    told = text_of(await ana.command(GENERAL, "lanterns name", whose="Boris", colour="9"))
    assert told.startswith("You cannot do that now. Possible now: **Look at Boris**, **Boris: colour 1**")
    told = text_of(await ana.command(GENERAL, "lanterns light"))
    assert told.startswith("You cannot do that now. Possible now: **Look at Boris**")
    boris.locale = "en-US"
    told = text_of(await boris.command(GENERAL, "lanterns light"))
    assert told == "Not yet. **Ana** is to look at a lantern or name its colour."


async def test_a_player_in_a_typed_move_may_be_mentioned(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    await running_bot.opened("lanterns", ["Ana", "Boris", "Vera"], pictures=False)
    offered = await ana.complete(GENERAL, "lanterns look-at", focused="whose", whose="@bo")
    assert [choice["name"] for choice in offered] == ["Boris"]
    told = text_of(await ana.command(GENERAL, "lanterns look-at", whose=boris.mention))
    assert "**Ana** looks at the lantern of **Boris**." in told
    told = text_of(await boris.command(GENERAL, "lanterns look-at", whose="<@1>"))
    assert "Ana" in told, "who can be meant"
    assert "Vera" in told


async def test_a_seat_goes_to_a_person_or_to_a_computer_and_not_to_a_bot(running_bot: RunningBot) -> None:
    ana, table = running_bot.person("Ana"), await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    bot = running_bot.fake_discord.world.bot
    refused = text_of(await surely(ana, "mehana replace", seat="Boris", player=bot.id))
    assert refused == "Choose a person; for a computer leave this empty."
    assert table.seats[1].person is not None
    told = text_of(await surely(ana, "mehana replace", seat="Boris", reason="sleeps"))
    assert told == "**Ana** removes **Boris**; **Computer \\#2** takes over. Reason: sleeps"
    assert table.seats[1].person is None


async def test_who_is_removed_from_the_lobby_is_named(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    lobby = (await ana.command(GENERAL, "durak open")).message
    await ana.click(lobby, "Add a computer")
    await boris.click(lobby, "Take a seat")
    for name, told in (("Computer #2", "Computer \\#2"), ("Boris", "Boris")):
        removed = await surely(ana, "mehana remove", seat=name)
        assert text_of(removed) == f"**{told}** no longer sits at the table."
    assert len((await table_of(running_bot)).seats) == 1


# The rematch


async def ended(running_bot: RunningBot, *names: str) -> None:
    await running_bot.opened("durak", list(names), pictures=False)
    await running_bot.settled(running_bot.close(running_bot.person(names[0])))


async def test_the_second_friend_gets_the_kept_seat_from_any_message_and_is_told_there(
    running_bot: RunningBot,
) -> None:
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    await running_bot.played_out(["Ana", "Boris"])
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    boris.locale = "en-US"
    last = standing(running_bot)[-1]
    assert "Your seat for the rematch" in text_of(await ana.click(last, "Play again"))
    await running_bot.settled()
    rematch = await table_of(running_bot)
    assert rematch.row.status == "lobby"
    hand = hand_of(boris)
    again = next(part["custom_id"] for part in hand.controls if ":again:" in part["custom_id"])
    told = (await boris.click(hand, again)).message
    assert told in boris.inbox, "where it was pressed"
    assert "Your seat for the rematch" in told.text
    assert f"/{rematch.row.channel}" in told.text
    await running_bot.settled()
    assert rematch.row.status == "playing"
    assert await running_bot.bot.service.repository.count_live() == 1


@pytest.mark.parametrize("gone", ["member", "bot's permission"])
async def test_no_rematch_is_opened_from_a_hand_where_its_player_or_the_bot_is_shut_out(
    running_bot: RunningBot, gone: str
) -> None:
    """The hand stays in the private messages of a player who has left the server, with its buttons."""
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    await running_bot.played_out(["Ana", "Boris"])
    ana, boris, fake_discord = running_bot.person("Ana"), running_bot.person("Boris"), running_bot.fake_discord
    boris.locale = "en-US"
    hand, rang = hand_of(boris), len(ana.rang)
    if gone == "member":
        boris.leave_guild(fake_discord.world.home)
    else:
        fake_discord.deny(GENERAL, "SEND_MESSAGES")
        place = fake_discord.channel(GENERAL).id
        async with asyncio.timeout(20):
            while await can_host(running_bot.bot, fake_discord.world.guild_id, place):
                await asyncio.sleep(0.01)
    told = await running_bot.settled(boris.click(hand, labelled(hand, "again")))
    refused = "You can’t see this table’s channel" if gone == "member" else "I can’t write in this table’s channel"
    assert refused in text_of(told)
    assert len(ana.rang) == rang
    assert await running_bot.bot.service.repository.count_live() == 0


async def test_where_the_channel_is_taken_the_rematch_is_offered_a_thread(running_bot: RunningBot) -> None:
    await ended(running_bot, "Ana", "Boris")
    ana, boris, vera = (running_bot.person(name) for name in ("Ana", "Boris", "Vera"))
    last = standing(running_bot)[-1]
    await vera.command(GENERAL, "market open")
    offered = (await ana.click(last, "Play again")).message
    assert "Another table is open" in offered.text
    await running_bot.settled(ana.click(offered, "Play in a thread"))
    [thread] = [
        channel for channel in running_bot.fake_discord.world.channels.values() if channel.kind is ChannelKind.THREAD
    ]
    rematch = await running_bot.bot.service.repository.table_in(thread.id)
    assert (rematch.game.key, rematch.row.status) == ("durak", "lobby")
    assert f"/{thread.id}" in offered.text
    await running_bot.settled(boris.click(last, "Play again"))
    assert rematch.row.status == "playing"
    assert any(f"<#{thread.id}>" in message.text for message in standing(running_bot))


async def test_a_rematch_that_cannot_have_a_thread_says_which_permission_is_missing(running_bot: RunningBot) -> None:
    await ended(running_bot, "Ana", "Boris")
    ana, vera = running_bot.person("Ana"), running_bot.person("Vera")
    last = standing(running_bot)[-1]
    await vera.command(GENERAL, "market open")
    offered = (await ana.click(last, "Play again")).message
    running_bot.fake_discord.deny(GENERAL, "SEND_MESSAGES")
    told = text_of(await ana.click(offered, "Play in a thread"))
    assert "Send Messages" in told
    assert "Threads" not in told
    assert await running_bot.bot.service.repository.count_live() == 1, "that of Vera"


# The lobby and the list of games


async def test_the_lobby_has_five_controls_and_one_for_the_rest(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    boris.locale = "en-US"
    lobby = (await ana.command(GENERAL, "durak open")).message
    assert labels(lobby) == ["Take a seat", "Add a computer", "Start", "Learn", "More…"]
    [menu] = [part for part in lobby.controls if "options" in part]
    assert "Best for a first game." in menu["options"][0]["description"]
    assert not any("Start with" in option["description"] for option in menu["options"][1:])
    theirs = await panel_of(boris, lobby)
    assert labels(theirs) == ["Invite…", "Rules", "The seal"]
    mine = await panel_of(ana, lobby)
    assert labels(mine) == ["Invite…", "Leave", "Only watch", "Rules", "The seal", "Table settings"]
    await ana.click(mine, "Table settings")
    assert "Table settings" in mine.text
    assert "Back" in labels(mine)
    learnt = await boris.click(lobby, "Learn")
    assert "private messages" in text_of(learnt)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_list_of_games_fits_one_screen_of_a_phone_with_two_buttons_for_each(
    running_bot: RunningBot, locale: str
) -> None:
    from bot.discord.lobby.games import games_shown
    from games.core.catalogue import find_games

    draft = await games_shown(find_games().values(), locale)
    [inside] = draft.view.children
    parts = list(inside.children)
    tall = viewport.picture_height(draft.files[0][1]) + viewport.height(parts) - viewport.GAP
    assert tall <= viewport.HEIGHT
    ids = [item.custom_id for part in parts for item in getattr(part, "children", ())]
    shortest_first = sorted(find_games().values(), key=lambda game: game.minutes)
    assert ids == [f"{what}:{game.key}" for game in shortest_first for what in ("open", "learn")]


# Practice


async def test_a_practice_table_is_ended_by_its_button_and_leaves_one_message(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    await running_bot.settled(ana.command(GENERAL, "durak learn"))
    await running_bot.play(["Ana"], random.Random(3), enough=3)
    hand = hand_of(ana)
    table = await running_bot.bot.service.repository.table_in(ana.private_channel.id)
    question = (await ana.click(hand, "End the lesson")).message
    assert table.live, "it is asked first"
    await running_bot.settled(ana.click(question, "End the lesson"))

    def left_behind() -> list[Message]:
        return [message for message in ana.inbox if not message.ephemeral]

    await running_bot.fake_discord.wait_for(lambda: "The lesson stops here" in left_behind()[-1].text)
    await running_bot.settled()
    [left] = left_behind()
    assert question.text == "The table is closed."
    assert labels(left)[:2] == ["Open a table", "Learn again"]
    with pytest.raises(NotPossible):
        await ana.click(hand, "End the lesson")
    await ana.click(left, "Learn again")
    assert "End the lesson" in labels(await hand_in(running_bot, ana))


# The shuffle, and earlier lines


@pytest.mark.parametrize(("honest", "told"), [(True, "Împărțirea e corectă"), (False, "nu se potrivește")])
async def test_the_deal_is_checked_from_the_last_post_in_the_tables_language(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch, *, honest: bool, told: str
) -> None:
    """The tables of these tests are dealt by the run's own random numbers, which no seal has promised."""
    if honest:
        monkeypatch.setattr(seating, "bind", bind)
    lobby = (await running_bot.person("Ana").command(GENERAL, "market open", pictures=False, language="ro")).message
    await running_bot.person("Boris").click(lobby, labelled(lobby, "join"))
    await running_bot.person("Ana").click(lobby, labelled(lobby, "start"))
    await running_bot.played_out(["Ana", "Boris"])
    table, last = await table_of(running_bot), standing(running_bot)[-1]
    shown = (await running_bot.person("Vera").click(last, labelled(last, "check"))).message
    assert shown.ephemeral
    await running_bot.fake_discord.wait_for(lambda: told in shown.text)
    assert (table.seal in shown.text) == honest


def counting(message: Message) -> list[str]:
    return [part["custom_id"] for part in message.controls if isinstance(read(part["custom_id"]), ShowStory)]


async def test_earlier_lines_are_shown_by_the_message_that_counts_them(running_bot: RunningBot) -> None:
    names = ["Ana", "Boris", "Vera"]
    await running_bot.opened("durak", names, pictures=False)
    found: list[tuple[Actor, Message]] = []
    for number in range(40):
        await running_bot.play(names, random.Random(number), enough=2)
        found = [
            (person, hand)
            for person in map(running_bot.person, names)
            if (hand := hand_of(person)) is not None and counting(hand)
        ]
        if found:
            break
    person, hand = found[0]
    person.locale = "en-US"
    told = (await person.click(hand, counting(hand)[0])).message
    assert told.ephemeral
    kept = [line for line in hand.text.splitlines() if line.startswith("**")]
    assert len(told.text.splitlines()) > len(kept)


async def test_earlier_lines_are_not_shown_to_strangers_elsewhere(running_bot: RunningBot) -> None:
    vera, table = running_bot.person("Vera"), await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    vera.locale = "en-US"
    forged = {"custom_id": f"story:{table.id}:0:{table.last}", "component_type": 2}
    post = standing(running_bot)[-1]
    told = text_of(await vera.forge(InteractionKind.COMPONENT, GENERAL, forged, message=post))
    assert "attacks first" in told
    assert "Your cards" not in told
    refused = text_of(await vera.forge(InteractionKind.COMPONENT, vera.private_channel, forged, message=post))
    assert "no longer here" in refused


# Private messages


async def test_commands_in_private_messages_mean_the_live_table(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    await running_bot.settled(ana.command(GENERAL, "durak learn"))
    await running_bot.close(ana, ana.private_channel)
    table = await running_bot.opened("durak", ["Ana"], computers=1, pictures=False)
    hand = (await ana.command(ana.private_channel, "durak hand")).message
    assert hand.controls, hand.text
    assert "End the lesson" not in labels(hand)
    assert "trump" in hand.text.lower()
    shown = (await ana.command(ana.private_channel, "durak table")).message
    await running_bot.fake_discord.wait_for(
        lambda: any(f":{table.id}:" in part["custom_id"] for part in shown.controls)
    )


async def test_in_private_messages_whoever_sits_at_several_tables_has_to_say_which(running_bot: RunningBot) -> None:
    """The table that is played there goes first, and a command of a game means the tables of that game."""
    ana = running_bot.person("Ana")
    ana.locale = "en-US"
    channels = [running_bot.fake_discord.channel(name).id for name in (GENERAL, "games")]
    for name in (GENERAL, "games"):
        await running_bot.opened("market", ["Ana"], computers=1, channel=name, pictures=False)
    told = text_of(await ana.command(ana.private_channel, "market hand"))
    asked, _, where = told.rstrip(".").partition(": ")
    assert asked == "You sit at several tables. Type it in the channel of the one you mean"
    assert set(where.split(", ")) == {f"<#{channel}>" for channel in channels}
    assert "no table" in text_of(await ana.command(ana.private_channel, "durak hand")).lower()
    await ana.command(ana.private_channel, "market learn")
    others = [f":{(await running_bot.bot.service.repository.table_in(channel)).id}:" for channel in channels]
    while (newest := str((await hand_in(running_bot, ana)).controls)) and any(other in newest for other in others):
        await asyncio.sleep(0.02)  # theirs are the newest until the lesson's comes
    own = await running_bot.bot.service.repository.table_in(ana.private_channel.id)
    shown = (await ana.command(ana.private_channel, "market hand")).message
    await running_bot.fake_discord.wait_for(lambda: shown.controls)
    assert all(f":{own.id}:" in part["custom_id"] for part in shown.controls)


# A game that is not installed any more


async def test_a_table_whose_game_is_gone_is_closed_by_its_owner_after_a_question(tmp_path: Path) -> None:
    """The channel is free again for other games."""
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        boris, vera = running_bot.person("Boris"), running_bot.person("Vera")
        boris.locale = vera.locale = "en-US"
        async with running_bot.running():
            await running_bot.opened("market", ["Boris", "Dinu"], pictures=False)
        running_bot.games = nothing
        async with running_bot.running():
            refused = (await vera.command(GENERAL, "mehana cancel")).message
            assert refused.controls == []
            assert "host" in refused.text
            asked = (await boris.command(GENERAL, "mehana cancel", reason="late: sorry")).message
            assert asked.ephemeral
            [control] = [read(part["custom_id"]) for part in asked.controls]
            assert isinstance(control, CloseTable)
            assert control.reason == "late: sorry"
            assert await running_bot.bot.service.repository.unknown_in(running_bot.fake_discord.channel(GENERAL).id)
            await boris.click(asked, "Close the table")
            assert asked.controls == []
            assert asked.text == "The table is closed."
            assert (await vera.command(GENERAL, "durak open")).message in vera.sees(GENERAL)
            assert (await table_of(running_bot)).row.status == "lobby"
