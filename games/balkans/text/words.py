"""The words for choices."""

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeAlias, assert_never, cast

from games.balkans.data.components import DRAWN, HOME, LANDS, card_of
from games.balkans.data.geography import letters
from games.balkans.rules import moves
from games.balkans.rules.public import Phase
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.troops.conditions import fighters, side_of
from games.balkans.rules.troops.marching import ALL, FLEETS
from games.balkans.rules.turns.orders import origins
from games.balkans.text import names
from games.balkans.text.cardtext import in_short, moment, printed
from games.balkans.text.items import item
from games.balkans.text.offers import FIGHTING_ON, is_retreat
from games.balkans.text.places import kingdom_label, land_in_short
from games.balkans.text.targets import about_target, calls_off, group_of, out_of_reach, summed, target, weighed
from games.balkans.views.prospects import (
    EVERYTHING,
    best_when_beaten,
    facing,
    friendly,
    is_guarded,
    leads,
    lifted,
    sent_by,
    stripped,
    sums_with,
)
from games.balkans.views.reconstruct import acts, ahead, harvest, lost_first, reconstruct
from games.balkans.views.view import BalkansView
from games.core.contract import Choice, Pick, Words
from games.core.localizer import LONGEST_LABEL, LONGEST_LINE, Localizer, capital, fitted

_MOST_NAMED: Final = 3
"""Lands that are named; more are counted, so that a line says all."""

_BRINGING: Final = frozenset({"levy", "recruit", "build_fleet"})
"""Effects of cards that bring troops, each at its price."""

_Paid: TypeAlias = moves.Hire | moves.Promote | moves.Build | moves.BuildHome | moves.Repair | moves.Buy | moves.Ransom


def words(choice: Choice, view: BalkansView, localizer: Localizer) -> Words:
    """Return the words for a choice."""
    if isinstance(choice, Pick):
        where = {"place": names.located(str(choice.fixed[0]), localizer)} if choice.fixed else {}
        about = localizer(f"about-pick-{choice.verb}", n=choice.most)
        return Words(
            fitted(localizer(f"pick-{choice.verb}", **where), LONGEST_LABEL), about=fitted(about, LONGEST_LINE)
        )
    return _words(cast("moves.AnyMove", choice), view, localizer)


def _words(move: moves.AnyMove, view: BalkansView, localizer: Localizer) -> Words:
    def filled(label: str = "", about: str | None = None, *, heading: str = "", doubt: str = "") -> Words:
        """Return these words, and the verb's for those that are left out."""
        menu = f"menu-{move.verb}"
        return Words(
            fitted(label or localizer(f"label-{move.verb}"), LONGEST_LABEL),
            heading or localizer(menu if localizer.has(menu) else "menu-other"),
            about=fitted(localizer(f"about-{move.verb}") if about is None else about, LONGEST_LINE),
            doubt=doubt,
        )

    def row(action: _Paid, where: str, what: str) -> str:
        """Return the place, effect and price of an action in Arming."""
        gold = names.gold(price_of(action, view.frames), localizer)
        return localizer("label-row", place=names.located(where, localizer), what=what, gold=gold)

    def paid(action: _Paid, kind: str = move.verb) -> str:
        """Return the effect of an action, and the gold left after paying for it."""
        left = view.players[view.audience].gold - price_of(action, view.frames)
        return localizer(f"about-{kind}", left=names.gold(left, localizer))

    match move:
        case moves.Kingdom(name):
            return filled(kingdom_label(name, view, localizer), localizer(f"about-kingdom-{name}"))
        case moves.With((card,)) if not view.draft and (kind := card_of(card).entry.order):
            order = names.order(kind, localizer)
            label = localizer("label-with", order=order, card=names.card(card, localizer))
            about = capital(printed(card, localizer, advanced=view.options.advanced))
            return filled(label, about, heading=localizer("menu-order"))
        case moves.Keep(cards) | moves.With(cards):
            return filled(names.cards(cards, localizer) or localizer("label-none"))
        case moves.Plan(orders):
            return filled(names.orders(orders, localizer), localizer("about-pick-plan", n=len(orders)))
        case moves.Order(kind):
            gold = {"gold": names.gold(harvest(view), localizer)} if kind == "harvest" else {}
            about = localizer(f"about-order-{kind}", **gold)
            return filled(names.order(kind, localizer), about, doubt=_doubt(kind, view, localizer))
        case moves.Skip("none"):
            return filled(localizer("label-skip-none"), localizer("about-skip-none"))
        case moves.Skip(kind):
            return filled(localizer("label-skip", order=names.order(kind, localizer)))
        case moves.Attack(land):
            heading = localizer("menu-attack", group=group_of(land, view, localizer))
            return filled(target(land, view, localizer), about_target(land, view, localizer), heading=heading)
        case moves.Choose(what):
            label, about = _choice(what, view, localizer), _about_choice(what, view, localizer)
            doubt = localizer("doubt-far") if out_of_reach(what, view) else ""
            return filled(label, about, heading=_choice_heading(what, view, localizer), doubt=doubt)
        case moves.Card(name):
            doubt = "" if acts(view, name) else localizer("doubt-card")
            about = localizer("about-card-idle") if doubt else _about_card(name, view, localizer)
            return filled(in_short(name, view, localizer), about, doubt=doubt)
        case moves.Tactic(name):
            label = in_short(name, view, localizer)
            return filled(
                localizer("label-fight-on", label=label) if view.phase in FIGHTING_ON else label,
                localizer("about-tactic", text=printed(name, localizer, advanced=view.options.advanced)),
            )
        case moves.Draw():
            key = "label-draw-on" if view.phase in FIGHTING_ON else "label-draw"
            return filled(_fought(localizer(key, least=DRAWN.least, most=DRAWN.most), view, localizer))
        case moves.Hire(kind, land):
            heading = localizer(f"menu-hire-{kind}")
            return filled(row(move, land, localizer(f"kind-{kind}")), paid(move, f"hire-{kind}"), heading=heading)
        case moves.Promote(land) | moves.Repair(land):
            return filled(row(move, land, localizer(f"label-{move.verb}")), paid(move))
        case moves.Build(land, sea):
            return filled(row(move, land, localizer("label-fleet", sea=names.located(sea, localizer))), paid(move))
        case moves.BuildHome(army):
            what = localizer("label-home-laden" if army else "kind-fleet")
            return filled(row(move, HOME.sea, what), paid(move), heading=localizer("menu-build"))
        case moves.Buy():
            return filled(localizer("label-buy", gold=names.gold(price_of(move, view.frames), localizer)), paid(move))
        case moves.Ransom(kind, captor):
            piece, gold = localizer(f"kind-{kind}"), names.gold(price_of(move), localizer)
            return filled(localizer("label-ransom", kind=piece, gold=gold, who=localizer.name(captor)), paid(move))
        case moves.Establish(name):
            gold = names.gold(price_of(move), localizer)
            return filled(localizer("label-establish", card=names.card(name, localizer), gold=gold))
        case moves.Disband(place, kind):
            what = (
                names.piece(place, localizer)
                if "+" in place
                else localizer("piece-at", kind=localizer(f"kind-{kind}"), place=names.located(place, localizer))
            )
            return filled(localizer("label-disband", what=what))
        case moves.March(_, armies):
            label = localizer("label-send", what="; ".join(item(name, view, localizer) for name in armies))
            return filled(label, localizer("about-pick-march", n=len(armies)))
        case moves.Send(to, armies):
            if ALL in armies:
                ashore = FLEETS not in armies and sent_by(view, moves.Send(to, EVERYTHING))[1]
                label = _counted(localizer("label-send-armies" if ashore else "label-send-all"), move, view, localizer)
            elif is_guarded(view, to, armies):
                label = _counted(localizer("label-send-guarded"), move, view, localizer)
            elif armies == (FLEETS,):
                label = _counted(localizer("label-send-ships"), move, view, localizer)
            else:
                label = localizer("label-send", what="; ".join(item(name, view, localizer) for name in armies))
            if falls := stripped(view, to, armies, besieged=True):
                doubt = localizer("doubt-send", places=names.all_located(falls, localizer))
                return filled(label, doubt, doubt=doubt)
            beaten = best_when_beaten(view, move)
            doubt = localizer("doubt-beaten", best=beaten.attackers, defenders=beaten.defenders) if beaten else ""
            return filled(label, _about_send(to, armies, view, localizer), doubt=doubt)
        case moves.Voyage(fleet, to, cargo):
            piece, sea = names.piece(fleet, localizer), names.located(to, localizer)
            if cargo in {"none", "aboard"}:
                return filled(localizer("label-voyage", piece=piece, sea=sea))
            laden = partial(localizer, "label-voyage-laden", piece=piece, cargo=item(cargo, view, localizer))
            label = laden(sea=sea)
            return filled(label if len(label) <= LONGEST_LABEL else laden(sea=letters().get(to, sea)))
        case moves.Sail(fleet):
            return filled(localizer("label-sail", piece=names.piece(fleet, localizer)))
        case moves.Embark(kind, sea):
            label = localizer("label-embark", kind=localizer(f"kind-{kind}"), sea=names.located(sea, localizer))
            return filled(label, doubt=_doubt_of_retreat(move, view, localizer))
        case moves.Ask(place) | moves.Withdraw(place):
            label = localizer(f"label-{move.verb}", place=names.located(place, localizer))
            return filled(label, doubt=_doubt_of_retreat(move, view, localizer))
        case moves.Fight(place):
            return filled(names.located(place, localizer))
        case moves.Meet(how):
            stand = ahead(view, how)
            label = (
                localizer(f"word-{how}")
                if stand is None
                else localizer(f"label-meet-{how}", attackers=stand.attackers, defenders=stand.defenders)
            )
            return filled(label, localizer(f"about-meet-{how}"))
        case moves.Consent(yes):
            answer = "yes" if yes else "no"
            return filled(localizer(f"label-consent-{answer}"), localizer(f"about-consent-{answer}"))
        case moves.Lend(seat):
            return filled(localizer("label-lend", who=localizer.name(seat)))
        case moves.Count(seat):
            return filled(localizer.name(seat))
        case moves.Lose(pieces):
            what = "; ".join(item(name, view, localizer) for name in pieces)
            label = localizer("label-lose-rather", what=what) if lost_first(view) else what or localizer("pick-lose")
            return filled(label, localizer("about-pick-lose", n=len(pieces)))
        case moves.Yield(kingdoms):
            return filled(localizer("pick-yield"), localizer("about-pick-yield", n=len(kingdoms)))
        case moves.Propose(members):
            whom = _allies_to_be(members, view, localizer)
            label = localizer("label-propose", members=whom)
            if len(label) > LONGEST_LABEL:
                label = localizer("label-propose", members=item(members, view, localizer))
            return filled(label)
        case moves.BreakAlliance() if view.phase is Phase.RAZBOR_DIPLOMACY:
            return filled(about=localizer("about-break-razbor"))
        case moves.Done() if calls_off(view):
            about = localizer("about-call-off")
            return filled(localizer("label-call-off"), about, doubt=about)
        case moves.Done() if view.phase is Phase.ARMING and (gold := view.players[view.audience].gold):
            label = localizer("label-done-keep", gold=names.gold(gold, localizer))
            return filled(label, localizer("about-done-arming"))
        case moves.Done() if view.phase is Phase.OFF_REACTION:
            return filled(*_let_come(view, localizer))
        case moves.Stay():
            return filled(_fought(localizer("label-stay"), view, localizer))
        case moves.Done() | moves.Pass():
            return filled(about=localizer(f"about-{move.verb}-{view.phase}"))
        case moves.Retreat():
            about = localizer("about-retreat-allies") if _allies_may_stay(view) else None
            return filled(about=about, doubt=_doubt_of_retreat(move, view, localizer))
        case (
            moves.Back() | moves.End() | moves.BreakAlliance() | moves.Grant() | moves.Refuse() | moves.Defend()
            | moves.DrawRoyal() | moves.Reshuffle() | moves.Hand() | moves.Accept() | moves.Decline()
            | moves.Surrender()
        ):  # fmt: skip
            return filled()
        case _:
            assert_never(move)


def _allies_to_be(members: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the other players of a proposed alliance, each with the kingdom."""
    proposed = members.split("+")
    others = ((seat, player.kingdom) for seat, player in enumerate(view.players) if seat != view.audience)
    return ", ".join(
        localizer("label-counted", label=localizer.name(seat), what=names.kingdom(kingdom, localizer))
        for seat, kingdom in others
        if kingdom in proposed
    )


def _allies_may_stay(view: BalkansView) -> bool:
    """Whether allies beside the view's seat in its battle have not retreated, so that its own retreat loses nothing."""
    battle = view.battle
    if battle is None:
        return False
    beside = fighters(battle, side_of(battle, view.audience))
    return any(seat not in {view.audience, *battle.retreating} for seat in beside)


def _doubt_of_retreat(move: Choice, view: BalkansView, localizer: Localizer) -> str:
    """Return a warning about giving up a battle that the view's side may win; otherwise ""."""
    return localizer("doubt-retreat") if is_retreat(move, view) and leads(view) else ""


def _doubt(order: str, view: BalkansView, localizer: Localizer) -> str:
    """Return a warning about an order that would have no effect; otherwise ""."""
    match order:
        case "arming" if not view.players[view.audience].gold:
            return localizer("doubt-arming")
        case "offensive" | "manoeuvre" if not origins(reconstruct(view), view.audience):
            return localizer("doubt-troops")
        case _:
            return ""


def _choice(what: str, view: BalkansView, localizer: Localizer) -> str:
    if view.asking in {"target", "attack"} and what in view.lands:
        return target(what, view, localizer)
    if view.phase is Phase.DEFENCE_MOVES and not view.asking:
        return localizer("label-shift", place=names.located(what, localizer))
    return item(what, view, localizer)


def _choice_heading(what: str, view: BalkansView, localizer: Localizer) -> str:
    if out_of_reach(what, view):
        return localizer("menu-choose-far")
    if view.asking in {"target", "attack"}:
        return localizer(f"menu-choose-{view.asking}", group=group_of(what, view, localizer))
    return localizer(f"menu-choose-{view.asking}" if view.asking else "menu-choose")


def _about_choice(what: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the meaning of an answer to a question of an act in progress."""
    if out_of_reach(what, view):
        return localizer("about-choose-far")
    if view.asking in {"target", "attack"} and what in LANDS:
        return about_target(what, view, localizer)
    if view.phase is Phase.DEFENCE_MOVES and not view.asking:
        return localizer("about-choose-shift")
    if what in LANDS and view.asking in {"origin", "land", ""}:
        return land_in_short(what, view, localizer)
    if view.asking and what in {"none", "stay", "aboard"}:
        precise = f"about-choose-{what}-{view.asking}"
        return localizer(precise if localizer.has(precise) else f"about-choose-{what}")
    return localizer(f"about-choose-{view.asking or 'armies'}")


def _about_send(to: str, armies: Sequence[str], view: BalkansView, localizer: Localizer) -> str:
    """Return the sums of the battle with these armies, and with all of them which sieges it ends."""
    helps = view.phase is Phase.OFF_REACTION
    if ALL not in armies:
        ships = localizer("about-send-ships") if armies == (FLEETS,) else ""
        stay = localizer("about-send-guarded") if is_guarded(view, to, armies) else ships
        text = localizer("about-send-help") if helps else stay
        return weighed(text, sums_with(view, to, armies), view, to, localizer, by_sea=FLEETS in armies)
    ends, left = lifted(view, to, armies), stripped(view, to, armies, besieged=False)
    usual = "about-send-help" if helps else "about-send-fleets" if FLEETS in armies else "about-send"
    what = "about-send-lifts" if ends else "about-send-strips" if left else usual
    many = localizer("n-lands", n=len(left)) if len(left) > _MOST_NAMED else names.places(left, localizer)
    text = localizer(what, places=names.all_located(ends, localizer) or many)
    return weighed(text, sums_with(view, to, armies), view, to, localizer, by_sea=FLEETS in armies)


def _counted(label: str, move: moves.Send, view: BalkansView, localizer: Localizer) -> str:
    """Return a label with how many armies and fleets a move sends, and the sums of the battle with them."""
    armies, fleets = sent_by(view, move)
    counts = (("n-army", armies), ("n-fleet", fleets))
    what = localizer.list([localizer(key, n=n) for key, n in counts if n])
    label = localizer("label-counted", label=label, what=what) if what else label
    return summed(label, sums_with(view, move.to, move.armies), view, localizer)


def _let_come(view: BalkansView, localizer: Localizer) -> tuple[str, str]:
    """Return the label and the meaning of ending the reaction to an Offensive, as far as it can be told now."""
    order = view.offensive
    target = order.target if order is not None else ""
    if target not in view.lands:
        return localizer("label-let-come"), localizer("about-done-off_reaction")
    empty = not any(army.seat in friendly(view) for army in view.lands[target].armies)
    if empty:
        return localizer("label-leave-empty"), localizer("about-done-off_reaction-empty")
    label = summed(localizer("label-let-come"), sums_with(view, target, ()), view, localizer)
    return label, localizer("about-done-off_reaction")


def _fought(label: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the label of a way to fight on, with the sums of the battle where its losses are known."""
    sides = facing(view) if view.phase is not Phase.BATTLE_LOSSES else None
    return localizer("label-sum", label=label, mine=sides[0], theirs=sides[1]) if sides else label


def _about_card(card: str, view: BalkansView, localizer: Localizer) -> str:
    """Return when a card is played, and what is paid for it; it is discarded afterwards, unless it is established."""
    cost, own = price_of(moves.Card(card)), view.players[view.audience]
    key = "about-card-paid" if cost else "about-card"
    if any(effect.id in _BRINGING for effect in card_of(card).entry.effects):
        key += "-troops"
    elif card in own.established and not cost:
        key += "-stays"
    return localizer(key, timing=moment(card, localizer), left=names.gold(own.gold - cost, localizer))
