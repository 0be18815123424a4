"""Line charts: all lines end at the marks of their seats, and nothing is drawn outside the plate."""

from random import Random

import pytest
from PIL import ImageChops

from games.kit.canvas import Canvas
from games.kit.chart import LEAST_HEIGHT, chart
from games.kit.layout import Box

BOX = Box(104, 188, 872, 420)


def courses(seats, parts):
    random = Random(1)
    made = []
    for _ in range(seats):
        total, line = 0, []
        for _ in range(parts):
            total += random.choice((-30, -10, 20, 30, 40))
            line.append(total)
        made.append(line)
    return made


def drawn(lines, box=BOX, **more):
    canvas = Canvas(810)
    chart(canvas, box, lines, **more)
    return canvas.drawn().image()


@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize("parts", [1, 2, 20])
@pytest.mark.parametrize("tall", [LEAST_HEIGHT, 600])
def test_a_chart_stays_on_its_plate(seats, parts, tall):
    box = Box(BOX.x, BOX.y, BOX.w, tall)
    changed = ImageChops.difference(
        Canvas(810).drawn().image(), drawn(courses(seats, parts), box, title="Points")
    ).getbbox()
    assert (changed[0], changed[1]) >= (box.x, box.y)
    assert changed[2] <= box.right
    assert changed[3] <= box.bottom


def test_without_any_points_the_line_is_level():
    assert drawn([[0, 0], [0, 0]]).getbbox()


@pytest.mark.parametrize(("lines", "tall"), [([], 400), ([[]], 400), ([[1], [1, 2]], 400), ([[1]], LEAST_HEIGHT - 1)])
def test_invalid_arguments_are_refused(lines, tall):
    with pytest.raises(ValueError, match="a chart of"):
        drawn(lines, Box(BOX.x, BOX.y, BOX.w, tall))
