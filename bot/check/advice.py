"""For each check, or each module of checks, which file of a game to open if it fails, and what to write there."""

from __future__ import annotations

from typing import Final

ADVICE: Final = {
    "test_conformance": (
        "rules.py",
        "the rules or the views break the contract; the error says how, and its code leads to the position",
    ),
    "test_words_and_pictures_keep_the_secrets": (
        "views.py",
        "write only what the audience may know into the view; texts and pictures may use nothing else",
    ),
    "test_labels": ("text.py", "give choices that differ different labels, or let `canonical` say which do the same"),
    "test_explanations": ("text.py", "write the text that the error names, within its length: about, gloss, term, tip"),
    "test_pictures": (
        "picture.py",
        "mend the picture; if it is meant to look so, store it: mehana check KEY --store",
    ),
    "test_recorded": (
        "rules.py",
        "a recorded table takes another course: raise `rules_version`, or restore the rule; a new preset needs --store",
    ),
    "test_secrets": (
        "secrets.py",
        "put each field of the state into PUBLIC_FIELDS or SECRET_FIELDS, and say how to change each secret alone",
    ),
    "test_nobody_can_tell_a_changed_secret": (
        "views.py",
        "something tells the secret that the error names: the view, the moves, text.py or picture.py",
    ),
    "test_strengths": ("computer.py", "choose a legal move from the view, the choices and `chance` alone"),
    "test_teaching": ("text.py", "write help that fits its place, and tells no secret: about, term, tip"),
    "test_texts": ("en.ftl", "write the texts that the error names; mehana check KEY --write-texts adds missing ones"),
    "test_told": (
        "rules.py",
        "return a PrivateEvent from `play` or `deal` for what one seat alone learns, and its line from `news`",
    ),
    "test_touch": ("picture.py", "draw with games.kit, and give what can be touched a region"),
    "test_uncut": ("picture.py", "make room for the whole text, or shorten it in the Fluent file"),
}
