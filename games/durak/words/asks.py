"""Whom the table waits for, and for what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import PUBLIC
from games.durak.data.cards import printed
from games.durak.rules.moves import Defend, ThrowIn, Transfer
from games.durak.rules.state import Phase, transfer_target
from games.durak.sight.imagining import standing_for
from games.durak.words.names import cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice
    from games.core.voice import Voice
    from games.durak.sight.view import DurakView


def ask(view: DurakView, choices: Sequence[Choice], voice: Voice) -> str:
    """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
    if view.outcome is not None:
        return voice(f"outcome-{view.outcome.reason}")
    return _ask_all(view, voice) if view.audience == PUBLIC else _ask_own(view, choices, voice)


def _ask_all(view: DurakView, voice: Voice) -> str:
    defender = voice.name(view.defender)
    if view.phase is Phase.ATTACK:
        return voice("ask-attack", who=voice.name(view.starter), whom=defender)
    if view.phase is Phase.DIRECTION:
        return voice("ask-direction", who=defender)
    if view.taking:
        return voice("ask-taking", who=defender, names=voice.people(view.asked))
    waiting = len(view.unbeaten)
    if not waiting:
        return voice("ask-hold", names=voice.people(view.asked))
    line = voice("ask-defend", who=defender, count=waiting)
    return f"{line} {voice('ask-throwing')}" if standing_for(view).room else line


def _ask_own(view: DurakView, choices: Sequence[Choice], voice: Voice) -> str:
    me, defender = view.audience, voice.name(view.defender)
    if not view.in_game[me]:
        return voice("own-out")
    if view.phase is Phase.ATTACK:
        if me == view.starter:
            return voice("own-attack", whom=defender)
        who = voice.name(view.starter)
        key = "own-attacked" if me == view.defender else "own-wait-attack"
        return voice(key, who=who, whom=defender)
    if view.phase is Phase.DIRECTION:
        return voice("own-direction") if me == view.defender else voice("ask-direction", who=defender)
    if me == view.defender:
        return _ask_defender(view, choices, voice)
    if not view.hand:
        return voice("own-empty")
    if me not in standing_for(view).throwers:
        return voice("own-partner", whom=defender)
    return _ask_thrower(view, choices, voice)


def _ask_defender(view: DurakView, choices: Sequence[Choice], voice: Voice) -> str:
    waiting = len(view.unbeaten)
    if view.taking:
        return voice("own-taking", names=voice.people(view.asked))
    if not waiting:
        return voice("own-defended", names=voice.people(view.asked))
    fitting = _cards_of(Transfer, choices)
    beaten = {choice.target for choice in choices if isinstance(choice, Defend)}
    stuck = cards([entry.card for entry in view.unbeaten if printed(entry.card) not in beaten], voice)
    if not fitting and not beaten:
        return voice("own-defend-none", cards=stuck)
    if fitting:
        _, to = transfer_target(standing_for(view))
        line = voice("own-defend-transfer", count=waiting, cards=cards(fitting, voice), whom=voice.name(to))
    else:
        line = voice("own-defend", count=waiting)
    return f"{line} {voice('own-stuck', cards=stuck)}" if stuck else line


def _ask_thrower(view: DurakView, choices: Sequence[Choice], voice: Voice) -> str:
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
    return voice(key, whom=voice.name(view.defender), cards=cards(fitting, voice))


def _cards_of(kind: type[ThrowIn | Transfer], choices: Sequence[Choice]) -> tuple[str, ...]:
    """Return the cards that may be laid by moves of one kind, an enchanted 8 once and without the suits it may name."""
    return tuple(dict.fromkeys(printed(choice.card) for choice in choices if isinstance(choice, kind)))
