"""The context in which a move is carried out, and the basic operations on gold, Influence, cards and lands."""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from games.balkans.data.components import LIMITS, card_of, in_order, title
from games.balkans.rules import events
from games.balkans.rules.frames import AnyFrame, PlayedCard
from games.balkans.rules.public import Gain, Step
from games.balkans.rules.state import (
    NEUTRAL,
    NOBODY,
    State,
    add_armies,
    allied_armies,
    besiegers,
    land_count,
    note_arrivals,
    plus,
    purse,
    team_of,
)
from games.core.chance import Chance
from games.core.contract import Event, Seat

Cards: TypeAlias = tuple[str, ...]
Deck: TypeAlias = Literal["royal", "strategy", "common"]


class Ended(Exception):
    """Raised when a move ends the game."""

    def __init__(self, reason: events.EndReason, winners: Sequence[Seat]) -> None:
        super().__init__(reason, winners)
        self.reason: events.EndReason = reason
        self.winners = tuple(sorted(winners))


class MoveContext:
    """A move in progress: the state it changes, the random numbers it draws and the events so far.

    Methods that change the state emit the event that tells it.
    """

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Record an event, and in `State.trail` where troops went."""
        self.events.append(event)
        match event:
            case events.OrderPlayed() | events.OrderSkipped() | events.RoundBegan():
                self.state.trail = ()
            case (
                events.ArmyMoved(seat, origin, to) | events.Landed(seat, origin, to) | events.Withdrew(seat, origin, to)
            ):
                self._trail(seat, origin, to)
            case events.FleetMoved(seat, path, _, taken):
                self._trail(seat, taken or path[0], path[len(path) - 1])
            case _:
                pass

    def _trail(self, seat: Seat, origin: str, to: str) -> None:
        step = Step(seat, origin, to)
        if origin != to and step not in self.state.trail:
            self.state.trail += (step,)

    def push(self, frame: AnyFrame) -> None:
        """Put a frame on top of the stack; it is handled before all others."""
        self.state.frames.append(frame)

    def pop(self) -> None:
        """Remove the top frame."""
        self.state.frames.pop()

    # ---- gold and Influence --------------------------------------------------------------------------------------

    def pay(self, seat: Seat, amount: int) -> None:
        """Take gold from a seat, which must have that much."""
        assert self.state.gold[seat] >= amount, f"seat {seat} cannot pay {amount}"
        self.state.gold[seat] -= amount

    def receive(self, seat: Seat, amount: int) -> None:
        """Give gold. Raise `Ended` if that reaches the money goal (RULES 6)."""
        self.state.gold[seat] += amount
        goal = self.state.options.money_goal
        if goal and amount > 0 and self.state.gold[seat] >= goal:
            raise Ended("money", team_of(self.state, seat))

    def gold(self, seat: Seat, delta: int, why: str) -> None:
        """Change gold by `delta`, never below 0."""
        delta = max(delta, -self.state.gold[seat])
        if not delta:
            return
        self.emit(events.Gold(seat, delta, why))
        if delta < 0:
            self.pay(seat, -delta)
        else:
            self.receive(seat, delta)

    def influence(self, seat: Seat, delta: int, why: str) -> None:
        """Change Influence by `delta`, never below 0."""
        delta = self.shift_influence(seat, delta, why)
        if delta:
            self.emit(events.Influence(seat, delta, why))

    def shift_influence(self, seat: Seat, delta: int, why: str) -> int:
        """Change Influence, never below 0, without an event; return the actual change."""
        state = self.state
        keeper = purse(state, seat)
        delta = max(delta, -state.influence[keeper])
        state.influence[keeper] += delta
        if delta:
            state.gains += (Gain(seat, state.round, why, delta),)
        return delta

    # ---- cards ---------------------------------------------------------------------------------------------------

    def draw(self, seat: Seat, deck: Literal["royal", "strategy"], n: int) -> None:
        """Draw up to n cards into a hand; everybody learns how many, only the seat which."""
        state = self.state
        drawn: list[str] = []
        for _ in range(n):
            if deck == "royal":
                royal = state.royal_decks[seat], state.royal_discards[seat]
                top, state.royal_decks[seat], state.royal_discards[seat] = self._top(deck, seat, *royal)
            else:
                piles = state.strategy_deck, state.strategy_discard
                top, state.strategy_deck, state.strategy_discard = self._top(deck, NOBODY, *piles)
            drawn += top
        if drawn:
            state.hands[seat] = tuple(in_order([*state.hands[seat], *drawn]))
            self.emit(events.CardsDrawn(seat, deck, len(drawn)))
            self.emit(events.DrawnSeen(seat, tuple(in_order(drawn))))

    def draw_common(self, n: int) -> tuple[str, ...]:
        """Draw up to n common tactics, face down."""
        state = self.state
        drawn: list[str] = []
        for _ in range(n):
            piles = state.common_deck, state.common_discard
            top, state.common_deck, state.common_discard = self._top("common", NOBODY, *piles)
            drawn += top
        return tuple(drawn)

    def _top(self, name: Deck, seat: Seat, deck: Cards, discard: Cards) -> tuple[Cards, Cards, Cards]:
        """Take the top card, from the shuffled discard pile if the deck is empty: the card, if any, and both piles."""
        if not deck and discard:
            deck, discard = tuple(self.chance.shuffle(discard)), ()
            self.emit(events.DeckReshuffled(name, seat))
        return deck[:1], deck[1:], discard

    def discard(self, seat: Seat, card: str) -> None:
        """Put a card on the discard pile of its deck, unless the seat has established it."""
        state = self.state
        if seat >= 0 and card in state.established[seat]:
            return
        match card_of(card).deck:
            case "common":
                state.common_discard += (card,)
            case "strategy":
                state.strategy_discard += (card,)
            case "royal":
                state.royal_discards[seat] += (card,)

    def take_card(self, seat: Seat, card: str) -> None:
        """Pay for a card and take it out of the hand; an established card stays."""
        state = self.state
        self.pay(seat, card_of(card).entry.cost)
        if card not in state.established[seat]:
            hand = list(state.hands[seat])
            hand.remove(card)
            state.hands[seat] = tuple(hand)

    def use_title(self, seat: Seat, card: str) -> None:
        """Record that a seat has used the title of a card in this turn or Razbor."""
        self.state.titles += (PlayedCard(seat, title(card)),)

    # ---- land ----------------------------------------------------------------------------------------------------

    def lift(self, land: str, seat: Seat, kind: str, n: int, event: Event) -> None:
        """Take armies off a land and emit `event`, and `SiegeEnded` if no besieger is left."""
        besieged = bool(besiegers(self.state, land))
        add_armies(self.state, land, seat, kind, -n)
        self.emit(event)
        if besieged and not besiegers(self.state, land):
            self.emit(events.SiegeEnded(land))

    def take_land(self, land: str, seat: Seat) -> None:
        """Give a land to a new owner (RULES 5.9.10). Raise `Ended` if its lands outnumber its coats of arms."""
        state = self.state
        before, power = state.owner[land], state.power.get(land, "")
        self.clear_land(land)
        state.power.pop(land, None)
        state.owner[land] = seat
        note_arrivals(state, land)
        self.emit(events.Captured(land, seat, before, power))
        if state.options.by_territory and land_count(state, seat) > LIMITS.coats:
            raise Ended("territory", team_of(state, seat))

    def free_land(self, land: str) -> None:
        """Make a land neutral."""
        self.clear_land(land)
        self.state.owner[land] = NOBODY
        self.state.power[land] = NEUTRAL
        self.emit(events.Freed(land))

    def clear_land(self, land: str) -> None:
        """Remove camps and revolts from a land that changes hands."""
        state = self.state
        for camp in state.camps:
            if camp.land == land:
                state.played[camp.seat] = plus(state.played[camp.seat], "defence")
        state.camps = tuple(camp for camp in state.camps if camp.land != land)
        self.end_lasting(tuple(card.card for card in state.lasting if card.land == land))

    def end_lasting(self, cards: Iterable[str]) -> None:
        """End the effect of these lasting cards."""
        state = self.state
        ending = set(cards)
        for card in state.lasting:
            if card.card in ending:
                if card.land:
                    self.emit(events.Marker("revolt", card.land, on=False))
                self.discard(card.seat, card.card)
        state.lasting = tuple(card for card in state.lasting if card.card not in ending)

    def calm_revolts(self) -> None:
        """End revolts where an army of the owner or an ally stands."""
        state = self.state
        lands = {card.land for card in state.lasting if card.land}
        calm = {land for land in lands if allied_armies(state, land, state.owner[land])}
        self.end_lasting([card.card for card in state.lasting if card.land in calm])
