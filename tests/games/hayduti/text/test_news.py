"""The news of events."""

import re

import pytest

from games.check.tables import daily
from games.core.localizer import LOCALES
from games.hayduti.data.cards import SHEET, STATS
from games.hayduti.rules.events import (
    BenkovskiRoused,
    Bonus,
    CardDrawn,
    Cleared,
    ClearingChosen,
    CommitteeBroken,
    DeckRotated,
    Exposed,
    FieldCleared,
    FieldRefilled,
    FinalRotation,
    GameOver,
    GameStarted,
    GroupFormed,
    HadzhiRemoved,
    HandLost,
    HitovTook,
    IlyoRemoved,
    Improved,
    LosingSeen,
    LossesGiven,
    LossesTaken,
    NoGroup,
    Passed,
    PetkoKept,
    Prescored,
    Raised,
    RakovskiKept,
    Recruited,
    Risked,
    RiskyNothing,
    RiskyZaptie,
    RoundEnded,
    RoundStarted,
    Scored,
    Scouted,
    SecretAgain,
    SofroniyTurned,
    StartingHand,
    TurnStarted,
    UprisingBrokeOut,
    UprisingFailed,
    Withstood,
    ZaptieIgnored,
)
from games.hayduti.text import TEXT
from tests.games.hayduti.picture_cases import SCORES, TABLES, games, localizer, over, seen
from tests.games.hayduti.positions import table

ENGLISH = localizer()
each_locale = pytest.mark.parametrize("locale", LOCALES)

ALL_RAISED = table(raised={0: " ".join(deets.id for deets in SHEET.deets)})


def news(*told, view=None):
    return TEXT.news(told, view or seen(ALL_RAISED), ENGLISH)


def test_nothing_happened_is_no_line():
    assert news() == []
    assert news(Cleared(0, (), 0), NoGroup(0), NoGroup(1)) == []


def test_a_pass_is_mentioned_only_without_other_actions():
    assert news(Passed(0, 5), Cleared(0, (), 0), NoGroup(0)) == ["**Ana** stops with 5 actions unused."]
    assert news(Passed(0, 5), Cleared(0, ("voy-4-1",), 1)) == ["**Ana** clears 1 card: voyvoda 4."]


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (RoundStarted(2, 1), "Round 2: **Борис** acts first."),
        (Scouted(0, 13, "voy-10-3"), "**Ana** scouts place 13: voyvoda 10."),
        (Recruited(0, 7, "hay-d-green-2-1"), "**Ana** recruits drum 2 (green) from place 7."),
        (Risked(0), "**Ana** recruits at risk: takes a card into hand, unseen."),
        (
            RiskyZaptie(0, 17, "zap-2-1"),
            "**Ana** recruits at risk and meets zaptie 2 (now at 17): no more actions and no group this turn.",
        ),
        (RiskyNothing(0), "**Ana** would recruit at risk, but there is nothing left to draw."),
        (Passed(0, 2), "**Ana** stops with 2 actions unused."),
        (SofroniyTurned(0, 17, "zap-1-1"), "Sofroniy Vrachanski shows **Ana** a card at 17: zaptie 1."),
        (SofroniyTurned(0, 0, None), "Sofroniy Vrachanski finds nothing left to show **Ana**."),
        (
            HadzhiRemoved(0, 9, "zap-1-1", replaced=True),
            "Hadzhi Dimitar removes zaptie 1 at 9 for **Ana**; a face-down card takes its place.",
        ),
        (
            HadzhiRemoved(0, 9, "zap-1-1", replaced=False),
            "Hadzhi Dimitar removes zaptie 1 at 9 for **Ana**; the place stays empty.",
        ),
        (BenkovskiRoused(0, 2), "Georgi Benkovski rouses the committee of **Ana**: 2 more actions."),
        (ZaptieIgnored(0, "zap-3-1"), "Vasil Levski leads **Ana** past zaptie 3 unharmed."),
        (Exposed(0, "zap-3-1"), "The committee of **Ana** is exposed."),
        (IlyoRemoved(0, "zap-3-1", 2), "Dyado Ilyo drives zaptie 3 off: 2 more cards may stay in hand."),
        (Withstood(0, 4, 5), "**Ana** withstands: zaptie strength 4, combat power 5."),
        (CommitteeBroken(0, 6, 5), "The committee of **Ana** is broken: zaptie strength 6, combat power only 5."),
        (PetkoKept(0, 1), "Petko Voyvoda saves 1 card for **Ana**."),
        (PetkoKept(0, 0), "Petko Voyvoda saves nothing for **Ana**."),
        (
            HitovTook(0, 1, ("voy-4-1",), 1),
            "Panayot Hitov brings **Ana** 1 lost card of **Борис**: voyvoda 4.",
        ),
        (HitovTook(0, 1, (), 2), "Panayot Hitov brings **Ana** 2 lost cards of **Борис**."),
        (HitovTook(0, 1, (), 0), "**Ana** takes none of the lost cards of **Борис**."),
        (HandLost(0, ("voy-4-1",), 1), "**Ana** loses 1 card: voyvoda 4."),
        (HandLost(0, (), 3), "**Ana** loses 3 cards."),
        (
            FieldCleared(("zap-1-1", "deets-ilyo", "zap-1-2")),
            "The open cards leave the field: 2 × zaptie 1, Dyado Ilyo.",
        ),
        (Cleared(0, ("voy-4-1", "voy-7-1"), 2), "**Ana** clears 2 cards: voyvoda 4, voyvoda 7."),
        (Cleared(0, (), 2), "**Ana** clears 2 cards."),
        (DeckRotated(1, 3, silver=True, gold=False), "The deck is shuffled anew: rotation 1 of 3. The silver cards"),
        (DeckRotated(2, 3, silver=False, gold=True), "The deck is shuffled anew: rotation 2 of 3. The gold cards"),
        (DeckRotated(1, 2, silver=True, gold=True), "The deck is shuffled anew: rotation 1 of 2. The silver and the"),
        (DeckRotated(3, 4, silver=False, gold=False), "The deck is shuffled anew: rotation 3 of 4."),
        (FinalRotation(), "The last rotation is done: nothing more is drawn."),
        (UprisingBrokeOut(), "The uprising breaks out: the targets are reached!"),
        (
            UprisingFailed((7, 7, 6), (8, 8, 8)),
            "Best values Recruits 7, Activity 7, Combat power 6, targets Recruits 8, Activity 8, Combat power 8: the uprising",
        ),
        (GameOver(()), "Nobody wins this time."),
    ],
)
def test_each_thing_that_happens_is_told(told, line):
    lines = news(told)
    assert len(lines) == 1
    assert lines[0].startswith(line)


@pytest.mark.parametrize(
    "told", [Passed(0, 0), FieldRefilled(1, 3), FieldCleared(()), TurnStarted(0, 4), RoundEnded(3)]
)
def test_nothing_worth_telling_is_not_told(told):
    assert news(told) == []


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (StartingHand(0, ("voy-4-1", "voy-4-2")), "You start with: 2 × voyvoda 4."),
        (CardDrawn(0, "voy-4-1"), "You draw: voyvoda 4."),
        (LosingSeen(0, 1, ("voy-4-1",)), "**Борис** is losing: voyvoda 4."),
        (LossesTaken(0, 1, ("voy-4-1",)), "You take from **Борис**: voyvoda 4."),
        (LossesGiven(1, 0, ("voy-4-1",)), "**Ana** takes from you: voyvoda 4."),
    ],
)
def test_a_seat_is_told_what_nobody_else_knows(told, line):
    assert news(told) == [line]


def test_neighbours_are_told_together():
    assert news(CardDrawn(0, "voy-4-1"), CardDrawn(0, "voy-7-1")) == ["You draw: voyvoda 4, voyvoda 7."]
    assert news(
        Scouted(0, 13, "voy-10-3"),
        Scouted(0, 14, "hay-b-green-3-1"),
        Risked(0),
        Risked(0),
        Recruited(0, 7, "hay-d-green-2-1"),
        Recruited(0, 14, "hay-b-green-3-1"),
        NoGroup(0),
        NoGroup(1),
        SecretAgain(2),
        ClearingChosen(0),
        ClearingChosen(2),
    ) == [
        (
            "**Ana** scouts place 13: voyvoda 10, place 14: sabre 3 (green); "
            "recruits at risk: takes 2 cards into hand, unseen; "
            "recruits drum 2 (green) from place 7, sabre 3 (green) from place 14."
        ),
        "**Ștefan cel Mare și Sfânt** is secret again.",
        "**Ana** and **Ștefan cel Mare și Sfânt** have chosen what to clear.",
    ]


def test_a_group_is_told_in_one_line_with_its_arithmetic():
    cards = ("hay-n-green-3-1", "hay-d-green-2-1", "hay-b-green-3-1")
    assert news(
        GroupFormed(0, cards, "deynost", 10, (Bonus("deets-totyu", 2),)),
        RakovskiKept(0, ("hay-n-green-3-1",)),
        Raised(0, "voy-10-3", 13),
    ) == [
        (
            "**Ana** forms a group: men 3 (green), drum 2 (green), sabre 3 (green). "
            "Strength 3 + 2 + 3 + 2 (Filip Totyu) = 10. "
            "Georgi Rakovski keeps in hand: men 3 (green). "
            "It raises voyvoda 10 from 13. It is worth 5 points at the end."
        )
    ]
    assert news(GroupFormed(0, cards[:1], "nabor", 3, ()), Improved(0, "nabor", 4, 5)) == [
        "**Ana** forms a group: men 3 (green). Strength 3. It improves Recruits: 4 → 5."
    ]


def test_what_a_raised_figure_does_is_told_to_all():
    (line,) = news(Raised(0, "deets-ilyo", 0))
    assert line.startswith("It raises Dyado Ilyo. The zaptie that exposes you may be sent away")


def test_a_whole_turn_of_several_moves_is_a_line_and_a_loss_says_why():
    turn = (Scouted(0, 3, "voy-4-1"), Recruited(0, 3, "voy-4-1"), Passed(0, 1), Cleared(0, (), 0), NoGroup(0))
    assert news(*turn, FieldRefilled(0, 1), RoundEnded(1), TurnStarted(1, 4), Risked(1)) == [
        "**Ana** scouts place 3: voyvoda 4; recruits voyvoda 4 from place 3.",
        "**Борис** recruits at risk: takes a card into hand, unseen.",
    ]
    lost = HandLost(0, ("voy-4-1",), 1)
    assert news(Scouted(0, 9, "zap-2-1"), CommitteeBroken(0, 6, 5), lost, FieldCleared(("zap-2-1",))) == [
        "**Ana** scouts place 9: zaptie 2.",
        (
            "The committee of **Ana** is broken: zaptie strength 6, combat power only 5. **Ana** loses 1 card: voyvoda 4. "
            "The open cards leave the field: zaptie 2."
        ),
    ]


def test_the_start_names_starting_hands_where_there_are_any():
    assert news(GameStarted((1, 0, 2), (0, 0, 0))) == [
        "The field is laid out, sixteen cards face-down. **Борис** begins."
    ]
    assert news(GameStarted((1, 2, 0), (1, 0, 1)))[1] == (
        "Starting hands: **Борис** 0, **Ștefan cel Mare și Sfânt** 1, **Ana** 1."
    )


def test_improvements_before_scoring_share_a_line():
    botev = (Prescored(0, "deets-botev", name, 5 + place) for place, name in enumerate(STATS))
    assert news(*botev) == ["Hristo Botev of **Ana** before scoring: Recruits 5, Activity 6, Combat power 7."]


def test_the_score_shows_every_term():
    assert news(*SCORES, GameOver((0,)), view=over()) == [
        (
            "**Ana**: 8 + 7 + 7 (stats) + 2 × 5 (leads Recruits and Combat power) + 3 + 3 + 5 + 5 + 7 (voyvodas) "
            "+ 1 × 4 (Georgi Rakovski) + 4 × 2 (Petko Voyvoda) + 0 × 4 (Panayot Hitov) = 67"
        ),
        "**Борис**: 6 + 8 + 4 (stats) + 1 × 5 (leads Activity) = 23",
        "**Ștefan cel Mare și Sfânt**: 5 + 4 + 4 (stats) + 2 + 2 (voyvodas) + 2 × 2 (Georgi Benkovski) = 21",
        "**Ana** wins with 67 points. Congratulations!",
    ]
    assert news(GameOver((0, 1)), view=over())[0].startswith("**Ana** and **Борис** share the victory")


@each_locale
@pytest.mark.parametrize("number", daily(len(TABLES), 2))
def test_the_arithmetic_of_each_score_comes_out(number, locale):
    *_, (_, told) = games(**TABLES[number])
    scores = [event for event in told if isinstance(event, Scored)]
    assert scores
    for score in scores:
        (line,) = TEXT.news([score], over(), localizer(locale))
        terms, _, total = re.sub(r"\([^)]*\)|\*\*[^*]*\*\*:?", "", line).rpartition("=")
        assert sum(eval(term.replace("×", "*")) for term in terms.split("+")) == int(total) == score.total
