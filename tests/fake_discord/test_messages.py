"""Discord's rules for messages, tested with bare HTTP because discord.py hides many of them."""

import aiohttp
import pytest

from bot.fake_discord import FakeDiscord, ManualClock
from bot.fake_discord.http.files import plain_png
from bot.fake_discord.people.inputs import Inputs
from tests.fake_discord.conftest import Rest

PNG = plain_png(0x00FF00, 8)


def messages(fake_discord: FakeDiscord) -> str:
    return f"/channels/{fake_discord.channel('general').id}/messages"


async def private(fake_discord: FakeDiscord, rest: Rest, name: str) -> str:
    opened = await rest("POST", "/users/@me/channels", {"recipient_id": fake_discord.person(name).id})
    return f"/channels/{opened.body['id']}/messages"


# -- nonces ---------------------------------------------------------------------------------------------------------


async def test_a_nonce_makes_one_message_for_five_minutes(
    fake_discord: FakeDiscord, rest: Rest, clock: ManualClock
) -> None:
    body = {"content": "once", "nonce": "t1-e7-c0", "enforce_nonce": True}
    first = await rest("POST", messages(fake_discord), body)
    clock.advance(299)
    again = await rest("POST", messages(fake_discord), body)
    assert (again.status, again.body["id"], again.body["nonce"]) == (200, first.body["id"], "t1-e7-c0")
    clock.advance(2)
    later = await rest("POST", messages(fake_discord), body)
    assert later.body["id"] != first.body["id"]
    assert len(fake_discord.person("Ana").sees("general")) == 2


async def test_a_nonce_counts_only_if_enforced_and_is_not_in_the_history(fake_discord: FakeDiscord, rest: Rest) -> None:
    for _ in range(2):
        await rest("POST", messages(fake_discord), {"content": "twice", "nonce": "n"})
    listed = await rest("GET", messages(fake_discord))
    assert [message["content"] for message in listed.body] == ["twice", "twice"]
    assert all("nonce" not in message for message in listed.body)


async def test_a_nonce_of_a_deleted_message_makes_a_new_one(fake_discord: FakeDiscord, rest: Rest) -> None:
    body = {"content": "x", "nonce": "n", "enforce_nonce": True}
    first = await rest("POST", messages(fake_discord), body)
    await rest("DELETE", f"{messages(fake_discord)}/{first.body['id']}")
    assert (await rest("POST", messages(fake_discord), body)).body["id"] != first.body["id"]


# -- fields that Discord ignores ---------------------------------------------------------------------------------------


async def test_fields_without_a_meaning_are_ignored(fake_discord: FakeDiscord, rest: Rest) -> None:
    """Other clients send them."""
    sent = await rest(
        "POST",
        messages(fake_discord),
        {"content": "x", "enforce_nonce": False, "embeds": [{"title": "y", "flags": 0, "type": "rich"}]},
    )
    thread = await rest("POST", f"{messages(fake_discord)}/{sent.body['id']}/threads", {"name": "z", "type": 11})
    command = {"name": "play", "description": "Play", "default_permission": True}
    registered = await rest("POST", f"/applications/{fake_discord.world.bot.id}/commands", command)
    assert [answer.status for answer in (sent, thread, registered)] == [200, 201, 201]
    assert fake_discord.violations == []


# -- who may ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("denied", "body", "files", "refusal"),
    [
        ("SEND_MESSAGES", {"content": "x"}, None, (403, 50013)),
        ("VIEW_CHANNEL", {"content": "x"}, None, (403, 50001)),
        ("ATTACH_FILES", {"content": "x"}, {"a.png": PNG}, (403, 50013)),
        ("EMBED_LINKS", {"embeds": [{"title": "x"}]}, None, (403, 50013)),
    ],
)
async def test_missing_permissions(fake_discord: FakeDiscord, rest: Rest, denied, body, files, refusal) -> None:
    assert (await rest("POST", messages(fake_discord), body, files=files)).status == 200
    fake_discord.deny("general", denied)
    assert (await rest("POST", messages(fake_discord), body, files=files)).refusal == refusal
    fake_discord.allow("general", denied)
    assert (await rest("POST", messages(fake_discord), body, files=files)).status == 200
    assert fake_discord.violations == []  # nothing was wrong with the request itself


async def test_without_the_right_to_history_there_is_none(fake_discord: FakeDiscord, rest: Rest) -> None:
    sent = await rest("POST", messages(fake_discord), {"content": "x"})
    fake_discord.deny("general", "READ_MESSAGE_HISTORY")
    assert (await rest("GET", messages(fake_discord))).body == []
    assert (await rest("GET", f"{messages(fake_discord)}/{sent.body['id']}")).refusal == (403, 50013)


async def test_who_may_not_write_is_not_seen_writing(fake_discord: FakeDiscord, rest: Rest) -> None:
    typing = f"/channels/{fake_discord.channel('general').id}/typing"
    assert (await rest("POST", typing)).status == 204
    fake_discord.deny("general", "SEND_MESSAGES")
    assert (await rest("POST", typing)).refusal == (403, 50013)


async def test_threads_need_their_own_permissions(fake_discord: FakeDiscord, rest: Rest) -> None:
    threads = f"/channels/{fake_discord.channel('general').id}/threads"
    opened = await rest("POST", threads, {"name": "Table", "type": 11})
    assert opened.status == 201
    fake_discord.deny("general", "SEND_MESSAGES_IN_THREADS", "CREATE_PUBLIC_THREADS")
    refused = await rest("POST", f"/channels/{opened.body['id']}/messages", {"content": "x"})
    assert refused.refusal == (403, 50013)
    assert (await rest("POST", threads, {"name": "Another", "type": 11})).refusal == (403, 50013)
    assert (await rest("POST", messages(fake_discord), {"content": "still"})).status == 200


async def test_other_peoples_messages(fake_discord: FakeDiscord, rest: Rest) -> None:
    theirs = f"{messages(fake_discord)}/{fake_discord.person('Ana').say('general', 'mine').id}"
    assert (await rest("PATCH", theirs, {"content": "yours"})).refusal == (403, 50005)
    assert (await rest("DELETE", theirs)).refusal == (403, 50013)


async def test_closed_private_messages(fake_discord: FakeDiscord, rest: Rest) -> None:
    path = await private(fake_discord, rest, "Vera")
    sent = await rest("POST", path, {"content": "hand"})
    fake_discord.person("Vera").close_private_messages()
    assert (await rest("POST", path, {"content": "hand"})).refusal == (403, 50007)
    assert (await rest("PATCH", f"{path}/{sent.body['id']}", {"content": "new hand"})).status == 200
    fake_discord.person("Vera").open_private_messages()
    assert (await rest("POST", path, {"content": "hand"})).status == 200
    assert await private(fake_discord, rest, "Vera") == path


async def test_unknown_objects_are_refused(fake_discord: FakeDiscord, rest: Rest) -> None:
    assert (await rest("POST", "/channels/5/messages", {"content": "x"})).refusal == (404, 10003)
    assert (await rest("GET", f"{messages(fake_discord)}/5")).refusal == (404, 10008)
    assert (await rest("GET", "/users/5")).refusal == (404, 10013)
    assert (await rest("GET", "/guilds/5")).refusal == (404, 10004)
    assert (await rest("POST", "/users/@me/channels", {"recipient_id": 5})).refusal == (404, 10013)
    assert (await rest("GET", f"{messages(fake_discord)}/five")).refusal == (400, 50035)
    assert (await rest("GET", "/users/@me", Authorization="Bearer x")).refusal == (401, 0)
    assert len(fake_discord.violations) == 1


@pytest.mark.parametrize(
    ("method", "path", "reason"),
    [
        ("POST", "/channels/5/messages/6/crosspost", "the fake Discord does not imitate this operation"),
        ("GET", "/chanels/5", "Discord has no such operation"),
        ("PUT", "/gateway", "Discord has no such operation"),
    ],
)
async def test_a_request_that_is_not_imitated_is_refused_with_the_reason(
    fake_discord: FakeDiscord, rest: Rest, method: str, path: str, reason: str
) -> None:
    refused = await rest(method, path)
    assert (refused.status, refused.body["message"]) == (404, f"404: Not Found ({method} {path}: {reason})")
    assert fake_discord.violations == [f"{method} {path}: {reason}"]


async def test_another_version_of_the_api_is_refused(fake_discord: FakeDiscord) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{fake_discord.url}/api/v6/gateway") as answer,
    ):
        assert answer.status == 404
    assert fake_discord.violations == ["GET /gateway: the API is imitated under /api/v10, /api/v9, /api"]


async def test_clients_may_ask_for_the_games_that_discord_detects(fake_discord: FakeDiscord, rest: Rest) -> None:
    assert (await rest("GET", "/applications/detectable")).body == []
    assert fake_discord.violations == []


# -- who is called ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("allowed", "called"),
    [
        (None, {"Ana", "Boris"}),
        ({"parse": []}, set()),
        ({"parse": ["users"]}, {"Ana", "Boris"}),
        ({"users": ["BORIS"]}, {"Boris"}),
        ({"parse": [], "users": ["ANA"]}, {"Ana"}),
    ],
)
async def test_only_allowed_mentions_ring(fake_discord: FakeDiscord, rest: Rest, allowed, called) -> None:
    ids = {name.upper(): str(fake_discord.person(name).id) for name in ("Ana", "Boris")}
    if allowed and "users" in allowed:
        allowed = allowed | {"users": [ids[name] for name in allowed["users"]]}
    shown = {"type": 10, "content": f"<@{ids['ANA']}> against <@{ids['BORIS']}>"}
    body = {"components": [shown], "flags": 1 << 15}
    sent = await rest("POST", messages(fake_discord), body | ({"allowed_mentions": allowed} if allowed else {}))
    assert {person.name for person in fake_discord.world.message(int(sent.body["id"])).rings} == called  # type: ignore[union-attr]
    assert {user["username"] for user in sent.body["mentions"]} == called


async def test_roles_everyone_and_replies_ring_by_their_own_rules(fake_discord: FakeDiscord, rest: Rest) -> None:
    ana, vera = fake_discord.person("Ana"), fake_discord.person("Vera")
    role = fake_discord.world.moderators
    await rest("POST", messages(fake_discord), {"content": f"<@&{role.id}>"})
    assert len(ana.rang) == 1
    role.mentionable = False
    await rest("POST", messages(fake_discord), {"content": f"<@&{role.id}> @everyone"})
    assert len(ana.rang) == 1
    said = vera.say("general", "hello")
    for allowed in ({"parse": []}, {"parse": [], "replied_user": True}):
        body = {"content": "hi", "message_reference": {"message_id": str(said.id)}, "allowed_mentions": allowed}
        await rest("POST", messages(fake_discord), body)
    assert len(vera.rang) == 1
    await rest("POST", messages(fake_discord), {"content": vera.mention, "flags": 1 << 12})
    assert len(vera.rang) == 1


async def test_an_edit_rings_nobody(fake_discord: FakeDiscord, rest: Rest) -> None:
    sent = await rest("POST", messages(fake_discord), {"content": "x"})
    await rest("PATCH", f"{messages(fake_discord)}/{sent.body['id']}", {"content": fake_discord.person("Ana").mention})
    assert fake_discord.person("Ana").rang == []


# -- edits ------------------------------------------------------------------------------------------------------------


async def test_the_v2_flag_stays_and_keeps_content_out(fake_discord: FakeDiscord, rest: Rest) -> None:
    body = {"components": [{"type": 10, "content": "text"}], "flags": 1 << 15}
    path = f"{messages(fake_discord)}/{(await rest('POST', messages(fake_discord), body)).body['id']}"
    refused = await rest("PATCH", path, {"content": "plain", "flags": 0})
    assert refused.refusal == (400, 50035)
    assert "content" in refused.body["errors"]
    kept = await rest("PATCH", path, {"flags": 0, "components": [{"type": 10, "content": "new"}]})
    assert kept.body["flags"] == 1 << 15


async def test_a_plain_message_becomes_v2_when_its_content_goes(fake_discord: FakeDiscord, rest: Rest) -> None:
    path = f"{messages(fake_discord)}/{(await rest('POST', messages(fake_discord), {'content': 'old'})).body['id']}"
    body = {"components": [{"type": 10, "content": "text"}], "flags": 1 << 15}
    assert (await rest("PATCH", path, body)).refusal == (400, 50035)
    assert (await rest("PATCH", path, body | {"content": None})).body["flags"] == 1 << 15


async def test_a_refused_edit_changes_nothing(fake_discord: FakeDiscord, rest: Rest) -> None:
    sent = await rest("POST", messages(fake_discord), {"content": "old"}, files={"a.png": PNG})
    path = f"{messages(fake_discord)}/{sent.body['id']}"
    for body in ({"content": "x" * 2001}, {"content": "", "attachments": []}, {"attachments": [{"id": "7"}]}):
        assert (await rest("PATCH", path, body)).status == 400
    after = (await rest("GET", path)).body
    assert (after["content"], len(after["attachments"]), after["edited_timestamp"]) == ("old", 1, None)


async def test_attachments_are_kept_replaced_and_described(fake_discord: FakeDiscord, rest: Rest) -> None:
    body = {"content": "x", "attachments": [{"id": 0, "description": "a hand"}, {"id": 1}]}
    sent = await rest("POST", messages(fake_discord), body, files={"a.png": PNG, "b.txt": b"text"})
    path = f"{messages(fake_discord)}/{sent.body['id']}"
    first, second = sent.body["attachments"]
    assert (first["description"], first["width"], first["content_type"]) == ("a hand", 8, "image/png")
    assert "width" not in second
    edited = await rest("PATCH", path, {"content": "only the text changes"})
    assert [entry["id"] for entry in edited.body["attachments"]] == [first["id"], second["id"]]
    body = {"attachments": [{"id": second["id"]}, {"id": 0, "filename": "c.png"}]}
    edited = await rest("PATCH", path, body, files={"new.png": PNG})
    assert [entry["filename"] for entry in edited.body["attachments"]] == ["b.txt", "c.png"]
    more = await rest("PATCH", path, {"content": "a file is added"}, files={"d.png": PNG})
    assert [entry["filename"] for entry in more.body["attachments"]] == ["b.txt", "c.png", "d.png"]
    assert (await rest("PATCH", path, {"attachments": []})).body["attachments"] == []
    async with aiohttp.ClientSession() as session, session.get(second["url"]) as answer:
        assert answer.status == 200  # a page may still be loading what was replaced a moment ago


async def test_component_ids_are_given_in_order_around_those_taken(fake_discord: FakeDiscord, rest: Rest) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "a", "custom_id": "a", "id": 2}]}
    body = {"flags": 1 << 15, "components": [{"type": 10, "content": "text"}, row]}
    text, row = (await rest("POST", messages(fake_discord), body)).body["components"]
    assert (text["id"], row["components"][0]["id"], row["id"]) == (1, 2, 3)


async def test_embeds_show_files(fake_discord: FakeDiscord, rest: Rest) -> None:
    body = {"embeds": [{"title": "t", "image": {"url": "attachment://a.png"}}], "attachments": [{"id": 0}]}
    sent = await rest("POST", messages(fake_discord), body, files={"a.png": PNG})
    assert sent.body["embeds"][0]["image"]["width"] == 8
    assert sent.body["attachments"] == []


async def test_history_pages(fake_discord: FakeDiscord, rest: Rest) -> None:
    ids = [(await rest("POST", messages(fake_discord), {"content": str(n)})).body["id"] for n in range(5)]

    async def listed(query: str) -> list[str]:
        return [message["content"] for message in (await rest("GET", f"{messages(fake_discord)}?{query}")).body]

    assert await listed("limit=2") == ["4", "3"]
    assert await listed(f"limit=2&before={ids[3]}") == ["2", "1"]
    assert await listed(f"limit=2&after={ids[1]}") == ["3", "2"]
    assert await listed(f"limit=3&around={ids[2]}") == ["3", "2", "1"]
    assert (await rest("GET", f"{messages(fake_discord)}?limit=101")).refusal == (400, 50035)


async def test_closed_threads(fake_discord: FakeDiscord, rest: Rest) -> None:
    thread = fake_discord.world.add_thread(fake_discord.channel("general"), "Old")
    path = f"/channels/{thread.id}"
    for change in ({"locked": True}, {"archived": True}, {"auto_archive_duration": 60}, {"name": "Older"}):
        assert (await rest("PATCH", path, change)).refusal == (403, 50013), change
    thread.archived = True
    assert not (await rest("PATCH", path, {"archived": False})).body["thread_metadata"]["archived"]
    thread.locked, thread.name = True, "Older"
    assert (await rest("PATCH", path, {"archived": False})).refusal == (403, 50013)
    assert (await rest("POST", f"{path}/messages", {"content": "x"})).refusal == (400, 50083)
    assert (await rest("DELETE", path)).refusal == (403, 50013)
    assert (await rest("GET", path)).body["name"] == "Older"


async def test_forms_are_read_with_and_without_payload_json(fake_discord: FakeDiscord, rest: Rest) -> None:
    url = f"{fake_discord.url}/api/v10/channels/{fake_discord.channel('general').id}/messages"
    with_file = aiohttp.FormData({"content": "12", "tts": "true"})
    with_file.add_field("file", b"seven", filename="hand.txt", content_type="text/plain")
    forms = [with_file, {"content": "plain"}, {"payload_json": '{"content": "json"}'}]
    async with aiohttp.ClientSession(headers={"Authorization": "Bot sandbox"}) as session:
        for form in forms:
            async with session.post(url, data=form) as answer:
                assert answer.status == 200, await answer.text()
    shown = fake_discord.person("Ana").sees("general")
    assert [message.content for message in shown] == ["12", "plain", "json"]
    assert [(file.filename, file.content) for file in shown[0].attachments] == [("hand.txt", b"seven")]
    assert fake_discord.violations == []


async def test_parts_that_discord_always_sends_are_there(fake_discord: FakeDiscord, rest: Rest) -> None:
    application = (await rest("GET", "/applications/@me")).body
    assert (application["summary"], application["flags_new"]) == ("", "0")
    owner = await rest("GET", f"/users/{application['owner']['id']}")
    assert owner.body["username"] == application["owner"]["username"]
    assert (await rest("GET", f"/guilds/{fake_discord.world.guild_id}")).body["hub_type"] is None
    private = await rest("POST", "/users/@me/channels", {"recipient_id": str(fake_discord.person("Ana").id)})
    assert private.body["name"] is None
    thread = await rest("POST", f"/channels/{fake_discord.channel('general').id}/threads", {"name": "t", "type": 11})
    assert thread.body["thread_metadata"]["create_timestamp"]
    embed = {"title": "x", "fields": [{"name": "n", "value": "v"}]}
    message = await rest("POST", f"/channels/{fake_discord.channel('general').id}/messages", {"embeds": [embed]})
    assert message.body["embeds"][0]["fields"] == [{"name": "n", "value": "v", "inline": False}]
    assert fake_discord.violations == []


async def test_a_menu_of_people_left_empty_still_has_resolved_data(fake_discord: FakeDiscord) -> None:
    menu = {"type": 5, "custom_id": "who", "min_values": 0}
    body = {"content": "x", "components": [{"type": 1, "components": [menu]}]}
    message = fake_discord.messages.create(fake_discord.channel("general"), body, author=fake_discord.world.bot)
    ana = fake_discord.person("Ana")
    chosen = Inputs(fake_discord.world, ana.person, fake_discord.channel("general")).menu(message.control("who"), [])
    assert chosen == {"values": [], "resolved": {}}
