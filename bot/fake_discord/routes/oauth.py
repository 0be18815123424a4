"""Routes of OAuth2: the exchange of codes for tokens, and what the owner of a token may ask."""

import base64
import binascii
from collections.abc import Callable

from bot.fake_discord.http.call import Call, Reply, Result, Route
from bot.fake_discord.rules.errors import unauthorized, unknown
from bot.fake_discord.world import application_payloads, payloads
from bot.fake_discord.world.authorizations import TOKEN_SECONDS, Authorization
from bot.fake_discord.world.world import World

_FORM = "application/x-www-form-urlencoded"


class OAuthRoutes:
    """The routes of OAuth2. `accepts` checks the app's client secret. Handlers raise `ApiError` as Discord does."""

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

    def token(self, call: Call) -> Result:
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

    def revoke(self, call: Call) -> Result:
        """Revoke an access or refresh token."""
        if not self._client_known(call):
            return _refusal("invalid_client", "", status=401)
        self._world.authorizations.revoke(str(call.form.get("token", "")))
        return {}

    def _granted(self, call: Call) -> Authorization:
        if call.authorization is None:
            raise unauthorized()
        return call.authorization

    def authorization(self, call: Call) -> Result:
        """Return the scopes that the owner of the token has allowed."""
        granted = self._granted(call)
        application = application_payloads.application(self._world)
        shown = "id name icon description summary type bot_public bot_require_code_grant verify_key flags flags_new"
        body = {
            "application": {key: application[key] for key in shown.split() if key in application},
            "scopes": sorted(granted.scopes),
            "expires": payloads.moment(granted.expires),
        }
        if "identify" in granted.scopes:
            body["user"] = payloads.user(granted.person)
        return body

    def member(self, call: Call) -> Result:
        """Return the token's owner as a member of a guild."""
        person = self._granted(call).person
        guild = self._world.guilds.get(call.id("guild_id"))
        if guild is None or person.id not in guild.members:
            raise unknown("Guild")
        return payloads.member(self._world, guild, person)


def _refusal(error: str, description: str, status: int = 400) -> Result:
    return Reply({"error": error} | ({"error_description": description} if description else {}), status=status)
