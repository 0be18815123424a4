"""A page of a leaderboard: a small picture for any names and numbers, which shows each number and the reader's line."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

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


def box_of_change(first, second):
    images = [
        Image.open(BytesIO(standings_page("Durak", HEADS, [line]).png())).convert("RGB") for line in (first, second)
    ]
    strong = ImageChops.difference(*images).convert("L").point(lambda value: 255 if value > 70 else 0)
    return strong.getbbox()  # weak differences are those of two palettes


@pytest.mark.parametrize("count", [1, 3, 8])
def test_a_page_is_a_small_picture(count):
    data = standings_page("Битка за Балканите, напреднали · Зима 2026", HEADS, ranks(count)).png()
    image = Image.open(BytesIO(data))
    assert image.width == WIDTH
    assert LOWEST <= image.height <= HIGHEST
    assert len(data) <= MOST_BYTES


@pytest.mark.parametrize(
    "change", [{"rating": "1641"}, {"spread": "±93"}, {"tables": "58"}, {"wins": "36"}, {"name": "Ann"}]
)
def test_every_number_is_shown_in_its_column(change):
    left, _, right, _ = box_of_change(ANA, ANA._replace(**change))
    assert right - left < 400


def test_the_readers_line_is_marked_and_unrated_players_have_no_rating():
    assert box_of_change(ANA, ANA._replace(mine=True)) is not None
    left, _, right, _ = box_of_change(ANA, ANA._replace(rating="", spread=""))
    assert 300 < left < right < 760


def test_the_first_without_a_win_wears_no_crown_and_provisional_players_have_no_place():
    left, _, right, _ = box_of_change(ANA._replace(wins="1"), ANA._replace(wins="0"))
    assert left < 200
    assert right > 800, "the crown is gone as well as the number"
    left, _, right, _ = box_of_change(ANA._replace(wins="0"), ANA._replace(rank=0, wins="0"))
    assert right < 200, "the place alone"
