"""The glossary, descriptions of choices, and the rules pages."""

import msgspec
import pytest

from games.balkans import GAME
from games.balkans.data.components import CARDS, KINGDOMS, LANDS, ORDER_KINDS, SEAS
from games.balkans.rules.moves import Card, Choose, Disband, Done, Hire, Kingdom, Meet, Order, Pass, Skip
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Gain, Lasting, Step
from games.balkans.text import TEXT
from games.check.golden import pngs
from games.core.contract import PUBLIC, from_bytes, to_bytes
from tests.games.balkans import picture_cases
from tests.games.balkans.positions import Board
from tests.games.balkans.tables import each_locale, speak

PICTURES = pngs("balkans")


def told(name, view=None):
    return TEXT.term(name, view, speak())


def test_lands_seas_cards_kingdoms_and_signs_are_all_there():
    names = list(TEXT.terms(speak()))
    assert len(names) == len(set(names))
    for sort, ids in (("land", LANDS), ("sea", SEAS), ("card", CARDS), ("kingdom", KINGDOMS)):
        assert {f"{sort}:{name}" for name in ids} <= set(names)
    with pytest.raises(KeyError):
        told("term:nothing")


def test_a_card_that_leaves_a_mark_tells_what_the_mark_does():
    assert told("term:revolt") in told("card:inciting_revolt")
    assert told("term:ruin") not in told("card:inciting_revolt")


@each_locale
def test_each_line_of_what_is_looked_up_begins_like_a_sentence(locale):
    for name in TEXT.terms(speak(locale)):
        for line in TEXT.term(name, picture_cases.besieged(), speak(locale)).split("\n"):
            assert line[:1] == line[:1].upper(), (name, line)


def test_the_picture_of_the_orders_shows_those_of_the_table():
    kinds = {"orders-standard": 3, "orders": 5}
    for mode, name in (("standard", "orders-standard"), ("advanced", "orders")):
        pages = TEXT.rules(BalkansOptions(mode=mode), speak())
        assert [page.picture for page in pages if page.picture in kinds] == [name]
        assert (
            sum(
                f"**{speak()(f'order-{kind}')}**" in page.text
                for page in pages
                if page.picture == name
                for kind in ORDER_KINDS
            )
            == kinds[name]
        )
        assert GAME.pictures.page(name, speak()) is not None


def test_a_land_tells_what_is_printed_and_with_a_table_who_stands_there():
    assert "Fortress, level 1; rich" in told("land:thrace")
    assert "At the start: Latin Empire." in told("land:thrace")
    assert "Kopsis (13)" in told("land:thrace")
    view = picture_cases.besieged()
    there = told("land:constantinople", view)
    assert "There: Ana – 2 regular armies, 1 elite army and 1 royal army" in there
    assert "Besieged by Ana" in there
    assert "Now held by Ana" in told("land:thrace", view)
    assert told("land:thrace") != told("land:thrace", view)
    assert "defence 2 + tactic" in told("land:belgrade", view)


def test_a_card_is_found_where_its_reader_knows_it_to_be():
    view = picture_cases.begun()
    mine = msgspec.structs.replace(view, audience=0, hand=("ambush#1",))
    assert "In your hand: 1" in told("card:ambush", mine)
    assert "In your hand" not in told("card:ambush", view)
    assert "hand" not in told("card:ambush", msgspec.structs.replace(view, audience=1)).lower()
    gone = msgspec.structs.replace(view, strategy_discard=("spies#1", "spies#2"))
    assert "On the discard piles: 2" in told("card:spies", gone)
    at_work = msgspec.structs.replace(view, lasting=(Lasting(1, "inciting_revolt#1", 1, "thrace"),))
    assert "played by Борис" in told("card:inciting_revolt", at_work)


def test_a_kingdom_tells_its_homelands_and_who_leads_it():
    assert "Homelands: " in told("kingdom:venice")
    assert "no royal army" in told("kingdom:venice")
    assert "Led by Jo" in told("kingdom:venice", picture_cases.begun())
    assert "+" in told("advantage:crusaders")


def test_an_advantage_tells_whose_it_is_and_who_has_to_play_beside_it():
    assert "Only if a player leads" not in told("advantage:crusaders")
    assert "Only if a player leads Nicaea" in told("advantage:papal_support")


# Choices


def said(board, name, move):
    return TEXT.words(move, GAME.view(board.state, board.seat(name)), speak()).about


def test_choices_say_what_they_bring_and_leave():
    board = Board("BG LA EP").gold("BG", 7).turn("BG", "harvest", "arming")
    assert said(board, "BG", Order("harvest")).startswith("Brings 9 gold now")
    assert "unseen" in said(board, "BG", Skip("arming"))
    board.do("BG", Order("arming"))
    assert said(board, "BG", Hire("elite", "tarnovo")) == "2 strength in battle; leaves you 4 gold."
    assert said(board, "BG", Done()) == "Gold you keep is there next season."
    choosing = picture_cases.changed(picture_cases.begun(), audience=0)
    about = TEXT.words(Kingdom("bulgaria"), choosing, speak()).about
    assert about == "Its advantages: Glory of the Tsar, Realm of Three Seas."
    assert TEXT.words(Kingdom("bulgaria"), choosing, speak()).label == "Bulgaria: 5 lands, 6 armies, 1 fleet"
    assert "walls do not count" in TEXT.words(Meet("field"), choosing, speak()).about


def test_a_target_tells_its_walls_and_how_it_resists():
    board = Board("BG LA EP").put("tarnovo", "BG", "1r").put("vidin", "BG", "1r").turn("BG", "offensive")
    board.do("BG", Order("offensive"))
    assert said(board, "BG", Choose("thrace")) == "fortress, level 1; rich; " + speak()("land-empty-walls")
    assert said(board, "BG", Choose("belgrade")).startswith("you 2, they 2, each + a tactic; ")
    assert said(board, "BG", Choose("crete")).startswith("Out of reach")


def test_who_chooses_a_kingdom_reads_what_each_has():
    chance = Board("BG LA EP").chance
    state, _ = GAME.deal(BalkansOptions(seat_order="as_seated"), 3, chance)
    hand = TEXT.hand(GAME.view(state, 0), GAME.moves(state, 0), speak())
    assert hand.count("Homelands: ") == 3
    assert "Crusaders – " in hand
    assert TEXT.hand(GAME.view(state, 1), GAME.moves(state, 1), speak()) == ""


def test_a_laden_fleet_is_disbanded_by_name():
    view = picture_cases.changed(picture_cases.begun(), audience=0, phase="arming")
    label = TEXT.words(Disband("marmara+elite", "fleet"), view, speak()).label
    assert label == "Disband: fleet with elite army, Sea of Marmara"


def test_passing_says_what_follows_in_each_step():
    view = picture_cases.changed(picture_cases.begun(), audience=0)
    phases = ("battle_lend", "battle_start", "battle_end", "razbor_diplomacy", "razbor_cards")
    assert len({TEXT.words(Pass(), picture_cases.changed(view, phase=phase), speak()).about for phase in phases}) == 5
    paid = picture_cases.changed(
        view, players=tuple(msgspec.structs.replace(player, gold=3) for player in view.players)
    )
    assert "leaves you 2 gold" in TEXT.words(Card("mercenary_army#1"), paid, speak()).about


# Pages


@each_locale
def test_the_pages_speak_of_this_table(locale):
    def variants(**options):
        return TEXT.rules(BalkansOptions(**options), speak(locale))[-2].text

    plain = variants()
    assert "30" in plain
    others = [
        {"mode": "advanced"}, {"target": 45}, {"territorial_victory": False}, {"annihilation": True},
        {"round_limit": 7}, {"money_goal": 40}, {"control_territory": "thessalonica"}, {"non_players": "unplayable"},
        {"alliances": "teams"}, {"kingdom_choice": "lot"}, {"strategic_start": True}, {"manoeuvre": True},
    ]  # fmt: skip
    told = [variants(**option) for option in others]
    assert len({plain, *told}) == len(others) + 1
    standard, advanced = (TEXT.rules(BalkansOptions(mode=mode), speak(locale)) for mode in ("standard", "advanced"))
    assert sum(page.text != other.text for page, other in zip(standard, advanced, strict=True)) == 4


# Pictures of where troops went, and of the end


def test_arrows_show_where_troops_went():
    view = picture_cases.begun()
    moved = picture_cases.changed(view, trail=(Step(0, "kopsis", "thrace"),))
    assert PICTURES.table(moved, speak()) != PICTURES.table(view, speak())


def test_names_on_the_map_are_in_the_readers_language():
    view = picture_cases.begun()
    names = ("Ana", "Bo", "Cy", "Di", "Ed")
    assert PICTURES.table(view, speak("en").named(names)) != PICTURES.table(view, speak("ro").named(names))


def test_the_end_shows_where_influence_came_from_and_the_course_of_the_game():
    over = picture_cases.over()
    assert PICTURES.table(over, speak()) != PICTURES.table(picture_cases.changed(over, gains=()), speak())
    other = tuple(
        msgspec.structs.replace(gain, why="breach") if gain.why == "royal-lost" else gain for gain in over.gains
    )
    assert PICTURES.table(picture_cases.changed(over, gains=other), speak()) == PICTURES.table(over, speak()), (
        "both are war"
    )


def test_changes_of_influence_and_ways_of_troops_are_kept():
    board = Board("BG LA EP").put("kopsis", "BG", "2r").turn("BG", "offensive").offensive("BG", "thrace")
    board.march("BG", "thrace")
    assert board.state.trail == (Step(0, "kopsis", "thrace"),)
    assert GAME.view(board.state, PUBLIC).trail == board.state.trail
    assert not board.orders("LA", "harvest").do("LA", Order("harvest")).state.trail
    counted = Board("BG LA EP").razbor(5)
    lands = [gain for gain in counted.state.gains if gain.why == "lands"]
    assert lands == [Gain(seat, counted.state.round - 1, "lands", 5) for seat in range(3)]
    assert sum(gain.n for gain in counted.state.gains) == sum(counted.state.influence)


def test_states_from_before_the_history_open():
    state, _ = GAME.deal(BalkansOptions(), 3, Board("BG LA EP").chance)
    old = msgspec.msgpack.decode(to_bytes(state))
    del old["gains"], old["trail"]
    assert from_bytes(GAME.State, msgspec.msgpack.encode(old)) == state
