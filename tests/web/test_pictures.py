"""The page in the middle of a table of each game looks as it did when it was last looked at."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.async_api import Browser

from tests.web.picture_cases import CASES, KEPT, looks, name_of, opened, screenshot, small

pytestmark = [pytest.mark.browser, pytest.mark.long(15), pytest.mark.asyncio(loop_scope="session")]

APART = 4.0
"""The average difference, of 255, up to which screenshots look alike: browsers smooth letters in different ways."""
MOVED = 0.02
"""The share of visibly different pixels up to which they look alike."""


def apart(first: Image.Image, other: Image.Image) -> tuple[float, float]:
    """Return the average difference, and the share of visibly different pixels."""
    difference = ImageChops.difference(first, other).convert("L")
    return ImageStat.Stat(difference).mean[0], sum(difference.histogram()[64:]) / (first.width * first.height)


@pytest.mark.parametrize(
    "game", [pytest.param(key, marks=pytest.mark.exhaustive if key == "balkans" else []) for key in CASES]
)
async def test_the_page_looks_as_it_did(browser: Browser, tmp_path: Path, game: str) -> None:
    case = CASES[game]
    async with opened(tmp_path, case) as bot:
        for locale, size in looks(case, every=False):
            taken = small(await screenshot(browser, bot, locale, size))
            kept = Image.open(KEPT / name_of(case, size)).convert("RGB")
            assert taken.size == kept.size
            average, moved = apart(taken, kept)
            assert (average < APART, moved < MOVED) == (True, True), (
                f"{name_of(case, size)}: {average:.1f}, {moved:.3f}"
            )


async def test_a_missing_hand_would_be_seen() -> None:
    kept = Image.open(KEPT / "durak-phone.png").convert("RGB")
    without = kept.copy()
    without.paste((74, 50, 38), (0, kept.height * 7 // 10, kept.width, kept.height * 9 // 10))
    assert apart(kept, without)[1] > MOVED
