"""What everybody can work out: moves that are forced with any cards, and auto-answers."""

from typing import Final

from games.core.contract import AutoAnswer, Move, Seat
from games.durak.data.cards import ALL, mask_of_names, printed
from games.durak.rules.legal import moves
from games.durak.rules.moves import Attack, Pass
from games.durak.rules.state import Phase, State
from games.durak.views.determinize import reconstruct
from games.durak.views.view import DurakView


def forced(view: DurakView) -> tuple[Seat, Move | None] | None:
    """Return a seat that has only one move whatever cards it may hold, and that move, or None (RULES 7).

    Taking is forced if no card it may hold beats or transfers the attack, passing if all cards that fit are gone, and
    an attack if the attacker holds a single card; it is None if others cannot tell the card.
    """
    if view.phase not in {Phase.ATTACK, Phase.BOUT}:
        return None
    at_rest = view.taking or not view.unbeaten
    if view.phase is Phase.BOUT and at_rest and view.options.auto_pass:
        return None  # it is not public who has passed
    state = reconstruct(view).copy()
    for seat in view.asked:
        held = state.hands[seat]
        state.hands[seat] = _could_hold(view, seat)
        choices = moves(state, seat)
        if len(choices) == 1:
            return seat, choices[0]
        if view.phase is Phase.ATTACK and view.hands[seat] == 1 and _plays_alike(state, seat):
            return seat, None
        state.hands[seat] = held
    return None


def _plays_alike(state: State, seat: Seat) -> bool:
    """Whether each card of a seat could be played in one way only if it were alone, and not as several suits."""
    cards = [choice.card for choice in moves(state, seat) if isinstance(choice, Attack)]
    return len({printed(card) for card in cards}) == len(cards)


def _could_hold(view: DurakView, seat: Seat) -> int:
    """Return the mask of all cards that, as far as everybody knows, a seat may hold."""
    known = mask_of_names(view.known[seat])
    if len(view.known[seat]) == view.hands[seat]:
        return known
    seen = [*view.discarded, *(name for names in view.known for name in names)]
    seen += (name for entry in view.table for name in (entry.card, entry.beaten_by) if name is not None)
    if view.talon:
        seen.append(view.turned)
    return known | ALL & ~mask_of_names(seen)


def _pass_span(view: DurakView, seat: Seat) -> int | None:
    """Return the number of the bout for seats that may throw in, now or once it is opened; None for others."""
    if view.phase not in {Phase.ATTACK, Phase.BOUT} or not view.hands[seat]:
        return None
    if view.phase is Phase.ATTACK and seat == view.starter:
        return None
    return view.bout if seat in reconstruct(view).throwers else None


def _new_rank_possible(view: DurakView, seat: Seat) -> bool:
    """Whether a new rank may still come into the bout after a pass of this seat."""
    return not view.taking and (view.phase is Phase.ATTACK or bool(view.unbeaten) or view.asked != (seat,))


AUTO_ANSWERS: Final[tuple[AutoAnswer[DurakView], ...]] = (
    AutoAnswer(
        key="pass",
        span=_pass_span,
        answer=lambda _, choices: next((choice for choice in choices if isinstance(choice, Pass)), None),
        offered=_new_rank_possible,
    ),
)
"""*Pass for this bout*: offered to all who may throw in, so that the offer tells nothing about hands.

It is not offered where it does no more than a pass."""
