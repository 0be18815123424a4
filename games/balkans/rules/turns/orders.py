"""Playing an order: its cards and places, an ally's consent, and the start of its effect (RULES 5.2, 5.5–5.8)."""

import functools
from collections.abc import Iterator, Sequence
from typing import Final

from games.balkans.data.components import DISTANCE, PLAYABLE, SEAS, STRAITS, card_of
from games.balkans.data.file_format import Effect
from games.balkans.rules import events
from games.balkans.rules.cards.playing import held, is_fresh
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import Act, FrameHandler, PartialMove, Question, either
from games.balkans.rules.frames import Arming, ConsentChoice, Defence, Development, Offensive, Turn
from games.balkans.rules.moves import Attack, Choose, Consent, With
from games.balkans.rules.public import Camp, Phase
from games.balkans.rules.realm.economy import harvest
from games.balkans.rules.state import (
    UNPLAYABLE,
    State,
    besiegers,
    current,
    fleet_count,
    has_army,
    is_friendly,
    order_for,
    plus,
)
from games.balkans.rules.troops.paths import closed_straits, marchable, sea_paths, starts, trips, unmoved
from games.core.contract import Choice, Move, Pick, Seat

NO_LAND = "none"


def order_cards(state: State, seat: Seat, kind: str) -> list[str]:
    """Return the cards that may go with an order of this kind."""
    wanted = order_for(kind)
    return [
        card
        for card in held(state, seat, "order")
        if card_of(card).entry.order == wanted
        and is_fresh(state, seat, card)
        and card_of(card).entry.cost <= state.gold[seat]
    ]


def _cards_choice(state: State, seat: Seat, cards: Sequence[str]) -> list[Choice]:
    """Return the choices of cards for an order: none, or as many as can be paid for."""
    costs = [card_of(card).entry.cost for card in cards]
    if sum(costs) <= state.gold[seat]:
        return [With(()), Pick(With, tuple(cards), 1, len(cards))]
    most = sum(sum(sorted(costs)[:n]) <= state.gold[seat] for n in range(1, len(costs) + 1))
    weights = tuple(-cost for cost in costs)
    return [With(()), Pick(With, tuple(cards), 1, most, weights=weights, need=-state.gold[seat])]


def origins(state: State, seat: Seat) -> list[str]:
    """Return the places from which a seat can manoeuvre: lands with its armies, then seas with its fleets."""
    lands = [land for land in PLAYABLE if has_army(state, land, seat)]
    return [*lands, *(sea for sea in SEAS if fleet_count(state, sea, seat))]


def attackable(state: State, seat: Seat) -> list[str]:
    """Return the possible targets of a manoeuvre."""
    return [land for land in open_lands(state) if not is_friendly(state, seat, land) or besiegers(state, land)]


def open_lands(state: State) -> list[str]:
    """Return all lands in play."""
    return [land for land in PLAYABLE if state.power.get(land) != UNPLAYABLE]


_MARCH: Final = 2
"""How many borders troops cross in an order without cards."""


@functools.cache
def _by_land(land: str) -> frozenset[str]:
    return frozenset(other for other in PLAYABLE if DISTANCE[land].get(other, _MARCH + 1) <= _MARCH)


@functools.cache
def _by_sea(sea: str) -> frozenset[str]:
    return frozenset(land for path in sea_paths(sea, _MARCH) for land in SEAS[path[-1]].lands)


def attacks(state: State, seat: Seat) -> list[Attack]:
    """Return the Offensives without cards at lands within two borders of the seat's troops, on whatever way."""
    near: set[str] = set()
    for land in state.armies:
        if has_army(state, land, seat):
            near |= _by_land(land)
    for sea in state.fleets:
        if fleet_count(state, sea, seat):
            near |= _by_sea(sea)
    return [Attack(land) for land in open_lands(state) if land in near]


def defensible(state: State, frame: Turn) -> list[str]:
    """Return the lands for which a Defence order may be played."""
    seat = frame.seat
    return [
        land
        for land in PLAYABLE
        if state.owner[land] == seat
        or (is_friendly(state, seat, land) and besiegers(state, land) and land not in frame.refused)
    ]


def question(state: State, frame: Turn, seat: Seat, draft: PartialMove) -> Question | None:
    """Return the next question about an order: its cards, then its places."""
    kind = draft[0].removeprefix("order ")
    cards = order_cards(state, seat, kind)
    if len(draft) == 1:
        return "cards", _cards_choice(state, seat, cards) if cards else [With(())]
    match kind, len(draft):
        case "offensive", 2:
            return "target", [Choose(land) for land in open_lands(state)]
        case "manoeuvre", 2:
            return "origin", [Choose(place) for place in origins(state, seat)]
        case "manoeuvre", 3:
            return "attack", [*(Choose(land) for land in attackable(state, seat)), Choose(NO_LAND)]
        case "defence", 2:
            return "target", [Choose(land) for land in defensible(state, frame)]
        case _:
            return None


def play_order(context: MoveContext, frame: Turn, seat: Seat, draft: PartialMove) -> bool:
    """Play the order, or first ask an ally for consent; until then the order stays unplayed."""
    state = context.state
    state.drafts[seat] = draft
    kind = draft[0].removeprefix("order ")
    at = draft[2] if len(draft) > 2 else ""
    if kind == "defence" and state.owner[at] != seat:
        owner = state.owner[at]
        context.emit(events.DefenceAsked(seat, owner, at))
        context.push(ConsentChoice(owner, seat, at))
    else:
        carry_out(context, frame, draft)
    return True


def carry_out(context: MoveContext, frame: Turn, draft: PartialMove) -> None:
    """Reveal the order and its cards, pay for them, and start the order's effect."""
    state, seat = context.state, frame.seat
    kind = draft[0].removeprefix("order ")
    cards = _cards_of(draft)
    at = draft[2] if len(draft) > 2 else ""
    to = draft[3] if len(draft) > 3 and draft[3] != NO_LAND else ""
    base = order_for(kind)
    frame.stage = "order"
    state.unplayed[seat] = plus(state.unplayed[seat], base, -1)
    if not (kind == "defence" and _makes_camp(state, seat, at)):
        state.played[seat] = plus(state.played[seat], base)
    context.emit(events.OrderPlayed(seat, kind, at, to, cards))
    for card in cards:
        context.take_card(seat, card)
        context.use_title(seat, card)
        context.emit(events.CardPlayed(seat, card, card_of(card).entry.cost, ()))
        context.discard(seat, card)
    effects = _effects(cards)
    match kind:
        case "harvest":
            harvest(context, seat, cards)
            context.calm_revolts()
        case "arming":
            context.push(Arming(seat, discount=_sum(effects, "hire_discount"), extra=_sum(effects, "extra_actions")))
        case "development":
            context.push(Development(seat, discount=_sum(effects, "price_discount")))
        case "defence":
            _defend(context, seat, at, effects)
        case _:
            target, origin = (to, at) if kind == "manoeuvre" else (at, "")
            context.push(_offensive(seat, target, origin, effects))


def _cards_of(draft: PartialMove) -> tuple[str, ...]:
    return tuple(card for card in draft[1].split(",") if card != "-") if len(draft) > 1 else ()


def _effects(cards: Sequence[str]) -> list[Effect]:
    return [effect for card in cards for effect in card_of(card).entry.effects]


def _sum(effects: Sequence[Effect], name: str) -> int:
    return sum(effect.n for effect in effects if effect.id == name)


def _offensive(seat: Seat, target: str, origin: str, effects: Sequence[Effect]) -> Offensive:
    names = {effect.id for effect in effects}
    return Offensive(
        seat,
        target,
        origin,
        land_range=max([_MARCH, *(effect.n for effect in effects if effect.id == "land_range")]),
        sea_range=max([_MARCH, *(effect.n for effect in effects if effect.id == "sea_range")]),
        pass_sovereign="pass_sovereign" in names,
        pass_fleets="pass_fleets" in names,
        assault="assault" in names,
    )


def _makes_camp(state: State, seat: Seat, land: str) -> bool:
    return state.owner[land] == seat and not besiegers(state, land)


def _defend(context: MoveContext, seat: Seat, land: str, effects: Sequence[Effect]) -> None:
    state = context.state
    if _makes_camp(state, seat, land):
        level = 2 if any(effect.level == "strong" for effect in effects) else 1
        state.camps += (Camp(land, seat, level),)
        context.emit(events.CampPitched(seat, land, level))
    context.push(Defence(seat, land))


def prepared(state: State, seat: Seat, land: str) -> Offensive | None:
    """Return the Offensive at a land that a seat is preparing: before it has chosen an order, one without cards."""
    draft = state.drafts[seat]
    frame = state.frames[-1] if state.frames else None
    if draft and draft[0] not in {"order offensive", "order manoeuvre"}:
        return None
    if not draft and not (isinstance(frame, Turn) and frame.stage == "open"):
        return None
    origin = draft[2] if len(draft) > 2 else ""
    return _offensive(seat, land, origin, _effects(_cards_of(draft)))


def leave_needed(state: State, seat: Seat, land: str) -> tuple[str, ...] | None:
    """Return the closed straits that troops must pass to reach a land in the Offensive a seat is preparing.

    Empty if there is a way without them or no Offensive is being prepared; None if the land is out of reach even if
    all straits were open. The result follows from what the seat sees.
    """
    order = prepared(state, seat, land)
    if order is None:
        return ()
    if any(marchable(state, order, seat, land)) or any(_landings(state, order, seat, granted=False)):
        return ()
    ways = [
        sorted(closed_straits(state, order, seat, path), key=tuple(STRAITS).index)
        for path in _landings(state, order, seat, granted=True)
    ]
    return tuple(min(ways, key=len)) if ways else None


def _landings(state: State, order: Offensive, seat: Seat, *, granted: bool) -> Iterator[tuple[str, ...]]:
    """Yield the paths of fleets that bring an army beside the target; with `granted`, as if all straits were open."""
    for sea in starts(state, order, seat):
        for load in unmoved(state, order, seat, sea):
            for (_, cargo), trip in trips(state, order, seat, sea, load, granted=granted).items():
                if cargo != "none":
                    yield trip.path


def leads(state: State, _frame: Turn, seat: Seat) -> list[tuple[Move, Phase]]:
    """Return playing no cards, which may lead to the question about the order's places."""
    return [(With(()), Phase.TURN)] if len(state.drafts[seat]) == 1 else []


ORDER: Final = Act(question=question, complete=play_order, leads=leads)


# ---- the ally's consent --------------------------------------------------------------------------------------------


def consent(context: MoveContext, choice: ConsentChoice, _seat: Seat, move: Move) -> None:
    """Carry the Defence order out if the ally consents."""
    assert isinstance(move, Consent)
    context.pop()
    context.emit(events.DefenceConsent(choice.seat, choice.land, move.yes))
    turn = current(context.state, Turn)
    if move.yes:
        carry_out(context, turn, context.state.drafts[choice.ally])
    else:
        turn.refused += (choice.land,)


CONSENT: Final[FrameHandler[ConsentChoice]] = FrameHandler(
    phase=Phase.ALLY_CONSENT,
    moves=either(Consent(yes=True), Consent(yes=False)),
    answer=consent,
    paused=lambda choice: choice.ally,
)
