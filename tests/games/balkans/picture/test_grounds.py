"""The stored pictures of water and lines equal what is drawn, for every number of seats."""

from PIL import Image, ImageChops

from games.balkans.picture.ground import KEPT
from tests.games.balkans.grounds import drawn


def test_the_water_and_the_lines_that_are_kept_are_those_that_are_drawn() -> None:
    seen = set[str]()
    for file, picture in drawn():
        with Image.open(file) as kept:
            difference = ImageChops.difference(kept.convert(picture.mode), picture)
        assert all(band.getbbox() is None for band in difference.split()), file.name
        seen.add(file.name)
    assert seen == {file.name for file in KEPT.iterdir()}, "and no others"
