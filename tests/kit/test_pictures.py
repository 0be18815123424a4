"""Pictures: size, determinism, and pixels."""

from concurrent.futures import ThreadPoolExecutor
from hashlib import shake_256
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from games.kit import cards, layout, lettering, palette
from games.kit.art import raster, stitches
from games.kit.art.emblems import EMBLEMS, paint
from games.kit.canvas import Canvas
from games.kit.pieces import Plate, Stat, discard, hand, pile, plate, talon
from tests.kit.picture_cases import DRAWN, SIX, SUITS, opened, result, stored, strongly_different, table, whole_hand

PICTURES = [table, whole_hand, result]
FEW = 16
"""Pixels that may differ from a stored picture: fewer than change if anything is moved by one pixel."""


@pytest.mark.parametrize("name", DRAWN)
def test_every_part_of_the_kit_looks_as_it_did(name, tmp_path):
    now, before = opened(DRAWN[name]()), stored(name)
    if now.size != before.size or strongly_different(now, before) > FEW:
        now.save(tmp_path / f"{name}.png")
        pytest.fail(f"{name} looks different: compare {tmp_path / name}.png with the one in tests/kit/pictures")


@pytest.mark.parametrize("draw", PICTURES)
def test_a_picture_is_a_small_png_with_a_palette(draw):
    canvas = draw()
    data = canvas.drawn().png()
    image = Image.open(BytesIO(data))
    assert image.format == "PNG"
    assert image.mode == "P"
    assert image.size == (1080, canvas.height)
    assert len(data) < 100_000


@pytest.mark.parametrize("draw", PICTURES)
def test_equal_pictures_have_equal_bytes(draw):
    first = draw().drawn().png()
    for cached in (cards.card, cards.back, cards.thrown, raster.raster, raster.sprite):
        cached.cache_clear()
    assert draw().drawn().png() == first


def test_threads_draw_the_same():
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(lambda _: table().drawn().png(), range(8)))) == 1


def test_a_picture_that_would_be_too_large_has_fewer_colours():
    canvas = Canvas(1350)
    noise = Image.frombytes("RGB", (600, 300), shake_256(b"noise").digest(600 * 300 * 3))
    canvas.paste(noise.convert("RGBA"), 300, 300)
    data = canvas.drawn().png()
    assert len(data) <= 150_000
    assert len(Image.open(BytesIO(data)).getcolors()) <= 96


@pytest.mark.parametrize("height", [809, 1351])
def test_other_heights_are_refused(height):
    with pytest.raises(ValueError, match="810 to 1350"):
        Canvas(height)


def test_every_emblem_is_drawn_inside_its_square(subtests):
    for name in EMBLEMS:
        with subtests.test(name):
            check_emblem(name)


def check_emblem(name):
    image = raster.sprite(name, 96, palette.LINEN, palette.INK)
    left, top, right, bottom = image.getchannel("A").getbbox()
    assert image.size == (96, 96)
    assert max(right - left, bottom - top) >= 60
    grown = raster.raster(
        paint(name, 96, palette.LINEN, palette.INK).replace('viewBox="', 'overflow="visible" viewBox="'), 96, 96
    )
    assert grown.getchannel("A").getbbox() == (left, top, right, bottom)


@pytest.mark.parametrize(
    ("width", "height", "stroke", "radius"),
    [
        (300, 104, 4, 22),
        (61, 60, 5, 27),
        (48, 48, 4, 22),
        (900, 4, 2, 1),
        (54, 46, 6, 23),
        (40, 46, 4, 6),
        (1100, 90, 9, 18),
    ],
)
def test_a_panel_looks_as_if_drawn_as_vectors(width: int, height: int, stroke: int, radius: int) -> None:
    drawn, whole = Canvas(900), Canvas(900)
    drawn.panel(layout.Box(30, 70, width, height), palette.SEA, palette.MOVE, stroke=stroke, radius=radius)
    whole.paste(raster.panel(width, height, palette.SEA, palette.MOVE, stroke=stroke, radius=radius), 30, 70)
    apart = ImageChops.difference(drawn.drawn().image(), whole.drawn().image())
    assert max(high for _, high in apart.getextrema()) < 16, "but for how edges are smoothed"


def test_suits_and_seats_differ_in_outline_alone():
    def outline(name):
        return raster.sprite(name, 64, "#000000").getchannel("A")

    for group in (list(SUITS), ["shield", "axe", "leaf", "mountain"], [mark.shape for mark in palette.SEATS]):
        for i, first in enumerate(group):
            for second in group[i + 1 :]:
                apart = ImageChops.difference(outline(first), outline(second))
                assert sum(apart.histogram()[128:]) > 64 * 64 * 0.05, (first, second)


def test_an_unknown_emblem_is_refused():
    with pytest.raises(KeyError):
        raster.sprite("unicorn", 40, palette.LINEN)


@pytest.mark.parametrize("rank", ["10", "13", "A", "Q", "W", "100", "MM"])
def test_the_widest_index_stays_in_its_strip(rank):
    blank = cards.card(SIX._replace(rank=" ", emblem="circle"), 150)
    printed = cards.card(SIX._replace(rank=rank, emblem="circle"), 150)
    box = ImageChops.difference(blank.convert("RGB"), printed.convert("RGB")).getbbox()
    assert box[2] <= cards.PAD + 150 * layout.STRIP


def test_a_card_too_narrow_to_read_is_refused():
    with pytest.raises(ValueError, match="100"):
        cards.card(SIX, 99)


def test_the_back_of_a_card_is_symmetric():
    assert all(row == row[::-1] for row in stitches.BACK)
    assert stitches.BACK[::-1] == stitches.BACK
    colours = {colour for _, colour in cards.back(150).getcolors(1 << 16)}
    assert {(*palette.channels(c), 255) for c in (palette.EMBROIDERY, palette.INK, palette.LINEN)} <= colours


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("name", ["W" * 40, "Щ" * 40, "中" * 40, "i"])
def test_a_plate_stays_inside_its_box(seats, name):
    canvas, bare = Canvas(1080), Canvas(1080)
    spot = layout.ring(seats, layout.whole(1080)).spots[0]
    stats = (Stat("cards", "13"), Stat("trick", "13"), Stat("star", "−999"))
    plate(canvas, spot, Plate(seats - 1, name, stats, role="swords"))
    left, top, right, bottom = ImageChops.difference(canvas.drawn().image(), bare.drawn().image()).getbbox()
    assert (left, top) >= (spot.box.x, spot.box.y)
    assert right <= spot.box.right
    assert bottom <= spot.box.bottom


@pytest.mark.parametrize("total", ["7", "120", "−120"])
def test_numbers_of_two_and_three_digits_are_written_whole(monkeypatch, total):
    write, whole = Canvas.text, []

    def watch(self, x, y, text, **how):
        shown, size = lettering.fit(text, how["width"], how["size"], bold=how["bold"])
        whole.append((shown == text, size == how["size"]))
        return write(self, x, y, text, **how)

    monkeypatch.setattr(Canvas, "text", watch)
    spot = layout.ring(6, layout.whole(1080)).spots[0]
    stats = (Stat("cards", "13"), Stat("trick", "13"), Stat("star", total))
    plate(Canvas(1080), spot, Plate(0, "Ana", stats, moves=True))
    assert whole == [(True, True)] * 4


def test_nothing_is_drawn_for_no_cards():
    canvas = Canvas(1080)
    pile(canvas, 100, 100, 150, 0)
    discard(canvas, 100, 100, 150, 0)
    talon(canvas, 100, 100, 150, 0, bottom=SIX)
    hand(canvas, [], layout.whole(1080))
    assert canvas.drawn() == Canvas(1080).drawn()
