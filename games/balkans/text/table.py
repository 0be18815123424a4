"""The table and the result in words, as alternative text for the picture."""

from collections.abc import Iterator, Mapping

from games.balkans.data import geography
from games.balkans.rules.frames import ConsentChoice, Defence
from games.balkans.text import asks, names
from games.balkans.views.reconstruct import balance
from games.balkans.views.view import BalkansView
from games.core.contract import Seat
from games.core.localizer import LONGEST_ALTERNATIVE, Localizer
from games.core.ranking import seats_by_place


def table(view: BalkansView, localizer: Localizer) -> str:
    """Return the public state (time, battle, sieges, seats, lands, troops), or the result of a game that is over.

    Lands and seas are named if that is short enough, otherwise given by their numbers and letters on the map.
    """
    if view.outcome is not None:
        return "\n".join([asks.ask(view, (), localizer), *places(view, localizer)])
    head = [_moment(view, localizer), *_war(view, localizer)]

    def told(spelt: Mapping[str, str]) -> str:
        seats = (
            line for seat in view.order for line in (seat_line(seat, view, localizer), *_holdings(seat, view, spelt))
        )
        return "\n".join([*head, *seats])

    named = told({name: names.place(name, localizer) for name in (*view.lands, *view.seas)})
    if len(named) <= LONGEST_ALTERNATIVE:
        return named
    return told({name: str(n) for name, n in geography.numbers().items()} | geography.letters())[:LONGEST_ALTERNATIVE]


def _war(view: BalkansView, localizer: Localizer) -> Iterator[str]:
    battle = view.battle
    if battle is not None:
        stand = balance(view, battle)
        sides = [[localizer.name(seat) for seat in seats] for seats in (battle.attackers, battle.defenders)]
        yield localizer(
            "table-battle",
            kind=localizer(f"battle-{battle.kind}"),
            place=names.located(battle.at, localizer),
            attackers=localizer.list(sides[0]),
            strength=stand.attackers,
            defenders=localizer.list(sides[1]) or localizer("side-neutral"),
            resistance=stand.defenders,
        )
    besieged = [land for land, land_view in view.lands.items() if land_view.besiegers]
    if besieged:
        yield localizer("table-sieges", places=names.all_located(besieged, localizer))


def _moment(view: BalkansView, localizer: Localizer) -> str:
    parts = [round_of(view, localizer) if view.round else localizer("picture-setup")]
    if view.season:
        parts.append(localizer(f"season-{view.season}"))
    if view.first >= 0:
        parts.append(localizer("table-first", who=localizer.name(view.first)))
    target = target_of(view)
    if target:
        parts.append(localizer("table-target", place=names.place(target, localizer)))
    return " · ".join(parts)


def round_of(view: BalkansView, localizer: Localizer) -> str:
    """Return which round it is, and of how many if they are agreed."""
    last = view.options.round_limit
    return localizer("table-round-of", n=view.round, last=last) if last else localizer("table-round", n=view.round)


def target_of(view: BalkansView) -> str:
    """Return the place of the battle or order in progress, or ""."""
    if view.battle is not None:
        return view.battle.at
    order = view.offensive
    if order is not None:
        return order.target or order.origin
    defence = view.find(ConsentChoice) or view.find(Defence)
    return defence.land if defence is not None else ""


def seat_line(seat: Seat, view: BalkansView, localizer: Localizer) -> str:
    """Return the kingdom of a seat and what it has."""
    who, player = localizer.name(seat), view.players[seat]
    if player.status != "alive":
        return localizer("table-out", who=who)
    return localizer(
        "table-seat",
        who=who,
        kingdom=names.kingdom(player.kingdom, localizer) if player.kingdom else "–",
        influence=player.influence,
        gold=player.gold,
        lands=player.lands,
        cards=player.royal_cards + player.strategies,
        orders=player.unplayed,
    )


def _holdings(seat: Seat, view: BalkansView, spelt: Mapping[str, str]) -> Iterator[str]:
    """Yield a line with a seat's lands and the numbers of its armies and fleets."""
    told: list[str] = []
    for land, land_view in view.lands.items():
        troops = sum(army.regular + army.elite + army.royal for army in land_view.armies if army.seat == seat)
        if troops or land_view.owner == seat:
            told.append(f"{spelt[land]} ×{troops}" if troops else spelt[land])
    for sea, groups in view.seas.items():
        told += (f"{spelt[sea]} ×{group.total}" for group in groups if group.seat == seat)
    if told:
        yield f"– {', '.join(told)}"


def places(view: BalkansView, localizer: Localizer) -> list[str]:
    """Return a line for each place of the final ranking, with Influence and lands."""
    return [
        localizer("table-place", place=place, names=localizer.list([_scored(seat, view, localizer) for seat in seats]))
        for place, seats in seats_by_place(view.end.places)
    ]


def _scored(seat: Seat, view: BalkansView, localizer: Localizer) -> str:
    player, scores = view.players[seat], view.outcome.scores if view.outcome else ()
    influence = localizer("n-points", n=scores[seat] if scores else player.influence)
    lands = localizer("n-lands", n=player.lands)
    return localizer("table-scores", who=localizer.name(seat), influence=influence, lands=lands)
