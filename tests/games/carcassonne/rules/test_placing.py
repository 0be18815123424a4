"""Placing tiles and scoring in the base game (RULES 5.1 to RULES 5.5)."""

from __future__ import annotations

import pytest

from games.carcassonne import GAME
from games.carcassonne.data.tiles import NUMBER, TILES
from games.carcassonne.rules import board as board_module
from games.carcassonne.rules.board import cell_at
from games.carcassonne.rules.events import (
    FeatureCompleted,
    FinalFeature,
    GameEnded,
    MeepleHome,
    TileDrawn,
    TileSetAside,
)
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import SOURCES, Term
from games.carcassonne.rules.worth import owners
from games.core.contract import PUBLIC
from games.core.options import BadOptions
from tests.games.carcassonne.positions import (
    CHANCE,
    ended,
    finals,
    of_kind,
    options,
    placements,
    play,
    position,
    put,
    scored,
    totals,
)

C_01 = "A5 B4 C4 D6 E4 F4 G4 H4 I4 J6 K6 L7 M4 N4 O6 P6 Q4 R4 S5 T5 U6 V6 W7 X8 RA6 RC7 RD4 RE6 RF6 RH4"


def test_c_01_placements_beside_the_start_tile() -> None:
    """Each tile has this many placements beside the start tile (RULES 5.1)."""
    found = [f"{tile}{len(placements(position(hand=tile)))}" for tile in (case[:-1] for case in C_01.split())]
    assert found == C_01.split()


@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("RC", [(-1, 0, 0), (-1, 0, 1), (-1, 0, 3), (1, 0, 1), (1, 0, 2), (1, 0, 3), (0, 1, 1)]),
        ("E", [(0, -1, 2), (0, 1, 1), (0, 1, 2), (0, 1, 3)]),
        ("C", [(0, -1, 0), (0, -1, 1), (0, -1, 2), (0, -1, 3)]),
    ],
)
def test_c_02_exact_placements(tile: str, expected: list[tuple[int, int, int]]) -> None:
    """These and no others, by y, then x, then turn (RULES 5.2); equal-looking turns are all there (RULES 5.2)."""
    state = position(hand=tile)
    assert placements(state) == sorted(expected, key=lambda placement: (placement[1], placement[0], placement[2]))


def test_c_02_illegal_placements() -> None:
    """A cell that touches the board at a corner only, and an edge that does not match, are refused (RULES 5.1)."""
    play(position(hand="E"), "R place 1,1 0 ✗ no-such-spot\nR place 0,-1 0 ✗ does-not-fit")


def test_c_03_road_completed_by_another() -> None:
    """A road of three tiles brings its owner three points, even if another seat completes it (RULES 3)."""
    state = position("W@1,0 0 R:r3", hand="A", active="B")
    events = play(state, "B place -1,0 3\nB pass")
    assert scored(events) == [("R", "0.r1", 3)]
    assert (totals(state, "R", "B"), state.supply) == ((3, 0), [7, 7, 7, 7])
    assert of_kind(events, MeepleHome) == [MeepleHome(0, "1.r3", 1, 0)]
    assert of_kind(events, FeatureCompleted)[0].terms == (Term(3, 1, "tile"),)


def test_c_04_loop() -> None:
    """A ring of four curves is complete at once with the meeple put on its last tile (RULES 5.4, RULES 5.5)."""
    state = position("V@0,1 3; V@1,1 0; V@1,2 1", hand="V")
    events = play(state, "R place 0,2 2\nR meeple r1")
    assert scored(events) == [("R", "1.r1", 4)]
    assert state.supply[0] == 7


def test_c_05_loop_through_a_village() -> None:
    """A tile on which the ring begins and ends counts once (RULES 3)."""
    state = position("W@0,1 0 R:r1; V@1,1 0; V@1,2 1", hand="V", active="B")
    events = play(state, "B place 0,2 2\nB pass")
    assert scored(events) == [("R", "1.r1", 4)]


def test_c_06_road_between_two_villages() -> None:
    """It is complete at once; the other roads of a crossing are features of their own (RULES 3)."""
    state = position("X@-1,0 0", hand="X")
    events = play(state, "R place 1,0 0\nR meeple r4")
    assert scored(events) == [("R", "0.r1", 3)]
    label = state.board.label
    assert len({label[state.board.node(f"2.r{number}")] for number in (1, 2, 3, 4)}) == 4


def test_c_07_open_road_at_the_end() -> None:
    """An unfinished road brings a point a tile, at the end only (RULES 3)."""
    state = position("U@1,0 1 R:r1; U@2,0 1")
    assert totals(state, "R") == (0,)
    assert finals(state) == {"R": {"road": 3}}


def test_c_08_smallest_city() -> None:
    """A city of two tiles brings four points (RULES 3)."""
    state = position(hand="E")
    events = play(state, "R place 0,-1 2\nR meeple c1")
    assert scored(events) == [("R", "0.c1", 4)]
    assert state.supply[0] == 7


def test_c_09_pennant() -> None:
    """Two points a tile and two a pennant (RULES 3)."""
    state = position("M@0,-1 2 R:c1", hand="E", active="B")
    events = play(state, "B place 1,-1 3\nB pass")
    assert scored(events) == [("R", "0.c1", 8)]
    assert of_kind(events, FeatureCompleted)[0].terms == (Term(3, 2, "tile"), Term(1, 2, "pennant"))


def test_c_10_open_city_at_the_end() -> None:
    """One point a tile and one a pennant (RULES 3)."""
    assert finals(position("M@0,-1 2 R:c1")) == {"R": {"city": 3}}


C_11 = "N@0,1 3 R:c1; I@0,2 0 B:c2; N@-1,1 2"


def test_c_11_a_tile_with_two_segments_of_one_city() -> None:
    """It counts once; both have a knight, and both score in full (RULES 3)."""
    state = position(C_11, hand="N", active="Y")
    events = play(state, "Y place -1,2 1\nY pass")
    assert scored(events) == [("R", "1.c1", 8), ("B", "1.c1", 8)]


def test_c_11_field_at_the_joined_city() -> None:
    """A field that touches both segments touches one city (RULES 3)."""
    state = position(C_11 + "; N@-1,2 1")
    put(state, "Y", "2.f1")
    assert finals(state)["Y"] == {"field": 3}


C_12 = "H@0,-1 0 R:c1; D@1,0 0; H@1,-1 0 B:c1; N@0,-2 2"


def test_c_12_tie() -> None:
    """Equal numbers of knights: both score in full (RULES 3)."""
    state = position(C_12, hand="N", active="Y")
    events = play(state, "Y place 1,-2 3\nY pass")
    assert scored(events) == [("R", "1.c1", 8), ("B", "1.c1", 8)]
    assert (state.meeples, state.supply) == ([], [7, 7, 7, 7])


C_13 = "H@0,-1 0 R:c1; D@1,0 0; H@1,-1 0 B:c1; D@2,0 0; H@2,-1 0 R:c1; N@0,-2 2; R@1,-2 2"


def test_c_13_majority() -> None:
    """Two knights against one: the one scores nothing, and all go home (RULES 3, RULES 5.5)."""
    state = position(C_13, hand="N", active="Y")
    events = play(state, "Y place 2,-2 3\nY pass")
    assert scored(events) == [("R", "1.c1", 12)]
    assert [event.seat for event in of_kind(events, MeepleHome)] == [0, 1, 0]
    assert of_kind(events, FeatureCompleted)[0].owners == (0,)


@pytest.mark.parametrize("active", ["R", "B"])
def test_c_14_occupied_city(active: str) -> None:
    """Nobody, its owner included, may put a meeple where one stands (RULES 5.4)."""
    state = position("H@0,-1 0 R:c1", hand="N", active=active)
    play(state, f"{active} place 0,-2 2")
    assert options(state) == f"{active}: meeple f1 | pass"
    play(state, f"{active} meeple c1 ✗ feature-taken")


C_15 = "A@1,0 1; A@-1,0 3; B@0,1 0 R:m; B@-1,1 0; B@1,1 0; B@0,2 0 B:m; E@-1,2 2"


def test_c_15_monastery() -> None:
    """Nine points when all eight cells round it are filled; at the end one and one for each (RULES 3)."""
    state = position(C_15, hand="E", active="Y")
    events = play(state, "Y place 1,2 2\nY pass")
    assert scored(events) == [("R", "3.m", 9)]
    assert state.supply == [7, 6, 7, 7]
    assert finals(state) == {"B": {"monastery": 6}}


def test_the_node_of_a_monastery(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the one its tile's data say, wherever it stands among the tile's features (RULES 3)."""
    state = position("A@1,0 1; B@1,1 0 B:m; A@-1,0 3 R:m; B@1,2 0")
    board = state.board
    named = {cell: board.name(board.monastery(cell)) for cell in board.abbeys}
    assert named == {cell_at(1, 0): "1.m", cell_at(1, 1): "2.m", cell_at(-1, 0): "3.m", cell_at(1, 2): "4.m"}
    assert [owners(state, board.monastery(cell)) for cell in board.abbeys] == [(), (1,), (0,), ()]
    monkeypatch.setattr(board_module, "ABBEY", (3,) * len(TILES))
    assert [board.monastery(cell) for cell in board.abbeys] == [11, 19, 27, 35]


def test_a_monastery_is_complete_with_its_eighth_neighbour_and_not_before() -> None:
    """Whoever lays it, the neighbour's own features are others (RULES 3)."""
    state = position(C_15)
    board, monastery = state.board, state.board.node("3.m")
    assert (board.abbeys[board.cells[3]], board.complete(monastery)) == (7, False)
    assert monastery not in board.just_completed()
    board.lay(cell_at(1, 2), 4 * NUMBER["E"] + 2)
    assert (board.abbeys[board.cells[3]], board.complete(monastery)) == (8, True)
    assert monastery in board.just_completed()
    board.lay(cell_at(5, 5), 4 * NUMBER["E"])
    assert monastery not in board.just_completed()


def test_c_16_monastery_and_road_are_two_features() -> None:
    """The road from monastery to monastery is complete with the second one (RULES 3)."""
    state = position("A@1,0 1", hand="A")
    events = play(state, "R place -1,0 3")
    assert options(state) == "R: meeple m | meeple r1 | meeple f1 | pass"
    events = play(state, "R meeple m")
    assert [
        (feature.key, feature.kind, feature.tiles, feature.owners) for feature in of_kind(events, FeatureCompleted)
    ] == [("0.r1", "road", 3, ())]
    assert len(state.meeples) == 1


def test_c_17_two_awards_of_one_tile() -> None:
    """The single placement is asked for all the same; awards come in order of their features (RULES 5.0, RULES 5.5)."""
    state = position("M@0,-1 2 R:c1; V@1,0 1 R:r1; A@-1,0 3", hand="L")
    assert placements(state) == [(1, -1, 3)]
    events = play(state, "R place 1,-1 3\nR pass")
    assert scored(events) == [("R", "0.c1", 8), ("R", "0.r1", 4)]
    assert totals(state, "R") == (12,)


def test_c_18_field_with_three_cities() -> None:
    """Three points a completed city, each once (RULES 3)."""
    state = position(C_12 + "; N@1,-2 3")
    state.meeples.clear()
    put(state, "Y", "1.f1")
    assert finals(state) == {"Y": {"field": 9}}


def test_c_19_field_with_four_cities() -> None:
    """As before, over three cells (RULES 3)."""
    state = position(C_13 + "; N@2,-2 3")
    state.meeples.clear()
    put(state, "Y", "1.f1")
    assert finals(state) == {"Y": {"field": 12}}


def test_c_20_two_fields_at_one_city() -> None:
    """Each field scores the city (RULES 3)."""
    state = position("E@0,-1 2 R:f1; W@1,0 0 B:f1")
    assert finals(state) == {"R": {"field": 3}, "B": {"field": 3}}


def test_c_21_road_as_border() -> None:
    """A road parts two fields (RULES 3)."""
    state = position("E@0,-1 2; U@1,0 1 R:f1 B:f2; U@-1,0 1")
    assert finals(state) == {"R": {"field": 3}}


def test_c_22_fields_meet_round_a_roads_end() -> None:
    """Behind a monastery the two fields are one; its owners share, and nobody may join them (RULES 5.4)."""
    state = position("E@0,-1 2; V@1,0 0 R:f1 B:f2", hand="A")
    label, node = state.board.label, state.board.node
    assert label[node("2.f1")] != label[node("2.f2")]
    play(state, "R place -1,0 3")
    assert options(state) == "R: meeple m | meeple r1 | pass"
    play(state, "R pass")
    assert finals(state) == {"R": {"field": 3}, "B": {"field": 3}}


def test_c_23_fields_on_both_sides_of_a_gate_road() -> None:
    """They are two fields, and the city scores with its pennant (RULES 3)."""
    state = position("S@0,-1 2 R:c1; E@-1,-1 1", hand="E", active="B")
    events = play(state, "B place 1,-1 3\nB pass")
    assert scored(events) == [("R", "0.c1", 10)]
    put(state, "R", "1.f1")
    put(state, "B", "1.f2")
    assert finals(state) == {"R": {"field": 3}, "B": {"field": 3}}


def test_c_24_open_city_feeds_nobody() -> None:
    """A field scores completed cities only (RULES 3)."""
    assert finals(position("M@0,-1 2 R:f1")) == {}


def test_c_25_unplaceable_tile() -> None:
    """It is set aside, and the same player draws again in the same turn (RULES 5.1)."""
    state = position("E@0,-1 2", hand="C", stack="U U")
    assert (state.active, len(placements(state))) == (0, 12)
    assert GAME.view(state, PUBLIC).aside == ("C",)
    assert GAME.view(state, PUBLIC).tile == "U"


def test_c_26_last_tile_unplaceable() -> None:
    """The turn ends at once, and with it the game (RULES 5.1, RULES 6)."""
    state = position("E@0,-1 2 R:f1", hand="U", stack="C", active="B")
    events = play(state, "B place -1,0 1\nB pass")
    assert of_kind(events, TileSetAside) == [TileSetAside("C")]
    assert GAME.acting(state) == ()
    assert of_kind(events, GameEnded)
    assert GAME.outcome(state).scores == (3, 0, 0, 0)


def test_c_27_tiles_of_the_robbers() -> None:
    """They score as any others (RULES 2)."""
    assert finals(position("RC@-1,0 0 R:r2; RF@1,0 1; RA@2,0 0")) == {"R": {"road": 4}}


def test_c_28_empty_supply() -> None:
    """The meeple is not asked for, though one will come home from this very tile (RULES 5.4, RULES 5.5)."""
    state = position("W@1,0 0 R:r3", hand="A")
    state.supply[0] = 0
    events = play(state, "R place -1,0 3")
    assert scored(events) == [("R", "0.r1", 3)]
    assert (state.supply[0], state.phase, state.active) == (1, "place", 1)


@pytest.mark.parametrize(("tile", "expected"), [("B", "R: meeple m | pass"), ("U", "R: meeple r1 | pass")])
def test_c_29_without_farmers(tile: str, expected: str) -> None:
    """No meeple goes on a field (RULES 1)."""
    state = position(hand=tile, farmers=False)
    x, y, turn = placements(state)[0]
    play(state, f"R place {x},{y} {turn}")
    assert options(state) == expected
    play(state, "R meeple f1 ✗ no-farmers")


def test_c_29_road_taken_without_farmers() -> None:
    """Where only a field is left, nothing is asked (RULES 1, RULES 5.0)."""
    state = position("U@1,0 1 R:r1", hand="U", farmers=False)
    play(state, "R place 2,0 1")
    assert (state.phase, state.active) == ("place", 1)


def test_c_30_farmers_stay() -> None:
    """A farmer stays when the city beside it is completed; a field joined later has several owners (C-22)."""
    state = position("M@0,-1 2 R:f1", hand="E", active="B")
    play(state, "B place 1,-1 3\nB pass")
    assert [meeple.feature for meeple in GAME.view(state, PUBLIC).meeples] == ["1.f1"]
    assert finals(state) == {"R": {"field": 3}}


def test_c_31_six_players() -> None:
    """Seven meeples each, 79 tiles to draw, seats in order (RULES 2, RULES 4)."""
    state, events = GAME.deal(CarcassonneOptions(), 6, CHANCE)
    assert (state.supply, len(state.stack), state.active) == ([7] * 6, 79, 0)
    assert events[0].tiles == 79
    with pytest.raises(BadOptions) as refused:
        CarcassonneOptions(robbers=False).check(6)
    assert refused.value.why == "carcassonne-six-need-a-set"
    CarcassonneOptions(robbers=False, messages=True).check(6)


def test_c_32_shared_win() -> None:
    """The highest score wins, equal ones share (RULES 6)."""
    state = position(seats=3, stack="")
    for seat, points in enumerate((61, 61, 40)):
        state.sheet[len(SOURCES) * seat] = points
    assert of_kind(ended(state), GameEnded) == [GameEnded((61, 61, 40), (0, 1))]
    outcome = GAME.outcome(state)
    assert (outcome.places, outcome.scores, outcome.reason) == ((1, 1, 3), (61, 61, 40), "shared")


def test_c_33_feature_of_nobody() -> None:
    """Its completion is told, and brings nobody points (RULES 5.5, RULES 8)."""
    events = play(position(hand="E"), "R place 0,-1 2\nR pass")
    assert of_kind(events, FeatureCompleted) == [FeatureCompleted("0.c1", "city", 2, 0, 4, (Term(2, 2, "tile"),), ())]
    assert scored(events) == []


def test_c_34_city_of_the_robbers() -> None:
    """Its city is one segment, not joined to the start tile's; its northern field joins that one's south (RULES 2)."""
    state = position("RH@0,1 0 R:c1")
    label, node = state.board.label, state.board.node
    assert label[node("1.c1")] == node("1.c1")
    assert label[node("1.f1")] == label[node("0.f2")]
    assert finals(state) == {"R": {"city": 1}}


def test_tile_drawn_tells_what_is_left() -> None:
    """The tile drawn is shown to all; only the number of the rest is told (RULES 7)."""
    events = play(position(hand="E", stack="U V"), "R place 0,-1 2\nR pass")
    assert of_kind(events, TileDrawn) == [TileDrawn(1, "U", extra=False, left=1)]
    assert of_kind(events, FinalFeature) == []
