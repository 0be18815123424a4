"""Deals the unseen cards at random into a full state that fits a view (RULES 7).

What is known of unseen cards holds in each deal: no zaptie is in a hand, cards that were seen to be taken are in the
hand that took them, and silver and gold cards are in the used pile or aside until they are shuffled in.
"""

from collections.abc import Iterable
from typing import Final

from games.core.chance import Chance
from games.core.reconstruct import reconstruction
from games.hayduti.data.cards import CARDS, CODES, GOLD, IS_ZAPTIE
from games.hayduti.rules import deck
from games.hayduti.rules.state import NO_CARD, Break, Encounter, GroupPlan, Player, State
from games.hayduti.views.view import EMPTY, FACE_DOWN, Committee, HaydutiView


def determinize(view: HaydutiView, chance: Chance) -> State:
    """Return a state with the same view. Chance is drawn for one shuffle of the unseen cards."""
    hands, kept = _known_hands(view)
    shown = codes(view.used_now)
    state = State(
        options=view.options,
        players=[_player(committee, hand) for committee, hand in zip(view.committees, hands, strict=True)],
        first=view.first,
        active=view.active,
        turn=view.turn,
        phase=view.phase,
        question=view.question,
        steps=[0] * view.seats,
        field=[CODES.get(name, NO_CARD) for name in view.field],
        up=[name not in {EMPTY, FACE_DOWN} for name in view.field],
        shown=shown,
        rotations_done=view.rotations_done,
        final=view.final,
        met=None if view.met is None else Encounter(CODES[view.met.card], view.met.pos - 1, view.met.risky),
        plan=None if view.plan is None else _plan(view.plan),
        kept=tuple(kept),
        scores=view.scores,
        failed=view.outcome is not None and view.outcome.reason == "uprising-failed",
        tallies=view.tallies,
        fallen=None if view.fallen is None else _fallen(view.fallen),
    )
    _deal(state, view, chance)
    _choose(state, view)
    return state


def codes(cards: Iterable[str]) -> list[int]:
    """Return the numbers of these cards."""
    return [CODES[name] for name in cards]


def _player(committee: Committee, hand: list[int]) -> Player:
    return Player(
        list(committee.stats),
        committee.exposed,
        hand,
        [(CODES[raised.card], raised.turn) for raised in committee.raised],
        tuple(codes(committee.known)),
        committee.actions_taken,
        committee.actions_left,
        committee.may_form,
        committee.zaptie_met,
        committee.keep_bonus,
        tuple(codes(committee.used)),
        committee.broken,
    )


def _fallen(lost: Break[str]) -> Break[int]:
    cards, gone = tuple(codes(lost.cards)), tuple(codes(lost.field))
    return Break(lost.seat, lost.turn, lost.total, lost.boyna, cards, lost.count, gone)


def _plan(plan: GroupPlan[str]) -> GroupPlan[int]:
    return GroupPlan(plan.stage, plan.goal, plan.by, tuple(codes(plan.cards)))


def _known_hands(view: HaydutiView) -> tuple[list[list[int]], list[int]]:
    """Return the known cards of the hands and of those that Petko saved."""
    hands = [codes(hand) for hand in view.hands] or [codes(committee.known) for committee in view.committees]
    if view.lost:
        lost = codes(view.lost)
        hands[view.active] = [*(card for card in hands[view.active] if card not in lost), *lost]
    if view.audience >= 0:
        hands[view.audience] = codes(view.hand)
    return hands, codes(view.kept_cards)


def _deal(state: State, view: HaydutiView, chance: Chance) -> None:
    seen = {card for card, up in zip(state.field, state.up, strict=True) if up}.union(state.shown)
    for player in state.players:
        seen.update(player.hand, (card for card, _ in player.raised))
    waiting = [card for card in buried(view) if card not in seen]
    if view.gold_aside:
        state.gold_aside = [card for card in waiting if card in GOLD]
    state.used = [card for card in waiting if card not in state.gold_aside] + state.shown
    seen.update(waiting)
    rest = chance.shuffle([card for card in range(len(CARDS)) if card not in seen])
    revolutionaries = [card for card in rest if not IS_ZAPTIE[card]]
    dealt: set[int] = set()
    for player, committee in zip(state.players, view.committees, strict=True):
        missing = committee.hand - len(player.hand)
        drawn = [revolutionaries.pop() for _ in range(missing)]
        player.hand = drawn + player.hand
        dealt.update(drawn)
    if not state.kept:
        state.kept = tuple(state.mover.hand[: view.kept])
    rest = [card for card in rest if card not in dealt]
    for place, name in enumerate(view.field):
        if name == FACE_DOWN:
            state.field[place] = rest.pop()
    while len(state.used) < view.used:
        state.used.insert(0, rest.pop())
    state.deck = rest


def buried(view: HaydutiView) -> list[int]:
    """Return the marked cards that everybody knows not to have been shuffled into the deck yet."""
    return deck.buried(view.rotations_done, view.options.rotations, view.seats)


def _choose(state: State, view: HaydutiView) -> None:
    """Let the others have chosen to clear as few cards as they may."""
    for seat, committee in enumerate(view.committees):
        player = state.players[seat]
        if committee.chosen:
            player.choice = tuple(player.hand[: player.surplus])
    if view.choice is not None:
        state.players[view.audience].choice = tuple(codes(view.choice))


reconstruct: Final = reconstruction(determinize)
"""A state for a view: ask it only what follows from the view."""
