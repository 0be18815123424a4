"""Public knowledge: forced moves, calls, points, and auto-answers."""

import pytest

from games.balkans import GAME
from games.balkans.data.components import SEASONS
from games.balkans.rules.events import Destroyed
from games.balkans.rules.frames import Battle, Passage
from games.balkans.rules.moves import Card, Choose, Done, Draw, End, Grant, Hand, Order, Pass, Refuse, Stay, Tactic
from games.balkans.rules.state import besiegers, camp_level, in_revolt, level
from games.balkans.text import TEXT
from games.balkans.views.knowledge import AUTO_ANSWERS, forced
from games.balkans.views.numbers import battle_number, moment_of
from games.core.contract import PUBLIC
from tests.games.balkans.positions import Board
from tests.games.balkans.tables import TABLES, speak, states, walk
from tests.games.tables import daily

BATTLE, STAY, ROUND, REFUSE = AUTO_ANSWERS


def seen(board, audience=PUBLIC):
    return GAME.view(board.state, audience)


def test_arming_without_gold_ends_by_itself():
    board = Board("BG LA EP").put("tarnovo", "BG", "2r").gold("BG", 0).turn("BG", "arming").do("BG", Order("arming"))
    assert forced(seen(board)) == (0, Done())
    assert forced(seen(board, 0)) == (0, Done())
    assert forced(seen(board.gold("BG", 1))) is None


def test_fleets_that_were_refused_their_strait_stay():
    """The owner of the strait has said no, nothing else can be moved by sea: the step ends by itself."""
    board = Board("BG LA EP").own("LA", "constantinople").put("tarnovo", "BG", "1r").fleet("black_sw", "BG")
    board.fleet("black_nw", "LA").turn("BG", "offensive").offensive("BG", "gallipoli")
    assert forced(seen(board)) is None
    asking = [move for move in board.moves("BG") if move.verb == "ask"]
    for move in asking:
        board.do("BG", move).do("LA", Refuse())
    left = board.moves("BG")
    assert forced(seen(board)) == ((0, Done()) if left == (Done(),) else None)
    assert asking


def test_a_hand_alone_forces_nothing():
    """A player who may hold a card for the moment is asked, whatever the card: an answer in no time would tell."""
    board = Board("BG LA EP").turn("BG", "harvest").hold("BG", "ambush#1").do("BG", Order("harvest"))
    assert board.phase == "turn_close"
    assert [move.verb for move in board.moves("BG")] == ["end", "surrender"]
    assert forced(seen(board)) is None


def test_who_lost_abroad_passes_where_no_card_could_help():
    """End cards of losers need own ground, or fallen armies of one kingdom: all others pass by themselves."""
    board = Board("BG LA EP").own("LA", "kopsis").put("kopsis", "LA", "4e").put("sredets", "BG", "1r")
    board.hold("BG", "ambush#1", "triumph#1").hold("LA", "siege_engines#1", "mercenary_army#1").turn("BG", "offensive")
    board.offensive("BG", "kopsis").march("BG", "kopsis").until("battle_start").do("LA", Pass()).do("BG", Pass())
    while board.phase == "battle_declare":
        board.do(board.asked()[0], Draw())
    assert (board.phase, board.asked()) == ("battle_end", ["BG"])
    assert forced(seen(board)) == (0, Pass())
    board.do("BG", Pass())
    assert board.asked() == ["LA"]
    assert forced(seen(board)) is None, "the winner may hold a card"


def fought():
    """Return a field battle before which both may play cards."""
    board = Board("BG LA EP").own("BG", "kopsis").put("kopsis", "BG", "2r").put("thrace", "LA", "2r")
    board.hold("BG", "ambush#1").hold("LA", "hidden_treasure#1").turn("LA", "offensive")
    return board.offensive("LA", "kopsis").march("LA", "kopsis").until("battle_start")


def test_no_cards_in_this_battle():
    board = fought()
    span = BATTLE.span(seen(board), 0)
    assert span is not None
    assert BATTLE.span(seen(board), 1) == span
    assert BATTLE.span(seen(board), 2) is None, "who does not fight is asked nothing"
    assert Card("ambush#1") in board.moves("BG")
    assert BATTLE.answer(seen(board, 0), board.moves("BG")) == Pass()
    board.do("BG", Pass()).do("LA", Pass())
    if board.phase == "battle_declare":
        name = board.asked()[0]
        assert BATTLE.answer(seen(board, board.seat(name)), board.moves(name)) == Draw()
        assert BATTLE.span(seen(board), 0) == span
    assert BATTLE.answer(seen(board, 0), (Hand(), Choose("x"))) is None


def test_who_stays_until_it_is_decided_draws_tactics_and_loses_the_cheapest_pieces():
    board = Board("BG LA").own("LA", "kopsis").put("kopsis", "LA", "12r").put("sredets", "BG", "2r 1e")
    board.hold("BG", "furious_warriors#1").turn("BG", "offensive").offensive("BG", "kopsis").march("BG", "kopsis")
    answered = []
    while board.phase.startswith("battle"):
        name, choices = board.asked()[0], board.moves(board.asked()[0])
        assert (STAY.span(seen(board), 0) is None) == (board.phase == "battle_withdraw")
        move = STAY.answer(seen(board, board.seat(name)), choices)
        if name == "BG":
            answered.append(move)
        board.do(name, move or Pass())
    assert answered[0] is None, "cards before the battle are asked for all the same"
    assert answered[1:5] == [Draw(), Stay(), Draw(), Stay()], "the cheapest piece is lost by staying"
    assert not {move for move in answered[5:] if move} - {Draw(), Stay()}
    assert next(event for event in board.events if isinstance(event, Destroyed)).kind == "regular"
    assert board.armies("kopsis") == "LA 12r", "until nobody is left"


@pytest.mark.parametrize(
    ("hand", "established", "choices", "battle", "whole_round"),
    [
        ((), (), (Pass(),), True, True),
        ((), (), (Pass(), Draw()), True, False),
        ((), (), (Pass(), Tactic("ambush#1"), Draw()), False, False),
        (("hidden_treasure#1",), (), (Pass(),), True, False),
        (("furious_warriors#1",), (), (Pass(),), False, False),
        (("capture#1",), (), (Pass(),), False, False),
        ((), ("capture#1",), (Pass(),), False, False),
        ((), ("ambush#1",), (Pass(),), True, False),
    ],
)
def test_answers_in_advance_are_suggested_to_who_has_nothing_to_play(hand, established, choices, battle, whole_round):
    """For a battle: no tactic and no card for its end; for a round: no card at all. Where there is a choice, neither."""
    board = fought()
    board.state.hands[0], board.state.established[0] = hand, established
    view = seen(board, 0)
    assert (BATTLE.suggested(view, choices), ROUND.suggested(view, choices)) == (battle, whole_round)


def test_the_cached_views_of_lands_are_those_of_the_rules():
    """With and without armies, markers, camps and guests."""
    for number in range(len(TABLES)):
        for state in states(number, 30):
            for land, shown in GAME.view(state, PUBLIC).lands.items():
                assert (shown.level, shown.camp) == (level(state, land), camp_level(state, land))
                assert (shown.revolt, shown.ruin) == (in_revolt(state, land), land in state.ruins)
                assert (shown.guests, shown.besiegers) == (state.guests.get(land, ()), besiegers(state, land))
                counts = state.armies.get(land, ())
                there = {
                    3 * army.seat + place: n
                    for army in shown.armies
                    for place, n in enumerate((army.regular, army.elite, army.royal))
                    if n
                }
                assert there == {place: n for place, n in enumerate(counts) if n}


def test_no_more_cards_this_round_ends_turns_too():
    board = Board("BG LA EP").turn("BG", "harvest").hold("BG", "ambush#1").do("BG", Order("harvest"))
    assert ROUND.span(seen(board), 0) == board.state.round
    assert ROUND.span(seen(board), 1) is None
    assert ROUND.answer(seen(board, 0), board.moves("BG")) == End()
    board.do("BG", End())
    assert ROUND.answer(seen(board, 1), board.moves("LA")) is None, "an order is chosen by its player"


def test_passages_are_refused_for_the_round():
    board = Board("BG LA EP").turn("BG", "offensive").put("tarnovo", "BG", "1r").offensive("BG", "karvuna")
    board.state.frames.append(Passage(1, 0, "bosphorus"))
    assert (REFUSE.span(seen(board), 1), REFUSE.span(seen(board), 0)) == (board.state.round, None)
    assert REFUSE.answer(seen(board, 1), (Grant(), Refuse())) == Refuse()
    assert REFUSE.answer(seen(board, 1), (Done(),)) is None


def test_one_call_is_enough_for_a_part_of_a_battle():
    board = fought()
    before = seen(board).call
    assert before >= 0
    board.do("BG", Pass())
    assert seen(board).call == before
    assert GAME.view(Board("BG LA EP").turn("BG", "harvest").state, PUBLIC).call == -1


@pytest.mark.parametrize("number", daily(len(TABLES)))
def test_along_a_table_calls_tell_battles_apart_and_each_story_says_who_is_waited_for(number):
    calls, said = {}, speak("en", TABLES[number][1])
    for state, _ in walk(number):
        view = GAME.view(state, PUBLIC)
        line = TEXT.ask(view, (), said)
        assert all(said.name(seat) in line for seat in view.asked), line
        assert len(GAME.points(view)) == view.seats
        if view.call >= 0:
            battle = view.battle
            here = (view.round, view.season, view.active, battle.at, battle.kind, battle.attackers, battle.defenders)
            assert calls.setdefault(view.call // 100, here) == here


def test_every_battle_of_a_turn_has_a_number_of_its_own() -> None:
    """Its place, its kind and both sides count."""
    sides = [(0,), (1,), (3,), (4,), (0, 1), (0, 4), (1, 2, 3)]
    battles = [
        Battle(kind, place, attackers, defenders, 0)
        for kind in ("sea", "field", "siege", "neutral")
        for place in ("nis", "kopsis", "marmara")
        for attackers in sides
        for defenders in ((), *sides)
    ]
    numbers = {battle_number(battle, moment) for battle in battles for moment in (0, 1, 2)}
    assert len(numbers) == 3 * len(battles)
    assert min(numbers) >= 0


def test_every_turn_and_razbor_has_a_number_of_its_own() -> None:
    """One number for two turns would take what was seen of a battle for another one."""
    turns = [
        (round_number, season, seat) for round_number in range(5) for season in ("", *SEASONS) for seat in range(-1, 5)
    ]
    numbers = [moment_of(*turn) for turn in turns]
    assert len(set(numbers)) == len(turns)
    assert min(numbers) >= 0


def announcing(name, regulars, *hand, mode="standard"):
    """Return the moment when a kingdom announces a tactic against four regular armies in the open."""
    board = Board("BG LA EP", mode=mode).own("BG", "kopsis").put("kopsis", "BG", "4r").own("LA", "thrace")
    board.put("thrace", "LA", f"{regulars}r").hold(name, *hand).turn("LA", "offensive").offensive("LA", "kopsis")
    board.march("LA", "kopsis").until("battle_start")
    return board.until("battle_declare")


def test_a_tactic_is_drawn_where_none_can_change_who_wins():
    """The attackers add 4 at most, the defenders 3: 8 against 4 are sure to win, and without a card are asked as ever."""
    for regulars, move in ((8, Draw()), (7, None)):
        found = forced(seen(announcing("LA", regulars, "iron_ranks#1")))
        assert found == (move and (1, move))
    assert forced(seen(announcing("LA", 8, "iron_ranks#1", mode="advanced"))) is None, "tactics count for losses"


def test_no_tactic_is_offered_to_who_alone_knows_that_none_helps():
    """1 against 4 needs 4 more: others cannot tell that the only card of the hand that could bring them is not there."""
    weak, strong = (announcing("LA", 1, card) for card in ("iron_ranks#1", "knightly_charge#1"))
    assert (forced(seen(weak)), forced(seen(strong))) == (None, None)
    assert list(TEXT.offered(weak.moves("LA"), seen(weak, 1))) == [Draw()]
    assert len(TEXT.offered(strong.moves("LA"), seen(strong, 1))) > 1
