"""OAuth2 and Activities: codes, access tokens, running instances, the entry point command."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

import aiohttp
import discord
import pytest

from bot.fake_discord import FakeDiscord, ManualClock, NotPossible
from tests.fake_discord.conftest import Bot, Rest, Start, until

REDIRECT = "https://mehana.example/back"


async def token_request(
    fake_discord: FakeDiscord, secret: str = "secret", what: str = "token", **form: str
) -> tuple[int, Any]:
    """Exchange a code or refresh token as an app's server does; return status and body."""
    client = {"Authorization": aiohttp.encode_basic_auth(str(fake_discord.world.bot.id), secret)}
    path = f"{fake_discord.url}/api/oauth2/{what}"
    async with aiohttp.ClientSession(headers=client) as session, session.post(path, data=form) as answer:
        return answer.status, await answer.json()


async def access_token(fake_discord: FakeDiscord, person: str, scope: str = "identify") -> str:
    code = fake_discord.person(person).authorize(scope)
    status, body = await token_request(fake_discord, grant_type="authorization_code", code=code)
    assert status == 200
    return body["access_token"]


async def test_a_code_is_exchanged_once_for_a_token_that_names_its_owner(fake_discord: FakeDiscord, rest: Rest) -> None:
    code = fake_discord.person("Ana").authorize("identify", redirect_uri=REDIRECT)
    form = {"grant_type": "authorization_code", "code": code, "redirect_uri": REDIRECT}
    status, body = await token_request(fake_discord, **form)
    assert (status, body["token_type"], body["scope"], body["expires_in"]) == (200, "Bearer", "identify", 604_800)
    me = await rest("GET", "/users/@me", Authorization=f"Bearer {body['access_token']}")
    assert (me.body["username"], me.body["id"]) == ("Ana", str(fake_discord.person("Ana").id))
    assert await token_request(fake_discord, **form) == (
        400,
        {"error": "invalid_grant", "error_description": 'Invalid "code" in request.'},
    )
    assert fake_discord.violations == []


async def test_a_code_is_refused_with_another_redirect_uri_a_wrong_secret_or_too_late(clock: ManualClock) -> None:
    async with FakeDiscord(clock=clock, client_secret="right") as fake_discord:
        ana = fake_discord.person("Ana")

        async def exchange(secret: str, uri: str) -> tuple[int, str]:
            code = ana.authorize(redirect_uri=REDIRECT)
            clock.advance(wait)
            form = {"grant_type": "authorization_code", "code": code, "redirect_uri": uri}
            status, body = await token_request(fake_discord, secret, **form)
            return status, body.get("error", "")

        wait = 0.0
        assert await exchange("right", REDIRECT) == (200, "")
        assert await exchange("right", "https://evil.example") == (400, "invalid_grant")
        assert await exchange("wrong", REDIRECT) == (401, "invalid_client")
        wait = 601.0
        assert await exchange("right", REDIRECT) == (400, "invalid_grant")


async def test_a_refresh_token_replaces_both_tokens_and_revocation_ends_them(
    fake_discord: FakeDiscord, rest: Rest
) -> None:
    code = fake_discord.person("Boris").authorize()
    _, first = await token_request(fake_discord, grant_type="authorization_code", code=code)
    form = {"grant_type": "refresh_token", "refresh_token": first["refresh_token"]}
    status, second = await token_request(fake_discord, **form)
    assert status == 200
    assert (await token_request(fake_discord, **form))[1]["error"] == "invalid_grant"
    assert (await rest("GET", "/users/@me", Authorization=f"Bearer {first['access_token']}")).refusal == (401, 0)
    assert (await token_request(fake_discord, what="token/revoke", token=second["refresh_token"]))[0] == 200
    assert (await rest("GET", "/users/@me", Authorization=f"Bearer {second['access_token']}")).refusal == (401, 0)


async def test_an_access_token_expires_and_reaches_only_its_scopes(
    fake_discord: FakeDiscord, rest: Rest, clock: ManualClock
) -> None:
    bearer = f"Bearer {await access_token(fake_discord, 'Vera')}"
    everything = f"Bearer {await access_token(fake_discord, 'Vera', 'identify guilds guilds.members.read')}"
    home = fake_discord.world.guild_id
    assert (await rest("GET", "/users/@me/guilds", Authorization=bearer)).refusal == (403, 50026)
    assert [g["name"] for g in (await rest("GET", "/users/@me/guilds", Authorization=everything)).body] == ["Mehana"]
    member = await rest("GET", f"/users/@me/guilds/{home}/member", Authorization=everything)
    assert member.body["user"]["username"] == "Vera"
    about = await rest("GET", "/oauth2/@me", Authorization=bearer)
    assert (about.body["scopes"], about.body["user"]["username"]) == (["identify"], "Vera")
    assert (await rest("GET", f"/guilds/{home}", Authorization=everything)).refusal == (401, 0)
    assert (await rest("GET", "/oauth2/@me")).refusal == (401, 0)
    clock.advance(604_801)
    assert (await rest("GET", "/users/@me", Authorization=bearer)).refusal == (401, 0)
    assert fake_discord.violations == []


async def test_tokens_are_not_exchanged_for_json(fake_discord: FakeDiscord, rest: Rest) -> None:
    reply = await rest("POST", "/oauth2/token", {"grant_type": "authorization_code", "code": "x"})
    assert (reply.status, reply.body["error"]) == (400, "invalid_request")


async def test_a_person_agrees_on_the_page_and_is_sent_back_with_a_code(fake_discord: FakeDiscord) -> None:
    query = {
        "client_id": str(fake_discord.world.bot.id),
        "response_type": "code",
        "redirect_uri": REDIRECT,
        "scope": "identify",
        "state": '"><b>',
    }
    page = f"{fake_discord.url}/oauth2/authorize"
    async with aiohttp.ClientSession() as session:
        async with session.get(page, params=query) as answer:
            text = await answer.text()
            assert ("Ana" in text, "<b>" in text) == (True, False)
        agreed = query | {"person": str(fake_discord.person("Ana").id)}
        async with session.post(page, data=agreed, allow_redirects=False) as answer:
            back = urlsplit(answer.headers["Location"])
        async with session.get(page, params=query | {"client_id": "5"}) as answer:
            assert answer.status == 400
    returned = parse_qs(back.query)
    assert (back.netloc, returned["state"]) == ("mehana.example", ['"><b>'])
    form = {"grant_type": "authorization_code", "code": returned["code"][0], "redirect_uri": REDIRECT}
    assert (await token_request(fake_discord, **form))[0] == 200


async def test_an_instance_lists_who_uses_the_activity_until_the_last_one_leaves(
    fake_discord: FakeDiscord, rest: Rest
) -> None:
    ana, boris = fake_discord.person("Ana"), fake_discord.person("Boris")
    with pytest.raises(NotPossible):
        await ana.launch("games")
    fake_discord.world.add_entry_point()
    activity = (await ana.launch("games")).activity
    assert (await boris.launch("games")).activity is activity
    path = f"/applications/{fake_discord.world.bot.id}/activity-instances/{activity.id}"
    shown = (await rest("GET", path)).body
    games, home = fake_discord.channel("games").id, fake_discord.world.guild_id
    assert shown["location"] == {
        "id": f"gc-{home}-{games}", "kind": "gc", "channel_id": str(games), "guild_id": str(home),
    }  # fmt: skip
    assert (shown["instance_id"], shown["users"]) == (activity.id, [str(ana.id), str(boris.id)])
    private = (await ana.launch(ana.private_channel)).activity
    path_private = path.replace(activity.id, private.id)
    assert (await rest("GET", path_private)).body["location"]["kind"] == "pc"
    ana.leave(activity)
    boris.leave(activity)
    assert (await rest("GET", path)).refusal == (404, 0)
    assert fake_discord.violations == []


async def test_the_bot_launches_the_activity_from_its_entry_point_command_and_from_a_button(
    fake_discord: FakeDiscord, start: Start
) -> None:
    class Tree(discord.app_commands.CommandTree[Bot]):
        """discord.py's tree does not know the entry point command: it is left to `on_interaction`."""

        async def interaction_check(self, interaction: discord.Interaction[Bot]) -> bool:
            return (interaction.data or {}).get("type") != 4

    bot = Bot(tree=Tree)
    launched: list[object] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        answer = await interaction.response.launch_activity()
        launched.append(answer.resource.id)

    await start(bot)
    ana, boris = fake_discord.person("Ana"), fake_discord.person("Boris")
    fake_discord.world.add_entry_point(handler=1)
    answer = await ana.launch("general")
    assert (answer.kind, answer.activity.people) == ("activity", [ana.person])
    button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Open", "custom_id": "open"}]}
    message = fake_discord.messages.create(
        fake_discord.channel("general"), {"components": [button], "content": "x"}, author=fake_discord.world.bot
    )
    assert (await boris.click(message, "Open")).activity is answer.activity
    await until(lambda: len(launched) == 2)
    assert set(launched) == {answer.activity.id}
    assert fake_discord.violations == []


async def test_only_an_app_with_activities_may_launch_one(fake_discord: FakeDiscord, start: Start, rest: Rest) -> None:
    from bot.fake_discord import InteractionKind

    boris = fake_discord.person("Boris")
    data = {"id": "1", "name": "x", "type": 1, "options": []}
    for enabled, status in ((False, 400), (True, 200)):
        if enabled:
            fake_discord.world.add_entry_point()
        interaction = fake_discord.world.add_interaction(
            InteractionKind.COMMAND, boris.person, fake_discord.channel("general"), data
        )
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=true"
        reply = await rest("POST", path, {"type": 12})
        assert reply.status == status
    [instance] = fake_discord.world.activities
    assert reply.body["interaction"]["activity_instance_id"] == instance
    assert reply.body["resource"] == {"type": 12, "activity_instance": {"id": instance}}
