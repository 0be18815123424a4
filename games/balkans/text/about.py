"""Descriptions of choices and names, in one sentence of at most 100 characters each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, assert_never, cast

from games.balkans.data.components import CARDS, KINGDOMS, LANDS, ORDER_KINDS, SEAS, STRAITS, card_of
from games.balkans.rules import moves
from games.balkans.rules.public import Phase
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.troops.marching import ALL
from games.balkans.rules.turns.orders import origins
from games.balkans.text import names
from games.balkans.text.cardtext import effect, moment
from games.balkans.text.labels import calls_off, out_of_reach
from games.balkans.text.places import advantages_of, kingdom_in_short, land_in_short
from games.balkans.views.prospects import lifted, only_by_sea, sums_with, undefended
from games.balkans.views.reconstruct import acts, harvest, leave_needed, reconstruct
from games.core.contract import Pick
from games.core.localizer import fitted

if TYPE_CHECKING:
    from games.balkans.views.prospects import Sums
    from games.balkans.views.view import BalkansView
    from games.core.contract import Choice, Move
    from games.core.localizer import Localizer

_Paid: TypeAlias = moves.Hire | moves.Promote | moves.Build | moves.BuildHome | moves.Repair | moves.Buy | moves.Ransom
_MOST: Final = 100
_PIECES: Final = ("regular", "elite", "royal", "fleet")


def about(choice: Choice, view: BalkansView, localizer: Localizer) -> str:
    """Return what a choice does and costs."""
    if isinstance(choice, Pick):
        return fitted(localizer(f"about-pick-{choice.verb}", n=choice.most), _MOST)
    return fitted(_about(cast("moves.AnyMove", choice), view, localizer), _MOST)


def doubt(move: Move, view: BalkansView, localizer: Localizer) -> str:
    """Return a warning about an order or card without effect or given up, or a target out of reach; otherwise ""."""
    state, seat = reconstruct(view), view.audience
    match move:
        case moves.Choose(what) if out_of_reach(what, view):
            return localizer("doubt-far")
        case moves.Done() if calls_off(view):
            return localizer("about-call-off")
        case moves.Card(card) if not acts(view, card):
            return localizer("doubt-card")
        case moves.Order("harvest") if not harvest(view):
            return localizer("doubt-harvest")
        case moves.Order("arming") if not view.players[seat].gold:
            return localizer("doubt-arming")
        case moves.Order("offensive" | "manoeuvre") if not origins(state, seat):
            return localizer("doubt-troops")
        case _:
            return ""


def _about(move: moves.AnyMove, view: BalkansView, localizer: Localizer) -> str:
    match move:
        case moves.Kingdom(name):
            return localizer("about-kingdom", advantages=advantages_of(name, localizer))
        case moves.Order("harvest"):
            return localizer("about-order-harvest", gold=names.gold(harvest(view), localizer))
        case moves.Order(kind):
            return localizer(f"about-order-{kind}")
        case moves.Skip(kind):
            return localizer("about-skip-none" if kind == "none" else "about-skip")
        case moves.Card(card):
            return _card(card, view, localizer)
        case moves.Tactic(card):
            return localizer("about-tactic", text=effect(card, view, localizer))
        case moves.Choose(what):
            return _chosen(what, view, localizer)
        case (
            moves.Hire()
            | moves.Promote()
            | moves.Build()
            | moves.BuildHome()
            | moves.Repair()
            | moves.Buy()
            | moves.Ransom()
        ):
            return _paid(move, view, localizer)
        case moves.Attack(land):
            return _aimed(land, view, localizer)
        case moves.Send() if view.phase is Phase.OFF_REACTION:
            return localizer("about-send-help")
        case moves.Send(to, (str(first), *_)) if first == ALL:
            ends = ", ".join(names.located(land, localizer) for land in lifted(view, to))
            text = localizer("about-send-lifts", places=ends) if ends else localizer("about-send")
            return weighed(text, sums_with(view, to), view, to, localizer)
        case moves.Send(to, armies):
            return weighed("", sums_with(view, to, armies), view, to, localizer)
        case moves.Plan(chosen) | moves.March(_, chosen) | moves.Lose(chosen) | moves.Yield(chosen):
            return localizer(f"about-pick-{move.verb}", n=len(chosen))
        case moves.Meet(how):
            return localizer(f"about-meet-{how}")
        case moves.Consent(yes):
            return localizer(f"about-consent-{'yes' if yes else 'no'}")
        case moves.Done() if calls_off(view):
            return localizer("about-call-off")
        case moves.Done() | moves.Pass():
            return localizer(f"about-{move.verb}-{view.phase}")
        case moves.BreakAlliance():
            return localizer("about-break-razbor" if view.phase is Phase.RAZBOR_DIPLOMACY else "about-break")
        case (
            moves.Keep()
            | moves.With()
            | moves.Back()
            | moves.End()
            | moves.Surrender()
            | moves.Disband()
            | moves.Sail()
            | moves.Voyage()
            | moves.Ask()
            | moves.Grant()
            | moves.Refuse()
            | moves.Defend()
            | moves.Fight()
            | moves.Establish()
            | moves.DrawRoyal()
            | moves.Reshuffle()
            | moves.Lend()
            | moves.Hand()
            | moves.Draw()
            | moves.Count()
            | moves.Retreat()
            | moves.Stay()
            | moves.Embark()
            | moves.Withdraw()
            | moves.Propose()
            | moves.Accept()
            | moves.Decline()
        ):
            return localizer(f"about-{move.verb}")
        case _:
            assert_never(move)


def weighed(text: str, sums: Sums | None, view: BalkansView, land: str, localizer: Localizer) -> str:
    """Return a text about a land after the sums of a battle for it."""
    if sums is None:
        return text
    kind = "siege" if sums.walls > sums.defenders else "neutral" if view.lands[land].owner < 0 else "field"
    said = localizer(f"sums-{kind}", attackers=sums.attackers, defenders=sums.defenders, walls=sums.walls)
    return f"{said}; {text[0].lower()}{text[1:]}" if text else said


def _card(card: str, view: BalkansView, localizer: Localizer) -> str:
    if not acts(view, card):
        return localizer("about-card-idle")
    cost = card_of(card).entry.cost
    if not cost:
        return localizer("about-card", timing=moment(card, localizer))
    left = view.players[view.audience].gold - cost
    return localizer("about-card-paid", timing=moment(card, localizer), left=names.gold(left, localizer))


def _paid(move: _Paid, view: BalkansView, localizer: Localizer) -> str:
    """Return what an action does, and the gold left after paying for it."""
    left = names.gold(view.players[view.audience].gold - price_of(move, view.frames), localizer)
    what = f"about-{move.verb}-{move.kind}" if isinstance(move, moves.Hire) else f"about-{move.verb}"
    return localizer(what, left=left)


def _aimed(land: str, view: BalkansView, localizer: Localizer) -> str:
    """Return what stands in the way to a target, or the sums of a battle for it and what the land is."""
    if straits := leave_needed(view, land):
        owners = dict.fromkeys(view.lands[STRAITS[strait].control].owner for strait in straits)
        who = localizer.list([localizer.name(owner) for owner in owners])
        return localizer("about-choose-leave", who=who, straits=names.places(straits, localizer))
    sums = sums_with(view, land)
    text = weighed(land_in_short(land, view, localizer, resists=sums is None), sums, view, land, localizer)
    if empty := undefended(view, land):
        text = f"{text}; {localizer(f'land-empty-{empty}')}"
    return localizer("land-by-sea", text=text) if only_by_sea(view, land) else text


def _chosen(what: str, view: BalkansView, localizer: Localizer) -> str:
    """Return what an answer to a question of an act in progress means."""
    if out_of_reach(what, view):
        return localizer("about-choose-far")
    if view.asking in {"target", "attack"} and what in LANDS:
        return _aimed(what, view, localizer)
    if view.phase is Phase.DEFENCE_MOVES and not view.asking:
        return localizer("about-choose-shift")
    if what in LANDS and view.asking in {"origin", "land", ""}:
        return land_in_short(what, view, localizer)
    if view.asking and what in {"none", "stay", "aboard"}:
        precise = f"about-choose-{what}-{view.asking}"
        return localizer(precise if localizer.has(precise) else f"about-choose-{what}")
    return localizer(f"about-choose-{view.asking or 'armies'}")


def gloss(name: str, view: BalkansView, localizer: Localizer) -> str:
    """Return a description of a name in a pool or field; "" if the name is enough."""
    return fitted(_gloss(name, view, localizer), _MOST)


def _gloss(name: str, view: BalkansView, localizer: Localizer) -> str:
    head = name.partition("#")[0]
    if head in CARDS:
        return effect(name, view, localizer) if card_of(name).entry.play_if else _card_in_short(name, view, localizer)
    kind = name.partition(".")[0]
    if kind in {*ORDER_KINDS, "manoeuvre"}:
        return localizer(f"gloss-{kind}")
    if name in LANDS:
        return land_in_short(name, view, localizer)
    if name in KINGDOMS:
        return kingdom_in_short(name, localizer)
    piece = _piece(name)
    land = name.partition(":")[0]
    text = localizer(f"gloss-{piece}") if piece else ""
    if land in view.lands and view.audience in view.lands[land].besiegers:
        return localizer("gloss-besieging", piece=text)
    return text


def _card_in_short(name: str, view: BalkansView, localizer: Localizer) -> str:
    return localizer("gloss-card", timing=moment(name, localizer), text=effect(name, view, localizer))


def _piece(name: str) -> str:
    """Return the kind of piece that a name denotes, or ""."""
    if name in _PIECES:
        return name
    parts = name.partition("@")[0].split(":")
    if len(parts) > 1 and parts[1] in _PIECES:
        return parts[1]
    sea, _, load = parts[0].partition("+")
    if sea in SEAS:
        return "laden" if load else "fleet"
    return parts[0] if parts[0] in _PIECES else ""
