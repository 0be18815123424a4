"""Pictures show differences between tables, and nothing but the view."""

import msgspec
import pytest

from games.balkans import GAME
from games.balkans.data import geography
from games.balkans.data.components import CARDS, KINGDOMS, PLAYABLE
from games.balkans.picture import tokens
from games.balkans.picture.ground import ZOOMS, close_window, overlap, sheet, whole_window
from games.balkans.picture.hand import cards
from games.balkans.picture.holdings import chips
from games.balkans.picture.places import BARE, CLOSE, places
from games.balkans.picture.realms import kingdoms_by_seat
from games.balkans.picture.shields import tincture
from games.balkans.picture.subjects import subject
from games.balkans.picture.survey import battle_sums
from games.balkans.picture.tags import tags
from games.balkans.picture.tokens import taken
from games.balkans.rules.frames import Defence, FieldChoice, Offensive
from games.balkans.rules.moves import Attack, Card, Draw, Meet, Pass
from games.balkans.rules.public import Phase
from games.balkans.text import TEXT
from games.balkans.text import table as describing
from games.balkans.views.prospects import sums_with
from games.balkans.views.reconstruct import balance
from games.check.golden import fits, opened, pngs
from games.core.contract import PUBLIC, Pick
from games.core.touch import matches
from games.kit import lettering, palette
from games.kit.layout import Box
from games.kit.lettering import in_lines
from games.kit.rendering.strokes import Text
from tests.games.balkans import picture_cases
from tests.games.balkans.positions import Board
from tests.games.balkans.tables import TABLES, each_locale, some_view, speak, states
from tests.games.tables import daily, touched

PICTURES = pngs("balkans")


@pytest.fixture(scope="module")
def drawn():
    return {name: draw() for name, draw in picture_cases.DRAWN.items()}


@pytest.mark.parametrize(
    "change",
    [
        {"revolt": True},
        {"ruin": True},
        {"level": 2},
        {"owner": 3},
        {"armies": ()},
    ],
)
def test_whatever_changes_on_a_land_shows(change, drawn):
    view = picture_cases.begun()
    lands = view.lands | {"karvuna": picture_cases.changed(view.lands["karvuna"], **change)}
    assert PICTURES.table(picture_cases.changed(view, lands=lands), picture_cases.localizer("bg")) != drawn["start"]


@pytest.mark.parametrize("seat", range(5))
def test_numbers_can_be_read_on_every_shield(seat):
    fill, ink = tincture(seat)
    assert palette.contrast(fill, ink) >= 4.5


# The close-up


def test_a_place_in_question_is_shown_close(drawn):
    view = picture_cases.besieged()
    defended = picture_cases.changed(view, frames=(Defence(0, "arta"),))
    assert describing.target_of(view) == "constantinople"
    assert describing.target_of(defended) == "arta"
    assert describing.target_of(picture_cases.begun()) == ""
    moved = [
        PICTURES.table(picture_cases.changed(view, frames=(Offensive(0, at),)), picture_cases.localizer("ru"))
        for at in ("arta", "nis")
    ]
    assert len({drawn["siege"], *moved}) == 3


def test_a_close_up_shows_all_of_its_target_beside_the_corner():
    whole = whole_window(1056, 980)
    corners = [Box(x, y, 330, 308) for y in (662, 10) for x in (10, 716)]
    for land in PLAYABLE:
        window = close_window(land, whole)
        corner = tokens.emptiest(window, land, corners)
        for box in places(window, CLOSE)[land][:3]:
            assert overlap(box, Box(0, 0, 1056, 980)) == box, land
            assert overlap(box, corner) is None, land


def test_a_battle_shows_and_tells_how_it_stands():
    view = picture_cases.besieged()
    assert balance(view, view.battle) == (11, 10)
    assert "Ana 11 – Борис 10" in TEXT.table(view, picture_cases.localizer())
    mine = picture_cases.changed(view, audience=0, phase="battle_declare", asked=(0,))
    assert TEXT.ask(mine, (), picture_cases.localizer()).startswith("You 11, **Борис** 10; the defender wins ties.")
    assert TEXT.term("land:constantinople", mine, picture_cases.localizer()).startswith(
        "Before tactics: you – armies 7 + fleets 2 + Glory of the Tsar 2 = 11; "
        "**Борис** – armies 4 + fleets 3 + Crusaders 1 + fortress 2 = 10. The defender wins ties."
    )


def test_field_or_siege_is_chosen_with_both_strengths():
    view = picture_cases.besieged()
    choosing = picture_cases.changed(view, frames=(view.frames[0], FieldChoice(1, "constantinople")))
    assert TEXT.words(Meet("field"), choosing, picture_cases.localizer()).label == "Open field: 8 against 11"
    assert TEXT.words(Meet("siege"), choosing, picture_cases.localizer()).label == "Behind walls: 10 against 11"


# Texts


def test_a_kingdom_that_is_taken_has_the_colour_of_its_seat():
    view, _ = picture_cases.choosing()
    assert view.players[0].kingdom == "latin"
    by_seat = kingdoms_by_seat(view)
    assert by_seat[0] == "latin"
    assert sorted(by_seat) == sorted(KINGDOMS)


def test_text_is_broken_between_words():
    assert in_lines("one two three", 34, 10, 2) == ["one", "two three"]
    assert in_lines("one", 34, 10, 2) == ["one"]


# Along random tables


@pytest.fixture(scope="module")
def view():
    return some_view()


@pytest.mark.parametrize("number", daily(len(TABLES)))
def test_pictures_of_a_table_are_within_bounds_and_come_from_the_view_alone(number):
    seats = TABLES[number][1]
    said = speak("bg", seats)
    for state in states(number, 120):
        public = GAME.view(state, PUBLIC)
        picture = PICTURES.table(public, said)
        assert fits(picture)
        assert PICTURES.table(GAME.view(GAME.copy(state), PUBLIC), said) == picture
        for seat in range(seats):
            mine = GAME.view(state, seat)
            assert PICTURES.table(mine, said) == picture, "what one seat knows alone is on nobody's table"
            hand = PICTURES.hand(mine, GAME.moves(state, seat), said)
            assert hand is None or fits(hand)


def test_who_holds_nothing_has_no_picture_of_it(view):
    assert PICTURES.hand(view, (), speak()) is None


def test_a_card_that_may_be_played_is_raised(view):
    mine = msgspec.structs.replace(view, audience=0, hand=("ambush#1", "spies#1"))
    assert PICTURES.hand(mine, (Card("spies#1"),), speak()) != PICTURES.hand(mine, (), speak())


def test_either_of_two_equal_cards_can_be_touched_to_play_the_one_that_is_offered(view):
    held = ("spies#1", "spies#2", "ambush#1")
    mine, choices = msgspec.structs.replace(view, audience=0, hand=held), (Card("spies#1"),)
    regions = [region for region in cards(mine, choices, speak()).regions if region.term.startswith("card:")]
    assert [region.names[0] for region in regions] == list(held)
    assert [bool(match) for match in matches(GAME, regions, choices)] == [True, True, False]


def test_equal_cards_are_one_chip_in_the_strip(view):
    mine = msgspec.structs.replace(view, audience=0, hand=("spies#1", "ambush#1", "spies#2"))
    regions = chips(mine, (), (), (), speak()).regions
    assert [region.names for region in regions] == [("spies#1", "spies#2"), ("ambush#1",)]


@each_locale
@pytest.mark.parametrize("many", [4, 6, 8])
def test_all_that_a_card_does_stands_on_it(view, locale, many, monkeypatch):
    whole, cut = lettering.fit, set()

    def fit(text, width, size, **face):
        shown, size = whole(text, width, size, **face)
        if shown != lettering.readable(text):
            cut.add(text)
        return shown, size

    monkeypatch.setattr(lettering, "fit", fit)
    names = [f"{card}#1" for card in CARDS]
    for first in range(0, len(names), many):
        mine = msgspec.structs.replace(view, audience=0, hand=tuple(names[first : first + many]))
        assert fits(PICTURES.hand(mine, (), speak(locale)))
    assert not cut


def test_cards_that_find_no_room_are_counted(view):
    held = [
        msgspec.structs.replace(view, audience=0, hand=tuple(f"{card}#1" for card in list(CARDS)[:n]))
        for n in (12, 13, 14)
    ]
    drawn = [opened(PICTURES.hand(mine, (), speak())) for mine in held]
    assert len({image.size for image in drawn}) == 1
    assert len({image.tobytes() for image in drawn}) == 3


def test_sums_on_the_map_begin_with_one_s_own():
    for (view, choices), own, theirs in (
        (picture_cases.attacked(), 3, 10),
        (picture_cases.questions()["march"], 14, 3),
    ):
        hand = GAME.pictures.hand(view, choices, picture_cases.localizer())
        assert f"{own}:{theirs}" in {stroke.text for stroke in _texts(hand)}


def test_the_hand_of_a_player_who_has_planned_shows_the_plan():
    view, choices = picture_cases.planned()
    shown = {stroke.text for stroke in _texts(GAME.pictures.hand(view, choices, picture_cases.localizer()))}
    assert {"Harvest × 2", "Offensive × 2"} <= shown
    assert not {"Arming × 2", "Defence × 2", "Development × 2"} & shown


_BEYOND = {"macedonia": {"38"}, "asia": {"44"}}
"""Lands of a region that are beyond the edge of its map."""


def test_a_map_of_a_region_hides_none_of_its_lands_behind_the_whole_map():
    for name in geography.REGIONS:
        lands = {str(geography.numbers()[land]) for land in PLAYABLE if geography.region(land) == name}
        shown = {stroke.text for stroke in _texts(GAME.pictures.term(f"map:{name}", None, picture_cases.localizer()))}
        assert lands - shown == _BEYOND.get(name, set()), name


def test_a_page_has_one_map_which_is_the_same_in_every_question_and_shows_the_sums_of_battles():
    """What the pictures in messages show of places in their maps and close-ups is on it; below it there is no map."""
    sums = set[str]()
    for state in states(0, 7):
        for seat in (PUBLIC, *GAME.acting(state)):
            view, choices = GAME.view(state, seat), GAME.moves(state, seat) if seat != PUBLIC else ()
            localizer = picture_cases.localizer()
            table = GAME.pictures.table(view, localizer)
            page = GAME.pictures.beside(view, choices, localizer)
            if view.outcome is not None:
                assert page is None
                continue
            assert page.table.board == (0, 0, 1056, 1040)
            assert page.hand is None or page.hand.board is None
            if view.phase is Phase.CHOOSE_KINGDOM:
                continue
            assert _named(table) <= _named(page.table)
            if (about := subject(view, choices)) is not None:
                found, told = tags(view, choices, about), battle_sums(view, choices, about, small=False)
                assert len({region.names[0] for region in _tags(page.table)}) <= 3
                for land, tag in found.items():
                    mine, theirs = map(int, told[land][0].text.split(":"))
                    assert (tag.mine in {mine, None}, tag.theirs) == (True, theirs), land
                    assert len(told) <= 3 or tag.held or mine > max(theirs, tag.walls), "of many, those that are won"
                sums |= set(found)
    assert sums


def test_a_land_stands_for_all_armies_that_may_leave_it():
    view, choices = picture_cases.questions()["march"]
    board = GAME.pictures.beside(view, choices, speak()).table
    (pick,) = (choice for choice in choices if isinstance(choice, Pick) and choice.pool)
    lands = [region for region in board.regions if region.names[0].partition(":")[1] == ""]
    taken = {region.term: set(region.names) & set(pick.pool) for region in lands}
    for land in {name.partition(":")[0] for name in pick.pool if name != "fleets"}:
        assert taken[f"land:{land}"] == {name for name in pick.pool if name.startswith(f"{land}:")}


@pytest.mark.parametrize("question", [*picture_cases.questions().values(), picture_cases.planned()])
def test_orders_and_cards_of_a_page_are_as_large_as_a_finger(question):
    strip = GAME.pictures.beside(*question, speak()).hand
    assert {region.term.partition(":")[0] for region in strip.regions} == {"order", "card"}
    for region in strip.regions:
        left, top, right, bottom = region.box
        assert min(right - left, bottom - top) * 390 / 1080 >= 43.5


def test_the_plates_have_the_numbers_of_the_pictures_in_messages_and_influence_first():
    view = picture_cases.full()
    plates = GAME.pictures.beside(view, (), speak()).plates
    assert [plate.seat for plate in plates] == list(view.order)
    shown = {
        stroke.text for stroke in _texts(GAME.pictures.table(msgspec.structs.replace(view, audience=PUBLIC), speak()))
    }
    for plate in plates:
        assert {stat.text for stat in plate.stats} <= shown
        assert [stat.emblem for stat in plate.stats[:1]] == ([] if plate.out else ["star"])
    assert any(plate.out and plate.note in shown for plate in plates)


def _named(picture):
    return {name for region in picture.regions for name in region.names}


def test_a_tag_with_sums_covers_no_number_tower_or_troops_and_no_other_tag():
    shown = 0
    for state in states(0, 3):
        for seat in GAME.acting(state):
            view, choices = GAME.view(state, seat), GAME.moves(state, seat)
            page = GAME.pictures.beside(view, _few(choices), speak())
            if page is None:
                continue
            filled = taken(view, sheet(ZOOMS[0]), (0, 0), BARE)
            for land in dict.fromkeys(region.names[0] for region in _tags(page.table)):
                boxes = [_box(region) for region in _tags(page.table) if region.names[0] == land]
                others = [_box(region) for region in _tags(page.table) if region.names[0] != land]
                assert all(overlap(box, other) is None for box in boxes for other in (*filled, *others)), land
                shown += 1
    assert shown > 5


def test_the_tag_of_an_armed_attack_lies_where_the_question_has_it_and_tells_the_same():
    view, choices = picture_cases.questions()["turn"]
    assert not _tags(GAME.pictures.beside(view, choices, speak()).table), "none if there are many"
    tagged = {region.names[0]: region for region in _tags(GAME.pictures.beside(view, _few(choices), speak()).table)}
    assert tagged
    armed = 0
    for choice in choices:
        if isinstance(choice, Attack) and (drawn := GAME.pictures.ghost(view, choice, speak())) is not None:
            assert drawn.size == GAME.pictures.beside(view, choices, speak()).table.size
            told = sums_with(view, choice.land)
            assert [stroke.text for stroke in _texts(drawn)][:2] == [str(told.attackers), str(told.defenders)]
            if choice.land in tagged:
                assert tagged[choice.land] in drawn.regions
            armed += choice.land not in tagged
    assert armed, "of the lands without a tag a tap tells the sums"


def _few(choices):
    """Return choices with three attacks at most."""
    attacks = [choice for choice in choices if isinstance(choice, Attack)]
    return [choice for choice in choices if choice not in attacks[3:]]


def _tags(picture):
    return [region for region in picture.regions if {"field", "siege"} & set(region.names)]


def _box(region):
    left, top, right, bottom = region.box
    return Box(left, top, right - left, bottom - top)


def test_a_sum_stands_for_its_land_where_it_lies_beside_it():
    view, choices = picture_cases.questions()["turn"]
    board = GAME.pictures.beside(view, _few(choices), picture_cases.localizer()).table
    sums = [region for region in board.regions if "field" in region.names]
    assert sums
    for region in sums:
        assert region.term == f"land:{region.names[0]}"
        assert any(isinstance(choice, Attack) and choice.land in region.names for choice in choices), region


def test_a_crowded_map_shows_the_sums_that_tell_lands_apart():
    """None where nothing can come, and walls only where they hold though the field is won."""
    seen = set()
    for state in states(0, 3):
        for seat in GAME.view(state, PUBLIC).asked[:1]:
            view, choices = GAME.view(state, seat), GAME.moves(state, seat)
            about = subject(view, choices)
            if view.offensive is not None or about is None or len(about.places) < 2:
                continue
            few = battle_sums(view, choices, about, small=True)
            for land, (field, *walls) in battle_sums(view, choices, about, small=False).items():
                own, theirs = map(int, field.text.split(":"))
                holds = bool(walls) and theirs < own <= int(walls[0].text.split(":")[1])
                shown = few.get(land, ())
                assert len(shown) == (0 if own == 0 else 2 if holds else 1), (land, field, walls)
                seen.add((own > 0, bool(walls), len(shown)))
    assert seen >= {(False, False, 0), (True, False, 1), (True, True, 1), (True, True, 2)}


def _texts(picture):
    return [stroke for layer in picture.layers for stroke in layer.strokes if isinstance(stroke, Text)]


def test_orders_attacks_and_voyages_can_be_touched():
    turn = Board("BG LA EP", troops=True, manoeuvre=True).turn("BG", "offensive", "harvest")
    assert touched(GAME, turn.state, 0, speak()) == ({"order", "attack"}, {"skip", "surrender"})
    planning = Board("BG LA EP", troops=True).hold("BG", "ambush#1").planning()
    assert touched(GAME, planning.state, 0, speak())[0] == {"plan"}
    sailing = Board("BG LA EP", troops=True).turn("BG", "offensive").fleet("marmara", "BG", 1, "regular")
    sailing.do("BG", Attack("gallipoli"))
    assert touched(GAME, sailing.state, 0, speak()) == ({"voyage", "sail", "ask", "send"}, {"done"})
    far = Board("BG LA EP", troops=True).turn("BG", "offensive").fleet("ionian", "BG", 1, "regular")
    far.do("BG", Attack("gallipoli"))
    page = GAME.pictures.beside(GAME.view(far.state, 0), GAME.moves(far.state, 0), speak())
    letters = {stroke.text for stroke in _texts(page.table)}
    assert geography.letters()["ionian"] in letters, "the sea from which the fleet goes has its letter too"


def test_the_name_of_an_offensive_stands_for_a_manoeuvre_too():
    board = Board("BG LA EP", troops=True, manoeuvre=True).turn("BG", "offensive", "harvest")
    picture = GAME.pictures.hand(GAME.view(board.state, 0), board.moves("BG"), speak())
    named = {region.term: "manoeuvre" in region.names for region in picture.regions if region.term.startswith("order:")}
    assert named == {"order:harvest": False, "order:offensive": True}


def test_a_question_of_a_battle_is_about_its_land():
    view = picture_cases.besieged()
    mine = picture_cases.changed(view, audience=0, phase="battle_declare", asked=(0,))
    board = GAME.pictures.beside(mine, (Draw(),), speak())
    left, top, wide, high = board.about
    x, y = next(region for region in board.table.regions if region.term == "land:constantinople").box[:2]
    assert left < x < left + wide
    assert top < y < top + high
    for audience in (PUBLIC, *range(mine.seats)):
        watching = picture_cases.changed(mine, audience=audience)
        assert GAME.pictures.beside(watching, (), speak()).about == board.about, "all see it while others answer"


def test_a_question_about_no_land_is_about_the_own_lands():
    view = picture_cases.besieged()
    asked = picture_cases.changed(view, audience=0, asked=(0,), frames=())
    left, top, wide, high = GAME.pictures.beside(asked, (Pass(),), speak()).about
    regions = {region.term: region for region in GAME.pictures.beside(asked, (), speak()).table.regions}
    for name, land in asked.lands.items():
        if land.owner == 0:
            x, y = regions[f"land:{name}"].centre
            assert left < x < left + wide
            assert top < y < top + high
    assert GAME.pictures.beside(asked, (), speak()).about is None, "whoever watches sees all of the map"
