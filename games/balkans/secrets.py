"""The secrets of a table, each with a function that changes it for the noninterference test.

Such a function takes a state, an audience and random numbers, and returns a copy that differs in this secret alone, so
that the audience must not notice; or None if there is no such secret at the moment.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from games.balkans.data.components import card_of, in_order
from games.balkans.rules.frames import Battle, ConsentChoice, Proposal, StrategicStart
from games.balkans.rules.public import Peek
from games.balkans.rules.state import State, counts_of, kinds_in, order_for
from games.balkans.rules.war.tactics import hand_tactics
from games.core.chance import Chance
from games.core.contract import PUBLIC, Audience, Seat
from games.core.secrets import Secret


def others(state: State, audience: Audience, chance: Chance) -> list[Seat]:
    """Return all seats except the audience's own, in random order."""
    return chance.shuffle([seat for seat in range(len(state.kingdoms)) if seat != audience])


def peeked(state: State, audience: Audience, what: str, whom: Seat) -> set[str]:
    """Return the names that the audience was shown of another seat's "hand" or "orders"."""
    return {
        name
        for peek in state.peeks
        if (peek.seat, peek.whom, peek.what) == (audience, whom, what)
        for name in peek.shown
    }


def declares(state: State, seat: Seat) -> bool:
    """Whether a seat has announced, or may yet announce, a tactic from hand, which restricts its hand."""
    return any(isinstance(frame, Battle) and frame.stage in {"declare", "pick"} for frame in state.frames) and any(
        seat in (*frame.hands, *frame.queue) for frame in state.frames if isinstance(frame, Battle)
    )


def swapped(
    hand: Sequence[str], deck: Sequence[str], kept: set[str], chance: Chance
) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """Return a hand and a deck with one card exchanged, never one of `kept`; None if that is impossible."""
    mine = [card for card in hand if card not in kept]
    if not mine or not deck:
        return None
    out, place = mine[chance.below(len(mine))], chance.below(len(deck))
    into = deck[place]
    return (
        tuple(in_order([into if card == out else card for card in hand])),
        tuple(out if card == into else card for card in deck),
    )


def hands(state: State, audience: Audience, chance: Chance, *, deck: str) -> State | None:
    """Exchange a "royal" card or a "strategy" in another's hand for one of its deck."""
    if isinstance(state.frames[-1] if state.frames else None, StrategicStart):
        return None  # the secret choice depends on the hand
    for seat in others(state, audience, chance):
        if declares(state, seat):
            continue
        held = [card for card in state.hands[seat] if card_of(card).deck == deck]
        pile = state.royal_decks[seat] if deck == "royal" else state.strategy_deck
        begun = {card for card in held if any(card in step for step in state.drafts[seat])}
        found = swapped(held, pile, peeked(state, audience, "hand", seat) | begun, chance)
        if found is None:
            continue
        twin = state.copy()
        rest = [card for card in state.hands[seat] if card_of(card).deck != deck]
        twin.hands[seat] = tuple(in_order([*found[0], *rest]))
        if deck == "royal":
            twin.royal_decks[seat] = found[1]
        else:
            twin.strategy_deck = found[1]
        return twin
    return None


def turned(deck: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return the deck in a different order, or None if it has no other."""
    return (*deck[1:], deck[0]) if len(deck) > 1 else None


def royal_decks(state: State, _audience: Audience, chance: Chance) -> State | None:
    """Reorder a royal deck, which may be the audience's own."""
    for seat in others(state, PUBLIC, chance):
        if deck := turned(state.royal_decks[seat]):
            twin = state.copy()
            twin.royal_decks[seat] = deck
            return twin
    return None


def shared_deck(state: State, _audience: Audience, _chance: Chance, *, field: str) -> State | None:
    """Reorder a deck from which all draw, by its field of the state."""
    deck, twin = turned(getattr(state, field)), state.copy()
    setattr(twin, field, deck)
    return twin if deck else None


def orders(state: State, audience: Audience, chance: Chance) -> State | None:
    """Exchange an unplayed order of another seat for one it dropped."""
    for seat in others(state, audience, chance):
        begun = {order_for(step.removeprefix("order ")) for step in state.drafts[seat]}
        known = peeked(state, audience, "orders", seat) | begun
        mine, gone = list(kinds_in(state.unplayed[seat])), list(kinds_in(state.dropped[seat]))
        pairs = [(a, b) for a in mine for b in gone if a != b and not {a, b} & known]
        if not pairs:
            continue
        a, b = pairs[chance.below(len(pairs))]
        mine.remove(a)
        gone.remove(b)
        twin = state.copy()
        twin.unplayed[seat] = counts_of([*mine, b])
        twin.dropped[seat] = counts_of([*gone, a])
        return twin
    return None


def drafts(state: State, audience: Audience, chance: Chance) -> State | None:
    """Start or remove another seat's act in progress, or change its cards."""
    if not state.frames:
        return None
    paused = state.frames[-1].ally if isinstance(state.frames[-1], ConsentChoice) else None
    for seat in others(state, audience, chance):
        if state.status[seat] != "alive":
            continue
        twin = state.copy()
        draft = state.drafts[seat]
        if seat == paused:
            cards = state.hands[seat] if draft[1] == "-" else ()
            twin.drafts[seat] = (draft[0], cards[0] if cards else "-", *draft[2:])
        else:
            twin.drafts[seat] = () if draft else ("surrender",)
        return twin if twin.drafts != state.drafts else None
    return None


def steps(state: State, audience: Audience, chance: Chance) -> State | None:
    """Let another seat have taken one more step in its acts."""
    twin = state.copy()
    twin.steps[others(state, audience, chance)[0]] += 1
    return twin


def picks(state: State, audience: Audience, chance: Chance) -> State | None:
    """Change another's secret choice: a tactic, the answer to a proposal, or the royal cards to keep."""
    frame = state.frames[-1] if state.frames else None
    for seat in others(state, audience, chance):
        old = state.picks[seat]
        if isinstance(frame, Proposal) and seat in frame.answered:
            new = ("decline",) if old == ("accept",) else ("accept",)
        elif isinstance(frame, StrategicStart) and seat in frame.answered:
            new = () if old else state.hands[seat][:1]
        elif isinstance(frame, Battle) and frame.stage in {"declare", "pick"} and seat in frame.prepared:
            ways = hand_tactics(state, frame, seat, state.hands[seat]) if seat in frame.hands else state.drawn[seat]
            new = next(((card,) for card in ways if (card,) != old), old)
        else:
            continue
        if new != old:
            twin = state.copy()
            twin.picks[seat] = new
            return twin
    return None


def prepared(state: State, audience: Audience, chance: Chance) -> State | None:
    """Exchange the tactic that another has chosen from hand for one of its royal deck."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Battle) or frame.stage not in {"declare", "pick"}:
        return None
    for seat in others(state, audience, chance):
        if seat not in frame.hands or seat not in frame.prepared:
            continue
        (old,) = state.picks[seat]
        ways = hand_tactics(state, frame, seat, state.royal_decks[seat])
        if not ways or old in peeked(state, audience, "hand", seat):
            continue
        twin = state.copy()
        twin.picks[seat] = (ways[0],)
        twin.hands[seat] = tuple(in_order([ways[0] if card == old else card for card in state.hands[seat]]))
        twin.royal_decks[seat] = tuple(old if card == ways[0] else card for card in state.royal_decks[seat])
        return twin
    return None


def drawn(state: State, audience: Audience, chance: Chance) -> State | None:
    """Exchange a common tactic drawn face down, even the audience's own, for one of the deck."""
    seats = [*others(state, audience, chance), -1]
    if audience != PUBLIC and len(state.drawn[audience]) == 1:
        seats.append(audience)
    for seat in seats:
        if not state.drawn[seat] or not state.common_deck:
            continue
        out = state.drawn[seat][0]
        if seat >= 0 and state.picks[seat] == (out,):
            continue
        twin = state.copy()
        twin.drawn[seat] = (state.common_deck[0], *state.drawn[seat][1:])
        twin.common_deck = (out, *state.common_deck[1:])
        return twin
    return None


def peeks(state: State, audience: Audience, chance: Chance) -> State | None:
    """Change what another seat was shown."""
    seen = [peek for peek in state.peeks if peek.seat != audience]
    if not seen:
        return None
    old = seen[chance.below(len(seen))]
    new = Peek(old.seat, old.whom, old.what, old.shown[1:], old.played)
    twin = state.copy()
    twin.peeks = tuple(new if peek == old else peek for peek in state.peeks)
    return twin


SECRETS: Mapping[str, Secret[State]] = {
    "royal_hands": partial(hands, deck="royal"),
    "strategies_held": partial(hands, deck="strategy"),
    **{deck: partial(shared_deck, field=deck) for deck in ("strategy_deck", "common_deck")},
    **{secret.__name__: secret for secret in (royal_decks, orders, drafts, steps, picks, prepared, drawn, peeks)},
}

PUBLIC_FIELDS: frozenset[str] = frozenset({
    "options", "order", "first", "kingdoms", "status", "gold", "influence", "owner", "power", "armies", "fleets",
    "guests", "royal_discards", "played", "established", "ally", "strategy_discard", "common_discard", "frames",
    "round", "season", "captives", "lasting", "camps", "loans", "lend_asked", "ruins", "titles", "gone", "holder",
    "question", "result", "gains", "trail",
})  # fmt: skip

SECRET_FIELDS: Mapping[str, str] = {
    "hands": "royal_hands",
    "royal_decks": "royal_decks",
    "strategy_deck": "strategy_deck",
    "common_deck": "common_deck",
    "unplayed": "orders",
    "dropped": "orders",
    "drafts": "drafts",
    "steps": "steps",
    "picks": "picks",
    "drawn": "drawn",
    "peeks": "peeks",
}
