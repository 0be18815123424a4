"""What the host answers when something cannot be done."""

from __future__ import annotations


class Refusal(Exception):
    """Nothing was changed. `why` is the key of a text (`refusal-<why>`), `data` its variables."""

    def __init__(self, why: str, **data: str | int) -> None:
        super().__init__(why, data)
        self.why = why
        self.data = data


class Stale(Exception):
    """A control of an earlier question was used; what counts now should be shown. Nothing was changed."""
