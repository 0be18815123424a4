"""Contrast of the palette: at least 4.5 : 1 for text on its background, 3 : 1 for shapes."""

import pytest

from games.kit import palette as p
from games.kit.art.emblems import EMBLEMS

TINTS = {name: getattr(p, name) for name in ("SPADES", "HEARTS", "DIAMONDS", "CLUBS", "BLUE", "RED", "GREEN", "YELLOW")}


def test_contrast_is_that_of_the_guidelines():
    assert p.contrast("#ffffff", "#000000") == pytest.approx(21)
    assert p.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert p.contrast(p.INK, p.INK) == 1


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (p.LINEN, p.TABLE),
        (p.LINEN, p.EDGE),
        (p.MOVE, p.EDGE),
        (p.MOVE, p.TABLE),
        (p.QUIET, p.EDGE),
        (p.QUIET, p.TABLE),
        (p.INK, p.LINEN),
        (p.INK, p.LINEN_SHADE),
        (p.EMBROIDERY, p.LINEN),
    ],
)
def test_text_can_be_read(ink, ground):
    assert p.contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("tint", TINTS.values(), ids=TINTS)
def test_tints_stand_out_on_linen(tint):
    assert p.contrast(tint.text, p.LINEN) >= 4.5
    assert p.contrast(tint.line or tint.fill, p.LINEN) >= 3


@pytest.mark.parametrize("mark", p.SEATS, ids=lambda mark: mark.shape)
def test_the_marks_of_seats_stand_out_on_plates(mark):
    assert p.contrast(mark.colour, p.EDGE) >= 3
    assert mark.shape in EMBLEMS


def test_marks_and_tints_differ_from_each_other():
    assert len({mark.colour for mark in p.SEATS}) == len({mark.shape for mark in p.SEATS}) == 6
    assert len({tint.fill for tint in TINTS.values()}) == len(TINTS)


def test_mixing_goes_from_one_colour_to_the_other():
    assert p.mix(p.INK, p.LINEN, 0) == p.INK
    assert p.mix(p.INK, p.LINEN, 1) == p.LINEN
    assert p.mix("#000000", "#ffffff", 0.5) == "#808080"
