"""Public knowledge: forced moves, notifications, points so far, the end of a round, auto-answers."""

import pytest

from games.core.contract import PUBLIC
from games.hayduti import GAME
from games.hayduti.data.cards import IS_ZAPTIE
from games.hayduti.rules.events import RoundEnded
from games.hayduti.rules.moves import Pass, Risk, Scout, Skip
from games.hayduti.rules.state import Encounter, Phase
from games.hayduti.text import TEXT
from games.hayduti.views.knowledge import gained, risk
from games.hayduti.views.view import Met
from tests.games.hayduti.picture_cases import fallen, games, localizer, seen
from tests.games.hayduti.positions import play, table

ALL_ZAPTIE = " ".join(f"Z{1 if place <= 8 else 2}@{place}" for place in range(1, 15))


def known(state, seat=0):
    """Let everybody know the whole hand of a seat."""
    state.players[seat].show(state.players[seat].hand)
    return state


def test_nothing_left_to_do_is_passed_for_all_to_see():
    """Only zaptie lie open, nothing lies face-down, and nothing is drawn any more (RULES 5.4)."""
    state = table("d2g", up=ALL_ZAPTIE, empty=(15, 16), final=True, rotations_done=2)
    assert GAME.forced(seen(state)) == (0, Pass())
    assert GAME.forced(seen(table("d2g", up=ALL_ZAPTIE, empty=(15, 16)))) == (0, Risk())
    assert GAME.forced(seen(table("d2g"))) is None


def test_no_group_is_forced_only_where_all_can_tell():
    """A hand seen by all that reaches nothing, or too few cards to reach anything; never what only the hand tells."""
    assert GAME.forced(seen(table("d2g n2r", phase="forming"))) is None
    assert GAME.forced(seen(known(table("d2g n2r", phase="forming")))) == (0, Skip())
    assert GAME.forced(seen(known(table("d2g d2r", phase="forming")))) is None
    assert GAME.forced(seen(table("d3g", phase="forming"))) == (0, Skip())
    assert GAME.forced(seen(table("d3g", raised={0: "karavelov"}, phase="forming"))) is None
    state = known(table("d3g", up="V4@1", stats={0: (10, 10, 10)}, phase="forming"))
    assert GAME.forced(seen(state)) == (0, Skip())


def test_forced_groups_are_met_in_play():
    found = [state for state, _ in games(seed=1) if GAME.forced(seen(GAME.copy(state)))]
    assert found


def test_one_turn_calls_once_and_the_next_anew():
    state = table("d2g n3u", up="b3y@1")
    before = seen(state).call
    play(state, "0 recruit 1")
    assert seen(state).call == before == seen(state, 0).call
    play(state, "0 pass\n0 clear")
    assert seen(state).call == before
    play(state, "0 skip")
    assert seen(state).active == 1
    assert seen(state).call != before


def test_everybody_sees_which_zaptie_was_met_and_where():
    state = table("n2g n2r", up="Z2@7", stats={0: (4, 4, 6)})
    for audience in (PUBLIC, 0, 1):
        assert seen(state, audience).met is None
    state.met = Encounter(state.field[6], 6, risky=True)
    state.phase = Phase.ENCOUNTER
    for audience in (PUBLIC, 0, 1):
        assert seen(state, audience).met == Met("zap-2-1", 7, risky=True)


@pytest.mark.parametrize("parallel", [False, True])
def test_calls_tell_turns_and_the_parts_of_a_parallel_round_apart(parallel):
    """Of any seat, turn and part, or in an ordinary game turn, there is one number, and it is no other's."""
    calls = {}
    for seats in (2, 6):
        for turn in range(1, 6):
            for seat in range(seats):
                for phase in ("actions", "encounter", "clearing", "forming", "final_choice"):
                    state = table("d2g n3u", seats=seats, phase=phase, parallel=parallel)
                    state.turn, state.active = turn, seat
                    part = ("actions" if phase == "encounter" else phase) if parallel else "turn"
                    calls.setdefault((seats, turn, seat, part), set()).add(seen(state).call)
    assert all(len(numbers) == 1 for numbers in calls.values())
    for seats in (2, 6):
        assert len(set.union(*(calls[key] for key in calls if key[0] == seats))) == sum(
            key[0] == seats for key in calls
        )


def test_a_hand_that_may_reach_something_forces_no_skip():
    """With four cards unseen a voyvoda is in reach; what is known to be weak lowers what may be held."""
    strong = table("n2g n2r n2u n2y", phase="forming", stats={0: (10, 10, 10)}, up="V4@1")
    assert GAME.forced(seen(strong)) is None
    weak = table("d2g", up="V4@1", stats={0: (10, 10, 10)}, phase="forming")
    assert GAME.forced(seen(weak)) == (0, Skip()), "one card of three at most does not reach four"
    two = table("d2g d2r", up="V4@1", stats={0: (10, 10, 10)}, phase="forming")
    assert GAME.forced(seen(two)) is None, "two may be six"


def test_the_next_zaptie_exposes_a_secret_committee_and_breaks_a_weak_exposed_one():
    """An exposed one is lost once the open zaptie alone are as strong as its combat power (RULES 5.5)."""
    up = "Z2@1 Z1@2"
    told = {}
    for exposed, boyna in ((False, 2), (True, 2), (True, 3), (True, 4), (True, 5), (True, 6)):
        state = table("d2g", up=up, exposed=[0] * exposed, stats={0: (4, 4, boyna)})
        danger = risk(seen(state, 0))
        told[exposed, boyna] = danger.peril, danger.least
    assert told == {
        (False, 2): ("secret", 0),
        (True, 2): ("lost", 1),
        (True, 3): ("lost", 1),
        (True, 4): ("exposed", 2),
        (True, 5): ("safe", 0),
        (True, 6): ("safe", 0),
    }


@pytest.mark.parametrize(("exposed", "boyna", "after"), [(False, 2, "secret"), (True, 2, "lost"), (True, 4, "lost")])
def test_levski_spares_his_owner_the_first_zaptie_of_a_turn(exposed, boyna, after):
    """One drawn at risk still costs the actions and the group, as of a committee that none breaks."""
    given = {"up": "Z2@1 Z1@4", "down": "Z1@2", "raised": {0: "levski"}}
    state = table("d2g", exposed=[0] * exposed, stats={0: (4, 4, boyna)}, **given)
    assert risk(seen(state, 0)).peril == "spared"
    assert risk(seen(state, 1)).peril == "secret", "it helps nobody else"
    assert [TEXT.words(move, seen(state, 0), localizer()).about for move in (Scout(3), Risk())] == [
        localizer()("about-scout-spared"),
        localizer()("about-risk-safe"),
    ]
    play(state, "0 scout 2\n0 meet levski")
    assert risk(seen(state, 0)).peril == after
    assert risk(seen(table("d2g", exposed=[0], stats={0: (4, 4, 9)}, **given), 0)).peril == "safe"


def test_the_share_of_zaptie_counts_what_can_lie_hidden_and_nothing_else():
    """Open and buried zaptie are no danger; hands hold none; the used cards of earlier turns may be any."""
    state = table("d2g", up="Z2@1 Z1@2", exposed=[0])
    hidden = sum(IS_ZAPTIE[card] for card in (*state.deck, *state.field[2:]))
    cards = risk(seen(state, 0)).cards
    assert cards == round((len(state.deck) + len(state.field) - 2) / hidden)
    state.mover.hand, state.deck[0] = [state.deck[0]], state.mover.hand[0]
    assert risk(seen(state, 0)).cards == cards


def test_the_points_that_a_turn_has_changed_are_told_until_the_next_turn_is_over():
    state = table("V4", seats=2, up="b3y@1 b2y@2")
    state.turn, state.tallies = 3, ((20, 27), (22, 27))
    view = seen(state)
    assert list(gained(view)) == [now - then for now, then in zip(GAME.points(view), (20, 27), strict=True)]
    play(state, "0 recruit 1\n0 pass\n0 clear\n0 skip")
    assert state.tallies == ((22, 27), tuple(GAME.points(view)))


def test_a_break_is_shown_until_the_next_action():
    state = fallen()
    broken = seen(state).fallen
    assert (broken.seat, broken.turn, broken.total, broken.boyna, broken.count) == (0, state.turn - 1, 6, 5, 5)
    assert [len(broken.cards), len(broken.field)] == [5, 4]
    play(state, "1 scout 5")
    assert seen(state).fallen is None


def test_a_round_ends_when_the_first_player_is_next():
    """It closes a part of the game, and can be taken back like the turn it ends with."""
    state = table(seats=2, up="b3y@1 b2y@2")
    state.turn = 1
    events = play(state, "0 recruit 1\n0 pass\n0 clear\n0 skip")
    assert not [event for event in events if isinstance(event, RoundEnded)]
    events = play(state, "1 recruit 2\n1 pass\n1 clear\n1 skip")
    assert [event for event in events if isinstance(event, RoundEnded)] == [RoundEnded(1)]
    assert RoundEnded.closes
    assert RoundEnded.retractable


def test_points_so_far_are_those_of_an_end_now():
    """Stats, five for each one led, raised cards; at the end the final ones (RULES 6.2)."""
    state = table(stats={0: (6, 4, 4), 1: (4, 5, 4), 2: (4, 4, 4)}, raised={2: "V10"})
    assert list(GAME.points(seen(state))) == [14 + 10, 13 + 10, 12 + 5 + 5]


def test_no_group_can_be_said_beforehand_where_others_come_first():
    """In a parallel round, whatever one holds, until one is asked oneself (RULES 5.10)."""
    (standing,) = GAME.auto_answers
    alone = table("d2g n3u", up="b3y@1")
    assert [standing.span(seen(alone), seat) for seat in range(3)] == [None, None, None]
    hands = {1: "b3y", 2: "V4"}
    together = table("d2g d2r", hands=hands, phase="clearing", parallel=True)
    view = seen(together)
    assert [standing.span(view, seat) for seat in range(3)] == [view.turn] * 3
    assert standing.answer(seen(together, 0), GAME.moves(together, 0)) is None
    forming = table("d2g d2r", hands=hands, phase="forming", parallel=True)
    assert standing.answer(seen(forming, 0), GAME.moves(forming, 0)) == Skip()
    assert [standing.span(seen(forming), seat) for seat in range(3)] == [None, forming.turn, forming.turn]
