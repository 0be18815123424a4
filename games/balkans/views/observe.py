"""Builds the view of an audience (RULES 7)."""

import copy
import functools
from collections.abc import Mapping
from typing import Final

from games.balkans.data.components import LANDS, SEAS, SEASONS, is_royal
from games.balkans.rules.ending import target_of
from games.balkans.rules.frame_handlers import phase_of
from games.balkans.rules.frames import Battle, innermost
from games.balkans.rules.legal import asked
from games.balkans.rules.machine import asking
from games.balkans.rules.state import (
    Counts,
    State,
    besiegers,
    camp_level,
    in_revolt,
    kinds_in,
    land_count,
    level,
    purse,
    seats_of,
)
from games.balkans.rules.troops.conditions import advantages
from games.balkans.rules.war.battle import on_turn
from games.balkans.rules.war.tactics import chooses_draw
from games.balkans.views.numbers import battle_number, moment_of
from games.balkans.views.view import Army, BalkansView, Fleets, LandView, PlayerView
from games.core.contract import PUBLIC, Audience, Seat


def view(state: State, audience: Audience) -> BalkansView:
    """Return the view of an audience."""
    mine = audience != PUBLIC
    active = on_turn(state)
    return BalkansView(
        audience=audience,
        seats=len(state.kingdoms),
        asked=asked(state),
        question=state.question + (state.steps[audience] if mine else 0),
        outcome=state.result,
        call=_call(state, active),
        options=state.options,
        phase=phase_of(state),
        order=state.order,
        first=state.first,
        round=state.round,
        season=SEASONS[state.season] if state.season >= 0 else "",
        active=active,
        players=tuple(_player(state, seat) for seat in seats_of(state)),
        lands=_lands(state),
        seas={sea: _squadrons(state.fleets.get(sea, ())) for sea in SEAS},
        frames=tuple(copy.copy(frame) for frame in state.frames),
        strategy_deck=len(state.strategy_deck),
        strategy_discard=state.strategy_discard,
        common_deck=len(state.common_deck),
        common_discard=state.common_discard,
        face_down=tuple(len(cards) for cards in state.drawn),
        captives=state.captives,
        lasting=state.lasting,
        camps=state.camps,
        loans=state.loans,
        lend_asked=state.lend_asked,
        titles=state.titles,
        gone=state.gone,
        holder=state.holder,
        hand=state.hands[audience] if mine else (),
        unplayed=tuple(kinds_in(state.unplayed[audience])) if mine else (),
        dropped=tuple(kinds_in(state.dropped[audience])) if mine else (),
        drawn=_drawn(state, audience) if mine else (),
        picked=state.picks[audience] if mine else (),
        peeks=tuple(peek for peek in state.peeks if peek.seat == audience),
        draft=state.drafts[audience] if mine else (),
        asking=asking(state, audience),
        gains=state.gains,
        trail=state.trail,
    )


_CALLS: Final[Mapping[str, int]] = {"lend": 0, "start": 0, "end": 2, "withdraw": 2}
"""Numbers for the parts of a battle before and after its rounds; players are called once for each part and round."""


def _call(state: State, active: Seat) -> int:
    """Return a number that identifies the part of a battle, or −1 outside battles, where every question calls."""
    battle = innermost(state.frames, Battle)
    if battle is None:
        return -1
    code = battle_number(battle, moment_of(state.round, SEASONS[state.season] if state.season >= 0 else "", active))
    return 100 * code + (_CALLS[battle.stage] if battle.stage in _CALLS else 2 + battle.round)


def _player(state: State, seat: Seat) -> PlayerView:
    royal = sum(map(is_royal, state.hands[seat]))
    return PlayerView(
        kingdom=state.kingdoms[seat],
        status=state.status[seat],
        gold=state.gold[seat],
        influence=state.influence[purse(state, seat)],
        target=target_of(state, seat),
        lands=land_count(state, seat),
        royal_cards=royal,
        strategies=len(state.hands[seat]) - royal,
        royal_discard=state.royal_discards[seat],
        unplayed=sum(state.unplayed[seat]),
        played=_kinds(state.played[seat]),
        dropped=sum(state.dropped[seat]),
        advantages=tuple([advantage.id for advantage in advantages(state, seat)]),
        established=state.established[seat],
        allies=state.ally[seat],
    )


@functools.cache
def _kinds(orders: Counts) -> tuple[str, ...]:
    return tuple(kinds_in(orders))


# ---- the map: views of equal places are cached and shared ----------------------------------------------------------


def _lands(state: State) -> dict[str, LandView]:
    owner, power, armies = state.owner, state.power, state.armies
    marked = {
        *[card.land for card in state.camps],
        *[lasting.land for lasting in state.lasting],
        *state.ruins,
        *state.guests,
    }
    return {
        land: _land(state, land)
        if land in marked
        else _plain(land, owner[land], power.get(land, ""), armies.get(land, ()))
        for land in LANDS
    }


@functools.lru_cache(maxsize=4096)
def _plain(land: str, owner: Seat, power: str, counts: Counts) -> LandView:
    """Return the view of a land without markers and foreign armies."""
    return LandView(owner, power, LANDS[land].level, 0, _troops(counts), (), (), revolt=False, ruin=False)


def _land(state: State, land: str) -> LandView:
    return LandView(
        owner=state.owner[land],
        power=state.power.get(land, ""),
        level=level(state, land),
        camp=camp_level(state, land),
        armies=_troops(state.armies.get(land, ())),
        guests=state.guests.get(land, ()),
        besiegers=besiegers(state, land),
        revolt=in_revolt(state, land),
        ruin=land in state.ruins,
    )


@functools.lru_cache(maxsize=4096)
def _troops(counts: Counts) -> tuple[Army, ...]:
    found = [Army(seat, *counts[3 * seat : 3 * seat + 3]) for seat in range(len(counts) // 3)]
    return tuple(army for army in found if army.regular or army.elite or army.royal)


@functools.lru_cache(maxsize=4096)
def _squadrons(counts: Counts) -> tuple[Fleets, ...]:
    found = [Fleets(seat, *counts[4 * seat : 4 * seat + 4]) for seat in range(len(counts) // 4)]
    return tuple(squadron for squadron in found if squadron.total)


def _drawn(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the common tactics a seat chooses from; a single one stays hidden until all are revealed."""
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, Battle) and chooses_draw(frame, seat) and len(state.drawn[seat]) > 1:
        return state.drawn[seat]
    return ()
