"""What the table waits for, in one line for everybody and in more detail for the seat itself."""

from collections.abc import Iterator, Sequence

from games.core.contract import PUBLIC, Choice
from games.core.localizer import Localizer
from games.hayduti.data.cards import STATS
from games.hayduti.rules.forming import need_of, raise_reach, supports, way_of
from games.hayduti.rules.groups import Support, ways_to_improve
from games.hayduti.rules.moves import Pass, Risk
from games.hayduti.rules.state import GroupPlan, Phase, keeps, taking
from games.hayduti.text import names as naming
from games.hayduti.text.names import card, cards
from games.hayduti.views.determinize import reconstruct
from games.hayduti.views.knowledge import nothing_to_draw, risk
from games.hayduti.views.view import HaydutiView


def ask(view: HaydutiView, choices: Sequence[Choice], localizer: Localizer) -> str:
    """Return whom the table waits for, and for what. A seat's own view also says what the seat may do."""
    if view.outcome is not None:
        return localizer(f"outcome-{view.outcome.reason}")
    if view.audience != PUBLIC:
        if view.audience in view.asked:
            return " ".join(_ask_own(view, choices, localizer))
        if view.choice is not None:
            names = localizer.people(view.asked)
            key = "own-chosen" if view.choice else "own-chosen-none"
            return localizer(key, cards=cards(view.choice, localizer), names=names)
    return _ask_all(view, localizer)


def _ask_all(view: HaydutiView, localizer: Localizer) -> str:
    who, own = localizer.name(view.active), view.committees[view.active]
    match view.phase:
        case Phase.ACTIONS:
            return localizer("ask-actions", who=who, count=own.actions_left)
        case Phase.ENCOUNTER:
            assert view.met is not None
            return localizer("ask-encounter", who=who, card=card(view.met.card, localizer))
        case Phase.BROKEN_TAKE:
            return localizer("ask-broken_take", who=localizer.name(view.asked[0]), whom=who)
        case Phase.CLEARING if view.options.parallel:
            return localizer("ask-clearing-all", names=localizer.people(view.asked))
        case Phase.CLEARING:
            return localizer("ask-clearing", who=who, count=own.limit)
        case phase:
            return localizer(f"ask-{phase}", who=who)


def _ask_own(view: HaydutiView, choices: Sequence[Choice], localizer: Localizer) -> Iterator[str]:
    own, state = view.committees[view.audience], reconstruct(view)
    match view.phase:
        case Phase.ACTIONS:
            ended = not own.actions_taken and Pass() not in choices
            yield localizer("own-actions-first" if ended else "own-actions", count=own.actions_left)
            danger = risk(view)
            key = f"own-{danger.peril}"
            drawn = Risk() in choices and not nothing_to_draw(view)
            if drawn and danger.cards and localizer.has(f"{key}-risk"):
                key = f"{key}-risk"
            yield localizer(key, cards=danger.cards, least=danger.least)
            yield from _ask_last(view, localizer)
        case Phase.ENCOUNTER:
            assert view.met is not None
            yield localizer("own-encounter", card=card(view.met.card, localizer), pos=view.met.pos)
        case Phase.BROKEN_GROUP | Phase.FORMING if view.plan is not None:
            yield from _ask_plan(view, view.plan, localizer)
        case Phase.BROKEN_GROUP | Phase.FORMING:
            none = view.phase == Phase.FORMING and len(choices) == 1
            yield localizer("own-forming-none" if none else f"own-{view.phase}")
            yield from _ask_missing(view, localizer)
        case Phase.BROKEN_KEEP:
            yield localizer("own-broken_keep", count=keeps(state))
        case Phase.BROKEN_TAKE:
            yield localizer("own-broken_take", count=taking(state)[1], whom=localizer.name(view.active))
        case Phase.CLEARING:
            count, least = len(view.hand), state.players[view.audience].surplus
            key = "own-clearing" if least else "own-clearing-free"
            yield localizer(key, limit=own.limit, count=count, least=least)
            if own.exposed:
                yield localizer("own-clearing-secret")
        case _:
            yield localizer("own-final_choice")


def _ask_missing(view: HaydutiView, localizer: Localizer) -> Iterator[str]:
    """Yield which stats, and which cards of the hand, no group can reach now, and why."""
    state = reconstruct(view)
    most = raise_reach(state)
    if not most:
        return
    short: list[str] = []
    without: list[str] = []
    for number, stat in enumerate(STATS):
        listed = ways_to_improve(tuple(state.mover.hand), supports(state), number)
        need, reach = need_of(state, stat), max((way.reach for way in listed), default=0)
        if need and not reach:
            without.append(stat)
        elif reach < need:
            value = view.committees[view.audience].stats[number] + 1
            goal = localizer("table-stat", stat=naming.stat(stat, localizer), value=value)
            short.append(localizer("goal-short", goal=goal, need=need, reach=reach))
    dear = [(name, cost) for name in view.hand if (cost := naming.card_of(name).cost) > most]
    short += [localizer("goal-short", goal=card(name, localizer), need=cost, reach=most) for name, cost in dear]
    if short:
        yield localizer("own-forming-short", goals=", ".join(dict.fromkeys(short)))
    if without:
        yield localizer("own-forming-without", stats=naming.stats(without, localizer))


def _ask_last(view: HaydutiView, localizer: Localizer) -> Iterator[str]:
    """Yield that this turn is the last, or may be, because all actions up to the next one may use the deck up."""
    if view.final:
        yield localizer("own-last-turn")
    elif view.rotations_done + 1 == view.options.rotations:
        deynost = sum(committee.stats[STATS.index("deynost")] for committee in view.committees)
        if view.deck < deynost:
            yield localizer("own-last-cards", cards=view.deck)


def _ask_plan(view: HaydutiView, plan: GroupPlan[str], localizer: Localizer) -> Iterator[str]:
    if plan.stage == "spare":
        yield localizer("own-spare", cards=cards(plan.cards, localizer))
        return
    state = reconstruct(view)
    aim, need = naming.goal(plan.goal, view, localizer), need_of(state, plan.goal)
    if plan.stage == "way":
        yield localizer("own-way", goal=aim, need=need)
        return
    yield localizer("own-cards", goal=aim, need=need, by=naming.common(plan.by, localizer))
    if helping := way_of(state, plan).supports:
        yield localizer("own-cards-bonus", bonuses=", ".join(_bonus(support, localizer) for support in helping))


def _bonus(support: Support, localizer: Localizer) -> str:
    key = "bonus-size" if support.size > 1 else "bonus"
    deets = naming.deets_called(support.deets, localizer)
    return localizer(key, bonus=support.strength, deets=deets, size=support.size)
