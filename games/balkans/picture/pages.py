"""The pictures of the rules pages and of the glossary."""

from collections.abc import Collection
from typing import Final

import msgspec

from games.balkans.data.components import ADVANTAGES, CARDS, KINGDOMS, LANDS, ORDER_KINDS, PRICES, STRAITS
from games.balkans.data.geography import heart, region
from games.balkans.picture import closeup, example, ground, hand, signs
from games.balkans.picture.ground import whole_window
from games.balkans.picture.places import WHOLE
from games.balkans.picture.realms import start
from games.balkans.picture.shields import coat_of_arms
from games.balkans.picture.tokens import place
from games.balkans.text import names
from games.balkans.text.places import homelands
from games.balkans.text.terms import SIGNS
from games.balkans.views.view import BalkansView
from games.core.localizer import Localizer
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.drawing import Drawing, Sign, plated, sprites
from games.kit.drawn import Picture
from games.kit.explained import Shown, explained
from games.kit.layout import LOWEST, WIDTH, Box
from games.kit.portrait import portrait

_EDGE: Final = 12
_MAP: Final = 1000
"""Height of pictures of the map."""
_ORDERS: Final = {
    "harvest": "coin",
    "arming": "men",
    "offensive": "swords",
    "manoeuvre": "arrow",
    "defence": "tower",
    "development": "cards",
}
_STANDARD: Final = ORDER_KINDS[:3]
"""The orders of the standard game."""
_HELD: Final = ("ambush#1", "furious_warriors#1", "papal_union#1", "forced_march#1")


def page(name: str, localizer: Localizer) -> Picture | None:
    """Return the picture of a rules page, or None if it has none."""
    match name:
        case "goal":
            return _whole(example.begun(), localizer)
        case "signs":
            return _legend(localizer)
        case "pieces":
            return _pieces(localizer)
        case "orders" | "orders-standard":
            kinds = ORDER_KINDS if name == "orders" else _STANDARD
            return explained([_row(_ORDERS[kind], names.order(kind, localizer)) for kind in kinds])
        case "turn":
            return _close(example.marching(), "rhodope", localizer)
        case "move":
            return _close(example.begun(), "marmara", localizer)
        case "battle":
            return _close(example.fighting(), "rhodope", localizer)
        case "siege":
            return _close(example.besieging(), "constantinople", localizer)
        case "cards":
            held = msgspec.structs.replace(example.begun(), audience=0, hand=_HELD)
            return hand.hand(held, (), localizer)
        case "free":
            return _close(example.begun(), "skopje", localizer)
        case "razbor":
            return _sums(localizer)
        case "kingdoms":
            return _kingdoms(localizer)
        case _:
            return None


def term(name: str, view: BalkansView | None, localizer: Localizer) -> Picture | None:
    """Return the picture of a glossary entry, with a view in its present state; None if it has none."""
    sort, _, what = name.partition(":")
    seen = view if view is not None and view.lands else example.begun()
    match sort:
        case "land" | "sea":
            at = STRAITS[what].control if what in STRAITS else what
            return _close(seen, at, localizer)
        case "map":
            there = [land for land in LANDS if region(land) == what]
            return _close(seen, heart(what), localizer, ring=False, about=there)
        case "kingdom":
            return _whole(start(tuple(KINGDOMS), frozenset({what})), localizer)  # its homelands alone in colour
        case "order":
            return portrait(names.order(what, localizer), plated(Sign(_ORDERS[what])))
        case "sign":
            return portrait(localizer(f"sign-{what}"), _drawn(what))
        case "card":
            return hand.large(what, seen, localizer) if what in CARDS else None
        case _:
            return None


# ---- maps ----------------------------------------------------------------------------------------------------------


def _whole(view: BalkansView, localizer: Localizer) -> Picture:
    canvas = Canvas(_MAP)
    window = whole_window(WIDTH - 2 * _EDGE, _MAP - 2 * _EDGE)
    ground.draw(canvas, view, window, (_EDGE, _EDGE))
    place(canvas, view, window, (_EDGE, _EDGE), WHOLE, localizer)
    return canvas.drawn()


def _close(
    view: BalkansView, at: str, localizer: Localizer, *, ring: bool = True, about: Collection[str] = ()
) -> Picture:
    canvas = Canvas(_MAP)
    window = whole_window(WIDTH - 2 * _EDGE, _MAP - 2 * _EDGE)
    closeup.draw(canvas, view, at, window, (_EDGE, _EDGE), localizer, ring=ring, about=about)
    return canvas.drawn()


# ---- lists ---------------------------------------------------------------------------------------------------------


def _drawn(emblem: str) -> Drawing:
    """Return a function that draws a sign as on the map, or an emblem."""

    def draw(canvas: Canvas, box: Box) -> None:
        signs.draw(canvas, emblem, *box.centre, box.h)

    return draw if emblem in SIGNS and emblem != "skull" else sprites(emblem)


def _row(emblem: str, words: str, end: str = "") -> Shown:
    return Shown(_drawn(emblem), words, wide=90, tall=68, end=end)


def _pieces(localizer: Localizer) -> Picture:
    strength = {"person": "1", "horse": "2", "crown": "3", "ship": "2 / 1"}
    prices = (PRICES.regular, PRICES.elite, PRICES.royal, PRICES.fleet)
    kinds = ("regular", "elite", "royal", "fleet")
    return explained(
        [
            _row(
                sign,
                localizer(f"kind-{kind}"),
                localizer("picture-piece", strength=strength[sign], gold=names.gold(price, localizer)),
            )
            for (sign, kind, price) in zip(strength, kinds, prices, strict=True)
        ]
    )


def _sums(localizer: Localizer) -> Picture:
    lost = PRICES.royal_lost
    goals = {effect.influence for entry in ADVANTAGES.values() for effect in entry.effects if effect.influence}
    return explained(
        [
            _row("shield", localizer("source-lands"), "+1"),
            _row("target", localizer("term-advantage"), f"+{min(goals)}–{max(goals)}"),
            _row("crown", localizer("source-royal-destroyed"), f"+{lost}"),
            _row("skull", localizer("source-royal-lost"), f"−{lost}"),
            _row("swords", localizer("source-breach"), f"−{PRICES.alliance_break}"),
        ]
    )


def _kingdoms(localizer: Localizer) -> Picture:
    canvas = Canvas(LOWEST)
    tall = (LOWEST - 40) // len(KINGDOMS)
    for seat, (name, entry) in enumerate(KINGDOMS.items()):
        box = Box(28, 20 + seat * tall + 6, WIDTH - 56, tall - 12)
        y = box.centre[1]
        canvas.panel(box, palette.EDGE, palette.RIM)
        coat_of_arms(canvas, seat, name, box.x + 72, y, 96)
        counts = (("shield", len(homelands(name))), ("person", entry.army_count), ("ship", entry.fleet_count))
        x = box.right - 3 * 120
        canvas.text(box.x + 140, y, names.kingdom(name, localizer), size=46, bold=True, width=x - box.x - 160)
        for emblem, n in counts:
            signs.draw(canvas, emblem, x + 24, y, 46)
            canvas.text(x + 56, y, str(n), size=42, bold=True)
            x += 120
    return canvas.drawn()


def _legend(localizer: Localizer) -> Picture:
    rows = -(-len(SIGNS) // 2)
    canvas = Canvas(LOWEST + 40)
    tall = (canvas.height - 40) // rows
    wide = (WIDTH - 56) // 2
    for index, name in enumerate(SIGNS):
        column, row = divmod(index, rows)
        x, y = 28 + column * wide, 20 + row * tall + tall // 2
        fill = palette.WATER if column == 0 and name != "crown" else palette.EDGE
        canvas.panel(Box(x, y - 31, 84, 62), fill, palette.RIM, radius=14)
        signs.draw(canvas, name, x + 42, y, 46)
        canvas.text(x + 104, y, localizer(f"legend-{name}"), size=40, width=wide - 116)
    return canvas.drawn()
