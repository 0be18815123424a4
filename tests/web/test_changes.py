"""What a page is sent of a picture is enough to put it together again, and little."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.web.changes import MOST_OUTLINES, Outlines, parts
from bot.web.frames import Mark, Shown
from tests.web.paged_bot import together

TEXTS = st.lists(st.sampled_from(["", "a", "b", "g>", "/g>", "text>Ana"])).map("<".join)


@given(svg=TEXTS, before=TEXTS)
def test_pieces_make_the_whole(svg: str, before: str) -> None:
    assert together(parts(svg, before), before) == svg


def test_a_small_change_is_sent_as_little() -> None:
    before = "".join(f"<rect x='{number}'/>" for number in range(1000))
    after = before.replace("'500'", "'501.5'")
    assert together(parts(after, before), before) == after
    assert len(parts(after, before)) == 3


def test_an_outline_is_sent_once_until_there_are_too_many() -> None:
    outlines = Outlines()

    def shown(*tops: int) -> Shown:
        return Shown("", (9, 9), marks=tuple(Mark(((0, top), (1, top), (1, 9))) for top in tops))

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
