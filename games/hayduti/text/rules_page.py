"""The rules pages: how to play, for a beginner."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.core.contract import Page
from games.core.localizer import Localizer
from games.hayduti.data.cards import LEADER_POINTS, SHEET, START_VALUE
from games.hayduti.rules.ending import targets
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.text import names as naming

DRAWN: Final = ("aim", "cards", "turn", "zaptie", "group", "figures", "end")
"""The pages of every table, in order; behind them come its own variants, and questions."""


def rules(options: HaydutiOptions, localizer: Localizer) -> Sequence[Page]:
    """Return how to play at a table with these options."""
    points = ", ".join(str(rank.points) for rank in SHEET.voyvoda)
    told = {
        "aim": localizer("page-aim", leader=LEADER_POINTS, start=START_VALUE),
        "group": localizer("page-group", costs=naming.board_costs(localizer)),
        "figures": "\n".join([localizer("page-figures"), "", *_figures(localizer)]),
        "end": f"{localizer('page-end', leader=LEADER_POINTS, points=points)}\n\n{localizer('page-end-sheet')}",
    }
    pages = [Page(localizer(f"page-{name}-title"), told.get(name) or localizer(f"page-{name}"), name) for name in DRAWN]
    variants = "\n".join(f"- {line}" for line in _variants(options, localizer))
    pages.append(Page(localizer("page-table-title"), variants, "table"))
    pages.append(Page(localizer("page-questions-title"), localizer("page-questions")))
    return tuple(pages)


def _figures(localizer: Localizer) -> Iterator[str]:
    for deets in SHEET.deets:
        words = naming.hint(deets, localizer)
        yield localizer("page-figure", name=naming.called(deets, localizer), cost=deets.cost, words=words)


def _variants(options: HaydutiOptions, localizer: Localizer) -> Iterator[str]:
    yield localizer("page-table-rotations", count=options.rotations)
    yield localizer("page-table-first" if options.random_first else "page-table-first-seat")
    yield localizer("page-table-parallel" if options.parallel else "page-table-turns")
    if options.advanced_hands:
        yield localizer("page-table-hands")
    yield localizer("page-table-hidden" if options.hidden_discards else "page-table-open")
    if options.uprising == "custom":
        own = targets(options, seats=0)
        yield localizer("page-table-uprising-own", targets=naming.values(own, localizer))
    elif options.uprising != "off":
        yield localizer("page-table-uprising")
    if options.premature:
        yield localizer("page-table-premature")
