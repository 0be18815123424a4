"""The toy game's texts."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, cast

from games.core.contract import Choice, Event, GameText, Page, Pick, Tip, Words
from games.core.localizer import Localizer

from .rules import Closed, Dealt, Kept, MarketEvent, MarketOptions, Nod, Nodded, Show, Shown
from .views import MarketView


def news(events: Sequence[Event], _view: MarketView, localizer: Localizer) -> list[str]:
    """Return a line for each event."""
    return [_told(event, localizer) for event in cast("Sequence[MarketEvent]", events)]


def _told(event: MarketEvent, localizer: Localizer) -> str:
    match event:
        case Dealt(_, goods):
            return localizer("event-dealt", goods=localizer.list(goods))
        case Kept(seat):
            return localizer("event-kept", who=localizer.who(seat))
        case Nodded(seat):
            return localizer("event-nodded", who=localizer.who(seat))
        case Shown(seat, good):
            return localizer("event-shown", who=localizer.who(seat), good=int(good))
        case Closed(winners):
            return localizer("event-closed", count=len(winners), names=localizer.people(winners))


def ask(view: MarketView, _choices: Sequence[Choice], localizer: Localizer) -> str:
    """Return whom the table waits for, or how it ended."""
    if view.outcome is not None:
        return localizer("outcome-market")
    return localizer("ask", who=localizer.people(view.asked))


def words(choice: Choice, view: MarketView, localizer: Localizer) -> Words:
    """Return the words for a choice: a move as it is typed, under its verb; a second greeting gains nothing."""
    about = localizer(f"about-{choice.verb}")
    if isinstance(choice, Pick):
        return Words(localizer("pick", count=choice.least), about=about)
    doubt = localizer("doubt-nod") if isinstance(choice, Nod) and view.nods else ""
    return Words(str(choice), choice.verb, about=about, doubt=doubt)


def item(name: str, _view: MarketView, _localizer: Localizer) -> str:
    """Return the label of a good: its number. Raise `ValueError` if it is none."""
    return str(int(name))


def table(view: MarketView, localizer: Localizer) -> str:
    """Return who has shown what, and the places at the end."""
    end = "" if view.outcome is None else f"{localizer('outcome-market')}\n"
    places = [""] * view.seats if view.outcome is None else [f"{place}. " for place in view.outcome.places]
    return end + "\n".join(places[number] + seat(number, view, localizer) for number in range(view.seats))


def seat(number: int, view: MarketView, localizer: Localizer) -> str:
    """Return what a seat has shown."""
    return f"{localizer.name(number)}: {' '.join(view.shown[number])}"


def hand(view: MarketView, _choices: Sequence[Choice], _localizer: Localizer) -> str:
    """Return the goods in one's hand."""
    return " ".join(view.hand)


def rules(options: MarketOptions, localizer: Localizer) -> list[Page]:
    """Return the pages of the rules: the aim, the course, the end."""
    return [
        Page(localizer("rules-aim"), localizer("rules-aim.text"), "stall"),
        Page(localizer("rules-turn"), localizer("rules-turn.text", keep=options.keep)),
        Page(localizer("rules-end"), localizer("rules-end.text")),
    ]


def gloss(name: str, _view: MarketView, localizer: Localizer) -> str:
    """Return whether a good is worth much, as a note beside it."""
    return localizer("gloss-dear" if int(name) > CHEAP else "gloss-cheap")


def picked(_pick: Pick, names: Sequence[str], _view: MarketView, localizer: Localizer) -> str:
    """Return what the chosen goods are worth together."""
    return localizer("picked-worth", sum=sum(map(int, names)))


def terms(localizer: Localizer) -> dict[str, str]:
    """Return what can be looked up: the goods."""
    return {str(good): localizer("term-good", number=good) for good in range(1, MOST_GOODS + 1)}


def term(name: str, view: MarketView | None, localizer: Localizer) -> str:
    """Return what a good is worth, and where it is as far as the view shows."""
    worth = localizer("term-worth", number=int(name))
    if view is None:
        return worth
    if name in view.hand:
        return f"{worth}\n{localizer('term-yours')}"
    seats = [seat for seat, goods in enumerate(view.shown) if name in goods]
    return "\n".join([worth, *(localizer("term-shown", who=localizer.name(seat)) for seat in seats)])


def tip(_view: MarketView, choices: Sequence[Choice], localizer: Localizer) -> Tip | None:
    """Return a tip for beginners: how to keep goods, and how to show them."""
    if any(isinstance(choice, Pick) for choice in choices):
        return Tip("keep", localizer("tip-keep"))
    return Tip("show", localizer("tip-show")) if any(isinstance(choice, Show) for choice in choices) else None


CHEAP: Final = 5
MOST_GOODS: Final = 20

TEXT: Final[GameText[MarketView, MarketOptions]] = GameText(
    folder=Path(__file__).parent,
    news=news,
    ask=ask,
    words=words,
    item=item,
    table=table,
    seat=seat,
    hand=hand,
    rules=rules,
    gloss=gloss,
    picked=picked,
    terms=terms,
    term=term,
    tip=tip,
)
