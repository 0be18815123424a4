"""An example table with five kingdoms, for pictures of the rules pages and the glossary."""

from functools import cache, lru_cache

import msgspec

from games.balkans.data.components import KINGDOMS
from games.balkans.rules import machine
from games.balkans.rules.frames import Battle, Offensive
from games.balkans.rules.moves import Kingdom
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Step
from games.balkans.views import observe
from games.balkans.views.view import Army, BalkansView
from games.core.chance import SeededChance
from games.core.contract import PUBLIC


@lru_cache(maxsize=8)
def begun(led: tuple[str, ...] = tuple(KINGDOMS)) -> BalkansView:
    """Return the public view of five players in their first Planning, with all kingdoms in the order of their seats."""
    chance = SeededChance(bytes(32), 0)
    state, _ = machine.deal(BalkansOptions(mode="advanced", seat_order="as_seated"), len(KINGDOMS), chance)
    for seat, kingdom in enumerate(led[:-1]):
        machine.play(state, seat, Kingdom(kingdom), chance)
    return observe.view(state, PUBLIC)


@cache
def marching() -> BalkansView:
    """Return the view after troops of the first seat have marched into a land of the second."""
    view = begun()
    here = view.lands["rhodope"]
    lands = view.lands | {
        "rhodope": msgspec.structs.replace(here, armies=(Army(0, 2, 1, 0), *here.armies), guests=(0,))
    }
    trail = (Step(0, "kopsis", "rhodope"), Step(0, "sredets", "rhodope"))
    frames = (Offensive(0, "rhodope", stage="close"),)
    return msgspec.structs.replace(view, lands=lands, trail=trail, frames=frames, season="spring", active=0)


@cache
def fighting() -> BalkansView:
    """Return the same view during the battle for that land."""
    view = marching()
    battle = Battle("field", "rhodope", (0,), (1,), 0, owner=1)
    return msgspec.structs.replace(view, trail=(), frames=(*view.frames, battle))


@cache
def besieging() -> BalkansView:
    """Return a view in which the first seat besieges a strong fortress of the second."""
    view = begun()
    home = view.lands["constantinople"]
    siege = msgspec.structs.replace(home, armies=(Army(0, 3, 1, 0), *home.armies), guests=(0,), besiegers=(0,))
    return msgspec.structs.replace(view, lands=view.lands | {"constantinople": siege})
