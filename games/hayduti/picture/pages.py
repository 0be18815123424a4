"""The pictures of the rules' pages, and of what can be looked up."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.core.localizer import Localizer
from games.hayduti.data.cards import LEADER_POINTS, SHEET, STATS
from games.hayduti.picture import hand, pieces, table
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.rules.setup import deal
from games.hayduti.text import names, terms
from games.hayduti.views import observe
from games.hayduti.views.view import EMPTY, FACE_DOWN, HaydutiView, RaisedCard
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.cards import height_of
from games.kit.drawing import Drawing, Sign, plated, sprites
from games.kit.drawn import Picture
from games.kit.explained import Shown, explained
from games.kit.layout import Box, columns, rows, whole
from games.kit.portrait import portrait

_NAMES: Final = ("Ana", "Boris", "Vera")
"""Who sits at the tables of these pictures."""
_CARD: Final = 330
"""Width of a card drawn large."""
_SIGNS: Final[Mapping[str, str]] = {
    **pieces.CONTRIBUTIONS,
    "secret": pieces.MARKERS[False],
    "exposed": pieces.MARKERS[True],
    "broken": "skull",
    "lead": "crown",
    "rotation": "turn",
    "piles": "cards",
    "uprising": "target",
}
"""The emblem of what can be looked up and is no card."""
_HAYDUT: Final = "hay-n-green-3-1"


def page(name: str, localizer: Localizer) -> Picture | None:
    """Return the picture of a page of the rules, None for a page without one."""
    draw = _PAGES.get(name)
    return None if draw is None else draw(localizer)


def _cards(*ids: str, localizer: Localizer) -> Drawing:
    """Return a function that draws cards as they lie on the field, side by side."""

    def draw(canvas: Canvas, box: Box) -> None:
        for name, at in zip(ids, columns(len(ids), box), strict=True):
            pieces.opened(canvas, names.card_of(name), at, localizer)

    return draw


def _aim(localizer: Localizer) -> Picture:
    return explained(
        [
            Shown(
                sprites(pieces.CONTRIBUTIONS[name]),
                f"{names.stat(name, localizer)}: {localizer(f'gloss-{name}')}",
                wide=170,
            )
            for name in STATS
        ]
    )


def _kinds(localizer: Localizer) -> Picture:
    shown = {"haydut": _HAYDUT, "voyvoda": "voy-10-1", "figure": "deets-levski", "zaptie": "zap-2-1"}
    cells = [
        Shown(_cards(card, localizer=localizer), localizer(f"picture-page-{kind}")) for kind, card in shown.items()
    ]
    moon, eye = (pieces.MARKERS[exposed] for exposed in (False, True))
    marks = f"{localizer('picture-page-secret')}, {localizer('picture-page-exposed')}"
    return explained([*cells, Shown(sprites(moon, eye), marks, tall=80)])


def _dealt() -> HaydutiView:
    state, _ = deal(HaydutiOptions(random_first=False), len(_NAMES), SeededChance(bytes(32), 0))
    return observe.view(state, PUBLIC)


def _table(localizer: Localizer) -> Picture:
    """Draw a table with some of what its plates can show."""
    view = _dealt()
    figures = (RaisedCard("voy-7-1", 1, active=True), RaisedCard("deets-totyu", 1, active=True))
    first, second, third = view.committees
    first = msgspec.structs.replace(first, hand=3, stats=(5, 4, 4), raised=figures)
    second = msgspec.structs.replace(second, hand=2, exposed=True)
    field = ("zap-2-1", _HAYDUT, *view.field[2:])
    shown = msgspec.structs.replace(view, committees=(first, second, third), field=field)
    return table.table(shown, localizer.named(_NAMES))


def _turn(localizer: Localizer) -> Picture:
    """Draw a field and a hand in the middle of a turn."""
    view = _dealt()
    field = [FACE_DOWN] * len(view.field)
    field[5], field[10], field[2] = EMPTY, "zap-1-1", "voy-4-1"
    held = (_HAYDUT, "hay-n-red-2-1", "hay-b-green-2-1")
    own = msgspec.structs.replace(view.committees[0], exposed=True, hand=len(held))
    committees = (own, *view.committees[1:])
    shown = msgspec.structs.replace(view, audience=0, field=tuple(field), hand=held, committees=committees)
    drawn = hand.hand(shown, (), localizer)
    assert drawn is not None
    return drawn


def _zaptie(localizer: Localizer) -> Picture:
    moon, eye = (pieces.MARKERS[exposed] for exposed in (False, True))
    return explained(
        [
            Shown(sprites(moon, "arrow", eye), localizer("about-meet-exposed"), wide=300, tall=90),
            Shown(sprites(eye, "check"), localizer("about-meet-withstood", total=4, boyna=4), wide=300, tall=90),
            Shown(sprites(eye, "arrow", "skull"), localizer("about-meet-broken", total=5, boyna=4), wide=300, tall=90),
        ]
    )


def _group(localizer: Localizer) -> Picture:
    stat = names.stat("nabor", localizer)
    alike = _cards(_HAYDUT, "hay-n-red-2-1", localizer=localizer)
    coloured = _cards(_HAYDUT, "hay-d-green-2-1", "hay-b-green-2-1", localizer=localizer)
    goal = localizer("label-raise", card=names.card("voy-7-1", localizer))
    return explained(
        [
            Shown(alike, f"3 + 2 = 5. {localizer('label-improve', stat=stat, before=4, after=5)}", wide=660),
            Shown(coloured, f"3 + 2 + 2 = 7. {goal}", wide=660),
        ]
    )


def _figures(localizer: Localizer) -> Picture:
    canvas = Canvas(1100)
    lines = rows(5, whole(canvas.height))
    places = [box for line in lines for box in columns(3, line)]
    for deets, box in zip(SHEET.deets, places, strict=False):
        pieces.opened(canvas, names.card_of(f"deets-{deets.id}"), box, localizer)
    return canvas.drawn()


def _end(localizer: Localizer) -> Picture:
    stats = ", ".join(names.stat(name, localizer) for name in STATS)
    return explained(
        [
            Shown(sprites(*pieces.CONTRIBUTIONS.values()), stats, tall=90),
            Shown(sprites("crown", colour=palette.MOVE), f"{localizer('term-lead')}: +{LEADER_POINTS}", tall=90),
            Shown(_cards("voy-10-1", localizer=localizer), names.item("voy-10-1", localizer)),
            Shown(_cards("deets-rakovski", localizer=localizer), names.item("deets-rakovski", localizer)),
        ]
    )


_PAGES: Final[Mapping[str, Callable[[Localizer], Picture]]] = {
    "aim": _aim,
    "cards": _kinds,
    "turn": _turn,
    "zaptie": _zaptie,
    "group": _group,
    "figures": _figures,
    "end": _end,
    "table": _table,
}


def term(name: str, view: HaydutiView | None, localizer: Localizer) -> Picture | None:  # noqa: ARG001 - as it is printed
    """Return something that can be looked up drawn large above its title; None for what has no picture."""
    cards = (_HAYDUT,) if name == "haydut" else terms.cards_of(name)
    if not cards and name not in _SIGNS:
        return None
    return portrait(terms.terms(localizer)[name], _large(cards[0]) if cards else plated(Sign(_SIGNS[name])))


def _large(name: str) -> Drawing:
    """Return a function that draws a haydut as it is held, or the person on another card."""
    card = names.card_of(name)

    def draw(canvas: Canvas, box: Box) -> None:
        x, y = box.centre
        if card.kind == "zaptie":
            pieces.police(canvas, card, Box(x - 260, y - 200, 520, 400))
        elif card.cost:
            pieces.raisable(canvas, card, Box(x - box.h // 2, box.y, box.h, box.h))
        else:
            pieces.held(canvas, card.name, x - _CARD // 2, y - height_of(_CARD) // 2, _CARD)

    return draw
