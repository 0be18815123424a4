"""What the table waits for, in one line: as all hear it, and as the seat is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import PUBLIC
from games.hayduti.rules.forming import need_of, way_of
from games.hayduti.rules.state import Phase, keeps, taker, zaptie_sum
from games.hayduti.sight.imagining import standing_for
from games.hayduti.sight.known import peril
from games.hayduti.words import names as naming
from games.hayduti.words.names import card, cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.core.contract import Choice
    from games.core.voice import Voice
    from games.hayduti.rules.groups import Support
    from games.hayduti.sight.view import HaydutiView, Plan


def ask(view: HaydutiView, choices: Sequence[Choice], voice: Voice) -> str:
    """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
    if view.outcome is not None:
        return voice(f"outcome-{view.outcome.reason}")
    if view.audience != PUBLIC:
        if view.audience in view.asked:
            return " ".join(_ask_own(view, choices, voice))
        if view.choice is not None:
            names = voice.people(view.asked)
            key = "own-chosen" if view.choice else "own-chosen-none"
            return voice(key, cards=cards(view.choice, voice), names=names)
    return _ask_all(view, voice)


def _ask_all(view: HaydutiView, voice: Voice) -> str:
    who, own = voice.name(view.active), view.committees[view.active]
    match view.phase:
        case Phase.ACTIONS:
            return voice("ask-actions", who=who, count=own.actions_left)
        case Phase.ENCOUNTER:
            assert view.met is not None
            return voice("ask-encounter", who=who, card=card(view.met.card, voice))
        case Phase.BROKEN_TAKE:
            return voice("ask-broken_take", who=voice.name(view.asked[0]), whom=who)
        case Phase.CLEARING if view.options.parallel:
            return voice("ask-clearing-all", names=voice.people(view.asked))
        case Phase.CLEARING:
            return voice("ask-clearing", who=who, count=own.limit)
        case phase:
            return voice(f"ask-{phase}", who=who)


def _ask_own(view: HaydutiView, choices: Sequence[Choice], voice: Voice) -> Iterator[str]:
    own, state = view.committees[view.audience], standing_for(view)
    match view.phase:
        case Phase.ACTIONS:
            yield voice("own-actions" if own.actions_left else "own-actions-none", count=own.actions_left)
            yield voice(f"own-{peril(view)}", total=zaptie_sum(state), boyna=own.stats[2])
        case Phase.ENCOUNTER:
            assert view.met is not None
            yield voice("own-encounter", card=card(view.met.card, voice), pos=view.met.pos)
        case Phase.BROKEN_GROUP | Phase.FORMING if view.plan is not None:
            yield from _ask_plan(view, view.plan, voice)
        case Phase.BROKEN_GROUP | Phase.FORMING:
            none = view.phase == Phase.FORMING and len(choices) == 1
            yield voice("own-forming-none" if none else f"own-{view.phase}")
        case Phase.BROKEN_KEEP:
            yield voice("own-broken_keep", count=keeps(state))
        case Phase.BROKEN_TAKE:
            found = taker(state)
            assert found is not None
            yield voice("own-broken_take", count=found[1], whom=voice.name(view.active))
        case Phase.CLEARING:
            count, least = len(view.hand), state.players[view.audience].surplus
            key = "own-clearing" if least else "own-clearing-free"
            yield voice(key, limit=own.limit, count=count, least=least)
            if own.exposed:
                yield voice("own-clearing-secret")
        case _:
            yield voice("own-final_choice")


def _ask_plan(view: HaydutiView, plan: Plan, voice: Voice) -> Iterator[str]:
    if plan.stage == "spare":
        yield voice("own-spare", cards=cards(plan.cards, voice))
        return
    state = standing_for(view)
    aim, need = naming.goal(plan.goal, voice), need_of(state, plan.goal)
    if plan.stage == "way":
        yield voice("own-way", goal=aim, need=need)
        return
    yield voice("own-cards", goal=aim, need=need, by=naming.common(plan.by, voice))
    assert state.plan is not None
    way = way_of(state, state.plan)
    if way.supports:
        yield voice("own-cards-bonus", bonuses=", ".join(_bonus(support, voice) for support in way.supports))


def _bonus(support: Support, voice: Voice) -> str:
    key = "bonus-size" if support.size > 1 else "bonus"
    deets = naming.deets_called(support.deets, voice)
    return voice(key, bonus=support.strength, deets=deets, size=support.size)
