"""Parts of a table's story, forced moves, points, and auto-answers."""

import msgspec

from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.magove import GAME
from games.magove.data.cards import CARDS, PLAYED_AS, VALUE
from games.magove.rules.moves import Bid, Play
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase
from games.magove.views.view import Laid
from tests.games.magove.picture_cases import PLAY, TABLES, games, look


def test_only_the_end_of_a_round_closes_a_part():
    kinds = {type(event) for number in range(3) for _, events in games(**TABLES[number]) for event in events}
    assert {kind.__name__ for kind in kinds if kind.closes} == {"RoundScored"}


def test_a_bid_is_forced_where_plus_minus_one_leaves_one_number():
    view = look(options=MagoveOptions(plus_minus_one=True), cards=1, round=1, sheet=(), asked=(0,), forbidden=1)
    assert GAME.forced(view) == (0, Bid(0))
    assert GAME.forced(msgspec.structs.replace(view, forbidden=0)) == (0, Bid(1))
    assert GAME.forced(msgspec.structs.replace(view, forbidden=None)) is None
    assert GAME.forced(msgspec.structs.replace(view, cards=2)) is None


def last_trick(left: str, laid: str = "", **changes):
    """Return the view of the last trick of three, in a round in which every card was dealt."""
    out, down = left.split(), laid.split()
    gone = tuple(card for card in CARDS if card not in out + down)
    trick = tuple(Laid(seat, card) for seat, card in enumerate(down))
    plain = msgspec.structs.replace(
        PLAY, turned=None, trump=None, talon=0, gone=gone, trick=trick, leader=0, asked=(len(down),), hands=(1, 1, 1)
    )
    return msgspec.structs.replace(plain, **changes)


def test_the_last_card_of_a_hand_is_forced_and_named_once_everybody_can_tell_it():
    assert GAME.forced(last_trick("B7", "G4 R2")) == (2, Play("B7"))
    assert GAME.forced(last_trick("B7 R2", "G4")) == (1, None)
    assert GAME.forced(last_trick("B7 R2", "G4", hands=(2, 2, 2))) is None
    assert GAME.forced(last_trick("B7 R2", "G4", void=((), ("R",), ()))) == (1, Play("B7"))
    assert GAME.forced(last_trick("Z1 Z4", "G4")) == (1, Play("Z")), "wizards are alike"
    assert GAME.forced(last_trick("B7", "G4 R2", phase=Phase.OVER, asked=())) is None


def test_the_lowest_card_is_offered_once_the_bid_is_lost_whatever_one_holds():
    (standing,) = GAME.auto_answers
    given = lost = 0
    for number in (0, 2):
        for step, (state, _) in enumerate(games(**TABLES[number])):
            view = GAME.view(state, PUBLIC)
            determinized = GAME.view(GAME.determinize(view, SeededChance(bytes(32), step)), PUBLIC)
            for seat in range(view.seats):
                assert standing.span(view, seat) == standing.span(determinized, seat)
                assert standing.offered(view, seat) == standing.offered(determinized, seat)
                if view.phase is Phase.PLAY and (bid := view.bids[seat]) is not None:
                    missed = not view.won[seat] <= bid <= view.won[seat] + view.hands[seat]
                    assert standing.offered(view, seat) == missed
                    lost += missed
                lasts = view.phase is Phase.PLAY and view.hands[seat] > 1
                assert standing.span(view, seat) == (view.round if lasts else None), "the last card plays itself"
            for seat in GAME.acting(state):
                held, choices = GAME.view(state, seat), GAME.moves(state, seat)
                answer = standing.answer(held, choices)
                assert (answer is None) == (view.phase is not Phase.PLAY)
                if answer is not None:
                    values = {PLAYED_AS[card]: VALUE[card] for card in held.hand}
                    assert values[answer.card] == min(values[move.card] for move in choices)
                    assert not standing.suggested(held, choices), "it would give further tricks away"
                    given += 1
    assert given > 100
    assert lost > 10
