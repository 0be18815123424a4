"""Players are typed, completed and refused by their names, and never guessed."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.presentation.choices import ChoiceMenu
from bot.presentation.texts import MOST_OFFERED, error_text
from bot.presentation.typed_moves import complete, typed_moves
from bot.tables.state.table import RefusedMove, SeatView
from games.core.catalogue import find_games, localizer_for
from games.core.chance import SeededChance
from games.core.contract import AnyGame, IllegalMove, Reason, UnknownName, vocabulary_of
from games.core.options import BadOptions
from tests.games.carcassonne.positions import play, position, scoring

NAMES = ("Ana", "Boris", "Vera", "Bo")


@pytest.fixture
def lanterns(games: Mapping[str, AnyGame]) -> AnyGame:
    return games["lanterns"]


def offer_of(game: AnyGame, *moves: str, seat: int = 0) -> ChoiceMenu:
    """Return the choices of a seat at a table of four after these moves of seats in turn."""
    state, _ = game.deal(game.Options(), 4, SeededChance(bytes(32), 0))
    for move in moves:
        game.play(state, game.acting(state)[0], vocabulary_of(game.vocabulary).parse(move), SeededChance(bytes(32), 1))
    seat_view = SeatView(game.view(state, seat), tuple(game.moves(state, seat)))
    return ChoiceMenu(game, 1, seat_view, localizer_for(game, "en", NAMES))


@pytest.mark.parametrize(
    ("typed", "seat"), [("Vera", 2), ("vera", 2), ("ver", 2), ("Bo", 3), ("BORIS", 1), ("@Vera", 2)]
)
def test_a_player_is_typed_by_name(lanterns: AnyGame, typed: str, seat: int) -> None:
    look = lanterns.vocabulary[0]
    assert typed_moves(offer_of(lanterns), look, {"whose": typed}) == [look(seat)]


@pytest.mark.parametrize(("typed", "nearest"), [("o", ("Boris", "Bo")), ("Zed", NAMES), ("2", NAMES), ("", NAMES)])
def test_a_name_that_is_not_one_player_s_is_asked_for(lanterns: AnyGame, typed: str, nearest: tuple[str, ...]) -> None:
    with pytest.raises(UnknownName) as unknown:
        typed_moves(offer_of(lanterns), lanterns.vocabulary[0], {"whose": typed})
    assert unknown.value.nearest == nearest


def test_a_player_who_is_left_out_is_asked_for(lanterns: AnyGame) -> None:
    look = lanterns.vocabulary[0]
    assert typed_moves(offer_of(lanterns), look, {}) == [look(1), look(2), look(3)]


def test_a_player_is_not_guessed_when_no_move_fits(lanterns: AnyGame) -> None:
    with pytest.raises(IllegalMove) as refused:
        typed_moves(offer_of(lanterns, seat=1), lanterns.vocabulary[0], {})
    assert refused.value.why == "not-your-turn"


def test_arguments_complete_to_names_of_players_that_fit(lanterns: AnyGame) -> None:
    look, name, _ = lanterns.vocabulary
    offer = offer_of(lanterns, "look-at 2", seat=1)
    assert complete(offer, look, "whose", "", {}) == [("Ana", "Ana"), ("Bo", "Bo")]
    assert complete(offer, look, "whose", "b", {}) == [("Bo", "Bo")]
    assert [value for _, value in complete(offer, name, "colour", "", {"whose": "Bo"})] == ["1", "2", "3", "4"]
    assert complete(offer, name, "colour", "", {"whose": "Vera"}) == []


def test_a_refusal_keeps_the_name_of_the_player(lanterns: AnyGame) -> None:
    offer = offer_of(lanterns, "look-at 2", seat=1)
    state: Any = lanterns.determinize(offer.seat_view.view, SeededChance(bytes(32), 0))
    with pytest.raises(IllegalMove) as refused:
        lanterns.play(state, 1, lanterns.vocabulary[0](2), SeededChance(bytes(32), 1))
    problem = RefusedMove(refused.value, offer.seat_view)
    told = error_text(problem, "en", lanterns, NAMES)
    assert told.startswith("The lantern of Vera is shaded now.")
    assert "Look at Ana" in told
    assert "Possible now: **Look at **, **: colour 1**, " in error_text(problem, "en", lanterns), "without names"


@pytest.mark.parametrize("more", [-1, 0, 1])
def test_a_refusal_names_some_of_the_possible_moves_and_says_if_there_are_more(lanterns: AnyGame, more: int) -> None:
    offer = offer_of(lanterns)
    instead = offer.seat_view.choices[: MOST_OFFERED + more]
    assert len(instead) == MOST_OFFERED + more
    told = error_text(RefusedMove(IllegalMove(Reason.NOT_NOW, instead), offer.seat_view), "en", lanterns, NAMES)
    labels = [f"**{offer.words(choice).label}**" for choice in instead[:MOST_OFFERED]]
    assert told.endswith(f"Possible now: {', '.join(labels + ['…'] * (more > 0))}.")


@pytest.mark.parametrize("seen", [False, True])
def test_a_refusal_without_alternatives_names_none(lanterns: AnyGame, seen: bool) -> None:
    offer = offer_of(lanterns)
    bare = IllegalMove(Reason.NOT_NOW)
    problem = RefusedMove(bare, offer.seat_view) if seen else IllegalMove(Reason.NOT_NOW, offer.seat_view.choices)
    assert error_text(problem, "en", lanterns, NAMES) == localizer_for(lanterns, "en")("why-not-now")


def test_an_unknown_name_is_answered_with_the_nearest_if_there_are_any(lanterns: AnyGame) -> None:
    near = UnknownName("_x_" * 30, ("A*", *"bcdefghij"))
    told = error_text(near, "en", lanterns)
    assert told.startswith("I don’t know “\\_x\\_")
    assert "`A*`, `b`" in told
    assert "`h`" in told
    assert "`i`" not in told
    assert "list that opens" in error_text(UnknownName("zed", ()), "en", lanterns)


def test_wrong_options_are_told_in_the_words_of_the_bot_or_of_the_game() -> None:
    game = find_games()["balkans"]
    common = BadOptions("option-not-a-choice", option="preset", text="x", choices="a, b")
    assert "a, b" in error_text(common, "en")
    assert error_text(common, "en", game) == error_text(common, "en")
    own = BadOptions("balkans-teams-need-three", seats=2)
    assert error_text(own, "en", game) == localizer_for(game, "en")("balkans-teams-need-three", seats=2)


def test_whom_a_robber_steals_from_in_carcassonne_is_typed_by_name() -> None:
    game = find_games()["carcassonne"]
    steal = next(kind for kind in game.vocabulary if kind.verb == "steal")
    state = position(figures="R 10, B 3, Y 10", robbers="B@10")
    scoring(state, "R road 3, R city 8, Y city2 4")
    play(state, "R award 0.r1 meeple")
    [seat] = game.acting(state)
    localizer = localizer_for(game, "en", NAMES)
    offer = ChoiceMenu(game, 1, SeatView(game.view(state, seat), tuple(game.moves(state, seat))), localizer)
    assert complete(offer, steal, "victim", "", {}) == [("Ana", "Ana"), ("Vera", "Vera")]
    assert [move.victim for move in typed_moves(offer, steal, {"victim": "vera"})] == [2]
    assert [move.victim for move in typed_moves(offer, steal, {})] == [0, 2]
