"""Positions of Durak that tables rarely reach, for the transcript."""

from types import SimpleNamespace
from typing import Any, cast

import msgspec

from games.core.contract import PUBLIC, Outcome, Vocabulary
from games.durak import GAME
from games.durak.data.cards import NAMES as CARDS
from games.durak.rules.events import (
    Attacked,
    BeatenOff,
    CardsDrawn,
    Defended,
    DirectionKept,
    DirectionReversed,
    Drew,
    FirstAttacker,
    GameOver,
    GameStarted,
    HandDealt,
    Left,
    LowestTrumpShown,
    Passed,
    Taking,
    TalonEmpty,
    ThrewIn,
    ThrowingClosed,
    Took,
    Transferred,
    TrumpTurned,
)
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.rules.options import DurakOptions
from games.durak.views.determinize import reconstruct
from tests.games.durak.picture_cases import ALL, CROWDED, DIRECTION, HAND, OVER, TAKING, TEAMS, bout, look
from tests.games.durak.positions import play
from tests.games.durak.positions import position as table
from tests.games.transcripts.transcript import Moment, described, hear, look_up, read, refused

MAGIC = DurakOptions(enchanted=ALL)
PAIRS = DurakOptions(teams=True)
FIVE, SIX = CARDS[:10], CARDS[:12]
KNOWN = msgspec.structs.replace(
    HAND,
    hand=tuple(name for name in HAND.hand if name != "8S"),
    discarded=("7D",),
    known=(("KH",), (), ()),
    turned="9D",
    talon=3,
)


def own(seat: int, hand: str, view: Any, **changes: Any) -> Any:
    """Return a view as the one of a seat that holds these cards."""
    held = tuple(hand.split())
    hands = tuple(len(held) if other == seat else count for other, count in enumerate(view.hands))
    return msgspec.structs.replace(view, audience=seat, hand=held, hands=hands, **changes)


def asked(view: Any, kind: str = "asked") -> Moment:
    choices = () if view.audience == PUBLIC else GAME.moves(reconstruct(view), view.audience)
    return read("What is asked", kind, view, *choices)


def does(view: Any, *choices: Any) -> Moment:
    return read("What a choice does", "choice", view, *choices)


def ends(*events: Any) -> Moment:
    return hear("How it ends", look(), *events)


def over(reason: str) -> Any:
    return msgspec.structs.replace(OVER, outcome=Outcome(places=(1, 2, 1, 2), reason=reason))


NEWS = (
    hear(
        "A start with a trump",
        look(),
        *(GameStarted(2), TrumpTurned("9D", "D", None), LowestTrumpShown(0, "6D"), FirstAttacker(0, "lowest_trump")),
    ),
    hear("A start without", look(), GameStarted(0), TrumpTurned("8H", None, None), FirstAttacker(0, "dealer")),
    hear("A trump kept in hand", look(), TrumpTurned("8H", "H", 1)),
    hear(
        "A bout",
        look(),
        Attacked(0, 1, "8D"),
        ThrewIn(2, 1, "8H=S"),
        ThrewIn(2, 1, "8C"),
        ThrewIn(0, 1, "8S"),
        Defended(1, "8D", "JD"),
        Defended(1, "8S", "QS"),
        ThrowingClosed(1, "QS"),
        Passed(0),
        Passed(2),
    ),
    hear("Cards for one", look(), HandDealt(0, ("7S", "8S")), CardsDrawn(0, ("7S",)), CardsDrawn(0, ("8S", "9S"))),
    hear(
        "Beaten off",
        look(),
        BeatenOff(1, ("8D", "JD", "8S", "QS", "7S", "8C")),
        Drew(0, 2, turned=False),
        Drew(2, 1, turned=True),
        TalonEmpty(),
    ),
    hear("Beaten off at once", look(), Defended(1, "8D", "9D"), BeatenOff(1, ("8D", "9D"))),
    hear("Taken", look(), Taking(1)),
    hear("Taken at once", look(), Taking(1), Took(1, ("8D",))),
    hear("Transferred", look(), Transferred(1, 2, "7C", 2)),
    hear("Kings", look(), DirectionKept(0, 1), DirectionReversed(1, -1), DirectionReversed(1, 1)),
    hear("Five cards, the limit", look(discarded=FIVE), BeatenOff(1, FIVE)),
    hear("Five cards later", look(discarded=CARDS[:14]), BeatenOff(1, FIVE)),
    hear("Six cards, the limit", look(discarded=CARDS[:14]), BeatenOff(1, SIX)),
    hear("Two leave", look(), Left(0, 1), Left(2, 1)),
    hear("One leaves", look(), Left(0, None)),
    ends(Left(0, 1), GameOver("fool", 1, (), (1, 2), ((), ("7D", "KC")))),
    ends(GameOver("draw", None, (), (1, 2, 1, 2), ((), (), (), ()))),
    ends(GameOver("team_draw", None, (), (1, 1, 1, 1), ((), (), (), ()))),
    ends(Left(0, 1), GameOver("stalemate", None, (), (1, 1), (("7D",), ("8D",)))),
)
ASKED = (
    asked(look()),
    asked(bout("7S")),
    asked(bout("7S QS", "7H", "7C", closed=True, options=MAGIC)),
    asked(bout("7S", hands=(5, 1, 6))),
    asked(bout("7S 8S", asked=(0,))),
    asked(TAKING),
    asked(DIRECTION),
    *(asked(over(reason)) for reason in ("fool", "draw", "team", "team_draw", "stalemate")),
    asked(own(0, "7S", look())),
    asked(own(1, "7S", look())),
    asked(own(2, "7S", look())),
    asked(own(1, "8S 8C", bout("7S", "7C"))),
    asked(own(1, "8S", bout("7S", "7C"))),
    asked(own(1, "8H", bout("7S", "7C"))),
    asked(own(1, "8S 7H 7D", bout("7S"))),
    asked(own(1, "7H", bout("7S"))),
    asked(own(1, "8S 7H", bout("7S", options=DurakOptions(transfer=False)))),
    asked(own(1, "JS 10H", bout("10S", options=MAGIC))),
    asked(own(1, "8S 7H", bout("7S", hands=(5, 6, 1)))),
    asked(own(1, "8S", bout("7S 9S", asked=(0,)))),
    asked(own(1, "8S", bout("7S", taking=True, asked=(0,)))),
    asked(own(2, "7H 8S", bout("7S"))),
    asked(own(2, "8S 9H", bout("7S"))),
    asked(own(2, "9H", bout("7S", options=MAGIC))),
    asked(own(2, "8H", bout("7S 8S", asked=(0, 2)))),
    asked(own(2, "6H", bout("7S 8S", asked=(0, 2)))),
    asked(own(2, "8H", bout("8S", taking=True))),
    asked(own(2, "6H", bout("8S", taking=True))),
    asked(own(2, "8H", bout("8S", taking=True, passed=(2,)))),
    asked(own(2, "6H", bout("8S", taking=True, passed=(2,)))),
    asked(own(2, "", bout("7S", talon=0))),
    asked(own(3, "7H", bout("7S", seats=4, options=PAIRS))),
    asked(own(1, "7H", DIRECTION)),
    asked(own(2, "7H", DIRECTION)),
    asked(own(2, "", bout("7S", in_game=(True, True, False)))),
)
CHOICES = (
    does(own(0, "7S 8D", look()), Attack("7S"), Attack("8D")),
    does(own(0, "7S AS AD", look(trump=None)), Attack("7S"), Attack("AS")),
    does(own(0, "7S", look(trump=None, options=DurakOptions(enchanted=frozenset("6")))), Attack("7S")),
    does(own(0, "AS AD", look()), Attack("AS"), Attack("AD")),
    does(own(0, "7S 7H 7C", look()), Attack("7S")),
    does(own(0, "JC QC 8H", look(options=MAGIC)), Attack("JC"), Attack("QC"), Attack("8H=S")),
    does(own(2, "7C", bout("7S")), ThrowIn("7C")),
    does(own(2, "7C", bout("7S", taking=True)), ThrowIn("7C")),
    does(own(2, "9C", bout("7S", options=MAGIC)), ThrowIn("9C")),
    does(own(1, "8S QS 7D", bout("7S")), Defend("7S", "QS"), Defend("7S", "7D")),
    does(own(1, "8S", bout("7S", "7C")), Defend("7S", "8S")),
    does(own(1, "8S", bout("7S", hands=(5, 1, 6))), Defend("7S", "8S")),
    does(own(1, "QS", bout("7S", options=MAGIC)), Defend("7S", "QS")),
    does(own(1, "9S", CROWDED), Defend("8C", "9S"), Defend("QH", "KH")),
    does(own(1, "7C", bout("7S")), Transfer("7C"), Take()),
    does(own(1, "7C", bout("7S 8S", "8C")), Take()),
    does(own(0, "7C", bout("7S 8S")), Pass(2)),
    does(own(1, "", DIRECTION), SetDirection(reverse=False), SetDirection(reverse=True)),
)
TABLES = (
    *(read("Tables", "table", view) for view in (CROWDED, TEAMS, look(talon=0), OVER, bout("7S", "7H", seats=2))),
    read("Partners, whom nobody attacks", "table", bout("7S", "7H", seats=4, options=PAIRS, starter=0, defender=2)),
    read("Hands", "hand", HAND),
    *(
        read("Effects that can do something, and nothing", "hand", own(0, card, look(**{"options": MAGIC, **changes})))
        for card, changes in (
            ("7S 10S KS", {}),
            ("7S", {"trump": None}),
            ("10S", {"options": DurakOptions(transfer=False, enchanted=ALL)}),
            ("KS", {"in_game": (True, True, False)}),
        )
    ),
)
LOOKED_UP = (
    look_up("Where a card is", KNOWN, "7S", "8S", "discard"),
    look_up("No trump", look(trump=None), "trump"),
    look_up("A trump suit", look(), "trump"),
    described("Names", look(options=DurakOptions(enchanted=frozenset("7"))), "7H", "8D"),
    described("Names", look(options=DurakOptions(enchanted=frozenset("J"))), "10D", "QD"),
)


def tries(hands: tuple[str, ...], script: str, *lines: str, **options: Any) -> Moment:
    """Return the moment after a script, at which moves are refused."""
    state, reader = table(*hands, trump="D", **options), Vocabulary(GAME.vocabulary)
    play(state, script)
    tried = [(int(seat), reader.parse(text)) for seat, _, text in (line.partition(" ") for line in lines)]
    return refused(GAME, f"After {script.replace(chr(10), ', ')}" if script else "At the beginning", state, *tried)


HANDS = ("7S 7C KC 8H", "8S 7H QS KD", "7D 9S 10S JS")
OPEN, HOLD, TAKING = "0 attack 7S", "0 attack 7S\n1 defend 7S 8S", "0 attack 7S\n1 take"
TRIED: dict[str, tuple[str, ...]] = {
    "": (
        "1 attack 8S",
        "2 throw 7D",
        "0 attack 5H",
        "0 attack 8S",
        "0 attack 8H=S",
        "0 attack KC=S",
        "1 take",
        "1 defend 7S 8S",
        "1 transfer 7H",
        "2 pass 0",
    ),
    OPEN: (
        "0 attack 7C",
        "2 throw 9S",
        "0 pass 1",
        "1 defend 9S QS",
        "1 defend 7S 7H",
        "1 defend  7H",
        "1 defend  9S",
        "2 defend 7S 9S",
        "1 transfer QS",
        "1 transfer 7D",
        "1 transfer 5H",
        "1 transfer 8S=H",
        "2 transfer 7D",
        "2 throw 7C",
        "1 direction yes",
    ),
    HOLD: ("1 throw 7H", "1 pass 2", "0 pass 1", "1 take"),
    HOLD + "\n0 pass": ("0 pass 2",),
    HOLD + "\n2 pass": ("2 pass 2",),
    OPEN + "\n0 throw 7C\n1 defend 7S 8S": ("1 defend 7S QS", "1 transfer 7H"),
    "0 attack 8H": ("1 defend 8H 7H",),
    TAKING: ("1 defend 7S 8S", "1 take", "1 transfer 7H"),
}
REFUSALS = (
    *(tries(HANDS, script, *lines) for script, lines in TRIED.items()),
    tries(HANDS, OPEN, "1 transfer 7H", transfer=False),
    tries(("7S 9C", "8H 8S 9S", "9H 9D"), OPEN, "1 defend 7S 8S=H", enchanted="8"),
    tries(("8H 9C", "7H", "9H 9D"), "", "0 attack 8H=D", enchanted="8"),
    tries(("8H 9C", "7H", "9H 9D"), "", "0 attack 8H", enchanted="8"),
    tries(("7S 9C", "8D KD", "9H 9D"), OPEN, "1 defend 7S 8D", enchanted="7"),
    tries(("JS 9C", "QS KD", "9H 9D"), "0 attack JS", "1 defend JS QS", enchanted="J"),
    tries(("10S 9C", "10H 7H", "9H 9D"), "0 attack 10S", "1 transfer 10H", enchanted="10"),
    tries(("7S 7C", "7H 8S 9S", "9C 9D"), f"{OPEN}\n0 throw 7C", "1 transfer 7H"),
    tries(("7S 7C", "7H 8S 9S", "9C"), OPEN, "1 transfer 7H"),
    tries(("7S", "7H 8S"), OPEN, "1 transfer 7H"),
    tries(("7S", "8S 9S", "9D 10D"), HOLD, "0 pass 2"),
    tries(("7S", "8S 9S", "9D 10D"), HOLD, "0 throw 7C"),
    tries(("7S 9C", "8H 8S 9S", "9H 9D"), OPEN, "1 defend 7S 8S=H"),
)
MOMENTS = (*NEWS, *ASKED, *CHOICES, *TABLES, *LOOKED_UP, *REFUSALS)

COURSES = (
    (
        "The ace of trumps, and the last attack",
        [
            [Attacked(0, 1, "6S")],
            [Defended(1, "6S", "AS"), BeatenOff(1, ("6S", "AS"))],
            [Attacked(1, 2, "7C")],
            [Defended(2, "7C", "AH")],
            [Taking(2), Took(2, ("7C", "AH", "7D"))],
            [Attacked(0, 1, "AH"), Left(0, 1), Left(2, 1)],
        ],
        cast("Any", SimpleNamespace(trump="H")),
    ),
    (
        "The ace of trumps is the last attack",
        [[Attacked(0, 1, "6S")], [Attacked(1, 0, "AH"), Left(1, 1)]],
        cast("Any", SimpleNamespace(trump="H")),
    ),
)
