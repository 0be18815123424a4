"""Tables of Hayduti worth drawing: positions written by hand, and games of computers on rich tables."""

import msgspec

from games.check.golden import pngs
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Outcome
from games.hayduti import GAME
from games.hayduti.rules.events import DeetsTerm, Scored
from tests.games.hayduti.positions import play, table
from tests.games.hayduti.rich import rich

PICTURES = pngs("hayduti")
NAMES = ("Ana", "Борис", "Ștefan cel Mare și Sfânt", "Мария", "Екатерина Дмитриевна", "Jo")


def localizer(locale="en", seats=6):
    return localizer_for(GAME, locale, NAMES[:seats])


def seen(state, audience=PUBLIC):
    return GAME.view(state, audience)


def after(state, script):
    """Return the state after a script of moves."""
    play(state, script)
    return state


def plain():
    """Return a table of three: seat 0 acts, with hayduts, a voyvoda and a deets open."""
    return table(
        "d2u n3u n3g b2r",
        stats={0: (4, 6, 5), 1: (10, 4, 4)},
        hands={1: "b3y", 2: "V4"},
        raised={0: "totyu sofroniy", 1: "V10 V7 levski", 2: "V4"},
        up="V7@1 d2g@7 Z1@9 Z2@12 hitov@4 b3y@2 n2r@3",
        exposed=(1,),
    )


def forming(**changes):
    """Return a table whose seat 0 chooses the goal of a group."""
    state = table(
        "d2g d2r d3g d2u n3g V4 hariton",
        stats={0: (4, 5, 4)},
        raised={0: "totyu rayna rakovski"},
        up="V7@1 hadzhi@5 Z1@9",
        phase="forming",
        **changes,
    )
    state.mover.actions_left = 0
    return state


def crowded():
    """Return a table of six with much raised, six cards beside the field, and a zaptie to be answered."""
    state = table(
        "d2u n3u n3g b2r b2g",
        seats=6,
        stats={0: (10, 10, 10), 1: (10, 4, 4), 4: (5, 10, 6)},
        hands={1: "b3y", 2: "V4"},
        raised={
            0: "ilyo totyu rayna rakovski V12 V12",
            1: "V10 V7 levski",
            2: "V4",
            3: "botev hariton petko sofroniy karavelov georgievi V10",
            5: "V4 V7 V10 V12",
        },
        up="V7@1 d2g@7 Z1@9 Z2@12 hitov@4 b3y@2 n2r@3 b3u@17 V4@18 Z3@19 n2u@20 benkovski@21 karadzha@22",
        down="Z2@5",
        exposed=(1, 3),
        uprising="hard",
        premature=True,
        rotations=3,
    )
    return after(state, "0 scout 5")


def clearing():
    """Return a parallel table at its clearing: seat 1 has chosen, seats 0 and 2 have not."""
    hands = {1: "b3y b3g V7 b3y n2g", 2: "V4"}
    state = table("d2u n3u n3g b2r V10", hands=hands, phase="clearing", parallel=True)
    return after(state, "1 clear b3y V7")


def broken(*, hidden=False):
    """Return a table at which seat 1 takes with Hitov from the broken committee of seat 0."""
    state = table(
        "d2u n3u n3g",
        raised={1: "hitov"},
        up="Z3@1 Z2@2 V7@3",
        down="Z1@4",
        exposed=(0,),
        hidden_discards=hidden,
    )
    return after(state, "0 scout 4")


def fallen(hand="d2u n3u n3g V7 botev"):
    """Return a table at which the committee of seat 0 has just been broken, with points that changed."""
    state = table(
        hand,
        stats={0: (4, 6, 5), 1: (10, 4, 4)},
        raised={1: "V10 V7"},
        up="Z3@1 Z2@2 V7@3",
        down="Z1@4",
        exposed=(0,),
    )
    state.tallies = ((12, 34, 12),)
    return after(state, "0 scout 4")


SCORES = (
    Scored(
        0,
        (8, 7, 7),
        ("nabor", "boyna"),
        5,
        (3, 3, 5, 5, 7),
        (DeetsTerm("deets-rakovski", 1, 4), DeetsTerm("deets-petko", 4, 2), DeetsTerm("deets-hitov", 0, 4)),
        67,
    ),
    Scored(1, (6, 8, 4), ("deynost",), 5, (), (), 23),
    Scored(2, (5, 4, 4), (), 5, (2, 2), (DeetsTerm("deets-benkovski", 2, 2),), 21),
)


def over(reason="score", **changes):
    """Return the view of a finished table of three."""
    levels = {"score": "off", "uprising-won": "normal", "uprising-failed": "hard"}
    view = seen(table(phase="finished", uprising=levels[reason], rotations=3))
    places = (1, 1, 1) if reason == "uprising-failed" else (1, 2, 3)
    outcome = Outcome(places=places, reason=reason, scores=tuple(score.total for score in SCORES))
    return msgspec.structs.replace(view, outcome=outcome, scores=SCORES, asked=(), **changes)


def longest():
    """Return the view of a finished table of six, of whom each has raised all that scores, in equal places."""
    figures = ("levski", "hadzhi", "benkovski", "rakovski", "hitov", "petko")
    deytsi = tuple(DeetsTerm(f"deets-{name}", 5, 4) for name in figures)
    score = Scored(0, (11, 11, 11), ("nabor", "deynost", "boyna"), 5, (2, 3, 5, 7) * 4, deytsi, 236)
    scores = tuple(msgspec.structs.replace(score, seat=seat) for seat in range(6))
    outcome = Outcome(places=(1,) * 6, reason="uprising-won", scores=(236,) * 6)
    return msgspec.structs.replace(over("uprising-won"), seats=6, scores=scores, outcome=outcome)


def hand_of(state, *highest, seat=0, locale="en"):
    return PICTURES.hand(seen(state, seat), GAME.moves(state, seat), localizer(locale), *highest)


def web_hand(state, locale="en"):
    """Return the picture of the hand that the web page has beside the table."""
    return GAME.pictures.beside(seen(state, 0), GAME.moves(state, 0), localizer(locale)).hand.png()


DRAWN = {
    "plain": lambda: PICTURES.table(seen(plain()), localizer("bg")),
    "crowded": lambda: PICTURES.table(seen(crowded()), localizer("ru")),
    "clearing": lambda: PICTURES.table(seen(clearing()), localizer("ro")),
    "broken": lambda: PICTURES.table(seen(broken()), localizer("en")),
    "fallen": lambda: PICTURES.table(seen(fallen()), localizer("en")),
    "fallen-few": lambda: PICTURES.table(seen(fallen("n3u botev")), localizer("ru")),
    "longest": lambda: PICTURES.table(longest(), localizer("ru")),
    "over": lambda: PICTURES.table(over(), localizer("ro")),
    "failed": lambda: PICTURES.table(over("uprising-failed"), localizer("bg")),
    "hand-clearing": lambda: hand_of(clearing(), seat=1, locale="en"),
    "hand": lambda: hand_of(plain(), locale="ru"),
    "hand-empty": lambda: hand_of(table(up="b3y@2 Z1@9 V7@4"), locale="ro"),
    "page-cards": lambda: PICTURES.page("cards", localizer("bg")),
    "page-turn": lambda: PICTURES.page("turn", localizer("en")),
    "page-zaptie": lambda: PICTURES.page("zaptie", localizer("ru")),
    "page-group": lambda: PICTURES.page("group", localizer("ro")),
    "page-table": lambda: PICTURES.page("table", localizer("bg")),
    "page-figures": lambda: PICTURES.page("figures", localizer("ro")),
    "page-aim": lambda: PICTURES.page("aim", localizer("en")),
    "page-end": lambda: PICTURES.page("end", localizer("ru")),
    "term-haydut": lambda: PICTURES.term("haydut", None, localizer("ro")),
    "term-sign": lambda: PICTURES.term("exposed", None, localizer("ru")),
    "final": lambda: PICTURES.table(seen(table("d2u", up="V7@1 Z3@2", final=True, rotations_done=2)), localizer("ro")),
    "hand-cards": lambda: hand_of(after(forming(), "0 improve deynost\n0 gather deynost"), locale="en"),
    "hand-beside": lambda: hand_of(crowded(), locale="bg"),
    "hand-low": lambda: hand_of(plain(), 820, locale="en"),
    "web-hand": lambda: web_hand(plain(), locale="ro"),
    "term-figure": lambda: PICTURES.term("deets-botev", None, localizer("bg")),
    "term-zaptie": lambda: PICTURES.term("zaptie-3", None, localizer("en")),
    "hand-goals": lambda: hand_of(forming(), locale="bg"),
}


def games(seed, **options):
    """Yield the state and last events of each step of a game of computers on a rich table."""
    playthrough = rich(bytes([seed] * 32), **options)
    state, number = playthrough.state, 0
    yield state, ()
    while acting := GAME.acting(state):
        seat = acting[number % len(acting)]
        number += 1
        chance = SeededChance(bytes([seed] * 32), number)
        choices = GAME.moves(state, seat)
        yield state, GAME.play(state, seat, GAME.heuristic(GAME.view(state, seat), choices, chance), chance)


TABLES = (
    {"seed": 1},
    {"seed": 2, "uprising": "hard", "premature": True},
    {"seed": 3, "parallel": True, "hidden_discards": True},
)
