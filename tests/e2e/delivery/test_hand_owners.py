"""A hand comes once, whatever is lost on the way, and to the player who has the seat when it comes."""

import pytest

from bot.discord.delivery import delivery
from bot.fake_discord import Actor as Person
from bot.fake_discord import Message
from bot.presentation.texts import bot_localizer
from bot.tables.state.table import Actor
from games.core.contract import PUBLIC
from tests.e2e.messages import GENERAL, labelled, surely, table_of, with_controls
from tests.e2e.running_bot import RunningBot
from tests.fake_discord.conftest import until
from tests.people import hand_of, moves_in


def hands_of(person: Person) -> list[Message]:
    """Return all private messages that stay and offer a move."""
    return [message for message in person.inbox if not message.ephemeral and moves_in(message)]


async def replaced(running_bot: RunningBot, former: str, successor: Person) -> None:
    await surely(running_bot.person("Ana"), "mehana replace", seat=former, player=successor.id)


async def test_a_hand_whose_answer_is_lost_comes_once(running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord has taken the message, and the bot sends it again because it was not told so."""
    monkeypatch.setattr(delivery, "PAUSES", (0.01,))
    people = [running_bot.person(name) for name in ("Ana", "Boris")]
    lost = [
        running_bot.fake_discord.fault.fail_next(
            "POST", f"/channels/{person.private_channel.id}/messages", status="drop_after_storing", times=2
        )
        for person in people
    ]
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    await until(lambda: running_bot.bot.delivery.waiting == 0)
    assert [fault.met for fault in lost] == [2, 2]
    assert [len(hands_of(person)) for person in people] == [1, 1]


async def test_a_player_who_is_replaced_while_the_bot_reaches_them_gets_no_hand(running_bot: RunningBot) -> None:
    """The bot waits for Discord to open the conversation, and the seat changes hands meanwhile."""
    ana, boris, dinu = (running_bot.person(name) for name in ("Ana", "Boris", "Dinu"))
    await running_bot.opened("market", ["Ana", "Vera"], pictures=False)
    await running_bot.close(ana)  # her conversation is known from now on
    lobby = (await ana.command(GENERAL, "market open", pictures=False)).message
    await running_bot.settled(boris.click(lobby, "Take a seat"))
    opening = running_bot.fake_discord.fault.fail_next("POST", "/users/@me/channels", status="hang")
    await ana.click(lobby, "Start")
    await opening.happened.wait()
    await replaced(running_bot, "Boris", dinu)
    opening.release()
    await running_bot.settled()
    table = await table_of(running_bot)
    assert (await running_bot.bot.service.people.at(table))[1].discord_id == int(dinu.id)
    assert [message.text for message in boris.inbox if not message.ephemeral] == []
    assert len(hands_of(dinu)) == 1


async def test_a_former_player_is_told_in_their_own_language(running_bot: RunningBot) -> None:
    boris, dinu = running_bot.person("Boris"), running_bot.person("Dinu")
    boris.locale, dinu.locale = "bg", "ro"
    await dinu.command(GENERAL, "mehana me")
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    post = with_controls(running_bot)[-1]
    watched = (await boris.click(post, labelled(post, "hand"))).message
    assert watched is not None
    await running_bot.settled(replaced(running_bot, "Boris", dinu))
    for message in (watched, hand_of(boris)):
        assert bot_localizer("bg")("hand-removed") in message.text


async def test_whoever_takes_their_seat_back_sees_no_line_that_they_have_lost_it(running_bot: RunningBot) -> None:
    boris, said = running_bot.person("Boris"), bot_localizer("bg")("hand-removed").rstrip(".")
    boris.locale = "bg"
    table = await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    service, number = running_bot.bot.service, table.seats[1].person
    await running_bot.settled(service.leave(table, Actor(number or 0), 901))
    assert [said in message.text for message in boris.inbox] == [True]
    await running_bot.settled(service.join(table, Actor(number or 0), 902))
    assert [said in message.text for message in boris.inbox] == [False]
    assert len(hands_of(boris)) == 1


@pytest.mark.parametrize("pictures", [True, False])
async def test_at_the_end_the_hand_says_how_it_ended_and_leads_on(running_bot: RunningBot, pictures: bool) -> None:
    for name in ("Ana", "Boris"):
        running_bot.person(name).locale = "en-US"
    table = await running_bot.opened("durak", ["Ana", "Boris"], pictures=pictures)
    await running_bot.played_out(["Ana", "Boris"])
    result = table.look(PUBLIC)
    for name, place in zip(("Ana", "Boris"), result.view.outcome.places, strict=True):
        hand = hand_of(running_bot.person(name))
        assert ("You won." if place == 1 else "Your place: **2** of 2.") in hand.text
        assert "https://discord.com/channels/" in hand.text
        assert [part["custom_id"].split(":")[0] for part in hand.controls] == ["do", "past", "past"]
        assert bool(hand.pictures) is pictures
