"""How a computer picks a move, and the move for a player who ran out of time (RULES 5.7)."""

from collections.abc import Sequence
from typing import Final, cast

from games.core.chance import Chance
from games.core.contract import Choice, Move
from games.magove.computer.odds import Odds, share, spread_of, winners
from games.magove.data.cards import PLACE, PLAYED_AS, RACES, VALUE, VALUE_PLAYED
from games.magove.rules.ending import points_for
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.views.view import MagoveView

SAMPLES: Final = 60
"""The number of sampled deals that estimate how often a single card wins."""
_BY_WINNING: Final = points_for(1, 1) - points_for(0, 1)
_BY_LOSING: Final = points_for(0, 0) - points_for(1, 0)
WORTH_A_BID: Final = _BY_LOSING / (_BY_WINNING + _BY_LOSING)
"""The probability of winning a single trick above which a bid of 1 is worth more points than a bid of 0."""


def default(view: MagoveView, choices: Sequence[Choice]) -> Move:
    """Return the harmless move: the longest race as trump, the lowest bid, the lowest card."""
    match choices[0]:
        case ChooseTrump():
            cards = [card for face in view.faces or (view.hand,) for card in face]
            return max(
                cast("Sequence[ChooseTrump]", choices), key=lambda move: sum(card[0] == move.race for card in cards)
            )
        case Play():
            return min(cast("Sequence[Play]", choices), key=lambda move: VALUE_PLAYED[move.card])
        case first:
            return cast("Move", first)


SLIPS: Final = 2
"""An easy computer decides one in this many times by a rough guess."""


def easy(view: MagoveView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of an easy computer.

    It sometimes bids one too many or too few, or plays the highest card if it needs tricks and else the lowest.
    """
    best = heuristic(view, choices, chance)
    if len(choices) == 1 or chance.below(SLIPS):
        return best
    match best:
        case Bid(tricks):
            near = [choice for choice in choices if isinstance(choice, Bid) and abs(choice.tricks - tricks) == 1]
            return near[chance.below(len(near))] if near else best
        case Play():
            wanted = (view.needed(view.audience) or 0) > 0
            plays = cast("Sequence[Play]", choices)
            return (max if wanted else min)(plays, key=lambda move: VALUE_PLAYED[move.card])
        case _:
            return best


def heuristic(view: MagoveView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of a normal computer."""
    match choices[0]:
        case ChooseTrump():
            return _trump(view)
        case Bid():
            return _bid(view, cast("Sequence[Bid]", choices), chance)
        case _:
            return _card(view, cast("Sequence[Play]", choices))


def _trump(view: MagoveView) -> Move:
    """Name the longest race, weighted by values; with a hidden card, the race that makes its result most certain."""
    if view.is_blind:
        certainty = {race: abs(_blind_chance(view, race) - WORTH_A_BID) for race in RACES}
        return ChooseTrump(max(RACES, key=certainty.__getitem__))
    weight = {race: sum(3 + VALUE[card] for card in view.hand if card[0] == race) for race in RACES}
    return ChooseTrump(max(RACES, key=weight.__getitem__))


def _blind_chance(view: MagoveView, trump: str | None = None) -> float:
    """Return the probability that the audience's hidden card wins against the cards it sees."""
    odds = Odds(view, trump)
    seat = view.audience
    cards = [face[0] for face in view.faces]
    tries = ([*cards[:seat], card, *cards[seat + 1 :]] for card in odds.unseen)
    return share(winners(odds.trump, view.leader, trick) == seat for trick in tries)


def _single_chance(view: MagoveView, chance: Chance) -> float:
    """Return the probability that the only card of a hand wins, from sampled deals."""
    odds = Odds(view)
    seat = view.audience

    def tries() -> bool:
        cards = chance.shuffle(odds.unseen)[: view.seats]
        cards[seat] = view.hand[0]
        return winners(odds.trump, view.leader, cards) == seat

    return share(tries() for _ in range(SAMPLES))


def _bid(view: MagoveView, choices: Sequence[Bid], chance: Chance) -> Move:
    if view.cards == 1:
        likely = _blind_chance(view) if view.is_blind else _single_chance(view, chance)
        spread = [1 - likely, likely]
    else:
        odds = Odds(view)
        spread = spread_of([odds.later(card) for card in view.hand])
    return max(choices, key=lambda move: (_expected(spread, move.tricks, 0), -move.tricks))


def _card(view: MagoveView, choices: Sequence[Play]) -> Move:
    """Return the card with the highest expected points, from its chance now and those of the other cards later."""
    if len(choices) == 1:
        return choices[0]
    odds = Odds(view)
    later = {card: odds.later(card) for card in view.hand}
    bid = view.bids[view.audience] or 0
    won = view.won[view.audience]

    def value(move: Play) -> tuple[float, int]:
        played = next(card for card in view.hand if PLAYED_AS[card] == move.card)
        rest = [later[card] for card in view.hand if card != played]
        return _expected(spread_of([odds.now(played), *rest]), bid, won), -PLACE[played]

    return max(choices, key=value)


def _expected(spread: Sequence[float], bid: int, won: int) -> float:
    """Return the expected points for a bid, from tricks already won and the probabilities of further ones."""
    return sum(likely * points_for(bid, won + more) for more, likely in enumerate(spread))
