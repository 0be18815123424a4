"""Choices of Battle for the Balkans in words: labels of buttons and rows, items of menus, headings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, assert_never, cast

from games.balkans.data.components import CARDS, HOME, KINGDOMS, LANDS, ORDER_KINDS, SEAS, STRAITS
from games.balkans.data.geography import region
from games.balkans.rules import moves
from games.balkans.rules.public import Phase
from games.balkans.rules.realm.economy import price_of
from games.balkans.sight.standing import ahead, in_reach, leave_needed
from games.balkans.words import names
from games.balkans.words.cardtext import in_short
from games.balkans.words.places import kingdom_label
from games.core.contract import Pick

if TYPE_CHECKING:
    from games.balkans.sight.view import BalkansView
    from games.core.contract import Choice, Move, Seat
    from games.core.voice import Voice

_Armed: TypeAlias = moves.Hire | moves.Promote | moves.Build | moves.BuildHome | moves.Repair
_WORDS = ("none", "stay", "aboard", "yes", "no", "field", "siege")
_PIECES = ("regular", "elite", "royal", "fleet")


def item(name: str, view: BalkansView, voice: Voice) -> str:
    """Return the words for one name of a pool or a field. Raise LookupError or ValueError for a name of nothing."""
    if "#" in name:
        return _cut(in_short(name, view, voice), 100)
    if name in CARDS:
        return names.card(name, voice)
    if name.partition(".")[0] in {*ORDER_KINDS, "manoeuvre"}:
        return names.order(name, voice)
    if view.asking in {"seat", "surrender"} and name in KINGDOMS:
        seat = next((seat for seat, one in enumerate(view.players) if one.kingdom == name), None)
        return names.kingdom(name, voice) if seat is None else _led(seat, view, voice)
    if name in LANDS or name in SEAS or name in STRAITS:
        return names.located(name, voice)
    if name in KINGDOMS:
        return names.kingdom(name, voice)
    if name in _WORDS:
        precise = f"word-{name}-{view.asking}"
        return voice(precise if voice.has(precise) else f"word-{name}")
    if name in _PIECES:
        return voice(f"kind-{name}")
    if name.isdecimal():
        seat = int(name)
        return voice.name(seat) if view.asking != "number" and seat < len(voice.names) else name
    return _joined(name, voice)


def _joined(name: str, voice: Voice) -> str:
    """Return the words for a name put together with signs."""
    first, _, rest = name.partition(":")
    if rest in _PIECES and first in KINGDOMS:
        return voice("piece-at", kind=voice(f"kind-{rest}"), place=names.kingdom(first, voice))
    kind, _, land = name.partition("@")
    if kind in _PIECES and land in LANDS:
        return voice("piece-at", kind=voice(f"kind-{kind}"), place=names.located(land, voice))
    parts = name.split("+")
    if all(part in KINGDOMS for part in parts):
        return ", ".join(names.kingdom(part, voice) for part in parts)
    return names.piece(name, voice)


def _led(seat: Seat, view: BalkansView, voice: Voice) -> str:
    return voice("label-target", place=voice.name(seat), owner=names.kingdom(view.players[seat].kingdom, voice))


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def label(choice: Choice, view: BalkansView, voice: Voice) -> str:
    """Return the words on a button or a row of a menu, at most 80 characters."""
    if isinstance(choice, Pick):
        return _cut(_pick(choice, voice), 80)
    return _cut(_label(cast("moves.AnyMove", choice), view, voice), 80)


def _pick(pick: Pick, voice: Voice) -> str:
    where = names.located(str(pick.fixed[0]), voice) if pick.fixed else ""
    return voice(f"pick-{pick.verb}", place=where) if pick.kind is moves.March else voice(f"pick-{pick.verb}")


def _label(move: moves.AnyMove, view: BalkansView, voice: Voice) -> str:
    match move:
        case moves.Hire() | moves.Promote() | moves.Build() | moves.BuildHome() | moves.Repair():
            return _armed(move, view, voice)
        case moves.Kingdom(name):
            return kingdom_label(name, voice)
        case moves.Keep(chosen) | moves.With(chosen):
            return names.cards(chosen, voice) or voice("label-none")
        case moves.Plan(chosen):
            return names.orders(chosen, voice)
        case moves.March(to):
            return voice("pick-march", place=names.located(to, voice))
        case moves.Lose(pieces):
            return "; ".join(item(name, view, voice) for name in pieces) or voice("pick-lose")
        case moves.Yield():
            return voice("pick-yield")
        case moves.Order(kind):
            return names.order(kind, voice)
        case moves.Skip(kind):
            return voice("label-skip-none") if kind == "none" else voice("label-skip", order=names.order(kind, voice))
        case moves.Card(name) | moves.Tactic(name):
            return in_short(name, view, voice)
        case moves.Choose(what):
            return _choice(what, view, voice)
        case moves.Ransom(kind, captor):
            who = voice.name(captor)
            return voice("label-ransom", kind=voice(f"kind-{kind}"), gold=names.gold(price_of(move), voice), who=who)
        case moves.Disband(place, kind):
            if "+" in place:
                return voice("label-disband", what=names.piece(place, voice))
            what = voice("piece-at", kind=voice(f"kind-{kind}"), place=names.located(place, voice))
            return voice("label-disband", what=what)
        case moves.Sail(fleet):
            return voice("label-sail", piece=names.piece(fleet, voice))
        case moves.Ask(strait):
            return voice("label-ask", place=names.located(strait, voice))
        case moves.Fight(place):
            return names.located(place, voice)
        case moves.Meet(how):
            stand = ahead(view, how)
            if stand is None:
                return voice(f"word-{how}")
            return voice(f"label-meet-{how}", attackers=stand.attackers, defenders=stand.defenders)
        case moves.Consent(yes):
            return voice("label-consent-yes" if yes else "label-consent-no")
        case moves.Establish(name):
            return voice("label-establish", card=names.card(name, voice), gold=names.gold(price_of(move), voice))
        case moves.Buy():
            return voice("label-buy", gold=names.gold(price_of(move, view.frames), voice))
        case moves.Lend(seat):
            return voice("label-lend", who=voice.name(seat))
        case moves.Count(seat):
            return voice.name(seat)
        case moves.Embark(kind, sea):
            return voice("label-embark", kind=voice(f"kind-{kind}"), sea=names.located(sea, voice))
        case moves.Withdraw(to):
            return voice("label-withdraw", place=names.located(to, voice))
        case moves.Propose(members):
            return voice("label-propose", members=item(members, view, voice))
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
            return voice(f"label-{move.verb}")
        case _:
            assert_never(move)


def _armed(move: _Armed, view: BalkansView, voice: Voice) -> str:
    """Return where an action of Arming takes place, what it does, and its price."""
    match move:
        case moves.Hire(kind, land):
            where, what = land, voice(f"kind-{kind}")
        case moves.Promote(land):
            where, what = land, voice("label-promote")
        case moves.Build(land, sea):
            where, what = land, voice("label-fleet", sea=names.located(sea, voice))
        case moves.BuildHome(army):
            where, what = HOME.sea, voice("label-home-laden" if army else "kind-fleet")
        case moves.Repair(land):
            where, what = land, voice("label-repair")
        case _:
            assert_never(move)
    gold = names.gold(price_of(move, view.frames), voice)
    return voice("label-row", place=names.located(where, voice), what=what, gold=gold)


def _choice(what: str, view: BalkansView, voice: Voice) -> str:
    if view.asking in {"target", "attack"} and what in view.lands:
        return _target(what, view, voice)
    if view.phase is Phase.DEFENCE_MOVES and not view.asking:
        return voice("label-shift", place=names.located(what, voice))
    return item(what, view, voice)


def _target(land: str, view: BalkansView, voice: Voice) -> str:
    """Return a land with its owner, the armies there, and whether it is out of reach or needs leave to pass."""
    owner = names.owner(land, view, voice)
    armies = sum(army.regular + army.elite + army.royal for army in view.lands[land].armies)
    if armies:
        owner = f"{owner}, {voice('n-army', n=armies)}"
    straits = leave_needed(view, land)
    key = "label-target-far" if straits is None else "label-target-leave" if straits else "label-target"
    return voice(key, place=names.located(land, voice), owner=owner)


def menu(move: Move, view: BalkansView, voice: Voice) -> str:
    """Return the heading of the menu a move stands in."""
    match move:
        case moves.Choose(what):
            if out_of_reach(what, view):
                return voice("menu-choose-far")
            if view.asking in {"target", "attack"}:
                return voice(f"menu-choose-{view.asking}", group=_heading(what, view, voice))
            return voice(f"menu-choose-{view.asking}") if view.asking else voice("menu-choose")
        case moves.Hire(kind):
            return voice(f"menu-hire-{kind}")
        case moves.BuildHome():
            return voice("menu-build")
        case _:
            key = f"menu-{move.verb}"
            return voice(key if voice.has(key) else "menu-other")


def out_of_reach(name: str, view: BalkansView) -> bool:
    """Return whether a name is that of a land asked for as a target, to which the order begun does not lead."""
    return view.asking in {"target", "attack"} and name in LANDS and not in_reach(view, name)


_ROWS: Final = 25
"""Rows of one menu: more lands than these are told apart by region."""


def _heading(land: str, view: BalkansView, voice: Voice) -> str:
    """Return the words for the group a land is listed in: whose it is, and where, if there are many."""
    group = _group(land, view)
    told = voice(f"group-{group}")
    alike = [other for other in view.lands if _group(other, view) == group]
    if land not in LANDS or len(alike) <= _ROWS or sum(in_reach(view, other) for other in alike) <= _ROWS:
        return told
    return voice("group-in", group=told, region=voice(f"region-{region(land)}"))


def _group(land: str, view: BalkansView) -> str:
    owner = view.lands[land].owner if land in view.lands else -1
    if owner < 0:
        return "free"
    friends = {view.audience, *(view.players[view.audience].allies if view.audience >= 0 else ())}
    return "own" if owner in friends else "hostile"
