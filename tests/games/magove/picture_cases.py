"""Tables of Magove worth drawing: positions written by hand, and moments of random games."""

import msgspec

from games.check.golden import pngs
from games.core.catalogue import localizer_for
from games.core.contract import PUBLIC, Outcome
from games.core.ranking import places_for
from games.magove import GAME
from games.magove.rules.ending import points_for
from games.magove.rules.events import Score
from games.magove.rules.moves import Play
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase
from games.magove.views.view import HIDDEN, Laid, MagoveView, Trick
from tests.games.tables import random_table

PICTURES = pngs("magove")
NAMES = ("Ana", "Борис", "Ștefan cel Mare și Sfânt", "Мария", "Екатерина Дмитриевна", "Jo")


def localizer(locale="en", seats=6):
    return localizer_for(GAME, locale, NAMES[:seats])


def sheet(*rounds):
    """Return the score sheet of these rounds, each a text "bid/tricks …" by seat."""
    lines, totals = [], {}
    for told in rounds:
        scores = []
        for seat, cell in enumerate(told.split()):
            bid, tricks = map(int, cell.split("/"))
            points = points_for(bid, tricks)
            totals[seat] = totals.get(seat, 0) + points
            scores.append(Score(seat, bid, tricks, points, totals[seat]))
        lines.append(tuple(scores))
    return tuple(lines)


def laid(first, cards, seats):
    return tuple(Laid((first + place) % seats, card) for place, card in enumerate(cards.split()))


def look(**changes):
    """Return the public view of a table of three in its third round, Борис about to bid; or of another."""
    seats = changes.get("seats", 3)
    rounds = changes.setdefault("sheet", sheet("0/0 1/0 1/1", "2/1 0/0 0/1") if seats == 3 else ())
    plain = MagoveView(
        audience=PUBLIC,
        seats=seats,
        asked=(1,),
        question=1,
        options=MagoveOptions(),
        phase=Phase.BIDDING,
        round=3,
        rounds=60 // seats,
        cards=3,
        first_dealer=1,
        dealer=0,
        races=(),
        left_out=None,
        turned="R7",
        trump="R",
        talon=59 - 3 * seats,
        hands=(3,) * seats,
        hand=(),
        faces=(),
        has_bid=(False,) * seats,
        bids=(None,) * seats,
        total=0,
        forbidden=None,
        leader=1,
        number=0,
        trick=(),
        led=None,
        winning=None,
        won=(0,) * seats,
        last=None,
        sheet=rounds,
        totals=tuple(score.total for score in rounds[-1]) if rounds else (0,) * seats,
        gone=(),
        void=((),) * seats,
    )
    return msgspec.structs.replace(plain, **changes)


BIDDING = look(
    last=Trick(2, 2, laid(2, "R13 Z2 G4", 3), 0),
    asked=(2,),
    has_bid=(False, True, False),
    bids=(None, 2, None),
    total=2,
)
PLAY = look(
    phase=Phase.PLAY,
    asked=(0,),
    has_bid=(True,) * 3,
    bids=(1, 2, 0),
    total=3,
    number=2,
    leader=1,
    trick=laid(1, "B7 Z1", 3),
    led="B",
    winning=2,
    won=(0, 1, 0),
)
LONG = sheet(
    *("0/1 1/0 0/0 1/1 0/0 1/0", "1/1 0/0 2/2 1/0 2/1 0/0", "3/1 0/0 1/1 2/2 0/0 0/0", "1/2 4/0 0/0 0/0 1/1 1/1"),
    *("0/0 1/1 5/0 1/2 0/0 2/2", "2/2 1/1 0/0 6/1 1/1 0/1", "1/1 2/0 2/4 0/0 1/1 1/1", "3/3 0/0 1/1 8/2 1/1 1/1"),
    "2/2 1/1 9/2 1/1 2/2 1/1",
)
LONG_OF_THREE = sheet("0/0 1/0 1/1", "2/2 1/0 0/0", "1/0 1/1 0/2", "3/3 0/1 2/0", "0/0 4/4 1/1")
CROWDED = look(
    seats=6,
    phase=Phase.PLAY,
    options=MagoveOptions(plus_minus_one=True),
    round=10,
    cards=10,
    dealer=5,
    asked=(4,),
    turned=None,
    trump=None,
    talon=0,
    has_bid=(True,) * 6,
    bids=(10, 0, 2, 1, 3, 0),
    total=16,
    number=6,
    leader=0,
    trick=laid(0, "N2 G13 G2 R13", 6),
    led="G",
    winning=1,
    won=(0, 2, 2, 0, 1, 0),
    sheet=LONG,
)
SECRET = look(
    seats=5,
    options=MagoveOptions(bidding="secret_bids"),
    asked=(0, 3),
    has_bid=(False, True, True, False, True),
    total=None,
    sheet=sheet("0/0 1/1 0/0 1/0 0/0", "1/1 0/1 0/0 0/0 0/0"),
)
WIZARD = look(phase=Phase.TRUMP, seats=4, asked=(0,), turned="Z2", trump=None, round=1, cards=1, talon=55)
SINGLE = look(
    phase=Phase.PLAY,
    options=MagoveOptions(single_suit=True, bidding="secret_prediction"),
    races=("B", "Y", "G"),
    left_out="R",
    turned=None,
    trump=None,
    talon=9,
    cards=6,
    has_bid=(True,) * 3,
    total=None,
    number=3,
    leader=2,
    last=Trick(3, 2, laid(1, "Y7 G9 B9", 3), 2),
    won=(1, 0, 1),
    asked=(2,),
)
OVER = look(
    seats=6,
    phase=Phase.OVER,
    asked=(),
    round=10,
    turned=None,
    trump=None,
    talon=0,
    sheet=LONG,
    outcome=Outcome(places=places_for([score.total for score in LONG[-1]]), reason="most-points"),
)
HAND = msgspec.structs.replace(
    PLAY, audience=0, hand=("B2", "B11", "R3", "R13", "G1", "Y9", "Z3", "Z4", "N1"), hands=(9, 8, 8), cards=10
)
HAND_MOVES = tuple(Play(name) for name in ("B2", "B11", "Z", "N"))
BLIND = look(
    audience=1,
    options=MagoveOptions(clairvoyance=True),
    round=1,
    cards=1,
    sheet=(),
    hand=(HIDDEN,),
    hands=(1, 1, 1),
    faces=(("G9",), (HIDDEN,), ("Z1",)),
    talon=56,
)
NEXT = look(
    phase=Phase.BIDDING, last=Trick(2, 2, laid(2, "R13 Z2 G4", 3), 0), sheet=sheet("0/0 1/0 1/1", "2/2 1/1 0/1")
)
SHORT = look(
    phase=Phase.OVER,
    asked=(),
    round=5,
    sheet=LONG_OF_THREE,
    outcome=Outcome(places=places_for([score.total for score in LONG_OF_THREE[-1]]), reason="most-points"),
)
HAND_LONG = look(
    audience=2,
    asked=(2,),
    has_bid=(False, True, False),
    bids=(None, 4, None),
    total=4,
    cards=12,
    hands=(12, 12, 12),
    hand=("B2", "B11", "R3", "R13", "G1", "G5", "Y2", "Y9", "Y12", "Z3", "Z4", "N1"),
)
WAITING = look(
    audience=1,
    asked=(2,),
    has_bid=(False, True, False),
    bids=(None, 2, None),
    total=2,
    hand=("B9", "Z2", "N1"),
)
HAND_ROWS = msgspec.structs.replace(HAND, asked=(0,), hand=HAND_LONG.hand, hands=(12, 12, 12), cards=13)
SEEN = msgspec.structs.replace(
    PLAY,
    audience=1,
    asked=(1,),
    options=MagoveOptions(clairvoyance=True),
    trick=(),
    winning=None,
    hand=("R1",),
    faces=(("G9",), ("R1",), ("Z1",)),
)

DRAWN = {
    "bidding": lambda: PICTURES.table(BIDDING, localizer("ro")),
    "play": lambda: PICTURES.table(PLAY, localizer("en")),
    "crowded": lambda: PICTURES.table(CROWDED, localizer("ru")),
    "secret": lambda: PICTURES.table(SECRET, localizer("bg")),
    "wizard": lambda: PICTURES.table(WIZARD, localizer("en")),
    "single": lambda: PICTURES.table(SINGLE, localizer("bg")),
    "over": lambda: PICTURES.table(OVER, localizer("ru")),
    "hand": lambda: PICTURES.hand(HAND, HAND_MOVES, localizer("ro")),
    "blind": lambda: PICTURES.hand(BLIND, (), localizer("bg")),
    "next": lambda: PICTURES.table(NEXT, localizer("en")),
    "over-short": lambda: PICTURES.table(SHORT, localizer("bg")),
    "hand-waiting": lambda: PICTURES.hand(WAITING, (), localizer("ro")),
    "hand-long": lambda: PICTURES.hand(HAND_LONG, (), localizer("en")),
    "hand-rows": lambda: PICTURES.hand(HAND_ROWS, HAND_MOVES, localizer("bg")),
    "hand-seen": lambda: PICTURES.hand(SEEN, (), localizer("ru")),
    "page-signs": lambda: PICTURES.page("signs", localizer("ro", 0)),
    "page-cards": lambda: PICTURES.page("cards", localizer("bg", 0)),
    "page-single": lambda: PICTURES.page("single", localizer("en", 0)),
    "page-round": lambda: PICTURES.page("round", localizer("ru", 0)),
    "page-trick": lambda: PICTURES.page("trick", localizer("bg", 0)),
    "page-variants": lambda: PICTURES.page("variants plus-minus secret clairvoyance", localizer("en", 0)),
    "page-example": lambda: PICTURES.page("example", localizer("ru", 0)),
    "page-score": lambda: PICTURES.page("score", localizer("en", 0)),
    "term-card": lambda: PICTURES.term("G11", None, localizer("bg", 0)),
    "term-race": lambda: PICTURES.term("Y", None, localizer("ru", 0)),
    "term-sign": lambda: PICTURES.term("over", None, localizer("ro", 0)),
}


def games(seats, seed, **options):
    """Return the state and last events of each step of a random game."""
    return random_table(GAME, seats, seed, **options)


TABLES = (
    {"seats": 3, "seed": 1, "bidding": "secret_prediction", "step": 2},
    {"seats": 3, "seed": 2, "clairvoyance": True, "rounds": 3},
    {"seats": 6, "seed": 3, "plus_minus_one": True},
    {"seats": 4, "seed": 4, "single_suit": True, "rounds": 4},
    {"seats": 5, "seed": 5, "bidding": "secret_bids", "clairvoyance": True, "rounds": 5},
    {"seats": 3, "seed": 6, "single_suit": True, "bidding": "secret_bids", "step": 2},
)
