"""Magove's texts: what holds in every language, and what is true. The transcript has the English."""

import re

import msgspec
import pytest

from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.core.localizer import LOCALES
from games.magove import GAME
from games.magove.data.cards import CARDS, PLAYED_AS, RACES, RANKS
from games.magove.picture import pages
from games.magove.rules.ending import points_for
from games.magove.rules.events import RoundScored, TrickWon
from games.magove.rules.moves import Bid, Play
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase
from games.magove.text import TEXT
from games.magove.views.view import Laid
from tests.games.magove.picture_cases import PLAY, TABLES, games, localizer, sheet
from tests.games.magove.positions import dealt, play
from tests.games.tables import daily, told_tables

ENGLISH = localizer()
PICTURES = GAME.pictures
each_locale = pytest.mark.parametrize("locale", LOCALES)
each_table = pytest.mark.parametrize("number", daily(len(TABLES), 2))


@each_table
def test_what_a_seat_is_told_agrees_with_the_rules(number):
    for state, _ in games(**TABLES[number]):
        for seat in GAME.acting(state):
            view, moves = GAME.view(state, seat), GAME.moves(state, seat)
            told = TEXT.ask(view, moves, ENGLISH)
            if view.phase is Phase.PLAY:
                cards = {move.card for move in moves}
                free = not view.led or not any(c.startswith(view.led) for c in view.hand)
                assert ("any card" in told) == (free and len(moves) > 1)
                assert "any card" not in told or cards == {PLAYED_AS[card] for card in view.hand}
            if view.phase is Phase.BIDDING:
                left_out = set(range(view.cards + 1)) - {move.tricks for move in moves}
                assert [str(bid) for bid in left_out] == re.findall(r"(\d+) is not allowed", told)


def test_a_low_card_that_wins_because_its_race_is_played_by_nobody_else_is_explained():
    told = []
    for hands in ("B1 R9 G9 Y7", "B1 B9 G9 Y7", "B9 R1 G1 Y7"):
        state, _, _ = dealt(hands, seats=3, options=MagoveOptions(bidding="secret_prediction"))
        play(state, "1 bid 1 \n 0 bid 0 \n 2 bid 1")
        cards = hands.split()
        play(state, f"1 play {cards[0]} \n 2 play {cards[1]}")
        events = play(state, f"0 play {cards[2]}")
        told.append(" ".join(TEXT.news(events, GAME.view(state, PUBLIC), ENGLISH)))
    assert ["Nobody else played humans (blue)." in line for line in told] == [True, False, False]


@pytest.mark.parametrize(("trick", "key"), [("R1 Z1", "wizard"), ("R1 G2", "discard")])
def test_the_tip_says_when_even_a_wizard_can_no_longer_win(trick, key):
    view = msgspec.structs.replace(
        PLAY, led="R", trump="G", trick=tuple(map(Laid, range(2), trick.split())), hand=("B5", "Z2"), races=()
    )
    assert TEXT.tip(view, (Play("B5"), Play("Z")), ENGLISH).key == key


@each_locale
def test_every_card_and_race_has_its_words(locale):
    items = [TEXT.item(name, PLAY, localizer(locale)) for name in (*CARDS, *RACES)]
    assert len(set(items)) == len(CARDS) + len(RACES) - 6, "wizards are alike, and so are jesters"


@pytest.mark.parametrize(("number", "locale"), told_tables(len(TABLES)))
def test_news_have_no_codes_and_the_table_has_the_whole_score_sheet(number, locale):
    table = TABLES[number]
    names = ("Ana", "Boris Petrov", "Vera", "Goran", "Ștefania", "Emil")
    said = localizer_for(GAME, locale, names[: table["seats"]])
    rounds = 0
    for state, events in games(**table):
        public = GAME.view(state, PUBLIC)
        assert not [line for line in TEXT.news(events, public, said) if re.search(r"\b[BRGYZN]\d", line)]
        described = TEXT.table(public, said)
        assert len(described) <= 1024, "the longest sheet fits an alternative text"
        assert len(re.findall(r"\d+/\d+ −?\d+", described)) == len(public.sheet) * public.seats, "the whole sheet"
        rounds = max(rounds, len(public.sheet))
        assert rounds == public.round - (public.outcome is None)
    assert rounds == public.rounds


def all_words(state, audience, said):
    """Return all that an audience reads: table, question, hand, buttons, menus."""
    view = GAME.view(state, audience)
    moves = () if audience == PUBLIC else GAME.moves(state, audience)
    words = [TEXT.table(view, said), TEXT.ask(view, moves, said)]
    if audience != PUBLIC:
        words.append(TEXT.hand(view, moves, said))
    return [*words, *(TEXT.words(move, view, said).label + TEXT.words(move, view, said).heading for move in moves)]


@each_locale
@pytest.mark.parametrize("bidding", ["secret_bids", "secret_prediction"])
def test_a_secret_bid_is_read_by_its_maker_alone(locale, bidding):
    said = localizer(locale, 3)
    state = next(iter(games(3, 1, bidding=bidding, rounds=2, step=2, single_suit=True)))[0]
    pairs = [GAME.copy(state), GAME.copy(state)]
    told = [
        TEXT.news(GAME.play(twin, 0, Bid(bid), SeededChance(bytes(32), 1)), GAME.view(twin, PUBLIC), said)
        for twin, bid in zip(pairs, (0, 3), strict=True)
    ]
    assert told[0] == told[1]
    for audience in (PUBLIC, 1, 2):
        first, other = (all_words(twin, audience, said) for twin in pairs)
        assert first == other
    assert all_words(pairs[0], 0, said) != all_words(pairs[1], 0, said)


@each_locale
def test_who_must_follow_reads_which_race(locale):
    """The race in the refusal is the one that was led, worded as everywhere."""
    said = localizer(locale)
    for race in RACES:
        worded = TEXT.item(race, PLAY, said)
        assert worded in said("why-must-follow", card=TEXT.item("B7", PLAY, said), race=worded)


@each_locale
def test_the_rules_page_tells_the_numbers_of_the_rules(locale):
    said = localizer(locale)
    pages = {page.picture: page.text for page in TEXT.rules(MagoveOptions(), said)}
    wanted = " / ".join(str(MagoveOptions().most_rounds(seats)) for seats in GAME.seats)
    assert wanted in pages["round"]
    score = list(map(int, re.findall(r"\d+", pages["score"])))
    assert score[:3] == [points_for(0, 0), points_for(1, 1) - points_for(0, 0), -points_for(0, 1)]
    examples = [points_for(2, 2), points_for(0, 0), points_for(2, 1)]
    shown = [int(told.replace("−", "-")) for told in re.findall(r": ([+−]?\d+)", pages["score"])]
    assert shown[-3:] == examples
    told = {page.picture: page.text for page in TEXT.rules(MagoveOptions(single_suit=True), said)}
    assert str(MagoveOptions(single_suit=True).first_hand) in told["round"]
    assert str(RANKS) in told["single"]


def test_the_page_of_a_round_tells_how_this_table_bids():
    for bidding, key in (
        ("open", "rules-bidding"),
        ("secret_bids", "rules-variant-secret"),
        ("secret_prediction", "rules-variant-hidden"),
    ):
        (text,) = (page.text for page in TEXT.rules(MagoveOptions(bidding=bidding), ENGLISH) if page.picture == "round")
        assert text.endswith(ENGLISH(key))


@each_locale
def test_the_rules_tell_the_variants_of_their_table_and_no_others(locale):
    said = localizer(locale)
    for options, keys, picture in (
        (MagoveOptions(), {"open"}, ""),
        (
            MagoveOptions(clairvoyance=True, plus_minus_one=True),
            {"open", "clairvoyance", "plus-minus"},
            "variants plus-minus clairvoyance",
        ),
        (
            MagoveOptions(single_suit=True, bidding="secret_prediction", step=2),
            {"hidden", "single", "step"},
            "variants secret single",
        ),
        (MagoveOptions(bidding="secret_bids", rounds=5), {"secret"}, "variants secret"),
    ):
        (page,) = (page for page in TEXT.rules(options, said) if page.title == said("rules-variants"))
        text = page.text
        assert page.picture == picture, "only what is played is pictured"
        assert (PICTURES.page(picture, said) is not None) is bool(picture)
        assert (said("rules-variant-rounds", rounds=5) in text) == bool(options.rounds)
        kinds = ("open", "secret", "hidden", "plus-minus", "clairvoyance", "single", "step")
        assert {kind for kind in kinds if said(f"rules-variant-{kind}") in text} == keys


@each_locale
def test_the_points_of_a_score_are_told_with_their_sign(locale):
    for bid, tricks in ((2, 2), (0, 3), (5, 1)):
        (_, line) = TEXT.news([RoundScored(1, sheet(f"{bid}/{tricks}")[0])], PLAY, localizer(locale))
        (points,) = re.findall(r": ([+−]\d+), ", line)
        assert int(points.replace("−", "-")) == points_for(bid, tricks)


@pytest.mark.parametrize("seat", range(3))
def test_the_own_score_of_a_round_is_told_last(seat):
    view = msgspec.structs.replace(PLAY, audience=seat)
    *_, last = TEXT.news([RoundScored(1, sheet("0/0 1/0 1/1")[0])], view, ENGLISH)
    assert ENGLISH.name(seat) in last


def test_the_trick_of_the_example_goes_as_the_text_says():
    view = pages._view(0, laid=2)
    state = GAME.determinize(view, SeededChance(bytes(32), 0))
    assert [move.card for move in GAME.moves(state, 0)] == ["B12", "N"]
    assert view.bids[0] == 0
    for card in ("B12", "N"):
        twin = GAME.copy(state)
        (won,) = (
            event for event in GAME.play(twin, 0, Play(card), SeededChance(bytes(32), 0)) if isinstance(event, TrickWon)
        )
        assert won.seat == 2
        assert twin.leader == 2


@pytest.mark.parametrize("number", [0, 3])
def test_what_a_card_is_said_to_do_is_what_it_does(number):
    """The last seat gets a certain answer, and a card that is said to lose loses."""
    last = losing = 0
    for state, _ in games(**TABLES[number]):
        if state.phase is not Phase.PLAY or not state.trick:
            continue
        seat = state.waiting[0]
        view = GAME.view(state, seat)
        for move in GAME.moves(state, seat):
            said = TEXT.words(move, view, ENGLISH).about
            twin = GAME.copy(state)
            events = GAME.play(twin, seat, move, SeededChance(bytes(32), 0))
            won = [event.seat for event in events if isinstance(event, TrickWon)]
            if won:
                assert said.startswith("Takes this trick" if won == [seat] else "Does not take")
                last += 1
            elif said.startswith("Does not take"):
                assert GAME.view(twin, PUBLIC).winning != seat
                losing += 1
            else:
                assert GAME.view(twin, PUBLIC).winning == seat
    assert last > 20
    assert losing > 5
