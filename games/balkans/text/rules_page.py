"""The rules pages, for a table with certain options."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.balkans.data.components import KINGDOMS
from games.balkans.rules.options import BalkansOptions
from games.balkans.text import names
from games.balkans.text.places import kingdom_in_short
from games.core.contract import Page
from games.core.localizer import Localizer

PAGES: Final = (
    "goal", "signs", "pieces", "orders", "turn", "move", "battle", "siege", "cards", "free", "razbor", "kingdoms",
    "variants", "questions",
)  # fmt: skip
"""The pages in order; most have a picture of the same name."""
_PLAIN: Final = {"variants", "questions"}
"""Pages without a picture."""


def rules(options: BalkansOptions, localizer: Localizer) -> Sequence[Page]:
    """Return the rules pages for a table with these options."""
    return tuple(
        Page(localizer(f"page-{name}"), _text(name, options, localizer), _picture(name, options)) for name in PAGES
    )


def _picture(name: str, options: BalkansOptions) -> str:
    """Return the name of a page's picture, "" without one: only orders that the table has are shown."""
    if name == "orders" and not options.advanced:
        return "orders-standard"
    return "" if name in _PLAIN else name


def _text(name: str, options: BalkansOptions, localizer: Localizer) -> str:
    if name == "variants":
        return "\n".join(f"- {line}" for line in _variants(options, localizer))
    paragraphs = [localizer(f"page-{name}-text")]
    if name in {"orders", "battle", "cards"}:
        paragraphs.append(localizer(f"page-{name}-{options.mode}"))
    if name == "kingdoms":
        paragraphs += (
            f"**{names.kingdom(kingdom, localizer)}**: {kingdom_in_short(kingdom, localizer)}" for kingdom in KINGDOMS
        )
    return "\n\n".join(paragraphs)


def _variants(options: BalkansOptions, localizer: Localizer) -> Iterator[str]:
    """Yield the mode, the ways to win, and other options of a table."""
    yield localizer(f"variant-{options.mode}")
    if options.by_influence and options.alliances == "teams":  # the target is for the smaller team
        yield localizer("variant-influence-teams", n=2 * options.target, less=options.target)
    elif options.by_influence:
        yield localizer("variant-influence", n=options.target)
    if options.by_territory:
        yield localizer("variant-territory")
    if options.annihilation:
        others = options.round_limit or options.money_goal or options.control_territory != "none"
        yield localizer("variant-annihilation-others" if others else "variant-annihilation")
    if options.round_limit:
        yield localizer("variant-rounds", n=options.round_limit)
    if options.money_goal:
        yield localizer("variant-money", gold=names.gold(options.money_goal, localizer))
    if options.control_territory != "none":
        yield localizer("variant-control", place=names.located(options.control_territory, localizer))
    yield localizer(f"variant-{options.unplayed_kingdoms}")
    yield localizer(f"variant-alliances-{options.alliances}")
    yield localizer(f"variant-kingdoms-{options.kingdom_choice}")
    if options.strategic_start:
        yield localizer("variant-start")
    if options.manoeuvre:
        yield localizer("variant-manoeuvre")
