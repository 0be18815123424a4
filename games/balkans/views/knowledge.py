"""What follows from the public view: forced moves, points, and when auto-answers apply."""

from collections.abc import Sequence
from typing import Final

from games.balkans.data.components import card_of
from games.balkans.rules import machine
from games.balkans.rules.frames import Passage
from games.balkans.rules.moves import Done, Draw, End, Lose, Pass, Refuse, Stay
from games.balkans.rules.public import Phase
from games.balkans.rules.war import losses
from games.balkans.views.decided import is_round_decided, may_break_later
from games.balkans.views.determinize import open_handed
from games.balkans.views.numbers import battle_number, moment_of
from games.balkans.views.reconstruct import reconstruct
from games.balkans.views.view import BalkansView
from games.core.contract import AutoAnswer, Choice, Move, Pick, Seat

_OPEN: Final = {Phase.ARMING, Phase.OFF_AGGRESSION, Phase.OFF_FLEETS, Phase.OFF_ARMIES, Phase.DEFENCE_MOVES}
"""Phases in which the legal moves follow from public information."""
_HIDDEN: Final = {Phase.OFF_REACTION, Phase.BATTLE_START, Phase.BATTLE_DECLARE, Phase.BATTLE_END}
"""Phases in which they also follow from the cards and orders of the seat that is asked."""


def forced(view: BalkansView) -> tuple[Seat, Move] | None:
    """Return the seat that is asked and its only move, if that follows from public information; otherwise None.

    In phases that depend on a hand, the move must be the only one even if the seat held every card and order that it
    may hold as far as everybody knows. A tactic is drawn where none can change who wins the round, and an Offensive
    goes on to a question that also offers to break the alliance.
    """
    if len(view.asked) != 1 or view.phase not in _OPEN | _HIDDEN:
        return None
    (seat,) = view.asked
    if is_round_decided(view):
        return seat, Draw()
    if may_break_later(view):
        return seat, Done()
    state = reconstruct(view)
    if view.phase in _HIDDEN:
        state = open_handed(view, state, seat)
    led = machine.led_past(state, seat)
    first, *others = (choice for choice in machine.moves(state, seat) if choice not in led)
    return (seat, first) if isinstance(first, Move) and not others else None


def points(view: BalkansView) -> tuple[int, ...]:
    """Return the Influence of each seat, or in a team game of its team."""
    return tuple(player.influence for player in view.players)


# ---- auto-answers --------------------------------------------------------------------------------------------------


def _this_battle(view: BalkansView, seat: Seat) -> int | None:
    battle = view.battle
    if battle is None or seat not in (*battle.attackers, *battle.defenders):
        return None
    return battle_number(battle, moment_of(view.round, view.season, view.active))


_CARDS: Final = {Phase.TURN_CLOSE, Phase.BATTLE_START, Phase.BATTLE_DECLARE, Phase.BATTLE_END, Phase.RAZBOR_CARDS}
"""Phases in which a player may decide in advance to play no card."""


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


_LATER_IN_BATTLE: Final = {"tactic", "battle_end"}
"""When cards are played that a battle asks for after its start."""


def _without_battle_cards(view: BalkansView, choices: Sequence[Choice]) -> bool:
    """Whether the view's seat has nothing to play now and holds no card for later in a battle."""
    held = (*view.hand, *view.players[view.audience].established)
    nothing = all(choice in {Pass(), Draw()} for choice in choices)
    return nothing and not any(card_of(card).entry.timing in _LATER_IN_BATTLE for card in held)


def _without_cards(view: BalkansView, choices: Sequence[Choice]) -> bool:
    return len(choices) == 1 and not view.hand and not view.players[view.audience].established


def _fight_on(view: BalkansView, choices: Sequence[Choice]) -> Move | None:
    """Return what fights a battle on: staying, the cheapest losses, a tactic drawn."""
    match choices:
        case [Pick(kind=kind) as pick] if kind is Lose:
            return pick.make(losses.ways(pick.pool, pick.least)[0])
        case _ if Stay() in choices:
            return Stay()
        case _:
            return Draw() if view.phase is Phase.BATTLE_DECLARE and Draw() in choices else None


AUTO_ANSWERS: Final = (
    AutoAnswer(key="battle", span=_this_battle, answer=_no_cards_in_battle, suggested=_without_battle_cards),
    AutoAnswer(key="stay", span=_this_battle, answer=_fight_on, early=False),
    AutoAnswer(key="round", span=_this_round, answer=_no_cards, suggested=_without_cards),
    AutoAnswer(key="refuse", span=_passage, answer=lambda _, choices: Refuse() if Refuse() in choices else None),
)
"""In this battle no cards (tactics are drawn), or staying with the cheapest losses until it is decided; in this round
no cards (turns end by themselves), or no passages."""
