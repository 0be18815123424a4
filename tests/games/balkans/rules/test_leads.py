"""An answer to the next question of the same player is one to this question too (RULES 5.0)."""

import pytest

from games.balkans import GAME
from games.balkans.rules import machine
from games.balkans.rules.frame_handlers import phase_of
from games.balkans.rules.legal import answers
from games.balkans.rules.moves import (
    Attack,
    Card,
    Draw,
    Pass,
    Retreat,
    Send,
    Stay,
    Surrender,
    Tactic,
    Withdraw,
)
from games.balkans.rules.options import BalkansOptions
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.conformance import sample
from games.core.contract import Pick
from tests.games.balkans.positions import Board
from tests.games.balkans.walking import choose

TACTICS = ("furious_warriors#1",)


@pytest.mark.parametrize("answer", [Draw(), Tactic(*TACTICS)])
def test_who_loses_to_a_neutral_opponent_withdraws_with_the_losses_and_the_retreat(answer):
    """Nobody else could play a card in between; a tactic says that one stays, so staying is not offered beside it.

    Where none is left and staying would shuffle the tactics, the retreat still leads to its places.
    """
    board = Board("BG LA").put("sredets", "BG", "2r 1e").hold("BG", *TACTICS).turn("BG", "offensive")
    board.do("BG", Attack("philippopolis"), Send("philippopolis", ("all",)))
    board.until("battle_declare").state.frames[-1].level = 9
    board.do("BG", answer).state.common_deck, board.state.common_discard = (), board.state.common_deck
    places = [move for move in board.moves("BG") if isinstance(move, Withdraw)]
    assert len(places) > 1
    view = GAME.view(board.state, 0)
    shown = GAME.text.offered(board.moves("BG"), view)
    assert (Stay() in shown) is isinstance(answer, Tactic)
    few = len(places) <= 2
    assert (Retreat() in shown, places[0] in shown) == (not few, few)
    stepwise = board.state.copy()
    board.do("BG", places[0])
    for move in (*machine.leads(stepwise, 0), Retreat(), places[0]):
        machine.play(stepwise, 0, move, board.chance)
    assert stepwise == board.state


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_an_answer_given_at_once_does_what_both_do_one_after_the_other(mode):
    """Nothing is told, drawn or decided by others in between."""
    found = set()
    for seed in range(12):
        state, _ = machine.deal(BalkansOptions(mode=mode, round_limit=2), 3, SeededChance(bytes([seed]) * 32, 0))
        for number in range(1, 260):
            if not state.frames:
                break
            chance = SeededChance(bytes([seed]) * 32, number)
            seat = machine.asked(state)[0]
            for first, after in machine.leads(state, seat).items():
                following = machine.moves(after, seat)
                for choice in following:
                    if isinstance(choice, Surrender):
                        continue
                    move = sample(choice, chance)
                    if move in answers(state, seat):
                        continue
                    at_once, stepwise = state.copy(), state.copy()
                    machine.play(at_once, seat, move, SeededChance(bytes(32), number))
                    machine.play(stepwise, seat, first, SeededChance(bytes(32), number + 1))
                    assert (phase_of(stepwise), stepwise.hands) == (phase_of(after), state.hands)
                    machine.play(stepwise, seat, move, SeededChance(bytes(32), number))
                    assert at_once == stepwise
                    found.add((first.verb, move.verb))
            machine.play(state, seat, choose(state, seat, machine.moves(state, seat), chance), chance)
    expected = {("pass", "tactic"), ("pass", "draw"), ("done", "meet"), ("with", "choose"), ("pass", "withdraw")}
    assert found >= expected | ({("lose", "retreat"), ("stay", "draw")} if mode == "standard" else set())


def test_fleets_are_sent_behind_single_armies():
    """RULES 5.5: `fleets` beside single armies lets those march, and each fleet sail as it does with all."""
    board = Board("BG LA EP").put("kopsis", "BG", "3r").fleet("black_sw", "BG", 1, "regular").turn("BG", "offensive")
    board.do("BG", Attack("thrace"))
    (pick,) = (choice for choice in board.moves("BG") if isinstance(choice, Pick) and choice.kind is Send)
    assert pick.pool == ("kopsis:regular:1", "kopsis:regular:2", "kopsis:regular:3", "fleets")
    alone, both = board.state.copy(), board.state.copy()
    machine.play(alone, 0, Send("thrace", ("fleets",)), board.chance)
    machine.play(both, 0, pick.make(["kopsis:regular:1", "fleets"]), board.chance)
    left = [state.armies["kopsis"][0] for state in (alone, both)]
    assert (left, [len(state.fleets) for state in (alone, both)]) == ([3, 2], [1, 1])
    assert all(state.armies["thrace"][0] for state in (alone, both)), "the army aboard has landed"


@pytest.mark.parametrize(("card", "helps"), [("forced_march#1", False), ("field_healers#1", True)])
def test_who_has_retreated_withdraws_without_a_pass_and_is_asked_about_that(card, helps):
    """With a card to play first, the retreat stands alone, and the card is offered beside the places."""
    board = Board("NI LA").own("NI", "sredets", "kopsis").put("sredets", "NI", "2r 1e").hold("NI", card)
    board.turn("NI", "offensive").do("NI", Attack("philippopolis"), Send("philippopolis", ("all",)))
    board.until("battle_start").state.frames[-1].level = 9
    board.do("NI", Draw() if helps else Pass())
    places = {Withdraw("sredets"), Withdraw("kopsis")}
    assert (places <= set(board.moves("NI"))) is not helps, "the card may be played in between"
    if helps:
        board.do("NI", Retreat())
        view, localizer = GAME.view(board.state, 0), localizer_for(GAME, "en", ["Ana", "Boris"])
        shown = GAME.text.offered(board.moves("NI"), view)
        assert set(shown) == {Card(card), *places}
        prompt = "You lost the battle at Philippopolis (16): play a card, or choose where your troops withdraw."
        assert GAME.text.ask(view, shown, localizer) == prompt
        board.do("NI", Withdraw("kopsis"))
        assert board.armies("kopsis")
