"""Positions of Hayduti that tables rarely reach, for the transcript."""

import functools
from typing import Any, cast

from games.core.contract import PUBLIC
from games.hayduti import GAME
from games.hayduti.data.cards import SHEET, STATS
from games.hayduti.rules.events import (
    BenkovskiRoused,
    Bonus,
    CardDrawn,
    Cleared,
    ClearingChosen,
    CommitteeBroken,
    FieldCleared,
    FieldRefilled,
    GameOver,
    GroupFormed,
    HadzhiRemoved,
    HandLost,
    HitovTook,
    Improved,
    LosingSeen,
    LossesGiven,
    LossesTaken,
    NoGroup,
    Overtaken,
    Passed,
    PetkoKept,
    Prescored,
    Raised,
    RakovskiKept,
    Recruited,
    Risked,
    RiskyNothing,
    RoundEnded,
    Scouted,
    SecretAgain,
    SofroniyTurned,
    TurnStarted,
    Withstood,
    ZaptieIgnored,
)
from games.hayduti.rules.moves import (
    Back,
    Clear,
    Elevate,
    Gather,
    Group,
    Hadzhi,
    Improve,
    Keep,
    Meet,
    Pass,
    Raise,
    Recruit,
    Risk,
    Scout,
    Skip,
    Sofroniy,
    Spare,
    Take,
)
from games.hayduti.rules.options import HaydutiOptions
from tests.games.hayduti.picture_cases import (
    SCORES,
    after,
    broken,
    clearing,
    crowded,
    fallen,
    forming,
    over,
    plain,
    seen,
)
from tests.games.hayduti.positions import CHANCE, READER, table
from tests.games.transcripts.transcript import Moment, described, hear, position, read, refused

ALL_RAISED = table(raised={0: " ".join(deets.id for deets in SHEET.deets)})
GROUP = ("hay-n-green-3-1", "hay-d-green-2-1", "hay-b-green-3-1")


def tells(*events: Any, view: Any = None) -> Moment:
    return hear("What happened", view or seen(ALL_RAISED), *events)


def reads(kind: str, state: Any, seat: int = PUBLIC) -> Moment:
    choices = () if seat == PUBLIC else GAME.moves(state, seat)
    return read(
        {"asked": "What is asked", "tip": "Advice"}.get(kind, kind.capitalize()), kind, seen(state, seat), *choices
    )


asked = functools.partial(reads, "asked")


def does(state: Any, *choices: Any) -> Moment:
    return read("What a choice does", "choice", seen(state, 0), *choices)


def offers(state: Any) -> Moment:
    """Return the moment at which seat 0 reads all that is offered to it."""
    view = seen(state, 0)
    return read("What is offered", "choice", view, *GAME.text.offered(GAME.moves(state, 0), view))


def tries(given: Any, script: str, *texts: str) -> Moment:
    """Return the moment after a script, at which moves are refused."""
    state, title = after(table(**given), script), ", ".join(f"{name} {value}" for name, value in given.items())
    tried = [(0, READER.parse(text)) for text in texts]
    return refused(GAME, f"{title}; {script}".replace("\n", ", ").removesuffix("; "), state, *tried)


LIFT = {"phase": "final_choice", "raised": {0: "karavelov"}}
STRUCK = {"up": "Z3@1", "down": "Z2@2", "raised": {0: "levski"}, "exposed": (0,)}
LOST = table("d2u d2u", hands={1: "n3g"}, raised={1: "hitov"}, up="Z3@1 Z2@2", down="Z1@4", exposed=(0,))


def raising(state: Any, goal: str) -> Any:
    GAME.play(state, 0, Raise(goal), CHANCE)
    return state


PLAIN = table("d2u hariton", stats={0: (5, 4, 4)}, up="Z2@1")
EVENTS = (
    tells(RiskyNothing(0)),
    tells(SofroniyTurned(0, 17, "zap-1-1")),
    tells(SofroniyTurned(0, 0, None)),
    tells(HadzhiRemoved(0, 9, "zap-1-1", replaced=True)),
    tells(HadzhiRemoved(0, 9, "zap-1-1", replaced=False)),
    tells(BenkovskiRoused(0, 2)),
    tells(ZaptieIgnored(0, "zap-3-1")),
    tells(PetkoKept(0, 0)),
    tells(HitovTook(0, 1, ("voy-4-1",), 1)),
    tells(HitovTook(0, 1, (), 2)),
    tells(HitovTook(0, 1, (), 0)),
    tells(LosingSeen(0, 1, ("voy-4-1",))),
    tells(LossesTaken(0, 1, ("voy-4-1",))),
    tells(LossesGiven(1, 0, ("voy-4-1",))),
    tells(Cleared(0, (), 0), NoGroup(0), NoGroup(1), Passed(0, 0), FieldRefilled(1, 3), FieldCleared(())),
    tells(TurnStarted(0, 4), RoundEnded(3)),
    tells(Passed(0, 5), Cleared(0, (), 0), NoGroup(0)),
    tells(Passed(0, 5), Cleared(0, ("voy-4-1",), 1)),
    tells(CardDrawn(0, "voy-4-1"), CardDrawn(0, "voy-7-1")),
    tells(
        Scouted(0, 13, "voy-10-3"),
        Scouted(0, 14, "hay-b-green-3-1"),
        Risked(0),
        Risked(0),
        Recruited(0, 7, "hay-d-green-2-1"),
        Recruited(0, 14, "hay-b-green-3-1"),
        NoGroup(0),
        NoGroup(1),
        SecretAgain(2),
        ClearingChosen(0),
        ClearingChosen(2),
    ),
    tells(
        GroupFormed(0, GROUP, "deynost", 10, (Bonus("deets-totyu", 2),)),
        RakovskiKept(0, GROUP[:1]),
        Raised(0, "voy-10-3", 13),
    ),
    *(
        tells(GroupFormed(0, GROUP[:1], "nabor", 3, ()), Improved(0, "nabor", 4, 5), *overtaken)
        for overtaken in ((), (Overtaken("nabor", (1,), 5),), (Overtaken("nabor", (1, 2), 5),))
    ),
    tells(
        Scouted(0, 3, "voy-4-1"),
        Recruited(0, 3, "voy-4-1"),
        Passed(0, 1),
        Cleared(0, (), 0),
        NoGroup(0),
        FieldRefilled(0, 1),
        RoundEnded(1),
        TurnStarted(1, 4),
        Risked(1),
    ),
    tells(
        Scouted(0, 9, "zap-2-1"),
        CommitteeBroken(0, 6, 5),
        HandLost(0, ("voy-4-1",), 1),
        FieldCleared(("zap-2-1",)),
    ),
    tells(*(Prescored(0, "deets-botev", name, 5 + place) for place, name in enumerate(STATS))),
    tells(*SCORES, GameOver((0,)), view=over()),
)
ASKED = (
    asked(plain()),
    asked(crowded()),
    asked(clearing()),
    asked(broken()),
    asked(forming()),
    asked(table("d2u", phase="clearing")),
    asked(table("d2u", phase="broken_group", raised={0: "hariton"})),
    asked(table("d2u", phase="broken_keep", raised={0: "petko"})),
    asked(table(phase="final_choice", raised={0: "karavelov"})),
    asked(plain(), 0),
    asked(table(exposed=(0,), up="Z3@1", stats={0: (4, 1, 5)}), 0),
    asked(table(exposed=(0,), up="Z3@1 Z2@4", stats={0: (4, 1, 5)}), 0),
    *(asked(table(exposed=exposed, up=up, raised={0: "levski"}), 0) for exposed, up in (((), "Z3@1"), ((0,), "Z3@1"))),
    asked(table(up="Z3@1", exposed=(0,), final=True, rotations_done=2, raised={0: "levski"}), 0),
    asked(table(deck_size=0, rotations_done=1), 0),
    asked(crowded(), 0),
    asked(clearing(), 0),
    asked(clearing(), 1),
    asked(clearing(), 2),
    asked(table("d2u", phase="clearing", exposed=(0,)), 0),
    asked(broken(), 1),
    asked(table(up="Z3@1", exposed=(0,), final=True, rotations_done=2), 0),
    asked(table(final=True, rotations_done=2), 0),
    asked(forming(), 0),
    asked(table("V4", phase="forming"), 0),
    asked(after(forming(), "0 improve deynost"), 0),
    asked(after(forming(), "0 improve deynost\n0 gather deynost"), 0),
    asked(after(forming(), "0 improve deynost\n0 gather deynost\n0 group d2g d2r d3g"), 0),
    asked(table("d2u d3u", phase="broken_keep", raised={0: "petko"}), 0),
    asked(table("d2u", phase="broken_group", raised={0: "hariton"}), 0),
    asked(table(phase="final_choice", raised={0: "karavelov"}), 0),
    *(read("The end", "asked", over(reason)) for reason in ("score", "uprising-won", "uprising-failed")),
    *(
        asked(raising(table(f"n3g d3g b3g{hand}", up=field, phase="forming"), goal), 0)
        for hand, field, goal in (
            ("", "V7@1 V7@5", "voy-7-1"),
            (" V7", "V7@5", "voy-7-2"),
            (" V7", "V7@5", "voy-7-1"),
            (" V10", "V7@5 V4@6", "voy-7-1"),
        )
    ),
    *(asked(table(hand, phase="forming"), 0) for hand in ("d2u d2r V7", "d3u d3r d2g V7", "d2u d2r V4")),
)
CHOICES = (
    does(
        forming(),
        Scout(5),
        Scout(16),
        Scout(17),
        Recruit(1),
        Recruit(5),
        Hadzhi(9),
        Meet("levski"),
        Improve("deynost"),
        Raise("voy-7-1"),
        Raise("deets-hariton"),
        Raise("deets-hadzhi"),
        Elevate("boyna"),
        Keep(()),
        Take(()),
        Spare(()),
        Group(("hay-d-green-2-1",)),
        Clear(("hay-d-green-2-1", "voy-4-1")),
        Take(("hay-d-green-2-1", "hay-d-green-2-2")),
    ),
    does(
        PLAIN,
        Pass(),
        Hadzhi(1),
        Meet("none"),
        Meet("ilyo"),
        Improve("nabor"),
        Improve("boyna"),
        Raise("deets-hariton"),
        Gather("nabor"),
        Gather("blue"),
        Gather("hay-d-blue-2-1"),
        Group(("hay-d-blue-2-1",)),
        Group(()),
        Clear(("hay-d-blue-2-1",)),
        Clear(()),
        Spare(("hay-d-blue-2-1",)),
        Spare(()),
        Keep(("hay-d-blue-2-1",)),
        Keep(()),
        Take(("hay-d-blue-2-1",)),
        Take(()),
        Elevate("boyna"),
        Back(),
        Skip(),
    ),
    does(table(up="Z2@1"), Scout(2)),
    does(table(up="Z2@1", exposed=(0,)), Scout(2), Risk()),
    does(table(up="Z2@1 Z2@3", exposed=(0,)), Scout(2), Risk()),
    does(table(**STRUCK), Scout(2), Risk()),
    does(after(table(**STRUCK), "0 scout 2"), Meet("none"), Meet("levski")),
    does(after(table(**STRUCK, stats={0: (4, 4, 5)}), "0 scout 2"), Meet("none")),
    offers(after(table(deck="Z2", raised={0: "levski ilyo"}), "0 risk")),
    *(
        does(table(up="Z2@1", deck_size=0, rotations_done=1, parallel=parallel), Sofroniy(), Hadzhi(1), Risk())
        for parallel in (False, True)
    ),
    does(table(up="Z2@1", deck_size=0, final=True, rotations_done=2), Hadzhi(1)),
    does(table("V10", up="V7@1 botev@2 d2g@3"), Recruit(1), Recruit(2), Recruit(3), Raise("voy-10-1")),
    does(table("d2g d2r d3g d3r d3u d3y", stats={0: (9, 4, 4)}, phase="forming"), Improve("nabor")),
    does(table("n2g n2u", phase="forming"), Improve("nabor")),
    does(table(up="V7@7"), Scout(7), Recruit(7)),
    does(table(), Pass()),
    does(table("d2u", parallel=True), Pass()),
    *(does(table("d2u", phase="broken_group", raised={0: raised}), Skip()) for raised in ("hariton", "hariton petko")),
    *(
        does(after(table("n2g n2g d3g d3g b2r", phase="forming"), f"0 improve nabor\n0 gather {by}"), Group(()))
        for by in ("n2g", "nabor")
    ),
    offers(after(forming(), "0 improve deynost")),
    offers(forming()),
    offers(table("n3g d2g n2r n3y", up="V4@1 botev@2", phase="forming")),
    offers(clearing()),
    offers(after(forming(), "0 improve deynost\n0 gather deynost")),
    offers(after(table("n3g d2g n2r n3y", up="V4@1", phase="forming"), "0 raise V4\n0 gather green")),
    offers(after(table("n3g n2g b2g", raised={0: "botev"}, phase="forming"), "0 improve nabor\n0 gather n3g")),
    read("What is offered", "choice", seen(broken(), 1), *GAME.moves(broken(), 1)),
    *(
        offers(after(table(hand, stats={0: (level, 4, 4)}, phase="forming"), "0 improve nabor"))
        for hand, level in (("n2g n2u n3u n3r b2y", 4), ("n2g n2u n3u n3r b2y", 5), ("n2g n2u n2u", 4))
    ),
)
NAMES = (
    described(
        "Names",
        seen(table()),
        *("hay-d-blue-2-1", "hay-n-blue-3-1", "voy-10-1", "zap-3-1", "deets-hariton", "boyna", "green", "none"),
        "levski",
    ),
    position(GAME, "Cards lost", after(LOST, "0 scout 4")),
)
ADVICE = (*(reads("tip", state, 0) for state in (forming(), table(**LIFT))),)
TABLES = (
    *(reads("table", state) for state in (plain(), crowded(), clearing(), broken(), broken(hidden=True), fallen())),
    reads("table", table(final=True, rotations_done=2)),
    *(read("Table", "table", over(reason)) for reason in ("score", "uprising-failed")),
    reads("hand", table("d2u n3u n3g V4 hariton", raised={0: "totyu"}, now="rayna", up="hitov@4 V7@1 Z1@2"), 0),
    *(reads("hand", broken(hidden=hidden), 1) for hidden in (False, True)),
)
ACTING = {"hand": "n2g", "up": "n2u@1 Z1@2", "empty": [3]}
FORMING = {"hand": "n3g n2r n2g d3g", "up": "V7@1 V12@2", "down": "V4@3", "phase": "forming"}
CLEARING = {"hand": "n2g n2u n2r n2y d2g", "phase": "clearing"}
BROKEN = {"hand": "n2g n2u n2r n2y", "exposed": [0], "up": "Z2@1 Z2@2", "down": "Z1@4"}
MET = {"hand": "n2g", "raised": {0: "levski"}, "down": "Z1@4"}
TRIED = (
    (ACTING, "", "scout 17", "recruit 3", "scout 1", "recruit 4", "recruit 2", "pass", "sofroniy", "group -"),
    (ACTING | {"empty": []}, "", "recruit 3"),
    (ACTING | {"raised": {0: "hadzhi"}}, "0 scout 5", "hadzhi 2"),
    (ACTING | {"raised": {0: "hadzhi"}}, "0 hadzhi 2", "hadzhi 2"),
    (ACTING | {"now": "hadzhi"}, "", "hadzhi 2"),
    (ACTING | {"raised": {0: "hadzhi"}}, "", "hadzhi 1"),
    (ACTING | {"final": True, "rotations_done": 2}, "", "risk"),
    (MET, "0 scout 4", "meet ilyo", "scout 5"),
    (CLEARING, "", "clear -", "clear hay-b-red-2-1", "clear ace", "clear hay-n-green-2-1,hay-n-green-2-1"),
    (FORMING, "", "improve luck", "improve boyna", "raise voy-12-1", "raise ace", "raise voy-4-1", "back", "clear -"),
    (FORMING | {"stats": {0: (10, 4, 4)}}, "", "improve nabor"),
    (FORMING | {"stats": {0: (9, 4, 4)}}, "", "improve nabor"),
    (FORMING | {"hand": "n3g n2r V4 V4"}, "", "raise voy-4-2"),
    (FORMING | {"hand": "n2g n2g d3g"}, "0 improve nabor", "gather hay-n-green-2-2"),
    (FORMING, "0 improve nabor", "skip", "group hay-n-green-3-1", "gather blue", "gather hay-d-green-3-1", "clear -"),
    (
        FORMING,
        "0 improve nabor\n0 gather nabor",
        "gather nabor",
        "group hay-n-green-3-1",
        "group -",
        "group hay-d-green-3-1",
    ),
    (FORMING | {"raised": {0: "rakovski"}}, "0 improve nabor\n0 gather nabor", "spare hay-n-green-3-1"),
    (FORMING | {"up": "V4@1"}, "0 raise V4\n0 gather green", "group -"),
    (
        FORMING | {"raised": {0: "rakovski"}},
        "0 improve nabor\n0 gather nabor\n0 group n3g n2r",
        "spare hay-n-red-2-1,hay-n-green-3-1",
    ),
    (
        BROKEN | {"raised": {0: "petko"}},
        "0 scout 4",
        "keep hay-n-green-2-1,hay-n-blue-2-1,hay-n-red-2-1",
        "keep hay-n-blue-2-1,hay-n-green-2-1",
        "clear -",
    ),
    (BROKEN | {"raised": {0: "hitov"}, "seats": 3}, "", "take hay-n-green-2-1"),
)
SPARING = after(table(**FORMING, raised={0: "rakovski"}), "0 improve nabor\n0 gather nabor\n0 group n3g n2r")
HELPED = (
    position(GAME, "Rakovski", SPARING),
    position(GAME, "Hadzhi", table(**ACTING, raised={0: "hadzhi"})),
    position(GAME, "Levski", after(table(**MET), "0 scout 4")),
)
REFUSALS = (
    *(tries(given, script, *texts) for given, script, *texts in TRIED),
    refused(GAME, "Out of turn", table("n2g"), (1, READER.parse("risk"))),
    refused(GAME, "After the end", table("n2g", phase="finished"), (0, READER.parse("risk"))),
)
MOMENTS = (*EVENTS, *ASKED, *CHOICES, *NAMES, *ADVICE, *TABLES, *HELPED, *REFUSALS)

COURSES = (
    (
        "The greatest, and no small loss",
        [
            [GroupFormed(0, (), "nabor", 8, ()), HandLost(0, (), 1)],
            [GroupFormed(1, (), "nabor", 9, ()), Withstood(1, 2, 5)],
            [Withstood(0, 3, 4), Withstood(1, 3, 5)],
        ],
        cast("Any", None),
    ),
    ("A loss", [[HandLost(0, (), 2)]], cast("Any", None)),
)
CUSTOM = {"uprising": "custom", "target_nabor": 8, "target_deynost": 7, "target_boyna": 6}
OPTIONS = {
    "all options": HaydutiOptions(
        rotations=3, random_first=False, parallel=True, advanced_hands=True, hidden_discards=True, **CUSTOM
    ),
    "a premature uprising": HaydutiOptions(uprising="easy", premature=True),
}
