"""Positions and shortcuts shared by several test files of the rules."""

from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.moves import Choose, Count, Done, Draw, Pass, Retreat, Sail, Stay
from games.balkans.rules.public import Captive
from games.balkans.rules.war.battle import begin
from tests.games.balkans.positions import Board

TEAMS = {"alliances": "teams", "teams": frozenset({"0", "2"})}


def pool(board, name):
    """Return the armies that may march now, as `LAND:KIND`."""
    picks = [choice for choice in board.moves(name) if choice.verb == "march"]
    return {army.rpartition(":")[0] for pick in picks for army in pick.pool}


def strengths(board):
    return [(event.attackers.total, event.defenders.total) for event in board.told(events.BattleRound)]


def sea_battle(*tactics):
    board = Board("EP BG LA VE").coming(*tactics).fleet("ionian", "EP", 2).put("epirus", "EP", "1r")
    board.fleet("otranto", "VE").put("dyrrhachium", "VE", "1r").turn("EP", "offensive")
    board.offensive("EP", "dyrrhachium")
    board.do("EP", Sail("ionian"), Choose("regular@epirus"))
    return board.do("EP", Sail("ionian")).do("VE", Done())


def withdrawal(armies, ships):
    board = Board("BG LA").own("BG", "laconia").put("laconia", "BG", "2R").put("achaea", "LA", armies)
    board.fleet("cretan", "LA", ships).coming("confusion", "pincer").turn("LA", "offensive")
    return board.offensive("LA", "laconia").march("LA", "laconia")


LATIN_LANDS = ("constantinople", "thrace", "gallipoli", "nicomedia", "rhodope")


def battles(board):
    return [(event.kind, event.at, event.attackers, event.defenders) for event in board.told(events.BattleBegan)]


def all_pass(board, phase):
    """Play no cards, draw every tactic and never retreat until a phase is reached."""
    while board.phase != phase:
        name = board.asked()[0]
        board.do(name, next(move for move in (Pass(), Done(), Draw(), Stay()) if move in board.moves(name)))
    return board


def held_king(**options):
    board = Board("LA BG EP", **options).gold("LA", 4).turn("LA", "arming", "harvest")
    board.state.captives = (Captive(0, "royal", 1),)
    return board


def nowhere():
    """Return a battle in Laconia after a round in which LA and EP, who cannot withdraw anywhere, lost to BG."""
    board = (
        Board("BG LA EP").ally("LA", "EP").own("BG", "laconia").put("laconia", "BG", "4R").put("laconia", "LA", "2r")
    )
    board.put("laconia", "EP", "2r").coming("confusion", "confusion", "raid").turn("BG", "offensive")
    begin(MoveContext(board.state, board.chance), "field", "laconia", (1, 2), (0,))
    board.settle()
    return board.do("LA", Count(1), Retreat())


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
