"""Tables of Carcassonne worth drawing: positions set up by hand, and moments of random games."""

import msgspec

from games.carcassonne import GAME
from games.check.golden import pngs
from games.core.catalogue import localizer_for
from games.core.contract import PUBLIC
from tests.games.carcassonne.positions import play, position, scoring
from tests.games.tables import random_table

PICTURES = pngs("carcassonne")
NAMES = ("Ana", "Борис", "Ștefan cel Mare și Sfânt", "Мария", "Екатерина Дмитриевна", "Jo")


def localizer(locale="en", seats=6):
    return localizer_for(GAME, locale, NAMES[:seats])


def games(seats, seed, **options):
    """Return the state and last events of each step of a random game."""
    return random_table(GAME, seats, seed, **options)


TABLES = (
    {"seats": 2, "seed": 1, "robbers": False, "farmers": False},
    {"seats": 3, "seed": 2},
    {"seats": 4, "seed": 3, "robbers": False, "messages": True},
    {"seats": 6, "seed": 4, "messages": True, "robber_chain": "all"},
    {"seats": 5, "seed": 5, "messages": True},
)


def moment(number, phase, tiles):
    """Return the state of a random game at the first question of a phase once so many tiles lie there."""
    for state, _ in games(**TABLES[number]):
        if state.phase == phase and len(state.board.faces) >= tiles:
            return GAME.copy(state)
    raise LookupError(phase)


LAND = "M@0,-1 2 B:c1; V@1,0 0; B@-1,-1 0 Y:m; W@-1,0 0 R:r2; U@0,1 1 G:f2; V@1,1 1 R:f2"


def start():
    return position(hand="RC", seats=2)


def one_spot():
    state = position("M@0,-1 2 R:c1; V@1,0 1 R:r1; A@-1,0 3", hand="L", figures="B 3, Y 3")
    assert len(state.spots) == 1
    return state


def meeple():
    state = position(LAND, hand="X")
    play(state, f"R place {_cell(state)}")
    return state


def _cell(state):
    first = GAME.view(state, PUBLIC).spots[0]
    return f"{first.x},{first.y} {first.turns[0]}"


def robber():
    state = position(LAND, hand="RA", figures="R 4, B 59, Y 6, G 49", robbers="Y@9")
    play(state, f"R place {_cell(state)}")
    return state


def award():
    state = position(LAND, figures="R 23/13, B 7/2, Y 3/3, G 31/4", robbers="B@13", messages="A B C D E F G H")
    scoring(state, "R road2 3, R city2 6")
    return state


def steal():
    state = position(LAND, figures="R 13/20, B 7/2, Y 10/13, G 31/4", robbers="B@13", messages="A B C D E F G H")
    scoring(state, "R road2 3, Y city2 6")
    play(state, "R award 0.f2 meeple\nY award 0.f1 courier")
    return state


def message(letter="H"):
    order = " ".join([letter, *"ABCDEFGH".replace(letter, "")])
    state = position(LAND, figures="R 2/13, B 7/2, Y 3/3, G 31/4", robbers="B@13", messages=order)
    scoring(state, "R road2 3")
    play(state, "R award 0.f2 meeple")
    return state


def picture(state, locale="en"):
    return PICTURES.table(GAME.view(state, PUBLIC), localizer(locale, state.seats))


def hand(state, locale="en"):
    seat = GAME.acting(state)[0]
    return PICTURES.hand(GAME.view(state, seat), GAME.moves(state, seat), localizer(locale, state.seats))


def strip(state, locale="en"):
    """Return what a page shows the seat asked below the board."""
    seat = GAME.acting(state)[0]
    view, choices = GAME.view(state, seat), GAME.moves(state, seat)
    return GAME.pictures.beside(view, choices, localizer(locale, state.seats)).hand.png()


def set_aside():
    """Return the view of a table of which two tiles fitted nowhere."""
    return msgspec.structs.replace(GAME.view(robber(), PUBLIC), aside=("RA", "C"))


DRAWN = {
    "start": lambda: picture(start()),
    "robber": lambda: picture(robber(), "ro"),
    "message": lambda: picture(message(), "bg"),
    "three": lambda: picture(moment(1, "place", 60), "ru"),
    "crowded": lambda: picture(moment(3, "place", 70), "ru"),
    "over": lambda: picture(moment(3, "over", 70), "bg"),
    "over-base": lambda: picture(moment(0, "over", 60), "ro"),
    "aside": lambda: PICTURES.table(set_aside(), localizer("bg", 4)),
    "strip-tile": lambda: strip(start(), "ro"),
    "strip-message": lambda: strip(message(), "ru"),
    "page-turn": lambda: PICTURES.page("turn", localizer("bg")),
    "page-meeple": lambda: PICTURES.page("meeple", localizer("en")),
    "page-farmers": lambda: PICTURES.page("farmers", localizer("ro")),
    "page-messages": lambda: PICTURES.page("messages", localizer("ru")),
    "term-message": lambda: PICTURES.term("message-C", None, localizer("bg")),
    "term-meeple": lambda: PICTURES.term("meeple", None, localizer("en")),
    "page-aim": lambda: PICTURES.page("aim", localizer()),
    "page-score": lambda: PICTURES.page("score", localizer("ru")),
    "page-end": lambda: PICTURES.page("end", localizer("bg")),
    "page-robbers": lambda: PICTURES.page("robbers", localizer("ro")),
    "page-signs": lambda: PICTURES.page("signs", localizer("en")),
    "term-tile": lambda: PICTURES.term("tile-RA", None, localizer("bg")),
    "term-robber": lambda: PICTURES.term("robber", None, localizer("ru")),
    "hand-start": lambda: hand(start()),
    "hand-crowded": lambda: hand(moment(4, "place", 60)),
    "hand-one-spot": lambda: hand(one_spot()),
    "hand-meeple": lambda: hand(meeple()),
    "hand-award": lambda: hand(award()),
    "hand-message": lambda: hand(message()),
}
