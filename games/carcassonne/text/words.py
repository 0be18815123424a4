"""The words for choices, and for the spots, features and figures in them."""

from collections.abc import Iterable, Sequence
from typing import Final, assert_never, cast

from games.carcassonne.data.sides import ALIKE, IDS
from games.carcassonne.data.tiles import FIGURES, NUMBER, kind_of
from games.carcassonne.rules import moves
from games.carcassonne.rules.board import Board
from games.carcassonne.rules.legal import awards_due
from games.carcassonne.rules.public import Phase, points_of
from games.carcassonne.rules.state import State, figures_on, lights, number_of
from games.carcassonne.rules.worth import majority, points_now, reply_terms, theft
from games.carcassonne.text import windows
from games.carcassonne.text.names import LOOKALIKES, arithmetic, joining, letter_of, place_of, spot, turns_at, way
from games.carcassonne.views.determinize import reconstruct
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import Choice, Move, Seat, Words
from games.core.localizer import LONGEST_LABEL, LONGEST_LINE, Localizer, fitted

_FEATURES: Final = frozenset(name for ids in IDS for name in ids)
_NAME: Final = 24
"""Characters of a name that fit a label beside the rest."""
_NAME_IN_ABOUT: Final = 12


def words(choice: Choice, view: CarcassonneView, localizer: Localizer) -> Words:
    """Return the words for a choice. There is a menu for each verb, and for each window of the board."""
    move, state = cast("moves.AnyMove", choice), reconstruct(view)
    key = heading = about = ""
    match move:
        case moves.Place(name, turn):
            heading, key = _window(name, view, localizer), _place_key(name, turn, view)
            label = f"{key} · {joining(view, name, turn, localizer)}"  # pages leave the key out: they have no letters
            about = _about_placement(move, state, localizer)
        case moves.PlaceRobber(space):
            label = _robber(space, view, localizer)
        case moves.RobberPass():
            label = localizer("label-stay-home" if view.robbers[view.audience] is None else "label-stay")
        case moves.PlaceMeeple(feature):
            label, about = _meeple(feature, view, localizer)
            key = label
        case moves.MeeplePass():
            label = localizer("label-pass")
        case moves.TakeAward(feature, figure):
            label = _award(feature, figure, view, localizer)
        case moves.Steal(victim, figure, own):
            points, whom = theft(state, victim, figure), fitted(localizer.name(victim), _NAME)
            going = _way(own, points, view, localizer)
            form = "label-steal-courier" if figure == "courier" else "label-steal"
            label = localizer(form, whom=whom, points=points, move=going)
            about = localizer("about-steal", points=points)
        case moves.DrawTile():
            label = localizer("label-draw")
        case moves.TakeTwo(figure):
            points = points_of(reply_terms(state, move))
            label = localizer("label-two", points=points, move=_way(figure, points, view, localizer))
        case moves.FollowMessage(figure):
            terms = reply_terms(state, move)
            points = points_of(terms)
            going = _way(figure, points, view, localizer)
            label = localizer("label-follow", letter=view.message or "", points=points, move=going)
            about = localizer("about-follow", sum=arithmetic(terms, localizer))
        case moves.Recall(meeple, figure):
            terms = reply_terms(state, move)
            label = _recall(meeple, figure, points_of(terms), view, localizer)
            about = localizer("about-recall", sum=arithmetic(terms, localizer))
        case _:
            assert_never(move)
    heading, about = heading or localizer(f"menu-{move.verb}"), about or localizer(f"about-{move.verb}")
    return Words(fitted(label, LONGEST_LABEL), heading, fitted(key, LONGEST_LABEL), fitted(about, LONGEST_LINE))


def offered(choices: Sequence[Choice], view: CarcassonneView) -> Sequence[Choice]:
    """Return the choices, of the placements first those that complete something, then those that extend something.

    Among these come first those of what is worth most and is the seat's own or nobody's.
    """
    if view.phase is not Phase.PLACE:
        return choices
    state = reconstruct(view)
    return sorted(
        choices, key=lambda choice: _rank(choice, state, view.audience) if isinstance(choice, moves.Place) else ()
    )


def _rank(move: moves.Place, state: State, seat: Seat) -> tuple[int, int]:
    """Return 0 for a placement that completes something, 1 for one that extends something but fields, else 2.

    Behind it stands what that is worth to the seat, negative: less is better.
    """
    board = _with_tile(state, move.spot, move.turn)
    done, keys = board.just_completed(), _joined_features(board)
    owned = ((points_now(board, key), _leading(key, state, board)) for key in done or keys)
    worth = sum(points if not most or seat in most else -points for points, most in owned)
    return (0 if done else 1 if keys else 2), -worth


def canonical(move: Move, view: CarcassonneView) -> Move:
    """Return a placement with the lowest of the turns that lay the tile just so, and its spot in Latin letters."""
    if isinstance(move, moves.Place) and view.tile and move.turn in range(4):
        return moves.Place(move.spot.translate(LOOKALIKES), ALIKE[4 * NUMBER[view.tile] + move.turn])
    return move


def _window(name: str, view: CarcassonneView, localizer: Localizer) -> str:
    """Return the heading of the menu of the window in which a spot lies."""
    heading = windows.headings(view).get(name)
    if heading is None:
        return localizer("menu-place", first=view.spots[0].name, last=view.spots[-1].name)
    key = "menu-window-from" if heading.first else "menu-window"
    return localizer(key, part=heading.part, count=heading.number, first=heading.first)


def _place_key(name: str, turn: int, view: CarcassonneView) -> str:
    """Return the letters of a spot, with the turn where there are several; turns that lay a tile just so share one."""
    return name if len(turns_at(view, name)) == 1 else f"{name}{ALIKE[4 * NUMBER[view.tile or ''] + turn]}"


def _about_placement(move: moves.Place, state: State, localizer: Localizer) -> str:
    """Return what the tile in hand completes there, or else what it goes on with."""
    board = _with_tile(state, move.spot, move.turn)
    done = board.just_completed()
    if done:
        return localizer("about-place-completes", features=_features(done, state, board, localizer))
    keys = _joined_features(board)
    if not keys:
        return localizer("about-place-alone")
    return localizer("about-place-joins", features=_features(keys, state, board, localizer))


def _joined_features(board: Board) -> list[int]:
    """Return the roads, cities and monasteries of earlier tiles that the last tile goes on with."""
    tile = len(board.faces) - 1
    nodes = (8 * tile + feature for feature in range(8))
    joined = {board.label[node]: None for node in nodes if board.label[node] < 8 * tile}
    return [key for key in joined if board.kind(key) != "field"]


def _robber(space: int, view: CarcassonneView, localizer: Localizer) -> str:
    """Return a space with the seats that stand there, except the one asked; a courier is marked where it is alone."""
    there: dict[int, list[str]] = {}
    for seat, figure in figures_on(reconstruct(view), space):
        if seat != view.audience:
            there.setdefault(seat, []).append(figure)
    room = max(6, 60 // max(1, len(there)) - 2)
    names = [
        fitted(localizer.name(seat), room) + (f" ({localizer('figure-courier')})" if figures == ["courier"] else "")
        for seat, figures in there.items()
    ]
    return localizer("label-robber", space=space, names=", ".join(names))


def _meeple(feature: str, view: CarcassonneView, localizer: Localizer) -> tuple[str, str]:
    """Return the label of a meeple on a feature of the last tile, and what it brings."""
    name, board = f"{len(view.tiles) - 1}.{feature}", reconstruct(view).board
    node = board.node(name)
    kind, points, done = board.kind(node), points_now(board, node), board.complete(node)
    told = " ".join(filter(None, (localizer(f"meeple-{kind}"), way(view.tiles[-1], feature))))
    form = "label-meeple-now" if done else "label-meeple"
    about = localizer("about-meeple-now", points=points) if done else localizer(f"about-meeple-{kind}")
    return localizer(form, letter=letter_of(view, name), meeple=told, points=points), about


def _award(feature: str, figure: str, view: CarcassonneView, localizer: Localizer) -> str:
    award = next(award for award in awards_due(reconstruct(view), view.audience) if award.key == feature)
    letter, kind = letter_of(view, feature), localizer(f"kind-{award.kind}")
    move = _way(figure, award.points, view, localizer)
    return localizer("label-award", letter=letter, kind=kind, points=award.points, move=move)


def _recall(meeple: str, figure: str, points: int, view: CarcassonneView, localizer: Localizer) -> str:
    letter, kind = letter_of(view, meeple), localizer(f"meeple-{kind_of(meeple)}")
    where, going = place_of(meeple, view, localizer), _way(figure, points, view, localizer)
    return localizer("label-recall", letter=letter, kind=kind, place=where, points=points, move=going)


def _way(figure: str, points: int, view: CarcassonneView, localizer: Localizer) -> str:
    """Return how a figure of the audience would go, with a sign where it lands on a dark space and messages wait."""
    state, me = reconstruct(view), view.audience
    before = state.totals[number_of(state, me, figure)]
    after = before + points
    told = f"{before} → {after}{' ●' if points and lights(state, me, after) else ''}"
    return f"{localizer(f'figure-{figure}')} {told}" if view.options.messages else told


def completed(spot: str, turns: Iterable[int], view: CarcassonneView) -> int:
    """Return the most points of the features that the tile in hand completes at a spot in one of these turns."""
    state = reconstruct(view)
    boards = [_with_tile(state, spot, turn) for turn in turns]
    return max(sum(points_now(board, key) for key in board.just_completed()) for board in boards)


def _with_tile(state: State, spot: str, turn: int) -> Board:
    board = state.board.copy()
    board.lay(state.spots[moves.SPOT_NUMBER[spot]], 4 * state.tile + turn)
    return board


def _features(keys: Iterable[int], state: State, board: Board, localizer: Localizer) -> str:
    """Return features of a board to be, each with what it is worth there and, where meeples stand, who has the most.

    Whom a complete one brings its points stands behind an arrow: it is easily overlooked that it is a rival.
    """
    told: list[str] = []
    for key in keys:
        kind, points = localizer(f"kind-{board.kind(key)}"), points_now(board, key)
        names = [fitted(localizer.name(seat), _NAME_IN_ABOUT) for seat in _leading(key, state, board)]
        form = "one" if not names else "scored" if board.complete(key) else "owned"
        told.append(localizer(f"about-place-{form}", kind=kind, points=points, names=", ".join(names)))
    return ", ".join(told)


def _leading(key: int, state: State, board: Board) -> tuple[Seat, ...]:
    """Return who has the most meeples in a feature of a board to be, in the order in which they came."""
    parts = {state.board.label[node] for node in board.members(key) if node < len(state.board.label)}
    meeples = [seat for node, seat in state.meeples if state.board.label[node] in parts]
    most = majority(meeples)
    return tuple(seat for seat in dict.fromkeys(meeples) if seat in most)


def item(name: str, view: CarcassonneView, localizer: Localizer) -> str:
    """Return the words for one name: a spot, feature or figure. Spots and features include their places.

    Raise `KeyError` for any other name.
    """
    if (typed := name.translate(LOOKALIKES)) in moves.SPOT_NUMBER:
        return spot(typed, view, localizer)
    if name in FIGURES:
        return localizer(f"figure-{name}")
    if name.rpartition(".")[2] not in _FEATURES:
        raise KeyError(name)
    told = localizer(f"feature-{kind_of(name)}", name=name)
    where = place_of(name, view, localizer)
    return f"{told} ({where})" if where else told


def gloss(name: str, view: CarcassonneView, localizer: Localizer) -> str:
    """Return what stands behind the name of a figure or feature, and what the tile in hand may complete at a spot.

    Nothing for other spots, whose names say all.
    """
    if name in moves.SPOT_NUMBER:
        return fitted(_spot(name, view, localizer), LONGEST_LINE)
    return localizer(f"gloss-{name if name in FIGURES else kind_of(name)}")


def _spot(name: str, view: CarcassonneView, localizer: Localizer) -> str:
    state = reconstruct(view)
    for turn in next((here.turns for here in view.spots if here.name == name), ()):
        board = _with_tile(state, name, turn)
        if done := board.just_completed():
            return localizer("about-place-completes", features=_features(done, state, board, localizer))
    return ""
