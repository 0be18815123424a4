"""The pictures of the games that come with the bot, compared with stored ones."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from bot.check.games import material
from bot.check.golden import SLIGHT, alike, kept, opened, pictures_of, pngs
from bot.check.suite.test_pictures import *  # noqa: F403
from bot.check.suite.test_pictures import DRAWN
from games.core.catalogue import find_games


@pytest.mark.parametrize("game", find_games())
def test_each_game_has_golden_pictures(game: str) -> None:
    assert pictures_of(game), f"tests/games/{game}/picture_cases.py is missing or empty"


def test_the_comparison_sees_a_difference() -> None:
    (game, first), (_, other) = DRAWN[:2]
    assert not alike(kept(game, first), kept(game, other))


@pytest.mark.parametrize(
    ("pixels", "brighter", "same"), [(3, 200, True), (4, 200, False), (4, SLIGHT - 1, True), (4, SLIGHT, False)]
)
def test_a_few_pixels_and_slight_differences_pass_for_the_same(pixels: int, brighter: int, same: bool) -> None:
    plain = Image.new("RGB", (100, 100))
    other = plain.copy()
    for x in range(pixels):
        other.putpixel((x, 50), (brighter,) * 3)
    assert alike(plain, other) is same


@pytest.mark.parametrize("key", ["durak", "magove"])
def test_a_playable_card_stands_higher(key: str) -> None:
    game = find_games()[key]
    cases = material(game, "picture_cases")
    assert cases is not None
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
