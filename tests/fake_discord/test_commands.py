"""Registering application commands one by one, as several libraries do."""

from typing import Any

import pytest

from bot.fake_discord import FakeDiscord
from bot.fake_discord.rules.command_limits import command_problems
from tests.fake_discord.conftest import Rest


def command(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", **more}


@pytest.fixture(params=["global", "guild"])
def path(request: pytest.FixtureRequest, fake_discord: FakeDiscord) -> str:
    application = f"/applications/{fake_discord.world.bot.id}"
    inner = f"/guilds/{fake_discord.world.guild_id}" if request.param == "guild" else ""
    return f"{application}{inner}/commands"


async def test_a_command_is_added_replaced_by_name_changed_and_deleted(
    fake_discord: FakeDiscord, rest: Rest, path: str
) -> None:
    added = await rest("POST", path, command("open"))
    assert (added.status, added.body["name"]) == (201, "open")
    again = await rest("POST", path, command("open", description="anew"))
    assert (again.status, again.body["id"], again.body["description"]) == (200, added.body["id"], "anew")
    own = f"{path}/{added.body['id']}"
    changed = await rest("PATCH", own, {"name": "shut"})
    assert (changed.body["name"], changed.body["description"]) == ("shut", "anew")
    assert (await rest("GET", own)).body == changed.body
    assert [offered["name"] for offered in fake_discord.person("Ana").commands("general")] == ["shut"]
    assert (await rest("DELETE", own)).status == 204
    assert (await rest("PATCH", own, {"name": "open"})).refusal == (404, 10063)
    assert fake_discord.violations == []


async def test_mistakes_in_one_command_are_refused_with_their_path(fake_discord: FakeDiscord, rest: Rest) -> None:
    path = f"/applications/{fake_discord.world.bot.id}/commands"
    await rest("POST", path, command("open"))
    refused = await rest("POST", path, command("Open"))
    assert (refused.refusal, list(refused.body["errors"])) == ((400, 50035), ["name"])
    assert [offered["name"] for offered in fake_discord.person("Ana").commands("general")] == ["open"]


@pytest.mark.parametrize("permissions", ["8", 8, None])
async def test_default_permissions_may_be_written_as_text(
    fake_discord: FakeDiscord, rest: Rest, permissions: object
) -> None:
    path = f"/applications/{fake_discord.world.bot.id}/commands"
    reply = await rest("PUT", path, [command("open", default_member_permissions=permissions)])
    assert reply.status == 200
    assert reply.body[0]["default_member_permissions"] == (None if permissions is None else "8")
    assert fake_discord.violations == []


def test_the_longest_translation_of_a_choice_counts_towards_the_8000_letters() -> None:
    def size(letters: int) -> dict[str, Any]:
        choices = [{"name": f"c{n}", "value": f"v{n}", "name_localizations": {"bg": "б" * letters}} for n in range(25)]
        options = [{"type": 3, "name": f"o{n}", "description": "d", "choices": choices} for n in range(4)]
        return command("a", options=options)

    assert command_problems([size(75)]) == []
    assert [problem.code for problem in command_problems([size(78)])] == ["APPLICATION_COMMAND_TOO_LARGE"]
