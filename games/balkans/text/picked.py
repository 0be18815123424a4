"""What the names chosen so far from a pool come to."""

from collections import Counter
from collections.abc import Sequence

from games.balkans.rules.frames import Offensive, innermost
from games.balkans.rules.moves import Keep, March, Plan, Send, With
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.troops.marching import ALL, FLEETS, army_names, tally
from games.balkans.rules.troops.paths import marchable
from games.balkans.text import names
from games.balkans.text.items import item
from games.balkans.text.words import words
from games.balkans.views.reconstruct import reconstruct
from games.balkans.views.view import BalkansView
from games.core.contract import Move, Pick
from games.core.localizer import LONGEST_SUM, Localizer, capital, fitted


def picked(pick: Pick, chosen: Sequence[str], view: BalkansView, localizer: Localizer) -> str:
    """Return which armies go and the sums of their battle; the orders; what the cards cost; or the pieces."""
    return fitted(_picked(pick, chosen, view, localizer), LONGEST_SUM)


def _picked(pick: Pick, chosen: Sequence[str], view: BalkansView, localizer: Localizer) -> str:
    if pick.kind in {March, Send}:
        to, every = str(pick.fixed[0]), len(chosen) == len(pick.pool)
        fleets = [name for name in chosen if name == FLEETS]
        sums = words(Send(to, (ALL, *fleets) if every else tuple(chosen)), view, localizer).about
        armies = _armies(chosen, localizer)
        return sums if every else f"{sums} · {armies}" if sums else capital(armies)
    if pick.kind is Plan:
        return names.orders(chosen, localizer)
    if pick.kind in {Keep, With}:
        return f"{names.gold(price_of(pick.kind(tuple(chosen))), localizer)} · {names.cards(chosen, localizer)}"
    counted = Counter(item(name, view, localizer) for name in chosen)
    return "; ".join(names.counted(what, n) for what, n in counted.items())


def _armies(chosen: Sequence[str], localizer: Localizer) -> str:
    """Return armies by land and kind, and the fleets: "2 elite armies, Tarnovo; the fleets"."""
    counted = tally([name for name in chosen if name != FLEETS])
    armies = [
        localizer("piece-at", kind=localizer(f"n-{kind}", n=n), place=names.place(land, localizer))
        for (land, kind), n in counted.items()
    ]
    return "; ".join([*armies, *([localizer("word-fleets")] if FLEETS in chosen else [])])


def canonical(move: Move, view: BalkansView) -> Move:
    """Return *all* for a move that sends all armies that can go, one by one, with the fleets if those go too."""
    if not isinstance(move, Send):
        return move
    state = reconstruct(view)
    order = innermost(state.frames, Offensive)
    named = tuple(army for army in move.armies if army != FLEETS)
    if not named or order is None or named != army_names(marchable(state, order, view.audience, move.to)):
        return move
    return Send(move.to, (ALL, *move.armies[len(named) :]))
