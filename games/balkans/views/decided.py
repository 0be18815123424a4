"""Questions that need no answer, as far as a view tells: tactics that change nothing, and what is asked again."""

from copy import copy
from typing import Final, Literal

from games.balkans.data.components import COMMON_DECK, card_of
from games.balkans.rules.frame_handlers import phase_of
from games.balkans.rules.frames import Battle, Side
from games.balkans.rules.machine import leads
from games.balkans.rules.public import Phase
from games.balkans.rules.state import State, current
from games.balkans.rules.troops.conditions import fighters
from games.balkans.rules.troops.strength import NEUTRAL_SEAT, strength, tactic_bounds
from games.balkans.rules.war.battle import new_round
from games.balkans.rules.war.offensive import goes_on
from games.balkans.rules.war.tactics import forced_to_draw, hand_tactics
from games.balkans.views.determinize import open_handed
from games.balkans.views.reconstruct import reconstruct
from games.balkans.views.view import BalkansView
from games.core.contract import Seat

_FOR_THE_ROUND: Final = {"mod", "mod_per", "second_draw", "force_draw", "no_fortress"}
"""Effects of start cards that only help to win a round."""


def may_break_later(view: BalkansView) -> bool:
    """Whether an Offensive asks if an alliance is broken first, and its next question offers that as well."""
    order = view.offensive
    return order is not None and view.phase is Phase.OFF_AGGRESSION and goes_on(reconstruct(view), order)


def is_round_decided(view: BalkansView) -> bool:
    """Whether tactics are announced, and whatever anybody may draw or hold, the same side wins the round.

    They are announced now, or, by the view's seat, with the answer to an earlier question.
    """
    state: State | None = reconstruct(view) if view.battle is not None else None
    while state is not None and phase_of(state) is not Phase.BATTLE_DECLARE:
        state = next(iter(leads(state, view.audience).values()), None)
    return state is not None and bool(_sure_winner(view, state, current(state, Battle)))


def wins_on(view: BalkansView) -> bool:
    """Whether a side that has won a round is asked to retreat though it wins the next, whatever anybody may hold."""
    battle = view.battle
    if battle is None or view.phase is not Phase.BATTLE_RETREAT or battle.passes != 1:
        return False
    state, following = reconstruct(view), copy(battle)
    new_round(state, following)
    return _sure_winner(view, state, following) == battle.round_winner


def _sure_winner(view: BalkansView, state: State, battle: Battle) -> Side | Literal[""]:
    """Return the side that wins a round of a battle whatever anybody may draw or hold; "" if either may.

    In the advanced game tactics count for losses too, so that no round is decided before they are shown.
    """
    if view.options.advanced:
        return ""
    (weakest, strongest), (least, most) = _both_bounds(view, state, battle)
    return "attackers" if weakest > most else "defenders" if strongest <= least else ""


def is_needless(view: BalkansView, card: str) -> bool:
    """Return whether a start card would only help to beat a neutral opponent who is beaten whatever anybody draws.

    In the advanced game cards save losses too.
    """
    battle = view.battle
    if battle is None or view.phase is not Phase.BATTLE_START or battle.kind != "neutral" or view.options.advanced:
        return False
    (weakest, _), (_, most) = _both_bounds(view, reconstruct(view), battle)
    return weakest > most and all(effect.id in _FOR_THE_ROUND for effect in card_of(card).entry.effects)


def _both_bounds(view: BalkansView, state: State, battle: Battle) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the least and the greatest strength of attackers and defenders, whatever anybody may draw or hold."""
    for seat in (*battle.attackers, *battle.defenders):
        if seat != view.audience:
            state = open_handed(view, state, seat)
    return _bounds(state, battle, "attackers"), _bounds(state, battle, "defenders")


def _bounds(state: State, battle: Battle, side: Side) -> tuple[int, int]:
    """Return the least and the greatest strength of a side, whichever of the tactics that it may have counts."""
    total = strength(state, battle, side, with_tactics=False).total
    if battle.kind == "neutral" and side == "defenders":
        draws, seats = battle.tactics_drawn, (NEUTRAL_SEAT,)
    else:
        draws, seats = 1, fighters(battle, side)
    bounds = [tactic_bounds(state, battle, seat, card) for seat in seats for card in _tactics(state, battle, seat)]
    return total + draws * min(least for least, _ in bounds), total + draws * max(most for _, most in bounds)


def _tactics(state: State, battle: Battle, seat: Seat) -> list[str]:
    """Return the tactics that may count for a participant: common ones, and those of its hand if it may play them."""
    if seat == NEUTRAL_SEAT or seat in battle.drawers or forced_to_draw(battle, seat):
        return list(COMMON_DECK)
    return [*COMMON_DECK, *hand_tactics(state, battle, seat, state.hands[seat])]
