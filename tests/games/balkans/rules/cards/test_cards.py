"""The printed cards: their effects and conditions, and where they go (RULES 5.10)."""

from games.balkans.rules import events
from games.balkans.rules.events import PeekSeen
from games.balkans.rules.moves import Back, Card, Choose, Order, With
from games.balkans.rules.public import Peek
from games.balkans.views.observe import view
from games.core.contract import PUBLIC, PrivateEvent
from tests.games.balkans.positions import Board
from tests.games.balkans.rules.scenarios import cards_step, razbor


def test_an_only_origin_is_taken_back_with_what_was_asked_after_it():
    """What was no choice is not asked again on the way back; what was one is."""
    board = Board("BG LA", manoeuvre=True).hold("BG", "forced_march#1").put("kopsis", "BG", "1r").own("LA", "vidin")
    board.turn("BG", "offensive").do("BG", Order("manoeuvre"), With(("forced_march#1",)))
    assert view(board.state, 0).asking == "attack"
    board.do("BG", Back())
    assert (view(board.state, 0).draft, With(()) in board.moves("BG")) == (("order manoeuvre",), True)


def test_spies_see_orders_alone():
    """Who looks at orders sees them until the end of the round; nobody else does."""
    board = (
        Board("BG LA EP").hold("BG", "spies#1").turn("BG", "harvest").orders("LA", "offensive", "offensive", "arming")
    )
    board.do("BG", Card("spies#1"), Choose("latin"))
    assert view(board.state, 0).peeks == (Peek(0, 1, "orders", ("arming", "offensive", "offensive"), ()),)
    assert view(board.state, 1).peeks == view(board.state, PUBLIC).peeks == ()
    assert board.told(PrivateEvent) == [PeekSeen(0, 1, "orders", ("arming", "offensive", "offensive"))]


def test_grandees_need_the_most_rich_lands():
    """Only who owns strictly more rich lands than each other may play it."""
    board = cards_step(razbor().hold("BG", "grandees#1"))
    assert board.refused("BG", Card("grandees#1"))
    board = cards_step(razbor().own("BG", "athens", "achaea").hold("BG", "grandees#1"))
    board.do("BG", Card("grandees#1"))
    assert board.told(events.Influence)[0].delta == 2
