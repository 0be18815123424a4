"""The texts of the lanterns."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, cast

from games.core.contract import Choice, Event, GameText, Page, Words
from games.core.localizer import Localizer

from .rules import (
    Found,
    LanternEvent,
    LanternMove,
    LanternOptions,
    Light,
    Lit,
    LitAgain,
    Look,
    Looked,
    Missed,
    Name,
    Saw,
    Won,
)
from .views import LanternView


def news(events: Sequence[Event], _view: LanternView, localizer: Localizer) -> list[str]:
    """Return a line for each event."""
    return [_told(event, localizer) for event in cast("Sequence[LanternEvent]", events)]


def _told(event: LanternEvent, localizer: Localizer) -> str:
    match event:
        case Lit(_, colour):
            return localizer("event-lit", colour=colour)
        case Saw(_, whose, colour):
            return localizer("event-saw", whose=localizer.who(whose), colour=colour)
        case Looked(seat, whose):
            return localizer("event-looked", who=localizer.who(seat), whose=localizer.who(whose))
        case Missed(seat, whose, colour):
            return localizer("event-missed", who=localizer.who(seat), whose=localizer.who(whose), colour=colour)
        case Found(seat, whose, colour, out):
            key = "event-out" if out else "event-found"
            return localizer(key, who=localizer.who(seat), whose=localizer.who(whose), colour=colour)
        case Won(seat):
            return localizer("event-won", who=localizer.who(seat))
        case LitAgain():
            return localizer("event-again")


def ask(view: LanternView, _choices: Sequence[Choice], localizer: Localizer) -> str:
    """Return whose turn it is and for what, or how it ended."""
    if view.outcome is not None:
        return localizer(f"outcome-{view.outcome.reason}")
    return localizer("ask-light" if view.shown >= 0 else "ask", who=localizer.people(view.asked))


def words(choice: Choice, view: LanternView, localizer: Localizer) -> Words:
    """Return the words for a choice; there is a menu for each verb."""
    move = cast("LanternMove", choice)
    heading = localizer(f"verb-{move.verb}")
    match move:
        case Look(whose):
            return Words(localizer("label-look", whose=localizer.name(whose)), heading)
        case Name(whose, colour):
            colour = item(colour, view, localizer)
            return Words(localizer("label-name", whose=localizer.name(whose), colour=colour), heading)
        case Light():
            return Words(heading, heading)


def item(name: str, _view: LanternView, localizer: Localizer) -> str:
    """Return the name of a colour. Raise `ValueError` if it is no number."""
    return localizer("colour", colour=int(name))


def table(view: LanternView, localizer: Localizer) -> str:
    """Return a line for each seat: its lives, and its lantern where it is known; at the end the places."""
    lines = [] if view.outcome is None else [localizer(f"outcome-{view.outcome.reason}")]
    for seat in range(view.seats):
        place = "" if view.outcome is None else f"{view.outcome.places[seat]}. "
        state = "shaded" if view.shaded[seat] and view.shown < 0 else "open"
        line = localizer(f"line-{state}", who=localizer.name(seat), lives=view.lives[seat])
        known = localizer("line-known", colour=view.lanterns[seat]) if view.lanterns[seat] else ""
        lines.append(f"{place}{line}{known}")
    return "\n".join(lines)


def hand(view: LanternView, _choices: Sequence[Choice], localizer: Localizer) -> str:
    """Return one's own lantern and those one has seen."""
    seats = [view.audience, *view.looks[view.audience]]
    seen = {seat: view.lanterns[seat] for seat in seats if view.lanterns[seat]}
    return "\n".join(localizer("held", who=localizer.name(seat), colour=colour) for seat, colour in seen.items())


def rules(options: LanternOptions, localizer: Localizer) -> list[Page]:
    """Return the pages of the rules."""
    return [
        Page(localizer("rules-aim"), localizer("rules-aim.text", lives=options.lives)),
        Page(localizer("rules-turn"), localizer("rules-turn.text")),
        Page(localizer("rules-end"), localizer("rules-end.text")),
    ]


TEXT: Final[GameText[LanternView, LanternOptions]] = GameText(
    folder=Path(__file__).parent,
    news=news,
    ask=ask,
    words=words,
    item=item,
    table=table,
    hand=hand,
    rules=rules,
)
