"""Ids of controls: what is written can be read back, and anything else is no control of the bot."""

from collections.abc import Sequence
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.messages.choice_menus import MOST_ROWS
from bot.discord.messages.controls import (
    LONGEST_ID,
    Action,
    ChangeLobby,
    ChangeSeat,
    ChooseMove,
    CloseTable,
    ConfirmMove,
    ConfirmPick,
    Control,
    EndSeason,
    LongId,
    LookUp,
    ManageData,
    NarrowChoice,
    OpenApart,
    OpenPractice,
    OpenTable,
    OwnAction,
    PagedView,
    PickItems,
    PlayMove,
    SetAutoAnswer,
    ShowHistory,
    ShowRules,
    ShowStandings,
    ShowStory,
    TakeAction,
    TurnPage,
    fits,
    move_text,
    read,
    write,
)
from games.check.tables import random_walk
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.conformance import Playthrough, sample
from games.core.contract import Choice, Move, Pick
from games.core.options import preset

HUNDRED_MILLION = 100_000_000
"""A table's number and a question's, beyond any that will occur."""


ID_FORMS: dict[str, Control] = {
    "move:12:3:attack 8H": PlayMove(12, 3, "attack 8H"),
    "move:12:3:say a:b": PlayMove(12, 3, "say a:b"),
    "yes:12:3:pass": ConfirmMove(12, 3, "pass"),
    "menu:12:3:1": ChooseMove(12, 3, 1),
    "pick:12:3:4": PickItems(12, 3, 4),
    "sure:12:3:4:5.0123456789ab": ConfirmPick(12, 3, 4, "5.0123456789ab"),
    "step:12:3:": NarrowChoice(12, 3),
    "step:12:3:lay/C/@2": NarrowChoice(12, 3, "lay/C/@2"),
    "step:12:3:~2": NarrowChoice(12, 3, "~2"),
    "stand:12:3:": SetAutoAnswer(12, 3),
    "stand:12:3:pass": SetAutoAnswer(12, 3, "pass"),
    "set:12:pace:-1": ChangeLobby(12, "pace"),
    "set:12:swap:7": ChangeLobby(12, "swap", 7),
    "set:12:option-deck:-1": ChangeLobby(12, "option-deck"),
    "close:12:": CloseTable(12),
    "close:12:late: again": CloseTable(12, "late: again"),
    "story:12:3:7": ShowStory(12, 3, 7),
    "look:12:0": LookUp(12),
    "look:12:2": LookUp(12, 2),
    "look:12:0:8H": LookUp(12, 0, "8H"),
    "primer:-1:durak:2": ShowRules("durak", 2),
    "open:durak": OpenTable("durak"),
    "learn:durak": OpenPractice("durak"),
    "rank:99:durak/teams/3:1": ShowStandings(99, "durak", "teams", 3, 1),
    "rank:99://0:0": ShowStandings(99, "", "", 0),
    "season:99:3": EndSeason(99, 3),
    "season:99:3:sure": EndSeason(99, 3, sure=True),
    "past:0:here:0": ShowHistory(0, "here", 0),
    "past:12:stay:7": ShowHistory(12, "stay", 7),
    "past:12:first+hands:0": ShowHistory(12, "first", 0, hands=True),
    "past:12:html+hands:7": ShowHistory(12, "html", 7, hands=True),
    **{f"do:12:{action}:7": TakeAction(12, action, 7) for action in Action},
    **{f"page:12:{view}:1": TurnPage(12, view, 1) for view in PagedView},
    **{f"own:{action}": ManageData(action) for action in OwnAction},
    "seat:1:2:17/18/late: he /she": ChangeSeat(1, 2, 17, 18, "late: he /she"),
    "seat:1:2:17/-1/": ChangeSeat(1, 2, 17, -1, ""),
    "apart:durak:deck=36&throw_in=all": OpenApart("durak", "deck=36&throw_in=all"),
}
"""Every form of id that was ever sent. Forms may be added, never changed: messages with them stay in channels."""


def test_every_form_of_id_that_was_ever_sent_stays_readable() -> None:
    assert {custom_id: read(custom_id) for custom_id in ID_FORMS} == ID_FORMS
    assert [write(control) for control in ID_FORMS.values()] == [*ID_FORMS]


def test_the_table_of_ids_has_every_kind_of_control() -> None:
    assert {type(control) for control in ID_FORMS.values()} == set(get_args(Control))


def test_actions_that_were_ever_sent_keep_their_names() -> None:
    assert {*Action} == {
        "join",
        "leave",
        "left",
        "watch",
        "watching",
        "computer",
        "start",
        "undo",
        "pause",
        "resume",
        "cancel",
        "hand",
        "table",
        "rules",
        "record",
        "agree-undo",
        "refuse-undo",
        "check",
        "again",
        "again-thread",
        "more",
        "settings",
        "end",
        "ended",
        "help",
        "look",
        "seal",
        "invite",
        "call",
        "page",
        "single-options",
        "ask-always",
        "next",
    }
    assert {*PagedView} == {"rules", "terms"}
    assert {*OwnAction} == {
        "privacy",
        "export",
        "forget",
        "forgotten",
        "server",
        "server-moderators",
        "server-players",
        "server-locale",
        "server-export",
        "server-remove",
        "server-removed",
        "me",
        "end-pages",
        "tables",
        "calls",
        "quiet-from",
        "quiet-to",
        "zone",
        "reminders",
        "invitations",
        "single-options",
        "no-invitations",
    }


numbers = st.integers(-1, 2**63 - 1)
words = st.text(st.characters(codec="ascii", exclude_characters=":"), max_size=55)
texts = st.text(max_size=55)

controls = st.one_of(
    st.builds(PlayMove, numbers, numbers, texts),
    st.builds(ChooseMove, numbers, numbers, numbers),
    st.builds(PickItems, numbers, numbers, numbers),
    st.builds(TakeAction, numbers, st.sampled_from(Action), numbers),
    st.builds(ChangeLobby, numbers, words, numbers),
    st.builds(LookUp, numbers, numbers, texts),
    st.builds(ManageData, st.sampled_from(OwnAction)),
)

acts = st.sampled_from(["move", "menu", "pick", "do", "look", "own", "past", "rank", "seat", "apart", "", "moves"])
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
        "do:1:resign:3",
        "own:everything",
        "page:1:chapters:0",
        "rank:1:market:0",
        "rank:1:durak//-1:0",
        "rank:1:durak//9223372036854775808:0",
        "rank:1:durak//first:0",
        "do::join:3",
        "play:1:2:3",
        "Move:1:2:pass",
    ],
)
def test_a_foreign_id_is_told_apart(text: str) -> None:
    assert read(text) is None


@pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key, game in find_games().items() for name in game.Options.presets]
)
def test_every_move_of_a_random_table_fits_a_control(key: str, name: str) -> None:
    game = find_games()[key]
    options = preset(game.Options, name)
    seed = f"{key} {name}".encode()
    for playthrough in random_walk(Playthrough(game, options, game.numbers(options)[-1], seed), seed):
        for seat in game.acting(playthrough.state):
            choices = game.moves(playthrough.state, seat)
            for index, choice in enumerate(choices):
                if isinstance(choice, Move):
                    control = PlayMove(HUNDRED_MILLION, HUNDRED_MILLION, str(choice))
                    assert len(write(control)) <= LONGEST_ID
                    assert read(write(control)) == control
                else:
                    check_pick(choice, index, choices)


def check_pick(pick: Pick, index: int, choices: Sequence[Choice]) -> None:
    """Check that a pick fits a menu, and that the options chosen there make a legal move."""
    assert 0 < len(pick.pool) <= MOST_ROWS
    assert len(set(pick.pool)) == len(pick.pool)
    assert all(1 <= len(value) <= LONGEST_ID for value in pick.pool)
    move = sample(pick, SeededChance(b"pick", index))
    assert pick.fits(move)
    control = PickItems(HUNDRED_MILLION, HUNDRED_MILLION, index)
    assert read(write(control)) == control
    assert move_text(control, list(reversed(getattr(move, move.__struct_fields__[-1]))), choices) == str(move)


def test_a_control_for_a_choice_that_is_gone_makes_no_move() -> None:
    with pytest.raises(LookupError):
        move_text(PickItems(1, 1, 2), ["8H"], [])


def test_a_table_number_too_large_to_store_is_no_control() -> None:
    assert read(f"do:{(1 << 63) - 1}:join:1") is not None
    for number in (1 << 63, -(1 << 63) - 1, 10**30):
        assert read(f"do:{number}:join:1") is None
        assert read(f"move:{number}:1:pass") is None


def test_writing_an_id_that_discord_would_refuse_is_an_error() -> None:
    assert len(write(ChangeLobby(1, "x" * 91))) == LONGEST_ID
    assert fits(ChangeLobby(1, "x" * 91))
    assert not fits(ChangeLobby(1, "x" * 92))
    with pytest.raises(LongId, match="the id of a ChangeLobby control has 101 characters"):
        write(ChangeLobby(1, "x" * 92))
