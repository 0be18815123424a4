"""The printed cards: their effects and conditions, and where they go (RULES 5.10)."""

from __future__ import annotations

import pytest

from games.balkans.rules import events
from games.balkans.rules.events import PeekSeen, TacticsSeen
from games.balkans.rules.moves import (
    Back,
    Build,
    Card,
    Choose,
    Done,
    Draw,
    Establish,
    Hand,
    Hire,
    Lose,
    March,
    Meet,
    Order,
    Pass,
    Retreat,
    Sail,
    Stay,
    Tactic,
    With,
)
from games.balkans.rules.public import Peek
from games.balkans.rules.state import level
from games.balkans.views.observe import view
from games.core.contract import PUBLIC, PrivateEvent
from tests.games.balkans.positions import Board


def razbor(name="BG", others="LA EP", **options):
    board = Board(f"{name} {others}", **options)
    board.state.round = 1
    return board


def cards_step(board):
    return board.razbor(2).until("razbor_cards")


def battle(attackers, defenders, a, d, **options):
    """Return a board where an Offensive at Philippopolis is to be begun, the garrison in place."""
    board = Board(f"{attackers} {defenders}", **options).own(defenders, "philippopolis").own(attackers, "velbazhd")
    return board.put("velbazhd", attackers, a).put("philippopolis", defenders, d).turn(attackers, "offensive", "arming")


def attack(board):
    name = board.names[0]
    return board.offensive(name, "philippopolis").march(name, "philippopolis").until("battle_start")


# ---- order cards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "card", "more"),
    [("BG", "abundant_harvest#1", 3), ("BG", "tax_reform#1", 2), ("NI", "pronoia#1", 3)],
)
def test_harvest_cards(name, card, more):
    """Cards add gold to a Harvest: a sum, or one for each rich land or fortress, up to a bound."""
    others = "LA EP VE" if name == "NI" else "LA EP"
    plain = Board(f"{name} {others}").turn(name, "harvest").do(name, Order("harvest"))
    board = Board(f"{name} {others}").hold(name, card).turn(name, "harvest")
    board.do(name, Order("harvest"), With((card,)))
    assert board.state.gold[0] == plain.state.gold[0] + more
    assert not board.state.hands[0]


def test_levy_en_masse():
    """Two lands that have acted may act once more each order."""
    board = Board("BG LA").hold("BG", "levy_en_masse#1").gold("BG", 20).turn("BG", "arming")
    board.do("BG", Order("arming"), With(("levy_en_masse#1",)))
    board.do("BG", Hire("regular", "tarnovo"), Hire("regular", "tarnovo"), Hire("regular", "tarnovo"))
    assert board.refused("BG", Hire("regular", "tarnovo"))
    assert board.armies("tarnovo") == "BG 3r"


def test_hire_discount():
    """Prices above one fall by one."""
    board = Board("BG LA").hold("BG", "skilled_craftsmen#1").gold("BG", 9).turn("BG", "arming")
    board.do("BG", Order("arming"), With(("skilled_craftsmen#1",)))
    board.do("BG", Hire("elite", "tarnovo"), Hire("regular", "kopsis"), Build("karvuna", "black_nw"))
    assert board.state.gold[0] == 9 - 2 - 1 - 1


def test_storm_assault():
    """An assault on a fortress is fought at once, with its walls."""
    board = Board("BG LA").put("kopsis", "BG", "3e").put("thrace", "LA", "1r").hold("BG", "storm_assault#1")
    board.turn("BG", "offensive").do("BG", Order("offensive"), With(("storm_assault#1",)), Choose("thrace"))
    board.march("BG", "thrace")
    began = board.told(events.BattleBegan)[0]
    assert began.kind == "siege"
    parts = {part.source: part.amount for part in board.told(events.BattleRound)[0].defenders.parts}
    assert parts["fortress"] == 1


def test_skilled_pilots():
    """Fleets sail three seas."""
    board = Board("EP VE BG LA").fleet("otranto", "EP").hold("EP", "skilled_pilots#1").turn("EP", "offensive")
    board.do("EP", Order("offensive"), With(("skilled_pilots#1",)), Choose("caria")).until("off_fleets")
    assert Sail("otranto") in board.moves("EP")


def test_convoy():
    """Fleets pass enemies."""
    board = Board("VE EP BG LA", mode="advanced").fleet("adriatic", "VE").fleet("otranto", "EP")
    board.hold("VE", "convoy#1").turn("VE", "offensive")
    board.do("VE", Order("offensive"), With(("convoy#1",)), Choose("kefalonia")).until("off_fleets")
    assert Sail("adriatic") in board.moves("VE")


def test_strong_camp_and_scholars():
    """A strong camp counts two; scholars make each strategy cheaper."""
    board = Board("BG LA", mode="advanced").hold("BG", "strong_camp#1").turn("BG", "defence")
    board.do("BG", Order("defence"), With(("strong_camp#1",)), Choose("kopsis"))
    assert level(board.state, "kopsis") == 2
    other = Board("BG LA", mode="advanced").hold("BG", "scholars#1").gold("BG", 10).turn("BG", "development")
    from games.balkans.rules.moves import Buy

    other.do("BG", Order("development"), With(("scholars#1",)), Buy(), Buy(), Buy())
    assert other.state.gold[0] == 10 - 0 - 1 - 2


def test_an_order_with_cards_can_be_taken_back():
    """Nothing is paid, played or public before an order is complete."""
    board = Board("BG LA").hold("BG", "forced_march#1").turn("BG", "offensive")
    before = view(board.state, PUBLIC)
    board.do("BG", Order("offensive"), With(("forced_march#1",)))
    assert view(board.state, PUBLIC) == before
    assert view(board.state, 0).asking == "target"
    board.do("BG", Back())
    assert view(board.state, 0).asking == "cards"
    board.do("BG", Back())
    assert (view(board.state, 0).draft, board.state.hands[0]) == ((), ("forced_march#1",))


def test_an_only_origin_is_taken_back_with_what_was_asked_after_it():
    """What was no choice is not asked again on the way back; what was one is."""
    board = Board("BG LA", manoeuvre=True).hold("BG", "forced_march#1").put("kopsis", "BG", "1r").own("LA", "vidin")
    board.turn("BG", "offensive").do("BG", Order("manoeuvre"), With(("forced_march#1",)))
    assert view(board.state, 0).asking == "attack"
    board.do("BG", Back())
    assert view(board.state, 0).asking == "cards"


# ---- own turn and others' turns ------------------------------------------------------------------------------------------


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


def test_sabotage_envoys_and_patrol():
    """Cards of another's turn: the bank takes gold, cards are seen, a fleet is built."""
    board = Board("BG NI VE LA").hold("NI", "envoys#1").hold("VE", "sabotage#1", "sea_patrol#1").turn("BG", "harvest")
    board.hold("BG", "spies#1")
    board.do("VE", Card("sabotage#1"), Choose("bulgaria"))
    assert board.state.gold[0] == 3
    board.do("NI", Card("envoys#1"), Choose("bulgaria"))
    assert view(board.state, 1).peeks[0].shown == ("spies#1",)
    assert board.told(PrivateEvent) == [PeekSeen(1, 0, "hand", ("spies#1",))]
    board.do("VE", Card("sea_patrol#1"), Choose("cretan"))
    assert (board.state.gold[2], board.ships("cretan", "VE")) == (3, (1, 0, 0, 0))
    assert board.asked() == ["BG"]


# ---- reaction ------------------------------------------------------------------------------------------------------------


def test_reinforcements():
    """One army comes from two lands away, whatever the fortress."""
    board = Board("BG LA").own("BG", "philippopolis").put("philippopolis", "BG", "2r").put("constantinople", "LA", "2e")
    board.hold("LA", "reinforcements#1").turn("BG", "offensive").offensive("BG", "rhodope").march("BG", "rhodope")
    board.do("LA", Card("reinforcements#1"))
    assert board.refused("LA", March("rhodope", ("constantinople:elite:1", "constantinople:elite:2")))
    board.do("LA", March("rhodope", ("constantinople:elite:1",)))
    assert [event.kind for event in board.told(events.BattleBegan)] == ["field"]


# ---- battle --------------------------------------------------------------------------------------------------------------


def test_levy_in_battle():
    """The owner of the land hires armies straight into the battle, each at its price."""
    board = Board("BG EP").own("BG", "pelagonia").put("pelagonia", "BG", "3r").put("valona", "EP", "1r")
    board.own("BG", "ohrid").put("ohrid", "BG", "3r").hold("EP", "local_militia#1").turn("BG", "offensive")
    board.offensive("BG", "valona").march("BG", "valona").until("battle_start")
    board.do("EP", Card("local_militia#1"), Choose("2"))
    assert board.told(events.Recruited) == [events.Recruited(1, "regular", "valona", 2, 2)]
    assert board.state.gold[1] == 3


def test_siege_engines():
    """Engines take the wall's level from the defenders."""
    board = Board("BG LA").put("vidin", "LA", "3r").put("vidin", "BG", "2r").hold("LA", "siege_engines#1").razbor()
    board.do("LA", Card("siege_engines#1"))
    parts = {part.source for part in board.told(events.BattleRound)[0].defenders.parts}
    assert "fortress" not in parts


@pytest.mark.parametrize(
    ("player", "card", "gone"), [("VE", "bribery#1", "philippopolis:regular"), ("NI", "greek_fire#1", "fleet")]
)
def test_cards_that_destroy(player, card, gone):
    """A start card destroys a troop of its kind, and can be played only where there is one."""
    board = battle(player, "BG", "2r", "1e 1R").hold(player, card).hold("BG", "hidden_treasure#1")
    attack(board).do("BG", Pass())
    assert board.refused(player, Card(card))
    board = battle(player, "BG", "2r", "2r 1e")
    if gone == "fleet":
        board = Board("NI BG LA EP").own("NI", "thrace").own("BG", "kopsis").put("thrace", "NI", "2r")
        board.put("kopsis", "BG", "2r").fleet("black_sw", "BG").hold("NI", card).turn("NI", "offensive")
        board.offensive("NI", "kopsis").march("NI", "kopsis").until("battle_start").do("NI", Card(card))
        assert board.ships("black_sw", "BG") == (0, 0, 0, 0)
        return
    board.hold("VE", card)
    attack(board).do("VE", Card(card))
    assert board.told(events.Destroyed)[0] == events.Destroyed(1, "regular", "philippopolis", 0, "card")


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


def finished(attacker, card, *, a="4e", defender_card=""):
    """Fight a battle that the attacker wins, and stop where end cards are played."""
    board = battle(attacker, "BG", a, "1r").hold(attacker, card).coming("advance", "confusion")
    if defender_card:
        board.hold("BG", defender_card)
    attack(board)
    for _ in range(12):
        if board.phase == "battle_end":
            break
        name = board.asked()[0]
        moves = board.moves(name)
        board.do(name, next(move for move in (Pass(), Draw(), Stay(), Done()) if move in moves))
    return board


def test_pursuit():
    """Pursuers with an elite army destroy a survivor of the losing side."""
    board = battle("LA", "BG", "4e", "3r").hold("LA", "pursuit_squad#1").coming("advance", "confusion")
    attack(board).do("LA", Pass())
    board.do("BG", Retreat())
    board.do("LA", Card("pursuit_squad#1"))
    assert [event.kind for event in board.told(events.Destroyed)] == ["regular", "regular"]


@pytest.mark.parametrize(("player", "card", "gold"), [("EP", "plunder#1", 2), ("LA", "ransom_of_nobles#1", 3)])
def test_spoils(player, card, gold):
    """Winners take gold from the bank or from an enemy."""
    board = finished(player, card)
    board.do(player, Card(card))
    assert board.state.gold[0] == 5 + gold
    assert board.state.gold[1] == (5 if player == "EP" else 2)


def test_triumph_and_veterans():
    """A triumph is worth Influence; veterans become elite."""
    board = finished("LA", "triumph#1").do("LA", Card("triumph#1"))
    assert board.state.influence[0] == 1
    veterans = finished("LA", "veterans#1", a="4r")
    veterans.do("LA", Card("veterans#1"))
    assert veterans.armies("philippopolis") == "LA 3r 1e"


def test_healers():
    """One of one's own fallen is saved into an own land."""
    board = battle("BG", "NI", "4e", "1r").hold("NI", "field_healers#1").coming("advance", "confusion")
    attack(board).do("NI", Pass(), Draw())
    board.do("NI", Card("field_healers#1"), Choose("nicaea"))
    assert board.armies("nicaea") == "NI 1r"


def test_scorched_earth():
    """Who loses an own land may leave it in ruins."""
    board = finished("LA", "triumph#1", defender_card="scorched_earth#1")
    board.do("BG", Card("scorched_earth#1"))
    assert board.state.ruins == ("philippopolis",)


def test_war_galleys_and_holy_vow():
    """Galleys add a strength for each fleet, at most two, on land only; a vow adds strength and attack."""
    board = Board("VE BG LA EP").own("VE", "thessaly").own("BG", "athens").put("thessaly", "VE", "3r")
    board.put("athens", "BG", "1r").fleet("cretan", "VE", 3).hold("VE", "war_galleys#1").turn("VE", "offensive")
    board.offensive("VE", "athens").march("VE", "athens").until("battle_choice").do("BG", Meet("field"))
    board.do("VE", Card("war_galleys#1"))
    parts = {part.source: part.amount for part in board.told(events.BattleRound)[0].attackers.parts}
    assert (parts["fleets"], parts["war_galleys"]) == (3, 2)
    vow = battle("LA", "BG", "2e", "2r", mode="advanced").hold("LA", "holy_vow#1").coming("confusion", "confusion")
    attack(vow).do("LA", Card("holy_vow#1"))
    assert {part.source for part in vow.told(events.Losses)[1].attack} >= {"victory", "armies", "holy_vow"}


# ---- Razbor --------------------------------------------------------------------------------------------------------------


def test_razbor_cards():
    """Union, privileges, diplomacy: Influence, gold for coasts, cards."""
    board = cards_step(razbor().hold("BG", "papal_union#1"))
    board.do("BG", Card("papal_union#1"))
    assert (board.told(events.Influence)[0].delta, board.told(events.Gold)[0].delta) == (1, 2)
    venice = cards_step(razbor("VE", "BG LA EP").hold("VE", "trading_privileges#1"))
    venice.do("VE", Card("trading_privileges#1"))
    assert venice.told(events.Gold)[0].delta == 4
    nicaea = cards_step(razbor("NI", "BG LA EP").hold("NI", "court_diplomacy#1"))
    nicaea.do("NI", Card("court_diplomacy#1"))
    assert nicaea.told(events.CardsDrawn)[0] == events.CardsDrawn(0, "strategy", 2)


def test_recruit_and_annex():
    """Volunteers come into a fortress, paid as any elite; a neutral land without one next door joins by marriage."""
    poor = cards_step(razbor("LA", "BG EP").gold("LA", 2).hold("LA", "crusading_volunteers#1"))
    assert poor.refused("LA", Card("crusading_volunteers#1"))
    board = cards_step(razbor("LA", "BG EP").gold("LA", 7).hold("LA", "crusading_volunteers#1"))
    board.do("LA", Card("crusading_volunteers#1"))
    assert Choose("rhodope") not in board.moves("LA")
    board.do("LA", Choose("thrace"))
    assert board.armies("thrace") == "LA 1e"
    paid = board.told(events.Recruited)[0].price + board.told(events.CardPlayed)[0].cost
    assert (board.told(events.Recruited)[0].price, board.state.gold[0]) == (3, 7 - paid)
    epirus = cards_step(razbor("EP", "BG LA").hold("EP", "dynastic_marriage#1"))
    epirus.do("EP", Card("dynastic_marriage#1"))
    assert Choose("ohrid") not in epirus.moves("EP")
    epirus.do("EP", Choose("pelagonia"))
    assert (epirus.owner("pelagonia"), epirus.state.gold[0]) == ("EP", 2)


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


def test_a_tactic_goes_to_its_discard_pile():
    """Played tactics lie open in the piles of their decks."""
    board = battle("EP", "BG", "3r", "1r").hold("EP", "mountain_blow#1").coming("skirmish")
    attack(board).do("EP", Pass(), Hand(), Tactic("mountain_blow#1"))
    assert board.state.royal_discards[0] == ("mountain_blow#1",)
    assert board.state.common_discard == ("skirmish#1",)
    assert not board.phase.startswith("battle_pick")


def test_losses_are_chosen_by_their_owner():
    """A player with several kinds of pieces chooses; the number is exact."""
    board = battle("BG", "EP", "1r 1e", "4e").coming("confusion", "advance")
    board.offensive("BG", "philippopolis").march("BG", "philippopolis")
    assert board.phase == "battle_losses"
    assert board.refused("BG", Lose(()))
    board.do("BG", Lose(("philippopolis:regular:1",)))
    assert "BG 1e" in board.armies("philippopolis")
