"""Razbor (RULES 5.11)."""

from games.balkans.rules import events
from games.balkans.rules.moves import BreakAlliance, Card, Choose, Decline, Fight, Pass, Propose, Surrender, Yield
from games.balkans.rules.turns.razbor import razbor_influence
from tests.games.balkans.positions import Board
from tests.games.balkans.rules.scenarios import LATIN_LANDS, all_pass, battles


def test_sieges_of_razbor_precede_elimination_and_influence():
    """RULES 5.11.1, 5.11.4, 5.11.5: a fortress that falls in Razbor eliminates its owner and already scores for its taker."""
    # Ten lands, and one for a coast of the White Sea.
    board = Board("BG LA EP").own("BG", *LATIN_LANDS[1:]).put("constantinople", "BG", "1r").razbor()
    all_pass(board, "planning")
    assert board.state.status[1] == "eliminated"
    assert board.state.influence == [11, 0, 5]


def test_the_first_player_orders_the_sieges_of_others():
    """RULES 5.11.1: who has the marker picks the next siege, without any part in it."""
    board = Board("EP BG LA").put("vidin", "LA", "2r").put("sredets", "LA", "2r").put("sredets", "BG", "1r")
    board.razbor()
    assert (board.phase, board.asked()) == ("choose_battle", ["EP"])
    board.do("EP", Fight("sredets"))
    assert battles(board) == [("siege", "sredets", (2,), (1,))]


def test_the_first_player_marker_skips_eliminated_players():
    """RULES 5.11.7: the next on the left who is still in the game begins."""
    board = Board("BG LA EP").own("EP", *LATIN_LANDS).razbor(4)
    assert board.told(events.FirstPlayer) == [events.FirstPlayer(2)]


def test_the_marker_leaves_a_first_player_who_falls():
    """RULES 5.11.4, 5.11.7: a first player who is eliminated hands the marker to the left like any other."""
    board = Board("LA BG EP").own("EP", *LATIN_LANDS).razbor(4)
    assert board.state.first == 1
    assert [event.seat for event in board.told(events.CardsDrawn)] == [1, 1, 2, 2]


def test_ruin_costs_gold_and_no_influence():
    """RULES 5.11.5: a ruined land still counts for its owner."""
    board = Board("BG LA")
    board.state.ruins = ("tarnovo",)
    assert razbor_influence(board.state, 0) == [events.Term("lands", 5)]


def test_a_breach_in_razbor_can_end_a_kingdom():
    """RULES 5.11.2, 5.11.4: who loses the last land to a former ally is out in the same Razbor."""
    board = Board("BG LA EP").ally("BG", "LA").own("EP", *LATIN_LANDS[1:]).put("constantinople", "BG", "1r").razbor()
    board.do("BG", BreakAlliance())
    all_pass(board, "planning")
    assert (board.owner("constantinople"), board.state.status[1]) == ("BG", "eliminated")


def test_a_revolt_ends_with_the_round():
    """RULES 5.11.9: the marker goes and its card is laid away."""
    board = Board("BG LA").hold("BG", "inciting_revolt#1").turn("BG", "harvest").do("BG", Card("inciting_revolt#1"))
    board.do("BG", Choose("thrace")).razbor(9)
    assert (board.state.lasting, board.state.strategy_discard) == ((), ("inciting_revolt#1",))


def test_diplomacy_ends_with_the_last_who_could_ally():
    """When a surrender leaves two who are not allied, there is nothing more to talk about."""
    board = Board("BG LA EP").razbor().do("BG", Surrender(), Yield(("bulgaria",)))
    assert board.phase == "planning"


def test_the_weaker_conqueror_takes_a_fallen_fortress():
    """RULES 5.11.1: a fortress that nobody holds falls to the allied besieger with fewer lands."""
    board = Board("BG LA EP").ally("LA", "EP").put("vidin", "LA", "1r").put("vidin", "EP", "1r").own("LA", "nis")
    board.razbor()
    assert (board.owner("vidin"), board.armies("vidin")) == ("EP", "LA 1r | EP 1r")


def test_a_land_in_revolt_gives_no_influence():
    """A revolt costs its owner the land's point in Razbor, until it is put down."""
    board = Board("BG LA").hold("BG", "inciting_revolt#1").gold("BG", 9).turn("BG", "harvest", "arming")
    board.do("BG", Card("inciting_revolt#1"), Choose("rhodope"))
    assert razbor_influence(board.state, 1) == [events.Term("lands", 4)]


def test_who_follows_one_who_surrenders_may_propose():
    """RULES 5.11.2: that somebody had proposed an alliance before they gave up binds nobody else."""
    board = Board("BG LA EP NI").razbor().do("BG", Propose("bulgaria+latin")).do("LA", Decline())
    assert not [choice for choice in board.moves("BG") if isinstance(choice, Propose)]
    board.do("BG", Surrender(), Yield(("bulgaria",)))
    assert (board.phase, board.asked()) == ("razbor_diplomacy", ["LA"])
    assert [choice for choice in board.moves("LA") if isinstance(choice, Propose)]


def test_who_can_have_no_card_of_razbor_is_passed_over_alone():
    """RULES 5.11.3: the next is asked, whoever could have one."""
    board = Board("BG LA EP").hold("LA", "propaganda#1").hold("EP", "dynastic_marriage#1")
    assert board.razbor(2).until("razbor_cards").asked() == ["LA"]
    assert board.do("LA", Pass()).asked() == ["EP"]
