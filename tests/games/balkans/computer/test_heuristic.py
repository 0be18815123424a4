"""Computer players reach every kind of victory, use only their view, and decide quickly."""

import pytest

from bot.tables.state.table import computer_to_move
from games.balkans import GAME
from games.balkans.computer.forces import STRENGTH
from games.balkans.rules.frames import Battle, Planning
from games.balkans.rules.moves import (
    Ask,
    Attack,
    Card,
    Choose,
    Done,
    Grant,
    Meet,
    Order,
    Refuse,
    Retreat,
    Stay,
    Tactic,
    With,
)
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.troops.strength import strength
from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from storage import Occupant, SeatRow
from tests.games.balkans.positions import Board


def play_on(state, seed=bytes(32), most=6000):
    """Let computers play a table to its end."""
    for number in range(1, most):
        acting = GAME.acting(state)
        if not acting:
            return state.result
        seat = next(seat for seat in GAME.view(state, PUBLIC).asked if seat in acting)
        move = GAME.heuristic(GAME.view(state, seat), GAME.moves(state, seat), SeededChance(seed, number))
        GAME.play(state, seat, move, SeededChance(seed, number))
    raise AssertionError(state.frames)


def table(seats, seed=7, **options):
    rng = seed.to_bytes(32, "big")
    state, _ = GAME.deal(BalkansOptions(**options), seats, SeededChance(rng, 0))
    return play_on(state, rng)


@pytest.mark.parametrize(
    ("reason", "seats", "options"),
    [
        ("influence", 3, {"territorial_victory": False}),
        ("territory", 2, {"influence_victory": False}),
        ("money", 3, {"money_goal": 30, "influence_victory": False, "territorial_victory": False}),
        ("control", 3, {"control_territory": "thessalonica", "influence_victory": False, "territorial_victory": False}),
        ("rounds", 4, {"round_limit": 2, "influence_victory": False}),
        ("influence", 4, {"alliances": "teams", "mode": "advanced", "territorial_victory": False}),
        ("annihilation", 2, {"annihilation": True, "mode": "advanced"}),
    ],
)
def test_computers_reach_every_kind_of_victory(reason, seats, options):
    assert table(seats, **options).reason == reason


def test_computers_annihilate():
    """Who has almost nothing left falls to a computer that has."""
    board = Board("BG LA", annihilation=True).own("BG", "constantinople", "thrace", "gallipoli", "rhodope")
    board.put("constantinople", "BG", "4e 1R").put("nicomedia", "LA", "1r").fleet("marmara", "BG", 3)
    board.put("gallipoli", "BG", "3r").gold("LA", 0)
    board.state.frames = [Planning()]
    board.settle()
    assert play_on(board.state).reason == "annihilation"


def heuristic_move(board, name):
    seat = board.seat(name)
    return GAME.heuristic(GAME.view(board.state, seat), board.moves(name), SeededChance(bytes(32), 1))


def test_an_open_land_is_taken():
    """With an undefended land in reach the Offensive comes first, and goes there."""
    board = Board("BG LA").put("sredets", "BG", "3e").own("LA", "nis").turn("BG", "offensive", "harvest")
    assert heuristic_move(board, "BG") in {Attack("nis"), Attack("rhodope")}
    board.do("BG", Order("offensive"))
    assert heuristic_move(board, "BG") in {Choose("nis"), Choose("rhodope")}


def test_poor_realms_harvest():
    """With little gold and nothing to take, gold is gathered."""
    assert heuristic_move(Board("BG LA").gold("BG", 1).turn("BG", "arming", "harvest"), "BG") == Order("harvest")


def test_walls_are_trusted():
    """Behind walls the weaker waits for Razbor, the stronger comes out."""
    for garrison, how in (("1r", "siege"), ("4e 1R", "field")):
        board = Board("LA BG").own("LA", "nis").put("nis", "LA", "3r").put("vidin", "BG", garrison)
        board.turn("LA", "offensive").offensive("LA", "vidin").march("LA", "vidin").until("battle_choice")
        assert heuristic_move(board, "BG") == Meet(how)


def test_hopeless_battles_are_left():
    """Who cannot win any more retreats where there is a place, and stays where the odds are good."""
    for mine, answer in (("2r", Retreat()), ("5r 2e", Stay())):
        board = Board("BG LA").own("LA", "philippopolis").put("philippopolis", "LA", "2e 1r").put("sredets", "BG", mine)
        board.coming("confusion", "pincer", "advance", "advance").turn("BG", "offensive")
        board.offensive("BG", "philippopolis").march("BG", "philippopolis")
        while board.phase != "battle_retreat":
            name = board.asked()[0]
            board.do(name, heuristic_move(board, name))
        assert (board.asked(), heuristic_move(board, "BG")) == (["BG"], answer)


def test_good_tactics_are_used_where_it_matters():
    """A strong tactic is announced in a close battle against a player."""
    board = Board("LA BG").own("LA", "philippopolis").put("philippopolis", "LA", "3r").put("kopsis", "BG", "3r")
    board.hold("LA", "knightly_charge#1").turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    board.until("battle_declare")
    assert heuristic_move(board, "LA") == Tactic("knightly_charge#1")


def test_defaults_bring_a_table_forward():
    """Playing only harmless moves, every seat gets through whole rounds."""
    state, _ = GAME.deal(BalkansOptions(round_limit=3, mode="advanced"), 3, SeededChance(bytes(32), 0))
    for number in range(1, 3000):
        acting = GAME.acting(state)
        if not acting:
            break
        seat = next(seat for seat in GAME.view(state, PUBLIC).asked if seat in acting)
        move = GAME.default(GAME.view(state, seat), GAME.moves(state, seat))
        GAME.play(state, seat, move, SeededChance(bytes(32), number))
    assert state.result is not None
    assert Done() not in GAME.moves(state, 0)


def carried_out(board, name):
    """Let a computer carry out what it has begun, as long as it alone is asked, to the end of its turn."""
    turn = board.state.frames[-1]
    while turn in board.state.frames and board.asked() == [name]:
        board.do(name, heuristic_move(board, name))


@pytest.mark.parametrize(("manoeuvre", "order"), [(False, Attack("vidin")), (True, Order("manoeuvre"))])
def test_idle_troops_go_to_the_front(manoeuvre, order):
    """Where nothing can be taken, troops that stand idle are brought beside the land most worth having."""
    board = Board("BG LA", manoeuvre=manoeuvre).put("karvuna", "BG", "3r").own("BG", "vlachia", "oltenia", "belgrade")
    board.own("LA", "kopsis", "sredets").put("kopsis", "LA", "5e 1R").put("sredets", "LA", "4e")
    board.gold("BG", 9).turn("BG", "offensive")
    assert heuristic_move(board, "BG") == order
    carried_out(board, "BG")
    assert (board.armies("karvuna"), board.armies("vidin")) == ("BG 1r", "BG 2r")


def test_leave_to_pass_is_asked_where_it_helps():
    """A computer asks for the strait that keeps its army out, and grants leave only against who leads."""
    for leader, answer in (("BG", Grant()), ("EP", Refuse())):
        board = Board("NI LA EP BG").put("adramyttion", "NI", "2e").fleet("white", "NI").own("BG", "nicomedia")
        board.influence(leader, 9).turn("NI", "offensive").offensive("NI", "nicomedia")
        assert heuristic_move(board, "NI") == Ask("dardanelles")
        board.do("NI", Ask("dardanelles"))
        assert heuristic_move(board, "LA") == answer


def test_leave_is_not_asked_of_who_is_attacked():
    """Nobody lets an army through that comes for their own land: a computer does not ask."""
    board = Board("NI LA EP").put("adramyttion", "NI", "3e").fleet("white", "NI", 3).own("LA", "nicomedia")
    board.put("nicomedia", "LA", "1r").turn("NI", "offensive").offensive("NI", "nicomedia")
    assert Ask("dardanelles") in board.moves("NI")
    assert heuristic_move(board, "NI") != Ask("dardanelles")


def test_towers_are_not_left_without_an_army():
    """With an enemy near, one army stays in a town with strong walls, and in any other where it is a regular one."""
    board = Board("BG LA").put("tarnovo", "BG", "1e").put("sredets", "BG", "1r 2e").put("vidin", "BG", "1e")
    board.own("LA", "kopsis", "nis").put("kopsis", "LA", "1r").turn("BG", "offensive").offensive("BG", "kopsis")
    carried_out(board, "BG")
    assert (board.armies("tarnovo"), board.armies("sredets"), board.armies("vidin")) == ("BG 1e", "BG 1r", "")


def test_an_army_on_a_fleet_is_an_enemy_near():
    """A coast that an enemy's army could land on keeps its guard."""
    for load, left in (("royal", "BG 1r"), ("none", "")):
        board = Board("BG LA").put("karvuna", "BG", "1r").own("LA", "tarnovo").fleet("black_sw", "LA", load=load)
        board.turn("BG", "offensive").offensive("BG", "tarnovo")
        carried_out(board, "BG")
        assert board.armies("karvuna") == left


def test_a_siege_that_will_be_won_is_not_left():
    """An army that besieges the weaker stays until Razbor; one that is too weak goes where there is more to win."""
    for inside, stays in (("1r", True), ("5e", False)):
        board = (
            Board("LA BG").put("vidin", "BG", inside).put("vidin", "LA", "2e").own("BG", "nis").turn("LA", "offensive")
        )
        board.offensive("LA", "nis")
        carried_out(board, "LA")
        assert ("LA 2e" in board.armies("vidin")) == stays


def test_the_besieged_hold_out_where_they_can():
    """Who is as strong behind walls as the besiegers stays; where all is lost, the army goes elsewhere."""
    for outside, stays in (("2e 1R", True), ("5e 1R", False)):
        board = Board("BG LA").put("tarnovo", "BG", "1e 1R").put("tarnovo", "LA", outside).own("LA", "kopsis")
        board.turn("BG", "offensive").offensive("BG", "kopsis")
        carried_out(board, "BG")
        assert ("BG 1e 1R" in board.armies("tarnovo")) == stays


@pytest.mark.parametrize(("enemies", "sails"), [(1, True), (2, False)])
def test_no_army_sails_to_be_drowned(enemies, sails):
    """Against as many fleets a landing is tried; where more lie, neither is it counted on nor does anybody sail."""
    board = Board("EP NI").put("ioannina", "EP", "2e").fleet("icarian", "EP", load="royal")
    board.fleet("white", "NI", n=enemies).turn("EP", "offensive").offensive("EP", "thessalonica")
    carried_out(board, "EP")
    assert (board.ships("icarian", "EP") == (0, 0, 0, 0)) == sails


@pytest.mark.parametrize(
    ("start", "land", "answer"),
    [("rhodope", "kopsis", Card("secret_paths#1")), ("kopsis", "tarnovo", Done())],
)
def test_walls_are_not_left_by_secret_paths(start, land, answer):
    """From open land an army is saved by a card; a fortress is not given away without a blow."""
    board = Board("LA BG").own("LA", start).put(start, "LA", "4e 1R").put(land, "BG", "1e")
    board.hold("BG", "secret_paths#1").turn("LA", "offensive").offensive("LA", land).march("LA", land)
    assert (board.phase, heuristic_move(board, "BG")) == ("off_reaction", answer)


def test_a_card_goes_with_an_offensive_that_it_helps():
    """A forced march is played for a better land in its reach, and kept where the best is near."""
    near = ("nis", "belgrade", "oltenia", "sredets", "tarnovo", "skopje", "velbazhd", "raska", "bosnia")
    for start, card in (("vidin", ("forced_march#1",)), ("nicomedia", ())):
        board = Board("BG LA").own("BG", *near, "nicomedia").put(start, "BG", "4e").hold("BG", "forced_march#1")
        board.own("LA", "paphlagonia", "nicaea").turn("BG", "offensive", "harvest").do("BG", Order("offensive"))
        assert heuristic_move(board, "BG") == With(card)


def test_who_is_asked_out_of_turn_plays_a_card_and_never_surrenders():
    """A card of another's turn is what a computer makes of that turn, and it aims at who stands best."""
    board = Board("BG LA EP").hold("LA", "sabotage#1").gold("EP", 4).own("EP", "nis", "belgrade").influence("EP", 9)
    board.turn("BG", "harvest", "arming")
    assert interrupts(board, "LA")
    assert heuristic_move(board, "LA") == Card("sabotage#1")
    board.do("LA", Card("sabotage#1"))
    assert interrupts(board, "LA")
    assert heuristic_move(board, "LA") == Choose("epirus")
    board.do("LA", Choose("epirus"))
    assert not interrupts(board, "LA")


def interrupts(board, name):
    return GAME.interrupts(GAME.view(board.state, board.seat(name)), board.moves(name))


def test_a_computer_moves_out_of_turn_for_a_card_only():
    """Beside a person who is on turn, the host lets a computer move that has a card for it, and no other."""
    seats = [SeatRow(0, Occupant.PERSON, 7, ""), *(SeatRow(seat, Occupant.COMPUTER, None, "") for seat in (1, 2))]
    board = Board("BG LA EP").hold("EP", "sabotage#1").gold("BG", 3).turn("BG", "harvest", "arming")
    assert computer_to_move(GAME, board.state, seats) == board.seat("EP")
    board.do("EP", Card("sabotage#1"))
    while board.state.drafts[board.seat("EP")]:
        board.do("EP", heuristic_move(board, "EP"))
    assert computer_to_move(GAME, board.state, seats) is None


def test_nobody_interrupts_for_nothing():
    """Where nobody has the gold that a card takes, it is kept; and without cards nobody interrupts."""
    board = Board("BG LA EP").hold("LA", "sabotage#1").gold("EP", 1).gold("BG", 0).turn("BG", "harvest", "arming")
    assert any(isinstance(choice, Card) for choice in board.moves("LA"))
    assert not interrupts(board, "LA")
    assert not interrupts(board, "EP")


@pytest.mark.parametrize(("sign", "kind"), [("r", "regular"), ("e", "elite"), ("R", "royal")])
def test_computers_value_armies_by_their_strength_in_battle(sign, kind):
    board = Board("BG LA EP").put("thrace", "BG", f"1{sign}").put("thrace", "LA", "1r")
    battle = Battle("field", "thrace", (0,), (1,), 0)
    armies = next(term.amount for term in strength(board.state, battle, "attackers").parts if term.source == "armies")
    assert armies == STRENGTH[kind]
