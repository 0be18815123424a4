"""What an audience may know (RULES 7)."""

from typing import Final

from games.core.contract import PUBLIC, Audience
from games.hayduti.data.cards import FIELD_SIZE, NAMES, names
from games.hayduti.rules.ending import outcome, targets
from games.hayduti.rules.legal import acting, asked
from games.hayduti.rules.state import NO_CARD, Break, GroupPlan, Phase, Player, State, losing
from games.hayduti.views.view import EMPTY, FACE_DOWN, Committee, HaydutiView, Met, RaisedCard

_PARTS: Final = {Phase.ACTIONS: 0, Phase.CLEARING: 1, Phase.FORMING: 2, Phase.FINAL_CHOICE: 3}
_GROUPS: Final = frozenset({Phase.FORMING, Phase.BROKEN_GROUP})


def view(state: State, audience: Audience) -> HaydutiView:
    """Return all that the audience may know."""
    own = None if audience == PUBLIC else state.players[audience]
    over = state.phase == Phase.FINISHED
    forms = audience == state.active and state.phase in _GROUPS
    return HaydutiView(
        audience=audience,
        seats=len(state.players),
        asked=asked(state),
        question=state.question + (0 if audience == PUBLIC else state.steps[audience]),
        outcome=outcome(state),
        call=_call(state),
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        first=state.first,
        active=state.active,
        field=tuple(
            [
                EMPTY if card == NO_CARD else NAMES[card] if up else FACE_DOWN
                for card, up in zip(state.field, state.up, strict=True)
            ]
        ),
        field_size=FIELD_SIZE,
        deck=len(state.deck),
        used=len(state.used),
        used_now=names(state.shown),
        gold_aside=len(state.gold_aside),
        rotations_done=state.rotations_done,
        final=state.final,
        targets=targets(state.options, len(state.players)),
        committees=tuple([_committee(player, state.turn) for player in state.players]),
        met=None if state.met is None else Met(NAMES[state.met.card], state.met.place + 1, state.met.risky),
        lost=_lost(state, audience),
        kept=len(state.kept),
        hand=() if own is None else names(own.hand),
        kept_cards=names(state.kept) if audience == state.active else (),
        choice=None if own is None or own.choice is None else names(own.choice),
        plan=_plan(state) if forms else None,
        hands=tuple([names(player.hand) for player in state.players]) if over else (),
        scores=state.scores,
        tallies=state.tallies,
        fallen=None if state.fallen is None else _fallen(state.fallen),
    )


def _call(state: State) -> int:
    """Return a number for all questions of one turn to the same player; in a parallel round, of one part of it."""
    part = _PARTS.get(state.phase, 0) if state.options.parallel else 0
    return (state.turn * len(_PARTS) + part) * len(state.players) + state.active


def _fallen(lost: Break[int]) -> Break[str]:
    return Break(lost.seat, lost.turn, lost.total, lost.boyna, names(lost.cards), lost.count, names(lost.field))


def _committee(player: Player, turn: int) -> Committee:
    nabor, deynost, boyna = player.stats
    return Committee(
        (nabor, deynost, boyna),
        player.exposed,
        len(player.hand),
        tuple([RaisedCard(NAMES[card], raised, raised < turn) for card, raised in player.raised]),
        names(player.known),
        player.actions_taken,
        player.actions_left,
        player.may_form,
        player.zaptie_met,
        player.keep_bonus,
        player.limit,
        names(player.used),
        player.broken,
        player.choice is not None,
    )


def _lost(state: State, audience: Audience) -> tuple[str, ...]:
    """Return the cards on offer to Hitov: with hidden discards only to his owner and to who loses them."""
    if state.phase != Phase.BROKEN_TAKE:
        return ()
    if state.options.hidden_discards and audience not in (state.active, *acting(state)):
        return ()
    return names(losing(state))


def _plan(state: State) -> GroupPlan[str] | None:
    plan = state.plan
    return None if plan is None else GroupPlan(plan.stage, plan.goal, plan.by, names(plan.cards))
