"""Names and moves are typed as they are shown, or in their text form, and never guessed."""

from typing import Any

import pytest

from bot.presentation.choices import ChoiceMenu
from bot.presentation.texts import error_text
from bot.presentation.typed_moves import complete, typed_moves
from bot.presentation.typed_names import spelt
from bot.tables.state.table import RefusedMove, SeatView
from games.balkans import GAME as BALKANS
from games.balkans.rules.moves import Choose, Hire, March, Order, Plan
from games.carcassonne import GAME as CARCASSONNE
from games.carcassonne.rules.moves import Place
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import AnyGame, Choice, IllegalMove, Move, Pick, UnknownName, View
from games.durak import GAME as DURAK
from games.durak.rules.moves import Attack, Defend
from games.hayduti import GAME as HAYDUTI
from games.hayduti.rules.moves import Raise
from games.magove import GAME as MAGOVE
from games.magove.rules.moves import Play
from tests.games.balkans.positions import Board
from tests.games.balkans.tables import some_view
from tests.games.durak.picture_cases import bout
from tests.games.hayduti.picture_cases import plain
from tests.games.magove.picture_cases import PLAY

NAMES = ("Ana", "Boris", "Vera")
BULGARIAN = localizer_for(BALKANS, "bg", NAMES)


def offer_of(game: AnyGame, view: View, *choices: Choice) -> ChoiceMenu:
    return ChoiceMenu(game, 1, SeatView(view, choices), localizer_for(game, "en", NAMES))


def lands(*names: str) -> ChoiceMenu:
    return offer_of(BALKANS, some_view(), *(Hire("elite", name) for name in names))


def hired(offer: ChoiceMenu, land: str) -> list[str]:
    return [move.land for move in typed_moves(offer, Hire, {"kind": "elite", "land": land}, BULGARIAN)]


def test_what_is_offered_ready_from_a_pick_can_be_typed() -> None:
    board = Board("BG LA EP").planning()
    offer = offer_of(BALKANS, BALKANS.view(board.state, 0), *BALKANS.moves(board.state, 0))
    label, text = complete(offer, None, "move", "", {})[0]
    plan = typed_moves(offer, None, {"move": text})
    assert isinstance(plan[0], Plan)
    assert typed_moves(offer, None, {"move": label}) == plan


def refused(game: AnyGame, state: Any, seat: int, move: Move) -> str:
    with pytest.raises(IllegalMove) as problem:
        game.play(state, seat, move, SeededChance(bytes(32), 0))
    seat_view = SeatView(game.view(state, seat), game.moves(state, seat))
    return error_text(RefusedMove(problem.value, seat_view), "en", game, NAMES)


def test_a_refusal_tells_a_number_and_no_player_of_that_number() -> None:
    state, _ = CARCASSONNE.deal(CARCASSONNE.Options(), 3, SeededChance(bytes(32), 0))
    seat = next(iter(CARCASSONNE.acting(state)))
    assert refused(CARCASSONNE, state, seat, Place("1", 0)).startswith("“1” is not a spot")


def test_a_refusal_offers_equal_moves_once() -> None:
    told = refused(HAYDUTI, plain(), 0, Raise("levski"))
    assert told.count("**Scout a hidden card**") == 1


def test_spelling_leaves_out_case_accents_and_punctuation_but_no_symbols() -> None:
    assert spelt(" Târnovo, (8) – ЁЖ_") == "tarnovo 8 еж"
    assert spelt("10♥\ufe0e") == spelt("10 ♥") == "10 ♥"


@pytest.mark.parametrize(
    "text",
    ["tarnovo", "TARNOVO", "Tarnovo (8)", "Târnovo", "Tarnovo (8): elite army, 3 gold", "Tar", "Търново", "търн"],
)
def test_a_name_is_typed_in_ones_own_language_or_that_of_the_table(text: str) -> None:
    """In full or as much of it as is no other name's; with the label, as completion shows it."""
    assert hired(lands("tarnovo", "thrace"), text) == ["tarnovo"]


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("t", ("Tarnovo (8)", "Thrace (17)")),
        ("Tharce", ("Thrace (17)",)),
        ("qqq", ()),
        ("?", ("Tarnovo (8)", "Thrace (17)")),
    ],
)
def test_what_means_no_name_or_several_is_asked_for(text: str, nearest: tuple[str, ...]) -> None:
    with pytest.raises(UnknownName) as unknown:
        hired(lands("tarnovo", "thrace"), text)
    assert unknown.value.nearest == nearest


def test_a_number_is_not_cut() -> None:
    """The card of 1 is left to the rules, and that of 13 is not played in its place."""
    offer = offer_of(MAGOVE, PLAY, Play("B13"))
    assert typed_moves(offer, Play, {"card": "B1"}) == [Play("B1")]
    with pytest.raises(UnknownName):
        typed_moves(offer, Play, {"card": "Blue 1"})
    assert typed_moves(offer, Play, {"card": "blue"}) == [Play("B13")]


@pytest.mark.parametrize("text", ["7H", "7h", " 7H "])
def test_a_name_that_is_not_possible_is_left_to_the_rules_in_upper_or_lower_case(text: str) -> None:
    offer = offer_of(DURAK, bout(audience=0), Attack("9S"))
    assert typed_moves(offer, Attack, {"card": text}) == [Attack("7H")]


def test_a_symbol_is_typed_as_it_is_shown() -> None:
    offer = offer_of(DURAK, bout("7S", audience=1), Defend("7S", "9S"), Defend("7S", "10S"))
    for text in ("10♠", "10 ♠\ufe0f", "10S", "10♠ on 7♠", "10"):
        assert typed_moves(offer, Defend, {"card": text}) == [Defend("7S", "10S")], text
    assert [label for label, _ in complete(offer, Defend, "card", "♠", {})] == [
        "9♠\ufe0e on 7♠\ufe0e",
        "10♠\ufe0e on 7♠\ufe0e",
    ]


def test_a_list_is_typed_with_commas_or_spaces_also_between_names_of_several_words() -> None:
    """Of names with the same words each is meant once."""
    armies = ("thrace:elite:1", "thrace:regular:1", "tarnovo:regular:1")
    march = Pick(March, armies, 1, 3, fixed=("kopsis",))
    for text in (
        "thrace:elite:1 tarnovo:regular:1",
        "elite army, Thrace (17), regular army, Tarnovo",
        "elite army regular army, tarn",
    ):
        [move] = typed_moves(offer_of(BALKANS, some_view(), march), March, {"armies": text})
        assert move == March("kopsis", (armies[0], armies[2])), text
    plan = Pick(Plan, ("harvest.1", "harvest.2", "arming.1"), 2, 3)
    [move] = typed_moves(offer_of(BALKANS, some_view(), plan), Plan, {"orders": "Harvest, Arm, harvest"})
    assert move == Plan(plan.pool)
    with pytest.raises(UnknownName) as unknown:
        typed_moves(offer_of(BALKANS, some_view(), march), March, {"armies": "Elite army, Atlantis"})
    assert unknown.value.text == "Atlantis"
    with pytest.raises(UnknownName):
        typed_moves(offer_of(BALKANS, some_view(), march), March, {"armies": "thrace:elite:1 " * 400})


def test_a_whole_move_is_typed_by_its_text_form_or_its_label() -> None:
    offer = offer_of(BALKANS, some_view(), Order("harvest"), Choose("thrace"), Hire("elite", "thrace"))
    for text in ("order harvest", "ORDER Harvest", "harvest", "Добив"):
        assert typed_moves(offer, None, {"move": text}, BULGARIAN) == [Order("harvest")], text
    assert typed_moves(offer, None, {"move": "order arming"}) == [Order("arming")], "left to be refused"
    assert typed_moves(offer, None, {"move": "Thrace (17)"}) == [Choose("thrace")]
    assert typed_moves(offer, None, {"move": "thr"}) == [Choose("thrace"), Hire("elite", "thrace")], "asked about"
    with pytest.raises(UnknownName) as unknown:
        typed_moves(offer, None, {"move": "harvets"})
    assert unknown.value.nearest == ("Harvest",)
    with pytest.raises(UnknownName):
        typed_moves(offer_of(BALKANS, some_view()), None, {"move": "harvest"})
