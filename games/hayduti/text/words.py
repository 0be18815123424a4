"""The words for choices, and for the cards, stats and colours in them."""

from collections.abc import Sequence
from typing import Final, assert_never, cast

from games.core.contract import Choice, Pick, Words
from games.core.localizer import LONGEST_LABEL, LONGEST_LINE, Localizer, capital, fitted
from games.hayduti.data.cards import BOARD, CODES, COLOURS, LEADER_POINTS, LIKE, STATS, value_for
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.forming import goals, need_of, strength_of, ways
from games.hayduti.rules.moves import HaydutiMove
from games.hayduti.rules.state import GroupPlan, Phase, keeps, zaptie_sum
from games.hayduti.text import names as naming
from games.hayduti.views.determinize import reconstruct
from games.hayduti.views.knowledge import nothing_to_draw, risk
from games.hayduti.views.view import HaydutiView

_NONE: Final = {"group": "label-group-none", "spare": "label-spare-none", "keep": "label-keep-none"}
_HEADINGS: Final = frozenset({"scout", "recruit", "form", "gather", "hadzhi", "meet", "elevate"})


def words(choice: Choice, view: HaydutiView, localizer: Localizer) -> Words:
    """Return the words for a choice. All goals of a group share a menu.

    The key is the number of a card of the field, with a sign where the card is taken or removed.
    """
    if isinstance(choice, Pick):
        label = capital(fitted(_pick(choice, view, localizer), LONGEST_LABEL))
        return Words(label, about=fitted(_about_cards(choice.verb, view, localizer), LONGEST_LINE))
    move, own = cast("HaydutiMove", choice), view.committees[view.audience]
    heading, key = f"menu-{move.verb}" if move.verb in _HEADINGS else "menu-other", ""
    label = about = ""
    match move:
        case kinds.Scout():
            total = zaptie_sum(reconstruct(view))
            about = localizer(f"about-scout-{risk(view).peril}", total=total, boyna=own.stats[2])
        case kinds.Recruit(pos):
            card = naming.card(view.field[pos - 1], localizer)
            label, key = localizer("label-recruit", card=card), fitted(capital(card), LONGEST_LABEL)
            about = _about_recruit(view.field[pos - 1], localizer)
        case kinds.Risk():
            peril = risk(view).peril
            about = _about_draw("risk-safe" if peril == "spared" else f"risk-{peril}", "risk-last", view, localizer)
        case kinds.Pass():
            part = "-parallel" if view.options.parallel else "" if own.hand else "-empty"
            about = localizer(f"about-pass{part}", count=own.actions_left)
        case kinds.Hadzhi(pos):
            label, key = localizer("label-hadzhi", pos=pos, card=_at(pos, view, localizer)), f"×{pos}"
            about = _about_draw("hadzhi", "hadzhi-gap" if view.final else "hadzhi-last", view, localizer)
        case kinds.Meet(deets):
            label, about = localizer(f"label-meet-{deets}"), _about_meet(deets, view, localizer)
        case kinds.Improve(stat):
            label, heading = _improve(stat, view, localizer), "menu-goal"
            about = localizer(f"about-improve-{stat}", need=need_of(reconstruct(view), stat))
        case kinds.Raise(name):
            label = localizer("label-raise", card=naming.item(name, localizer, _place(name, view)))
            heading, about = "menu-goal", _about_raise(name, localizer)
        case kinds.Gather(by):
            label = _gather(by, view, localizer)
            about = localizer(f"about-gather-{_kind(by)}")
        case kinds.Elevate(stat):
            before = _own(stat, view)
            label = localizer("label-elevate", stat=naming.stat(stat, localizer), before=before, after=before + 1)
            about = localizer("about-elevate", leader=LEADER_POINTS)
        case kinds.Clear(()) | kinds.Group(()) | kinds.Spare(()) | kinds.Keep(()) | kinds.Take(()):
            label, about = _nothing(move, view, localizer), localizer(f"about-{move.verb}-none")
        case kinds.Group(cards):
            label = naming.cards(cards, localizer) if view.plan is None else _group(cards, view.plan, view, localizer)
            about = _about_cards(move.verb, view, localizer)
        case kinds.Form(goal, by, cards):
            label = key = fitted(capital(_group(cards, GroupPlan("cards", goal, by), view, localizer)), LONGEST_LABEL)
            about = _about_group(goal, by, cards, view, localizer)
        case kinds.Clear(cards):
            label = localizer("label-clear", cards=naming.cards(cards, localizer))
            about = _about_cards(move.verb, view, localizer)
        case kinds.Spare(cards) | kinds.Keep(cards) | kinds.Take(cards):
            label, about = naming.cards(cards, localizer), _about_cards(move.verb, view, localizer)
        case kinds.Skip() if view.phase == Phase.BROKEN_GROUP:
            about = localizer("about-skip-broken", saved=keeps(reconstruct(view)))
        case kinds.Sofroniy():
            about = _about_draw("sofroniy", "sofroniy-last", view, localizer)
        case kinds.Back() | kinds.Skip():
            pass
        case _:
            assert_never(move)
    label, about = label or localizer(f"label-{move.verb}"), about or localizer(f"about-{move.verb}")
    return Words(capital(fitted(label, LONGEST_LABEL)), localizer(heading), key, fitted(about, LONGEST_LINE))


def picked(pick: Pick, chosen: Sequence[str], view: HaydutiView, localizer: Localizer) -> str:
    """Return how the strength of a group adds up, or which cards are chosen."""
    return words(pick.make(chosen), view, localizer).label


def _pick(pick: Pick, view: HaydutiView, localizer: Localizer) -> str:
    match pick.verb:
        case "form":
            goal, by = map(str, pick.fixed)
            goal, by = naming.goal(goal, view, localizer), naming.common(by, localizer)
            return localizer("label-pick-form", goal=goal, by=by)
        case "clear":
            own = reconstruct(view).players[view.audience]
            key = "label-pick-clear" if own.surplus else "label-pick-clear-free"
            return localizer(key, least=own.surplus, limit=own.limit)
        case "group":
            return localizer("label-pick-group", need=pick.need) if pick.need else localizer("label-pick-group-any")
        case verb:
            return localizer(f"label-pick-{verb}", most=pick.most)


def _about_cards(verb: str, view: HaydutiView, localizer: Localizer) -> str:
    return localizer("about-group" if verb == "form" else f"about-{verb}", limit=view.committees[view.audience].limit)


def _at(pos: int, view: HaydutiView, localizer: Localizer) -> str:
    """Return the card at a position, a deets with what it does."""
    name = view.field[pos - 1] if pos <= len(view.field) else ""
    if name not in CODES:
        return "?"
    deets = naming.deets_of(name)
    return naming.item(name, localizer) if deets is not None else naming.card(name, localizer)


def _about_recruit(name: str, localizer: Localizer) -> str:
    card = naming.card_of(name)
    if card.deets is not None:
        return localizer("about-recruit-deets", cost=card.cost, hint=naming.hint(card.deets, localizer))
    if card.kind == "voyvoda":
        return localizer("about-recruit-voyvoda", cost=card.cost, points=card.points)
    return localizer("about-recruit-haydut", stat=naming.stat(STATS[card.stat], localizer))


def _about_draw(key: str, vain: str, view: HaydutiView, localizer: Localizer) -> str:
    """Return what a move that draws a card does, by the key `vain` where none is left to draw."""
    part = "round" if view.options.parallel else "turn"
    return localizer(f"about-{vain}", part=part) if nothing_to_draw(view) else localizer(f"about-{key}")


def _about_meet(deets: str, view: HaydutiView, localizer: Localizer) -> str:
    own, total = view.committees[view.audience], zaptie_sum(reconstruct(view))
    at_risk = "-risk" if view.met is not None and view.met.risky else ""
    if deets != "none":
        return localizer(f"about-meet-{deets}{at_risk}")
    if not own.exposed:
        return localizer(f"about-meet-exposed{at_risk}")
    outcome = "broken" if total > own.stats[2] else "withstood"
    return localizer(f"about-meet-{outcome}", total=total, boyna=own.stats[2])


def _own(stat: str, view: HaydutiView) -> int:
    return view.committees[view.audience].stats[STATS.index(stat)]


def _improve(stat: str, view: HaydutiView, localizer: Localizer) -> str:
    """Return the values a stat can reach: from the next to the highest that the hand pays for."""
    state, before = reconstruct(view), _own(stat, view)
    least = min(before + 1, BOARD[-1][0])
    reach = next((goal.reach for goal in goals(state) if goal.name == stat), 0)
    most = value_for(reach)
    after = f"{least}–{most}" if most > least else str(least)
    return localizer("label-improve", stat=naming.stat(stat, localizer), before=before, after=after)


def _gain(stat: int, after: int, view: HaydutiView) -> int:
    """Return the points that a stat of this value brings its owner now: for itself, and for leading in it."""
    before = view.committees[view.audience].stats[stat]
    best = max(committee.stats[stat] for committee in view.committees)
    return after - before + (LEADER_POINTS if before < best <= after else 0)


def _about_group(goal: str, by: str, cards: Sequence[str], view: HaydutiView, localizer: Localizer) -> str:
    """Return what a whole group does: whom it takes the lead in a stat, or else where its cards go."""
    if goal in STATS:
        stat = STATS.index(goal)
        after = value_for(strength_of(reconstruct(view), GroupPlan("cards", goal, by), cards).total)
        others = [committee.stats[stat] for seat, committee in enumerate(view.committees) if seat != view.audience]
        best = max(others)
        if view.committees[view.audience].stats[stat] <= best < after:
            gain, count = _gain(stat, after, view), others.count(best)
            return localizer("about-group-lead", gain=gain, count=count, points=LEADER_POINTS)
    return localizer("about-group")


def _about_raise(name: str, localizer: Localizer) -> str:
    card = naming.card_of(name)
    if card.deets is not None:
        return localizer("about-raise-deets", cost=card.cost)
    return localizer("about-raise-voyvoda", cost=card.cost, points=card.points)


def _gather(by: str, view: HaydutiView, localizer: Localizer) -> str:
    """Return what a group has in common and how strong it may become, bonuses included."""
    listed = ways(reconstruct(view), view.plan.goal) if view.plan else ()
    reach = next((way.reach for way in listed if way.by == by), 0)
    return localizer(f"label-gather-{_kind(by)}", by=naming.common(by, localizer), reach=reach)


def _kind(by: str) -> str:
    return "stat" if by in STATS else "colour" if by in COLOURS else "card"


def _group(names: Sequence[str], plan: GroupPlan[str], view: HaydutiView, localizer: Localizer) -> str:
    """Return how the strength of a group of these hayduts adds up, and what is needed or reached."""
    state = reconstruct(view)
    members = (plan.by, *names) if plan.by in CODES else names
    strength = strength_of(state, plan, names)
    cards = [naming.card_of(name) for name in members]
    if plan.by in STATS:
        hayduts = [
            localizer("hand-haydut", strength=card.strength, colour=naming.colour(card, localizer)) for card in cards
        ]
    else:
        hayduts = [
            localizer("group-haydut", stat=localizer(f"contribution-{STATS[card.stat]}"), strength=card.strength)
            for card in cards
        ]
    label = _formed(
        naming.sum_of(hayduts, strength.bonuses, strength.total, localizer), strength.total, plan, view, localizer
    )
    if len(label) <= LONGEST_LABEL:
        return label
    plain = naming.arithmetic(members, strength.bonuses, strength.total, localizer)
    label = _formed(plain, strength.total, plan, view, localizer)
    return label if len(label) <= LONGEST_LABEL else _formed(plain, strength.total, plan, view, localizer, hinted=False)


def _formed(
    sum_: str, total: int, plan: GroupPlan[str], view: HaydutiView, localizer: Localizer, *, hinted: bool = True
) -> str:
    """Return a sum with what it reaches; of a figure, if `hinted`, with what it does."""
    if plan.goal in STATS:
        stat, after = naming.stat(plan.goal, localizer), value_for(total)
        if view.plan is None:
            before = _own(plan.goal, view)
            gain = _gain(STATS.index(plan.goal), after, view)
            return localizer("label-form-improve", sum=sum_, stat=stat, before=before, after=after, gain=gain)
        return localizer("label-group-improve", sum=sum_, stat=stat, after=after)
    if view.plan is None:
        card, goal = naming.card_of(plan.goal), naming.goal(plan.goal, view, localizer)
        if card.deets is not None and hinted:
            hint = naming.hint(card.deets, localizer)
            return localizer("label-form-figure", sum=sum_, card=goal, hint=hint)
        return localizer("label-form-raise", sum=sum_, card=goal, points=card.points)
    return localizer("label-group", sum=sum_, need=need_of(reconstruct(view), plan.goal))


def _nothing(move: HaydutiMove, view: HaydutiView, localizer: Localizer) -> str:
    if isinstance(move, kinds.Group) and view.plan is not None and view.plan.by in CODES:
        return localizer("label-group-alone", card=naming.card(view.plan.by, localizer))
    return localizer(_NONE.get(move.verb, f"label-{move.verb}-none"), count=len(view.hand))


def item(name: str, view: HaydutiView, localizer: Localizer) -> str:
    """Return the label of a card, stat, colour or answer to a zaptie. Raise `KeyError` for any other name."""
    if name in STATS:
        return naming.stat(name, localizer)
    if name in COLOURS:
        return localizer(f"colour-{name}")
    if name in naming.HELPERS:
        return naming.deets_called(f"deets-{name}", localizer)
    if name == "none":
        return localizer("item-none")
    words, alike = capital(naming.item(name, localizer, _place(name, view))), _alike(name, view)
    if len(alike) > 1:
        words = localizer("item-copy", card=words, number=alike.index(name) + 1, count=len(alike))
    return fitted(words, LONGEST_LINE)


def _alike(name: str, view: HaydutiView) -> list[str]:
    """Return the cards printed like this one, itself included, among those of the audience it may be chosen from."""
    plan = view.plan
    if plan is not None and plan.cards:
        held = plan.cards
    elif name in view.lost:
        held = view.lost
    else:
        held = tuple(card for card in view.hand if plan is None or card != plan.by)
    return [card for card in held if LIKE[CODES[card]] == LIKE[CODES[name]]] if name in held else []


def _place(name: str, view: HaydutiView) -> int:
    """Return the position of a face-up card of the field, 0 for others."""
    return view.field.index(name) + 1 if name in view.field else 0


def gloss(name: str, view: HaydutiView, localizer: Localizer) -> str:  # noqa: ARG001 - the same at every table
    """Return what stands behind the name of a card, stat, colour or answer to a zaptie; nothing for other names."""
    return fitted(_gloss(name, localizer), LONGEST_LINE)


def _gloss(name: str, localizer: Localizer) -> str:
    if name in STATS:
        return localizer(f"gloss-{name}")
    if name in COLOURS:
        return localizer("gloss-colour")
    if name == "none":
        return localizer("gloss-none")
    if name in naming.HELPERS and (deets := naming.deets_of(f"deets-{name}")) is not None:
        return naming.hint(deets, localizer)
    if name not in CODES:
        return ""
    card = naming.card_of(name)
    told = naming.stat(STATS[card.stat], localizer) if card.stat >= 0 else ""
    return localizer(f"gloss-{card.kind}", stat=told, strength=card.strength, cost=card.cost, points=card.points)
