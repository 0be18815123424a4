"""Development and Defence: the orders of the advanced game (specification 5.7, 5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.data.components import KINDS, LANDS, PRICES, card_of, title
from games.balkans.rules import events as tell
from games.balkans.rules.frames import Clash, ConsentChoice, Defence, Development
from games.balkans.rules.marching import army_names, march, march_pick
from games.balkans.rules.moves import Buy, Choose, Consent, Done, DrawRoyal, Establish, March, Reshuffle
from games.balkans.rules.state import NOBODY, armies, besiegers, friends

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.balkans.rules.public import Asking
    from games.balkans.rules.run import Run
    from games.balkans.rules.state import State
    from games.core.contract import Choice, Move, Seat


# ---- Development ---------------------------------------------------------------------------------------------------


def strategy_price(frame: Development) -> int:
    """Return what the next strategy costs."""
    return max(0, PRICES.strategies[frame.bought] - frame.discount)


def can_buy(state: State, frame: Development) -> bool:
    """Return whether another strategy can be bought."""
    left = bool(state.strategy_deck or state.strategy_discard)
    return left and frame.bought < len(PRICES.strategies) and strategy_price(frame) <= state.gold[frame.seat]


def establishable(state: State, seat: Seat) -> list[str]:
    """Return the cards of a hand that may be established, one of each title."""
    return list({title(card): card for card in reversed(state.hands[seat]) if card_of(card).entry.establish}.values())[
        ::-1
    ]


def development_moves(state: State, frame: Development) -> list[Choice]:
    """Return what is still open, in the order of the steps."""
    seat = frame.seat
    listed: list[Choice] = []
    if frame.step <= 1 and state.gold[seat] >= PRICES.establish:
        listed += [Establish(card) for card in establishable(state, seat)]
    if frame.step <= 2 and (state.royal_decks[seat] or state.royal_discards[seat]):
        listed.append(DrawRoyal())
    if frame.step <= 3 and can_buy(state, frame):
        listed.append(Buy())
    if frame.step <= 4:
        listed.append(Reshuffle())
    return [*listed, Done()]


def development_act(run: Run, frame: Development, move: Move) -> None:
    """Carry out one step."""
    state, seat = run.state, frame.seat
    match move:
        case Establish(card):
            frame.step = 2
            run.pay(seat, PRICES.establish)
            hand = list(state.hands[seat])
            hand.remove(card)
            state.hands[seat] = tuple(hand)
            state.established[seat] += (card,)
            run.tell(tell.Established(seat, card))
        case DrawRoyal():
            frame.step = 3
            run.draw(seat, "royal", 1)
        case Buy():
            frame.step = 3
            run.gold(seat, -strategy_price(frame), "strategy")
            frame.bought += 1
            run.draw(seat, "strategy", 1)
        case Reshuffle():
            frame.step = 5
            cards = (*state.royal_decks[seat], *state.royal_discards[seat])
            state.royal_decks[seat] = tuple(run.chance.shuffle(cards))
            state.royal_discards[seat] = ()
            run.tell(tell.DeckReshuffled("royal", seat))
        case Done():
            frame.step = 5
        case _:
            raise AssertionError(move)


def advance_development(run: Run, frame: Development) -> bool:
    """Wait until the player is done."""
    if frame.step < 5:
        return True
    run.pop()
    run.calm_revolts()
    return False


# ---- Defence -------------------------------------------------------------------------------------------------------


def zone(state: State, frame: Defence) -> list[str]:
    """Return the lands between which a Defence order moves armies."""
    near = [land for land in LANDS[frame.land].lands if _ours(state, frame.seat, land)]
    return [land for land in LANDS if land == frame.land or land in near]


def _ours(state: State, seat: Seat, land: str) -> bool:
    owner = state.owner[land]
    return owner != NOBODY and friends(state, seat, owner)


def movable(state: State, frame: Defence, to: str) -> Iterator[tuple[str, str, int]]:
    """Yield (land, kind, how many) of the armies that may go to a land of the zone."""
    for land in zone(state, frame):
        if land != to:
            for kind, n in zip(KINDS, armies(state, land, frame.seat), strict=True):
                left = n - frame.moved.count(f"{land}:{kind}")
                if left > 0:
                    yield land, kind, left


def advance_defence(run: Run, frame: Defence) -> bool:
    """Wait while armies can move and the player is not done, then fight where besieged lands were relieved."""
    state = run.state
    if not frame.done and any(any(movable(state, frame, land)) for land in zone(state, frame)):
        return True
    if frame.relieved:
        places, frame.relieved, frame.done = frame.relieved, (), True
        run.push(Clash(frame.seat, "relief", places))
        return False
    run.pop()
    run.calm_revolts()
    return False


def defence_moves(state: State, frame: Defence) -> list[Choice]:
    """Return where armies may go, and being done."""
    return [*(Choose(land) for land in zone(state, frame) if any(movable(state, frame, land))), Done()]


def defence_question(state: State, frame: Defence, draft: tuple[str, ...]) -> tuple[Asking, list[Choice]] | None:
    """Return which armies can go to the land that was chosen."""
    first, *answers = draft
    if answers:
        return None
    to = first.removeprefix("choose ")
    return "armies", [march_pick(to, army_names(movable(state, frame, to)))]


def defence_act(run: Run, frame: Defence, move: Move) -> None:
    """Move armies, or be done."""
    match move:
        case March(to, names):
            if besiegers(run.state, to) and to not in frame.relieved:
                frame.relieved += (to,)
            march(run, frame.seat, to, names)
            frame.moved += tuple(f"{to}:{name.split(':')[1]}" for name in names)
        case Done():
            frame.done = True
        case _:
            raise AssertionError(move)


# ---- the ally's consent --------------------------------------------------------------------------------------------


def consent_moves() -> list[Choice]:
    """Return both answers."""
    return [Consent(yes=True), Consent(yes=False)]


def answered(run: Run, choice: ConsentChoice, move: Move) -> bool:
    """Note the ally's answer; return whether it is yes."""
    assert isinstance(move, Consent)
    run.pop()
    run.tell(tell.DefenceConsent(choice.seat, choice.land, move.yes))
    return move.yes
