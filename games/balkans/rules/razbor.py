"""Razbor in its nine steps, and proposals of alliance (specification 5.11)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from games.balkans.rules import events as tell
from games.balkans.rules.battle import can_know_card
from games.balkans.rules.cards import card_moves
from games.balkans.rules.clash import break_alliance
from games.balkans.rules.conditions import advantages, counted, holds
from games.balkans.rules.ending import check_points, check_survivors
from games.balkans.rules.frames import Clash, Planning, Proposal, Razbor
from games.balkans.rules.leaving import eliminate
from games.balkans.rules.moves import Accept, BreakAlliance, Decline, Pass, Propose
from games.balkans.rules.state import in_revolt, in_turn, land_count, lands_of, living

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.balkans.data.sheet import Effect
    from games.balkans.rules.run import Run
    from games.balkans.rules.state import State
    from games.core.contract import Choice, Move, Seat


def advance(run: Run, frame: Razbor) -> bool:
    """Go on to the next question of Razbor; True where one is open."""
    state = run.state
    match frame.step:
        case 1:
            run.tell(tell.RazborStep(1))
            _to(run, frame, 2, in_turn(state) if diplomacy(state) else [])
            run.push(Clash(state.first, "siege", ()))
        case 2:
            if frame.waiting and diplomacy(state):
                return True
            _to(run, frame, 3, in_turn(state))
        case 3:
            while frame.waiting and not can_know_card(state, frame.waiting[0], "razbor"):
                frame.waiting = frame.waiting[1:]
            if frame.waiting:
                return True
            _to(run, frame, 4, [])
        case 4:
            eliminate(run, [seat for seat in in_turn(state) if not land_count(state, seat)])
            check_survivors(state)
            _to(run, frame, 5, [])
        case 5:
            for seat in in_turn(state):
                _gain_influence(run, seat)
            _to(run, frame, 6, [])
        case 6:
            check_points(state)
            _to(run, frame, 7, [])
        case 7:
            state.first = _next_first(state)
            run.tell(tell.FirstPlayer(state.first))
            _to(run, frame, 8, [])
        case 8:
            for seat in in_turn(state):
                _supply(run, seat)
            _to(run, frame, 9, [])
        case _:
            _tidy(run)
            state.frames = [Planning()]
            begin_round(run)
    return False


def _to(run: Run, frame: Razbor, step: int, waiting: list[Seat]) -> None:
    frame.step = step
    frame.waiting = tuple(waiting)
    frame.spoken = False
    run.tell(tell.RazborStep(step))


def diplomacy(state: State) -> bool:
    """Return whether anybody can make or break an alliance in this Razbor."""
    return state.options.alliances == "free" and (len(living(state)) > 2 or any(state.ally))


def _next_first(state: State) -> Seat:
    """Return the living player after the first one."""
    order = state.order
    place = order.index(state.first) + 1
    return in_turn(state, order[place % len(order)])[0]


def goal_influence(state: State, seat: Seat, effects: Iterable[Effect]) -> int:
    """Return what the goals among these effects are worth now."""
    total = 0
    for effect in effects:
        if effect.id == "goal" and holds(state, seat, effect.if_):
            total += effect.influence
        elif effect.id == "goal_per":
            times = counted(state, seat, effect) // effect.every
            total += min(effect.max, times * effect.influence)
    return total


def razbor_influence(state: State, seat: Seat) -> list[tell.Term]:
    """Return what a player would gain in Razbor now, part by part."""
    parts = [tell.Term("lands", sum(not in_revolt(state, land) for land in lands_of(state, seat)))]
    parts += [tell.Term(one.id, goal_influence(state, seat, one.effects)) for one in advantages(state, seat)]
    return [part for part in parts if part.amount]


def _gain_influence(run: Run, seat: Seat) -> None:
    parts = razbor_influence(run.state, seat)
    total = sum(part.amount for part in parts)
    run.shift_influence(seat, total)
    run.tell(tell.InfluenceGained(seat, tuple(parts), total))


def _supply(run: Run, seat: Seat) -> None:
    for advantage in advantages(run.state, seat):
        gold = sum(effect.n for effect in advantage.effects if effect.id == "razbor_gold")
        if gold:
            run.gold(seat, gold, advantage.id)
    run.draw(seat, "royal", 1)
    run.draw(seat, "strategy", 1)


def _tidy(run: Run) -> None:
    """Let orders return, and camps, revolts and lasting cards end."""
    state = run.state
    for seat in living(state):
        state.unplayed[seat] = state.played[seat] = state.dropped[seat] = (0,) * 5
    state.camps = ()
    run.end_lasting([card.card for card in state.lasting if card.land or card.until <= state.round])
    state.peeks = ()
    state.titles = ()
    state.season = -1


def begin_round(run: Run) -> None:
    """Begin a round with its Planning."""
    run.state.round += 1
    run.tell(tell.RoundBegan(run.state.round))


# ---- questions -----------------------------------------------------------------------------------------------------


def asked(frame: Razbor) -> tuple[Seat, ...]:
    """Return whose turn it is in the present step."""
    return frame.waiting[:1]


def moves(state: State, frame: Razbor, seat: Seat) -> list[Choice]:
    """Return the diplomacy of a player, or the cards."""
    if frame.step == 3:
        return [*card_moves(state, seat, "razbor"), Pass()]
    listed: list[Choice] = [BreakAlliance()] if state.ally[seat] else []
    if not frame.spoken and len(living(state)) > 2:
        listed += [Propose("+".join(state.kingdoms[one] for one in members)) for members in leagues(state, seat)]
    return [*listed, Pass()]


def leagues(state: State, seat: Seat) -> list[tuple[Seat, ...]]:
    """Return every set that a player may propose: with itself, and every alliance wholly inside or outside."""
    others = [one for one in in_turn(state) if one != seat]
    found: list[tuple[Seat, ...]] = []
    for size in range(1, len(others) + 1):
        for chosen in combinations(others, size):
            members = {seat, *chosen}
            whole = all(set(state.ally[one]) <= members for one in members)
            if whole and members != {seat, *state.ally[seat]}:
                found.append(tuple(one for one in in_turn(state) if one in members))
    return found


def act(run: Run, frame: Razbor, seat: Seat, move: Move) -> None:
    """Break or propose an alliance, or pass."""
    state = run.state
    match move:
        case BreakAlliance():
            break_alliance(run, seat, 0)
        case Propose(names):
            members = tuple(state.kingdoms.index(name) for name in names.split("+"))
            frame.spoken = True
            run.tell(tell.AllianceProposed(seat, members))
            run.push(Proposal(seat, members))
        case Pass():
            frame.waiting = frame.waiting[1:]
            frame.spoken = False
            run.tell(tell.Passed(seat))
        case _:
            raise AssertionError(move)


# ---- proposals -----------------------------------------------------------------------------------------------------


def awaited(frame: Proposal) -> tuple[Seat, ...]:
    """Return who has not answered yet."""
    return tuple(sorted(one for one in frame.members if one != frame.seat and one not in frame.answered))


def advance_proposal(run: Run, frame: Proposal) -> bool:
    """Wait for all answers; when all have accepted, the set is one alliance."""
    if awaited(frame):
        return True
    state = run.state
    no = tuple(one for one in frame.members if state.picks[one] == ("decline",))
    run.tell(tell.AllianceAnswered(tuple(one for one in frame.members if one not in no), no))
    for one in frame.members:
        state.picks[one] = ()
    if not no:
        for one in frame.members:
            state.ally[one] = tuple(sorted(other for other in frame.members if other != one))
        run.tell(tell.AllianceFormed(tuple(sorted(frame.members))))
    run.pop()
    if not no:
        run.calm_revolts()
    return False


def proposal_moves() -> list[Choice]:
    """Return both answers."""
    return [Accept(), Decline()]


def proposal_act(run: Run, frame: Proposal, seat: Seat, move: Move) -> None:
    """Answer, unseen until all have answered."""
    run.state.picks[seat] = ("accept" if isinstance(move, Accept) else "decline",)
    frame.answered += (seat,)
    run.tell(tell.Answered(seat, "alliance"))
