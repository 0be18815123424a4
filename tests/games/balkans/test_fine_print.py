"""The fine print: bounds, empty piles, who may go where, and what is told, where a slip would seldom show at a table."""

from __future__ import annotations

import pytest

from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.ending import target_of
from games.balkans.rules.frames import Battle, Demand, Offensive, Razbor, StrategicStart
from games.balkans.rules.moves import (
    Accept,
    Ask,
    Back,
    BreakAlliance,
    Buy,
    Card,
    Choose,
    Count,
    Decline,
    Disband,
    Done,
    Draw,
    DrawRoyal,
    Embark,
    Hand,
    Keep,
    Lend,
    Lose,
    Meet,
    Order,
    Pass,
    Propose,
    Ransom,
    Reshuffle,
    Retreat,
    Surrender,
    Tactic,
    With,
    Withdraw,
    Yield,
)
from games.balkans.rules.options import BalkansOptions, teams
from games.balkans.rules.public import Camp, Captive, Loan
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.state import on_board
from games.balkans.rules.troops.casualties import pieces, spread
from games.balkans.rules.troops.conditions import holds, troops
from games.balkans.rules.troops.paths import may_end
from games.balkans.rules.turns.orders import _cards_choice, leave_needed
from games.balkans.rules.war.battle import begin
from games.balkans.rules.war.clash import camps_in
from games.core.options import BadOptions
from tests.games.balkans.positions import Board
from tests.games.balkans.test_cards import attack, battle
from tests.games.balkans.test_situations import LATIN_LANDS
from tests.games.balkans.test_vectors_battles import sea_battle, withdrawal

NO_END = {"influence_victory": False, "territorial_victory": False}
TEAMS = {"alliances": "teams", "teams": frozenset({"0", "2"})}

# ---- options -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "seats", "why"),
    [
        (NO_END, 2, "balkans-no-victory"),
        (NO_END | {"round_limit": 1}, 2, None),
        (NO_END | {"money_goal": 10}, 2, None),
        (NO_END | {"control_territory": "nis"}, 2, None),
        (NO_END | {"annihilation": True}, 2, None),
        (NO_END | {"influence_victory": True}, 2, None),
        (NO_END | {"territorial_victory": True}, 2, None),
        ({"money_goal": 1}, 2, "balkans-money-goal"),
        ({"money_goal": 9}, 2, "balkans-money-goal"),
        ({"money_goal": 0}, 2, None),
        (TEAMS, 2, "balkans-teams-need-three"),
        (TEAMS, 3, None),
        (TEAMS | {"teams": frozenset({"3", "4"})}, 3, "balkans-teams-empty"),
        (TEAMS | {"teams": frozenset({"0", "1", "2"})}, 3, "balkans-teams-empty"),
        (TEAMS | {"teams": frozenset({"0", "1", "2"})}, 4, None),
    ],
)
def test_which_options_go_together(options, seats, why):
    """RULES 1: some way to win is on, a money goal is 10 at least, and teams are two, from three players on."""
    found = None
    try:
        BalkansOptions(**options).check(seats)
    except BadOptions as bad:
        found = bad.why
    assert found == why


@pytest.mark.parametrize(
    ("options", "data"),
    [
        (NO_END, {}),
        ({"money_goal": 9}, {"option": "money_goal", "least": 10}),
        (TEAMS, {"seats": 2}),
    ],
)
def test_what_is_said_of_bad_options(options, data):
    """RULES 1: the option at fault, the least there may be, and how many sit at the table."""
    with pytest.raises(BadOptions) as bad:
        BalkansOptions(**options).check(2)
    assert bad.value.data == data


@pytest.mark.parametrize(
    ("players", "options", "targets"),
    [
        ("BG LA EP", {}, [30, 30, 30]),
        ("BG LA EP", {"influence_victory": False}, [0, 0, 0]),
        ("BG LA EP", {"annihilation": True}, [0, 0, 0]),
        ("BG LA EP", TEAMS, [60, 30, 60]),
        ("BG LA EP NI", TEAMS, [60, 60, 60, 60]),
        ("BG LA EP NI", TEAMS | {"teams": frozenset({"3"})}, [60, 60, 60, 30]),
    ],
)
def test_the_influence_that_wins(players, options, targets):
    """RULES 6: a team needs twice the target, the smaller one just the target; none where points do not win."""
    state = Board(players, **options).state
    assert [target_of(state, seat) for seat in range(len(targets))] == targets


# ---- cards and decks -----------------------------------------------------------------------------------------------


def test_a_royal_deck_that_runs_out_is_made_of_its_pile():
    """RULES 4.8: it is told, and one card is drawn; with no pile either, there is nothing to draw."""
    board = Board("BG LA", mode="advanced")
    board.state.royal_decks[0], board.state.royal_discards[0] = (), ("ambush#1", "capture#1")
    board.turn("BG", "development").do("BG", Order("development"), DrawRoyal())
    assert board.told(events.DeckReshuffled) == [events.DeckReshuffled("royal", 0)]
    assert board.told(events.CardsDrawn) == [events.CardsDrawn(0, "royal", 1)]
    assert (board.state.hands[0], board.state.royal_decks[0]) == (("ambush#1",), ("capture#1",))
    assert board.state.royal_discards[0] == ()
    board.state.royal_decks[0] = ()
    board.turn("BG", "development").do("BG", Order("development"))
    assert board.refused("BG", DrawRoyal())


def test_common_tactics_that_run_out_are_shuffled_anew():
    """RULES 4.8: also in the middle of a draw; and if the pile is empty too, fewer are drawn."""
    context = MoveContext(Board("BG LA").state, Board("BG LA").chance)
    context.state.common_deck, context.state.common_discard = ("raid#1",), ("pincer#1",)
    assert context.draw_common(3) == ("raid#1", "pincer#1")
    assert context.events == [events.DeckReshuffled("common", -1)]
    assert (context.state.common_deck, context.state.common_discard) == ((), ())


def test_a_reshuffle_makes_one_deck_of_all_royal_cards():
    """RULES 5.8: deck and discards become the new deck; nothing comes after it in the order."""
    board = Board("BG LA", mode="advanced")
    board.state.royal_decks[0], board.state.royal_discards[0] = ("ambush#1",), ("capture#1",)
    board.turn("BG", "development").do("BG", Order("development"), Reshuffle())
    assert (board.state.royal_decks[0], board.state.royal_discards[0]) == (("ambush#1", "capture#1"), ())
    assert (board.told(events.DeckReshuffled), board.asked()) == ([events.DeckReshuffled("royal", 0)], ["LA"])


def test_the_first_strategy_is_cheap_wherever_it_is_asked():
    """RULES 5.8: outside of the order the price that is named is that of its first strategy."""
    assert price_of(Buy()) == 1


@pytest.mark.parametrize(("gold", "most"), [(3, 2), (1, 1), (5, 2)])
def test_as_many_cards_go_with_an_order_as_can_be_paid(gold, most):
    """RULES 5.2: the cheapest say how many; which ones, their sum."""
    cards = ("latin_mercenaries#1", "mercenary_army#1", "propaganda#1")
    nothing, pick = _cards_choice(Board("LA BG").gold("LA", gold).state, 0, cards)
    assert (nothing, pick.least, pick.most, pick.weights, pick.need) == (With(()), 1, most, (-2, -1, -3), -gold)


def test_pay_of_fortresses_counts_fortresses():
    """RULES 5.10, `order_gold_per`: Pronoia gives a coin for each own land with walls, and none for the others."""
    totals = []
    for cards in ((), ("pronoia#1",)):
        board = Board("NI LA EP VE").own(None, "nicaea", "bithynia").hold("NI", *cards).turn("NI", "harvest")
        board.do("NI", Order("harvest"), *([With(cards)] if cards else []))
        totals.append(board.told(events.Harvested)[0].total)
    assert totals[1] == totals[0] + 1


@pytest.mark.parametrize("first", ["BG", "NI"])
def test_one_fallen_army_is_captured_or_rescued_and_not_both(first):
    """RULES 5.10, `capture`, `rescue`: who comes first has it; the card of the other has nothing to work on."""
    board = battle("BG", "NI", "4e", "1r").hold("BG", "capture#1").hold("NI", "field_healers#1")
    board.coming("advance", "confusion")
    attack(board).do("NI", Pass()).do("BG", Pass(), Draw()).do("NI", Draw())
    assert (board.phase, board.asked()) == ("battle_end", ["NI"])
    if first == "BG":
        board.do("NI", Pass()).do("BG", Card("capture#1"))
        assert (board.asked(), board.moves("NI")) == (["NI"], (Pass(),))
    else:
        board.do("NI", Card("field_healers#1"))
        board.do("NI", board.moves("NI")[0])
        assert (board.asked(), board.moves("BG")) == (["BG"], (Pass(),))


@pytest.mark.parametrize(
    ("gold", "garrison", "levied"),
    [(0, "1r", []), (1, "1r", [1]), (2, "1r", [1, 2]), (9, "1r", [1, 2]), (9, "9r", [1]), (9, "10r", [])],
)
def test_how_many_a_levy_brings(gold, garrison, levied):
    """RULES 5.10, `levy`: as many as the card says, the reserve holds and the gold pays; with none it is no move."""
    board = Board("BG EP").own("BG", "ohrid").put("ohrid", "BG", "3r").put("valona", "EP", garrison).gold("EP", gold)
    board.hold("EP", "local_militia#1").turn("BG", "offensive").offensive("BG", "valona").march("BG", "valona")
    board.until("battle_start")
    if not levied:
        assert board.moves("EP") == (Pass(),)
        return
    board.do("EP", Card("local_militia#1"))
    if len(levied) == 1:
        assert board.told(events.Recruited) == [events.Recruited(1, "regular", "valona", 1, 1)]
    else:
        assert [one for one in board.moves("EP") if one != Back()] == [Choose(str(n)) for n in levied]


def test_the_rescued_go_where_no_enemy_stands():
    """RULES 5.10, `rescue`: into an own land without hostile armies; besieged or foreign ones are not offered."""
    board = battle("BG", "NI", "4e", "1r").hold("NI", "field_healers#1").coming("advance", "confusion")
    board.put("smyrna", "BG", "1r")
    attack(board).do("NI", Pass(), Draw(), Card("field_healers#1"))
    lands = {one.what for one in board.moves("NI") if isinstance(one, Choose)}
    assert lands == {"nicaea", "bithynia", "adramyttion", "philadelphia"}


@pytest.mark.parametrize(("gold", "most"), [(10, 5), (9, 4), (3, 1), (2, 1), (1, 0)])
def test_how_many_cards_one_can_keep(gold, most):
    """RULES 4.7: at 2 gold each as many as the gold pays, of those in hand; or none."""
    board = Board("BG EP").gold("BG", gold)
    state = board.state
    state.hands[0], state.frames = state.royal_decks[0][:5], [StrategicStart()]
    nothing, *picks = board.moves("BG")
    assert nothing == Keep(())
    assert [(pick.least, pick.most) for pick in picks] == ([(1, most)] if most else [])


def test_what_is_aboard_may_be_disbanded_and_leaves_its_fleet():
    """RULES 5.4, `disband`: only with an empty reserve; a fleet with its cargo, unless it carries a king."""
    board = Board("BG LA").put("tarnovo", "BG", "8r").fleet("black_nw", "BG", 1, "regular").gold("BG", 0)
    board.fleet("black_nw", "BG", 1, "elite").fleet("black_sw", "BG", 3, "royal").turn("BG", "arming")
    board.do("BG", Order("arming"))
    assert [one for one in board.moves("BG") if isinstance(one, Disband)] == [
        Disband("tarnovo", "regular"), Disband("black_nw", "regular"), Disband("black_nw", "elite"),
        Disband("black_nw+regular", "fleet"), Disband("black_nw+elite", "fleet"),
    ]  # fmt: skip
    board.do("BG", Disband("black_nw", "elite"))
    assert board.ships("black_nw", "BG") == (1, 1, 0, 0)
    fleets = [Disband("black_nw", "fleet"), Disband("black_nw+regular", "fleet")]
    assert [one for one in board.moves("BG") if isinstance(one, Disband)] == fleets
    board.do("BG", fleets[1])
    assert board.ships("black_nw", "BG") == (1, 0, 0, 0)
    assert board.told(events.Disbanded)[-2:] == [
        events.Disbanded(0, "fleet", "black_nw"), events.Disbanded(0, "regular", "black_nw"),
    ]  # fmt: skip


# ---- ways ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "allied", "allowed"),
    [("", False, True), ("BG", False, True), ("NI", False, False), ("NI", True, True), ("EP", False, False)],
)
def test_where_a_fleet_of_the_defence_may_end(there, allied, allowed):
    """RULES 5.5, step 4: in no sea with hostile fleets of others than the attacker's side."""
    board = Board("BG LA NI EP")
    if there:
        board.fleet("marmara", there)
    if allied:
        board.ally("BG", "NI")
    order = Offensive(0, "constantinople", stage="reaction", reach=2)
    assert may_end(board.state, order, 1, "marmara") is allowed
    assert not may_end(board.state, order, 1, "white")


@pytest.mark.parametrize(
    ("target", "guard", "asked"),
    [
        ("kopsis", "", {"dardanelles", "bosphorus"}),
        ("kopsis", "marmara", set()),
        ("bithynia", "", {"dardanelles"}),
        ("bithynia", "marmara", {"dardanelles"}),
        ("naxos", "", set()),
    ],
)
def test_leave_is_asked_only_where_it_helps(target, guard, asked):
    """RULES 5.5, step 2: a strait is asked for if a fleet could end beside the target through it, and not else."""
    board = Board("NI LA BG EP").fleet("white", "NI").own("EP", "bithynia").put("adramyttion", "NI", "1r")
    if guard:
        board.fleet(guard, "BG")
    board.turn("NI", "offensive").offensive("NI", target)
    assert {one.strait for one in board.moves("NI") if isinstance(one, Ask)} == asked


def test_orders_that_send_no_armies_reach_everything():
    """What is far is told of the targets of an Offensive; a Defence and no order at all know no distance."""
    board = Board("BG LA", mode="advanced").put("tarnovo", "BG", "1r")
    for draft, near in (((), True), (("order defence", "-"), True), (("order offensive", "-"), False)):
        board.state.drafts[0] = draft
        assert (leave_needed(board.state, 0, "crete") is not None) is near


def test_a_manoeuvre_reaches_what_is_near_to_where_it_starts():
    """RULES 5.6: once it has an origin, armies that stand elsewhere bring no land within its reach."""
    board = Board("BG LA", manoeuvre=True).put("tarnovo", "BG", "1r").put("nis", "BG", "1r").turn("BG", "offensive")
    board.do("BG", Order("manoeuvre"))
    assert leave_needed(board.state, 0, "bosnia") == ()
    board.do("BG", Choose("tarnovo"))
    assert [land for land in ("bosnia", "kopsis") if leave_needed(board.state, 0, land) is not None] == ["kopsis"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_goal_is_a_land_of_ones_own(seat):
    """RULES 6: whoever owns it, in any seat; nobody's land is no goal of the neutral opponent either."""
    board = Board("BG LA").own(("BG", "LA")[seat], "constantinople").own(None, "thessalonica")
    assert holds(board.state, seat, ("owns:constantinople",))
    assert not holds(board.state, 1 - seat, ("owns:constantinople",))
    assert not holds(board.state, -1, ("owns:thessalonica",))


@pytest.mark.parametrize("name", ["BG", "LA", "EP"])
def test_what_is_on_the_board_is_counted_for_each_seat(name):
    """RULES 3.4, reserve: armies of all kinds, those aboard, fleets, and captives, and nobody else's."""
    board = Board("BG LA EP").put("vidin", "BG", "1r").put("vidin", "LA", "1R").put("vidin", "EP", "1R")
    before = {other: on_board(board.state, board.seat(other)) for other in board.names}
    pool, royal, ships = before[name]
    board.put("vidin", name, "2r 1e 1R").fleet("white", name, 2).fleet("marmara", name, 1, "elite")
    assert on_board(board.state, board.seat(name)) == (pool + 4, royal + 1, ships + 3)
    assert all(on_board(board.state, board.seat(one)) == before[one] for one in board.names if one != name)


# ---- losses and withdrawal -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "shares"), [(3, (1, 1, 1)), (4, (1, 2, 1)), (5, (1, 3, 1)), (7, (1, 3, 3))])
def test_losses_among_three(n, shares):
    """RULES 5.9.6: spread equally, the odd ones from the leader on; what one cannot bear passes on."""
    board = Board("BG EP LA NI").ally("BG", "EP", "NI").put("sredets", "LA", "1r")
    board.put("sredets", "BG", "1r").put("sredets", "EP", "5r").put("sredets", "NI", "5r")
    begin(MoveContext(board.state, board.chance), "field", "sredets", (2,), (0, 1, 3))
    demands = spread(board.state, board.state.frames[-1], "defenders", n, "any")
    assert demands == tuple(Demand(seat, share, "any") for seat, share in zip((0, 1, 3), shares, strict=True))


@pytest.mark.parametrize("ships", [2, 3])
def test_nobody_is_asked_who_goes_aboard_when_all_find_room(ships):
    """RULES 5.0, 5.9.9: with a fleet for each army left there is nothing to choose."""
    board = withdrawal("2r 1e", ships).do("LA", Lose(("laconia:regular:1",)), Retreat())
    assert (board.phase, board.ships("cretan", "LA"), board.armies("laconia")) == (
        "turn",
        (ships - 2, 1, 1, 0),
        "BG 2R",
    )


def test_in_which_sea_one_goes_aboard_is_a_choice():
    """RULES 5.9.9: with empty fleets in two seas beside the land even a single army may go aboard in either."""
    board = withdrawal("2r", 1).fleet("ionian", "LA").do("LA", Lose(("laconia:regular:1",)), Retreat())
    assert board.moves("LA") == (Embark("regular", "ionian"), Embark("regular", "cretan"))
    board.do("LA", Embark("regular", "cretan"))
    assert (board.ships("cretan", "LA"), board.ships("ionian", "LA")) == ((0, 1, 0, 0), (1, 0, 0, 0))
    assert board.armies("laconia") == "BG 2R"


@pytest.mark.parametrize(("answer", "fleets"), [(Lend(1), 2), (Pass(), 0)])
def test_fleets_are_lent_or_not(answer, fleets):
    """RULES 5.9.2: all of an ally's fleets beside the land or none, which is told; they add to the strength."""
    board = Board("LA BG NI EP").ally("BG", "NI").own("BG", "thrace").put("thrace", "BG", "1r")
    board.put("constantinople", "LA", "1e 2r").fleet("black_sw", "NI", 2).coming("confusion", "advance")
    board.turn("LA", "offensive").offensive("LA", "thrace").march("LA", "thrace").do("BG", Meet("field"))
    assert (board.asked(), board.moves("NI")) == (["NI"], (Lend(1), Pass()))
    board.do("NI", answer)
    assert board.told(events.FleetsLent) == ([events.FleetsLent(2, 1, 2)] if fleets else [])
    parts = {part.source: part.amount for part in board.told(events.BattleRound)[0].defenders.parts}
    assert parts.get("fleets", 0) == fleets


def test_a_lent_fleet_is_the_borrowers_alone_for_the_whole_turn():
    """RULES 5.9.2: where the lender fights later in the turn, what it has lent neither counts nor can be lost twice."""
    board = Board("LA BG NI EP").ally("BG", "NI").fleet("black_sw", "NI", 2)
    board.own("NI", "thrace").put("thrace", "NI", "1r").turn("LA", "offensive")
    battle = Battle("field", "thrace", (0,), (2,), 0, owner=2)
    assert (troops(board.state, battle, 2).fleets, len(pieces(board.state, battle, 2, "fleet"))) == (2, 2)
    board.state.loans = (Loan(2, 1, ("black_sw",)),)
    assert (troops(board.state, battle, 2).fleets, pieces(board.state, battle, 2, "fleet")) == (0, [])
    at_sea = Battle("sea", "black_sw", (0,), (2,), 0)
    assert (troops(board.state, at_sea, 2).fleets, len(pieces(board.state, at_sea, 2, "fleet"))) == (2, 2)


def test_a_fleet_that_withdraws_leaves_its_sea():
    """RULES 5.9.9: all fleets of the loser go to one sea, with their loads, and none stays behind."""
    board = sea_battle("confusion", "advance").do("EP", Lose(("otranto:1",)), Retreat(), Withdraw("ionian"))
    assert (board.ships("otranto", "EP"), board.ships("ionian", "EP")) == ((0, 0, 0, 0), (0, 1, 0, 0))


def test_the_teams_are_those_of_the_option():
    """RULES 1: the seats named are the first team, the others the second; without teams everybody is alone."""
    assert teams(BalkansOptions(**TEAMS | {"teams": frozenset({"1", "2"})}), 4) == (1, 0, 0, 1)
    assert teams(BalkansOptions(), 3) == (0, 1, 2)


@pytest.mark.parametrize(("first", "leaders"), [(0, (1, 2)), (3, (1, 3))])
def test_who_leads_at_sea(first, leaders):
    """RULES 5.9.1: where nobody owns and nobody arrived, whose turn it is; else the first in turn order."""
    board = Board("BG EP LA NI").ally("BG", "EP").ally("LA", "NI").turn("EP", "offensive")
    for name in board.names:
        board.fleet("white", name)
    board.state.first = first
    begin(MoveContext(board.state, board.chance), "sea", "white", (0, 1), (2, 3))
    assert board.state.frames[-1].leaders == leaders


def test_camps_are_told_apart_by_alliance():
    """RULES 3.4: allied armies before a land are one camp, others each their own, by their arrival."""
    board = Board("BG LA EP NI").ally("LA", "EP").put("vidin", "EP", "1r").put("vidin", "NI", "1r")
    assert camps_in(board.put("vidin", "LA", "1r").state, "vidin") == [(1, 2), (3,)]


# ---- who is out ----------------------------------------------------------------------------------------------------


def test_the_eliminated_have_no_orders():
    """RULES 5.12: besides the strategies all goes out of the game, unplayed, played and dropped orders too."""
    board = Board("BG LA EP").own("BG", *LATIN_LANDS).orders("LA", "harvest").razbor(4)
    state = board.state
    assert (state.unplayed[1], state.played[1], state.dropped[1]) == ((0,) * 5,) * 3


def test_whose_armies_take_the_lands_of_who_surrenders():
    """RULES 5.12: a guest takes the land it stands in; where somebody besieges, that one comes before all guests."""
    board = Board("BG LA EP").ally("BG", "EP").own("LA", "nis").put("tarnovo", "EP", "1r").put("vidin", "EP", "1r")
    board.put("vidin", "LA", "1r").turn("BG", "harvest").do("BG", Surrender(), Yield(("bulgaria",)))
    assert [(one.land, one.seat) for one in board.told(events.Captured)][:2] == [("vidin", 1), ("tarnovo", 2)]


def test_guests_of_who_surrenders_fight_where_nothing_parts_them():
    """RULES 3.4, 5.12: the besieger takes the land, the camp goes, and the ally inside meets the new owner in the open."""
    board = Board("BG LA EP").ally("BG", "EP").put("kopsis", "EP", "2r").put("kopsis", "LA", "1r")
    board.state.camps = (Camp("kopsis", 0, 1),)
    board.turn("BG", "harvest").do("BG", Surrender(), Yield(("bulgaria",)))
    assert [(one.land, one.seat) for one in board.told(events.Captured)] == [("kopsis", 1), ("kopsis", 2)]
    fought = [(one.kind, one.at, one.attackers, one.defenders) for one in board.told(events.BattleBegan)]
    assert fought == [("field", "kopsis", (2,), (1,))]


def test_a_third_in_a_land_of_broken_allies_fights_who_took_it():
    """RULES 3.4, 5.12: with the owner's camp goes what kept the besieger from the ally who takes the land."""
    board = Board("LA BG EP").ally("LA", "BG").own("LA", "kopsis").put("kopsis", "BG", "1r").put("kopsis", "EP", "2r")
    board.state.camps = (Camp("kopsis", 0, 1),)
    board.state.frames = [Razbor(2, (1,))]
    board.settle()
    board.do("BG", BreakAlliance())
    fought = [(one.kind, one.at, one.attackers, one.defenders) for one in board.told(events.BattleBegan)]
    assert fought == [("field", "kopsis", (2,), (1,))]
    assert [(one.land, one.seat) for one in board.told(events.Captured)][:2] == [("kopsis", 1), ("kopsis", 2)]


def test_who_follows_one_who_surrenders_may_propose():
    """RULES 5.11.2: that somebody had proposed an alliance before they gave up binds nobody else."""
    board = Board("BG LA EP NI").razbor().do("BG", Propose("bulgaria+latin")).do("LA", Decline())
    assert not [one for one in board.moves("BG") if isinstance(one, Propose)]
    board.do("BG", Surrender(), Yield(("bulgaria",)))
    assert (board.phase, board.asked()) == ("razbor_diplomacy", ["LA"])
    assert [one for one in board.moves("LA") if isinstance(one, Propose)]


def test_who_can_have_no_card_of_razbor_is_passed_over_alone():
    """RULES 5.11.3: the next is asked, whoever could have one."""
    board = Board("BG LA EP").hold("LA", "propaganda#1").hold("EP", "dynastic_marriage#1")
    assert board.razbor(2).until("razbor_cards").asked() == ["LA"]
    assert board.do("LA", Pass()).asked() == ["EP"]


def test_cards_of_razbor_come_one_at_a_time():
    """RULES 5.11.3: who has played one comes again after all others; who passes is out."""
    board = Board("BG LA EP").hold("BG", "papal_union#1", "grandees#1").hold("LA", "propaganda#1")
    board.hold("EP", "dynastic_marriage#1").razbor(2).until("razbor_cards").do("BG", Card("papal_union#1"))
    assert board.state.frames[-1].waiting == (1, 2, 0)
    board.do("LA", Pass())
    assert board.state.frames[-1].waiting == (2, 0)


# ---- what is told --------------------------------------------------------------------------------------------------


def test_how_a_proposal_was_answered_is_told():
    """RULES 8: who accepted and who did not; and the alliance, if all did."""
    for answer, answers, formed in (
        (Decline(), events.AllianceAnswered((0,), (1,)), []),
        (Accept(), events.AllianceAnswered((0, 1), ()), [events.AllianceFormed((0, 1))]),
    ):
        board = Board("LA BG EP").razbor().do("LA", Propose("latin+bulgaria")).do("BG", answer)
        assert (board.told(events.AllianceAnswered), board.told(events.AllianceFormed)) == ([answers], formed)


def test_a_ransom_and_a_disbanding_are_told():
    """RULES 8: with the price, the kind and the place."""
    board = Board("LA BG").put("thrace", "LA", "9r").fleet("marmara", "LA", 5)
    board.state.captives = (Captive(0, "regular", 1),)
    board.turn("LA", "arming").do("LA", Order("arming"), Disband("thrace", "regular"), Disband("marmara", "fleet"))
    assert board.told(events.Disbanded) == [
        events.Disbanded(0, "regular", "thrace"), events.Disbanded(0, "fleet", "marmara"),
    ]  # fmt: skip
    price = price_of(Ransom("regular", 1))
    board.do("LA", Done(), Ransom("regular", 1))
    assert board.told(events.Ransomed) == [events.Ransomed(0, "regular", 1, price)]


def test_the_tactic_that_counts_is_told():
    """RULES 8: which of a side's tactics its leader has let count."""
    board = Board("LA BG EP").ally("BG", "EP").put("kopsis", "BG", "2r").put("kopsis", "EP", "2r")
    board.put("thrace", "LA", "4r").hold("EP", "mountain_blow#1").coming("advance", "skirmish")
    board.turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis").until("battle_declare")
    board.do("EP", Hand(), Tactic("mountain_blow#1")).do("BG", Count(2))
    assert board.told(events.TacticChosen) == [events.TacticChosen("defenders", 2, "mountain_blow#1")]
