"""Each reason for a refusal, with its variables and the choices instead."""

from enum import StrEnum

import pytest

from games.core.contract import IllegalMove, Reason
from games.hayduti import GAME
from games.hayduti.rules.reasons import Why
from tests.games.hayduti.positions import CHANCE, READER, play, table

ACTING = {"hand": "n2g", "up": "n2u@1 Z1@2", "empty": [3]}
FORMING = {"hand": "n3g n2r n2g d3g", "up": "V7@1 V12@2", "down": "V4@3", "phase": "forming"}
CLEARING = {"hand": "n2g n2u n2r n2y d2g", "phase": "clearing"}
BROKEN = {"hand": "n2g n2u n2r n2y", "exposed": [0], "up": "Z2@1 Z2@2", "down": "Z1@4"}
MET = {"hand": "n2g", "raised": {0: "levski"}, "down": "Z1@4"}

CASES = {
    "not there": (ACTING, "", "scout 17", Why.NO_SUCH_POSITION, {"pos": 17}),
    "nothing there": (ACTING, "", "recruit 3", Why.NO_SUCH_POSITION, {"pos": 3}),
    "up already": (ACTING, "", "scout 1", Why.ALREADY_UP, {"pos": 1}),
    "down still": (ACTING, "", "recruit 4", Why.STILL_DOWN, {"pos": 4}),
    "down beside what is up": (ACTING | {"empty": []}, "", "recruit 3", Why.STILL_DOWN, {"pos": 3}),
    "a zaptie": (ACTING, "", "recruit 2", Why.ZAPTIE_STAYS, {"pos": 2}),
    "no pass yet": (ACTING, "", "pass", Why.ACT_FIRST, {}),
    "no Sofroniy": (ACTING, "", "sofroniy", Why.NOT_RAISED, {"deets": "deets-sofroniy"}),
    "Hadzhi too late": (
        ACTING | {"raised": {0: "hadzhi"}},
        "0 scout 5",
        "hadzhi 2",
        Why.ACTED_ALREADY,
        {"deets": "deets-hadzhi"},
    ),
    "Hadzhi twice": (
        ACTING | {"raised": {0: "hadzhi"}},
        "0 hadzhi 2",
        "hadzhi 2",
        Why.USED_ALREADY,
        {"deets": "deets-hadzhi"},
    ),
    "Hadzhi too early": (ACTING | {"now": "hadzhi"}, "", "hadzhi 2", Why.RAISED_NOW, {"deets": "deets-hadzhi"}),
    "Hadzhi on a haydut": (ACTING | {"raised": {0: "hadzhi"}}, "", "hadzhi 1", Why.NO_ZAPTIE, {"pos": 1}),
    "last rotation done": (ACTING | {"final": True, "rotations_done": 2}, "", "risk", Why.DECK_DONE, {}),
    "group in the actions": (ACTING, "", "group -", Reason.NOT_NOW, {}),
    "Ilyo is not there": (MET, "0 scout 4", "meet ilyo", Why.NO_HELP_NOW, {"deets": "ilyo"}),
    "scouts instead of an answer": (MET, "0 scout 4", "scout 5", Reason.NOT_NOW, {}),
    "too many stay": (CLEARING, "", "clear -", Why.TOO_MANY_STAY, {"limit": 4, "least": 1}),
    "clears what is not held": (CLEARING, "", "clear hay-b-red-2-1", Why.NOT_IN_HAND, {"card": "hay-b-red-2-1"}),
    "clears nonsense": (CLEARING, "", "clear ace", Why.UNKNOWN_CARD, {"card": "ace"}),
    "clears one twice": (
        CLEARING,
        "",
        "clear hay-n-green-2-1,hay-n-green-2-1",
        Why.NAMED_TWICE,
        {"card": "hay-n-green-2-1"},
    ),
    "no such stat": (FORMING, "", "improve luck", Why.UNKNOWN_STAT, {"stat": "luck"}),
    "out of reach": (FORMING, "", "improve boyna", Why.OUT_OF_REACH, {"goal": "boyna", "need": 4}),
    "too dear": (FORMING, "", "raise voy-12-1", Why.OUT_OF_REACH, {"goal": "voy-12-1", "need": 12}),
    "at the maximum": (FORMING | {"stats": {0: (10, 4, 4)}}, "", "improve nabor", Why.AT_MAXIMUM, {"stat": "nabor"}),
    "below the maximum": (
        FORMING | {"stats": {0: (9, 4, 4)}},
        "",
        "improve nabor",
        Why.OUT_OF_REACH,
        {"goal": "nabor", "need": 17},
    ),
    "raises nonsense": (FORMING, "", "raise ace", Why.UNKNOWN_CARD, {"card": "ace"}),
    "raises what is down": (FORMING, "", "raise voy-4-1", Why.NOT_RAISABLE, {"card": "voy-4-1"}),
    "raises the other of two like cards": (
        FORMING | {"hand": "n3g n2r V4 V4"},
        "",
        "raise voy-4-2",
        Why.NOT_ON_OFFER,
        {"card": "voy-4-2"},
    ),
    "gathers by the other of two like cards": (
        FORMING | {"hand": "n2g n2g d3g"},
        "0 improve nabor",
        "gather hay-n-green-2-2",
        Why.NOT_ON_OFFER,
        {"card": "hay-n-green-2-2"},
    ),
    "nothing begun": (FORMING, "", "back", Why.NO_GROUP_BEGUN, {}),
    "skips in between": (FORMING, "0 improve nabor", "skip", Why.GROUP_BEGUN, {}),
    "cards before the way": (FORMING, "0 improve nabor", "group hay-n-green-3-1", Why.GATHER_FIRST, {}),
    "no such way": (FORMING, "0 improve nabor", "gather blue", Why.NO_SUCH_WAY, {"by": "blue"}),
    "gathers by a card like none that leads": (
        FORMING,
        "0 improve nabor",
        "gather hay-d-green-3-1",
        Why.NO_SUCH_WAY,
        {"by": "hay-d-green-3-1"},
    ),
    "gathers again": (FORMING, "0 improve nabor\n0 gather nabor", "gather nabor", Reason.NOT_NOW, {}),
    "clears while a group is begun": (FORMING, "0 improve nabor", "clear -", Reason.NOT_NOW, {}),
    "spares before the cards": (
        FORMING | {"raised": {0: "rakovski"}},
        "0 improve nabor\n0 gather nabor",
        "spare hay-n-green-3-1",
        Reason.NOT_NOW,
        {},
    ),
    "too weak": (
        FORMING,
        "0 improve nabor\n0 gather nabor",
        "group hay-n-green-3-1",
        Why.TOO_WEAK,
        {"strength": 3, "need": 4},
    ),
    "none of a stat": (FORMING, "0 improve nabor\n0 gather nabor", "group -", Why.TOO_WEAK, {"strength": 0, "need": 4}),
    "none of a colour": (
        FORMING | {"up": "V4@1"},
        "0 raise V4\n0 gather green",
        "group -",
        Why.TOO_WEAK,
        {"strength": 0, "need": 4},
    ),
    "another set": (
        FORMING,
        "0 improve nabor\n0 gather nabor",
        "group hay-d-green-3-1",
        Why.NOT_ON_OFFER,
        {"card": "hay-d-green-3-1"},
    ),
    "spares too many": (
        FORMING | {"raised": {0: "rakovski"}},
        "0 improve nabor\n0 gather nabor\n0 group n3g n2r",
        "spare hay-n-red-2-1,hay-n-green-3-1",
        Why.TOO_MANY,
        {"most": 1},
    ),
    "clears while forming": (FORMING, "", "clear -", Reason.NOT_NOW, {}),
    "keeps too many": (
        BROKEN | {"raised": {0: "petko"}},
        "0 scout 4",
        "keep hay-n-green-2-1,hay-n-blue-2-1,hay-n-red-2-1",
        Why.TOO_MANY,
        {"most": 2},
    ),
    "keeps in another order": (
        BROKEN | {"raised": {0: "petko"}},
        "0 scout 4",
        "keep hay-n-blue-2-1,hay-n-green-2-1",
        Reason.NOT_NOW,
        {},
    ),
    "clears in a break": (BROKEN | {"raised": {0: "petko"}}, "0 scout 4", "clear -", Reason.NOT_NOW, {}),
    "takes what is not lost": (
        BROKEN | {"raised": {0: "hitov"}, "seats": 3},
        "",
        "take hay-n-green-2-1",
        Reason.NOT_NOW,
        {},
    ),
}


@pytest.mark.parametrize(("given", "script", "text", "why", "data"), CASES.values(), ids=CASES)
def test_refusal(given: dict[str, object], script: str, text: str, why: StrEnum, data: dict[str, object]) -> None:
    """A refusal has a reason, its variables and the choices instead; the state stays unchanged."""
    state = table(**given)
    play(state, script)
    before = GAME.copy(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, 0, READER.parse(text), CHANCE)
    assert (refused.value.why, refused.value.data) == (why, data)
    assert refused.value.instead == tuple(GAME.moves(state, 0))
    assert state == before


def test_over_and_others_turn() -> None:
    """Nobody may move after the end or out of turn."""
    state = table(hand="n2g")
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, 1, READER.parse("risk"), CHANCE)
    assert (refused.value.why, refused.value.instead) == (Reason.NOT_YOUR_TURN, ())
    state.phase = "finished"
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, 0, READER.parse("risk"), CHANCE)
    assert refused.value.why == Reason.OVER


def test_every_reason_is_tried() -> None:
    """Every reason has a case."""
    assert set(Why) - {why for *_, why, _ in CASES.values()} == set()
