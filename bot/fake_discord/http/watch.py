"""What is checked in requests, and what is recorded of them."""

from dataclasses import dataclass, field
from typing import Any

from bot.fake_discord.rules.schema import Schema


@dataclass(frozen=True, slots=True)
class Request:
    """A logged request and the status of its response (0: the connection was dropped)."""

    method: str
    path: str
    template: str
    body: Any
    files: tuple[str, ...]
    status: int


@dataclass(slots=True)
class Watch:
    """Which checks are made and what is recorded."""

    schema: Schema | None = None
    answers: bool = False
    log: bool = True
    requests: list[Request] = field(default_factory=list[Request])
    violations: list[str] = field(default_factory=list[str])
    ignored: list[str] = field(default_factory=list[str])
