"""Public copies of frames, field by field, so that a new field stays hidden until it is listed here."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from games.balkans.rules.frames import (
    Arming,
    Battle,
    Breach,
    Clash,
    ConsentChoice,
    Defence,
    Development,
    FieldChoice,
    KingdomChoice,
    Losses,
    Offensive,
    Passage,
    Planning,
    Proposal,
    Razbor,
    Seasons,
    StrategicStart,
    Turn,
)

if TYPE_CHECKING:
    from games.balkans.rules.frames import AnyFrame


def shown(frame: AnyFrame) -> AnyFrame:
    """Return a copy of a frame with its public fields."""
    match frame:
        case KingdomChoice():
            return KingdomChoice()
        case StrategicStart():
            return StrategicStart(answered=frame.answered)
        case Planning():
            return Planning(planned=frame.planned, checked=frame.checked)
        case Seasons():
            return Seasons(waiting=frame.waiting)
        case Turn():
            return Turn(seat=frame.seat, stage=frame.stage, refused=frame.refused)
        case Arming():
            return Arming(
                seat=frame.seat,
                discount=frame.discount,
                extra=frame.extra,
                acted=frame.acted,
                home=frame.home,
                done=frame.done,
            )
        case Offensive():
            return _offensive(frame)
        case Passage():
            return Passage(owner=frame.owner, asker=frame.asker, strait=frame.strait)
        case FieldChoice():
            return FieldChoice(seat=frame.seat, land=frame.land)
        case ConsentChoice():
            return ConsentChoice(seat=frame.seat, ally=frame.ally, land=frame.land)
        case Defence():
            return Defence(
                seat=frame.seat, land=frame.land, moved=frame.moved, relieved=frame.relieved, done=frame.done
            )
        case Development():
            return Development(seat=frame.seat, step=frame.step, bought=frame.bought, discount=frame.discount)
        case Clash():
            return Clash(seat=frame.seat, why=frame.why, places=frame.places, foes=frame.foes)
        case Breach():
            return Breach(seat=frame.seat, foes=frame.foes, step=frame.step)
        case Losses():
            return Losses(demands=frame.demands)
        case Battle():
            return _battle(frame)
        case Razbor():
            return Razbor(step=frame.step, waiting=frame.waiting, spoken=frame.spoken)
        case Proposal():
            return Proposal(seat=frame.seat, members=frame.members, answered=frame.answered)
        case _:
            assert_never(frame)


def _offensive(order: Offensive) -> Offensive:
    return Offensive(
        seat=order.seat,
        target=order.target,
        origin=order.origin,
        land_range=order.land_range,
        sea_range=order.sea_range,
        pass_sovereign=order.pass_sovereign,
        pass_fleets=order.pass_fleets,
        assault=order.assault,
        stage=order.stage,
        besieged=order.besieged,
        under=order.under,
        ships=order.ships,
        arrived=order.arrived,
        moved=order.moved,
        leaves=order.leaves,
        reach=order.reach,
        defended=order.defended,
        spent=order.spent,
    )


def _battle(battle: Battle) -> Battle:
    return Battle(
        kind=battle.kind,
        at=battle.at,
        attackers=battle.attackers,
        defenders=battle.defenders,
        active=battle.active,
        owner=battle.owner,
        level=battle.level,
        power=battle.power,
        tactics_drawn=battle.tactics_drawn,
        stage=battle.stage,
        round=battle.round,
        left=battle.left,
        queue=battle.queue,
        passes=battle.passes,
        played=battle.played,
        titles=battle.titles,
        hands=battle.hands,
        drawers=battle.drawers,
        prepared=battle.prepared,
        tactics=battle.tactics,
        counting=battle.counting,
        round_winner=battle.round_winner,
        winner=battle.winner,
        retreating=battle.retreating,
        losses=battle.losses,
        fallen=battle.fallen,
        leaders=battle.leaders,
    )
