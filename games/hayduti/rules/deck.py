"""The deck, the used pile and the field (RULES 5.1)."""

from collections.abc import Iterable

from games.core.chance import Chance
from games.hayduti.data.cards import FIELD_SIZE, GOLD, SILVER
from games.hayduti.rules.events import DeckRotated, FieldRefilled, FinalRotation, HaydutiEvent
from games.hayduti.rules.state import NO_CARD, State


def draw(state: State, chance: Chance, log: list[HaydutiEvent]) -> int:
    """Draw and return the top card of the deck, or `NO_CARD`. One call rotates the deck once at most.

    A rotation draws one shuffle of the used pile, unless it is the last.
    """
    if state.final:
        return NO_CARD
    if not state.deck:
        _rotate(state, chance, log)
        if not state.deck:
            return NO_CARD
    return state.deck.pop()


def gold_rotation(seats: int) -> int:
    """Return the rotation that shuffles the gold cards into the deck; the first one shuffles the silver cards in."""
    return 1 if seats == 2 else 2


def buried(done: int, rotations: int, seats: int) -> list[int]:
    """Return the marked cards that are not shuffled in yet after `done` of so many rotations."""
    shuffles = done - (done == rotations)  # the last rotation shuffles nothing
    return [*(SILVER if shuffles < 1 else ()), *(GOLD if shuffles < gold_rotation(seats) else ())]


def _rotate(state: State, chance: Chance, log: list[HaydutiEvent]) -> None:
    state.rotations_done += 1
    if state.rotations_done == state.options.rotations:
        state.final = True
        log.append(FinalRotation())
        return
    log.append(
        DeckRotated(
            state.rotations_done,
            state.options.rotations,
            silver=state.rotations_done == 1,
            gold=state.rotations_done == gold_rotation(len(state.players)),
        )
    )
    state.deck = chance.shuffle(state.used)
    state.used, state.gold_aside = state.gold_aside, []
    state.shown = []


def use(state: State, cards: Iterable[int], *, hidden: bool = False) -> None:
    """Put cards on the used pile; `hidden` ones are not shown to all."""
    added = list(cards)
    state.used += added
    if not hidden:
        state.shown += added


def place_beside(state: State, card: int) -> int:
    """Lay a card face-up beside the field and return its position."""
    state.field.append(card)
    state.up.append(True)
    return len(state.field)


def lift(state: State, place: int) -> int:
    """Take the card at an index of the field away and return it."""
    card = state.field[place]
    state.field[place] = NO_CARD
    state.up[place] = False
    return card


def refill(state: State, chance: Chance, log: list[HaydutiEvent]) -> None:
    """Fill the gaps, first with the cards beside the field, then from the deck; the rest beside it closes up."""
    field, up = state.field, state.up
    beside = [(card, face) for card, face in zip(field[FIELD_SIZE:], up[FIELD_SIZE:], strict=True) if card != NO_CARD]
    beside.reverse()
    moved = drawn = 0
    for place in range(FIELD_SIZE):
        if field[place] != NO_CARD:
            continue
        if beside:
            field[place], up[place] = beside.pop()
            moved += 1
            continue
        card = draw(state, chance, log)
        if card == NO_CARD:
            break
        field[place] = card
        drawn += 1
    beside.reverse()
    field[FIELD_SIZE:] = [card for card, _ in beside]
    up[FIELD_SIZE:] = [face for _, face in beside]
    if moved or drawn:
        log.append(FieldRefilled(moved, drawn))
