"""The drawing library of all games: a canvas 1080 pixels wide, which becomes a PNG or SVG, and what is drawn on it.

The same calls always give the same bytes. Different canvases may be drawn in different threads. Coordinates are pixels
from the upper left corner.

The canvas (`games.kit.canvas`):

    Canvas(height, *, cloth=False)                   height 810 to 1350; cloth: embroidered linen, for final results
    .text(x, y, text, *, size=40, colour=LINEN, bold=False, anchor="lm", width=None, halo=None) -> int (its width)
    .sprite(name, x, y, size, fill, *, line="", turn=0, mirrored=False)    a centred emblem (`art.emblems`)
    .card(face, x, y, width)   .back(x, y, width)    upper left corner at (x, y); width at least 100
    .panel(box, fill, line, *, stroke=4, radius=22)  .svg(markup, box)  .frame(box, colour, stroke)
    .line(points, colour, width)   .polygon(points, fill)   .ellipse(box, fill="", *, line="", stroke=0)
    .paste(image, x, y, markup="")                   an image; `markup` is the same for SVG
    .stencil(mask, x, y, fill, markup="")            a colour or an image through a mask
    .written_as(markup, whole, box)                  with it: what SVG replaces by a part of one piece of art
    .touch(shape, *names, field="", term="")         the region of a thing of the game: a box or a polygon
    .board(box)                                      with it: the board, cut off at the edges of the box
    .drawn() -> Picture                              with .png(), .svg(address) and .regions (`games.kit.drawn`)
    BoardCanvas(box)                                 the board of a page alone, on no ground, in coordinates of its own

Cards (`games.kit.cards`):

    Face(rank, emblem, tint, stitched=False, pictogram="", changed=False, faded=False)
    height_of(width) -> int

Pieces on a table (`games.kit.pieces`):

    plate(canvas, spot, Plate(seat, name, stats=(), moves=False, out=False, role="", note=""))
    Stat(emblem, text, colour=LINEN)                 a number on a plate; 13, 13 and −120 fit on the narrowest
    hand(canvas, [[Held(face, playable=False), …], …], box, *, most=190)      one list for each group
    talon(canvas, x, y, width, count, *, bottom)     pile(canvas, x, y, width, count)
    discard(canvas, x, y, width, count)              hollow(canvas, box)
    badge(canvas, x, y, text, *, fill=EDGE, ink=LINEN, emblem="", term="") -> int (its width)

Results (`games.kit.result`):

    framed(title, tall) -> canvas, box               a cloth with a title, and the box below it
    standings(canvas, [Standing(place, seat, name, score="", emblem=""), …], box)
    best_first(places), line_panel(…), place_mark(…)

Drawings (`games.kit.drawing`), each of them a function that fills a box of a canvas:

    sprites(*emblems, colour=LINEN)   plated(Sign(emblem, fill=LINEN))   faced(face)

Pictures of explanations (`games.kit.explained`, `games.kit.portrait`):

    explained([Shown(draw, text, wide=250, tall=150, end=""), …]) -> Picture  rows of drawings with text beside them
    signs([(title, Sign(…)), …]) -> Picture                                   rows of signs
    portrait(title, draw) -> Picture                                          one large drawing above its title

Line charts (`games.kit.chart`):

    chart(canvas, box, courses, *, title="", start=0, unit="")   points by seat and part of the game; 240 px at least
    course(title, names, courses, *, start=0, unit="") -> Picture    the same as a picture (`games.kit.score_chart`)

Layout (`games.kit.layout`, imports no drawing library):

    Box(x, y, w, h) with .right .bottom .centre .cut(left=, top=, right=, bottom=);  whole(height) -> Box
    ring(seats, box, plate_height=132) -> Ring(spots, middle)      2 to 6 plates above and below, clockwise
    bank(seats, box, plate_height=132) -> Ring(spots, middle)      all plates above, in reading order
    columns(count, box, gap=16), rows(count, box, gap=16) -> boxes
    grid(count, box, *, across=1.0, down=1.4, most=190), fan(groups, box, *, most=190) -> Grid(cells, card)

Colours (`games.kit.palette`, imports no drawing library): `TABLE`, `LINEN`, `INK`, `MOVE` …, `SEATS[seat].colour` and
`.shape`, the tints of the suits (`SPADES` …) and of four peoples (`BLUE`, `RED`, `GREEN`, `YELLOW`).

Text under 34 px raises ValueError. Names of any length and script are allowed; those that do not fit end in an
ellipsis.
"""
