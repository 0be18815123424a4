"""Unpatched clients of other authors believe the fake Discord: each plays the same scenario."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.fake_discord import FakeDiscord
from tests.fake_discord.clients.installed import CLIENTS, ForeignClient

pytestmark = pytest.mark.long(5)


@pytest.fixture(params=CLIENTS, ids=lambda client: client.name)
def client(request: pytest.FixtureRequest) -> ForeignClient:
    found: ForeignClient = request.param
    if not found.installed:
        pytest.skip(f"{found.name} is not installed: python -m tests.fake_discord.clients.installed {found.name}")
    return found


@asynccontextmanager
async def running(client: ForeignClient, fake_discord: FakeDiscord) -> AsyncIterator[None]:
    """Run the client's program until the end of the block; its output is printed, so that a failure shows it."""
    command, environment = client.command(fake_discord.url, fake_discord.token)
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    try:
        yield
    finally:
        if process.returncode is None:
            process.kill()
        output, _ = await process.communicate()
        print(output.decode())


async def test_it_plays_the_whole_scenario(client: ForeignClient) -> None:
    async with FakeDiscord(check_answers=True) as fake_discord, running(client, fake_discord):
        ana = fake_discord.person("Ana")
        await fake_discord.wait_for(lambda: len(ana.commands("general")) == 5, timeout=30)
        await fake_discord.connected()

        answer = await ana.command("general", "hello", name="Vera", times=3)
        assert (answer.kind, answer.text) == ("message", "Hello Vera, 3 times")

        answer = await ana.command("general", "slow")
        assert answer.kind == "thinking"
        await fake_discord.wait_for(lambda: any("for you alone" in m.text for m in ana.sees("general")))
        assert answer.text == "done"
        assert [m.text for m in fake_discord.person("Boris").sees("general")][-1] == "done"

        board = (await ana.command("general", "board")).message
        await ana.command("general", "hello", name="Boris")  # a client knows controls once it has read the response
        asked = await ana.click(board, "Ask")
        assert asked.modal.title == "A word"
        said = await ana.submit(asked, {"word": "мост"})
        assert (said.text, said.ephemeral) == ("word: мост", True)
        await ana.select(board, "pick", ["b"])
        assert (board.text, board.controls) == ("picked b", [])

        assert (await ana.command("general", "thread")).text == "opened"
        assert [m.text for m in ana.sees("table")] == ["in the thread"]

        answer = await ana.command("general", "private")
        await fake_discord.wait_for(lambda: answer.text == "sent")
        [letter] = ana.inbox
        assert [(file.filename, file.content) for file in letter.attachments] == [("hand.txt", b"seven of hearts")]

        fake_discord.gateway.drop()
        await fake_discord.wait_for(lambda: fake_discord.gateway.resumes == 1, timeout=20)
        assert (await ana.command("general", "hello", name="Boris")).text == "Hello Boris, 1 times"
        assert fake_discord.gateway.identifies == 1
        assert fake_discord.violations == []
