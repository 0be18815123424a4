"""Durak's texts: what holds in every language, and what is offered. The transcript has the English."""

import re

import msgspec
import pytest

from games.check.golden import pngs
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.core.localizer import LOCALES
from games.durak import GAME
from games.durak.data.cards import BIT, CODES, named_suit, suit_of
from games.durak.data.cards import NAMES as CARDS
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.ending import place_of
from games.durak.rules.moves import Attack, Defend, Pass
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import Phase, attacker, transfer_target
from games.durak.text import TEXT
from games.durak.text.effects import acts
from games.durak.views.determinize import determinize, reconstruct
from tests.games.durak.picture_cases import ALL, CROWDED, NAMES, TABLES, bout, entries, games, localizer, look
from tests.games.durak.positions import play
from tests.games.durak.positions import position as table
from tests.games.tables import daily, told_tables

PICTURES = pngs("durak")
ENGLISH = localizer()
SIGN = "\ufe0e"
each_locale = pytest.mark.parametrize("locale", LOCALES)


@pytest.mark.parametrize("number", daily(len(TABLES), 2))
def test_what_is_asked_of_a_state_for_a_view_follows_from_the_view(number):
    """Whatever randomness deals the unseen cards, the words, pictures and computers are told the same, and the truth."""
    table = TABLES[number]

    def answers(state):
        places = [place_of(state, seat) for group in state.groups for seat in group]
        slot_and_seat = transfer_target(state) if state.attacks else None
        kept = (state.law, state.seen, state.ranks, state.room, state.throwers)
        return (*kept, attacker(state), slot_and_seat, places)

    for step, (state, _) in enumerate(games(**table)):
        for audience in range(PUBLIC, table["seats"]):
            view = GAME.view(state, audience)
            told = [answers(determinize(view, SeededChance(bytes(32), number))) for number in range(3)]
            assert told == [answers(state)] * 3, (step, audience)


@pytest.mark.parametrize(
    ("fights", "target", "card", "spelling"),
    [
        (["7S"], "7S", "8H=S", "8H"),
        (["7H", "7S"], "7H", "8S=H", "8S"),
        (["7H", "7S"], "7S", "8H=S", "8H"),
        (["8C=S"], "8C", "8H=S", "8H"),
        (["8C=S"], "8C=S", "8H=S", "8H"),
    ],
)
def test_a_defence_that_names_the_suit_of_its_target_is_the_one_without_a_suit(
    fights: list[str], target: str, card: str, spelling: str
) -> None:
    """RULES 5.4: an 8 names a suit in defence too, and the target says which."""
    assert TEXT.canonical(Defend(target, card), own_defence(*fights)) == Defend(target.partition("=")[0], spelling)


@pytest.mark.parametrize(
    ("target", "card"), [("7H", "8H=S"), ("7S", "8H=D"), ("7C", "8H=S"), ("7S", "9S"), ("", "8H=S")]
)
def test_a_defence_that_names_another_suit_is_left_to_be_refused(target: str, card: str) -> None:
    assert TEXT.canonical(Defend(target, card), own_defence("7H", "7S")) == Defend(target, card)


def own_defence(*fights: str):
    """Return the defender's view of these fights, all nine ranks enchanted."""
    return bout(*fights, audience=1, options=DurakOptions(enchanted=ALL), hand=("8H", "8D"))


def test_a_defender_is_told_how_many_cards_can_be_beaten_together():
    """Each card of the hand beats one: with a single trump against three cards, two stay unbeaten."""
    state = table("7S 7H 7C 6C", "QD 6S 6H", trump="D")
    play(state, "0 attack 7S\n0 throw 7H\n0 throw 7C")
    view = GAME.view(state, 1)
    told = TEXT.ask(view, GAME.moves(state, 1), ENGLISH)
    assert told.endswith(ENGLISH("own-at-most", most=1))
    alone = table("7S 7H 7C 6C", "QD 8S 8H", trump="D")
    play(alone, "0 attack 7S\n0 throw 7H\n0 throw 7C")
    assert "at most" not in TEXT.ask(GAME.view(alone, 1), GAME.moves(alone, 1), ENGLISH)


def test_effects_of_the_ranks_held_stand_beside_the_question():
    state = table("6S QH 7C 9C", "6H 8S 9H", "QS 9D", trump="D", enchanted="6 7 8 Q")
    told = TEXT.ask(GAME.view(state, 0), GAME.moves(state, 0), ENGLISH)
    assert told.endswith(f" 7: {ENGLISH('effect-7')}."), "6 and queen do nothing on an attack"
    assert ENGLISH("held-6") not in told
    play(state, "0 attack 9C")
    told = TEXT.ask(GAME.view(state, 1), GAME.moves(state, 1), ENGLISH)
    assert told.endswith(f" 6: {ENGLISH('held-6')}; 8: {ENGLISH('effect-8')}.")


def test_in_the_first_bout_effects_stand_also_where_nothing_is_asked():
    state = table("9C 9S", "6H 8S 9H", trump="D", enchanted="6 7 8 Q")
    told = f" 6: {ENGLISH('held-6')}; 8: {ENGLISH('effect-8')}."
    first = msgspec.structs.replace(GAME.view(state, 1), bout=1)
    assert TEXT.ask(first, (), ENGLISH).endswith(told)
    assert not TEXT.ask(msgspec.structs.replace(first, bout=2), (), ENGLISH).endswith(told)


def test_what_an_enchantment_overrides_is_not_said_of_a_card():
    """An 8 is no trump, even of the suit of trumps; a 7 of trumps has no trump of another suit to fear."""
    state = table("8D 7D 6S", "7S 7H", trump="D", enchanted="7 8")
    view = GAME.view(state, 0)
    eight, seven = (TEXT.term(name, view, ENGLISH) for name in ("8D", "7D"))
    assert not [key for key in ("gloss-trump", "gloss-trump-most") if ENGLISH(key) in eight]
    assert ENGLISH("effect-8") in eight
    assert ENGLISH("gloss-trump-most") in seven
    assert ENGLISH("effect-7") not in seven


@pytest.mark.parametrize("enchanted", ["", "7", "8", "J", "6 9 10 Q K A", "7 8 J"])
def test_trumps_are_said_to_beat_every_card_only_where_they_do(enchanted):
    """An enchanted 7 or jack does not fall to every trump, and an enchanted 8 is none (RULES 5.5)."""
    view = look(audience=0, trump="D", options=DurakOptions(enchanted=frozenset(enchanted.split())))
    law = enchantments_of(reconstruct(view).law)
    others = {name: code for name, code in law.codes.items() if (named_suit(name) or suit_of(name)) != "D"}
    trumps = [name for name in CARDS[:36] if suit_of(name) == "D"]
    lacking = {code: [name for name in trumps if not law.beaters[code] & BIT[CODES[name]]] for code in others.values()}
    for name in (name for name in trumps if not acts(name, view)):
        every = all(name not in names for names in lacking.values())
        assert TEXT.gloss(name, view, ENGLISH) == ENGLISH("gloss-trump" if every else "gloss-trump-most")
    for name, code in others.items():
        about = TEXT.words(Attack(name), view, ENGLISH).about
        assert not ("any trump" in about and "but" not in about and lacking[code]), name
        assert ("any trump but 8" in about) <= (lacking[code] == ["8D"]), name
    told = TEXT.term("trump", view, ENGLISH)
    assert told.startswith(ENGLISH("term-trump.most" if any(lacking.values()) else "term-trump.text"))


def test_nothing_to_hold_is_no_words_and_no_picture():
    assert TEXT.hand(look(audience=0), (), ENGLISH) == ""
    assert PICTURES.hand(look(audience=0), (), ENGLISH) is None


def test_nobody_attacks_the_own_partner_after_a_transfer():
    view = bout("7S", "7H", seats=4, options=DurakOptions(teams=True), starter=0, defender=2)
    assert attacker(reconstruct(view)) is None
    assert attacker(reconstruct(msgspec.structs.replace(view, defender=1))) == 0
    assert "attacks" not in TEXT.table(view, ENGLISH)


@each_locale
def test_the_longest_table_fits_an_alternative_text(locale):
    fights = entries(*(f"8{a}={a} 8{b}={b}" for a, b in ("SH", "HD", "DC", "CS", "SD", "HC")))
    view = msgspec.structs.replace(CROWDED, table=fights, closed=True, passed=(0, 3, 4, 5))
    names = ["Щ" * 32] * 6
    assert len(TEXT.table(view, localizer_for(GAME, locale, names))) <= 1024


@pytest.mark.parametrize(("number", "locale"), told_tables(len(TABLES)))
def test_cards_in_news_have_their_signs(number, locale):
    table = TABLES[number]
    said = localizer(locale, table["seats"])
    for state, events in games(**table):
        lines = TEXT.news(events, GAME.view(state, PUBLIC), said)
        assert not [line for line in lines if re.search(r"\d[SHDC]\b", line)]


@each_locale
def test_every_card_has_its_words(locale):
    items = [TEXT.item(name, look(), localizer(locale)) for name in CARDS]
    assert len(set(items)) == len(CARDS)
    assert all(SIGN in item for item in items)


def test_the_direction_is_said_as_it_is_then_played():
    told = 0
    for seed in range(12):
        for state, _ in games(4, seed, enchanted=ALL):
            if state.phase is not Phase.DIRECTION:
                continue
            seat = state.defender
            view = GAME.view(state, seat)
            for move in GAME.moves(state, seat):
                twin = GAME.copy(state)
                GAME.play(twin, seat, move, None)
                assert NAMES[twin.defender] in TEXT.words(move, view, ENGLISH).about
                told += 1
    assert told > 10


@pytest.mark.parametrize("taking", [False, True])
def test_a_player_who_can_only_pass_gets_no_tip(taking):
    view = bout("7S 8S", audience=2, hand=("6H",), taking=taking, hands=(5, 6, 1), asked=(0, 2))
    choices = GAME.moves(GAME.determinize(view, SeededChance(bytes(32), 0)), 2)
    assert [type(choice) for choice in choices] == [Pass]
    assert TEXT.tip(view, choices, ENGLISH) is None


def test_a_hand_that_nobody_else_knows_is_not_looked_up():
    for number in (1, 2):
        for state, _ in games(**TABLES[number]):
            view = GAME.view(state, PUBLIC)
            for seat, held in enumerate(view.known):
                hidden = set(GAME.view(state, seat).hand) - set(held)
                if view.outcome is None:
                    assert not any(NAMES[seat] in TEXT.term(name, view, ENGLISH) for name in hidden)
