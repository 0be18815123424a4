"""What a seat has peeked at is true in every state dealt to fit its view (RULES 7)."""

import pytest

from games.balkans import GAME
from games.balkans.data.components import card_of, royal_cards, strategies, title
from games.balkans.rules.frames import PlayedCard
from games.balkans.rules.moves import Card, Choose
from games.balkans.rules.public import Camp, Captive, Lasting, Loan
from games.balkans.rules.state import counts_of, plus
from games.balkans.secrets import PUBLIC_FIELDS
from games.balkans.views.determinize import determinize, open_handed
from games.balkans.views.observe import view
from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from tests.games.balkans.hidden import POSITIONS, drawn, fought, kept, proposed
from tests.games.balkans.positions import Board
from tests.games.balkans.tables import TABLES, states

WORLDS = 20


def worlds(board: Board, seat: int):
    """Return determinizations of what a seat sees."""
    seen = view(board.state, seat)
    return [determinize(seen, SeededChance(bytes([number] * 32), 0)) for number in range(WORLDS)]


def test_orders_seen_by_spies_are_unplayed_in_every_world():
    board = Board("BG LA EP").hold("BG", "spies#1").turn("BG", "harvest").hold("EP", "sabotage#1")
    board.orders("LA", "offensive", "offensive")
    unplayed = board.state.unplayed[1]
    assert any(world.unplayed[1] != unplayed for world in worlds(board, 0)), "nothing was seen yet"
    board.do("BG", Card("spies#1"), Choose("latin"))
    assert [world.unplayed[1] for world in worlds(board, 0)] == [unplayed] * WORLDS
    assert any(world.unplayed[1] != unplayed for world in worlds(board, 2)), "another seat has seen nothing"


@pytest.mark.parametrize("cards", [("spies#1",), ("spies#1", "propaganda#1")])
def test_cards_seen_by_envoys_are_in_the_hand_in_every_world(cards: tuple[str, ...]):
    board = Board("BG NI LA").hold("NI", "envoys#1").hold("BG", *cards).hold("LA", "sabotage#1")
    board.turn("BG", "harvest")
    before = [set(world.hands[0]) for world in worlds(board, 1)]
    assert any(not set(cards) <= hand for hand in before), "nothing was seen yet"
    board.do("NI", Card("envoys#1"), Choose("bulgaria"))
    shown = set(view(board.state, 1).peeks[0].shown)
    assert shown
    assert all(shown <= set(world.hands[0]) for world in worlds(board, 1))
    assert any(not shown <= set(world.hands[0]) for world in worlds(board, 2)), "another seat has seen nothing"


def test_a_world_keeps_how_many_orders_are_unplayed():
    board = Board("BG LA EP").turn("BG", "harvest").orders("LA", "offensive", "arming")
    assert {sum(world.unplayed[1]) for world in worlds(board, 0)} == {2}
    assert board.state.unplayed[1] == counts_of(("offensive", "arming"))


def components(state):
    """Return all cards of a state, and of each seat the orders it has not played, by kind."""
    piles = [*state.hands, *state.royal_decks, *state.drawn, state.strategy_deck, state.common_deck]
    orders = [tuple(map(sum, zip(*both, strict=True))) for both in zip(state.unplayed, state.dropped, strict=True)]
    return sorted(card for pile in piles for card in pile), orders


def assert_worlds_fit(state):
    """Check that what everybody sees of a state is the same in every world, with the same cards and orders in all."""
    for audience in range(PUBLIC, len(state.kingdoms)):
        seen = view(state, audience)
        world = determinize(seen, SeededChance(bytes(32), state.question))
        for field in PUBLIC_FIELDS - {"question"}:
            assert getattr(world, field) == getattr(state, field), field
        assert view(world, audience) == seen
        assert components(world) == components(state)
        assert audience == PUBLIC or GAME.moves(world, audience) == GAME.moves(state, audience)


@pytest.mark.parametrize("position", POSITIONS)
def test_what_everybody_sees_is_so_in_every_world(position: str):
    assert_worlds_fit(POSITIONS[position]().state)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_world_of_any_table_has_its_pieces_and_markers(number: int):
    for state in states(number, 40):
        if all(state.kingdoms):
            assert_worlds_fit(state)


def test_markers_and_troops_are_in_every_world():
    """Armies and fleets of all kinds, ruins, guests, camps, loans, captives and lasting cards."""
    board = Board("BG LA EP", mode="advanced").own("LA", "kopsis").put("kopsis", "LA", "1r 2e 1R")
    board.put("kopsis", "EP", "3r 1e").fleet("marmara", "LA", 2).fleet("marmara", "EP", 1, "elite")
    board.fleet("marmara", "EP", 2, "regular").fleet("ionian", "EP", 1, "royal").turn("BG", "harvest", "arming")
    state = board.state
    state.guests["kopsis"] = (2,)
    state.ruins = ("kopsis", "nis")
    state.camps = (Camp("kopsis", 1, 2), Camp("nis", 0, 2))
    for camp in state.camps:
        state.dropped[camp.seat] = plus(state.dropped[camp.seat], "defence", -1)
    state.loans = (Loan(2, 1, ("marmara",)),)
    state.captives = (Captive(0, "regular", 1),)
    state.lasting = (Lasting(2, "levy_en_masse#1", 2, "nis"),)
    state.strategy_deck = tuple(card for card in state.strategy_deck if card != "levy_en_masse#1")
    assert_worlds_fit(state)


# ---- secret choices ------------------------------------------------------------------------------------------------


def test_a_tactic_chosen_from_hand_could_be_played_in_every_world():
    """One whose title has not been used, and that can be paid for; of those that were seen, if there is one."""
    board = fought()
    battle = board.state.frames[-1]
    battle.titles = (PlayedCard(0, "furious_warriors"), PlayedCard(1, "feigned_flight"))
    board.gold("BG", 0)
    found = set()
    for audience in (PUBLIC, 1, 2):
        seen = view(board.state, audience)
        for world in [determinize(seen, SeededChance(bytes([number] * 32), 0)) for number in range(4 * WORLDS)]:
            (tactic,) = world.picks[0]
            assert tactic in world.hands[0]
            assert card_of(tactic).entry.timing == "tactic"
            found.add(title(tactic))
    assert found == {"boyar_retinue", "blow_from_haemus", "feigned_flight"}
    assert {world.picks[0] for world in worlds(board, 0)} == {("furious_warriors#1",)}, "its own choice"
    assert {world.picks[1] for world in worlds(board, 0)} == {()}, "the other has not chosen"


def test_who_chooses_of_two_drawn_tactics_has_chosen_one_of_them_in_every_world():
    board = drawn()
    battle = board.state.frames[-1]
    board.state.drawn[0], battle.prepared = ("raid#1", "pincer#1"), (0,)
    board.state.picks[0] = ("raid#1",)
    for world in worlds(board, 1):
        assert len(world.drawn[0]) == 2
        assert world.picks[0] in {(card,) for card in world.drawn[0]}


def test_an_answer_to_a_proposal_may_be_either():
    assert {world.picks[1] for world in worlds(proposed(), 0)} == {("accept",), ("decline",)}
    assert {world.picks[1] for world in worlds(proposed(), 1)} == {("accept",)}, "its own answer"
    assert {world.picks[2] for world in worlds(proposed(), 0)} == {()}, "not answered yet"


def test_any_number_of_cards_may_be_kept_in_the_strategic_start():
    board = kept()
    found = worlds(board, 1)
    assert {len(world.picks[0]) for world in found} == set(range(6))
    assert all(set(world.picks[0]) <= set(world.hands[0]) for world in found)
    assert {world.picks[0] for world in worlds(board, 0)} == {board.state.picks[0]}, "its own choice"
    assert {world.picks[1] for world in found} == {()}


def test_an_order_that_waits_for_consent_is_known_but_for_its_cards():
    board = POSITIONS["consent asked"]()
    for audience in (PUBLIC, 1, 2):
        seen = view(board.state, audience)
        assert determinize(seen, SeededChance(bytes(32), 0)).drafts[0] == ("order defence", "-", "vidin")
    assert worlds(board, 0)[0].drafts[0] == ("order defence", "strong_camp#1", "vidin")


# ---- what is known besides -----------------------------------------------------------------------------------------


def test_what_was_seen_of_a_seat_is_not_dealt_to_another():
    """A strategy that was seen in the last hand is in no other, and of other orders nothing is known."""
    board = Board("NI LA BG").hold("NI", "envoys#1").hold("BG", "spies#1").hold("LA", "sabotage#1")
    board.turn("BG", "harvest").do("NI", Card("envoys#1"), Choose("bulgaria"))
    assert all("spies#1" in world.hands[2] for world in worlds(board, 0))
    board = POSITIONS["orders seen"]()
    assert len({world.unplayed[2] for world in worlds(board, 0)}) > 1


def test_cards_played_in_a_battle_are_in_no_hand_and_no_deck():
    board = fought()
    battle = board.state.frames[-1]
    battle.played, battle.tactics = (PlayedCard(0, "ambush#1"),), (PlayedCard(-1, board.state.common_deck[0]),)
    board.state.hands[0], board.state.common_deck = ("furious_warriors#1",), board.state.common_deck[1:]
    assert_worlds_fit(board.state)


def test_who_chooses_of_two_drawn_tactics_sees_them_in_every_world():
    board = drawn()
    battle = board.state.frames[-1]
    battle.played = (PlayedCard(0, "seasoned_captain#1"),)
    board.state.strategy_deck = tuple(card for card in board.state.strategy_deck if card != "seasoned_captain#1")
    board.state.drawn[0] = (*board.state.drawn[0], board.state.common_deck[0])
    board.state.common_deck = board.state.common_deck[1:]
    assert {world.drawn[0] for world in worlds(board, 0)} == {board.state.drawn[0]}
    assert len({world.drawn[0] for world in worlds(board, 1)}) > 1
    assert_worlds_fit(board.state)


def test_an_open_hand_holds_all_that_a_seat_may_hold_for_all_that_others_know():
    """All cards of its kinds but those that lie open, and all orders it has not played; nothing where it has none."""
    board = Board("BG LA EP").hold("BG", "spies#1", "ambush#1").turn("BG", "harvest")
    state = board.state
    state.royal_discards[0], state.strategy_discard = ("capture#1",), ("sabotage#1",)
    state.played[0] = counts_of(("arming",))
    state.unplayed[1], state.unplayed[2] = counts_of(()), counts_of(("harvest",))
    board.hold("EP", "grandees#1").hold("LA", "siege_engines#1")
    seen = view(state, PUBLIC)
    hands = [set(open_handed(seen, state, seat).hands[seat]) for seat in range(3)]
    open_strategies = {card for card in strategies(advanced=False) if card != "sabotage#1"}
    assert hands[0] == {*royal_cards("bulgaria", advanced=False), *open_strategies} - {"capture#1"}
    assert hands[1] == {*royal_cards("latin", advanced=False)}
    assert hands[2] == open_strategies
    unplayed = [open_handed(seen, state, seat).unplayed[seat] for seat in range(3)]
    assert unplayed == [
        (2, 1, 2, 0, 0),
        counts_of(()),
        (2, 2, 2, 0, 0),
    ]
