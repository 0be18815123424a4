"""Serialisation: moves as text, states as bytes, checksums."""

import functools
import hashlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from games.core.values import Field, Move

S = TypeVar("S", bound=msgspec.Struct)

_encoder = msgspec.msgpack.Encoder(order="deterministic")


def to_bytes(state: msgspec.Struct) -> bytes:
    """Return the canonical bytes of a state: equal states give equal bytes."""
    return _encoder.encode(state)


def from_bytes(kind: type[S], data: bytes) -> S:
    """Return the state that `to_bytes` wrote. Raise `msgspec.ValidationError` if the bytes are no such state."""
    return msgspec.msgpack.decode(data, type=kind)


LONGEST_NUMBER: Final = 15
"""Digits of a number in a move; texts cannot word much longer ones."""


class Vocabulary:
    """Parses the text forms of one game's moves."""

    def __init__(self, kinds: Sequence[type[Move]]) -> None:
        self._kinds: Mapping[str, type[Move]] = {kind.verb: kind for kind in kinds}
        self.parse = functools.lru_cache(maxsize=1024)(self._parse)

    def _parse(self, text: str) -> Move:
        """Return the move with this text form. Raise `ValueError` if there is none."""
        verb, *words = text.split(" ")
        kind = self._kinds.get(verb)
        if kind is None:
            raise ValueError(f"no kind of move is called {verb!r}")
        return self.build(kind, words)

    @staticmethod
    def build(kind: type[Move], words: Sequence[str]) -> Move:
        """Return the move of this kind with these field texts, in order. Raise `ValueError` if they do not fit."""
        fields = fields_of(kind)
        if len(words) != len(fields):
            raise ValueError(f"{kind.verb!r} takes {len(fields)} values, not {len(words)}")
        try:
            values = {field.name: _from_text(field.type, word) for field, word in zip(fields, words, strict=True)}
            return msgspec.convert(values, kind)
        except msgspec.ValidationError as error:
            raise ValueError(str(error)) from error


@functools.cache
def vocabulary_of(kinds: tuple[type[Move], ...]) -> Vocabulary:
    """Return the vocabulary of these kinds of moves (cached)."""
    return Vocabulary(kinds)


@functools.cache
def fields_of(kind: type[Move]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of a kind of move (cached)."""
    return msgspec.structs.fields(kind)


def _from_text(kind: Any, word: str) -> Field:
    options = getattr(kind, "__args__", ())
    if kind is bool:
        if word not in {"yes", "no"}:
            raise ValueError(f"{word!r} is neither yes nor no")
        return word == "yes"
    if kind is int or getattr(kind, "__origin__", None) is int:
        if len(word) > LONGEST_NUMBER:
            raise ValueError(f"a number has at most {LONGEST_NUMBER} digits")
        return int(word)
    if getattr(kind, "__origin__", None) is tuple:
        return () if word == "-" else tuple(word.split(","))
    if word == "-" and type(None) in options:
        return None
    return word


def checksum(state: msgspec.Struct, without: Collection[str] = ()) -> str:
    """Return the checksum of a state for journals and recorded tables: 16 hexadecimal digits.

    Fields named in `without` are left out, as if the state's type did not have them.
    """
    return checksum_of(_bytes_without(state, without) if without else to_bytes(state))


def checksum_of(data: bytes) -> str:
    """Return the checksum of the state with these canonical bytes."""
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def _bytes_without(state: msgspec.Struct, names: Collection[str]) -> bytes:
    kept = (name for name in state.__struct_fields__ if name not in names)
    return msgspec.msgpack.encode({name: msgspec.Raw(_encoder.encode(getattr(state, name))) for name in kept})
