"""What a refusal says is true: its reason is held against the reference program, for every move that could be typed."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

import pytest

from games.check.tables import random_walk
from games.core.conformance import Playthrough
from games.core.contract import IllegalMove, Move, Reason
from games.durak import GAME
from games.durak.data.cards import NAMES, RANKS
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.rules.options import DurakOptions
from games.durak.rules.reasons import Why
from tests.games.durak.positions import CHANCE
from tests.games.durak.rules.reference import Slow, bare, rank, suit
from tests.games.durak.rules.test_reference import slowly

EVERY: Final = 7
"""Every so many moves all others are tried."""


def phase_of(move: Move) -> str:
    return "attack" if isinstance(move, Attack) else "direction" if isinstance(move, SetDirection) else "bout"


def written(move: Move) -> str:
    return getattr(move, "card", "")


def beats(slow: Slow, seat: int, move: Defend) -> bool:
    """Return whether a card of the hand, played in any way it may be, beats the target of a move."""
    target = target_of(slow, move)
    return any(slow.beats(card, target) for card in slow.ways(seat) if bare(card) == move.card)


def target_of(slow: Slow, move: Defend) -> str:
    return next(laid.card for laid in slow.unbeaten() if bare(laid.card) == move.target)


def limit(slow: Slow) -> int:
    return 6 if slow.first_done else 5


CLAIMS: Final[Mapping[Reason | Why, Callable[[Slow, int, Move], bool]]] = {
    Reason.OVER: lambda slow, *_: slow.phase == "over",
    Reason.NOT_NOW: lambda slow, _, move: slow.phase != phase_of(move),
    Reason.NOT_YOUR_TURN: lambda slow, seat, move: (
        seat != (slow.starter if isinstance(move, Attack) else slow.defender)
    ),
    Why.UNKNOWN_CARD: lambda _slow, _seat, move: written(move) not in NAMES,
    Why.NOT_IN_HAND: lambda slow, seat, move: bare(written(move)) not in slow.hands[seat],
    Why.NAME_A_SUIT: lambda slow, _, move: rank(written(move)) == "8" in slow.enchanted and "=" not in written(move),
    Why.NAMES_NO_SUIT: lambda slow, _, move: "=" in written(move) and "8" not in slow.enchanted,
    Why.DEFENDS_PLAINLY: lambda slow, _, move: "=" in written(move) and "8" in slow.enchanted,
    Why.TRUMP_NAMED: lambda slow, _, move: "=" in written(move) and suit(written(move)) == slow.trump,
    Why.RANK_NOT_ON_TABLE: lambda slow, _, move: rank(written(move)) not in map(rank, slow.lying()),
    Why.THROWING_CLOSED: lambda slow, *_: slow.closed(),
    Why.TABLE_FULL: lambda slow, *_: len(slow.table) == limit(slow),
    Why.DEFENDER_FULL: lambda slow, *_: len(slow.hands[slow.defender]) == len(slow.unbeaten()),
    Why.OWN_DEFENCE: lambda slow, seat, _: seat == slow.defender,
    Why.PARTNER_DEFENDS: lambda slow, seat, _: slow.teams and seat == (slow.defender + 2) % 4,
    Why.STILL_UNBEATEN: lambda slow, *_: bool(slow.unbeaten()) and not slow.taking,
    Why.ALREADY_PASSED: lambda slow, seat, _: seat in slow.passed,
    Why.TABLE_CHANGED: lambda slow, _, move: move != Pass(len(slow.lying())),
    Why.NO_CARDS: lambda slow, seat, _: not slow.hands[seat],
    Why.NOT_A_TARGET: lambda slow, _, move: move.target not in [bare(laid.card) for laid in slow.unbeaten()],
    Why.BEATS_NOTHING: lambda _slow, _seat, move: not move.target,
    Why.DOES_NOT_BEAT: lambda slow, seat, move: (
        not beats(slow, seat, move) and suit(move.card) != suit(target_of(slow, move))
    ),
    Why.TOO_LOW: lambda slow, seat, move: (
        not beats(slow, seat, move) and suit(move.card) == suit(target_of(slow, move))
    ),
    Why.EIGHT_TOO_LOW: lambda slow, seat, move: (
        not beats(slow, seat, move) and rank(move.card) == "8" and "8" in slow.enchanted
    ),
    Why.SEVEN_STANDS: lambda slow, seat, move: (
        not beats(slow, seat, move) and rank(move.target) == "7" and suit(move.card) == slow.trump
    ),
    Why.JACK_STANDS: lambda slow, seat, move: (
        not beats(slow, seat, move) and rank(move.target) == "J" and "J" in slow.enchanted
    ),
    Why.ALREADY_TAKING: lambda slow, *_: slow.taking,
    Why.ALL_BEATEN: lambda slow, *_: not slow.unbeaten(),
    Why.NO_TRANSFERS: lambda slow, *_: not slow.transfer,
    Why.DEFENCE_BEGUN: lambda slow, *_: len(slow.unbeaten()) < len(slow.table),
    Why.RANKS_DIFFER: lambda slow, _, move: {rank(laid.card) for laid in slow.table} != {rank(written(move))},
    Why.TENS_STAY: lambda slow, *_: {rank(laid.card) for laid in slow.table} == {"10"} & slow.enchanted,
    Why.NOBODY_TO_TRANSFER_TO: lambda slow, *_: slow.transfer_to()[1] is None,
    Why.TOO_MANY_FOR_NEXT: lambda slow, *_: len(slow.hands[slow.transfer_to()[1]]) <= len(slow.table),
}


def all_moves(slow: Slow) -> Iterator[Move]:
    """Yield every move that can be written, with the targets that lie there, one that does not, and none."""
    cards = (*NAMES, "5H")
    for kind in (Attack, ThrowIn, Transfer):
        yield from map(kind, cards)
    for target in ("", "5H", *(bare(laid.card) for laid in slow.table)):
        yield from (Defend(target, card) for card in cards)
    yield from map(Pass, range(-1, 14))
    yield from (Take(), SetDirection(reverse=False), SetDirection(reverse=True))


def test_every_reason_has_a_claim() -> None:
    assert CLAIMS.keys() == {*Reason, *Why}


@pytest.mark.long(3)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("enchanted", [False, True], ids=["plain", "enchanted"])
def test_what_a_refusal_says_is_true(seats: int, enchanted: bool) -> None:
    """A move is refused exactly if the reference program does not list it, and for a reason that holds there."""
    options = DurakOptions(
        enchanted=frozenset(RANKS if enchanted else ()),
        teams=seats == 4,
        transfer=seats != 3,
        auto_pass=seats == 5,
    )
    for step, now in enumerate(random_walk(Playthrough(GAME, options, seats, bytes([seats]) * 32), bytes(32))):
        if step % EVERY:
            continue
        slow = slowly(now.state)
        for seat in range(seats):
            legal = slow.legal(seat)
            for move in all_moves(slow):
                if str(move) in legal:
                    GAME.play(GAME.copy(now.state), seat, move, CHANCE)
                    continue
                with pytest.raises(IllegalMove) as refused:
                    GAME.play(now.state, seat, move, CHANCE)
                assert CLAIMS[refused.value.why](slow, seat, move), (str(move), seat, refused.value, now.code())
        assert slow == slowly(now.state)
