"""What computers play, and the default move."""

from typing import Any, Literal

import pytest

from games.check.tables import computers
from games.core.chance import SeededChance
from games.core.conformance import Playthrough, is_legal
from games.core.contract import PUBLIC
from games.core.strength import Strength, choose
from games.hayduti import GAME
from games.hayduti.computer import search
from games.hayduti.computer.worth import hopes_of, unseen
from games.hayduti.data.cards import CODES, NAMES
from games.hayduti.rules import moves
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.rules.state import State
from games.hayduti.views.view import HaydutiView
from tests.games.hayduti.positions import CHANCE, play, shorts, table
from tests.games.hayduti.rich import rich


def heuristic_move(state: State, seat: int = 0) -> str:
    return str(GAME.heuristic(GAME.view(state, seat), GAME.moves(state, seat), CHANCE))


def default(state: State, seat: int = 0) -> str:
    return str(GAME.default(GAME.view(state, seat), GAME.moves(state, seat)))


def test_default_acts_once_and_passes() -> None:
    """The lowest face-down card is scouted, else the lowest recruited; then comes the pass (RULES 10.1)."""
    state = table("n2g", up="n2u@1", empty=[2])
    assert default(state) == "scout 3"
    play(state, "0 scout 3")
    assert default(state) == "pass"
    assert default(table(up="n2u@4", empty=[*range(1, 4), *range(5, 17)])) == "recruit 4"
    assert default(table(empty=range(1, 17))) == "risk"


def test_default_answers() -> None:
    """Levski, else Ilyo; no group; the fewest, weakest and latest cleared; the strongest kept."""
    state = table("n2g", raised={0: "levski ilyo"}, down="Z1@1")
    play(state, "0 scout 1")
    assert default(state) == "meet levski"
    state = table("n2g", raised={0: "ilyo"}, down="Z1@1")
    play(state, "0 scout 1")
    assert default(state) == "meet ilyo"
    state = table("V4 n2g n2u n3r n3y n2y", phase="clearing")
    assert default(state) == "clear hay-n-blue-2-1,hay-n-yellow-2-1"
    state = table("n2g n2u", phase="clearing")
    assert default(state) == "clear -"
    state = table("n2g n2u n3r", phase="forming")
    assert default(state) == "skip"
    play(state, "0 improve nabor")
    assert default(state) == "back"
    state = table("V4 n2g n3u n3r", exposed=[0], raised={0: "petko"}, up="Z3@1", down="Z2@2")
    play(state, "0 scout 2")
    assert default(state) == "keep hay-n-blue-3-1,hay-n-red-3-1"


@pytest.mark.parametrize(
    ("stats", "raised", "stat"),
    [
        ({0: (4, 4, 4), 1: (4, 4, 4)}, "karavelov", "nabor"),
        ({0: (4, 6, 4), 1: (9, 7, 9), 2: (9, 7, 9)}, "karavelov", "deynost"),
        ({0: (4, 6, 6), 1: (9, 7, 7)}, "karavelov hadzhi", "boyna"),
    ],
)
def test_karavelov_goes_where_it_brings_most(stats: dict[int, tuple[int, ...]], raised: str, stat: str) -> None:
    """Points of his owner decide, then the order of the stats."""
    state = table(stats=stats, raised={0: raised}, final=True, rotations_done=2, phase="final_choice")
    assert default(state) == heuristic_move(state) == f"elevate {stat}"


@pytest.mark.parametrize("hand", ["n2g d2u", "n2g n2u n3r", "n3g b2g d2g n2r"])
def test_the_exposed_tempt_no_zaptie_that_may_break_them(hand: str) -> None:
    """With power 4 and zaptie of 3 in the open the next may break the committee: after one action that is enough."""
    state = table(hand, exposed=[0], stats={0: (4, 4, 4)}, up="Z3@1", down="b2y@2")
    play(state, "0 scout 2")
    assert not heuristic_move(state).startswith(("scout", "risk"))


@pytest.mark.parametrize("hand", ["n2g d2u", "n3g b2g d2g n2r"])
def test_nor_do_strong_ones(hand: str) -> None:
    """What search compares holds no scout and no risk, however often they may win."""
    state = table(hand, exposed=[0], stats={0: (4, 4, 4)}, up="Z3@1", down="b2y@2")
    play(state, "0 scout 2")
    compared = search.candidates(GAME.view(state, 0), GAME.moves(state, 0), CHANCE, 1.0)
    assert {move.verb for move in compared} <= {"recruit", "pass"}
    state.players[0].exposed = False
    compared = search.candidates(GAME.view(state, 0), GAME.moves(state, 0), CHANCE, 1.0)
    assert {"scout", "risk"} <= {move.verb for move in compared}


def test_strong_ones_take_weak_cards_where_normal_ones_turn_up_more() -> None:
    """Two cards of other sets lie open, and there are two actions."""
    state = table("n3g n2g", up="d3r@1 b2y@2", stats={0: (5, 2, 4)})
    state.players[0].actions_left = 2
    assert heuristic_move(state).startswith("scout")
    assert str(search.policy(state, 0, CHANCE)) == "recruit 1"
    assert str(search.candidates(GAME.view(state, 0), GAME.moves(state, 0), CHANCE, 1.0)[0]) == "recruit 1"


def test_the_exposed_take_no_figure_only_to_clear_it() -> None:
    """What search compares holds the hayduts alone while the committee is exposed, everything open while it is not."""
    state = table("n3u", exposed=[0], up="benkovski@1 V7@2 n2g@3 Z1@4", empty=range(5, 17))
    for exposed, expected in ((True, {"recruit 3"}), (False, {"recruit 1", "recruit 2", "recruit 3"})):
        state.players[0].exposed = exposed
        compared = search.candidates(GAME.view(state, 0), GAME.moves(state, 0), CHANCE, 1.0)
        assert {str(move) for move in compared if move.verb == "recruit"} == expected


def test_voyvodas_leave_room_for_their_groups() -> None:
    """Of two voyvodas one is kept, where five cards may stay: three hayduts reach no 10."""
    state = table("V10 V7 n2u d2u d3u n3r", stats={0: (5, 5, 4)}, phase="clearing")
    assert heuristic_move(state) == "clear voy-10-1"


@pytest.mark.parametrize("deck", [1, 2, 4])
def test_nothing_is_hoarded_to_the_end(deck: int) -> None:
    """A hand counts nothing at the end (RULES 6.2): in the last part of the game a strong computer raises what it can."""
    state = table("V10 V7 n2u d2u d3u", stats={0: (6, 6, 5)}, phase="forming", rotations_done=1, deck_size=deck)
    move = choose(GAME, GAME.view(state, 0), GAME.moves(state, 0), CHANCE, Strength.STRONG, 0.5)
    assert str(move) == "raise voy-7-1"


def test_whoever_is_offered_only_to_keep_all_keeps_all() -> None:
    """Also a hand of which a card would be put away, were that offered."""
    state = table("V10 V7 n2u d2u d3u n3r", stats={0: (5, 5, 4)}, phase="clearing")
    keep = moves.Clear(())
    assert GAME.heuristic(GAME.view(state, 0), [keep], CHANCE) == keep


def test_no_voyvoda_is_recruited_only_to_be_cleared() -> None:
    """With as many cards in hand as may stay, an open voyvoda is left where it can be raised from."""
    full = table("n2g d3u b2r b3y", up="V7@1 n2u@2", empty=range(3, 17), exposed=[0])
    play(full, "0 recruit 2")
    assert heuristic_move(full) != "recruit 1"
    roomy = table("n2g d3u", up="V7@1 n2u@2", empty=range(3, 17), exposed=[0])
    play(roomy, "0 recruit 2")
    assert heuristic_move(roomy) == "recruit 1"


def test_start_abilities_are_used() -> None:
    """Sofroniy always; Hadzhi on the strongest zaptie."""
    state = table("n2g", raised={0: "sofroniy hadzhi"}, up="Z1@1 Z3@2")
    assert heuristic_move(state) == "sofroniy"
    play(state, "0 sofroniy")
    assert heuristic_move(state) == "hadzhi 2"


def test_a_danger_is_not_scouted() -> None:
    """Exposed, with a good hand and every other zaptie deadly, a computer takes what is open and stops."""
    state = table("n3g n3r n2g n2r", exposed=[0], up="Z1@1 Z2@2 Z1@3 n3u@4", stats={0: (5, 6, 4)})
    assert heuristic_move(state) == "recruit 4"
    play(state, "0 recruit 4")
    assert heuristic_move(state).split()[0] in {"pass", "recruit"}


def test_a_ready_group_is_formed() -> None:
    """With the cards for it a stat is improved, by its own steps, to the end."""
    state = table("n3g n3r n2g n2r", phase="forming")
    verbs: list[str] = []
    while state.active == 0:
        move = GAME.heuristic(GAME.view(state, 0), GAME.moves(state, 0), CHANCE)
        verbs.append(move.verb)
        GAME.play(state, 0, move, CHANCE)
    assert verbs == ["improve", "group"]
    assert state.players[0].stats[0] > 4


def test_a_worthless_exposed_hand_is_given_up() -> None:
    """Exposed with next to nothing, all is cleared, to be secret again."""
    state = table("n2g", exposed=[0], phase="clearing")
    assert heuristic_move(state) == "clear hay-n-green-2-1"
    assert heuristic_move(table("n3g n3r", exposed=[0], phase="clearing")) == "clear -"


def test_what_may_still_come() -> None:
    """Marked cards that have not been shuffled in, and all that lies open, cannot be drawn."""
    state = table("n2g", up="Z1@1 V7@2", raised={1: "sofroniy"})
    possible = unseen(GAME.view(state, 0))
    assert not {CODES[name] for name in ("voy-10-1", "voy-12-1", "zap-3-1", "zap-3-2", "deets-levski")} & {*possible}
    assert not {CODES[name] for name in ("hay-n-green-2-1", "zap-1-1", "voy-7-1", "deets-sofroniy")} & {*possible}
    assert {*state.deck} <= {*possible}
    assert shorts([possible[0]]) == "n2g"
    assert NAMES[possible[0]] == "hay-n-green-2-2"
    state = table(up="n3r@4", hands={1: "d3g"})
    play(state, "0 recruit 4\n0 pass\n0 clear\n0 skip")
    possible = unseen(GAME.view(state, 1))
    assert CODES["hay-n-red-3-1"] not in possible, "all have seen it taken"


@pytest.mark.parametrize("number", range(6))
def test_computers_play_rich_tables(number: int) -> None:
    """Computers come to an end with everything raised, and form groups of all kinds."""
    playthrough = rich(bytes([number]) * 32, parallel=number % 2 == 1, uprising="normal")
    for now in computers(playthrough):
        for seat in GAME.acting(now.state):
            view, choices = GAME.view(now.state, seat), GAME.moves(now.state, seat)
            assert is_legal(GAME.heuristic(view, choices, SeededChance(bytes(32), 1)), choices)
    assert GAME.view(playthrough.state, PUBLIC).outcome is not None


# The uprising


def test_cards_gather_for_a_target() -> None:
    """Eleven of one contribution lead to the target, so nothing of them is spent on less."""
    given: dict[str, Any] = {"hand": "b3g b3r b3u n2g n2r", "stats": {0: (7, 5, 4), 1: (4, 7, 4)}, "phase": "forming"}
    assert heuristic_move(table(**given)) == "improve boyna"
    assert heuristic_move(table(**given, uprising="normal", seats=2)) == "skip"
    assert heuristic_move(table(**{**given, "hand": "b3g b3r b3u b2y"}, uprising="normal", seats=2)) == "improve boyna"


def test_what_another_has_reached_is_lacking_no_more() -> None:
    """A target counts once for the table; what deytsi will add before scoring counts too."""
    given: dict[str, Any] = {"hand": "b3g b3r b3u n2g n2r", "stats": {0: (7, 7, 4), 1: (4, 4, 7)}, "phase": "forming"}
    assert heuristic_move(table(**given, uprising="normal", seats=2)) == "improve boyna"
    stats = {0: (7, 7, 4), 1: (4, 4, 6)}
    assert hopes_of(seen(stats=stats, uprising="normal")).lacking == (0, 0, 7)
    assert hopes_of(seen(stats=stats, uprising="normal", raised={1: "karadzha"})).lacking == (0, 0, 0)
    assert hopes_of(seen(stats=stats, uprising="normal", raised={0: "karadzha"})).lacking == (0, 0, 6)
    assert hopes_of(seen(stats=stats)).lacking == (0, 0, 0)


def test_targets_above_the_board_are_aimed_at_by_its_maximum() -> None:
    """The rest must come before scoring; who stands at the maximum can do no more with groups."""
    given: dict[str, Any] = {"uprising": "custom", "target_nabor": 11, "target_deynost": 5, "target_boyna": 5}
    assert hopes_of(seen(stats={0: (9, 5, 5)}, **given)).lacking == (10, 0, 0)
    assert hopes_of(seen(stats={0: (10, 5, 5)}, **given)).lacking == (0, 0, 0)


def seen(**given: Any) -> HaydutiView:
    """Return what seat 0 of a table of two sees."""
    return GAME.view(table(seats=2, **given), 0)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_uprisings_within_reach_succeed(
    level: Literal["easy", "normal"], seats: int, pytestconfig: pytest.Config
) -> None:
    for number in range(3 if pytestconfig.option.exhaustive else 1):
        playthrough = Playthrough(GAME, HaydutiOptions(uprising=level), seats, bytes([seats, number]) * 16)
        *_, playthrough = computers(playthrough)
        outcome = GAME.outcome(playthrough.state)
        assert outcome.reason == "uprising-won", (number, playthrough.state.scores)


@pytest.mark.parametrize("last", [False, True])
def test_play_outs_that_judge_moves_stop_early_but_not_in_the_last_part_of_the_game(last: bool) -> None:
    state = table("n3g n3r")
    state.rotations_done = state.options.rotations - 1 if last else 0
    if last:
        state.used += state.deck[:-1]
        del state.deck[:-1]
    stops = search.stop_judging(GAME.view(state, 0))
    assert not stops(state)
    state.turn += search.AHEAD
    assert stops(state) is not last
