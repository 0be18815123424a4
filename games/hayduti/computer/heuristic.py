"""The heuristic by which computers choose, and the default move after a timeout (RULES 10)."""

from collections.abc import Sequence
from typing import Final

from games.core.chance import Chance
from games.core.contract import Choice, Move, Pick
from games.core.legality import single_moves
from games.hayduti.computer.hands import Idea, best_idea, ideas, promise, promise_with, worth_keeping
from games.hayduti.computer.worth import Hopes, danger, hopes_of, progress
from games.hayduti.data.cards import CODES, IS_HAYDUT, NAMES, STATS, STRENGTH
from games.hayduti.rules import ending
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.state import Phase
from games.hayduti.views.determinize import reconstruct
from games.hayduti.views.view import HaydutiView

USEFUL: Final = 0.7
"""The promise that a face-up card must add to be worth an action of a normal player."""
CURIOUS: Final = 0.4
"""The worth of turning up one more card."""
READY: Final = 1.0
"""The worth of a group above which its player does not risk the right to form it."""

PRICE_OF_HAND: Final = 0.5
"""The stake of one strength in hand that may be lost."""
PRICE_OF_TURN: Final = 4.0
"""The extra stake of a turn with cards in hand when the committee may be broken."""
SLIPS: Final = 3
"""An easy computer plays at random once in this many decisions."""

MODEST: Final = 3.5
"""A hand that promises less is given up to be secret again."""


def default(view: HaydutiView, choices: Sequence[Choice]) -> Move:
    """Return the default move, which does no harm.

    Pass if that is legal, else scout or recruit at the lowest position; Levski, else Ilyo; no group; keep the strongest
    hayduts; clear what has been chosen, else as few cards as may be, the weakest and latest first; improve where it
    brings most.
    """
    if view.choice is not None:
        return kinds.Clear(view.choice)
    single = {type(choice): choice for choice in reversed(choices) if isinstance(choice, Move)}
    for kind in (kinds.Pass, kinds.Back, kinds.Skip, kinds.Meet, kinds.Scout, kinds.Recruit, kinds.Risk):
        if kind in single:
            return single[kind]
    first = choices[0]
    if isinstance(first, kinds.Elevate):
        return kinds.Elevate(_elevated(view))
    pick = next(choice for choice in choices if isinstance(choice, Pick))
    strongest = sorted(pick.pool, key=lambda name: (-STRENGTH[CODES[name]], pick.pool.index(name)))
    if pick.kind is kinds.Clear:
        if isinstance(first, Move):
            return first
        weakest = sorted(
            pick.pool, key=lambda name: (not IS_HAYDUT[CODES[name]], STRENGTH[CODES[name]], -pick.pool.index(name))
        )
        return pick.make(weakest[: pick.least])
    return pick.make(strongest[: pick.most])


def _elevated(view: HaydutiView) -> str:
    """Return the stat whose improvement by one serves the uprising best, then the audience; the first of equals."""
    state = reconstruct(view)

    def outcome(name: str) -> tuple[int, int]:
        after = state.copy()
        ending.elevate(after, STATS.index(name), [])
        reached = sum(best >= target for best, target in zip(ending.best_stats(after), view.targets, strict=False))
        return reached, after.scores[view.audience].total

    return max(STATS, key=outcome)


def heuristic(view: HaydutiView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of a computer at normal strength."""
    return move_of(view, choices, chance, USEFUL)


def move_of(view: HaydutiView, choices: Sequence[Choice], chance: Chance, enough: float) -> Move:
    """Return the move of a player to whom a face-up card that adds so much promise is `enough` for an action."""
    match view.phase:
        case Phase.ACTIONS:
            return _act(view, single_moves(choices), chance, enough)
        case Phase.ENCOUNTER | Phase.FINAL_CHOICE | Phase.FINISHED:
            return default(view, choices)
        case Phase.CLEARING:
            return _clear(view, choices)
        case Phase.BROKEN_KEEP | Phase.BROKEN_TAKE:
            return _rescue(view, choices)
        case Phase.FORMING | Phase.BROKEN_GROUP:
            return _form(view, choices)


def easy(view: HaydutiView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of an easy computer: now and then a random one.

    A random move is an action other than a pass, or a goal of a group; all other moves are the heuristic's.
    """
    moves = [choice for choice in choices if isinstance(choice, Move) and not isinstance(choice, kinds.Pass)]
    open_ended = view.phase is Phase.ACTIONS or (view.phase is Phase.FORMING and view.plan is None)
    if open_ended and moves and not chance.below(SLIPS):
        return moves[chance.below(len(moves))]
    return heuristic(view, choices, chance)


def _act(view: HaydutiView, choices: Sequence[Move], chance: Chance, enough: float) -> Move:
    helpers = [move for move in choices if isinstance(move, kinds.Sofroniy | kinds.Hadzhi)]
    if helpers:
        return max(helpers, key=lambda move: (isinstance(move, kinds.Sofroniy), _strength_at(view, move)))
    hopes = hopes_of(view)
    own, hand = hopes.own, [CODES[name] for name in view.hand]
    now = promise(hopes, hand)
    recruits = [move for move in choices if isinstance(move, kinds.Recruit)]
    gains = {move: _gain(hopes, CODES[view.field[move.pos - 1]], hand, now) for move in recruits}
    useful = sum(gain >= enough for gain in gains.values())
    best = max(recruits, key=lambda move: (gains[move], -move.pos), default=None)
    ready = worth_ready(hopes)
    zaptie, breaking = danger(view)
    calm = is_calm(hopes, ready, breaking)
    scouts = [move for move in choices if isinstance(move, kinds.Scout)]
    if scouts and calm and own.actions_left > max(1, useful):
        return scouts[chance.below(len(scouts))]
    if best is not None and gains[best] >= enough:
        return best
    risk = next((move for move in choices if isinstance(move, kinds.Risk)), None)
    if risk is not None and calm and zaptie * max(0.0, ready) < CURIOUS and ready < READY + 3 * progress(view):
        return risk
    if scouts and calm and own.actions_left > 1:
        return scouts[chance.below(len(scouts))]
    if best is not None and gains[best] > 0:
        return best
    passing = next((move for move in choices if isinstance(move, kinds.Pass)), None)
    return passing or best or next(iter(scouts), None) or risk or choices[0]


def worth_ready(hopes: Hopes) -> float:
    """Return the worth of the best group that the hand could form now; 0 without one."""
    idea = best_idea(hopes, [CODES[name] for name in hopes.view.hand], hopes.own.limit)
    return 0.0 if idea is None else idea.worth


def is_calm(hopes: Hopes, ready: float, breaking: float) -> bool:
    """Whether turning up a card that breaks the committee with this probability risks little.

    `ready` is the worth of the best group.
    """
    hand = [CODES[name] for name in hopes.view.hand]
    stake = PRICE_OF_HAND * sum(STRENGTH[card] for card in hand) + max(0.0, ready) + (PRICE_OF_TURN if hand else 0.0)
    return breaking * stake < CURIOUS


def _strength_at(view: HaydutiView, move: kinds.Sofroniy | kinds.Hadzhi) -> int:
    return STRENGTH[CODES[view.field[move.pos - 1]]] if isinstance(move, kinds.Hadzhi) else 0


def _gain(hopes: Hopes, card: int, hand: Sequence[int], now: float) -> float:
    """Return the promise that recruiting adds to the hand.

    A card that can be raised from the field need not be taken, and is nothing to take only to clear it.
    """
    if not IS_HAYDUT[card]:
        return 0.2 if len(hand) < hopes.own.limit else 0.0
    return promise(hopes, [*hand, card]) - now + 0.1 * STRENGTH[card]


def _clear(view: HaydutiView, choices: Sequence[Choice]) -> Move:
    hopes = hopes_of(view)
    own, hand = hopes.own, [CODES[name] for name in view.hand]
    kept = worth_keeping(hopes, hand)
    idea = best_idea(hopes, hand, own.limit) if own.may_form else None
    if own.exposed and idea is None and promise(hopes, kept, bare=True) < MODEST:
        kept = []
    gone = [NAMES[card] for card in hand if card not in kept]
    pick = next((choice for choice in choices if isinstance(choice, Pick)), None)  # none where nothing else is offered
    return pick.make(gone) if gone and pick is not None else kinds.Clear(())


def _rescue(view: HaydutiView, choices: Sequence[Choice]) -> Move:
    """Choose the cards of a broken hand that go best together, or with the player's own hand."""
    hopes = hopes_of(view)
    pick = next(choice for choice in choices if isinstance(choice, Pick))
    held = [CODES[name] for name in view.hand if name not in pick.pool]
    rest, chosen = [CODES[name] for name in pick.pool], list[int]()
    while rest and len(chosen) < pick.most:
        best = max(rest, key=lambda card: (promise_with(hopes, [*held, *chosen], card), STRENGTH[card], -card))
        chosen.append(best)
        rest.remove(best)
    return pick.make([NAMES[card] for card in chosen])


def _ready(idea: Idea, choices: Sequence[Choice], otherwise: Move) -> Move:
    """Return the whole group for the goal of an idea that has most of its cards: where all are offered ready."""
    ready = [choice for choice in choices if isinstance(choice, kinds.Form) and choice.goal == idea.goal]
    wanted = {NAMES[card] for card in idea.cards}
    return max(ready, key=lambda form: len(wanted & {form.by, *form.cards}), default=otherwise)


def _form(view: HaydutiView, choices: Sequence[Choice]) -> Move:
    hopes, hand, begun = hopes_of(view), [CODES[name] for name in view.hand], view.plan
    room = len(hand)
    if begun is None:
        idea = best_idea(hopes, hand, room)
        if idea is None or (idea.worth <= 0 and view.phase == Phase.FORMING and progress(view) < 1):
            return kinds.Skip()
        move = kinds.Improve(idea.goal) if idea.goal in STATS else kinds.Raise(idea.goal)
        return move if move in choices else _ready(idea, choices, move)
    if begun.stage == "spare":
        pick = next(choice for choice in choices if isinstance(choice, Pick))
        return default(view, [pick])
    fitting = [idea for idea in ideas(hopes, hand, room) if idea.goal == begun.goal and begun.by in {"", idea.by}]
    if not fitting:
        return kinds.Back()
    best = max(fitting, key=lambda idea: (idea.worth, idea))
    if begun.stage == "way":
        return kinds.Gather(best.by)
    return kinds.Group(tuple(NAMES[card] for card in hand if card in best.cards and NAMES[card] != begun.by))
