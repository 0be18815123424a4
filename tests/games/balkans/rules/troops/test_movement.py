"""Movement in an Offensive or a manoeuvre, straits and landing (RULES 5.5 and 5.6)."""

import pytest

from games.balkans import GAME
from games.balkans.data.components import LANDS, SEAS
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frames import Offensive, Ship
from games.balkans.rules.moves import Ask, Attack, Choose, Done, Grant, Lose, March, Order, Refuse, Sail, With
from games.balkans.rules.state import hostile_fleets
from games.balkans.rules.troops.marching import land_all
from games.balkans.rules.troops.paths import sailable, sea_paths, trips
from games.balkans.rules.turns.orders import leave_needed
from games.core.chance import SeededChance
from tests.games.balkans.positions import Board


def order_of(board, name, target, **changes):
    return Offensive(board.seat(name), target, **changes)


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


def test_b25_asked_for_a_card_that_nobody_sees():
    """B-25: without a fortress the owner is still asked while he holds any card."""
    for cards, phase in (((), "turn"), (("sabotage#1",), "off_reaction")):
        board = Board("BG LA").own("BG", "philippopolis").put("philippopolis", "BG", "1r").put("thrace", "LA", "1r")
        board.hold("LA", *cards).turn("BG", "offensive").offensive("BG", "rhodope").march("BG", "rhodope")
        assert board.phase == phase


def test_the_defender_asks_a_third_player_to_pass_a_strait():
    """RULES 5.5, step 2: fleets that come to the defence pass only with leave, like those of the attacker."""
    board = Board("BG LA NI EP").own("NI", "gallipoli").put("thrace", "BG", "1r").own("BG", "thrace")
    board.fleet("white", "LA").turn("BG", "offensive").offensive("BG", "constantinople")
    board.march("BG", "constantinople")
    assert (board.phase, board.asked(), board.moves("LA")) == ("off_reaction", ["LA"], (Ask("dardanelles"), Done()))
    board.do("LA", Ask("dardanelles"))
    assert board.asked() == ["NI"]
    board.do("NI", Grant()).do("LA", Sail("white"), Choose("marmara"))
    assert board.ships("marmara", "LA") == (1, 0, 0, 0)


def test_a_manoeuvre_from_the_sea():
    """RULES 5.6: fleets of one sea go apart, one with an army to the one land attacked, one elsewhere."""
    board = (
        Board("VE BG EP LA", manoeuvre=True).fleet("cretan", "VE", 2).put("crete", "VE", "1e").turn("VE", "offensive")
    )
    board.coming("advance", "confusion").do("VE", Order("manoeuvre"), Choose("cretan"), Choose("laconia"))
    board.do("VE", Sail("cretan"), Choose("cretan"), Choose("elite@crete"), Choose("laconia"))
    board.do("VE", Sail("cretan"), Choose("white"))
    assert (board.owner("laconia"), board.armies("laconia")) == ("VE", "VE 1e")
    assert (board.ships("white", "VE"), board.ships("cretan", "VE")) == ((1, 0, 0, 0), (1, 0, 0, 0))


def test_a_manoeuvre_without_an_attack_brings_armies_home():
    """RULES 5.6: armies go apart among own lands, up to two borders, and touch no other."""
    board = Board("BG LA", manoeuvre=True).put("tarnovo", "BG", "2r").turn("BG", "offensive")
    board.do("BG", Order("manoeuvre"), Choose("none"))
    board.do("BG", Choose("vidin"), March("vidin", ("tarnovo:regular:1",)))
    places = {choice.what for choice in board.moves("BG") if isinstance(choice, Choose)}
    assert places == {"karvuna", "kopsis", "sredets", "vidin"}
    board.do("BG", Choose("karvuna"), March("karvuna", ("tarnovo:regular:1",)))
    assert (board.armies("vidin"), board.armies("karvuna")) == ("BG 1r", "BG 1r")


def test_an_army_aboard_may_land_in_a_later_order():
    """RULES 5.5, step 2: an army aboard goes ashore by another Offensive, without its fleet moving."""
    board = Board("EP BG").fleet("ionian", "EP", 1, "elite").turn("EP", "offensive").coming("advance", "confusion")
    board.offensive("EP", "kefalonia").do("EP", Sail("ionian+elite"))
    assert (board.owner("kefalonia"), board.armies("kefalonia")) == ("EP", "EP 1e")
    assert board.ships("ionian", "EP") == (1, 0, 0, 0)


def test_the_attacker_may_refuse_the_defender_its_strait():
    """RULES 5.5, step 2: a defender's fleets need leave even of the very player who attacks."""
    board = Board("LA NI BG EP").put("nicomedia", "LA", "1r").fleet("white", "NI").turn("LA", "offensive")
    board.offensive("LA", "nicaea").march("LA", "nicaea").do("NI", Ask("dardanelles"))
    assert board.asked() == ["LA"]
    board.do("LA", Refuse())
    assert board.refused("NI", Sail("white"))


def test_elite_armies_pass_lands_held_by_regular_armies_alone():
    """RULES 5.5, step 3: elite armies pass a foreign land with regular armies alone, whoever's target lies behind."""
    board = Board("BG LA NI EP").own("NI", "thrace").put("kopsis", "BG", "1e 1r").put("thrace", "NI", "3r")
    board.turn("BG", "offensive").offensive("BG", "gallipoli")
    picks = [choice.pool for choice in board.moves("BG") if choice.verb == "march"]
    assert picks == [("kopsis:elite:1",)]


@pytest.mark.parametrize(("mode", "way"), [("standard", True), ("advanced", False)])
def test_sovereign_lands_bar_the_way(mode, way):
    """RULES 5.5, step 3: armies march through neutral lands and not through sovereign ones."""
    board = Board("BG LA", mode=mode).own("BG", "ohrid").put("ohrid", "BG", "2r").turn("BG", "offensive")
    board.offensive("BG", "epirus")
    assert (board.phase == "off_armies") is way


def test_the_way_of_a_fleet_never_matters():
    """For every end and cargo the shortest legal way is found, and only its ends and cargo show in the table."""
    board = Board("VE NI BG LA").fleet("ionian", "VE").put("crete", "VE", "1r").turn("VE", "offensive")
    board.offensive("VE", "caria")
    order = board.state.frames[-1]
    found = trips(board.state, order, 0, "ionian", "none")
    for (end, cargo), trip in found.items():
        ways = [
            path
            for path in sea_paths("ionian", 2)
            if path[-1] == end
            and sailable(board.state, order, 0, path, granted=False)
            and (cargo == "none" or any("crete" in SEAS[sea].lands for sea in path))
        ]
        assert len(trip.path) == min(map(len, ways))
    assert {end for end, _ in found} == set(LANDS["caria"].seas)


def test_a_fleet_sails_around_an_obstacle():
    """A hostile fleet in one of two seas between does not keep a fleet from its end."""
    board = Board("VE NI BG LA").fleet("ionian", "VE").fleet("cretan", "NI").turn("VE", "offensive")
    board.offensive("VE", "caria").do("VE", Sail("ionian"), Choose("icarian"))
    assert board.told(events.FleetMoved)[0].path == ("ionian", "levantine", "icarian")


def test_fleets_that_lost_a_sea_battle_do_not_land_armies():
    """Advanced: who has lost a sea battle stays if no enemy is left there, but what is aboard stays aboard."""
    board = Board("EP VE BG LA", mode="advanced").own("EP", "dyrrhachium").own("VE", "zeta").put("zeta", "VE", "1r")
    board.put("epirus", "EP", "1r").fleet("otranto", "EP").fleet("ionian", "EP").fleet("adriatic", "VE")
    board.turn("VE", "offensive").coming("cavalry_charge", "raid").offensive("VE", "dyrrhachium")
    board.do("VE", Sail("adriatic"), Choose("regular@zeta")).until("off_reaction")
    board.do("EP", Sail("ionian"), Choose("regular@epirus"), Done(), Lose(("otranto:1",)))
    over = board.told(events.BattleOver)[0]
    assert (over.at, over.winner, board.ships("otranto", "VE")) == ("otranto", "attackers", (0, 0, 0, 0))
    assert board.ships("otranto", "EP") == (0, 1, 0, 0)
    assert board.told(events.Landed) == []


def test_orders_that_send_no_armies_reach_everything():
    """What is far is told of the targets of an Offensive; a Defence and no order at all know no distance."""
    board = Board("BG LA", mode="advanced").put("tarnovo", "BG", "1r")
    for draft, near in (((), True), (("order defence", "-"), True), (("order offensive", "-"), False)):
        board.state.drafts[0] = draft
        assert (leave_needed(board.state, 0, "crete") is not None) is near


def test_a_manoeuvre_reaches_what_is_near_to_where_it_starts():
    """RULES 5.6: once it has an origin, armies that stand elsewhere bring no land within its reach."""
    board = Board("BG LA", manoeuvre=True).put("tarnovo", "BG", "1r").put("nis", "BG", "1r").turn("BG", "offensive")
    board.do("BG", Order("manoeuvre"))
    assert leave_needed(board.state, 0, "bosnia") == ()
    board.do("BG", Choose("tarnovo"))
    assert [land for land in ("bosnia", "kopsis") if leave_needed(board.state, 0, land) is not None] == ["kopsis"]


def test_an_order_that_moves_nothing_is_told_and_can_be_taken_back():
    """RULES 5.5, step 3: everybody is told; nothing hidden is revealed and no random numbers are drawn."""
    board = Board("NI LA EP").put("nicomedia", "NI", "2r").hold("NI", "hidden_treasure#1").turn("NI", "offensive")
    state, chance = board.do("NI", Attack("paphlagonia")).state, SeededChance(bytes(32), 1)
    told = GAME.play(state, 0, Done(), chance)
    assert board.phase == "turn_close"
    assert list(told) == [events.NothingMoved(0)]
    assert events.NothingMoved.retractable
    assert not chance.used


def test_an_order_that_can_move_nothing_is_told_at_once():
    """RULES 5.5, step 3: nobody is asked to send armies that are out of reach."""
    board = Board("NI LA EP").put("caria", "NI", "2r").hold("NI", "hidden_treasure#1").turn("NI", "offensive")
    board.offensive("NI", "belgrade")
    assert board.phase == "turn_close"
    assert board.told(events.NothingMoved) == [events.NothingMoved(0)]


@pytest.mark.parametrize("assault", [True, False])
def test_an_order_without_movement_needs_an_assault(assault):
    """RULES 5.5, step 3: an order that moves nothing is over, also before one's own siege, unless it is an assault."""
    board = Board("BG LA").put("thrace", "BG", "2r").put("thrace", "LA", "1r").put("constantinople", "LA", "1r")
    board.hold("BG", "storm_assault#1").turn("BG", "offensive").do("BG", Order("offensive"))
    board.do("BG", With(("storm_assault#1",) * assault), Choose("thrace"))
    assert board.phase == ("off_reaction" if assault else "turn_close")


def test_an_army_that_cannot_land_does_not_stop_others():
    """RULES 5.6: an army whose land is no haven any more stays aboard, and the next fleet lands its own."""
    board = Board("VE EP BG LA", manoeuvre=True).own("EP", "naxos").own("VE", "crete")
    board.fleet("cretan", "VE", 1, "regular").fleet("cretan", "VE", 1, "elite").turn("VE", "offensive")
    ships = Ship(0, "cretan", "regular", "naxos"), Ship(0, "cretan", "elite", "crete")
    land_all(MoveContext(board.state, board.chance), Offensive(0, "", "cretan", ships=ships))
    assert (board.ships("cretan", "VE"), board.armies("naxos"), board.armies("crete")) == ((1, 1, 0, 0), "", "VE 1e")
