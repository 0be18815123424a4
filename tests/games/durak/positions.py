"""Positions of Durak written as text, and scripts that play from them.

Hands are names separated by spaces; every card not named lies in the discard pile. A script has one move a line:

    0 attack 7S
    1 defend 7S 8S
    2 throw 9S ✗ rank-not-on-table
    0 pass

A line with ✗ must be refused for the reason given. A pass is played for the number of cards then on the table.
"""

from games.core.chance import SeededChance
from games.core.contract import Event, Move, Vocabulary
from games.durak import GAME
from games.durak.data.cards import ALL, CODES, NAMES, NO_CARD, NO_TRUMP, OF_SUIT, SUITS, cards_in, mask_of
from games.durak.rules.enchantments import enchantments_key
from games.durak.rules.ending import start_bout
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import Phase, State, cards_on_table
from tests.games.tables import scripted

CHANCE = SeededChance(bytes(32), 0)
_READER = Vocabulary(GAME.vocabulary)


def mask(names: str) -> int:
    return mask_of(CODES[name] for name in names.split())


def names(cards: int) -> str:
    return " ".join(NAMES[card] for card in cards_in(cards))


def position(
    *hands: str,
    trump: str | None,
    enchanted: str = "",
    talon: str = "",
    transfer: bool = True,
    teams: bool = False,
    auto_pass: bool = False,
    first_defence_done: bool = True,
    attacker: int = 0,
    out: tuple[int, ...] = (),
    stale: int = 0,
) -> State:
    """Return a state at the start of a bout; `talon` from the top, its last card the turned one."""
    options = DurakOptions(transfer=transfer, enchanted=frozenset(enchanted.split()), teams=teams, auto_pass=auto_pass)
    suit = NO_TRUMP if trump is None else SUITS.index(trump)
    deck = [CODES[name] for name in talon.split()]
    held = [mask(hand) for hand in hands]
    discard = ALL & ~mask_of(deck)
    for hand in held:
        assert hand & discard == hand, "a card is in two places"
        discard &= ~hand
    trumps = OF_SUIT[suit] if trump else mask("8S 8H 8D 8C")
    turned = deck[-1] if deck else cards_in(trumps & discard or trumps)[0]
    state = State(
        options=options,
        law=enchantments_key(options.enchanted, suit),
        dealer=0,
        turned=turned,
        trump=suit,
        lowest=NO_CARD,
        talon=tuple(deck),
        hands=held,
        seen=discard | 1 << turned,
        in_game=((1 << len(hands)) - 1) & ~sum(1 << seat for seat in out),
        groups=(out,) if out else (),
        direction=1,
        phase=Phase.ATTACK,
        bout=0,
        question=0,
        starter=0,
        attacker_slot=0,
        target_slot=0,
        defender=0,
        throwers=(),
        attacks=[],
        layers=[],
        answers=[],
        ranks=0,
        matching=0,
        room=0,
        taking=False,
        passed=0,
        first_defence_done=first_defence_done,
        stale=stale,
    )
    start_bout(state, attacker)
    return state


def play(state: State, script: str) -> list[Event]:
    """Play the script and return what everybody hears of it."""

    def read(seat: str, text: str) -> tuple[int, Move]:
        return int(seat), _READER.parse(f"pass {cards_on_table(state)}" if text == "pass" else text)

    return scripted(GAME, state, script, read, CHANCE)


def turn(state: State) -> tuple[str, int, int]:
    """Return the phase, who opens the bout and who defends."""
    return state.phase, state.starter, state.defender
