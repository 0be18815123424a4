"""Corner cases of a turn: zaptie, abilities, breaking, groups, the deck, the setup."""

from __future__ import annotations

import pytest

from games.core.conformance import Playthrough
from games.core.contract import Pick
from games.hayduti import GAME
from games.hayduti.data.cards import GOLD, IS_ZAPTIE
from games.hayduti.rules.events import (
    BenkovskiRoused,
    Bonus,
    CommitteeBroken,
    DeckRotated,
    Exposed,
    FieldCleared,
    FieldRefilled,
    GameOver,
    GroupFormed,
    HandLost,
    HitovTook,
    IlyoRemoved,
    Passed,
    RiskyZaptie,
    Scouted,
    SecretAgain,
    Withstood,
    ZaptieIgnored,
)
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.rules.state import zaptie_sum
from tests.games.hayduti.positions import at, hand, play, short, shorts, table, texts


def kinds(events):
    return [type(event) for event in events]


# Meeting zaptie


def test_ilyo_at_risk():
    """The zaptie goes, but the turn is interrupted all the same: no actions, no group, and two more cards stay."""
    state = table("n2g n2r n2u n2y d2g d2r", raised={0: "ilyo"}, up="Z3@1 Z2@2", deck="Z2")
    events = play(state, "0 risk\n0 meet ilyo")
    assert kinds(events) == [RiskyZaptie, Exposed, IlyoRemoved]
    assert (at(state, 17), short(state.used[-1]), state.phase) == ("", "Z2", "clearing")
    assert (state.mover.exposed, state.mover.may_form, state.mover.limit) == (True, False, 6)
    play(state, "0 clear")
    assert (state.active, hand(state)) == (1, "n2g n2r n2u n2y d2g d2r")
    assert state.players[0].exposed


def test_levski_at_risk_saves_an_exposed_committee():
    """It is not even attacked, though the zaptie are far too strong; the actions are lost (rulebook)."""
    state = table("n2g", raised={0: "levski"}, exposed=[0], up="Z3@1 Z2@2", deck="Z2")
    events = play(state, "0 risk\n0 meet levski")
    assert kinds(events) == [RiskyZaptie, ZaptieIgnored]
    assert (state.phase, hand(state), state.mover.actions_left) == ("clearing", "n2g", 0)


def test_levski_helps_again_in_the_next_turn():
    """His ability is for the first zaptie of each turn."""
    state = table("n2g", seats=2, raised={0: "levski"}, down="Z1@1 Z1@2 Z1@3")
    play(state, "0 scout 1\n0 meet levski\n0 pass\n0 clear\n0 skip\n1 scout 4\n1 pass\n0 scout 2")
    assert texts(state, "meet") == ["levski", "none"]


def test_withstanding_at_risk_interrupts_too():
    """A risky zaptie that does not break still takes the other actions and the group."""
    state = table("n2g n2r", exposed=[0], deck="Z1")
    assert Withstood(0, 1, 4) in play(state, "0 risk")
    assert (state.phase, state.mover.may_form) == ("clearing", False)
    play(state, "0 clear")
    assert state.active == 1


def test_a_risky_zaptie_takes_the_group_of_one_turn_only():
    """In the next turn of the same player a group may be formed again (RULES 5.4)."""
    state = table("n2g n2r", seats=2, deck="Z1")
    play(state, "0 risk\n0 clear\n1 scout 1\n1 pass\n0 scout 2\n0 pass\n0 clear")
    assert (state.active, state.phase) == (0, "forming")


def test_risk_with_an_empty_hand():
    """Nothing is to be cleared after the zaptie, so the turn is over, and the committee secret at once."""
    state = table(deck="Z1")
    events = play(state, "0 risk")
    assert [Exposed(0, "zap-1-1"), SecretAgain(0)] == events[1:3]
    assert (state.active, state.players[0].exposed) == (1, False)


def test_exposure_lasts_while_cards_are_held():
    """A committee exposed in one turn is broken by the next, if the zaptie suffice."""
    state = table("n2g", seats=2, down="Z3@1 Z2@2")
    play(state, "0 scout 1\n0 pass\n0 clear\n0 skip\n1 scout 3\n1 pass")
    assert state.players[0].exposed
    assert CommitteeBroken(0, 5, 4) in play(state, "0 scout 2")


def test_face_down_zaptie_do_not_count():
    """Only open zaptie are added up, wherever they lie."""
    state = table("n2g", exposed=[0], up="Z1@1 Z1@17", down="Z3@2 Z3@3 Z2@4")
    assert zaptie_sum(state) == 2
    assert Withstood(0, 4, 4) in play(state, "0 scout 4")


def test_sofroniys_zaptie_counts_at_the_next_encounter():
    """It is not met itself, but adds its strength when another is."""
    state = table("n2g", raised={0: "sofroniy"}, exposed=[0], down="Z2@1", deck="Z3")
    assert CommitteeBroken(0, 5, 4) in play(state, "0 sofroniy\n0 scout 1")


# Abilities before the first action


def test_benkovski_once_and_before_the_first_action():
    """Zaptie that come later give nothing more, and none at all once an action was made."""
    state = table("n2g", raised={0: "benkovski sofroniy"}, up="Z3@1", deck="Z1")
    assert state.mover.actions_left == 6
    assert not any(isinstance(event, BenkovskiRoused) for event in play(state, "0 sofroniy"))
    assert state.mover.actions_left == 6
    state = table("n2g", raised={0: "benkovski"}, up="Z2@1", down="Z1@2")
    assert kinds(play(state, "0 scout 2")) == [Scouted, Exposed]
    assert (zaptie_sum(state), state.mover.actions_left) == (3, 3)


def test_hadzhi_first_costs_benkovski_nothing():
    """The zaptie that Benkovski needs are counted before Hadzhi removes one."""
    state = table("n2g", raised={0: "benkovski hadzhi"}, up="Z2@1 Z1@2")
    play(state, "0 hadzhi 1")
    assert (zaptie_sum(state), state.mover.actions_left) == (1, 6)


def test_hadzhis_new_card_is_scouted_like_any_other():
    """Beside the sixteen too; a zaptie there is met only then, and what is face-down survives a break."""
    state = table("n2g", raised={0: "hadzhi"}, up="Z2@17", deck="Z1")
    assert play(state, "0 hadzhi 17\n0 scout 17")[1:] == [Scouted(0, 17, "zap-1-1"), Exposed(0, "zap-1-1")]
    state = table("n2g", raised={0: "hadzhi"}, exposed=[0], up="Z2@17 Z3@1 n3r@2", down="Z2@3", deck="d2y")
    events = play(state, "0 hadzhi 17\n0 scout 3")
    assert FieldCleared(("zap-3-1", "hay-n-red-3-1", "zap-2-2")) in events
    assert at(state, 1) == "(d2y)"


# Recruiting and passing


def test_all_kinds_of_revolutionaries_are_recruited():
    """Hayduts, voyvodas and deytsi come into the hand, without limit during the actions, in this order."""
    state = table("n2g n2r n2u n2y", up="V7@1 rayna@2 d3g@3", deck="V4")
    play(state, "0 recruit 2\n0 recruit 1\n0 risk\n0 recruit 3")
    assert (hand(state), state.phase) == ("n2g n2r n2u n2y rayna V7 V4 d3g", "clearing")


def test_the_unused_actions_are_told():
    """Passing after one of four actions leaves three."""
    assert Passed(0, 3) in play(table("n2g"), "0 scout 1\n0 pass")


def test_clearing_is_asked_within_the_limit():
    """Who holds no more than may stay is asked all the same, for more may be cleared (RULES 5.8)."""
    state = table("n2g n2r")
    play(state, "0 scout 1\n0 pass")
    none, pick = GAME.moves(state, 0)
    assert str(none) == "clear -"
    assert isinstance(pick, Pick)
    assert (state.phase, pick.least, pick.most) == ("clearing", 1, 2)


# A break


def test_broken_with_an_empty_hand():
    """Nobody who could help is asked, and nothing is told lost; the open field goes."""
    state = table(raised={0: "hariton petko", 1: "hitov"}, down="Z3@1 Z2@2")
    events = play(state, "0 scout 1\n0 scout 2")
    assert CommitteeBroken(0, 5, 4) in events
    assert FieldCleared(("zap-3-1", "zap-2-1")) in events
    assert not any(isinstance(event, HandLost) for event in events)
    assert (state.active, state.players[0].exposed) == (1, False)


def test_raised_cards_outlive_a_break():
    """Voyvodas, deytsi and stats stay; the cards beside the field go last of the open ones."""
    state = table("n2g", raised={0: "V7 rayna"}, stats={0: (6, 5, 4)}, exposed=[0], up="d2g@17 Z3@9", down="Z2@1")
    events = play(state, "0 scout 1")
    assert FieldCleared(("zap-2-1", "zap-3-1", "hay-d-green-2-1")) in events
    player = state.players[0]
    assert (shorts(card for card, _ in player.raised), player.stats) == ("V7 rayna", [6, 5, 4])


def test_hitov_helps_in_the_turn_after_his_raising():
    """That is the next player's turn already (RULES 5.2)."""
    state = table(
        "n3g n3r n3u", hands={1: "d2g d2r"}, exposed=[1], phase="forming", up="hitov@1 Z3@2", down="Z2@3", seats=2
    )
    play(state, "0 raise hitov\n0 group n3g n3r n3u\n1 scout 3")
    assert (state.phase, GAME.acting(state)) == ("broken_take", (0,))
    assert HitovTook(0, 1, ("hay-d-green-2-1",), 1) in play(state, "0 take d2g")
    assert (hand(state), state.players[0].exposed) == ("d2g", False)


def test_petkos_cards_and_secrecy_last():
    """With the cards he saved the committee stays secret until a zaptie exposes it anew (rulebook)."""
    state = table("n2g n2r n2u", seats=2, raised={0: "petko"}, exposed=[0], up="Z3@1", down="Z2@2 Z3@3 Z2@4")
    play(state, "0 scout 2\n0 keep n2g n2r\n1 scout 5\n1 pass")
    assert (hand(state), state.players[0].exposed) == ("n2g n2r", False)
    events = play(state, "0 scout 3")
    assert events[-1] == Exposed(0, "zap-3-2")
    assert state.phase == "actions"


def test_a_break_in_the_last_turn_ends_the_game():
    """After the last rotation there is no turn to come; nothing is drawn."""
    state = table("n2g", final=True, rotations_done=2, exposed=[0], up="Z3@1", down="Z2@2")
    events = play(state, "0 scout 2")
    assert isinstance(events[-1], GameOver)
    assert not any(isinstance(event, FieldRefilled) for event in events)
    assert (state.phase, at(state, 1)) == ("finished", "")


# Groups


def test_only_hayduts_are_in_groups():
    """Voyvodas and deytsi of the hand never are, whatever the goal."""
    state = table("n2g n2r V4 rayna", phase="forming")
    play(state, "0 raise V4\n0 group n2g V4 ✗ not-on-offer\n0 group n2g rayna ✗ not-on-offer\n0 group n2g n2r")
    assert hand(state) == "rayna"


@pytest.mark.parametrize("stat", ["nabor", "deynost", "boyna"])
@pytest.mark.parametrize(("deets", "own"), [("georgievi", "nabor"), ("totyu", "deynost"), ("karadzha", "boyna")])
def test_each_contribution_has_its_helper(deets, own, stat):
    """Two more for groups of his contribution, and nothing for others."""
    cards = f"{stat[0]}2g {stat[0]}2r"
    events = play(table(cards, raised={0: deets}, phase="forming"), f"0 improve {stat}\n0 group {cards}")
    formed = next(event for event in events if isinstance(event, GroupFormed))
    assert formed.bonuses == ((Bonus(f"deets-{deets}", 2),) if stat == own else ())
    assert formed.strength == (6 if stat == own else 4)


@pytest.mark.parametrize(("cards", "strength"), [("n2g n2r", 4), ("n2g n2r n2u", 7)])
def test_rayna_needs_three(cards, strength):
    """One more for three hayduts or more (rulebook)."""
    events = play(table(cards, raised={0: "rayna"}, phase="forming"), f"0 improve nabor\n0 group {cards}")
    assert [event.strength for event in events if isinstance(event, GroupFormed)] == [strength]


def test_a_bonus_is_its_owners_alone():
    """A deets helps nobody else's groups."""
    play(table("n2g", raised={1: "botev"}, phase="forming"), "0 improve nabor ✗ out-of-reach")


def test_rakovski_and_an_otherwise_empty_hand():
    """The haydut he keeps is a hand card at the end of the turn, and may be cleared in the next like any other."""
    state = table("n2g n2r", raised={0: "rakovski"}, seats=2, phase="forming")
    play(state, "0 improve nabor\n0 group n2g n2r\n0 spare n2g\n1 scout 1\n1 pass\n0 scout 2\n0 pass\n0 clear n2g")
    assert (state.active, hand(state)) == (1, "")


# Deck and set-up


def test_after_the_last_rotation_gaps_are_filled_from_beside():
    """Cards beside the field still move up when nothing is drawn any more."""
    state = table("n2g", final=True, rotations_done=2, up="n3y@17", empty=[4, 5], phase="forming")
    events = play(state, "0 skip")
    assert FieldRefilled(1, 0) in events
    assert (at(state, 4), at(state, 5), len(state.field)) == ("n3y", "", 16)


def test_a_rotation_of_nothing():
    """An attempt to draw counts one rotation at most, even when there are no used cards for a new deck."""
    state = table("n2g", deck_size=0, rotations_done=1, rotations=4, empty=[1, 2], phase="forming")
    state.used = []
    events = play(state, "0 skip")
    assert [event.number for event in events if isinstance(event, DeckRotated)] == [2]
    assert (state.rotations_done, state.deck, at(state, 1), state.active) == (2, [], "", 1)


def test_a_draw_after_an_empty_rotation_counts_the_next():
    """With nothing to turn round the rotations go by one attempt at a time, so the game ends in any case."""
    state = table("n2g", deck_size=0, rotations_done=1, rotations=3)
    state.used = []
    play(state, "0 risk")
    assert (state.rotations_done, state.final) == (2, False)
    play(state, "0 risk\n0 risk ✗ deck-done")
    assert (state.rotations_done, state.final) == (3, True)


def test_gold_waits_in_the_used_pile():
    """Between the first two rotations the gold cards lie under whatever is used then."""
    state = table("n2g n2r", deck_size=0, empty=[1], phase="forming")
    play(state, "0 improve nabor\n0 group n2g n2r")
    assert state.rotations_done == 1
    assert state.used == list(GOLD)
    assert not any(card in GOLD for card in state.deck)


@pytest.mark.parametrize(("seats", "sizes"), [(2, [0, 1]), (3, [0, 1, 1]), (6, [0, 1, 1, 2, 2, 2])])
def test_advanced_hands_for_each_number(seats, sizes):
    """The first has none, second and third one, all others two (rulebook); each is a revolutionary."""
    for seed in range(5):
        state = Playthrough(GAME, HaydutiOptions(advanced_hands=True), seats, bytes([seed]) * 32).state
        hands = [state.players[(state.first + step) % seats].hand for step in range(seats)]
        assert [len(cards) for cards in hands] == sizes
        assert not any(IS_ZAPTIE[card] for cards in hands for card in cards)
        assert len(state.deck) == 68 - sum(sizes)
