"""What stands on buttons, in menus and above them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, assert_never, cast

from games.carcassonne.data.sides import ALIKE
from games.carcassonne.data.tiles import FIGURES, NUMBER, kind_of
from games.carcassonne.rules.legal import awards_due
from games.carcassonne.rules.moves import (
    SPOT_NUMBER,
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
from games.carcassonne.rules.public import points_of
from games.carcassonne.rules.state import figures_on, lights, number_of
from games.carcassonne.rules.worth import points_now, reply_terms, theft
from games.carcassonne.text import windows
from games.carcassonne.text.names import joining, letter_of, place_of, short, spot, turns_at, way
from games.carcassonne.views.determinize import reconstruct

if TYPE_CHECKING:
    from games.carcassonne.rules.moves import AnyMove
    from games.carcassonne.views.view import CarcassonneView
    from games.core.contract import Choice, Move
    from games.core.localizer import Localizer

_LABEL: Final = 80
_NAME: Final = 24
"""Characters of a name that fit a label beside the rest."""


class MeepleParts(NamedTuple):
    """A place where a meeple may go: its letter, what the meeple is called there, and what the place is worth so far.

    `done` tells whether it is complete, so that it scores at once.
    """

    letter: str
    meeple: str
    points: int
    done: bool


def item(name: str | int, view: CarcassonneView, localizer: Localizer) -> str:
    """Return the words for one name: a spot, feature or figure; for a number the name of who sits there.

    Spots and features include their places. Raise `LookupError` for an unknown name.
    """
    if isinstance(name, int) or name.isdecimal():
        return localizer.name(int(name))
    if name in SPOT_NUMBER:
        return spot(name, view, localizer)
    if name in FIGURES:
        return localizer(f"figure-{name}")
    told = localizer(f"feature-{kind_of(name)}", name=name)
    where = place_of(name, view, localizer)
    return f"{told} ({where})" if where else told


def label(choice: Choice, view: CarcassonneView, localizer: Localizer) -> str:
    """Return the words on a button or a row of a menu."""
    return short(_label(cast("AnyMove", choice), view, localizer), _LABEL)


def _label(move: AnyMove, view: CarcassonneView, localizer: Localizer) -> str:
    match move:
        case Place(name, turn):
            return _placement(name, turn, view, localizer)
        case PlaceRobber(space):
            return _robber(space, view, localizer)
        case RobberPass():
            return localizer("label-stay-home" if view.robbers[view.audience] is None else "label-stay")
        case PlaceMeeple(feature):
            return _meeple(feature, view, localizer)
        case MeeplePass():
            return localizer("label-pass")
        case TakeAward(feature, figure):
            return _award(feature, figure, view, localizer)
        case Steal(victim, figure, own):
            points = theft(reconstruct(view), victim, figure)
            key = "label-steal-courier" if figure == "courier" else "label-steal"
            return localizer(
                key, whom=short(localizer.name(victim), _NAME), points=points, move=_way(own, points, view, localizer)
            )
        case DrawTile():
            return localizer("label-draw")
        case TakeTwo() | FollowMessage() | Recall():
            return _reply(move, view, localizer)
        case _:
            assert_never(move)


def canonical(move: Move, view: CarcassonneView) -> Move:
    """Return a placement with the lowest of the turns that lay the tile just so."""
    if isinstance(move, Place) and view.tile and move.turn in range(4):
        return Place(move.spot, ALIKE[4 * NUMBER[view.tile] + move.turn])
    return move


def _placement(name: str, turn: int, view: CarcassonneView, localizer: Localizer) -> str:
    """Return a placement with the sides of the tile. Turns that lay it just so have the same words."""
    alike = ALIKE[4 * NUMBER[view.tile] + turn] if view.tile else turn
    shown = joining(view, name, turn, localizer)
    if not shown:
        return localizer("label-place", spot=name, turn=alike)
    return localizer("label-place-joins", spot=name, turn=alike, sides=shown)


def _robber(space: int, view: CarcassonneView, localizer: Localizer) -> str:
    """Return a space with the seats that stand there, except the one asked; a courier is marked where it is alone."""
    there: dict[int, list[str]] = {}
    for seat, figure in figures_on(reconstruct(view), space):
        if seat != view.audience:
            there.setdefault(seat, []).append(figure)
    room = max(6, 60 // max(1, len(there)) - 2)
    names = [
        short(localizer.name(seat), room) + (f" ({localizer('figure-courier')})" if figures == ["courier"] else "")
        for seat, figures in there.items()
    ]
    return localizer("label-robber", space=space, names=", ".join(names))


def meeple_parts(feature: str, view: CarcassonneView, localizer: Localizer) -> MeepleParts:
    """Return what is told of a place on the tile just laid where a meeple may go."""
    name, board = f"{len(view.tiles) - 1}.{feature}", reconstruct(view).board
    node = board.node(name)
    told = " ".join(filter(None, (localizer(f"meeple-{board.kind(node)}"), way(view.tiles[-1], feature))))
    return MeepleParts(letter_of(view, name), told, points_now(board, node), board.complete(node))


def _meeple(feature: str, view: CarcassonneView, localizer: Localizer) -> str:
    letter, told, points, done = meeple_parts(feature, view, localizer)
    return localizer("label-meeple", letter=letter, meeple=told, worth=f"{'✓' if done else ''}{points}")


def _award(feature: str, figure: str, view: CarcassonneView, localizer: Localizer) -> str:
    award = next(award for award in awards_due(reconstruct(view), view.audience) if award.key == feature)
    letter, kind = letter_of(view, feature), localizer(f"kind-{award.kind}")
    move = _way(figure, award.points, view, localizer)
    return localizer("label-award", letter=letter, kind=kind, points=award.points, move=move)


def _reply(move: TakeTwo | FollowMessage | Recall, view: CarcassonneView, localizer: Localizer) -> str:
    """Return a reply to the message that brings points."""
    points = points_of(reply_terms(reconstruct(view), move))
    going = _way(move.figure, points, view, localizer)
    match move:
        case TakeTwo():
            return localizer("label-two", points=points, move=going)
        case FollowMessage():
            return localizer("label-follow", letter=view.message or "", points=points, move=going)
        case Recall(meeple):
            letter, kind = letter_of(view, meeple), localizer(f"meeple-{kind_of(meeple)}")
            where = place_of(meeple, view, localizer)
            return localizer("label-recall", letter=letter, kind=kind, place=where, points=points, move=going)


def _way(figure: str, points: int, view: CarcassonneView, localizer: Localizer) -> str:
    """Return how a figure of the audience would go, with a sign where it lands on a dark space and messages wait."""
    state, me = reconstruct(view), view.audience
    before = state.totals[number_of(state, me, figure)]
    after = before + points
    told = f"{before} → {after}{' ●' if points and lights(state, me, after) else ''}"
    return f"{localizer(f'figure-{figure}')} {told}" if view.options.messages else told


def menu(move: Move, view: CarcassonneView, localizer: Localizer) -> str:
    """Return the heading of the menu a move stands in: one for each verb, for placements one for each window."""
    if isinstance(move, Place):
        heading = windows.headings(view).get(move.spot)
        if heading is None:
            return localizer("menu-place", first=view.spots[0].name, last=view.spots[-1].name)
        key = "menu-window-from" if heading.first else "menu-window"
        return localizer(key, part=heading.part, count=heading.number, first=heading.first)
    return localizer(f"menu-{move.verb}")


def key(move: Move, view: CarcassonneView, localizer: Localizer) -> str:
    """Return the letters of a spot, with the turn where there are several; a meeple's place has one name everywhere."""
    match move:
        case Place(name, turn):
            return name if len(turns_at(view, name)) == 1 else f"{name}{ALIKE[4 * NUMBER[view.tile or ''] + turn]}"
        case PlaceMeeple():
            return label(move, view, localizer)
        case _:
            return ""
