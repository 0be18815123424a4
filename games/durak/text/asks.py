"""The question of a table: whom it waits for, and for what."""

from collections.abc import Sequence
from typing import Final

from games.core.contract import PUBLIC, Choice
from games.core.localizer import Localizer
from games.durak.data.cards import printed
from games.durak.rules.moves import Defend, ThrowIn, Transfer
from games.durak.rules.state import Phase, transfer_target
from games.durak.text.effects import held
from games.durak.text.names import cards
from games.durak.views.determinize import reconstruct
from games.durak.views.view import DurakView

FIRST: Final = 1
"""The bout in which players who are not asked yet are told what their enchanted cards do."""


def ask(view: DurakView, choices: Sequence[Choice], localizer: Localizer) -> str:
    """Return whom the table waits for and for what; for a seat's own view, what the seat may do."""
    if view.outcome is not None:
        return localizer(f"outcome-{view.outcome.reason}")
    if view.audience == PUBLIC:
        return _ask_all(view, localizer)
    line = _ask_own(view, choices, localizer)
    needed = choices if view.audience in view.asked else view.bout == FIRST
    effects = held(view, localizer) if needed else ""
    return f"{line} {effects}." if effects else line


def _ask_all(view: DurakView, localizer: Localizer) -> str:
    defender = localizer.name(view.defender)
    if view.phase is Phase.ATTACK:
        return localizer("ask-attack", who=localizer.name(view.starter), whom=defender)
    if view.phase is Phase.DIRECTION:
        return localizer("ask-direction", who=defender)
    if view.taking:
        return localizer("ask-taking", who=defender, names=localizer.people(view.asked))
    waiting = len(view.unbeaten)
    if not waiting:
        return localizer("ask-hold", names=localizer.people(view.asked))
    line = localizer("ask-defend", who=defender, count=waiting)
    return f"{line} {localizer('ask-throwing')}" if reconstruct(view).room else line


def _ask_own(view: DurakView, choices: Sequence[Choice], localizer: Localizer) -> str:
    me, defender = view.audience, localizer.name(view.defender)
    if not view.in_game[me]:
        return localizer("own-out")
    if view.phase is Phase.ATTACK:
        if me == view.starter:
            return localizer("own-attack", whom=defender)
        who = localizer.name(view.starter)
        key = "own-attacked" if me == view.defender else "own-wait-attack"
        return localizer(key, who=who, whom=defender)
    if view.phase is Phase.DIRECTION:
        return localizer("own-direction") if me == view.defender else localizer("ask-direction", who=defender)
    if me == view.defender:
        return _ask_defender(view, choices, localizer)
    if not view.hand:
        return localizer("own-empty")
    if me not in reconstruct(view).throwers:
        return localizer("own-partner", whom=defender)
    return _ask_thrower(view, choices, localizer)


def _ask_defender(view: DurakView, choices: Sequence[Choice], localizer: Localizer) -> str:
    waiting = len(view.unbeaten)
    if view.taking:
        return localizer("own-taking", names=localizer.people(view.asked))
    if not waiting:
        return localizer("own-defended", names=localizer.people(view.asked))
    fitting = _cards_of(Transfer, choices)
    beaten = {choice.target for choice in choices if isinstance(choice, Defend)}
    stuck = cards([entry.card for entry in view.unbeaten if printed(entry.card) not in beaten], localizer)
    most = _beatable(choices)
    few = f" {localizer('own-at-most', most=most)}" if not stuck and most < waiting else ""
    if not fitting:  # a card that nothing beats leaves only taking, whatever else could be beaten
        return localizer("own-defend-none", cards=stuck) if stuck else localizer("own-defend", count=waiting) + few
    _, to = transfer_target(reconstruct(view))
    same, whom = cards(fitting, localizer), localizer.name(to)
    if stuck:
        return localizer("own-transfer-none", stuck=stuck, cards=same, whom=whom)
    return localizer("own-defend-transfer", count=waiting, cards=same, whom=whom) + few


def _beatable(choices: Sequence[Choice]) -> int:
    """Return how many of the attack cards can be beaten together, each by another card of the hand."""
    beaters: dict[str, set[str]] = {}
    for choice in choices:
        if isinstance(choice, Defend):
            beaters.setdefault(choice.target, set()).add(printed(choice.card))
    used: dict[str, str] = {}

    def beats(target: str, tried: set[str]) -> bool:
        for card in beaters[target] - tried:
            tried.add(card)
            if card not in used or beats(used[card], tried):
                used[card] = target
                return True
        return False

    return sum(beats(target, set()) for target in beaters)


def _ask_thrower(view: DurakView, choices: Sequence[Choice], localizer: Localizer) -> str:
    fitting = _cards_of(ThrowIn, choices)
    if view.audience in view.passed:
        key = "own-passed"
    elif view.taking:
        key = "own-take"
    elif view.unbeaten:
        key = "own-open"
    else:
        key = "own-hold"
    if not fitting:
        key += "-none"
    return localizer(key, whom=localizer.name(view.defender), cards=cards(fitting, localizer))


def _cards_of(kind: type[ThrowIn | Transfer], choices: Sequence[Choice]) -> tuple[str, ...]:
    """Return the printed names of the cards in the choices of one kind, each once."""
    return tuple(dict.fromkeys(printed(choice.card) for choice in choices if isinstance(choice, kind)))
