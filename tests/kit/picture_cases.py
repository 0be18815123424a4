"""Pictures made of every part of the kit, with stored copies to compare them with.

`python -m tests.kit.picture_cases` stores them again, in `tests/kit/pictures`: look at each before you commit it.
"""

from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

from PIL import Image, ImageChops

from games.core.contract import GameText, Outcome, View
from games.core.localizer import Localizer
from games.kit import layout, palette
from games.kit.art.emblems import EMBLEMS
from games.kit.canvas import Canvas
from games.kit.cards import Face
from games.kit.chart import LEAST_HEIGHT, chart
from games.kit.drawing import Sign, faced, plated, sprites
from games.kit.drawn import Picture
from games.kit.explained import Shown, explained
from games.kit.layout import Box
from games.kit.lists.standings import Rank, standings_page
from games.kit.pieces import Held, Plate, Stat, badge, discard, hand, pile, plate, talon
from games.kit.plain import plain_pictures
from games.kit.portrait import portrait
from games.kit.result import ResultLine, framed, standings
from games.kit.score_chart import chances, course

FOLDER: Final = Path(__file__).parent / "pictures"
NAMES: Final = ("Александър Великопреславски", "中村🎲", "Ștefan cel Mare și Sfânt", "", "Екатерина Дмитриевна", "Jo")
SUITS: Final = {
    "spades": palette.SPADES,
    "hearts": palette.HEARTS,
    "diamonds": palette.DIAMONDS,
    "clubs": palette.CLUBS,
}
RANKS: Final = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")
SIX: Final = Face("6", "hearts", palette.HEARTS)
SENTENCE: Final = "Five zaptii against four: the committee is broken, the cards in hand are lost, and the turn is over"


def deck() -> list[list[Face]]:
    """Return the 36 cards, by suit."""
    return [[Face(rank, suit, tint) for rank in RANKS] for suit, tint in SUITS.items()]


def table() -> Canvas:
    """Draw a full table: plates all round, talon and discarded cards."""
    canvas = Canvas(1230)
    ring = layout.ring(6, layout.whole(1230))
    for seat, spot in enumerate(ring.spots):
        stats = (Stat("cards", "12"), Stat("trick", "3"), Stat("star", "−120"))
        plate(canvas, spot, Plate(seat, NAMES[seat], stats, moves=seat == 1, out=seat == 3, role="shield"))
    talon(canvas, ring.middle.x, ring.middle.y + 100, 150, 13, bottom=SIX._replace(stitched=True))
    discard(canvas, ring.middle.x, ring.middle.y + 420, 150, 8)
    return canvas


def whole_hand() -> Canvas:
    """Draw a hand of 36 cards."""
    canvas = Canvas(1000)
    hand(canvas, [[Held(face, playable=face.rank == "7") for face in suit] for suit in deck()], layout.whole(1000))
    return canvas


def result() -> Canvas:
    """Draw the places of six seats below a title in two lines."""
    canvas, box = framed("Victory of the Balkans over everybody else there is", 800)
    lines = [ResultLine(place, place - 1, NAMES[place - 1], str(place * 111), "jester") for place in range(1, 6)]
    standings(canvas, [*lines, ResultLine(6, 5, NAMES[5])], box)
    return canvas


def _bank() -> Picture:
    """Draw plates with notes and few numbers, then piles, badges and every state of a card."""
    canvas = Canvas(layout.HIGHEST)
    ring = layout.bank(5, layout.whole(canvas.height))
    plates = (
        Plate(0, "Ana", (Stat("cards", "6"),), role="sword"),
        Plate(1, "Boris", note="passed"),
        Plate(2, "Vera", out=True, note="second"),
        Plate(3, "Екатерина Дмитриевна", (Stat("coin", "4"), Stat("men", "12", palette.GOLD)), moves=True),
        Plate(4, "Jo", out=True),
    )
    for spot, content in zip(ring.spots, plates, strict=True):
        plate(canvas, spot, content)
    x, y, _, _ = ring.middle
    for place, count in enumerate((1, 2, 13)):
        pile(canvas, x + 20 + 200 * place, y + 30, 130, count)
    talon(canvas, x + 640, y + 30, 130, 1, bottom=SIX)
    badge(canvas, 950, y + 60, "12")
    badge(canvas, 950, y + 140, "7", emblem="star", fill=palette.MOVE, ink=palette.INK)
    badge(canvas, 950, y + 220, "", emblem="lock")
    states = (
        SIX._replace(changed=True),
        SIX._replace(faded=True),
        SIX._replace(stitched=True),
        SIX._replace(pictogram="lock"),
        SIX._replace(rank=""),
        SIX._replace(rank="100"),
    )
    grid = layout.grid(len(states), Box(x, y + 300, ring.middle.w, 240))
    for face, cell in zip(states, grid.cells, strict=True):
        canvas.card(face, cell.x, cell.y, grid.card)
    lone = layout.ring(3, Box(x, y + 560, ring.middle.w, 400), 100)
    for seat, spot in enumerate(lone.spots):
        stats = (Stat("cards", "13"), Stat("trick", "13"), Stat("star", "−999"), Stat("men", "20"), Stat("coin", "88"))
        plate(canvas, spot, Plate(seat, NAMES[seat], stats, moves=seat == 2, role="crown"))
    return canvas.drawn()


def _small_hand() -> Picture:
    """Draw a hand of two groups in one row, and emblems in a line."""
    canvas = Canvas(layout.LOWEST)
    cards = [[Held(SIX), Held(SIX, playable=True)], [Held(SIX)]]
    hand(canvas, cards, layout.whole(canvas.height).cut(bottom=400), most=150)
    canvas.text(540, 500, "narrow, with a halo", size=44, narrow=True, anchor="mm", halo=(3, palette.INK))
    canvas.text(1052, 560, "right", anchor="rm")
    canvas.text(28, 560, "a long sentence that has to be made smaller and is cut off at its end", width=500)
    canvas.sprite("pointer", 100, 680, 90, palette.MOVE, turn=90)
    canvas.sprite("turn", 220, 680, 90, palette.MOVE, line=palette.INK, mirrored=True)
    canvas.line(((300, 640), (400, 720), (460, 640)), palette.GOLD, 7)
    canvas.polygon(((500, 640), (600, 720), (500, 720)), palette.LEAF)
    canvas.ellipse(Box(640, 640, 120, 80), palette.SEA, line=palette.LINEN, stroke=5)
    canvas.frame(Box(800, 640, 120, 80), palette.MOVE, 6)
    canvas.stencil(Image.new("L", (80, 80), 150), 960, 640, palette.WATER)
    return canvas.drawn()


def _emblems() -> Picture:
    """Draw all emblems with outlines."""
    canvas = Canvas(layout.HIGHEST)
    grid = layout.grid(len(EMBLEMS), layout.whole(canvas.height), down=1.0)
    for name, cell in zip(EMBLEMS, grid.cells, strict=True):
        x, y = cell.x + grid.card // 2, cell.y + grid.card // 2
        canvas.sprite(name, x, y, grid.card, palette.LINEN, line=palette.INK)
    return canvas.drawn()


def _charts() -> Picture:
    """Draw lines that end together below a title, and points that fall from the first part on."""
    canvas = Canvas(layout.LOWEST)
    box = layout.whole(canvas.height)
    chart(canvas, box._replace(h=430), [[20, 30], [10, 30], [0, 30], [5, 31], [9, 9], [7, 8]], title="Points")
    lines = [[-3, -7, -40], [0, -4, 12]]
    chart(canvas, Box(box.x, box.bottom - LEAST_HEIGHT, box.w, LEAST_HEIGHT), lines, start=None)
    return canvas.drawn()


def _course() -> Picture:
    """Draw the points of five seats over thirty parts."""
    lines = [[part * (seat * 7 - 11) + part * part % 13 for part in range(1, 31)] for seat in range(5)]
    return course("Points after each round", NAMES[:5], lines, unit="round")


def _chances() -> Picture:
    """Draw the chances of the third seat over forty moves, with three of them marked."""
    shares = [0.5 + 0.4 * (part % 7) / 7 - part / 90 for part in range(40)]
    return chances("Your chances, move by move", 2, shares, (0, 17, 18), unit="your choices")


def _standings_page() -> Picture:
    """Draw a page of a leaderboard."""
    lines = [
        Rank(1, "Ana", "1640", "±92", "57", "35"),
        Rank(1, "Jo", "1640", "±350", "1", "0"),
        Rank(2, NAMES[0], "1521", "±110", "12", "3", mine=True),
        Rank(3, "Vera", "1490", "±8", "9999", "1000"),
        Rank(0, "Boris", "", "", "2", "0"),
    ]
    return standings_page("Durak · Winter 2026", ("Rating", "Tables"), lines)


def _explained() -> Picture:
    rows = [
        Shown(sprites("eye", "moon"), SENTENCE),
        Shown(plated(Sign("sword", palette.MOVE)), "Attacker", 120, 90),
        Shown(faced(SIX), "A card of this suit", end="+10"),
        Shown(sprites("coin", colour=palette.GOLD), SENTENCE, tall=68, end="−2"),
    ]
    return explained(rows)


class _Words(View, frozen=True, kw_only=True):
    words: str = ""


def _text(view: _Words, *_: object) -> str:
    return view.words


def _end(*_: object) -> str:
    return "Ana has won"


_TEXT: Final = cast("GameText[_Words, Any]", SimpleNamespace(table=_text, hand=_text, ask=_end))
_PLAIN: Final = plain_pictures(_TEXT)
_LOCALIZER: Final = Localizer("en", (), NAMES)
_LINES: Final = "The market is open.\nAna: 3 carpets, 12 coins\nBoris: 1 carpet, 4 coins"


def _seen(words: str, seats: int, outcome: Outcome | None = None) -> _Words:
    return _Words(audience=0, seats=seats, asked=(1,), question=0, words=words, outcome=outcome)


def _plain_hand() -> Picture:
    drawn = _PLAIN.hand(_seen(" ".join([SENTENCE] * 3) + f"\n\n{_LINES}", 3), (), _LOCALIZER)
    return cast("Picture", drawn)


def _plain_table(seats: int, words: str, outcome: Outcome | None = None) -> Picture:
    return cast("Picture", _PLAIN.table(_seen(words, seats, outcome), _LOCALIZER))


DRAWN: Final[Mapping[str, Callable[[], Picture]]] = {
    "table": lambda: table().drawn(),
    "bank": _bank,
    "hand": lambda: whole_hand().drawn(),
    "small-hand": _small_hand,
    "emblems": _emblems,
    "result": lambda: result().drawn(),
    "charts": _charts,
    "course": _course,
    "chances": _chances,
    "standings": _standings_page,
    "explained": _explained,
    "portrait": lambda: portrait("A title that takes two lines below its drawing (sword)", plated(Sign("sword"))),
    "portrait-card": lambda: portrait("Six of hearts", faced(SIX)),
    "plain-table": lambda: _plain_table(3, _LINES),
    "plain-table-long": lambda: _plain_table(4, "\n".join([_LINES] * 4)),
    "plain-table-full": lambda: _plain_table(6, "\n".join([_LINES, SENTENCE] * 9)),
    "plain-hand": _plain_hand,
    "plain-result": lambda: _plain_table(3, "", Outcome(places=(2, 1, 3), reason="end", scores=(7, 12, 0))),
}
"""The pictures that are stored, by name."""

STRONG: Final = 48
"""A difference of brightness, of 255, that is easily seen."""


def stored(name: str) -> Image.Image:
    """Return the stored copy of a picture."""
    return Image.open(FOLDER / f"{name}.png").convert("RGB")


def opened(picture: Picture) -> Image.Image:
    """Return a picture as it is sent."""
    return Image.open(BytesIO(picture.png())).convert("RGB")


def strongly_different(first: Image.Image, other: Image.Image) -> int:
    """Return how many pixels of two pictures of one size are easily told apart."""
    return sum(ImageChops.difference(first, other).convert("L").histogram()[STRONG:])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, draw in DRAWN.items():
        with Image.open(BytesIO(draw().png())) as image:
            image.save(FOLDER / f"{name}.png", optimize=True)
