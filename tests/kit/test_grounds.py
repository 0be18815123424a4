"""What pictures are drawn on is kept as it is drawn, and reaches to every edge."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageOps

from games.kit import grounds, palette
from games.kit.layout import HIGHEST, LOWEST, WIDTH
from tests.kit.planks import planks


def test_the_planks_and_the_border_that_are_kept_are_those_that_are_drawn() -> None:
    for file, drawn in ((grounds.PLANKS, planks()), (grounds.BORDER, grounds.border(WIDTH))):
        with Image.open(file) as kept:
            assert ImageChops.difference(kept.convert("RGB"), drawn).getbbox() is None


@pytest.mark.parametrize("height", [LOWEST, 1000, HIGHEST])
def test_the_border_of_the_cloth_runs_round_it_alike_on_each_side(height: int) -> None:
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
