"""The bot's own texts, names made safe for messages, and errors in words."""

import functools
import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.tables.people import LONGEST_NAME
from bot.tables.state.refusal import Refusal, Stale
from bot.tables.state.table import RefusedMove, SeatView
from games.core import catalogue
from games.core.contract import AnyGame, Choice, IllegalMove, UnknownName
from games.core.localizer import Localizer
from games.core.options import BadOptions
from storage import Person, TableRow

MOST_OFFERED = 8
"""Legal moves that an error message names."""


@functools.cache
def bot_localizer(locale: str) -> Localizer:
    """Return the localizer for the bot's own texts."""
    return Localizer(locale, (catalogue.SHARED_TEXTS, Path(__file__).parent.parent / "text"))


_SIGNS: Final = re.compile(r"[\\*_~`|>\[\]()#+-]|^\d+(?=\.)", re.MULTILINE)
"""Characters that Discord may read as Markdown."""
_BREAK: Final = "\u200b"
"""A zero-width space. It breaks up mentions, timestamps, emoji and links."""
_JOINERS: Final = frozenset("\u200c\u200d")
"""Invisible characters that some scripts and emoji need."""


def safe(text: str) -> str:
    """Return user-supplied text as one line without Markdown, mentions, links or control characters."""
    marked = _SIGNS.sub(lambda match: f"{match[0]}\\" if match[0].isdecimal() else f"\\{match[0]}", _line(text))
    return re.sub(r"(?<=[<@:])(?=\S)", _BREAK, marked)


def quoted(text: str) -> str:
    """Return user-supplied text as code, in which Discord reads no Markdown."""
    return f"`{_line(text).replace('`', '´')}`"


def _line(text: str) -> str:
    line = " ".join(text.split())
    return "".join(char for char in line if char in _JOINERS or unicodedata.category(char) not in {"Cc", "Cf", "Co"})


def told_apart(about: str, other: str) -> str:
    """Return the sentences of an explanation that another one does not have."""
    others = _SENTENCE.split(other)
    return " ".join(sentence for sentence in _SENTENCE.split(about) if sentence not in others)


_SENTENCE: Final = re.compile(r"(?<=[.!?…]) ")


def plain_names(people: Sequence[Person | None], localizer: Localizer, numbers: Sequence[int] = ()) -> tuple[str, ...]:
    """Return the unescaped names of the players at a table. Computers have these `numbers`, or those of their seats.

    Names that are equal, or equal in their first letters and may be cut, get the number of the seat. There is one name
    for each of `people`: in a lobby, the number of seats may have changed since they were looked up.
    """
    if len(numbers) != len(people):
        numbers = range(1, len(people) + 1)
    names = [
        localizer("computer-name", number=number) if person is None else name_of(person, localizer, of_table=True)
        for person, number in zip(people, numbers, strict=True)
    ]
    starts = [name[:_TOLD_APART].casefold() for name in names]
    return tuple(
        _numbered(name, seat) if person is not None and starts.count(starts[seat]) > 1 else name
        for seat, (person, name) in enumerate(zip(people, names, strict=True))
    )


_TOLD_APART: Final = 18
"""Letters by which names must differ: with a seat's number they fit wherever names are cut."""


def _numbered(name: str, seat: int) -> str:
    cut = name if len(name) <= _TOLD_APART else f"{name[: _TOLD_APART - 1].rstrip()}…"
    return f"{cut} ({seat + 1})"


def game_title(game: AnyGame, locale: str) -> str:
    """Return the game's name in this language."""
    return catalogue.localizer_for(game, locale)("game-name")


def hand_label(game: AnyGame, locale: str) -> str:
    """Return what the button is called that shows a player their hand, or their seat in a game without hidden hands."""
    return bot_localizer(locale)("button-hand" if game.hidden_hands else "button-seat")


def practice_welcome(game: AnyGame, locale: str) -> str:
    """Return what stands above a practice game: its aim, how long it is, and what helps."""
    title, aim = game_title(game, locale), catalogue.aim_of(game, locale)
    return bot_localizer(locale)("learn-welcome", game=title, aim=aim, decisions=game.practice.decisions)


def channel_link(row: TableRow) -> str:
    """Return the link to a table's channel."""
    return f"https://discord.com/channels/{row.guild or '@me'}/{row.channel}"


def command_title(game: AnyGame, locale: str) -> str:
    """Return the game's name with its command, which is the same in all languages."""
    return f"{game_title(game, locale)} · `/{game.key}`"


Problem = Refusal | IllegalMove | UnknownName | BadOptions | Stale


def error_text(
    problem: Problem, locale: str, game: AnyGame | None = None, names: Sequence[str] = (), *, instead: bool = True
) -> str:
    """Return one line that says what is wrong, and unless told otherwise which moves can be made instead.

    `names` are those of the seats, escaped.
    """
    bot_text = bot_localizer(locale)
    match problem:
        case Refusal():
            return bot_text(f"refusal-{problem.why}", **problem.data)
        case Stale():
            return bot_text("stale")
        case BadOptions():
            own = catalogue.localizer_for(game, locale) if game is not None else bot_text
            return (bot_text if bot_text.has(problem.why) else own)(problem.why, **problem.data)
        case UnknownName():
            nearest = bot_text.list([quoted(name) for name in problem.nearest[:MOST_OFFERED]])
            text = safe(problem.text[:40])
            return (
                bot_text("unknown-name", text=text, nearest=nearest) if nearest else bot_text("unknown-text", text=text)
            )
        case IllegalMove():
            assert game is not None
            seat_view = problem.seat_view if isinstance(problem, RefusedMove) else None
            why = catalogue.localizer_for(game, locale)(
                f"why-{problem.why.value}", **_worded(problem, game, locale, seat_view, names)
            )
            offers = _offers(problem.instead, game, locale, seat_view, names) if instead else ""
            return f"{why} {bot_text('instead', moves=offers)}" if offers else why


def _worded(
    problem: IllegalMove, game: AnyGame, locale: str, seat_view: SeatView | None, names: Sequence[str]
) -> dict[str, str | int]:
    """Return the variables of a refusal's text, with names as the game words them; `who` is a seat, by its name."""
    if seat_view is None:
        return problem.data
    localizer = catalogue.localizer_for(game, locale, names or [""] * seat_view.view.seats)

    def worded(value: str) -> str:
        try:
            return game.text.item(value, seat_view.view, localizer)
        except (LookupError, ValueError):  # a name that the player made up
            return safe(value)

    return {
        key: worded(value) if isinstance(value, str) else names[value] if key == "who" and names else value
        for key, value in problem.data.items()
    }


def _offers(
    instead: Sequence[Choice], game: AnyGame, locale: str, seat_view: SeatView | None, names: Sequence[str]
) -> str:
    if seat_view is None or not instead:
        return ""
    localizer = catalogue.localizer_for(game, locale, names or [""] * seat_view.view.seats)
    labels: dict[str, None] = {}
    for choice in instead:
        labels[f"**{game.text.words(choice, seat_view.view, localizer).label}**"] = None
        if len(labels) > MOST_OFFERED:
            return ", ".join([*list(labels)[:MOST_OFFERED], "…"])
    return ", ".join(labels)


def name_of(person: Person | None, bot_text: Localizer, *, of_table: bool = False) -> str:
    """Return a person's unescaped name, or what a person who was forgotten is called, at a table or elsewhere."""
    if person is not None and person.name:
        return person.name[:LONGEST_NAME]
    return bot_text("forgotten-name" if of_table else "former-player")
