"""Discord's rules for interactions, tested with a bare client."""

import asyncio

import pytest

from bot.fake_discord import Actor, Answer, FakeDiscord, ManualClock, NotAnswered, NotPossible, Permission
from bot.fake_discord.world.model import Interaction
from tests.fake_discord.conftest import Reply, Rest

TEXT = 3
MODAL = {
    "custom_id": "m",
    "title": "M",
    "components": [
        {"type": 10, "content": "Tell"},
        {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "word", "style": 1, "min_length": 2}},
        {"type": 1, "components": [{"type": 4, "custom_id": "old", "style": 1, "label": "O", "required": False}]},
    ],
}
BUTTONS = [
    {
        "type": 1,
        "components": [
            {"type": 2, "style": 1, "label": "Go", "custom_id": "go"},
            {"type": 2, "style": 1, "label": "Off", "custom_id": "off", "disabled": True},
            {"type": 2, "style": 5, "label": "Link", "url": "https://example.org"},
        ],
    },
    {
        "type": 1,
        "components": [
            {
                "type": 3,
                "custom_id": "menu",
                "placeholder": "Pick",
                "max_values": 2,
                "options": [{"label": value, "value": value} for value in "abc"],
            }
        ],
    },
]
COMMANDS = [
    {"name": "ping", "description": "ping"},
    {"name": "guess", "description": "g", "options": [
        {"type": TEXT, "name": "word", "description": "w", "required": True, "autocomplete": True},
        {"type": 4, "name": "count", "description": "c", "min_value": 1, "max_value": 3},
        {"type": TEXT, "name": "size", "description": "s", "choices": [{"name": "Big", "value": "b"}]},
    ]},
    {"name": "manage", "description": "m", "default_member_permissions": int(Permission.MANAGE_CHANNELS)},
    {"name": "admin", "description": "a", "default_member_permissions": 0},
    {"name": "here", "description": "h", "contexts": [0]},
    {"name": "there", "description": "t", "contexts": [1]},
]  # fmt: skip


class Hand:
    """Answers interactions one call at a time."""

    def __init__(self, fake_discord: FakeDiscord, rest: Rest) -> None:
        self.fake_discord, self.rest = fake_discord, rest

    async def asked(self, act) -> tuple[asyncio.Task[Answer], Interaction]:
        """Start a person's action; return its task and the interaction."""
        task = asyncio.create_task(act)
        await asyncio.sleep(0)
        return task, list(self.fake_discord.world.interactions.values())[-1]

    async def respond(self, interaction: Interaction, kind: int, data: object = None) -> Reply:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        return await self.rest("POST", path, {"type": kind} | ({"data": data} if data is not None else {}))

    async def answered(self, act, kind: int, data: object = None) -> tuple[Answer, Interaction]:
        task, interaction = await self.asked(act)
        assert (await self.respond(interaction, kind, data)).status == 200
        return await task, interaction

    def webhook(self, interaction: Interaction, rest: str = "") -> str:
        return f"/webhooks/{self.fake_discord.world.bot.id}/{interaction.token}{rest}"


@pytest.fixture
async def hand(fake_discord: FakeDiscord, rest: Rest) -> Hand:
    reply = await rest("PUT", f"/applications/{fake_discord.world.bot.id}/commands", COMMANDS)
    assert reply.status == 200
    return Hand(fake_discord, rest)


@pytest.fixture
def ana(fake_discord: FakeDiscord) -> Actor:
    return fake_discord.person("Ana")


# -- the first answer -------------------------------------------------------------------------------------------------


async def test_the_first_answer_comes_once_and_in_time(hand: Hand, ana: Actor, clock: ManualClock) -> None:
    task, interaction = await hand.asked(ana.command("general", "ping"))
    clock.advance(2.5)
    first = await hand.respond(interaction, 4, {"content": "pong"})
    assert first.body["interaction"]["response_message_id"] == first.body["resource"]["message"]["id"]
    assert first.body["resource"]["message"]["interaction_metadata"]["user"]["username"] == "Ana"
    answer = await task
    assert (answer.text, answer.elapsed) == ("pong", 2.5)
    assert (await hand.respond(interaction, 4, {"content": "pong"})).refusal == (400, 40060)

    task, interaction = await hand.asked(ana.command("general", "ping"))
    clock.advance(3.01)
    assert (await hand.respond(interaction, 4, {"content": "late"})).refusal == (404, 10062)
    with pytest.raises(NotAnswered):
        await task
    assert (await hand.rest("POST", hand.webhook(interaction), {"content": "x"})).refusal == (404, 10015)
    assert (await hand.rest("POST", "/interactions/1/none/callback", {"type": 5})).refusal == (404, 10062)
    assert hand.fake_discord.violations == []


async def test_the_token_lives_for_a_quarter_of_an_hour(hand: Hand, ana: Actor, clock: ManualClock) -> None:
    _, interaction = await hand.answered(ana.command("general", "ping"), 5)
    clock.advance(899)
    assert (await hand.rest("POST", hand.webhook(interaction), {"content": "in time"})).status == 200
    clock.advance(2)
    for method, path in (("POST", ""), ("PATCH", "/messages/@original"), ("GET", "/messages/@original")):
        body = None if method == "GET" else {"content": "x"}
        assert (await hand.rest(method, hand.webhook(interaction, path), body)).refusal == (401, 50027)


@pytest.mark.parametrize("kind", [6, 7, 8])
async def test_a_command_is_not_answered_like_a_component(hand: Hand, ana: Actor, kind: int) -> None:
    task, interaction = await hand.asked(ana.command("general", "ping"))
    data = {"choices": []} if kind == 8 else {"content": "x"}
    assert (await hand.respond(interaction, kind, data)).refusal == (400, 50035)
    assert (await hand.respond(interaction, 4, {"content": "x"})).status == 200  # a refused answer is none
    await task


async def test_a_refused_first_answer_does_not_acknowledge(hand: Hand, ana: Actor) -> None:
    task, interaction = await hand.asked(ana.command("general", "ping"))
    assert (await hand.respond(interaction, 4, {"content": ""})).refusal == (400, 50006)
    assert (await hand.respond(interaction, 4, {"content": "x" * 2001})).refusal == (400, 50035)
    assert (await hand.respond(interaction, 4, {"content": "x"})).status == 200
    assert (await task).text == "x"
    assert len(hand.fake_discord.violations) == 2


async def test_without_with_response_there_is_no_body(hand: Hand, ana: Actor) -> None:
    task, interaction = await hand.asked(ana.command("general", "ping"))
    reply = await hand.rest("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", {"type": 5})
    assert (reply.status, reply.body) == (204, None)
    assert (await task).kind == "thinking"


# -- ephemeral --------------------------------------------------------------------------------------------------------


async def test_ephemeral_answers_are_for_one_reader(hand: Hand, fake_discord: FakeDiscord, ana: Actor) -> None:
    answer, interaction = await hand.answered(ana.command("general", "ping"), 4, {"content": "psst", "flags": 64})
    assert answer.ephemeral
    assert answer.message in ana.sees("general")
    assert fake_discord.person("Boris").sees("general") == []
    path = f"/channels/{fake_discord.channel('general').id}/messages"
    assert (await hand.rest("GET", path)).body == []
    for method in ("GET", "PATCH", "DELETE"):
        body = {"content": "x"} if method == "PATCH" else None
        assert (await hand.rest(method, f"{path}/{answer.message.id}", body)).refusal == (404, 10008)
    edited = await hand.rest("PATCH", hand.webhook(interaction, "/messages/@original"), {"content": "psst!"})
    assert (edited.body["content"], edited.body["flags"]) == ("psst!", 64)
    ana.reload()
    assert ana.sees("general") == []


async def test_the_first_follow_up_after_an_ephemeral_deferral_is_ephemeral(hand: Hand, ana: Actor) -> None:
    answer, interaction = await hand.answered(ana.command("general", "ping"), 5, {"flags": 64})
    first = await hand.rest("POST", hand.webhook(interaction), {"content": "first"})
    assert (first.body["id"], first.body["flags"]) == (str(answer.message.id), 64)
    assert first.body["edited_timestamp"] is None  # filling is not editing
    second = await hand.rest("POST", hand.webhook(interaction), {"content": "second"})
    assert (second.body["flags"], second.body["id"] != first.body["id"]) == (0, True)
    assert (await hand.rest("DELETE", hand.webhook(interaction, "/messages/@original"))).status == 204
    assert (await hand.rest("GET", hand.webhook(interaction, "/messages/@original"))).refusal == (404, 10008)


async def test_a_token_reaches_only_its_own_messages(hand: Hand, ana: Actor) -> None:
    answer, _ = await hand.answered(ana.command("general", "ping"), 4, {"content": "mine"})
    _, other = await hand.answered(ana.command("general", "ping"), 4, {"content": "other"})
    path = hand.webhook(other, f"/messages/{answer.message.id}")
    assert (await hand.rest("PATCH", path, {"content": "x"})).refusal == (404, 10008)


# -- components and modals --------------------------------------------------------------------------------------------


async def test_clicks_menus_and_what_a_person_cannot_press(hand: Hand, fake_discord: FakeDiscord, ana: Actor) -> None:
    answer, _ = await hand.answered(ana.command("general", "ping"), 4, {"content": "x", "components": BUTTONS})
    message = answer.message
    outdated = message.copy()
    silent, interaction = await hand.answered(ana.click(message, "Go"), 6)
    assert (silent.kind, silent.message) == ("silent", message)
    assert interaction.data == {"custom_id": "go", "component_type": 2, "id": 2}
    for name, reason in (("Off", "disabled"), ("Link", "0 controls"), ("menu", "not a button")):
        with pytest.raises(NotPossible, match=reason):
            await ana.click(message, name)
    for values in ([], ["a", "b", "c"], ["z"], ["a", "a"]):
        with pytest.raises(NotPossible):
            await ana.select(message, "Pick", values)
    updated, interaction = await hand.answered(ana.select(message, "Pick", ["c", "a"]), 7, {"components": []})
    assert (updated.kind, interaction.data["values"], message.controls) == ("update", ["c", "a"], [])
    with pytest.raises(NotPossible):
        await ana.click(message, "go")
    _, interaction = await hand.answered(ana.click(outdated, "go"), 6)  # pressed before the update had arrived
    assert interaction.message is outdated
    hidden, _ = await hand.answered(ana.command("general", "ping"), 4, {"content": "x", "flags": 64})
    with pytest.raises(NotPossible, match="does not see"):
        await fake_discord.person("Boris").click(hidden.message, "go")


async def test_modals_are_checked_as_they_are_filled_in(hand: Hand, ana: Actor) -> None:
    opened, _ = await hand.answered(ana.command("general", "ping"), 9, MODAL)
    for values, reason in (({}, "filled in"), ({"word": "x"}, "letters"), ({"other": "x"}, "nothing here")):
        with pytest.raises(NotPossible, match=reason):
            await ana.submit(opened, values)
    task, interaction = await hand.asked(ana.submit(opened, {"word": "abc"}))
    label, row = interaction.data["components"]
    assert label == {"type": 18, "id": 2, "component": {"type": 4, "id": 3, "custom_id": "word", "value": "abc"}}
    assert row["components"][0]["value"] == ""
    for kind, data in ((9, MODAL), (7, {"content": "x"})):  # no modal after a modal, no update without a message
        assert (await hand.respond(interaction, kind, data)).refusal == (400, 50035)
    reply = await hand.respond(interaction, 4, {"content": "thanks"})
    assert reply.body["resource"]["message"]["interaction_metadata"]["triggering_interaction_metadata"]["type"] == 2
    assert (await task).text == "thanks"


async def test_a_modal_from_a_button_may_update_its_message(hand: Hand, ana: Actor) -> None:
    answer, _ = await hand.answered(ana.command("general", "ping"), 4, {"content": "x", "components": BUTTONS})
    opened, _ = await hand.answered(ana.click(answer.message, "go"), 9, MODAL)
    updated, _ = await hand.answered(ana.submit(opened, {"word": "abc"}), 7, {"content": "updated"})
    assert (updated.message, answer.text) == (answer.message, "updated")


# -- commands ---------------------------------------------------------------------------------------------------------


async def test_autocomplete(hand: Hand, ana: Actor) -> None:
    task, interaction = await hand.asked(ana.complete("general", "guess", focused="word", word="ab", count=9))
    focused, count = interaction.data["options"]
    assert focused == {"type": 3, "name": "word", "value": "ab", "focused": True}
    assert count["value"] == 9  # nothing is checked before it is sent
    assert (await hand.respond(interaction, 8, {"choices": [{"name": "x", "value": 1}]})).refusal == (400, 50035)
    assert (await hand.respond(interaction, 4, {"content": "x"})).refusal == (400, 50035)
    choices = [{"name": "abc", "value": "abc"}]
    assert (await hand.respond(interaction, 8, {"choices": choices})).status == 200
    assert await task == choices
    with pytest.raises(NotPossible):
        await ana.complete("general", "guess", focused="count")


@pytest.mark.parametrize(
    ("path", "options"),
    [
        ("nothing", {}),
        ("ping on", {}),
        ("ping", {"stranger": 1}),
        ("guess", {}),
        ("guess", {"word": 5}),
        ("guess", {"word": "x", "count": 4}),
        ("guess", {"word": "x", "count": True}),
        ("guess", {"word": "x", "size": "c"}),
    ],
)
async def test_what_cannot_be_typed(hand: Hand, ana: Actor, path: str, options: dict[str, object]) -> None:
    with pytest.raises(NotPossible):
        await ana.command("general", path, **options)


async def test_commands_are_hidden_from_those_who_may_not_use_them(
    hand: Hand, fake_discord: FakeDiscord, ana: Actor
) -> None:
    boris = fake_discord.person("Boris")

    def offered(person: Actor, channel: object) -> set[str]:
        return {command["name"] for command in person.commands(channel)}

    assert offered(ana, "general") == {"ping", "guess", "manage", "here"}
    assert offered(boris, "general") == {"ping", "guess", "here"}
    assert offered(boris, boris.private_channel) == {"ping", "guess", "manage", "admin", "there"}
    with pytest.raises(NotPossible):
        await boris.command("general", "manage")
    with pytest.raises(NotPossible, match="not in that private"):
        await boris.command(ana.private_channel, "ping")
    assert ana.sees(boris.private_channel) == []
    role = fake_discord.world.add_role("Admins", Permission.ADMINISTRATOR)
    boris.person.roles.add(role.id)
    assert offered(boris, "general") == {"ping", "guess", "manage", "admin", "here"}


async def test_what_an_interaction_says_of_rights_and_languages(
    hand: Hand, fake_discord: FakeDiscord, ana: Actor
) -> None:
    from bot.fake_discord.world import payloads

    fake_discord.deny("general", "ATTACH_FILES")
    ana.locale = "ru"
    _, here = await hand.answered(ana.command("general", "ping"), 5)
    event = payloads.interaction(fake_discord.world, here)
    rights = Permission(int(event["app_permissions"]))
    assert (Permission.ATTACH_FILES in rights, Permission.SEND_MESSAGES in rights) == (False, True)
    assert Permission.MANAGE_CHANNELS in Permission(int(event["member"]["permissions"]))
    assert (event["locale"], event["guild_locale"], event["context"]) == ("ru", "en-US", 0)
    _, there = await hand.answered(ana.command(ana.private_channel, "ping"), 5)
    event = payloads.interaction(fake_discord.world, there)
    assert event["user"]["username"] == "Ana"
    assert not event.keys() & {"guild_id", "member", "guild_locale"}


async def test_double_clicks_are_two_interactions(hand: Hand, ana: Actor) -> None:
    answer, _ = await hand.answered(ana.command("general", "ping"), 4, {"content": "x", "components": BUTTONS})
    both = [asyncio.create_task(ana.click(answer.message, "go")) for _ in range(2)]
    await asyncio.sleep(0)
    *_, first, second = hand.fake_discord.world.interactions.values()
    for interaction in (first, second):
        await hand.respond(interaction, 6)
    assert [answer.kind for answer in await asyncio.gather(*both)] == ["silent", "silent"]
