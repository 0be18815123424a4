"""The pages of the rules: how to play, for somebody who starts in five minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.carcassonne.data.tiles import MEEPLES, bag_of_tiles
from games.core.contract import Page

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.carcassonne.rules.options import CarcassonneOptions
    from games.core.voice import Voice


def rules(options: CarcassonneOptions, voice: Voice) -> Sequence[Page]:
    """Return how to play at a table with these options; each page but the last two has a picture of its name."""
    names = ["aim", "turn", "meeple", "score"]
    names += ["farmers"] * options.farmers + ["end"] + ["robbers"] * options.robbers + ["messages"] * options.messages
    pages = [Page(voice(f"page-{name}-title"), _text(name, options, voice), name) for name in (*names, "signs")]
    pages.append(Page(voice("page-table-title"), "\n".join(f"- {line}" for line in _variants(options, voice))))
    pages.append(Page(voice("page-questions-title"), voice("page-questions")))
    return tuple(pages)


def _text(name: str, options: CarcassonneOptions, voice: Voice) -> str:
    match name:
        case "aim":
            return voice("page-aim", count=MEEPLES)
        case "end":
            robbers = [voice("page-end-robbers")] if options.robbers else []
            return "\n\n".join([voice("page-end"), *robbers, voice("page-end-sheet")])
        case "robbers":
            return voice("page-robbers", chain=options.robber_chain)
        case _:
            return voice(f"page-{name}")


def _variants(options: CarcassonneOptions, voice: Voice) -> Iterator[str]:
    """Yield how this table is played, where tables may differ."""
    yield voice("page-table-tiles", count=len(bag_of_tiles(robbers=options.robbers)))
    yield voice("page-table-robbers" if options.robbers else "page-table-robbers-none")
    if options.robbers:
        yield voice(f"page-table-chain-{options.robber_chain}")
    yield voice("page-table-messages" if options.messages else "page-table-messages-none")
    yield voice("page-table-farmers" if options.farmers else "page-table-farmers-none")
