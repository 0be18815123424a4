"""Carcassonne's texts: labels, questions, news, and the texts of table and hand."""

import msgspec
import pytest

from games.carcassonne import GAME
from games.carcassonne.data.tiles import TILES
from games.carcassonne.rules import moves
from games.carcassonne.rules.events import (
    FeatureCompleted,
    FinalFeature,
    GameEnded,
    GameStarted,
    MeepleHome,
    MeeplePassed,
    MeeplePlaced,
    MessageDrawn,
    MessageUsed,
    RobberBonus,
    RobberFollowed,
    RobberHome,
    RobberMoved,
    RobberPassed,
    RobberPlaced,
    Scored,
    StackRanOut,
    Stolen,
    TileDrawn,
    TilePlaced,
    TileSetAside,
    TurnStarted,
)
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import Term
from games.carcassonne.text import TEXT, names
from games.core.contract import PUBLIC, Outcome
from games.core.localizer import LOCALES
from games.core.options import BadOptions
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
from tests.games.carcassonne.positions import CHANCE

ENGLISH = localizer()
START = GAME.view(start(), PUBLIC)
each_locale = pytest.mark.parametrize("locale", LOCALES)


def news(*events):
    return TEXT.news(events, START, ENGLISH)


def labels(state, locale="en"):
    seat = GAME.acting(state)[0]
    view = GAME.view(state, seat)
    return [TEXT.words(move, view, localizer(locale, state.seats)).label for move in GAME.moves(state, seat)]


def ask(state, audience=PUBLIC):
    choices = () if audience == PUBLIC else GAME.moves(state, audience)
    return TEXT.ask(GAME.view(state, audience), choices, localizer("en", state.seats))


# What happened

ROAD = (Term(4, 1, "tile"),)
CITY = (Term(3, 2, "tile"), Term(1, 2, "pennant"))


def test_nothing_happened_is_no_line():
    assert news() == []


def test_the_start_is_told_with_the_first_tile():
    assert news(GameStarted(2, CarcassonneOptions(), 79), TurnStarted(0), TileDrawn(0, "L", extra=False, left=78)) == [
        "The start tile is laid; 79 more are shuffled.",
        "**Ana** draws: city on one edge, crossing of 3 roads.",
    ]


def test_a_scoring_shows_its_arithmetic_and_who_goes_how_far():
    assert news(
        MeeplePlaced(0, "7.r1", "road", 1, 0),
        FeatureCompleted("0.c1", "city", 3, 1, 8, CITY, (0, 1)),
        FeatureCompleted("0.r1", "road", 4, 0, 4, ROAD, (0,)),
        FeatureCompleted("3.r1", "road", 2, 0, 2, (Term(2, 1, "tile"),), ()),
        Scored(0, "meeple", 4, 12, 8, "0.c1", "city", CITY, auto=True),
        Scored(0, "meeple", 12, 16, 4, "0.r1", "road", ROAD, auto=True),
        Scored(1, "courier", 0, 8, 8, "0.c1", "city", CITY, auto=True),
        MeepleHome(0, "0.c1", 0, 0),
        MeepleHome(0, "2.r1", 1, 0),
        MeepleHome(1, "5.c1", 0, 1),
        TurnStarted(1),
        TileSetAside("C"),
        TileDrawn(1, "B", extra=False, left=0),
    ) == [
        "**Ana** puts a highwayman on the road.",
        "The city is complete: 3 tiles × 2 + 1 pennant × 2 = 8. **Ana** 4 → 12, **Борис** (courier) 0 → 8.",
        "The road is complete: 4 tiles = 4. **Ana** 12 → 16.",
        "The road is complete, and nobody stands there (2 tiles = 2). Back in the supply: **Ana** 2, **Борис** 1.",
        "This one fits nowhere and leaves the game: city all over, pennant.",
        "**Борис** draws: monastery. That was the last tile.",
    ]


def test_what_is_chosen_later_is_told_later():
    assert news(FeatureCompleted("0.c1", "city", 3, 1, 8, CITY, (0, 1))) == [
        "The city is complete: 3 tiles × 2 + 1 pennant × 2 = 8 for **Ana** and **Борис**."
    ]
    assert news(Scored(1, "courier", 0, 8, 8, "0.c1", "city", CITY, auto=False)) == [
        "City: 3 tiles × 2 + 1 pennant × 2 = 8. **Борис** (courier) 0 → 8."
    ]


def test_robbers():
    assert news(RobberPlaced(0, 12), RobberMoved(1, 12, 49), RobberPassed(2), RobberPassed(0, 12)) == [
        "**Ana** puts the robber on space 12.",
        "**Борис** moves the robber from space 12 to 49.",
        "**Ștefan cel Mare și Sfânt** keeps the robber in the supply.",
        "**Ana** leaves the robber where it is.",
    ]
    assert news(
        Stolen(1, 0, "meeple", 5, 3, "courier", 12, 15, auto=True),
        RobberHome(1),
        RobberFollowed(0, 12, 15, 1, "courier"),
        RobberFollowed(2, 12, 15, 1, "courier"),
        Stolen(0, 1, "meeple", 4, 2, "meeple", 2, 4, auto=True),
        RobberHome(0),
        RobberFollowed(3, 2, 4, 0, "meeple"),
    ) == [
        "**Борис**’s robber steals half of **Ana**’s 5 points: 3, rounded up. **Борис** (courier) 12 → 15.",
        "The robbers of **Ana** and **Ștefan cel Mare și Sfânt** follow to space 15.",
        "**Ana**’s robber steals half of **Борис**’s 4 points: 2. **Ana** 2 → 4.",
        "The robber of **Мария** follows to space 4.",
    ]


def test_messages():
    two = (Term(1, 2, "message"),)
    assert news(
        MessageDrawn(0, "H", 1),
        MessageUsed(0, "H", "action", "3.f1"),
        MeepleHome(0, "3.f1", 0, 1),
        Scored(0, "meeple", 20, 26, 6, "H", None, (Term(2, 3, "city"),), auto=False),
    ) == [
        "**Ana** reaches a dark space and draws message H: score one of your meeples as it stands and take it back.",
        "**Ana** takes back a farmer.",
        "Message H: 2 cities × 3 = 6. **Ana** 20 → 26.",
    ]
    assert news(MessageUsed(0, "A", "two", None), Scored(0, "courier", 3, 5, 2, "A", None, two, auto=False)) == [
        "Two points instead of the message. **Ana** (courier) 3 → 5."
    ]
    assert news(MessageUsed(0, "D", "action", None), TileDrawn(0, "X", extra=True, left=1)) == [
        "**Ana** draws one more tile: crossing of 4 roads."
    ]


def test_the_end_tells_every_feature_with_its_arithmetic_by_kind():
    assert news(
        StackRanOut(0, extra=False),
        RobberBonus(0, 4, 3, (Term(1, 3, "robber"),)),
        RobberHome(0),
        RobberBonus(1, 9, 3, (Term(1, 3, "robber"),)),
        RobberHome(1),
        FinalFeature("0.r1", "road", 2, (Term(2, 1, "tile"),), (1,)),
        FinalFeature("1.f1", "field", 6, (Term(2, 3, "city"),), (0, 1)),
        FinalFeature("2.f1", "field", 0, (Term(0, 3, "city"),), (0,)),
        FinalFeature("3.r1", "road", 1, (Term(1, 1, "tile"),), (0,)),
        FinalFeature("4.m", "monastery", 5, (Term(5, 1, "tile"),), (0,)),
        GameEnded((61, 60), (0,)),
    ) == [
        "No tile that fits is left.",
        "Robbers still on the track: **Ana** +3, **Борис** +3.",
        "Open roads: **Борис** 2 tiles = 2; **Ana** 1 tile = 1.",
        "Unfinished monasteries: **Ana** 5 tiles = 5.",
        "Fields: **Ana** and **Борис** 2 cities × 3 = 6.",
        "**Ana** wins with 61 points. Congratulations!",
        "Final scores: **Ana** 61, **Борис** 60.",
    ]
    assert news(GameEnded((61, 61, 40), (0, 1)))[0] == (
        "**Ana** and **Борис** share the win with 61 points each. Congratulations!"
    )


def test_a_turn_without_points_is_a_line():
    """What was drawn is told with where it lies, who puts nothing is not told by itself, and what is drawn lies in sight."""
    assert news(
        TileDrawn(0, "L", extra=False, left=60),
        TilePlaced(0, "L", "AB", 1, 0, 3),
        MeeplePlaced(0, "1.r1", "road", 1, 0),
        TurnStarted(1),
        TileDrawn(1, "B", extra=False, left=59),
        TilePlaced(1, "B", "A", 0, -1, 0),
        RobberPassed(1, 4),
        RobberPassed(2, 9),
        MeeplePassed(1),
        TurnStarted(2),
        TileDrawn(2, "U", extra=False, left=58),
    ) == [
        "**Ana** lays a tile at 1E: city on one edge, crossing of 3 roads; puts a highwayman on the road.",
        "**Борис** lays a tile at 1N: monastery.",
        "**Борис** and **Ștefan cel Mare și Sfânt** leave their robbers where they are.",
    ]


def test_small_steps():
    assert news(TilePlaced(0, "L", "AB", 1, 0, 3)) == [
        "**Ana** lays a tile at 1E: city on one edge, crossing of 3 roads."
    ]
    assert news(MeeplePassed(0)) == ["**Ana** places no meeple."]
    assert [news(MeeplePlaced(0, "1.x", kind, 0, 0))[0] for kind in ("city", "monastery", "field")] == [
        "**Ana** puts a knight in the city.",
        "**Ana** puts a monk in the monastery.",
        "**Ana** lays a farmer on the field.",
    ]


# What is asked


@pytest.mark.parametrize(
    ("state", "everybody", "own"),
    [
        (
            start(),
            "**Ana**’s turn: place a tile.",
            "Your tile: crossing of 3 roads, bag. Choose its spot and its rotation.",
        ),
        (
            robber(),
            "**Ana** may bring the robber to the track.",
            "A tile with a bag was laid: whom does your robber join? It takes half of their next points. Or not now.",
        ),
        (
            meeple(),
            "**Ana** may put a meeple on the tile.",
            "Put a meeple on a marked place, or skip. A number is the points of the place so far. You have 5 left.",
        ),
        (
            award(),
            "**Ana** to choose what scores next.",
            "Choose what scores next and which figure moves. ● is a dark space.",
        ),
        (
            steal(),
            "**Борис** to choose from whom the robber steals.",
            "Your robber steals half of what scored first: choose from whom.",
        ),
        (
            message("G"),
            "**Ana** to decide about message G.",
            "Message G: 2 points for each of your farmers. Do that, or take 2 points.",
        ),
        (moment(0, "over", 60), "The last tile is laid: the most points win.", None),
    ],
)
def test_everybody_reads_whom_the_table_waits_for_and_a_seat_what_it_may_do(state, everybody, own):
    assert ask(state) == everybody
    if own:
        seat = GAME.acting(state)[0]
        assert ask(state, seat) == own
        assert ask(state, 1 - seat) == f"{everybody} The table calls you when it is your turn."


@pytest.mark.parametrize(
    ("spots", "turns", "question"),
    [
        (3, 4, "Choose its spot and its rotation."),
        (3, 1, "Choose its spot."),
        (1, 4, "It fits at one spot only; choose its rotation."),
        (1, 1, "It fits in one way only."),
    ],
)
def test_what_is_asked_about_a_tile_is_what_is_left_open(spots, turns, question):
    view = GAME.view(start(), 0)
    fewer = tuple(msgspec.structs.replace(spot, turns=spot.turns[:turns]) for spot in view.spots[:spots])
    asked = TEXT.ask(msgspec.structs.replace(view, spots=fewer), GAME.moves(start(), 0), localizer())
    assert asked == f"Your tile: crossing of 3 roads, bag. {question}"


def test_a_robber_on_the_track_is_moved():
    state = robber()
    state.robbers[0] = 6
    assert ask(state, 0).startswith("A tile with a bag was laid: move your robber")


def test_a_message_that_brings_nothing_says_so():
    assert ask(message("E"), 0).endswith("There is nothing to gain by it now: take 2 points.")


def test_placements_tell_the_sides_of_the_tile_and_first_what_they_would_join():
    assert labels(start()) == [
        "A, rotation 0: → road (free: ↑ road, ↓ road, ← field)",
        "A, rotation 1: → road (free: ↑ field, ↓ road, ← road)",
        "A, rotation 3: → road (free: ↑ road, ↓ field, ← road)",
        "B, rotation 1: ← road (free: ↑ field, → road, ↓ road)",
        "B, rotation 2: ← road (free: ↑ road, → field, ↓ road)",
        "B, rotation 3: ← road (free: ↑ road, → road, ↓ field)",
        "C, rotation 1: ↑ field (free: → road, ↓ road, ← road)",
    ]
    assert labels(one_spot()) == ["A, rotation 3: ↓ road, ← city (free: ↑ road, → road)"]


def test_meeples_tell_their_letters_and_what_they_would_bring():
    assert labels(meeple()) == [
        "A · highwayman ↑ 1",
        "B · highwayman → ✓2",
        "C · highwayman ↓ 1",
        "D · highwayman ← 1",
        *(f"{which} 0" for which in ("E · farmer ↖", "F · farmer ↘", "G · farmer ↙")),
        "No meeple",
    ]
    state = one_spot()
    state.meeples.clear()
    GAME.play(state, 0, moves.Place("A", 3), CHANCE)
    assert labels(state)[0] == "A · knight ✓8"
    assert labels(state)[4] == "E · farmer ↓ 3"


def test_scorings_tell_figures_and_dark_spaces():
    assert labels(robber()) == [
        *("Beside Ștefan cel Mare și Sfânt (space 6)", "Beside Борис (space 9)", "Beside Мария (space 49)"),
        "Not now",
    ]
    assert labels(award()) == [
        *("A · city 6: score meeple 23 → 29", "A · city 6: courier 13 → 19"),
        *("B · road 3: score meeple 23 → 26", "B · road 3: courier 13 → 16"),
    ]
    assert labels(steal()) == [
        *("Ana, half is 2: score meeple 7 → 9", "Ana, half is 2: courier 2 → 4"),
        "Ștefan cel Mare și Sfânt (courier), half is 3: score meeple 7 → 10",
        "Ștefan cel Mare și Sfânt (courier), half is 3: courier 2 → 5",
    ]
    assert labels(message("H")) == [
        *("2 points: score meeple 5 → 7", "2 points: courier 13 → 15 ●"),
        *("A · highwayman (1W), 1 point: score meeple 5 → 6", "A · highwayman (1W), 1 point: courier 13 → 14"),
        *("B · farmer (1E 1S), 0 points: score meeple 5 → 5", "B · farmer (1E 1S), 0 points: courier 13 → 13"),
    ]
    assert labels(message("G"))[2:] == [
        *("Message G, 2 points: score meeple 5 → 7", "Message G, 2 points: courier 13 → 15 ●"),
    ]
    assert labels(message("D"))[2:] == ["Draw one more tile"]


def test_the_robber_is_told_who_stands_there_but_never_its_owner():
    state = robber()
    state.totals[:] = [6, 6, 6, 56]
    assert labels(state)[0] == "Beside Борис, Ștefan cel Mare ș…, Мария (space 6)"


def test_the_label_is_that_of_the_letter_on_the_picture():
    state = message("H")
    view = GAME.view(state, 0)
    assert names.lettered(view) == [("A", "4.r2"), ("B", "6.f2")]
    assert names.letter_of(view, "6.f2") == "B"
    assert names.lettered(GAME.view(start(), 0)) == []


def test_no_choice_of_another_game_has_words():
    with pytest.raises(AssertionError, match="5"):
        TEXT.words(5, START, ENGLISH)


# Names, tables, hands


def test_names_have_words():
    told = [TEXT.item(name, START, ENGLISH) for name in ("AB", "c1", "12.m", "f2", "courier", "meeple", 1)]
    assert told == ["AB", "city c1", "monastery 12.m", "field f2", "courier", "score meeple", "Борис"]
    for name in ("", "0, 2", "zz", "12"):
        with pytest.raises(LookupError):
            TEXT.item(name, START, ENGLISH)


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


def test_the_table_in_words():
    state = robber()
    state.aside = (0,)
    state.robbers[0] = 6
    assert TEXT.table(GAME.view(state, PUBLIC), localizer("en", 4)).split("\n") == [
        "8 tiles lie on the table · 6 tiles to draw · 1 set aside",
        "Last tile: 1W 2N, ↑ road → field ↓ field ← road",
        "Ana: 4 points, 5 meeples left, 1 highwayman, 1 farmer (worth 1), robber on 6",
        "Борис: 59 points, 6 meeples left, 1 knight (worth 3), robber not placed",
        "Ștefan cel Mare și Sfânt: 6 points, 6 meeples left, 1 monk (worth 5), robber on 9",
        "Мария: 49 points, 6 meeples left, 1 farmer (worth 0), robber not placed",
    ]
    told = TEXT.table(GAME.view(message("G"), PUBLIC), localizer("en", 4)).split("\n")
    assert told[2].startswith(
        "Ana: 18 points, 5 meeples left, 1 highwayman, 1 farmer (worth 1), score meeple on 5, courier on 13, robber"
    )
    assert told[-1] == "Message G: 2 points for each of your farmers"
    assert TEXT.table(START, ENGLISH).split("\n")[-1] == "Ana has drawn: crossing of 3 roads, bag"


def test_the_last_tile_gives_way_to_long_names():
    view = GAME.view(moment(3, "place", 60), PUBLIC)
    assert "Last tile" in TEXT.table(view, localizer())
    assert "Last tile" not in TEXT.table(view, localizer().named(["Щ" * 60] * 6))


def test_the_end_in_words():
    view = msgspec.structs.replace(
        START,
        outcome=Outcome(places=(2, 1), reason="most-points", scores=(7, 20)),
        sheet=((0, 4, 0, 0, 0, 0, 3), (20, 0, 0, 0, 0, 0, 0)),
    )
    assert TEXT.table(view, ENGLISH).split("\n") == [
        "The last tile is laid: the most points win.",
        "1. Борис: 20 points (roads 20)",
        "2. Ana: 7 points (cities 4, robber 3)",
    ]


def test_a_hand_is_what_its_owner_has_left():
    for seat in (0, 1):
        assert TEXT.hand(GAME.view(start(), seat), (), ENGLISH) == "0 points · 7 meeples left · robber not placed"
    assert TEXT.hand(START, (), ENGLISH) == ""


# Refusals and endings


@each_locale
def test_six_without_a_set_are_explained(locale):
    with pytest.raises(BadOptions) as refused:
        CarcassonneOptions(robbers=False).check(6)
    assert "6" in localizer(locale)(refused.value.why, **refused.value.data)


@each_locale
@pytest.mark.parametrize("reason", ["most-points", "shared"])
def test_each_ending_has_its_words(locale, reason):
    view = msgspec.structs.replace(START, outcome=Outcome(places=(1, 1), reason=reason, scores=(0, 0)))
    assert TEXT.ask(view, (), localizer(locale)) == localizer(locale)(f"outcome-{reason}")
