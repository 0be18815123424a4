"""A private hand is true, is its owner's alone, and is not forced on people who take no private messages."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.discord.delivery import conversations, hands
from bot.discord.lobby import invitations as invitations_module
from bot.discord.messages import answer as answers
from bot.discord.messages.controls import Action, TakeAction, read
from bot.fake_discord import Actor, Message, NotPossible
from bot.presentation.localized_table import LocalizedTable, localize
from bot.tables.changes.moving import can_ask_undo, can_undo
from bot.tables.state.table import LiveTable, SeatView
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from storage import Calls, InvitationLimits, Status
from tests.benchmarks.messages import play_as_advised
from tests.e2e.messages import GENERAL, labelled, panel_of, surely, table_of, with_controls
from tests.e2e.running_bot import RunningBot, running_bot_in, timed_by
from tests.people import hand_of, moves_in, use_some_control
from tests.tables.harness import ManualClock

GAMES = sorted(find_games())
SEATS = {"magove": 3}
MOST_STEPS = 60


def players(key: str) -> list[str]:
    return ["Ana", "Boris", "Vera"][: SEATS.get(key, 2)]


async def shown_in_channel(running_bot: RunningBot, person: Actor) -> Message:
    """Press *My hand* below the channel's live post; return the message that only the presser sees."""
    post = with_controls(running_bot)[-1]
    answer = await person.click(post, labelled(post, "hand"))
    assert answer.message is not None
    return answer.message


async def played_on(running_bot: RunningBot, table: LiveTable, names: Sequence[str], moves: int) -> None:
    """Let the players, one name a seat, make some moves by the game's own heuristic."""
    people = {seat: running_bot.person(name) for seat, name in enumerate(names)}
    for _ in range(moves):
        if table.live:
            await running_bot.settled(play_as_advised(table, people))


def is_bare(message: Message) -> bool:
    """Return whether a message is one line without controls and without a picture."""
    return not message.controls and not message.pictures


@pytest.mark.parametrize("key", GAMES)
async def test_a_replaced_player_no_longer_sees_the_hand_of_the_seat(running_bot: RunningBot, key: str) -> None:
    names = players(key)
    await running_bot.opened(key, names, pictures=False)
    table, boris, dinu = await table_of(running_bot), running_bot.person("Boris"), running_bot.person("Dinu")
    watched = await shown_in_channel(running_bot, boris)
    await running_bot.settled(surely(running_bot.person("Ana"), "mehana replace", seat="Boris", player=dinu.id))
    sitting = await running_bot.bot.service.people.at(table)
    assert sitting[1] is not None
    assert sitting[1].discord_id == int(dinu.id)
    assert is_bare(watched), watched.text
    assert is_bare(hand_of(boris)), "the private hand as well"
    before = watched.text
    await played_on(running_bot, table, ["Ana", "Dinu", "Vera"][: len(names)], 4)
    assert watched.text == before


@pytest.mark.parametrize("way", ["leave", "remove", "forget"])
async def test_who_gives_the_seat_up_keeps_no_hand(running_bot: RunningBot, way: str) -> None:
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    boris = running_bot.person("Boris")
    watched = await shown_in_channel(running_bot, boris)
    if way == "leave":
        asked = (await boris.command(GENERAL, "durak leave")).message
        await boris.click(asked, labelled(asked, "left"))
    elif way == "remove":
        await surely(running_bot.person("Ana"), "mehana remove", seat="Boris")
    else:
        asked = (await boris.command(GENERAL, "mehana forget")).message
        await boris.click(asked, labelled(asked, "forgotten"))
    await running_bot.settled()
    assert is_bare(watched), watched.text
    assert is_bare(hand_of(boris)), hand_of(boris).text


async def test_a_hand_that_can_soon_no_longer_be_edited_says_so(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "KEPT_FOR", 0.3)
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    watched = await shown_in_channel(running_bot, running_bot.person("Boris"))
    await running_bot.fake_discord.wait_for(
        lambda: [getattr(read(control["custom_id"]), "action", "") for control in watched.controls] == [Action.HAND]
    )


@pytest.mark.parametrize("game", ["durak", "magove", "hayduti", "carcassonne", "balkans"])
async def test_after_any_act_all_messages_of_a_person_show_the_same(running_bot: RunningBot, game: str) -> None:
    """The hand in private messages and those that only they see in the channel, wherever they press or type."""
    names = ["Ana", "Boris", "Vera"]
    table, rng, compared = await running_bot.opened(game, names, pictures=False), random.Random(3), 0
    alone = {name: await shown_in_channel(running_bot, running_bot.person(name)) for name in names}
    for step in range(40):
        before = table.last
        for name in names:
            person = running_bot.person(name)
            pressed = (hand_of(person), alone[name])[step % 2]
            if step % 9 == 8:  # an act that is no move
                await person.command(GENERAL, f"mehana {('pause', 'resume')[step % 2]}")
            elif pressed is not None and moves_in(pressed) and table.last == before:
                with suppress(NotPossible):
                    _, answer = await use_some_control(person, pressed, rng)
                    if answer.message is not None and answer.message.ephemeral:  # a control of an earlier question
                        alone[name] = answer.message
            await running_bot.settled()
        for name in names if table.last > before else ():
            private = hand_of(running_bot.person(name))
            assert private is not None
            assert content_of(alone[name]) == content_of(private), f"{name}, step {step}"
            compared += 1
    assert compared > 10


async def test_a_press_that_comes_late_shows_the_present_hand_in_its_one_message(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer hand has replaced the one that was pressed, before the bot came to the press."""
    names = ["Ana", "Boris"]
    table, service = await running_bot.opened("durak", names, pictures=False), running_bot.bot.service
    pressed, come = asyncio.Event(), asyncio.Event()
    [name] = [name for name in names if moves_in(hand_of(running_bot.person(name)))]
    person = running_bot.person(name)
    old, looks = hand_of(person), service.look

    async def late(*asked: Any) -> tuple[int, SeatView]:
        monkeypatch.setattr(service, "look", looks)
        pressed.set()
        await come.wait()
        return await looks(*asked)

    monkeypatch.setattr(service, "look", late)
    monkeypatch.setattr(answers, "PATIENCE", 0.0)
    press = asyncio.create_task(person.click(old, moves_in(old)[0]["custom_id"]))
    await pressed.wait()
    while hand_of(person).id == old.id:
        await played_on(running_bot, table, names, 1)
    come.set()
    await press
    await running_bot.fake_discord.wait_for(lambda: any("Not now" in message.text for message in person.inbox))
    await running_bot.settled()
    assert [message.id for message in person.inbox if moves_in(message)] == [hand_of(person).id]


async def test_a_private_hand_whose_control_was_used_is_kept_up_to_date_by_answers(running_bot: RunningBot) -> None:
    """Discord does not count answers to an interaction among the bot's requests."""
    table, names = await running_bot.opened("durak", ["Ana", "Boris"], pictures=False), ["Ana", "Boris"]
    [asked] = [name for name in names if moves_in(hand_of(running_bot.person(name)))]
    [other] = [name for name in names if name != asked]
    waiting = running_bot.person(other)
    hand = hand_of(waiting)
    await running_bot.prefers(other, calls=Calls.CHANNEL)
    await running_bot.settled(waiting.click(hand, hand.controls[0]["custom_id"]))
    before, told = len(running_bot.fake_discord.requests), hand.text
    await use_some_control(running_bot.person(asked), hand_of(running_bot.person(asked)), random.Random(1))
    await running_bot.settled()
    assert table.waits_for(names.index(other))
    assert hand_of(waiting).id == hand.id
    assert hand_of(waiting).text != told
    edited = [request.path for request in running_bot.fake_discord.requests[before:] if request.method == "PATCH"]
    assert not [path for path in edited if path.endswith(f"/messages/{hand.id}")]


async def test_presses_in_an_old_hand_do_not_keep_the_present_one_away(running_bot: RunningBot) -> None:
    """Each press shows the present hand; meanwhile the hand in private messages is brought up to date as well."""
    names = ["Ana", "Boris"]
    table = await running_bot.opened("durak", names, pictures=False)
    hands_before = {name: hand_of(running_bot.person(name)) for name in names}
    [attacker] = [name for name, message in hands_before.items() if message is not None and moves_in(message)]
    person = running_bot.person(attacker)
    old = hands_before[attacker]
    old = old.copy()
    await use_some_control(person, old, random.Random(1))
    [defender] = {*names} - {attacker}

    async def press_for_ever() -> None:
        while True:
            with suppress(NotPossible):
                await use_some_control(person, old, random.Random(1))
            await asyncio.sleep(0)  # a press of a message that is gone is refused without waiting

    pressing = asyncio.create_task(press_for_ever())
    seat = table.seat_of((await running_bot.bot.service.people.introduce(int(person.id), attacker)).person)
    assert seat is not None
    try:
        hand = hand_of(running_bot.person(defender))
        before = table.last
        await use_some_control(running_bot.person(defender), hand, random.Random(2))
        assert table.last > before
        await running_bot.fake_discord.wait_for(lambda: table.deliveries[seat].shown == table.last, timeout=10)
    finally:
        pressing.cancel()


def content_of(message: Message) -> tuple[str, list[str]]:
    """Return what a hand says, without the line of its place, and its controls, without the entry they tell up to."""
    said = "\n".join(line for line in message.text.splitlines() if not line.startswith("-# **"))
    taken = [read(control["custom_id"]) for control in message.controls]
    return said, [str(msgspec.structs.replace(one, shown=0) if isinstance(one, TakeAction) else one) for one in taken]


def false_in(running_bot: RunningBot, table: LiveTable, seat: int, person: Actor, seated: LocalizedTable) -> str:
    """Return what is wrong with a player's private hand, compared with the view of its owner now; empty if nothing."""
    message, seat_view = hand_of(person), table.look(seat)
    if message is None or seat_view is None:
        return "there is no hand"
    harness, localizer, view = seated.bot_text, seated.marked, seat_view.view
    asked = seat in view.asked and table.row.status is Status.PLAYING
    choices = seat_view.choices if table.row.status is Status.PLAYING else ()
    held = table.game.text.hand(view, choices, localizer)
    if table.live and held not in message.text:
        return f"it does not hold {held!r}: {message.text!r}"
    ask = table.game.text.ask(view, (), localizer)
    if table.live and not asked and not choices and ask and ask in message.text:
        return f"it tells a player who is not asked {ask!r}"
    if asked and table.game.text.ask(view, choices, localizer) not in message.text:
        return f"it does not ask what is asked: {message.text!r}"
    if harness("hand-paused") in message.text and table.row.status is not Status.PAUSED:
        return "it tells of a break, and there is none"
    controls = [read(control["custom_id"]) for control in message.controls]
    if table.live and not any(
        isinstance(control, TakeAction) and control.action is Action.HAND for control in controls
    ):
        return "it has no My hand button"
    return ""


@pytest.mark.long(4)
@pytest.mark.parametrize("key", GAMES)
async def test_every_private_hand_is_true_after_every_entry(running_bot: RunningBot, key: str) -> None:
    names = players(key)
    for name in names:
        running_bot.person(name).locale = "en-US"
    table = await running_bot.opened(key, names, pictures=False)
    people = {seat: running_bot.person(name) for seat, name in enumerate(names)}
    for step in range(MOST_STEPS):
        if not table.live:
            break
        if step == 5:
            await people[0].command(GENERAL, "mehana pause")
        if step == 6:
            await people[0].command(GENERAL, "mehana resume")
        await running_bot.settled(play_as_advised(table, people))
        seated = await localize(running_bot.bot.service, table, "en")
        wrong = {names[seat]: false_in(running_bot, table, seat, person, seated) for seat, person in people.items()}
        assert not any(wrong.values()), (table.last, wrong)


def attempts(running_bot: RunningBot, person: Actor) -> int:
    """Return how many requests the bot has made to write to a person, or to be let to."""
    private = str(person.private_channel.id)
    return sum(
        request.method == "POST"
        and (request.path == f"/channels/{private}/messages" or (request.body or {}).get("recipient_id") == person.id)
        for request in running_bot.fake_discord.requests
    )


def refused(running_bot: RunningBot, person: Actor) -> int:
    """Return how many of those requests Discord has refused."""
    private = str(person.private_channel.id)
    return sum(
        request.method == "POST" and request.status == 403 and request.path == f"/channels/{private}/messages"
        for request in running_bot.fake_discord.requests
    )


async def played_elsewhere(running_bot: RunningBot, table: LiveTable) -> None:
    """Let Boris, at seat 1, make a move by no message of the bot's."""
    actor = await running_bot.bot.service.people.greet(running_bot.person("Boris").id, "Boris", "bg")
    seat_view = table.look(1)
    choice = table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))
    await running_bot.settled(running_bot.bot.service.move(table, actor, choice, interaction=10_000 + table.last))


async def test_after_the_second_refusal_an_hour_passes_unless_the_player_uses_the_bot(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first time it is ten minutes. Three are all there are in a day, whatever the player does."""
    clock, boris = timed_by(ManualClock(), running_bot, monkeypatch), running_bot.person("Boris")
    boris.close_private_messages()
    table = await running_bot.opened("market", ["Ana", "Boris"], pictures=False, keep=3)

    def known() -> tuple[int, int]:
        return table.deliveries[1].refused, max(0, table.deliveries[1].retry_at - clock.now())

    assert known() == (1, 600)
    await played_elsewhere(running_bot, table)
    await running_bot.settled(running_bot.click_some_move(running_bot.person("Ana"), random.Random(1)))
    clock.advance(599)
    tried = attempts(running_bot, boris)
    await shows_a_good(running_bot, "Ana")
    assert (attempts(running_bot, boris), known()) == (tried, (1, 1))
    await played_elsewhere(running_bot, table)
    clock.advance(1)
    await shows_a_good(running_bot, "Ana")
    assert (attempts(running_bot, boris), known()) == (tried + 1, (2, 3600))
    await boris.click(with_controls(running_bot)[-1], labelled(with_controls(running_bot)[-1], "hand"))
    await played_elsewhere(running_bot, table)
    await shows_a_good(running_bot, "Ana")
    assert (attempts(running_bot, boris), table.deliveries[1].refused) == (tried + 2, 3)
    await boris.command(boris.private_channel, "market hand")
    assert running_bot.bot.delivery.conversations.wait(boris.id) == 86_400 - 600


async def test_three_private_messages_a_day_are_refused_over_all_tables_whatever_is_pressed_in_old_hands(
    running_bot: RunningBot,
) -> None:
    boris = running_bot.person("Boris")
    old: list[Message] = []
    for channel in (GENERAL, "games"):
        await running_bot.opened("durak", ["Ana", "Boris"], channel=channel, pictures=False)
        old += [message for message in boris.inbox if message.controls and message not in old]
    assert len(old) == 2
    boris.close_private_messages()
    for number in range(6):
        world = running_bot.fake_discord.world
        world.add_channel(f"more-{number}")
        await running_bot.opened("market", ["Ana", "Boris"], channel=f"more-{number}", pictures=False)
        for hand in old:
            await running_bot.settled(boris.click(hand, labelled(hand, "hand")))
    assert refused(running_bot, boris) == 3
    assert len(closed_told(running_bot, *(f"more-{number}" for number in range(6)))) == 6


async def test_after_a_restart_a_player_is_not_written_to_sooner_than_before(tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        boris = running_bot.person("Boris")
        boris.close_private_messages()
        async with running_bot.running():
            await running_bot.opened("market", ["Ana", "Boris"], pictures=False, keep=3)
            await running_bot.click_some_move(running_bot.person("Ana"), random.Random(1))
        for _ in range(2):
            async with running_bot.running():
                await running_bot.settled()
                await played_elsewhere(running_bot, await table_of(running_bot))
                await shows_a_good(running_bot, "Ana")
        assert len(closed_told(running_bot)) == 1
        assert refused(running_bot, boris) == 1


async def test_a_hand_in_quiet_hours_is_true_without_a_call(running_bot: RunningBot) -> None:
    boris = running_bot.person("Boris")
    table = await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    await running_bot.prefers("Boris", **QUIET)
    rang, seated = len(boris.rang), await localize(running_bot.bot.service, table, "bg")
    for _ in range(12):
        await play_as_advised(table, {0: running_bot.person("Ana"), 1: boris})
        await running_bot.fake_discord.wait_for(lambda: not false_in(running_bot, table, 1, boris, seated))
    assert len(boris.rang) == rang


async def test_conversations_are_opened_once_and_remembered(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    for channel in (GENERAL, "games"):
        await running_bot.opened("durak", ["Ana", "Boris"], channel=channel, pictures=False)
    opened = [request for request in running_bot.fake_discord.requests if request.path == "/users/@me/channels"]
    assert len(opened) == 2
    assert hand_of(ana) is not None
    assert hand_of(boris) is not None


async def test_invitations_are_limited_and_can_be_refused(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invitations_module, "LIMITS", InvitationLimits(per_sender=10, per_guest=2))
    ana, vera = running_bot.person("Ana"), running_bot.person("Vera")
    ana.locale = vera.locale = "en-US"
    told: list[str] = []
    for _ in range(4):
        lobby = (await ana.command(GENERAL, "durak open")).message
        assert lobby is not None
        answer = await ana.command(GENERAL, "mehana invite", player=vera.id)
        told.append(answer.message.text)
        await running_bot.close(ana)
    assert [text.partition(":")[0] for text in told[:2]] == ["Invited", "Invited"]
    assert all("enough for today" in text for text in told[2:])
    invitations = [message for message in vera.inbox if message.controls]
    assert len(invitations) == 2
    await vera.click(invitations[-1], labelled(invitations[-1], "no-invitations"))
    person = await running_bot.bot.service.people.known(int(vera.id))
    assert not person.invitations


async def test_an_invitation_that_could_not_be_sent_may_be_sent_again(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord lets a bot open few conversations at a time."""
    ana, vera = running_bot.person("Ana"), running_bot.person("Vera")
    await ana.command(GENERAL, "durak open")

    async def invited() -> str:
        message = (await ana.command(GENERAL, "mehana invite", player=vera.id)).message
        return message.text.partition(":")[0]

    async def exhausted(*_: object) -> None:
        raise conversations.Exhausted(60)

    with monkeypatch.context() as patch:
        patch.setattr(running_bot.bot.delivery.conversations, "_open", exhausted)
        assert await invited() == "I couldn’t write to them just now, try again in a few minutes"
    assert vera.inbox == []
    assert await invited() == "Invited"
    assert await invited() == "Already seated or invited"
    assert len(vera.inbox) == 1


async def test_an_invitation_that_fails_keeps_none_from_others_and_may_be_sent_again(running_bot: RunningBot) -> None:
    ana, boris, vera = (running_bot.person(name) for name in ("Ana", "Boris", "Vera"))
    lobby = (await ana.command(GENERAL, "durak open")).message
    assert lobby is not None
    panel = await panel_of(ana, lobby)
    await ana.click(panel, labelled(panel, "invite"))
    broken = running_bot.fake_discord.fault.fail_next(
        "POST", f"/channels/{boris.private_channel.id}/messages", status="drop"
    )
    await ana.select(panel, labelled(panel, "invite"), [boris.id, vera.id])
    await running_bot.fake_discord.wait_for(lambda: "Invited" in panel.text)
    assert broken.met
    later = "I couldn’t write to them just now, try again in a few minutes"
    assert panel.text == f"{later}: **Boris**\nInvited: **Vera**"
    assert (await ana.command(GENERAL, "mehana invite", player=boris.id)).message.text == "Invited: **Boris**"
    assert (len(boris.inbox), len(vera.inbox)) == (1, 1)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"invitations": False}, "Not to be disturbed now"),
        ({"calls": Calls.NONE}, "Not to be disturbed now"),
        (None, "Not to be disturbed now"),
        ({"calls": Calls.CHANNEL}, "Invited"),
    ],
)
async def test_an_invitation_leaves_those_in_peace_who_want_to_be(
    running_bot: RunningBot, changes: dict[str, Any] | None, told: str
) -> None:
    """None stands for quiet hours that have begun an hour ago."""
    ana, vera, service = running_bot.person("Ana"), running_bot.person("Vera"), running_bot.bot.service
    await service.people.greet(int(vera.id), "Vera", "ru")
    await running_bot.prefers("Vera", **(quiet_now() if changes is None else changes))
    await ana.command(GENERAL, "durak open")
    message = (await ana.command(GENERAL, "mehana invite", player=vera.id)).message
    assert message.text == f"{told}: **Vera**"
    assert [letter.text.startswith("**Ana** зовёт") for letter in vera.inbox] == [True] * (told == "Invited")


def quiet_now() -> dict[str, int]:
    hour = datetime.now(UTC).hour
    return {"quiet_from": (hour - 1) % 24 * 60, "quiet_to": (hour + 2) % 24 * 60}


async def test_my_hand_in_the_private_hand_shows_it_in_its_place(running_bot: RunningBot) -> None:
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    ana = running_bot.person("Ana")
    before = [message.id for message in ana.inbox]
    answer = await running_bot.settled(ana.click(hand_of(ana), labelled(hand_of(ana), "hand")))
    assert answer.kind == "update", "no second copy of the question"
    assert [message.id for message in ana.inbox] == before


async def test_an_undo_asked_for_in_the_explanations_changes_the_hand_above_them(running_bot: RunningBot) -> None:
    """The explanations become one line: a second live hand would stand beside the true one."""
    table = await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    people = {0: running_bot.person("Ana"), 1: running_bot.person("Boris")}
    mover = None
    while mover is None:
        before = table.last
        await running_bot.settled(play_as_advised(table, people))
        mover = next(
            (
                seat
                for seat in people
                if table.last > before and can_ask_undo(table, seat) and not can_undo(table, seat)
            ),
            None,
        )
    asker, hand = people[mover], hand_of(people[mover])
    explained = (await asker.click(hand, labelled(hand, "help"))).message
    await running_bot.settled(asker.click(explained, labelled(explained, "undo")))
    assert is_bare(explained), explained.text
    assert explained.text
    post = with_controls(running_bot)[-1]
    assert post.text.count("asks to take back") == 1, "beside the buttons that answer it, and not in the story too"


async def test_a_hand_whose_conversation_discord_no_longer_knows_goes_to_a_new_one(running_bot: RunningBot) -> None:
    """The channel calls meanwhile; a player who plays from there gets private messages again."""
    service, boris = running_bot.bot.service, running_bot.person("Boris")
    person = await service.people.person((await service.people.introduce(boris.id, "Boris")).person)
    await service.people.keep_private_channel(person, 4711)
    table = await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    assert (await service.people.known(boris.id)).private_channel is None
    assert (table.deliveries[1].closed, table.deliveries[1].refused) == (True, 1)
    assert closed_told(running_bot) == [f"<@{boris.id}>"]
    await use_some_control(boris, await shown_in_channel(running_bot, boris), random.Random(1))
    await running_bot.settled(running_bot.click_some_move(running_bot.person("Ana"), random.Random(1)))
    await shows_a_good(running_bot, "Ana")
    assert hand_of(boris) in boris.rang
    assert (table.deliveries[1].closed, table.deliveries[1].refused) == (False, 0)


async def shows_a_good(running_bot: RunningBot, name: str) -> None:
    """Let a player at a market show a good, after which the next player is asked."""
    person = running_bot.person(name)
    hand = running_bot.hand(person)
    await running_bot.settled(person.click(hand, moves_in(hand)[-1]["custom_id"]))


def closed_told(running_bot: RunningBot, *channels: str) -> list[str]:
    """Return whom these channels, or the usual one, were told of as taking no private messages."""
    places = channels or (GENERAL,)
    posts = [message.text for place in places for message in running_bot.person("Vera").sees(place)]
    return [text.strip("*").split("*")[0].split(",")[0] for text in posts if "closed to me" in text]


QUIET = {"quiet_from": 0, "quiet_to": 1439, "zone": "UTC"}


@pytest.mark.parametrize(
    ("preferred", "rings"),
    [
        ({}, True),
        ({"calls": Calls.CHANNEL}, True),
        ({"calls": Calls.NONE}, False),
        (QUIET | {"calls": Calls.CHANNEL}, False),
    ],
    ids=["as they are", "channel", "none", "quiet hours"],
)
async def test_that_private_messages_are_closed_is_told_once_and_calls_whoever_is_asked_and_wants_it(
    running_bot: RunningBot, preferred: dict[str, Any], rings: bool
) -> None:
    boris = running_bot.person("Boris")
    boris.close_private_messages()
    await running_bot.prefers("Boris", **preferred)
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    assert closed_told(running_bot) == [f"<@{boris.id}>" if rings else "Boris"]
    [told] = [message for message in boris.sees(GENERAL) if "closed to me" in message.text]
    assert (told in boris.rang) == rings
    assert bool(boris.rang) == rings
    assert hand_of(running_bot.person("Ana")) in running_bot.person("Ana").rang


async def test_a_hand_waits_for_the_budget_to_open_its_conversation_and_nobody_is_told(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = timed_by(ManualClock(), running_bot, monkeypatch)
    await use_up_the_budget(running_bot)
    table, boris = await running_bot.opened("market", ["Ana", "Boris"], pictures=False), running_bot.person("Boris")
    assert boris.inbox == []
    clock.advance(60)
    running_bot.bot.delivery.try_again()
    await running_bot.fake_discord.wait_for(lambda: hand_of(boris))
    await running_bot.settled()
    assert hand_of(boris) in boris.rang
    assert closed_told(running_bot) == []
    assert not table.deliveries[1].closed


async def use_up_the_budget(running_bot: RunningBot) -> None:
    """Open as many conversations as the bot may open within a minute."""
    for number in range(conversations.PER_MINUTE):
        guest = running_bot.fake_discord.world.add_person(f"Guest {number}")
        async with running_bot.bot.delivery.conversations.with_user(guest.id, None):
            pass


async def test_a_player_who_cannot_be_written_to_before_tomorrow_is_called_in_the_channel(
    running_bot: RunningBot,
) -> None:
    """They have refused messages elsewhere: nothing more is tried."""
    boris = running_bot.person("Boris")
    for _ in range(conversations.MOST_REFUSED):
        running_bot.bot.delivery.conversations.refused(boris.id)
    now = running_bot.bot.service.clock.now()
    table = await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    assert closed_told(running_bot) == [f"<@{boris.id}>"]
    assert refused(running_bot, boris) == 0
    assert (table.deliveries[1].closed, table.deliveries[1].refused) == (True, 3)
    assert now + 86_300 < table.deliveries[1].retry_at < now + 86_500, "the day of three refusals"


@pytest.mark.parametrize("limit", [{"status": 400, "code": 40003}, {"status": 429, "retry_after": 600}])
async def test_while_discord_limits_conversations_players_are_called_in_the_channel_and_blamed_for_nothing(
    running_bot: RunningBot, limit: dict[str, int]
) -> None:
    boris = running_bot.person("Boris")
    boris.locale = "en-US"
    running_bot.fake_discord.fault.fail_next("POST", "/users/@me/channels", times=99, **limit)
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    await played_elsewhere(running_bot, await table_of(running_bot))
    asked = [request for request in running_bot.fake_discord.requests if request.path == "/users/@me/channels"]
    assert len(asked) == 2, "once for each player who was called at once, and no more"
    assert closed_told(running_bot) == []
    [told] = [message for message in boris.rang if "I can’t start another private conversation" in message.text]
    assert f"<@{boris.id}>" in told.text
    moved = (await running_bot.person("Ana").click(with_controls(running_bot)[-1], "My hand")).message
    assert moves_in(moved)


async def test_while_another_conversation_has_made_the_bot_pause_nobody_is_tried_in_vain(
    running_bot: RunningBot,
) -> None:
    running_bot.fake_discord.fault.fail_next("POST", "/users/@me/channels", status=400, code=40003)
    with pytest.raises(conversations.Exhausted):
        async with running_bot.bot.delivery.conversations.with_user(running_bot.person("Vera").id, None):
            pass
    async with asyncio.timeout(20):
        await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
        await played_elsewhere(running_bot, await table_of(running_bot))
        answer = await running_bot.person("Ana").click(with_controls(running_bot)[-1], "My hand")
        await running_bot.settled(use_some_control(running_bot.person("Ana"), answer.message, random.Random(1)))
    asked = [request for request in running_bot.fake_discord.requests if request.path == "/users/@me/channels"]
    assert len(asked) == 1


async def test_learning_while_no_conversation_can_be_started_is_refused_as_the_bots_own_limit(
    running_bot: RunningBot,
) -> None:
    ana = running_bot.person("Ana")
    ana.locale = "en-US"
    running_bot.bot.delivery.conversations._minute = 60.0  # on a busy machine a short one ends before the command
    await use_up_the_budget(running_bot)
    later = (await ana.command(GENERAL, "market learn")).message
    assert later.text.startswith("I can’t start another private conversation just now")
    for _ in range(conversations.MOST_REFUSED):
        running_bot.bot.delivery.conversations.refused(ana.id)
    tomorrow = (await ana.command(GENERAL, "market learn")).message
    assert tomorrow.text.startswith("Your private messages were closed to me too often today")


async def test_below_a_hand_that_is_not_asked_a_button_leads_to_the_table_that_has_waited_longest(
    running_bot: RunningBot,
) -> None:
    ana, service = running_bot.person("Ana"), running_bot.bot.service
    other = running_bot.fake_discord.channel("games")
    for channel in (GENERAL, "games"):
        await running_bot.opened("market", ["Ana", "Boris"], channel=channel, pictures=False)
    here, there = await table_of(running_bot), await service.repository.table_in(other.id)
    first = next(message for message in ana.inbox if f"do:{here.id}:" in str(message.controls))
    await running_bot.settled(use_some_control(ana, first, random.Random(1)))
    here_now = next(message for message in ana.inbox if f"do:{here.id}:" in str(message.controls))
    following = labelled(here_now, "next")
    assert [part["label"] for part in here_now.controls if part["custom_id"] == following] == ["Next table (1)"]
    shown = (await ana.click(here_now, following)).message
    assert any(f":{there.id}:" in part["custom_id"] for part in moves_in(shown))
