"""Invariants of whole games (RULES 10)."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from games.carcassonne import GAME
from games.carcassonne.data.sides import FACING
from games.carcassonne.data.tiles import MEEPLES, MESSAGES, START, TILES, bag_of_tiles
from games.carcassonne.rules import play
from games.carcassonne.rules.board import cell_at, laid, place_of
from games.carcassonne.rules.events import (
    FeatureCompleted,
    FinalFeature,
    MeepleHome,
    MeeplePlaced,
    RobberBonus,
    RobberHome,
    RobberMoved,
    RobberPlaced,
    Scored,
    Stolen,
    TilePlaced,
)
from games.carcassonne.rules.moves import FollowMessage, Recall, Steal, TakeAward, TakeTwo
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import Phase, points_of
from games.carcassonne.rules.state import NO_TILE, SUPPLY, State, scores
from games.carcassonne.rules.worth import end_value
from games.core.chance import SeededChance
from games.core.conformance import Playthrough, sample
from games.core.contract import Event, Move
from tests.games.carcassonne.positions import of_kind

WALKS = settings(max_examples=settings().max_examples // 4)
"""A walk through a whole table is worth several small examples."""


@st.composite
def tables(draw: st.DrawFn) -> Playthrough:
    """Return a dealt table with any options."""
    options = CarcassonneOptions(
        robbers=draw(st.booleans()),
        messages=draw(st.booleans()),
        farmers=draw(st.booleans()),
        robber_chain=draw(st.sampled_from(["next", "all"])),
    )
    most = 6 if options.robbers or options.messages else 5
    return Playthrough(GAME, options, draw(st.integers(2, most)), draw(st.binary(min_size=32, max_size=32)))


def walk(playthrough: Playthrough) -> Iterator[tuple[State, Move, list[Event], State]]:
    """Play the table to its end by chance; yield the state before, the move, what happened, and the state after."""
    rng = SeededChance(playthrough.seed, 1 << 40)
    while acting := GAME.acting(playthrough.state):
        before = GAME.copy(playthrough.state)
        choices = GAME.moves(playthrough.state, acting[0])
        move = sample(choices[rng.below(len(choices))], rng)
        events = list(playthrough.play(acting[0], move))
        yield before, move, events, playthrough.state


@given(tables())
@WALKS
def test_pieces_are_conserved(playthrough: Playthrough) -> None:
    """Meeples, tiles and messages are neither lost nor made; a robber is in one place (RULES 10)."""
    every = Counter(bag_of_tiles(robbers=playthrough.options.robbers)) + Counter([START])
    turns = 0
    for _, move, events, state in walk(playthrough):
        held = Counter(seat for _, seat in state.meeples)
        assert all(state.supply[seat] + held[seat] == MEEPLES for seat in range(state.seats))
        assert all(count >= 0 for count in state.supply)
        tiles = Counter(face >> 2 for face in state.board.faces) + Counter(state.aside)
        tiles += Counter(state.stack[state.drawn :]) + Counter([state.tile] if state.tile != NO_TILE else [])
        assert tiles == every
        assert state.meeples == sorted(set(state.meeples))
        assert all(space == SUPPLY or 0 <= space < 50 for space in state.robbers)
        letters = [*state.messages, *filter(None, [state.message])]
        assert sorted(letters) == (list(MESSAGES) if state.options.messages else [])
        assert state.messages_this_turn <= 8
        turns += bool(of_kind(events, TilePlaced))
        assert isinstance(move, TakeTwo) <= state.options.messages
    assert turns + len(playthrough.state.aside) == len(playthrough.state.stack)


@given(tables())
@WALKS
def test_neighbours_match(playthrough: Playthrough) -> None:
    """Adjacent tiles show each other equal edges, and every tile but the first lies beside another (RULES 10)."""
    for _ in walk(playthrough):
        pass
    board = playthrough.state.board
    at = {place_of(cell): face for cell, face in zip(board.cells, board.faces, strict=True)}
    seen: set[tuple[int, int]] = set()
    for (x, y), face in at.items():
        beside = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        assert not seen or seen & set(beside)
        seen.add((x, y))
        for side, place in enumerate(beside):
            if place in at:
                mine, theirs = FACING[face][side], FACING[at[place]][side - 2]
                assert -mine >> 2 * ((side + 2) % 4) == -theirs >> 2 * side


@given(tables())
@WALKS
def test_no_meeple_on_what_is_finished(playthrough: Playthrough) -> None:
    """Outside a scoring no completed feature holds a meeple, and none joins another in placing (RULES 10)."""
    for before, _, events, state in walk(playthrough):
        board = state.board
        if state.phase in {"place", "message", "over"}:
            assert not any(board.complete(node) for node, _ in state.meeples)
        for event in of_kind(events, MeeplePlaced):
            key = board.label[board.node(event.feature)]
            assert all(board.label[node] != key for node, _ in before.meeples)
        if not state.options.farmers:
            assert all(board.kind(node) != "field" for node, _ in state.meeples)


@given(tables())
@WALKS
def test_every_point_is_accounted_for(playthrough: Playthrough) -> None:
    """Totals rise by the awards and thefts told, whose terms add up; a theft is half an award (RULES 10)."""
    for before, move, events, state in walk(playthrough):
        awards, thefts = of_kind(events, Scored), of_kind(events, Stolen)
        assert all(now >= then for now, then in zip(state.totals, before.totals, strict=True))
        gained = sum(gain.points for gain in (*awards, *thefts))
        assert sum(state.totals) - sum(before.totals) == gained
        assert all(gain.after - gain.before == gain.points for gain in (*awards, *thefts))
        assert all(theft.points == (theft.award + 1) // 2 for theft in thefts)
        told = (
            *awards,
            *of_kind(events, FeatureCompleted),
            *of_kind(events, FinalFeature),
            *of_kind(events, RobberBonus),
        )
        assert all(event.points == points_of(event.terms) for event in told)
        bonus = sum(event.points for event in of_kind(events, RobberBonus))
        final = sum(feature.points * len(feature.owners) for feature in of_kind(events, FinalFeature))
        assert sum(scores(state)) == sum(scores(before)) + gained + bonus + final
        chosen = isinstance(move, TakeAward | TakeTwo | FollowMessage | Recall | Steal)
        assert [gain.auto for gain in (*awards, *thefts)].count(False) == chosen or not gained
        home = [event.seat for event in of_kind(events, RobberHome)]
        assert {theft.thief for theft in thefts} <= set(home)


@given(tables())
@WALKS
def test_who_steals(playthrough: Playthrough) -> None:
    """Exactly the robbers that stood with another's figure that scored steal, once, from first awards (RULES 10)."""
    spaces: list[int] = []
    robbers: list[int] = []
    first: dict[int, int] = {}
    thieves: list[int] = []
    each = 2 if playthrough.options.messages else 1
    for before, _, events, state in walk(playthrough):
        if before.round is None:
            spaces, first, thieves = [total % 50 for total in before.totals], {}, []
            robbers = before.robbers[:]
            for event in (*of_kind(events, RobberPlaced), *of_kind(events, RobberMoved)):
                robbers[event.seat] = event.space if isinstance(event, RobberPlaced) else event.after
        for event in of_kind(events, Scored):
            first.setdefault(each * event.seat + (event.figure == "courier"), event.points)
        for event in of_kind(events, Stolen):
            figure = each * event.victim + (event.victim_figure == "courier")
            assert (first[figure], spaces[figure]) == (event.award, robbers[event.thief])
            thieves.append(event.thief)
        if state.round is None and first:
            preyed = {
                thief
                for thief, space in enumerate(robbers)
                if space != SUPPLY and any(spaces[figure] == space and figure // each != thief for figure in first)
            }
            assert sorted(thieves) == sorted(preyed)
            assert all(state.robbers[thief] == SUPPLY for thief in preyed)
            first = {}


@given(tables())
@WALKS
def test_the_whole_board_may_be_turned(playthrough: Playthrough) -> None:
    """Turning the board by a quarter changes no feature and no value (RULES 10)."""
    for _ in walk(playthrough):
        pass
    board = playthrough.state.board
    turned = laid(
        (cell_at(-y, x), 4 * (face >> 2) + (face + 1) % 4)
        for (x, y), face in zip(map(place_of, board.cells), board.faces, strict=True)
    )
    assert (turned.label, turned.open) == (board.label, board.open)
    keys = {
        board.label[8 * tile + number]
        for tile, face in enumerate(board.faces)
        for number in range(len(TILES[face >> 2].features))
    }
    for key in keys:
        assert turned.complete(key) == board.complete(key)
        assert points_of(end_value(turned, key)) == points_of(end_value(board, key))


@given(tables())
@WALKS
def test_controls_grow_old(playthrough: Playthrough) -> None:
    """A move once made is legal again in the same question only where it means the same: nowhere but for others."""
    for before, move, _, state in walk(playthrough):
        if state.question == before.question and GAME.acting(state):
            assert move not in GAME.moves(state, state.actor)


@given(tables())
@WALKS
def test_meeples_come_home_from_scored_features(playthrough: Playthrough) -> None:
    """Those of a completed feature come home, owners or not, and message H takes back one (RULES 5.5)."""
    for before, _, events, state in walk(playthrough):
        home = {(event.feature, event.seat) for event in of_kind(events, MeepleHome)}
        gone = {(state.board.name(node), seat) for node, seat in before.meeples if (node, seat) not in state.meeples}
        placed = {(event.feature, event.seat) for event in of_kind(events, MeeplePlaced)}
        assert gone <= home <= gone | placed


def test_every_phase_is_answered_or_entered() -> None:
    """Whatever a turn has come to, something follows: a move, or a step of its own; nothing follows the end (RULES 5)."""
    assert play._ANSWERS.keys() | play._ENTERED.keys() == set(Phase) - {Phase.OVER}


def test_tiles_add_up() -> None:
    """The sums of the tile data (RULES 10)."""
    for name, city, road, field in (("base", 79, 94, 115), ("robbers", 4, 13, 15)):
        edges = "".join(tile.edges * tile.count for tile in TILES if tile.set == name)
        assert (edges.count("C"), edges.count("R"), edges.count("F")) == (city, road, field)
    pennants = sum(feature.pennants * tile.count for tile in TILES for feature in tile.features)
    abbeys = sum(tile.count for tile in TILES for feature in tile.features if feature.kind == "monastery")
    assert (pennants, abbeys) == (10, 6)
