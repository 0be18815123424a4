"""Tags with the sums of a battle on a page's map: crossed swords, and a field in the colour of each side."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from games.balkans.data.components import LANDS
from games.balkans.picture.beside_lands import free_place
from games.balkans.picture.ground import Window, overlap
from games.balkans.picture.places import Place
from games.balkans.picture.shields import tincture
from games.balkans.picture.subjects import Subject
from games.balkans.rules.public import Phase
from games.balkans.views.prospects import Sums, defends, sums_before
from games.balkans.views.view import BalkansView
from games.core.contract import Choice, Seat
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import Box
from games.kit.lettering import measure

MOST: Final = 3
"""Tags on a map. Of more lands those have one that are won most surely; of the others a tap tells the sums."""
_SIZE: Final = 34
_TALL: Final = 46
_PAD: Final = 10
_EDGE: Final = 5
_ICON: Final = 30
_STONE: Final = "#8a8078"
_NOBODY: Final = (palette.LINEN, palette.INK)
_WALLS: Final = (palette.LINEN_SHADE, palette.INK)


class Tag(NamedTuple):
    """The sums of a battle for a land, the view's own first, with the seat of each side, -1 for nobody.

    `walls` is the sum of the defenders in a siege, if they may choose one, which are the view's side if `held`; else 0.
    """

    mine: int | None
    own: Seat
    theirs: int
    other: Seat
    walls: int = 0
    held: bool = False


class _Field(NamedTuple):
    """A field of a tag: its colours, its emblem or "", its number, and what it stands for in moves."""

    colours: tuple[str, str]
    emblem: str
    text: str
    name: str

    @property
    def wide(self) -> int:
        """Its width."""
        return 2 * _PAD + (_ICON + 2 if self.emblem else 0) + measure(self.text, _SIZE, bold=True)


def tags(view: BalkansView, choices: Sequence[Choice], about: Subject) -> Mapping[str, Tag]:
    """Return the tags of the lands that choices are about; none if there are many."""
    found: dict[str, Sums] = {}
    for land in dict.fromkeys((*about.places, about.target)):
        sums = sums_before(view, land, choices) if land in LANDS else None
        if sums is not None and (sums.attackers or defends(view)):
            found[land] = sums
    if len(found) > MOST:
        return {}  # there is room for few, and a land without a tag beside others with one looks like a bad target
    return {land: tag_of(view, land, sums) for land, sums in found.items()}


def tag_of(view: BalkansView, land: str, sums: Sums) -> Tag:
    """Return the tag of a land with these sums. While armies are sent, the own sum depends on what is taken."""
    order, battle = view.offensive, view.battle
    attacker = order.seat if order is not None else view.audience
    owner = view.lands[land].owner
    if battle is not None:
        attacker, owner = battle.attackers[0], battle.defenders[0] if battle.defenders else -1
    walls = sums.walls if sums.walls > sums.defenders else 0
    if defends(view):
        return Tag(sums.defenders, owner, sums.attackers, attacker, walls, held=True)
    sending = order is not None and view.phase in {Phase.OFF_FLEETS, Phase.OFF_ARMIES}
    return Tag(None if sending else sums.attackers, attacker, sums.defenders, owner, walls)


def _fields(tag: Tag) -> list[_Field]:
    own, other = (tincture(seat) if seat >= 0 else _NOBODY for seat in (tag.own, tag.other))
    walls = [_Field(_WALLS, "tower", str(tag.walls), "siege")] if tag.walls else []
    mine = [] if tag.mine is None else [_Field(own, "", str(tag.mine), "field")]
    theirs = [_Field(other, "", str(tag.theirs), "field")]
    return [*mine, *walls, *theirs] if tag.held else [*mine, *theirs, *walls]


def place_for(
    tag: Tag, land: str, here: Place, window: Window, origin: tuple[int, int], taken: Collection[Box], *, alone: bool
) -> Box | None:
    """Return where a tag lies without covering anything, in its land or, if it is `alone`, near it; otherwise None."""
    area = Box(*origin, window.width, window.height)
    wide = 2 * _EDGE + _ICON + 8 + sum(field.wide for field in _fields(tag))
    box, inside = free_place((wide, _TALL), window.outline(land, origin), here.pieces.centre, taken, area)
    clear = all(overlap(box, other) is None for other in taken)
    return box if clear and (inside or alone) else None


def draw(canvas: Canvas, tag: Tag, land: str, box: Box) -> None:
    """Draw a tag into its box."""
    canvas.panel(box, palette.EDGE, palette.MOVE, stroke=_EDGE, radius=4)
    y, left = box.centre[1], box.x + _EDGE
    canvas.sprite("swords", left + 4 + _ICON // 2, y, _ICON, palette.MOVE)
    left += _ICON + 8
    for field in _fields(tag):
        fill, ink = field.colours
        inner = Box(left, box.y + _EDGE, field.wide, box.h - 2 * _EDGE)
        canvas.panel(inner, fill, fill, stroke=1, radius=0)
        x = left + _PAD
        if field.emblem:
            canvas.sprite(field.emblem, x + _ICON // 2, y, _ICON, _STONE, line=palette.EDGE)
        canvas.text(inner.right - _PAD, y, field.text, size=_SIZE, bold=True, colour=ink, anchor="rm")
        canvas.touch(inner, land, field.name, term=f"land:{land}")
        left = inner.right
