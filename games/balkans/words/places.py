"""Lands, seas and kingdoms described: what is printed there, and what stands there as an audience knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.data.components import ADVANTAGES, KINGDOMS, LANDS, POWERS, SEAS, STRAITS
from games.balkans.sight.standing import resistance
from games.balkans.words import names
from games.balkans.words.cardtext import printed_advantage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.balkans.sight.view import Army, BalkansView
    from games.core.voice import Voice


def land_in_short(land: str, view: BalkansView | None, voice: Voice) -> str:
    """Return the walls of a land, whether it is rich, its troubles, and the strength it resists with if unowned."""
    sight = view.lands.get(land) if view is not None else None
    level = LANDS[land].level if sight is None else sight.level
    told = [voice("walls", n=level) if level else voice("walls-none")]
    told += [voice("land-rich")] if LANDS[land].rich else []
    if sight is not None:
        told += [voice(f"land-{name}") for name in ("revolt", "ruin") if getattr(sight, name)]
        if view is not None and sight.owner < 0 and sight.power != "unplayable":
            told.append(voice("land-resists", n=resistance(view, land)))
    return "; ".join(told)


def land(name: str, view: BalkansView | None, voice: Voice) -> str:
    """Return all there is to know of a land: printed, neighbours, and with a view who owns it and who stands there."""
    entry = LANDS[name].entry
    if entry.owner_kind == "unplayable":
        return voice("look-outside")
    home = _owner_at_start(name, voice)
    lines = [
        voice("look-land", short=land_in_short(name, view, voice), home=home),
        voice("look-near", places=_listed(LANDS[name].lands, voice)),
        voice("look-seas", places=_listed(LANDS[name].seas, voice)),
    ]
    if view is None or not view.lands:
        return "\n".join(lines)
    sight = view.lands[name]
    lines.append(voice("look-owner", who=names.owner(name, view, voice)))
    lines += (voice("look-stands", who=voice.name(army.seat), what=_armies(army, voice)) for army in sight.armies)
    if sight.besiegers:
        lines.append(voice("look-besieged", names=voice.list([voice.name(seat) for seat in sight.besiegers])))
    return "\n".join(lines)


def _listed(places: tuple[str, ...], voice: Voice) -> str:
    return ", ".join(names.located(one, voice) for one in places) or voice("nothing")


def _owner_at_start(name: str, voice: Voice) -> str:
    entry = LANDS[name].entry
    if entry.owner in KINGDOMS:
        return names.kingdom(entry.owner, voice)
    return names.power(entry.owner, voice) if entry.owner in POWERS else voice("power-neutral")


def _armies(army: Army, voice: Voice) -> str:
    counts = (("regular", army.regular), ("elite", army.elite), ("royal", army.royal))
    return voice.list([voice(f"n-{kind}", n=n) for kind, n in counts if n])


def sea(name: str, view: BalkansView | None, voice: Voice) -> str:
    """Return the neighbours of a sea, its straits, and with a view whose fleets lie there and what they carry."""
    here = SEAS[name]
    lines = [
        voice("look-coasts", places=_listed(here.lands, voice)),
        voice("look-beside", places=_listed(here.seas, voice)),
    ]
    lines += (
        voice("look-gate", strait=names.place(strait, voice), sea=names.located(other, voice))
        for other, strait in here.straits.items()
    )
    if view is not None:
        for group in view.seas[name]:
            aboard = [voice(f"n-{kind}", n=n) for kind in ("regular", "elite", "royal") if (n := getattr(group, kind))]
            what = voice.list([voice("n-fleet", n=group.total), *aboard])
            lines.append(voice("look-stands", who=voice.name(group.seat), what=what))
    return "\n".join(lines)


def strait(name: str, view: BalkansView | None, voice: Voice) -> str:
    """Return what a strait joins, who holds its key, and with a view who that is now."""
    here = STRAITS[name]
    lines = [voice("look-strait", seas=_listed(here.seas, voice), land=names.located(here.control, voice))]
    if view is not None:
        lines.append(voice("look-owner", who=names.owner(here.control, view, voice)))
    return "\n".join(lines)


def homelands(kingdom: str) -> tuple[str, ...]:
    """Return the lands that a kingdom begins with."""
    return tuple(land for land in LANDS if LANDS[land].entry.owner == kingdom)


def kingdom_label(name: str, voice: Voice) -> str:
    """Return a kingdom with how many lands, armies and fleets it begins with."""
    return voice("label-kingdom", kingdom=names.kingdom(name, voice), **_counts(name, voice))


def _counts(name: str, voice: Voice) -> dict[str, str]:
    entry = KINGDOMS[name]
    armies = sum(one.regular + one.elite + one.royal for one in entry.armies)
    return {
        "lands": voice("n-lands", n=len(homelands(name))),
        "armies": voice("n-army", n=armies),
        "fleets": voice("n-fleet", n=sum(one.n for one in entry.fleets)),
    }


def kingdom_in_short(name: str, voice: Voice) -> str:
    """Return how many lands, armies and fleets a kingdom begins with, and its advantages by name."""
    return voice("kingdom-short", advantages=advantages_of(name, voice), **_counts(name, voice))


def advantages_of(name: str, voice: Voice) -> str:
    """Return the advantages of a kingdom by name."""
    return ", ".join(names.spoken(one.name, voice) for one in ADVANTAGES.values() if one.kingdom == name)


def kingdom(name: str, view: BalkansView | None, voice: Voice, *, placed: bool = True) -> str:
    """Return a kingdom's homelands, troops and advantages, and with a view who leads it.

    Troops are told land by land if `placed`, else by how many there are of a kind.
    """
    entry = KINGDOMS[name]
    advanced = view is None or view.options.advanced
    lines = [
        voice("look-homelands", places=", ".join(names.located(one, voice) for one in homelands(name))),
        voice("look-troops", what="; ".join(_troops(name, voice)) if placed else _force(name, voice)),
    ]
    if not entry.has_royal:
        lines.append(voice("look-no-royal"))
    for one in ADVANTAGES.values():
        if one.kingdom == name:
            text = printed_advantage(one.id, voice, advanced=advanced)
            lines.append(voice("card-short", card=names.spoken(one.name, voice), text=text))
    seat = next((s for s, one in enumerate(view.players) if one.kingdom == name), None) if view is not None else None
    if seat is not None:
        lines.append(voice("look-leads", who=voice.name(seat)))
    return "\n".join(lines)


def _force(name: str, voice: Voice) -> str:
    armies, fleets = KINGDOMS[name].armies, KINGDOMS[name].fleets
    counts = {kind: sum(getattr(one, kind) for one in armies) for kind in ("regular", "elite", "royal")}
    counts["fleet"] = sum(one.n for one in fleets)
    return voice.list([voice(f"n-{kind}", n=n) for kind, n in counts.items() if n])


def _troops(name: str, voice: Voice) -> Iterator[str]:
    for one in KINGDOMS[name].armies:
        counts = (("regular", one.regular), ("elite", one.elite), ("royal", one.royal))
        what = voice.list([voice(f"n-{kind}", n=n) for kind, n in counts if n])
        yield voice("news-at", what=what, place=names.located(one.at, voice))
    for one in KINGDOMS[name].fleets:
        yield voice("news-at", what=voice("n-fleet", n=one.n), place=names.located(one.at, voice))
