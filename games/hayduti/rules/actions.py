"""The actions of a turn, the abilities before the first, and meeting zaptie (RULES 5.4, 5.5 and 5.7)."""

from games.core.chance import Chance
from games.hayduti.data.cards import IS_ZAPTIE, NAMES
from games.hayduti.data.file_format import Ability
from games.hayduti.rules import events
from games.hayduti.rules.breaking import break_committee
from games.hayduti.rules.deck import draw, lift, place_beside, use
from games.hayduti.rules.state import NO_CARD, Encounter, Phase, State, helper, zaptie_sum
from games.hayduti.rules.turns import end_actions, rouse


def _spend(state: State) -> None:
    state.fallen = None
    state.mover.actions_taken += 1
    state.mover.actions_left -= 1


def _after(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Go on acting while actions are left."""
    if state.mover.actions_left:
        state.phase = Phase.ACTIONS
    else:
        end_actions(state, chance, log)


def scout(state: State, pos: int, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Turn up a face-down card."""
    _spend(state)
    place = pos - 1
    card = state.field[place]
    state.up[place] = True
    log.append(events.Scouted(state.active, pos, NAMES[card]))
    if IS_ZAPTIE[card]:
        _meet(state, Encounter(card, place, risky=False), chance, log)
    else:
        _after(state, chance, log)


def recruit(state: State, pos: int, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Take a face-up card into the hand."""
    _spend(state)
    card = lift(state, pos - 1)
    state.mover.take([card])
    log.append(events.Recruited(state.active, pos, NAMES[card]))
    _after(state, chance, log)


def risk(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Draw the top card of the deck into the hand, or meet it."""
    _spend(state)
    card = draw(state, chance, log)
    if card == NO_CARD:
        log.append(events.RiskyNothing(state.active))
        _after(state, chance, log)
    elif IS_ZAPTIE[card]:
        pos = place_beside(state, card)
        log.append(events.RiskyZaptie(state.active, pos, NAMES[card]))
        state.mover.actions_left = 0
        state.mover.may_form = False
        _meet(state, Encounter(card, pos - 1, risky=True), chance, log)
    else:
        state.mover.take([card], hidden=True)
        log += (events.Risked(state.active), events.CardDrawn(state.active, NAMES[card]))
        _after(state, chance, log)


def sofroniy(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Turn the top card of the deck up beside the field; a zaptie there is not met."""
    _use_helper(state, "peek_to_field")
    card = draw(state, chance, log)
    if card == NO_CARD:
        log.append(events.SofroniyTurned(state.active, 0, None))
    else:
        pos = place_beside(state, card)
        log.append(events.SofroniyTurned(state.active, pos, NAMES[card]))
    rouse(state, log)


def hadzhi(state: State, pos: int, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Remove a face-up zaptie and lay a face-down card in its place; Benkovski finds no more zaptie than before."""
    _use_helper(state, "remove_zaptie")
    place = pos - 1
    gone = lift(state, place)
    use(state, [gone])
    card = draw(state, chance, log)
    state.field[place] = card
    log.append(events.HadzhiRemoved(state.active, pos, NAMES[gone], replaced=card != NO_CARD))


def _use_helper(state: State, ability: Ability) -> None:
    helping = helper(state, state.active, ability)
    assert helping is not None
    state.mover.used += (helping[0],)


def answers(state: State) -> tuple[str, ...]:
    """Return how the active player may answer this zaptie, by the moves' names, apart from letting it happen."""
    player = state.mover
    listed: tuple[str, ...] = ()
    if player.zaptie_met == 1 and helper(state, state.active, "ignore_first_zaptie"):
        listed += ("levski",)
    if not player.exposed and helper(state, state.active, "exposed_bonus"):
        listed += ("ilyo",)
    return listed


def _meet(state: State, met: Encounter, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    state.mover.zaptie_met += 1
    if answers(state):
        state.met = met
        state.phase = Phase.ENCOUNTER
    else:
        _strike(state, met, chance, log)


def answer(state: State, deets: str, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Answer the zaptie that waits: "levski", "ilyo" or "none"."""
    met = state.met
    assert met is not None
    state.met = None
    if deets == "levski":
        log.append(events.ZaptieIgnored(state.active, NAMES[met.card]))
        _after(state, chance, log)
    elif deets == "ilyo":
        _send_away(state, met, log)
        _after(state, chance, log)
    else:
        _strike(state, met, chance, log)


def _send_away(state: State, met: Encounter, log: list[events.HaydutiEvent]) -> None:
    ilyo = helper(state, state.active, "exposed_bonus")
    assert ilyo is not None
    keep = ilyo[1].extra_keep
    state.mover.exposed = True
    state.mover.keep_bonus += keep
    use(state, [lift(state, met.place)])
    log.append(events.Exposed(state.active, NAMES[met.card]))
    log.append(events.IlyoRemoved(state.active, NAMES[met.card], keep))


def _strike(state: State, met: Encounter, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Let the zaptie expose the committee or, if it was exposed before, try its combat power."""
    player = state.mover
    if not player.exposed:
        player.exposed = True
        log.append(events.Exposed(state.active, NAMES[met.card]))
        _after(state, chance, log)
        return
    total, boyna = zaptie_sum(state), player.stats[2]
    if total > boyna:
        break_committee(state, total, chance, log, scouted=not met.risky)
        return
    log.append(events.Withstood(state.active, total, boyna))
    _after(state, chance, log)
