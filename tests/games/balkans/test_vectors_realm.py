"""Economy, planning, development and movement: worked examples (RULES 9) by their numbers."""

from __future__ import annotations

import pytest

from games.balkans.data.components import DISTANCE, LANDS
from games.balkans.rules import events
from games.balkans.rules.frames import Offensive, Planning, StrategicStart
from games.balkans.rules.moves import (
    Ask,
    Back,
    Build,
    BuildHome,
    Buy,
    Choose,
    Consent,
    Defend,
    Disband,
    Done,
    Grant,
    Hire,
    Keep,
    March,
    Meet,
    Order,
    Plan,
    Promote,
    Refuse,
    Repair,
    Sail,
    Skip,
    With,
)
from games.balkans.rules.public import Lasting
from games.balkans.rules.state import hostile_fleets, level
from games.balkans.rules.troops.paths import sailable, trips
from games.balkans.views.observe import view
from games.core.contract import PUBLIC
from tests.games.balkans.positions import Board

ALL = ("harvest", "arming", "offensive", "offensive")


def pool(board, name):
    """Return the armies that may march now, as `LAND:KIND`, each once."""
    picks = [choice for choice in board.moves(name) if choice.verb == "march"]
    return {army.rpartition(":")[0] for pick in picks for army in pick.pool}


def test_b03_two_fleets():
    """B-03: each land builds one fleet, two lands two in one sea."""
    board = Board("BG LA").own("BG", "gallipoli", "constantinople").turn("BG", "arming").do("BG", Order("arming"))
    board.do("BG", Build("gallipoli", "marmara"), Build("constantinople", "marmara"))
    assert (board.state.gold[0], board.ships("marmara", "BG")) == (1, (2, 0, 0, 0))
    board.gold("BG", 9)
    assert not [one for one in board.moves("BG") if isinstance(one, Build) and one.sea == "marmara"]


def test_b04_neighbours():
    """B-04: adjacency as the rulebook's examples have it."""
    assert {*LANDS["karvuna"].lands, *LANDS["karvuna"].seas} == {"kopsis", "tarnovo", "vlachia", "black_nw"}
    for one, other in (("epirus", "ohrid"), ("bithynia", "gallipoli")):
        assert other not in LANDS[one].lands
    assert "marmara" not in LANDS["thrace"].seas
    assert {"thessaly", "athens"} <= set(LANDS["euboea"].lands)
    assert not LANDS["naxos"].lands
    assert not LANDS["crete"].lands
    assert "velbazhd" in LANDS["philippopolis"].lands


def test_b05_distance():
    """B-05: distance counts land borders."""
    assert DISTANCE["philippopolis"]["vidin"] == 2
    assert all(DISTANCE[land][other] == 1 for land in DISTANCE for other in LANDS[land].lands)


def test_b06_ferry():
    """B-06: a fleet that does not move carries an army past a land that hinders it."""
    board = Board("EP VE BG LA").put("epirus", "EP", "1r").fleet("ionian", "EP").own("VE", "arta")
    board.put("arta", "VE", "1r").turn("EP", "offensive").offensive("EP", "kefalonia")
    assert not pool(board, "EP")
    board.do("EP", Sail("ionian"))
    assert Choose("regular@epirus") in board.moves("EP") or board.told(events.FleetMoved)


def order_of(board, name, target, **changes):
    return Offensive(board.seat(name), target, **changes)


def test_b07_out_and_back():
    """B-07: going out and back counts two; three is too far."""
    board = Board("VE EP BG LA").fleet("cretan", "VE").put("naxos", "VE", "1r")
    order = order_of(board, "VE", "laconia")
    found = trips(board.state, order, 0, "cretan", "none")
    assert ("cretan", "regular@naxos") in found
    assert all(len(trip.path) <= 3 for trip in found.values())
    assert sailable(board.state, order, 0, ("cretan", "icarian", "cretan"), granted=False)
    assert ("cretan", "none") in found
    assert ("ionian", "none") in found


def test_a_fleet_sails_one_sea_without_a_cargo():
    """To a sea that has no other way to it."""
    board = Board("NI LA BG EP").fleet("white", "NI")
    found = trips(board.state, order_of(board, "NI", "bithynia"), 0, "white", "none", granted=True)
    assert found["marmara", "none"].path == ("white", "marmara")


def test_a_laden_fleet_sails_one_sea_in_a_manoeuvre():
    """Also to where it cannot land."""
    board = Board("VE LA BG EP").fleet("white", "VE", 1, "regular")
    order = order_of(board, "VE", "", origin="naxos")
    found = trips(board.state, order, 0, "white", "regular", granted=True)
    assert found["marmara", "aboard"].path == ("white", "marmara")


@pytest.mark.parametrize(("hostile", "legal"), [((), True), (("ionian",), False), (("cretan",), True)])
def test_b08_picked_up_on_the_way(hostile, legal):
    """B-08: an army comes aboard under way; enemies bar the way, not its end."""
    board = Board("EP VE BG LA").fleet("otranto", "EP").put("aetolia", "EP", "1r")
    for sea in hostile:
        board.fleet(sea, "VE")
    found = trips(board.state, order_of(board, "EP", "naxos"), 0, "otranto", "none")
    assert (("cretan", "regular@aetolia") in found) is legal
    if legal:
        assert found["cretan", "regular@aetolia"].path == ("otranto", "ionian", "cretan")
        assert hostile_fleets(board.state, "cretan", 0) is bool(hostile)


def test_b09_development_prices():
    """B-09: strategies cost 1 to 5 gold; there is no sixth."""
    board = Board("BG LA", mode="advanced").gold("BG", 15).turn("BG", "development").do("BG", Order("development"))
    left = [board.do("BG", Buy()).state.gold[0] for _ in range(5)]
    assert left == [14, 12, 9, 5, 0]
    board.gold("BG", 50)
    assert board.refused("BG", Buy())


def test_b11_harvest_at_the_start():
    """B-11: two, one a land, one more for the rich; Venice adds its seas."""
    board = Board("BG VE EP LA", troops=True).turn("BG", "harvest").do("BG", Order("harvest"))
    assert board.state.gold[0] == 14
    board.turn("VE", "harvest").do("VE", Order("harvest"))
    assert board.told(events.Harvested)[-1].total == 11


def test_b12_besieged():
    """B-12: a besieged land gives no gold and does not arm."""
    board = Board("BG LA").put("sredets", "LA", "1r").turn("BG", "harvest", "arming").do("BG", Order("harvest"))
    assert board.told(events.Harvested)[0].total == 8
    board.turn("BG", "arming").do("BG", Order("arming"))
    assert board.refused("BG", Hire("regular", "sredets"))


def test_b13_one_action_a_land():
    """B-13: one action a land, elite armies and promotion only behind walls."""
    board = Board("BG LA", troops=True).gold("BG", 10).turn("BG", "arming").do("BG", Order("arming"))
    board.do("BG", Hire("elite", "tarnovo"))
    assert Hire("regular", "karvuna") in board.moves("BG")
    board.do("BG", Hire("regular", "karvuna"))
    for move in (Hire("regular", "tarnovo"), Hire("elite", "karvuna"), Promote("sredets")):
        assert board.refused("BG", move)
    board.do("BG", Promote("vidin"))
    assert board.state.gold[0] == 4


def test_b14_forced_sea():
    """B-14: fleets are built away from enemies; where there is no such sea, a battle follows."""
    board = Board("LA VE BG EP").fleet("marmara", "VE").turn("LA", "arming").do("LA", Order("arming"))
    assert board.refused("LA", Build("constantinople", "marmara"))
    assert Build("constantinople", "black_sw") in board.moves("LA")
    board.fleet("black_sw", "VE").do("LA", Build("constantinople", "marmara"), Done())
    began = board.told(events.BattleBegan)[0]
    assert (began.kind, began.at, began.attackers) == ("sea", "marmara", (0,))


def test_b15_reserve():
    """B-15: with all ten armies on the board one may be disbanded; the price stays whole."""
    board = Board("EP BG").put("arta", "EP", "4r 1R").put("valona", "EP", "6r").turn("EP", "arming")
    board.do("EP", Order("arming"))
    assert board.refused("EP", Hire("regular", "arta"))
    assert board.refused("EP", Disband("arta", "royal"))
    board.do("EP", Disband("valona", "regular"))
    assert board.refused("EP", Disband("valona", "regular"))
    board.do("EP", Hire("regular", "arta"))
    assert board.state.gold[0] == 4


def test_b16_venice_at_home():
    """B-16: Venice builds two fleets at home, with Dalmatia or without; never a royal army."""
    board = Board("VE BG EP LA").own(None, "dalmatia").gold("VE", 6).turn("VE", "arming").do("VE", Order("arming"))
    board.do("VE", BuildHome(army=True), BuildHome(army=True))
    assert (board.state.gold[0], board.ships("adriatic", "VE")) == (0, (0, 2, 0, 0))
    board.gold("VE", 9)
    assert board.refused("VE", BuildHome(army=False))
    other = Board("VE BG EP LA").gold("VE", 20).turn("VE", "arming").do("VE", Order("arming"))
    other.do("VE", Build("dalmatia", "adriatic"), BuildHome(army=False))
    assert other.refused("VE", BuildHome(army=False))
    assert not [one for one in other.moves("VE") if isinstance(one, Hire) and one.kind == "royal"]


def test_b17_plan():
    """B-17: four of six orders, unseen; what is not played goes back unseen."""
    board = Board("BG LA").planning()
    for wrong in (("harvest.1", "harvest.2", "arming.1"), ("harvest.1", "harvest.2", "harvest.3", "arming.1"),
                  ("harvest.1", "harvest.2", "arming.1", "defence.1")):  # fmt: skip
        assert board.refused("BG", Plan(wrong))
    board.do("BG", Plan(("harvest.1", "harvest.2", "arming.1", "offensive.1")))
    board.do("LA", Plan(("harvest.1", "arming.1", "arming.2", "offensive.1")))
    seen = view(board.state, PUBLIC)
    assert [(one.unplayed, one.dropped, one.played) for one in seen.players] == [(4, 2, ())] * 2
    assert (seen.unplayed, seen.dropped) == ((), ())


def test_b18_skip():
    """B-18: a skipped order drops unseen."""
    board = Board("BG LA").turn("BG", "arming", "harvest").do("BG", Skip("arming"))
    skipped = board.told(events.OrderSkipped)
    assert skipped == [events.OrderSkipped(0)]
    assert (sum(board.state.unplayed[0]), sum(board.state.dropped[0])) == (1, 5)


def test_b19_strategic_start():
    """B-19: three kept cards cost 6 of 10 gold; the rest goes back into the deck."""
    board = Board("BG EP")
    state = board.state
    for seat in (0, 1):
        state.hands[seat], state.royal_decks[seat] = state.royal_decks[seat][:5], state.royal_decks[seat][5:]
        state.gold[seat] = 10
    state.frames = [StrategicStart()]
    board.do("BG", Keep(state.hands[0][:3]))
    board.do("EP", Keep(()))
    assert (state.gold, len(state.royal_decks[0])) == ([4, 10], 9)
    assert (len(state.hands[0]), len(state.hands[1]), board.phase) == (5, 2, "planning")


def test_b20_revolt_and_ruin():
    """B-20: revolt and ruin cost gold; an army calms the one, gold repairs the other."""
    board = Board("BG LA").turn("LA", *ALL)
    board.state.lasting = (Lasting(0, "inciting_revolt#1", 1, "rhodope"),)
    board.state.strategy_deck = tuple(c for c in board.state.strategy_deck if c != "inciting_revolt#1")
    board.do("LA", Order("harvest"))
    assert board.told(events.Harvested)[0].total == 8
    board.turn("LA", *ALL).put("gallipoli", "LA", "1r").do("LA", Order("arming"))
    assert board.refused("LA", Hire("regular", "rhodope"))
    board.do("LA", Done())
    board.turn("LA", *ALL).offensive("LA", "rhodope").march("LA", "rhodope")
    assert not board.state.lasting
    board.state.ruins = ("thrace",)
    board.turn("LA", *ALL).do("LA", Order("harvest"))
    assert board.told(events.Harvested)[1].total == 7
    board.turn("LA", *ALL).gold("LA", 5).do("LA", Order("arming"), Repair("thrace"))
    assert (board.state.ruins, board.state.gold[1]) == ((), 3)


# ---- movement ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("garrison", "able"),
    [("1r", {"thrace:elite"}), ("1e", set()), ("1r 1R", set()), ("", {"thrace:regular", "thrace:elite"})],
)
def test_b21_passing(garrison, able):
    """B-21: elite armies pass a land held by regular ones only."""
    board = Board("LA BG").put("thrace", "LA", "1r 1e").put("kopsis", "BG", garrison).turn("LA", "offensive")
    board.offensive("LA", "karvuna")
    assert pool(board, "LA") == able
    assert board.owner("kopsis") == "BG"


def test_b22_sovereign_lands():
    """B-22: sovereign lands are passed only with a card, own ones freely."""
    from games.balkans.rules.troops.paths import marchable

    board = Board("LA EP").put("rhodope", "LA", "1r")
    assert not list(marchable(board.state, order_of(board, "LA", "thessalonica"), 0, "thessalonica"))
    with_card = order_of(board, "LA", "thessalonica", pass_sovereign=True)
    assert list(marchable(board.state, with_card, 0, "thessalonica"))
    board.own("LA", "serres")
    assert list(marchable(board.state, order_of(board, "LA", "thessalonica"), 0, "thessalonica"))


def test_b23_forced_march():
    """B-23: a forced march reaches three lands, around what hinders."""
    board = Board("LA BG").put("thrace", "LA", "1r").put("sredets", "BG", "1r").hold("LA", "forced_march#1")
    board.turn("LA", "offensive")
    assert not pool(board.do("LA", Order("offensive"), With(()), Choose("nis")), "LA")
    board.turn("LA", "offensive").do("LA", Order("offensive"), With(("forced_march#1",)), Choose("nis"))
    assert pool(board, "LA") == {"thrace:regular"}
    blocked = Board("LA BG").put("thrace", "LA", "1r").put("sredets", "BG", "1r").put("kopsis", "BG", "1r")
    blocked.hold("LA", "forced_march#1").turn("LA", "offensive")
    blocked.do("LA", Order("offensive"), With(("forced_march#1",)), Choose("vidin"))
    assert not pool(blocked, "LA")


def strait(*, allies=False, free=False):
    board = Board("NI LA BG EP").fleet("white", "NI").put("adramyttion", "NI", "1r")
    if allies:
        board.ally("NI", "LA")
    if free:
        board.own(None, "gallipoli")
    return board.turn("NI", "offensive").offensive("NI", "bithynia").until("off_fleets")


def ends(board):
    found = trips(board.state, board.state.frames[-1], 0, "white", "none")
    return {end for end, _ in found}


def test_b24_strait_closed():
    """B-24: a strait is closed until its owner gives leave; asked once an order."""
    board = strait()
    assert ends(board) == {"white"}
    board.do("NI", Ask("dardanelles")).do("LA", Refuse())
    assert ends(board) == {"white"}
    assert board.refused("NI", Ask("dardanelles"))
    granted = strait().do("NI", Ask("dardanelles")).do("LA", Grant())
    assert "marmara" in ends(granted)
    assert "marmara" in ends(strait(free=True))
    assert "marmara" in ends(strait(allies=True))


@pytest.mark.parametrize(
    ("target", "near"),
    [
        ("thrace", {"constantinople", "gallipoli", "rhodope"}),
        ("constantinople", {"thrace", "gallipoli", "rhodope"}),
        ("rhodope", set()),
    ],
)
def test_b25_reaction_by_fortress(target, near):
    """B-25: the defender brings armies as far as the fortress is strong, from overseas only aboard a fleet."""
    board = Board("BG LA").put("kopsis", "BG", "1r").fleet("marmara", "LA")
    for land in {"thrace", "constantinople", "gallipoli", "rhodope", "nicomedia"} - {target}:
        board.put(land, "LA", "1r")
    order = order_of(board, "BG", target, stage="reaction", reach=level(board.state, target))
    board.turn("BG").state.frames.append(order)
    assert {army.partition(":")[0] for army in pool(board, "LA")} == near
    aboard = {cargo for _, cargo in trips(board.state, order, 1, "marmara", "none")}
    if target == "constantinople":
        assert "regular@nicomedia" in aboard


def test_b25_asked_for_a_card_that_nobody_sees():
    """B-25: without a fortress the owner is still asked while he holds any card."""
    for cards, phase in (((), "turn"), (("sabotage#1",), "off_reaction")):
        board = Board("BG LA").own("BG", "philippopolis").put("philippopolis", "BG", "1r").put("thrace", "LA", "1r")
        board.hold("LA", *cards).turn("BG", "offensive").offensive("BG", "rhodope").march("BG", "rhodope")
        assert board.phase == phase


def test_b26_reaction_by_order():
    """B-26: a Defence order lets the defender move two lands; it is then missing on his turn."""
    board = Board("BG LA", mode="advanced").put("philippopolis", "BG", "1r").put("constantinople", "LA", "1e")
    board.put("nis", "LA", "1e")
    board.turn("BG", "offensive").orders("LA", "defence").offensive("BG", "rhodope").march("BG", "rhodope")
    assert not pool(board, "LA")
    board.do("LA", Defend())
    assert pool(board, "LA") == {"constantinople:elite"}
    board.do("LA", March("rhodope", ("constantinople:elite:1",)))
    assert sum(board.state.unplayed[1]) == 0


def test_b27_camp():
    """B-27: a camp is a fortress until the end of the round."""
    board = Board("LA BG", mode="advanced").put("thrace", "LA", "2r").put("kopsis", "BG", "1r")
    board.turn("BG", "defence", "arming").do("BG", Order("defence"), Choose("kopsis"))
    assert level(board.state, "kopsis") == 1
    board.turn("BG", "arming").do("BG", Order("arming"))
    assert Hire("elite", "kopsis") in board.moves("BG")
    board.turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    board.until("battle_choice")
    assert board.asked() == ["BG"]
    board.do("BG", Meet("siege"))
    assert level(board.state, "kopsis") == 1
    del board.state.armies["kopsis"], board.state.guests["kopsis"]
    board.razbor(9)
    assert level(board.state, "kopsis") == 0
    assert isinstance(board.state.frames[-1], Planning)


def test_b28_manoeuvre():
    """B-28: a manoeuvre sends armies apart, against one land only."""
    board = Board("BG LA", manoeuvre=True).put("tarnovo", "BG", "1r 1R").turn("BG", "offensive")
    board.do("BG", Order("manoeuvre"), Choose("velbazhd"))
    assert Choose("philippopolis") not in board.moves("BG")
    board.do("BG", Choose("kopsis"), March("kopsis", ("tarnovo:royal:1",)))
    assert Choose("philippopolis") not in board.moves("BG")
    board.do("BG", Choose("velbazhd"), March("velbazhd", ("tarnovo:regular:1",)))
    assert board.armies("kopsis") == "BG 1R"
    assert [one.kind for one in board.told(events.BattleBegan)] == ["neutral"]


def test_b64_consent_refused():
    """B-64: an order refused by the ally stays unplayed, its cards unseen."""
    board = Board("EP BG LA", mode="advanced").ally("EP", "BG").put("vidin", "LA", "1r").put("vidin", "BG", "1r")
    board.hold("EP", "strong_camp#1").turn("EP", "defence", "harvest")
    board.do("EP", Order("defence"), With(("strong_camp#1",)), Choose("vidin"))
    assert (board.phase, board.asked()) == ("ally_consent", ["BG"])
    board.do("BG", Consent(yes=False))
    assert board.phase == "turn"
    assert board.state.hands[0] == ("strong_camp#1",)
    assert not board.told(events.CardPlayed)
    assert sum(board.state.unplayed[0]) == 2
    board.do("EP", Order("defence"), With(()))
    assert Choose("vidin") not in board.moves("EP")
    board.do("EP", Back(), Back(), Order("harvest"))
    assert len(board.told(events.Harvested)) == 1
