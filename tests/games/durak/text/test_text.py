"""Durak's texts: labels, questions, news, and the texts of table and hand."""

import re

import msgspec
import pytest

from games.check.golden import pngs
from games.check.tables import LONGEST, daily, told_tables
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Outcome, Pick
from games.core.localizer import LOCALES
from games.core.options import BadOptions
from games.durak import GAME
from games.durak.data.cards import NAMES as CARDS
from games.durak.rules.ending import place_of
from games.durak.rules.events import (
    Attacked,
    BeatenOff,
    CardsDrawn,
    Defended,
    DirectionKept,
    DirectionReversed,
    Drew,
    FirstAttacker,
    GameOver,
    GameStarted,
    HandDealt,
    Left,
    LowestTrumpShown,
    Passed,
    Taking,
    TalonEmpty,
    ThrewIn,
    ThrowingClosed,
    Took,
    Transferred,
    TrumpTurned,
)
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import attacker, transfer_target
from games.durak.text import TEXT
from games.durak.views.determinize import determinize, reconstruct
from tests.games.durak.picture_cases import (
    ALL,
    CROWDED,
    DIRECTION,
    HAND,
    OVER,
    TABLES,
    TAKING,
    TEAMS,
    bout,
    entries,
    games,
    localizer,
    look,
)

PICTURES = pngs("durak")
ENGLISH = localizer()
SIGN = "\ufe0e"
NOTHING_FITS = "You have nothing to throw in: pass for now (until a new rank appears), or for this bout."
each_locale = pytest.mark.parametrize("locale", LOCALES)


def bare(text):
    """Return a text without the invisible selectors behind suit signs."""
    return text.replace(SIGN, "")


def news(*events, view=None):
    return [bare(line) for line in TEXT.news(events, view or look(), ENGLISH)]


def choices(view):
    """Return what may be done in a view written by hand: what is legal in a state that it may be the view of."""
    return () if view.audience == PUBLIC else GAME.moves(reconstruct(view), view.audience)


def ask(view):
    return bare(TEXT.ask(view, choices(view), ENGLISH))


# What happened


def test_nothing_happened_is_no_line():
    assert news() == []


def test_the_start_is_told_in_two_lines():
    start = (
        GameStarted(2),
        TrumpTurned("9D", "D", None),
        LowestTrumpShown(0, "6D"),
        FirstAttacker(0, "lowest_trump"),
    )
    assert news(*start) == [
        "**Ștefan cel Mare și Sfânt** deals. 9♦ is turned up: ♦ is trump.",
        "**Ana** shows 6♦, the lowest trump, and attacks first.",
    ]


def test_a_start_without_trump_and_with_a_trump_kept_in_hand():
    assert news(GameStarted(0), TrumpTurned("8H", None, None), FirstAttacker(0, "dealer")) == [
        "**Ana** deals. 8♥ is turned up, an enchanted 8: no trump this time.",
        "No trump to decide it: **Ana** dealt and attacks first.",
    ]
    assert news(TrumpTurned("8H", "H", 1)) == ["**Борис** shows 8♥ and keeps it: ♥ is trump."]


def test_neighbours_are_told_together():
    assert news(
        Attacked(0, 1, "8D"),
        ThrewIn(2, 1, "8H=S"),
        ThrewIn(2, 1, "8C"),
        ThrewIn(0, 1, "8S"),
        Defended(1, "8D", "JD"),
        Defended(1, "8S", "QS"),
        ThrowingClosed(1, "QS"),
        Passed(0),
        Passed(2),
    ) == [
        "**Ana** attacks **Борис** with 8♦.",
        "**Ștefan cel Mare și Sfânt** throws in 8♥ as ♠ and 8♣.",
        "**Ana** throws in 8♠.",
        "**Борис** beats 8♦ with J♦ and 8♠ with Q♠. The queen ends the throwing in for this bout.",
        "**Ana** and **Ștefan cel Mare și Sfânt** pass.",
    ]


def test_a_seat_reads_in_one_line_what_it_draws():
    assert news(CardsDrawn(0, ("7S",)), CardsDrawn(0, ("8S", "9S"))) == ["You draw 7♠, 8♠ and 9♠."]


def test_a_seat_reads_what_it_was_dealt_not_what_it_holds():
    assert news(HandDealt(0, ("7S", "8S"))) == ["You are dealt 7♠, 8♠."]


def test_the_end_of_a_bout():
    assert news(
        BeatenOff(1, ("8D", "JD", "8S", "QS", "7S", "8C")),
        Drew(0, 2, turned=False),
        Drew(2, 1, turned=True),
        TalonEmpty(),
    ) == [
        "Beaten off! 6 cards go to the discard pile.",
        "**Ana** draws 2, **Ștefan cel Mare și Sfânt** draws 1 (with 9♦). The deck is empty.",
    ]
    assert news(Defended(1, "8D", "9D"), BeatenOff(1, ("8D", "9D"))) == [
        "**Борис** beats 8♦ with 9♦.",
        "Beaten off! 2 cards go to the discard pile.",
    ]
    assert news(Taking(1)) == ["**Борис** takes. More cards may still be thrown in."]
    assert news(Taking(1), Took(1, ("8D",))) == ["**Борис** takes 1 card: 8♦."]
    assert news(Transferred(1, 2, "7C", 2)) == [
        "**Борис** transfers with 7♣: **Ștefan cel Mare și Sfânt** now faces 2 cards."
    ]
    assert news(DirectionKept(0, 1), DirectionReversed(1, -1)) == [
        "**Ana** keeps the direction.",
        "**Борис** reverses the direction: play now goes counter-clockwise.",
    ]
    assert news(DirectionReversed(1, 1)) == ["**Борис** reverses the direction: play now goes clockwise."]


def test_a_bout_that_a_limit_ended_says_so():
    five, six = CARDS[:10], CARDS[:12]
    told = "Beaten off! 10 cards go to the discard pile."
    assert news(BeatenOff(1, five), view=look(discarded=five)) == [
        f"{told} Five attack cards were the limit; from now on it is six."
    ]
    assert news(BeatenOff(1, five), view=look(discarded=CARDS[:14])) == [told]
    assert news(BeatenOff(1, six), view=look(discarded=CARDS[:14])) == [
        "Beaten off! 12 cards go to the discard pile. Six attack cards are the limit."
    ]


def test_departures_share_a_line_where_they_share_a_place():
    assert news(Left(0, 1), Left(2, 1)) == ["**Ana** and **Ștefan cel Mare și Sfânt** are out of the game: place 1."]
    assert news(Left(0, None)) == ["**Ana** is out of the game."]


def test_winners_who_leave_as_the_game_ends_are_told_once():
    end = GameOver("fool", 1, (), (1, 2), ((), ("7D", "KC")))
    assert news(Left(0, 1), end) == news(end)
    stalemate = GameOver("stalemate", None, (), (1, 1), ((), ("8D",)))
    assert len(news(Left(0, 1), stalemate)) == len(news(stalemate)) + 1


@pytest.mark.parametrize(
    ("event", "first"),
    [
        (
            GameOver("fool", 1, (), (1, 2), ((), ("7D", "KC"))),
            "**Ana** was the first without cards and wins. **Борис** is the fool this time.",
        ),
        (
            GameOver("draw", None, (), (1, 2, 1, 2), ((), (), (), ())),
            "**Ana** and **Ștefan cel Mare și Sfânt** were the first without cards and win. The last cards go together",
        ),
        (GameOver("draw", None, (), (1, 1), ((), ())), "The last cards go together: a draw"),
        (GameOver("team", None, (0, 2), (1, 2, 1, 2), ((), ("7D",), (), ())), "**Ana** and **Ștefan"),
        (GameOver("team_draw", None, (), (1, 1, 1, 1), ((), (), (), ())), "Both teams are out"),
        (GameOver("stalemate", None, (), (1, 1), (("7D",), ("8D",))), "The cards only go round"),
    ],
)
def test_the_end_tells_how_it_ended_and_what_was_left(event, first):
    lines = news(event)
    assert lines[0].startswith(first)
    held = [" ".join(hand) for hand in event.hands if hand]
    assert len(lines) == (2 if held else 1)
    if event.kind == "fool":
        assert lines[1] == "Left in hand: **Борис** 7♦, K♣."


# What is asked


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (look(), "**Ana** to attack; **Борис** defends."),
        (bout("7S"), "**Борис** to defend: 1 card to beat. More may be thrown in."),
        (
            bout("7S QS", "7H", "7C", closed=True, options=DurakOptions(enchanted=ALL)),
            "**Борис** to defend: 2 cards to beat.",
        ),
        (bout("7S", hands=(5, 1, 6)), "**Борис** to defend: 1 card to beat."),
        (bout("7S 8S", asked=(0,)), "Everything is beaten. **Ana**: throw in or pass."),
        (TAKING, "**Борис** takes. **Ana**: throw more in or pass."),
        (DIRECTION, "**Борис** to choose the direction: keep or reverse."),
        (OVER, "The fool is found."),
    ],
)
def test_everybody_reads_whom_the_table_waits_for(view, words):
    assert ask(view) == words


def own(seat, hand, view, **changes):
    held = tuple(hand.split())
    hands = tuple(len(held) if other == seat else count for other, count in enumerate(view.hands))
    return msgspec.structs.replace(view, audience=seat, hand=held, hands=hands, **changes)


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (own(0, "7S", look()), "Your attack: play one card against **Борис**."),
        (own(1, "7S", look()), "**Ana** is about to attack you."),
        (own(2, "7S", look()), "**Ana** attacks, **Борис** defends."),
        (own(1, "8S 8C", bout("7S", "7C")), "Your defence: beat 2 cards, or take."),
        (own(1, "8S", bout("7S", "7C")), "Nothing you hold beats 7♣: take."),
        (own(1, "8H", bout("7S", "7C")), "Nothing you hold beats 7♠, 7♣: take."),
        (
            own(1, "8S 7H 7D", bout("7S")),
            "Your defence: beat 1 card, transfer to **Ștefan cel Mare și Sfânt** with 7♥, 7♦, or take.",
        ),
        (
            own(1, "7H", bout("7S")),
            "Nothing you hold beats 7♠: transfer to **Ștefan cel Mare și Sfânt** with 7♥, or take.",
        ),
        (own(1, "8S 7H", bout("7S", options=DurakOptions(transfer=False))), "Your defence: beat 1 card, or take."),
        (own(1, "JS 10H", bout("10S", options=DurakOptions(enchanted=ALL))), "Your defence: beat 1 card, or take."),
        (own(1, "8S 7H", bout("7S", hands=(5, 6, 1))), "Your defence: beat 1 card, or take."),
        (own(1, "8S", bout("7S 9S", asked=(0,))), "You have beaten everything. May still throw in: **Ana**."),
        (own(1, "8S", bout("7S", taking=True, asked=(0,))), "You take the cards. May still throw in: **Ana**."),
        (own(2, "7H 8S", bout("7S")), "**Борис** is defending. You may throw in 7♥."),
        (own(2, "8S 9H", bout("7S")), "**Борис** is defending. You have nothing to throw in for now."),
        (own(2, "9H", bout("7S", options=DurakOptions(enchanted=ALL))), "**Борис** is defending. You may throw in 9♥."),
        (own(2, "8H", bout("7S 8S", asked=(0, 2))), "Everything is beaten. Throw in 8♥, or pass."),
        (own(2, "6H", bout("7S 8S", asked=(0, 2))), "Everything is beaten. " + NOTHING_FITS),
        (own(2, "8H", bout("8S", taking=True)), "**Борис** takes. Throw in 8♥, or pass."),
        (own(2, "6H", bout("8S", taking=True)), "**Борис** takes. " + NOTHING_FITS),
        (own(2, "8H", bout("8S", taking=True, passed=(2,))), "You have passed; you may still throw in 8♥."),
        (own(2, "6H", bout("8S", taking=True, passed=(2,))), "You have passed. Waiting for the others."),
        (own(2, "", bout("7S", talon=0)), "Your hand is empty: wait for the end of the bout."),
        (own(3, "7H", bout("7S", seats=4, options=DurakOptions(teams=True))), "Your partner **Борис** is defending."),
        (own(1, "7H", DIRECTION), "You beat off with a king: keep the direction, or reverse it."),
        (own(2, "7H", DIRECTION), "**Борис** to choose the direction: keep or reverse."),
        (own(2, "", bout("7S", in_game=(True, True, False))), "You are out of the game."),
    ],
)
def test_a_seat_reads_what_it_may_do(view, words):
    assert ask(view) == words


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


# Buttons, menus, hands and tables


@pytest.mark.parametrize(
    ("move", "label", "menu"),
    [
        (Attack("8D"), "8♦", "Attack with…"),
        (Attack("8H=S"), "8♥ as ♠", "Attack with…"),
        (ThrowIn("10C"), "10♣", "Throw in…"),
        (Defend("8C", "9S"), "9♠ on 8♣ as ♠", "Beat 8♣ as ♠ with…"),
        (Defend("6H", "6D"), "6♦ on 6♥", "Beat 6♥ with…"),
        (Transfer("6C"), "Transfer with 6♣", "Transfer with…"),
        (Take(), "Take", "Take"),
        (Pass(5), "Pass", "Pass"),
        (SetDirection(reverse=False), "Keep direction", "Choose the direction…"),
        (SetDirection(reverse=True), "Reverse direction", "Choose the direction…"),
    ],
)
def test_moves_on_buttons_and_in_menus(move, label, menu):
    assert bare(TEXT.words(move, CROWDED, ENGLISH).label) == label
    assert bare(TEXT.words(move, CROWDED, ENGLISH).heading) == menu


@pytest.mark.parametrize(
    ("move", "view", "key"),
    [
        (Attack("7S"), look(), "7♠"),
        (ThrowIn("7C"), bout("7S"), "7♣"),
        (Defend("7S", "9S"), bout("7S"), "9♠"),
        (Defend("8C", "9C"), bout("7S 8S", "8C"), "9♣"),
        (Defend("7S", "9S"), bout("7S", "8C"), None),
        (Transfer("7C"), bout("7S"), None),
        (Take(), bout("7S"), ""),
    ],
)
def test_small_buttons_show_the_card_or_else_the_whole_label(move, view, key):
    assert bare(TEXT.words(move, view, ENGLISH).key) == (
        bare(TEXT.words(move, view, ENGLISH).label) if key is None else key
    )


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


def test_only_its_own_kinds_of_choice_have_labels():
    with pytest.raises(AssertionError):
        TEXT.words(Pick(Attack, ("6S",), 1, 1), CROWDED, ENGLISH)


def test_a_hand_stands_suit_by_suit_with_its_effects():
    assert bare(TEXT.hand(HAND, (), ENGLISH)).split("\n") == [
        "♠  6 8",
        "♥  10 A",
        "♣  9 J Q",
        "♦  6 K  (trump)",
        "6♠: beats any ♥, even a trump",
        "6♦: beats any ♠, even a trump",
        "8♠: counts as the suit you name, never as a trump",
        "9♣: may be thrown in without a matching rank",
        "10♥: cannot be transferred",
        "J♣: only beaten by 6 to 10 of its suit or of trumps",
        "Q♣: beating with it ends the throwing in",
        "K♦: beat off with it and you may reverse the direction",
        "A♥: beats A♠, even if that is trump",
    ]


@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("7S", {"trump": None}),
        ("10S", {"options": DurakOptions(transfer=False, enchanted=ALL)}),
        ("KS", {"in_game": (True, True, False)}),
    ],
)
def test_an_effect_that_can_do_nothing_is_not_explained(card, changes):
    enchanted = look(options=DurakOptions(enchanted=ALL))
    assert "\n" in TEXT.hand(own(0, card, enchanted), (), ENGLISH)
    assert "\n" not in TEXT.hand(own(0, card, enchanted, **changes), (), ENGLISH)


def test_nothing_to_hold_is_no_words_and_no_picture():
    assert TEXT.hand(look(audience=0), (), ENGLISH) == ""
    assert PICTURES.hand(look(audience=0), (), ENGLISH) is None


def test_the_table_in_words():
    assert bare(TEXT.table(CROWDED, ENGLISH)).split("\n") == [
        "Trump: ♦ · Deck: 1 (9♦ at the bottom) · Discard pile: 2 · Direction: counter-clockwise",
        "Ana: 4 cards, attacks",
        "Борис: 9 cards, defends",
        "Ștefan cel Mare și Sfânt: out of the game, place 1",
        "Мария: 12 cards",
        "Екатерина Дмитриевна: 5 cards",
        "Jo: 1 card, passed",
        "On the table: 6♠ beaten by 10♠; 6♥ beaten by 6♦; 10♣ beaten by J♣; J♦ unbeaten; Q♥ unbeaten; 8♣ as ♠ unbeaten",
    ]
    assert bare(TEXT.table(TEAMS, ENGLISH)).split("\n")[0].startswith("No trump · Deck: 7 (8♦ at the bottom)")
    assert "No more throwing in" in TEXT.table(TEAMS, ENGLISH)
    assert "Nothing on the table yet" in TEXT.table(look(), ENGLISH)
    assert "Direction" not in TEXT.table(TAKING, ENGLISH)
    teams = bout("7S", "7H", seats=4, options=DurakOptions(teams=True))
    assert [line[-6:] for line in TEXT.table(teams, ENGLISH).split("\n")[1:5]] == ["team 1", "team 2"] * 2


def test_an_empty_deck_is_told():
    told = TEXT.table(look(talon=0), ENGLISH).split("\n")[0].replace(SIGN, "")
    assert told == "Trump: ♦ · Deck: empty · Discard pile: 0 · Direction: clockwise"


def test_nobody_attacks_the_own_partner_after_a_transfer():
    view = bout("7S", "7H", seats=4, options=DurakOptions(teams=True), starter=0, defender=2)
    assert attacker(reconstruct(view)) is None
    assert "attacks" not in TEXT.table(view, ENGLISH)


def test_the_end_in_words():
    assert bare(TEXT.table(OVER, ENGLISH)).split("\n") == [
        "The fool is found.",
        "1. Ștefan cel Mare și Sfânt",
        "2. Ana and Борис",
        "4. Мария – the fool",
        "Мария still held 6♠, 7♠, 10♥, Q♣, 9♦",
    ]


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


# Refusals and endings


@each_locale
def test_teams_of_other_numbers_are_explained(locale):
    for seats in (2, 3, 5, 6):
        with pytest.raises(BadOptions) as refused:
            DurakOptions(teams=True).check(seats)
        assert str(seats) in localizer(locale)(refused.value.why, **refused.value.data)


@each_locale
@pytest.mark.parametrize("reason", ["fool", "draw", "team", "team_draw", "stalemate"])
def test_each_ending_has_its_words_and_its_picture(locale, reason):
    view = msgspec.structs.replace(OVER, outcome=Outcome(places=(1, 2, 1, 2), reason=reason))
    assert TEXT.ask(view, (), localizer(locale)) == localizer(locale)(f"outcome-{reason}")
    assert locale not in LONGEST or PICTURES.table(view, localizer(locale))  # what differs in others is what they say
