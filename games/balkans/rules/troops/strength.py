"""Strength, attack and defence of the sides in a battle round, term by term (RULES 5.9.4–5.9.7)."""

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from games.balkans.data.components import card_of, title
from games.balkans.data.file_format import Effect
from games.balkans.rules.events import Strength, Term
from games.balkans.rules.frames import Battle, PlayedCard, Side
from games.balkans.rules.state import State, neutral_strength
from games.balkans.rules.troops.conditions import advantages, counted, fighters, holds, members, other, side_of, troops
from games.core.contract import Seat

Number: TypeAlias = Literal["strength", "attack", "defence"]
NEUTRAL_SEAT: Final = -1


def has_effect(cards: Iterable[PlayedCard], effect_id: str, seats: Iterable[Seat]) -> bool:
    """Whether one of these seats has played a card with this effect."""
    wanted = set(seats)
    return any(
        played.seat in wanted and any(effect.id == effect_id for effect in card_of(played.card).entry.effects)
        for played in cards
    )


def wall(battle: Battle) -> int:
    """Return the fortress level that counts for the defenders, in a siege or against a neutral opponent."""
    stands = battle.kind in {"siege", "neutral"} and not has_effect(battle.played, "no_fortress", battle.attackers)
    return battle.level if stands else 0


def _amount(state: State, battle: Battle, seat: Seat, effect: Effect, statistic: Number) -> int:
    value = getattr(effect, statistic)
    if not value or effect.id not in {"mod", "mod_per"} or not holds(state, seat, effect.if_, battle):
        return 0
    if effect.id == "mod":
        return value
    if seat == NEUTRAL_SEAT:
        return 0
    return max(-effect.max, min(effect.max, value * counted(state, seat, effect, battle)))


def _effects(state: State, battle: Battle, seat: Seat, effects: Iterable[Effect], statistic: Number) -> int:
    return sum(_amount(state, battle, seat, effect, statistic) for effect in effects)


def acts(state: State, battle: Battle, seat: Seat, card: str) -> bool:
    """Whether a start card would have any effect in a battle now."""
    return any(_acts(state, battle, seat, effect) for effect in card_of(card).entry.effects)


def _acts(state: State, battle: Battle, seat: Seat, effect: Effect) -> bool:
    match effect.id:
        case "mod" | "mod_per":
            numbers: tuple[Number, ...] = ("strength", "attack", "defence") if state.options.advanced else ("strength",)
            return any(_amount(state, battle, seat, effect, statistic) for statistic in numbers)
        case "force_draw":
            return bool(members(battle, other(side_of(battle, seat))))
        case _:
            return True


def modifiers(state: State, battle: Battle, side: Side, statistic: Number) -> Iterator[Term]:
    """Yield the terms of start cards, and of advantages and lasting cards of participants still in the battle."""
    for played in battle.played:
        if played.seat in members(battle, side):
            amount = _effects(state, battle, played.seat, card_of(played.card).entry.effects, statistic)
            if amount:
                yield Term(title(played.card), amount)
    for seat in fighters(battle, side):
        for advantage in advantages(state, seat):
            amount = _effects(state, battle, seat, advantage.effects, statistic)
            if amount:
                yield Term(advantage.id, amount)
        if statistic == "strength":
            for lasting in state.lasting:
                bonus = sum(e.strength for e in card_of(lasting.card).entry.effects if e.id == "battle_bonus")
                if lasting.seat == seat and bonus:
                    yield Term(title(lasting.card), bonus)


def tactics(state: State, battle: Battle, side: Side, statistic: Number) -> Iterator[Term]:
    """Yield the terms of a side's counting tactics: the printed number and, unless negated, the text."""
    enemies = [tactic for tactic in battle.tactics if _counts(battle, tactic, other(side))]
    negated = any(e.id == "negate_text" for tactic in enemies for e in card_of(tactic.card).entry.effects)
    for tactic in battle.tactics:
        if not _counts(battle, tactic, side):
            continue
        entry = card_of(tactic.card).entry
        amount = getattr(entry, statistic)
        if not negated:
            amount += _effects(state, battle, tactic.seat, entry.effects, statistic)
        yield Term(title(tactic.card), amount)


def tactic_bounds(state: State, battle: Battle, seat: Seat, card: str) -> tuple[int, int]:
    """Return the least and the most that a tactic adds to the strength of a seat's side, without and with its text."""
    entry = card_of(card).entry
    whole = entry.strength + _effects(state, battle, seat, entry.effects, "strength")
    return min(entry.strength, whole), max(entry.strength, whole)


def _counts(battle: Battle, tactic: PlayedCard, side: Side) -> bool:
    if tactic.seat == NEUTRAL_SEAT:
        return side == "defenders"
    return tactic.seat in battle.counting and tactic.seat in members(battle, side)


def strength(state: State, battle: Battle, side: Side, *, with_tactics: bool = True) -> Strength:
    """Return the present strength of a side, with or without its tactics."""
    parts: list[Term] = []
    if battle.kind == "neutral" and side == "defenders":
        parts.append(Term("land", neutral_strength(state, battle.power)))
    else:
        mine = [troops(state, battle, seat) for seat in fighters(battle, side)]
        parts.append(Term("armies", sum(forces.regular + 2 * forces.elite + 3 * forces.royal for forces in mine)))
        parts.append(Term("fleets", sum(forces.fleets for forces in mine) * (2 if battle.kind == "sea" else 1)))
        parts += modifiers(state, battle, side, "strength")
    if side == "defenders":
        parts.append(Term("fortress", wall(battle)))
    if with_tactics:
        parts += tactics(state, battle, side, "strength")
    parts = [part for part in parts if part.amount]
    return Strength(tuple(parts), sum(part.amount for part in parts))


def blows(state: State, battle: Battle, side: Side, statistic: Literal["attack", "defence"]) -> tuple[Term, ...]:
    """Return the terms of a side's attack or defence in the advanced game (RULES 5.9.6)."""
    parts: list[Term] = []
    if statistic == "attack" and battle.round_winner == side:
        parts.append(Term("victory", 1))
    strong = sum(troops(state, battle, seat).strong for seat in fighters(battle, side))
    if battle.kind != "sea":
        parts.append(Term("armies", strong))
    parts += modifiers(state, battle, side, statistic)
    if statistic == "defence" and side == "defenders":
        parts.append(Term("fortress", wall(battle)))
    parts += tactics(state, battle, side, statistic)
    return tuple(part for part in parts if part.amount)


class Balance(NamedTuple):
    """The strength of attackers and defenders."""

    attackers: int
    defenders: int


def balance(state: State, battle: Battle) -> Balance:
    """Return the strength of both sides without tactics, which follows from public information."""
    attackers, defenders = (
        strength(state, battle, side, with_tactics=False).total for side in ("attackers", "defenders")
    )
    return Balance(attackers, defenders)
