"""Order at the table: who did what and why is told, leaving asks, dead buttons do nothing, and who waits is reminded."""

import random
import re

import pytest

from bot.fake_discord import Actor, InteractionKind
from bot.presentation.localized_table import localize
from bot.presentation.story import told as news_told
from bot.presentation.texts import bot_localizer
from bot.tables.state.replay import CHOSEN
from bot.tables.state.table import LiveTable
from games.core.contract import PUBLIC
from storage import EntryKind
from tests.benchmarks.messages import play_as_advised
from tests.e2e.messages import GENERAL, labelled, labels, standing, surely, table_of
from tests.e2e.running_bot import RunningBot
from tests.people import hand_of

REASON = "_Ana_ asked for it"


def story(running_bot: RunningBot) -> str:
    return "\n".join(message.text for message in standing(running_bot))


async def waited_for(table: LiveTable) -> int:
    seat_view = table.look(PUBLIC)
    return seat_view.view.asked[0]


async def test_what_a_moderator_does_is_told_with_both_names_and_the_reason(running_bot: RunningBot) -> None:
    """Ana moderates and does not sit; the reason is shown as it was typed."""
    await running_bot.opened("durak", ["Boris", "Vera", "Dinu"], pictures=False, language="en")
    ana, table = running_bot.person("Ana"), await table_of(running_bot)
    seat = await waited_for(table)
    name = ["Boris", "Vera", "Dinu"][seat]
    answers = [(await ana.command(GENERAL, "mehana skip", seat=name, reason=REASON)).message]
    await running_bot.settled()
    skipped = f"**Ana** skips **{name}**; the bot plays a move for them. Reason: \\_Ana\\_ asked for it"
    assert skipped in story(running_bot)
    answers.append((await ana.command(GENERAL, "mehana pause", reason="soup")).message)
    answers.append((await ana.command(GENERAL, "mehana resume")).message)
    answers.append((await surely(ana, "mehana remove", seat="Vera", reason="sleeps")).message)
    await running_bot.settled()
    told = story(running_bot)
    done = [
        skipped,
        "**Ana** pauses the table. Reason: soup",
        "**Ana** resumes the game.",
        "**Ana** removes **Vera**; **Computer \\#2** takes over. Reason: sleeps",
    ]
    assert all(action in told for action in done)
    said = [message.text.splitlines() if message is not None else [] for message in answers]
    assert said == [done[: number + 1] for number in range(len(done))], "a moderator reads what was done"
    assert [message.text.splitlines() for message in ana.sees(GENERAL) if message.ephemeral] == [done], "in one message"
    theirs = hand_of(running_bot.person("Vera"))
    assert "sleeps" in theirs.text, "who lost the seat reads why, in the place of the hand"
    await surely(ana, "mehana replace", seat="Computer #2", player=running_bot.person("Vera").id)
    await running_bot.settled(running_bot.close(ana, reason="late"))
    told = story(running_bot)
    assert "**Ana** brings in a new player: **Vera** takes over from **Computer \\#2**." in told
    assert "**Ana** closes the table without a result. Reason: late" in told


async def test_who_leaves_is_named_and_can_come_back(running_bot: RunningBot) -> None:
    await running_bot.opened("durak", ["Ana", "Boris", "Vera"], pictures=False)
    boris, table = running_bot.person("Boris"), await table_of(running_bot)
    asked = (await boris.command(GENERAL, "durak leave")).message
    assert table.seats[1].person is not None, "it is asked first"
    await running_bot.settled(boris.click(asked, labelled(asked, "left")))
    assert "**Boris** leaves the table; **Computer \\#2** takes over." in story(running_bot)
    await running_bot.settled(boris.command(GENERAL, "durak join"))
    assert table.seats[1].person is not None
    assert "**Boris** sits down" in story(running_bot)
    assert "**Boris** leaves the table; **Computer \\#2** takes over." in story(running_bot), "as it was, not as it is"


async def test_the_lobby_s_buttons_change_nothing_once_play_began(running_bot: RunningBot) -> None:
    """Pressed in an old lobby that somebody still has on the screen, by everybody, each once."""
    ana = running_bot.person("Ana")
    await running_bot.settled(ana.command(GENERAL, "durak open", pictures=False))
    lobby = standing(running_bot)[-1]
    await running_bot.settled(running_bot.person("Boris").click(lobby, labelled(lobby, "join")))
    dead = [(control["custom_id"], control["type"], control.get("options", [])) for control in lobby.controls]
    await running_bot.settled(ana.click(lobby, labelled(lobby, "start")))
    table = await table_of(running_bot)
    before, entries = table.seats, table.last
    assert lobby.controls == []
    for name in ("Ana", "Boris", "Vera"):
        for custom_id, kind, options in dead:
            data = {"custom_id": custom_id, "component_type": kind}
            if options:
                data["values"] = [options[-1]["value"]]
            answer = await running_bot.person(name).forge(InteractionKind.COMPONENT, GENERAL, data, message=lobby)
            assert answer.message is not None, custom_id
    await running_bot.settled()
    assert (table.seats, table.last, table.row.status) == (before, entries, "playing")


async def test_the_panels_of_a_lobby_are_for_those_who_may_use_them_and_for_lobbies(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    boris.locale = "en-US"
    lobby = (await ana.command(GENERAL, "market open", pictures=False)).message
    await running_bot.settled(boris.click(lobby, labelled(lobby, "join")))
    table = await table_of(running_bot)

    async def told(person: Actor, panel: str) -> tuple[str, bool]:
        forged = {"custom_id": f"do:{table.id}:{panel}:0", "component_type": 2}
        answer = await person.forge(InteractionKind.COMPONENT, GENERAL, forged, message=lobby)
        return answer.message.text, bool(answer.message.controls)

    assert await told(boris, "more") != await told(boris, "settings")
    assert [(await told(person, "settings"))[1] for person in (ana, boris)] == [True, False]
    assert "host" in (await told(boris, "settings"))[0].lower()
    await running_bot.settled(ana.click(lobby, labelled(lobby, "start")))
    for panel in ("more", "settings"):
        refused, controls = await told(ana, panel)
        assert refused.startswith("This game has begun already")
        assert not controls


async def test_a_moderator_without_a_seat_takes_a_move_back_and_is_told(running_bot: RunningBot) -> None:
    """By the command and by a button: both are answered, and the tile is off the table."""
    await running_bot.opened("carcassonne", ["Boris", "Vera"], pictures=False, language="en")
    ana, table = running_bot.person("Ana"), await table_of(running_bot)
    button = {"custom_id": f"do:{table.id}:undo:0", "component_type": 2}
    for by_button in (False, True):
        while table.undoable_by is None:
            await running_bot.play(["Boris", "Vera"], random.Random(table.last), enough=1)
        if by_button:
            await ana.forge(InteractionKind.COMPONENT, GENERAL, button, message=standing(running_bot)[-1])
        else:
            said = (await ana.command(GENERAL, "mehana undo")).message
            assert re.fullmatch(r"Ana takes back the last move of (Boris|Vera)\.", said.text.replace("*", ""))
        await running_bot.settled()
        assert table.undoable_by is None
        assert table.entries[-1].kind is EntryKind.UNDO


async def asked_to_undo(running_bot: RunningBot) -> LiveTable:
    """Play until Ana has moved and cannot take it back by herself, and let her ask the others."""
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    table, ana, boris = await table_of(running_bot), running_bot.person("Ana"), running_bot.person("Boris")
    for _ in range(40):
        if table.undoable_by is None and any(entry.seat == 0 for entry in table.play.chosen):
            break
        await running_bot.settled(play_as_advised(table, {0: ana, 1: boris}))
    await running_bot.settled(ana.command(GENERAL, "mehana undo"))
    assert table.entries[-1].kind is EntryKind.ASK_UNDO
    return table


async def test_a_hand_at_rest_has_the_way_to_ask_for_the_last_move_back(running_bot: RunningBot) -> None:
    """Not before its player has moved, nor while they ask; there is no *What can I do?* in it."""
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False, language="en")
    table, ana, boris = await table_of(running_bot), running_bot.person("Ana"), running_bot.person("Boris")
    ask, has_moved = bot_localizer("en")("button-ask-undo"), False
    while table.look(0).choices or table.undoable_by is not None or not has_moved:
        assert ask not in labels(hand_of(ana))
        await running_bot.settled(play_as_advised(table, {0: ana, 1: boris}))
        has_moved = any(entry.seat == 0 for entry in table.play.chosen)
    assert ask in labels(hand_of(ana))
    await running_bot.settled(ana.click(hand_of(ana), labelled(hand_of(ana), "undo")))
    assert table.undo_request is not None
    assert table.undo_request.seat == 0
    assert ask not in labels(hand_of(ana))
    await running_bot.settled(ana.click(hand_of(ana), labelled(hand_of(ana), "refuse-undo")))
    assert table.undo_request is None
    assert ask in labels(hand_of(ana))


async def test_a_request_to_take_a_move_back_says_which_moves_and_who_has_to_agree(running_bot: RunningBot) -> None:
    table = await asked_to_undo(running_bot)
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    assert labelled(standing(running_bot)[-1], "agree-undo")
    assert "agree-undo" not in str(hand_of(ana).controls)
    request = table.undo_request
    people, going = await localize(running_bot.bot.service, table, "en"), table.moves_from(request.number)
    more = sum(entry.kind in CHOSEN for entry in going) - 1
    question = people.bot_text("undo-asked", who="Ana", more=more)
    moves = "\n".join(f"> {line}" for line in news_told(people, going))
    assert f"{question}\n{moves}\n-# Waiting for **Boris** to agree." in standing(running_bot)[-1].text
    assert "\n> " in hand_of(boris).text
    entries, post = table.last, standing(running_bot)[-1]
    answered = (await ana.click(post, labelled(post, "agree-undo"))).message
    assert (answered.text, table.last) == ("Waiting for **Boris** to agree.", entries)


@pytest.mark.parametrize("in_channel", [True, False])
@pytest.mark.parametrize(("what", "kind"), [("agree-undo", EntryKind.UNDO), ("refuse-undo", EntryKind.REFUSE_UNDO)])
async def test_whether_a_move_is_taken_back_is_answered_below_the_post_or_the_hand(
    running_bot: RunningBot, what: str, kind: EntryKind, in_channel: bool
) -> None:
    table, boris = await asked_to_undo(running_bot), running_bot.person("Boris")
    shown = standing(running_bot)[-1] if in_channel else hand_of(boris)
    before, private = shown.text, len(boris.inbox)
    answer = await boris.click(shown, labelled(shown, what))
    assert answer.message is shown, "nothing else is said"
    await running_bot.settled()
    assert table.entries[-1].kind is kind
    assert not [part for part in standing(running_bot)[-1].controls if "undo" in part["custom_id"]]
    assert standing(running_bot)[-1].text != before
    assert len(boris.inbox) == private
    assert not [part for part in hand_of(boris).controls if part["custom_id"].split(":")[2] == what]


@pytest.mark.parametrize("what", ["agree-undo", "refuse-undo", "withdrawn"])
async def test_whoever_asks_sees_that_they_have_and_what_came_of_it(running_bot: RunningBot, what: str) -> None:
    table, ana, boris = await asked_to_undo(running_bot), running_bot.person("Ana"), running_bot.person("Boris")
    bot_text, request = bot_localizer("en"), table.undo_request
    assert request is not None
    asked = f"{bot_text('undo-asked-you')} Waiting for **Boris** to agree."
    assert asked in hand_of(ana).text
    assert asked not in hand_of(boris).text
    by, button = (ana, "refuse-undo") if what == "withdrawn" else (boris, what)
    await running_bot.settled(by.click(hand_of(by), labelled(hand_of(by), button)))
    said = hand_of(ana).text
    assert asked not in said
    assert ("Taken back: " in said) is (what == "agree-undo")
    assert ("the move stands" in said) is (what != "agree-undo")
    assert "Taken back: " not in hand_of(boris).text + standing(running_bot)[-1].text


async def test_whoever_only_watches_is_told_whether_they_still_lead_the_table(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    boris.locale = "en-US"
    lobby = (await ana.command(GENERAL, "market open", pictures=False)).message
    await running_bot.settled(boris.click(lobby, labelled(lobby, "join")))
    table = await table_of(running_bot)
    forged = {"custom_id": f"do:{table.id}:watch:0", "component_type": 2}
    questions = []
    for person in (boris, ana):
        asked = (await person.forge(InteractionKind.COMPONENT, GENERAL, forged, message=lobby)).message
        assert asked is not lobby
        questions.append(asked.text)
        await person.click(asked, labelled(asked, "watching"))
        questions.append(asked.text)
        assert asked.controls == []
    assert questions == [
        "Your seat will be free for somebody else.",
        "You have left the table.",
        "Your seat will be free for somebody else. You stay the host, and computers can play without you.",
        "Your seat is free. You only watch now, but you are still the host.",
    ]
    assert (table.live, table.row.owner) == (True, (await running_bot.bot.service.people.known(ana.id)).id)


async def test_a_seat_in_the_lobby_is_left_in_the_panel_that_offers_it(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    boris.locale = "en-US"
    lobby = (await ana.command(GENERAL, "market open", pictures=False)).message
    await running_bot.settled(boris.click(lobby, labelled(lobby, "join")))
    panel = (await boris.click(lobby, labelled(lobby, "more"))).message
    await boris.click(panel, labelled(panel, "leave"))
    assert (panel.text, panel.controls) == ("You have left the table.", [])
    await running_bot.settled()
    assert len((await table_of(running_bot)).seats) == 1


@pytest.mark.parametrize(("command", "said"), [("market leave", "The table is closed."), ("mehana cancel", "Done.")])
async def test_a_practice_table_is_ended_by_a_command_without_a_question(
    running_bot: RunningBot, command: str, said: str
) -> None:
    ana = running_bot.person("Ana")
    await running_bot.settled(ana.command(GENERAL, "market learn"))
    table = await running_bot.bot.service.repository.table_in(ana.private_channel.id)
    told = (await ana.command(ana.private_channel, command)).message
    assert not table.live
    assert (told.text, told.controls) == (said, [])


async def test_pages_of_the_rules_turn_in_their_message(running_bot: RunningBot) -> None:
    table = await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    post = standing(running_bot)[-1]
    ana = running_bot.person("Ana")
    rules = (await ana.click(post, labelled(post, "rules"))).message
    first = rules.text
    assert (await ana.click(rules, f"page:{table.id}:rules:1")).kind == "update"
    second = rules.text
    assert first != second
    await ana.click(rules, f"page:{table.id}:rules:0")
    assert rules.text == first
