"""Random tables on which much can happen: figures are raised, committees exposed, options chosen."""

from typing import Any

from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.hayduti import GAME
from games.hayduti.data.cards import BOARD, CARDS
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.rules.state import State
from games.hayduti.rules.turns import rouse


def rich(seed: bytes, **options: Any) -> Playthrough:
    """Return a dealt table to which raised deytsi and voyvodas, higher stats and exposure have been added by lot."""
    chance = SeededChance(seed, 1 << 30)
    playthrough = Playthrough(GAME, HaydutiOptions(**options), 2 + chance.below(5), seed)
    state: State = playthrough.state
    raisable = [card for card in (*state.deck, *state.used, *state.gold_aside) if CARDS[card].cost]
    for card in chance.shuffle(raisable)[: chance.below(3 * playthrough.seats + 1)]:
        pile = next(pile for pile in (state.deck, state.used, state.gold_aside) if card in pile)
        pile.remove(card)
        state.players[chance.below(playthrough.seats)].raised.append((card, 0))
    for player in state.players:
        player.exposed = bool(player.hand) and chance.below(2) == 1
        player.stats = [4 + chance.below(len(BOARD) + 1) if chance.below(3) == 0 else 4 for _ in range(3)]
    state.mover.actions_left = state.mover.stats[1]
    rouse(state, [])
    return playthrough
