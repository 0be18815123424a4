"""What a page is sent of a picture is enough to put it together again, and little."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.web.changes import MOST_OUTLINES, Outlines, changes, parts, sent
from bot.web.frames import Mark, Shown
from tests.web.paged_bot import together

TEXTS = st.lists(st.sampled_from(["", "a", "b", "g>", "/g>", "text>Ana"])).map("<".join)


@given(svg=TEXTS, before=TEXTS)
def test_pieces_make_the_whole(svg: str, before: str) -> None:
    assert together(parts(svg, before), before) == svg


@pytest.mark.parametrize(
    ("svg", "before", "pieces"),
    [
        ("a<b", "a<b", ((0, 2),)),
        ("a<b<new<c<d", "a<b<c<d", ((0, 2), "new", (2, 2))),
        ("new<newer<a<b", "a<b", ("new<newer", (0, 2))),
        ("a<b<new<newer", "a<b", ((0, 2), "new<newer")),
        ("a<b<a<b", "a<b", ((0, 2), (0, 2))),
        ("b<a", "a<b", ((1, 1), (0, 1))),
        ("a<c", "a<b<a<c", ((0, 1), (3, 1))),
        ("new", "old", ("new",)),
    ],
)
def test_what_a_page_has_is_named_by_its_place(
    svg: str, before: str, pieces: tuple[str | tuple[int, int], ...]
) -> None:
    assert parts(svg, before) == pieces


def test_a_picture_is_sent_whole_or_in_pieces_or_not_at_all() -> None:
    now = Shown("<rect/><text>", (0, 0, 9, 9), marks=(Mark(((0, 0), (1, 0), (1, 1))),))
    moved, larger = msgspec.structs.replace(now, marks=()), msgspec.structs.replace(now, box=(0, 0, 9, 10))
    other = msgspec.structs.replace(now, svg="<rect/><path>")
    kept = sent(now)
    assert sent(None) is None
    assert changes(now, None, None) == now
    assert changes(now, kept, kept) is None
    assert changes(None, kept, kept) is None
    assert changes(moved, kept, kept) == msgspec.structs.replace(moved, svg=((0, 3),))
    assert changes(larger, kept, kept) == msgspec.structs.replace(larger, svg=((0, 3),))
    assert changes(other, kept, kept) == msgspec.structs.replace(other, svg=((0, 2), "path>"))
    assert changes(other, None, kept) == msgspec.structs.replace(other, svg=((0, 2), "path>"))
    assert changes(other, kept, None) == other


def test_a_small_change_is_sent_as_little() -> None:
    before = "".join(f"<rect x='{number}'/>" for number in range(1000))
    after = before.replace("'500'", "'501.5'")
    assert together(parts(after, before), before) == after
    assert len(parts(after, before)) == 3


def test_an_outline_is_sent_once_until_there_are_too_many() -> None:
    outlines = Outlines()

    def shown(*tops: int) -> Shown:
        return Shown("", (0, 0, 9, 9), marks=tuple(Mark(((0, top), (1, top), (1, 9))) for top in tops))

    [first], new, anew = outlines.number(shown(1, 2))
    assert first is not None
    assert ([mark.outline for mark in first.marks], len(new), anew) == ([0, 1], 2, True)
    [second, none], new, anew = outlines.number(shown(2, 3), None)
    assert second is not None
    assert none is None
    assert ([mark.outline for mark in second.marks], len(new), anew) == ([1, 2], 1, False)
    outlines.number(shown(*range(MOST_OUTLINES + 1)))
    *_, new, anew = outlines.number(shown(5))
    assert (len(new), anew) == (1, True)
