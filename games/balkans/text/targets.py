"""The lands that an Offensive may be made against, in words; whether it reaches them, and whether it is called off."""

from functools import lru_cache
from typing import Final

from games.balkans.data.components import DRAWN, LANDS, STRAITS, tactics_drawn
from games.balkans.data.geography import region
from games.balkans.rules.public import Phase
from games.balkans.rules.state import enemy_fleets
from games.balkans.rules.troops.marching import ALL
from games.balkans.rules.troops.paths import any_trip, destinations
from games.balkans.rules.war.offensive import is_idle
from games.balkans.text import names
from games.balkans.text.places import land_in_short
from games.balkans.views.prospects import Sums, defends, only_by_sea, relieves, sums_with, undefended
from games.balkans.views.reconstruct import in_reach, leave_needed, reconstruct
from games.balkans.views.view import BalkansView
from games.core.localizer import LONGEST_LINE, Localizer

_ROWS: Final = 25
"""Maximum rows of a menu; more lands are grouped by region."""


def target(land: str, view: BalkansView, localizer: Localizer) -> str:
    """Return a land with its owner and its armies, and whether it is out of reach or behind a closed strait."""
    owner, here = names.owner(land, view, localizer), view.lands[land]
    armies = sum(army.total for army in here.armies if army.seat not in here.besiegers)
    if armies:
        owner = f"{owner}, {localizer('n-army', n=armies)}"
    straits = leave_needed(view, land)
    key = "label-target-far" if straits is None else "label-target-leave" if straits else "label-target"
    return localizer(key, place=names.located(land, localizer), owner=owner)


def about_target(land: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the obstacle on the way to a target, or the sums of a battle for it and what the land is."""
    if straits := leave_needed(view, land):
        owners = dict.fromkeys(view.lands[STRAITS[strait].control].owner for strait in straits)
        who = localizer.list([localizer.name(owner) for owner in owners])
        return localizer("about-choose-leave", who=who, straits=names.places(straits, localizer))
    sums, by_sea = sums_with(view, land), only_by_sea(view, land)
    marching = None if by_sea else sums_with(view, land, (ALL,))
    fleets = sums.attackers - marching.attackers if sums and marching else 0
    about = [localizer("land-by-sea")] if by_sea else []
    said, *drawn = _weighed(sums, view, land, localizer, fleets) or [""]
    about += [said] if said else []
    if by_sea or fleets:
        about += _sea_foes(view, land, localizer)
    here = [*drawn, *land_in_short(land, view, localizer, resists=sums is None).split("; ")]
    if empty := undefended(view, land):
        return "; ".join([*about, *here, localizer(f"land-empty-{empty}")])
    return _in_one_line(about, here)


def weighed(
    text: str, sums: Sums | None, view: BalkansView, land: str, localizer: Localizer, *, by_sea: bool = False
) -> str:
    """Return a text about a land after the sums of a battle for it, and whom troops that come `by_sea` meet."""
    if sums is None:
        return text
    foes = _sea_foes(view, land, localizer) if by_sea else []
    said, *drawn = _weighed(sums, view, land, localizer)
    return _in_one_line([said, *foes], [*drawn, f"{text[:1].lower()}{text[1:]}"])


def _sea_foes(view: BalkansView, land: str, localizer: Localizer) -> list[str]:
    foes = enemy_fleets(reconstruct(view), LANDS[land].seas, view.audience)
    return [localizer("land-sea-foes", n=foes)] if foes else []


def _in_one_line(phrases: list[str], more: list[str]) -> str:
    """Return phrases as one text, with as many of `more` as fit in whole."""
    for phrase in filter(None, more):
        if len("; ".join([*phrases, phrase])) <= LONGEST_LINE:
            phrases = [*phrases, phrase]
    return "; ".join(phrases)


def _weighed(sums: Sums | None, view: BalkansView, land: str, localizer: Localizer, fleets: int = 0) -> list[str]:
    """Return the sums of a battle for a land, of which `fleets` is what comes by sea, and what may change them."""
    if sums is None:
        return []
    here, walls, draws = view.lands[land], sums.walls > sums.defenders, 1
    mine = localizer("sum-fleets", n=sums.attackers, fleets=fleets) if fleets else sums.attackers
    if defends(view):
        kind = "walls" if walls else "field"
        said = localizer(f"sums-{kind}", attackers=sums.defenders, defenders=sums.attackers, walls=sums.walls)
    elif here.owner < 0:
        draws = tactics_drawn(here.power)
        held = localizer("sum-walls", n=sums.defenders, walls=here.level) if here.level else sums.defenders
        said = localizer("sums-neutral", attackers=mine, defenders=held)
    elif relieves(reconstruct(view), view.audience, land):  # nobody may react
        said = localizer("sums-neutral", attackers=mine, defenders=sums.defenders)
    else:
        said = localizer(
            "sums-siege" if walls else "sums-field", attackers=mine, defenders=sums.defenders, walls=sums.walls
        )
    key = "sums-drawn" if draws == 1 else "sums-drawn-more"
    return [said, localizer(key, least=DRAWN.least, most=DRAWN.most, worst=draws * DRAWN.most)]


def summed(label: str, sums: Sums | None, view: BalkansView, localizer: Localizer) -> str:
    """Return a label with the sums of the battle that it leads to, those of the view's side first.

    Walls are told where they hold though the field is won.
    """
    if sums is None:
        return label
    held = localizer("sum-behind", n=sums.defenders, walls=sums.walls)
    defenders = held if sums.defenders < sums.attackers <= sums.walls else sums.defenders
    mine, theirs = (defenders, sums.attackers) if defends(view) else (sums.attackers, defenders)
    return localizer("label-sum", label=label, mine=mine, theirs=theirs)


def group_of(land: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the heading for a group of lands: by owner, and by region if there are many."""
    group = _group(land, view)
    heading = localizer(f"group-{group}")
    if land not in LANDS or not _needs_regions(group, view):
        return heading
    return localizer("group-in", group=heading, region=localizer(f"region-{region(land)}"))


@lru_cache(maxsize=16)
def _needs_regions(group: str, view: BalkansView) -> bool:
    """Whether more lands of a group are in reach than a menu has rows.

    Cached because each choice of a hand asks it, and the answer takes as long as a picture.
    """
    alike = [other for other in view.lands if _group(other, view) == group]
    return len(alike) > _ROWS and sum(in_reach(view, other) for other in alike) > _ROWS


def _group(land: str, view: BalkansView) -> str:
    owner = view.lands[land].owner if land in view.lands else -1
    if owner < 0:
        return "free"
    friends = {view.audience, *(view.players[view.audience].allies if view.audience >= 0 else ())}
    return "own" if owner in friends else "hostile"


def calls_off(view: BalkansView) -> bool:
    """Whether `Done` would end the Offensive of the view's seat with nothing moved, so that it is lost."""
    order, seat = view.offensive, view.audience
    if order is None or order.seat != seat or view.phase not in {Phase.OFF_FLEETS, Phase.OFF_ARMIES}:
        return False
    state = reconstruct(view)
    if not is_idle(state, order):
        return False
    if view.phase is Phase.OFF_ARMIES:
        return True
    return not destinations(state, order) and any_trip(state, order, seat, granted=False)


def out_of_reach(name: str, view: BalkansView) -> bool:
    """Whether a name is a target that the Offensive being prepared cannot reach."""
    return view.asking in {"target", "attack"} and name in LANDS and not in_reach(view, name)
