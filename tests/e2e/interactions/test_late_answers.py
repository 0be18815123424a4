"""Answers that take longer than Discord waits, that Discord refuses, or whose message is gone: all say what they would."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Any

import pytest

from bot.discord.messages import answer as answers
from tests.e2e.messages import GENERAL, labelled, panel_of, standing, table_of, with_controls
from tests.e2e.running_bot import moves_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.running_bot import RunningBot

CALLBACK = "/interactions/{}/{}/callback"
UNKNOWN_MESSAGE = 10008
ALREADY_ANSWERED = 40060


@pytest.fixture
def slow(running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[], asyncio.Event]:
    """Return a function that makes the bot slow: it defers at once and answers only when the returned event is set."""

    def made_slow() -> asyncio.Event:
        go_on, greet = asyncio.Event(), running_bot.bot.service.greet

        async def greeted(*given: Any, **named: Any) -> Any:
            await go_on.wait()
            return await greet(*given, **named)

        monkeypatch.setattr(running_bot.bot.service, "greet", greeted)
        monkeypatch.setattr(answers, "PATIENCE", 0.0)
        return go_on

    return made_slow


async def test_a_late_command_is_answered_in_the_message_that_said_thinking(
    running_bot: RunningBot, slow: Callable[[], asyncio.Event]
) -> None:
    ana, go_on = running_bot.person("Ana"), slow()
    first = await ana.command(GENERAL, "mehana me")
    assert first.kind == "thinking"
    assert first.message is not None
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
    assert first.message is not None
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
    post = await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
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
    assert lobby is not None
    panel = await panel_of(ana, lobby)
    go_on = slow()
    assert (await ana.click(panel, labelled(panel, "settings"))).kind == "silent"
    go_on.set()
    await running_bot.fake_discord.wait_for(lambda: "Table settings" in panel.text)
    assert own(running_bot, "Ana") == [panel]


async def test_a_late_refusal_is_told(running_bot: RunningBot, slow: Callable[[], asyncio.Event]) -> None:
    ana, go_on = running_bot.person("Ana"), slow()
    first = await ana.command(GENERAL, "market join")
    go_on.set()
    assert first.message is not None
    await running_bot.fake_discord.wait_for(lambda: first.message.text)
    assert "no table" in first.message.text.lower()


async def test_what_would_change_a_message_that_is_gone_is_shown_in_a_new_one(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    lobby = (await ana.command(GENERAL, "market open")).message
    assert lobby is not None
    panel = await panel_of(ana, lobby)
    running_bot.fake_discord.fault.fail_next("POST", CALLBACK, status=404, code=UNKNOWN_MESSAGE)
    answer = await ana.click(panel, labelled(panel, "settings"))
    assert answer.message is not None
    assert answer.message is not panel
    assert answer.message.ephemeral
    assert "Table settings" in answer.message.text


async def test_a_click_on_a_message_that_is_gone_is_told_to_have_worked(running_bot: RunningBot) -> None:
    lobby = (await running_bot.person("Ana").command(GENERAL, "market open")).message
    assert lobby is not None
    boris = running_bot.person("Boris")
    boris.locale = "en-US"
    running_bot.fake_discord.fault.fail_next("POST", CALLBACK, status=404, code=UNKNOWN_MESSAGE)
    answer = await boris.click(lobby, labelled(lobby, "join"))
    assert answer.message is not None
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
        assert answer.message is not None
        assert "Something went wrong" in answer.message.text
        assert f"Discord refused an answer (HTTP {status}, code {code})" in caplog.text
    else:
        async with asyncio.timeout(20):
            while f"an answer could not be sent (HTTP {status}, code {code})" not in caplog.text:
                await asyncio.sleep(0.01)
        asking.cancel()
    sent = [request for request in running_bot.fake_discord.requests if request.path.endswith("/callback")]
    assert len(sent) == 1 + again
