"""The rules, page by page, for a table with these options."""

from collections.abc import Sequence
from typing import Final

from games.core.contract import Page
from games.core.localizer import Localizer
from games.durak.data.cards import RANKS
from games.durak.rules.options import DurakOptions
from games.durak.text.names import SIGNS, cards

HELD: Final = ("8S", "JH", "10C", "KC", "6D")
"""The defender's hand in the example when a second card is thrown in."""


def rules(options: DurakOptions, localizer: Localizer) -> Sequence[Page]:
    """Return the pages: aim, signs, who starts, a bout with an example, its end, this table's variants, questions."""
    a, b, c, _ = localizer("example-names").split(", ")
    people = {"a": a, "b": b, "c": c}
    example = localizer("rules-example.text", **people, **SIGNS, held=cards(HELD, localizer))
    passing = localizer("rules-auto-pass" if options.auto_pass else "rules-pass")
    fixed = () if options.transfer else (localizer("rules-no-transfer"),)
    pages = [
        Page(localizer("rules-aim"), localizer("rules-aim.text"), "aim"),
        Page(localizer("rules-signs"), localizer("rules-signs.text"), "signs"),
        Page(localizer("rules-start"), localizer("rules-start.text"), "start"),
        Page(localizer("rules-bout"), "\n\n".join([localizer("rules-bout.text"), passing, *fixed]), "bout"),
        Page(localizer("rules-example"), example, "example"),
    ]
    if options.transfer:
        pages.append(Page(localizer("rules-transfer"), localizer("rules-transfer.text", **people, **SIGNS), "transfer"))
    pages.append(Page(localizer("rules-end"), localizer("rules-end.text"), "end"))
    if options.teams:
        pages.append(Page(localizer("rules-teams"), localizer("rules-teams.text"), "teams"))
    if options.enchanted:
        pages.append(_enchanted(options, localizer))
    pages.append(Page(localizer("rules-questions"), localizer("rules-questions.text"), "questions"))
    return pages


def _enchanted(options: DurakOptions, localizer: Localizer) -> Page:
    """Return the page about the enchanted ranks of this table; they are part of its picture's name."""
    ranks = [rank for rank in RANKS if rank in options.enchanted]
    lines = [localizer(f"rules-effect-{rank}", **SIGNS) for rank in ranks]
    if {"7", "J"} & options.enchanted:
        lines.append(localizer("rules-forbid"))
    text = "\n".join([localizer("rules-enchanted.text"), *(f"– {line}" for line in lines)])
    return Page(localizer("rules-enchanted"), text, " ".join(["enchanted", *ranks]))
