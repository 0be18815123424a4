"""Labels, menus, prompts, and the texts of table and hand."""

import re

import msgspec
import pytest

from games.balkans import GAME
from games.balkans.data.components import ADVANTAGES, CARDS, PLAYABLE, SEAS, STRAITS
from games.balkans.rules import moves
from games.balkans.rules.frames import Battle, Development
from games.balkans.rules.moves import (
    Build,
    BuildHome,
    Buy,
    Card,
    Done,
    Establish,
    Hire,
    Keep,
    Order,
    Promote,
    Ransom,
    Repair,
    With,
)
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Captive, Phase
from games.balkans.rules.realm.economy import BASE_HARVEST, price_of
from games.balkans.rules.war.losses import ways
from games.balkans.text import TEXT, names
from games.balkans.text.cardtext import moment
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Pick
from games.core.legality import is_legal
from tests.games.balkans.positions import Board
from tests.games.balkans.tables import NAMES, each_locale, some_view, speak


@pytest.fixture(scope="module")
def view():
    return some_view()


@each_locale
def test_every_name_has_its_words(view, locale):
    said = speak(locale)
    names = [
        *PLAYABLE,
        *SEAS,
        *STRAITS,
        *(f"{card}#1" for card in CARDS),
        "white+elite",
        "white+elite:2",
        "thrace:royal:1",
    ]
    names += [
        "latin:elite",
        "regular@thrace",
        "bulgaria+latin",
        "none",
        "stay",
        "aboard",
        "fleet",
        "offensive.2",
    ]
    for name in names:
        item = TEXT.item(name, view, said)
        assert 0 < len(item) <= 100
        assert "{" not in item
    for strange in ("nowhere", "x:y:z", "a#1"):
        with pytest.raises((LookupError, ValueError)):
            TEXT.item(strange, view, said)


@each_locale
def test_advantages_are_explained(view, locale):
    players = tuple(msgspec.structs.replace(player, advantages=tuple(ADVANTAGES)) for player in view.players)
    mine = msgspec.structs.replace(view, audience=0, players=players)
    assert len(TEXT.hand(mine, (), speak(locale)).splitlines()) >= len(ADVANTAGES)


# Prices


PAID = (Hire, Promote, Build, BuildHome, Repair, Buy, Establish, Ransom)


def arming(*cards):
    """Return a table in Arming, with these cards and all that can be paid for."""
    board = Board("VE LA EP", mode="advanced").turn("VE", "arming").own("VE", "dalmatia").put("crete", "VE", "1r")
    board.hold("VE", *cards).gold("VE", 30)
    board.state.ruins = ("crete",)
    return board.do("VE", Order("arming"), *([With(cards)] if cards else []))


def developing(*cards):
    """Return a table in Development, with these cards, and some to establish."""
    board = Board("BG LA EP", mode="advanced").turn("BG", "development").hold("BG", *cards).gold("BG", 40)
    return board.do("BG", Order("development"), *([With(cards)] if cards else []))


def developed(*cards):
    return developing(*cards).do("BG", Buy(), Buy())


def ransoming():
    board = Board("BG LA EP").turn("BG", "harvest").gold("BG", 20)
    board.state.captives = tuple(Captive(0, kind, 1) for kind in ("regular", "elite", "royal"))
    return board


@each_locale
def test_the_army_that_a_fleet_carries_is_named_whole(locale):
    for to in SEAS:
        label = TEXT.words(moves.Voyage("black_nw", to, "regular@kopsis"), some_view(), speak(locale)).label
        assert label.endswith(")")


@pytest.mark.parametrize(
    ("board", "least"),
    [
        (arming, 8),
        (lambda: arming("skilled_craftsmen#1"), 8),
        (developing, 1),
        (developed, 1),
        (lambda: developed("scholars#1"), 1),
        (ransoming, 3),
    ],
)
def test_the_price_on_a_button_is_what_is_paid(board, least):
    state = board().state
    view, choices = GAME.view(state, 0), GAME.moves(state, 0)
    paid = [choice for choice in choices if isinstance(choice, PAID)]
    assert len(paid) >= least
    for move in paid:
        after = GAME.copy(state)
        GAME.play(after, 0, move, SeededChance(bytes(32), 0))
        price = state.gold[0] - after.gold[0]
        assert f"{price} gold" in TEXT.words(move, view, speak()).label


@each_locale
def test_a_card_says_what_is_paid_besides_and_whether_it_is_discarded(locale):
    said, board = speak(locale), Board("LA BG EP", mode="advanced").put("thrace", "LA", "1r").gold("LA", 9)
    board.hold("LA", "crusading_volunteers#1").razbor(2)
    board.state.established[0] = ("seasoned_captain#1", "mercenary_army#1")
    view = GAME.view(board.state, 0)
    for name, key, left in (
        ("crusading_volunteers", "about-card-paid-troops", 8),
        ("local_militia", "about-card-troops", 9),
        ("sea_patrol", "about-card-troops", 9),
        ("greek_fire", "about-card", 9),
        ("seasoned_captain", "about-card-stays", 9),
        ("mercenary_army", "about-card-paid", 8),
    ):
        about = TEXT.words(Card(f"{name}#1"), view, said).about
        assert about == said(key, timing=moment(f"{name}#1", said), left=names.gold(left, said))
    board.do("LA", Card("crusading_volunteers#1"), moves.Choose("thrace"))
    assert board.state.gold[0] == 8 - price_of(Hire("elite", "thrace"))


@each_locale
def test_prices_in_the_rules_are_those_that_are_paid(locale):
    arms = [Hire("regular", ""), Hire("elite", ""), Hire("royal", ""), Promote(""), Build("", ""), Repair("")]
    prices = [str(price_of(move)) for move in arms]
    assert re.findall(r"\d+", speak(locale)("order-arming-text")) == prices
    assert re.findall(r"\d+", speak(locale)("order-harvest-text"))[:2] == [str(BASE_HARVEST), "1"]
    shop = [price_of(Buy(), (Development(0, bought=bought),)) for bought in range(5)]
    told = [price_of(Establish("")), *shop]
    assert re.findall(r"\d+", speak(locale)("order-development-text")) == [str(price) for price in told]
    assert re.findall(r"\d+", speak(locale)("own-strategic_start")) == [str(price_of(Keep(("one",))))]


# Who is asked


def test_who_has_planned_is_told_that_the_plan_may_change():
    board = Board("BG LA EP").planning()
    view = GAME.view(board.state, 0)
    board.do("BG", GAME.default(view, GAME.moves(board.state, 0)))
    view, choices = GAME.view(board.state, 0), GAME.moves(board.state, 0)
    assert TEXT.ask(view, choices, speak()) == "Your plan is made; you may change it until all are ready."
    assert TEXT.ask(view, (), speak()).startswith("Nothing to do now.")


@pytest.mark.parametrize(
    ("phase", "choices", "key"),
    [
        (Phase.TURN_CLOSE, (Card("spies#1"), Done()), "turn_close"),
        (Phase.TURN_CLOSE, (Done(),), None),
        (Phase.OFF_REACTION, (Done(),), "off_reaction"),
    ],
)
def test_there_is_no_tip_where_a_turn_can_only_be_ended(view, phase, choices, key):
    own = msgspec.structs.replace(view, audience=0, asked=(0,), phase=phase, asking="", frames=())
    found = TEXT.tip(own, choices, speak())
    assert (found and found.key) == key


@pytest.mark.parametrize(
    ("phase", "dropped", "line"),
    [
        (Phase.PLANNING, ("harvest",), "Your plan: Arming"),
        (Phase.PLANNING, (), "Your orders: Arming"),
        (Phase.TURN_CLOSE, ("harvest",), "Your orders: Arming"),
    ],
)
def test_orders_are_a_plan_until_the_season_begins(view, phase, dropped, line):
    own = msgspec.structs.replace(view, audience=0, phase=phase, hand=(), unplayed=("arming",), dropped=dropped)
    assert TEXT.hand(own, (), speak()).split("\n")[0] == line


ENGLISH = speak("en", 3)


def left_out(board):
    """Return the choices of Bulgaria that menus do not show; a choice of several armies by its verb."""
    choices = GAME.moves(board.state, 0)
    offered = TEXT.offered(choices, GAME.view(board.state, 0))
    return [choice.verb if isinstance(choice, Pick) else str(choice) for choice in choices if choice not in offered]


def test_menus_leave_out_what_achieves_nothing_or_takes_more_steps():
    board = Board("BG LA EP", troops=True).turn("BG", "offensive")
    own = ["vidin", "karvuna", "tarnovo", "sredets", "kopsis"]
    assert left_out(board) == [f"attack {land}" for land in own], "there is nobody to fight"
    board.do("BG", moves.Attack("thrace")).until("off_fleets")
    told = ["sail black_nw", "send thrace guarded,fleets"]
    assert left_out(board) == told, "each voyage is one step, and who stays is named"
    view = GAME.view(board.state, 0)
    labels = [TEXT.words(move, view, ENGLISH).label for move in TEXT.offered(GAME.moves(board.state, 0), view)[:3]]
    assert labels == [
        "Send all (5 armies and 1 fleet): 11 against 3",
        "Armies alone (5 armies): 10 against 3",
        "All but guards (1 army and 1 fleet): 6 against 3",
    ]
    board.fleet("black_sw", "LA")
    view, fought = GAME.view(board.state, 0), "enemy fleets off it, fought first: 1"
    by_sea = [
        fought in TEXT.words(move, view, ENGLISH).about for move in TEXT.offered(GAME.moves(board.state, 0), view)[:3]
    ]
    assert by_sea == [True, False, True], "who sends fleets reads whom they meet"
    board.until("off_armies")
    assert left_out(board) == [told[1], "march"], "the armies are chosen at once"
    board = Board("BG LA EP", troops=True).turn("BG", "offensive").do("BG", moves.Order("offensive"))
    far = left_out(board)
    assert {"choose arta", "choose naxos"} <= set(far)
    assert not {f"choose {land}" for land in (*own, "thrace")} & set(far), "troops may also gather at home"


def test_the_last_button_of_arming_tells_the_gold_that_is_kept():
    board = Board("BG LA").turn("BG", "arming").do("BG", moves.Order("arming"))
    for gold, label in ((14, "Done: keep 14 gold"), (0, "Done")):
        board.state.gold[0] = gold
        assert TEXT.words(moves.Done(), GAME.view(board.state, 0), ENGLISH).label == label


@pytest.mark.parametrize(("seat", "sums"), [("BG", "4 against 10"), ("LA", "10 against 4")])
def test_a_way_to_fight_tells_the_sums_of_the_battle_one_s_own_first(seat, sums):
    board = Board("BG LA").own("LA", "kopsis").put("kopsis", "LA", "4e").put("sredets", "BG", "4r")
    board.hold("BG", "furious_warriors#1").turn("BG", "offensive")
    board.offensive("BG", "kopsis").march("BG", "kopsis").until("battle_declare")
    view = GAME.view(board.state, {"BG": 0, "LA": 1}[seat])
    assert TEXT.words(moves.Draw(), view, ENGLISH).label == f"Draw a tactic, +0–3: {sums}"
    assert TEXT.words(moves.Stay(), view, ENGLISH).label == f"Stay: {sums}"


@each_locale
@pytest.mark.parametrize(("retreating", "key"), [((), "about-retreat-allies"), ((2,), "about-retreat")])
def test_a_retreat_beside_allies_who_may_stay_is_not_said_to_lose_the_battle(locale, retreating, key):
    board = Board("LA BG EP").ally("BG", "EP").own("BG", "kopsis").put("kopsis", "BG", "2r").put("kopsis", "EP", "3e")
    battle = Battle("field", "kopsis", (0,), (1, 2), 0, 1, stage="retreat", queue=(1,), retreating=retreating)
    board.put("kopsis", "LA", "4r").turn("LA").state.frames.append(battle)
    said = speak(locale)
    assert TEXT.words(moves.Retreat(), GAME.view(board.state, 1), said).about == said(key)


def test_letting_them_come_tells_the_sums_without_help_or_that_nobody_defends():
    for armies, label, about in (
        ("1r", "Let them come: 1 against 3", ""),
        ("2r", "Let them come: 2 (walls 3) against 3", ""),
        ("", "Leave it empty", "-empty"),
    ):
        board = (
            Board("BG LA EP").put("kopsis", "BG", "3r").put("thrace", "LA", armies).put("constantinople", "LA", "2r")
        )
        board.turn("BG", "offensive").do("BG", moves.Attack("thrace"), moves.Send("thrace", ("all",)))
        told = TEXT.words(moves.Done(), GAME.view(board.state, 1), ENGLISH)
        assert told.label == label
        assert told.about == ENGLISH(f"about-done-off_reaction{about}")


def test_a_tactic_is_announced_by_choosing_it():
    board = Board("BG LA").own("LA", "kopsis").put("kopsis", "LA", "4r").put("sredets", "BG", "4r")
    board.hold("BG", "furious_warriors#1", "boyar_retinue#1").turn("BG", "offensive")
    board.offensive("BG", "kopsis").march("BG", "kopsis").until("battle_declare")
    assert left_out(board) == ["hand"]


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_plans_are_offered_ready(mode):
    board = Board("BG LA EP", mode=mode).planning()
    view, choices = GAME.view(board.state, 0), GAME.moves(board.state, 0)
    plans = [choice for choice in TEXT.offered(choices, view) if isinstance(choice, moves.Plan)]
    assert len({TEXT.words(plan, view, ENGLISH).label for plan in plans}) == len(plans) == 5
    assert all(is_legal(plan, choices) for plan in plans)


def test_an_order_with_which_nothing_was_moved_yet_may_be_called_off():
    board = Board("BG LA EP", troops=True).turn("BG", "offensive").do("BG", moves.Attack("thrace"))
    for phase, asked in (
        ("off_fleets", "Move fleets and send armies to Thrace (17); then press Done."),
        ("off_armies", "Send your armies to Thrace (17), or give the order up."),
    ):
        board.until(phase)
        assert TEXT.ask(GAME.view(board.state, 0), board.moves("BG"), ENGLISH) == asked
    board.do("BG", moves.March("thrace", ("kopsis:regular:1",)))
    asked = TEXT.ask(GAME.view(board.state, 0), board.moves("BG"), ENGLISH)
    assert asked == "Send your armies to Thrace (17); then press Done."


def test_the_page_of_kingdoms_tells_the_numbers_of_each():
    (text,) = (page.text for page in TEXT.rules(BalkansOptions(), ENGLISH) if page.picture == "kingdoms")
    first, *kingdoms = text.split("\n\n")
    assert first == ENGLISH("page-kingdoms-text")
    assert len(kingdoms) == 5
    assert "**Bulgaria**: 5 lands, 6 armies, 1 fleet; Glory of the Tsar, Realm of Three Seas" in kingdoms


def test_losses_that_differ_are_offered_ready():
    board = Board("BG LA").own("LA", "thrace").put("thrace", "LA", "12r").put("sredets", "BG", "2r 2e")
    board.fleet("black_sw", "BG", 2).turn("BG", "offensive").offensive("BG", "thrace")
    board.do("BG", moves.Send("thrace", ("all",))).do("LA", moves.Meet("field")).until("battle_losses")
    view, choices = GAME.view(board.state, 0), GAME.moves(board.state, 0)
    offered = TEXT.offered(choices, view)
    assert [str(move) for move in offered] == ["retreat", "stay", "lose black_sw:1"], "the cheapest is lost by either"
    assert all(is_legal(move, choices) for move in offered)


@pytest.mark.parametrize(
    ("pool", "n", "found"),
    [
        (["nis:regular:1", "nis:elite:1", "nis:royal:1"], 1, [("nis:regular:1",)]),
        (["nis:regular:1", "nis:elite:1", "nis:royal:1"], 2, [("nis:regular:1", "nis:elite:1")]),
        (["nis:regular:1", "nis:regular:2", "white:1"], 1, [("nis:regular:1",), ("white:1",)]),
        (["nis:regular:1", "white:1", "white+elite:1"], 1, [("white:1",), ("nis:regular:1",)]),
        (["nis:royal:1", "nis:royal:2", "white:1"], 2, [("nis:royal:1", "white:1"), ("nis:royal:1", "nis:royal:2")]),
        (["white:1", "white:1@2", "aegean+elite:1"], 1, [("white:1@2",), ("white:1",), ("aegean+elite:1",)]),
    ],
)
def test_weaker_pieces_of_a_place_are_lost_first_and_the_last_army_last(pool, n, found):
    assert ways(pool, n) == found


def test_a_single_army_that_a_card_lets_march_is_offered_ready():
    board = Board("BG LA").put("kopsis", "BG", "2r").put("thrace", "LA", "1r").put("constantinople", "LA", "2r 1e")
    board.hold("LA", "reinforcements#1").turn("BG", "offensive").offensive("BG", "thrace").march("BG", "thrace")
    board.until("off_reaction").do("LA", moves.Card("reinforcements#1"))
    offered = TEXT.offered(board.moves("LA"), GAME.view(board.state, 1))
    assert [str(move) for move in offered if isinstance(move, moves.March)] == [
        "march thrace constantinople:regular:1",
        "march thrace constantinople:elite:1",
    ]
    labels = [TEXT.words(move, GAME.view(board.state, 1), ENGLISH).label for move in offered]
    assert len(set(labels)) == len(labels)


def test_a_card_is_not_asked_for_where_a_neutral_land_is_beaten_whatever_is_drawn():
    """RULES 5.9.5: one round won against a neutral opponent is the victory, and costs nothing."""
    for troops, asked in (("4r", True), ("9r", False)):
        board = (
            Board("BG LA").own(None, "nis").put("sredets", "BG", troops).hold("BG", "mercenary_army#1").gold("BG", 5)
        )
        board.turn("BG", "offensive").offensive("BG", "nis").march("BG", "nis").until("battle_start")
        offered = TEXT.offered(board.moves("BG"), GAME.view(board.state, 0))
        assert (moves.Card("mercenary_army#1") in offered) == asked


@each_locale
def test_kingdoms_are_chosen_before_the_first_round(locale):
    state, _ = GAME.deal(BalkansOptions(), 3, SeededChance(bytes(32), 0))
    view, said = GAME.view(state, PUBLIC), speak(locale, 3)
    assert TEXT.table(view, said).startswith(said("picture-setup"))
    assert GAME.pictures.beside(view, (), said).caption == said("picture-setup")


@each_locale
def test_a_proposed_alliance_names_the_other_players_or_if_that_is_too_long_the_kingdoms(locale):
    view, members = GAME.view(Board("BG LA EP").state, 0), "bulgaria+latin+epirus"
    said = speak(locale, 3)
    others = [f"{NAMES[seat]} ({names.kingdom(led, said)})" for seat, led in ((1, "latin"), (2, "epirus"))]
    assert TEXT.words(moves.Propose(members), view, said).label.endswith(": " + ", ".join(others))
    long = localizer_for(GAME, locale, ["W" * 32] * 3)
    assert "W" not in TEXT.words(moves.Propose(members), view, long).label


def test_the_last_of_agreed_rounds_is_named():
    view = some_view()
    agreed = msgspec.structs.replace(view, options=BalkansOptions(round_limit=9))
    said, open_end = (TEXT.table(one, speak()).partition("\n")[0] for one in (agreed, view))
    assert said.startswith(f"Round {view.round} of 9")
    assert open_end.startswith(f"Round {view.round} ")
    assert " of " not in open_end


def test_a_besieged_land_is_told_with_its_own_armies_alone():
    board = Board("BG LA EP").put("sredets", "BG", "3r").put("sredets", "LA", "2e").turn("BG", "offensive")
    label = TEXT.words(moves.Attack("sredets"), GAME.view(board.state, 0), ENGLISH).label
    assert label.startswith("Sredets (12) – Ana, 3 armies")
