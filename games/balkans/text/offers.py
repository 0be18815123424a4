"""Which legal choices menus show: none that achieve nothing or that others make in fewer steps; usual ones first."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from games.balkans.data.components import DRAWN, tactics_drawn
from games.balkans.rules import machine, moves
from games.balkans.rules.public import Phase
from games.balkans.rules.troops.marching import ALL, FLEETS, GUARDED
from games.balkans.rules.war import losses
from games.balkans.views.decided import is_needless, is_round_decided, may_break_later, wins_on
from games.balkans.views.prospects import EVERYTHING, kept_back, leads, sent_by, sums_with
from games.balkans.views.reconstruct import acts, leave_needed, reconstruct
from games.balkans.views.view import BalkansView
from games.core.contract import Choice, Move, Pick

_FIT_ON_SCREEN: Final = 25
"""Choices that fit on a screen."""
_FEW_LOSSES: Final = 5
"""Losses that are offered ready."""
_FEW_PLACES: Final = 2
"""Places to withdraw to that are offered with the retreat."""
FIGHTING_ON: Final = {Phase.BATTLE_RETREAT, Phase.BATTLE_LOSSES}
"""Phases in which a tactic is announced by fighting on with it, and a battle given up by leaving it."""
_OF_BATTLES: Final = {Phase.BATTLE_START, Phase.BATTLE_DECLARE, Phase.BATTLE_RETREAT}
"""Phases whose answers may say how a battle goes on."""
_PLANS: Final = (
    ("harvest", "arming", "offensive", "offensive"),
    ("harvest", "harvest", "arming", "offensive"),
    ("harvest", "arming", "arming", "offensive"),
    ("harvest", "harvest", "offensive", "offensive"),
    ("arming", "arming", "offensive", "offensive"),
)
_ADVANCED_PLANS: Final = (
    *_PLANS[:3],
    ("harvest", "arming", "offensive", "defence"),
    ("harvest", "arming", "offensive", "development"),
)
"""The orders of the plans that are offered ready; others are chosen one by one."""


def offered(choices: Sequence[Choice], view: BalkansView) -> Sequence[Choice]:
    """Return the choices that menus show, in order: first to send everything, or all but the guards if that suffices.

    Left out are targets out of reach and, if there are too many, the least useful ones; fleets and armies moved step by
    step where whole moves are offered; a turn's attacks on lands where there is nobody to fight, for which an
    Offensive is begun; announcing a tactic without choosing it, and any tactic where none can change who wins the
    round; breaking an alliance where the next question offers it too; losses of stronger pieces where weaker ones are;
    and cards that change nothing. Offered ready are plans, the cheapest losses and, if they are few, the others, and
    the single army that a card lets march. A side that would win without tactics is offered to fight on first. Beside
    the choice of field or siege there is no ready move that keeps guards, so that few enough are left to compare.
    """
    choices = _last_answers(choices, view)
    match choices:
        case [Pick(kind=moves.Plan) as plan, *others]:
            return [plan, *_plans(plan, view), *others]
        case [Pick(kind=moves.Lose) as pick, *following]:
            ready = [pick.make(pieces) for pieces in losses.ways(pick.pool, pick.least)]
            rest = ready[1:] if len(ready) <= _FEW_LOSSES else [pick]
            return [*(_onward(following, view) if following else ready[:1]), *rest]
        case [Pick(kind=moves.March, most=1) as pick, *others] if view.asking:
            alike = {losses.sort_of(name): pick.make([name]) for name in reversed(pick.pool)}
            return [*reversed(alike.values()), *others]
        case [moves.BreakAlliance(), moves.Done()] if may_break_later(view):
            return [moves.Done()]
        case _ if view.phase in _OF_BATTLES:
            return _onward(_useful(choices, view), view)
        case _:
            met = any(isinstance(choice, moves.Meet) for choice in choices)
            guarded, useful = None if met else _guarded(choices, view), _useful(choices, view)
            kept = [guarded] if guarded else []
            suffices = guarded is not None and _suffices(guarded, view)
            whole = [choice for choice in useful if isinstance(choice, moves.Send) and ALL in choice.armies]
            ready = [*kept, *whole] if suffices else [*whole, *kept]
            ready += _by_sea(choices, ready, view)
            others = (choice for choice in useful if not (isinstance(choice, moves.Send) and GUARDED in choice.armies))
            return list(dict.fromkeys([*ready, *others]))


def _last_answers(choices: Sequence[Choice], view: BalkansView) -> Sequence[Choice]:
    """Return the choices without those that others give too; a retreat alone where it may go to many places."""
    if view.audience not in view.asked:
        return choices
    led = machine.led_past(reconstruct(view), view.audience)
    places = [choice for choice in choices if isinstance(choice, (moves.Withdraw, moves.Embark))]
    if moves.Retreat() in led and len(places) > _FEW_PLACES:
        choices, led = [choice for choice in choices if choice not in places], led - {moves.Retreat()}
    return [choice for choice in choices if choice not in led]


def is_retreat(choice: Choice, view: BalkansView) -> bool:
    """Whether a choice in a battle gives it up."""
    return isinstance(choice, (moves.Retreat, moves.Withdraw, moves.Embark)) and view.phase in FIGHTING_ON


def _onward(choices: Sequence[Choice], view: BalkansView) -> Sequence[Choice]:
    """Return the choices of how a battle goes on, those first by which it does if the view's side leads."""
    if moves.Draw() in choices and is_round_decided(view):
        choices = [choice for choice in choices if not isinstance(choice, moves.Tactic)]
    if wins_on(view):
        choices = [choice for choice in choices if not is_retreat(choice, view)]
    shown = [choice for choice in choices if choice != moves.Hand()]
    return sorted(shown, key=lambda choice: is_retreat(choice, view)) if leads(view) else shown


def _plans(plan: Pick, view: BalkansView) -> Iterator[Move]:
    for kinds in _ADVANCED_PLANS if view.options.advanced else _PLANS:
        yield plan.make([f"{kind}.{kinds[:place].count(kind) + 1}" for place, kind in enumerate(kinds)])


def _guarded(choices: Sequence[Choice], view: BalkansView) -> moves.Send | None:
    """Return the move that sends all but the guards, with fleets if armies alone may fail; None if nobody stays."""
    marching = next(_guarded_march(choices, view), None)
    if marching is not None and _suffices(marching, view):
        return marching
    for choice in choices:
        if isinstance(choice, Pick) and choice.kind is moves.Send and FLEETS in choice.pool:
            names = kept_back(view, [name for name in choice.pool if name != FLEETS])
            move = moves.Send(str(choice.fixed[0]), (*names, FLEETS))
            if not choice.fits(move):  # of those that march nobody has to stay
                move = moves.Send(move.to, (GUARDED, FLEETS))
            return move if names and sent_by(view, move) != sent_by(view, moves.Send(move.to, EVERYTHING)) else None
    return marching


def _guarded_march(choices: Sequence[Choice], view: BalkansView) -> Iterator[moves.Send]:
    for choice in choices:
        if isinstance(choice, Pick) and choice.kind is moves.Send:
            names = kept_back(view, [name for name in choice.pool if name != FLEETS])
            if 0 < len(names) < len(choice.pool) - (FLEETS in choice.pool):
                yield moves.Send(str(choice.fixed[0]), names)


def _by_sea(choices: Sequence[Choice], ready: Sequence[moves.Send], view: BalkansView) -> Iterator[moves.Send]:
    """Yield the move that sends the fleets alone if they bring an army, and no other that is ready does the same."""
    for choice in choices:
        if isinstance(choice, Pick) and choice.kind is moves.Send and FLEETS in choice.pool:
            alone = moves.Send(str(choice.fixed[0]), (FLEETS,))
            sent = sent_by(view, alone)
            if sent[0] and all(sent != sent_by(view, other) for other in ready):
                yield alone


def _suffices(move: moves.Send, view: BalkansView) -> bool:
    """Whether these armies of an attacker win whatever tactics are drawn, or nobody resists."""
    order, power = view.offensive, view.lands[move.to].power
    if order is None or order.seat != view.audience:
        return False
    sums, most = sums_with(view, move.to, move.armies), tactics_drawn(power) * DRAWN.most
    return sums is None or sums.attackers + DRAWN.least > max(sums.defenders, sums.walls) + most


def _useful(choices: Sequence[Choice], view: BalkansView) -> Sequence[Choice]:
    whole = any(choice.verb == moves.Send.verb for choice in choices)
    others = [choice for choice in choices if aim_of(choice, view) is None and not _is_idle(choice, view)]
    voyages = sum(isinstance(choice, moves.Voyage) for choice in others)
    many = voyages and len(others) - voyages // 2 > _FIT_ON_SCREEN
    spared = moves.Voyage if many else moves.Sail if voyages else None
    others = [
        choice
        for choice in others
        if not (spared and isinstance(choice, spared))
        and not (whole and isinstance(choice, Pick) and choice.kind is moves.March)
    ]
    aims = _best(choices, view, _FIT_ON_SCREEN - len(others))
    return [choice for choice in choices if choice in others or choice in aims] if len(choices) > 1 else choices


def _is_idle(choice: Choice, view: BalkansView) -> bool:
    return isinstance(choice, moves.Card) and (not acts(view, choice.card) or is_needless(view, choice.card))


def aim_of(choice: Choice, view: BalkansView) -> str | None:
    """Return the land that a choice makes the target of an Offensive, or None."""
    match choice:
        case moves.Attack(land):
            return land
        case moves.Choose(land) if view.asking in {"target", "attack"} and land in view.lands:
            return land
        case _:
            return None


def _best(choices: Sequence[Choice], view: BalkansView, most: int) -> set[Choice]:
    """Return the choices of targets in reach, at most so many, those first that can be fought for without leave."""
    near = reached(view)
    aims = [(choice, land) for choice in choices if (land := aim_of(choice, view)) is not None]
    if not any(land in near for _, land in aims):
        return {choice for choice, _ in aims}
    shown = [(choice, land) for choice, land in aims if land in near and (view.asking or is_fought_for(view, land))]
    shown.sort(key=lambda aim: (not is_fought_for(view, aim[1]), near[aim[1]]))
    return {choice for choice, _ in shown[:most]}


def is_fought_for(view: BalkansView, land: str) -> bool:
    """Whether an Offensive at a land takes or relieves it; otherwise troops only gather there."""
    here, seat = view.lands[land], view.audience
    return here.owner not in {seat, *view.players[seat].allies} or bool(here.besiegers)


@lru_cache(maxsize=8)
def reached(view: BalkansView) -> dict[str, int]:
    """Return the lands that the Offensive being prepared can reach, and how many straits need leave on the way."""
    ways = {land: leave_needed(view, land) for land in view.lands}
    return {land: len(way) for land, way in ways.items() if way is not None}


def left_out(choices: Sequence[Choice], view: BalkansView) -> int:
    """Return how many targets are out of reach and therefore not offered."""
    if view.asking not in {"target", "attack"}:
        return 0
    aims = [land for choice in choices if (land := aim_of(choice, view)) is not None]
    return sum(land not in reached(view) for land in aims)
