"""The glossary, descriptions of choices, and the rules pages."""

import re

import msgspec
import pytest

from games.balkans import GAME
from games.balkans.data.components import CARDS, KINGDOMS, LANDS, ORDER_KINDS, SEAS
from games.balkans.rules.ending import target_of
from games.balkans.rules.moves import Order
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Gain, Step
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


def test_an_advantage_tells_whose_it_is_and_who_has_to_play_beside_it():
    assert "only if somebody leads" not in told("advantage:crusaders")
    assert "only if somebody leads Nicaea" in told("advantage:papal_support")


# Choices


def test_who_chooses_a_kingdom_reads_what_each_has():
    chance = Board("BG LA EP").chance
    state, _ = GAME.deal(BalkansOptions(seat_order="as_seated"), 3, chance)
    hand = TEXT.hand(GAME.view(state, 0), GAME.moves(state, 0), speak())
    assert hand.count("Homelands: ") == 3
    assert "Crusaders – " in hand
    assert TEXT.hand(GAME.view(state, 1), GAME.moves(state, 1), speak()) == ""


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


@each_locale
def test_only_the_last_one_standing_wins_where_no_other_way_to_win_is_named(locale):
    said, others = speak(locale), ({"round_limit": 5}, {"money_goal": 40}, {"control_territory": "thessalonica"})
    for options, key in (({}, "variant-annihilation"), *((other, "variant-annihilation-others") for other in others)):
        page = TEXT.rules(BalkansOptions(annihilation=True, **options), said)[-2].text
        assert f"- {said(key)}" in page.splitlines()


@each_locale
def test_the_influence_that_wins_is_that_of_a_team_where_there_are_teams(locale):
    """The preset, the page about the table and the rules name the same numbers, the smaller team's too."""
    said, chosen = speak(locale), BalkansOptions.presets["teams"]
    needed = {target_of(Board(kingdoms, **chosen).state, 1) for kingdoms in ("BG LA NI EP", "BG LA EP")}
    assert needed == {30, 15}
    page = TEXT.rules(BalkansOptions(**chosen), said)[-2].text
    for text in (said("preset-teams-about"), said("variant-influence-teams", n=30, less=15)):
        assert {int(number) for number in re.findall(r"\d+", text)} == needed
    assert said("variant-influence-teams", n=30, less=15) in page
    assert said("variant-influence", n=15) not in page
    assert "30" in said("preset-teams")


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
