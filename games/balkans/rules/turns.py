"""Seasons and turns (specification 5.1, 5.2): an order with its cards and its place, and what else a turn allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.data.components import PLAYABLE, RANSOM, SEAS, SEASONS, card_of
from games.balkans.rules import events as tell
from games.balkans.rules.battle import can_know_card
from games.balkans.rules.cards import card_moves, held, is_fresh
from games.balkans.rules.development import answered
from games.balkans.rules.economy import harvest
from games.balkans.rules.frames import Arming, ConsentChoice, Defence, Development, Offensive, Razbor, Seasons, Turn
from games.balkans.rules.moves import Choose, End, Order, Ransom, Skip, With
from games.balkans.rules.public import Camp
from games.balkans.rules.state import (
    NOBODY,
    UNPLAYABLE,
    besiegers,
    fleet_count,
    friends,
    has_army,
    in_turn,
    kinds_in,
    plus,
)
from games.core.contract import Pick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.data.sheet import Effect
    from games.balkans.rules.public import Asking
    from games.balkans.rules.run import Run
    from games.balkans.rules.state import State
    from games.core.contract import Choice, Move, Seat

NO_LAND = "none"


def advance_seasons(run: Run, frame: Seasons) -> bool:
    """Give the next player their turn; after the last, the next season, or Razbor."""
    state = run.state
    if frame.waiting:
        seat, *rest = frame.waiting
        frame.waiting = tuple(rest)
        state.titles = ()
        state.loans = ()
        state.lend_asked = ()
        run.tell(tell.TurnBegan(seat))
        run.push(Turn(seat))
    elif state.season + 1 < (4 if state.options.advanced else 3):
        state.season += 1
        frame.waiting = tuple(in_turn(state))
        run.tell(tell.SeasonBegan(SEASONS[state.season]))
    else:
        run.pop()
        state.titles = ()
        state.loans = ()
        state.lend_asked = ()
        state.season = -1
        run.push(Razbor())
    return False


def advance_turn(run: Run, frame: Turn) -> bool:
    """Wait for an order; after it for the rest of the turn, if there could be anything to do."""
    state = run.state
    if frame.stage == "open":
        return True
    frame.stage = "close"
    if can_know_card(state, frame.seat, "own_turn") or ransoms(state, frame.seat):
        return True
    end_turn(run, frame)
    return False


def end_turn(run: Run, frame: Turn) -> None:
    """End a turn."""
    run.tell(tell.TurnEnded(frame.seat))
    run.pop()


def ransoms(state: State, seat: Seat) -> list[Ransom]:
    """Return the captives that a seat can free, whether it can pay or not."""
    found = {(one.kind, one.captor): None for one in state.captives if one.owner == seat}
    return [Ransom(kind, captor) for kind in RANSOM for captor in in_turn(state) if (kind, captor) in found]


def moves(state: State, frame: Turn, seat: Seat) -> list[Choice]:
    """Return what the player on turn may do beside the order's own questions."""
    cards = card_moves(state, seat, "own_turn")
    paid = [one for one in ransoms(state, seat) if RANSOM[one.kind] <= state.gold[seat]]
    if frame.stage == "close":
        return [*cards, *paid, End()]
    kinds = list(dict.fromkeys(kinds_in(state.unplayed[seat])))
    skips = [Skip(kind) for kind in kinds] or [Skip("none")]
    orders = [Order(kind) for kind in kinds if kind != "defence" or _camps(state, frame)]
    if state.options.manoeuvre and "offensive" in kinds and origins(state, seat):
        orders.insert(orders.index(Order("offensive")) + 1, Order("manoeuvre"))
    return [*orders, *cards, *paid, *skips]


def interrupts(state: State, seat: Seat) -> list[Choice]:
    """Return the cards that a player who is not on turn may play now."""
    return card_moves(state, seat, "foreign_turn")


def act(run: Run, frame: Turn, seat: Seat, move: Move) -> None:
    """Skip, free a captive, or end the turn."""
    state = run.state
    match move:
        case Skip(kind):
            if kind != "none":
                state.unplayed[seat] = plus(state.unplayed[seat], kind, -1)
                state.dropped[seat] = plus(state.dropped[seat], kind)
            run.tell(tell.OrderSkipped(seat))
            frame.stage = "order"
        case Ransom(kind, captor):
            price = RANSOM[kind]
            captives = list(state.captives)
            captives.remove(next(o for o in captives if (o.owner, o.kind, o.captor) == (seat, kind, captor)))
            state.captives = tuple(captives)
            run.pay(seat, price)
            run.tell(tell.Ransomed(seat, kind, captor, price))
            run.receive(captor, price)
        case End():
            end_turn(run, frame)
        case _:
            raise AssertionError(move)


# ---- beginning an order --------------------------------------------------------------------------------------------


def order_cards(state: State, seat: Seat, kind: str) -> list[str]:
    """Return the cards that may go with an order of this kind."""
    wanted = "offensive" if kind == "manoeuvre" else kind
    return [
        card
        for card in held(state, seat, "order")
        if card_of(card).entry.order == wanted
        and is_fresh(state, seat, card)
        and card_of(card).entry.cost <= state.gold[seat]
    ]


def _cards_choice(state: State, seat: Seat, cards: Sequence[str]) -> list[Choice]:
    """Return the choice of cards for an order: none, or as many as can be paid."""
    costs = [card_of(card).entry.cost for card in cards]
    if sum(costs) <= state.gold[seat]:
        return [With(()), Pick(With, tuple(cards), 1, len(cards))]
    most = sum(sum(sorted(costs)[:n]) <= state.gold[seat] for n in range(1, len(costs) + 1))
    weights = tuple(-cost for cost in costs)
    return [With(()), Pick(With, tuple(cards), 1, most, weights=weights, need=-state.gold[seat])]


def origins(state: State, seat: Seat) -> list[str]:
    """Return the places from which a seat can manoeuvre: its armies' lands, then its fleets' seas."""
    lands = [land for land in PLAYABLE if has_army(state, land, seat)]
    return [*lands, *(sea for sea in SEAS if fleet_count(state, sea, seat))]


def attackable(state: State, seat: Seat) -> list[str]:
    """Return the lands that a manoeuvre may turn against."""
    return [land for land in open_lands(state) if not _ours(state, seat, land) or besiegers(state, land)]


def open_lands(state: State) -> list[str]:
    """Return all lands of this game."""
    return [land for land in PLAYABLE if state.power.get(land) != UNPLAYABLE]


def _ours(state: State, seat: Seat, land: str) -> bool:
    owner = state.owner[land]
    return owner != NOBODY and friends(state, seat, owner)


def _camps(state: State, frame: Turn) -> list[str]:
    """Return where a Defence order may be played."""
    seat = frame.seat
    return [
        land
        for land in PLAYABLE
        if state.owner[land] == seat
        or (_ours(state, seat, land) and besiegers(state, land) and land not in frame.refused)
    ]


def question(state: State, frame: Turn, draft: tuple[str, ...]) -> tuple[Asking, list[Choice]] | None:
    """Return what is asked next of an order that is being begun: cards, then places."""
    seat = frame.seat
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
            return "target", [Choose(land) for land in _camps(state, frame)]
        case _:
            return None


def play_order(run: Run, frame: Turn, draft: tuple[str, ...]) -> bool:
    """Play the order that has been begun; return False if an ally has to be asked first, which keeps it unplayed."""
    state, seat = run.state, frame.seat
    kind = draft[0].removeprefix("order ")
    at = draft[2] if len(draft) > 2 else ""
    if kind == "defence" and state.owner[at] != seat:
        owner = state.owner[at]
        run.tell(tell.DefenceAsked(seat, owner, at))
        run.push(ConsentChoice(owner, seat, at))
        return False
    carry_out(run, frame, draft)
    return True


def consent(run: Run, choice: ConsentChoice, move: Move, draft: tuple[str, ...]) -> None:
    """Carry the Defence order out if the ally consents."""
    agreed = answered(run, choice, move)
    turn = run.state.frames[-1]
    assert isinstance(turn, Turn)
    if agreed:
        carry_out(run, turn, draft)
    else:
        turn.refused += (choice.land,)


def carry_out(run: Run, frame: Turn, draft: tuple[str, ...]) -> None:
    """Lay the order and its cards open, pay for these, and begin what the order does."""
    state, seat = run.state, frame.seat
    kind = draft[0].removeprefix("order ")
    cards = tuple(card for card in draft[1].split(",") if card != "-")
    at = draft[2] if len(draft) > 2 else ""
    to = draft[3] if len(draft) > 3 and draft[3] != NO_LAND else ""
    base = "offensive" if kind == "manoeuvre" else kind
    frame.stage = "order"
    state.unplayed[seat] = plus(state.unplayed[seat], base, -1)
    if not (kind == "defence" and _makes_camp(state, seat, at)):
        state.played[seat] = plus(state.played[seat], base)
    run.tell(tell.OrderPlayed(seat, kind, at, to, cards))
    for card in cards:
        run.take_card(seat, card)
        run.use_title(seat, card)
        run.tell(tell.CardPlayed(seat, card, card_of(card).entry.cost, ()))
        run.discard(seat, card)
    effects = [effect for card in cards for effect in card_of(card).entry.effects]
    match kind:
        case "harvest":
            harvest(run, seat, cards)
            run.calm_revolts()
        case "arming":
            run.push(Arming(seat, discount=_sum(effects, "hire_discount"), extra=_sum(effects, "extra_actions")))
        case "development":
            run.push(Development(seat, discount=_sum(effects, "price_discount")))
        case "defence":
            _defend(run, seat, at, effects)
        case _:
            target, origin = (to, at) if kind == "manoeuvre" else (at, "")
            run.push(_offensive(seat, target, origin, effects))


def _sum(effects: Sequence[Effect], name: str) -> int:
    return sum(effect.n for effect in effects if effect.id == name)


def _offensive(seat: Seat, target: str, origin: str, effects: Sequence[Effect]) -> Offensive:
    names = {effect.id for effect in effects}
    return Offensive(
        seat,
        target,
        origin,
        land_range=max([2, *(effect.n for effect in effects if effect.id == "land_range")]),
        sea_range=max([2, *(effect.n for effect in effects if effect.id == "sea_range")]),
        pass_sovereign="pass_sovereign" in names,
        pass_fleets="pass_fleets" in names,
        assault="assault" in names,
    )


def _makes_camp(state: State, seat: Seat, land: str) -> bool:
    return state.owner[land] == seat and not besiegers(state, land)


def _defend(run: Run, seat: Seat, land: str, effects: Sequence[Effect]) -> None:
    state = run.state
    if _makes_camp(state, seat, land):
        level = 2 if any(effect.id == "camp" and effect.level == "strong" for effect in effects) else 1
        state.camps += (Camp(land, seat, level),)
        run.tell(tell.CampPitched(seat, land, level))
    run.push(Defence(seat, land))
