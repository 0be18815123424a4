"""Parsing cards, numbers, yes and no as people type them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.core.contract import UnknownName
from games.durak import GAME
from games.durak.data.cards import NAMES
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Transfer
from games.durak.rules.options import DurakOptions
from games.durak.text import TEXT
from tests.games.durak.picture_cases import ALL, bout, localizer

if TYPE_CHECKING:
    from games.durak.views.view import DurakView

ENGLISH = localizer()

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUITS = {
    "en": {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"},
    "bg": {"S": "пика", "H": "купа", "D": "каро", "C": "спатия"},
    "ru": {"S": "пик", "H": "червей", "D": "бубен", "C": "треф"},
    "ro": {"S": "de pică", "H": "de cupă", "D": "de caro", "C": "de treflă"},
}
RANKS = {
    "en": "six seven eight nine ten jack queen king ace",
    "bg": "шестица седмица осмица деветка десетка вале дама поп асо",
    "ru": "шестёрка семёрка восьмёрка девятка десятка валет дама король туз",
    "ro": "șase șapte opt nouă zece valet damă rege as",
}


@pytest.mark.parametrize("name", NAMES)
def test_every_name_reads_as_itself(name: str) -> None:
    assert GAME.text.read(Attack, "card", name) == name
    assert GAME.text.read(Transfer, "card", f" {name.lower()} ") == name


@pytest.mark.parametrize("name", NAMES[:36])
def test_suit_signs(name: str) -> None:
    sign = SIGNS[name[-1]]
    for text in (f"{name[:-1]}{sign}", f"{name[:-1].lower()} {sign}", f"{sign}{name[:-1]}", f"{name[:-1]}{sign}\ufe0f"):
        assert GAME.text.read(Attack, "card", text) == name


@pytest.mark.parametrize("language", RANKS)
def test_words_of_the_glossary(language: str) -> None:
    for rank, word in zip(("6", "7", "8", "9", "10", "J", "Q", "K", "A"), RANKS[language].split(), strict=True):
        for suit, of in SUITS[language].items():
            joint = " of " if language == "en" else " "
            assert GAME.text.read(Attack, "card", f"{word}{joint}{of}") == rank + suit
            assert GAME.text.read(Attack, "card", f"{word}{joint}{of}".upper()) == rank + suit


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("дама пика", "QS"),
        ("10s", "10S"),
        ("10 ♠", "10S"),
        ("t-h", "10H"),
        ("qh", "QH"),
        ("as", "AS"),
        ("AS", "AS"),
        ("as de caro", "AD"),
        ("8♥=♠", "8H=S"),
        ("8h as s", "8H=S"),
        ("eight of hearts as spades", "8H=S"),
        ("осмица купа като пика", "8H=S"),
        ("opt de cupă ca pică", "8H=S"),
        ("Семерка червы", "7H"),
        ("sase de trefla", "6C"),
    ],
)
def test_ways_to_write(text: str, name: str) -> None:
    assert GAME.text.read(Attack, "card", text) == name


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("quen of spades", ("QS",)),
        ("дамма пика", ("QS",)),
        ("queen", ("QS", "QH", "QD", "QC")),
        ("hearts", tuple(name for name in NAMES[:36] if name[-1] == "H")),
        ("7h=s", ("7S", "7H", "7D", "7C")),
        ("5H", tuple(name for name in NAMES[:36] if name[-1] == "H")),
        ("", ()),
    ],
)
def test_what_names_nothing_is_told_the_nearest(text: str, nearest: tuple[str, ...]) -> None:
    with pytest.raises(UnknownName) as unknown:
        GAME.text.read(Attack, "card", text)
    assert unknown.value.text == text
    assert unknown.value.nearest == nearest


@pytest.mark.parametrize("text", ["8H", "8♥", "8H=S", "8♥ as ♠", "осмица купа като пика"])
def test_the_target_of_a_defence_goes_by_its_printed_name(text: str) -> None:
    assert GAME.text.read(Defend, "target", text) == "8H"


@pytest.mark.parametrize(("text", "name"), [("8H", "8H"), ("8H=S", "8H=S"), ("осмица купа като пика", "8H=S")])
def test_a_suit_named_in_defence_is_kept_to_be_judged(text: str, name: str) -> None:
    assert GAME.text.read(Defend, "card", text) == name


@pytest.mark.parametrize(
    ("fights", "target", "card", "spelling"),
    [
        (["7S"], "7S", "8H=S", "8H"),
        (["7H", "7S"], "7H", "8S=H", "8S"),
        (["7H", "7S"], "7S", "8H=S", "8H"),
        (["8C=S"], "8C", "8H=S", "8H"),
    ],
)
def test_a_defence_that_names_the_suit_of_its_target_is_the_one_without_a_suit(
    fights: list[str], target: str, card: str, spelling: str
) -> None:
    """RULES 5.4: an 8 names a suit in defence too, and the target says which."""
    assert TEXT.canonical(Defend(target, card), own_defence(*fights)) == Defend(target, spelling)


@pytest.mark.parametrize(
    ("target", "card"), [("7H", "8H=S"), ("7S", "8H=D"), ("7C", "8H=S"), ("7S", "9S"), ("", "8H=S")]
)
def test_a_defence_that_names_another_suit_is_left_to_be_refused(target: str, card: str) -> None:
    assert TEXT.canonical(Defend(target, card), own_defence("7H", "7S")) == Defend(target, card)


def own_defence(*fights: str) -> DurakView:
    """Return the defender's view of these fights, all nine ranks enchanted."""
    return bout(*fights, audience=1, options=DurakOptions(enchanted=ALL), hand=("8H", "8D"))


def test_numbers_and_yes_or_no() -> None:
    assert GAME.text.read(Pass, "step", " 04 ") == "4"
    assert GAME.text.read(SetDirection, "reverse", "Да") == "yes"
    assert GAME.text.read(SetDirection, "reverse", "keep") == "no"
    with pytest.raises(UnknownName):
        GAME.text.read(Pass, "step", "four")
    with pytest.raises(UnknownName) as unknown:
        GAME.text.read(SetDirection, "reverse", "perhaps")
    assert unknown.value.nearest == ("yes", "no")
