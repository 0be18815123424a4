"""Options, map and setup (RULES 1, 2 and 4)."""

import pytest

from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frames import Planning, StrategicStart
from games.balkans.rules.moves import Card, Keep
from games.balkans.rules.options import BalkansOptions, teams
from games.balkans.rules.state import neutral_strength
from games.core.options import BadOptions
from tests.games.balkans.positions import Board
from tests.games.balkans.rules.scenarios import TEAMS, attack, battle

NO_END = {"influence_victory": False, "territorial_victory": False}


def test_b19_strategic_start():
    """B-19: three kept cards cost 6 of 10 gold; the rest goes back into the deck."""
    board = Board("BG EP")
    state = board.state
    for seat in (0, 1):
        state.hands[seat], state.royal_decks[seat] = state.royal_decks[seat][:5], state.royal_decks[seat][5:]
        state.gold[seat] = 10
    state.frames = [StrategicStart()]
    board.do("BG", Keep(state.hands[0][:3]))
    board.do("EP", Keep(()))
    assert (state.gold, len(state.royal_decks[0])) == ([4, 10], 9)
    assert (len(state.hands[0]), len(state.hands[1]), board.phase) == (5, 2, "planning")


@pytest.mark.parametrize(("players", "gold"), [("BG LA NI EP", 7), ("BG LA VE EP", 5)])
def test_papal_support_only_against_nicaea(players, gold):
    """RULES 4.5: the Latin Empire has its third advantage only where Nicaea is played: 2 gold each Razbor."""
    assert Board(players).razbor(4).state.gold[1] == gold


@pytest.mark.parametrize(("mode", "strength"), [("standard", 1), ("advanced", 5)])
def test_lands_of_a_kingdom_nobody_plays(mode, strength):
    """RULES 4.3: neutral in the standard game, a sovereign power of five lands in the advanced one."""
    board = Board("BG LA", mode=mode).own("BG", "ohrid").put("ohrid", "BG", "2r").coming("confusion", "confusion")
    board.turn("BG", "offensive").offensive("BG", "valona").march("BG", "valona")
    assert board.told(events.BattleRound)[0].defenders.total == strength


def test_a_kingdom_nobody_plays_resists_with_all_its_lands():
    board = Board("BG LA", non_players="sovereign")
    assert board.owner("arta") == "epirus"
    assert neutral_strength(board.state, "epirus") == 5
    board.own("BG", "arta")
    assert neutral_strength(board.state, "epirus") == 4


@pytest.mark.parametrize(
    ("options", "seats", "why"),
    [
        (NO_END, 2, "balkans-no-victory"),
        (NO_END | {"round_limit": 1}, 2, None),
        (NO_END | {"money_goal": 10}, 2, None),
        (NO_END | {"control_territory": "nis"}, 2, None),
        (NO_END | {"annihilation": True}, 2, None),
        (NO_END | {"influence_victory": True}, 2, None),
        (NO_END | {"territorial_victory": True}, 2, None),
        ({"money_goal": 1}, 2, "balkans-money-goal"),
        ({"money_goal": 9}, 2, "balkans-money-goal"),
        ({"money_goal": 0}, 2, None),
        (TEAMS, 2, "balkans-teams-need-three"),
        (TEAMS, 3, None),
        (TEAMS | {"teams": frozenset({"3", "4"})}, 3, "balkans-teams-empty"),
        (TEAMS | {"teams": frozenset({"0", "1", "2"})}, 3, "balkans-teams-empty"),
        (TEAMS | {"teams": frozenset({"0", "1", "2"})}, 4, None),
    ],
)
def test_which_options_go_together(options, seats, why):
    """RULES 1: some way to win is on, a money goal is 10 at least, and teams are two, from three players on."""
    found = None
    try:
        BalkansOptions(**options).check(seats)
    except BadOptions as bad:
        found = bad.why
    assert found == why


@pytest.mark.parametrize(
    ("options", "data"),
    [
        (NO_END, {}),
        ({"money_goal": 9}, {"option": "money_goal", "least": 10}),
        (TEAMS, {"seats": 2}),
    ],
)
def test_what_is_said_of_bad_options(options, data):
    """RULES 1: the option at fault, the least there may be, and how many sit at the table."""
    with pytest.raises(BadOptions) as bad:
        BalkansOptions(**options).check(2)
    assert bad.value.data == data


def test_common_tactics_that_run_out_are_shuffled_anew():
    """RULES 4.8: also in the middle of a draw; and if the pile is empty too, fewer are drawn."""
    context = MoveContext(Board("BG LA").state, Board("BG LA").chance)
    context.state.common_deck, context.state.common_discard = ("raid#1",), ("pincer#1",)
    assert context.draw_common(3) == ("raid#1", "pincer#1")
    assert context.events == [events.DeckReshuffled("common", -1)]
    assert (context.state.common_deck, context.state.common_discard) == ((), ())


@pytest.mark.parametrize(("gold", "most"), [(10, 5), (9, 4), (3, 1), (2, 1), (1, 0)])
def test_how_many_cards_one_can_keep(gold, most):
    """RULES 4.7: at 2 gold each as many as the gold pays, of those in hand; or none."""
    board = Board("BG EP").gold("BG", gold)
    state = board.state
    state.hands[0], state.frames = state.royal_decks[0][:5], [StrategicStart()]
    nothing, *picks = board.moves("BG")
    assert nothing == Keep(())
    assert [(pick.least, pick.most) for pick in picks] == ([(1, most)] if most else [])


def test_the_teams_are_those_of_the_option():
    """RULES 1: the seats named are the first team, the others the second; without teams everybody is alone."""
    assert teams(BalkansOptions(**TEAMS | {"teams": frozenset({"1", "2"})}), 4) == (1, 0, 0, 1)
    assert teams(BalkansOptions(), 3) == (0, 1, 2)


def test_nothing_is_left_of_the_strategic_start():
    """RULES 4.7: when all have chosen what to keep, Planning stands alone."""
    board = Board("BG EP")
    board.state.frames = [StrategicStart()]
    board.do("BG", Keep(())).do("EP", Keep(()))
    assert [type(frame) for frame in board.state.frames] == [Planning]


def test_a_single_tactic_left_leaves_no_choice():
    """RULES 4.8, 5.0, 5.10, `second_draw`: where only one tactic is left to draw there is nothing to choose."""
    board = battle("LA", "BG", "2r", "2r").hold("LA", "seasoned_captain#1")
    board.state.common_deck = ("advance#1",)
    attack(board).do("LA", Card("seasoned_captain#1"))
    assert [event.tactics for event in board.told(events.TacticsShown)][:1] == [(events.ShownTactic(0, "advance#1"),)]
