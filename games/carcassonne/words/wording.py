"""Carcassonne in words: tiles, features and figures, what is asked, what stands on buttons and menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.carcassonne.data.sides import ALIKE
from games.carcassonne.data.tiles import DARK, NUMBER, SPACES, TILES
from games.carcassonne.rules.listing import SPOT_NUMBER
from games.carcassonne.rules.moves import (
    DrawTile,
    FollowMessage,
    MeeplePass,
    Place,
    PlaceMeeple,
    PlaceRobber,
    Recall,
    RobberPass,
    Steal,
    TakeAward,
    TakeTwo,
)
from games.carcassonne.rules.terms import FIGURES
from games.carcassonne.rules.worth import points_of
from games.carcassonne.sight import deductions
from games.carcassonne.words import compass
from games.carcassonne.words.compass import short
from games.core.contract import PUBLIC

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.carcassonne.rules.terms import Term
    from games.carcassonne.sight.view import CarcassonneView
    from games.core.contract import Choice, Move, Seat
    from games.core.voice import Voice

_LABEL: Final = 80
_NAME: Final = 24
"""Characters of a name that fit a label beside the rest."""


def tile(name: str, voice: Voice) -> str:
    """Return what a tile shows, the telling things first."""
    shown = TILES[NUMBER[name]]
    kinds = [feature.kind for feature in shown.features]
    parts: list[str] = []
    if "monastery" in kinds:
        parts.append(voice("tile-monastery"))
    cities = [feature for feature in shown.features if feature.kind == "city"]
    if len(cities) > 1:
        parts.append(voice("tile-cities", count=len(cities)))
    elif cities:
        parts.append(voice("tile-city", count=shown.edges.count("C")))
    if any(city.pennants for city in cities):
        parts.append(voice("tile-pennant"))
    roads = kinds.count("road")
    if roads:
        parts.append(voice("tile-crossing", count=roads) if roads > 1 else voice("tile-road"))
    if shown.bag:
        parts.append(voice("tile-bag"))
    return ", ".join(parts)


def arithmetic(terms: Sequence[Term], voice: Voice) -> str:
    """Return the sum of a scoring with its terms: "3 tiles × 2 + 1 pennant × 2 = 8"."""
    told = [
        voice(f"term-{term.what}", count=term.count) + (f" × {term.each}" if term.each > 1 else "") for term in terms
    ]
    return f"{' + '.join(told)} = {points_of(terms)}"


def item(name: str | int, view: CarcassonneView, voice: Voice) -> str:
    """Return the words for one name: a spot, feature or figure; for a number the name of who sits there.

    Spots and features are told with their places. Raise `LookupError` for what is no name.
    """
    if isinstance(name, int):
        return voice.name(name)
    if name in SPOT_NUMBER:
        return compass.spot(name, view, voice)
    if name in FIGURES:
        return voice(f"figure-{name}")
    told = voice(f"feature-{deductions.kind_of(name)}", name=name)
    where = _place(name, view, voice)
    return f"{told} ({where})" if where else told


def _place(feature: str, view: CarcassonneView, voice: Voice) -> str:
    """Return the place of a feature written `12.c1`, or nothing where there is no such tile."""
    number = feature.partition(".")[0]
    if not number.isdecimal() or int(number) >= len(view.tiles):
        return ""
    laid = view.tiles[int(number)]
    return compass.place(laid.x, laid.y, voice)


def ask(view: CarcassonneView, choices: Sequence[Choice], voice: Voice) -> str:  # noqa: ARG001
    """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
    if view.outcome is not None:
        return voice(f"outcome-{view.outcome.reason}")
    seat = view.asked[0]
    if view.audience not in {PUBLIC, seat}:
        return f"{_asked(seat, view, voice)} {voice('own-wait')}"
    return _asked(seat, view, voice) if view.audience == PUBLIC else _own(view, voice)


def _asked(seat: Seat, view: CarcassonneView, voice: Voice) -> str:
    return voice(f"ask-{view.phase}", who=voice.name(seat), letter=view.message or "")


def _own(view: CarcassonneView, voice: Voice) -> str:
    me = view.audience
    match view.phase:
        case "place":
            return voice("own-place", tile=tile(view.tile or "", voice))
        case "robber":
            return voice("own-robber" if view.robbers[me] is None else "own-robber-move")
        case "meeple":
            return voice("own-meeple", count=view.supply[me])
        case "award":
            return voice("own-award-figures" if view.options.messages else "own-award")
        case "message":
            key = "own-message" if deductions.message_serves(view) else "own-message-two"
            return voice(key, letter=view.message or "", message=voice(f"message-{view.message}"))
        case _:
            return voice("own-steal")


def label(choice: Choice, view: CarcassonneView, voice: Voice) -> str:
    """Return the words on a button or a row of a menu."""
    match choice:
        case Place(spot, turn):
            told = _spot(spot, turn, view, voice)
        case PlaceRobber(space):
            told = _robber(space, view, voice)
        case RobberPass():
            told = voice("label-stay")
        case PlaceMeeple(feature):
            told = _meeple(feature, view, voice)
        case MeeplePass():
            told = voice("label-pass")
        case _:
            told = _scoring(choice, view, voice)
    return told if len(told) <= _LABEL else told[: _LABEL - 1] + "…"


def _spot(spot: str, turn: int, view: CarcassonneView, voice: Voice) -> str:
    """Return a placement with the sides of the tile. Turns that lay it just so have the same words."""
    alike = ALIKE[4 * NUMBER[view.tile] + turn] if view.tile else turn
    told = voice("label-place", spot=spot, turn=alike)
    shown = compass.joining(view, spot, turn, voice)
    return f"{told} · {shown}" if shown else told


def _robber(space: int, view: CarcassonneView, voice: Voice) -> str:
    """Return a space with those who stand there, except the one who is asked."""
    there = [(seat, figure) for seat, figure in deductions.on_space(view, space) if seat != view.audience]
    room = max(6, 60 // max(1, len(there)) - 2)
    names = [
        short(voice.name(seat), room) + (f" ({voice('figure-courier')})" if figure == "courier" else "")
        for seat, figure in there
    ]
    return voice("label-robber", space=space, names=", ".join(dict.fromkeys(names)))


def _meeple(feature: str, view: CarcassonneView, voice: Voice) -> str:
    name = f"{len(view.tiles) - 1}.{feature}"
    kind, letter = deductions.kind_of(feature), deductions.letter_of(view, name)
    points, whole = deductions.worth_now(view, name)
    told = " ".join(filter(None, (voice(f"meeple-{kind}"), compass.way(view.tiles[-1], feature))))
    worth = voice("worth-now" if whole else "worth", points=points)
    return voice("label-meeple", letter=letter, meeple=told, worth=worth)


def _scoring(choice: Choice, view: CarcassonneView, voice: Voice) -> str:
    me = view.audience
    match choice:
        case TakeAward(feature, figure):
            award = next((one for one in deductions.due(view, me) if one.key == feature), None)
            points, of = (award.points, award.kind) if award else (0, None)
            letter, kind = deductions.letter_of(view, feature), voice(f"kind-{of or deductions.kind_of(feature)}")
            return voice(
                "label-award", letter=letter, kind=kind, points=points, move=_move(figure, points, view, voice)
            )
        case Steal(victim, figure, own):
            points = (deductions.first_award(view, victim, figure) + 1) // 2
            whom = short(voice.name(victim), _NAME)
            key = "label-steal-courier" if figure == "courier" else "label-steal"
            return voice(key, whom=whom, points=points, move=_move(own, points, view, voice))
        case TakeTwo(figure):
            return voice("label-two", points=2, move=_move(figure, 2, view, voice))
        case FollowMessage(figure):
            points = points_of(deductions.message_terms(view))
            return voice(
                "label-follow", letter=view.message or "", points=points, move=_move(figure, points, view, voice)
            )
        case DrawTile():
            return voice("label-draw")
        case Recall(meeple, figure):
            points = deductions.recall_points(view, meeple)
            letter, kind = deductions.letter_of(view, meeple), voice(f"meeple-{deductions.kind_of(meeple)}")
            return voice(
                "label-recall",
                letter=letter,
                kind=kind,
                place=_place(meeple, view, voice),
                points=points,
                move=_move(figure, points, view, voice),
            )
        case _:
            raise TypeError(f"Carcassonne has no choice of the kind {type(choice).__name__}")


def _move(figure: str, points: int, view: CarcassonneView, voice: Voice) -> str:
    """Return how a figure of the audience would go, with a sign where it lands on a dark space and messages wait."""
    before = deductions.total(view, view.audience, figure)
    after = before + points
    dark = view.options.messages and view.audience == view.active and after % SPACES % DARK == 0 and points
    way = f"{before} → {after}{' ●' if dark else ''}"
    return f"{voice(f'figure-{figure}')} {way}" if view.options.messages else way


def menu(move: Move, view: CarcassonneView, voice: Voice) -> str:
    """Return the heading of the menu a move stands in: one for each verb, for placements one for some of the spots."""
    if isinstance(move, Place):
        first, last, part = deductions.menu_spots(view, move.spot)
        if first == last:
            return voice("menu-place-one", spot=first)
        return voice("menu-place", first=first, last=last, part=part)
    return voice(f"menu-{move.verb}")


def hand(view: CarcassonneView, choices: Sequence[Choice], voice: Voice) -> str:  # noqa: ARG001
    """Return what the own seat has: points, meeples in the supply, figures and robber on the track."""
    me = view.audience
    if me == PUBLIC:
        return ""
    parts = [voice("hand-points", points=view.scores[me]), voice("hand-supply", count=view.supply[me])]
    return " · ".join(parts + track(me, view, voice))


def track(seat: Seat, view: CarcassonneView, voice: Voice, key: str = "hand-track") -> list[str]:
    """Return where a seat's figures (in the text `key`) and robber are, as far as its points do not tell."""
    parts: list[str] = []
    if view.options.messages:
        meeple, courier = (total % SPACES for total in view.totals[seat])
        parts.append(voice(key, meeple=meeple, courier=courier))
    if view.options.robbers:
        space = view.robbers[seat]
        parts.append(voice("robber-free") if space is None else voice("robber-on", space=space))
    return parts
