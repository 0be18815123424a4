"""Everything that is said, from views, choices and events alone."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, cast

from games.core.contract import Choice, Event, GameText, Page, Words
from games.core.localizer import Localizer

from . import help as teaching  # standard
from .rules import Dealt, Play, Played, TableEvent, TableOptions, Taken, Won
from .views import TableView


def news(events: Sequence[Event], _view: TableView, localizer: Localizer) -> list[str]:
    """Return a line for each event."""
    return [_told(event, localizer) for event in cast("Sequence[TableEvent]", events)]


def _told(event: TableEvent, localizer: Localizer) -> str:
    match event:
        case Dealt(_, cards):
            return localizer("event-dealt", cards=localizer.list(cards))
        case Played(seat, card):
            return localizer("event-played", who=localizer.who(seat), card=card)
        case Taken(seat):
            return localizer("event-taken", who=localizer.who(seat))
        case Won(winners):
            return localizer("event-won", count=len(winners), names=localizer.people(winners))


def ask(view: TableView, _choices: Sequence[Choice], localizer: Localizer) -> str:
    """Return whose turn it is, or how it ended."""
    if view.outcome is not None:
        return localizer(f"outcome-{view.outcome.reason}")
    return localizer("ask-you" if view.audience in view.asked else "ask", who=localizer.people(view.asked))


def words(choice: Choice, view: TableView, localizer: Localizer) -> Words:
    """Return the words for a choice: what is on its button, and above a menu of such choices."""
    return Words(
        item(cast("Play", choice).card, view, localizer),
        localizer("verb-play"),
        about=teaching.about(choice, view, localizer),  # standard
    )


def item(name: str, _view: TableView, localizer: Localizer) -> str:
    """Return the name of a card. Raise `ValueError` if it is no number."""
    return localizer("card", card=int(name))


def table(view: TableView, localizer: Localizer) -> str:
    """Return a line for each seat: its place at the end, its card in this trick, its tricks and cards."""
    lines = [] if view.outcome is None else [localizer(f"outcome-{view.outcome.reason}")]
    for seat in range(view.seats):
        turn = (seat - view.leader) % view.seats
        card = view.trick[turn] if turn < len(view.trick) else "–"
        place = "" if view.outcome is None else f"{view.outcome.places[seat]}. "
        line = localizer("line", who=localizer.name(seat), card=card, tricks=view.tricks[seat], cards=view.counts[seat])
        lines.append(place + line)
    return "\n".join(lines)


def hand(view: TableView, _choices: Sequence[Choice], _localizer: Localizer) -> str:
    """Return the cards in one's hand."""
    return "  ".join(view.hand)


def rules(options: TableOptions, localizer: Localizer) -> list[Page]:
    """Return the pages of the rules."""
    return [
        Page(localizer("rules-aim"), localizer("rules-aim.text")),
        Page(
            localizer("rules-turn"),
            localizer("rules-turn.text", cards=options.cards),
            picture="turn",  # standard
        ),
        Page(localizer("rules-end"), localizer("rules-end.text")),
    ]


TEXT: Final[GameText[TableView, TableOptions]] = GameText(
    folder=Path(__file__).parent,
    news=news,
    ask=ask,
    words=words,
    item=item,
    table=table,
    hand=hand,
    rules=rules,
    terms=teaching.terms,  # standard
    term=teaching.term,  # standard
    tip=teaching.tip,  # standard
    turning_points=teaching.turning_points,  # standard
)
