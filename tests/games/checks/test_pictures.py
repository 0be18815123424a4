"""The pictures of the games that come with the bot, compared with stored ones."""

import random
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from games.check.games import material
from games.check.golden import SLIGHT, alike, fits, looks_like, opened, pngs, reduced, small
from games.check.suite.test_pictures import *  # noqa: F403
from games.core.catalogue import find_games


def png(width: int, height: int, kind: str = "PNG", noise: int = 0) -> bytes:
    image = Image.new("RGB", (width, height), "#4a3226")
    if noise:
        image.paste(Image.frombytes("RGB", (noise, noise), random.Random(1).randbytes(3 * noise * noise)))
    image.save(out := BytesIO(), kind)
    return out.getvalue()


@pytest.mark.parametrize(
    ("picture", "fitting"),
    [
        (png(1080, 1080), True),
        (png(1080, 1350), True),
        (png(1080, 810), True),
        (png(1080, 1351), False),
        (png(1080, 809), False),
        (png(1079, 1080), False),
        (png(1080, 1080, "WEBP"), False),
        (png(1080, 1080, noise=210), True),
        (png(1080, 1080, noise=240), False),
    ],
    ids=["square", "high", "wide", "too high", "too wide", "narrow", "no PNG", "heavy", "too heavy"],
)
def test_a_picture_has_the_width_shape_and_weight_that_a_phone_allows(picture: bytes, fitting: bool) -> None:
    assert fits(picture) is fitting


def test_pictures_of_another_size_or_slightly_paler_all_over_are_not_alike() -> None:
    plain = small(png(1080, 1200))
    assert plain.size == (360, 400)
    pale = plain.copy()
    pale.paste("#4c3428", (0, 0, *pale.size))
    assert not alike(plain, pale)
    assert not alike(plain, plain.crop((0, 0, 360, 399)))


@pytest.mark.parametrize(
    ("pixels", "brighter", "same"), [(3, 200, True), (4, 200, False), (4, SLIGHT - 1, True), (4, SLIGHT, False)]
)
def test_a_few_pixels_and_slight_differences_pass_for_the_same(pixels: int, brighter: int, same: bool) -> None:
    plain = Image.new("RGB", (100, 100))
    other = plain.copy()
    for x in range(pixels):
        other.putpixel((x, 50), (brighter,) * 3)
    assert alike(plain, other) is same


def test_a_picture_with_more_colours_than_a_palette_is_stored_as_it_is() -> None:
    plain = Image.linear_gradient("L").resize((360, 300))
    rainbow = Image.merge(
        "RGB", (plain, plain.rotate(180), plain.transpose(Image.Transpose.TRANSPOSE).resize((360, 300)))
    )
    assert reduced(plain.convert("RGB")).mode == "P"
    assert reduced(rainbow).mode == "RGB"


def test_a_picture_that_an_earlier_version_stored_still_counts() -> None:
    """Games in packages of their own have such pictures, with coarser colours."""
    drawn = Image.radial_gradient("L").resize((360, 300))
    now = Image.merge("RGB", (drawn, drawn.rotate(180), drawn))
    before = now.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).convert("RGB")
    assert not alike(now, before)
    assert looks_like(now, before)
    now.paste("white", (100, 100, 110, 110))
    assert not looks_like(now, before)


@pytest.mark.parametrize("key", ["durak", "magove"])
def test_a_playable_card_stands_higher(key: str) -> None:
    game = find_games()[key]
    cases = material(game, "picture_cases")
    plain, lifted = (
        opened(pngs(key).hand(cases.HAND, choices, cases.localizer())).convert("RGB")
        for choices in ((), cases.HAND_MOVES)
    )
    changed = ImageChops.difference(plain, lifted).convert("L").point(lambda value: 255 if value > 60 else 0)
    box = changed.getbbox()
    assert box is not None
    left, top, right, _ = box
    assert top > 300, "what lies on the table stays as it is"
    assert right - left > 300, "several cards stand higher"
