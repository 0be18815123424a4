"""How a table's randomness is bound, so that a finished table can be checked by anyone.

- At the opening the host draws a secret of 32 bytes and publishes the commitment SHA-256(secret).
- Every seat then contributes a text the host did not know before: the id Discord gave to the click that took it.
- At the start the seed is SHA-256(secret ‖ one line for each seat: number, space, contribution, newline).
- At the end the record with the secret can be taken by everyone.

This proves that nothing was changed after the commitment. It does not hide the cards from whoever runs the process.
"""

from __future__ import annotations

import base64
import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def commitment(secret: bytes) -> str:
    """Return what is published when the table opens: 64 hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def seal(committed: str) -> str:
    """Return the first 130 bits of a commitment in 26 letters and digits, short enough to be compared by eye."""
    return base64.b32encode(bytes.fromhex(committed)).decode().lower()[:26]


def bind(secret: bytes, contributions: Sequence[str]) -> bytes:
    """Return the table's seed (32 bytes) from the secret and the contributions in order of seats."""
    lines = "".join(f"{seat} {text}\n" for seat, text in enumerate(contributions))
    return hashlib.sha256(secret + lines.encode()).digest()
