"""Which choices are offered: ready groups before goals and single hayduts, and one of those that do the same."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, zip_longest
from typing import Final, TypeAlias

from games.core.contract import Choice, Move, Pick
from games.core.values import kind_of
from games.hayduti.data.cards import BOARD, CODES, LIKE, STATS
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.forming import members, need_of, strength_of
from games.hayduti.rules.state import GroupPlan, Phase
from games.hayduti.views.determinize import reconstruct
from games.hayduti.views.view import FACE_DOWN, HaydutiView

_Group: TypeAlias = tuple[int, int, str, tuple[str, ...]]
"""What a group pays for, its strength, what it has in common, and the cards to choose for it."""
GROUPS_OFFERED: Final = 3
"""Groups for one goal offered at once."""
READY_OFFERED: Final = 5
"""Groups for all goals offered at once."""
_LARGEST_POOL: Final = 10
"""Hayduts among which groups are looked for."""


def canonical(move: Move, view: HaydutiView) -> Move:
    """Return the first move with the same effect: face-down cards are alike, and so are open ones printed alike."""
    match move:
        case kinds.Scout(pos) if pos <= len(view.field) and view.field[pos - 1] == FACE_DOWN:
            return kinds.Scout(view.field.index(FACE_DOWN) + 1)
        case kinds.Recruit(pos) if pos <= len(view.field) and (name := view.field[pos - 1]) in CODES:
            alike = (other in CODES and LIKE[CODES[other]] == LIKE[CODES[name]] for other in view.field)
            return kinds.Recruit(next(place for place, same in enumerate(alike, 1) if same))
        case _:
            return move


def offered(choices: Sequence[Choice], view: HaydutiView) -> Sequence[Choice]:
    """Return the choices; before the goals and the hayduts of a group, the groups that waste least.

    Where all cards may stay, only an exposed committee is offered to put some away, by which it may be secret again.

    For one goal they come by what they reach, the most first: for a stat, one group for each value in reach before any
    other. A goal is left out if all groups for it are offered ready.
    """
    if view.phase is Phase.CLEARING and kinds.Clear(()) in choices and not view.committees[view.audience].exposed:
        return [kinds.Clear(())]
    forms = [choice for choice in choices if kind_of(choice) is kinds.Form]
    if forms:
        return _ready(forms, [choice for choice in choices if choice not in forms], view)
    groups = [choice for choice in choices if kind_of(choice) is kinds.Group]
    match choices:
        case [Pick(kind=kinds.Clear, least=1) as pick] if len(one := _one_each(pick)) <= READY_OFFERED:
            return [*one, pick]
        case _:
            pass
    plan = view.plan
    if plan is None or not any(isinstance(choice, Pick) for choice in groups):
        return choices
    listed = [kinds.Group(cards) for _, cards in _thrifty([(plan.by, choice) for choice in groups], plan.goal, view)]
    return [*[group for group in listed if group not in choices][:GROUPS_OFFERED], *choices]


def _one_each(pick: Pick) -> list[Move]:
    """Return the moves that take one card, of those that are alike the first."""
    first = {LIKE[CODES[name]]: name for name in reversed(pick.pool)}
    return [pick.make([name]) for name in pick.pool if first[LIKE[CODES[name]]] == name]


def _ready(forms: Sequence[Choice], others: Sequence[Choice], view: HaydutiView) -> list[Choice]:
    """Return the best ready groups of each goal in turn, then the goals that have more, and the other choices."""
    by_goal: dict[str, list[tuple[str, Choice]]] = {}
    for choice in forms:
        goal, by = _aim(choice)
        by_goal.setdefault(goal, []).append((by, choice))
    groups = {
        goal: [kinds.Form(goal, *group) for group in _thrifty(ways, goal, view)] for goal, ways in by_goal.items()
    }
    in_turn = [form for row in zip_longest(*groups.values()) for form in row if form is not None][:READY_OFFERED]
    in_turn.sort(key=lambda form: list(groups).index(form.goal))
    whole = {
        goal
        for goal, ways in by_goal.items()
        if {*groups[goal]} <= {*in_turn} and len(groups[goal]) == sum(1 for _ in _groups(ways, goal, view))
    }
    return [*in_turn, *(choice for choice in others if _goal(choice) not in whole)]


def _aim(choice: Choice) -> tuple[str, str]:
    """Return the goal of a whole group, and what it has in common."""
    if isinstance(choice, Pick):
        goal, by = map(str, choice.fixed)
        return goal, by
    assert isinstance(choice, kinds.Form)
    return choice.goal, choice.by


def _goal(choice: Choice) -> str:
    match choice:
        case kinds.Improve(goal) | kinds.Raise(goal):
            return goal
        case _:
            return ""


def _groups(ways: Iterable[tuple[str, Choice]], goal: str, view: HaydutiView) -> Iterator[_Group]:
    """Yield the groups that these choices stand for, of like groups one."""
    state = reconstruct(view)
    seen: set[tuple[int, ...]] = set()
    for by, choice in ways:
        plan: GroupPlan[str] = GroupPlan("cards", goal, by)
        for cards in _chosen(choice):
            printed = tuple(sorted(LIKE[card] for card in members(state, plan, cards)))
            if printed in seen:
                continue
            seen.add(printed)
            total = strength_of(state, plan, cards).total
            need = need_of(state, goal)
            paid = max(cost for _, cost in BOARD if cost <= total) if goal in STATS else need
            yield paid, total, by, cards


def _chosen(choice: Choice) -> Iterator[tuple[str, ...]]:
    """Yield the cards of each move that a choice stands for; none of one with a large pool."""
    if isinstance(choice, kinds.Form | kinds.Group):
        yield choice.cards
    elif isinstance(choice, Pick) and len(choice.pool) <= _LARGEST_POOL:
        for size in range(choice.least, choice.most + 1):
            for cards in combinations(choice.pool, size):
                if choice.fits(choice.make(cards)):
                    yield cards


def _thrifty(ways: Iterable[tuple[str, Choice]], goal: str, view: HaydutiView) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the ways and cards of those groups that use least strength for what they reach."""
    listed = list(_groups(ways, goal, view))
    best: dict[int, int] = {}
    for paid, total, _, _ in listed:
        best[paid] = min(total, best.get(paid, total))
    reached: set[int] = set()
    first: list[tuple[str, tuple[str, ...]]] = []
    rest: list[tuple[str, tuple[str, ...]]] = []
    for paid, total, by, cards in sorted(listed, key=lambda item: -item[0]):
        if total == best[paid]:
            (rest if paid in reached else first).append((by, cards))
            reached.add(paid)
    yield from first
    yield from rest
