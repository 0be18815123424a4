"""Cards as bits and hands as masks, for fast play-outs.

The order of the bits depends on the trump: jesters are lowest, then races by value, then trumps, then wizards.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from games.core.contract import Seat
from games.magove.data.cards import CARDS, FREE, JESTERS, LEADS, PLACE, RACES, RANKS, SPECIALS, SUIT, VALUE, WIZARDS
from games.magove.rules.state import State
from games.magove.rules.tricks import NO_TRUMP, STRENGTH, VALUES_ALONE


class Bits(NamedTuple):
    """The cards as bits, under one trump."""

    of: dict[str, int]
    """The bit of each card."""
    of_specials: tuple[int, ...]
    """The bits of each mask of wizards and jesters in a state."""
    card: dict[int, str]
    """The card of each bit."""
    beats: dict[int, int]
    """The cards that beat each card when it is the best of a trick."""
    leads: dict[int, int]
    """What a trick asks for when this card decides."""
    suits: tuple[int, ...]
    """The cards of each race that a trick may ask for; none for `UNLED` and `FREE`."""
    follow: tuple[int, ...]
    """The cards that a hand which can follow may play: those, wizards and jesters."""
    jesters: int
    trumps: int

    def legal(self, hand: int, asked: int) -> int:
        """Return the cards of a hand that may be played to a trick that asks for this (RULES 5.4)."""
        return hand & self.follow[asked] if hand & self.suits[asked] else hand


def _bits(trump: int) -> Bits:
    def rank(card: str) -> tuple[int, int]:
        return VALUE[card] + (RANKS if card in WIZARDS or SUIT[card] == trump else 0), -PLACE[card]

    of = {card: 1 << place for place, card in enumerate(sorted(CARDS, key=rank))}

    def mask(cards: Iterable[str]) -> int:
        return sum(of[card] for card in cards)

    def beating(card: str) -> int:
        if card in JESTERS:
            return mask(other for other in CARDS if other not in JESTERS)
        strength = STRENGTH[trump][LEADS[card]]
        return mask(other for other in CARDS if strength[other] > strength[card])

    suits = [mask(card for card in CARDS if SUIT[card] == race) for race in range(len(RACES))]
    trumps = suits[trump] if trump < NO_TRUMP else 0
    return Bits(
        of=of,
        of_specials=tuple(
            mask(card for place, card in enumerate(SPECIALS) if held >> place & 1) for held in range(1 << len(SPECIALS))
        ),
        card={bit: card for card, bit in of.items()},
        beats={bit: beating(card) for card, bit in of.items()},
        leads={bit: FREE if trump == VALUES_ALONE else LEADS[card] for card, bit in of.items()},
        suits=(*suits, 0, 0),
        follow=(*[suit | mask(SPECIALS) for suit in suits], 0, 0),
        jesters=mask(JESTERS),
        trumps=trumps,
    )


BITS: Final = tuple(_bits(trump) for trump in range(VALUES_ALONE + 1))
"""The cards as bits, by trump."""


def held_by(state: State, seat: Seat) -> int:
    """Return the mask of a seat's hand."""
    bits = BITS[state.trump]
    of, hand = bits.of, bits.of_specials[state.specials[seat]]
    for race in state.hands[seat]:
        for play in race:
            hand |= of[play.card]
    return hand
