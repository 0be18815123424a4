"""Building the view of an audience from a state (RULES 7)."""

from games.core.contract import PUBLIC, Audience, Seat
from games.durak.data.cards import NAMES, NO_CARD, NO_TRUMP, SUITS, names_in
from games.durak.rules.ending import outcome
from games.durak.rules.state import SEATS_IN, UNBEATEN, Phase, State, discard, is_closed
from games.durak.views.view import DurakView, Entry


def view(state: State, audience: Audience) -> DurakView:
    """Return the view of an audience."""
    trump = state.trump
    over = state.phase is Phase.OVER
    hidden_passes = state.options.auto_pass
    return DurakView(
        audience=audience,
        seats=len(state.hands),
        asked=asked(state),
        question=state.question,
        outcome=outcome(state),
        call=call(state),
        options=state.options,
        phase=state.phase,
        bout=state.bout,
        dealer=state.dealer,
        turned=NAMES[state.turned],
        trump=None if trump == NO_TRUMP else SUITS[trump],
        lowest=None if state.lowest == NO_CARD else NAMES[state.lowest],
        talon=len(state.talon),
        hands=tuple(hand.bit_count() for hand in state.hands),
        in_game=tuple(state.in_game >> seat & 1 == 1 for seat in range(len(state.hands))),
        direction=state.direction,
        starter=state.starter,
        attacker_slot=state.attacker_slot,
        target_slot=state.target_slot,
        defender=state.defender,
        table=tuple(
            Entry(NAMES[code], by, None if answer == UNBEATEN else NAMES[answer])
            for code, by, answer in zip(state.attacks, state.layers, state.answers, strict=True)
        ),
        taking=state.taking,
        closed=is_closed(state),
        passed=tuple(seat for seat in SEATS_IN[state.passed] if seat == audience or not hidden_passes),
        first_defence_done=state.first_defence_done,
        stale=state.stale,
        discarded=names_in(discard(state), trump),
        known=tuple(names_in(hand & state.seen, trump) for hand in state.hands),
        groups=state.groups,
        hand=() if audience == PUBLIC else names_in(state.hands[audience], trump),
        shown=tuple(names_in(hand, trump) for hand in state.hands) if over else (),
    )


def asked(state: State) -> tuple[Seat, ...]:
    """Return the seats the table waits for, as everybody can work out.

    While cards are unbeaten that is the defender alone, although others may throw in. Afterwards it is each thrower
    with cards who has not passed; with automatic passes, each thrower with cards.
    """
    if state.phase is Phase.ATTACK:
        return (state.starter,)
    if state.phase is Phase.OVER:
        return ()
    if state.phase is Phase.DIRECTION or (UNBEATEN in state.answers and not state.taking):
        return (state.defender,)
    passed = 0 if state.options.auto_pass else state.passed
    return tuple(seat for seat in state.throwers if state.hands[seat] and not passed >> seat & 1)


def call(state: State) -> int:
    """Return a number that changes when seats must be called again: throwers once a bout, others for each question.

    A transfer is a new question, so its defender is called.
    """
    if state.phase is Phase.BOUT and (state.taking or UNBEATEN not in state.answers):
        return 2 * state.bout + 1
    return 2 * state.question
