"""Ids of controls: what is written reads back, and whatever else is written is no control of ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.messages.choice_menus import MOST_ROWS
from bot.discord.messages.controls import LONGEST_ID, Control, LongId, chosen, read, write
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.conformance import Playthrough, sample
from games.core.contract import Move, Pick
from games.core.options import preset
from tests.games.conformance import allowed, random_walk

LONGEST = LONGEST_ID
"""Characters in an id, and in the value of a menu's row."""
HUNDRED_MILLION = 100_000_000
"""A table's number, and a question's, beyond any that will be."""

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice

numbers = st.integers(-1, 2**63 - 1)
words = st.text(st.characters(codec="ascii", exclude_characters=":"), max_size=55)
texts = st.text(max_size=55)

controls = st.one_of(
    st.builds(Control, act=st.just("move"), table=numbers, question=numbers, what=texts),
    st.builds(Control, act=st.sampled_from(["menu", "pick"]), table=numbers, question=numbers, number=numbers),
    st.builds(Control, act=st.just("do"), table=numbers, what=words, number=numbers),
    st.builds(Control, act=st.just("look"), table=numbers, what=texts, number=numbers),
    st.builds(Control, act=st.just("own"), table=st.just(-1), what=words),
)

acts = st.sampled_from(["move", "menu", "pick", "do", "look", "own", "", "moves"])
ids = st.tuples(acts, st.lists(texts | numbers.map(str))).map(lambda made: ":".join([made[0], *made[1]]))


@given(controls)
def test_a_control_reads_back_as_it_was_written(control: Control) -> None:
    assert read(write(control)) == control


@given(controls, controls)
def test_different_controls_have_different_ids(one: Control, other: Control) -> None:
    assert (write(one) == write(other)) == (one == other)


@given(ids | texts)
def test_any_text_is_a_control_or_none(text: str) -> None:
    control = read(text)
    assert control is None or read(write(control)) == control


@pytest.mark.parametrize(
    "text",
    [
        "",
        "move",
        "move:1",
        "move:1:2",
        "move:one:2:attack 8H",
        "menu:1:2",
        "menu:1:2:three",
        "pick:1::3",
        "do:1:join",
        "do::join:3",
        "play:1:2:3",
        "Move:1:2:pass",
    ],
)
def test_what_is_no_id_of_ours_is_told_apart(text: str) -> None:
    assert read(text) is None


@pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key, game in find_games().items() for name in game.Options.presets]
)
def test_every_move_of_a_random_table_has_room_in_its_controls(key: str, name: str) -> None:
    game = find_games()[key]
    options = preset(game.Options, name)
    seed = f"{key} {name}".encode()
    for playthrough in random_walk(Playthrough(game, options, allowed(game, options)[-1], seed), seed):
        for seat in game.acting(playthrough.state):
            choices = game.moves(playthrough.state, seat)
            for index, choice in enumerate(choices):
                if isinstance(choice, Move):
                    control = Control("move", HUNDRED_MILLION, HUNDRED_MILLION, str(choice))
                    assert len(write(control)) <= LONGEST
                    assert read(write(control)) == control
                else:
                    check_pick(choice, index, choices)


def check_pick(pick: Pick, index: int, choices: Sequence[Choice]) -> None:
    """Check that a pick has room in a menu, and that what is chosen there becomes a move that fits."""
    assert 0 < len(pick.pool) <= MOST_ROWS
    assert len(set(pick.pool)) == len(pick.pool)
    assert all(1 <= len(value) <= LONGEST for value in pick.pool)
    move = sample(pick, SeededChance(b"pick", index))
    assert pick.fits(move)
    control = Control("pick", HUNDRED_MILLION, HUNDRED_MILLION, number=index)
    assert read(write(control)) == control
    assert chosen(control, list(reversed(getattr(move, move.__struct_fields__[-1]))), choices) == str(move)


def test_a_control_of_a_choice_that_is_gone_stands_for_nothing() -> None:
    with pytest.raises(LookupError):
        chosen(Control("pick", 1, 1, number=2), ["8H"], [])


def test_a_move_may_hold_a_colon() -> None:
    control = Control("move", 12, 3, "say a:b")
    assert write(control) == "move:12:3:say a:b"
    assert read("move:12:3:say a:b") == control


def test_a_table_whose_number_cannot_be_kept_is_none_of_ours() -> None:
    assert read(f"do:{(1 << 63) - 1}:join:1") is not None
    for number in (1 << 63, -(1 << 63) - 1, 10**30):
        assert read(f"do:{number}:join:1") is None
        assert read(f"move:{number}:1:pass") is None


def test_an_id_that_discord_would_refuse_is_an_error_where_it_is_written() -> None:
    fits = Control("rank", 1, what="x" * 90, number=1)
    assert len(write(fits)) == LONGEST_ID - 1
    with pytest.raises(LongId, match="'rank' control of table 1 needs an id of 101 characters"):
        write(Control("rank", 1, what="x" * 92, number=1))
