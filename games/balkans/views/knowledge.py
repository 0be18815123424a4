"""What everybody can tell from the public view: moves that are forced, points, and answers given beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans.rules import legal
from games.balkans.rules.frames import Passage
from games.balkans.rules.moves import Draw, End, Pass, Refuse
from games.balkans.rules.public import Phase
from games.balkans.views.numbers import battle_number, moment_of
from games.balkans.views.reconstruct import reconstruct
from games.core.contract import AutoAnswer, Move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.views.view import BalkansView
    from games.core.contract import Choice, Seat

_OPEN: Final = {Phase.ARMING, Phase.OFF_FLEETS, Phase.OFF_ARMIES, Phase.DEFENCE_MOVES}
"""Phases in which all that may be done follows from what everybody sees."""


def forced(view: BalkansView) -> tuple[Seat, Move] | None:
    """Return who is asked, and the only move there is, in the steps of an order that hide nothing; else None."""
    if view.phase not in _OPEN or len(view.asked) != 1:
        return None
    (seat,) = view.asked
    first, *others = legal.moves(reconstruct(view), seat)
    return (seat, first) if isinstance(first, Move) and not others else None


def points(view: BalkansView) -> tuple[int, ...]:
    """Return the Influence of each seat, in a team game that of its team."""
    return tuple(player.influence for player in view.players)


# ---- answers given beforehand --------------------------------------------------------------------------------------


def _this_battle(view: BalkansView, seat: Seat) -> int | None:
    battle = view.battle
    if battle is None or seat not in (*battle.attackers, *battle.defenders):
        return None
    return battle_number(battle, moment_of(view.round, view.season, view.active))


_CARDS: Final = {Phase.TURN_CLOSE, Phase.BATTLE_START, Phase.BATTLE_DECLARE, Phase.BATTLE_END, Phase.RAZBOR_CARDS}
"""Phases in which one may want to play no card, whatever one holds."""


def _this_round(view: BalkansView, seat: Seat) -> int | None:
    return view.round if view.phase in _CARDS and seat in view.asked else None


def _passage(view: BalkansView, seat: Seat) -> int | None:
    frame = view.frames[-1] if view.frames else None
    return view.round if isinstance(frame, Passage) and frame.owner == seat else None


def _no_cards_in_battle(view: BalkansView, choices: Sequence[Choice]) -> Move | None:
    answer = {Phase.BATTLE_START: Pass(), Phase.BATTLE_DECLARE: Draw(), Phase.BATTLE_END: Pass()}.get(view.phase)
    return answer if answer in choices else None


def _no_cards(view: BalkansView, choices: Sequence[Choice]) -> Move | None:
    answer = {Phase.TURN_CLOSE: End(), Phase.RAZBOR_CARDS: Pass()}.get(view.phase)
    return answer if answer in choices else _no_cards_in_battle(view, choices)


def _refuse(_view: BalkansView, choices: Sequence[Choice]) -> Move | None:
    return Refuse() if Refuse() in choices else None


AUTO_ANSWERS: Final = (
    AutoAnswer(key="battle", span=_this_battle, answer=_no_cards_in_battle),
    AutoAnswer(key="round", span=_this_round, answer=_no_cards),
    AutoAnswer(key="refuse", span=_passage, answer=_refuse),
)
"""No cards in this battle, so tactics are drawn; no cards in this round, so turns end by themselves; no passages."""
