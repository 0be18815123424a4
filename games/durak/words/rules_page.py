"""The rules, page by page, for a table with these options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Page
from games.durak.data.cards import RANKS
from games.durak.words.names import SIGNS, cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.voice import Voice
    from games.durak.rules.options import DurakOptions

HELD: Final = ("8S", "JH", "10C", "KC", "6D")
"""What the defender of the example holds when a second card is thrown in."""


def rules(options: DurakOptions, voice: Voice) -> Sequence[Page]:
    """Return how to play: the aim, signs, a bout and one played through, its end, this table's variants, questions."""
    a, b, c, _ = voice("example-names").split(", ")
    people = {"a": a, "b": b, "c": c}
    example = voice("rules-example.text", **people, **SIGNS, held=cards(HELD, voice))
    passing = voice("rules-auto-pass" if options.auto_pass else "rules-pass")
    fixed = () if options.transfer else (voice("rules-no-transfer"),)
    pages = [
        Page(voice("rules-aim"), voice("rules-aim.text"), "aim"),
        Page(voice("rules-signs"), voice("rules-signs.text"), "signs"),
        Page(voice("rules-bout"), "\n\n".join([voice("rules-bout.text"), passing, *fixed]), "bout"),
        Page(voice("rules-example"), example, "example"),
    ]
    if options.transfer:
        pages.append(Page(voice("rules-transfer"), voice("rules-transfer.text", **people, **SIGNS), "transfer"))
    pages += [
        Page(voice("rules-end"), voice("rules-end.text"), "end"),
        Page(voice("rules-start"), voice("rules-start.text"), "start"),
    ]
    if options.teams:
        pages.append(Page(voice("rules-teams"), voice("rules-teams.text"), "teams"))
    if options.enchanted:
        pages.append(_enchanted(options, voice))
    pages.append(Page(voice("rules-questions"), voice("rules-questions.text"), "questions"))
    return pages


def _enchanted(options: DurakOptions, voice: Voice) -> Page:
    """Return the page of the ranks that have effects at this table; its picture is named after them."""
    ranks = [rank for rank in RANKS if rank in options.enchanted]
    lines = [voice(f"rules-effect-{rank}", **SIGNS) for rank in ranks]
    if {"7", "J"} & options.enchanted:
        lines.append(voice("rules-forbid"))
    text = "\n".join([voice("rules-enchanted.text"), *(f"– {line}" for line in lines)])
    return Page(voice("rules-enchanted"), text, " ".join(["enchanted", *ranks]))
