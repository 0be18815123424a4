"""Help for beginners: what choices do, what can be looked up, tips, and where a table was decided."""

from collections.abc import Mapping, Sequence
from typing import cast

from games.core.contract import Choice, Event, Tip, TurningPoint
from games.core.localizer import Localizer
from games.core.turning_points import each

from .rules import Play, Taken
from .views import TableView


def about(choice: Choice, view: TableView, localizer: Localizer) -> str:
    """Return words on whether a card would take the trick so far."""
    if not view.trick:
        return localizer("about-lead")
    card = int(cast("Play", choice).card)
    return localizer("about-take" if card > max(map(int, view.trick)) else "about-lose")


def terms(localizer: Localizer) -> Mapping[str, str]:
    """Return what can be looked up."""
    return {"trick": localizer("term-trick"), "lead": localizer("term-lead")}


def term(name: str, view: TableView | None, localizer: Localizer) -> str:
    """Return what a term means, and what is so at this table."""
    text = localizer(f"term-{name}.text")
    return text if view is None else f"{text}\n{localizer('term-now', tricks=sum(view.tricks))}"


def tip(view: TableView, choices: Sequence[Choice], localizer: Localizer) -> Tip | None:
    """Return a tip for a beginner who leads, or who follows."""
    if not choices:
        return None
    key = "follow" if view.trick else "lead"
    return Tip(key, localizer(f"tip-{key}"))


def turning_points(steps: Sequence[Sequence[Event]], view: TableView, localizer: Localizer) -> Sequence[TurningPoint]:
    """Return the first and the last trick of a winner."""
    assert view.outcome is not None
    won = [(step, event.seat) for step, event in each(steps, Taken) if view.outcome.places[event.seat] == 1]
    if len(won) < 2:
        return ()
    (first, seat), (last, other) = won[0], won[-1]
    return (
        TurningPoint(first, localizer("turned-first", who=localizer.name(seat))),
        TurningPoint(last, localizer("turned-last", who=localizer.name(other))),
    )
