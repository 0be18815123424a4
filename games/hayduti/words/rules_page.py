"""The pages of the rules: how to play, for somebody who starts in five minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Page
from games.hayduti.data.cards import LEADER_POINTS, SHEET, START_VALUE
from games.hayduti.rules.ending import targets
from games.hayduti.words import names as naming

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.core.voice import Voice
    from games.hayduti.rules.options import HaydutiOptions

DRAWN: Final = ("aim", "cards", "turn", "zaptie", "group", "figures", "end")
"""The pages of every table, in order; behind them come its own variants, and questions."""


def rules(options: HaydutiOptions, voice: Voice) -> Sequence[Page]:
    """Return how to play at a table with these options."""
    points = ", ".join(str(rank.points) for rank in SHEET.voyvoda)
    told = {
        "aim": voice("page-aim", leader=LEADER_POINTS, start=START_VALUE),
        "group": voice("page-group", costs=naming.board_costs()),
        "figures": "\n".join([voice("page-figures"), "", *_figures(voice)]),
        "end": f"{voice('page-end', leader=LEADER_POINTS, points=points)}\n\n{voice('page-end-sheet')}",
    }
    pages = [Page(voice(f"page-{name}-title"), told.get(name) or voice(f"page-{name}"), name) for name in DRAWN]
    variants = "\n".join(f"- {line}" for line in _variants(options, voice))
    pages.append(Page(voice("page-table-title"), variants, "table"))
    pages.append(Page(voice("page-questions-title"), voice("page-questions")))
    return tuple(pages)


def _figures(voice: Voice) -> Iterator[str]:
    for deets in SHEET.deets:
        words = naming.hint(deets, voice)
        yield voice("page-figure", name=naming.called(deets, voice), cost=deets.cost, words=words)


def _variants(options: HaydutiOptions, voice: Voice) -> Iterator[str]:
    """Yield how this table is played, where tables may differ."""
    yield voice("page-table-rotations", count=options.rotations)
    yield voice("page-table-first" if options.random_first else "page-table-first-seat")
    yield voice("page-table-parallel" if options.parallel else "page-table-turns")
    if options.advanced_hands:
        yield voice("page-table-hands")
    yield voice("page-table-hidden" if options.hidden_discards else "page-table-open")
    if options.uprising == "custom":
        own = targets(options, seats=0)
        yield voice("page-table-uprising-own", targets=naming.values(own, voice))
    elif options.uprising != "off":
        yield voice("page-table-uprising")
    if options.premature:
        yield voice("page-table-premature")
