"""What `/control` can be asked: operations with the keys of their bodies, and the errors that answer wrong ones."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from inspect import isawaitable
from typing import Any, Literal, TypeAlias, get_args

import msgspec
from aiohttp import web

from bot.fake_discord.http.bodies import json_response
from bot.fake_discord.http.faults import Failure
from bot.fake_discord.people.actor import NotAnswered
from bot.fake_discord.people.inputs import NotPossible
from bot.fake_discord.rules.errors import ApiError
from bot.fake_discord.world.jsontypes import Json, is_list, is_object

Key: TypeAlias = int | str
"""An id, as a number or text, or a name."""
Result: TypeAlias = Json | Sequence[Json]
_KINDS: Mapping[str, Any] = {
    key: kind
    for kind, keys in (
        (str, "activity button command content emoji focused invite locale menu method name path scope"),
        (Key, "channel guild kind message modal on parent type"),
        (int, "code lifetime private_channels shards times uses"),
        (float, "advance answer_within retry_after within"),
        (bool, "drop mentionable moderator politely private resume silent via"),
        (list[str], "allow channels deny intents permissions"),
        (list[Key], "give hide take"),
        (Literal["open", "send"], "at"),
        (Json, "data options"),
        (Literal[1, 2], "entry_point"),
        (dict[str, str], "files"),
        (str | None, "redirect_uri"),
        (int | None, "refuse"),
        (Failure, "status"),
        (list[Key] | Json, "values"),
    )
    for key in keys.split()
}
"""The types of all keys: a key means the same everywhere."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: the parts of its path, and its body, or its query where it is a GET."""

    path: Mapping[str, Key]
    body: Json


@dataclass(frozen=True, slots=True)
class Operation:
    """A request to `/control`, with the keys that its body, or query, `needs` and `may_have`, separated by blanks."""

    method: str
    path: str
    handler: Callable[[Asked], Result | Awaitable[Result] | None]
    needs: str = ""
    may_have: str = ""

    async def serve(self, request: web.Request) -> web.Response:
        """Answer a request; what cannot be done with `{"error": …}`, in one line."""
        try:
            raw = await request.read()
            given: Any = dict(request.query) if self.method == "GET" else msgspec.json.decode(raw) if raw else {}
            path = {name: _key(key) for name, key in request.match_info.items()}
            result = self.handler(Asked(path, self._checked(given)))
            answer = await result if isawaitable(result) else result
        except NotAnswered as error:
            return refused(504, error)
        except (NotPossible, ApiError) as error:
            return refused(409, error)
        except ValueError as error:
            return refused(400, error)
        except KeyError:
            raise  # a mistake of this program
        except LookupError as error:
            return refused(404, error)
        return json_response(200, {} if answer is None else list(answer) if is_list(answer) else answer)

    def _checked(self, given: Any) -> Json:
        """Return the body with its values converted. Raise ValueError for what is missing, unknown or wrong."""
        known = f"{self.method} {self.path} needs: {self.needs or 'nothing'}; may have: {self.may_have or 'nothing'}"
        if not is_object(given):
            raise ValueError(f"the body is not a JSON object; {known}")
        needs, may_have = set(self.needs.split()), set(self.may_have.split())
        if wrong := sorted((needs - set(given)) | (set(given) - needs - may_have)):
            raise ValueError(f"missing or unknown: {' '.join(wrong)}; {known}")
        return {key: _converted(key, value) for key, value in given.items()}


def _converted(key: str, value: Any) -> Any:
    try:
        found = msgspec.convert(value, _KINDS[key])
    except msgspec.ValidationError as error:
        inside = [item for part in (_KINDS[key], *get_args(_KINDS[key])) for item in get_args(part)]
        few = [str(item) for item in inside if isinstance(item, int | str)]
        raise ValueError(f"{key}: {error}" + (f"; known: {', '.join(few)}" if few else "")) from None
    return _key(found) if _KINDS[key] is Key else [*map(_key, found)] if _KINDS[key] == list[Key] else found


def _key(key: Key) -> Key:
    """Return an id as a number, and a name as it is."""
    return int(key) if str(key).isdecimal() else key


def refused(status: int, error: object) -> web.Response:
    """Return the answer to a request that cannot be carried out."""
    return json_response(status, {"error": " ".join(str(error).split())})
