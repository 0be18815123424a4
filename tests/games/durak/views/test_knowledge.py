"""Parts of a table's story, notifications, forced moves and auto-answers."""

import msgspec
import pytest

from games.check.tables import computers
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC
from games.durak import GAME
from games.durak.rules.events import Attacked, Transferred
from games.durak.rules.moves import Attack, Pass, Take
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import Phase
from games.durak.views.view import DurakView
from tests.games.durak.picture_cases import ALL, TABLES, bout, entries, games, look
from tests.games.durak.positions import play, position

RANKS_OUT = tuple(f"{rank}{suit}" for suit in "SHDC" for rank in ("6", "7", "8", "9", "10", "J", "Q", "K", "A"))


def gone_but(*names: str) -> tuple[str, ...]:
    """Return all cards but these, as a discard pile."""
    return tuple(name for name in RANKS_OUT if name not in names)


def test_only_the_end_of_a_bout_closes_a_part():
    closing = {type(event) for number in range(3) for _, events in games(**TABLES[number]) for event in events}
    assert {kind.__name__ for kind in closing if kind.closes} == {"BeatenOff", "Took"}


def test_a_game_of_three_has_few_parts():
    for seed in range(4):
        *_, playthrough = computers(Playthrough(GAME, DurakOptions(), 3, bytes([seed] * 32)))
        assert playthrough.state.bout <= 23


def calls_of(view: DurakView, last: dict[int, int]) -> list[int]:
    """Return who is called now, and note it."""
    called = [seat for seat in view.asked if last.get(seat) != view.call]
    last.update(dict.fromkeys(called, view.call))
    return called


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_defenders_are_called_for_each_attack_and_throwers_once_a_bout(number):
    table = TABLES[number]
    last: dict[int, int] = {}
    throwers: list[tuple[int, int]] = []
    for state, events in games(**table):
        view = GAME.view(state, PUBLIC)
        called = calls_of(view, last)
        throwers += [(view.bout, seat) for seat in called if view.table and seat != view.defender]
        if any(isinstance(event, (Attacked, Transferred)) for event in events) and view.asked == (view.defender,):
            assert called == [view.defender], "an attack calls whom it meets"
    assert len(throwers) > len({bout for bout, _ in throwers}) or table["seats"] == 2
    again = [call for call in set(throwers) if throwers.count(call) > 1]
    assert len(again) <= len(throwers) // 8, "only who defended in between is called twice in a bout"


def test_a_take_is_forced_where_nothing_that_is_out_beats_the_attack():
    view = bout("AD", talon=0, hands=(2, 2, 2), discarded=gone_but("AD", "6S", "7S", "KD", "9C", "JC", "QC"))
    assert GAME.forced(view) == (1, Take())
    assert GAME.forced(msgspec.structs.replace(view, table=entries("KD"))) is None, "the ace is out"
    with_ace = msgspec.structs.replace(view, discarded=gone_but("AD", "AH", "6S", "7S", "KD", "9C", "JC"))
    assert GAME.forced(with_ace) is None, "an ace would pass the attack on"
    assert GAME.forced(msgspec.structs.replace(with_ace, options=DurakOptions(transfer=False))) == (1, Take())


def test_a_pass_is_forced_where_all_that_fits_is_gone():
    rest = ("6S", "6H", "QS", "QC", "KC")
    view = bout("7S 9S", asked=(0, 2), talon=0, hands=(2, 1, 2), discarded=gone_but("7S", "9S", *rest))
    assert GAME.forced(view) == (0, Pass(2))
    assert GAME.forced(msgspec.structs.replace(view, passed=(0,), asked=(2,))) == (2, Pass(2))
    nine_out = msgspec.structs.replace(view, discarded=gone_but("7S", "9S", "9H", "6H", "QS", "QC", "KC"))
    assert GAME.forced(nine_out) is None
    automatic = msgspec.structs.replace(view, options=DurakOptions(auto_pass=True))
    assert GAME.forced(automatic) is None, "who has passed is not told there"
    assert GAME.forced(msgspec.structs.replace(view, options=DurakOptions(enchanted=ALL))) == (0, Pass(2))


def test_the_attack_of_a_hand_of_one_card_is_forced():
    view = look(talon=0, hands=(1, 2, 2), known=(("6S",), (), ()), discarded=gone_but("6S", "7S", "8S", "9S", "10S"))
    assert GAME.forced(view) == (0, Attack("6S"))
    unknown = msgspec.structs.replace(view, known=((), (), ()))
    assert GAME.forced(unknown) == (0, None), "the card is known to its owner alone"
    assert GAME.forced(msgspec.structs.replace(unknown, hands=(2, 2, 2))) is None
    eight = msgspec.structs.replace(view, known=(("8H",), (), ()), options=DurakOptions(enchanted=ALL))
    assert GAME.forced(eight) is None, "it may name a suit"
    perhaps = msgspec.structs.replace(unknown, options=DurakOptions(enchanted=ALL))
    assert GAME.forced(perhaps) is None, "it may be an 8, for all that others know"


def test_the_pass_for_a_bout_is_offered_whatever_one_holds():
    (standing,) = GAME.auto_answers
    for number in (0, 1, 5):
        for step, (state, _) in enumerate(games(**TABLES[number])):
            view = GAME.view(state, PUBLIC)
            for seat in range(view.seats):
                span = standing.span(view, seat)
                determinized = GAME.view(GAME.determinize(view, SeededChance(bytes(32), step)), PUBLIC)
                assert span == standing.span(determinized, seat)
                assert span in {None, view.bout}
                assert span is None or seat != view.defender
                assert span is None or view.phase is not Phase.ATTACK or seat != view.starter
                choices = GAME.moves(state, seat)
                passes = [move for move in choices if isinstance(move, Pass)]
                assert standing.answer(GAME.view(state, seat), choices) == (passes[0] if passes else None)
                assert not passes or span == view.bout
                offered = standing.offered(view, seat)
                assert offered == standing.offered(determinized, seat)
                assert offered or view.taking or view.asked == (seat,), "a new rank may still come"


def test_who_has_no_cards_left_cannot_pass_in_advance():
    (standing,) = GAME.auto_answers
    state = position("7S 7H", "8S 9C QD", "7C", trump="D")
    play(state, "0 attack 7S\n2 throw 7C")
    spans = [standing.span(GAME.view(state, PUBLIC), seat) for seat in range(3)]
    assert spans == [state.bout, None, None]
