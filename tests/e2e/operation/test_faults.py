"""Discord fails, hangs up, refuses: everything is told once, and nothing that is secret is told at all."""

import asyncio
import logging
import random
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.discord.delivery import delivery
from bot.presentation.localized_table import localize
from bot.tables.state.table import LiveTable
from storage import EntryKind
from tests.e2e.messages import standing
from tests.e2e.running_bot import RunningBot, running_bot_in
from tests.people import hand_of, moves_in, told, use_some_control

pytestmark = pytest.mark.long(2)

PLAYERS = ["Ana", "Boris"]
SOME = 20
"""How many clicks show that play goes on."""


def assert_told_once(running_bot: RunningBot) -> None:
    """Assert that the channel was told every entry once and in order."""
    numbers = [
        number for message in running_bot.person("Vera").sees("general") if (number := told(message)) is not None
    ]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("status", [500, "drop", "drop_after_storing", 429])
async def test_a_failing_send_is_tried_again_and_told_once(
    running_bot: RunningBot, status: int | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "PAUSES", (0.05, 0.05, 0.05))
    table = await running_bot.opened("durak", PLAYERS, pictures=False)
    fault = running_bot.fake_discord.fault.fail_next("POST", "/channels/{}/messages", status=status)
    await running_bot.play(PLAYERS, random.Random(6), SOME)
    assert fault.happened.is_set()
    assert_told_once(running_bot)
    assert told(running_bot.person("Vera").sees("general")[-1]) == table.last


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the pauses between attempts at a failed delivery, which take no time here."""
    found: list[float] = []

    async def rested(_box: object, pause: float, _until: object) -> None:
        found.append(pause)

    monkeypatch.setattr(delivery, "rest", rested)
    return found


async def test_the_pauses_between_attempts_grow_and_are_short_again_after_a_success(
    running_bot: RunningBot, pauses: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    await running_bot.opened("market", PLAYERS, pictures=False)
    post = standing(running_bot)[-1]
    path = f"/channels/{post.channel_id}/messages/{post.id}"
    often = len(delivery.PAUSES) + 2
    for name, times in (("Boris", often), ("Ana", 1)):
        pauses.clear()
        running_bot.fake_discord.fault.fail_next("PATCH", path, status=400, code=50035, times=times)
        before = post.text
        await running_bot.settled(running_bot.click_some_move(running_bot.person(name), random.Random(1)))
        assert post.text != before
        assert pauses == [*delivery.PAUSES, delivery.PAUSES[-1], delivery.PAUSES[-1]][:times]
    assert caplog.text.count("Discord refused a message to the channel (50035)") == often + 1


async def test_the_end_of_a_table_that_cannot_be_told_is_left_for_the_next_start(
    running_bot: RunningBot, pauses: list[float]
) -> None:
    table = await running_bot.opened("market", PLAYERS, pictures=False)
    post = standing(running_bot)[-1]
    path = f"/channels/{post.channel_id}/messages"
    running_bot.fake_discord.fault.fail_next("POST", path, status=403, code=50013, times=99)
    await running_bot.settled(running_bot.close(running_bot.person("Ana")))
    assert pauses == [*delivery.PAUSES]
    assert running_bot.bot.delivery.waiting == 0
    assert table.deliveries[-1].shown < table.last


async def test_a_lost_channel_that_cannot_be_written_down_ends_no_delivery(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is full while a channel is deleted: other tables go on, and later the loss is written down."""
    monkeypatch.setattr(delivery, "PAUSES", (0.01,))
    table = await running_bot.opened("market", PLAYERS, pictures=False)
    service, channel = running_bot.bot.service, running_bot.fake_discord.channel("general").id
    for method, path in (("POST", f"/channels/{channel}/messages"), ("PATCH", f"/channels/{channel}/messages/{{}}")):
        running_bot.fake_discord.fault.fail_next(method, path, status=404, code=10003, times=99)
    append, failures = service.journal.append, 0

    async def full(*given: Any, **named: Any) -> Any:
        nonlocal failures
        if any(getattr(one, "kind", None) is EntryKind.LOST for one in given) and failures < 3:
            failures += 1
            raise sqlite3.OperationalError("database or disk is full")
        return await append(*given, **named)

    monkeypatch.setattr(service.journal, "append", full)
    await running_bot.click_some_move(running_bot.person("Ana"), random.Random(1))
    await running_bot.fake_discord.wait_for(lambda: table.lost)
    assert failures == 3
    assert running_bot.bot.broken is None
    running_bot.fake_discord.world.add_channel("games")
    await running_bot.opened("market", ["Vera", "Dinu"], channel="games", pictures=False)
    await running_bot.settled()
    assert moves_in(hand_of(running_bot.person("Dinu")))


async def test_a_lost_connection_is_resumed_and_play_goes_on(running_bot: RunningBot) -> None:
    table = await running_bot.opened("durak", PLAYERS, pictures=False)
    running_bot.fake_discord.gateway.drop(resume=True)
    await running_bot.fake_discord.connected()
    assert await running_bot.play(PLAYERS, random.Random(8), SOME) == SOME
    assert_told_once(running_bot)
    assert told(running_bot.person("Vera").sees("general")[-1]) == table.last


async def test_a_channel_that_no_longer_lets_the_bot_speak_does_not_stop_the_hands(running_bot: RunningBot) -> None:
    await running_bot.opened("durak", PLAYERS, pictures=False)
    running_bot.fake_discord.deny("general", "SEND_MESSAGES")
    assert await running_bot.play(PLAYERS, random.Random(9), SOME) == SOME


async def test_a_restart_goes_on_where_the_table_stood(tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        async with running_bot.running():
            await running_bot.opened("durak", PLAYERS, pictures=False)
            assert running_bot.person("Ana").sees("general")[0].controls == [], "a seat could be left by mistake"
            post = running_bot.person("Ana").sees("general")[-1].copy()
        async with running_bot.running():
            answer = await running_bot.person("Ana").click(post, "My hand")
            assert answer.message.ephemeral
            await running_bot.play(PLAYERS, random.Random(3), SOME)
            assert_told_once(running_bot)
            hands = [message for message in running_bot.person("Ana").inbox if not message.ephemeral]
            assert len(hands) == 1, "old hands pile up"
        assert running_bot.fake_discord.violations == []


async def test_requests_within_discords_own_rates(tmp_path: Path) -> None:
    """With rate limits on, moves that come faster are told together, and nothing is refused."""
    async with running_bot_in(tmp_path, rate_limits=True) as running_bot, running_bot.running():
        await running_bot.opened("durak", PLAYERS, pictures=False)
        rng = random.Random(2)
        for _ in range(6):
            for name in PLAYERS:
                if running_bot.hand(running_bot.person(name)) is not None:
                    await running_bot.click_some_move(running_bot.person(name), rng)
        await running_bot.settled()
        assert [request for request in running_bot.fake_discord.requests if request.status == 429] == []
        assert_told_once(running_bot)
        assert running_bot.fake_discord.violations == []


async def test_nothing_secret_leaves_the_bot_and_no_identity_enters_the_log(
    running_bot: RunningBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="bot")
    table = await running_bot.opened("durak", PLAYERS, pictures=False)
    assert table.row.seed is not None
    await running_bot.play(PLAYERS, random.Random(5), SOME)
    sent = "\n".join(str(request.body) for request in running_bot.fake_discord.requests)
    for secret in (table.row.secret, table.row.seed):
        assert secret.hex() not in sent
    for person in map(running_bot.person, ("Ana", "Boris")):
        assert str(person.id) not in caplog.text
        assert person.name not in caplog.text


async def test_a_hand_reaches_its_owner_alone(running_bot: RunningBot) -> None:
    """At each step, the hand in a private message is the reader's own, and no channel message lists it."""
    table = await running_bot.opened("durak", PLAYERS, pictures=False)
    rng = random.Random(12)
    for _ in range(30):
        await running_bot.settled()
        for seat, name in enumerate(PLAYERS):
            message = hand_of(running_bot.person(name))
            own = table.look(seat)
            assert message is not None
            seated = await localize(running_bot.bot.service, table, {"Ana": "en", "Boris": "bg"}[name])
            if seat in own.view.asked:  # whoever is not asked is shown their hand when they are, or look
                assert table.game.text.hand(own.view, own.choices, seated.marked) in message.text
            other = table.look(1 - seat)
            if len(getattr(other.view, "hand", ())) > 1:
                assert table.game.text.hand(other.view, other.choices, seated.marked) not in message.text
        able = [name for name in PLAYERS if running_bot.hand(running_bot.person(name)) is not None]
        if not able:
            break
        await running_bot.click_some_move(running_bot.person(rng.choice(able)), rng)


TABLES_AT_MOST = 8


def asked(table: LiveTable, seat: int) -> int | None:
    """Return the question that this seat is asked, if it is."""
    seat_view = table.look(seat)
    return seat_view.view.question if seat_view is not None and seat in seat_view.view.asked else None


async def test_a_click_on_a_hand_that_is_being_removed_leaves_the_new_one_up_to_date(running_bot: RunningBot) -> None:
    """Discord edits the old hand no more, so a new one comes; before the old one is gone somebody still plays by it."""
    boris, rng, met = running_bot.person("Boris"), random.Random(1), False
    boris.locale = "en-US"
    path = f"/channels/{boris.private_channel.id}/messages/{{}}"
    for _ in range(TABLES_AT_MOST):  # one table may pass without the moment that is waited for
        table = await running_bot.opened("durak", PLAYERS, pictures=False)
        while table.live and not met:
            running_bot.fake_discord.fault.fail_next("PATCH", path, status=400, code=30046)
            removal = running_bot.fake_discord.fault.fail_next("DELETE", path, status="hang")
            while table.live and not removal.happened.is_set():
                able = [
                    running_bot.person(name)
                    for name in PLAYERS
                    if running_bot.hand(running_bot.person(name)) is not None
                ]
                if able:
                    await running_bot.click_some_move(rng.choice(able), rng)
                await asyncio.sleep(0.03)
            hands = [message for message in boris.inbox if not message.ephemeral and moves_in(message)]
            before, question = table.last, asked(table, 1)
            if question is not None and len(hands) == 2:
                told_before = hands[0].text
                await use_some_control(boris, hands[0], rng)
                with suppress(TimeoutError):
                    await running_bot.fake_discord.wait_for(lambda old=hands[0], text=told_before: old.text != text, 1)
                await asyncio.sleep(0.1)
                met = table.last > before and asked(table, 1) == question
            removal.release()
            await running_bot.settled()
        if met:
            break
    assert met, "somebody played by the old hand, and is still asked the same"
    seat_view = table.look(1)
    [hand] = [message for message in boris.inbox if not message.ephemeral and moves_in(message)]
    seated = await localize(running_bot.bot.service, table, "en")
    assert table.game.text.hand(seat_view.view, seat_view.choices, seated.marked) in hand.text
