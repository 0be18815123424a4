"""Breaking a committee step by step: Pop Hariton, Petko, Hitov, and the loss (RULES 5.6)."""

from collections.abc import Sequence

from games.core.chance import Chance
from games.hayduti.data.cards import names
from games.hayduti.rules import events
from games.hayduti.rules.deck import lift, use
from games.hayduti.rules.state import Break, Phase, State, helper, keeps, losing, taker, taking, zaptie_sum
from games.hayduti.rules.turns import end_turn


def break_committee(state: State, total: int, chance: Chance, log: list[events.HaydutiEvent], *, scouted: bool) -> None:
    """Break the active player's committee, which zaptie of strength `total` have overcome."""
    player = state.mover
    player.actions_left = 0
    player.may_form = False
    player.broken = True
    log.append(events.CommitteeBroken(state.active, total, player.stats[2]))
    if scouted and player.hand and helper(state, state.active, "group_when_broken"):
        state.phase = Phase.BROKEN_GROUP
    else:
        after_hariton(state, chance, log)


def after_hariton(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Go on after Pop Hariton has helped or cannot."""
    if state.mover.hand and keeps(state):
        state.phase = Phase.BROKEN_KEEP
    else:
        _after_petko(state, chance, log)


def keep(state: State, cards: Sequence[int], chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Save hand cards with Petko."""
    state.kept = tuple(card for card in state.mover.hand if card in cards)
    log.append(events.PetkoKept(state.active, len(state.kept)))
    _after_petko(state, chance, log)


def _after_petko(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    lost = losing(state)
    if lost and (hitov := taker(state)):
        state.phase = Phase.BROKEN_TAKE
        if state.options.hidden_discards:
            log.append(events.LosingSeen(hitov[0], state.active, names(lost)))
    else:
        _fall(state, chance, log)


def take(state: State, cards: Sequence[int], chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Give lost cards to Hitov's owner, in the order in which the hand held them."""
    seat, _ = taking(state)
    taken = [card for card in losing(state) if card in cards]
    hidden = state.options.hidden_discards
    state.players[seat].take(taken, hidden=hidden)
    state.mover.give(taken, hidden=hidden)
    log.append(events.HitovTook(seat, state.active, () if hidden else names(taken), len(taken)))
    if hidden and taken:
        log += (
            events.LossesTaken(seat, state.active, names(taken)),
            events.LossesGiven(state.active, seat, names(taken)),
        )
    _fall(state, chance, log)


def _fall(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Lose the rest of the hand and the open field; the committee is secret and its turn over."""
    player = state.mover
    hidden = state.options.hidden_discards
    lost = losing(state)
    if lost:
        use(state, lost, hidden=hidden)
        log.append(events.HandLost(state.active, () if hidden else names(lost), len(lost)))
    player.give(lost, hidden=hidden)
    state.kept = ()
    total = zaptie_sum(state)
    fallen = [lift(state, place) for place, up in enumerate(state.up) if up]
    use(state, fallen)
    player.exposed = False
    log += (events.SecretAgain(state.active), events.FieldCleared(names(fallen)))
    shown = () if hidden else tuple(lost)
    state.fallen = Break(state.active, state.turn, total, player.stats[2], shown, len(lost), tuple(fallen))
    end_turn(state, chance, log)
