"""The heuristics of normal and easy computers, and the default move for a player out of time."""

from collections.abc import Sequence
from typing import Final, assert_never

from games.balkans.computer import battles, diplomacy, marches, realm
from games.balkans.computer.outlook import Outlook
from games.balkans.data.components import card_of
from games.balkans.rules import moves
from games.balkans.rules.frame_handlers import phase_of
from games.balkans.rules.frames import Offensive, Proposal, innermost
from games.balkans.rules.legal import asked
from games.balkans.rules.machine import asking as asking_of
from games.balkans.rules.machine import leads
from games.balkans.rules.public import Phase
from games.balkans.rules.state import NOBODY
from games.balkans.views.determinize import known
from games.balkans.views.view import BalkansView
from games.core.chance import Chance
from games.core.contract import Choice, Move, Pick
from games.core.legality import is_legal, single_moves

_HARMLESS: Final = (
    moves.Done(),
    moves.Pass(),
    moves.End(),
    moves.Draw(),
    moves.Stay(),
    moves.Refuse(),
    moves.Decline(),
    moves.Meet("siege"),
    moves.Consent(yes=True),
    moves.Keep(()),
    moves.Order("harvest"),
)
"""Harmless moves; the first legal one is the default."""

LANDS_SEEN: Final = 4
"""The number of best targets from which an easy computer picks one."""


def heuristic(view: BalkansView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of a normal computer."""
    if len(choices) == 1 and isinstance(choices[0], Move):
        return choices[0]
    del chance  # equal views give equal moves
    return decide(outlook_on(view), choices, view.asking)


def interrupts(view: BalkansView, choices: Sequence[Choice]) -> bool:
    """Whether a computer plays a card in another's turn, or continues one it has begun."""
    if view.asking:
        return True
    cards = [choice for choice in choices if isinstance(choice, moves.Card)]
    return bool(cards) and realm.interrupting(outlook_on(view), cards) is not None


def easy(view: BalkansView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of an easy computer: often a random order or target, and few cards."""
    if len(choices) == 1 and isinstance(choices[0], Move):
        return choices[0]
    mind = outlook_on(view)
    first = decide(mind, choices, view.asking)
    match first:
        case moves.Order() | moves.With() | moves.Attack() if not view.asking and chance.below(3):
            return _any_of(
                [choice for choice in choices if isinstance(choice, moves.Order) and choice.kind != "manoeuvre"], chance
            )
        case moves.Plan() if isinstance(choices[0], Pick):
            return choices[0].make(chance.shuffle(choices[0].pool)[: choices[0].least])
        case moves.Choose(land) if view.asking == "target" and view.draft[0] == "order offensive":
            return _any_of([moves.Choose(seen) for seen in _seen(mind, land)], chance)
        case moves.Attack(land):
            return _any_of([aim for seen in _seen(mind, land) if (aim := moves.Attack(seen)) in choices], chance)
        case moves.Tactic() if moves.Draw() in choices:
            return moves.Draw()
        case moves.Card() if moves.Pass() in choices:
            return first if chance.below(2) else moves.Pass()
        case _:
            return first


def _seen(mind: Outlook, land: str) -> Sequence[str]:
    """Return the land that a normal computer attacks, and the best of the other targets."""
    return list(dict.fromkeys((land, *(aim.land for aim in mind.targets[:LANDS_SEEN]))))


def _any_of(options: Sequence[Move], chance: Chance) -> Move:
    return options[chance.below(len(options))]


def outlook_on(view: BalkansView) -> Outlook:
    """Return the outlook of the view's seat."""
    return Outlook(known(view), view.audience, [player.royal_cards for player in view.players])


def decide(mind: Outlook, choices: Sequence[Choice], asking: str) -> Move:
    """Return a legal move; `asking` is the kind of the next question of an act in progress, or ""."""
    draft = mind.state.drafts[mind.seat]
    move = _began(mind, draft, choices, asking) if asking else _asked(mind, choices)
    if move is not None and is_legal(move, choices):
        return move
    if move is not None and (after := leads(mind.state, mind.seat).get(move)) is not None:
        return decide(Outlook(after, mind.seat, mind.royal), choices, asking_of(after, mind.seat))
    return _harmless(draft if asking else (), choices)


def _began(mind: Outlook, draft: tuple[str, ...], choices: Sequence[Choice], asking: str) -> Move | None:
    """Return the answer to a question of an act in progress."""
    word = draft[0].split(" ")[0]
    if word == "order":
        return realm.order_question(mind, choices, draft)
    if word == "sail":
        return marches.sail_question(mind, choices, asking)
    if word == "choose":
        return marches.gather(mind, choices)
    if word == "card":
        return battles.card_answer(mind, [choice for choice in choices if not isinstance(choice, moves.Back)])
    return moves.Back()


def _asked(mind: Outlook, choices: Sequence[Choice]) -> Move | None:
    """Return the move for the current phase; None if the harmless one is good enough."""
    first, last = choices[0], choices[-1]
    match phase := phase_of(mind.state):
        case Phase.STRATEGIC_START:
            return _kept(last) if isinstance(last, Pick) else None
        case Phase.PLANNING:
            return realm.plan(mind, first) if isinstance(first, Pick) else None
        case Phase.TURN | Phase.TURN_CLOSE:
            own = mind.seat in asked(mind.state)
            return realm.turn(mind, choices) if own else realm.interrupting(mind, choices)
        case Phase.ARMING:
            return realm.arming(mind, choices)
        case Phase.DEVELOPMENT:
            return realm.development(mind, choices)
        case Phase.OFF_FLEETS | Phase.OFF_ARMIES:
            return marches.offensive(mind, choices)
        case Phase.OFF_REACTION:
            return marches.reaction(mind, choices)
        case Phase.STRAIT_PERMISSION:
            return _passage(mind)
        case Phase.RAZBOR_DIPLOMACY:
            return diplomacy.diplomacy(mind, choices)
        case Phase.ALLIANCE_ANSWER:
            proposal = innermost(mind.state.frames, Proposal)
            return diplomacy.answer(mind, proposal.members) if proposal else None
        case Phase.RAZBOR_CARDS:
            return diplomacy.razbor_card(mind, choices)
        case Phase.BATTLE_CHOICE:
            return battles.meet(mind)
        case Phase.BATTLE_LEND:
            return next((choice for choice in choices if isinstance(choice, moves.Lend)), None)
        case Phase.BATTLE_START | Phase.BATTLE_END:
            return battles.battle_card(mind, choices)
        case Phase.BATTLE_DECLARE:
            return battles.declare(mind, choices)
        case Phase.BATTLE_PICK:
            return battles.tactic(mind, choices)
        case Phase.BATTLE_SIDE_TACTIC:
            return battles.count_side(mind, choices)
        case Phase.BATTLE_LOSSES:
            return battles.lose(mind)
        case Phase.BATTLE_RETREAT:
            return battles.retreat(mind)
        case Phase.BATTLE_WITHDRAW:
            return battles.withdraw(mind, choices)
        case Phase.CHOOSE_KINGDOM | Phase.OFF_AGGRESSION | Phase.CHOOSE_BATTLE | Phase.ALLY_CONSENT:
            return None
        case Phase.DEFENCE_MOVES | Phase.OVER:
            return None
        case _:
            assert_never(phase)


def _kept(offered: Pick) -> Move:
    best = sorted(offered.pool, key=lambda card: -_card_worth(card))[: min(2, offered.most)]
    return moves.Keep(tuple(card for card in offered.pool if card in best))


def _passage(mind: Outlook) -> Move:
    """Permit the passage of a strait only against the leader."""
    order = innermost(mind.state.frames, Offensive)
    against = mind.state.owner[order.target] if order and order.target else NOBODY
    return moves.Grant() if against == mind.leader != NOBODY else moves.Refuse()


def _card_worth(card: str) -> float:
    entry = card_of(card).entry
    return entry.strength + 0.4 * (entry.attack + entry.defence) + (1.5 if entry.timing == "battle_start" else 0)


def default(view: BalkansView, choices: Sequence[Choice]) -> Move:
    """Return the harmless move that is played for a player out of time."""
    return _harmless(view.draft, choices)


def _harmless(draft: tuple[str, ...], choices: Sequence[Choice]) -> Move:
    if draft and moves.Back() in choices:
        plain = draft[0] in {"order harvest", "order arming"}
        return moves.With(()) if plain and moves.With(()) in choices else moves.Back()
    for move in _HARMLESS:
        if move in choices:
            return move
    for choice in choices:
        if isinstance(choice, Pick):
            return _least(choice)
    rest = single_moves(choices)
    orders = [move for move in rest if move == moves.Order("arming")]
    skips = [move for move in rest if isinstance(move, moves.Skip)]
    calm = [move for move in rest if not isinstance(move, (moves.Surrender, moves.Back))]
    return next(iter((*orders, *skips, *calm)), rest[0])


def _least(choice: Pick) -> Move:
    """Return the smallest selection; as a plan one Harvest, one Arming and two Offensives."""
    if choice.kind is moves.Plan:
        wanted = ("harvest.1", "arming.1", "offensive.1", "offensive.2")
        return choice.make(wanted)
    return choice.make(choice.pool[: choice.least])
