"""Why moves are refused."""

from __future__ import annotations

import pytest

from games.balkans.rules.moves import (
    BreakAlliance,
    Card,
    Choose,
    Done,
    Fight,
    Hire,
    Order,
    Plan,
    Promote,
    Propose,
    Sail,
)
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
    """Refusals say what is in the way."""
    assert reason(arming(), "BG", move) == why


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
    assert reason(strait, "NI", Choose("marmara")) in {Why.STRAIT_CLOSED, Why.OUT_OF_REACH}
