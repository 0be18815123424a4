"""Magove's pictures show what the view says and nothing else."""

import msgspec
import pytest

from games.check.golden import fits, pngs
from games.core.contract import PUBLIC
from games.core.touch import VERB
from games.magove import GAME
from games.magove.data.cards import CARDS
from games.magove.rules.moves import Play
from games.magove.rules.state import Phase
from tests.games.magove.picture_cases import BLIND, CROWDED, HAND, OVER, games, localizer, look, sheet
from tests.games.tables import touched

PICTURES = pngs("magove")
ENGLISH = localizer()


@pytest.mark.parametrize("count", [1, 7, 12, 20])
@pytest.mark.parametrize("trick", [(), HAND.trick])
def test_hands_of_every_size_are_drawn(count, trick):
    for cards in (CARDS[:count], CARDS[::3][:count], CARDS[60 - count :]):
        view = msgspec.structs.replace(HAND, hand=cards, trick=trick)
        assert fits(PICTURES.hand(view, [Play(card) for card in cards[::2]], ENGLISH))


@pytest.mark.parametrize(("seats", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
@pytest.mark.parametrize("phase", [Phase.BIDDING, Phase.PLAY, Phase.OVER])
def test_the_longest_score_sheets_are_drawn(seats, rounds, phase):
    lines = sheet(*(" ".join(f"{n % (seat + 2)}/{n % 3}" for seat in range(seats)) for n in range(rounds)))
    outcome = OVER.outcome if phase is Phase.OVER else None
    if outcome is not None:
        outcome = msgspec.structs.replace(outcome, places=tuple(range(1, seats + 1)))
    view = look(
        seats=seats, phase=phase, sheet=lines, outcome=outcome, bids=(3,) * seats, has_bid=(True,) * seats, number=1
    )
    assert fits(PICTURES.table(view, ENGLISH))
    fewer = PICTURES.table(msgspec.structs.replace(view, sheet=lines[:-1]), ENGLISH)
    assert fewer != PICTURES.table(view, ENGLISH), "the last round is there"


@pytest.mark.parametrize(
    ("seats", "rounds", "is_whole"), [(3, 5, True), (4, 5, True), (3, 20, False), (4, 15, False), (6, 5, None)]
)
def test_the_result_has_all_rounds_or_says_which_are_shown(seats, rounds, is_whole):
    lines = sheet(*(" ".join(["1/1"] * seats) for _ in range(rounds)))
    places = msgspec.structs.replace(OVER.outcome, places=tuple(range(1, seats + 1)))
    view = look(seats=seats, phase=Phase.OVER, sheet=lines, outcome=places)
    drawn = GAME.pictures.table(view, ENGLISH).svg(str)
    written = drawn.count(">1/1<") // seats
    if is_whole is None:
        assert not written, "there is no room for a sheet, only for the chart"
        return
    assert (written == rounds) is is_whole
    assert (f"latest rounds: {rounds - written + 1}–{rounds}" in drawn) is not is_whole


def test_a_hand_that_waits_shows_its_own_bid():
    view = look(audience=0, hand=("B3",), hands=(1, 1, 1), has_bid=(True, False, False), bids=(3, None, None), total=3)
    assert "Bid 3" in GAME.text.hand(view, (), ENGLISH).splitlines()
    assert ">3<" in GAME.pictures.hand(msgspec.structs.replace(view, hand=("B4",)), (), ENGLISH).svg(str)
    waiting = msgspec.structs.replace(view, has_bid=(False,) * 3, bids=(None,) * 3)
    assert "Bid" not in GAME.text.hand(waiting, (), ENGLISH)


def test_nothing_to_hold_is_no_words_and_no_picture():
    assert GAME.text.hand(OVER, (), ENGLISH) == ""
    assert PICTURES.hand(OVER, (), ENGLISH) is None


def test_the_board_of_a_page_stays_as_it_is_for_a_whole_game():
    """It has one size, and a card that is laid moves none of the trick."""
    boards, places = set(), {}
    for state, _ in games(4, 1):
        view = GAME.view(state, PUBLIC)
        if view.outcome is not None:
            assert GAME.pictures.beside(view, (), ENGLISH) is None
            continue
        board = GAME.pictures.beside(view, (), ENGLISH).table
        boards.add(board.board)
        cards = [region for region in board.regions if region.names and region.field != VERB]
        for number, region in enumerate(cards[: len(view.trick)]):
            places.setdefault(number, set()).add(region.outline)
    assert len(boards) == 1
    assert [len(found) for found in places.values()] == [1, 1, 1]


def test_a_seat_sees_the_hands_of_others_on_the_board_under_clairvoyance_and_no_hand_of_its_own():
    page = GAME.pictures.beside(BLIND, (), ENGLISH)
    assert page.hand is None
    hidden = msgspec.structs.replace(BLIND, faces=())
    assert page.table != GAME.pictures.beside(hidden, (), ENGLISH).table


def test_the_plates_of_a_page_are_those_of_the_table():
    svg = GAME.pictures.table(CROWDED, ENGLISH).svg(str)
    plates = GAME.pictures.beside(CROWDED, (), ENGLISH).plates
    assert [plate.seat for plate in plates] == list(range(CROWDED.seats))
    assert all(f">{stat.text}</text>" in svg for plate in plates for stat in plate.stats if stat.text)


def test_cards_are_played_by_touching_them_and_bids_made_by_buttons():
    offered = {Phase.BIDDING: (set(), {"bid"}), Phase.PLAY: ({"play"}, set())}
    for phase, verbs in offered.items():
        state = next(state for state, _ in games(3, 1) if state.phase is phase)
        assert touched(GAME, state, GAME.acting(state)[0], ENGLISH) == verbs
