"""A battle up to the result of a round: lending, start cards, tactics, strength (specification 5.9.1–5.9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.data.components import LANDS, POWERS, card_of, title
from games.balkans.rules import events as tell
from games.balkans.rules.casualties import in_participant_order, pieces, spread, sweep
from games.balkans.rules.conditions import fighters, members, other, side_of
from games.balkans.rules.frames import Battle, Demand, Losses, PlayedCard, Turn
from games.balkans.rules.moves import Count, Draw, Hand, Lend, Pass, Tactic
from games.balkans.rules.public import Loan
from games.balkans.rules.state import NOBODY, fleet_count, fleet_seats, has_army, in_turn, level
from games.balkans.rules.strength import NEUTRAL_SEAT, blows, has_effect, strength

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.rules.frames import BattleKind, Side
    from games.balkans.rules.run import Run
    from games.balkans.rules.state import State
    from games.core.contract import Choice, Move, Seat


def begin(run: Run, kind: BattleKind, at: str, attackers: Sequence[Seat], defenders: Sequence[Seat]) -> None:
    """Begin a battle of these two sides."""
    state = run.state
    battle = Battle(
        kind,
        at,
        tuple(sorted(attackers)),
        tuple(sorted(defenders)),
        on_turn(state),
        losses=(0,) * len(state.kingdoms),
    )
    if kind != "sea":
        battle.owner = state.owner[at]
    if kind == "siege":
        battle.level = level(state, at)
    if kind == "neutral":
        battle.level = LANDS[at].level
        battle.power = state.power[at]
        battle.tactics_drawn = POWERS[battle.power].tactics_drawn if battle.power in POWERS else 1
    sweep(state, battle)
    run.tell(tell.BattleBegan(kind, at, battle.attackers, battle.defenders))
    run.push(battle)


def everyone(state: State, battle: Battle, start: Seat) -> tuple[Seat, ...]:
    """Return all participants in participant order from `start`."""
    return tuple(in_participant_order(state, (*battle.attackers, *battle.defenders), start))


def lenders(state: State, battle: Battle) -> list[Seat]:
    """Return who may lend fleets to the battle and has not been asked in this turn, in turn order."""
    if battle.kind == "sea" or not any(state.ally):
        return []
    near = LANDS[battle.at].seas
    return [
        seat
        for seat in in_turn(state)
        if seat not in state.lend_asked
        and any(one in state.ally[seat] for one in (*battle.attackers, *battle.defenders))
        and not has_army(state, battle.at, seat)
        and any(seat in fleet_seats(state, sea) for sea in near)
    ]


def can_know_card(state: State, seat: Seat, timing: str) -> bool:
    """Return whether anybody would think that a seat may have a card of this timing: a hand, or one established."""
    if state.hands[seat]:
        return True
    return any(card_of(card).entry.timing == timing for card in state.established[seat])


def lend(run: Run, battle: Battle) -> bool:
    """Ask those who may lend fleets, then go on to the start cards."""
    if lenders(run.state, battle):
        return True
    battle.stage = "start"
    first = battle.leaders[0] if battle.kind == "neutral" else battle.leaders[1]
    battle.queue = everyone(run.state, battle, first)
    battle.passes = 0
    return False


def alternate(run: Run, battle: Battle, timing: str) -> bool:
    """Wait for the next in the alternation of cards; return False when all have passed one after another."""
    while battle.passes < len(battle.queue):
        if can_know_card(run.state, battle.queue[0], timing):
            return True
        turn_over(battle, passed=True)
    return False


def turn_over(battle: Battle, *, passed: bool) -> None:
    """Let the next one have their turn in the alternation of cards."""
    battle.passes = battle.passes + 1 if passed else 0
    battle.queue = (*battle.queue[1:], battle.queue[0])


def pass_card(run: Run, battle: Battle, seat: Seat) -> None:
    """Play no card for now."""
    run.tell(tell.Passed(seat))
    turn_over(battle, passed=True)


def gone_side(battle: Battle) -> Side | None:
    """Return the side that has nobody left; if neither has, the attackers."""
    if not fighters(battle, "attackers"):
        return "attackers"
    if battle.kind != "neutral" and not fighters(battle, "defenders"):
        return "defenders"
    return None


def start(run: Run, battle: Battle) -> bool:
    """Start cards in alternation, then the first round, or the end if a side is gone."""
    if alternate(run, battle, "battle_start"):
        return True
    sweep(run.state, battle)
    gone = gone_side(battle)
    if gone:
        finish(run, battle, other(gone))
    else:
        new_round(run.state, battle)
    return False


def finish(run: Run, battle: Battle, winner: Side) -> None:
    """Declare a side the winner and go on to the end cards."""
    battle.winner = winner
    run.tell(tell.BattleOver(battle.at, winner, members(battle, winner), members(battle, other(winner))))
    losers = other(winner)
    first = battle.leaders[losers == "defenders"]
    if first == NOBODY:
        first = battle.leaders[0]
    battle.stage = "end"
    battle.queue = everyone(run.state, battle, first)
    battle.passes = 0


def new_round(state: State, battle: Battle) -> None:
    """Begin a battle round."""
    battle.stage = "declare"
    battle.round += 1
    battle.hands = battle.drawers = battle.prepared = battle.counting = battle.retreating = ()
    present = (*fighters(battle, "attackers"), *fighters(battle, "defenders"))
    first = battle.active if battle.active in present else battle.leaders[0]
    battle.queue = tuple(in_participant_order(state, present, first))


def forced_to_draw(battle: Battle, seat: Seat) -> bool:
    """Return whether an enemy's card forbids this participant tactics from hand."""
    return has_effect(battle.played, "force_draw", members(battle, other(side_of(battle, seat))))


def chooses_draw(battle: Battle, seat: Seat) -> bool:
    """Return whether this participant draws two tactics and keeps one."""
    return has_effect(battle.played, "second_draw", (seat,))


def hand_tactics(state: State, battle: Battle, seat: Seat) -> list[str]:
    """Return the tactics that a participant may play from hand now, one card of each title."""
    used = {one.card for one in battle.titles if one.seat == seat}
    found: dict[str, str] = {}
    for card in state.hands[seat]:
        entry = card_of(card).entry
        if entry.timing == "tactic" and title(card) not in used and entry.cost <= state.gold[seat]:
            found.setdefault(title(card), card)
    return list(found.values())


def declare(run: Run, battle: Battle) -> bool:
    """Ask each fighter for hand or draw; then draw the common tactics."""
    state = run.state
    while battle.queue:
        seat = battle.queue[0]
        has_royal = any(card_of(card).deck == "royal" for card in state.hands[seat])
        if has_royal and not forced_to_draw(battle, seat):
            return True
        declared(run, battle, "draw")
    for seat in battle.drawers:
        state.drawn[seat] = run.draw_common(2 if chooses_draw(battle, seat) else 1)
    if battle.kind == "neutral":
        state.drawn[NEUTRAL_SEAT] = run.draw_common(battle.tactics_drawn)
    battle.stage = "pick"
    return False


def declared(run: Run, battle: Battle, how: str) -> None:
    """Note what the one asked has declared."""
    seat, *rest = battle.queue
    battle.queue = tuple(rest)
    run.tell(tell.Declared(seat, "hand" if how == "hand" else "draw"))
    if how == "hand":
        battle.hands += (seat,)
    else:
        battle.drawers += (seat,)


def choosers(state: State, battle: Battle) -> tuple[Seat, ...]:
    """Return who has to prepare a tactic and has not: all from hand, and drawers with two to choose from."""
    twice = [seat for seat in battle.drawers if chooses_draw(battle, seat) and len(state.drawn[seat]) > 1]
    return tuple(sorted(seat for seat in (*battle.hands, *twice) if seat not in battle.prepared))


def pick(run: Run, battle: Battle) -> bool:
    """Wait until all tactics are prepared, then turn them up."""
    state = run.state
    if choosers(state, battle):
        return True
    shown: list[PlayedCard] = []
    for seat in (*fighters(battle, "attackers"), *fighters(battle, "defenders")):
        chosen = state.picks[seat] or state.drawn[seat][:1]
        for card in state.drawn[seat]:
            if card not in chosen:
                run.discard(seat, card)
        for card in chosen:
            if seat in battle.hands:
                run.take_card(seat, card)
                battle.titles += (PlayedCard(seat, title(card)),)
            shown.append(PlayedCard(seat, card))
        state.picks[seat] = state.drawn[seat] = ()
    shown += [PlayedCard(NEUTRAL_SEAT, card) for card in state.drawn[NEUTRAL_SEAT]]
    state.drawn[NEUTRAL_SEAT] = ()
    battle.tactics = tuple(shown)
    run.tell(tell.TacticsShown(tuple(tell.ShownTactic(one.seat, one.card) for one in shown)))
    battle.stage = "side"
    return False


def undecided(battle: Battle) -> Side | None:
    """Return the side whose leader has to choose the tactic that counts, the attackers first."""
    sides: tuple[Side, Side] = ("attackers", "defenders")
    for one in sides:
        shown = [tactic for tactic in battle.tactics if tactic.seat in members(battle, one)]
        if shown and not any(tactic.seat in battle.counting for tactic in shown):
            return one
    return None


def choose_side(run: Run, battle: Battle) -> bool:
    """Let each side be left with one tactic."""
    while one := undecided(battle):
        shown = [tactic.seat for tactic in battle.tactics if tactic.seat in members(battle, one)]
        if len(shown) > 1:
            return True
        battle.counting += (shown[0],)
    result(run, battle)
    return False


def result(run: Run, battle: Battle) -> None:
    """Compare strengths, and exact the losses of the round."""
    state = run.state
    attack, defence = strength(state, battle, "attackers"), strength(state, battle, "defenders")
    winner: Side = "attackers" if attack.total > defence.total else "defenders"
    battle.round_winner = winner
    run.tell(tell.BattleRound(battle.round, attack, defence, winner))
    if state.options.advanced:
        demands = (*_advanced(run, battle, "attackers"), *_advanced(run, battle, "defenders"))
        battle.stage = "result"
    else:
        demands = _standard(state, battle, other(winner))
        battle.stage = "retreat" if demands else "result"
        battle.passes = -1
    for one in battle.tactics:
        run.discard(one.seat, one.card)
    battle.tactics = ()
    if demands:
        run.push(Losses(demands))


def _standard(state: State, battle: Battle, loser: Side) -> tuple[Demand, ...]:
    """Return the one loss of a side: who has lost least bears it, the leader before others; none if it is neutral."""
    order = in_participant_order(state, fighters(battle, loser), battle.leaders[loser == "defenders"])
    if not order:
        return ()
    bearer = min(order, key=lambda seat: (battle.losses[seat], order.index(seat)))
    return (Demand(bearer, 1, "any"),)


def _advanced(run: Run, battle: Battle, side: Side) -> tuple[Demand, ...]:
    state = run.state
    attack, defence = blows(state, battle, other(side), "attack"), blows(state, battle, side, "defence")
    have = sum(len(pieces(state, battle, seat, "any")) for seat in fighters(battle, side))
    n = min(have, max(0, sum(term.amount for term in attack) - sum(term.amount for term in defence)))
    run.tell(tell.Losses(side, attack, defence, n))
    return spread(state, battle, side, n, "any")


def settle_result(run: Run, battle: Battle) -> bool:
    """End a battle that its round has decided: the advanced game, or a neutral opponent beaten."""
    sweep(run.state, battle)
    assert battle.round_winner
    finish(run, battle, battle.round_winner)
    return False


# ---- questions -----------------------------------------------------------------------------------------------------


def lend_moves(state: State, battle: Battle, seat: Seat) -> list[Choice]:
    """Return to whom one may lend: each ally in the battle; or to nobody."""
    allies = [one for one in (*battle.attackers, *battle.defenders) if one in state.ally[seat]]
    return [*(Lend(one) for one in in_turn(state) if one in allies), Pass()]


def lend_act(run: Run, battle: Battle, seat: Seat, move: Move) -> None:
    """Lend the fleets around the battle, or not."""
    state = run.state
    state.lend_asked += (seat,)
    if isinstance(move, Lend):
        seas = tuple(sea for sea in LANDS[battle.at].seas if fleet_count(state, sea, seat))
        state.loans += (Loan(seat, move.to, seas),)
        run.tell(tell.FleetsLent(seat, move.to, sum(fleet_count(state, sea, seat) for sea in seas)))
    else:
        run.tell(tell.Passed(seat))


def declare_moves(state: State, battle: Battle, seat: Seat) -> list[Choice]:
    """Return hand, if there is a tactic to play, and draw."""
    return [Hand(), Draw()] if hand_tactics(state, battle, seat) else [Draw()]


def pick_moves(state: State, battle: Battle, seat: Seat) -> list[Choice]:
    """Return the tactics of the hand, or the two drawn."""
    cards = hand_tactics(state, battle, seat) if seat in battle.hands else state.drawn[seat]
    return [Tactic(card) for card in cards]


def pick_act(run: Run, battle: Battle, seat: Seat, card: str) -> None:
    """Prepare a tactic, unseen."""
    run.state.picks[seat] = (card,)
    battle.prepared += (seat,)
    run.tell(tell.Answered(seat, "tactic"))


def side_moves(battle: Battle) -> list[Choice]:
    """Return whose tactic may count."""
    one = undecided(battle)
    assert one
    return [Count(tactic.seat) for tactic in battle.tactics if tactic.seat in members(battle, one)]


def side_act(run: Run, battle: Battle, seat: Seat) -> None:
    """Let one tactic count."""
    battle.counting += (seat,)
    card = next(one.card for one in battle.tactics if one.seat == seat)
    run.tell(tell.TacticChosen(side_of(battle, seat), seat, card))


def on_turn(state: State) -> Seat:
    """Return whose turn is in progress, −1 in Razbor."""
    return next((frame.seat for frame in state.frames if isinstance(frame, Turn)), NOBODY)
