"""Which cards can be played, what they ask, and playing them (specification 5.0, 5.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.data.components import card_of, title
from games.balkans.rules import cardwork
from games.balkans.rules import events as tell
from games.balkans.rules.battle import turn_over
from games.balkans.rules.cardchoice import ask, is_useful
from games.balkans.rules.conditions import holds
from games.balkans.rules.frames import Battle, PlayedCard, Razbor
from games.balkans.rules.moves import Card

if TYPE_CHECKING:
    from games.balkans.rules.public import Asking
    from games.balkans.rules.run import Run
    from games.balkans.rules.state import State
    from games.core.contract import Choice, Seat


def battle_now(state: State) -> Battle | None:
    """Return the battle, if the present affair is one."""
    frame = state.frames[-1]
    return frame if isinstance(frame, Battle) else None


def held(state: State, seat: Seat, timing: str) -> list[str]:
    """Return one card of each title of this timing that a seat has, established ones before those of the hand."""
    found: dict[str, str] = {}
    for card in (*state.established[seat], *state.hands[seat]):
        if card_of(card).entry.timing == timing:
            found.setdefault(title(card), card)
    return list(found.values())


def is_fresh(state: State, seat: Seat, card: str) -> bool:
    """Return whether a seat has not used this title yet: in the battle, or else in the turn or Razbor."""
    battle = battle_now(state)
    used = state.titles if battle is None else battle.titles
    return PlayedCard(seat, title(card)) not in used


def playable(state: State, seat: Seat, timing: str) -> list[str]:
    """Return the cards of this timing that a seat can play now."""
    battle = battle_now(state)
    found: list[str] = []
    for card in held(state, seat, timing):
        entry = card_of(card).entry
        if (
            entry.cost <= state.gold[seat]
            and is_fresh(state, seat, card)
            and holds(state, seat, entry.play_if, battle)
            and all(is_useful(state, seat, entry, effect) for effect in entry.effects)
        ):
            found.append(card)
    return found


def card_moves(state: State, seat: Seat, timing: str) -> list[Choice]:
    """Return the moves that play these cards, or begin to."""
    return [Card(card) for card in playable(state, seat, timing)]


def question(state: State, seat: Seat, draft: tuple[str, ...]) -> tuple[Asking, list[Choice]] | None:
    """Return what a card that is being played asks next."""
    card = draft[0].removeprefix("card ")
    entry = card_of(card).entry
    rest = draft[1:]
    for effect in entry.effects:
        given: tuple[str, ...] = ()
        while (asked := ask(state, seat, entry, effect, given)) is not None:
            if not rest:
                return asked
            given, rest = (*given, rest[0]), rest[1:]
    return None


def play(run: Run, seat: Seat, draft: tuple[str, ...]) -> None:
    """Play a card whose questions are answered: pay, note its title, carry out its effects, lay it away."""
    state = run.state
    card, answers = draft[0].removeprefix("card "), draft[1:]
    entry = card_of(card).entry
    battle = battle_now(state)
    shares: list[tuple[str, ...]] = []
    rest = answers
    for effect in entry.effects:
        given: tuple[str, ...] = ()
        while ask(state, seat, entry, effect, given) is not None:
            given, rest = (*given, rest[0]), rest[1:]
        shares.append(given)
    run.take_card(seat, card)
    run.tell(tell.CardPlayed(seat, card, entry.cost, answers))
    if battle is None:
        run.use_title(seat, card)
    else:
        battle.titles += (PlayedCard(seat, title(card)),)
        turn_over(battle, passed=False)
    frame = state.frames[-1]
    if isinstance(frame, Razbor):
        frame.waiting = (*frame.waiting[1:], frame.waiting[0])
    if battle is not None and battle.stage == "start":
        battle.played += (PlayedCard(seat, card),)
    elif any(effect.id in {"battle_bonus", "revolt"} for effect in entry.effects):
        run.tell(tell.LastingBegan(seat, card))
    else:
        run.discard(seat, card)
    for effect, given in zip(entry.effects, shares, strict=True):
        cardwork.carry_out(run, seat, card, effect, given)
