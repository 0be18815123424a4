"""What a table of Magove keeps from whom (RULES 3, 7), said without looking at any view.

Each secret gives a copy of a state that this audience must not be able to tell from it, or None where there is no such
secret at the moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import PUBLIC
from games.magove import GAME
from games.magove.data.cards import CARDS, PLACE, SPECIAL, SUIT, own_deck
from games.magove.rules.moves import sorted_out
from games.magove.rules.state import NO_BID, Phase, holding

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from games.core.chance import Chance
    from games.core.contract import Audience, Seat
    from games.core.secrets import Secret
    from games.magove.rules.state import State


def _others_hands(state: State, audience: Audience, chance: Chance) -> State | None:
    """Let two seats whose hands the audience does not see exchange a card."""
    pairs = [
        (one, mine, other, yours)
        for one in _unseen_seats(state, audience)
        for other in _unseen_seats(state, audience)
        if one < other
        for mine in holding(state, one)
        for yours in holding(state, other)
        if _may_hold(state, one, yours) and _may_hold(state, other, mine)
    ]
    if not pairs:
        return None
    one, mine, other, yours = pairs[chance.below(len(pairs))]
    twin = GAME.copy(state)
    _exchange(twin, one, mine, yours)
    _exchange(twin, other, yours, mine)
    return twin


def _undealt(state: State, audience: Audience, chance: Chance) -> State | None:
    """Put a card that was left face down in place of one in a hand that the audience does not see."""
    return _another_card(state, _unseen_seats(state, audience), chance)


def _own_card(state: State, audience: Audience, chance: Chance) -> State | None:
    """Put another card in place of the audience's own, which it cannot see in blind bidding."""
    if audience == PUBLIC or not _is_blind(state):
        return None
    return _another_card(state, (audience,), chance)


def _secret_bids(state: State, audience: Audience, chance: Chance) -> State | None:
    """Put another bid in place of one that has not been shown."""
    shown = {"secret_bids": {Phase.PLAY, Phase.OVER}, "secret_prediction": {Phase.OVER}}.get(state.options.bidding)
    if shown is None or state.phase in shown:
        return None
    made = [seat for seat, bid in enumerate(state.bids) if bid != NO_BID and seat != audience]
    if not made:
        return None
    twin = GAME.copy(state)
    seat = made[chance.below(len(made))]
    twin.bids[seat] = (state.bids[seat] + 1 + chance.below(state.cards)) % (state.cards + 1)
    return twin


def _is_blind(state: State) -> bool:
    return state.options.clairvoyance and state.round == 1 and state.phase in {Phase.TRUMP, Phase.BIDDING}


def _unseen_seats(state: State, audience: Audience) -> list[Seat]:
    """Return whose hands the audience does not see, its own apart."""
    if audience != PUBLIC and state.options.clairvoyance and state.round == 1:
        return []
    return [seat for seat in range(len(state.won)) if seat != audience]


def _may_hold(state: State, seat: Seat, card: str) -> bool:
    """Return whether everybody must think it possible that a seat holds a card nobody has seen."""
    if state.races:
        return PLACE[card] in own_deck(state.races[seat])
    return SUIT[card] == SPECIAL or not state.void[seat] >> SUIT[card] & 1


def _another_card(state: State, seats: Iterable[Seat], chance: Chance) -> State | None:
    somewhere = {state.turned, *state.trick, *state.gone}
    somewhere.update(card for seat in range(len(state.won)) for card in holding(state, seat))
    ways = [
        (seat, held, other)
        for seat in seats
        for held in holding(state, seat)
        for other in CARDS
        if other not in somewhere and _may_hold(state, seat, other)
    ]
    if not ways:
        return None
    twin = GAME.copy(state)
    _exchange(twin, *ways[chance.below(len(ways))])
    return twin


def _exchange(state: State, seat: Seat, old: str, new: str) -> None:
    """Put a card into a hand in place of another."""
    cards = {*holding(state, seat), new} - {old}
    state.hands[seat], state.specials[seat] = sorted_out(PLACE[card] for card in cards)


SECRETS: Final[Mapping[str, Secret[State]]] = {
    "others' hands": _others_hands,
    "undealt cards": _undealt,
    "own card": _own_card,
    "secret bids": _secret_bids,
}
"""What must not be told, by name."""

PUBLIC_FIELDS: Final = frozenset(
    {
        *("options", "first_dealer", "races", "phase", "round", "cards", "dealer", "waiting", "turned", "trump"),
        *("gone", "won", "void", "leader", "number", "trick", "led", "last", "sheet"),
    }
)
"""Fields of a state that everybody may know, or that follow from what they know."""

SECRET_FIELDS: Final[Mapping[str, str]] = {
    "hands": "others' hands",
    "specials": "undealt cards",
    "bids": "secret bids",
}
"""The other fields of a state, with a secret that varies them."""
