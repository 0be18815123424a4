"""The sums foretold for an Offensive are those with which the battle then begins (RULES 5.5)."""

import pytest

from games.balkans import GAME
from games.balkans.rules.frames import Battle
from games.balkans.rules.moves import Choose, Done, Meet, Order, Send, Voyage
from games.balkans.rules.state import current
from games.balkans.rules.troops.strength import balance
from games.balkans.views.prospects import Sums, best_when_beaten, sums_before, sums_with
from tests.games.balkans.positions import Board


def war(players="BG LA EP"):
    """Return a turn of Bulgaria, which has an Offensive and four regulars in Sredets; all hold a card for battles."""
    board = Board(players).put("sredets", "BG", "4r").hold("BG", "ambush#1").hold("LA", "siege_engines#1")
    return board.hold("EP", "night_attack#1").gold("LA", 5).turn("BG", "offensive")


def foretold(board, land, seat=0):
    return sums_with(GAME.view(board.state, seat), land)


def told(board, land, seat=0):
    """Return the sums told in the present question, whose choices need not be about the land."""
    return sums_before(GAME.view(board.state, seat), land, ())


def fought(board, land):
    """Play the Offensive without reaction until there is a battle or a choice of the field."""
    board.offensive("BG", land).march("BG", land)
    for _ in range(20):
        if board.phase in {"battle_start", "battle_choice"}:
            return board
        board.do(board.asked()[0], Done())
    raise AssertionError(board.phase)


def open_land():
    return war().own("LA", "kopsis").put("kopsis", "LA", "1r 1e")


def nobodys_fortress():
    return war().own(None, "vidin")


def besieged_by_another():
    """Another's army that is no friend of the owner meets who comes, without the walls."""
    board = war().own("LA", "vidin").put("vidin", "LA", "1r").put("vidin", "EP", "2e")
    board.state.guests["vidin"] = (2,)
    return board


def with_an_ally():
    board = war().ally("BG", "EP").own("LA", "kopsis").put("kopsis", "LA", "1r").put("kopsis", "EP", "2e")
    board.state.guests["kopsis"] = (2,)
    return board


@pytest.mark.parametrize(
    ("position", "land", "sums"),
    [
        (open_land, "kopsis", Sums(4, 4, 4)),
        (nobodys_fortress, "vidin", Sums(4, 2, 2)),
        (besieged_by_another, "vidin", Sums(4, 4, 4)),
        (with_an_ally, "kopsis", Sums(8, 1, 1)),
    ],
)
def test_a_battle_begins_with_the_sums_that_were_foretold(position, land, sums):
    board = position()
    assert foretold(board, land) == sums
    fought(board, land)
    for seat in range(3):
        assert told(board, land, seat) == sums, "everybody can tell in the battle"
        assert told(board, "nis", seat) is None, "the battle is elsewhere"


def test_before_a_fortress_the_sums_tell_field_and_siege():
    board = war().own("LA", "vidin").put("vidin", "LA", "1r 1e")
    assert foretold(board, "vidin") == Sums(4, 4, 5)
    fought(board, "vidin")
    assert board.phase == "battle_choice"
    for seat in range(3):
        assert told(board, "vidin", seat) == Sums(4, 4, 5)
        assert told(board, "nis", seat) is None
    board.do("LA", Meet("field"))
    assert told(board, "vidin") == Sums(4, 4, 4)


def test_where_nobody_would_resist_there_are_no_sums():
    assert foretold(war().own("LA", "kopsis"), "kopsis") is None, "no army is there"
    assert foretold(war().ally("BG", "LA").own("LA", "kopsis").put("kopsis", "LA", "1r"), "kopsis") is None
    assert foretold(open_land(), "sredets") is None, "its own"
    assert foretold(open_land(), "kopsis", 1) is None, "not on turn"


def test_who_relieves_a_land_defends_it():
    """RULES 5.5, step 5: against occupiers the owner's side defends, which counts what adds to a defence."""
    board = Board("NI LA BG EP").put("nicaea", "LA", "3r").put("nicaea", "NI", "1r").put("bithynia", "NI", "2r")
    board.hold("LA", "siege_engines#1").gold("LA", 5).turn("NI", "offensive")
    assert foretold(board, "nicaea") == Sums(4, 3, 3), "three regulars, and the guarded frontier of Nicaea"
    board.offensive("NI", "nicaea").march("NI", "nicaea")
    stand = balance(board.state, current(board.state, Battle))
    assert (stand.defenders, stand.attackers) == (4, 3)


@pytest.mark.parametrize(("occupiers", "hopeless"), [("4r", False), ("5r", True)])
def test_only_what_cannot_even_tie_is_too_weak_to_relieve_a_land(occupiers, hopeless):
    board = Board("BG LA EP").put("sredets", "LA", occupiers).put("vidin", "BG", "1r").turn("BG", "offensive")
    view = GAME.view(board.offensive("BG", "sredets").state, 0)
    assert (best_when_beaten(view, Send("sredets", ("all",))) is not None) == hopeless


def test_the_sums_of_some_armies_are_theirs_alone():
    board = war().own("LA", "kopsis").put("kopsis", "LA", "1r 1e").put("sredets", "BG", "1e")
    view = GAME.view(board.state, 0)
    for armies, strength in (((), 0), (("sredets:regular:1",), 1), (("sredets:regular:1", "sredets:elite:1"), 3)):
        assert sums_with(view, "kopsis", armies) == Sums(strength, 4, 4)
    assert sums_with(view, "kopsis") == Sums(6, 4, 4)


def test_in_an_offensive_its_owner_is_told_what_can_come_and_the_others_what_is_there():
    board = open_land().do("BG", Order("offensive"), Choose("kopsis"))
    assert board.phase == "off_armies"
    assert told(board, "kopsis") == Sums(4, 4, 4)
    assert told(board, "kopsis", 1) == Sums(0, 4, 4)
    assert told(board, "nis") is None
    assert told(board, "nis", 1) is None


@pytest.mark.parametrize(
    ("troops", "fleets", "load", "strength"),
    [
        ("1r 1e", 1, "none", 2 + 1),
        ("1r 1e", 2, "none", 2 + 1 + 2),
        ("1e", 2, "none", 2 + 2),
        ("1r", 1, "elite", 2 + 1),
        ("1r", 0, "none", 0),
    ],
)
def test_each_fleet_brings_the_strongest_army_left(troops, fleets, load, strength):
    """Fleets beside the land count one each as well. Only fleets get from Bithynia to Gallipoli."""
    assert foretold(sailing(troops, fleets, load), "gallipoli") == Sums(strength, 3, 4)


def sailing(troops, fleets, load="none"):
    board = Board("NI LA EP").own("LA", "gallipoli", "constantinople").put("gallipoli", "LA", "3r")
    board.put("bithynia", "NI", troops)
    if fleets:
        board.fleet("white", "NI", fleets, load)
    return board.turn("NI", "offensive")


def test_an_army_that_can_march_and_sail_is_counted_once():
    board = Board("NI LA EP").own("LA", "bithynia").put("bithynia", "LA", "1r").put("nicomedia", "NI", "1r")
    alone = foretold(board.turn("NI", "offensive"), "bithynia")
    with_fleet = foretold(board.fleet("marmara", "NI", 1), "bithynia")
    assert with_fleet.attackers == alone.attackers + 1, "the fleet itself"


def test_the_sums_stay_the_same_while_the_fleets_sail():
    """An army that has sailed is counted where it will land, and its fleet brings no other."""
    board = sailing("2r 1e", 2)
    before = foretold(board, "gallipoli")
    board.offensive("NI", "gallipoli")
    assert told(board, "gallipoli") == before
    board.do("NI", Voyage("white", "white", "elite@bithynia"))
    assert board.phase == "off_fleets"
    assert told(board, "gallipoli") == before
    board.do("NI", Voyage("white", "white", "regular@bithynia"))
    assert told(board, "gallipoli") == before
