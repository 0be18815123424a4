"""The news of events."""

import pytest

from games.balkans.data import geography
from games.balkans.rules.events import (
    Answered,
    BattleBegan,
    BattleOver,
    Captured,
    Hired,
    Kept,
    Losses,
    OrderPlayed,
    Passed,
    RazborStep,
    ReactionOver,
    SeasonBegan,
    ShownTactic,
    TacticsShown,
    TurnBegan,
)
from games.balkans.text import TEXT
from tests.games.balkans.picture_cases import begun
from tests.games.balkans.tables import each_locale, speak

VIEW = begun()


def news(*told):
    return TEXT.news(told, VIEW, speak())


def test_quiet_events_are_no_line():
    assert news() == []
    assert news(TurnBegan(0)) == []


@each_locale
def test_the_conditions_of_a_tactic_are_told_of_the_side_that_shows_it(locale):
    localizer = speak(locale)
    [line] = TEXT.news((TacticsShown((ShownTactic(-1, "desperate_stand#1"),)),), begun(), localizer)
    assert localizer("cond-fewer_troops-side") in line
    assert localizer("cond-fewer_troops") not in line


@pytest.mark.parametrize(
    ("left_out", "after"),
    [
        (TurnBegan(0), ()),
        (RazborStep(2), ()),
        (Passed(0), (ReactionOver(1),)),
        (Losses("attackers", (), (), 0), ()),
        (Answered(0, "plan"), (SeasonBegan("spring"),)),
        (Answered(0, "tactic"), (TacticsShown((ShownTactic(0, "advance#1"),)),)),
        (BattleOver("thrace", "attackers", (0,), (1,)), (Captured("thrace", 0, 1, ""),)),
        (OrderPlayed(0, "arming", "thrace", "", ()), (Hired(0, "elite", "thrace", 1),)),
    ],
)
def test_what_is_not_worth_telling_hides_nothing_before_it(left_out, after):
    before = Kept(1, 2)
    assert news(before, left_out, *after) == [*news(before), *news(*after)]


def test_who_holds_a_neutral_land_is_told_in_the_right_case():
    told = TEXT.news((BattleBegan("neutral", "athens", (0,), ()),), VIEW, speak("ru"))
    assert told == [
        f"⚔ Битва, Афины ({geography.numbers()['athens']}): в нападении **Ana**, в обороне защитники земли."
    ]
