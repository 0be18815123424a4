"""Building the view of an audience from a state (RULES 7)."""

from typing import Final

from games.core.contract import PUBLIC, Audience, Seat
from games.magove.data.cards import CARDS, OWN_DECK, RACES, UNLED, races_in
from games.magove.rules.ending import outcome
from games.magove.rules.play import forbidden_bid
from games.magove.rules.state import NO_BID, Phase, State, Taken, clockwise, holding, is_clairvoyant, totals
from games.magove.rules.tricks import NO_TRUMP, best_of
from games.magove.views.view import HIDDEN, Laid, MagoveView, Trick

_BIDS_ARE_IN: Final = (Phase.PLAY, Phase.OVER)
_STEPS: Final = 128
"""More than the steps of a round: the choice of trump, six bids and sixty cards."""


def view(state: State, audience: Audience) -> MagoveView:
    """Return the view of an audience."""
    seats = len(state.won)
    hands = [holding(state, seat) for seat in range(seats)]
    faces = _faces(state, audience, hands)
    return MagoveView(
        audience=audience,
        seats=seats,
        asked=state.waiting,
        question=_question(state),
        outcome=outcome(state),
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=state.options.rounds_played(seats),
        cards=state.cards,
        first_dealer=state.first_dealer,
        dealer=state.dealer,
        races=tuple(RACES[race] for race in state.races),
        left_out=_left_out(state),
        turned=state.turned,
        trump=RACES[state.trump] if state.trump < NO_TRUMP else None,
        talon=_talon(state),
        hands=tuple(map(len, hands)),
        hand=() if audience == PUBLIC else faces[audience] if faces else hands[audience],
        faces=faces,
        has_bid=tuple(bid != NO_BID for bid in state.bids),
        bids=tuple(
            bid if bid != NO_BID and (seat == audience or _are_bids_open(state)) else None
            for seat, bid in enumerate(state.bids)
        ),
        total=sum(bid for bid in state.bids if bid != NO_BID) if _are_bids_open(state) else None,
        forbidden=forbidden_bid(state),
        leader=state.leader,
        number=state.number,
        trick=_laid(state.leader, state.trick, seats),
        led=RACES[state.led] if state.led < UNLED else None,
        winning=_winning(state),
        won=tuple(state.won),
        last=None if state.last is None else _last(state.last, seats),
        sheet=state.sheet,
        totals=totals(state),
        gone=tuple(state.gone),
        void=tuple(races_in(mask) for mask in state.void),
    )


def _question(state: State) -> int:
    """Return a number that rises with each round, choice of trump, open bid and card.

    Simultaneous bids do not change it, so that the controls of the others stay valid.
    """
    step = 0
    if state.phase is Phase.BIDDING:
        step = 1
        if state.options.bidding == "open":
            step += len(state.bids) - state.bids.count(NO_BID)
    elif state.phase is not Phase.TRUMP:
        step = 1 + len(state.won) + len(state.gone) + len(state.trick)
    return state.round * _STEPS + step


def _faces(state: State, audience: Audience, hands: list[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """Return the hands that clairvoyance shows a seat in round 1; its own is hidden until the bids are in."""
    if audience == PUBLIC or not is_clairvoyant(state):
        return ()
    if state.phase in _BIDS_ARE_IN:
        return tuple(hands)
    return tuple((HIDDEN,) * len(hand) if seat == audience else hand for seat, hand in enumerate(hands))


def _are_bids_open(state: State) -> bool:
    """Whether everybody may know the bids made so far."""
    match state.options.bidding:
        case "open":
            return True
        case "secret_bids":
            return state.phase in _BIDS_ARE_IN
        case "secret_prediction":
            return state.phase is Phase.OVER


def _left_out(state: State) -> str | None:
    """Return the unused race in a single suit, if any."""
    if not state.races:
        return None
    return next((letter for race, letter in enumerate(RACES) if race not in state.races), None)


def _talon(state: State) -> int:
    """Return the number of cards left face down: of the deck, or in a single suit of each seat's own deck."""
    if state.races:
        return OWN_DECK - state.cards
    return len(CARDS) - len(state.won) * state.cards - (state.turned is not None)


def _winning(state: State) -> Seat | None:
    if not state.trick:
        return None
    return (state.leader + best_of(state.trick, state.trump, state.led)) % len(state.won)


def _laid(leader: Seat, cards: list[str] | tuple[str, ...], seats: int) -> tuple[Laid, ...]:
    return tuple(map(Laid, clockwise(leader, seats), cards))


def _last(taken: Taken, seats: int) -> Trick:
    return Trick(taken.round, taken.number, _laid(taken.leader, taken.cards, seats), taken.winner)
