"""Hand-made positions, and shortcuts for playing moves on them."""

import re

from games.balkans.data.components import KINDS, royal_cards, strategies, title
from games.balkans.rules import legal, machine
from games.balkans.rules.context import Ended, MoveContext
from games.balkans.rules.ending import close
from games.balkans.rules.frame_handlers import phase_of
from games.balkans.rules.frames import Planning, Razbor, Seasons, Turn
from games.balkans.rules.moves import Attack, Choose, Done, March, Order, Pass
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.state import NOBODY, add_armies, add_fleets, army_seats, counts_of, fleets
from games.balkans.rules.turns import planning, setup
from games.core.contract import IllegalMove

KINGDOM = {"BG": "bulgaria", "LA": "latin", "NI": "nicaea", "EP": "epirus", "VE": "venice"}


class Still:
    """Random numbers that leave everything in order and always pick the first item."""

    def below(self, n):
        return 0

    def shuffle(self, items):
        return list(items)


class Board:
    """A game in progress without troops and hands, which tests add.

    Players are called BG, LA, NI, EP, VE; they sit and play in the order given.
    """

    def __init__(self, players, *, troops=False, **options):
        self.names = players.split()
        self.chance = Still()
        state = self.state = setup.empty_state(BalkansOptions(seat_order="as_seated", **options), len(self.names))
        state.kingdoms = [KINGDOM[name] for name in self.names]
        context = MoveContext(state, self.chance)
        machine.settle(context)
        for seat in range(len(self.names)):
            advanced = state.options.advanced
            state.hands[seat] = ()
            state.royal_decks[seat] = royal_cards(state.kingdoms[seat], advanced=advanced)
        state.strategy_deck = strategies(advanced=state.options.advanced)
        if not troops:
            state.armies.clear()
            state.fleets.clear()
        self.events = []

    def seat(self, name):
        return self.names.index(name)

    def own(self, name, *lands):
        for land in lands:
            if name is None:
                self.state.owner[land] = NOBODY
                self.state.power[land] = "neutral"
            else:
                self.state.owner[land] = self.seat(name)
                self.state.power.pop(land, None)
        return self

    def put(self, land, name, text):
        """Put armies like "2r 1e 1R" on a land."""
        for count, sign in re.findall(r"(\d*)([reR])", text):
            add_armies(self.state, land, self.seat(name), KINDS["reR".index(sign)], int(count or 1))
        return self

    def fleet(self, sea, name, n=1, load="none"):
        add_fleets(self.state, sea, self.seat(name), load, n)
        return self

    def hold(self, name, *cards):
        """Move these cards from the decks into a hand."""
        seat = self.seat(name)
        for card in cards:
            if card in self.state.royal_decks[seat]:
                self.state.royal_decks[seat] = tuple(c for c in self.state.royal_decks[seat] if c != card)
            else:
                assert card in self.state.strategy_deck, card
                self.state.strategy_deck = tuple(c for c in self.state.strategy_deck if c != card)
        self.state.hands[seat] += cards
        return self

    def gold(self, name, amount):
        self.state.gold[self.seat(name)] = amount
        return self

    def influence(self, name, amount):
        self.state.influence[self.seat(name)] = amount
        return self

    def ally(self, *names):
        seats = [self.seat(name) for name in names]
        for seat in seats:
            self.state.ally[seat] = tuple(other for other in sorted(seats) if other != seat)
        return self

    def coming(self, *tactics):
        """Lay these common tactics on top of the deck, in this order."""
        deck = list(self.state.common_deck)
        top = []
        for wanted in tactics:
            card = next(card for card in deck if title(card) == wanted)
            deck.remove(card)
            top.append(card)
        self.state.common_deck = (*top, *deck)
        return self

    def turn(self, name, *orders):
        """Let it be somebody's turn, in spring, with these orders unplayed; the others have four each."""
        state = self.state
        supply = planning.order_supply(state)
        for seat in range(len(self.names)):
            mine = orders if self.names[seat] == name else ("harvest", "harvest", "arming", "arming")
            state.unplayed[seat] = counts_of(mine)
            state.played[seat] = planning.NO_ORDERS
            state.dropped[seat] = tuple(a - b for a, b in zip(supply, state.unplayed[seat], strict=True))
        seat = self.seat(name)
        state.season = 0
        state.frames = [Seasons(tuple(range(seat + 1, len(self.names)))), Turn(seat)]
        return self

    def orders(self, name, *kinds):
        self.state.unplayed[self.seat(name)] = counts_of(kinds)
        return self

    def razbor(self, step=1):
        self.state.frames = [Razbor(step)]
        self.settle()
        return self

    def planning(self):
        self.state.frames = [Planning()]
        self.settle()
        return self

    def settle(self):
        context = MoveContext(self.state, self.chance)
        try:
            machine.settle(context)
        except Ended as ended:
            close(context, ended)
        self.events += context.events

    def moves(self, name):
        return machine.moves(self.state, self.seat(name))

    def asked(self):
        return [self.names[seat] for seat in legal.asked(self.state)]

    @property
    def phase(self):
        return phase_of(self.state)

    def do(self, name, *moves):
        """Play moves of one player."""
        for move in moves:
            self.events += machine.play(self.state, self.seat(name), move, self.chance)
        return self

    def until(self, phase):
        """Let everybody be done with steps before a phase."""
        for _ in range(20):
            if self.phase == phase:
                return self
            name = self.asked()[0]
            move = next(choice for choice in self.moves(name) if choice in {Done(), Pass()})
            self.do(name, move)
        raise AssertionError(self.phase)

    def march(self, name, target):
        """Send all armies that can go to a land, having moved no fleets."""
        self.until("off_armies")
        pick = next(choice for choice in self.moves(name) if choice.verb == "march")
        return self.do(name, March(target, pick.pool))

    def refused(self, name, move):
        """Return whether a move is refused now."""
        try:
            machine.play(self.state.copy(), self.seat(name), move, self.chance)
        except IllegalMove:
            return True
        return False

    def offensive(self, name, target):
        """Begin an Offensive without cards."""
        return self.do(name, Order("offensive"), Choose(target))

    def told(self, kind):
        return [event for event in self.events if isinstance(event, kind)]

    def owner(self, land):
        seat = self.state.owner[land]
        return self.names[seat] if seat >= 0 else self.state.power[land]

    def armies(self, land):
        """Return the armies of a land as text: "BG 2r 1R | EP 1e"."""
        parts = []
        for seat in army_seats(self.state, land):
            counts = self.state.armies[land][3 * seat : 3 * seat + 3]
            text = " ".join(f"{n}{sign}" for n, sign in zip(counts, "reR", strict=True) if n)
            parts.append(f"{self.names[seat]} {text}")
        return " | ".join(parts)

    def ships(self, sea, name):
        return fleets(self.state, sea, self.seat(name))


def sailing(owner):
    """Return an Offensive of NI, whose only army is aboard west of the Dardanelles, which this player controls."""
    board = Board("NI LA EP").fleet("white", "NI", 1, "regular")
    board.own(owner, "gallipoli").own("EP", "nicomedia", "constantinople")
    return board.turn("NI", "offensive").do("NI", Order("offensive"))


def besieging(*, allied=False):
    """Return an Offensive of LA at Nish beside its siege of Sredets, in which an ally may stand too."""
    board = Board("LA BG EP").put("sredets", "LA", "2r").put("sredets", "BG", "1r").put("rhodope", "LA", "1r")
    if allied:
        board.ally("LA", "EP").put("sredets", "EP", "1r")
    return board.turn("LA", "offensive").do("LA", Attack("nis"))
