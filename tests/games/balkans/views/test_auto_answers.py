"""Auto-answers computed from a view follow from the view alone."""

import pytest

from games.balkans.data.components import PLAYABLE
from games.balkans.rules import legal, machine
from games.balkans.rules.frames import FieldChoice
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.troops.strength import balance
from games.balkans.rules.turns.orders import leave_needed
from games.balkans.rules.war.field_choice import ahead
from games.balkans.views import reconstruct
from games.balkans.views.determinize import determinize
from games.balkans.views.observe import view
from games.core.chance import QuickChance, SeededChance
from games.core.contract import PUBLIC
from games.core.options import preset
from tests.games.balkans.walking import actor, choose

LUCKS = [SeededChance(bytes([n]) * 32, n) for n in range(4)]


def answers(seen, state):
    """Return all that is asked of a state that stands for a view."""
    found = []
    if seen.battle is not None:
        found.append(balance(state, seen.battle))
    if choice := seen.find(FieldChoice):
        found += [balance(state, ahead(state, choice, how)) for how in ("field", "siege")]
    if seen.draft and seen.asking in {"target", "origin", "attack"}:
        found.append([land for land in PLAYABLE if leave_needed(state, seen.audience, land) is not None])
    return found


@pytest.mark.parametrize("seed", range(4))
def test_answers_follow_from_the_view(seed):
    """Strength, the battle ahead and reach are the same however hidden cards are dealt, and as in the real state."""
    chance = QuickChance(seed)
    options = preset(BalkansOptions, ("advanced", "standard", "manoeuvre")[seed % 3])
    state, _ = machine.deal(options, 3 + seed % 3, chance)
    asked = 0
    for _ in range(500):
        if not legal.acting(state):
            break
        seat = actor(state, chance)
        for audience in (seat, PUBLIC):
            seen = view(state, audience)
            real = answers(seen, state)
            asked += len(real)
            assert not real or all(answers(seen, determinize(seen, rng)) == real for rng in LUCKS)
            assert not real or answers(seen, reconstruct.reconstruct(seen)) == real
        machine.play(state, seat, choose(state, seat, machine.moves(state, seat), chance), chance)
    assert asked > 20


def test_equal_views_share_one_state():
    state, _ = machine.deal(BalkansOptions(), 4, QuickChance(1))
    assert reconstruct.reconstruct(view(state, 2)) is reconstruct.reconstruct(view(state, 2))
    assert reconstruct.reconstruct(view(state, 2)) is not reconstruct.reconstruct(view(state, 1))
