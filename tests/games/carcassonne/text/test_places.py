"""Places in text: a player without pictures finds every spot, side and feature."""

import pytest

from games.carcassonne import GAME
from games.carcassonne.data.sides import ALIKE
from games.carcassonne.data.tiles import TILES
from games.carcassonne.rules.moves import Place
from games.carcassonne.text import TEXT, names
from games.carcassonne.views.view import Laid
from games.core.contract import PUBLIC
from tests.games.carcassonne.picture_cases import localizer, moment, start
from tests.games.carcassonne.positions import position

ENGLISH = localizer()


def spots(state):
    view = GAME.view(state, GAME.acting(state)[0])
    return [TEXT.item(spot.name, view, localizer("en", state.seats)) for spot in view.spots]


@pytest.mark.parametrize(
    ("x", "y", "told"), [(0, 0, "start"), (2, -1, "2E 1N"), (-3, 0, "3W"), (0, 4, "4S"), (-1, 12, "1W 12S")]
)
def test_places_count_from_the_start_tile(x, y, told):
    assert names.place(x, y, ENGLISH) == told


def test_places_in_other_languages():
    told = {locale: names.place(2, -1, localizer(locale)) for locale in ("bg", "ru", "ro")}
    assert told == {"bg": "2изт 1сев", "ru": "2вост 1сев", "ro": "2E 1N"}


def test_a_spot_tells_what_lies_beside_it_how_large_and_whose():
    assert spots(position("V@1,0 0 R:r1 Y:f2", hand="V")) == [
        "A · 1E 1N · ↓ field (Ștefan cel Mare și…)",
        "B · 1W · → road (2, Ana)",
        "C · 2E · ← field (Ștefan cel Mare și…)",
        "D · 1S · ↑ field",
        "E · 1E 1S · ↑ road (2, Ana)",
    ]


def test_a_spot_tells_of_the_monks_it_would_help():
    told = spots(position("A@-1,0 3 B:m; B@-1,1 0", hand="B"))
    assert [text for text in told if "monastery" in text] == [
        "A · 1W 1N · ↓ field · monastery (3, Борис)",
        "B · 2W · → field · monastery (3, Борис)",
        "C · 2W 1S · → field · monastery (3, Борис)",
        "D · 1S · ↑ field · ← field · monastery (3, Борис)",
    ]


def test_shared_features_name_all_who_share_them():
    state = position("H@0,-1 0 R:c1; D@1,0 0; H@1,-1 0 B:c1; N@0,-2 2", hand="N", seats=2)
    assert "C · 1E 2N · ↓ city (1, Борис) · ← city (2, Ana)" in spots(state)
    joined = position("H@0,-1 0 R:c1; D@1,0 0; H@1,-1 0 B:c1; N@0,-2 2; R@1,-2 2", hand="N", seats=2)
    assert "D · 2E 2N · ← city (4, Ana, Борис)" in spots(joined)


def test_names_give_way_where_there_is_little_room():
    state = position("H@0,-1 0 R:c1; D@1,0 0; H@1,-1 0 B:c1; N@0,-2 2", hand="N", seats=2)
    view = GAME.view(state, 0)
    told = names.spot("C", view, localizer("ru", 2).named(["Александра" * 3, "Владислав" * 3]))
    assert told == "C · 1вост 2сев · ↓ город (1, ВладиславВладиславВ…) · ← город (2, АлександраАлександр…)"


def test_a_spot_nobody_has_is_its_letters():
    assert names.spot("ZZ", GAME.view(start(), 0), ENGLISH) == "ZZ"


def test_features_are_told_with_the_place_of_their_tile():
    view = GAME.view(position("V@1,0 0", hand="U"), 0)
    assert TEXT.item("1.r1", view, ENGLISH) == "road 1.r1 (1E)"
    assert TEXT.item("0.c1", view, ENGLISH) == "city 0.c1 (start)"
    assert TEXT.item("7.c1", view, ENGLISH) == "city 7.c1"


@pytest.mark.parametrize(
    ("tile", "turn", "ways"),
    [
        ("X", 0, {"r1": "↑", "r4": "←", "f1": "↖", "f3": "↘"}),
        ("X", 1, {"r1": "→", "r4": "↑", "f1": "↗", "f3": "↙"}),
        ("H", 1, {"c1": "→", "c2": "←", "f1": ""}),
        ("G", 0, {"c1": "", "f1": "↑", "f2": "↓"}),
        ("U", 0, {"r1": "", "f1": "←", "f2": "→"}),
        ("A", 2, {"m": "", "r1": "", "f1": ""}),
        ("P", 0, {"f1": "", "f2": "↘"}),
    ],
)
def test_features_alike_are_told_apart_by_where_they_lie(tile, turn, ways):
    assert {feature: names.way(Laid(tile, 0, 0, turn), feature) for feature in ways} == ways


@pytest.mark.parametrize("turn", range(4))
def test_no_two_features_of_a_tile_are_told_alike(turn):
    for tile in TILES:
        told = [(feature.kind, names.way(Laid(tile.id, 0, 0, turn), feature.id)) for feature in tile.features]
        assert len(set(told)) == len(told), (tile.id, told)


def test_turns_that_lay_a_tile_alike():
    told = {tile.id: ALIKE[4 * number : 4 * number + 4] for number, tile in enumerate(TILES)}
    once = {name for name, turns in told.items() if turns == (0, 0, 0, 0)}
    twice = {name for name, turns in told.items() if turns == (0, 1, 0, 1)}
    assert once == {"B", "C", "X"}
    assert twice == {"F", "G", "H", "RF", "RH", "U"}
    assert all(turns == (0, 1, 2, 3) for name, turns in told.items() if name not in once | twice)


def test_turns_that_look_alike_have_the_same_words():
    state = position("V@1,0 0", hand="U", seats=2)
    view = GAME.view(state, 0)
    told = {(move.spot, move.turn): TEXT.words(move, view, ENGLISH).label for move in GAME.moves(state, 0)}
    assert told["B", 1] == told["B", 3] == "B · → road (free: ↑ field, ↓ field, ← road)"
    assert len(set(told.values())) == len(told) // 2
    assert [TEXT.canonical(Place("B", turn), view) for turn in (1, 3)] == [Place("B", 1)] * 2


def test_everybody_may_ask_for_any_spot():
    view = GAME.view(moment(1, "place", 30), PUBLIC)
    assert all(TEXT.item(spot.name, view, ENGLISH).startswith(f"{spot.name} · ") for spot in view.spots)


def test_a_spot_may_be_typed_in_letters_that_look_the_same():
    state = start()
    view, said = GAME.view(state, GAME.acting(state)[0]), localizer("bg", state.seats)
    assert TEXT.item("В", view, said) == TEXT.item("B", view, said)
    assert TEXT.canonical(Place("В", 0), view) == TEXT.canonical(Place("B", 0), view)
    with pytest.raises(KeyError):
        TEXT.item("Ж", view, said)
