"""OAuth2: the page on which a person agrees, the exchange of codes for tokens, and what a token's owner may ask."""

import base64
import binascii
from collections.abc import Callable
from html import escape
from urllib.parse import urlencode

from aiohttp import web

from bot.fake_discord import application_payloads, payloads
from bot.fake_discord.call import Call, Reply, Route
from bot.fake_discord.errors import unauthorized, unknown
from bot.fake_discord.jsontypes import Json
from bot.fake_discord.oauth import TOKEN_SECONDS, Authorization
from bot.fake_discord.world import World

_FORM = "application/x-www-form-urlencoded"


class OAuthRoutes:
    """The routes of OAuth2. `accepts` checks the app's client secret."""

    def __init__(self, world: World, accepts: Callable[[str], bool]) -> None:
        self._world = world
        self._accepts = accepts

    def routes(self) -> list[Route]:
        """Build the routes."""
        return [
            Route("POST", "/oauth2/token", self.token, open=True),
            Route("POST", "/oauth2/token/revoke", self.revoke, open=True),
            Route("GET", "/oauth2/@me", self.authorization, scope=""),
            Route("GET", "/users/@me/guilds/{guild_id}/member", self.member, scope="guilds.members.read"),
        ]

    def _client_known(self, call: Call) -> bool:
        client, secret = str(call.form.get("client_id", "")), str(call.form.get("client_secret", ""))
        kind, _, encoded = call.headers.get("Authorization", "").partition(" ")
        if kind == "Basic":
            try:
                client, _, secret = base64.b64decode(encoded, validate=True).decode().partition(":")
            except (binascii.Error, UnicodeDecodeError):
                return False
        return client == str(self._world.bot.id) and self._accepts(secret)

    def token(self, call: Call) -> Reply:
        """Exchange a code or a refresh token for an access token."""
        if not call.headers.get("Content-Type", "").startswith(_FORM):
            return _refusal("invalid_request", f"The content type must be {_FORM}.")
        if not self._client_known(call):
            return _refusal("invalid_client", "", status=401)
        match call.form.get("grant_type"):
            case "authorization_code":
                name = "code"
                granted = self._world.authorizations.exchange(
                    str(call.form.get("code", "")), call.form.get("redirect_uri")
                )
            case "refresh_token":
                name = "refresh_token"
                granted = self._world.authorizations.refresh(str(call.form.get("refresh_token", "")))
            case _:
                return _refusal("unsupported_grant_type", "Grant type None is not supported")
        if granted is None:
            return _refusal("invalid_grant", f'Invalid "{name}" in request.')
        return Reply(
            {
                "access_token": granted.access_token,
                "token_type": "Bearer",
                "expires_in": TOKEN_SECONDS,
                "refresh_token": granted.refresh_token,
                "scope": granted.scope,
            }
        )

    def revoke(self, call: Call) -> Reply:
        """Revoke an access or refresh token."""
        if not self._client_known(call):
            return _refusal("invalid_client", "", status=401)
        self._world.authorizations.revoke(str(call.form.get("token", "")))
        return Reply({})

    def _granted(self, call: Call) -> Authorization:
        if call.authorization is None:
            raise unauthorized()
        return call.authorization

    def authorization(self, call: Call) -> Reply:
        """Return what the owner of the token has allowed."""
        granted = self._granted(call)
        application = application_payloads.application(self._world)
        shown = "id name icon description summary type bot_public bot_require_code_grant verify_key flags flags_new"
        body: Json = {
            "application": {key: application[key] for key in shown.split() if key in application},
            "scopes": sorted(granted.scopes),
            "expires": payloads.moment(granted.expires),
        }
        if "identify" in granted.scopes:
            body["user"] = payloads.user(granted.person)
        return Reply(body)

    def member(self, call: Call) -> Reply:
        """Return the token's owner as a member of a guild."""
        person = self._granted(call).person
        guild = self._world.guilds.get(call.id("guild_id"))
        if guild is None or person.id not in guild.members:
            raise unknown("Guild")
        return Reply(payloads.member(self._world, guild, person))


def _refusal(error: str, description: str, status: int = 400) -> Reply:
    return Reply({"error": error} | ({"error_description": description} if description else {}), status=status)


class AuthorizePage:
    """The page at `/oauth2/authorize`, where one of the people agrees and is sent back with a code."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_to(self, app: web.Application) -> None:
        """Register the page."""
        app.router.add_get("/oauth2/authorize", self._ask)
        app.router.add_post("/oauth2/authorize", self._agree)

    def _problem(self, query: Json) -> str:
        if query.get("client_id") != str(self._world.bot.id):
            return "Unknown application"
        if query.get("response_type") != "code":
            return "Invalid response_type: only code is supported"
        if not query.get("redirect_uri"):
            return "Invalid redirect_uri"
        return "" if query.get("scope") else "Invalid scope"

    async def _ask(self, request: web.Request) -> web.Response:
        query = dict(request.query)
        if problem := self._problem(query):
            raise web.HTTPBadRequest(text=problem)
        fields = "".join(
            f'<input type="hidden" name="{escape(key)}" value="{escape(value)}">' for key, value in query.items()
        )
        buttons = "".join(
            f'<p><button name="person" value="{person.id}">{escape(person.name)}</button></p>'
            for person in self._world.people.values()
        )
        title = f"{escape(self._world.bot.name)} asks for: {escape(query['scope'])}"
        page = f'<!doctype html><title>{title}</title><h1>{title}</h1><form method="post">{fields}{buttons}</form>'
        return web.Response(text=page, content_type="text/html")

    async def _agree(self, request: web.Request) -> web.Response:
        query = {key: str(value) for key, value in (await request.post()).items()}
        problem = self._problem(query)
        person = self._world.people.get(int(query["person"])) if query.get("person", "").isdecimal() else None
        if problem or person is None:
            raise web.HTTPBadRequest(text=problem or "Unknown person")
        redirect = query["redirect_uri"]
        back = {"code": self._world.authorizations.issue_code(person, query["scope"], redirect)}
        back |= {"state": query["state"]} if "state" in query else {}
        raise web.HTTPFound(redirect + ("&" if "?" in redirect else "?") + urlencode(back))
