"""The printed cards: their effects and conditions, and where they go (RULES 5.10)."""

from __future__ import annotations

from games.balkans.rules import events
from games.balkans.rules.events import PeekSeen, TacticsSeen
from games.balkans.rules.moves import Back, Card, Choose, Done, Draw, Establish, Order, Pass, Tactic, With
from games.balkans.rules.public import Peek
from games.balkans.views.observe import view
from games.core.contract import PUBLIC, PrivateEvent
from tests.games.balkans.positions import Board
from tests.games.balkans.rules.scenarios import attack, battle, cards_step, razbor


def test_an_order_with_cards_can_be_taken_back():
    """Nothing is paid, played or public before an order is complete."""
    board = Board("BG LA").hold("BG", "forced_march#1").turn("BG", "offensive")
    before = view(board.state, PUBLIC)
    board.do("BG", Order("offensive"), With(("forced_march#1",)))
    assert view(board.state, PUBLIC) == before
    assert view(board.state, 0).asking == "target"
    board.do("BG", Back())
    assert (view(board.state, 0).draft, With(()) in board.moves("BG")) == (("order offensive",), True)
    board.do("BG", Back())
    assert (view(board.state, 0).draft, board.state.hands[0]) == ((), ("forced_march#1",))


def test_an_only_origin_is_taken_back_with_what_was_asked_after_it():
    """What was no choice is not asked again on the way back; what was one is."""
    board = Board("BG LA", manoeuvre=True).hold("BG", "forced_march#1").put("kopsis", "BG", "1r").own("LA", "vidin")
    board.turn("BG", "offensive").do("BG", Order("manoeuvre"), With(("forced_march#1",)))
    assert view(board.state, 0).asking == "attack"
    board.do("BG", Back())
    assert (view(board.state, 0).draft, With(()) in board.moves("BG")) == (("order manoeuvre",), True)


def test_hidden_treasure_and_titles():
    """Gold in one's own turn; one title once a turn, an own_turn card also after the order."""
    board = (
        Board("BG LA").hold("BG", "hidden_treasure#1", "inciting_revolt#1", "inciting_revolt#2").turn("BG", "harvest")
    )
    board.do("BG", Card("hidden_treasure#1"))
    assert board.state.gold[0] == 8
    board.do("BG", Card("inciting_revolt#1"), Choose("rhodope"))
    assert (board.state.gold[0], board.state.lasting[0].land) == (6, "rhodope")
    assert board.refused("BG", Card("inciting_revolt#2"))
    board.do("BG", Order("harvest"))
    assert board.phase == "turn_close"


def test_spies_see_orders_alone():
    """Who looks at orders sees them until the end of the round; nobody else does."""
    board = (
        Board("BG LA EP").hold("BG", "spies#1").turn("BG", "harvest").orders("LA", "offensive", "offensive", "arming")
    )
    board.do("BG", Card("spies#1"), Choose("latin"))
    assert view(board.state, 0).peeks == (Peek(0, 1, "orders", ("arming", "offensive", "offensive"), ()),)
    assert view(board.state, 1).peeks == view(board.state, PUBLIC).peeks == ()
    assert board.told(PrivateEvent) == [PeekSeen(0, 1, "orders", ("arming", "offensive", "offensive"))]


def test_second_draw():
    """A captain draws two tactics and keeps one; the other is seen in the discard pile."""
    board = battle("LA", "BG", "2r", "2r").hold("LA", "seasoned_captain#1").coming("raid", "pincer", "confusion")
    attack(board).do("LA", Card("seasoned_captain#1"))
    assert board.phase == "battle_pick"
    assert view(board.state, 0).drawn == ("raid#1", "pincer#1")
    assert view(board.state, PUBLIC).drawn == view(board.state, 1).drawn == ()
    assert board.told(TacticsSeen) == [TacticsSeen(0, ("raid#1", "pincer#1"))]
    board.do("LA", Tactic("pincer#1"))
    assert "raid#1" in board.state.common_discard


def test_grandees_need_the_most_rich_lands():
    """Only who owns strictly more rich lands than each other may play it."""
    board = cards_step(razbor().hold("BG", "grandees#1"))
    assert board.refused("BG", Card("grandees#1"))
    board = cards_step(razbor().own("BG", "athens", "achaea").hold("BG", "grandees#1"))
    board.do("BG", Card("grandees#1"))
    assert board.told(events.Influence)[0].delta == 2


def test_grand_preparation_lasts_a_round():
    """The bonus counts in every battle until Razbor 9 of the next round."""
    board = cards_step(razbor().hold("BG", "grand_preparation#1")).do("BG", Card("grand_preparation#1"))
    assert board.phase == "planning"
    assert [(card.card, card.until) for card in board.state.lasting] == [("grand_preparation#1", 2)]
    board.put("vidin", "BG", "2r").turn("BG", "offensive").offensive("BG", "nis").march("BG", "nis")
    for _ in range(4):
        if not board.told(events.BattleRound):
            name = board.asked()[0]
            board.do(name, next(move for move in (Pass(), Draw()) if move in board.moves(name)))
    parts = {part.source: part.amount for part in board.told(events.BattleRound)[0].attackers.parts}
    assert parts["grand_preparation"] == 1
    del board.state.frames[:]
    board.razbor(9)
    assert not board.state.lasting
    assert "grand_preparation#1" in board.state.strategy_discard


def test_established_strategies_stay_and_cost():
    """An established card is played again and again from where it lies, and paid each time."""
    board = battle("BG", "EP", "3r", "3r", mode="advanced").hold("BG", "mercenary_army#1").gold("BG", 10)
    board.turn("BG", "development", "offensive").do("BG", Order("development"), Establish("mercenary_army#1"), Done())
    assert board.state.established[0] == ("mercenary_army#1",)
    board.turn("BG", "offensive")
    attack(board).do("BG", Card("mercenary_army#1"))
    assert board.state.gold[0] == 10 - 5 - 1
    assert board.state.established[0] == ("mercenary_army#1",)
