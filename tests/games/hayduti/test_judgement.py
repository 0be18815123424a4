"""What computers and the harmless move do."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.hayduti import GAME
from games.hayduti.components import CODES, NAMES
from games.hayduti.judgement import unseen
from tests.games.conformance import computers
from tests.games.hayduti.positions import CHANCE, play, shorts, table
from tests.games.hayduti.rich import rich

if TYPE_CHECKING:
    from games.hayduti.state import State


def judged(state: State, seat: int = 0) -> str:
    return str(GAME.judge(GAME.view(state, seat), GAME.moves(state, seat), CHANCE))


def default(state: State, seat: int = 0) -> str:
    return str(GAME.default(GAME.view(state, seat), GAME.moves(state, seat)))


def test_default_acts_once_and_passes() -> None:
    """The lowest face-down card is scouted, else the lowest recruited; then comes the pass (specification 10.1)."""
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
    assert default(state) == judged(state) == f"elevate {stat}"


def test_start_abilities_are_used() -> None:
    """Sofroniy always; Hadzhi on the strongest zaptie."""
    state = table("n2g", raised={0: "sofroniy hadzhi"}, up="Z1@1 Z3@2")
    assert judged(state) == "sofroniy"
    play(state, "0 sofroniy")
    assert judged(state) == "hadzhi 2"


def test_a_danger_is_not_scouted() -> None:
    """Exposed, with a good hand and every other zaptie deadly, a computer takes what is open and stops."""
    state = table("n3g n3r n2g n2r", exposed=[0], up="Z1@1 Z2@2 Z1@3 n3u@4", stats={0: (5, 6, 4)})
    assert judged(state) == "recruit 4"
    play(state, "0 recruit 4")
    assert judged(state).split()[0] in {"pass", "recruit"}


def test_a_ready_group_is_formed() -> None:
    """With the cards for it a stat is improved, by its own steps, to the end."""
    state = table("n3g n3r n2g n2r", phase="forming")
    verbs: list[str] = []
    while state.active == 0:
        move = GAME.judge(GAME.view(state, 0), GAME.moves(state, 0), CHANCE)
        verbs.append(move.verb)
        GAME.play(state, 0, move, CHANCE)
    assert verbs == ["improve", "group"]
    assert state.players[0].stats[0] > 4


def test_a_worthless_exposed_hand_is_given_up() -> None:
    """Exposed with next to nothing, all is cleared, to be secret again."""
    state = table("n2g", exposed=[0], phase="clearing")
    assert judged(state) == "clear hay-n-green-2-1"
    assert judged(table("n3g n3r", exposed=[0], phase="clearing")) == "clear -"


def test_what_may_still_come() -> None:
    """Marked cards that have not been shuffled in, and all that lies open, cannot be drawn."""
    state = table("n2g", up="Z1@1 V7@2", raised={1: "sofroniy"})
    possible = unseen(GAME.view(state, 0))
    assert not {CODES[name] for name in ("voy-10-1", "voy-12-1", "zap-3-1", "zap-3-2", "deets-levski")} & {*possible}
    assert not {CODES[name] for name in ("hay-n-green-2-1", "zap-1-1", "voy-7-1", "deets-sofroniy")} & {*possible}
    assert {*state.deck} <= {*possible}
    assert shorts([possible[0]]) == "n2g"
    assert NAMES[possible[0]] == "hay-n-green-2-2"


@pytest.mark.parametrize("number", range(6))
def test_computers_play_rich_tables(number: int) -> None:
    """Computers come to an end with everything raised, in good time, and use groups of all kinds."""
    trail = rich(bytes([number]) * 32, parallel=number % 2 == 1, uprising="normal")
    slowest = 0.0
    for now in computers(trail):
        acting = GAME.acting(now.state)
        if acting:
            view, choices = GAME.view(now.state, acting[0]), GAME.moves(now.state, acting[0])
            began = time.perf_counter()
            GAME.judge(view, choices, SeededChance(bytes(32), 1))
            slowest = max(slowest, time.perf_counter() - began)
    assert slowest < 1.0
    assert GAME.view(trail.state, PUBLIC).outcome is not None
