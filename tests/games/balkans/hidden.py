"""Positions in which players hide something: cards, orders, acts they have begun, answers and tactics chosen."""

from collections.abc import Callable, Mapping
from typing import Final

from games.balkans.rules.moves import Accept, Card, Choose, Draw, Hand, Keep, Order, Propose, Tactic, With
from games.balkans.rules.state import counts_of
from tests.games.balkans.positions import Board


def planned() -> Board:
    """Bulgaria is on turn with an order begun and a card for it; the others hold a royal card and a strategy."""
    board = Board("BG LA EP").hold("BG", "swift_riders#1", "ambush#1", "forced_march#1", "spies#1")
    board.hold("LA", "siege_engines#1", "sabotage#1").hold("EP", "plunder#1", "triumph#1")
    board.turn("BG", "offensive", "harvest")
    return board.do("BG", Order("offensive"), With(("forced_march#1",)))


def spied() -> Board:
    """Bulgaria has seen the orders of the Latins, and they have seen some of Bulgaria's cards."""
    board = Board("BG LA EP").hold("BG", "spies#1", "ambush#1", "hidden_treasure#1").hold("EP", "sabotage#1")
    board.turn("BG", "harvest", "arming")
    board.state.unplayed[1], board.state.dropped[1] = (
        counts_of(("offensive",) * 2),
        counts_of(("harvest", "arming") * 2),
    )
    return board.do("BG", Card("spies#1"), Choose("latin"))


def envoys() -> Board:
    """Nicaea has seen the whole hand of Bulgaria."""
    board = Board("BG NI LA").hold("NI", "envoys#1").hold("BG", "spies#1", "ambush#1").hold("LA", "sabotage#1")
    return board.turn("BG", "harvest").do("NI", Card("envoys#1"), Choose("bulgaria"))


def consent() -> Board:
    """Epirus has begun a Defence with a card, and waits for the consent of its ally."""
    board = Board("EP BG LA", mode="advanced").ally("EP", "BG").put("vidin", "LA", "1r").put("vidin", "BG", "1r")
    board.hold("EP", "strong_camp#1", "plunder#1").turn("EP", "defence", "harvest")
    return board.do("EP", Order("defence"), With(("strong_camp#1",)), Choose("vidin"))


def proposed() -> Board:
    """Bulgaria has answered a proposal of the Latins, Epirus has not."""
    board = Board("LA BG EP").razbor().do("LA", Propose("latin+bulgaria+epirus"))
    return board.do("BG", Accept())


def kept() -> Board:
    """In the strategic start Bulgaria has chosen which of five cards to keep, the Latins have not."""
    board = Board("BG LA", strategic_start=True)
    for seat in (0, 1):
        board.state.hands[seat], board.state.royal_decks[seat] = (
            board.state.royal_decks[seat][:5],
            board.state.royal_decks[seat][5:],
        )
    return board.do("BG", Keep(board.state.hands[0][:2]))


def _before_tactics() -> Board:
    board = Board("BG LA EP").own("LA", "kopsis").put("kopsis", "LA", "4r").put("sredets", "BG", "4r")
    board.hold("BG", "furious_warriors#1", "ambush#1").hold("LA", "knightly_charge#1", "siege_engines#1")
    board.hold("EP", "plunder#1").turn("BG", "offensive").offensive("BG", "kopsis").march("BG", "kopsis")
    return board.until("battle_declare")


def fought() -> Board:
    """Both sides of a battle have announced a tactic from hand, and Bulgaria has chosen its own."""
    return _before_tactics().do("BG", Hand()).do("LA", Hand()).do("BG", Tactic("furious_warriors#1"))


def announced() -> Board:
    """Bulgaria has announced and chosen a tactic from hand at once, before the Latins are asked."""
    return _before_tactics().do("BG", Tactic("furious_warriors#1"))


def drawn() -> Board:
    """Bulgaria has drawn a common tactic in a battle, the Latins choose one from hand."""
    board = Board("BG LA EP").own("LA", "kopsis").put("kopsis", "LA", "4r").put("sredets", "BG", "4r")
    board.hold("BG", "furious_warriors#1").hold("LA", "knightly_charge#1", "iron_ranks#1")
    board.turn("BG", "offensive").offensive("BG", "kopsis").march("BG", "kopsis")
    return board.until("battle_declare").do("BG", Draw()).do("LA", Hand())


def neutral() -> Board:
    """Bulgaria chooses a tactic from hand against a land of nobody, for which one has been drawn."""
    board = Board("BG LA EP").own(None, "kopsis").put("sredets", "BG", "4r").hold("BG", "furious_warriors#1")
    board.turn("BG", "offensive").offensive("BG", "kopsis").march("BG", "kopsis")
    return board.until("battle_declare").do("BG", Hand())


POSITIONS: Final[Mapping[str, Callable[[], Board]]] = {
    "an order begun": planned,
    "orders seen": spied,
    "cards seen": envoys,
    "consent asked": consent,
    "an alliance proposed": proposed,
    "cards to keep": kept,
    "tactics from hand": fought,
    "a tactic announced": announced,
    "tactics drawn": drawn,
    "a land of nobody": neutral,
}
