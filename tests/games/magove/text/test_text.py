"""Magove's texts: labels, questions, news, and the texts of table and hand."""

import re

import msgspec
import pytest

from games.check.tables import daily, told_tables
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Pick
from games.core.localizer import LOCALES
from games.core.options import BadOptions
from games.magove import GAME
from games.magove.data.cards import CARDS, PLAYED_AS, RACES, RANKS
from games.magove.rules.ending import points_for
from games.magove.rules.events import (
    BiddingClosed,
    BidMade,
    BidsRevealed,
    CardPlayed,
    GameOver,
    GameStarted,
    HandDealt,
    NoTrumpLastRound,
    OthersSeen,
    OwnCardSeen,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpChosen,
    TrumpTurned,
)
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase
from games.magove.text import TEXT
from games.magove.views.view import HIDDEN
from tests.games.magove.picture_cases import (
    BIDDING,
    BLIND,
    CROWDED,
    HAND,
    OVER,
    PLAY,
    SECRET,
    SINGLE,
    TABLES,
    WIZARD,
    games,
    laid,
    localizer,
    look,
    sheet,
)

ENGLISH = localizer()
PICTURES = GAME.pictures
each_locale = pytest.mark.parametrize("locale", LOCALES)
each_table = pytest.mark.parametrize("number", daily(len(TABLES), 2))


def news(*events, view=PLAY):
    return TEXT.news(events, view, ENGLISH)


def changed(view, **changes):
    return msgspec.structs.replace(view, **changes)


# What happened


def test_nothing_happened_is_no_line():
    assert news() == []


def test_the_start_says_how_long_it_goes_and_what_is_trump():
    start = GameStarted(3, MagoveOptions(), 1, (), None)
    assert news(start, RoundStarted(1, 1, 1), TrumpTurned("R4", "R", "race")) == [
        "The game begins: 20 rounds.",
        "Round 1: **Борис** deals 1 card each. Turned up: red 4. Trump: dwarfs (red).",
    ]


def test_in_a_single_suit_everybody_hears_who_plays_what():
    start = GameStarted(3, MagoveOptions(single_suit=True), 1, ("B", "Y", "G"), "R")
    assert news(start, RoundStarted(1, 4, 1)) == [
        "The game begins: 12 rounds.",
        "**Ana** has humans (blue), **Борис** has giants (yellow), **Ștefan cel Mare și Sfânt** has elves (green).",
        "Nobody has dwarfs (red).",
        "Round 1: **Борис** deals 4 cards each.",
    ]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TrumpTurned("N2", None, "jester"), "Turned up: a jester. No trump this round."),
        (TrumpTurned("Z1", None, "wizard"), "Turned up: a wizard. The dealer names the trump."),
        (NoTrumpLastRound(), "Every card is dealt: no trump this round."),
        (TrumpChosen(0, "Y"), "**Ana** names the trump: giants (yellow)."),
        (BidsRevealed(((1, 2), (0, 0))), "The bids are shown: **Борис** 2, **Ana** 0."),
        (HandDealt(0, ("B3",)), "You are dealt blue 3."),
        (HandDealt(0, ("B3", "Z1")), "You are dealt blue 3, wizard."),
        (OwnCardSeen(0, "B3"), "You now see the card you were dealt: blue 3."),
        (OthersSeen(0, ((1, "B3"), (0, "Z1"))), "The others are dealt: **Борис** blue 3, **Ana** wizard."),
        (BiddingClosed(None, 3), "All have bid; the numbers stay secret until the round is over."),
    ],
)
def test_single_things(event, words):
    assert news(event) == [words]


def test_open_bids_are_told_and_all_repeated_when_play_begins():
    assert news(BidMade(1, 2), BidMade(2, 0), view=BIDDING) == ["Bid: **Борис** 2, **Ștefan cel Mare și Sfânt** 0."]
    assert news(BidMade(0, 1), BiddingClosed(3, 3)) == [
        ("All bids are in: **Борис** 2, **Ștefan cel Mare și Sfânt** 0, **Ana** 1. Bids total 3 for 3 tricks.")
    ]
    assert news(BiddingClosed(5, 3))[0].endswith("Bids total 5 for 3 tricks.")
    assert news(BiddingClosed(0, 1))[0].endswith("Bids total 0 for 1 trick.")


def test_bids_of_a_round_that_is_over_are_told_from_the_events():
    lines = news(BidMade(0, 1), BiddingClosed(3, 3), RoundScored(3, sheet("0/0 1/1 0/0")[0]))
    assert lines[0] == "Bid: **Ana** 1. All bids are in. Bids total 3 for 3 tricks."
    deal = (RoundStarted(3, 3, 0), TrumpTurned("R4", "R", "race"))
    assert len(news(*deal, BidMade(0, 1), BiddingClosed(3, 3))) == 2, "the deal keeps a line of its own"


def test_bids_are_told_from_the_events_also_in_a_later_round():
    later = changed(BIDDING, cards=4, bids=(None, 1, None))
    assert news(BidMade(0, 1), BiddingClosed(3, 3), view=later) == [
        "Bid: **Ana** 1. All bids are in. Bids total 3 for 3 tricks."
    ]


def test_secret_bids_share_a_line_without_numbers():
    assert news(BidMade(1, None), BidMade(0, None), view=SECRET) == ["**Борис** and **Ana** have bid."]
    assert news(BidMade(1, None), view=SECRET) == ["**Борис** has bid."]


def test_a_trick_is_one_line():
    assert news(CardPlayed(1, "B7", 2), CardPlayed(2, "Z1", 2), TrickWon(2, 2, ("B9", "B7", "Z1"), 1)) == [
        (
            "**Борис** plays blue 7, **Ștefan cel Mare și Sfânt** wizard. "
            "**Ștefan cel Mare și Sfânt** wins trick 2 (1 so far)."
        )
    ]


def test_scores_come_with_points_and_total():
    scores = sheet("0/0 1/0 1/1", "2/2 0/1 2/0")[1]
    assert news(BidsRevealed(((0, 2),)), RoundScored(2, scores)) == [
        "Scores for round 2:",
        "**Ana** bid 2, won 2: +40, total 60.",
        "**Борис** bid 0, won 1: −10, total −20.",
        "**Ștefan cel Mare și Sfânt** bid 2, won 0: −20, total 10.",
    ]


def test_the_end_names_all_winners():
    assert "**Ana** wins with 150 points." in news(GameOver((1, 2, 2), (150, 90, 90)))[0]
    assert "**Ana** and **Борис** win with −20 points each." in news(GameOver((1, 1, 3), (-20, -20, -50)))[0]


# What is asked


SO_FAR = "Bids so far come to 2; there are 3 tricks to win. 1 is not allowed: the bids would add up to exactly 3."


def own(seat, view, **changes):
    return changed(view, audience=seat, **changes)


def open_to(view):
    """Return what the rules leave open to the view's own seat; nothing to the public."""
    if view.audience == PUBLIC:
        return ()
    counts = [len(view.hand) or count if seat == view.audience else count for seat, count in enumerate(view.hands)]
    state = GAME.determinize(changed(view, hands=tuple(counts)), SeededChance(bytes(32), 0))
    return GAME.moves(state, view.audience)


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (look(), "**Борис** to bid, from 0 to 3."),
        (
            changed(BIDDING, forbidden=1),
            f"**Ștefan cel Mare și Sfânt** to bid, from 0 to 3. {SO_FAR}",
        ),
        (SECRET, "Still to bid: **Ana** and **Мария**."),
        (WIZARD, "**Ana** has turned up a wizard and is to name the trump."),
        (changed(PLAY, trick=(), led=None), "**Ana** to lead trick 2 of 3."),
        (PLAY, "**Ana** to play to trick 2 of 3. Led: humans (blue)."),
        (OVER, "The score sheet has spoken: most points win."),
        (own(0, WIZARD, hand=("B3",)), "You have turned up a wizard: name the trump."),
        (
            own(0, WIZARD, hand=(HIDDEN,)),
            "You have turned up a wizard: name the trump, seeing every card but your own.",
        ),
        (own(1, WIZARD, hand=("B4",)), "**Ana** has turned up a wizard and is to name the trump."),
        (own(1, look()), "Your bid: how many of the 3 tricks will you win?"),
        (own(1, look(cards=1)), "Your bid: will you win the one trick?"),
        (own(0, look()), "**Борис** is bidding; your turn will come."),
        (
            own(2, changed(BIDDING, forbidden=1)),
            f"Your bid: how many of the 3 tricks will you win? {SO_FAR}",
        ),
        (
            own(1, BIDDING),
            "You bid 2. Still to bid: **Ana** and **Ștefan cel Mare și Sfânt**.",
        ),
        (BLIND, "You see every card but your own. Your bid: will you win the one trick?"),
        (HAND, "Your turn. Led: humans (blue). Follow, or play a wizard or a jester."),
        (own(0, PLAY, hand=("R3", "Z1")), "Your turn. Led: humans (blue). You hold none, so any card may be played."),
        (
            own(0, PLAY, hand=("R3", "Y2"), trick=laid(1, "Z1 B7", 3), led=None),
            "Your turn. The wizard takes this trick, so any card may be played.",
        ),
        (
            own(0, PLAY, hand=("R3", "Y2"), trick=laid(1, "N1 N2", 3), led=None),
            "Your turn. Only jesters so far, so any card may be played.",
        ),
        (own(0, PLAY, hand=("R3", "Y2"), trick=(), led=None), "You lead trick 2 of 3: play any card."),
        (own(0, PLAY, hand=("R3",), trick=(), led=None), "Your last card: red 3."),
        (own(0, PLAY, hand=("B3", "R3")), "Led: humans (blue). Only blue 3 may be played."),
        (own(0, PLAY, hand=("Z3", "Z4")), "Only wizard may be played."),
        (own(1, PLAY, hand=("R3",)), "**Ana** to play to trick 2 of 3. Led: humans (blue)."),
    ],
)
def test_what_is_asked(view, words):
    assert TEXT.ask(view, open_to(view), ENGLISH) == words


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


# Buttons and menus


@pytest.mark.parametrize(
    ("move", "label", "menu"),
    [
        (ChooseTrump("G"), "Elves (green)", "Name the trump…"),
        (Bid(0), "Bid 0", "How many tricks will you win?"),
        (Bid(1), "Bid 1", "How many tricks will you win?"),
        (Bid(12), "Bid 12", "How many tricks will you win?"),
        (Play("Y13"), "Yellow 13", "Play…"),
        (Play("Z"), "Wizard", "Play…"),
    ],
)
def test_moves_on_buttons_and_in_menus(move, label, menu):
    words = TEXT.words(move, changed(PLAY, hand=(*PLAY.hand, "Z1")), ENGLISH)
    assert (words.label, words.heading) == (label, menu)


def test_the_menu_says_which_bid_is_left_out_and_why():
    said = TEXT.words(Bid(0), changed(BIDDING, forbidden=1), ENGLISH).heading
    assert said == "How many tricks? 1 is not allowed: the bids would add up to exactly 3"


def test_only_its_own_kinds_of_choice_have_labels():
    with pytest.raises(AssertionError):
        TEXT.words(Pick(Play, ("B1",), 1, 1), PLAY, ENGLISH)


@each_locale
def test_every_card_and_race_has_its_words(locale):
    items = [TEXT.item(name, PLAY, localizer(locale)) for name in (*CARDS, *RACES)]
    assert len(set(items)) == len(CARDS) + len(RACES) - 6, "wizards are alike, and so are jesters"


# Hands and tables


def test_a_hand_stands_race_by_race_with_the_own_bid():
    assert TEXT.hand(HAND, (), ENGLISH).split("\n") == [
        "Humans (blue): 2 11",
        "Dwarfs (red): 3 13 (trump)",
        "Elves (green): 1",
        "Giants (yellow): 9",
        "Wizards × 2",
        "Jesters × 1",
        "Bid 1 · won 0 · 1 to go",
    ]
    assert TEXT.hand(changed(HAND, won=(1, 0, 0)), (), ENGLISH).endswith("won 1 · exactly right")
    assert TEXT.hand(changed(HAND, won=(3, 0, 0)), (), ENGLISH).endswith("won 3 · 2 too many")


def test_a_hand_of_clairvoyance():
    assert TEXT.hand(BLIND, (), ENGLISH).split("\n") == [
        "Your own card stays hidden until all have bid.",
        "You see: Ana green 9, Ștefan cel Mare și Sfânt wizard",
    ]
    faces = (("G9",), ("R1",), ("Z1",))
    seen = changed(BLIND, phase=Phase.PLAY, hand=("R1",), faces=faces, bids=(0, 1, 0), has_bid=(True,) * 3)
    assert "Cards still in hand: Ana green 9, Борис red 1, Ștefan cel Mare și Sfânt wizard" in TEXT.hand(
        seen, (), ENGLISH
    )


def test_nothing_to_hold_is_no_words():
    assert TEXT.hand(OVER, (), ENGLISH) == ""


def test_the_table_in_words():
    assert TEXT.table(PLAY, ENGLISH).split("\n") == [
        "Round 3 of 20, 3 cards each · Trump: dwarfs (red) · Turned up: red 7 · Bids: 3 for 3 tricks",
        "Ana: bid 1, won 0, needs 1 more",
        "Борис: bid 2, won 1, needs 1 more",
        "Ștefan cel Mare și Sfânt: bid 0, won 0, exactly right",
        "Trick 2 of 3: Борис blue 7, Ștefan cel Mare și Sfânt wizard – Ștefan cel Mare și Sfânt is winning",
        "Score sheet, latest round first; each seat’s bid/won and total:",
        "2: 2/1 10, 0/0 10, 0/1 20",
        "1: 0/0 20, 1/0 −10, 1/1 30",
    ]
    assert TEXT.table(BIDDING, ENGLISH).split("\n")[:5] == [
        "Round 3 of 20, 3 cards each · dealer: Ana · Trump: dwarfs (red) · Turned up: red 7 · Bids: 2 for 3 tricks",
        "Ana: still to bid, total 10",
        "Борис: bid 2, total 10",
        "Ștefan cel Mare și Sfânt: still to bid, total 20",
        "Last trick: Ștefan cel Mare și Sfânt red 13, Ana wizard, Борис green 4; won by Ana",
    ]
    assert "Борис: bid 0, won 2, 2 too many" in TEXT.table(CROWDED, ENGLISH)
    assert "Trump: still to be named" in TEXT.table(WIZARD, ENGLISH)
    single = TEXT.table(SINGLE, ENGLISH)
    assert "Ana, humans (blue): secret bid, won 1" in single
    assert "Nobody has dwarfs (red)" in single
    assert "no card yet" in single
    secret = TEXT.table(SECRET, ENGLISH).split("\n")
    assert secret[1:3] == ["Ana: still to bid, total 50", "Борис: has bid, total 20"]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"trump": None}, "No trump · Turned up: red 7"),
        ({"trump": "B"}, "Trump: humans (blue) · Turned up: red 7"),
        ({"trump": None, "phase": Phase.TRUMP}, "Trump: still to be named · Turned up: red 7"),
        ({"trump": "R", "turned": None, "left_out": "G"}, "Trump: dwarfs (red) · Nobody has elves (green)"),
    ],
)
def test_the_table_says_what_is_trump(changes, words):
    assert TEXT.table(look(**changes), ENGLISH).split("\n")[0] == f"Round 3 of 20, 3 cards each · dealer: Ana · {words}"


def test_the_end_in_words():
    lines = TEXT.table(OVER, ENGLISH).split("\n")
    assert lines[1] == "1. Екатерина Дмитриевна, 210 points"
    assert len(lines) == 1 + 6 + 1 + len(OVER.sheet)


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


# Secrets


def all_words(state, audience, said):
    """Return all that an audience reads: table, question, hand, buttons, menus."""
    view = GAME.view(state, audience)
    moves = () if audience == PUBLIC else GAME.moves(state, audience)
    words = [TEXT.table(view, said), TEXT.ask(view, moves, said)]
    if audience != PUBLIC:
        words.append(TEXT.hand(view, moves, said))
    return [*words, *(TEXT.words(move, view, said).label + TEXT.words(move, view, said).heading for move in moves)]


@each_locale
def test_in_clairvoyance_nobody_reads_the_own_card(locale):
    said, seen = localizer(locale, 4), 0
    for seed in range(5):
        for state, _ in games(4, seed, clairvoyance=True, rounds=1):
            if state.phase is Phase.PLAY:
                break
            for seat in range(4):
                view = GAME.view(state, seat)
                words = all_words(state, seat, said)
                for other in range(8):
                    determinized = GAME.determinize(view, SeededChance(bytes(32), other))
                    seen += determinized.hands[seat] != state.hands[seat]
                    assert all_words(determinized, seat, said) == words
    assert seen > 100


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


# Refusals and options


@each_locale
def test_who_must_follow_reads_which_race(locale):
    """The race in the refusal is the one that was led, worded as everywhere."""
    said = localizer(locale)
    for race in RACES:
        worded = TEXT.item(race, PLAY, said)
        assert worded in said("why-must-follow", card=TEXT.item("B7", PLAY, said), race=worded)


@each_locale
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (MagoveOptions(plus_minus_one=True, bidding="secret_bids"), 3),
        (MagoveOptions(clairvoyance=True, single_suit=True), 3),
        (MagoveOptions(single_suit=True), 5),
        (MagoveOptions(rounds=16), 4),
    ],
)
def test_options_that_do_not_go_together_are_explained(locale, options, seats):
    with pytest.raises(BadOptions) as refused:
        options.check(seats)
    words = localizer(locale)(refused.value.why, **refused.value.data)
    assert words.endswith(".")
    assert all(str(value) in words for value in refused.value.data.values())


# The numbers of the rules


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


@pytest.mark.parametrize(
    ("options", "first"),
    [
        (MagoveOptions(), "1 more in each round after that. With 3 / 4 / 5 / 6 players, 20 / 15 / 12 / 10 rounds are"),
        (
            MagoveOptions(rounds=5),
            "1 card in round 1, and 1 more in each round after that. 5 rounds are played. The deal",
        ),
        (MagoveOptions(rounds=12), "1 more in each round after that. With 3–5 players, 12 rounds are played. The deal"),
        (
            MagoveOptions(step=2),
            "2 more in each round after that. With 3 / 4 / 5 / 6 players, 10 / 8 / 6 / 5 rounds are",
        ),
        (MagoveOptions(single_suit=True, rounds=4), "after that. 4 rounds are played. The deal"),
    ],
)
def test_the_rules_say_how_many_rounds_are_played(options, first):
    (text,) = (page.text for page in TEXT.rules(options, ENGLISH) if page.picture == "round")
    assert first in text
    assert (ENGLISH("rules-turned") in text) is not options.single_suit


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
