"""Fair shuffles: a commitment scheme by which anybody can check a finished table.

- When a table opens, the bot draws a secret of 32 bytes and publishes the commitment SHA-256(secret).
- Every seat then contributes a text that the bot could not know: the id Discord gave to the click that took the seat.
- At the start the seed is SHA-256(secret ‖ a line for each seat: number, space, contribution, newline).
- At the end everybody can download the record, with the secret.

This proves that nothing was changed after the commitment. It does not hide the cards from those who run the bot.
"""

import base64
import hashlib
from collections.abc import Sequence


def commitment(secret: bytes) -> str:
    """Return the commitment that is published when the table opens: 64 hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def seal(committed: str) -> str:
    """Return the first 130 bits of a commitment in 26 letters and digits, short enough to be compared by eye."""
    return base64.b32encode(bytes.fromhex(committed)).decode().lower()[:26]


def bind(secret: bytes, contributions: Sequence[str]) -> bytes:
    """Return the table's seed (32 bytes), from the secret and the contributions by seat."""
    lines = "".join(f"{seat} {text}\n" for seat, text in enumerate(contributions))
    return hashlib.sha256(secret + lines.encode()).digest()
