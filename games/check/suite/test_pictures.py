"""The pictures of every game fit a phone and a message, are the same each time, and look like the golden ones."""

from pathlib import Path

import pytest

from games.check.games import checked
from games.check.golden import fits, folder_of, kept, looks_like, pictures_of, small

DRAWN = [(game, name) for game in checked() if folder_of(game).exists() for name in pictures_of(game)]
TWICE_EACH = 11
"""A normal run draws one of so many pictures a second time, to see whether it is the same."""


@pytest.mark.parametrize(("game", "name"), DRAWN)
def test_a_picture_fits_a_phone_and_a_message_and_looks_as_it_did(
    game: str, name: str, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    drawn = pictures_of(game)[name]()
    assert fits(drawn)
    if pytestconfig.option.exhaustive or DRAWN.index((game, name)) % TWICE_EACH == 0:
        assert pictures_of(game)[name]() == drawn, "drawn again it differs"
    assert (folder_of(game) / f"{name}.png").exists(), f"{name} is not stored yet: mehana check {game} --store"
    now = small(drawn)
    if not looks_like(now, kept(game, name)):
        now.save(tmp_path / f"{name}-now.png")
        kept(game, name).save(tmp_path / f"{name}-before.png")
        pytest.fail(f"{name} of {game} looks different: compare the two pictures in {tmp_path}")
