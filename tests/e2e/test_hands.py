"""A private hand is true, is its owner's alone, and is not forced on people who take no private messages."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
import msgspec
import pytest

from bot.cli.bench_talk import play_as_advised
from bot.discord import conversations, courier, hands, inviting
from bot.discord.controls import Deed, read
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from storage import InvitationLimits, Status
from tests.e2e.tavern import hand_of, moves_in
from tests.e2e.test_talk import GENERAL, labelled, table_of, with_controls

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.messages import Seated
    from bot.host.table import LiveTable
    from bot.standin import Actor, Message
    from tests.e2e.tavern import Tavern

GAMES = sorted(find_games())
SEATS = {"magove": 3}
MOST_STEPS = 60
MESSAGES = "/channels/{}/messages"
LASTING = (50007, 40003, 50278, 340002, 50013)
"""Error codes with which Discord refuses private messages."""


def players(key: str) -> list[str]:
    return ["Ana", "Boris", "Vera"][: SEATS.get(key, 2)]


async def shown_in_channel(tavern: Tavern, person: Actor) -> Message:
    """Press *My hand* below the channel's live post; return the message that only the presser sees."""
    post = with_controls(tavern)[-1]
    answer = await person.click(post, labelled(post, "hand"))
    assert answer.message is not None
    return answer.message


async def played_on(tavern: Tavern, table: LiveTable, names: Sequence[str], moves: int) -> None:
    """Let the players, one name a seat, make some moves by the game's own judgement."""
    people = {seat: tavern.person(name) for seat, name in enumerate(names)}
    for _ in range(moves):
        if table.live:
            await play_as_advised(table, people)
            await tavern.settled()


def is_bare(message: Message) -> bool:
    """Return whether a message is one line without controls and without a picture."""
    return not message.controls and not message.pictures


@pytest.mark.parametrize("key", GAMES)
async def test_a_replaced_player_no_longer_sees_the_hand_of_the_seat(tavern: Tavern, key: str) -> None:
    names = players(key)
    await tavern.opened(key, names, pictures=False)
    table, boris, dinu = await table_of(tavern), tavern.person("Boris"), tavern.person("Dinu")
    watched = await shown_in_channel(tavern, boris)
    await tavern.person("Ana").command(GENERAL, "mehana replace", seat=2, player=dinu.id)
    await tavern.settled()
    sitting = await tavern.bot.host.people_at(table)
    assert sitting[1] is not None
    assert sitting[1].discord_id == int(dinu.id)
    assert is_bare(watched), watched.text
    assert is_bare(hand_of(boris)), "the private hand as well"
    before = watched.text
    await played_on(tavern, table, ["Ana", "Dinu", "Vera"][: len(names)], 4)
    assert watched.text == before


@pytest.mark.parametrize("way", ["leave", "remove", "forget"])
async def test_who_gives_the_seat_up_keeps_no_hand(tavern: Tavern, way: str) -> None:
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    boris = tavern.person("Boris")
    watched = await shown_in_channel(tavern, boris)
    if way == "leave":
        asked = (await boris.command(GENERAL, "durak leave")).message
        await boris.click(asked, labelled(asked, "left"))
    elif way == "remove":
        await tavern.person("Ana").command(GENERAL, "mehana remove", seat=2)
    else:
        asked = (await boris.command(GENERAL, "mehana forget")).message
        await boris.click(asked, labelled(asked, "forgotten"))
    await tavern.settled()
    assert is_bare(watched), watched.text
    assert is_bare(hand_of(boris)), hand_of(boris).text


async def test_a_hand_that_can_soon_no_longer_be_edited_says_so(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "WATCHED_FOR", 0.3)
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    watched = await shown_in_channel(tavern, tavern.person("Boris"))
    await tavern.standin.wait_for(lambda: [read(one["custom_id"]).what for one in watched.controls] == [Deed.HAND])


def false_in(tavern: Tavern, table: LiveTable, seat: int, person: Actor, seated: Seated) -> str:
    """Return what is wrong with a player's private hand, compared with the view of its owner now; empty if nothing."""
    message, sight = hand_of(person), table.look(seat)
    if message is None or sight is None:
        return "there is no hand"
    house, voice, view = seated.house, seated.marked, sight.view
    asked = seat in view.asked and table.row.status is Status.PLAYING
    choices = sight.choices if table.row.status is Status.PLAYING else ()
    held = table.game.words.hand(view, choices, voice)
    if table.live and held not in message.text:
        return f"it does not hold {held!r}: {message.text!r}"
    ask = table.game.words.ask(view, (), voice)
    if table.live and not asked and not choices and ask and ask in message.text:
        return f"it tells a player who is not asked {ask!r}"
    if asked and table.game.words.ask(view, choices, voice) not in message.text:
        return f"it does not ask what is asked: {message.text!r}"
    if house("hand-paused") in message.text and table.row.status is not Status.PAUSED:
        return "it tells of a break, and there is none"
    controls = [read(one["custom_id"]) for one in message.controls]
    if table.live and not any(one is not None and one.what == Deed.HAND for one in controls):
        return "it has no My hand button"
    return ""


@pytest.mark.parametrize("key", GAMES)
async def test_every_private_hand_is_true_after_every_entry(tavern: Tavern, key: str) -> None:
    names = players(key)
    for name in names:
        tavern.person(name).locale = "en-US"
    await tavern.opened(key, names, pictures=False)
    table = await table_of(tavern)
    people = {seat: tavern.person(name) for seat, name in enumerate(names)}
    for step in range(MOST_STEPS):
        if not table.live:
            break
        if step == 5:
            await people[0].command(GENERAL, "mehana pause")
        if step == 6:
            await people[0].command(GENERAL, "mehana resume")
        await play_as_advised(table, people)
        await tavern.settled()
        seated = await tavern.bot.desk.seated(table, "en")
        wrong = {names[seat]: false_in(tavern, table, seat, person, seated) for seat, person in people.items()}
        assert not any(wrong.values()), (table.last, wrong)


def attempts(tavern: Tavern, person: Actor) -> int:
    """Return how many requests the bot has made to write to a person, or to be let to."""
    private = str(person.private_channel.id)
    return sum(
        request.method == "POST"
        and (request.path == f"/channels/{private}/messages" or (request.body or {}).get("recipient_id") == person.id)
        for request in tavern.standin.requests
    )


@pytest.mark.parametrize("code", LASTING)
async def test_refused_private_messages_are_tried_seldom_and_the_channel_calls(tavern: Tavern, code: int) -> None:
    boris = tavern.person("Boris")
    path = MESSAGES.format(boris.private_channel.id)
    tavern.standin.fault.fail_next("POST", path, status=403, code=code, times=10_000)
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    table, ana = await table_of(tavern), tavern.person("Ana")
    story = "\n".join(message.text for message in ana.sees(GENERAL))
    assert f"<@{boris.id}>" in story or "Boris" in story
    watched = await shown_in_channel(tavern, boris)
    for _ in range(40):
        await play_as_advised(table, {0: ana})
        sight = table.look(1)
        if sight is not None and 1 in sight.view.asked and table.live:
            choice = table.game.judge(sight.view, sight.choices, SeededChance(bytes(32), table.last))
            actor = await tavern.bot.host.greet(int(boris.id), "Boris", "bg")
            await tavern.bot.host.move(table, actor, choice, interaction=10_000 + table.last)
        await tavern.settled()
    assert attempts(tavern, boris) <= hands.MOST_ATTEMPTS + 1, "one of them opens the conversation"
    assert table.deliveries[1].closed
    assert boris.rang, "the channel calls"
    assert moves_in(watched) or not table.live or 1 not in table.look(1).view.asked


async def test_a_pause_after_a_refusal_is_not_shortened_by_moves_and_ends_with_time(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "RETRY_AFTER", (1, 3600))
    boris = tavern.person("Boris")
    path = MESSAGES.format(boris.private_channel.id)
    fault = tavern.standin.fault.fail_next("POST", path, status=403, code=50007, times=1)
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    await fault.happened.wait()
    table = await table_of(tavern)
    assert table.deliveries[1].closed
    await asyncio.sleep(1.1)
    for _ in range(30):
        sight = table.look(1)
        if not table.deliveries[1].closed or not table.live:
            break
        await play_as_advised(table, {0: tavern.person("Ana")})
        if sight is not None and 1 in sight.view.asked:
            choice = table.game.judge(sight.view, sight.choices, SeededChance(bytes(32), table.last))
            actor = await tavern.bot.host.greet(int(boris.id), "Boris", "bg")
            await tavern.bot.host.move(table, actor, choice, interaction=10_000 + table.last)
        await tavern.settled()
    assert not table.deliveries[1].closed
    assert hand_of(boris) is not None


async def test_a_hand_in_quiet_hours_is_true_without_a_call(tavern: Tavern) -> None:
    boris = tavern.person("Boris")
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    table = await table_of(tavern)
    person = await tavern.bot.host.known(int(boris.id))
    await tavern.bot.host.prefer(msgspec.structs.replace(person, quiet_from=0, quiet_to=1439, zone="UTC"))
    rang, seated = len(boris.rang), await tavern.bot.desk.seated(table, "bg")
    for _ in range(12):
        await play_as_advised(table, {0: tavern.person("Ana"), 1: boris})
        await tavern.standin.wait_for(lambda: not false_in(tavern, table, 1, boris, seated))
    assert len(boris.rang) == rang


async def test_conversations_are_opened_once_and_remembered(tavern: Tavern) -> None:
    ana, boris = tavern.person("Ana"), tavern.person("Boris")
    for channel in (GENERAL, "games"):
        await tavern.opened("durak", ["Ana", "Boris"], channel=channel, pictures=False)
    opened = [one for one in tavern.standin.requests if one.path == "/users/@me/channels"]
    assert len(opened) == 2
    assert hand_of(ana) is not None
    assert hand_of(boris) is not None


async def test_opening_conversations_has_a_budget(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversations, "PER_PERSON", 1)
    ana = tavern.person("Ana")
    known = await tavern.bot.host.introduce(int(ana.id), "Ana")
    person = await tavern.bot.host.person(known.person)
    assert person is not None
    fault = tavern.standin.fault.fail_next("POST", "/users/@me/channels", status=403, code=40003)
    with pytest.raises(discord.HTTPException):
        await tavern.bot.courier.conversations.with_person(person)
    assert fault.happened.is_set()
    before = len(tavern.standin.requests)
    with pytest.raises(conversations.Exhausted) as refused:
        await tavern.bot.courier.conversations.with_user(4711, None)
    assert refused.value.wait > 60
    assert len(tavern.standin.requests) == before


async def test_invitations_are_limited_and_can_be_refused(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inviting, "LIMITS", InvitationLimits(per_sender=10, per_guest=2))
    ana, vera = tavern.person("Ana"), tavern.person("Vera")
    ana.locale = vera.locale = "en-US"
    told: list[str] = []
    for _ in range(4):
        lobby = (await ana.command(GENERAL, "durak open")).message
        assert lobby is not None
        answer = await ana.command(GENERAL, "mehana invite", player=vera.id)
        assert answer.message is not None
        told.append(answer.message.text)
        await ana.command(GENERAL, "mehana cancel")
    assert [text.partition(":")[0] for text in told[:2]] == ["Invited", "Invited"]
    assert all("enough for today" in text for text in told[2:])
    invitations = [message for message in vera.inbox if message.controls]
    assert len(invitations) == 2
    await vera.click(invitations[-1], labelled(invitations[-1], "no-invitations"))
    person = await tavern.bot.host.known(int(vera.id))
    assert person is not None
    assert not person.invitations
