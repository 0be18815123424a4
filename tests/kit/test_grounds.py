"""Backgrounds: the stored files are up to date, and the border is symmetric."""

import pytest
from PIL import Image, ImageChops, ImageOps

from games.kit import palette
from games.kit.art import grounds
from games.kit.layout import HIGHEST, LOWEST, WIDTH
from tests.kit.planks import planks


def test_the_stored_planks_and_border_are_up_to_date() -> None:
    for file, drawn in ((grounds.PLANKS, planks()), (grounds.BORDER, grounds.border(WIDTH))):
        with Image.open(file) as kept:
            assert ImageChops.difference(kept.convert("RGB"), drawn).getbbox() is None


@pytest.mark.parametrize("height", [LOWEST, 1000, HIGHEST])
def test_the_border_of_the_cloth_is_equal_on_all_sides(height: int) -> None:
    cloth = grounds.cloth(height)
    assert cloth.size == (WIDTH, height)
    for mirrored in (ImageOps.mirror(cloth), ImageOps.flip(cloth)):
        grey = ImageChops.difference(cloth, mirrored).convert("L")
        assert sum(grey.histogram()[40:]) < 0.001 * WIDTH * height, "but for how edges are smoothed"
    plain = Image.new("RGB", cloth.size, palette.LINEN)
    stitched = ImageChops.difference(cloth, plain)
    assert stitched.crop((90, 90, WIDTH - 90, height - 90)).getbbox() is None
    left, top, right, bottom = stitched.getbbox() or (0, 0, 0, 0)
    assert max(left, top, WIDTH - right, height - bottom) <= 10
