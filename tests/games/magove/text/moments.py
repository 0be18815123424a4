"""Positions of Magove that tables rarely reach, for the transcript."""

from types import SimpleNamespace
from typing import Any, cast

import msgspec

from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.magove import GAME
from games.magove.rules.events import (
    BiddingClosed,
    BidMade,
    BidsRevealed,
    CardPlayed,
    GameOver,
    GameStarted,
    HandDealt,
    NoTrumpLastRound,
    OthersSeen,
    OwnCardSeen,
    RoundScored,
    RoundStarted,
    Score,
    TrickWon,
    TrumpChosen,
    TrumpTurned,
)
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase
from games.magove.views.view import HIDDEN
from tests.games.magove.picture_cases import (
    BIDDING,
    BLIND,
    CROWDED,
    HAND,
    OVER,
    PLAY,
    SECRET,
    SINGLE,
    WIZARD,
    laid,
    look,
    sheet,
)
from tests.games.magove.positions import dealt, play
from tests.games.magove.positions import position as table
from tests.games.transcripts.transcript import Moment, described, hear, read, refused

DEAL = (RoundStarted(3, 3, 0), TrumpTurned("R4", "R", "race"))
ROUND_THREE = sheet("0/0 1/1 0/0")[0]


def changed(view: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(view, **changes)


def own(seat: int, view: Any, **changes: Any) -> Any:
    return changed(view, audience=seat, **changes)


def open_to(view: Any) -> Any:
    """Return what the rules leave open to the view's own seat; nothing to the public."""
    if view.audience == PUBLIC:
        return ()
    counts = [len(view.hand) or count if seat == view.audience else count for seat, count in enumerate(view.hands)]
    state = GAME.determinize(changed(view, hands=tuple(counts)), SeededChance(bytes(32), 0))
    return GAME.moves(state, view.audience)


def asked(view: Any) -> Moment:
    return read("What is asked", "asked", view, *open_to(view))


def does(view: Any, *choices: Any) -> Moment:
    return read("What a choice does", "choice", view, *choices)


def tries(state: Any, *tried: tuple[int, Any]) -> Moment:
    return refused(GAME, "Moves that are refused", state, *tried)


def scored(number: int, *lines: tuple[int, int]) -> list[Any]:
    return [RoundScored(number, tuple(Score(seat, bid, won, 0, 0) for seat, (bid, won) in enumerate(lines)))]


def after(state: Any, script: str) -> Any:
    play(state, script)
    return state


NEWS = (
    hear(
        "The start",
        PLAY,
        GameStarted(3, MagoveOptions(), 1, (), None),
        RoundStarted(1, 1, 1),
        TrumpTurned("R4", "R", "race"),
    ),
    hear(
        "A race for each",
        PLAY,
        GameStarted(3, MagoveOptions(single_suit=True), 1, ("B", "Y", "G"), "R"),
        RoundStarted(1, 4, 1),
    ),
    hear("Single things", PLAY, TrumpTurned("N2", None, "jester")),
    hear("Single things", PLAY, TrumpTurned("Z1", None, "wizard")),
    hear("Single things", PLAY, NoTrumpLastRound()),
    hear("Single things", PLAY, TrumpChosen(0, "Y")),
    hear("Single things", PLAY, BidsRevealed(((1, 2), (0, 0)))),
    hear("Single things", PLAY, HandDealt(0, ("B3",))),
    hear("Single things", PLAY, HandDealt(0, ("B3", "Z1"))),
    hear("Single things", PLAY, OwnCardSeen(0, "B3")),
    hear("Single things", PLAY, OthersSeen(0, ((1, "B3"), (0, "Z1")))),
    hear("Single things", PLAY, BiddingClosed(None, 3)),
    hear("Open bids", BIDDING, BidMade(1, 2), BidMade(2, 0)),
    hear("All bids", PLAY, BidMade(0, 1), BiddingClosed(3, 3)),
    hear("All bids", PLAY, BiddingClosed(5, 3)),
    hear("All bids", PLAY, BiddingClosed(0, 1)),
    hear("Bids of a round that is over", PLAY, BidMade(0, 1), BiddingClosed(3, 3), RoundScored(3, ROUND_THREE)),
    hear("Bids beside the deal", PLAY, *DEAL, BidMade(0, 1), BiddingClosed(3, 3)),
    hear("Bids, told later", changed(BIDDING, cards=4, bids=(None, 1, None)), BidMade(0, 1), BiddingClosed(3, 3)),
    hear("Secret bids", SECRET, BidMade(1, None), BidMade(0, None)),
    hear("Secret bids", SECRET, BidMade(1, None)),
    hear("A trick", PLAY, CardPlayed(1, "B7", 2), CardPlayed(2, "Z1", 2), TrickWon(2, 2, ("B9", "B7", "Z1"), 1)),
    hear("Scores", PLAY, BidsRevealed(((0, 2),)), RoundScored(2, sheet("0/0 1/0 1/1", "2/2 0/1 2/0")[1])),
    hear("The end", PLAY, GameOver((1, 2, 2), (150, 90, 90))),
    hear("The end", PLAY, GameOver((1, 1, 3), (-20, -20, -50))),
    hear("The end", PLAY, GameOver((1, 2, 3), (1, 0, -50))),
)
ASKED = (
    asked(look()),
    asked(changed(BIDDING, forbidden=1)),
    asked(SECRET),
    asked(WIZARD),
    asked(changed(PLAY, trick=(), led=None)),
    asked(PLAY),
    asked(OVER),
    asked(own(0, WIZARD, hand=("B3",))),
    asked(own(0, WIZARD, hand=(HIDDEN,))),
    asked(own(1, WIZARD, hand=("B4",))),
    asked(own(1, look())),
    asked(own(1, look(cards=1))),
    asked(own(0, look())),
    asked(own(2, changed(BIDDING, forbidden=1))),
    asked(own(1, BIDDING)),
    asked(BLIND),
    asked(HAND),
    asked(own(0, PLAY, hand=("R3", "Z1"))),
    asked(own(0, PLAY, hand=("R3", "Y2"), trick=laid(1, "Z1 B7", 3), led=None)),
    asked(own(0, PLAY, hand=("R3", "Y2"), trick=laid(1, "N1 N2", 3), led=None)),
    asked(own(0, PLAY, hand=("R3", "Y2"), trick=(), led=None)),
    asked(own(0, PLAY, hand=("R3",), trick=(), led=None)),
    asked(own(0, PLAY, hand=("B3", "R3"))),
    asked(own(0, PLAY, hand=("Z3", "Z4"))),
    asked(own(1, PLAY, hand=("R3",))),
)
CHOICES = (
    does(changed(PLAY, hand=(*PLAY.hand, "Z1")), ChooseTrump("G")),
    does(changed(PLAY, hand=(*PLAY.hand, "Z1")), Bid(0)),
    does(changed(PLAY, hand=(*PLAY.hand, "Z1")), Bid(1)),
    does(changed(PLAY, hand=(*PLAY.hand, "Z1")), Bid(12)),
    does(changed(PLAY, hand=(*PLAY.hand, "Z1")), Play("Y13")),
    does(changed(PLAY, hand=(*PLAY.hand, "Z1")), Play("Z")),
    does(changed(BIDDING, forbidden=1), Bid(0)),
    does(look(audience=1), Bid(2)),
    does(look(audience=0, asked=(0,), has_bid=(False, True, True), bids=(None, 1, 1), total=2), Bid(0)),
    does(look(audience=0, asked=(0,), has_bid=(False, True, True), bids=(None, 1, 1), total=2), Bid(1)),
    does(look(audience=0, hand=("G4", "G7", "B2")), ChooseTrump("G")),
    does(look(audience=0, hand=("N1",)), Play("N")),
    does(look(audience=0, hand=("R3",)), Play("R3")),
    does(look(audience=0, hand=("B3",)), Play("B3")),
    does(look(audience=0, races=("B", "R", "G"), hand=("B9",)), Play("B9")),
    does(look(audience=0, hand=("Z1",)), Play("Z")),
    does(look(audience=0, asked=(0,), has_bid=(False, True, False), bids=(None, 1, None), total=1), Bid(1)),
    does(look(audience=0, hand=(HIDDEN,), faces=((HIDDEN,), ("G4",), ("Y2",))), ChooseTrump("G")),
    does(look(audience=2, hand=("Z1", "B2"), trick=laid(1, "B7", 3), led="B"), Play("Z")),
    does(look(audience=2, hand=("B9",), trick=laid(1, "B7", 3), led="B"), Play("B9")),
    does(look(audience=0, hand=("Z3",), trick=laid(1, "B7 B2", 3), led="B"), Play("Z")),
    does(look(audience=2, hand=("Z3",), trick=laid(1, "Z1", 3)), Play("Z")),
    does(look(audience=0), Play("B7"), Play("R12"), Play("N")),
)
TABLES = (
    *(
        read("Hands", "hand", view)
        for view in (HAND, changed(HAND, won=(1, 0, 0)), changed(HAND, won=(3, 0, 0)), BLIND)
    ),
    read(
        "Hands",
        "hand",
        changed(
            BLIND,
            phase=Phase.PLAY,
            hand=("R1",),
            faces=(("G9",), ("R1",), ("Z1",)),
            bids=(0, 1, 0),
            has_bid=(True,) * 3,
        ),
    ),
    *(read("Tables", "table", view) for view in (PLAY, BIDDING, CROWDED, WIZARD, SINGLE, SECRET, OVER)),
    *(
        read("What is trump", "table", look(sheet=(), **changes))
        for changes in (
            {"trump": None},
            {"trump": "B"},
            {"trump": None, "phase": Phase.TRUMP},
            {"trump": "R", "turned": None, "left_out": "G"},
        )
    ),
)
LOOKED_UP = (
    described("Names", look(hand=("G4", "G7", "R2")), "G", "R2", "G4"),
    described("Names", WIZARD, "Z", "N", "B", "Y"),
)
BOLD = after(dealt("B1 R1 G1 Y7", seats=3, options=MagoveOptions(plus_minus_one=True))[0], "1 bid 0\n2 bid 0")
REFUSALS = (
    tries(
        after(table("B2 R1", "B3 R9", "B5 Z1"), "0 play B2"),
        *((1, move) for move in (Play("R13"), Play("Q1"), Play("R9"), Bid(0), ChooseTrump("B"))),
        (2, Play("B5")),
    ),
    tries(dealt("B1 R1 G1 Y7", seats=3, options=MagoveOptions())[0], (1, Bid(2)), (0, Bid(0)), (1, Play("B1"))),
    tries(BOLD, (0, Bid(1)), (1, Bid(1))),
    tries(dealt("B1 R1 G1 Z1", seats=3)[0], (0, ChooseTrump("Z")), (1, ChooseTrump("B")), (0, Bid(0))),
)
MOMENTS = (*NEWS, *ASKED, *CHOICES, *TABLES, *LOOKED_UP, *REFUSALS)

TWO = cast("Any", SimpleNamespace(seats=2))
COURSES = (
    (
        "The first of equals, and rows of three",
        [scored(1, (0, 0), (0, 1)), scored(2, (2, 2), (2, 0)), scored(3, (1, 1), (0, 2)), scored(4, (0, 1), (4, 4))],
        TWO,
    ),
    (
        "Rounds in which all, and none, made their bids",
        [scored(1, (0, 0), (1, 1)), scored(2, (1, 0), (0, 1)), scored(3, (0, 1), (1, 0))],
        TWO,
    ),
    (
        "The longest row",
        [scored(number, (1, won), (1, 0)) for number, won in enumerate((1, 1, 1, 0, 1, 1, 1), 1)],
        TWO,
    ),
)
OPTIONS = {
    "five rounds": MagoveOptions(rounds=5),
    "twelve rounds": MagoveOptions(rounds=12),
    "two cards more in each round": MagoveOptions(step=2),
    "single suit, four rounds": MagoveOptions(single_suit=True, rounds=4),
}
