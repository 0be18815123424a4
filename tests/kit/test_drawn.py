"""Recorded pictures: regions, SVG beside PNG, art by its content, and the board that can be enlarged."""

import re

import pytest
from PIL import Image

from games.check.touch import apart, rendered, visible
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.cards import Face
from games.kit.layout import Box, whole
from games.kit.pieces import Held, discard, hand
from games.kit.rendering import vector

SIX = Face("6", "hearts", palette.HEARTS)
LAND = ((100, 100), (300, 100), (300, 400), (200, 400), (200, 180), (100, 180))


def test_each_card_of_a_hand_has_a_region_that_later_ones_cover():
    canvas = Canvas(900)
    hand(canvas, [[Held(SIX, names=(f"{n}H",), term=f"{n}H") for n in range(8)]], whole(900), most=190)
    drawn = canvas.drawn()
    assert [region.names for region in drawn.regions] == [(f"{n}H",) for n in range(8)]
    assert all(visible(drawn))


def test_regions_lie_on_the_board_and_beside_it():
    canvas = Canvas(900)
    canvas.touch(Box(0, 0, 50, 50), "beside")
    with canvas.board(Box(100, 100, 500, 500)):
        canvas.touch(LAND, "land")
    canvas.touch(Box(0, 700, 50, 50), "below")
    assert [region.names[0] for region in canvas.drawn().regions] == ["beside", "land", "below"]
    assert canvas.drawn().board == (100, 100, 500, 500)


def test_what_leaves_the_board_is_cut_off_in_svg():
    canvas = Canvas(900)
    with canvas.board(Box(100, 100, 300, 300)):
        canvas.panel(Box(300, 300, 400, 400), palette.LINEN, palette.EDGE)
    image = rendered(canvas.drawn())
    linen = palette.channels(palette.LINEN)
    assert image.getpixel((390, 390)) == linen
    assert image.getpixel((410, 410)) != linen


def test_svg_shows_everything_a_canvas_can_draw():
    canvas = Canvas(1000)
    canvas.line(((60, 60), (400, 200)), palette.MOVE, 9)
    canvas.polygon(((500, 60), (600, 200), (420, 180)), palette.LEAF)
    canvas.ellipse(Box(640, 60, 140, 120), palette.SEA, line=palette.LINEN, stroke=8)
    canvas.ellipse(Box(640, 200, 140, 120), palette.SEA)
    canvas.frame(Box(820, 60, 180, 140), palette.GOLD, 10)
    canvas.sprite("turn", 900, 300, 120, palette.MOVE, mirrored=True)
    canvas.sprite("pointer", 900, 450, 120, palette.MOVE, line=palette.EDGE, turn=90)
    for place, face in enumerate(
        (SIX, SIX._replace(faded=True), SIX._replace(stitched=True), SIX._replace(changed=True))
    ):
        canvas.card(face, 60 + 170 * place, 420, 150)
    canvas.back(60, 700, 150)
    discard(canvas, 300, 700, 150, 9)
    canvas.paste(Image.new("RGBA", (90, 90), (200, 30, 30, 128)), 600, 720)
    canvas.stencil(Image.new("L", (90, 90), 200), 720, 720, palette.WATER)
    canvas.stencil(Image.new("1", (90, 90), 1), 840, 720, Image.new("RGB", (90, 90), palette.GOLD))
    canvas.text(60, 950, "Ș & <Щ> 10", size=44, bold=True)
    canvas.text(700, 950, "море", size=40, anchor="mm", colour=palette.INK, halo=(4, palette.LINEN))
    average, differing = apart(canvas.drawn())
    assert average < 1.5
    assert differing < 0.003


def test_svg_has_neither_styles_nor_scripts_and_escapes_names():
    canvas = Canvas(900)
    canvas.text(60, 60, '<script>"&', width=900)
    canvas.card(SIX, 60, 200, 150)
    svg = canvas.drawn().svg(str)
    assert "&lt;script&gt;" in svg
    assert not re.search(r"<style|<script| style=| on\w+=", svg)


def test_art_is_named_after_its_content_and_remembered():
    def names(colour):
        found = []
        canvas = Canvas(900)
        canvas.back(60, 60, 150)
        canvas.paste(Image.new("RGB", (50, 50), colour), 400, 60)
        canvas.drawn().svg(lambda name: found.append(name) or name)
        return found

    first, again, other = names("#123456"), names("#123456"), names("#654321")
    assert first == again
    assert first[:-1] == other[:-1]
    assert first[-1] != other[-1]
    assert vector.art(first[1]).startswith(b"<svg")
    assert vector.art(first[-1]).startswith(b"\x89PNG")
    assert vector.art("unheard-of.svg") is None


def test_what_svg_replaces_is_painted_as_it_was_drawn():
    plain, replaced = Canvas(900), Canvas(900)
    box = Box(100, 100, 200, 200)
    plain.panel(box, palette.SEA, palette.MOVE)
    markup = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="{palette.LEAF}"/></svg>'
    with replaced.written_as(markup, Box(0, 0, 900, 900), box):
        replaced.panel(box, palette.SEA, palette.MOVE)
    assert replaced.drawn().png() == plain.drawn().png()
    image = rendered(replaced.drawn())
    assert image.getpixel((200, 200)) == palette.channels(palette.LEAF)
    assert image.getpixel((310, 310)) != palette.channels(palette.LEAF)


def test_an_unknown_emblem_or_a_card_too_narrow_is_refused_at_once():
    with pytest.raises(KeyError):
        Canvas(900).sprite("unicorn", 100, 100, 40, palette.LINEN)
    with pytest.raises(ValueError, match="100"):
        Canvas(900).card(SIX, 100, 100, 99)
