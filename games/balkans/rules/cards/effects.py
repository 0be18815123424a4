"""The effects of cards that are played on their own (RULES 5.10); cards of orders take effect in their orders."""

from typing import assert_never

from games.balkans.data.components import PRICE, PRICES, in_order
from games.balkans.data.file_format import Effect
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frames import Battle, Fallen, Losses, Offensive
from games.balkans.rules.public import Captive, Lasting, Peek
from games.balkans.rules.state import add_armies, add_fleets, current, kinds_in, move_armies, reserve
from games.balkans.rules.troops.casualties import spread
from games.balkans.rules.troops.conditions import counted, other, side_of
from games.balkans.rules.troops.marching import march
from games.core.contract import Seat


def carry_out(context: MoveContext, seat: Seat, card: str, effect: Effect, answers: tuple[str, ...]) -> None:
    """Carry out an effect with the answers to its questions; effects that only modify numbers do nothing here."""
    state = context.state
    why = card.partition("#")[0]
    match effect.id:
        case "gold":
            context.gold(seat, effect.n, why)
        case "influence":
            context.influence(seat, effect.n, why)
        case "draw":
            assert effect.deck
            context.draw(seat, effect.deck, effect.n)
        case "gold_per":
            context.gold(seat, min(effect.max, effect.n * counted(state, seat, effect)), why)
        case "battle_bonus":
            state.lasting += (Lasting(seat, card, state.round + 1, ""),)
        case "revolt":
            state.lasting += (Lasting(seat, card, state.round, answers[0]),)
            context.emit(events.Marker("revolt", answers[0], on=True))
        case "recruit":
            price = PRICE[effect.kind]
            n = min(effect.n, reserve(state, seat, effect.kind), state.gold[seat] // price)
            context.pay(seat, n * price)
            add_armies(state, answers[0], seat, effect.kind, n)
            context.emit(events.Recruited(seat, effect.kind, answers[0], n, n * price))
        case "annex_neutral":
            context.take_land(answers[0], seat)
        case "lose_gold":
            context.gold(state.kingdoms.index(answers[0]), -effect.n, why)
        case "build_fleet":
            context.pay(seat, PRICES.fleet)
            add_fleets(state, answers[0], seat, "none", 1)
            context.emit(events.FleetBuilt(seat, answers[0], army=False, price=PRICES.fleet))
        case "peek_hand" | "peek_orders":
            _peek(context, seat, effect, state.kingdoms.index(answers[0]))
        case "counter_march":
            march(context, seat, current(state, Offensive).target, answers[0].split(","))
        case "evacuate":
            order, land = current(state, Offensive), answers[0]
            for kind, n in move_armies(state, order.target, land, seat):
                order.spent += (f"{land}:{kind}",) * n
                context.emit(events.ArmyMoved(seat, order.target, land, kind, n))
        case "destroy_enemy":
            battle = current(state, Battle)
            demands = spread(state, battle, other(side_of(battle, seat)), effect.n, effect.kind)
            if demands:
                context.push(Losses(demands))
        case "levy":
            n = int(answers[0])
            cost = n * PRICE[effect.kind]
            context.pay(seat, cost)
            at = current(state, Battle).at
            add_armies(state, at, seat, effect.kind, n)
            context.emit(events.Recruited(seat, effect.kind, at, n, cost))
        case "capture":
            for name in answers:
                kingdom, _, kind = name.partition(":")
                owner = state.kingdoms.index(kingdom)
                _save(current(state, Battle), owner, kind)
                state.captives += (Captive(owner, kind, seat),)
                context.emit(events.CaptiveTaken(owner, kind, seat))
        case "rescue":
            *names, land = answers
            for name in names:
                kind = name.partition(":")[2]
                _save(current(state, Battle), seat, kind)
                add_armies(state, land, seat, kind, 1)
                context.emit(events.Rescued(seat, kind, land))
        case "promote":
            at, n = current(state, Battle).at, int(answers[0])
            add_armies(state, at, seat, "regular", -n)
            add_armies(state, at, seat, "elite", n)
            context.emit(events.Promoted(seat, at, n, 0))
        case "ruin":
            at = current(state, Battle).at
            state.ruins = tuple(sorted({*state.ruins, at}))
            context.emit(events.Marker("ruin", at, on=True))
        case "steal_gold":
            whom = state.kingdoms.index(answers[0])
            n = min(effect.n, state.gold[whom])
            context.gold(whom, -n, "stolen")
            context.gold(seat, n, "stolen")
        case (
            "mod" | "mod_per" | "no_fortress" | "force_draw" | "second_draw" | "negate_text"
            | "order_gold" | "order_gold_per" | "hire_discount" | "extra_actions" | "price_discount"
            | "land_range" | "sea_range" | "pass_sovereign" | "pass_fleets" | "assault" | "camp"
            | "goal" | "goal_per" | "razbor_gold"
        ):  # fmt: skip
            pass
        case _:
            assert_never(effect.id)


def _peek(context: MoveContext, seat: Seat, effect: Effect, whom: Seat) -> None:
    state = context.state
    if effect.id == "peek_hand":
        cards = in_order(context.chance.shuffle(state.hands[whom])[: effect.n])
        peek = Peek(seat, whom, "hand", tuple(cards), ())
    else:
        peek = Peek(seat, whom, "orders", tuple(kinds_in(state.unplayed[whom])), tuple(kinds_in(state.played[whom])))
    state.peeks += (peek,)
    context.emit(events.Peeked(seat, whom, peek.what))
    context.emit(events.PeekSeen(seat, whom, peek.what, peek.shown))


def _save(battle: Battle, owner: Seat, kind: str) -> None:
    """Mark one fallen piece as captured or rescued."""
    fallen = list(battle.fallen)
    place = fallen.index(Fallen(owner, kind))
    fallen[place] = Fallen(owner, kind, saved=True)
    battle.fallen = tuple(fallen)
