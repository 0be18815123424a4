"""The reasons for refusing moves; a refusal offers legal moves and changes nothing (checked by `play`)."""

import msgspec
import pytest

from games.carcassonne import GAME
from games.carcassonne.rules.moves import Place, PlaceMeeple
from games.carcassonne.rules.play import go_on
from games.carcassonne.rules.reasons import Why
from games.core.contract import IllegalMove
from tests.games.carcassonne.positions import CHANCE, ended, play, position, scoring

TRACK = {"figures": "R 4, B 9, Y 6, G 2", "robbers": "R@9, B@4, Y@9, G@9"}
COURIERS = {"messages": "A B C D E F G H"}


def placing():
    return position(hand="E")


def meeple():
    state = position("H@0,-1 0 R:c1", hand="L", farmers=False)
    play(state, "R place 0,-2 2")
    return state


def robber():
    state = position(hand="RA", **TRACK)
    play(state, "R place 1,0 0")
    return state


def award():
    state = position(figures="R 10/3, B 5/6", robbers="B@10", **COURIERS)
    scoring(state, "R road 3, R city 8, B city2 1")
    return state


def award_in_order():
    state = position(figures="R 10, B 3", robbers="B@10")
    scoring(state, "R road 3, R city 8")
    return state


def steal():
    state = position(figures="R 53, Y 3, B 20", robbers="B@3")
    scoring(state, "R road 5, Y city 2")
    return state


def message(first: str):
    def made():
        letters = " ".join([first, *(letter for letter in "ABCDEFGH" if letter != first)])
        state = position("U@1,0 1 B:r1 R:f1", messages=letters)
        state.phase = "message"
        go_on(state, -1, [])
        return state

    return made


def over():
    state = position()
    ended(state)
    return state


@pytest.mark.parametrize(
    ("situation", "line"),
    [
        (placing, "R place A 0 ✗ does-not-fit"),
        (placing, "R place C 0 ✗ no-such-spot"),
        (placing, "R place ? 0 ✗ no-such-spot"),
        (placing, "R place A 4 ✗ does-not-fit"),
        (placing, "R place A -1 ✗ does-not-fit"),
        (placing, "B place A 2 ✗ not-your-turn"),
        (placing, "R meeple c1 ✗ not-now"),
        (meeple, "R meeple c1 ✗ feature-taken"),
        (meeple, "R meeple f1 ✗ no-farmers"),
        (meeple, "R meeple r7 ✗ no-such-feature"),
        (meeple, "R stay ✗ not-now"),
        (robber, "R robber 50 ✗ no-such-space"),
        (robber, "R robber 9 ✗ robber-already-there"),
        (robber, "R robber 4 ✗ nobody-there"),
        (robber, "R robber 11 ✗ nobody-there"),
        (robber, "R robber 0 ✗ nobody-there"),
        (robber, "R robber 49 ✗ nobody-there"),
        (robber, "R robber -1 ✗ no-such-space"),
        (robber, "R pass ✗ not-now"),
        (award, "R award 0.f1 meeple ✗ not-your-award"),
        (award, "R award 0.c1 horse ✗ no-such-figure"),
        (award, "B award 0.f1 meeple ✗ not-your-turn"),
        (award_in_order, "R award 0.c1 courier ✗ no-such-figure"),
        (steal, "B steal G meeple meeple ✗ nothing-to-steal"),
        (steal, "B steal R courier meeple ✗ nothing-to-steal"),
        (steal, "B steal R meeple courier ✗ no-such-figure"),
        (message("A"), "R follow meeple ✗ message-lacks"),
        (message("A"), "R draw ✗ other-message"),
        (message("A"), "R recall 1.f1 meeple ✗ other-message"),
        (message("A"), "R two horse ✗ no-such-figure"),
        (message("D"), "R follow meeple ✗ other-message"),
        (message("H"), "R recall 1.r1 meeple ✗ not-your-meeple"),
        (message("H"), "R recall 7.r1 meeple ✗ not-your-meeple"),
        (message("H"), "R follow meeple ✗ other-message"),
        (over, "R place A 0 ✗ over"),
    ],
)
def test_reason(situation, line: str) -> None:
    """Each illegal move is refused for the most helpful reason."""
    play(situation(), line)


def test_message_d_without_tiles_says_so() -> None:
    """Message D is refused if no tile is left."""
    state = message("D")()
    state.drawn = len(state.stack)
    play(state, "R draw ✗ no-tiles-left")


def test_the_other_award_first() -> None:
    """An award taken is no longer due; if the order makes no difference, awards go by feature."""
    state = position(figures="R 10/3, B 3/4", robbers="B@10", **COURIERS)
    scoring(state, "R road 3, R city 8")
    play(state, "R award 0.r1 meeple\nR award 0.r1 courier ✗ not-your-award")
    state = award_in_order()
    state.robbers[1] = 9
    state.round = msgspec.structs.replace(state.round, robbers=(-1, 9, -1, -1))
    play(state, "R award 0.r1 meeple ✗ other-award-first")


def test_empty_supply() -> None:
    """A seat without meeples is not asked, so only a command typed late is refused for this."""
    state = position(hand="E")
    play(state, "R place 0,-1 2")
    state.supply[0] = 0
    play(state, "R meeple c1 ✗ no-meeples-left")


def test_every_feature_of_the_tile_is_known() -> None:
    """A feature that the tile has is never refused as missing (RULES 5.4)."""
    state = meeple()
    play(state, "\n".join(f"R meeple f{number} ✗ no-farmers" for number in (1, 2, 3)))
    state.supply[0] = 0
    play(state, "\n".join(f"R meeple r{number} ✗ no-meeples-left" for number in (1, 2, 3)))


def test_what_fits_instead() -> None:
    """The refusal of a turn names the turns that fit."""
    state = placing()
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, 0, Place("A", 0), CHANCE)
    assert refused.value.why == Why.DOES_NOT_FIT
    assert refused.value.data == {"spot": "A", "turns": "2"}


def test_refusal_is_no_crash_for_any_text() -> None:
    """Features of other tiles, and none at all, are refused like any other."""
    state = meeple()
    for name in ("m", "", "c", "c1c1", "1.c1"):
        with pytest.raises(IllegalMove):
            GAME.play(state, 0, PlaceMeeple(name), CHANCE)
