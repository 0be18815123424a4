"""Actions, meeting zaptie, the abilities before the first action, and clearing (RULES 5.4 to 5.8)."""

from games.hayduti import GAME
from games.hayduti.rules.events import (
    BenkovskiRoused,
    CommitteeBroken,
    Exposed,
    FieldRefilled,
    GroupFormed,
    HadzhiRemoved,
    IlyoRemoved,
    SofroniyTurned,
    ZaptieIgnored,
)
from games.hayduti.rules.state import zaptie_sum
from tests.games.hayduti.positions import at, hand, play, short, shorts, table, texts, verbs

EXAMPLE = {
    "stats": {0: (4, 6, 5)},
    "raised": {0: "sofroniy totyu"},
    "up": "V7@1 d2g@7 Z1@9 Z2@12",
}


def example(fifteen="Z1"):
    return table("d2u n3u", **EXAMPLE, down=f"V10@13 b3g@14 {fifteen}@15 Z2@16", deck="d2y n3g")


def test_h_01_example_turn():
    """The example turn of the rulebook, card by card."""
    state = example()
    assert SofroniyTurned(0, 17, "hay-d-yellow-2-1") in play(state, "0 sofroniy")
    assert (at(state, 17), state.mover.actions_left) == ("d2y", 6)
    play(state, "0 scout 13\n0 scout 14")
    assert not state.mover.exposed
    play(state, "0 scout 15")
    assert (state.mover.exposed, zaptie_sum(state), state.mover.actions_left) == (True, 4, 3)
    play(state, "0 risk")
    assert hand(state) == "d2u n3u n3g"
    play(state, "0 recruit 7\n0 recruit 14")
    assert (state.phase, hand(state)) == ("clearing", "d2u n3u n3g d2g b3g")
    assert [choice.least for choice in GAME.moves(state, 0)] == [1]
    play(state, "0 clear d2u\n0 raise V10")
    assert (state.plan.stage, state.plan.by) == ("cards", "hay-d-green-2-1")
    events = play(state, "0 group n3g b3g")
    formed = next(event for event in events if isinstance(event, GroupFormed))
    assert (formed.strength, formed.contribution) == (10, "deynost")
    assert [bonus.deets for bonus in formed.bonuses] == ["deets-totyu"]
    player = state.players[0]
    assert (hand(state), player.exposed, shorts(card for card, _ in player.raised)) == (
        "n3u",
        True,
        "sofroniy totyu V10",
    )
    assert FieldRefilled(1, 2) in events
    assert at(state, 7) == "d2y"
    assert [not state.up[pos - 1] for pos in (13, 14)] == [True, True]
    assert (len(state.field), state.active) == (16, 1)


def test_h_09_order_of_start_abilities():
    """Sofroniy, then Benkovski, then Hadzhi: the actions stay though the zaptie have become weaker (rulebook)."""
    state = table("n2g", raised={0: "sofroniy hadzhi benkovski"}, up="Z2@3", deck="Z1 n2r")
    events = play(state, "0 sofroniy")
    assert events[1:] == [BenkovskiRoused(0, 2)]
    assert (at(state, 17), state.mover.exposed, zaptie_sum(state), state.mover.actions_left) == ("Z1", False, 3, 6)
    assert play(state, "0 hadzhi 3") == [HadzhiRemoved(0, 3, "zap-2-1", replaced=True)]
    assert (zaptie_sum(state), state.mover.actions_left) == (1, 6)


def test_h_21_levski_ignores_the_first():
    """Levski saves from the first zaptie of a turn and from no later one."""
    state = table("n2g", raised={0: "levski"}, exposed=[0], up="Z3@1 Z2@2", down="Z1@3 Z1@4")
    play(state, "0 scout 3")
    assert play(state, "0 meet levski") == [ZaptieIgnored(0, "zap-1-1")]
    assert (state.phase, state.mover.actions_left) == ("actions", 3)
    assert CommitteeBroken(0, 7, 4) in play(state, "0 scout 4")


def test_h_23_levski_or_ilyo():
    """One of the two for one zaptie; Ilyo exposes, sends it away and lets two more cards stay."""
    state = table("n2g n2r", raised={0: "levski ilyo"}, down="Z1@3 Z1@4")
    play(state, "0 scout 3")
    assert texts(state, "meet") == ["levski", "ilyo", "none"]
    events = play(state, "0 meet ilyo")
    assert events == [Exposed(0, "zap-1-1"), IlyoRemoved(0, "zap-1-1", 2)]
    assert (at(state, 3), short(state.used[-1]), state.mover.limit) == ("", "Z1", 6)
    play(state, "0 scout 4")
    assert state.phase == "actions"
    play(state, "0 pass\n0 clear\n0 skip")
    assert at(state, 3) == f"({short(state.field[2])})"
    assert state.players[0].keep_bonus == 0

    state = table("n2g", raised={0: "ilyo"}, exposed=[0], down="Z1@3")
    play(state, "0 scout 3")
    assert state.phase == "actions"


def test_h_25_hadzhi():
    """Before the first action, once, on an open zaptie; a face-down card takes its place."""
    state = table("n2g", raised={0: "hadzhi"}, up="Z2@5 Z1@6 n2u@7", deck="d2y")
    play(state, "0 hadzhi 7 ✗ no-zaptie\n0 hadzhi 99 ✗ no-such-position\n0 hadzhi 5\n0 hadzhi 6 ✗ used-already")
    assert (at(state, 5), short(state.used[-1]), state.mover.actions_left) == ("(d2y)", "Z2", 4)
    state = table("n2g", raised={0: "hadzhi"}, up="Z2@5")
    play(state, "0 scout 1\n0 hadzhi 5 ✗ acted-already")
    state = table("n2g", raised={0: "hadzhi"})
    assert "hadzhi" not in verbs(state)


def test_actions_that_come_to_nothing_are_counted_once_too():
    """A risk with nothing left to draw costs an action; one that meets a zaptie is one, though it ends them all."""
    state = table("n2g", rotations_done=1, rotations=2, deck_size=0)
    play(state, "0 risk")
    assert (state.mover.actions_taken, state.mover.actions_left) == (1, 3)
    state = table("n2g", rotations_done=1, rotations=2, deck_size=0)
    play(state, "0 scout 1\n0 scout 2\n0 scout 3\n0 risk")
    assert (state.mover.actions_left, state.phase) == (0, "clearing")
    state = table("n2g", deck="Z1")
    play(state, "0 risk")
    assert (state.mover.actions_taken, state.mover.actions_left, state.mover.may_form) == (1, 0, False)
