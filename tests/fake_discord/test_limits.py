"""A case for each of Discord's limits, and the nearest one that is still allowed."""

from typing import Any

import pytest

from bot.fake_discord import FakeDiscord
from bot.fake_discord.rules.command_limits import command_problems
from bot.fake_discord.rules.errors import Problem
from bot.fake_discord.rules.message_limits import modal_problems
from bot.fake_discord.rules.schema import refusing, schema
from tests.fake_discord.conftest import Rest

V2 = 1 << 15


def text(content: str = "text", **more: Any) -> dict[str, Any]:
    return {"type": 10, "content": content, **more}


def button(key: str = "b", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "B", "custom_id": key, **more}


def row(*parts: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def menu(count: int = 3, **more: Any) -> dict[str, Any]:
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options, **more}


def v2(*parts: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts)}


def gallery(*urls: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


LINK = {"type": 2, "style": 5, "label": "L", "url": "https://example.org"}

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "content over 2000": ({"content": "x" * 2001}, "content"),
    "content beside V2": (v2(text()) | {"content": "x"}, "content"),
    "embeds beside V2": (v2(text()) | {"embeds": [{"title": "x"}]}, "embeds"),
    "V2 components without the flag": ({"components": [text()]}, "components.0"),
    "a V2 component deep in the tree": ({"content": "x", "components": [row(text())]}, "components.0.components.0.type"),
    "41 components in all": (v2({"type": 17, "components": [row(*[button(f"{r}{n}") for n in range(4)]) for r in range(8)]}), "components"),
    "4001 letters in all": (v2(text("x" * 4000), text("y")), "components"),
    "equal custom_ids": (v2(row(button(), button())), "components.0.components.1.custom_id"),
    "equal ids": (v2(text(id=3), text(id=3)), "components.1.id"),
    "equal option values": (v2(row(menu() | {"options": [{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]})), "components.0.components.0.options"),
    "min over max": (v2(row(menu(min_values=2, max_values=1))), "components.0.components.0.min_values"),
    "max over options": (v2(row(menu(max_values=4))), "components.0.components.0.max_values"),
    "more chosen than allowed": (v2(row(menu() | {"options": [{"label": c, "value": c, "default": True} for c in "ab"]})), "components.0.components.0.options"),
    "a menu beside a button": (v2(row(menu(), button())), "components.0.components"),
    "a button with url and custom_id": (v2(row(LINK | {"custom_id": "x"})), "components.0.components.0.custom_id"),
    "a link with a custom_id only": (v2(row(button(style=5))), "components.0.components.0.url"),
    "a button without custom_id": (v2(row({"type": 2, "style": 1, "label": "B"})), "components.0.components.0.custom_id"),
    "a button with nothing on it": (v2(row({"type": 2, "style": 1, "custom_id": "b"})), "components.0.components.0.label"),
    "six rows without V2": ({"content": "x", "components": [row(button(str(n))) for n in range(6)]}, "components"),
    "a file that is not there": (v2(gallery("attachment://none.png")), "components.0"),
    "an attachment without its file": ({"content": "x", "attachments": [{"id": 0}]}, "attachments"),
    "6001 letters of embeds": ({"embeds": [{"description": "x" * 4000}, {"description": "y" * 2001}]}, "embeds"),
    "parsed and listed mentions": ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions.users"),
    # What Discord's description knows itself, seen through the readable errors:
    "six buttons in a row": (v2(row(*[button(str(n)) for n in range(6)])), "components.0.components"),
    "26 options": (v2(row(menu(26))), "components.0.components.0.options"),
    "a label over 80": (v2(row(button(label="x" * 81))), "components.0.components.0.label"),
    "a custom_id over 100": (v2(row(button("x" * 101))), "components.0.components.0.custom_id"),
    "an empty text": (v2(text("")), "components.0.content"),
    "a container in a container": (v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}), "components.0.components.0.type"),
    "a section without accessory": (v2({"type": 9, "components": [text()]}), "components.0"),
    "11 pictures": (v2(gallery(*["https://example.org/a.png"] * 11)), "components.0.items"),
    "a nonce over 25": ({"content": "x", "nonce": "x" * 26}, "nonce"),
    "an unknown component": (v2({"type": 99}), "components.0.type"),
    "a wrong type deep inside": (v2({"type": 17, "components": [row(button(disabled="no"))]}), "components.0.components.0.components.0.disabled"),
}  # fmt: skip

ALLOWED: dict[str, dict[str, Any]] = {
    "content of 2000": {"content": "x" * 2000},
    "40 components in all": v2({"type": 17, "components": [*[row(*[button(f"{r}{n}") for n in range(4)]) for r in range(7)], row(button("z1"), button("z2"), button("z3"))]}),
    "4000 letters in all": v2(text("x" * 3999), text("y")),
    "five rows without V2": {"content": "x", "components": [row(button(str(n))) for n in range(5)]},
    "a menu of 25 alone in its row": v2(row(menu(25, min_values=0, max_values=25))),
    "a link": v2(row(LINK, button(label=None, emoji={"name": "🂡"}))),
    "6000 letters of embeds": {"embeds": [{"description": "x" * 4000}, {"description": "y" * 2000}]},
    "a picture from elsewhere": v2(gallery("https://example.org/a.png")),
    "a section": v2({"type": 9, "components": [text()], "accessory": button()}, {"type": 14, "spacing": 2}),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
async def test_refused_messages(fake_discord: FakeDiscord, rest: Rest, name: str) -> None:
    body, where = REFUSED[name]
    reply = await rest("POST", f"/channels/{fake_discord.channel('general').id}/messages", body)
    assert reply.refusal == (400, 50035)
    node = reply.body["errors"]
    for step in where.split("."):
        node = node[step]
    assert node["_errors"][0]["message"]
    assert len(fake_discord.violations) == 1
    assert where in fake_discord.violations[0]
    assert fake_discord.person("Ana").sees("general") == []


@pytest.mark.parametrize("name", ALLOWED)
async def test_allowed_messages(fake_discord: FakeDiscord, rest: Rest, name: str) -> None:
    reply = await rest("POST", f"/channels/{fake_discord.channel('general').id}/messages", ALLOWED[name])
    assert reply.status == 200, reply
    assert fake_discord.violations == []


@pytest.mark.parametrize(
    "body", [{}, {"content": ""}, {"content": None, "embeds": []}, {"components": [row(button())]}, {"flags": V2}]
)
async def test_empty_messages(fake_discord: FakeDiscord, rest: Rest, body: dict[str, Any]) -> None:
    reply = await rest("POST", f"/channels/{fake_discord.channel('general').id}/messages", body)
    assert reply.refusal == (400, 50006)


async def test_files_over_the_limit(fake_discord: FakeDiscord, rest: Rest) -> None:
    path = f"/channels/{fake_discord.channel('general').id}/messages"
    fits, over = b"x" * 10 * 1024 * 1024, b"x" * (10 * 1024 * 1024 + 1)
    assert (await rest("POST", path, {}, files={"a.bin": over})).refusal == (413, 40005)
    assert (await rest("POST", path, {}, files={"a.bin": fits})).status == 200
    many = {f"{number}.txt": b"x" for number in range(11)}
    assert (await rest("POST", path, {"content": "x"}, files=many)).refusal == (400, 50035)


async def test_unknown_keys_are_noted_but_pass(fake_discord: FakeDiscord, rest: Rest) -> None:
    path = f"/channels/{fake_discord.channel('general').id}/messages"
    reply = await rest("POST", path, {"content": "x", "tts": False, "colour": "red"})
    assert (reply.status, fake_discord.violations) == (200, [])
    assert fake_discord.ignored == [
        "POST /channels/{channel_id}/messages: body: the key 'colour' is unknown to Discord"
    ]


async def test_a_body_that_is_no_json(fake_discord: FakeDiscord, rest: Rest) -> None:
    import aiohttp

    url = f"{fake_discord.url}/api/v10/channels/{fake_discord.channel('general').id}/messages"
    async with (
        aiohttp.ClientSession() as session,
        session.post(url, data=b"{", headers={"Authorization": "Bot x", "Content-Type": "application/json"}) as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)
    assert "cannot be read" in fake_discord.violations[0]


# -- modals -----------------------------------------------------------------------------------------------------------


def field(key: str = "f", **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "L", "component": {"type": 4, "custom_id": key, "style": 1, **more}}


@pytest.mark.parametrize(
    ("parts", "where"),
    [
        ([field(str(n)) for n in range(6)], "data.components"),
        ([], "data.components"),
        ([field(), field()], "data.components.1.component.custom_id"),
        ([field(min_length=5, max_length=4)], "data.components.0.component.min_length"),
        ([{"type": 18, "label": "L", "component": menu(2, max_values=3)}], "data.components.0.component.max_values"),
    ],
)
def test_refused_modals(parts: list[Any], where: str) -> None:
    problems = modal_problems({"custom_id": "m", "title": "M", "components": parts})
    assert [".".join(map(str, problem.path)) for problem in problems] == [where]


def test_a_modal_of_five() -> None:
    assert modal_problems({"components": [field(str(n), min_length=1, max_length=4000) for n in range(5)]}) == []


# -- commands ---------------------------------------------------------------------------------------------------------


def command(name: str = "durak", *options: Any, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "options": list(options), **more}


def option(name: str = "card", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": kind, **more}


BAD_COMMANDS: dict[str, tuple[list[dict[str, Any]], str]] = {
    "upper case": ([command("Durak")], "0.name"),
    "a space": ([command("durak open")], "0.name"),
    "33 letters": ([command("x" * 33)], "0.name"),
    "an option in upper case": ([command("durak", option("Card"))], "0.options.0.name"),
    "a localized name in upper case": ([command(name_localizations={"bg": "Дурак"})], "0.name_localizations.bg"),
    "an unknown language": ([command(description_localizations={"bg-BG": "x"})], "0.description_localizations.bg-BG"),
    "required after optional": ([command("a", option("x"), option("y", required=True))], "0.options.1"),
    "two commands of one name": ([command(), command()], "body"),
    "101 commands": ([command(f"c{number}") for number in range(101)], "body"),
    "two options of one name": ([command("a", option(), option())], "0.options"),
    "subcommands beside options": ([command("a", option("s", 1), option("x"))], "0.options"),
    "a group in a group": ([command("a", option("g", 2, options=[option("h", 2, options=[option("s", 1)])]))], "0.options.0"),
    "a subcommand in a subcommand": ([command("a", option("s", 1, options=[option("t", 1)]))], "0.options.0"),
    "choices and completion": ([command("a", option(autocomplete=True, choices=[{"name": "x", "value": "x"}]))], "0.options.0"),
    "two choices of one name": ([command("a", option(choices=[{"name": "x", "value": v} for v in "ab"]))], "0.options.0.choices"),
    "a least over the greatest": ([command("a", option("n", 4, min_value=3, max_value=2))], "0.options.0.min_value"),
    "a range for a text": ([command("a", option("n", 3, max_value=2))], "0.options.0"),
    "no description": ([{"name": "a"}], "0.description"),
    "8001 letters": ([command("a", *[option(f"o{n}", choices=[{"name": f"{m}", "value": f"{m:0>99}"} for m in range(25)]) for n in range(4)])], "0"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD_COMMANDS)
def test_refused_commands(name: str) -> None:
    commands, where = BAD_COMMANDS[name]
    found = [str(problem).split(":")[0] for problem in command_problems(commands)]
    assert where in found


def test_allowed_commands() -> None:
    good = command(
        "дурак-2",
        option(
            "open", 1, options=[option("x", 4, required=True, min_value=2, max_value=6), option("y", autocomplete=True)]
        ),
        option("more", 2, options=[option("table", 1)]),
        name_localizations={"bg": "дурак", "ro": "prostănac"},
    )
    menus = [{"name": "Show Hand", "type": 2}, {"name": "Show Hand", "type": 3}]
    assert command_problems([good, *menus, *[command(f"c{number}") for number in range(99)]]) == []


async def test_refused_commands_leave_the_old_ones(fake_discord: FakeDiscord, rest: Rest) -> None:
    path = f"/applications/{fake_discord.world.bot.id}/commands"
    old = await rest("PUT", path, [command()])
    assert (await rest("PUT", path, [command("Upper")])).refusal == (400, 50035)
    assert (await rest("GET", path)).body == old.body
    assert (await rest("DELETE", f"{path}/{old.body[0]['id']}")).status == 204
    assert (await rest("DELETE", f"{path}/{old.body[0]['id']}")).refusal == (404, 10063)
    assert (await rest("PUT", "/applications/5/commands", [])).refusal == (404, 10002)


@pytest.mark.parametrize(
    ("name", "image"),
    [("a b", "data:image/png;base64,AAAA"), ("ok", "AAAA"), ("ok", "data:image/png;base64,"), ("ok", "data:image/png;base64," + "A" * 4 * 90_000)],
)  # fmt: skip
async def test_refused_emojis(fake_discord: FakeDiscord, rest: Rest, name: str, image: str) -> None:
    path = f"/applications/{fake_discord.world.bot.id}/emojis"
    assert (await rest("POST", path, {"name": name, "image": image})).refusal == (400, 50035)


# -- the checkers themselves ------------------------------------------------------------------------------------------


def test_errors_are_the_innermost_and_in_words() -> None:
    body = v2({"type": 17, "components": [row(button(), button("c", label="x" * 90), {"type": 10, "content": "x"})]})
    found = [str(problem) for problem in schema().request("POST", "/channels/{channel_id}/messages", body)]
    assert len(found) == 2
    assert found[0].startswith("components.0.components.0.components.1.label: 'xxx")
    assert found[0].endswith("is too long")
    assert found[1] == (
        "components.0.components.0.components.2.type: type 10 is not allowed here; allowed: [2, 3, 5, 6, 7, 8]"
    )


def test_unknown_keys_alone_refuse_nothing() -> None:
    found = schema().request("POST", "/channels/{id}/messages", {"content": 5, "new": 1})
    assert {problem.path for problem in refusing(found)} == {("content",)}
    assert len(found) == 2


def test_callbacks_are_checked_by_their_own_kind() -> None:
    path = "/interactions/{id}/{token}/callback"
    assert schema().request("POST", path, {"type": 4, "data": {"content": "x", "flags": 64}}) == []
    (problem,) = schema().request(
        "POST", path, {"type": 9, "data": {"custom_id": "x", "title": "y" * 46, "components": [field()]}}
    )
    assert problem.path == ("data", "title")
    (problem,) = schema().request("POST", path, {"type": 44})
    assert problem == Problem(
        ("type",), "BASE_TYPE_CHOICES", "type 44 is not allowed here; allowed: [1, 4, 5, 6, 7, 8, 9, 12, 13]"
    )


async def test_a_bulk_update_keeps_the_entry_point_command(fake_discord: FakeDiscord, rest: Rest) -> None:
    path = f"/applications/{fake_discord.world.bot.id}/commands"
    entry = fake_discord.world.add_entry_point()
    assert (await rest("PUT", path, [command("a")])).refusal == (400, 50240)
    assert [command["name"] for command in fake_discord.world.commands[None]] == ["launch"]
    kept = {"id": entry["id"], "type": 4, "name": "launch", "handler": 2}
    assert (await rest("PUT", path, [command("a"), kept])).status == 200
    assert [command["id"] for command in fake_discord.world.commands[None] if command["type"] == 4] == [entry["id"]]


async def test_translations_are_listed_where_they_are_asked_for(fake_discord: FakeDiscord, rest: Rest) -> None:
    path = f"/applications/{fake_discord.world.bot.id}/commands"
    await rest("PUT", path, [command("a") | {"description_localizations": {"bg": "б"}}])
    assert "description_localizations" not in (await rest("GET", path)).body[0]
    whole = await rest("GET", f"{path}?with_localizations=true")
    assert whole.body[0]["description_localizations"] == {"bg": "б"}
