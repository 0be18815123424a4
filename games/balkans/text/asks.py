"""Prompts: whom a table waits for, and for what."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.balkans.rules import frames, moves
from games.balkans.rules.public import Phase
from games.balkans.rules.troops.conditions import side_of
from games.balkans.rules.troops.marching import ALL
from games.balkans.text import names
from games.balkans.text.items import item
from games.balkans.text.offers import left_out
from games.balkans.text.places import sides
from games.balkans.text.targets import calls_off
from games.balkans.views.prospects import lifted, stripped
from games.balkans.views.reconstruct import lost_first
from games.balkans.views.view import BalkansView
from games.core.contract import PUBLIC, Choice
from games.core.localizer import Localizer, capital

_SHARED: Final = {
    Phase.OFF_AGGRESSION: "move",
    Phase.OFF_FLEETS: "move",
    Phase.OFF_ARMIES: "move",
    Phase.DEFENCE_MOVES: "move",
    Phase.ALLIANCE_ANSWER: "alliance",
    Phase.RAZBOR_DIPLOMACY: "razbor",
    Phase.RAZBOR_CARDS: "razbor",
}
"""Phases that share a public prompt; those of battles share one too."""
_OF_BATTLES: Final = (Phase.BATTLE_CHOICE,)
_WEIGHED: Final = {Phase.BATTLE_LEND, Phase.BATTLE_START, Phase.BATTLE_DECLARE, Phase.BATTLE_PICK, Phase.BATTLE_RETREAT}
"""Phases in which the prompt tells the strength of both sides."""

_FOR_CARDS: Final = {
    Phase.TURN_CLOSE,
    Phase.OFF_REACTION,
    Phase.BATTLE_START,
    Phase.BATTLE_DECLARE,
    Phase.BATTLE_END,
    Phase.RAZBOR_CARDS,
}
"""Phases that ask for a card, with a prompt of their own for a seat that has none to play."""
_NOTHING: Final = (moves.Done, moves.Draw, moves.End, moves.Pass, moves.Surrender)
"""Moves that do not play a card."""


def ask(view: BalkansView, choices: Sequence[Choice], localizer: Localizer) -> str:
    """Return whom the table waits for and for what, or in a seat's own view what it may do."""
    if view.outcome is not None:
        return localizer(f"outcome-{view.outcome.reason}")
    if view.audience == PUBLIC:
        return _all(view, localizer)
    if view.players[view.audience].status != "alive":
        return localizer("own-out")
    if not view.asking:
        return _own(view, choices, localizer)
    verb, _, card = view.draft[0].partition(" ")
    far = left_out(choices, view)
    camp = view.asking == "target" and view.draft[0] == str(moves.Order("defence"))
    question = (
        localizer("own-asking-target-far", n=far) if far else localizer(f"own-asking-{'camp' if camp else view.asking}")
    )
    if verb == moves.Card.verb:
        return localizer("own-asking-for", card=names.card(card, localizer), question=question)
    if view.asking != "cards" and any(choice.verb == moves.With.verb for choice in choices):
        question = f"{question} {localizer('own-asking-cards-first')}"
    return question


def question_of(view: BalkansView, choices: Sequence[Choice]) -> Phase:
    """Return the phase whose question a seat is asked: the next one, if there is nothing else to answer."""
    rest = [choice for choice in choices if not isinstance(choice, (moves.Done, moves.Pass))]
    bare = not any(isinstance(choice, moves.Card) for choice in rest)
    if view.phase is Phase.BATTLE_START and moves.Draw() in choices and bare:
        return Phase.BATTLE_DECLARE
    if view.phase is Phase.BATTLE_END and rest and bare:
        return Phase.BATTLE_WITHDRAW
    if view.phase is Phase.OFF_REACTION and rest and all(isinstance(choice, moves.Meet) for choice in rest):
        return Phase.BATTLE_CHOICE
    return view.phase


def without_cards(view: BalkansView, choices: Sequence[Choice]) -> bool:
    """Whether a card is asked for and there is none to play."""
    return bool(choices) and view.phase in _FOR_CARDS and all(isinstance(choice, _NOTHING) for choice in choices)


def _all(view: BalkansView, localizer: Localizer) -> str:
    phase = _SHARED.get(view.phase, view.phase)
    if phase.startswith("battle_") and phase not in _OF_BATTLES:
        phase = "battle"
    return localizer(f"ask-{phase}", names=localizer.people(view.asked))


def _own(view: BalkansView, choices: Sequence[Choice], localizer: Localizer) -> str:
    if view.audience not in view.asked:
        may_plan_again = any(choice.verb == moves.Plan.verb for choice in choices)
        return localizer("own-planned") if may_plan_again else localizer("own-wait", line=_all(view, localizer))
    who, where, members = _particulars(view, localizer)
    phase, bare, lost = question_of(view, choices), without_cards(view, choices), lost_first(view)
    kind = "-none" if bare else ""
    if view.phase is Phase.PLANNING and view.options.mode == "standard":
        kind = "-standard"
    elif view.phase in {Phase.OFF_FLEETS, Phase.OFF_ARMIES} and calls_off(view):
        kind = "-first"
    elif phase is Phase.BATTLE_START and moves.Draw() in choices:
        kind = "-tactic"
    elif phase is Phase.BATTLE_END and any(isinstance(choice, (moves.Withdraw, moves.Embark)) for choice in choices):
        kind = "-withdraw"
    elif phase is Phase.OFF_REACTION and any(isinstance(choice, moves.Meet) for choice in choices):
        kind = "-meet"
    elif lost:
        kind = "-on"
    what = "; ".join(item(name, view, localizer) for name in lost)
    own = view.players[view.audience].kingdom
    led = names.kingdom(own, localizer) if own else ""
    won = view.battle is not None and view.battle.winner == side_of(view.battle, view.audience)
    fate = localizer("own-battle-fate", place=where, won="yes" if won else "no")
    prompt = localizer(f"own-{phase}{kind}", who=who, place=where, members=members, lost=what, kingdom=led, fate=fate)
    for key, lands in _given_up(view, choices):
        prompt = f"{prompt} {localizer(key, places=names.all_located(lands, localizer))}"
    if view.battle is None or view.phase not in _WEIGHED:
        return prompt
    return f"{capital(localizer('own-balance', **sides(view, view.battle, localizer)))} {prompt}"


def _given_up(view: BalkansView, choices: Sequence[Choice]) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield what would be given up if all armies went that can go: sieges, and besieged lands; each with its text."""
    to = next((choice.to for choice in choices if isinstance(choice, moves.Send)), None)
    if to is not None:
        found = ("own-lifts", lifted(view, to)), ("own-strips", stripped(view, to, (ALL,), besieged=True))
        yield from ((key, lands) for key, lands in found if lands)


def _particulars(view: BalkansView, localizer: Localizer) -> tuple[str, str, str]:
    """Return the seat that asks, about which place, and the members of a proposed alliance."""
    frame = view.frames[-1] if view.frames else None
    match frame:
        case frames.Passage():
            return localizer.who(frame.asker), names.located(frame.strait, localizer), ""
        case frames.ConsentChoice():
            return localizer.who(frame.ally), names.located(frame.land, localizer), ""
        case frames.FieldChoice() | frames.Defence():
            return "", names.located(frame.land, localizer), ""
        case frames.Battle():
            return "", names.located(frame.at, localizer), ""
        case frames.Offensive():
            return "", names.located(frame.target or frame.origin, localizer), ""
        case frames.Proposal():
            return localizer.who(frame.seat), "", localizer.people(frame.members)
        case _:
            return "", names.located(view.battle.at, localizer) if view.battle else "", ""
