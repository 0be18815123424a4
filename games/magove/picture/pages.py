"""The pictures of the rules pages and of terms."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Audience
from games.core.localizer import Localizer
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.drawing import Sign, faced, plated
from games.kit.drawn import Picture
from games.kit.explained import signs
from games.kit.layout import LOWEST, whole
from games.kit.pieces import Held
from games.kit.pieces import hand as fan
from games.kit.portrait import portrait
from games.magove.data.cards import PLACE, RACES
from games.magove.picture import hand, pieces, result, table
from games.magove.picture.sheet import height_of_sheet, sheet
from games.magove.rules.ending import points_for
from games.magove.rules.events import Score
from games.magove.rules.moves import PLAYS, sorted_out
from games.magove.rules.options import MagoveOptions
from games.magove.rules.setup import deal
from games.magove.rules.state import NO_BID, Phase, State
from games.magove.rules.tricks import asked_by
from games.magove.text.rules_page import VARIANTS
from games.magove.text.terms import SIGNS, terms
from games.magove.views.observe import view as seen
from games.magove.views.view import MagoveView

_HANDS: Final = (("B12", "G4", "N1"), ("B7", "Y3", "Z2"), ("R2", "G9", "Y11"))
"""The hands of the example, by seat; seat 0 has dealt, seat 1 leads."""
_BIDS: Final = (0, 1, 2)
_SHEET: Final = (((0, 0), (1, 0), (0, 1)), ((1, 1), (0, 0), (1, 1)))
"""The bids and tricks of the earlier rounds, by seat."""
_SIGNS: Final = {
    "bid": Sign(pieces.BID),
    "bids": Sign(pieces.BID),
    "won": Sign(pieces.WON),
    "needs": Sign("plus", palette.MOVE),
    "over": Sign("barred", palette.MOVE),
    "met": Sign("check", palette.MOVE),
    "total": Sign(pieces.TOTAL),
    "dealer": Sign("cards", palette.MOVE),
    "best": Sign("crown", palette.MOVE),
    "turn": Sign("pointer", palette.MOVE),
    "seat": Sign(palette.SEATS[0].shape, palette.SEATS[0].colour),
    "trick": Sign(pieces.WON),
    "led": Sign("shield"),
    "sheet": Sign("flag"),
    "plus-minus": Sign("plus"),
    "secret": Sign("question"),
    "clairvoyance": Sign("eye"),
    "single": Sign("mountain"),
}
"""The sign of each term that has one."""
_FACES: Final = {"trump": "R13", "turned": "R7", **{race: f"{race}13" for race in RACES}, "Z": "Z1", "N": "N1"}
"""The card of each other term that is not a card itself."""


def page(name: str, localizer: Localizer) -> Picture | None:
    """Return the picture of a rules page, or None for an unknown name."""
    people = localizer.named(localizer("example-names").split(", "))
    match name:
        case "aim":
            return table.table(_view(PUBLIC, laid=2), people)
        case "cards" | "questions" | "single":
            return _cards(_ROWS[name], localizer)
        case "signs":
            return _signs(SIGNS, localizer)
        case "round":
            return table.table(_view(PUBLIC, bids=2), people)
        case "trick":
            return table.table(_view(PUBLIC, laid=3), people)
        case "example":
            return hand.hand(_view(0, laid=2), [PLAYS["B12"], PLAYS["N"]], people)
        case "score":
            return _score(people)
        case _:
            kinds = name.removeprefix("variants ").split()
            known = name.startswith("variants ") and kinds and set(kinds) <= set(VARIANTS)
            return _signs(kinds, localizer) if known else None


def term(name: str, view: MagoveView | None, localizer: Localizer) -> Picture | None:  # noqa: ARG001 - the same at every table
    """Return the picture of a term above its title, or None for an unknown name."""
    title = terms(localizer).get(name)
    if title is None:
        return None
    return portrait(
        title, plated(_SIGNS[name]) if name in _SIGNS else faced(pieces.face(_FACES.get(name, name), localizer))
    )


def _signs(keys: Sequence[str], localizer: Localizer) -> Picture:
    titles = terms(localizer)
    return signs((titles[key], _SIGNS[key]) for key in keys)


_ROWS: Final = {
    "cards": (("B1", "B13", "R1", "R13"), ("G1", "G13", "Y1", "Y13"), ("Z1", "N1")),
    "questions": (("N1", "G4", "G11"), ("Z1", "B2", "Y13"), ("B9", "Z2", "B3")),
    "single": (("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"), ("B9", "B10", "B11", "B12", "B13", "Z1", "N1")),
}
"""The cards on each page, row by row."""


def _cards(rows: Sequence[Sequence[str]], localizer: Localizer) -> Picture:
    canvas = Canvas(LOWEST)
    box = whole(canvas.height)
    tall = box.h // len(rows)
    for number, names in enumerate(rows):
        line = box.cut(top=number * tall, bottom=(len(rows) - 1 - number) * tall)
        groups = (
            [[Held(pieces.face(name, localizer))] for name in names]
            if len(names) < 6
            else [[Held(pieces.face(name, localizer)) for name in names]]
        )
        fan(canvas, groups, line, most=165)
    return canvas.drawn()


def _score(localizer: Localizer) -> Picture:
    canvas = Canvas(LOWEST)
    box = whole(canvas.height)
    view = _view(PUBLIC, laid=0, rounds=6)
    tall = height_of_sheet(view.sheet, view.seats, box.w)
    result.course(canvas, view, box.cut(bottom=tall + 16), localizer)
    sheet(canvas, view, box.cut(top=box.h - tall), localizer)
    return canvas.drawn()


@cache
def _start() -> State:
    """Return a state with three seats and seat 0 as first dealer."""
    for seed in range(100):
        state, _ = deal(MagoveOptions(), 3, SeededChance(bytes([seed] * 32), 0))
        if state.first_dealer == 0:
            return state
    raise AssertionError("seat 0 never deals first")


def _view(audience: Audience, *, bids: int = 3, laid: int = 0, rounds: int = 2) -> MagoveView:
    """Return the example's third round after this many bids, cards of a trick (`laid`) and scored rounds."""
    order = (1, 2, 0)
    state = _start().copy()
    trick = [_HANDS[1][0], _HANDS[2][0], _HANDS[0][0]][:laid]
    state.round, state.cards, state.dealer, state.leader = 3, 3, 0, 1
    state.turned, state.trump = "R9", RACES.index("R")
    state.phase = Phase.PLAY if bids == len(order) else Phase.BIDDING
    state.bids = [bid if order.index(seat) < bids else NO_BID for seat, bid in enumerate(_BIDS)]
    held = [[name for name in names if name not in trick] for names in _HANDS]
    hands = [sorted_out(PLACE[name] for name in names) for names in held]
    state.hands, state.specials = [races for races, _ in hands], [specials for _, specials in hands]
    state.trick, state.led = trick, asked_by(state.trump, trick)
    state.waiting = (order[(laid if state.phase is Phase.PLAY else bids) % len(order)],)
    state.sheet = _sheet(rounds)
    view = seen(state, audience)
    return msgspec.structs.replace(view, asked=()) if laid == len(order) else view


def _sheet(rounds: int) -> tuple[tuple[Score, ...], ...]:
    lines: list[tuple[Score, ...]] = []
    totals = [0, 0, 0]
    for number in range(rounds):
        scores: list[Score] = []
        for seat, (bid, tricks) in enumerate(_SHEET[number % len(_SHEET)]):
            points = points_for(bid, tricks)
            totals[seat] += points
            scores.append(Score(seat, bid, tricks, points, totals[seat]))
        lines.append(tuple(scores))
    return tuple(lines)
