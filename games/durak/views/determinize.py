"""Full states that fit what an audience knows (RULES 7)."""

from collections.abc import Sequence

from games.core.chance import Chance
from games.core.contract import PUBLIC, Seat
from games.core.reconstruct import reconstruction
from games.durak.data.cards import (
    ALL,
    CARDS,
    CODES,
    NO_CARD,
    NO_TRUMP,
    OF_SUIT,
    SUITS,
    cards_in,
    mask_of,
    mask_of_names,
    ranks_in,
)
from games.durak.rules.enchantments import enchantments_key, enchantments_of
from games.durak.rules.ending import HAND
from games.durak.rules.state import UNBEATEN, Phase, State, throwers_against, update_room
from games.durak.views.view import DurakView


def determinize(view: DurakView, chance: Chance) -> State:
    """Return a full state that fits the view: the cards its audience has not seen are dealt at random."""
    trump = NO_TRUMP if view.trump is None else SUITS.index(view.trump)
    attacks = [CODES[entry.card] for entry in view.table]
    answers = [UNBEATEN if entry.beaten_by is None else CODES[entry.beaten_by] for entry in view.table]
    known = [mask_of_names(names) for names in view.known]
    table = mask_of(attacks) | mask_of(answers)
    law, ranks = enchantments_key(view.options.enchanted, trump), ranks_in(table)
    open_cards = mask_of_names(view.discarded) | table
    for cards in known:
        open_cards |= cards
    state = State(
        options=view.options,
        law=law,
        dealer=view.dealer,
        turned=CODES[view.turned],
        trump=trump,
        lowest=NO_CARD if view.lowest is None else CODES[view.lowest],
        talon=(),
        hands=known,
        seen=open_cards | 1 << CODES[view.turned],
        in_game=sum(1 << seat for seat, here in enumerate(view.in_game) if here),
        groups=view.groups,
        direction=view.direction,
        phase=view.phase,
        bout=view.bout,
        question=view.question,
        starter=view.starter,
        attacker_slot=view.attacker_slot,
        target_slot=view.target_slot,
        defender=view.defender,
        attacks=attacks,
        layers=[entry.by for entry in view.table],
        answers=answers,
        ranks=ranks,
        matching=enchantments_of(law).matching[ranks],
        taking=view.taking,
        passed=sum(1 << seat for seat in view.passed),
        first_defence_done=view.first_defence_done,
        stale=view.stale,
    )
    if view.phase in {Phase.ATTACK, Phase.BOUT}:
        state.throwers = throwers_against(state, state.defender)
    _deal_unseen(state, view, chance)
    update_room(state)
    return state


def _deal_unseen(state: State, view: DurakView, chance: Chance) -> None:
    for seat, cards in enumerate(view.shown):
        state.hands[seat] = mask_of_names(cards)
    if view.audience != PUBLIC:
        state.hands[view.audience] = mask_of_names(view.hand)
    unseen = ALL & ~state.seen
    for hand in state.hands:
        unseen &= ~hand
    buried = unseen & _below_lowest(state, view)
    places = [seat for seat, hand in enumerate(state.hands) for _ in range(view.hands[seat] - hand.bit_count())]
    cards = chance.shuffle(cards_in(unseen & ~buried))
    _let_a_thrower_act(state, view, places, cards, chance)
    for seat, card in zip(places, cards, strict=False):
        state.hands[seat] |= 1 << card
    if view.talon:
        state.talon = (*chance.shuffle([*cards[len(places) :], *cards_in(buried)]), state.turned)


def _below_lowest(state: State, view: DurakView) -> int:
    """Return the cards that cannot be in a hand: until the first draw, the trumps below the lowest one shown."""
    if state.trump == NO_TRUMP or view.talon != CARDS - HAND * view.seats:
        return 0
    trumps = OF_SUIT[state.trump]
    return trumps if state.lowest == NO_CARD else trumps & ((1 << state.lowest) - 1)


def _let_a_thrower_act(state: State, view: DurakView, places: Sequence[Seat], cards: list[int], chance: Chance) -> None:
    """Make sure that a thrower holds a card that fits, as a bout that goes on despite automatic passes implies.

    `cards` are about to be dealt to the seats `places` in this order, and the rest of them to the talon.
    """
    at_rest = state.taking or UNBEATEN not in state.answers
    if not state.options.auto_pass or view.phase is not Phase.BOUT or not at_rest:
        return
    throwers = [seat for seat in state.throwers if not state.passed >> seat & 1]
    fits = [place for place, card in enumerate(cards) if state.matching >> card & 1]
    if any(state.hands[seat] & state.matching for seat in throwers) or any(
        place < len(places) and places[place] in throwers for place in fits
    ):
        return
    free = [place for place, seat in enumerate(places) if seat in throwers]
    place, fitting = free[chance.below(len(free))], fits[chance.below(len(fits))]
    cards[place], cards[fitting] = cards[fitting], cards[place]


reconstruct = reconstruction(determinize)
"""A state for a view, for questions that the view alone decides: who may throw in, in what place a seat left."""
