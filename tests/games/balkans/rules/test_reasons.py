"""The reasons for refusing moves."""

import pytest

from games.balkans.rules.moves import (
    Ask,
    BreakAlliance,
    Build,
    Card,
    Choose,
    Done,
    Fight,
    Hire,
    Order,
    Plan,
    Promote,
    Propose,
    Repair,
    Sail,
    Skip,
    With,
)
from games.balkans.rules.public import Lasting
from games.balkans.rules.reasons import Why
from games.core.contract import IllegalMove, Reason
from tests.games.balkans.positions import Board


def reason(board, name, move):
    with pytest.raises(IllegalMove) as refused:
        board.do(name, move)
    assert refused.value.instead == board.moves(name)
    return refused.value.why


def arming(**gold):
    board = Board("BG LA").put("sredets", "LA", "1r").turn("BG", "arming")
    for name, amount in gold.items():
        board.gold(name, amount)
    return board.do("BG", Order("arming"))


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Hire("regular", "atlantis"), Why.UNKNOWN_NAME),
        (Hire("regular", "thrace"), Why.NOT_YOUR_LAND),
        (Hire("regular", "sredets"), Why.BESIEGED),
        (Hire("elite", "kopsis"), Why.NEEDS_FORTRESS),
        (Promote("karvuna"), Why.NEEDS_FORTRESS),
        (Order("harvest"), Why.NO_SUCH_ORDER),
        (Fight("thrace"), Reason.NOT_NOW),
    ],
)
def test_reasons_in_arming(move, why):
    """RULES 5.4: a refused action names its obstacle."""
    assert reason(arming(), "BG", move) == why


def test_what_nobody_hires_out_is_not_too_dear():
    """A kind of army that there is not has no price, and is refused without one."""
    assert reason(arming(BG=0), "BG", Hire("elephants", "tarnovo")) == Reason.NOT_NOW


def test_reasons_elsewhere():
    """Gold, hands, moments, straits, alliances, turns and what was begun have reasons of their own."""
    assert reason(arming(BG=2), "BG", Hire("elite", "tarnovo")) == Why.TOO_DEAR
    board = Board("BG LA EP").hold("BG", "ambush#1").turn("BG", "offensive")
    assert reason(board, "BG", Card("ambush#1")) == Why.WRONG_MOMENT
    assert reason(board, "BG", Card("capture#1")) == Why.NOT_IN_HAND
    assert reason(board, "BG", Card("excalibur#1")) == Why.UNKNOWN_NAME
    assert reason(board, "LA", Done()) == Reason.NOT_YOUR_TURN
    board.do("BG", Order("offensive"))
    assert reason(board, "BG", Order("harvest")) == Why.FINISH_FIRST
    assert reason(board, "BG", Choose("hungary")) == Why.OUT_OF_REACH
    razbor = Board("BG LA EP").razbor()
    assert reason(razbor, "BG", BreakAlliance()) == Why.NO_ALLY
    assert reason(razbor, "BG", Propose("latin+epirus")) == Why.ALLIANCE_NOT_WHOLE
    assert reason(Board("BG LA").planning(), "BG", Plan(("harvest.1",))) == Why.FOUR_ORDERS
    strait = Board("NI LA BG EP").fleet("white", "NI", 2).put("adramyttion", "NI", "1r").turn("NI", "offensive")
    strait.offensive("NI", "bithynia").do("NI", Sail("white"))
    assert reason(strait, "NI", Choose("marmara")) == Why.STRAIT_CLOSED


def refusal(board, name, move):
    with pytest.raises(IllegalMove) as refused:
        board.do(name, move)
    return refused.value.why, refused.value.data


def crowded(*, revolt=False):
    """Return an Arming in which no army, no king and no fleet is left in reserve."""
    board = Board("BG LA").put("tarnovo", "BG", "10r 1R").fleet("black_nw", "BG", 5).gold("BG", 50)
    if revolt:
        board.state.lasting = (Lasting(1, "inciting_revolt#1", 1, "kopsis"),)
    return board.turn("BG", "arming").do("BG", Order("arming"))


@pytest.mark.parametrize(
    ("move", "why", "data"),
    [
        (Hire("regular", "kopsis"), Why.NONE_IN_RESERVE, {"kind": "regular"}),
        (Hire("elite", "vidin"), Why.NONE_IN_RESERVE, {"kind": "elite"}),
        (Hire("royal", "vidin"), Why.NONE_IN_RESERVE, {"kind": "royal"}),
        (Build("kopsis", "black_sw"), Why.NONE_IN_RESERVE, {"kind": "fleet"}),
        (Build("kopsis", "marmara"), Why.NONE_IN_RESERVE, {"kind": "fleet"}),
        (Promote("vidin"), Why.NOTHING_LIKE_IT, {}),
        (Repair("vidin"), Reason.NOT_NOW, {}),
    ],
)
def test_what_there_is_none_of(move, why, data):
    """RULES 5.4: a reserve that is empty is named by its kind; promoting and repairing need none."""
    assert refusal(crowded(), "BG", move) == (why, data)


def test_lands_that_may_not_act():
    """RULES 5.4: a land in revolt, and one that has acted, are named; further actions go by the card."""
    assert refusal(crowded(revolt=True), "BG", Hire("regular", "kopsis")) == (Why.IN_REVOLT, {"land": "kopsis"})
    board = Board("BG LA").gold("BG", 50).hold("BG", "levy_en_masse#1").turn("BG", "arming", "arming")
    board.do("BG", Order("arming"), With(("levy_en_masse#1",)))
    board.do("BG", *[Hire("regular", "kopsis")] * 3)
    assert refusal(board, "BG", Hire("regular", "kopsis")) == (Why.LAND_HAS_ACTED, {"land": "kopsis"})
    assert reason(board, "BG", Hire("elite", "kopsis")) == Why.LAND_HAS_ACTED


def test_prices_and_names():
    """RULES 5.0: a price that cannot be paid is told with the purse; what has no name in the game, as that."""
    board = Board("BG LA EP").gold("BG", 1).hold("BG", "inciting_revolt#1").turn("BG", "harvest")
    assert refusal(board, "BG", Card("inciting_revolt#1")) == (Why.TOO_DEAR, {"cost": 2, "gold": 1})
    board.gold("BG", 2).put("tarnovo", "BG", "1r").turn("BG", "arming").do("BG", Order("arming"))
    assert refusal(board, "BG", Hire("elite", "tarnovo")) == (Why.TOO_DEAR, {"cost": 3, "gold": 2})
    assert refusal(board, "BG", Hire("ninja", "tarnovo")) == (Why.NOTHING_LIKE_IT, {})
    board.turn("BG", "harvest")
    for move, name in ((Order("siesta"), "siesta"), (Skip("siesta"), "siesta")):
        assert refusal(board, "BG", move) == (Why.UNKNOWN_NAME, {"name": name})
    assert refusal(board, "BG", Order("manoeuvre")) == (Why.NO_SUCH_ORDER, {"kind": "manoeuvre"})


def test_at_sea():
    """RULES 5.5, step 2: a strait asked for already, a sea too far and names of no sea and no strait."""
    board = Board("NI LA BG EP").fleet("white", "NI", 2).put("adramyttion", "NI", "1r").turn("NI", "offensive")
    board.offensive("NI", "bithynia")
    assert refusal(board, "NI", Ask("bosphorus")) == (Why.ASKED_ALREADY, {"strait": "bosphorus"})
    assert refusal(board, "NI", Ask("gibraltar")) == (Why.UNKNOWN_NAME, {"name": "gibraltar"})
    assert refusal(board, "NI", Sail("adriatic")) == (Why.OUT_OF_REACH, {"place": "adriatic"})
    assert refusal(board, "NI", Sail("white+royal")) == (Why.OUT_OF_REACH, {"place": "white"})
    assert refusal(board, "NI", Sail("caspian")) == (Why.UNKNOWN_NAME, {"name": "caspian"})
    board.do("NI", Sail("white"))
    assert refusal(board, "NI", Choose("marmara")) == (Why.STRAIT_CLOSED, {"strait": "dardanelles"})
    assert refusal(board, "NI", Choose("adriatic")) == (Why.OUT_OF_REACH, {"place": "adriatic"})
