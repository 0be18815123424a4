"""Learning and looking up through the whole bot: in the channel, and in private messages."""

import asyncio
from pathlib import Path

import msgspec

from bot.fake_discord import Actor, Message
from bot.fake_discord.world.model import MessageFlag
from tests.e2e.messages import labels
from tests.e2e.running_bot import RunningBot, running_bot_in


def posts(person: Actor) -> list[Message]:
    """Return the private messages that stay."""
    return [message for message in person.inbox if not message.ephemeral]


async def test_somebody_learns_at_a_table_of_their_own(running_bot: RunningBot) -> None:
    """Asked for in a channel, it stands in private messages: the table with a welcome, and below it the hand with a tip."""
    ana = running_bot.person("Ana")
    answer = await ana.command("general", "market learn")
    assert answer.message.ephemeral
    assert f"https://discord.com/channels/@me/{ana.private_channel.id}" in answer.message.text
    await running_bot.settled()
    table, hand = posts(ana)
    assert "A short game of your own" in table.text
    assert table.pictures
    assert "My hand" in labels(table)
    assert "> Tip: Keep the highest numbers" in hand.text
    assert "to the table" not in hand.text, "the table stands right above"
    assert running_bot.fake_discord.world.channel("general").messages.keys() <= {answer.message.id}

    help_ = await ana.click(hand, "What can I do?")
    assert help_.message.ephemeral
    assert "**Keep 2**: Puts them into your basket" in help_.message.text


async def test_learning_in_private_messages_needs_no_conversation_to_be_opened(running_bot: RunningBot) -> None:
    """Opening conversations is limited by Discord, and whoever types here has one."""
    ana = running_bot.person("Ana")
    await ana.command(ana.private_channel, "market learn")
    await hand_in(running_bot, ana)
    assert not [request for request in running_bot.fake_discord.requests if request.path == "/users/@me/channels"]


async def hand_in(running_bot: RunningBot, person: Actor) -> Message:
    """Wait for a hand that offers a move: a command in private messages is answered before its table is ready."""
    for _ in range(400):
        await running_bot.settled()
        if (hand := running_bot.hand(person)) is not None:
            return hand
        await asyncio.sleep(0.02)
    raise AssertionError("no hand comes")


async def test_a_whole_table_is_played_in_private_messages_across_a_restart(tmp_path: Path) -> None:
    """The table's post and the hand stand in one conversation: neither is taken for the other when the bot is back."""
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        ana = running_bot.person("Ana")
        async with running_bot.running():
            await ana.command("general", "market learn")
            hand = await hand_in(running_bot, ana)
            [menu] = [part for part in hand.controls if part.get("options")]
            await ana.select(hand, menu["custom_id"], [option["value"] for option in menu["options"]][:2])
        async with running_bot.running():
            for _ in range(2):
                hand = await hand_in(running_bot, ana)
                assert sum("My hand" in labels(post) for post in posts(ana)) == 2, "in the post and in the hand"
                assert sum("End the lesson" in labels(post) for post in posts(ana)) == 1
                show = next(part for part in hand.controls if (part.get("label") or "").startswith("show"))
                await ana.click(hand, show["custom_id"])
            for _ in range(400):
                await running_bot.settled()
                if "Learn again" in labels(posts(ana)[-1]):
                    break
                await asyncio.sleep(0.02)
            [end] = posts(ana)
            assert "That’s the end of the lesson" in end.text, "nothing else is left"
            assert end.pictures
        assert running_bot.fake_discord.violations == []


async def test_a_second_table_of_one_s_own_waits_for_the_first_which_can_be_ended_there(
    running_bot: RunningBot,
) -> None:
    ana = running_bot.person("Ana")
    await running_bot.settled(ana.command("general", "market learn"))
    before = len(posts(ana))
    answer = await ana.command("general", "durak learn")
    assert "still playing" in answer.message.text
    assert f'"url":"https://discord.com/channels/@me/{ana.private_channel.id}"' in str(
        msgspec.json.encode(answer.message.components)
    )
    await running_bot.settled()
    assert len(posts(ana)) == before
    sure = await ana.click(answer.message, "End it")
    await running_bot.settled(ana.click(sure.message, "End the lesson"))
    await running_bot.settled(ana.command("general", "durak learn"))
    assert [message for message in posts(ana) if "Durak" in message.text]


async def test_of_two_presses_at_once_one_opens_the_table_and_the_other_is_led_there(running_bot: RunningBot) -> None:
    """A welcome that no table belongs to would stay in the private messages, without a button."""
    ana = running_bot.person("Ana")
    answers = await asyncio.gather(*(ana.command(ana.private_channel, "market learn") for _ in range(2)))
    await hand_in(running_bot, ana)
    assert sum("still playing" in answer.message.text for answer in answers) == 1
    assert all(post.controls for post in posts(ana))
    assert await running_bot.bot.service.repository.count_live() == 1


async def test_whoever_takes_no_private_messages_is_told_what_to_do(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    ana.close_private_messages()
    answer = await ana.command("general", "market learn")
    assert "privacy settings" in answer.message.text
    ana.open_private_messages()
    await running_bot.settled(ana.command("general", "market learn"))
    assert running_bot.hand(ana) is not None


async def test_a_table_is_opened_in_private_messages(running_bot: RunningBot) -> None:
    """`open` there is a lobby as ever, with whatever one chooses; without an easy computer nobody gives tips."""
    ana = running_bot.person("Ana")
    answer = await ana.command(ana.private_channel, "market open", keep=3)
    await ana.click(answer.message, "Add a computer")
    await running_bot.settled(ana.click(answer.message, "Start"))
    hand = running_bot.hand(ana)
    assert "Tip:" not in hand.text


async def test_a_thing_is_looked_up_by_whoever_asks(running_bot: RunningBot) -> None:
    """Without a table it is told in general; at one, where it is now, as far as the asker may know."""
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    choices = await ana.complete("general", "market look", "what", what="good 2")
    assert [choice["name"] for choice in choices] == ["Good 2", "Good 20"]
    answer = await ana.command("general", "market look", what="2")
    assert answer.message.ephemeral
    assert answer.message.pictures
    assert "Worth 2 coins" in answer.message.text
    table = await running_bot.opened("market", ["Ana"], computers=1)
    seat_view = table.look(0)
    mine = seat_view.view.hand[0]
    texts: list[str] = []
    for person in (ana, boris):
        answer = await person.command("general", "market look", what=f"good {mine}" if mine != "2" else "2")
        texts.append(answer.message.text)
    assert "in your hand" in texts[0]
    assert "in your hand" not in texts[1]


async def lookup_message(person: Actor, what: str) -> Message:
    answer = await person.command(person.private_channel, "market look", what=what)
    assert answer.message.ephemeral
    return answer.message


async def own_good(running_bot: RunningBot, channel: int) -> str:
    """Return a good in the first seat's hand at the table of a channel."""
    table = await running_bot.bot.service.repository.table_in(channel)
    seat_view = table.look(0)
    return str(seat_view.view.hand[0])


async def test_in_private_messages_a_thing_is_looked_up_at_the_live_table(running_bot: RunningBot) -> None:
    """Not at the practice table that ended there before; without a live table it is told in general."""
    ana = running_bot.person("Ana")
    await running_bot.settled(ana.command("general", "market learn"))
    dead = await running_bot.bot.service.repository.table_in(ana.private_channel.id)
    gone = await own_good(running_bot, dead.row.channel)
    await ana.command(ana.private_channel, "mehana cancel")
    assert not dead.live
    assert "in your hand" not in (await lookup_message(ana, gone)).text
    await running_bot.opened("market", ["Ana"], computers=1)
    mine = await own_good(running_bot, running_bot.fake_discord.channel("general").id)
    assert "in your hand" in (await lookup_message(ana, mine)).text


async def test_in_private_messages_whoever_sits_at_several_tables_is_asked_at_which(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    await running_bot.opened("market", ["Ana"], computers=1)
    await running_bot.settled(ana.command("general", "market learn"))
    mine = await own_good(running_bot, running_bot.fake_discord.channel("general").id)
    asked = await lookup_message(ana, mine)
    labels = [control["label"] for control in asked.controls]
    assert [label.endswith("#general") for label in labels] == [True, False]
    assert labels[1] == "Your practice table"
    await ana.click(asked, labels[0])
    assert "in your hand" in asked.text


async def test_the_rules_lead_to_what_can_be_looked_up(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    await running_bot.opened("market", ["Ana"], computers=1)
    rules = (await ana.command("general", "market rules")).message
    things = (await ana.click(rules, "Look up")).message
    [menu] = [part for part in things.controls if part.get("options")]
    await ana.select(things, menu["custom_id"], ["7"])
    assert "Worth 7 coins" in things.text
    assert things.pictures


async def test_the_rules_can_be_read_where_no_table_is(running_bot: RunningBot) -> None:
    vera = running_bot.person("Vera")
    opened = (await vera.command("general", "magove rules")).message
    assert opened.ephemeral
    first = opened.text
    assert [label for label in labels(opened) if label in "◀▶"] == ["◀", "▶"]
    assert opened.pictures
    turned = await vera.click(opened, "▶")
    assert turned.message is opened, "turned in place"
    assert opened.text != first
    await vera.click(opened, "◀")
    assert opened.text == first
    assert running_bot.fake_discord.violations == []


async def test_play_shows_the_games_and_opens_one(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    answer = await ana.command("general", "play")
    for _ in range(400):
        if answer.message.pictures:
            break
        await asyncio.sleep(0.05)
    assert answer.message.ephemeral
    for name in ("Durak", "Market"):
        assert name in answer.message.text
    await running_bot.settled(ana.click(answer.message, "open:market"))
    lobby = running_bot.person("Boris").sees("general")[-1]
    assert "Market: take a seat\n-# `/market`" in lobby.text
    assert MessageFlag.COMPONENTS_V2 in lobby.flags
