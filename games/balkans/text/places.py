"""Descriptions of lands, seas and kingdoms: what is printed, and with a view what is there now."""

from collections.abc import Iterator, Sequence

from games.balkans.data.components import ADVANTAGES, KINDS, KINGDOMS, LANDS, SEAS, STRAITS
from games.balkans.data.file_format import Garrison
from games.balkans.rules.frames import Battle
from games.balkans.text import names
from games.balkans.text.cardtext import printed_advantage
from games.balkans.views.reconstruct import forces, resistance
from games.balkans.views.view import Army, BalkansView, Fleets
from games.core.contract import Seat
from games.core.localizer import Localizer


def land_in_short(land: str, view: BalkansView | None, localizer: Localizer, *, resists: bool = True) -> str:
    """Return a land's fortress, wealth, markers and, without a player, its strength if `resists`, or else neither."""
    land_view = view.lands.get(land) if view is not None else None
    level = LANDS[land].level if land_view is None else land_view.level
    unowned = land_view is not None and land_view.owner < 0
    phrases = [] if unowned and not resists else [localizer("walls", n=level) if level else localizer("walls-none")]
    phrases += [localizer("land-rich")] if LANDS[land].rich else []
    if land_view is not None:
        phrases += [localizer(f"land-{name}") for name in ("revolt", "ruin") if getattr(land_view, name)]
        if resists and view is not None and land_view.owner < 0 and land_view.power != "unplayable":
            phrases.append(localizer("land-resists", n=resistance(view, land)))
    return "; ".join(phrases)


def land(name: str, view: BalkansView | None, localizer: Localizer) -> str:
    """Return a full description of a land, with its neighbours, and with a view its owner and armies."""
    entry = LANDS[name].entry
    if entry.owner_kind == "unplayable":
        return localizer("look-outside")
    home = names.power(entry.owner or "neutral", localizer)
    lines = [
        *_fought_over(name, view, localizer),
        localizer("look-land", short=land_in_short(name, view, localizer), home=home),
        localizer("look-near", places=_listed(LANDS[name].lands, localizer)),
        localizer("look-seas", places=_listed(LANDS[name].seas, localizer)),
    ]
    if view is None or not view.lands:
        return "\n".join(lines)
    land_view = view.lands[name]
    lines.append(localizer("look-owner", who=names.owner(name, view, localizer)))
    lines += (
        localizer("look-stands", who=localizer.name(army.seat), what=localizer.list(_armies(army, localizer)))
        for army in land_view.armies
    )
    if land_view.besiegers:
        lines.append(
            localizer("look-besieged", names=localizer.list([localizer.name(seat) for seat in land_view.besiegers]))
        )
    return "\n".join(lines)


def _fought_over(place: str, view: BalkansView | None, localizer: Localizer) -> Iterator[str]:
    """Yield what both sides of a battle at a place have, term by term, if there is one."""
    if view is not None and view.battle is not None and view.battle.at == place:
        strong, weak = (names.added(side.parts, side.total, localizer) for side in forces(view, view.battle))
        yield localizer("look-battle", **sides(view, view.battle, localizer) | {"strong": strong, "weak": weak})


def sides(view: BalkansView, battle: Battle, localizer: Localizer) -> dict[str, str]:
    """Return the names of the attackers and the defenders of a battle, and the strength of both before tactics.

    The side of the view's seat is addressed as "you".
    """
    strong, weak = forces(view, battle)
    return {
        "attackers": _side(battle.attackers, view, localizer),
        "defenders": _side(battle.defenders, view, localizer),
        "strong": str(strong.total),
        "weak": str(weak.total),
    }


def _side(seats: Sequence[Seat], view: BalkansView, localizer: Localizer) -> str:
    if view.audience in seats:
        return localizer("side-you" if len(seats) == 1 else "side-yours")
    return localizer.people(seats) if seats else localizer("side-neutral")


def _listed(places: tuple[str, ...], localizer: Localizer) -> str:
    return names.all_located(places, localizer) or localizer("nothing")


def _armies(group: Army | Fleets | Garrison, localizer: Localizer) -> list[str]:
    """Return the armies of a group, or those aboard its fleets, by kind."""
    return [localizer(f"n-{kind}", n=n) for kind in KINDS if (n := getattr(group, kind))]


def sea(name: str, view: BalkansView | None, localizer: Localizer) -> str:
    """Return a sea's neighbours and straits, and with a view its fleets and their cargo."""
    here = SEAS[name]
    lines = [
        *_fought_over(name, view, localizer),
        localizer("look-coasts", places=_listed(here.lands, localizer)),
        localizer("look-beside", places=_listed(here.seas, localizer)),
    ]
    lines += (
        localizer("look-gate", strait=names.place(strait, localizer), sea=names.located(other, localizer))
        for other, strait in here.straits.items()
    )
    if view is not None:
        for group in view.seas[name]:
            what = localizer.list([localizer("n-fleet", n=group.total), *_armies(group, localizer)])
            lines.append(localizer("look-stands", who=localizer.name(group.seat), what=what))
    return "\n".join(lines)


def strait(name: str, view: BalkansView | None, localizer: Localizer) -> str:
    """Return the seas a strait joins, the land that controls it, and with a view that land's owner."""
    here = STRAITS[name]
    lines = [localizer("look-strait", seas=_listed(here.seas, localizer), land=names.located(here.control, localizer))]
    if view is not None:
        lines.append(localizer("look-owner", who=names.owner(here.control, view, localizer)))
    return "\n".join(lines)


def homelands(kingdom: str) -> tuple[str, ...]:
    """Return the lands that a kingdom starts with."""
    return tuple(land for land in LANDS if LANDS[land].entry.owner == kingdom)


def kingdom_label(name: str, view: BalkansView, localizer: Localizer) -> str:
    """Return a kingdom with what its first advantage does."""
    first = next(advantage.id for advantage in ADVANTAGES.values() if advantage.kingdom == name)
    how = printed_advantage(first, localizer, advanced=view.options.advanced)
    return localizer("label-kingdom", kingdom=names.kingdom(name, localizer), how=how)


def kingdom_in_short(name: str, localizer: Localizer) -> str:
    """Return the numbers of a kingdom's lands, armies and fleets at the start, and its advantages by name."""
    own = [advantage.name for advantage in ADVANTAGES.values() if advantage.kingdom == name]
    return localizer(
        "kingdom-short",
        lands=localizer("n-lands", n=len(homelands(name))),
        armies=localizer("n-army", n=KINGDOMS[name].army_count),
        fleets=localizer("n-fleet", n=KINGDOMS[name].fleet_count),
        advantages=", ".join(names.spoken(advantage, localizer) for advantage in own),
    )


def kingdom(name: str, view: BalkansView | None, localizer: Localizer, *, placed: bool = True) -> str:
    """Return a kingdom's homelands, troops and advantages, and with a view who leads it.

    Troops are listed by land if `placed`, otherwise by kind.
    """
    entry = KINGDOMS[name]
    advanced = view is None or view.options.advanced
    lines = [
        localizer("look-homelands", places=names.all_located(homelands(name), localizer)),
        localizer("look-troops", what="; ".join(_troops(name, localizer)) if placed else _force(name, localizer)),
    ]
    if not entry.has_royal:
        lines.append(localizer("look-no-royal"))
    for advantage in ADVANTAGES.values():
        if advantage.kingdom == name:
            text = printed_advantage(advantage.id, localizer, advanced=advanced)
            lines.append(localizer("card-short", card=names.spoken(advantage.name, localizer), text=text))
    players = view.players if view is not None else ()
    led = (seat for seat, player in enumerate(players) if player.kingdom == name)
    lines += (localizer("look-leads", who=localizer.name(seat)) for seat in led)
    return "\n".join(lines)


def _force(name: str, localizer: Localizer) -> str:
    entry = KINGDOMS[name]
    counts = {kind: sum(getattr(garrison, kind) for garrison in entry.armies) for kind in KINDS}
    counts |= {"fleet": entry.fleet_count}
    return localizer.list([localizer(f"n-{kind}", n=n) for kind, n in counts.items() if n])


def _troops(name: str, localizer: Localizer) -> Iterator[str]:
    for garrison in KINGDOMS[name].armies:
        what = localizer.list(_armies(garrison, localizer))
        yield localizer("news-at", what=what, place=names.located(garrison.at, localizer))
    for squadron in KINGDOMS[name].fleets:
        yield localizer("news-at", what=localizer("n-fleet", n=squadron.n), place=names.located(squadron.at, localizer))
