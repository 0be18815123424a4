"""The page as a Discord Activity: who a person is, by Discord's code flow, and which table their instance shows."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import aiohttp
import msgspec

from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.web.limits import TokenBucket
from games.core.localizer import nearest_locale
from storage import Session

PATIENCE: Final = 10.0
"""Seconds for all requests to Discord that identify a person."""
CODES: Final = (5.0, 1.0)
"""Codes of nobody that Discord is asked about at once, and per second, of everybody together."""
TOO_MANY_REQUESTS: Final = 429
T = TypeVar("T")

_INSTANCE: Final = re.compile(r"[\w-]{1,100}")
MODULES: Final = "output"
"""The folder of the modules in the package of the Embedded App SDK."""


class _Token(msgspec.Struct):
    access_token: str


class _User(msgspec.Struct):
    id: str
    username: str
    global_name: str | None = None
    locale: str = "en-US"


class _Location(msgspec.Struct):
    channel_id: str = ""


class _Instance(msgspec.Struct):
    location: _Location
    users: list[str]


class Activity:
    """Discord Activities of one application. `api` returns the address of Discord's API, `application` the id."""

    def __init__(
        self,
        service: TableService,
        *,
        sdk: Path,
        token: str,
        secret: str,
        api: Callable[[], str],
        application: Callable[[], int | None],
    ) -> None:
        self.sdk = sdk / MODULES
        self.application = application
        self._service = service
        self._token = token
        self._secret = secret
        self._api = api
        self._now = asyncio.get_running_loop().time
        self._codes = TokenBucket(*CODES, self._now)
        self._not_before = 0.0

    @property
    def origin(self) -> str:
        """The origin from which Discord's proxy serves the page."""
        return f"https://{self.application()}.discordsays.com"

    async def begin(self, code: str, instance: str) -> tuple[Session, str]:
        """Begin a session for the person who allowed this code, at the table that their instance shows.

        It is the table whose button launched it for them, else the one of the channel. Raise `Refusal`.
        """
        if not code or not _INSTANCE.fullmatch(instance):
            raise Refusal(Why.NOT_IDENTIFIED)
        if self._now() < self._not_before or not self._codes.take():
            raise Refusal(Why.TOO_FAST)
        try:
            async with asyncio.timeout(PATIENCE), aiohttp.ClientSession(trust_env=True) as client:
                user, channel = await self._identify(client, code, instance)
        except aiohttp.ClientResponseError as problem:
            if problem.status != TOO_MANY_REQUESTS:
                raise Refusal(Why.NOT_IDENTIFIED) from problem
            self._not_before = self._now() + _retry_after(problem)
            raise Refusal(Why.TOO_FAST) from problem
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError, msgspec.MsgspecError) as problem:
            raise Refusal(Why.NOT_IDENTIFIED) from problem
        self._codes.give_back()
        service, number = self._service, int(user.id)
        known = await service.people.known(number)
        name = known.name if known is not None and known.name is not None else user.global_name or user.username
        locale = known.locale if known is not None else nearest_locale(user.locale)
        person = (await service.people.greet(number, name, locale)).person
        launched = service.web.launched(person)
        table = await (service.repository.table_in(channel) if launched is None else service.repository.table(launched))
        return await service.web.begin(person, table.id, seated=table.seat_of(person) is not None)

    async def _identify(self, client: aiohttp.ClientSession, code: str, instance: str) -> tuple[_User, int]:
        """Return who allowed the code, and the channel of the instance. The token is revoked at once."""
        application = self.application()
        known = {"client_id": str(application), "client_secret": self._secret}
        form = known | {"grant_type": "authorization_code", "code": code}
        token = (await self._ask(client, "POST", "/oauth2/token", _Token, data=form)).access_token
        bearer = {"Authorization": f"Bearer {token}"}
        user = await self._ask(client, "GET", "/users/@me", _User, headers=bearer)
        await self._ask(client, "POST", "/oauth2/token/revoke", dict[str, Any], data=known | {"token": token})
        path = f"/applications/{application}/activity-instances/{instance}"
        bot = {"Authorization": f"Bot {self._token}"}
        found = await self._ask(client, "GET", path, _Instance, headers=bot)
        if user.id not in found.users:
            raise ValueError(instance)
        return user, int(found.location.channel_id)

    async def _ask(self, client: aiohttp.ClientSession, method: str, path: str, kind: type[T], **request: Any) -> T:
        async with client.request(method, self._api() + path, raise_for_status=True, **request) as answer:
            return msgspec.json.decode(await answer.read(), type=kind)


def _retry_after(problem: aiohttp.ClientResponseError) -> float:
    """Return the seconds for which Discord wants to be left alone."""
    try:
        return float((problem.headers or {}).get("Retry-After", ""))
    except ValueError:
        return PATIENCE
