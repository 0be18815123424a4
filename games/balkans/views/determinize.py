"""Determinization: deals what an audience does not know at random, so that the state fits its view (RULES 7)."""

import copy
from collections.abc import Iterable

from games.balkans.data.components import COMMON_DECK, SEASONS, in_order, royal_cards, strategies
from games.balkans.rules.frames import Battle, ConsentChoice, Proposal, StrategicStart
from games.balkans.rules.state import Counts, State, counts_of, kinds_in, purse
from games.balkans.rules.turns.planning import order_supply
from games.balkans.rules.turns.setup import empty_state
from games.balkans.rules.war.tactics import hand_tactics
from games.balkans.views.view import BalkansView
from games.core.chance import Chance
from games.core.contract import PUBLIC, Seat


def determinize(view: BalkansView, chance: Chance) -> State:
    """Return a state that fits the view, with unknown hands, decks, orders and secret choices dealt at random."""
    state = known(view)
    if view.outcome is None:
        _deal_orders(state, view, chance)
        if all(player.kingdom for player in view.players):
            _deal_cards(state, view, chance)
            _decide(state, view, chance)
    else:
        _deal_cards(state, view, chance)
        _deal_orders(state, view, chance)
    return state


def known(view: BalkansView) -> State:
    """Return a state with what the audience knows; decks and the hands and orders of others are empty."""
    state = _public(view)
    if view.audience != PUBLIC:
        seat = view.audience
        state.hands[seat] = view.hand
        state.unplayed[seat] = counts_of(view.unplayed)
        state.dropped[seat] = counts_of(view.dropped)
        state.picks[seat] = view.picked
        state.drafts[seat] = view.draft
        state.peeks = view.peeks
    return state


def _public(view: BalkansView) -> State:
    state = empty_state(view.options, view.seats)
    players = view.players
    state.order, state.first = view.order, view.first
    state.kingdoms = [player.kingdom for player in players]
    state.status = [player.status for player in players]
    state.gold = [player.gold for player in players]
    state.ally = [player.allies for player in players]
    state.influence = [player.influence if purse(state, seat) == seat else 0 for seat, player in enumerate(players)]
    state.owner = {land: land_view.owner for land, land_view in view.lands.items()}
    state.power = {land: land_view.power for land, land_view in view.lands.items() if land_view.power}
    state.ruins = tuple(sorted(land for land, land_view in view.lands.items() if land_view.ruin))
    for land, land_view in view.lands.items():
        if land_view.armies:
            counts = [0] * (3 * view.seats)
            for army in land_view.armies:
                counts[3 * army.seat : 3 * army.seat + 3] = army.regular, army.elite, army.royal
            state.armies[land] = tuple(counts)
        if land_view.guests:
            state.guests[land] = land_view.guests
    for sea, squadrons in view.seas.items():
        if squadrons:
            counts = [0] * (4 * view.seats)
            for group in squadrons:
                counts[4 * group.seat : 4 * group.seat + 4] = group.none, group.regular, group.elite, group.royal
            state.fleets[sea] = tuple(counts)
    state.royal_discards = [player.royal_discard for player in players]
    state.established = [player.established for player in players]
    state.played = [counts_of(player.played) for player in players]
    state.strategy_discard, state.common_discard = view.strategy_discard, view.common_discard
    state.frames = [copy.copy(frame) for frame in view.frames]
    state.round = view.round
    state.season = SEASONS.index(view.season) if view.season else -1
    state.captives, state.lasting, state.camps = view.captives, view.lasting, view.camps
    state.loans, state.lend_asked = view.loans, view.lend_asked
    state.titles, state.gone, state.holder = view.titles, view.gone, view.holder
    state.question, state.result = view.question, view.outcome
    state.gains, state.trail = view.gains, view.trail
    return state


def open_handed(view: BalkansView, state: State, seat: Seat) -> State:
    """Return a copy of a state that fits the view, in which a seat holds everything that it may hold.

    These are all cards and unplayed orders that it may have for all that others know: whatever the seat really holds is
    among them.
    """
    twin, player = state.copy(), view.players[seat]
    seen, advanced = _shown(state, view), view.options.advanced
    royal = royal_cards(player.kingdom, advanced=advanced) if player.royal_cards else ()
    common = strategies(advanced=advanced) if player.strategies else ()
    twin.hands[seat] = tuple(card for card in (*royal, *common) if card not in seen)
    if player.unplayed:
        twin.unplayed[seat] = _orders_left(state, view, seat)
    return twin


# ---- orders --------------------------------------------------------------------------------------------------------


def _deal_orders(state: State, view: BalkansView, chance: Chance) -> None:
    for seat, player in enumerate(view.players):
        if seat == view.audience or not player.unplayed + player.dropped:
            continue
        pool = chance.shuffle(list(kinds_in(_orders_left(state, view, seat))))
        known = {kind for peek in view.peeks if (peek.whom, peek.what) == (seat, "orders") for kind in peek.shown}
        pool.sort(key=lambda kind: kind not in known)
        state.unplayed[seat] = counts_of(pool[: player.unplayed])
        state.dropped[seat] = counts_of(pool[player.unplayed :])


def _orders_left(state: State, view: BalkansView, seat: Seat) -> Counts:
    camps = counts_of("defence" for camp in view.camps if camp.seat == seat)
    return tuple(
        have - out - camp for have, out, camp in zip(order_supply(state), state.played[seat], camps, strict=True)
    )


# ---- cards ---------------------------------------------------------------------------------------------------------


def _deal_cards(state: State, view: BalkansView, chance: Chance) -> None:
    """Deal the unseen cards: first those known to be in a hand, the others at random."""
    advanced = view.options.advanced
    seen = {*view.hand, *_shown(state, view)}
    pools = [
        _rest(royal_cards(player.kingdom, advanced=advanced), seen, chance) if player.status == "alive" else []
        for player in view.players
    ]
    common = _rest(strategies(advanced=advanced), seen, chance)
    for seat, player in enumerate(view.players):
        if seat == view.audience or player.status != "alive":
            continue
        known = [card for peek in view.peeks if peek.whom == seat and peek.what == "hand" for card in peek.shown]
        must = _must_hold(state, seat, pools[seat])
        hand = _take(pools[seat], [*must, *known], player.royal_cards)
        hand += _take(common, known, player.strategies)
        state.hands[seat] = tuple(in_order(hand))
    state.royal_decks = [tuple(pool) for pool in pools]
    state.strategy_deck = tuple(common)
    tactics = _rest(COMMON_DECK, {*seen, *view.drawn}, chance)
    state.drawn = [
        view.drawn if seat == view.audience and view.drawn else tuple(tactics.pop() for _ in range(n))
        for seat, n in enumerate(view.face_down)
    ]
    state.common_deck = tuple(tactics)


def _shown(state: State, view: BalkansView) -> set[str]:
    """Return the cards whose place everybody knows."""
    seen = {*view.strategy_discard, *view.common_discard, *(card.card for card in view.lasting)}
    for player in view.players:
        seen.update(player.established, player.royal_discard)
    for frame in state.frames:
        if isinstance(frame, Battle):
            seen.update(played.card for played in (*frame.played, *frame.tactics))
    return seen


def _rest(cards: Iterable[str], seen: set[str], chance: Chance) -> list[str]:
    return chance.shuffle([card for card in cards if card not in seen])


def _take(pool: list[str], first: list[str], n: int) -> list[str]:
    """Take n cards out of a pool, those in `first` before others."""
    chosen = [card for card in dict.fromkeys(first) if card in pool][:n]
    for card in chosen:
        pool.remove(card)
    while len(chosen) < n:
        chosen.append(pool.pop())
    return chosen


def _must_hold(state: State, seat: Seat, pool: list[str]) -> list[str]:
    """Return a tactic for a seat that has announced one from hand and not revealed it, otherwise nothing."""
    battle = state.frames[-1] if state.frames else None
    if not isinstance(battle, Battle) or battle.stage not in {"declare", "pick"} or seat not in battle.hands:
        return []
    return hand_tactics(state, battle, seat, pool)[:1]


def _decide(state: State, view: BalkansView, chance: Chance) -> None:
    """Choose at random what others have already chosen secretly."""
    frame = state.frames[-1]
    if isinstance(frame, Battle) and frame.stage in {"declare", "pick"}:
        for seat in frame.prepared:
            if seat != view.audience:
                from_hand = [_must_hold(state, seat, list(state.hands[seat]))[0]] if seat in frame.hands else []
                state.picks[seat] = tuple(from_hand or state.drawn[seat][:1])
    elif isinstance(frame, Proposal):
        for seat in frame.answered:
            if seat != view.audience:
                state.picks[seat] = ("accept", "decline")[chance.below(2) :][:1]
    elif isinstance(frame, StrategicStart):
        for seat in frame.answered:
            if seat != view.audience:
                hand = state.hands[seat]
                state.picks[seat] = hand[: chance.below(len(hand) + 1)]
    elif isinstance(frame, ConsentChoice) and frame.ally != view.audience:
        state.drafts[frame.ally] = ("order defence", "-", frame.land)
