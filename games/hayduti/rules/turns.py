"""The course of turns and rounds, in ordinary and parallel games (RULES 5.3, 5.9 and 5.10)."""

from collections.abc import Sequence

from games.core.chance import Chance
from games.core.contract import Seat
from games.hayduti.data.cards import names
from games.hayduti.rules import events
from games.hayduti.rules.deck import refill, use
from games.hayduti.rules.ending import finish, tallied
from games.hayduti.rules.state import Phase, State, helper, order, zaptie_sum


def begin(state: State, seat: Seat, log: list[events.HaydutiEvent]) -> None:
    """Begin the turn of `seat`; in a parallel game, the round that it opens."""
    state.turn += 1
    state.shown = []
    state.tallies = (*state.tallies[-1:], tallied(state))
    for player in state.players:
        player.begin()
    if state.options.parallel:
        state.first = seat
        log.append(events.RoundStarted(state.turn, seat))
    _begin_actions(state, seat, log)


def _begin_actions(state: State, seat: Seat, log: list[events.HaydutiEvent]) -> None:
    state.phase = Phase.ACTIONS
    state.active = seat
    player = state.players[seat]
    player.actions_left = player.stats[1]
    log.append(events.TurnStarted(seat, player.actions_left))
    rouse(state, log)


def rouse(state: State, log: list[events.HaydutiEvent]) -> None:
    """Give the active player the extra actions of Benkovski if the zaptie are strong enough (RULES 5.7)."""
    player = state.mover
    benkovski = helper(state, state.active, "extra_actions")
    if benkovski is None or benkovski[0] in player.used:
        return
    card, deets = benkovski
    if zaptie_sum(state) >= deets.threshold:
        player.used += (card,)
        player.actions_left += deets.actions
        log.append(events.BenkovskiRoused(state.active, deets.actions))


def end_actions(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Go on to the clearing, or to the end of the turn if the hand is empty."""
    if state.options.parallel:
        _end_part(state, chance, log)
    elif state.mover.hand:
        state.phase = Phase.CLEARING
    else:
        end_turn(state, chance, log)


def _end_part(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Refill after one player's actions in a parallel round; then the next player acts, or all clear."""
    refill(state, chance, log)
    if later := _later(state):
        _begin_actions(state, later[0], log)
        return
    state.active = state.first
    state.phase = Phase.CLEARING
    if not clearers(state):
        _begin_groups(state, chance, log)


def _later(state: State) -> list[Seat]:
    """Return the seats that come after the active one in a parallel round."""
    seats = order(state)
    return seats[seats.index(state.active) + 1 :]


def clearers(state: State) -> list[Seat]:
    """Return the seats that clear; in a parallel game each may replace its choice until the last one is in."""
    if not state.options.parallel:
        return [state.active]
    return [seat for seat, player in enumerate(state.players) if player.hand and not player.broken]


def choosers(state: State) -> list[Seat]:
    """Return the seats that have not chosen yet what to clear."""
    return [seat for seat in clearers(state) if state.players[seat].choice is None]


def clear(state: State, seat: Seat, cards: Sequence[int], log: list[events.HaydutiEvent]) -> None:
    """Discard hand cards."""
    player = state.players[seat]
    hidden = state.options.hidden_discards
    gone = [card for card in player.hand if card in cards]
    player.give(gone, hidden=hidden)
    use(state, gone, hidden=hidden)
    log.append(events.Cleared(seat, () if hidden else names(gone), len(gone)))


def end_clearing(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Go on after the clearing. In a parallel game, carry out all choices first."""
    if not state.options.parallel:
        if state.mover.may_form and state.mover.hand:
            state.phase = Phase.FORMING
        else:
            end_turn(state, chance, log)
        return
    for seat in order(state):
        choice = state.players[seat].choice
        if choice is not None:
            clear(state, seat, choice, log)
            state.players[seat].choice = None
    _begin_groups(state, chance, log)


def _begin_groups(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    state.phase = Phase.FORMING
    _next_group(state, order(state), chance, log)


def end_group(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Go on after a group was formed or skipped."""
    if state.options.parallel:
        _next_group(state, _later(state), chance, log)
    else:
        end_turn(state, chance, log)


def _next_group(state: State, seats: Sequence[Seat], chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Ask the first of these seats that may form a group; end the round if there is none."""
    for seat in seats:
        player = state.players[seat]
        if player.may_form and player.hand:
            state.active = seat
            return
    for seat in order(state):
        hide(state, seat, log)
    refill(state, chance, log)
    if state.final:
        finish(state, log)
    else:
        log.append(events.RoundEnded(state.turn))
        begin(state, (state.first + 1) % len(state.players), log)


def end_turn(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """End the active player's turn, after a break too; in a parallel game only the player's actions."""
    if state.options.parallel:
        _end_part(state, chance, log)
        return
    hide(state, state.active, log)
    refill(state, chance, log)
    if state.final:
        finish(state, log)
        return
    seats = len(state.players)
    following = (state.active + 1) % seats
    if following == state.first:
        log.append(events.RoundEnded(state.turn // seats))
    begin(state, following, log)


def hide(state: State, seat: Seat, log: list[events.HaydutiEvent]) -> None:
    """Make an exposed committee without hand cards secret again."""
    player = state.players[seat]
    if player.exposed and not player.hand:
        player.exposed = False
        log.append(events.SecretAgain(seat))
