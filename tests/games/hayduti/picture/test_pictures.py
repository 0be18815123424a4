"""Hayduti's pictures show what the view says and nothing else."""

from itertools import combinations

import msgspec
import pytest
from PIL import ImageChops

from games.check.golden import fits, opened, pngs
from games.core.contract import Outcome, Pick
from games.core.localizer import LOCALES
from games.core.touch import DISCARD
from games.hayduti import GAME
from games.hayduti.data.cards import CODES, SHEET, STATS
from games.hayduti.data.cards import NAMES as CARDS
from games.hayduti.picture import pieces, portraits
from games.hayduti.text import names
from games.kit import palette
from games.kit.art.raster import rasterise
from games.kit.lettering import measure
from tests.games.hayduti.picture_cases import (
    SCORES,
    after,
    broken,
    clearing,
    crowded,
    fallen,
    forming,
    localizer,
    longest,
    over,
    plain,
    seen,
)
from tests.games.hayduti.positions import table
from tests.games.tables import touched

PICTURES = pngs("hayduti")
ENGLISH = localizer()


@pytest.mark.parametrize("count", [1, 7, 12, 20, 35])
@pytest.mark.parametrize("beside", [0, 7, 40])
def test_hands_of_every_size_are_drawn_below_fields_of_every_size(count, beside):
    view = seen(plain(), 0)
    view = msgspec.structs.replace(view, hand=CARDS[::2][:count], field=(*view.field, *CARDS[-beside - 1 : -1]))
    assert fits(PICTURES.hand(view, GAME.moves(plain(), 0), ENGLISH))


@pytest.mark.parametrize("beside", [0, 1, 9, 40])
def test_the_field_of_a_page_has_every_position_and_moves_none_however_long_it_grows(beside):
    view = seen(plain())
    view = msgspec.structs.replace(view, field=(*view.field, *CARDS[:beside]))
    board = GAME.pictures.beside(view, (), ENGLISH).table
    left, top, wide, high = board.board
    positions = {region.names[0]: region.box for region in board.regions if region.field == "pos"}
    assert len(positions) == 16 + beside
    assert positions["1"][:2] == (28, 0)
    assert positions["16"] == (808, 768, 1052, 1008)
    assert all(left <= x and top <= y and a <= left + wide and b <= top + high for x, y, a, b in positions.values())


def test_the_plates_of_a_page_say_what_those_of_the_table_say():
    plates = GAME.pictures.beside(seen(crowded()), (), ENGLISH).plates
    svg = GAME.pictures.table(seen(crowded()), ENGLISH).svg(str)
    assert [plate.seat for plate in plates] == list(range(len(plates)))
    for committee, plate in zip(seen(crowded()).committees, plates, strict=True):
        assert [stat.text for stat in plate.stats[1:5]] == [*map(str, committee.stats), str(committee.hand)]
        assert all(f">{stat.text}</text>" in svg for stat in plate.stats if stat.text)
        assert plate.role == pieces.MARKERS[committee.exposed]


@pytest.mark.parametrize("beside", [1, 9, 13, 40])
def test_what_finds_no_room_on_the_field_is_counted(beside):
    view = seen(crowded())
    long = msgspec.structs.replace(view, field=(*view.field, *CARDS[:beside]))
    drawn = PICTURES.table(long, ENGLISH)
    assert fits(drawn)
    shorter = msgspec.structs.replace(view, field=long.field[:-1])
    assert PICTURES.table(shorter, ENGLISH) != drawn


@pytest.mark.parametrize(
    "seats", [pytest.param(seats, marks=[] if seats in {2, 6} else pytest.mark.exhaustive) for seats in GAME.seats]
)
@pytest.mark.parametrize("reason", ["score", "uprising-won"])
def test_results_of_every_number_of_players_are_drawn(seats, reason):
    scores = tuple(msgspec.structs.replace(SCORES[seat % 3], seat=seat) for seat in range(seats))
    view = msgspec.structs.replace(
        over(reason), seats=seats, scores=scores, outcome=Outcome(places=tuple(range(1, seats + 1)), reason=reason)
    )
    assert fits(PICTURES.table(view, ENGLISH))
    led = msgspec.structs.replace(scores[-1], led=STATS)
    assert PICTURES.table(msgspec.structs.replace(view, scores=(*scores[:-1], led)), ENGLISH) != PICTURES.table(
        view, ENGLISH
    )


def test_the_longest_score_is_summed_up_within_its_plate():
    beyond = (976, 200, 1004, 700)
    bare = opened(PICTURES.table(over(), ENGLISH)).convert("RGB").crop(beyond)
    many = msgspec.structs.replace(SCORES[0], voyvodas=(2, 3, 5, 7) * 4)
    for score in (many, msgspec.structs.replace(many, deytsi=many.deytsi * 4)):
        view = msgspec.structs.replace(over(), scores=(score, *SCORES[1:]))
        drawn = opened(PICTURES.table(view, ENGLISH)).convert("RGB").crop(beyond)
        most = max(high for _, high in ImageChops.difference(bare, drawn).getextrema())
        assert most < 40, "nothing runs over the plate"


def test_a_card_that_may_be_chosen_stands_higher_or_is_gilded():
    view = seen(forming(), 0)
    rest = opened(PICTURES.hand(view, (), ENGLISH)).convert("RGB")
    lifted = opened(PICTURES.hand(view, GAME.moves(forming(), 0), ENGLISH)).convert("RGB")
    changed = ImageChops.difference(rest, lifted).convert("L").point(lambda value: 255 if value > 60 else 0)
    left, top, right, bottom = changed.getbbox()
    assert top < 110, "the voyvoda at 1 is gilded"
    assert bottom > lifted.height - 200, "cards of the hand stand higher"
    assert right > 1000
    assert left < 40


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_drawn_with_a_name_that_fits(locale):
    said = localizer(locale)
    for deets in SHEET.deets:
        card = names.card_of(f"deets-{deets.id}")
        name = pieces.short_name(card, said, 228)
        assert set(name.split()) <= set(deets.name[locale].replace("-", " ").split()) | {deets.name[locale]}
        assert measure(name, 34) <= 228
    for start in range(0, len(CARDS), 16):
        view = msgspec.structs.replace(seen(plain()), field=CARDS[start : start + 16])
        assert fits(PICTURES.table(view, said))


def test_each_kind_of_card_has_a_portrait_of_its_own_and_colours_are_told_apart():
    looks: dict[str, set[str]] = {}
    for code, card in enumerate(map(names.card_of, CARDS)):
        kind = (card.kind, card.stat, card.colour, card.cost, card.deets or card.strength * (card.kind == "zaptie"))
        looks.setdefault(str(kind), set()).add(portraits.portrait(code))
    assert all(len(drawn) == 1 for drawn in looks.values())
    assert len(set.union(*looks.values())) == len(looks)
    assert palette.contrast(pieces.ZAPTIE, palette.LINEN) >= 4.5


@pytest.mark.parametrize("size", [44, 200])
def test_figures_are_told_apart_at_every_size(size):
    """Even without colours, which not everybody can tell apart."""
    faces = [
        rasterise(portraits.portrait(CODES[f"deets-{deets.id}"]), size, size).convert("L") for deets in SHEET.deets
    ]
    for one, other in combinations(faces, 2):
        differing = sum(ImageChops.difference(one, other).histogram()[48:])
        assert differing > size * size * 0.12


def test_a_page_shows_who_has_raised_which_figures_large_enough_to_be_tapped():
    board = GAME.pictures.beside(seen(crowded()), (), ENGLISH).table
    raised = [figure.card for own in seen(crowded()).committees for figure in own.raised]
    shown = [region for region in board.regions if region.term.startswith("deets-") and region.field != "pos"]
    assert [region.term for region in shown] == [name for name in raised if name.startswith("deets-")]
    left, top, wide, _ = board.board
    for x, y, right, bottom in (region.box for region in shown):
        assert left <= x
        assert right <= left + wide
        assert top <= y
        assert 36 / 390 * wide <= min(right - x, bottom - y)


@pytest.mark.parametrize(
    ("state", "seat", "regions", "buttons"),
    [
        (plain, 0, {"scout", "recruit", "risk", "sofroniy"}, set()),
        (lambda: table(up="Z1@9 Z2@3 V4@2", raised={0: "hadzhi"}), 0, {"scout", "recruit", "risk", "hadzhi"}, set()),
        (crowded, 0, {"meet"}, set()),
        (forming, 0, {"form", "raise"}, {"improve", "skip"}),
        (lambda: after(forming(), "0 improve deynost"), 0, {"gather"}, {"gather", "back"}),
        (lambda: after(forming(), "0 improve deynost\n0 gather deynost"), 0, {"group"}, {"back"}),
        (clearing, 0, {"clear"}, set()),
        (lambda: table("d2u d3u", phase="broken_keep", raised={0: "petko"}), 0, {"keep"}, {"keep"}),
        (broken, 1, set(), {"take"}),
        (lambda: table(phase="final_choice", raised={0: "karavelov"}), 0, set(), {"elevate"}),
    ],
)
def test_what_lies_in_the_pictures_can_be_touched(state, seat, regions, buttons):
    assert touched(GAME, state(), seat, ENGLISH) == (regions, buttons)


def test_the_numbers_above_the_field_can_be_looked_up():
    view = seen(table(final=True, uprising="normal"))
    shown = GAME.pictures.table(view, ENGLISH).regions
    explained = [region.term for region in shown if not region.names or DISCARD in region.names]
    assert explained == ["rotation", "rotation", "piles", "danger", "uprising", *STATS]
    assert set(explained) <= set(GAME.text.terms(ENGLISH))


def test_cards_of_a_hand_are_smaller_where_there_is_less_room():
    state = crowded()
    view, choices = seen(state, 0), GAME.moves(state, 0)
    usual = opened(PICTURES.hand(view, choices, ENGLISH))
    lower, lowest = (opened(PICTURES.hand(view, choices, ENGLISH, highest)) for highest in (usual.height - 40, 0))
    assert usual.height - 40 == lower.height
    assert usual.height - 80 == lowest.height


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_cut_of_a_broken_committee_or_of_a_score_sheet(locale):
    said = localizer(locale).named(["Ана", "Boris", "Vera", "Maria", "Ivan", "Jo"])
    states = [fallen(hand) for hand in ("d2u n3u n3g V7 botev", "n3u botev", "V4")]
    drawn = [GAME.pictures.table(seen(state), said) for state in states]
    drawn += [GAME.pictures.beside(seen(state), (), said).table for state in states]
    drawn += [GAME.pictures.table(view, said) for view in (over(), over("uprising-failed"), longest())]
    assert all("…" not in picture.svg(str) for picture in drawn)


@pytest.mark.parametrize("locale", LOCALES)
def test_figures_in_a_hand_have_their_names(locale):
    said = localizer(locale)
    state = table("n3g d2r levski karadzha")
    drawn = GAME.pictures.hand(seen(state, 0), GAME.moves(state, 0), said).svg(str)
    for card in state.players[0].hand:
        shown = names.card_of(CARDS[card])
        assert shown.deets is None or f">{pieces.known_as(shown, said)}<" in drawn


def test_the_field_fills_the_picture_of_an_empty_hand():
    state = table(up="V7@1")
    drawn = GAME.pictures.hand(seen(state, 0), GAME.moves(state, 0), ENGLISH)
    lowest = max(region.box[3] for region in drawn.regions)
    assert drawn.size[1] - lowest < 80


def test_lists_have_the_cards_in_the_order_of_the_hand():
    state = table("V4 b3y n2y d2g n3g rakovski", phase="clearing")
    view = seen(state, 0)
    (pick,) = (choice for choice in GAME.moves(state, 0) if isinstance(choice, Pick))
    drawn = GAME.pictures.hand(view, [pick], ENGLISH).regions
    own = [name for region in drawn for name in region.names if name in pick.pool]
    assert list(GAME.text.arranged(pick.pool, view)) == own != list(pick.pool)
    assert GAME.text.arranged(("nabor",), view) == ("nabor",)
