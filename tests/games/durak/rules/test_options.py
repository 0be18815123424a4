"""Options that exclude each other (RULES 1). The recorded tables have what each preset turns on."""

import pytest

from games.core.options import BadOptions
from games.durak import GAME
from games.durak.rules.options import DurakOptions


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
