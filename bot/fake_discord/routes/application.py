"""Routes about the bot itself: its user, application, emojis and running Activities."""

import base64
import binascii
import re

from bot.fake_discord.http.call import Call, Reply, Result, Route
from bot.fake_discord.routes.access import Routes
from bot.fake_discord.rules.errors import ApiError, Problem, found, invalid_form
from bot.fake_discord.world import application_payloads, payloads
from bot.fake_discord.world.model import Emoji

EMOJI_BYTES = 256 * 1024
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)
_APPLICATION = "/applications/{application_id}"


class ApplicationRoutes(Routes):
    """The routes about the bot."""

    def routes(self) -> list[Route]:
        """Build the routes."""
        world, access, emoji = self._world, self._access, _APPLICATION + "/emojis/{emoji_id}"
        return [
            Route("GET", "/gateway", lambda _: {"url": world.gateway_url}, open=True),
            Route("GET", "/gateway/bot", self.gateway_for_bots),
            Route("GET", "/users/@me", lambda call: payloads.own_user(access.person(call)), scope="identify"),
            Route("GET", "/users/{user_id}", lambda call: payloads.user(access.person(call))),
            Route("GET", "/oauth2/applications/@me", lambda _: application_payloads.application(world)),
            Route("GET", "/applications/@me", lambda _: application_payloads.application(world)),
            Route("GET", "/applications/detectable", lambda _: [], open=True),
            Route("GET", "/soundboard-default-sounds", lambda _: []),
            Route("GET", "/sticker-packs", lambda _: {"sticker_packs": []}),
            Route("GET", _APPLICATION + "/emojis", self.emojis),
            Route("POST", _APPLICATION + "/emojis", self.add_emoji),
            Route("GET", emoji, lambda call: application_payloads.emoji(self._emoji(call), world)),
            Route("DELETE", emoji, self.delete_emoji),
            Route("GET", _APPLICATION + "/activity-instances/{instance_id}", self.activity),
        ]

    def gateway_for_bots(self, _: Call) -> Result:
        """Return the URL of the gateway and the number of shards it recommends."""
        starts = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
        return {"url": self._world.gateway_url, "shards": self._world.shards, "session_start_limit": starts}

    def activity(self, call: Call) -> Result:
        """Return a running instance of the app's Activity. Raise `ApiError` if there is none."""
        self._access.own_application(call)
        running = self._world.activities.get(call.params["instance_id"])
        if running is None:
            raise ApiError(404, 0, "404: Not Found")
        return application_payloads.activity(self._world, running)

    def emojis(self, call: Call) -> Result:
        """List the application's emojis."""
        self._access.own_application(call)
        return {"items": [application_payloads.emoji(item, self._world) for item in self._world.emojis.values()]}

    def add_emoji(self, call: Call) -> Result:
        """Add an emoji from a data URI of at most 256 KiB."""
        self._access.own_application(call)
        name: str = call.form["name"]
        taken = any(item.name == name for item in self._world.emojis.values())
        if taken or not re.fullmatch(r"\w{2,32}", name, re.ASCII):
            raise invalid_form(Problem(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", f"{name!r} cannot be used."))
        match = _IMAGE.fullmatch(call.form["image"])
        try:
            content = base64.b64decode(match[2], validate=True) if match else b""
        except binascii.Error:
            content = b""
        if match is None or not 0 < len(content) <= EMOJI_BYTES:
            text = f"An image of at most {EMOJI_BYTES} bytes, please."
            raise invalid_form(Problem(("image",), "IMAGE_INVALID", text))
        item = Emoji(self._world.new_id(), name, content, match[1])
        self._world.emojis[item.id] = item
        return Reply(application_payloads.emoji(item, self._world), status=201)

    def _emoji(self, call: Call) -> Emoji:
        self._access.own_application(call)
        return found(self._world.emojis.get(call.id("emoji_id")), "Emoji")

    def delete_emoji(self, call: Call) -> Result:
        """Delete one emoji."""
        del self._world.emojis[self._emoji(call).id]
