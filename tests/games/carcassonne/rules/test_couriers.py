"""Robbers with couriers: the four worked examples of the rulebook (RULES 5.5)."""

import pytest

from games.carcassonne.rules.state import State
from tests.games.carcassonne.positions import on_track, options, play, position, scoring, stolen, totals

ORDER = "A B C D E F G H"


def one() -> State:
    """R's courier with Blue's robber; R scores road 3 and city 6."""
    return position(figures="R 23/13, B 7/2, Y 3/3, G 31/4", robbers="B@13", messages=ORDER)


@pytest.mark.parametrize(
    ("answers", "red", "blue", "theft"),
    [
        pytest.param("0.r1 courier, 0.c1 meeple", "29/16", "9/2", 2, id="C-60"),
        pytest.param("0.r1 meeple, 0.c1 courier", "26/19", "10/2", 3, id="C-61"),
        pytest.param("0.r1 courier, 0.c1 courier", "23/22", "9/2", 2, id="C-62"),
        pytest.param("0.c1 courier, 0.r1 courier", "23/22", "10/2", 3, id="C-63"),
    ],
)
def test_c_60_to_c_63_example_1(answers: str, red: str, blue: str, theft: int) -> None:
    """The robber gets half of the first points of the figure it stands with (rulebook, detailed example 1)."""
    state = one()
    scoring(state, "R road 3, R city 6")
    assert options(state) == ("R: award 0.c1 meeple | award 0.c1 courier | award 0.r1 meeple | award 0.r1 courier")
    play(state, "\n".join(f"R award {answer}" for answer in answers.split(", ")))
    assert options(state) == "B: steal 0 courier meeple | steal 0 courier courier"
    events = play(state, "B steal R courier meeple")
    assert totals(state, "R", "B") == (red, blue)
    assert (stolen(events), on_track(state)) == ([("B", "R", theft)], {})


def test_c_64_example_1_option_4() -> None:
    """Both for the score meeple, with which the robber does not stand: no theft (rulebook, detailed example 1)."""
    state = one()
    scoring(state, "R road 3, R city 6")
    events = play(state, "R award 0.r1 meeple\nR award 0.c1 meeple")
    assert totals(state, "R", "B") == ("32/13", "7/2")
    assert (stolen(events), on_track(state)) == ([], {"B": 13})


@pytest.mark.parametrize(
    ("red", "green", "choices", "answer", "blue", "left"),
    [
        pytest.param(
            "courier",
            "meeple",
            "steal 0 courier meeple | steal 0 courier courier | steal 3 meeple meeple | steal 3 meeple courier",
            "R courier",
            "10/2",
            {},
            id="C-65",
        ),
        pytest.param(
            "meeple", "meeple", "steal 3 meeple meeple | steal 3 meeple courier", "G meeple", "9/2", {}, id="C-66"
        ),
        pytest.param("meeple", "courier", "", "", "7/2", {"B": 13}, id="C-67"),
    ],
)
def test_c_65_to_c_67_example_2(
    red: str, green: str, choices: str, answer: str, blue: str, left: dict[str, int]
) -> None:
    """Two players' figures with one robber, which may choose if both score (rulebook, detailed example 2)."""
    state = position(figures="R 23/13, G 13/8, B 7/2", robbers="B@13", messages=ORDER)
    scoring(state, "R city 6, G road 3")
    play(state, f"R award 0.c1 {red}\nG award 0.r1 {green}")
    if choices:
        assert options(state) == f"B: {choices}"
        play(state, f"B steal {answer} meeple")
    assert totals(state, "B") == (blue,)
    assert on_track(state) == left


def three(robbers: str, active: str) -> State:
    """Green's two figures and R's score meeple with the robbers; G and R score a road and a city each."""
    figures = "R 13/24, G 13/13, B 7/2, Y 19/6"
    state = position(figures=figures, robbers=robbers, active=active, messages=ORDER)
    scoring(state, "R city 8, R road 2, G city2 6, G road2 3")
    return state


AS_68 = ["R award 0.r1 meeple", "R award 0.c1 meeple", "G award 0.f2 courier", "G award 0.f1 courier"]
AS_70 = ["R award 0.r1 courier", "R award 0.c1 meeple", "G award 0.f2 courier", "G award 0.f1 courier"]
AS_71 = ["R award 0.r1 courier", "R award 0.c1 courier", "G award 0.f1 meeple", "G award 0.f2 meeple"]


def test_c_68_example_3_option_1() -> None:
    """Second points of a figure cannot be robbed (rulebook, detailed example 3)."""
    state = three("B@13", "R")
    play(state, "\n".join(AS_68))
    assert totals(state, "R", "G") == ("23/24", "13/22")
    assert options(state) == (
        "B: steal 0 meeple meeple | steal 0 meeple courier | steal 3 courier meeple | steal 3 courier courier"
    )
    assert stolen(play(state, "B steal G courier meeple")) == [("B", "G", 2)]
    assert totals(state, "B") == ("9/2",)


@pytest.mark.parametrize(
    ("awards", "victim", "theft"),
    [pytest.param(AS_70, "R", 4, id="C-73"), pytest.param(AS_71, "G", 3, id="C-74")],
)
def test_c_73_and_c_74_example_4(awards: list[str], victim: str, theft: int) -> None:
    """Both robbers may take from the same figure (rulebook, detailed example 4)."""
    state = three("B@13, Y@13", "R")
    play(state, "\n".join(awards))
    events = play(state, f"B steal {victim} meeple meeple\nY steal {victim} meeple meeple")
    assert stolen(events) == [("B", victim, theft), ("Y", victim, theft)]
    assert on_track(state) == {}
