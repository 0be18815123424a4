"""What people are told when something cannot be done, and that nothing changes then."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest

from bot.discord.words import house_voice
from bot.standin.model import InteractionKind
from tests.e2e.tavern import hand_of, moves_in, use_some_control
from tests.games.carcassonne.looks import steal
from tests.games.durak.positions import play, position
from tests.storage.lines import dump

if TYPE_CHECKING:
    from bot.host.table import LiveTable
    from bot.standin import Answer, Message
    from tests.e2e.tavern import Tavern


def text_of(answer: Answer) -> str:
    """Return an answer that only its maker sees."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message.text


async def table_of(tavern: Tavern) -> LiveTable:
    return await tavern.bot.host.table_in(tavern.standin.channel("general").id)


async def test_a_second_table_in_the_channel_is_refused(tavern: Tavern) -> None:
    await tavern.person("Ana").command("general", "durak open")
    answer = await tavern.person("Boris").command("general", "durak open")
    assert "вече има маса" in text_of(answer)


async def test_options_the_rules_exclude_are_refused_when_the_table_opens(tavern: Tavern) -> None:
    answer = await tavern.person("Ana").command("general", "durak open", enchanted="6 11")
    assert "11" in text_of(answer)
    assert tavern.person("Ana").sees("general")[:-1] == []


async def test_teams_are_for_four_and_say_so_at_the_start(tavern: Tavern) -> None:
    ana = tavern.person("Ana")
    lobby = (await ana.command("general", "durak open", teams=True)).message
    assert lobby is not None
    assert "Players: 4" in lobby.text
    assert "4" in text_of(await ana.click(lobby, "Start"))


async def test_a_full_table_and_too_few_seats_are_said(tavern: Tavern) -> None:
    ana, boris = tavern.person("Ana"), tavern.person("Boris")
    lobby = (await ana.command("general", "durak open")).message
    assert lobby is not None
    assert "needs 2" in text_of(await ana.click(lobby, "Start"))
    for _ in range(5):
        await ana.click(lobby, "Add a computer")
    assert "Всичките 6 места" in text_of(await boris.click(lobby, "Take a seat"))


async def test_only_host_and_moderators_start(tavern: Tavern) -> None:
    boris, vera = tavern.person("Boris"), tavern.person("Vera")
    lobby = (await boris.command("general", "durak open")).message
    assert lobby is not None
    await vera.click(lobby, "Take a seat")
    assert "хозяин" in text_of(await vera.click(lobby, "Start"))
    assert (await table_of(tavern)).row.status == "lobby"
    await tavern.person("Ana").click(lobby, "Start")
    assert (await table_of(tavern)).row.status == "playing"


async def test_a_stranger_sees_no_hand_and_makes_no_move(tavern: Tavern) -> None:
    post = await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    assert "не за этим столом" in text_of(await tavern.person("Vera").click(post, "My hand"))
    assert "не за этим столом" in text_of(await tavern.person("Vera").command("general", "durak take"))


async def test_a_text_that_is_no_card_names_the_nearest(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    told = text_of(await tavern.person("Ana").command("general", "durak attack", card="18H"))
    assert "18H" in told
    assert "8H" in told.replace("18H", "")


async def test_a_move_out_of_turn_is_explained_and_changes_nothing(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    table = await table_of(tavern)
    view = table.look(-1)
    assert view is not None
    waiting = tavern.person(("Boris", "Ana")[view.view.asked[0]])
    before = table.last
    assert text_of(await waiting.command("general", "durak pass"))
    assert table.last == before


async def test_completion_offers_what_is_legal_now_and_nothing_to_strangers(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    table = await table_of(tavern)
    sight = table.look(-1)
    assert sight is not None
    attacker = ("Ana", "Boris")[sight.view.asked[0]]
    own = table.look(sight.view.asked[0])
    assert own is not None
    offered = await tavern.person(attacker).complete("general", "durak attack", focused="card")
    assert [choice["value"] for choice in offered] == [str(move).split()[1] for move in own.choices]
    assert await tavern.person("Vera").complete("general", "durak attack", focused="card") == []


async def test_typed_moves_play(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    table = await table_of(tavern)
    sight = table.look(-1)
    assert sight is not None
    attacker = tavern.person(("Ana", "Boris")[sight.view.asked[0]])
    offered = await attacker.complete("general", "durak attack", focused="card")
    before = table.last
    await attacker.command("general", "durak attack", card=offered[0]["value"])
    assert table.last == before + 1


def labels_in(message: Message) -> list[str]:
    return [control["label"] for control in moves_in(message)]


async def test_a_typed_move_that_could_be_several_is_asked_about_and_then_played(tavern: Tavern) -> None:
    """A card that beats two attack cards plays neither way until its owner has said which it is to beat."""
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    table = await table_of(tavern)
    assert table.play is not None
    table.play.state = position("9D 9C 7C", "KS 10S", trump="S")
    play(table.play.state, "0 attack 9D\n0 throw 9C")
    boris, before = tavern.person("Boris"), table.last
    asked = (await boris.command("general", "durak defend", card="10S")).message
    assert asked is not None
    assert asked.ephemeral
    assert table.last == before, "nothing is played yet"
    assert [label.replace("\ufe0e", "") for label in labels_in(asked)] == ["10♠ върху 9♦", "10♠ върху 9♣"]
    await boris.click(asked, labels_in(asked)[1])
    assert (table.last, table.entries[-1].body) == (before + 1, "defend 9C 10S")


async def test_an_enchanted_eight_in_defence_may_name_the_suit_of_its_target(tavern: Tavern) -> None:
    """RULES 5.4 of Durak: the target decides the suit, also while cards of other suits lie unbeaten."""
    await tavern.opened("durak", ["Ana", "Boris"], enchanted="8", pictures=False)
    table = await table_of(tavern)
    assert table.play is not None
    table.play.state = position("7H 7S 6C", "8S 9S KD", trump="C", enchanted="8")
    play(table.play.state, "0 attack 7H\n0 throw 7S")
    boris, before = tavern.person("Boris"), table.last
    assert "обяви само нейната боя" in text_of(await boris.command("general", "durak defend", target="7H", card="8S=D"))
    assert table.last == before
    await boris.command("general", "durak defend", target="7H", card="8S=H")
    assert (table.last, table.entries[-1].body) == (before + 1, "defend 7H 8S")


async def test_thefts_that_fit_what_was_typed_are_told_apart_by_names(tavern: Tavern) -> None:
    await tavern.opened("carcassonne", ["Ana", "Boris", "Vera"], computers=1, pictures=False)
    table = await table_of(tavern)
    assert table.play is not None
    table.play.state, before = steal(), table.last
    asked = (await tavern.person("Boris").command("general", "carcassonne steal", own="meeple")).message
    assert asked is not None
    assert asked.ephemeral
    assert table.last == before, "nothing is played yet"
    assert [label.split()[0].rstrip(",") for label in labels_in(asked)] == ["Ana", "Vera"]
    offered = await tavern.person("Boris").complete("general", "carcassonne steal", focused="victim")
    assert [choice["name"] for choice in offered] == ["Ana", "Vera"]


async def test_a_double_click_plays_once_and_then_shows_the_present(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris"], computers=1, pictures=False)
    table = await table_of(tavern)
    able = await tavern.standin.wait_for(
        lambda: [name for name in ("Ana", "Boris") if tavern.hand(tavern.person(name))], timeout=20
    )
    person = tavern.person(able[0])
    hand = tavern.hand(person)
    assert hand is not None
    old = hand.copy()
    _, first = await use_some_control(person, old, random.Random(1))
    assert first.kind == "silent"
    _, second = await use_some_control(person, old, random.Random(1))
    assert second.message is not None
    assert second.message.ephemeral
    moves = [entry.body for entry in table.entries if entry.kind == "move" and entry.interaction is not None]
    assert len(moves) == 1


async def test_closed_private_messages_are_said_once_and_the_hand_is_in_the_channel(tavern: Tavern) -> None:
    ana = tavern.person("Ana")
    ana.close_private_messages()
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)

    def said() -> list[str]:
        posts = [message.text for message in ana.sees("general") if not message.ephemeral]
        return [text for text in posts if "private messages are closed" in text]

    await tavern.standin.wait_for(said)  # one refusal may be an accident: it is tried once more
    assert len(said()) == 1
    post = next(message for message in reversed(ana.sees("general")) if "My hand" in str(message.controls))
    for _ in range(200):
        shown = await ana.click(post, "My hand")
        assert shown.message is not None
        assert shown.message.ephemeral
        if moves_in(shown.message):
            before = (await table_of(tavern)).last
            await use_some_control(ana, shown.message, random.Random(1))
            assert (await table_of(tavern)).last > before
            break
        await tavern.settled()
        if tavern.hand(tavern.person("Boris")) is not None:
            await tavern.click_some_move(tavern.person("Boris"), random.Random(1))
    assert len(said()) == 1


@pytest.mark.parametrize("missing", ["SEND_MESSAGES", "ATTACH_FILES"])
async def test_missing_permissions_are_named(tavern: Tavern, missing: str) -> None:
    tavern.standin.deny("general", missing)
    told = text_of(await tavern.person("Ana").command("general", "durak open"))
    assert missing.replace("_", " ").title() in told


async def test_pause_resume_and_cancel(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Boris", "Vera"], pictures=False)
    boris = tavern.person("Boris")
    await boris.command("general", "mehana pause")
    assert "почивка" in text_of(await boris.command("general", "durak take"))
    await boris.command("general", "mehana resume")
    assert "хозяин" in text_of(await tavern.person("Vera").command("general", "mehana cancel"))
    await boris.command("general", "mehana cancel")
    await tavern.settled()
    assert (await table_of(tavern)).row.status == "cancelled"
    await tavern.person("Vera").command("general", "durak open")
    assert (await table_of(tavern)).row.status == "lobby"


async def test_only_those_whose_turn_it_became_ring(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    assert await tavern.play(["Ana", "Boris"], random.Random(4), 30) == 30
    for message in tavern.person("Vera").sees("general"):
        assert len(message.rings) <= 1
    assert tavern.person("Vera").rang == []


async def test_a_person_takes_their_data_and_is_forgotten(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    ana = tavern.person("Ana")
    export = await ana.command("general", "mehana export")
    assert export.message is not None
    assert b"Ana" in export.message.attachments[0].content
    backups = house_voice("en")("privacy-backups")
    assert backups in text_of(await ana.command("general", "mehana privacy"))
    asked = await ana.command("general", "mehana forget")
    assert asked.message is not None
    assert backups in asked.message.text
    await ana.click(asked.message, "Forget me")
    table = await table_of(tavern)
    assert [row.sitter for row in table.seats] == ["computer", "person"]
    assert await tavern.bot.host.journal.person(ana.id) is None


async def test_the_private_conversation_of_who_was_forgotten_is_nowhere_in_the_file(tavern: Tavern) -> None:
    """Its id leads back to the person: Discord tells a bot with whom it is."""
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    ana = tavern.person("Ana")
    assert hand_of(ana) is not None
    await ana.command("games", "magove learn")
    await tavern.settled()
    conversation = ana.private_channel.id
    assert str(conversation) in str(dump(tavern.settings.database))
    asked = await ana.command("general", "mehana forget")
    assert asked.message is not None
    await ana.click(asked.message, "Forget me")
    await tavern.settled()
    assert str(conversation) not in str(dump(tavern.settings.database))
    assert str(ana.id) not in str(dump(tavern.settings.database))


async def test_whoever_no_longer_sits_at_the_table_is_told_in_place_of_their_hand(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris", "Vera"])
    before = hand_of(tavern.person("Boris"))
    assert before is not None
    await tavern.person("Ana").command("general", "mehana remove", seat=2)
    await tavern.settled()
    left = hand_of(tavern.person("Boris"))
    assert left is not None
    assert left.id == before.id
    assert moves_in(left) == []
    assert "Вече не си на тази маса" in left.text


async def test_the_commands_of_another_game_leave_the_table_alone(tavern: Tavern) -> None:
    await tavern.person("Ana").command("general", "durak open")
    answer = await tavern.person("Boris").command("general", "magove join")
    assert "Дурак" in text_of(answer)
    assert len((await table_of(tavern)).seats) == 1


async def test_two_who_open_at_once_make_one_lobby(tavern: Tavern) -> None:
    people = [tavern.person(name) for name in ("Ana", "Boris")]
    answers = await asyncio.gather(*(person.command("general", "market open") for person in people))
    await tavern.settled()
    lobbies = [message for message in people[0].sees("general") if not message.ephemeral]
    assert len(lobbies) == 1
    assert sorted(answer.message.ephemeral for answer in answers if answer.message is not None) == [False, True]


async def test_opening_beside_a_live_table_keeps_none_of_its_posts_back(tavern: Tavern) -> None:
    lobby = await tavern.opened("durak", ["Ana", "Boris"])
    await tavern.settled()
    table = await table_of(tavern)
    vera = tavern.person("Vera")
    for _ in range(4):
        able = [person for name in ("Ana", "Boris") if moves_in(hand_of(person := tavern.person(name)) or lobby)]
        opening = asyncio.create_task(vera.command("general", "market open"))
        await use_some_control(able[0], hand_of(able[0]), random.Random(1))
        await opening
        await tavern.settled()
    assert table.last > 4
    assert {delivery.shown for delivery in table.deliveries.values()} == {table.last}


async def test_a_move_that_wastes_itself_is_asked_about_and_changes_nothing_before_the_answer(tavern: Tavern) -> None:
    await tavern.opened("market", ["Boris", "Ana"])
    table, boris, luck = await table_of(tavern), tavern.person("Boris"), random.Random(1)
    for name in ("Boris", "Ana"):
        await tavern.click_some_move(tavern.person(name), luck)
        await tavern.settled()

    async def hand_with(button: str) -> Message:
        await tavern.settled()
        hand = tavern.hand(boris)
        assert hand is not None
        assert button in {control.get("label") for control in hand.controls}, hand.text
        return hand

    await boris.click(await hand_with("nod"), "nod")
    before = table.last
    asked = (await boris.command("general", "market nod")).message
    assert asked is not None
    assert "Вече кимна. Да се изиграе ли въпреки това?" in asked.text
    await boris.click(await hand_with("nod"), "nod")
    asked = await hand_with("Назад")
    assert [control["custom_id"].split(":")[0] for control in moves_in(asked)] == ["yes"]
    await boris.click(asked, "Назад")
    assert table.last == before
    await boris.click(await hand_with("nod"), "nod")
    await boris.click(await hand_with("Назад"), "nod")
    await tavern.settled()
    assert [entry.body for entry in table.entries[before:]] == ["nod", "nod"]


@pytest.mark.parametrize("used", ["page:{table}:rules:1", "past:{table}:last:0", "do:{table}:more:1"])
async def test_a_control_that_a_post_does_not_carry_leaves_the_post_as_it_is(tavern: Tavern, used: str) -> None:
    """What it asks for is shown to whoever forged it; what is paused has nothing that would put its post right."""
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    ana, table = tavern.person("Ana"), await table_of(tavern)
    await ana.command("general", "mehana cancel")
    await ana.command("general", "durak open", pictures=False)
    await tavern.settled()
    post = ana.sees("general")[-1]
    before = post.text, [part["custom_id"] for part in post.controls]
    data = {"custom_id": used.format(table=table.id), "component_type": 2, "id": 7}
    answer = await ana.forge(InteractionKind.COMPONENT, "general", data, message=post)
    await tavern.settled()
    assert (post.text, [part["custom_id"] for part in post.controls]) == before
    assert text_of(answer)
