"""Tables of Durak worth drawing: positions written by hand, and moments of random games."""

import msgspec

from games.check.golden import pngs
from games.core.catalogue import localizer_for
from games.core.contract import PUBLIC, Outcome
from games.durak import GAME
from games.durak.rules.moves import Attack, Defend, ThrowIn
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import Phase
from games.durak.views.view import DurakView, Entry
from tests.games.tables import random_table

PICTURES = pngs("durak")
NAMES = ("Ana", "Борис", "Ștefan cel Mare și Sfânt", "Мария", "Екатерина Дмитриевна", "Jo")
ALL = frozenset({"6", "7", "8", "9", "10", "J", "Q", "K", "A"})


def localizer(locale="en", seats=6):
    return localizer_for(GAME, locale, NAMES[:seats])


def look(**changes):
    """Return the public view of a table of three, Ana about to attack Борис; or of another, by `changes`."""
    seats = changes.get("seats", 3)
    plain = DurakView(
        audience=PUBLIC,
        seats=seats,
        asked=(0,),
        question=1,
        options=DurakOptions(),
        phase=Phase.ATTACK,
        bout=1,
        dealer=seats - 1,
        turned="9D",
        trump="D",
        lowest="6D",
        talon=18,
        hands=(6,) * seats,
        in_game=(True,) * seats,
        direction=1,
        starter=0,
        attacker_slot=0,
        target_slot=1,
        defender=1,
        table=(),
        taking=False,
        closed=False,
        passed=(),
        first_defence_done=True,
        stale=0,
        discarded=(),
        known=((),) * seats,
        groups=(),
        hand=(),
        shown=(),
    )
    return msgspec.structs.replace(plain, **changes)


def entries(*fights):
    """Return a table from texts "7S" or "7S 8S": a card, and what beat it; seat 0 has laid the first, 2 the rest."""
    split = [fight.split() for fight in fights]
    return tuple(
        Entry(card, 0 if number == 0 else 2, rest[0] if rest else None) for number, (card, *rest) in enumerate(split)
    )


def bout(*fights, **changes):
    """Return the view of a bout with these fights, the defender asked."""
    return look(phase=Phase.BOUT, table=entries(*fights), asked=changes.pop("asked", (1,)), **changes)


CROWDED = bout(
    *("6S 10S", "6H 6D", "10C JC", "JD", "QH", "8C=S"),
    seats=6,
    options=DurakOptions(enchanted=ALL),
    hands=(4, 9, 0, 12, 5, 1),
    in_game=(True, True, False, True, True, True),
    groups=((2,),),
    passed=(5,),
    talon=1,
    discarded=("7S", "7H"),
    direction=-1,
)
TEAMS = bout(
    *("9S QS", "QC KC"),
    seats=4,
    options=DurakOptions(teams=True, enchanted=ALL),
    closed=True,
    asked=(0, 2),
    trump=None,
    turned="8D",
    talon=7,
    discarded=("7S", "7H", "9H", "9C"),
)
TAKING = bout("7S", "7H 8H", seats=2, taking=True, asked=(0,), talon=0)
DIRECTION = look(seats=5, phase=Phase.DIRECTION, asked=(1,), talon=0, discarded=("7S", "KS"))
OVER = look(
    seats=4,
    phase=Phase.OVER,
    asked=(),
    talon=0,
    in_game=(False, False, False, True),
    hands=(0, 0, 0, 5),
    groups=((2,), (0, 1)),
    shown=((), (), (), ("6S", "7S", "10H", "QC", "9D")),
    outcome=Outcome(places=(2, 2, 1, 4), reason="fool"),
)
HAND = bout(
    *("7S 8S", "7C"),
    audience=1,
    options=DurakOptions(enchanted=ALL),
    hand=("6S", "8S", "10H", "AH", "9C", "JC", "QC", "6D", "KD"),
    hands=(6, 9, 6),
)
HAND_CROWDED = msgspec.structs.replace(
    CROWDED,
    audience=1,
    hand=tuple(f"{rank}{suit}" for suit in "SHCD" for rank in ("7", "9", "K", "A")),
    hands=(4, 16, 0, 12, 5, 1),
)
HAND_LATE = bout(
    "7S",
    seats=6,
    asked=(0,),
    audience=0,
    taking=True,
    hand=("6C",),
    hands=(1, 6, 6, 6, 6, 6),
    in_game=(True,) * 6,
    attacker_slot=4,
)
TEAMS_OVER = msgspec.structs.replace(
    OVER,
    options=DurakOptions(teams=True),
    groups=((1,), (3,)),
    in_game=(True, False, True, False),
    shown=(("6S", "AD"), (), ("7C",), ()),
    outcome=Outcome(places=(2, 1, 2, 1), reason="team"),
)
HAND_MOVES = (Defend("7C", "9C"), Defend("7C", "JC"), Defend("7C", "6D"), ThrowIn("QC"), Attack("AH"))

DRAWN = {
    "attack": lambda: PICTURES.table(look(), localizer("ro")),
    "crowded": lambda: PICTURES.table(CROWDED, localizer("ru")),
    "teams": lambda: PICTURES.table(TEAMS, localizer("bg")),
    "taking": lambda: PICTURES.table(TAKING, localizer("en")),
    "direction": lambda: PICTURES.table(DIRECTION, localizer("en")),
    "over": lambda: PICTURES.table(OVER, localizer("ru")),
    "hand": lambda: PICTURES.hand(HAND, HAND_MOVES, localizer("bg")),
    "hand-crowded": lambda: PICTURES.hand(HAND_CROWDED, (Defend("JD", "KD"),), localizer("en")),
    "over-teams": lambda: PICTURES.table(TEAMS_OVER, localizer("bg")),
    "hand-late": lambda: PICTURES.hand(HAND_LATE, (ThrowIn("6C"),), localizer("ru")),
    "page-signs": lambda: PICTURES.page("signs", localizer("bg", 0)),
    "page-bout": lambda: PICTURES.page("bout", localizer("en", 0)),
    "page-transfer": lambda: PICTURES.page("transfer", localizer("ro", 0)),
    "page-end": lambda: PICTURES.page("end", localizer("ru", 0)),
    "page-teams": lambda: PICTURES.page("teams", localizer("bg", 0)),
    "page-questions": lambda: PICTURES.page("questions", localizer("en", 0)),
    "page-example": lambda: PICTURES.page("example", localizer("ru", 0)),
    "page-enchanted": lambda: PICTURES.page("enchanted 6 7 8 9 10 J Q K A", localizer("en", 0)),
    "term-sign": lambda: PICTURES.term("takes", None, localizer("ro", 0)),
    "term-trump": lambda: PICTURES.term("trump", None, localizer("bg", 0)),
    "term-enchanted": lambda: PICTURES.term("enchanted", None, localizer("en", 0)),
    "term-card": lambda: PICTURES.term("9S", look(options=DurakOptions(enchanted=ALL)), localizer("ru", 0)),
}


def games(seats, seed, **options):
    """Return the state and last events of each step of a random game."""
    return random_table(GAME, seats, seed, **options)


TABLES = (
    {"seats": 2, "seed": 1},
    {"seats": 3, "seed": 2, "enchanted": ALL},
    {"seats": 4, "seed": 3, "enchanted": ALL, "teams": True},
    {"seats": 6, "seed": 4, "enchanted": frozenset({"8", "9", "K"}), "auto_pass": True},
    {"seats": 5, "seed": 5, "transfer": False},
    {"seats": 4, "seed": 6, "teams": True},
)
