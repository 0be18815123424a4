"""Playing a card: whether it can be played, its questions, and what follows (RULES 5.0, 5.10)."""

from typing import Final

from games.balkans.data.components import card_of, title
from games.balkans.data.file_format import CardEntry
from games.balkans.rules import events
from games.balkans.rules.cards import effects
from games.balkans.rules.cards.choices import ask, is_useful
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import Act, PartialMove, Question
from games.balkans.rules.frames import AnyFrame, Battle, PlayedCard, Razbor
from games.balkans.rules.moves import Card, Pass
from games.balkans.rules.reasons import Why
from games.balkans.rules.state import State
from games.balkans.rules.troops.conditions import holds
from games.core.contract import Choice, Move, Seat
from games.core.legality import Particulars


def battle_now(state: State) -> Battle | None:
    """Return the battle if the top frame is one, otherwise None."""
    frame = state.frames[-1]
    return frame if isinstance(frame, Battle) else None


def held(state: State, seat: Seat, timing: str) -> list[str]:
    """Return a card of each title of this timing that a seat has, established ones first."""
    found: dict[str, str] = {}
    for card in (*state.established[seat], *state.hands[seat]):
        if card_of(card).entry.timing == timing:
            found.setdefault(title(card), card)
    return list(found.values())


def is_fresh(state: State, seat: Seat, card: str) -> bool:
    """Whether a seat has not yet used a card's title in the battle, or otherwise in the turn or Razbor."""
    battle = battle_now(state)
    used = state.titles if battle is None else battle.titles
    return PlayedCard(seat, title(card)) not in used


def obstacle(state: State, seat: Seat, card: str) -> Particulars | None:
    """Return why a seat cannot play a card it holds, now that cards of its timing are played; None if it can."""
    entry = card_of(card).entry
    if entry.cost > state.gold[seat]:
        return Why.TOO_DEAR, {"cost": entry.cost, "gold": state.gold[seat]}
    if (
        is_fresh(state, seat, card)
        and holds(state, seat, entry.play_if, battle_now(state))
        and all(is_useful(state, seat, entry, effect) for effect in entry.effects)
    ):
        return None
    return Why.CARD_NOT_NOW, {"card": card}


def card_moves(state: State, seat: Seat, timing: str) -> list[Choice]:
    """Return the moves that play a card of this timing, or begin to."""
    return [Card(card) for card in held(state, seat, timing) if obstacle(state, seat, card) is None]


def can_know_card(state: State, seat: Seat, timing: str) -> bool:
    """Whether a seat may have a card of this timing as far as everybody knows: in hand, or established."""
    if state.hands[seat]:
        return True
    return any(card_of(card).entry.timing == timing for card in state.established[seat])


# ---- playing a card ------------------------------------------------------------------------------------------------


def question(state: State, _frame: AnyFrame, seat: Seat, draft: PartialMove) -> Question | None:
    """Return the next question of a card that is being played."""
    asked, _ = _asked(state, seat, card_of(draft[0].removeprefix("card ")).entry, draft[1:])
    return asked


def _asked(
    state: State, seat: Seat, entry: CardEntry, answers: tuple[str, ...]
) -> tuple[Question | None, list[tuple[str, ...]]]:
    """Return the next question of a card, None if it has no more, and the answers of each effect."""
    rest, shares = answers, list[tuple[str, ...]]()
    for effect in entry.effects:
        given: tuple[str, ...] = ()
        while (asked := ask(state, seat, entry, effect, given)) is not None:
            if not rest:
                return asked, shares
            given, rest = (*given, rest[0]), rest[1:]
        shares.append(given)
    return None, shares


def play(context: MoveContext, frame: AnyFrame, seat: Seat, draft: PartialMove) -> bool:
    """Play a card whose questions are answered: pay for it, record its title, discard it, carry out its effects."""
    state = context.state
    card, answers = draft[0].removeprefix("card "), draft[1:]
    entry = card_of(card).entry
    battle = battle_now(state)
    _, shares = _asked(state, seat, entry, answers)
    context.take_card(seat, card)
    context.emit(events.CardPlayed(seat, card, entry.cost, answers))
    if battle is None:
        context.use_title(seat, card)
    else:
        battle.titles += (PlayedCard(seat, title(card)),)
        turn_over(battle, passed=False)
    if isinstance(frame, Razbor):
        frame.waiting = (*frame.waiting[1:], frame.waiting[0])
    if battle is not None and battle.stage == "start":
        battle.played += (PlayedCard(seat, card),)
    elif any(effect.id in {"battle_bonus", "revolt"} for effect in entry.effects):
        context.emit(events.LastingBegan(seat, card))
    else:
        context.discard(seat, card)
    for effect, chosen in zip(entry.effects, shares, strict=True):
        effects.carry_out(context, seat, card, effect, chosen)
    return True


CARD: Final = Act(question=question, complete=play)


# ---- start and end cards of a battle, in alternation ---------------------------------------------------------------


def alternate(context: MoveContext, battle: Battle, timing: str) -> bool:
    """Wait for the next seat that may play a card; return False when all have passed in a row."""
    while battle.passes < len(battle.queue):
        if can_know_card(context.state, battle.queue[0], timing):
            return True
        turn_over(battle, passed=True)
    return False


def turn_over(battle: Battle, *, passed: bool) -> None:
    """Pass the turn to play a card on to the next seat."""
    battle.passes = battle.passes + 1 if passed else 0
    battle.queue = (*battle.queue[1:], battle.queue[0])


def pass_card(context: MoveContext, battle: Battle, seat: Seat, _move: Move) -> None:
    """Play no card for now."""
    context.emit(events.Passed(seat))
    turn_over(battle, passed=True)


def battle_card_moves(state: State, battle: Battle, seat: Seat) -> list[Choice]:
    """Return the start or end cards that may be played now, and passing."""
    return [*card_moves(state, seat, "battle_start" if battle.stage == "start" else "battle_end"), Pass()]
