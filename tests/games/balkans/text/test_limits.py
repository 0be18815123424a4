"""Texts fit into messages in long games with the longest names."""

from collections import Counter

import msgspec
import pytest

from games.balkans import GAME
from games.balkans.data.components import PLAYABLE
from games.balkans.rules.frames import Offensive, innermost
from games.balkans.rules.moves import Back, Choose, Order, With
from games.balkans.rules.options import BalkansOptions
from games.balkans.text import TEXT
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Pick
from games.core.localizer import LOCALES
from tests.games.balkans.positions import Board
from tests.games.balkans.walking import choose

NAMES = tuple(letter * 32 for letter in "ЩЖMWФ")
LONG = {"target": 200, "territorial_victory": False}
TABLES = (
    (BalkansOptions(mode="advanced", manoeuvre=True, strategic_start=True, **LONG), 5, True),
    (BalkansOptions(**LONG), 5, False),
    (BalkansOptions(mode="advanced", alliances="teams", non_players="unplayable", **LONG), 4, True),
    (BalkansOptions(mode="advanced", manoeuvre=True, **LONG), 3, False),
)
"""Options, seats, and whether computers play; else moves are drawn at random, and seek war."""
EVERY = 60


def positions(number):
    """Return positions far apart along a long table."""
    options, seats, thinking = TABLES[number]
    chance = SeededChance(bytes([number + 40]) * 32, 0)
    state, _ = GAME.deal(options, seats, chance)
    found = []
    for step in range(720):
        asked = GAME.view(state, PUBLIC).asked
        if not asked:
            break
        if step % EVERY == EVERY - 1:
            found.append(GAME.copy(state))
        seat, choices = asked[0], GAME.moves(state, asked[0])
        move = (
            GAME.heuristic(GAME.view(state, seat), choices, chance)
            if thinking
            else choose(state, seat, choices, chance)
        )
        GAME.play(state, seat, move, chance)
    return found


@pytest.fixture(scope="module", params=range(len(TABLES)))
def table(request):
    return positions(request.param), TABLES[request.param][1]


def controls(view, choices, said):
    """Return the number of rows of each menu, and of buttons."""
    moves = [choice for choice in choices if not isinstance(choice, Pick)]
    kinds = Counter(move.verb for move in moves)
    if len(moves) <= 5:
        return Counter(), len(moves)
    listed = [move for move in moves if kinds[move.verb] > 1]
    return Counter(TEXT.words(move, view, said).heading for move in listed), len(moves) - len(listed)


@pytest.mark.parametrize("locale", LOCALES)
def test_long_tables_stay_within_the_limits_of_a_message(table, locale):
    states, seats = table
    assert len(states) > 5
    said = localizer_for(GAME, locale, NAMES[:seats])
    for state in states:
        public = GAME.view(state, PUBLIC)
        assert 0 < len(TEXT.table(public, said)) <= 1024
        assert 0 < len(TEXT.ask(public, (), said)) <= 400
        for seat in range(seats):
            view, choices = GAME.view(state, seat), GAME.moves(state, seat)
            assert len(TEXT.hand(view, choices, said)) + len(TEXT.ask(view, choices, said)) <= 3500
            labels = [TEXT.words(choice, view, said).label for choice in choices]
            assert all(0 < len(label) <= 80 for label in labels)
            assert len(set(labels)) == len(labels)
            for pick in (choice for choice in choices if isinstance(choice, Pick)):
                assert len(pick.pool) <= 25
                assert all(0 < len(TEXT.item(name, view, said)) <= 100 for name in pick.pool)
            choices = TEXT.offered(choices, view)
            menus, buttons = controls(view, choices, said)
            assert max(menus.values(), default=0) <= 25
            picks = sum(isinstance(choice, Pick) for choice in choices)
            assert 2 * (len(menus) + picks) + buttons + (buttons + 4) // 5 <= 28
            assert all(0 < len(heading) <= 150 for heading in menus)


@pytest.mark.parametrize("owner", [-1, 0, 1])
def test_targets_are_listed_by_region_where_there_are_many(owner):
    state = next(state for state in positions(1) if innermost(state.frames, Offensive) is None)
    view = msgspec.structs.replace(GAME.view(state, 0), asking="target", draft=("order defence", "-"))
    lands = {
        land: msgspec.structs.replace(land_view, owner=owner, power="neutral") for land, land_view in view.lands.items()
    }
    view = msgspec.structs.replace(view, lands=lands)
    said = localizer_for(GAME, "en", NAMES)
    menus = Counter(TEXT.words(Choose(land), view, said).heading for land in PLAYABLE)
    assert len(menus) == 6
    assert max(menus.values()) <= 25
    assert any(heading.startswith("Target: Thrace and the straits – ") for heading in menus)


def test_where_there_are_few_targets_only_their_owners_tell_them_apart():
    state = positions(3)[0]
    view = msgspec.structs.replace(GAME.view(state, 0), asking="target", draft=("order defence", "-"))
    said = localizer_for(GAME, "en", NAMES)
    near = {land: land_view for land, land_view in view.lands.items() if land_view.owner >= 0}
    menus = {TEXT.words(Choose(land), msgspec.structs.replace(view, lands=near), said).heading for land in near}
    assert menus == {"Target: hostile lands…", "Target: your own and allied lands…"}


def test_each_target_tells_who_holds_it_and_whether_it_is_in_reach():
    board = (
        Board("BG LA EP", mode="advanced").turn("BG", "offensive").put("tarnovo", "BG", "2r").put("thrace", "LA", "1e")
    )
    board.fleet("white", "BG").do("BG", Order("offensive"))
    view = GAME.view(board.state, 0)
    assert view.asking == "target"
    said = localizer_for(GAME, "en", ("Ana", "Boris", "Maria"))

    def told(land):
        return TEXT.words(Choose(land), view, said).label.partition(" – ")[2]

    free = {
        TEXT.words(choice, view, said).heading
        for choice in GAME.moves(board.state, 0)
        if "without" in TEXT.words(choice, view, said).heading
    }
    assert free == {"Target: lands without a player…"}, "one menu where those in reach find room there"
    assert told("thrace") == "Boris, 1 army"
    assert told("kopsis") == "Ana"
    assert told("arta") == "Maria (out of reach)"
    assert told("naxos").endswith("(out of reach)"), "a fleet with nobody to carry takes no land"
    for land in PLAYABLE:
        far = told(land).endswith("(out of reach)")
        assert bool(TEXT.words(Choose(land), view, said).doubt) is far
        assert (TEXT.words(Choose(land), view, said).heading == "Out of reach of this order…") is far


def test_menus_leave_out_targets_out_of_reach_and_nothing_else():
    board = Board("BG LA EP", mode="advanced").turn("BG", "offensive").put("tarnovo", "BG", "2r")
    board.put("thrace", "LA", "1e").do("BG", Order("offensive"))
    view, choices = GAME.view(board.state, 0), GAME.moves(board.state, 0)
    said = localizer_for(GAME, "en", ("Ana", "Boris", "Maria"))
    far = [choice for choice in choices if "out of reach" in TEXT.words(choice, view, said).label]
    offered = TEXT.offered(choices, view)
    assert Back() in offered
    assert [choice for choice in choices if choice not in offered] == far
    assert f"Out of reach: {len(far)} lands." in TEXT.ask(view, choices, said)


def test_a_card_that_goes_with_the_order_widens_the_reach():
    board = (
        Board("BG LA EP", mode="advanced").turn("BG", "offensive").put("vidin", "BG", "1r").hold("BG", "forced_march#1")
    )
    said = localizer_for(GAME, "en", ("Ana", "Boris", "Maria"))
    far = []
    for cards in ((), ("forced_march#1",)):
        state = GAME.copy(board.state)
        GAME.play(state, 0, Order("offensive"), board.chance)
        GAME.play(state, 0, With(cards), board.chance)
        view = GAME.view(state, 0)
        far.append({land for land in PLAYABLE if "out of reach" in TEXT.words(Choose(land), view, said).label})
    assert far[1] < far[0]
