"""Labels of choices: buttons, menu rows and menu headings."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias, assert_never, cast

from games.balkans.data.components import CARDS, HOME, KINGDOMS, LANDS, ORDER_KINDS, SEAS, STRAITS
from games.balkans.data.geography import region
from games.balkans.rules import moves
from games.balkans.rules.public import Phase
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.troops.marching import ALL
from games.balkans.rules.troops.paths import any_trip, destinations
from games.balkans.rules.war.offensive import is_idle
from games.balkans.text import names
from games.balkans.text.cardtext import in_short
from games.balkans.text.places import kingdom_label
from games.balkans.views.reconstruct import ahead, in_reach, leave_needed, reconstruct
from games.core.contract import Pick
from games.core.localizer import fitted

if TYPE_CHECKING:
    from games.balkans.views.view import BalkansView
    from games.core.contract import Choice, Move, Seat
    from games.core.localizer import Localizer

_Armed: TypeAlias = moves.Hire | moves.Promote | moves.Build | moves.BuildHome | moves.Repair
_WORDS = ("none", "stay", "aboard", ALL, "yes", "no", "field", "siege")
_PIECES = ("regular", "elite", "royal", "fleet")


def item(name: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the words for a name in a pool or field. Raise LookupError or ValueError for an unknown name."""
    if "#" in name:
        return fitted(in_short(name, view, localizer), 100)
    if name in CARDS:
        return names.card(name, localizer)
    if name.partition(".")[0] in {*ORDER_KINDS, "manoeuvre"}:
        return names.order(name, localizer)
    if view.asking in {"seat", "surrender"} and name in KINGDOMS:
        seat = next((seat for seat, player in enumerate(view.players) if player.kingdom == name), None)
        return names.kingdom(name, localizer) if seat is None else _led(seat, view, localizer)
    if name in LANDS or name in SEAS or name in STRAITS:
        return names.located(name, localizer)
    if name in KINGDOMS:
        return names.kingdom(name, localizer)
    if name in _WORDS:
        precise = f"word-{name}-{view.asking}"
        return localizer(precise if localizer.has(precise) else f"word-{name}")
    if name in _PIECES:
        return localizer(f"kind-{name}")
    if name.isdecimal():
        seat = int(name)
        return localizer.name(seat) if view.asking != "number" and seat < len(localizer.names) else name
    return _joined(name, localizer)


def _joined(name: str, localizer: Localizer) -> str:
    """Return the words for a compound name, such as `thrace:regular:2` or `bulgaria+latin`."""
    first, _, rest = name.partition(":")
    if rest in _PIECES and first in KINGDOMS:
        return localizer("piece-at", kind=localizer(f"kind-{rest}"), place=names.kingdom(first, localizer))
    kind, _, land = name.partition("@")
    if kind in _PIECES and land in LANDS:
        return localizer("piece-at", kind=localizer(f"kind-{kind}"), place=names.located(land, localizer))
    parts = name.split("+")
    if all(part in KINGDOMS for part in parts):
        return ", ".join(names.kingdom(part, localizer) for part in parts)
    return names.piece(name, localizer)


def _led(seat: Seat, view: BalkansView, localizer: Localizer) -> str:
    return localizer(
        "label-target", place=localizer.name(seat), owner=names.kingdom(view.players[seat].kingdom, localizer)
    )


def label(choice: Choice, view: BalkansView, localizer: Localizer) -> str:
    """Return the label of a choice, at most 80 characters."""
    if isinstance(choice, Pick):
        return fitted(_pick(choice, localizer), 80)
    return fitted(_label(cast("moves.AnyMove", choice), view, localizer), 80)


def _pick(pick: Pick, localizer: Localizer) -> str:
    where = names.located(str(pick.fixed[0]), localizer) if pick.fixed else ""
    return localizer(f"pick-{pick.verb}", place=where) if where else localizer(f"pick-{pick.verb}")


def _label(move: moves.AnyMove, view: BalkansView, localizer: Localizer) -> str:
    match move:
        case moves.Hire() | moves.Promote() | moves.Build() | moves.BuildHome() | moves.Repair():
            return _armed(move, view, localizer)
        case moves.Kingdom(name):
            return kingdom_label(name, localizer)
        case moves.Keep(chosen) | moves.With(chosen):
            return names.cards(chosen, localizer) or localizer("label-none")
        case moves.Plan(chosen):
            return names.orders(chosen, localizer)
        case moves.Attack(land):
            return _target(land, view, localizer)
        case moves.March(to):
            return localizer("pick-march", place=names.located(to, localizer))
        case moves.Send(to, armies):
            if armies == (ALL,):
                return localizer("label-send-all", place=names.located(to, localizer))
            return localizer("label-send", what="; ".join(item(name, view, localizer) for name in armies))
        case moves.Voyage(fleet, to, cargo):
            piece, sea = names.piece(fleet, localizer), names.located(to, localizer)
            if cargo in {"none", "aboard"}:
                return localizer("label-voyage", piece=piece, sea=sea)
            return localizer("label-voyage-laden", piece=piece, sea=sea, cargo=item(cargo, view, localizer))
        case moves.Lose(pieces):
            return "; ".join(item(name, view, localizer) for name in pieces) or localizer("pick-lose")
        case moves.Yield():
            return localizer("pick-yield")
        case moves.Order(kind):
            return names.order(kind, localizer)
        case moves.Skip(kind):
            return (
                localizer("label-skip-none")
                if kind == "none"
                else localizer("label-skip", order=names.order(kind, localizer))
            )
        case moves.Card(name) | moves.Tactic(name):
            return in_short(name, view, localizer)
        case moves.Choose(what):
            return _choice(what, view, localizer)
        case moves.Ransom(kind, captor):
            who = localizer.name(captor)
            return localizer(
                "label-ransom", kind=localizer(f"kind-{kind}"), gold=names.gold(price_of(move), localizer), who=who
            )
        case moves.Disband(place, kind):
            if "+" in place:
                return localizer("label-disband", what=names.piece(place, localizer))
            what = localizer("piece-at", kind=localizer(f"kind-{kind}"), place=names.located(place, localizer))
            return localizer("label-disband", what=what)
        case moves.Sail(fleet):
            return localizer("label-sail", piece=names.piece(fleet, localizer))
        case moves.Ask(strait):
            return localizer("label-ask", place=names.located(strait, localizer))
        case moves.Fight(place):
            return names.located(place, localizer)
        case moves.Meet(how):
            stand = ahead(view, how)
            if stand is None:
                return localizer(f"word-{how}")
            return localizer(f"label-meet-{how}", attackers=stand.attackers, defenders=stand.defenders)
        case moves.Consent(yes):
            return localizer("label-consent-yes" if yes else "label-consent-no")
        case moves.Establish(name):
            return localizer(
                "label-establish", card=names.card(name, localizer), gold=names.gold(price_of(move), localizer)
            )
        case moves.Buy():
            return localizer("label-buy", gold=names.gold(price_of(move, view.frames), localizer))
        case moves.Lend(seat):
            return localizer("label-lend", who=localizer.name(seat))
        case moves.Count(seat):
            return localizer.name(seat)
        case moves.Embark(kind, sea):
            return localizer("label-embark", kind=localizer(f"kind-{kind}"), sea=names.located(sea, localizer))
        case moves.Withdraw(to):
            return localizer("label-withdraw", place=names.located(to, localizer))
        case moves.Propose(members):
            return localizer("label-propose", members=item(members, view, localizer))
        case moves.Done() if calls_off(view):
            return localizer("label-call-off")
        case (
            moves.Back()
            | moves.End()
            | moves.BreakAlliance()
            | moves.Grant()
            | moves.Refuse()
            | moves.Defend()
            | moves.DrawRoyal()
            | moves.Reshuffle()
            | moves.Hand()
            | moves.Draw()
            | moves.Retreat()
            | moves.Stay()
            | moves.Accept()
            | moves.Decline()
            | moves.Done()
            | moves.Pass()
            | moves.Surrender()
        ):
            return localizer(f"label-{move.verb}")
        case _:
            assert_never(move)


def _armed(move: _Armed, view: BalkansView, localizer: Localizer) -> str:
    """Return the place, effect and price of an action in Arming."""
    match move:
        case moves.Hire(kind, land):
            where, what = land, localizer(f"kind-{kind}")
        case moves.Promote(land):
            where, what = land, localizer("label-promote")
        case moves.Build(land, sea):
            where, what = land, localizer("label-fleet", sea=names.located(sea, localizer))
        case moves.BuildHome(army):
            where, what = HOME.sea, localizer("label-home-laden" if army else "kind-fleet")
        case moves.Repair(land):
            where, what = land, localizer("label-repair")
        case _:
            assert_never(move)
    gold = names.gold(price_of(move, view.frames), localizer)
    return localizer("label-row", place=names.located(where, localizer), what=what, gold=gold)


def _choice(what: str, view: BalkansView, localizer: Localizer) -> str:
    if view.asking in {"target", "attack"} and what in view.lands:
        return _target(what, view, localizer)
    if view.phase is Phase.DEFENCE_MOVES and not view.asking:
        return localizer("label-shift", place=names.located(what, localizer))
    return item(what, view, localizer)


def _target(land: str, view: BalkansView, localizer: Localizer) -> str:
    """Return a land with its owner and armies, and whether it is out of reach or behind a closed strait."""
    owner = names.owner(land, view, localizer)
    armies = sum(army.regular + army.elite + army.royal for army in view.lands[land].armies)
    if armies:
        owner = f"{owner}, {localizer('n-army', n=armies)}"
    straits = leave_needed(view, land)
    key = "label-target-far" if straits is None else "label-target-leave" if straits else "label-target"
    return localizer(key, place=names.located(land, localizer), owner=owner)


def menu(move: Move, view: BalkansView, localizer: Localizer) -> str:
    """Return the heading of the menu that a move belongs to."""
    match move:
        case moves.Choose(what):
            if out_of_reach(what, view):
                return localizer("menu-choose-far")
            if view.asking in {"target", "attack"}:
                return localizer(f"menu-choose-{view.asking}", group=_heading(what, view, localizer))
            return localizer(f"menu-choose-{view.asking}") if view.asking else localizer("menu-choose")
        case moves.Attack(land):
            return localizer("menu-attack", group=_heading(land, view, localizer))
        case moves.Hire(kind):
            return localizer(f"menu-hire-{kind}")
        case moves.BuildHome():
            return localizer("menu-build")
        case _:
            key = f"menu-{move.verb}"
            return localizer(key if localizer.has(key) else "menu-other")


def calls_off(view: BalkansView) -> bool:
    """Return whether `Done` would end the Offensive of the view's seat with nothing moved, so that it is lost."""
    order, seat = view.offensive, view.audience
    if order is None or order.seat != seat or view.phase not in {Phase.OFF_FLEETS, Phase.OFF_ARMIES}:
        return False
    state = reconstruct(view)
    if not is_idle(state, order):
        return False
    if view.phase is Phase.OFF_ARMIES:
        return True
    return not destinations(state, order) and any_trip(state, order, seat, granted=False)


def out_of_reach(name: str, view: BalkansView) -> bool:
    """Return whether a name is a target that the Offensive being prepared cannot reach."""
    return view.asking in {"target", "attack"} and name in LANDS and not in_reach(view, name)


_ROWS: Final = 25
"""Maximum rows of a menu; more lands are grouped by region."""


def _heading(land: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the heading for a group of lands: by owner, and by region if there are many."""
    group = _group(land, view)
    heading = localizer(f"group-{group}")
    if land not in LANDS or not _needs_regions(group, view):
        return heading
    return localizer("group-in", group=heading, region=localizer(f"region-{region(land)}"))


@lru_cache(maxsize=16)
def _needs_regions(group: str, view: BalkansView) -> bool:
    """Return whether more lands of a group are in reach than a menu has rows.

    Cached because each choice of a hand asks it, and the answer takes as long as a picture.
    """
    alike = [other for other in view.lands if _group(other, view) == group]
    return len(alike) > _ROWS and sum(in_reach(view, other) for other in alike) > _ROWS


def _group(land: str, view: BalkansView) -> str:
    owner = view.lands[land].owner if land in view.lands else -1
    if owner < 0:
        return "free"
    friends = {view.audience, *(view.players[view.audience].allies if view.audience >= 0 else ())}
    return "own" if owner in friends else "hostile"
