"""The toy game in words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from games.core.contract import Lesson, Move, Page, Pick, Words
from games.core.typed import read_number

from .rules import Closed, Dealt, Kept, Nod, Nodded, Show, Shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice, Event
    from games.core.voice import Voice

    from .rules import MarketEvent, MarketOptions
    from .sight import MarketView


def news(events: Sequence[Event], _view: MarketView, voice: Voice) -> list[str]:
    """Return a line for each event."""
    return [_told(event, voice) for event in cast("Sequence[MarketEvent]", events)]


def _told(event: MarketEvent, voice: Voice) -> str:
    match event:
        case Dealt(_, goods):
            return voice("event-dealt", goods=voice.list(goods))
        case Kept(seat):
            return voice("event-kept", who=voice.who(seat))
        case Nodded(seat):
            return voice("event-nodded", who=voice.who(seat))
        case Shown(seat, good):
            return voice("event-shown", who=voice.who(seat), good=int(good))
        case Closed(winners):
            return voice("event-closed", count=len(winners), names=voice.people(winners))


def ask(view: MarketView, _choices: Sequence[Choice], voice: Voice) -> str:
    """Return whom the table waits for, or how it ended."""
    if view.outcome is not None:
        return voice("outcome-market")
    return voice("ask", who=voice.people(view.asked))


def label(choice: Choice, _view: MarketView, voice: Voice) -> str:
    """Return the words on a button: the move as it is typed."""
    return str(choice) if isinstance(choice, Move) else voice("pick", count=choice.least)


def item(name: str, _view: MarketView, _voice: Voice) -> str:
    """Return the words for a good: its number."""
    return name


def menu(move: Move, _view: MarketView, _voice: Voice) -> str:
    """Return the heading of a menu."""
    return move.verb


def table(view: MarketView, voice: Voice) -> str:
    """Return who has shown what, and the places at the end."""
    end = "" if view.outcome is None else f"{voice('outcome-market')}\n"
    places = [""] * view.seats if view.outcome is None else [f"{place}. " for place in view.outcome.places]
    shown = (f"{places[seat]}{voice.name(seat)}: {' '.join(goods)}" for seat, goods in enumerate(view.shown))
    return end + "\n".join(shown)


def hand(view: MarketView, _choices: Sequence[Choice], _voice: Voice) -> str:
    """Return the goods in one's hand."""
    return " ".join(view.hand)


def rules(options: MarketOptions, voice: Voice) -> list[Page]:
    """Return the pages of the rules: the aim, the course, the end."""
    return [
        Page(voice("rules-aim"), voice("rules-aim.text"), "stall"),
        Page(voice("rules-turn"), voice("rules-turn.text", keep=options.keep)),
        Page(voice("rules-end"), voice("rules-end.text")),
    ]


def read(_kind: type[Move], _field: str, text: str) -> str:
    """Return the good that is meant. Raise `UnknownName` for what is no number."""
    return read_number(text)


def about(choice: Choice, _view: MarketView, voice: Voice) -> str:
    """Return what a choice does."""
    return voice(f"about-{choice.verb}")


def doubt(move: Move, view: MarketView, voice: Voice) -> str:
    """Return that a second greeting brings nothing; "" for all else."""
    return voice("doubt-nod") if isinstance(move, Nod) and view.nods else ""


def gloss(name: str, _view: MarketView, voice: Voice) -> str:
    """Return what stands behind a good: whether it is worth much."""
    return voice("gloss-dear" if int(name) > CHEAP else "gloss-cheap")


def terms(voice: Voice) -> dict[str, str]:
    """Return what can be looked up: the goods."""
    return {str(good): voice("term-good", number=good) for good in range(1, MOST_GOODS + 1)}


def term(name: str, view: MarketView | None, voice: Voice) -> str:
    """Return what a good is worth, and where it is as far as the view shows."""
    worth = voice("term-worth", number=int(name))
    if view is None:
        return worth
    if name in view.hand:
        return f"{worth}\n{voice('term-yours')}"
    seats = [seat for seat, goods in enumerate(view.shown) if name in goods]
    return "\n".join([worth, *(voice("term-shown", who=voice.name(seat)) for seat in seats)])


def lesson(_view: MarketView, choices: Sequence[Choice], voice: Voice) -> Lesson | None:
    """Return what a beginner should know: how to keep goods, and how to show them."""
    if any(isinstance(choice, Pick) for choice in choices):
        return Lesson("keep", voice("lesson-keep"))
    return Lesson("show", voice("lesson-show")) if any(isinstance(choice, Show) for choice in choices) else None


CHEAP: Final = 5
MOST_GOODS: Final = 20

WORDS: Final[Words[MarketView, MarketOptions]] = Words(
    texts=Path(__file__).parent,
    news=news,
    ask=ask,
    label=label,
    item=item,
    menu=menu,
    table=table,
    hand=hand,
    rules=rules,
    read=read,
    about=about,
    doubt=doubt,
    gloss=gloss,
    terms=terms,
    term=term,
    lesson=lesson,
)
