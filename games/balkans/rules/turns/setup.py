"""Setup: turn order, choice of kingdoms, strategic start (RULES 4)."""

from typing import Final

from games.balkans.data.components import (
    COMMON_DECK,
    FEW_PLAYERS,
    KINDS,
    KINGDOMS,
    LANDS,
    LIMITS,
    PRICES,
    in_order,
    royal_cards,
    strategies,
)
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler
from games.balkans.rules.frames import KingdomChoice, Planning, StrategicStart
from games.balkans.rules.moves import Keep, Kingdom
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Phase
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.state import NEUTRAL, NOBODY, UNPLAYABLE, State, add_armies, add_fleets, seats_of, team_of
from games.balkans.rules.turns.planning import NO_ORDERS, begin_round
from games.core.contract import Choice, Move, Pick, Seat


def empty_state(options: BalkansOptions, seats: int) -> State:
    """Return the state before anything is dealt or chosen."""
    state = State(
        options=options,
        order=tuple(range(seats)),
        kingdoms=[""] * seats,
        status=["alive"] * seats,
        gold=[LIMITS.start_gold] * seats,
        influence=[0] * seats,
        owner=dict.fromkeys(LANDS, NOBODY),
        royal_decks=[()] * seats,
        royal_discards=[()] * seats,
        hands=[()] * seats,
        unplayed=[NO_ORDERS] * seats,
        played=[NO_ORDERS] * seats,
        dropped=[NO_ORDERS] * seats,
        established=[()] * seats,
        ally=[()] * seats,
        drafts=[()] * seats,
        picks=[()] * seats,
        drawn=[()] * (seats + 1),
        steps=[0] * seats,
        frames=[KingdomChoice()],
    )
    for land in LANDS.values():
        kind = land.entry.owner_kind
        state.power[land.id] = land.entry.owner if kind in {"kingdom", "sovereign"} else kind
    if options.alliances == "teams":
        state.ally = [tuple(ally for ally in team_of(state, seat) if ally != seat) for seat in range(seats)]
    return state


def begin(context: MoveContext) -> None:
    """Determine the turn order, and the kingdoms if they are drawn by lot (RULES 4.1, 4.2)."""
    state = context.state
    seats = list(seats_of(state))
    if state.options.seat_order == "lot":
        state.order = tuple(context.chance.shuffle(seats))
    state.first = state.order[0]
    if state.options.kingdom_choice == "lot":
        for seat, kingdom in zip(state.order, context.chance.shuffle(allowed_kingdoms(len(seats))), strict=False):
            state.kingdoms[seat] = kingdom
    context.emit(events.TableSet(state.order, tuple(state.kingdoms)))


# ---- the choice of kingdoms ----------------------------------------------------------------------------------------


def allowed_kingdoms(seats: int) -> tuple[str, ...]:
    """Return the kingdoms available to this number of players."""
    return tuple(KINGDOMS) if seats > 3 else FEW_PLAYERS


def free_kingdoms(state: State) -> list[str]:
    """Return the kingdoms that nobody has chosen."""
    return [kingdom for kingdom in allowed_kingdoms(len(state.kingdoms)) if kingdom not in state.kingdoms]


def chooser(state: State) -> Seat:
    """Return the seat that chooses next, or −1 when all have a kingdom."""
    return next((seat for seat in state.order if not state.kingdoms[seat]), NOBODY)


def advance_choice(context: MoveContext, _: KingdomChoice) -> bool:
    """Wait until all have a kingdom, then set up pieces and cards."""
    state = context.state
    while (seat := chooser(state)) != NOBODY:
        left = free_kingdoms(state)
        if len(left) > 1:
            return True
        choose(context, seat, left[0])
    _place_pieces(state)
    _deal_cards(context)
    return False


def choose(context: MoveContext, seat: Seat, kingdom: str) -> None:
    """Give a kingdom to a seat."""
    context.state.kingdoms[seat] = kingdom
    context.emit(events.KingdomChosen(seat, kingdom))


def choice_act(context: MoveContext, _frame: KingdomChoice, seat: Seat, move: Move) -> None:
    """Take a kingdom."""
    assert isinstance(move, Kingdom)
    choose(context, seat, move.kingdom)


KINGDOM_CHOICE: Final[FrameHandler[KingdomChoice]] = FrameHandler(
    phase=Phase.CHOOSE_KINGDOM,
    advance=advance_choice,
    asked=lambda state, _: (chooser(state),),
    moves=lambda state, _frame, _seat: [Kingdom(kingdom) for kingdom in free_kingdoms(state)],
    answer=choice_act,
)


def _place_pieces(state: State) -> None:
    """Distribute lands and troops; what becomes of kingdoms that nobody plays is an option (RULES 4.3)."""
    others = state.options.unplayed_kingdoms
    seat_of = {kingdom: seat for seat, kingdom in enumerate(state.kingdoms)}
    for land in LANDS.values():
        if land.entry.owner_kind != "kingdom":
            continue
        owner = land.entry.owner
        if owner in seat_of:
            state.owner[land.id] = seat_of[owner]
            del state.power[land.id]
        elif others != "sovereign":
            state.power[land.id] = NEUTRAL if others == "neutral" else UNPLAYABLE
    for kingdom, seat in seat_of.items():
        for garrison in KINGDOMS[kingdom].armies:
            for kind in KINDS:
                add_armies(state, garrison.at, seat, kind, getattr(garrison, kind))
        for squadron in KINGDOMS[kingdom].fleets:
            add_fleets(state, squadron.at, seat, "none", squadron.n)


def _deal_cards(context: MoveContext) -> None:
    state = context.state
    advanced = state.options.advanced
    state.common_deck = tuple(context.chance.shuffle(COMMON_DECK))
    state.strategy_deck = tuple(context.chance.shuffle(strategies(advanced=advanced)))
    for seat in state.order:
        state.royal_decks[seat] = tuple(context.chance.shuffle(royal_cards(state.kingdoms[seat], advanced=advanced)))
    more = PRICES.strategic_start_cards if state.options.strategic_start else 0
    for seat in state.order:
        context.draw(seat, "royal", LIMITS.start_royal_cards + more)
    context.pop()
    if more:
        for seat in state.order:
            state.gold[seat] += PRICES.strategic_start_gold
        context.push(StrategicStart())
    else:
        _deal_strategies(context)


def _deal_strategies(context: MoveContext) -> None:
    for seat in context.state.order:
        context.draw(seat, "strategy", LIMITS.start_strategies)
    context.push(Planning())
    begin_round(context)


# ---- strategic start -----------------------------------------------------------------------------------------------


def start_asked(state: State, frame: StrategicStart) -> tuple[Seat, ...]:
    """Return the seats that have not chosen yet."""
    return tuple(seat for seat in seats_of(state) if seat not in frame.answered)


def start_moves(state: State, _frame: StrategicStart, seat: Seat) -> list[Choice]:
    """Return the choices of royal cards to keep, as many as can be paid for."""
    hand = state.hands[seat]
    price = PRICES.strategic_start_price
    most = min(len(hand), state.gold[seat] // price) if price else len(hand)
    return [Keep(()), Pick(Keep, hand, 1, most)] if most else [Keep(())]


def start_act(context: MoveContext, frame: StrategicStart, seat: Seat, move: Move) -> None:
    """Record secretly what a seat keeps."""
    assert isinstance(move, Keep)
    context.state.picks[seat] = move.cards
    frame.answered += (seat,)
    context.emit(events.Answered(seat, "keep"))


def advance_start(context: MoveContext, frame: StrategicStart) -> bool:
    """Wait for all choices; then, in turn order, pay, put cards back and shuffle."""
    state = context.state
    if start_asked(state, frame):
        return True
    for seat in state.order:
        kept = state.picks[seat]
        back = [card for card in state.hands[seat] if card not in kept]
        state.picks[seat] = ()
        state.hands[seat] = tuple(in_order(kept))
        context.emit(events.Kept(seat, len(kept)))
        context.gold(seat, -price_of(Keep(kept)), "start")
        state.royal_decks[seat] = tuple(context.chance.shuffle((*state.royal_decks[seat], *back)))
    context.pop()
    _deal_strategies(context)
    return False


STRATEGIC_START: Final[FrameHandler[StrategicStart]] = FrameHandler(
    phase=Phase.STRATEGIC_START,
    advance=advance_start,
    asked=start_asked,
    moves=start_moves,
    answer=start_act,
    together=True,
)
