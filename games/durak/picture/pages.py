"""The pictures of the rules pages and of terms."""

from collections.abc import Collection, Sequence
from typing import Final

from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.core.localizer import Localizer
from games.durak.data.cards import CARDS, NAMES, RANKS, SUITS, mask_of_names
from games.durak.picture import cards, hand, table
from games.durak.rules.bout import play
from games.durak.rules.enchantments import enchantments_key
from games.durak.rules.ending import start_bout
from games.durak.rules.moves import Attack, Defend, DurakMove, ThrowIn, Transfer
from games.durak.rules.options import DurakOptions
from games.durak.rules.setup import deal_deck
from games.durak.rules.state import Phase, State
from games.durak.text.rules_page import HELD
from games.durak.text.terms import SIGNS_OF_PLATES, terms
from games.durak.views.observe import view as seen
from games.durak.views.view import DurakView
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.drawing import Sign, faced, plated
from games.kit.drawn import Picture
from games.kit.explained import signs
from games.kit.layout import LOWEST, grid, whole
from games.kit.portrait import portrait

_SIGNS: Final = {
    "turn": Sign("pointer", palette.MOVE),
    "attacker": Sign("sword", palette.MOVE),
    "defender": Sign("shield", palette.MOVE),
    "takes": Sign("hand", palette.MOVE),
    "passed": Sign("check"),
    "closed": Sign("lock", palette.MOVE),
    "cards": Sign("cards"),
    "team": Sign("flag", palette.GOLD),
    "direction": Sign("turn"),
    "fool": Sign("jester"),
    "winner": Sign("crown", palette.MOVE),
    "seat": Sign(palette.SEATS[0].shape, palette.SEATS[0].colour),
    "bout": Sign("swords"),
    "throw": Sign("plus"),
    "transfer": Sign("arrow"),
    "discard": Sign("cards", palette.QUIET),
    "talon": Sign("cards"),
}
"""The sign of each term that has one."""
_FACES: Final = {"trump": "AD", "enchanted": "7H"}
"""The card of each other term that is not a card itself."""
_ALL: Final = frozenset(RANKS)

_HANDS: Final = (("7S", "8H", "10H", "QC", "AC", "KD"), ("9S", *HELD), ("9H", "6C", "8C", "QS", "KS", "AH"))
"""The hands of the example, by seat; diamonds are trump."""
_OPENING: Final = ((0, Attack("7S")), (1, Defend("7S", "9S")), (2, ThrowIn("9H")))
_PASSED_ON: Final = (("7S", *_HANDS[0][1:]), ("7C", *HELD), _HANDS[2])
_FOURTH: Final = ("6S", "7D", "JC", "QH", "9D", "8D")
_CHANCE: Final = SeededChance(bytes(32), 0)
"""Unused by the moves of Durak, but required by `play`."""


def page(name: str, localizer: Localizer) -> Picture | None:
    """Return the picture of a rules page, or None for an unknown name."""
    people = localizer.named(localizer("example-names").split(", "))
    match name.split():
        case ["aim" | "start"]:
            return table.table(_view(_HANDS), people)
        case ["signs"]:
            return signs((terms(localizer)[key], _SIGNS[key]) for key in SIGNS_OF_PLATES)
        case ["bout"]:
            return table.table(_view(_HANDS, _OPENING), people)
        case ["example"]:
            return hand.hand(_view(_HANDS, _OPENING, seat=1), [Defend("9H", "JH"), Defend("9H", "6D")], people)
        case ["transfer"]:
            return table.table(_view(_PASSED_ON, ((0, Attack("7S")), (1, Transfer("7C")))), people)
        case ["end"]:
            return table.table(_over(), people)
        case ["teams"]:
            return table.table(_view((*_HANDS, _FOURTH), ((0, Attack("7S")),), teams=True), people)
        case ["questions"]:
            return table.table(_view(_HANDS, (*_OPENING, (1, Defend("9H", "JH")))), people)
        case ["enchanted", *ranks] if ranks and set(ranks) <= _ALL:
            return _cards(ranks)
        case _:
            return None


def term(name: str, view: DurakView | None, localizer: Localizer) -> Picture | None:
    """Return the picture of a term above its title; cards as they look at this table; None for an unknown name."""
    title = terms(localizer).get(name)
    if title is None:
        return None
    if name in _SIGNS:
        return portrait(title, plated(_SIGNS[name]))
    enchanted: Collection[str] = view.options.enchanted if view is not None else ()
    if name == "enchanted":
        enchanted = _ALL
    return portrait(title, faced(cards.face(_FACES.get(name, name), enchanted)))


def _cards(ranks: Sequence[str]) -> Picture:
    """Draw an enchanted card of each of these ranks, in changing suits."""
    canvas = Canvas(LOWEST)
    cells, width = grid(len(ranks), whole(canvas.height), most=230)
    for index, (rank, (x, y)) in enumerate(zip(ranks, cells, strict=True)):
        cards.card(canvas, rank + SUITS[index % len(SUITS)], _ALL, x, y, width)
    return canvas.drawn()


def _state(hands: Sequence[Sequence[str]], *, teams: bool) -> State:
    """Return a state with these hands, seat 0 to attack and diamonds as trump; all other cards are the talon."""
    held = {name for names in hands for name in names}
    rest = [card for card in range(CARDS) if NAMES[card] not in held]
    turned = next(card for card in rest if NAMES[card].endswith("D"))
    state, _ = deal_deck(DurakOptions(teams=teams), len(hands), len(hands) - 1, range(CARDS))
    state.hands = [mask_of_names(names) for names in hands]
    state.talon = (*(card for card in rest if card != turned), turned)
    state.turned, state.trump, state.seen, state.bout = turned, SUITS.index("D"), 1 << turned, 0
    state.law = enchantments_key((), state.trump)
    start_bout(state, 0)
    return state


def _view(
    hands: Sequence[Sequence[str]],
    moves: Sequence[tuple[int, DurakMove]] = (),
    *,
    teams: bool = False,
    seat: int = PUBLIC,
) -> DurakView:
    """Return the view of a seat, or of the public, after these moves."""
    state = _state(hands, teams=teams)
    for player, move in moves:
        play(state, player, move, _CHANCE)
    return seen(state, seat)


def _over() -> DurakView:
    """Return the view of a finished game: the second of three seats is the fool."""
    state = _state(_HANDS, teams=False)
    state.hands = [0, mask_of_names(HELD[:3]), 0]
    state.talon = ()
    state.in_game, state.groups, state.phase = 0b010, ((2,), (0,)), Phase.OVER
    return seen(state, PUBLIC)
