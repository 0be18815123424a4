"""What others see and are told (RULES 7 and 8)."""

from typing import get_args

import pytest

from games.balkans import GAME
from games.balkans.rules import events, legal, machine
from games.balkans.rules.frames import Planning, Razbor, Turn
from games.balkans.rules.moves import (
    Accept,
    Card,
    Choose,
    Consent,
    Count,
    Decline,
    Disband,
    Done,
    Draw,
    Hand,
    Keep,
    Order,
    Plan,
    Propose,
    Ransom,
    Skip,
    Surrender,
    Tactic,
    With,
)
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Captive
from games.balkans.rules.realm.economy import price_of
from games.balkans.views import observe
from games.core.chance import QuickChance, SeededChance
from games.core.conformance import MoveFuzzer, Playthrough, check_step
from games.core.contract import PUBLIC
from games.core.options import preset
from tests.games.balkans.positions import Board
from tests.games.balkans.walking import walk


def seen_by_others(board, name, *moves):
    """Return all that others see and hear when somebody plays these moves, and who can move then."""
    state = board.state.copy()
    told = [event for move in moves for event in machine.play(state, board.seat(name), move, board.chance)]
    others = [PUBLIC, *(seat for seat in range(len(board.names)) if seat != board.seat(name))]
    return told, legal.acting(state), [observe.view(state, audience) for audience in others]


def same(board, name, *ways):
    """Return whether others cannot tell these ways to move apart."""
    first, *rest = [seen_by_others(board, name, *moves) for moves in ways]
    return all(other == first for other in rest)


def test_consent_is_asked_without_a_secret():
    """While an ally is asked for consent nobody can tell the cards meant for the order; the contract holds."""
    board = Board("EP BG LA", mode="advanced").ally("EP", "BG").put("vidin", "LA", "1r").put("vidin", "BG", "1r")
    board.hold("EP", "strong_camp#1").turn("EP", "defence", "harvest")
    board.do("EP", Order("defence"), With(("strong_camp#1",)), Choose("vidin"))
    playthrough = Playthrough(GAME, board.state.options, 3, bytes(32))
    playthrough.state = board.state
    check_step(playthrough, SeededChance(bytes(32), 0), MoveFuzzer())
    board.do("BG", Consent(yes=True))
    assert board.told(events.CardPlayed)[0].card == "strong_camp#1"


def test_plans_are_secret():
    """Others see that one has planned, not what; and a plan made anew shows no more."""
    board = Board("BG LA EP", mode="advanced").planning()
    gold = Plan(("harvest.1", "harvest.2", "arming.1", "arming.2"))
    war = Plan(("offensive.1", "offensive.2", "defence.1", "development.1"))
    assert same(board, "BG", (gold,), (war,))
    board.do("BG", gold)
    assert same(board, "BG", (gold,), (war,))
    told, _, _ = seen_by_others(board, "BG", war)
    assert told == []


def test_skipped_orders_are_secret():
    """Others see that an order has dropped, not which."""
    board = Board("BG LA EP").turn("BG", "harvest", "arming", "offensive", "offensive")
    assert same(board, "BG", (Skip("harvest"),), (Skip("arming"),), (Skip("offensive"),))


def test_acts_in_progress_are_secret():
    """An order, its cards and its place, a card or a surrender that is not complete is known to its maker alone."""
    board = Board("BG LA EP").hold("BG", "forced_march#1", "inciting_revolt#1").gold("BG", 9)
    board.turn("BG", "offensive", "offensive")
    ways = ((Order("offensive"),), (Order("offensive"), With(("forced_march#1",))), (Card("inciting_revolt#1"),))
    assert same(board, "BG", (Surrender(),), *ways)
    assert same(board, "LA", (), (Surrender(),))


def test_tactics_are_revealed_together():
    """Which tactic is prepared is unseen until the last is ready; then all are turned up together."""
    board = Board("BG LA").own("LA", "kopsis").put("kopsis", "LA", "4r").put("sredets", "BG", "4r")
    board.hold("BG", "furious_warriors#1", "blow_from_haemus#1").hold("LA", "knightly_charge#1")
    board.turn("BG", "offensive").offensive("BG", "kopsis").march("BG", "kopsis").until("battle_declare")
    assert same(board, "BG", (Tactic("furious_warriors#1"),), (Tactic("blow_from_haemus#1"),)), "announced at once"
    board.do("BG", Hand()).do("LA", Hand())
    assert same(board, "BG", (Tactic("furious_warriors#1"),), (Tactic("blow_from_haemus#1"),))
    board.do("BG", Tactic("furious_warriors#1"))
    assert board.asked() == ["LA"]
    before = observe.view(board.state, 1)
    assert (before.picked, board.state.hands[0]) == ((), ("furious_warriors#1", "blow_from_haemus#1"))


def test_a_common_tactic_is_drawn_face_down():
    """Who draws does not see the card before the others' are ready."""
    board = Board("BG LA").own("LA", "kopsis").put("kopsis", "LA", "4r").put("sredets", "BG", "4r")
    board.hold("LA", "knightly_charge#1", "knightly_charge#2").hold("BG", "furious_warriors#1")
    board.turn("BG", "offensive").offensive("BG", "kopsis").march("BG", "kopsis").until("battle_declare")
    views = []
    for first in ("pincer", "raid"):
        twin = Board("BG LA")
        twin.state = board.state.copy()
        twin.coming(first).do("BG", Draw()).do("LA", Hand())
        assert sum(observe.view(twin.state, 0).face_down) == 1
        views.append([observe.view(twin.state, audience) for audience in (PUBLIC, 0, 1)])
    assert views[0] == views[1]


def test_answers_to_a_proposal_show_when_all_have_answered():
    """Whoever answers first cannot be seen to accept or decline."""
    board = Board("LA BG EP").razbor().do("LA", Propose("latin+bulgaria+epirus"))
    assert same(board, "BG", (Accept(),), (Decline(),))


def test_royal_cards_kept_show_as_a_number_at_the_end():
    """In the strategic start even the number of cards kept is unseen until all have chosen."""
    board = Board("BG LA", strategic_start=True)
    hand = board.state.royal_decks[0][:5]
    board.state.hands[0] = hand
    assert same(board, "BG", (Keep(()),), (Keep(hand[:3]),))


@pytest.mark.parametrize("hands", [("furious_warriors#1", "withdrawal#1"), ("furious_warriors#1", "plunder#1")])
def test_questions_do_not_depend_on_hidden_cards(hands):
    """The owner of a target is asked for a reaction whatever card it holds, if it holds one."""
    board = Board("BG EP").own("BG", "pelagonia").put("pelagonia", "BG", "2r").put("epirus", "EP", "1e")
    board.own("EP", "ohrid").own(None, "ioannina", "valona", "arta").put("ohrid", "EP", "1r")
    board.hold("BG", hands[0]).hold("EP", hands[1]).turn("BG", "offensive")
    board.offensive("BG", "epirus" if board.owner("epirus") != "EP" else "ohrid").march("BG", "ohrid")
    assert (board.phase, board.asked()) == ("off_reaction", ["EP"])


@pytest.mark.parametrize("seed", range(6))
def test_the_acting_seats_reveal_no_secret(seed):
    """On the way through a table who can move follows from what everybody knows: hands and orders have no say."""

    def check(state):
        if state.frames and isinstance(state.frames[-1], (Turn, Planning, Razbor)):
            alive = tuple(seat for seat, status in enumerate(state.status) if status == "alive")
            assert legal.acting(state) == alive
        else:
            assert legal.acting(state) == observe.view(state, PUBLIC).asked

    walk(preset(BalkansOptions, "advanced"), 4, QuickChance(seed), check)


def test_a_choice_of_nobody_is_no_choice():
    """A seat that has left the game has neither moves nor a part in who can move."""
    board = Board("BG LA EP").turn("BG", "harvest", "arming")
    board.state.status[2] = "eliminated"
    assert (legal.acting(board.state), board.moves("EP")) == ((0, 1), ())
    assert board.refused("EP", Choose("nis"))


def test_how_a_proposal_was_answered_is_told():
    """RULES 8: who accepted and who did not; and the alliance, if all did."""
    for answer, answers, formed in (
        (Decline(), events.AllianceAnswered((0,), (1,)), []),
        (Accept(), events.AllianceAnswered((0, 1), ()), [events.AllianceFormed((0, 1))]),
    ):
        board = Board("LA BG EP").razbor().do("LA", Propose("latin+bulgaria")).do("BG", answer)
        assert (board.told(events.AllianceAnswered), board.told(events.AllianceFormed)) == ([answers], formed)


def test_a_ransom_and_a_disbanding_are_told():
    """RULES 8: with the price, the kind and the place."""
    board = Board("LA BG").put("thrace", "LA", "9r").fleet("marmara", "LA", 5)
    board.state.captives = (Captive(0, "regular", 1),)
    board.turn("LA", "arming").do("LA", Order("arming"), Disband("thrace", "regular"), Disband("marmara", "fleet"))
    assert board.told(events.Disbanded) == [
        events.Disbanded(0, "regular", "thrace"), events.Disbanded(0, "fleet", "marmara"),
    ]  # fmt: skip
    price = price_of(Ransom("regular", 1))
    board.do("LA", Done(), Ransom("regular", 1))
    assert board.told(events.Ransomed) == [events.Ransomed(0, "regular", 1, price)]


def test_the_tactic_that_counts_is_told():
    """RULES 8: which of a side's tactics its leader has let count."""
    board = Board("LA BG EP").ally("BG", "EP").put("kopsis", "BG", "2r").put("kopsis", "EP", "2r")
    board.put("thrace", "LA", "4r").hold("EP", "mountain_blow#1").coming("advance", "skirmish")
    board.turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis").until("battle_declare")
    board.do("EP", Hand(), Tactic("mountain_blow#1")).do("BG", Count(2))
    assert board.told(events.TacticChosen) == [events.TacticChosen("defenders", 2, "mountain_blow#1")]


def test_what_may_be_taken_back_and_where_a_part_of_the_game_ends():
    """RULES 8: own pieces placed or moved by nobody's randomness can be taken back; rounds and seasons are parts."""
    kinds = get_args(events.AnyEvent)
    assert {kind.__name__ for kind in kinds if kind.closes} == {"RoundBegan", "SeasonBegan"}
    assert {kind.__name__ for kind in kinds if kind.opens} == {"RoundBegan", "SeasonBegan"}
    assert {kind.__name__ for kind in kinds if kind.retractable} == {
        "ArmyMoved",
        "Disbanded",
        "Embarked",
        "FleetBuilt",
        "FleetMoved",
        "Hired",
        "NothingMoved",
        "Promoted",
        "Repaired",
    }
