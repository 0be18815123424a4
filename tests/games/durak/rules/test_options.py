"""The options: defaults, options that exclude each other, and presets (RULES 1)."""

import pytest

from games.core.options import BadOptions, preset
from games.durak import GAME
from games.durak.data.cards import RANKS
from games.durak.rules.options import DurakOptions

PRESETS = {
    "standard": "transfer",
    "throw-in": "",
    "enchanted-first": "transfer 6 7",
    "enchanted-second": "transfer 6 7 8 9 10",
    "enchanted-third": "transfer 6 7 8 9 10 J Q",
    "enchanted-all": "transfer 6 7 8 9 10 J Q K A",
    "teams": "transfer teams",
    "teams-enchanted": "transfer teams 6 7 8 9 10 J Q K A",
    "auto-pass": "transfer auto_pass",
}


def in_words(options: DurakOptions) -> str:
    """Return the switches that are on and the ranks that are enchanted."""
    on = [name for name in ("transfer", "teams", "auto_pass") if getattr(options, name)]
    return " ".join([*on, *(rank for rank in RANKS if rank in options.enchanted)])


@pytest.mark.parametrize("name", DurakOptions.presets)
def test_presets_play_what_their_titles_say(name: str) -> None:
    """A preset turns on what it is named after, and nothing else (RULES 1)."""
    assert in_words(preset(DurakOptions, name)) == PRESETS[name]


@pytest.mark.parametrize("seats", GAME.seats)
def test_teams_need_exactly_four(seats: int) -> None:
    """Two to six play alone; teams are two against two (RULES 1)."""
    DurakOptions().check(seats)
    if seats == 4:
        DurakOptions(teams=True).check(seats)
        return
    with pytest.raises(BadOptions) as refused:
        DurakOptions(teams=True).check(seats)
    assert refused.value.why == "durak-teams-need-four"
