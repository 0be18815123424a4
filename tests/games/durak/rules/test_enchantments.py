"""Which card beats which, by every rank that decides it, plain and enchanted (RULES 5.5)."""

from __future__ import annotations

import pytest

from games.durak.data.cards import CODES, NAMES, NO_TRUMP, RANKS, SUIT, SUITS
from games.durak.rules.enchantments import enchantments_key, enchantments_of
from tests.games.durak.positions import mask, names


def beats(card: str, target: str, trump: str | None, enchanted: str = "") -> bool:
    """Return whether a card beats a played one, as the moves of a defender who holds it alone have it.

    An 8 beats as one of the suit attacked, so it beats nothing as one of another.
    """
    suit = NO_TRUMP if trump is None else SUITS.index(trump)
    law = enchantments_of(enchantments_key(enchanted.split(), suit))
    bare, _, named = card.partition("=")
    listed = [move.card for move in law.defences[CODES[target]](mask(bare))]
    assert len(listed) == (law.beaters[CODES[target]] & mask(bare)).bit_count()
    return bare in listed and named in {"", SUITS[SUIT[CODES[target]]]}


def wanted(text: str, target: str, trump: str | None, enchanted: str) -> None:
    """Check a line like `8H yes, 6H AS no`."""
    for part in text.split(", "):
        *cards, answer = part.split()
        for card in cards:
            assert beats(card, target, trump, enchanted) == (answer == "yes"), (card, target)


def test_higher_of_the_suit() -> None:
    """A higher card of the same suit beats (rulebook, "Дурак переводной": the cards' order)."""
    assert beats("JD", "8D", "S")


def test_other_suit() -> None:
    """A card of another suit that is no trump does not beat, however high (same place)."""
    assert not beats("10H", "8D", "S")


def test_trump() -> None:
    """Any trump beats any card that is none (same place)."""
    assert beats("6C", "8D", "C")


@pytest.mark.parametrize(("card", "target", "trump"), [("6S", "10H", "S"), ("6S", "AH", "H")], ids=["10H", "trump AH"])
def test_enchanted_six(card: str, target: str, trump: str) -> None:
    """An enchanted 6 beats every card of its suit of prey, even a trump (rulebook, "6")."""
    assert beats(card, target, trump, "6")


def test_suits_of_prey() -> None:
    """Without trumps exactly these sixes beat these aces: ♠ ♥, ♥ ♣, ♣ ♦, ♦ ♠."""
    pairs = {(six, ace) for six in SUITS for ace in SUITS if beats(f"6{six}", f"A{ace}", None, "6")}
    assert pairs == {("S", "H"), ("H", "C"), ("C", "D"), ("D", "S")}


@pytest.mark.parametrize(
    ("trump", "enchanted", "line"),
    [
        ("S", "6 7", "8H AH yes, 6H AS AC 6S no"),
        ("D", "6 7", "6S 8H yes, 6D AD AC no"),
        ("H", "6 7", "6S yes, AS no"),
        ("S", "6", "6S yes"),
    ],
    ids=["T=S", "T=D", "T=H", "7 plain"],
)
def test_enchanted_seven(trump: str, enchanted: str, line: str) -> None:
    """No trump of another suit beats an enchanted 7; a 6 of no trump suit may (rulebook, "7")."""
    wanted(line, "7H", trump, enchanted)


@pytest.mark.parametrize(
    ("trump", "line"),
    [("S", "6H 10H 6S 10S yes, QH AH JS QS AS 9D no"), ("H", "10H yes, QH no")],
    ids=["T=S", "T=H"],
)
def test_enchanted_jack(trump: str, line: str) -> None:
    """Only 6 to 10 of its suit or of trumps beat an enchanted jack (rulebook, "J")."""
    wanted(line, "JH", trump, "J")


def test_enchanted_aces() -> None:
    """An enchanted ace beats the ace of its suit of prey, even a trump (rulebook, "A")."""
    pairs = {(own, other) for own in SUITS for other in SUITS if beats(f"A{own}", f"A{other}", "D", "A")}
    by_trump = {("D", "S"), ("D", "H"), ("D", "C")}
    assert pairs == {("S", "D"), ("D", "C"), ("C", "H"), ("H", "S")} | by_trump


@pytest.mark.parametrize(
    ("enchanted", "trump", "line"),
    [("6 J", "D", "6S no, 6D yes"), ("6 J", "H", "6S no"), ("8 J", "D", "8C=H yes")],
)
def test_six_and_eight_against_jack(enchanted: str, trump: str, line: str) -> None:
    """What the attacked jack forbids outweighs what a 6 permits; an 8 beats it as a card of its suit (RULES 10)."""
    wanted(line, "JH", trump, enchanted)


def test_eight_in_defence() -> None:
    """An enchanted 8 beats as an 8 of the suit attacked, and never a trump (RULES 5.5)."""
    assert beats("8H=C", "7C", "D", "8")
    assert not beats("8H=C", "8C", "D", "8")
    assert not beats("8H=C", "9C", "D", "8")
    eights = enchantments_of(enchantments_key(["8"], SUITS.index("D"))).defences[CODES["7D"]](mask("8S 8H 8D 8C"))
    assert eights == ()


@pytest.mark.parametrize("trump", [*SUITS, None])
def test_plain_cards_by_suit_and_rank_alone(trump: str | None) -> None:
    """With nothing enchanted: higher of the suit, or a trump on another suit (rulebook, the cards' order)."""
    law = enchantments_of(enchantments_key((), NO_TRUMP if trump is None else SUITS.index(trump)))
    for target in NAMES[:36]:
        rank, suit = RANKS.index(target[:-1]), target[-1]
        higher = [card for card in NAMES[:36] if card[-1] == suit and RANKS.index(card[:-1]) > rank]
        trumps = [card for card in NAMES[:36] if card[-1] == trump != suit]
        assert law.beaters[CODES[target]] == mask(" ".join(higher + trumps)), names(law.beaters[CODES[target]])


@pytest.mark.parametrize("trump", [*SUITS, None])
def test_kings_queens_tens_and_nines_beat_as_plain_ones(trump: str | None) -> None:
    """The enchantments of 9, 10, Q and K change the bout, not what beats what (RULES 5.5)."""
    suit = NO_TRUMP if trump is None else SUITS.index(trump)
    assert (
        enchantments_of(enchantments_key(["9", "10", "Q", "K"], suit)).beaters
        == enchantments_of(enchantments_key([], suit)).beaters
    )


def test_defending_jack_is_an_ordinary_one() -> None:
    """An enchanted jack that beats is a jack like any other, and so is a 7 (RULES 5.5)."""
    wanted("JH yes, JS no, JD yes", "10H", "D", "J")
    wanted("7H 7D yes, 7S no", "6H", "D", "7")


def test_eight_named_on_the_table_is_of_that_suit() -> None:
    """An attacking 8 is beaten as a card of the suit it names, whatever is printed on it (rulebook, "8")."""
    wanted("9S 6D yes, 9H 7S no", "8H=S", "D", "8")
    wanted("6S yes", "8D=H", "D", "6 8")
    wanted("8C=S no", "8H=S", "D", "8")


@pytest.mark.parametrize(("enchanted", "never"), [("8", "8S 8H 8D 8C"), ("", "8H=S 8D=H"), ("8", "8H=D")])
def test_codes_that_cannot_be_played_have_no_beaters(enchanted: str, never: str) -> None:
    """An enchanted 8 names a suit that is not trump, a plain one names none; no other code has beaters (RULES 5.4)."""
    law = enchantments_of(enchantments_key(enchanted.split(), SUITS.index("D")))
    for name in never.split():
        assert name not in law.codes
        assert (law.beaters[CODES[name]], law.defences[CODES[name]](mask(" ".join(NAMES[:36])))) == (0, ())
