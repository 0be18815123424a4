"""A battle round: tactics are announced, chosen and revealed, and strengths compared (RULES 5.9.4–5.9.7)."""

from collections.abc import Sequence
from typing import Final

from games.balkans.data.components import card_of, title
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler
from games.balkans.rules.frames import Battle, Demand, Losses, PlayedCard, Side
from games.balkans.rules.moves import Count, Draw, Hand, Tactic
from games.balkans.rules.public import Phase
from games.balkans.rules.state import State
from games.balkans.rules.troops.casualties import in_participant_order, pieces, spread, sweep
from games.balkans.rules.troops.conditions import fighters, members, other, side_of
from games.balkans.rules.troops.strength import NEUTRAL_SEAT, blows, has_effect, strength
from games.balkans.rules.war.battle import finish, in_queue
from games.core.contract import Choice, Move, Seat


def forced_to_draw(battle: Battle, seat: Seat) -> bool:
    """Whether an enemy's card forces this participant to draw its tactic."""
    return has_effect(battle.played, "force_draw", members(battle, other(side_of(battle, seat))))


def chooses_draw(battle: Battle, seat: Seat) -> bool:
    """Whether this participant draws two tactics and chooses one."""
    return has_effect(battle.played, "second_draw", (seat,))


def hand_tactics(state: State, battle: Battle, seat: Seat, cards: Sequence[str]) -> list[str]:
    """Return the tactics that a participant could play from hand if it held these cards, one of each title."""
    used = {played.card for played in battle.titles if played.seat == seat}
    found: dict[str, str] = {}
    for card in cards:
        entry = card_of(card).entry
        if entry.timing == "tactic" and title(card) not in used and entry.cost <= state.gold[seat]:
            found.setdefault(title(card), card)
    return list(found.values())


# ---- from hand, or drawn -------------------------------------------------------------------------------------------


def declare(context: MoveContext, battle: Battle) -> bool:
    """Ask each participant for "hand" or "draw", then draw the common tactics."""
    state = context.state
    while battle.queue:
        seat = battle.queue[0]
        has_royal = any(card_of(card).deck == "royal" for card in state.hands[seat])
        if has_royal and not forced_to_draw(battle, seat):
            return True
        declared(context, battle, "draw")
    for seat in battle.drawers:
        state.drawn[seat] = context.draw_common(2 if chooses_draw(battle, seat) else 1)
        if len(state.drawn[seat]) > 1:
            context.emit(events.TacticsSeen(seat, state.drawn[seat]))
    if battle.kind == "neutral":
        state.drawn[NEUTRAL_SEAT] = context.draw_common(battle.tactics_drawn)
    battle.stage = "pick"
    return False


def declare_moves(state: State, battle: Battle, seat: Seat) -> list[Choice]:
    """Return each tactic of the hand and `Hand`, which leaves the choice for later, if there is one; and `Draw`."""
    held = [Tactic(card) for card in hand_tactics(state, battle, seat, state.hands[seat])]
    return [*held, Hand(), Draw()] if held else [Draw()]


def declare_act(context: MoveContext, battle: Battle, seat: Seat, move: Move) -> None:
    """Announce the chosen way, and choose a tactic secretly with it."""
    if isinstance(move, Tactic):
        _choose(context, battle, seat, move)
    declared(context, battle, "draw" if isinstance(move, Draw) else "hand")


def declared(context: MoveContext, battle: Battle, how: str) -> None:
    """Record what the seat that was asked has announced."""
    seat, *rest = battle.queue
    battle.queue = tuple(rest)
    context.emit(events.Declared(seat, "hand" if how == "hand" else "draw"))
    if how == "hand":
        battle.hands += (seat,)
    else:
        battle.drawers += (seat,)


DECLARE: Final[FrameHandler[Battle]] = FrameHandler(
    phase=Phase.BATTLE_DECLARE, advance=declare, asked=in_queue, moves=declare_moves, answer=declare_act
)


# ---- secret choice -------------------------------------------------------------------------------------------------


def choosers(state: State, battle: Battle) -> tuple[Seat, ...]:
    """Return the seats that still have to choose a tactic, from hand or from two drawn."""
    twice = [seat for seat in battle.drawers if chooses_draw(battle, seat) and len(state.drawn[seat]) > 1]
    return tuple(sorted(seat for seat in (*battle.hands, *twice) if seat not in battle.prepared))


def pick(context: MoveContext, battle: Battle) -> bool:
    """Wait until all tactics are chosen, then reveal them."""
    state = context.state
    if choosers(state, battle):
        return True
    shown: list[PlayedCard] = []
    for seat in (*fighters(battle, "attackers"), *fighters(battle, "defenders")):
        chosen = state.picks[seat] or state.drawn[seat][:1]
        for card in state.drawn[seat]:
            if card not in chosen:
                context.discard(seat, card)
        for card in chosen:
            if seat in battle.hands:
                context.take_card(seat, card)
                battle.titles += (PlayedCard(seat, title(card)),)
            shown.append(PlayedCard(seat, card))
        state.picks[seat] = state.drawn[seat] = ()
    shown += [PlayedCard(NEUTRAL_SEAT, card) for card in state.drawn[NEUTRAL_SEAT]]
    state.drawn[NEUTRAL_SEAT] = ()
    battle.tactics = tuple(shown)
    context.emit(events.TacticsShown(tuple(events.ShownTactic(tactic.seat, tactic.card) for tactic in shown)))
    battle.stage = "side"
    return False


def pick_moves(state: State, battle: Battle, seat: Seat) -> list[Choice]:
    """Return the choice among tactics of the hand or the two drawn."""
    if seat in battle.hands:
        return [Tactic(card) for card in hand_tactics(state, battle, seat, state.hands[seat])]
    return [Tactic(card) for card in state.drawn[seat]]


def pick_act(context: MoveContext, battle: Battle, seat: Seat, move: Move) -> None:
    """Choose a tactic secretly."""
    assert isinstance(move, Tactic)
    _choose(context, battle, seat, move)
    context.emit(events.Answered(seat, "tactic"))


def _choose(context: MoveContext, battle: Battle, seat: Seat, move: Tactic) -> None:
    context.state.picks[seat] = (move.card,)
    battle.prepared += (seat,)


PICK: Final[FrameHandler[Battle]] = FrameHandler(
    phase=Phase.BATTLE_PICK, advance=pick, asked=choosers, moves=pick_moves, answer=pick_act, together=True
)


# ---- the tactic that counts ----------------------------------------------------------------------------------------


def undecided(battle: Battle) -> list[Seat]:
    """Return the seats of whose tactics one is still to be determined that counts, those of the attackers first."""
    sides: tuple[Side, Side] = ("attackers", "defenders")
    for side in sides:
        shown = [tactic.seat for tactic in battle.tactics if tactic.seat in members(battle, side)]
        if shown and not any(seat in battle.counting for seat in shown):
            return shown
    return []


def side_asked(_state: State, battle: Battle) -> tuple[Seat, ...]:
    """Return the leader of the undecided side."""
    side = side_of(battle, undecided(battle)[0])
    return (battle.leaders[side == "defenders"],)


def choose_side(context: MoveContext, battle: Battle) -> bool:
    """Reduce each side to one tactic; its leader chooses if it has several."""
    while shown := undecided(battle):
        if len(shown) > 1:
            return True
        battle.counting += (shown[0],)
    result(context, battle)
    return False


def side_moves(_state: State, battle: Battle, _seat: Seat) -> list[Choice]:
    """Return the participants whose tactic may count."""
    return [Count(seat) for seat in undecided(battle)]


def side_act(context: MoveContext, battle: Battle, _leader: Seat, move: Move) -> None:
    """Record whose tactic counts."""
    assert isinstance(move, Count)
    seat = move.seat
    battle.counting += (seat,)
    card = next(tactic.card for tactic in battle.tactics if tactic.seat == seat)
    context.emit(events.TacticChosen(side_of(battle, seat), seat, card))


SIDE: Final[FrameHandler[Battle]] = FrameHandler(
    phase=Phase.BATTLE_SIDE_TACTIC, advance=choose_side, asked=side_asked, moves=side_moves, answer=side_act
)


# ---- the result ----------------------------------------------------------------------------------------------------


def result(context: MoveContext, battle: Battle) -> None:
    """Compare strengths, and demand the losses of the round."""
    state = context.state
    attack, defence = strength(state, battle, "attackers"), strength(state, battle, "defenders")
    winner: Side = "attackers" if attack.total > defence.total else "defenders"
    battle.round_winner = winner
    context.emit(events.BattleRound(battle.round, attack, defence, winner))
    if state.options.advanced:
        demands = (*_advanced(context, battle, "attackers"), *_advanced(context, battle, "defenders"))
        battle.stage = "result"
    else:
        demands = _standard(state, battle, other(winner))
        battle.stage = "retreat" if demands else "result"
        battle.passes = -1
    for tactic in battle.tactics:
        context.discard(tactic.seat, tactic.card)
    battle.tactics = ()
    if demands:
        context.push(Losses(demands))


def _standard(state: State, battle: Battle, loser: Side) -> tuple[Demand, ...]:
    """Return the single loss of a side, borne by the participant that has lost least; none for a neutral opponent."""
    order = in_participant_order(state, fighters(battle, loser), battle.leaders[loser == "defenders"])
    if not order:
        return ()
    bearer = min(order, key=lambda seat: (battle.losses[seat], order.index(seat)))
    return (Demand(bearer, 1, "any"),)


def _advanced(context: MoveContext, battle: Battle, side: Side) -> tuple[Demand, ...]:
    state = context.state
    attack, defence = blows(state, battle, other(side), "attack"), blows(state, battle, side, "defence")
    have = sum(len(pieces(state, battle, seat, "any")) for seat in fighters(battle, side))
    n = min(have, max(0, sum(term.amount for term in attack) - sum(term.amount for term in defence)))
    context.emit(events.Losses(side, attack, defence, n))
    return spread(state, battle, side, n, "any")


def settle_result(context: MoveContext, battle: Battle) -> bool:
    """End a battle decided by its round: in the advanced game, or when a neutral opponent is beaten."""
    sweep(context.state, battle)
    assert battle.round_winner
    finish(context, battle, battle.round_winner)
    return False


RESULT: Final[FrameHandler[Battle]] = FrameHandler(advance=settle_result)
