"""The words of Battle for the Balkans on buttons and in menus, what is asked, the table and the hand."""

from collections import Counter

import msgspec
import pytest

from games.balkans import GAME
from games.balkans.data import geography
from games.balkans.data.components import ADVANTAGES, CARDS, PLAYABLE, SEAS, STRAITS
from games.balkans.rules.moves import Build, Card, Choose, Hire, March, Plan, Promote, Skip
from games.balkans.words import WORDS
from games.core.contract import PUBLIC, Pick
from tests.games.balkans.tables import TABLES, each_locale, some_view, speak, walk


@pytest.fixture(scope="module")
def view():
    return some_view()


def test_moves_on_buttons_and_in_menus(view):
    number = geography.numbers()
    english = speak()
    for move, label, menu in (
        (Hire("elite", "thrace"), f"Thrace ({number['thrace']}): elite army, 3 gold", "Hire an elite army…"),
        (Promote("thrace"), f"Thrace ({number['thrace']}): promote, 2 gold", "Promote to elite…"),
        (Build("thrace", "black_sw"), f"Thrace ({number['thrace']}): fleet → Black Sea (south-west, J), 2 gold", "Build a fleet…"),
        (Skip("harvest"), "Skip: drop Harvest", "Skip the turn and drop…"),
        (Skip("none"), "Skip", "Skip the turn and drop…"),
        (Card("mercenary_army#1"), "Mercenary Army (1 gold) – +1 strength", "Play a card…"),
        (Choose("thrace"), f"Thrace ({number['thrace']})", "Where to send armies…"),
    ):  # fmt: skip
        assert WORDS.label(move, view, english) == label
        assert WORDS.menu(move, view, english) == menu
    assert WORDS.label(Pick(Plan, ("harvest.1",), 1, 1), view, english) == "Choose your four orders…"
    pick = Pick(March, ("thrace:elite:2",), 1, 1, fixed=("kopsis",))
    assert WORDS.label(pick, view, english) == f"Send armies to Kopsis ({number['kopsis']})…"


@each_locale
def test_every_name_has_its_words(view, locale):
    said = speak(locale)
    names = [
        *PLAYABLE,
        *SEAS,
        *STRAITS,
        *(f"{card}#1" for card in CARDS),
        "white+elite",
        "white+elite:2",
        "thrace:royal:1",
    ]
    names += [
        "latin:elite",
        "regular@thrace",
        "bulgaria+latin",
        "none",
        "stay",
        "aboard",
        "fleet",
        "offensive.2",
    ]
    for name in names:
        item = WORDS.item(name, view, said)
        assert 0 < len(item) <= 100
        assert "{" not in item
    for strange in ("nowhere", "x:y:z", "a#1"):
        with pytest.raises((LookupError, ValueError)):
            WORDS.item(strange, view, said)


@each_locale
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_step_of_a_table_finds_its_words(number, locale):
    seats = TABLES[number][1]
    said = speak(locale, seats)
    for step, (state, told) in enumerate(walk(number)):
        public = GAME.view(state, PUBLIC)
        assert all(line.strip() for line in WORDS.news(told, public, said))
        if step % 6:
            continue
        assert WORDS.ask(public, (), said)
        assert WORDS.hand(public, (), said) == ""
        assert 0 < len(WORDS.table(public, said)) <= 1024
        for seat in range(seats):
            mine = GAME.view(state, seat)
            assert WORDS.ask(mine, (), said)
            assert "*" not in WORDS.hand(mine, (), said) + WORDS.table(mine, said)
            choices = GAME.moves(state, seat)
            labels = [WORDS.label(choice, mine, said) for choice in choices]
            assert all(0 < len(label) <= 80 and "*" not in label for label in labels)
            assert max(Counter(labels).values(), default=1) == 1
            for choice in choices:
                if isinstance(choice, Pick):
                    items = [WORDS.item(name, mine, said) for name in choice.pool]
                    assert all(0 < len(item) <= 100 for item in items)
                else:
                    assert 0 < len(WORDS.menu(choice, mine, said)) <= 150


@each_locale
def test_advantages_are_explained(view, locale):
    players = tuple(msgspec.structs.replace(player, advantages=tuple(ADVANTAGES)) for player in view.players)
    mine = msgspec.structs.replace(view, audience=0, players=players)
    assert len(WORDS.hand(mine, (), speak(locale)).splitlines()) >= len(ADVANTAGES)
