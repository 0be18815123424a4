"""Whole groups offered beside single hayduts, small buttons, and goals out of reach."""

import pytest

from games.core.contract import Pick
from games.hayduti import GAME
from games.hayduti.rules.forming import strength_of
from games.hayduti.rules.moves import Group, Hadzhi, Recruit, Risk, Scout
from games.hayduti.text import TEXT
from tests.games.hayduti.picture_cases import after, games, localizer, seen, table

ENGLISH = localizer("en", 3)


def groups(state):
    """Return the groups offered to seat 0, as their cards in short, and what else is offered."""
    choices = GAME.moves(state, 0)
    offered = TEXT.offered(choices, seen(state, 0))
    return [choice for choice in offered if choice not in choices], choices


def test_groups_that_waste_least_are_offered_by_what_they_reach():
    state = after(table("n2g n2u n3u n3r b2y", stats={0: (4, 4, 4)}, phase="forming"), "0 improve nabor")
    offered, choices = groups(state)
    labels = [TEXT.words(group, seen(state, 0), ENGLISH).label for group in offered]
    assert labels == [
        "Form the group: 2 green + 3 blue + 3 red = 8 → Recruits 6",
        "Form the group: 2 green + 2 blue = 4 → Recruits 5",
        "Form the group: 2 blue + 3 blue + 3 red = 8 → Recruits 6",
    ]
    assert all(any(isinstance(choice, Pick) and choice.fits(group) for choice in choices) for group in offered)


def test_weak_groups_do_not_hide_strong_ones_of_the_same_size():
    state = after(table("n2g n2u n3u n3r b2y", stats={0: (5, 4, 4)}, phase="forming"), "0 improve nabor")
    offered, _ = groups(state)
    assert [TEXT.words(group, seen(state, 0), ENGLISH).label for group in offered] == [
        "Form the group: 2 green + 3 blue + 3 red = 8 → Recruits 6",
        "Form the group: 2 blue + 3 blue + 3 red = 8 → Recruits 6",
    ]


def test_like_groups_are_offered_once():
    state = after(table("n2g n2u n2u", stats={0: (4, 4, 4)}, phase="forming"), "0 improve nabor")
    offered, _ = groups(state)
    assert [TEXT.words(group, seen(state, 0), ENGLISH).label for group in offered] == [
        "Form the group: 2 green + 2 blue = 4 → Recruits 5",
        "Form the group: 2 blue + 2 blue = 4 → Recruits 5",
    ]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_offered_reaches_the_goal(seed):
    met = 0
    for state, _ in games(seed):
        if state.plan is None or state.plan.stage != "cards":
            continue
        view, choices = seen(state, state.active), GAME.moves(state, state.active)
        extra = [choice for choice in TEXT.offered(choices, view) if choice not in choices]
        labels = [TEXT.words(choice, view, ENGLISH).label for choice in (*extra, *choices)]
        assert len(set(labels)) == len(labels)
        for group in extra:
            met += 1
            assert any(isinstance(choice, Pick) and choice.fits(group) for choice in choices)
            assert f"{strength_of(state, group.cards).total}" in TEXT.words(group, view, ENGLISH).label
    assert met


def test_other_questions_are_offered_as_they_are():
    state = table("d2u", phase="clearing")
    choices = GAME.moves(state, 0)
    assert TEXT.offered(choices, seen(state, 0)) == choices


@pytest.mark.parametrize(("move", "key"), [(Scout(7), "7"), (Recruit(7), "↓7"), (Hadzhi(7), "×7"), (Risk(), "")])
def test_positions_are_named_by_their_numbers(move, key):
    assert TEXT.words(move, seen(table(up="V7@7"), 0), ENGLISH).key == key
    assert TEXT.words(Group(("deets-levski",)), seen(table(), 0), ENGLISH).key == ""


def test_a_card_that_cannot_be_raised_yet_says_why():
    state = table("d2u d2r V7", phase="forming")
    told = TEXT.ask(seen(state, 0), GAME.moves(state, 0), ENGLISH)
    assert told.endswith("Out of reach this turn: voyvoda 7. Your best group has 4.")
    for hand in ("d3u d3r d2g V7", "d2u d2r V4"):
        raised = table(hand, phase="forming")
        assert "Out of reach" not in TEXT.ask(seen(raised, 0), GAME.moves(raised, 0), ENGLISH)
