"""How Battle for the Balkans is played, page by page, for a table with certain options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans.data.components import KINGDOMS
from games.balkans.words import names
from games.balkans.words.places import kingdom_in_short
from games.core.contract import Page

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.balkans.rules.options import BalkansOptions
    from games.core.voice import Voice

PAGES: Final = (
    "goal", "signs", "pieces", "orders", "turn", "move", "battle", "siege", "cards", "free", "razbor", "kingdoms",
    "variants", "questions",
)  # fmt: skip
"""The pages in their order; each has a picture of its name."""
_PLAIN: Final = {"variants", "questions"}
"""Pages without a picture."""


def rules(options: BalkansOptions, voice: Voice) -> Sequence[Page]:
    """Return how to play at a table with these options."""
    return tuple(
        Page(voice(f"page-{name}"), _text(name, options, voice), "" if name in _PLAIN else name) for name in PAGES
    )


def _text(name: str, options: BalkansOptions, voice: Voice) -> str:
    paragraphs = [voice(f"page-{name}-text")] if name not in {"variants", "kingdoms"} else []
    if name in {"orders", "battle", "cards"}:
        paragraphs.append(voice(f"page-{name}-{options.mode}"))
    if name == "kingdoms":
        paragraphs.append(voice("page-kingdoms-text"))
        paragraphs += (f"**{names.kingdom(one, voice)}**: {kingdom_in_short(one, voice)}" for one in KINGDOMS)
    if name == "variants":
        paragraphs.append("\n".join(f"- {line}" for line in _variants(options, voice)))
    return "\n\n".join(paragraphs)


def _variants(options: BalkansOptions, voice: Voice) -> Iterator[str]:
    """Yield what is agreed at this table: the kind of game, how it is won, and all that is not as usual."""
    yield voice(f"variant-{options.mode}")
    if options.by_influence:
        yield voice("variant-influence", n=options.target)
    if options.by_territory:
        yield voice("variant-territory")
    if options.annihilation:
        yield voice("variant-annihilation")
    if options.round_limit:
        yield voice("variant-rounds", n=options.round_limit)
    if options.money_goal:
        yield voice("variant-money", gold=names.gold(options.money_goal, voice))
    if options.control_territory != "none":
        yield voice("variant-control", place=names.located(options.control_territory, voice))
    free = options.non_players
    if free == "auto":
        free = "sovereign" if options.advanced else "neutral"
    yield voice(f"variant-{free}")
    yield voice(f"variant-alliances-{options.alliances}")
    yield voice(f"variant-kingdoms-{options.kingdom_choice}")
    if options.strategic_start:
        yield voice("variant-start")
    if options.manoeuvre:
        yield voice("variant-manoeuvre")
