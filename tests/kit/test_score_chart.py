"""The picture of a finished game's points: small for any names and numbers, with a legend below the chart."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from games.kit.drawn import MOST_BYTES
from games.kit.layout import HIGHEST, LOWEST, WIDTH
from games.kit.score_chart import chances, course

NAMES = ("Александър Великопреславски", "中村🎲", "Ștefan cel Mare și Sfânt", "", "Екатерина Дмитриевна", "Jo")
LONG = [[part * (seat + 1) // 3 - 40 for part in range(300)] for seat in range(6)]


def opened(*args, **more):
    picture = course(*args, **more).png()
    assert len(picture) <= MOST_BYTES
    return Image.open(BytesIO(picture)).convert("RGB")


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("parts", [1, 7, 300])
def test_any_course_gives_a_valid_picture(seats, parts):
    image = opened("Ход игры", NAMES[:seats], [line[:parts] for line in LONG[:seats]], unit="круги")
    assert image.width == WIDTH
    assert LOWEST <= image.height <= HIGHEST


@pytest.mark.parametrize("parts", [1, 2, 300])
def test_any_chances_give_a_valid_picture(parts):
    picture = chances("Your chances", 5, [part / 300 for part in range(parts)], [0, parts - 1], unit="your choices")
    assert len(picture.png()) <= MOST_BYTES


def test_moments_are_marked_on_the_line_and_none_covers_another():
    def drawn(*moments):
        return chances("Your chances", 0, [0.2, 0.2, 0.9, *[0.2] * 60], moments, unit="moves").image().convert("L")

    low, high, twice = (
        ImageChops.difference(drawn(0), drawn(*moments)).getbbox() for moments in ((0, 20), (0, 2), (0, 20, 20))
    )
    assert high[3] < low[1], "where the chances are high, and where they are low"
    assert twice[3] - twice[1] >= 2 * (low[3] - low[1]) - 2
