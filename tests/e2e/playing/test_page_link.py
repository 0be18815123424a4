"""The button that opens a table's web page: an Activity if there is one, else a link that works once."""

import asyncio
import re

import msgspec
import pytest

from bot.discord.messages import answer as answers
from bot.fake_discord import Answer, InteractionKind, Message
from tests.e2e.messages import GENERAL, labelled, table_of, with_controls
from tests.e2e.running_bot import RunningBot
from tests.people import hand_of

ADDRESS = "https://tables.example"


@pytest.fixture
async def post(running_bot: RunningBot) -> Message:
    """Return the post of a table whose bot has a web page."""
    running_bot.bot.service.web.address = ADDRESS
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    return with_controls(running_bot)[-1]


def link_in(answer: Answer) -> str:
    """Return the address behind the link in an answer that only one person sees."""
    assert answer.message.ephemeral
    [link] = re.findall(r'"url":"([^"]+)"', msgspec.json.encode(answer.message.components).decode())
    return link


@pytest.mark.parametrize(("name", "seated"), [("Ana", True), ("Vera", False)])
async def test_the_link_is_for_one_person_and_works_once(
    running_bot: RunningBot, post: Message, name: str, seated: bool
) -> None:
    person, web, table = running_bot.person(name), running_bot.bot.service.web, await table_of(running_bot)
    person.locale = "en-US"
    answer = await person.click(post, labelled(post, "page"))
    place, _, ticket = link_in(answer).partition("#")
    assert place == f"{ADDRESS}/t/{table.id}", "the ticket is behind the sign after which browsers send nothing"
    assert ("Your seat" in answer.message.text) == seated
    assert ("to watch" in answer.message.text) != seated
    session, _ = await web.redeem(ticket)
    known = await running_bot.bot.service.people.known(person.id)
    assert (session.person, session.table, session.seated) == (known.id, table.id, seated)


async def test_the_page_is_for_those_who_sit_there_or_are_in_the_server(running_bot: RunningBot, post: Message) -> None:
    """The hand has the button too, in the private messages of its player."""
    ana, vera = running_bot.person("Ana"), running_bot.person("Vera")
    vera.locale = "en-US"
    hand = hand_of(ana)
    assert link_in(await ana.click(hand, labelled(hand, "page"))).startswith(ADDRESS)
    forged = {"custom_id": labelled(post, "page"), "component_type": 2}
    refused = (await vera.forge(InteractionKind.COMPONENT, vera.private_channel, forged, message=post)).message
    assert "You are not at this table" in refused.text


async def test_a_bot_without_a_page_offers_none_and_says_so(running_bot: RunningBot, post: Message) -> None:
    old = post.copy()
    running_bot.bot.service.web.address = ""
    ana = running_bot.person("Ana")
    refused = (await ana.click(old, labelled(old, "page"))).message
    assert "has no page" in refused.text
    await ana.command("games", "market open", pictures=False)
    await ana.click(ana.sees("games")[-1], "Add a computer")
    await running_bot.settled(ana.click(ana.sees("games")[-1], "Start"))
    assert "page" not in str([part["custom_id"].split(":") for part in ana.sees("games")[-1].controls])


async def test_the_button_launches_the_activity_where_discord_has_one(running_bot: RunningBot, post: Message) -> None:
    web, ana, world = running_bot.bot.service.web, running_bot.person("Ana"), running_bot.fake_discord.world
    table, known = await table_of(running_bot), await running_bot.bot.service.people.known(ana.id)
    web.activity = world.activities_enabled = True
    answer = await ana.click(post, labelled(post, "page"))
    assert answer.kind == "activity"
    assert web.launched(known.id) == table.id, "the page shows this table"
    await running_bot.settled()
    assert not [message for message in ana.sees(GENERAL) if message.ephemeral], "nothing else is said"
    running_bot.fake_discord.fault.fail_next("POST", "/interactions/{}/{}/callback", status=400, code=50035)
    assert link_in(await ana.click(post, labelled(post, "page"))).startswith(ADDRESS)


async def test_where_it_is_too_late_to_launch_the_activity_there_is_a_link(
    running_bot: RunningBot, post: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, greet = asyncio.Event(), running_bot.bot.service.people.greet

    async def slow(*given: object, **named: object) -> object:
        await go_on.wait()
        return await greet(*given, **named)

    monkeypatch.setattr(running_bot.bot.service.people, "greet", slow)
    monkeypatch.setattr(answers, "PATIENCE", 0.0)
    running_bot.bot.service.web.activity = running_bot.fake_discord.world.activities_enabled = True
    ana = running_bot.person("Ana")
    assert (await ana.click(post, labelled(post, "page"))).kind == "silent"
    go_on.set()
    await running_bot.fake_discord.wait_for(lambda: [message for message in ana.sees(GENERAL) if message.ephemeral])


async def test_a_launch_whose_answer_is_lost_is_not_answered_twice(
    running_bot: RunningBot, post: Message, caplog: pytest.LogCaptureFixture
) -> None:
    running_bot.bot.service.web.activity = running_bot.fake_discord.world.activities_enabled = True
    lost = running_bot.fake_discord.fault.fail_next("POST", "/interactions/{}/{}/callback", status=404, code=10062)
    clicking = asyncio.create_task(running_bot.person("Ana").click(post, labelled(post, "page")))
    await lost.happened.wait()
    async with asyncio.timeout(20):
        while "an answer could not be sent (HTTP 404, code 10062)" not in caplog.text:
            await asyncio.sleep(0.01)
    clicking.cancel()
    callbacks = [request for request in running_bot.fake_discord.requests if request.path.endswith("/callback")]
    assert [request.status for request in callbacks].count(404) == 1
    assert callbacks[-1].status == 404


async def test_the_entry_point_command_launches_the_activity(running_bot: RunningBot) -> None:
    running_bot.fake_discord.world.add_entry_point(handler=1)
    ana = running_bot.person("Ana")
    assert (await ana.launch(GENERAL)).kind == "activity"
    said = (await ana.command(GENERAL, "mehana privacy")).message
    await running_bot.settled()
    assert [message for message in ana.sees(GENERAL) if message.ephemeral] == [said], "the launch is the whole answer"
