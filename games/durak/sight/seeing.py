"""What an audience may know, and a full state it cannot tell from the real one (specification 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import PUBLIC, Audience, Seat
from games.durak.data.cards import (
    ALL,
    CARDS,
    CODES,
    NAMES,
    NO_CARD,
    NO_TRUMP,
    OF_SUIT,
    SUITS,
    cards_in,
    mask_of,
    names_in,
)
from games.durak.rules.ending import HAND, outcome
from games.durak.rules.law import law_key
from games.durak.rules.state import (
    SEATS_IN,
    UNBEATEN,
    State,
    discard,
    is_closed,
    matching_now,
    ranks_now,
    room_now,
    throwers_against,
)
from games.durak.sight.view import DurakView, Entry

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.core.chance import Chance


def view(state: State, audience: Audience) -> DurakView:
    """Return all that the audience may know."""
    trump = state.trump
    over = state.phase == "over"
    hidden_passes = state.options.auto_pass
    return DurakView(
        audience=audience,
        seats=len(state.hands),
        asked=asked(state),
        question=state.question,
        outcome=outcome(state),
        options=state.options,
        phase=state.phase,
        bout=state.bout,
        dealer=state.dealer,
        turned=NAMES[state.turned],
        trump=None if trump == NO_TRUMP else SUITS[trump],
        lowest=None if state.lowest == NO_CARD else NAMES[state.lowest],
        talon=len(state.talon),
        hands=tuple(hand.bit_count() for hand in state.hands),
        in_game=tuple(state.in_game >> seat & 1 == 1 for seat in range(len(state.hands))),
        direction=state.direction,
        starter=state.starter,
        attacker_slot=state.attacker_slot,
        target_slot=state.target_slot,
        defender=state.defender,
        table=tuple(
            Entry(NAMES[code], by, None if answer == UNBEATEN else NAMES[answer])
            for code, by, answer in zip(state.attacks, state.layers, state.answers, strict=True)
        ),
        taking=state.taking,
        closed=is_closed(state),
        passed=tuple(seat for seat in SEATS_IN[state.passed] if seat == audience or not hidden_passes),
        first_defence_done=state.first_defence_done,
        stale=state.stale,
        discarded=names_in(discard(state), trump),
        known=tuple(names_in(hand & state.seen, trump) for hand in state.hands),
        groups=state.groups,
        hand=() if audience == PUBLIC else names_in(state.hands[audience], trump),
        shown=tuple(names_in(hand, trump) for hand in state.hands) if over else (),
    )


def asked(state: State) -> tuple[Seat, ...]:
    """Return the seats the table waits for, as everybody can tell.

    While cards lie unbeaten that is the defender alone, though others may throw in. Afterwards it is each thrower with
    cards who has not passed; with automatic passes, each thrower with cards.
    """
    if state.phase == "attack":
        return (state.starter,)
    if state.phase == "over":
        return ()
    if state.phase == "direction" or (UNBEATEN in state.answers and not state.taking):
        return (state.defender,)
    passed = 0 if state.options.auto_pass else state.passed
    return tuple(seat for seat in state.throwers if state.hands[seat] and not passed >> seat & 1)


def imagine(view: DurakView, chance: Chance) -> State:
    """Return a full state that the view's audience cannot tell from the real one: the unseen cards dealt anew."""
    trump = NO_TRUMP if view.trump is None else SUITS.index(view.trump)
    attacks = [CODES[entry.card] for entry in view.table]
    answers = [UNBEATEN if entry.beaten_by is None else CODES[entry.beaten_by] for entry in view.table]
    known = [_mask(names) for names in view.known]
    open_cards = _mask(view.discarded) | mask_of(attacks) | mask_of(answers)
    for cards in known:
        open_cards |= cards
    state = State(
        options=view.options,
        law=law_key(view.options.enchanted, trump),
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
        throwers=(),
        attacks=attacks,
        layers=[entry.by for entry in view.table],
        answers=answers,
        ranks=0,
        matching=0,
        room=0,
        taking=view.taking,
        passed=sum(1 << seat for seat in view.passed),
        first_defence_done=view.first_defence_done,
        stale=view.stale,
    )
    if view.phase in {"attack", "bout"}:
        state.throwers = throwers_against(state, state.defender)
    state.ranks = ranks_now(state)
    state.matching = matching_now(state)
    _deal_unseen(state, view, chance)
    state.room = room_now(state)
    return state


def _deal_unseen(state: State, view: DurakView, chance: Chance) -> None:
    """Fill the hands and the talon with the cards the audience has not seen."""
    for seat, cards in enumerate(view.shown):
        state.hands[seat] = _mask(cards)
    if view.audience != PUBLIC:
        state.hands[view.audience] = _mask(view.hand)
    unseen = ALL & ~state.seen
    for hand in state.hands:
        unseen &= ~hand
    buried = unseen & _below_lowest(state, view)
    places = [seat for seat, hand in enumerate(state.hands) for _ in range(view.hands[seat] - hand.bit_count())]
    cards = chance.shuffle(cards_in(unseen & ~buried))
    _let_somebody_speak(state, view, places, cards, chance)
    for seat, card in zip(places, cards, strict=False):
        state.hands[seat] |= 1 << card
    if view.talon:
        state.talon = (*chance.shuffle([*cards[len(places) :], *cards_in(buried)]), state.turned)


def _below_lowest(state: State, view: DurakView) -> int:
    """Return the cards that are in no hand yet: until somebody has drawn, the trumps below the lowest one shown."""
    if state.trump == NO_TRUMP or view.talon != CARDS - HAND * view.seats:
        return 0
    trumps = OF_SUIT[state.trump]
    return trumps if state.lowest == NO_CARD else trumps & ((1 << state.lowest) - 1)


def _let_somebody_speak(
    state: State, view: DurakView, places: Sequence[Seat], cards: list[int], chance: Chance
) -> None:
    """With automatic passes a bout that goes on tells that some thrower holds a card that fits: see to it.

    `cards` are about to be dealt to `places` in this order, and the rest of them to the talon.
    """
    at_rest = state.taking or UNBEATEN not in state.answers
    if not state.options.auto_pass or view.phase != "bout" or not at_rest:
        return
    speakers = [seat for seat in state.throwers if not state.passed >> seat & 1]
    fits = [place for place, card in enumerate(cards) if state.matching >> card & 1]
    if any(state.hands[seat] & state.matching for seat in speakers) or any(
        place < len(places) and places[place] in speakers for place in fits
    ):
        return
    free = [place for place, seat in enumerate(places) if seat in speakers]
    here, there = free[chance.below(len(free))], fits[chance.below(len(fits))]
    cards[here], cards[there] = cards[there], cards[here]


def _mask(names: Iterable[str]) -> int:
    return mask_of(CODES[name] for name in names)
