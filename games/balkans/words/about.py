"""What each choice does and costs, and what stands behind each name, in one sentence of at most 100 characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, assert_never, cast

from games.balkans.data.components import CARDS, KINGDOMS, LANDS, ORDER_KINDS, SEAS, STRAITS, card_of
from games.balkans.rules import moves
from games.balkans.rules.public import Phase
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.turns.orders import origins
from games.balkans.sight.standing import acts, harvest, leave_needed, standing_for
from games.balkans.words import names
from games.balkans.words.cardtext import effect, moment
from games.balkans.words.labels import out_of_reach
from games.balkans.words.places import advantages_of, kingdom_in_short, land_in_short
from games.core.contract import Pick

if TYPE_CHECKING:
    from games.balkans.sight.view import BalkansView
    from games.core.contract import Choice, Move
    from games.core.voice import Voice

_Paid: TypeAlias = moves.Hire | moves.Promote | moves.Build | moves.BuildHome | moves.Repair | moves.Buy | moves.Ransom
_MOST: Final = 100
_PIECES: Final = ("regular", "elite", "royal", "fleet")


def about(choice: Choice, view: BalkansView, voice: Voice) -> str:
    """Return what a choice does and costs."""
    if isinstance(choice, Pick):
        return _cut(voice(f"about-pick-{choice.verb}", n=choice.most))
    return _cut(_about(cast("moves.AnyMove", choice), view, voice))


def doubt(move: Move, view: BalkansView, voice: Voice) -> str:
    """Return what is lost by an order or a card that can bring nothing, or by a target nobody can come to, or ""."""
    state, seat = standing_for(view), view.audience
    match move:
        case moves.Choose(what) if out_of_reach(what, view):
            return voice("doubt-far")
        case moves.Card(card) if not acts(view, card):
            return voice("doubt-card")
        case moves.Order("harvest") if not harvest(view):
            return voice("doubt-harvest")
        case moves.Order("arming") if not view.players[seat].gold:
            return voice("doubt-arming")
        case moves.Order("offensive" | "manoeuvre") if not origins(state, seat):
            return voice("doubt-troops")
        case _:
            return ""


def _cut(text: str) -> str:
    return text if len(text) <= _MOST else f"{text[: _MOST - 1].rstrip()}…"


def _about(move: moves.AnyMove, view: BalkansView, voice: Voice) -> str:
    match move:
        case moves.Kingdom(name):
            return voice("about-kingdom", advantages=advantages_of(name, voice))
        case moves.Order("harvest"):
            return voice("about-order-harvest", gold=names.gold(harvest(view), voice))
        case moves.Order(kind):
            return voice(f"about-order-{kind}")
        case moves.Skip(kind):
            return voice("about-skip-none" if kind == "none" else "about-skip")
        case moves.Card(card):
            return _card(card, view, voice)
        case moves.Tactic(card):
            return voice("about-tactic", text=effect(card, view, voice))
        case moves.Choose(what):
            return _chosen(what, view, voice)
        case (
            moves.Hire()
            | moves.Promote()
            | moves.Build()
            | moves.BuildHome()
            | moves.Repair()
            | moves.Buy()
            | moves.Ransom()
        ):
            return _paid(move, view, voice)
        case moves.Plan(chosen) | moves.March(_, chosen) | moves.Lose(chosen) | moves.Yield(chosen):
            return voice(f"about-pick-{move.verb}", n=len(chosen))
        case moves.Meet(how):
            return voice(f"about-meet-{how}")
        case moves.Consent(yes):
            return voice(f"about-consent-{'yes' if yes else 'no'}")
        case moves.Done() | moves.Pass():
            return voice(f"about-{move.verb}-{view.phase}")
        case moves.BreakAlliance():
            return voice("about-break-razbor" if view.phase is Phase.RAZBOR_DIPLOMACY else "about-break")
        case (
            moves.Keep()
            | moves.With()
            | moves.Back()
            | moves.End()
            | moves.Surrender()
            | moves.Disband()
            | moves.Sail()
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
            return voice(f"about-{move.verb}")
        case _:
            assert_never(move)


def _card(card: str, view: BalkansView, voice: Voice) -> str:
    if not acts(view, card):
        return voice("about-card-idle")
    cost = card_of(card).entry.cost
    if not cost:
        return voice("about-card", timing=moment(card, voice))
    left = view.players[view.audience].gold - cost
    return voice("about-card-paid", timing=moment(card, voice), left=names.gold(left, voice))


def _paid(move: _Paid, view: BalkansView, voice: Voice) -> str:
    """Return what is bought, and what gold is left then."""
    left = names.gold(view.players[view.audience].gold - price_of(move, view.frames), voice)
    what = f"about-{move.verb}-{move.kind}" if isinstance(move, moves.Hire) else f"about-{move.verb}"
    return voice(what, left=left)


def _chosen(what: str, view: BalkansView, voice: Voice) -> str:
    """Return what an answer to a small question means."""
    if out_of_reach(what, view):
        return voice("about-choose-far")
    if view.asking in {"target", "attack"} and what in LANDS and (straits := leave_needed(view, what)):
        owners = dict.fromkeys(view.lands[STRAITS[strait].control].owner for strait in straits)
        who = voice.list([voice.name(owner) for owner in owners])
        return voice("about-choose-leave", who=who, straits=names.places(straits, voice))
    if view.phase is Phase.DEFENCE_MOVES and not view.asking:
        return voice("about-choose-shift")
    if what in LANDS and view.asking in {"target", "attack", "origin", "land", ""}:
        return land_in_short(what, view, voice)
    if view.asking and what in {"none", "stay", "aboard"}:
        precise = f"about-choose-{what}-{view.asking}"
        return voice(precise if voice.has(precise) else f"about-choose-{what}")
    return voice(f"about-choose-{view.asking or 'armies'}")


def gloss(name: str, view: BalkansView, voice: Voice) -> str:
    """Return what stands behind one name of a pool or a field; "" where the name says all."""
    return _cut(_gloss(name, view, voice))


def _gloss(name: str, view: BalkansView, voice: Voice) -> str:
    head = name.partition("#")[0]
    if head in CARDS:
        return effect(name, view, voice) if card_of(name).entry.play_if else _card_in_short(name, view, voice)
    kind = name.partition(".")[0]
    if kind in {*ORDER_KINDS, "manoeuvre"}:
        return voice(f"gloss-{kind}")
    if name in LANDS:
        return land_in_short(name, view, voice)
    if name in KINGDOMS:
        return kingdom_in_short(name, voice)
    piece = _piece(name)
    return voice(f"gloss-{piece}") if piece else ""


def _card_in_short(name: str, view: BalkansView, voice: Voice) -> str:
    return voice("gloss-card", timing=moment(name, voice), text=effect(name, view, voice))


def _piece(name: str) -> str:
    """Return the kind of the piece that a name stands for, or ""."""
    if name in _PIECES:
        return name
    parts = name.partition("@")[0].split(":")
    if len(parts) > 1 and parts[1] in _PIECES:
        return parts[1]
    sea, _, load = parts[0].partition("+")
    if sea in SEAS:
        return "laden" if load else "fleet"
    return parts[0] if parts[0] in _PIECES else ""
