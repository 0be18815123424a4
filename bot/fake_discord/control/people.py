"""Operations of `/control/people`: what people do and see."""

import base64
from functools import partial
from typing import Any

from bot.fake_discord.control.finding import Finder
from bot.fake_discord.control.operation import Asked, Operation, Result
from bot.fake_discord.people.actor import Actor
from bot.fake_discord.world import application_payloads, payloads
from bot.fake_discord.world.jsontypes import Json, is_list, is_object
from bot.fake_discord.world.model import Answer, DmRefusal, InteractionKind, Message
from bot.fake_discord.world.names import named
from bot.fake_discord.world.world import World

_PERSON = "/control/people/{person}"
_ASKING = {
    "command": ("channel command", "options"),
    "complete": ("channel command focused", "options"),
    "use": ("command", "message on channel"),
    "click": ("message button", ""),
    "select": ("message menu values", ""),
    "submit": ("modal values", ""),
    "forge": ("kind channel data", "message"),
    "launch": ("channel", ""),
}
"""What the bot has to answer, with the keys that it needs and those that it may have."""
_DOING = {
    "say": ("channel", "content files"),
    "react": ("message emoji", ""),
    "unreact": ("message emoji", ""),
    "thread": ("name", "channel message content private"),
    "invite": ("channel", "lifetime uses"),
    "authorize": ("", "scope redirect_uri"),
    "join": ("", "guild invite"),
    "leave": ("", "guild"),
    "quit": ("activity", ""),
    "reload": ("", ""),
    "set": ("", "locale refuse at"),
}
"""What the bot need not answer, likewise."""


class PeopleControl:
    """What people do and see."""

    def __init__(self, world: World, find: Finder) -> None:
        self._world = world
        self._find = find

    def operations(self) -> list[Operation]:
        """Build the operations."""
        return [
            Operation("POST", "/control/people", self._add, "name", "locale moderator guild"),
            Operation("GET", f"{_PERSON}/commands", self._commands, "channel"),
            Operation("GET", f"{_PERSON}/messages", self._messages, "", "channel"),
            Operation("GET", f"{_PERSON}/rang", lambda asked: [self._shown(item) for item in self._actor(asked).rang]),
            Operation("POST", f"{_PERSON}/roles", self._set_roles, "", "give take"),
            *(
                Operation("POST", f"{_PERSON}/{action}", partial(work, action), needs, may_have)
                for work, actions in ((self._ask, _ASKING), (self._do, _DOING))
                for action, (needs, may_have) in actions.items()
            ),
        ]

    def _actor(self, asked: Asked) -> Actor:
        return self._find.actor(asked.path["person"])

    def _add(self, asked: Asked) -> Json:
        body = asked.body
        locale, moderator = body.get("locale", "en-US"), body.get("moderator", False)
        guild = self._find.guild(body.get("guild"))
        return payloads.user(self._world.add_person(body["name"], locale=locale, moderator=moderator, guild=guild))

    def _commands(self, asked: Asked) -> Result:
        return self._actor(asked).commands(self._find.channel(asked.body["channel"]))

    def _messages(self, asked: Asked) -> Result:
        actor = self._actor(asked)
        in_channel = "channel" in asked.body
        seen = actor.sees(self._find.channel(asked.body["channel"])) if in_channel else actor.inbox
        return [self._shown(message) for message in seen]

    def _shown(self, message: Message) -> Json:
        return payloads.message(self._world, message) | {
            "text": message.text,
            "ephemeral": message.ephemeral,
            "thinking": message.thinking,
            "rings": [str(person.id) for person in message.rings],
        }

    def _set_roles(self, asked: Asked) -> Json:
        member = self._find.member(asked.path["person"])
        for key, held in (("give", True), ("take", False)):
            for role in [self._find.role(name) for name in asked.body.get(key, [])]:
                self._world.set_role(member, role, held=held)
        return {"roles": [str(role_id) for role_id in sorted(member.roles)]}

    async def _ask(self, action: str, asked: Asked) -> Json:
        """Let a person do something that the bot has to answer; return its first answer."""
        actor, find, body = self._actor(asked), self._find, asked.body
        match action:
            case "command":
                options = self._options(body, actor)
                answer = await actor.command(find.channel(body["channel"]), body["command"], **options)
            case "complete":
                place, options = find.channel(body["channel"]), self._options(body, actor)
                return {"choices": await actor.complete(place, body["command"], focused=body["focused"], **options)}
            case "use":
                if ("message" in body) == ("on" in body):
                    raise ValueError("either message is needed, or on (a person) and channel")
                target = find.message(body["message"]) if "message" in body else find.member(body["on"])
                place = find.channel(body.get("channel", "")) if "on" in body else ""
                answer = await actor.use(body["command"], target, place)
            case "click":
                answer = await actor.click(find.message(body["message"]), body["button"])
            case "select":
                if not is_list(values := body["values"]):
                    raise ValueError("values: a list is needed")
                answer = await actor.select(find.message(body["message"]), body["menu"], values)
            case "submit":
                if not is_object(values := body["values"]):
                    raise ValueError("values: an object is needed, with the values by custom id")
                answer = await actor.submit(find.modal(body["modal"]), values)
            case "forge":
                kind = named("kind of interaction", body["kind"], InteractionKind)
                message = find.message(body["message"]) if "message" in body else None
                answer = await actor.forge(kind, find.channel(body["channel"]), body["data"], message=message)
            case _:
                answer = await actor.launch(find.channel(body["channel"]))
        return self._answer(answer)

    def _do(self, action: str, asked: Asked) -> Json:
        """Let a person do something that the bot need not answer."""
        actor, find, body = self._actor(asked), self._find, asked.body
        match action:
            case "say":
                files = {name: _decoded(name, content) for name, content in body.get("files", {}).items()}
                return self._shown(actor.say(find.channel(body["channel"]), body.get("content", ""), files=files))
            case "react":
                actor.react(find.message(body["message"]), body["emoji"])
            case "unreact":
                actor.take_reaction_back(find.message(body["message"]), body["emoji"])
            case "thread":
                start = find.message(body["message"]) if "message" in body else find.channel(body.get("channel", ""))
                private = body.get("private", False)
                thread = actor.open_thread(start, body["name"], body.get("content", ""), private=private)
                return payloads.channel(self._world, thread)
            case "invite":
                lifetime, uses = body.get("lifetime", 86_400), body.get("uses", 0)
                invite = actor.invite(find.channel(body["channel"]), lifetime=lifetime, most_uses=uses)
                return application_payloads.invite(self._world, invite)
            case "authorize":
                return {"code": actor.authorize(body.get("scope", "identify"), redirect_uri=body.get("redirect_uri"))}
            case "join":
                actor.join(body["invite"] if "invite" in body else find.guild(body.get("guild")))
            case "leave":
                actor.leave_guild(find.guild(body.get("guild")))
            case "quit":
                actor.leave(find.activity(body["activity"]))
            case "reload":
                actor.reload()
            case _:
                actor.locale = body.get("locale", actor.locale)
                if "refuse" in body:  # how private messages are refused: a code, or null
                    code = body["refuse"]
                    refusal = None if code is None else DmRefusal(code, body.get("at", "send"))
                    self._world.refuse_dms(actor.person, refusal)
        return {}

    @staticmethod
    def _options(body: Json, actor: Actor) -> Json:
        """Return a command's options; `{"name": …, "content": base64}` is a file that the person uploads."""
        options: Json = body.get("options", {})
        return {
            name: actor.upload(*_file(name, value)) if is_object(value) else value for name, value in options.items()
        }

    def _answer(self, answer: Answer) -> Json:
        body: Json = {"kind": answer.kind, "elapsed": answer.elapsed, "ephemeral": answer.ephemeral}
        if answer.message is not None:
            body["message"] = self._shown(answer.message)
        if answer.modal is not None:
            modal = answer.modal
            body["modal"] = {
                "id": str(modal.interaction.id),
                "custom_id": modal.custom_id,
                "title": modal.title,
                "components": modal.components,
            }
        if answer.activity is not None:
            body["activity"] = application_payloads.activity(self._world, answer.activity)
        return body


def _file(key: str, given: Json) -> tuple[str, bytes]:
    """Return the name and the content of a file that is an option. Raise ValueError if it is not described as one."""
    if given.keys() != {"name", "content"}:
        raise ValueError(f"{key}: a file needs: name content")
    return str(given["name"]), _decoded(key, given["content"])


def _decoded(key: str, content: Any) -> bytes:
    try:
        return base64.b64decode(content, validate=True)
    except (TypeError, ValueError):
        raise ValueError(f"{key}: the content of a file must be in base64") from None
