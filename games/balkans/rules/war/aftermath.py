"""After a battle round: retreat, end cards, withdrawal, capture (RULES 5.9.5, 5.9.8–5.9.10)."""

from typing import Final

from games.balkans.data.components import KINDS, LANDS, LOADS, SEAS, STRAITS
from games.balkans.rules import events
from games.balkans.rules.cards.playing import alternate, battle_card_moves, pass_card
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler, either
from games.balkans.rules.frames import Battle, Defence, Fallen, Offensive, Side
from games.balkans.rules.moves import Embark, Pass, Retreat, Stay, Withdraw
from games.balkans.rules.public import Phase
from games.balkans.rules.state import (
    NOBODY,
    State,
    add_armies,
    add_fleets,
    armies,
    besiegers,
    fleets,
    friends,
    hostile_fleets,
    is_haven,
    land_count,
    load_fleet,
    move_armies,
)
from games.balkans.rules.troops.casualties import (
    destroy_army,
    has_troops,
    in_participant_order,
    note_fallen,
    opponent,
    sink,
    sweep,
)
from games.balkans.rules.troops.conditions import fighters, members, other
from games.balkans.rules.war.battle import finish, gone_side, in_queue, new_round
from games.core.contract import Choice, Move, Seat


def _ordered(state: State, battle: Battle, side: Side, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return these seats of a side, its leader first, then in turn order."""
    return tuple(in_participant_order(state, seats, battle.leaders[side == "defenders"]))


def retreat(context: MoveContext, battle: Battle) -> bool:
    """After the losses of a round, offer retreat to the losing, then the winning side; then fight another round.

    `battle.passes` is −1 before the first question, then 0 and 1 for the two sides.
    """
    state = context.state
    assert battle.round_winner
    loser = other(battle.round_winner)
    if battle.passes < 0:
        sweep(state, battle)
        gone = gone_side(battle)
        if gone:
            finish(context, battle, other(gone))
            return False
        battle.passes = 0
        battle.queue = _ordered(state, battle, loser, fighters(battle, loser))
    if battle.queue:
        return True
    asked: Side = loser if battle.passes == 0 else battle.round_winner
    leaving = tuple(seat for seat in fighters(battle, asked) if seat in battle.retreating)
    if leaving and len(leaving) == len(fighters(battle, asked)):
        finish(context, battle, other(asked))
    elif leaving:
        battle.stage = "leave"
        battle.queue = leaving
    else:
        _next_side(state, battle)
    return False


def _next_side(state: State, battle: Battle) -> None:
    battle.passes += 1
    assert battle.round_winner
    winners = fighters(battle, battle.round_winner)
    if battle.passes == 1 and winners:
        battle.stage = "retreat"
        battle.queue = _ordered(state, battle, battle.round_winner, winners)
    else:
        new_round(state, battle)


def retreat_act(context: MoveContext, battle: Battle, seat: Seat, move: Move) -> None:
    """Retreat or stay."""
    battle.queue = battle.queue[1:]
    if isinstance(move, Retreat):
        battle.retreating += (seat,)
        context.emit(events.Retreated(seat))
    else:
        context.emit(events.Stayed(seat))


RETREAT: Final[FrameHandler[Battle]] = FrameHandler(
    phase=Phase.BATTLE_RETREAT,
    advance=retreat,
    asked=in_queue,
    moves=either(Retreat(), Stay()),
    answer=retreat_act,
    leads=either((Stay(), Phase.BATTLE_DECLARE), (Retreat(), Phase.BATTLE_WITHDRAW)),
)


# ---- leaving the place ---------------------------------------------------------------------------------------------


def leave(context: MoveContext, battle: Battle) -> bool:
    """Let those who retreat withdraw while others of their side fight on."""
    while battle.queue:
        seat = battle.queue[0]
        if not withdraw_one(context, battle, seat):
            return True
        battle.queue = battle.queue[1:]
        battle.left += (seat,)
    sweep(context.state, battle)
    _next_side(context.state, battle)
    return False


def end(context: MoveContext, battle: Battle) -> bool:
    """End cards in alternation, then withdrawal."""
    if alternate(context, battle, "battle_end"):
        return True
    battle.stage = "withdraw"
    assert battle.winner
    losers = other(battle.winner)
    still = [seat for seat in members(battle, battle.winner) if has_troops(context.state, battle, seat)]
    stays = losers == "defenders" and not still
    left = tuple(seat for seat in members(battle, losers) if has_troops(context.state, battle, seat))
    battle.queue = () if stays else _ordered(context.state, battle, losers, left)
    return False


def withdraw(context: MoveContext, battle: Battle) -> bool:
    """Let the losers withdraw one after another, then end the battle."""
    while battle.queue:
        if not withdraw_one(context, battle, battle.queue[0]):
            return True
        battle.queue = battle.queue[1:]
    _close(context, battle)
    return False


def withdraw_one(context: MoveContext, battle: Battle, seat: Seat) -> bool:
    """Carry out a withdrawal as far as there is no choice; return whether it is complete."""
    state = context.state
    if not has_troops(state, battle, seat):
        return True
    places = refuges(state, battle, seat)
    if len(places) == 1 and not boarding(state, battle, seat):
        _go(context, battle, seat, places[0])
        return True
    if places:
        return False
    while choices := boarding(state, battle, seat):
        if len({kind for kind, _ in choices}) > 1 and not _all_fit(state, battle, seat):
            return False
        if len({sea for _, sea in choices}) > 1:
            return False
        _board(context, battle, seat, *choices[0])
    _strand(context, battle, seat)
    return True


def _all_fit(state: State, battle: Battle, seat: Seat) -> bool:
    room = sum(fleets(state, sea, seat)[0] for sea in LANDS[battle.at].seas)
    return sum(armies(state, battle.at, seat)) <= room


def refuges(state: State, battle: Battle, seat: Seat) -> list[str]:
    """Return the places to which a loser may withdraw (RULES 5.9.9)."""
    if battle.kind != "sea":
        return [land for land in LANDS[battle.at].lands if is_haven(state, land, seat)]
    found: list[str] = []
    for sea in SEAS[battle.at].seas:
        strait = SEAS[battle.at].straits.get(sea)
        owner = state.owner[STRAITS[strait].control] if strait else NOBODY
        if not hostile_fleets(state, sea, seat) and (owner == NOBODY or friends(state, seat, owner)):
            found.append(sea)
    return found


def boarding(state: State, battle: Battle, seat: Seat) -> list[tuple[str, str]]:
    """Return the (kind, sea) pairs of armies that may board a fleet."""
    if battle.kind == "sea":
        return []
    kinds = [kind for kind, n in zip(KINDS, armies(state, battle.at, seat), strict=True) if n]
    seas = [sea for sea in LANDS[battle.at].seas if fleets(state, sea, seat)[0]]
    return [(kind, sea) for kind in kinds for sea in seas]


def withdraw_moves(state: State, battle: Battle, seat: Seat) -> list[Choice]:
    """Return the places to withdraw to, and the armies that may board."""
    return [
        *(Withdraw(place) for place in refuges(state, battle, seat)),
        *(Embark(kind, sea) for kind, sea in boarding(state, battle, seat)),
    ]


def withdraw_act(context: MoveContext, battle: Battle, seat: Seat, move: Move) -> None:
    """Withdraw, or first put an army aboard."""
    match move:
        case Withdraw(to):
            _go(context, battle, seat, to)
        case Embark(kind, sea):
            _board(context, battle, seat, kind, sea)
        case _:
            raise AssertionError(move)


def _go(context: MoveContext, battle: Battle, seat: Seat, to: str) -> None:
    state = context.state
    context.emit(events.Withdrew(seat, battle.at, to))
    if battle.kind == "sea":
        for load, n in zip(LOADS, fleets(state, battle.at, seat), strict=True):
            if n:
                add_fleets(state, battle.at, seat, load, -n)
                add_fleets(state, to, seat, load, n)
        return
    move_armies(state, battle.at, to, seat)


def _board(context: MoveContext, battle: Battle, seat: Seat, kind: str, sea: str) -> None:
    state = context.state
    add_armies(state, battle.at, seat, kind, -1)
    load_fleet(state, sea, seat, kind)
    context.emit(events.Embarked(seat, battle.at, sea, kind))


def _strand(context: MoveContext, battle: Battle, seat: Seat) -> None:
    """Destroy troops that cannot withdraw."""
    state = context.state
    by = opponent(battle, seat)
    if battle.kind == "sea":
        for load, n in zip(LOADS, fleets(state, battle.at, seat), strict=True):
            for _ in range(n):
                note_fallen(battle, seat, sink(context, seat, battle.at, load, by, "nowhere"))
        return
    for kind, n in zip(KINDS, armies(state, battle.at, seat), strict=True):
        for _ in range(n):
            add_armies(state, battle.at, seat, kind, -1)
            destroy_army(context, seat, kind, battle.at, by, "nowhere")
            note_fallen(battle, seat, (Fallen(seat, kind),))


LEAVE: Final[FrameHandler[Battle]] = FrameHandler(
    phase=Phase.BATTLE_WITHDRAW, advance=leave, asked=in_queue, moves=withdraw_moves, answer=withdraw_act
)
END: Final[FrameHandler[Battle]] = FrameHandler(
    phase=Phase.BATTLE_END,
    advance=end,
    asked=in_queue,
    moves=battle_card_moves,
    answer=pass_card,
    leads=either((Pass(), Phase.BATTLE_WITHDRAW)),
)
WITHDRAW: Final[FrameHandler[Battle]] = FrameHandler(
    phase=Phase.BATTLE_WITHDRAW, advance=withdraw, asked=in_queue, moves=withdraw_moves, answer=withdraw_act
)


# ---- the end of the battle -----------------------------------------------------------------------------------------


def _close(context: MoveContext, battle: Battle) -> None:
    """End the battle: discard start cards, and transfer the land if it was taken."""
    state = context.state
    for played in battle.played:
        context.discard(played.seat, played.card)
    context.pop()
    if battle.active == NOBODY:
        state.loans = ()
        state.lend_asked = ()
    if battle.kind == "sea":
        assert battle.winner
        losers = members(battle, other(battle.winner))
        for frame in state.frames:
            if isinstance(frame, Offensive):  # nobody lands from fleets that have lost
                frame.ships = tuple(ship for ship in frame.ships if ship.sea != battle.at or ship.seat not in losers)
        return
    against_owner = any(friends(state, battle.owner, seat) for seat in battle.defenders) and battle.owner != NOBODY
    if battle.winner == "attackers" and (battle.power or against_owner):
        capture(context, battle.at, battle.attackers)
    if against_owner and state.owner[battle.at] == battle.owner and not besiegers(state, battle.at):
        relief = any(
            isinstance(frame, Defence) or (isinstance(frame, Offensive) and frame.under) for frame in state.frames
        )
        if battle.kind == "siege" or relief:
            context.emit(events.SiegeEnded(battle.at))


def capture(context: MoveContext, land: str, conquerors: tuple[Seat, ...]) -> None:
    """Give a land to the conqueror present that owns the fewest lands, then to the one that arrived first."""
    state = context.state
    present = [seat for seat in state.guests.get(land, ()) if seat in conquerors]
    if present:
        context.take_land(land, min(present, key=lambda seat: (land_count(state, seat), present.index(seat))))
