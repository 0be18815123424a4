"""What people are told when something cannot be done, and that nothing changes then."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.fake_discord import Answer, InteractionKind, Message
from bot.presentation.texts import bot_localizer
from tests.e2e.messages import standing, surely, table_of
from tests.e2e.running_bot import RunningBot, running_bot_in
from tests.games.carcassonne.picture_cases import steal
from tests.games.durak.positions import play, position
from tests.people import hand_of, moves_in, use_some_control
from tests.storage.lines import dump


def text_of(answer: Answer) -> str:
    """Return an answer that only its maker sees."""
    assert answer.message.ephemeral
    return answer.message.text


async def test_options_the_rules_exclude_are_refused_when_the_table_opens(running_bot: RunningBot) -> None:
    answer = await running_bot.person("Ana").command("general", "durak open", enchanted="6 11")
    assert "11" in text_of(answer)
    assert running_bot.person("Ana").sees("general")[:-1] == []


async def test_teams_are_for_four_and_say_so_at_the_start(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    lobby = (await ana.command("general", "durak open", teams=True)).message
    assert "Players: 4" in lobby.text
    assert "4" in text_of(await ana.click(lobby, "Start"))


async def test_a_full_table_and_too_few_seats_are_said(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    lobby = (await ana.command("general", "durak open")).message
    assert "needs at least 2" in text_of(await ana.click(lobby, "Start"))
    for _ in range(5):
        await ana.click(lobby, "Add a computer")
    assert "Всичките 6 места" in text_of(await boris.click(lobby, "Take a seat"))


async def test_a_stranger_sees_no_hand_and_makes_no_move(running_bot: RunningBot) -> None:
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    post = standing(running_bot)[-1]
    assert "не сидишь за этим столом" in text_of(await running_bot.person("Vera").click(post, "My hand"))
    assert "не сидишь за этим столом" in text_of(await running_bot.person("Vera").command("general", "durak take"))


async def test_a_text_that_is_no_card_names_the_nearest(running_bot: RunningBot) -> None:
    table = await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    public = table.look(-1)
    attacker = public.view.asked[0]
    own = table.look(attacker)
    card = own.view.hand[0]
    told = text_of(
        await running_bot.person(("Ana", "Boris")[attacker]).command("general", "durak attack", card=f"?{card}1")
    )
    assert f"?{card}1" in told.replace("\\", "")
    assert table.game.text.item(card, own.view, bot_localizer("en")) in told


async def test_completion_offers_what_is_legal_now_and_plays_it_and_nothing_to_strangers(
    running_bot: RunningBot,
) -> None:
    table = await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    seat_view = table.look(-1)
    attacker = ("Ana", "Boris")[seat_view.view.asked[0]]
    own = table.look(seat_view.view.asked[0])
    offered = await running_bot.person(attacker).complete("general", "durak attack", focused="card")
    assert [choice["value"] for choice in offered] == [str(move).split()[1] for move in own.choices]
    assert await running_bot.person("Vera").complete("general", "durak attack", focused="card") == []
    before = table.last
    await running_bot.person(attacker).command("general", "durak attack", card=offered[0]["value"])
    assert table.last == before + 1


async def test_a_game_with_too_many_verbs_is_played_by_one_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.commands.tree.MOST_COMMANDS", 5)
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot, running_bot.running():
        ana, table = running_bot.person("Ana"), await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
        assert await ana.complete("general", "market play", "move", move="nod") == []
        for name, seat in (("Ana", 0), ("Boris", 1)):
            own = table.look(seat)
            await running_bot.person(name).command("general", "market play", move=f"keep {','.join(own.view.hand[:2])}")
        assert [entry.body.split()[0] for entry in table.entries if entry.kind.moves] == ["keep", "keep"]
        offered = await ana.complete("general", "market play", "move", move="no")
        assert [choice["value"] for choice in offered] == ["nod"]
        assert await running_bot.person("Vera").complete("general", "market play", "move", move="") == []
        await ana.command("general", "market play", move="nod")
        assert table.entries[-1].body == "nod"
        assert text_of(await ana.command("general", "market play", move="dance")) == bot_localizer("en")(
            "unknown-text", text="dance"
        )
        assert running_bot.fake_discord.violations == []


def labels_in(message: Message) -> list[str]:
    return [control["label"] for control in moves_in(message)]


async def test_a_typed_move_that_could_be_several_is_asked_about_and_then_played(running_bot: RunningBot) -> None:
    """A card that beats two attack cards plays neither way until its owner has said which it is to beat."""
    table = await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    table.play.state = position("9D 9C 7C", "KS 10S", trump="S")
    play(table.play.state, "0 attack 9D\n0 throw 9C")
    boris, before = running_bot.person("Boris"), table.last
    asked = (await boris.command("general", "durak defend", card="10S")).message
    assert asked.ephemeral
    assert table.last == before, "nothing is played yet"
    assert [label.replace("\ufe0e", "") for label in labels_in(asked)] == ["10♠ върху 9♦", "10♠ върху 9♣"]
    await boris.click(asked, labels_in(asked)[1])
    assert (table.last, table.entries[-1].body) == (before + 1, "defend 9C 10S")


async def test_the_question_which_move_was_meant_is_not_left_to_a_player_who_lost_the_seat(
    running_bot: RunningBot,
) -> None:
    table = await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    table.play.state = position("9D 9C 7C", "KS 10S", trump="S")
    play(table.play.state, "0 attack 9D\n0 throw 9C")
    boris = running_bot.person("Boris")
    asked = (await boris.command("general", "durak defend", card="10S")).message
    assert asked.controls
    await running_bot.settled(surely(running_bot.person("Ana"), "mehana remove", seat="Boris"))
    assert not asked.controls
    assert "10♠" not in asked.text


async def test_an_enchanted_eight_in_defence_may_name_the_suit_of_its_target(running_bot: RunningBot) -> None:
    """RULES 5.4 of Durak: the target decides the suit, also while cards of other suits lie unbeaten."""
    table = await running_bot.opened("durak", ["Ana", "Boris"], enchanted="8", pictures=False)
    table.play.state = position("7H 7S 6C", "8S 9S KD", trump="C", enchanted="8")
    play(table.play.state, "0 attack 7H\n0 throw 7S")
    boris, before = running_bot.person("Boris"), table.last
    assert "обяви само нейната боя" in text_of(await boris.command("general", "durak defend", target="7H", card="8S=D"))
    assert table.last == before
    await boris.command("general", "durak defend", target="7H", card="8S=H")
    assert (table.last, table.entries[-1].body) == (before + 1, "defend 7H 8S")


async def test_thefts_that_fit_what_was_typed_are_told_apart_by_names(running_bot: RunningBot) -> None:
    table = await running_bot.opened("carcassonne", ["Ana", "Boris", "Vera"], computers=1, pictures=False)
    table.play.state, before = steal(), table.last
    asked = (await running_bot.person("Boris").command("general", "carcassonne steal", own="meeple")).message
    assert asked.ephemeral
    assert table.last == before, "nothing is played yet"
    assert [label.split()[0].rstrip(",") for label in labels_in(asked)] == ["Ana", "Vera"]
    offered = await running_bot.person("Boris").complete("general", "carcassonne steal", focused="victim")
    assert [choice["name"] for choice in offered] == ["Ana", "Vera"]


async def test_a_double_click_plays_once_and_then_shows_the_present(running_bot: RunningBot) -> None:
    table = await running_bot.opened("durak", ["Ana", "Boris"], computers=1, pictures=False)
    able = await running_bot.fake_discord.wait_for(
        lambda: [name for name in ("Ana", "Boris") if running_bot.hand(running_bot.person(name))], timeout=20
    )
    person = running_bot.person(able[0])
    hand = running_bot.hand(person)
    old = hand.copy()
    _, first = await use_some_control(person, old, random.Random(1))
    assert first.kind == "silent"
    _, second = await use_some_control(person, old, random.Random(1))
    assert second.message.id == old.id
    moves = [entry.body for entry in table.entries if entry.kind == "move" and entry.interaction is not None]
    assert len(moves) == 1


@pytest.mark.parametrize("missing", ["SEND_MESSAGES", "ATTACH_FILES"])
async def test_missing_permissions_are_named(running_bot: RunningBot, missing: str) -> None:
    running_bot.fake_discord.deny("general", missing)
    told = text_of(await running_bot.person("Ana").command("general", "durak open"))
    assert missing.replace("_", " ").title() in told


async def test_a_person_takes_their_data_and_is_forgotten(running_bot: RunningBot) -> None:
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    ana = running_bot.person("Ana")
    export = await ana.command("general", "mehana export")
    assert b"Ana" in export.message.attachments[0].content
    backups = bot_localizer("en")("privacy-backups")
    assert backups in text_of(await ana.command("general", "mehana privacy"))
    asked = await ana.command("general", "mehana forget")
    assert backups in asked.message.text
    await ana.click(asked.message, "Forget me")
    table = await table_of(running_bot)
    assert [row.sitter for row in table.seats] == ["computer", "person"]
    assert await running_bot.bot.service.journal.person(ana.id) is None


async def test_the_private_conversation_of_who_was_forgotten_is_nowhere_in_the_file(running_bot: RunningBot) -> None:
    """Its id leads back to the person: Discord tells a bot with whom it is."""
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    ana = running_bot.person("Ana")
    assert hand_of(ana) is not None
    await running_bot.settled(ana.command("games", "magove learn"))
    conversation = ana.private_channel.id
    assert str(conversation) in str(dump(running_bot.settings.database))
    asked = await ana.command("general", "mehana forget")
    await running_bot.settled(ana.click(asked.message, "Forget me"))
    assert str(conversation) not in str(dump(running_bot.settings.database))
    assert str(ana.id) not in str(dump(running_bot.settings.database))


async def test_the_commands_of_another_game_leave_the_table_alone(running_bot: RunningBot) -> None:
    await running_bot.person("Ana").command("general", "durak open")
    answer = await running_bot.person("Boris").command("general", "magove join")
    assert "Дурак" in text_of(answer)
    assert len((await table_of(running_bot)).seats) == 1
    await running_bot.close(running_bot.person("Ana"))
    answer = await running_bot.person("Vera").command("general", "magove join")
    assert "Дурак" not in text_of(answer), "nothing is played here any more"


async def test_two_who_open_at_once_make_one_lobby(running_bot: RunningBot) -> None:
    people = [running_bot.person(name) for name in ("Ana", "Boris")]
    answers = await asyncio.gather(*(person.command("general", "market open") for person in people))
    await running_bot.settled()
    lobbies = [message for message in people[0].sees("general") if not message.ephemeral]
    assert len(lobbies) == 1
    assert sorted(answer.message.ephemeral for answer in answers if answer.message is not None) == [False, True]


async def test_opening_beside_a_live_table_keeps_none_of_its_posts_back(running_bot: RunningBot) -> None:
    table, vera = await running_bot.opened("durak", ["Ana", "Boris"]), running_bot.person("Vera")
    for _ in range(4):
        able = [person for name in ("Ana", "Boris") if running_bot.hand(person := running_bot.person(name))]
        opening = asyncio.create_task(vera.command("general", "market open"))
        await use_some_control(able[0], hand_of(able[0]), random.Random(1))
        await running_bot.settled(opening)
    assert table.last > 4
    assert {delivery.shown for delivery in table.deliveries.values()} == {table.last}


async def test_a_move_that_wastes_itself_is_asked_about_and_changes_nothing_before_the_answer(
    running_bot: RunningBot,
) -> None:
    await running_bot.opened("market", ["Boris", "Ana"])
    table, boris, rng = await table_of(running_bot), running_bot.person("Boris"), random.Random(1)
    for name in ("Boris", "Ana"):
        await running_bot.settled(running_bot.click_some_move(running_bot.person(name), rng))

    async def hand_with(button: str) -> Message:
        await running_bot.settled()
        hand = running_bot.hand(boris)
        assert button in {control.get("label") for control in hand.controls}, hand.text
        return hand

    async def nod_again() -> None:
        """Take the wasteful move, which is behind "More…"."""
        await running_bot.settled()
        hand = running_bot.hand(boris)
        (more,) = [control for control in hand.controls if control.get("placeholder") == "Още…"]
        await boris.select(hand, more["custom_id"], ["nod"])

    await boris.click(await hand_with("nod"), "nod")
    before = table.last
    asked = (await boris.command("general", "market nod")).message
    assert "Вече кимна. Искаш ли все пак да го направиш?" in asked.text
    await nod_again()
    asked = await hand_with("Назад")
    assert [control["custom_id"].split(":")[0] for control in moves_in(asked)] == ["yes"]
    await boris.click(asked, "Назад")
    assert table.last == before
    await nod_again()
    await running_bot.settled(boris.click(await hand_with("Назад"), "nod"))
    assert [entry.body for entry in table.entries[before:]] == ["nod", "nod"]


@pytest.mark.parametrize("used", ["page:{table}:rules:1", "past:{table}:last:0", "do:{table}:more:1"])
async def test_a_control_that_a_post_does_not_carry_leaves_the_post_as_it_is(
    running_bot: RunningBot, used: str
) -> None:
    """What it asks for is shown to whoever forged it; what is paused has nothing that would put its post right."""
    ana, table = running_bot.person("Ana"), await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    await running_bot.close(ana)
    await running_bot.settled(ana.command("general", "durak open", pictures=False))
    post = ana.sees("general")[-1]
    before = post.text, [part["custom_id"] for part in post.controls]
    data = {"custom_id": used.format(table=table.id), "component_type": 2, "id": 7}
    answer = await running_bot.settled(ana.forge(InteractionKind.COMPONENT, "general", data, message=post))
    assert (post.text, [part["custom_id"] for part in post.controls]) == before
    assert text_of(answer)
