"""What is typed is read against what is legal: another copy of a card, and moves told in the same words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from bot.discord.choices import Offer
from bot.discord.typing_moves import complete, typed_move
from bot.host.refusal import Refusal
from bot.host.table import Sight
from games.core.catalogue import find_games
from games.core.contract import Move, Pick, View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice


class Show(Move, frozen=True):
    verb: ClassVar[str] = "show"
    card: str


class Turn(Move, frozen=True):
    verb: ClassVar[str] = "turn"
    card: str
    side: int


class Keep(Move, frozen=True):
    verb: ClassVar[str] = "keep"
    cards: tuple[str, ...]


class FakeWords:
    texts = find_games()["durak"].words.texts

    def label(self, choice: Choice, view: View, voice: object) -> str:
        return str(choice).partition("#")[0]

    def item(self, name: str, view: View, voice: object) -> str:
        return name.partition("#")[0]

    def doubt(self, move: Move, view: View, voice: object) -> str:
        return ""

    def read(self, kind: type[Move], field: str, text: str) -> str:
        return text if "#" in text else f"{text}#1"


class Game:
    words = FakeWords()
    vocabulary = (Show, Turn, Keep)


GAME: Any = Game()


def offer(*choices: Choice) -> Offer:
    return Offer(GAME, 1, Sight(View(audience=0, seats=2, asked=(0,), question=1), choices), None)


def typed(kind: type[Move], choices: Sequence[Choice], **given: str | int) -> Move:
    return typed_move(offer(*choices), kind, given)


def test_a_card_that_is_typed_is_the_copy_in_the_hand():
    choices = [Show("ace#2"), Show("king#1")]
    assert typed(Show, choices, card="ace") == Show("ace#2")
    assert typed(Show, choices, card="king") == Show("king#1")
    assert typed(Show, [Show("ace#1"), Show("ace#2")], card="ace#2") == Show("ace#2")
    assert typed(Show, choices, card="queen") == Show("queen#1"), "what is nothing like it is left to the rules"


def test_cards_that_are_typed_for_a_choice_of_several_are_the_copies_in_the_hand():
    pick = Pick(Keep, ("ace#2", "king#1", "ten#2"), 1, 3)
    assert typed(Keep, [pick], cards="ace, ten") == Keep(("ace#2", "ten#2"))


def test_moves_told_in_the_same_words_are_one():
    choices = [Turn("ace#1", 0), Turn("ace#1", 1)]
    assert typed(Turn, choices, card="ace") == Turn("ace#1", 0)
    with pytest.raises(Refusal, match="several-moves"):
        typed(Turn, [Turn("ace#1", 0), Turn("king#1", 1)])
    offered = complete(offer(*choices), None, "move", "", {})
    assert offered == [("turn ace", "turn ace#1 0")]


def test_what_is_left_out_is_nothing_until_the_rules_have_spoken():
    pick = Pick(Keep, ("ace#2", "king#1"), 1, 2)
    assert typed(Keep, [pick]) == Keep(())
    assert typed(Keep, []) == Keep(())
    assert typed(Turn, [], card="ace") == Turn("ace#1", 0)


def test_a_completion_too_long_for_discord_is_not_offered():
    names = tuple(f"{'long' * 12}{n}#1" for n in range(3))
    given = complete(offer(Pick(Keep, names, 1, 3)), Keep, "cards", f"{names[0]}, {names[1]}, ", {})
    assert given == []
    assert complete(offer(Pick(Keep, names, 1, 3)), Keep, "cards", "", {})


def test_a_list_is_completed_as_the_text_that_is_read_and_none_of_it_is_left_out() -> None:
    """Discord refuses all completions if one is no text, and nobody is answered."""
    choices = Keep(()), Keep(("6H#1", "7S#1")), Keep(("8C#1",))
    offered = complete(offer(*choices), Keep, "cards", "", {})
    assert [value for _, value in offered] == ["6H#1, 7S#1", "8C#1"]
    assert [typed_move(offer(*choices), Keep, {"cards": value}) for _, value in offered] == list(choices[1:])
    assert typed_move(offer(Keep(())), Keep, {}) == Keep(())
