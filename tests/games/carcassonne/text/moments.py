"""Positions of Carcassonne that tables rarely reach, for the transcript."""

from typing import Any, cast

import msgspec

from games.carcassonne import GAME
from games.carcassonne.rules.events import (
    FeatureCompleted,
    FinalFeature,
    GameEnded,
    GameStarted,
    MeepleHome,
    MeeplePassed,
    MeeplePlaced,
    MessageDrawn,
    MessageUsed,
    RobberBonus,
    RobberFollowed,
    RobberHome,
    RobberMoved,
    RobberPassed,
    RobberPlaced,
    Scored,
    StackRanOut,
    Stolen,
    TileDrawn,
    TilePlaced,
    TileSetAside,
    TurnStarted,
)
from games.carcassonne.rules.moves import Place
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.play import go_on
from games.carcassonne.rules.public import Term
from games.core.contract import PUBLIC, Outcome
from tests.games.carcassonne.picture_cases import award, meeple, message, one_spot, robber, start, steal
from tests.games.carcassonne.positions import CHANCE, move_of, play, scoring
from tests.games.carcassonne.positions import ended as end_now
from tests.games.carcassonne.positions import position as table
from tests.games.carcassonne.positions import seat as seat_called
from tests.games.carcassonne.rules.test_messages import drawn
from tests.games.transcripts.transcript import Moment, described, hear, look_up, position, read, refused

START = GAME.view(start(), PUBLIC)
ROAD = (Term(4, 1, "tile"),)
CITY = (Term(3, 2, "tile"), Term(1, 2, "pennant"))


def asked(state: Any) -> tuple[Moment, ...]:
    """Return the moments at which everybody, who is asked, and another reads a question."""
    seat = (*GAME.acting(state), PUBLIC)[0]
    views = [GAME.view(state, audience) for audience in (PUBLIC, seat, 1 - seat)[: 1 if seat == PUBLIC else 3]]
    return tuple(
        read("What is asked", "asked", view, *(GAME.moves(state, seat) if view.audience == seat else ()))
        for view in views
    )


def offered(state: Any) -> Moment:
    seat = GAME.acting(state)[0]
    return read("What is offered", "choice", GAME.view(state, seat), *GAME.moves(state, seat))


def laid(*tiles: str, hand: str, x: int, y: int, turns: int) -> Moment:
    """Return the moment at which a seat reads what laying its tile there does."""
    state = table("; ".join(tiles), hand=hand, seats=2)
    spot = next(spot.name for spot in GAME.view(state, 0).spots if (spot.x, spot.y) == (x, y))
    return read("What a tile does", "choice", GAME.view(state, 0), Place(spot, turns))


def tries(title: str, state: Any, *lines: str) -> Moment:
    """Return the moment at which moves are refused, each written as in a script."""
    tried = [(seat_called(who), move_of(state, text)) for who, _, text in (line.partition(" ") for line in lines)]
    return refused(GAME, title, state, *tried)


def fewer(spots: int, turns: int) -> Any:
    view = GAME.view(start(), 0)
    kept = tuple(msgspec.structs.replace(spot, turns=spot.turns[:turns]) for spot in view.spots[:spots])
    return msgspec.structs.replace(view, spots=kept)


def on_the_track() -> Any:
    state = robber()
    state.aside, state.robbers[0] = (0,), 6
    return state


def over(places: tuple[int, ...], reason: str) -> Any:
    return msgspec.structs.replace(
        START,
        outcome=Outcome(places=places, reason=reason, scores=(7, 20)),
        sheet=((0, 4, 0, 0, 0, 0, 3), (20, 0, 0, 0, 0, 0, 0)),
    )


def done(key: str, points: int, *owners: int) -> Any:
    return FeatureCompleted(key, "city", points // 2, 0, points, (), owners)


def ended(key: str, points: int, *owners: int) -> Any:
    return FinalFeature(key, "road", points, (), owners)


def closing() -> Any:
    state = one_spot()
    state.meeples.clear()
    GAME.play(state, 0, Place("A", 3), CHANCE)
    return state


def crowd() -> Any:
    state = robber()
    state.totals[:] = [6, 6, 6, 56]
    return state


BELOW = msgspec.structs.replace(GAME.view(message("C"), 0), messages_below=("A", "H"))
FEATURES = ("city", "road", "field", "monastery")
ASIDE = msgspec.structs.replace(GAME.view(robber(), PUBLIC), aside=("RA", "C"))
NEWS = (
    hear(
        "The start is told with the first tile",
        START,
        GameStarted(2, CarcassonneOptions(), 79),
        TurnStarted(0),
        TileDrawn(0, "L", extra=False, left=78),
    ),
    hear(
        "A scoring shows its arithmetic and who goes how far",
        START,
        MeeplePlaced(0, "7.r1", "road", 1, 0),
        FeatureCompleted("0.c1", "city", 3, 1, 8, CITY, (0, 1)),
        FeatureCompleted("0.r1", "road", 4, 0, 4, ROAD, (0,)),
        FeatureCompleted("3.r1", "road", 2, 0, 2, (Term(2, 1, "tile"),), ()),
        Scored(0, "meeple", 4, 12, 8, "0.c1", "city", CITY, auto=True),
        Scored(0, "meeple", 12, 16, 4, "0.r1", "road", ROAD, auto=True),
        Scored(1, "courier", 0, 8, 8, "0.c1", "city", CITY, auto=True),
        MeepleHome(0, "0.c1", 0, 0),
        MeepleHome(0, "2.r1", 1, 0),
        MeepleHome(1, "5.c1", 0, 1),
        TurnStarted(1),
        TileSetAside("C"),
        TileDrawn(1, "B", extra=False, left=0),
    ),
    hear("Robbers", START, RobberPlaced(0, 12), RobberMoved(1, 12, 49), RobberPassed(2), RobberPassed(0, 12)),
    hear(
        "Robbers",
        START,
        Stolen(1, 0, "meeple", 5, 3, "courier", 12, 15, auto=True),
        RobberHome(1),
        RobberFollowed(0, 12, 15, 1, "courier"),
        RobberFollowed(2, 12, 15, 1, "courier"),
        Stolen(0, 1, "meeple", 4, 2, "meeple", 2, 4, auto=True),
        RobberHome(0),
        RobberFollowed(3, 2, 4, 0, "meeple"),
    ),
    hear(
        "Messages",
        START,
        MessageDrawn(0, "H", 1),
        MessageUsed(0, "H", "action", "3.f1"),
        MeepleHome(0, "3.f1", 0, 1),
        Scored(0, "meeple", 20, 26, 6, "H", None, (Term(2, 3, "city"),), auto=False),
    ),
    hear(
        "Messages",
        START,
        MessageUsed(0, "A", "two", None),
        Scored(0, "courier", 3, 5, 2, "A", None, (Term(1, 2, "message"),), auto=False),
    ),
    hear("Messages", START, MessageUsed(0, "D", "action", None), TileDrawn(0, "X", extra=True, left=1)),
    hear(
        "The end tells every feature with its arithmetic by kind",
        START,
        StackRanOut(0, extra=False),
        RobberBonus(0, 4, 3, (Term(1, 3, "robber"),)),
        RobberHome(0),
        RobberBonus(1, 9, 3, (Term(1, 3, "robber"),)),
        RobberHome(1),
        FinalFeature("0.r1", "road", 2, (Term(2, 1, "tile"),), (1,)),
        FinalFeature("1.f1", "field", 6, (Term(2, 3, "city"),), (0, 1)),
        FinalFeature("2.f1", "field", 0, (Term(0, 3, "city"),), (0,)),
        FinalFeature("3.r1", "road", 1, (Term(1, 1, "tile"),), (0,)),
        FinalFeature("4.m", "monastery", 5, (Term(5, 1, "tile"),), (0,)),
        GameEnded((61, 60), (0,)),
    ),
    hear("The end tells every feature with its arithmetic by kind", START, GameEnded((61, 61, 40), (0, 1))),
    hear(
        "A turn without points is a line",
        START,
        TileDrawn(0, "L", extra=False, left=60),
        TilePlaced(0, "L", "AB", 1, 0, 3),
        MeeplePlaced(0, "1.r1", "road", 1, 0),
        TurnStarted(1),
        TileDrawn(1, "B", extra=False, left=59),
        TilePlaced(1, "B", "A", 0, -1, 0),
        RobberPassed(1, 4),
        RobberPassed(2, 9),
        MeeplePassed(1),
        TurnStarted(2),
        TileDrawn(2, "U", extra=False, left=58),
    ),
    hear(
        "The last meeple",
        msgspec.structs.replace(START, supply=(0, 7)),
        TilePlaced(0, "L", "AB", 1, 0, 3),
        MeeplePlaced(0, "1.r1", "road", 1, 0),
    ),
    *(
        hear("Taken back", START, MessageUsed(0, "H", "action", f"1.{kind[0]}1"), MeepleHome(0, f"1.{kind[0]}1", 0, 1))
        for kind in FEATURES
    ),
)
STATES = (start, robber, meeple, award, steal, lambda: message("G"), lambda: message("E"), on_the_track)
ASKED = (
    *(part for make in STATES for part in asked(make())),
    *(
        read("What is left open", "asked", fewer(spots, turns), *GAME.moves(start(), 0))
        for spots, turns in ((1, 4), (1, 1))
    ),
)
CHOICES = (
    *(offered(make()) for make in (start, one_spot, meeple, closing, robber, award, steal, crowd)),
    *(offered(message(letter)) for letter in "HGDF"),
    laid(hand="E", x=0, y=-1, turns=2),
    laid("G@0,-1 1 B:c1", hand="E", x=0, y=-2, turns=2),
    laid(hand="U", x=1, y=0, turns=1),
    laid("U@1,0 1", "U@2,0 1", hand="U", x=3, y=0, turns=1),
    laid(hand="U", x=0, y=1, turns=1),
)
TABLES = (
    read(
        "Points from messages",
        "table",
        msgspec.structs.replace(over((2, 1), "most-points"), sheet=((0, 0, 0, 0, 0, 7, 0), (20, 0, 0, 0, 0, 0, 0))),
    ),
    read("Tables", "table", GAME.view(on_the_track(), PUBLIC)),
    read("Tables", "table", GAME.view(message("G"), PUBLIC)),
    read("Tables", "table", START),
    read("Tables", "table", over((2, 1), "most-points")),
    *(read("Hands", "hand", GAME.view(start(), seat)) for seat in (0, 1)),
    read("Hands", "hand", GAME.view(message("G"), 0)),
    *(
        read("Advice", "tip", GAME.view(make(), GAME.acting(make())[0]), *GAME.moves(make(), GAME.acting(make())[0]))
        for make in (
            one_spot,
            lambda: table("V@1,0 0; A@-1,0 3", hand="V", seats=2),
            robber,
            meeple,
            award,
            steal,
            message,
        )
    ),
)
LOOKED_UP = (
    look_up("Without messages", ASIDE, "aside"),
    described("Names", GAME.view(message(), 0), "meeple", "courier", "r1", "c1", "12.m", "f2"),
    look_up("Tiles of the board", GAME.view(message(), 0), "tile-M:1", "tile-B:3", "tile-U:5"),
    look_up("Messages", BELOW, "message-C", "message-A"),
    look_up("Tiles", GAME.view(table("E@0,-1 2", hand="E", stack="E U", seats=2), 0), "tile-E:1"),
)


def played(state: Any, script: str) -> Any:
    play(state, script)
    return state


def scored(earned: str, **given: str) -> Any:
    state = table(**given)
    scoring(state, earned)
    return state


def arrived(first: str) -> Any:
    """Return the state at which a seat is to choose about the message of this letter."""
    letters = " ".join([first, *(letter for letter in LETTERS if letter != first)])
    state = table("U@1,0 1 B:r1 R:f1", messages=letters)
    state.phase = "message"
    go_on(state, -1, [])
    return state


def over_now() -> Any:
    state = table()
    end_now(state)
    return state


LETTERS = "ABCDEFGH"
TRACK = {"figures": "R 4, B 9, Y 6, G 2", "robbers": "R@9, B@4, Y@9, G@9"}
AWARDS = {"robbers": "B@10", "messages": " ".join(LETTERS)}
LATE = played(table(hand="E"), "R place 0,-1 2")
LATE.supply[0] = 0
NO_FARMERS = played(table("H@0,-1 0 R:c1", hand="L", farmers=False), "R place 0,-2 2")
NOBODY_LEFT = GAME.copy(NO_FARMERS)
NOBODY_LEFT.supply[0] = 0
EMPTY = arrived("D")
EMPTY.drawn = len(EMPTY.stack)
IN_ORDER = scored("R road 3, R city 8", figures="R 10, B 3", robbers="B@10")
OTHER_FIRST = GAME.copy(IN_ORDER)
OTHER_FIRST.robbers[1] = 9
OTHER_FIRST.round = msgspec.structs.replace(OTHER_FIRST.round, robbers=(-1, 9, -1, -1))
AWARD = scored("R road 3, R city 8, B city2 1", figures="R 10/3, B 5/6", **AWARDS)
AWARDED = played(scored("R road 3, R city 8", figures="R 10/3, B 3/4", **AWARDS), "R award 0.r1 meeple")
TRIED = (
    (
        ("A tile to place", table(hand="E")),
        *("R place A 0", "R place C 0", "R place ? 0", "R place A 4", "R place A -1", "B place A 2", "R meeple c1"),
    ),
    (
        ("A meeple, without farmers", NO_FARMERS),
        *("R meeple c1", "R meeple f1", "R meeple f2", "R meeple f3", "R meeple r7", "R stay"),
        *("R meeple m", "R meeple c", "R meeple c1c1", "R meeple 1.c1"),
    ),
    (("No meeple left", NOBODY_LEFT), "R meeple r1", "R meeple r2", "R meeple r3"),
    (("No meeple left", LATE), "R meeple c1"),
    (
        ("A robber to place", played(table(hand="RA", **TRACK), "R place 1,0 0")),
        *("R robber 50", "R robber 9", "R robber 4", "R robber 11", "R robber 0", "R robber 49", "R robber -1"),
        "R pass",
    ),
    (
        ("Awards", AWARD),
        *("R award 0.f1 meeple", "R award 0.c1 horse", "B award 0.f1 meeple"),
    ),
    (("An award in their order", IN_ORDER), "R award 0.c1 courier"),
    (("An award taken already", AWARDED), "R award 0.r1 courier"),
    (("Another award first", OTHER_FIRST), "R award 0.r1 meeple"),
    (
        ("A theft", scored("R road 5, Y city 2", figures="R 53, Y 3, B 20", robbers="B@3")),
        *("B steal G meeple meeple", "B steal R courier meeple", "B steal R meeple courier"),
    ),
    (("Message A", arrived("A")), "R follow meeple", "R draw", "R recall 1.f1 meeple", "R two horse"),
    (("Message D", arrived("D")), "R follow meeple"),
    (("Message D without tiles", EMPTY), "R draw"),
    (("Message H", arrived("H")), "R recall 1.r1 meeple", "R recall 7.r1 meeple", "R follow meeple"),
    (("After the end", over_now()), "R place A 0"),
)
REFUSALS = (
    position(GAME, "A message about knights", drawn("F", "E@0,1 2 R:c1")),
    *(position(GAME, f"Message {letter}", arrived(letter)) for letter in "ADH"),
    position(GAME, "An award", AWARD),
    position(GAME, "An award in their order", IN_ORDER),
    position(GAME, "The end", over_now()),
    *(tries(*given, *lines) for given, *lines in TRIED),
)
MOMENTS = (*NEWS, *ASKED, *CHOICES, *TABLES, *LOOKED_UP, *REFUSALS)

COURSES = (
    (
        "The best, and the best that was shared",
        [
            [done("0.c1", 8, 0)],
            [done("1.c1", 6, 0, 1)],
            [done("2.c1", 4, 0, 1)],
            [done("3.c1", 30)],
            [ended("4.r1", 2, 1), ended("5.r1", 9), ended("6.r1", 3, 0)],
        ],
        cast("Any", None),
    ),
    ("A theft", [[Stolen(1, 0, "meeple", 5, 3, "courier", 12, 15, auto=True)]], cast("Any", None)),
)
OPTIONS = {
    "messages, no robbers, no farmers": CarcassonneOptions(robbers=False, farmers=False, messages=True),
    "all robbers": CarcassonneOptions(robber_chain="all"),
}
