"""What a seat holds, in strips above and below a map: coat of arms, gold, Influence, orders, and titles of cards."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

from games.balkans.data.components import card_of, title
from games.balkans.picture.shields import coat_of_arms
from games.balkans.rules.moves import Card, Establish, Order, Tactic
from games.balkans.text import names
from games.balkans.views.view import BalkansView
from games.core.contract import Choice, Pick
from games.core.localizer import Localizer
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import HIGHEST, WIDTH, Box
from games.kit.lettering import measure

T = TypeVar("T")

EMBLEMS: Final = {
    "tactic": "sword",
    "battle_start": "swords",
    "battle_end": "flag",
    "razbor": "crown",
    "order": "drum",
    "attacked": "shield",
    "foreign_turn": "eye",
    "own_turn": "hand",
}
"""The emblem of each timing of cards."""
_EDGE: Final = 12
_HEAD: Final = 80
_ORDERS: Final = 50
_SIZE: Final = 38
"""Size of the names of orders."""
_DIM: Final = palette.mix(palette.LINEN, palette.EDGE, 0.5)
_BETWEEN: Final = 26
_CHIP: Final = 54
_FINGER: Final = 126
"""Height of a chip that a finger finds on a phone: 44 pixels of a screen 390 wide."""
_MOST_ROWS: Final = (HIGHEST - 2 * _EDGE) // _FINGER
_ROOM: Final = WIDTH - 2 * _EDGE
_TITLE: Final = 36
"""Size of the titles of chips."""
_LINE: Final = 42
_AROUND: Final = 84
"""Width of the emblem of a chip, and of the space around its title."""
_WIDER: Final = 120
"""The most by which a chip is wider than it has to be."""
_CARDS_IN_STRIP: Final = 8
"""Cards in a strip; the text beside the picture names all."""


def playable(choices: Sequence[Choice]) -> set[str]:
    """Return the cards and kinds of orders that choices play."""
    found: set[str] = set()
    for choice in choices:
        match choice:
            case Pick():
                found.update(choice.pool)
            case Card(name) | Tactic(name) | Establish(name) | Order(name):
                found.add(name)
            case _:
                pass
    return found


def spellings(name: str, view: BalkansView, can: Collection[str]) -> tuple[str, ...]:
    """Return a card's name, and that of its equal in hand if choices name only that one: it does the same."""
    hand = (*view.drawn, *view.hand)
    if name in can or name not in hand:
        return (name,)
    return (name, *(other for other in hand if other in can and title(other) == title(name)))


def head(
    canvas: Canvas | None,
    view: BalkansView,
    localizer: Localizer,
    *,
    orders: Sequence[str] = (),
    spared: Sequence[str] = (),
    left_out: int = 0,
) -> int:
    """Draw a seat's coat of arms, gold, Influence and lands, and a line of `orders`; return the height.

    Kinds of orders that are only among the `spared` ones follow, dim. `left_out` is the number of cards that are not in
    the picture. Without a canvas nothing is drawn.
    """
    kinds = _kinds(orders, spared, localizer)
    lines = _in_lines(((measure(kind[1], _SIZE) + _BETWEEN, kind) for kind in kinds), WIDTH - 2 * _EDGE - 112)
    tall = _HEAD + _ORDERS * len(lines)
    if canvas is None:
        return tall
    box = Box(_EDGE, _EDGE, WIDTH - 2 * _EDGE, tall)
    canvas.panel(box.cut(left=2, right=2, top=2, bottom=4), palette.EDGE, palette.RIM, radius=14)
    player, y = view.players[view.audience], box.y + _HEAD // 2
    coat_of_arms(canvas, view.audience, player.kingdom, box.x + 50, y, 56)
    influence = f"{player.influence}/{player.target}" if player.target else str(player.influence)
    x = box.x + 94
    for emblem, text in (("coin", str(player.gold)), ("star", influence), ("shield", str(player.lands))):
        line = palette.EDGE if emblem == "coin" else ""
        canvas.sprite(emblem, x + 22, y, 40, palette.GOLD if emblem == "coin" else palette.LINEN, line=line)
        x += 50 + canvas.text(x + 50, y, text, size=42, bold=True) + 20
    right = box.right - 24
    if left_out:
        right -= canvas.text(right, y, f"+{left_out}", size=40, bold=True, anchor="rm") + 8
        canvas.sprite("cards", right - 22, y, 44, palette.LINEN, line=palette.EDGE)
        right -= 64
    if player.kingdom:
        canvas.text(right, y, names.kingdom(player.kingdom, localizer), size=40, anchor="rm", width=right - x)
    if lines:
        _orders(canvas, lines, box)
    return tall


def _in_lines(things: Iterable[tuple[int, T]], room: int) -> list[list[T]]:
    """Return things, each given with its width, in as many lines of this room as they need."""
    lines: list[list[T]] = []
    left = 0
    for wide, thing in things:
        if wide > left:
            lines.append([])
            left = room
        lines[-1].append(thing)
        left -= wide
    return lines


def _kinds(orders: Sequence[str], spared: Sequence[str], localizer: Localizer) -> Iterator[tuple[str, str, bool]]:
    """Yield the kinds of orders, their names with numbers, and whether they are only among the spared ones."""
    counts = Counter(name.partition(".")[0] for name in orders)
    for kind in dict.fromkeys([*counts, *(name.partition(".")[0] for name in spared)]):
        yield kind, names.orders([kind] * max(counts[kind], 1), localizer), not counts[kind]


def _named(kind: str) -> tuple[str, ...]:
    """Return how moves spell a kind of order."""
    return (kind, *(("manoeuvre",) if kind == "offensive" else ()), f"{kind}.1", f"{kind}.2")


def _orders(canvas: Canvas, lines: Sequence[Sequence[tuple[str, str, bool]]], box: Box) -> None:
    top = box.bottom - _ORDERS * len(lines) + _ORDERS // 2 - 8
    canvas.sprite("hourglass", box.x + 50, top, 36, palette.LINEN, line=palette.EDGE)
    for row, line in enumerate(lines):
        x, y = box.x + 88, top + _ORDERS * row
        for kind, text, dim in line:
            wide = canvas.text(x, y, text, size=_SIZE, colour=_DIM if dim else palette.LINEN)
            canvas.touch(Box(x - 10, y - 24, wide + 20, 48), *_named(kind), term=f"order:{kind}")
            x += wide + _BETWEEN


def _held(view: BalkansView) -> tuple[str, ...]:
    return (*view.hand, *view.players[view.audience].established)[:_CARDS_IN_STRIP]


def strip_height(view: BalkansView) -> int:
    """Return the height of the strip with a seat's cards."""
    return _CHIP * -(-len(_held(view)) // 2)


def cards_strip(canvas: Canvas, view: BalkansView, choices: Sequence[Choice], localizer: Localizer, top: int) -> None:
    """Draw the titles of a seat's cards in two columns, light where they can be played now."""
    can = playable(choices)
    wide = (WIDTH - 2 * _EDGE) // 2
    for at, name in enumerate(_held(view)):
        box = Box(_EDGE + (at % 2) * wide, top + (at // 2) * _CHIP, wide, _CHIP)
        chip = _card((names.card(name, localizer),), spellings(name, view, can))
        _chip(canvas, box, chip, lit=not can.isdisjoint(chip.names))


class _Held(NamedTuple):
    """An order or a card as it is shown: its emblem, the lines of its title, and the names and the term of its region.

    A `dim` one is only among the spared orders.
    """

    emblem: str
    title: tuple[str, ...]
    names: tuple[str, ...]
    term: str
    dim: bool = False


def _card(words: tuple[str, ...], cards: Sequence[str]) -> _Held:
    """Return the chip of a card, or of several equal ones."""
    return _Held(EMBLEMS[card_of(cards[0]).entry.timing], words, tuple(cards), f"card:{title(cards[0])}")


def _chip(canvas: Canvas, box: Box, held: _Held, *, lit: bool) -> None:
    """Draw a title behind an emblem, light with a bright edge if it can be played now."""
    fill, line = (palette.LINEN, palette.MOVE) if lit else (palette.LINEN_SHADE, palette.EDGE)
    inner = box.cut(left=3, right=3, top=2, bottom=3)
    fill = palette.mix(fill, palette.EDGE, 0.4) if held.dim else fill
    canvas.panel(inner, fill, line, stroke=6 if lit else 4, radius=14)
    canvas.sprite(held.emblem, box.x + 36, box.centre[1], 38, palette.EMBROIDERY)
    y = box.centre[1] - _LINE * (len(held.title) - 1) // 2
    for text in held.title:
        canvas.text(box.x + 66, y, text, size=_TITLE, bold=lit, colour=palette.INK, width=box.w - _AROUND)
        y += _LINE
    canvas.touch(inner, *held.names, term=held.term)


def chips(
    view: BalkansView, choices: Sequence[Choice], orders: Sequence[str], spared: Sequence[str], localizer: Localizer
) -> Picture | None:
    """Return the orders and the titles of the cards of a seat, each large enough for a finger; None without any.

    Orders that are only among the spared ones are dim.
    """
    can = playable(choices)
    held = [
        _Held("hourglass", (words,), _named(kind), f"order:{kind}", dim)
        for kind, words, dim in _kinds(orders, spared, localizer)
    ]
    for cards in ((*view.drawn, *view.hand), view.players[view.audience].established):
        for alike in _alike(cards):
            words = names.counted(names.card(alike[0], localizer), len(alike))
            held.append(_card(_in_two(words), alike))
    if not held:
        return None
    canvas = Canvas(HIGHEST)
    rows = _in_lines(((_width(chip), chip) for chip in held), _ROOM)
    for row, line in enumerate(rows[:_MOST_ROWS]):
        x, spare = _EDGE, min((_ROOM - sum(map(_width, line))) // len(line), _WIDER)
        for chip in line:
            wide = _width(chip) + spare
            _chip(canvas, Box(x, _EDGE + row * _FINGER, wide, _FINGER), chip, lit=not can.isdisjoint(chip.names))
            x += wide
    return canvas.drawn()


def _alike(cards: Sequence[str]) -> Iterable[Sequence[str]]:
    """Return cards in piles of equal ones."""
    piles: dict[str, list[str]] = {}
    for name in cards:
        piles.setdefault(title(name), []).append(name)
    return piles.values()


def _in_two(title: str) -> tuple[str, ...]:
    """Return a title in two lines as equally wide as its words allow."""
    words = title.split()
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(ways, key=lambda lines: max(measure(line, _TITLE) for line in lines), default=(title,))


def _width(held: _Held) -> int:
    """Return the least width of a chip."""
    return min(_AROUND + max(measure(line, _TITLE, bold=True) for line in held.title), _ROOM)
