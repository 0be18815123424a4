"""Text forms of moves, bytes and checksums of states."""

from typing import Annotated, ClassVar

import msgspec
import pytest

from games.core.contract import (
    Move,
    SeatField,
    checksum,
    checksum_of,
    fields_of,
    from_bytes,
    names_seat,
    to_bytes,
    vocabulary_of,
)


class Give(Move, frozen=True):
    verb: ClassVar[str] = "give"
    whom: SeatField
    cards: tuple[str, ...]
    openly: bool
    instead: str | None


class Bid(Move, frozen=True):
    verb: ClassVar[str] = "bid"
    number: Annotated[int, msgspec.Meta(ge=0)]
    word: str


class End(Move, frozen=True):
    verb: ClassVar[str] = "end"


class Position(msgspec.Struct):
    stock: dict[str, int]
    turn: int = 0
    log: list[str] = msgspec.field(default_factory=list[str])


READER = vocabulary_of((Give, Bid, End))


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Give(2, ("8H", "9C"), True, "6S"), "give 2 8H,9C yes 6S"),
        (Give(0, (), False, None), "give 0 - no -"),
        (Bid(12, "-"), "bid 12 -"),
        (End(), "end"),
    ],
)
def test_a_move_is_read_from_its_text_form(move: Move, text: str) -> None:
    assert str(move) == text
    assert READER.parse(text) == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("take 1", "no kind of move is called 'take'"),
        ("", "no kind of move is called ''"),
        ("bid 1", "'bid' takes 2 values, not 1"),
        ("bid 1 a b", "'bid' takes 2 values, not 3"),
        ("end ", "'end' takes 0 values, not 1"),
        ("bid one a", "invalid literal"),
        ("bid -1 a", ">= 0"),
        ("give 2 8H maybe 6S", "'maybe' is neither yes nor no"),
    ],
)
def test_a_text_that_is_no_move_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        READER.parse(text)


def test_a_field_for_a_player_is_told_from_other_numbers() -> None:
    assert [names_seat(field.type) for field in fields_of(Give)] == [True, False, False, False]
    assert [names_seat(field.type) for field in fields_of(Bid)] == [False, False]


def test_equal_states_have_equal_bytes_which_are_read_back() -> None:
    first, other = Position({"wool": 1, "silk": 2}), Position({"silk": 2, "wool": 1})
    assert to_bytes(first) == to_bytes(other)
    assert from_bytes(Position, to_bytes(first)) == first
    assert to_bytes(first) != to_bytes(Position({"wool": 1, "silk": 3}))
    with pytest.raises(msgspec.ValidationError):
        from_bytes(Position, msgspec.msgpack.encode({"stock": 3}))


def test_a_checksum_is_sixteen_digits_that_differ_with_the_state() -> None:
    first, other = Position({"wool": 1}), Position({"wool": 2})
    assert len(checksum(first)) == 16
    assert int(checksum(first), 16) >= 0
    assert checksum(first) == checksum_of(to_bytes(first)) != checksum(other)


def test_fields_left_out_of_a_checksum_make_no_difference_and_others_do() -> None:
    first, other = Position({"wool": 1}, log=["dealt"]), Position({"wool": 1}, log=["dealt", "played"])
    assert checksum(first) != checksum(other)
    assert checksum(first, {"log"}) == checksum(other, {"log"})
    assert checksum(first, {"log"}) != checksum(Position({"wool": 2}), {"log"})
    assert checksum(first, {"log"}) != checksum(Position({"wool": 1}, turn=1), {"log"})


def test_a_field_left_out_of_a_checksum_might_as_well_not_exist() -> None:
    """A checksum written before the field was added stays valid."""

    class Earlier(msgspec.Struct):
        stock: dict[str, int]
        turn: int = 0

    assert checksum(Position({"b": 1, "a": 2}, log=["x"]), {"log"}) == checksum(Earlier({"a": 2, "b": 1}))
