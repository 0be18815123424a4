"""Labels of Hayduti's choices: buttons, menu rows, menu headings and names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Pick
from games.core.localizer import capital, fitted
from games.hayduti.data.cards import (
    BOARD,
    CODES,
    COLOURS,
    FIELD_ACROSS,
    FIELD_SIZE,
    LIKE,
    STATS,
    value_for,
)
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.forming import goals, need_of, strength_of, ways
from games.hayduti.text import names as naming
from games.hayduti.views.determinize import reconstruct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice, Move
    from games.core.localizer import Localizer
    from games.hayduti.views.view import HaydutiView

LABEL: Final = 80
"""Most characters on a button or a row of a menu."""
ITEM: Final = 100
"""Most characters of a name."""
_NONE: Final = {"group": "label-group-none", "spare": "label-spare-none", "keep": "label-keep-none"}
_HEADINGS: Final = frozenset({"scout", "recruit", "gather", "hadzhi", "meet", "elevate"})


def item(name: str, view: HaydutiView, localizer: Localizer) -> str:
    """Return the label of a card, stat, colour or answer to a zaptie. Raise `KeyError` for any other name."""
    if name in STATS:
        return naming.stat(name, localizer)
    if name in COLOURS:
        return localizer(f"colour-{name}")
    if name in naming.HELPERS:
        return naming.deets_called(f"deets-{name}", localizer)
    if name == "none":
        return localizer("item-none")
    words, alike = capital(naming.item(name, localizer, _place(name, view))), _alike(name, view)
    if len(alike) > 1:
        words = localizer("item-copy", card=words, number=alike.index(name) + 1, count=len(alike))
    return fitted(words, ITEM)


def _alike(name: str, view: HaydutiView) -> list[str]:
    """Return the cards printed like this one, itself included, among those of the audience it may be chosen from."""
    plan = view.plan
    if plan is not None and plan.cards:
        held = plan.cards
    elif name in view.lost:
        held = view.lost
    else:
        held = tuple(card for card in view.hand if plan is None or card != plan.by)
    return [card for card in held if LIKE[CODES[card]] == LIKE[CODES[name]]] if name in held else []


def _place(name: str, view: HaydutiView) -> int:
    """Return the position of a face-up card of the field, 0 for others."""
    return view.field.index(name) + 1 if name in view.field else 0


def menu(move: Move, view: HaydutiView, localizer: Localizer) -> str:  # noqa: ARG001 - the same at every table
    """Return the heading of a move's menu. All goals of a group share one."""
    if isinstance(move, kinds.Improve | kinds.Raise):
        return localizer("menu-goal")
    return localizer(f"menu-{move.verb}" if move.verb in _HEADINGS else "menu-other")


def key(move: Move, view: HaydutiView, localizer: Localizer) -> str:  # noqa: ARG001 - the same at every table
    """Return the number of a card of the field, with a sign where the card is taken or removed."""
    match move:
        case kinds.Scout(pos):
            return str(pos)
        case kinds.Recruit(pos):
            return f"↓{pos}"
        case kinds.Hadzhi(pos):
            return f"×{pos}"
        case _:
            return ""


def label(choice: Choice, view: HaydutiView, localizer: Localizer) -> str:
    """Return the label of a button or menu row, or the heading of a menu of cards."""
    words = _pick(choice, view, localizer) if isinstance(choice, Pick) else _move(choice, view, localizer)
    return capital(fitted(words, LABEL))


def _pick(pick: Pick, view: HaydutiView, localizer: Localizer) -> str:
    match pick.verb:
        case "clear":
            own = reconstruct(view).players[view.audience]
            key = "label-pick-clear" if own.surplus else "label-pick-clear-free"
            return localizer(key, least=own.surplus, limit=own.limit)
        case "group":
            return localizer("label-pick-group", need=pick.need) if pick.need else localizer("label-pick-group-any")
        case verb:
            return localizer(f"label-pick-{verb}", most=pick.most)


def _move(move: Move, view: HaydutiView, localizer: Localizer) -> str:
    match move:
        case kinds.Scout(pos):
            return _scout(pos, localizer)
        case kinds.Recruit(pos):
            return localizer("label-recruit", pos=pos, card=_at(pos, view, localizer))
        case kinds.Hadzhi(pos):
            return localizer("label-hadzhi", pos=pos, card=_at(pos, view, localizer))
        case kinds.Meet(deets):
            return localizer(f"label-meet-{deets}")
        case kinds.Improve(stat):
            return _improve(stat, view, localizer)
        case kinds.Raise(card):
            return localizer("label-raise", card=naming.item(card, localizer, _place(card, view)))
        case kinds.Gather(by):
            return _gather(by, view, localizer)
        case kinds.Elevate(stat):
            before = _own(stat, view)
            return localizer("label-elevate", stat=naming.stat(stat, localizer), before=before, after=before + 1)
        case kinds.Clear(()) | kinds.Group(()) | kinds.Spare(()) | kinds.Keep(()) | kinds.Take(()):
            return _nothing(move, view, localizer)
        case kinds.Group(cards):
            return _group(cards, view, localizer)
        case kinds.Clear(cards) | kinds.Spare(cards) | kinds.Keep(cards) | kinds.Take(cards):
            return naming.cards(cards, localizer)
        case _:
            return localizer(f"label-{move.verb}")


def _scout(pos: int, localizer: Localizer) -> str:
    """Return a position to be scouted: face-down cards look alike, so it says where to find it."""
    if pos > FIELD_SIZE:
        return localizer("label-scout-beside", pos=pos)
    row, column = divmod(pos - 1, FIELD_ACROSS)
    return localizer("label-scout", pos=pos, row=row + 1, column=column + 1)


def _at(pos: int, view: HaydutiView, localizer: Localizer) -> str:
    """Return the card at a position, a deets with what it does."""
    name = view.field[pos - 1] if pos <= len(view.field) else ""
    if name not in CODES:
        return "?"
    deets = naming.deets_of(name)
    return naming.item(name, localizer) if deets is not None else naming.card(name, localizer)


def _own(stat: str, view: HaydutiView) -> int:
    return view.committees[view.audience].stats[STATS.index(stat)]


def _improve(stat: str, view: HaydutiView, localizer: Localizer) -> str:
    """Return the values a stat can reach: from the next to the highest that the hand pays for."""
    state, before = reconstruct(view), _own(stat, view)
    least = min(before + 1, BOARD[-1][0])
    reach = next((goal.reach for goal in goals(state) if goal.name == stat), 0)
    most = value_for(reach)
    after = f"{least}–{most}" if most > least else str(least)
    return localizer("label-improve", stat=naming.stat(stat, localizer), before=before, after=after)


def _gather(by: str, view: HaydutiView, localizer: Localizer) -> str:
    """Return what a group has in common and how strong it may become, bonuses included."""
    listed = ways(reconstruct(view), view.plan.goal) if view.plan else ()
    reach = next((way.reach for way in listed if way.by == by), 0)
    return localizer(f"label-gather-{_kind(by)}", by=naming.common(by, localizer), reach=reach)


def _kind(by: str) -> str:
    return "stat" if by in STATS else "colour" if by in COLOURS else "card"


def _group(names: Sequence[str], view: HaydutiView, localizer: Localizer) -> str:
    """Return how the strength of a group of these hayduts adds up, and what is needed."""
    plan = view.plan
    if plan is None or plan.stage != "cards":
        return naming.cards(names, localizer)
    state = reconstruct(view)
    members = (plan.by, *names) if plan.by in CODES else names
    strength = strength_of(state, names)
    cards = [naming.card_of(name) for name in members]
    if plan.by in STATS:
        hayduts = [
            localizer("hand-haydut", strength=card.strength, colour=naming.colour(card, localizer)) for card in cards
        ]
    else:
        hayduts = [
            localizer("group-haydut", stat=localizer(f"contribution-{STATS[card.stat]}"), strength=card.strength)
            for card in cards
        ]
    label = _formed(
        naming.sum_of(hayduts, strength.bonuses, strength.total, localizer), strength.total, view, localizer
    )
    if len(label) <= LABEL:
        return label
    plain = naming.arithmetic(members, strength.bonuses, strength.total, localizer)
    return _formed(plain, strength.total, view, localizer)


def _formed(sum_: str, total: int, view: HaydutiView, localizer: Localizer) -> str:
    plan = view.plan
    assert plan is not None
    if plan.goal in STATS:
        stat = naming.stat(plan.goal, localizer)
        return localizer("label-group-improve", sum=sum_, stat=stat, after=value_for(total))
    return localizer("label-group", sum=sum_, need=need_of(reconstruct(view), plan.goal))


def _nothing(move: Move, view: HaydutiView, localizer: Localizer) -> str:
    """Return the label for choosing no card."""
    if isinstance(move, kinds.Group) and view.plan is not None and view.plan.by in CODES:
        return localizer("label-group-alone", card=naming.card(view.plan.by, localizer))
    return localizer(_NONE.get(move.verb, f"label-{move.verb}-none"), count=len(view.hand))
