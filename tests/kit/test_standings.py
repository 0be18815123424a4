"""A page of a leaderboard: a small picture for any names and numbers, which shows each number and the reader's line."""

from io import BytesIO

import pytest
from PIL import Image

from games.kit.drawn import MOST_BYTES
from games.kit.layout import HIGHEST, LOWEST, WIDTH
from games.kit.lists.standings import Rank, standings_page

NAMES = (
    "Александър Великопреславски",
    "中村🎲",
    "Ștefan cel Mare și Sfânt",
    "",
    "Екатерина Дмитриевна",
    "Jo",
    "x" * 32,
    "Я",
)
HEADS = ("Рейтинг", "Столы")
ANA = Rank(1, "Ana", "1640", "±92", "57", "35")


def ranks(count):
    return [
        Rank(1000 + n, NAMES[n % 8], "2345", "±1000", "12345", "9999", mine=n == 2) if n else ANA for n in range(count)
    ]


@pytest.mark.parametrize("count", [1, 3, 8])
def test_a_page_is_a_small_picture(count):
    data = standings_page("Битка за Балканите, напреднали · Зима 2026", HEADS, ranks(count)).png()
    image = Image.open(BytesIO(data))
    assert image.width == WIDTH
    assert LOWEST <= image.height <= HIGHEST
    assert len(data) <= MOST_BYTES
