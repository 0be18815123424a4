"""The rules pages: how to play, for a beginner."""

from collections.abc import Iterator, Sequence

from games.carcassonne.data.tiles import MEEPLES, bag_of_tiles
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import sources_of
from games.core.contract import Page
from games.core.localizer import Localizer


def rules(options: CarcassonneOptions, localizer: Localizer) -> Sequence[Page]:
    """Return how to play at a table with these options; each page but the last two has a picture of its name."""
    names = ["aim", "turn", "meeple", "score"]
    names += ["farmers"] * options.farmers + ["end"] + ["robbers"] * options.robbers + ["messages"] * options.messages
    pages = [Page(localizer(f"page-{name}-title"), _text(name, options, localizer), name) for name in (*names, "signs")]
    pages.append(Page(localizer("page-table-title"), "\n".join(f"- {line}" for line in _variants(options, localizer))))
    pages.append(Page(localizer("page-questions-title"), localizer("page-questions")))
    return tuple(pages)


def _text(name: str, options: CarcassonneOptions, localizer: Localizer) -> str:
    match name:
        case "aim":
            return localizer("page-aim", count=MEEPLES)
        case "end":
            robbers = [localizer("page-end-robbers")] if options.robbers else []
            signs = "; ".join(localizer(f"sheet-{sign}") for sign in (*sources_of(options), "total"))
            return "\n\n".join([localizer("page-end"), *robbers, localizer("page-end-sheet", signs=signs)])
        case "robbers":
            return localizer("page-robbers", chain=options.robber_chain)
        case _:
            return localizer(f"page-{name}")


def _variants(options: CarcassonneOptions, localizer: Localizer) -> Iterator[str]:
    yield localizer("page-table-tiles", count=len(bag_of_tiles(robbers=options.robbers)))
    yield localizer("page-table-robbers" if options.robbers else "page-table-robbers-none")
    if options.robbers:
        yield localizer(f"page-table-chain-{options.robber_chain}")
    yield localizer("page-table-messages" if options.messages else "page-table-messages-none")
    yield localizer("page-table-farmers" if options.farmers else "page-table-farmers-none")
