"""Typed moves are matched with the legal ones: another copy of a card, and moves with the same effect."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from bot.presentation.choices import ChoiceMenu
from bot.presentation.screen import offered
from bot.presentation.typed_moves import complete, typed_moves
from bot.tables.state.table import SeatView
from games.core.catalogue import find_games
from games.core.contract import Choice, Layout, Move, Pick, UnknownName, View, Words


class Show(Move, frozen=True):
    verb: ClassVar[str] = "show"
    card: str


class Turn(Move, frozen=True):
    verb: ClassVar[str] = "turn"
    card: str
    side: int


class Answer(Move, frozen=True):
    verb: ClassVar[str] = "answer"
    loud: bool
    times: int
    text: str


class Keep(Move, frozen=True):
    verb: ClassVar[str] = "keep"
    cards: tuple[str, ...]


class Put(Move, frozen=True):
    verb: ClassVar[str] = "put"
    implied: ClassVar[tuple[str, ...]] = ("where",)
    where: str
    cards: tuple[str, ...]


class FakeWords:
    apart = False
    texts = find_games()["durak"].text.folder

    def offered(self, choices: Sequence[Choice], view: View) -> Sequence[Choice]:
        return choices

    def words(self, choice: Choice, view: View, localizer: object) -> Words:
        return Words(str(choice).partition("#")[0])

    def item(self, name: str, view: View, localizer: object) -> str:
        return name.partition("#")[0]

    def layout(self, kind: type[Move]) -> Layout:
        return Layout(touched_apart=self.apart)

    def canonical(self, move: Move, view: View) -> Move:
        return Turn(move.card, move.side % 2) if isinstance(move, Turn) else move


class Game:
    text = FakeWords()
    vocabulary = (Show, Turn, Answer, Keep, Put)


GAME: Any = Game()


def offer(*choices: Choice) -> ChoiceMenu:
    return ChoiceMenu(GAME, 1, SeatView(View(audience=0, seats=2, asked=(0,), question=1), choices), None)


def typed(kind: type[Move], choices: Sequence[Choice], **given: str | int) -> Move:
    move, *others = typed_moves(offer(*choices), kind, given)
    assert not others
    return move


def test_a_typed_card_is_the_copy_in_the_hand():
    choices = [Show("ace#2"), Show("king#1")]
    assert typed(Show, choices, card="ace") == Show("ace#2")
    assert typed(Show, choices, card="king") == Show("king#1")
    assert typed(Show, [Show("ace#1"), Show("ace#2")], card="ace#2") == Show("ace#2")
    assert typed(Show, choices, card="queen") == Show("queen"), "anything unlike it is left to the rules"


def test_typed_cards_of_a_pick_are_the_copies_in_the_hand():
    pick = Pick(Keep, ("ace#2", "king#1", "ten#2"), 1, 3)
    assert typed(Keep, [pick], cards="ace, ten") == Keep(("ace#2", "ten#2"))


def test_moves_with_the_same_effect_are_one() -> None:
    choices = [Turn("ace#1", 0), Turn("ace#1", 2)]
    assert typed(Turn, choices, card="ace") == Turn("ace#1", 0)
    assert typed(Turn, choices, card="ace", side=2) == Turn("ace#1", 0)
    completed = complete(offer(*choices), None, "move", "", {})
    assert completed == [("turn ace", "turn ace#1 0")]


def test_the_page_shows_one_of_the_moves_with_the_same_effect() -> None:
    pick = Pick(Keep, ("ace#1", "king#1"), 1, 2)
    assert offered(offer(Turn("ace#1", 0), Turn("ace#1", 2), pick, Turn("ace#1", 1))) == (
        Turn("ace#1", 0),
        pick,
        Turn("ace#1", 1),
    )


def test_moves_that_are_touched_apart_are_typed_apart_though_one_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any of the face-down cards may be named, by touching it on a page or by typing its number."""
    monkeypatch.setattr(FakeWords, "apart", True)
    choices = [Turn("ace#1", 0), Turn("ace#1", 2)]
    assert typed(Turn, choices, card="ace", side=2) == Turn("ace#1", 2)
    assert offered(offer(*choices)) == tuple(choices)
    assert offer(*choices).distinct(choices) == [Turn("ace#1", 0)]


def test_names_typed_last_are_taken_from_the_pick_that_has_the_values_typed_before() -> None:
    class Form(Move, frozen=True):
        verb: ClassVar[str] = "form"
        goal: str
        cards: tuple[str, ...]

    picks = [Pick(Form, ("ace#1", "king#1"), 1, 2, fixed=(goal,)) for goal in ("low", "high")]
    assert typed(Form, picks, goal="high", cards="ace, king") == Form("high", ("ace#1", "king#1"))
    assert typed(Form, picks, goal="none", cards="ace") == Form("none", ("ace#1",)), "left to the rules to refuse"
    assert complete(offer(*picks), Form, "goal", "", {}) == [("low", "low"), ("high", "high")]


def test_moves_that_differ_are_all_returned_even_if_their_labels_are_equal() -> None:
    """None is played in place of another: the player is asked which one is meant."""
    two = [Turn("ace#1", 0), Turn("ace#1", 1)]
    assert offer(*two).words(two[0]) == offer(*two).words(two[1])
    assert typed_moves(offer(*two), Turn, {"card": "ace"}) == two
    assert typed(Turn, two, card="ace", side=1) == two[1]
    assert len(complete(offer(*two), None, "move", "", {})) == 2


def test_a_move_spelled_in_another_way_is_the_legal_one_with_the_same_effect() -> None:
    """Only if a legal move has the same effect; fields that are left out are filled in from it."""
    legal = [Turn("ace#1", 0), Turn("king#1", 1)]
    assert typed(Turn, legal, card="ace", side=4) == Turn("ace#1", 0)
    assert typed(Turn, legal, side=3) == Turn("king#1", 1)
    assert typed(Turn, legal, card="ace", side=3) == Turn("ace#1", 3), "left to be refused"


def test_names_that_fit_several_picks_give_a_move_for_each() -> None:
    picks = Pick(Put, ("ace#1", "king#1"), 1, 2, fixed=("left",)), Pick(Put, ("ace#1",), 1, 1, fixed=("right",))
    assert typed_moves(offer(*picks), Put, {"cards": "ace"}) == [Put("left", ("ace#1",)), Put("right", ("ace#1",))]
    assert typed_moves(offer(*reversed(picks)), Put, {"cards": "king"}) == [Put("left", ("king#1",))]


def test_omitted_fields_stay_empty_until_the_rules_have_spoken():
    pick = Pick(Keep, ("ace#2", "king#1"), 1, 2)
    assert typed(Keep, [pick]) == Keep(())
    assert typed(Keep, []) == Keep(())
    assert typed(Turn, [], card="ace") == Turn("ace", 0)


def test_what_was_left_out_stands_as_nothing_of_its_kind() -> None:
    assert typed(Answer, []) == Answer(False, 0, "")
    assert typed(Answer, [], text="ace#1") == Answer(False, 0, "ace#1")


def test_several_words_for_one_name_that_is_not_possible_now_name_nothing() -> None:
    """They would be several values in the text of the move."""
    with pytest.raises(UnknownName):
        typed(Turn, [], card="ace king")


def test_a_number_that_no_text_can_word_names_nothing() -> None:
    with pytest.raises(UnknownName):
        typed(Answer, [], times=10**30)
    with pytest.raises(UnknownName):
        typed_moves(offer(), None, {"move": f"answer yes {10**30} -"})


def test_a_completion_too_long_for_discord_is_not_offered():
    names = tuple(f"{'long' * 12}{n}#1" for n in range(3))
    given = complete(offer(Pick(Keep, names, 1, 3)), Keep, "cards", f"{names[0]}, {names[1]}, ", {})
    assert given == []
    assert complete(offer(Pick(Keep, names, 1, 3)), Keep, "cards", "", {})
    longest, longer = "x" * 98 + "#1", "y" * 99 + "#1"
    assert complete(offer(Pick(Keep, (longer, longest), 1, 2)), Keep, "cards", "", {}) == [("x" * 98, longest)]


def test_a_list_is_completed_as_text_that_can_be_read_back_in_full() -> None:
    """Discord refuses all completions if one is invalid, and then the player sees none."""
    choices = Keep(()), Keep(("6H#1", "7S#1")), Keep(("8C#1",))
    completed = complete(offer(*choices), Keep, "cards", "", {})
    assert [value for _, value in completed] == ["6H#1, 7S#1", "8C#1"]
    assert [typed(Keep, choices, cards=value) for _, value in completed] == list(choices[1:])
    assert typed(Keep, [Keep(())]) == Keep(())
