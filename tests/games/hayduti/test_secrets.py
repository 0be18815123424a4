"""Hidden cards reach no audience that may not know them, and a view that shows one is caught (RULES 7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.check.tables import random_walk
from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.hayduti import GAME
from games.hayduti.data.cards import STATS, names
from games.hayduti.rules.forming import goals, need_of, strength_of, way_of, ways
from games.hayduti.rules.state import NO_CARD, Phase, State, keeps, taker, zaptie_sum
from games.hayduti.secrets import OF_HANDS, SECRETS
from tests.games.hayduti.positions import play, table
from tests.games.hayduti.rich import rich

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.core.contract import Audience
    from games.hayduti.secrets import Secret
    from games.hayduti.views.view import HaydutiView

TABLES = ({}, {"parallel": True, "hidden_discards": True}, {"hidden_discards": True, "advanced_hands": True})
EACH = {name: secret for name, secret in SECRETS.items() if name != "hands"} | dict(OF_HANDS)
LEAKS: dict[str, Callable[[State], object]] = {
    "deck": lambda state: names(state.deck[-1:]),
    "face-down cards": lambda state: names([card for card in state.field if card != NO_CARD]),
    "used pile": lambda state: names(sorted(state.used)),
    "private moves": lambda state: state.steps,
    "group begun": lambda state: state.plan,
    "hand": lambda state: [sorted(player.hand) for player in state.players],
    "choice": lambda state: [len(player.choice or ()) for player in state.players],
    "saved": lambda state: state.kept,
}


def steps() -> Iterator[State]:
    """Yield states of random tables on which much is raised, and the breaks in which Petko and Hitov help."""
    for seed, options in enumerate(TABLES):
        for count, playthrough in enumerate(random_walk(rich(bytes([seed]) * 32, **options), bytes(32))):
            if count % 3 == 0 or playthrough.state.phase != Phase.ACTIONS:
                yield playthrough.state
    for hidden in (False, True):
        state = table(
            "n2g n2r d3g d3r",
            exposed=[0],
            raised={0: "petko", 1: "hitov"},
            up="Z3@1",
            down="Z2@2",
            hidden_discards=hidden,
        )
        play(state, "0 scout 2\n0 keep n2g d3r")
        yield state


def told_apart(secret: Secret, view: Callable[[State, Audience], object]) -> tuple[int, int]:
    """Return how often a secret could be changed, and how often somebody could tell by the view or the moves."""
    changed = told = 0
    for number, state in enumerate(steps()):
        for audience in range(PUBLIC, len(state.players)):
            other = secret(state, audience, SeededChance(bytes(32), number))
            if other is not None:
                changed += 1
                told += view(other, audience) != view(state, audience)
                told += audience != PUBLIC and GAME.moves(other, audience) != GAME.moves(state, audience)
    return changed, told


@pytest.mark.parametrize("name", EACH)
def test_nobody_can_tell_a_changed_secret(name: str) -> None:
    """And every secret is there to be changed at some time."""
    changed, told = told_apart(EACH[name], GAME.view)
    assert changed
    assert not told


@pytest.mark.parametrize("name", EACH)
def test_a_view_that_told_it_would_be_caught(name: str) -> None:
    """The changes are such that they would be seen."""

    def leaking(state: State, audience: Audience) -> object:
        return GAME.view(state, audience), LEAKS[name](state)

    _, told = told_apart(EACH[name], leaking)
    assert told


# What words and pictures ask the rules about a state determinized for a view


def answers(view: HaydutiView, state: State) -> object:
    """Return what may be asked of a state determinized for this view."""
    own, listed = view.audience, [zaptie_sum(state)]
    if own == PUBLIC or view.outcome is not None:
        return listed
    listed += [state.players[own].surplus, state.players[own].limit]
    if view.phase == Phase.BROKEN_TAKE:
        listed.append(taker(state))
    if own == state.active:
        listed += [keeps(state), [need_of(state, stat) for stat in STATS]]
        if view.phase in {Phase.FORMING, Phase.BROKEN_GROUP}:
            listed.append(goals(state))
        if state.plan is not None:
            listed.append(ways(state, state.plan.goal))
            if state.plan.stage == "cards":
                way = way_of(state, state.plan)
                listed += [way, strength_of(state, names(way.pool))]
    return listed


def test_what_is_asked_follows_from_the_view_alone() -> None:
    """Whatever randomness deals what is not seen, the rules answer the same, and as they do for the real state."""
    for state in steps():
        for audience in range(PUBLIC, len(state.players)):
            view = GAME.view(state, audience)
            for rng in range(3):
                assert answers(view, GAME.determinize(view, SeededChance(bytes(32), rng))) == answers(view, state)
