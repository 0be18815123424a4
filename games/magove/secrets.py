"""The secrets of Magove, for the noninterference tests: each function changes one secret alone (RULES 3, 7).

A function returns a copy of a state that the audience must not be able to tell from it, or None if there is none.
"""

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Final

from games.core.chance import Chance
from games.core.contract import PUBLIC, Audience, Seat
from games.core.secrets import Secret
from games.magove import GAME
from games.magove.data.cards import CARDS, PLACE, SPECIAL, SUIT, own_deck
from games.magove.rules.moves import sorted_out
from games.magove.rules.state import NO_BID, Phase, State, holding, is_clairvoyant


def _others_hands(state: State, audience: Audience, chance: Chance) -> State | None:
    """Swap a card between two hands that the audience does not see."""
    pairs = [
        (seat, mine, other, yours)
        for seat, other in combinations(_unseen_seats(state, audience), 2)
        for mine in holding(state, seat)
        for yours in holding(state, other)
        if _may_hold(state, seat, yours) and _may_hold(state, other, mine)
    ]
    if not pairs:
        return None
    seat, mine, other, yours = pairs[chance.below(len(pairs))]
    twin = GAME.copy(state)
    _exchange(twin, seat, mine, yours)
    _exchange(twin, other, yours, mine)
    return twin


def _undealt(state: State, audience: Audience, chance: Chance) -> State | None:
    """Replace a card in a hand that the audience does not see by one that was left face down."""
    return _another_card(state, _unseen_seats(state, audience), chance)


def _own_card(state: State, audience: Audience, chance: Chance) -> State | None:
    """Replace the audience's own card, which it cannot see while it bids blind."""
    if audience == PUBLIC or not is_clairvoyant(state) or state.phase not in {Phase.TRUMP, Phase.BIDDING}:
        return None
    return _another_card(state, (audience,), chance)


def _secret_bids(state: State, audience: Audience, chance: Chance) -> State | None:
    """Replace a bid that has not been shown."""
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


def _unseen_seats(state: State, audience: Audience) -> list[Seat]:
    """Return the other seats whose hands the audience does not see."""
    if audience != PUBLIC and is_clairvoyant(state):
        return []
    return [seat for seat in range(len(state.won)) if seat != audience]


def _may_hold(state: State, seat: Seat, card: str) -> bool:
    """Whether a seat may hold an unseen card, as far as everybody knows."""
    if state.races:
        return PLACE[card] in own_deck(state.races[seat])
    return SUIT[card] == SPECIAL or not state.void[seat] >> SUIT[card] & 1


def _another_card(state: State, seats: Iterable[Seat], chance: Chance) -> State | None:
    placed = {state.turned, *state.trick, *state.gone}
    placed.update(card for seat in range(len(state.won)) for card in holding(state, seat))
    replacements = [
        (seat, held, other)
        for seat in seats
        for held in holding(state, seat)
        for other in CARDS
        if other not in placed and _may_hold(state, seat, other)
    ]
    if not replacements:
        return None
    twin = GAME.copy(state)
    _exchange(twin, *replacements[chance.below(len(replacements))])
    return twin


def _exchange(state: State, seat: Seat, old: str, new: str) -> None:
    cards = {*holding(state, seat), new} - {old}
    state.hands[seat], state.specials[seat] = sorted_out(PLACE[card] for card in cards)


SECRETS: Final[Mapping[str, Secret[State]]] = {
    "others' hands": _others_hands,
    "undealt cards": _undealt,
    "own card": _own_card,
    "secret bids": _secret_bids,
}
"""The secrets by name."""

PUBLIC_FIELDS: Final = frozenset(
    {
        *("options", "first_dealer", "races", "phase", "round", "cards", "dealer", "waiting", "turned", "trump"),
        *("gone", "won", "void", "leader", "number", "trick", "led", "last", "sheet"),
    }
)
"""The fields of a state that everybody may know or can work out."""

SECRET_FIELDS: Final[Mapping[str, str]] = {"hands": "others' hands", "specials": "undealt cards", "bids": "secret bids"}
"""The other fields of a state, each with a secret that changes it."""
