"""Whom a table of Battle for the Balkans waits for, and for what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans.rules.frames import (
    Battle,
    ConsentChoice,
    Defence,
    FieldChoice,
    Offensive,
    Passage,
    Proposal,
)
from games.balkans.rules.moves import Card, Done, End, Order, Pass, Plan, Surrender
from games.balkans.rules.public import Phase
from games.balkans.sight.standing import balance
from games.balkans.words import names
from games.core.contract import PUBLIC

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.sight.view import BalkansView
    from games.core.contract import Choice, Seat
    from games.core.voice import Voice

_SHARED: Final = {
    Phase.OFF_AGGRESSION: "move",
    Phase.OFF_FLEETS: "move",
    Phase.OFF_ARMIES: "move",
    Phase.DEFENCE_MOVES: "move",
    Phase.ALLIANCE_ANSWER: "alliance",
    Phase.RAZBOR_DIPLOMACY: "razbor",
    Phase.RAZBOR_CARDS: "razbor",
}
"""Phases that everybody reads about in the same words; those of battles share theirs too."""
_OF_BATTLES: Final = (Phase.BATTLE_CHOICE,)
_WEIGHED: Final = {Phase.BATTLE_LEND, Phase.BATTLE_START, Phase.BATTLE_DECLARE, Phase.BATTLE_PICK, Phase.BATTLE_RETREAT}
"""Phases in which who is asked is told how the battle stands."""

_FOR_CARDS: Final = {
    Phase.TURN_CLOSE,
    Phase.OFF_REACTION,
    Phase.BATTLE_START,
    Phase.BATTLE_END,
    Phase.RAZBOR_CARDS,
}
"""Phases that ask for an answer from the hand; who has none is told so."""
_NOTHING: Final = (Done, End, Pass, Surrender)
"""Moves that are no such answer."""


def ask(view: BalkansView, choices: Sequence[Choice], voice: Voice) -> str:
    """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
    if view.outcome is not None:
        return voice(f"outcome-{view.outcome.reason}")
    if view.audience == PUBLIC:
        return _all(view, voice)
    if view.players[view.audience].status != "alive":
        return voice("own-out")
    if view.asking == "target" and view.draft[0] == str(Order("defence")):
        return voice("own-asking-camp")
    if not view.asking:
        return _own(view, choices, voice)
    verb, _, card = view.draft[0].partition(" ")
    told = voice(f"own-asking-{view.asking}")
    return voice("own-asking-for", card=names.card(card, voice), question=told) if verb == Card.verb else told


def _all(view: BalkansView, voice: Voice) -> str:
    phase = _SHARED.get(view.phase, view.phase)
    if phase.startswith("battle_") and phase not in _OF_BATTLES:
        phase = "battle"
    return voice(f"ask-{phase}", names=voice.people(view.asked))


def _own(view: BalkansView, choices: Sequence[Choice], voice: Voice) -> str:
    if view.audience not in view.asked:
        may_plan_again = any(choice.verb == Plan.verb for choice in choices)
        return voice("own-planned") if may_plan_again else voice("own-wait", line=_all(view, voice))
    who, where, members = _particulars(view, voice)
    bare = bool(choices) and view.phase in _FOR_CARDS and all(isinstance(choice, _NOTHING) for choice in choices)
    told = voice(f"own-{view.phase}{'-none' if bare else ''}", who=who, place=where, members=members)
    if view.battle is None or view.phase not in _WEIGHED:
        return told
    battle, stand = view.battle, balance(view, view.battle)
    attackers, defenders = (_side(seats, view, voice) for seats in (battle.attackers, battle.defenders))
    sums = voice("own-balance", attackers=attackers, strong=stand.attackers, defenders=defenders, weak=stand.defenders)
    return f"{told} {sums}"


def _side(seats: Sequence[Seat], view: BalkansView, voice: Voice) -> str:
    """Return who fights on a side, as a seat that may be on it is told."""
    if view.audience in seats:
        return voice("side-you" if len(seats) == 1 else "side-yours")
    return voice.people(seats) if seats else voice("side-neutral")


def _particulars(view: BalkansView, voice: Voice) -> tuple[str, str, str]:
    """Return who asks something, about which place, and who is to be allied."""
    frame = view.frames[-1] if view.frames else None
    match frame:
        case Passage():
            return voice.who(frame.asker), names.located(frame.strait, voice), ""
        case ConsentChoice():
            return voice.who(frame.ally), names.located(frame.land, voice), ""
        case FieldChoice() | Defence():
            return "", names.located(frame.land, voice), ""
        case Battle():
            return "", names.located(frame.at, voice), ""
        case Offensive():
            return "", names.located(frame.target or frame.origin, voice), ""
        case Proposal():
            return voice.who(frame.seat), "", voice.people(frame.members)
        case _:
            return "", "", ""
