"""What a state of Hayduti hides (RULES 7), and how to change each secret unnoticed.

Only cards whose place the audience cannot know are exchanged: no zaptie enters a hand, cards that were seen to be taken
stay, and the marked cards stay in the used pile or aside until they are shuffled in.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from games.core.chance import Chance
from games.core.contract import Audience
from games.core.secrets import Secret
from games.hayduti.data.cards import IS_ZAPTIE
from games.hayduti.rules.deck import buried
from games.hayduti.rules.forming import aim, goals
from games.hayduti.rules.state import NO_CARD, Phase, State, losing, taking


def _any_of(cards: Sequence[int], chance: Chance) -> int:
    return cards[chance.below(len(cards))]


def _exchanged(state: State, card: int, other: int) -> State:
    swap = {card: other, other: card}

    def swapped(cards: Sequence[int]) -> list[int]:
        return [swap.get(held, held) for held in cards]

    copy = state.copy()
    copy.deck, copy.field, copy.used = swapped(copy.deck), swapped(copy.field), swapped(copy.used)
    copy.kept = tuple(swapped(copy.kept))
    for player in copy.players:
        player.hand = swapped(player.hand)
        if player.choice is not None:
            player.choice = tuple(swapped(player.choice))
    return copy


def _sees_lost(state: State, audience: Audience) -> bool:
    """Whether the audience sees what a broken committee loses, while Hitov chooses."""
    if state.phase != Phase.BROKEN_TAKE:
        return False
    return not state.options.hidden_discards or audience in {state.active, taking(state)[0]}


def deck(state: State, audience: Audience, chance: Chance) -> State | None:
    """Shuffle the deck."""
    del audience
    copy = state.copy()
    copy.deck = chance.shuffle(copy.deck)
    return copy if copy.deck != state.deck else None


def face_down(state: State, audience: Audience, chance: Chance) -> State | None:
    """Exchange a face-down card with another or with one of the deck."""
    del audience
    hidden = [card for card, up in zip(state.field, state.up, strict=True) if not up and card != NO_CARD]
    if len(hidden) + len(state.deck) < 2 or not hidden:
        return None
    down = _any_of(hidden, chance)
    return _exchanged(state, down, _any_of([card for card in (*hidden, *state.deck) if card != down], chance))


def used(state: State, audience: Audience, chance: Chance) -> State | None:
    """Exchange a card that was used in an earlier turn, or hidden, with one of the deck; and shuffle the pile."""
    del audience
    waiting = buried(state.rotations_done, state.options.rotations, len(state.players))
    unknown = [card for card in state.used if card not in waiting and card not in state.shown]
    both = unknown and state.deck
    copy = _exchanged(state, _any_of(unknown, chance), _any_of(state.deck, chance)) if both else state.copy()
    copy.used = chance.shuffle(copy.used)
    return copy if copy.used != state.used else None


def private_moves(state: State, audience: Audience, chance: Chance) -> State | None:
    """Count one more private step of another seat."""
    seat = _any_of([seat for seat in range(len(state.players)) if seat != audience], chance)
    copy = state.copy()
    copy.steps[seat] += 1
    return copy


def group_begun(state: State, audience: Audience, chance: Chance) -> State | None:
    """Let another player be forming a group, or none."""
    if audience == state.active or state.phase not in {Phase.FORMING, Phase.BROKEN_GROUP}:
        return None
    copy = state.copy()
    if state.plan is not None:
        copy.plan = None
        return copy
    listed = goals(copy)
    if not listed:
        return None
    aim(copy, listed[chance.below(len(listed))].name)
    return copy


def hand(state: State, audience: Audience, chance: Chance) -> State | None:
    """Exchange an unseen hand card of another player with one of the deck or field."""
    if state.phase == Phase.FINISHED:
        return None
    shut = [card for card, up in zip(state.field, state.up, strict=True) if not up and card != NO_CARD]
    others = [card for card in (*shut, *state.deck) if not IS_ZAPTIE[card]]
    lost = losing(state) if _sees_lost(state, audience) else []
    own = [
        card
        for seat, player in enumerate(state.players)
        if seat != audience and not (seat == state.active and state.plan is not None)
        for card in player.hand
        if card not in player.known and not (seat == state.active and card in lost)
    ]
    return _exchanged(state, _any_of(own, chance), _any_of(others, chance)) if own and others else None


def choice(state: State, audience: Audience, chance: Chance) -> State | None:
    """Change which cards another player has chosen to clear."""
    chosen = [seat for seat, player in enumerate(state.players) if seat != audience and player.choice is not None]
    if not chosen:
        return None
    copy = state.copy()
    player = copy.players[_any_of(chosen, chance)]
    count = player.surplus + chance.below(len(player.hand) - player.surplus + 1)
    taken = chance.shuffle(player.hand)[:count]
    before, player.choice = player.choice, tuple(card for card in player.hand if card in taken)
    return copy if player.choice != before else None


def saved(state: State, audience: Audience, chance: Chance) -> State | None:
    """Change which cards another player saved with Petko, unless the audience sees what is lost."""
    if not state.kept or audience == state.active or _sees_lost(state, audience):
        return None
    copy = state.copy()
    taken = chance.shuffle(copy.mover.hand)[: len(copy.kept)]
    copy.kept = tuple(card for card in copy.mover.hand if card in taken)
    return copy if copy.kept != state.kept else None


OF_HANDS: Final[Mapping[str, Secret[State]]] = {"hand": hand, "choice": choice, "saved": saved}
"""The parts of the secret of the hands."""


def hands(state: State, audience: Audience, chance: Chance) -> State | None:
    """Change what other players hold, or what they have chosen of it."""
    for change in chance.shuffle(list(OF_HANDS.values())):
        if (copy := change(state, audience, chance)) is not None:
            return copy
    return None


SECRETS: Final[Mapping[str, Secret[State]]] = {
    "deck": deck,
    "face-down cards": face_down,
    "used pile": used,
    "private moves": private_moves,
    "group begun": group_begun,
    "hands": hands,
}
SECRET_FIELDS: Final[Mapping[str, str]] = {
    "deck": "deck",
    "field": "face-down cards",
    "used": "used pile",
    "steps": "private moves",
    "plan": "group begun",
    "players": "hands",
    "kept": "hands",
}
PUBLIC_FIELDS: Final = frozenset({
    "options", "first", "active", "turn", "phase", "question", "up", "shown", "gold_aside", "rotations_done", "final",
    "met", "scores", "failed", "tallies", "fallen",
})  # fmt: skip
"""Which cards lie aside follows from the rotations; everybody sees all other fields here."""
