"""What the handlers of requests take and return, and the routes that lead to them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.fake_discord.rules.errors import Problem, invalid_form
from bot.fake_discord.world.authorizations import Authorization
from bot.fake_discord.world.jsontypes import Json
from bot.fake_discord.world.model import Upload


@dataclass(frozen=True, slots=True)
class Call:
    """A validated request with its body and files, for a handler.

    `authorization` is set if the request came with a person's access token rather than the bot's token.
    """

    params: dict[str, str]
    query: dict[str, str]
    headers: Mapping[str, str]
    body: Any
    uploads: list[Upload]
    authorization: Authorization | None = None

    def id(self, name: str) -> int:
        """Return a path parameter as an id. Raise ApiError if it is not one."""
        if not self.params[name].isdecimal():
            text = f'Value "{self.params[name]}" is not snowflake.'
            raise invalid_form(Problem((name,), "NUMBER_TYPE_COERCE", text))
        return int(self.params[name])

    @property
    def form(self) -> Json:
        """The body, or an empty object if there was none."""
        return self.body or {}

    def asks_for(self, name: str) -> bool:
        """Whether a boolean parameter of the query is set."""
        return self.query.get(name, "").lower() in {"true", "1"}


@dataclass(frozen=True, slots=True)
class Reply:
    """A handler's response with a status of its own; without a body that is 204."""

    body: Any = None
    status: int = 200


Result: TypeAlias = Json | Sequence[Json] | Reply | None
"""What a handler returns: the body of its response, or a whole one."""


@dataclass(frozen=True, slots=True)
class Route:
    """An operation of Discord's API, with its path template as in Discord's OpenAPI description.

    `open` routes need no token and count towards no rate limit: those of interactions. The others need the bot's
    token; people's access tokens with the OAuth2 scope `scope` ("" for any) are accepted where that is not None.
    """

    method: str
    template: str
    handler: Callable[[Call], Result]
    open: bool = False
    scope: str | None = None
