"""Answers that take longer than Discord waits, that Discord refuses, or whose message is gone: all say what they would."""

import asyncio
import logging
import random
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.discord.messages import answer as answers
from bot.fake_discord import Actor, Clock, NotAnswered
from bot.tables.state.clock import uptime
from tests.e2e.messages import GENERAL, labelled, panel_of, standing, table_of, with_controls
from tests.e2e.running_bot import RunningBot, running_bot_in
from tests.people import hand_of, moves_in, use_some_control

pytestmark = pytest.mark.long(2)

CALLBACK = "/interactions/{}/{}/callback"
UNKNOWN_MESSAGE = 10008
ALREADY_ANSWERED = 40060


class Usual(RunningBot):
    """A bot that defers as late as it usually does."""

    patience = answers.PATIENCE


@pytest.fixture
def slow(running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[], asyncio.Event]:
    """Return a function that makes the bot slow: it defers at once and answers only when the returned event is set."""

    def made_slow() -> asyncio.Event:
        go_on, greet = asyncio.Event(), running_bot.bot.service.people.greet

        async def greeted(*given: Any, **named: Any) -> Any:
            await go_on.wait()
            return await greet(*given, **named)

        monkeypatch.setattr(running_bot.bot.service.people, "greet", greeted)
        monkeypatch.setattr(answers, "PATIENCE", 0.0)
        return go_on

    return made_slow


async def test_a_late_command_is_answered_in_the_message_that_said_thinking(
    running_bot: RunningBot, slow: Callable[[], asyncio.Event]
) -> None:
    ana, go_on = running_bot.person("Ana"), slow()
    first = await ana.command(GENERAL, "mehana me")
    assert first.kind == "thinking"
    assert first.message.ephemeral
    go_on.set()
    await running_bot.fake_discord.wait_for(lambda: first.message.controls)
    assert not first.message.thinking
    assert [message for message in ana.sees(GENERAL) if message.ephemeral] == [first.message]


async def test_a_lobby_that_comes_late_is_a_message_for_all_and_the_sender_is_told(
    running_bot: RunningBot, slow: Callable[[], asyncio.Event]
) -> None:
    ana, go_on = running_bot.person("Ana"), slow()
    first = await ana.command(GENERAL, "market open")
    assert first.kind == "thinking"
    go_on.set()
    await running_bot.fake_discord.wait_for(lambda: with_controls(running_bot))
    await running_bot.settled()
    [lobby] = standing(running_bot)
    assert first.message.text == "Done."
    assert first.message.ephemeral
    await running_bot.person("Boris").click(lobby, labelled(lobby, "join"))
    await running_bot.fake_discord.wait_for(lambda: "Boris" in lobby.text)
    assert standing(running_bot) == [lobby], "it is edited, not posted again"
    await running_bot.settled()
    await ana.click(lobby, labelled(lobby, "start"))
    await running_bot.fake_discord.wait_for(lambda: len(standing(running_bot)) == 2)
    await running_bot.settled()
    assert "1. **Ana**\n2. **Boris**" in lobby.text, "it says who plays, like a lobby that came in time"
    assert lobby.controls == []


async def test_a_hand_that_comes_late_is_kept_up_to_date_and_replaced_by_the_next(
    running_bot: RunningBot, slow: Callable[[], asyncio.Event]
) -> None:
    """After a deferral it is a follow-up, which Discord edits and deletes by other requests."""
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    post = standing(running_bot)[-1]
    ana, before = running_bot.person("Ana"), post.text
    go_on = slow()
    assert (await ana.click(post, labelled(post, "hand"))).kind == "silent"
    go_on.set()
    await running_bot.fake_discord.wait_for(lambda: own(running_bot, "Ana"))
    [shown] = own(running_bot, "Ana")
    assert moves_in(shown)
    assert post.text == before, "the post is not the answer"
    await running_bot.settled()
    go_on.clear()
    assert (await ana.click(post, labelled(post, "hand"))).kind == "silent"
    go_on.set()
    await running_bot.fake_discord.wait_for(lambda: own(running_bot, "Ana") not in ([], [shown]))
    await running_bot.fake_discord.wait_for(lambda: len(own(running_bot, "Ana")) == 1)
    [newer] = own(running_bot, "Ana")
    assert newer is not shown
    question = newer.text
    await running_bot.click_some_move(running_bot.person("Boris"), random.Random(1))
    await running_bot.fake_discord.wait_for(lambda: newer.text != question)


def own(running_bot: RunningBot, name: str) -> list[Any]:
    """Return the messages in the channel that this person alone sees."""
    return [message for message in running_bot.person(name).sees(GENERAL) if message.ephemeral]


async def test_a_panel_that_changes_late_changes_in_its_place(
    running_bot: RunningBot, slow: Callable[[], asyncio.Event]
) -> None:
    ana = running_bot.person("Ana")
    lobby = (await ana.command(GENERAL, "market open")).message
    panel = await panel_of(ana, lobby)
    go_on = slow()
    assert (await ana.click(panel, labelled(panel, "settings"))).kind == "silent"
    go_on.set()
    await running_bot.fake_discord.wait_for(lambda: "Table settings" in panel.text)
    assert own(running_bot, "Ana") == [panel]


@pytest.mark.parametrize(("asked", "told"), [("check", "This record"), ("html", "as one page")])
async def test_what_takes_long_and_is_asked_late_is_shown_below_and_leaves_the_message_of_the_button(
    running_bot: RunningBot,
    slow: Callable[[], asyncio.Event],
    monkeypatch: pytest.MonkeyPatch,
    asked: str,
    told: str,
) -> None:
    """After a deferral the original response is the message of the button: in a channel, the post for all."""

    async def made(_record: Any, _names: Any, _locale: Any, tell: Any, **_: Any) -> bytes:
        await tell(1, 2)
        return b"the page"

    monkeypatch.setattr(running_bot.bot.service.export_worker, "make", made)
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    await running_bot.played_out(["Ana", "Boris"])
    post, ana = standing(running_bot)[-1], running_bot.person("Ana")
    history = next(part["custom_id"] for part in post.controls if part["custom_id"].startswith("past:"))
    pressed_in = post if asked == "check" else (await ana.click(post, history)).message
    assert pressed_in is not None
    before, known = (pressed_in.text, pressed_in.controls), len(own(running_bot, "Ana"))
    go_on = slow()
    assert (await ana.click(pressed_in, labelled(pressed_in, asked))).kind == "silent"
    go_on.set()
    await running_bot.fake_discord.wait_for(lambda: any(told in message.text for message in own(running_bot, "Ana")))
    assert len(own(running_bot, "Ana")) == known + 1, "one message, which tells the progress and then the outcome"
    assert (pressed_in.text, pressed_in.controls) == before


async def test_a_season_that_begins_or_ends_late_is_announced_to_all(
    running_bot: RunningBot, slow: Callable[[], asyncio.Event]
) -> None:
    ana, vera = running_bot.person("Ana"), running_bot.person("Vera")

    def announced(what: str) -> Callable[[], bool]:
        return lambda: any(f"Season “Winter” {what}" in message.text for message in vera.sees(GENERAL))

    go_on = slow()
    assert (await ana.command(GENERAL, "mehana season", name="Winter")).kind == "thinking"
    go_on.set()
    await running_bot.fake_discord.wait_for(announced("begins"))
    shown = (await ana.command(GENERAL, "mehana season")).message
    await running_bot.fake_discord.wait_for(lambda: shown.controls)
    await ana.click(shown, "End the season")
    await running_bot.fake_discord.wait_for(lambda: len(own(running_bot, "Ana")) == 3)
    sure = own(running_bot, "Ana")[-1]
    go_on.clear()
    assert (await ana.click(sure, "End the season")).kind == "silent"
    go_on.set()
    await running_bot.fake_discord.wait_for(announced("is over"))


async def test_a_late_refusal_is_told(running_bot: RunningBot, slow: Callable[[], asyncio.Event]) -> None:
    ana, go_on = running_bot.person("Ana"), slow()
    first = await ana.command(GENERAL, "market join")
    go_on.set()
    await running_bot.fake_discord.wait_for(lambda: first.message.text)
    assert "no table" in first.message.text.lower()


async def test_what_would_change_a_message_that_is_gone_is_shown_in_a_new_one(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    lobby = (await ana.command(GENERAL, "market open")).message
    panel = await panel_of(ana, lobby)
    running_bot.fake_discord.fault.fail_next("POST", CALLBACK, status=404, code=UNKNOWN_MESSAGE)
    answer = await ana.click(panel, labelled(panel, "settings"))
    assert answer.message is not panel
    assert answer.message.ephemeral
    assert "Table settings" in answer.message.text


async def test_a_click_on_a_message_that_is_gone_is_told_to_have_worked(running_bot: RunningBot) -> None:
    lobby = (await running_bot.person("Ana").command(GENERAL, "market open")).message
    boris = running_bot.person("Boris")
    boris.locale = "en-US"
    running_bot.fake_discord.fault.fail_next("POST", CALLBACK, status=404, code=UNKNOWN_MESSAGE)
    answer = await boris.click(lobby, labelled(lobby, "join"))
    assert (answer.message.text, answer.message.ephemeral) == ("Done.", True)
    assert len((await table_of(running_bot)).seats) == 2


@pytest.mark.parametrize(
    ("status", "code", "again"),
    [(400, 50035, True), (413, 40005, True), (400, ALREADY_ANSWERED, False), (404, 10062, False)],
)
async def test_only_an_answer_whose_content_was_refused_is_replaced_by_another(
    running_bot: RunningBot, caplog: pytest.LogCaptureFixture, status: int, code: int, again: bool
) -> None:
    caplog.set_level(logging.INFO, "bot")
    refused = running_bot.fake_discord.fault.fail_next("POST", CALLBACK, status=status, code=code)
    asking = asyncio.create_task(running_bot.person("Ana").command(GENERAL, "mehana privacy"))
    await refused.happened.wait()
    if again:
        answer = await asking
        assert "that went wrong on my side" in answer.message.text
        assert f"Discord refused an answer (HTTP {status}, code {code})" in caplog.text
    else:
        async with asyncio.timeout(20):
            while f"an answer could not be sent (HTTP {status}, code {code})" not in caplog.text:
                await asyncio.sleep(0.01)
        asking.cancel()
    sent = [request for request in running_bot.fake_discord.requests if request.path.endswith("/callback")]
    assert len(sent) == 1 + again


# Presses that are old when they arrive


class Sleeper:
    """A machine that can sleep: Discord's time goes on, and so does its own, while nothing runs."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.discord = Clock()
        self._slept = 0.0
        patch.setattr(answers, "uptime", lambda: uptime() + self._slept)

    def sleep(self, seconds: float) -> None:
        self._slept += seconds
        self.discord.advance(seconds)


@pytest.fixture
def sleeper(monkeypatch: pytest.MonkeyPatch) -> Sleeper:
    return Sleeper(monkeypatch)


@asynccontextmanager
async def usual(folder: Path, sleeper: Sleeper) -> AsyncGenerator[RunningBot]:
    """Run a bot that defers as late as it usually does, on a machine that can sleep."""
    async with running_bot_in(folder, Usual, rate_limits=False, clock=sleeper.discord) as made, made.running():
        yield made


async def pressed(running_bot: RunningBot, sleeper: Sleeper, person: Actor, seconds: float) -> asyncio.Task[Any]:
    """Let a person use a control of their hand that moves, and the machine sleep before that is read."""
    hand, known = hand_of(person), len(running_bot.fake_discord.world.interactions)
    press = asyncio.create_task(use_some_control(person, hand, random.Random(1)))
    while len(running_bot.fake_discord.world.interactions) == known and not press.done():
        await asyncio.sleep(0)
    sleeper.sleep(seconds)
    return press


def refused_answers(running_bot: RunningBot) -> int:
    """Return how many answers Discord took for too late."""
    return sum(
        request.path.endswith("/callback") and request.status == 404 for request in running_bot.fake_discord.requests
    )


@pytest.mark.parametrize("times", [1, 3])
async def test_a_press_from_before_the_machine_slept_plays_nothing(
    tmp_path: Path, sleeper: Sleeper, times: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with usual(tmp_path, sleeper) as running_bot:
        running_bot.fake_discord.world.answer_within = 3.0
        table, ana = await running_bot.opened("market", ["Ana", "Boris"], pictures=False), running_bot.person("Ana")
        last = table.last
        for number in range(times):
            with pytest.raises(NotAnswered):
                await (await pressed(running_bot, sleeper, ana, 15))
            await running_bot.fake_discord.wait_for(lambda number=number: refused_answers(running_bot) == number + 1)
        _, answer = await (await pressed(running_bot, sleeper, ana, 0))
        await running_bot.settled()
        assert answer.kind == "silent"
        assert sum(entry.kind.moves for entry in table.entries[last + 1 :]) == 1
        assert caplog.text.count("an answer could not be sent (HTTP 404, code 10062)") == times


async def test_a_press_that_is_nearly_too_old_is_acknowledged_first_and_played(
    tmp_path: Path, sleeper: Sleeper
) -> None:
    async with usual(tmp_path, sleeper) as running_bot:
        table = await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
        last = table.last
        _, answer = await (await pressed(running_bot, sleeper, running_bot.person("Ana"), 2))
        await running_bot.settled()
        assert answer.kind == "silent"
        assert table.last > last


async def test_a_press_that_is_nearly_too_old_is_answered_though_its_message_is_gone(
    tmp_path: Path, sleeper: Sleeper
) -> None:
    async with usual(tmp_path, sleeper) as running_bot:
        await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
        post, boris = with_controls(running_bot)[-1], running_bot.person("Boris")
        running_bot.fake_discord.fault.fail_next("POST", CALLBACK, status=404, code=UNKNOWN_MESSAGE)
        known = len(running_bot.fake_discord.world.interactions)
        press = asyncio.create_task(boris.click(post, labelled(post, "hand")))
        while len(running_bot.fake_discord.world.interactions) == known and not press.done():
            await asyncio.sleep(0)
        sleeper.sleep(2)
        answer = await press
        assert moves_in(answer.message)


@pytest.mark.parametrize("wrong", [-86_400.0, -4.0, 4.0, 86_400.0])
async def test_a_clock_that_is_wrong_delays_one_answer_at_most_and_no_more(
    tmp_path: Path, sleeper: Sleeper, monkeypatch: pytest.MonkeyPatch, wrong: float
) -> None:
    """By then the bot knows how far its clock is from Discord's."""
    monkeypatch.setattr(answers.time, "time", lambda was=answers.time.time: was() + wrong)
    monkeypatch.setattr(sleeper.discord, "now", lambda was=sleeper.discord.now: was() - wrong)
    async with usual(tmp_path, sleeper) as running_bot:
        running_bot.fake_discord.world.answer_within = 3.0
        ana = running_bot.person("Ana")
        kinds = [(await ana.command(GENERAL, "mehana me")).kind for _ in range(3)]
        assert kinds == ["thinking" if wrong > 0 else "message", "message", "message"]
        await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
        last = (await table_of(running_bot)).last
        with pytest.raises(NotAnswered):
            await (await pressed(running_bot, sleeper, ana, 15))
        await running_bot.fake_discord.wait_for(lambda: refused_answers(running_bot))
        await running_bot.settled()
        assert (await table_of(running_bot)).last == last
