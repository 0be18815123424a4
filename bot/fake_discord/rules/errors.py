"""Discord's error responses: HTTP status, error code and text, as clients expect them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Problem:
    """A mistake in a request's body: its path, Discord's code, and a description."""

    path: tuple[str | int, ...]
    code: str
    text: str

    def __str__(self) -> str:
        where = ".".join(str(step) for step in self.path) or "body"
        return f"{where}: {self.text}"


class ApiError(Exception):
    """A request that Discord would refuse, with the `status` and `code` of its response."""

    def __init__(self, status: int, code: int, message: str, problems: Iterable[Problem] = ()) -> None:
        self.status = status
        self.code = code
        self.message = message
        self.problems = tuple(problems)
        super().__init__(f"{status} {code} {message}" + "".join(f"; {problem}" for problem in self.problems))

    @property
    def malformed(self) -> bool:
        """Whether the request was wrong in itself, regardless of the state of the world."""
        return self.code in {40005, 50006, 50035}

    def body(self) -> dict[str, Any]:
        """Return the JSON body of the response, with problems nested by path under `errors`."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.problems:
            errors: dict[str, Any] = {}
            for problem in self.problems:
                node = errors
                for step in problem.path:
                    node = node.setdefault(str(step), {})
                node.setdefault("_errors", []).append({"code": problem.code, "message": problem.text})
            body["errors"] = errors
        return body


def invalid_form(*problems: Problem) -> ApiError:
    """Refuse a body with at least one mistake (50035)."""
    return ApiError(400, 50035, "Invalid Form Body", problems)


empty_message = partial(ApiError, 400, 50006, "Cannot send an empty message")
too_large = partial(ApiError, 413, 40005, "Request entity too large")
unauthorized = partial(ApiError, 401, 0, "401: Unauthorized")
missing_scope = partial(ApiError, 403, 50026, "Missing required OAuth2 scope")


def unknown(thing: str) -> ApiError:
    """Refuse a request about something that does not exist, with the code for its kind."""
    codes = {
        "Application": 10002,
        "Channel": 10003,
        "Guild": 10004,
        "Invite": 10006,
        "Member": 10007,
        "Message": 10008,
        "User": 10013,
        "Role": 10011,
        "Emoji": 10014,
        "Webhook": 10015,
        "Interaction": 10062,
        "Application Command": 10063,
    }
    name = thing.lower() if thing in {"Interaction", "Application Command"} else thing
    return ApiError(404, codes[thing], f"Unknown {name}")


def found(thing: T | None, kind: str) -> T:
    """Return a thing that a request names. Raise `ApiError` if there is none."""
    if thing is None:
        raise unknown(kind)
    return thing


already_acknowledged = partial(ApiError, 400, 40060, "Interaction has already been acknowledged.")
token_expired = partial(ApiError, 401, 50027, "Invalid Webhook Token")
missing_access = partial(ApiError, 403, 50001, "Missing Access")
missing_permissions = partial(ApiError, 403, 50013, "Missing Permissions")
_PRIVATE_REFUSALS = {
    40003: (400, "You are opening direct messages too fast"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    340002: (403, "You are unable to send messages to this user at this time"),
}


def private_message_refused(code: int = 50007) -> ApiError:
    """Refuse a private message to a person, or to open a conversation with them."""
    status, text = _PRIVATE_REFUSALS.get(code, (403, "Cannot send messages to this user"))
    return ApiError(status, code, text)


not_the_author = partial(ApiError, 403, 50005, "Cannot edit a message authored by another user")
thread_locked = partial(ApiError, 400, 50083, "Thread is archived")
no_text_channel = partial(ApiError, 400, 50008, "Cannot send messages in a non-text channel")
too_many_pins = partial(ApiError, 400, 30003, "Maximum number of pins reached for the channel (250)")
entry_point_removed = partial(
    ApiError, 400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation."
)
