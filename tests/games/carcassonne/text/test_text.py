"""Carcassonne's texts: what holds in every language, and names. The transcript has the English."""

import msgspec
import pytest

from games.carcassonne import GAME
from games.carcassonne.data.tiles import TILES
from games.carcassonne.rules.events import MeeplePlaced, TilePlaced
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import Phase
from games.carcassonne.text import TEXT, names
from games.core.contract import PUBLIC
from games.core.localizer import LOCALES
from tests.games.carcassonne.picture_cases import (
    award,
    localizer,
    meeple,
    message,
    moment,
    one_spot,
    robber,
    start,
    steal,
)
from tests.games.carcassonne.positions import position, put

ENGLISH = localizer()
START = GAME.view(start(), PUBLIC)
each_locale = pytest.mark.parametrize("locale", LOCALES)


def test_the_label_is_that_of_the_letter_on_the_picture():
    state = message("H")
    view = GAME.view(state, 0)
    assert names.lettered(view) == [("A", "4.r2"), ("B", "6.f2")]
    assert names.letter_of(view, "6.f2") == "B"
    assert names.lettered(GAME.view(start(), 0)) == []


def test_names_have_words():
    told = [TEXT.item(name, START, ENGLISH) for name in ("AB", "c1", "12.m", "f2", "courier", "meeple")]
    assert told == ["AB", "city c1", "monastery 12.m", "field f2", "courier", "score meeple"]
    for name in ("", "1", "0, 2", "zz", "12"):
        with pytest.raises(LookupError):
            TEXT.item(name, START, ENGLISH)


def test_a_tile_of_the_board_says_whose_its_features_are_and_what_they_count():
    """Where a meeple stands, the feature is its seat's on every tile that it reaches."""
    view = GAME.view(moment(1, Phase.PLACE, 30), PUBLIC)
    assert view.meeples
    for figure in view.meeples:
        number, name = figure.feature.split(".")[0], ENGLISH.name(figure.seat)
        told = TEXT.term(f"tile-{view.tiles[int(number)].tile}:{number}", view, ENGLISH).splitlines()
        mine = [line for line in told if line.startswith(f"**{figure.kind.capitalize()}**") and name in line]
        assert mine, told
        assert all(any(sign in line for sign in (" now", " of 9 tiles", " as it lies")) for line in mine)
    assert TEXT.term("tile-D:0", None, ENGLISH) == TEXT.term("tile-D", None, ENGLISH), "without a table"
    for name in ("tile-D:99", "tile-zz:0"):
        with pytest.raises(LookupError):
            TEXT.term(name, view, ENGLISH)


@each_locale
def test_every_tile_has_words_and_unlike_tiles_unlike_ones(locale):
    said = {tile.id: names.tile(tile.id, localizer(locale)) for tile in TILES}
    assert all(said.values())
    assert said["M"] != said["N"]
    assert said["V"] != said["RA"]
    assert said["S"] != said["Q"]
    assert len(set(said.values())) > 15


def test_the_words_of_a_tile_say_whether_its_road_bends():
    straight = {tile.id: "RR" in (tile.edges[::2], tile.edges[1::2]) for tile in TILES if tile.edges.count("R") == 2}
    said = {tile: names.tile(tile, ENGLISH) for tile in straight}
    assert set(straight.values()) == {True, False}
    for tile, runs_through in straight.items():
        assert ("straight road" in said[tile], "bend" in said[tile]) == (runs_through, not runs_through), tile


@pytest.mark.parametrize("locale", LOCALES)
def test_each_decision_has_its_tip(locale) -> None:
    said = localizer(locale)
    for state in (one_spot(), robber(), meeple(), award(), steal(), message()):
        seat = GAME.acting(state)[0]
        view = GAME.view(state, seat)
        tip = TEXT.tip(view, GAME.moves(state, seat), said)
        farmers = f" {said('tip-farmers')}" if view.phase == "meeple" else ""
        key = "farmers" if farmers else view.phase
        assert (tip.key, tip.text) == (key, said(f"tip-{view.phase}") + farmers)
        assert TEXT.tip(GAME.view(state, PUBLIC), (), said) is None
    view = GAME.view(meeple(), GAME.acting(meeple())[0])
    alone = msgspec.structs.replace(view, options=msgspec.structs.replace(view.options, farmers=False))
    assert TEXT.tip(alone, GAME.moves(meeple(), view.audience), said).text == said("tip-meeple")


def test_rotations_are_explained_with_the_first_tile_that_has_several_after_the_first_round() -> None:
    first, later = position(hand="V", seats=2), position("V@1,0 0; A@-1,0 3", hand="V", seats=2)
    keys = [TEXT.tip(GAME.view(state, 0), GAME.moves(state, 0), localizer()).key for state in (first, later)]
    assert keys == ["place", "turn"]


def test_places_that_complete_something_are_offered_first_and_those_that_only_join_fields_last() -> None:
    state = position("V@1,0 0", hand="U", seats=2)
    view = GAME.view(state, 0)
    listed = TEXT.offered(GAME.moves(state, 0), view)
    told = [TEXT.words(move, view, localizer()).about.partition(" ")[0] for move in listed]
    order = ["Completes", "Extends", "Joins"]
    assert set(listed) == set(GAME.moves(state, 0))
    assert told == sorted(told, key=order.index)
    assert {"Extends", "Joins"} <= set(told)


@pytest.mark.parametrize("city", ["0.c1", "2.c1"])
def test_what_is_nobodys_or_ones_own_is_offered_before_what_is_anothers(city: str) -> None:
    first = {}
    for owner in "RB":
        state = position("V@1,0 0; E@0,1 2", hand="D", seats=2)
        put(state, owner, city)
        view, moves = GAME.view(state, 0), GAME.moves(state, 0)
        first[owner] = [TEXT.words(move, view, localizer()).about for move in TEXT.offered(moves, view)][:2]
    assert first["B"] == ["Completes city worth 4.", "Completes city: 4 → Борис."]
    assert sorted(first["R"]) == ["Completes city worth 4.", "Completes city: 4 → Ana."]


def test_who_puts_the_last_meeple_is_told_that_only_tiles_are_left() -> None:
    events = [TilePlaced(0, "U", "A", 1, 0, 0), MeeplePlaced(0, "1.r1", "road", 1, 0)]
    told = {left: TEXT.news(events, msgspec.structs.replace(START, supply=(left, 7)), localizer()) for left in (0, 1)}
    assert told[0][:-1] == told[1]
    assert told[0][-1] == "That was **Ana**’s last meeple: from now on only tiles, until one comes home."


@pytest.mark.parametrize("robbers", [True, False])
@pytest.mark.parametrize("messages", [True, False])
def test_the_page_on_the_end_names_the_columns_of_this_table_alone(robbers, messages) -> None:
    options = CarcassonneOptions(robbers=robbers, messages=messages, farmers=not messages)
    end = next(page.text for page in TEXT.rules(options, localizer()) if page.picture == "end")
    assert ("a card for messages" in end) is messages
    assert ("a flag for robbers" in end) is ("a mask for stolen points" in end) is robbers
    assert ("a leaf for fields" in end) is not messages
    assert end.endswith("a crown for the sum.")
