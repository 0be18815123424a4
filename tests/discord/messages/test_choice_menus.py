"""Choosing a move field by field: the controls narrow it down, nothing is played yet, and there is a way back."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import ClassVar

import discord
import msgspec
import pytest
from discord import ui

from bot.discord.messages import controls, viewport
from bot.discord.messages.choice_menus import choosing_among, confirming, laid_out, making, rare_moves, to_confirm
from bot.discord.messages.controls import ChooseMove, ConfirmPick, NarrowChoice, PickItems
from bot.discord.messages.hand import which_move
from bot.discord.messages.hand_controls import OtherButtons, _ways
from bot.presentation.choices import ChoiceMenu
from bot.presentation.texts import bot_localizer
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import SeatView
from games.core.contract import Layout, Move, Pick, View, Words
from games.kit.canvas import Canvas


class Lay(Move, frozen=True):
    verb: ClassVar[str] = "lay"
    spot: str
    turn: int


class Wait(Move, frozen=True):
    verb: ClassVar[str] = "wait"


class Gather(Move, frozen=True):
    verb: ClassVar[str] = "gather"
    names: tuple[str, ...]


class Sort(Move, frozen=True):
    verb: ClassVar[str] = "sort"
    names: tuple[str, ...]


class Scout(Move, frozen=True):
    verb: ClassVar[str] = "scout"
    place: int


class Take(Move, frozen=True):
    verb: ClassVar[str] = "take"
    place: int


class Answer(Move, frozen=True):
    verb: ClassVar[str] = "answer"
    what: str
    yes: bool


class Build(Move, frozen=True):
    verb: ClassVar[str] = "build"
    spot: str
    turn: int


class FakeWords:
    wasted: frozenset[str] = frozenset()

    def offered(self, choices: Sequence[Move | Pick], view: View) -> Sequence[Move | Pick]:
        return choices

    def canonical(self, move: Move, view: View) -> Move:
        return move

    def arranged(self, names: Sequence[str], view: View) -> Sequence[str]:
        return names

    def words(self, choice: Move | Pick, view: View, localizer: object) -> Words:
        heading = "north" if getattr(choice, "spot", "A") < "N" else "south"
        about = f"{choice.verb}s " + 30 * "long " if isinstance(choice, Lay) else ""
        doubt = "a waste" if str(choice) in self.wasted or getattr(choice, "spot", "") in {"D", "N"} else ""
        return Words(str(choice), heading, self.key(choice), about, doubt)

    def item(self, name: str, view: View, localizer: object) -> str:
        return f"spot {name}"

    def key(self, move: Move | Pick) -> str:
        match move:
            case Scout(place):
                return str(place)
            case Take(place):
                return f"+{place}"
            case Build(spot, turn):
                return f"{spot}{turn}"
            case _:
                return ""

    def gloss(self, name: str, view: View, localizer: object) -> str:
        return f"behind {name}" if name != "B" else ""

    def layout(self, kind: type[Move]) -> Layout:
        return {
            Lay: Layout(steps=("spot",)),
            Build: Layout(steps=("spot",), paged=True),
            Scout: Layout(columns=4),
            Take: Layout(columns=4),
            Gather: Layout(confirmed=True),
            Answer: Layout(plain=True),
        }.get(kind, Layout())


class Game:
    text = FakeWords()
    anytime: tuple[type[Move], ...] = ()


MOVES = (*(Lay(chr(65 + n), turn) for n in range(26) for turn in range(3)), Wait())
SIGHT = SeatView(View(audience=0, seats=2, asked=(0,), question=7), MOVES)


def offer(seat_view: SeatView = SIGHT, path: tuple[str, ...] = ()) -> ChoiceMenu:
    return ChoiceMenu(Game(), 1, seat_view, bot_localizer("en"), path)


def among(*choices: Move | Pick) -> ChoiceMenu:
    return offer(msgspec.structs.replace(SIGHT, choices=choices))


def shown(rows: Sequence[ui.ActionRow[ui.LayoutView]]) -> list[ui.Item[ui.LayoutView]]:
    return [item for row in rows for item in row.children]


def test_many_moves_with_steps_are_asked_field_by_field_under_their_headings():
    menus = [item for item in shown(laid_out(offer())) if isinstance(item, ui.Select)]
    assert [menu.placeholder for menu in menus] == ["north", "south"]
    assert [[option.value for option in menu.options] for menu in menus] == [
        list("ABCEFGHIJKLMD"),
        list("OPQRSTUVWXYZN"),
    ], "choices that lead nowhere come last"
    assert len({menu.custom_id for menu in menus}) == 2


def test_a_step_leaves_the_choices_that_match():
    menu = next(item for item in shown(laid_out(offer())) if isinstance(item, ui.Select))
    control = controls.read(menu.custom_id)
    assert isinstance(control, NarrowChoice)
    path = control.steps(["C"])
    narrow = offer(path=path)
    assert narrow.choices == (Lay("C", 0), Lay("C", 1), Lay("C", 2))
    buttons = [item for item in shown(laid_out(narrow)) if isinstance(item, ui.Button)]
    assert [button.label for button in buttons] == ["lay C 0", "lay C 1", "lay C 2"]
    assert {button.style for button in buttons} == {discord.ButtonStyle.secondary}, "none of them is the usual one"


def test_the_way_back_shows_all_choices_again():
    control = controls.read(controls.write(NarrowChoice(1, 7)))
    assert isinstance(control, NarrowChoice)
    assert set(offer(path=control.steps()).choices) == set(MOVES)


def test_choices_that_depend_on_a_sum_are_shown_before_they_are_played():
    strict = Pick(Gather, ("a", "b", "c"), 1, 3, weights=(1, 2, 3), need=4)
    choices = (Wait(), strict)
    control = PickItems(1, 7, 1)
    sure = to_confirm(among(*choices), control, ["c", "a"])
    assert sure is not None
    [button] = shown(confirming(among(*choices), sure))
    assert button.label == "gather a,c"
    assert controls.read(button.custom_id) == sure
    assert controls.move_text(sure, [], choices) == "gather a,c"
    assert to_confirm(among(*choices), control, ["a", "b"]) is None, "too little is refused by the rules"
    assert to_confirm(among(*choices), ChooseMove(1, 7, 0), ["wait"]) is None
    plain = Pick(Sort, ("a", "b", "c"), 1, 3)
    assert to_confirm(among(Wait(), plain), control, ["a", "c"]) is None


@pytest.mark.parametrize("wasteful", [True, False])
def test_what_confirms_a_wasteful_move_looks_dangerous(monkeypatch: pytest.MonkeyPatch, *, wasteful: bool):
    choices = (Wait(), Pick(Gather, ("a", "b", "c"), 1, 3))
    if wasteful:
        monkeypatch.setattr(FakeWords, "wasted", frozenset({"gather a,c"}))
    sure = to_confirm(among(*choices), PickItems(1, 7, 1), ["c", "a"])
    assert sure is not None
    [button] = shown(confirming(among(*choices), sure))
    assert button.style is (discord.ButtonStyle.danger if wasteful else discord.ButtonStyle.primary)


def test_values_chosen_of_another_pool_make_no_move():
    choices = (Wait(), Pick(Gather, ("a", "b", "c"), 1, 3))
    sure = to_confirm(among(*choices), PickItems(1, 7, 1), ["c", "a"])
    assert sure is not None
    for other in ((Wait(), Pick(Gather, ("a", "c", "b"), 1, 3)), (Wait(), Wait()), (Wait(),)):
        with pytest.raises(LookupError):
            controls.move_text(sure, [], other)


def test_the_largest_choice_to_be_confirmed_has_an_id_of_ordinary_length():
    pool = tuple(f"hay-deynost-yellow-{n}-{n}" for n in range(25))
    control = PickItems(10**9, 10**6, 24)
    sure = to_confirm(among(*(Wait(),) * 24, Pick(Gather, pool, 1, 25)), control, pool)
    assert sure is not None
    assert len(controls.write(sure)) <= 60


def test_places_are_numbers_in_the_rows_of_the_picture():
    choices = (*(Scout(place) for place in range(1, 17) if place not in {2, 9, 10, 11, 12}), Take(10), Wait())
    rows = laid_out(among(*choices))
    assert [[item.label for item in row.children] for row in rows] == [
        ["1", "2", "3", "4"],
        ["5", "6", "7", "8"],
        ["9", "+10", "11", "12"],
        ["13", "14", "15", "16"],
        ["wait"],
    ]
    idle = [item.label for item in shown(rows) if item.disabled]
    assert idle == ["2", "9", "11", "12"], "what cannot be chosen keeps its place"
    assert len({item.custom_id for item in shown(rows)}) == len(shown(rows))
    control = controls.read(rows[1].children[2].custom_id)
    assert isinstance(control, controls.PlayMove)
    assert controls.move_text(control, [], choices) == "scout 7"


@pytest.mark.parametrize("choices", [(Scout(16),), (Scout(3), Take(16), Wait())])
def test_places_keep_their_rows_where_few_can_be_chosen(choices):
    labels = [item.label for item in shown(laid_out(among(*choices))) if item.label != "wait"]
    assert [label.removeprefix("+") for label in labels] == [str(place) for place in range(1, 17)]


def test_where_a_message_cannot_hold_every_place_those_stand_there_that_can_be_chosen():
    choices = (*(Scout(place) for place in range(1, 25) if place % 4), Wait())
    rows = laid_out(among(*choices))
    assert [[item.label for item in row.children] for row in rows][:2] == [
        ["1", "2", "3", "5", "6"],
        ["7", "9", "10", "11", "13"],
    ]
    assert not any(item.disabled for item in shown(rows))


def test_more_places_than_a_message_can_hold_are_menus():
    choices = (*(Scout(place) for place in range(1, 36)), Wait())
    first, second, last = laid_out(among(*choices))
    values = [option.value for menu in (first, second) for option in menu.children[0].options]
    assert values == [f"scout {place}" for place in range(1, 36)]
    ids = [menu.children[0].custom_id for menu in (first, second)]
    assert [controls.read(custom_id) for custom_id in ids] == [ChooseMove(1, 7, 0), ChooseMove(1, 7, 1)]
    assert [item.label for item in last.children] == ["wait"]


def test_many_moves_named_in_the_picture_are_small_buttons():
    choices = (*(Build("A", turn) for turn in range(4)), Build("B", 2), Build("C", 0), Wait())
    rows = laid_out(among(*choices))
    assert [[item.label for item in row.children] for row in rows] == [
        ["A0", "A1", "A2", "A3", "B2"],
        ["C0"],
        ["wait"],
    ]
    control = controls.read(rows[0].children[4].custom_id)
    assert isinstance(control, controls.PlayMove)
    assert controls.move_text(control, [], choices) == "build B 2"


def test_too_many_of_them_are_asked_by_their_next_step_in_rows_that_do_not_wrap_on_a_phone():
    choices = (*(Build(spot, turn) for spot in "ABCEFGH" for turn in range(4)), Build("I", 2), Wait())
    rows = laid_out(among(*choices))
    assert [[item.label for item in row.children] for row in rows] == [
        ["A0", "A1", "A2", "A3", "B …"],
        ["C …", "E …", "F …", "G …"],
        ["H …", "I2"],
        ["wait"],
    ], "the most useful value is open"
    low = viewport.height(rows) - 1
    rows = laid_out(among(*choices), low)
    assert [[item.label for item in row.children] for row in rows] == [
        ["A …", "B …", "C …", "E …"],
        ["F …", "G …", "H …", "I2"],
        ["wait"],
    ]
    narrow = controls.read(rows[0].children[1].custom_id)
    assert isinstance(narrow, NarrowChoice)
    left = offer(msgspec.structs.replace(SIGHT, choices=choices), narrow.steps())
    assert left.shown == tuple(Build("B", turn) for turn in range(4))
    single = controls.read(rows[1].children[3].custom_id)
    assert isinstance(single, controls.PlayMove)


def test_of_many_places_the_first_have_buttons_and_the_others_a_menu():
    choices = (*(Build(spot, turn) for spot in "ABCEFGHIJK" for turn in range(2)), Wait())
    *rows, last = laid_out(among(*choices), room=0)
    buttons = [item for row in [*rows, last] for item in row.children if isinstance(item, ui.Button)]
    assert [item.label for item in buttons] == [*(f"{spot} …" for spot in "ABCEFGHI"), "wait"]
    (menu,) = [item for row in [*rows, last] for item in row.children if isinstance(item, ui.Select)]
    assert menu.placeholder == "More places (2)…"
    assert [option.value for option in menu.options] == ["J", "K"]
    control = controls.read(menu.custom_id)
    assert isinstance(control, NarrowChoice)
    left = offer(msgspec.structs.replace(SIGHT, choices=choices), control.steps(["J"]))
    assert left.shown == (Build("J", 0), Build("J", 1))


def test_moves_that_answer_no_question_are_behind_more(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Game, "anytime", (Wait,))
    asked = among(*(Build(spot, 0) for spot in "AB"), Wait())
    assert rare_moves(asked) == [Wait()]
    (menu,) = [item for item in shown(laid_out(asked)) if isinstance(item, ui.Select)]
    assert (menu.placeholder, [option.value for option in menu.options]) == ("More…", ["wait"])
    assert "wait" not in [item.label for item in shown(laid_out(asked)) if isinstance(item, ui.Button)]
    alone = among(Wait())
    assert rare_moves(alone) == []
    assert [item.label for item in shown(laid_out(alone)) if isinstance(item, ui.Button)] == ["wait"]


def test_what_gives_something_up_is_behind_more_unless_there_is_nothing_else(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Game.text, "layout", lambda kind: Layout(by_button=kind is Wait))
    assert rare_moves(among(Build("A", 0), Wait())) == [Wait()]
    assert rare_moves(among(Wait())) == []


def test_keys_give_way_to_menus_where_a_screen_has_no_room_for_them():
    choices = (*(Build(spot, 0) for spot in "ABCEFGH"), Wait())
    assert all(isinstance(item, ui.Button) for line in laid_out(among(*choices)) for item in line.children)
    menu, _ = laid_out(among(*choices), named=False)
    assert isinstance(menu.children[0], ui.Select)


def test_moves_in_different_pictures_are_shown_a_page_at_a_time():
    south = [Build(spot, turn) for spot in "XYZ" for turn in range(2)]
    north = [Build("A", turn) for turn in range(7)]
    choices = (*south, *north, Wait())
    first = offer(msgspec.structs.replace(SIGHT, choices=choices))
    assert first.shown == (*south, Wait()), "the page of the best move comes first"
    labels = [item.label for item in shown(laid_out(first))]
    assert labels == ["X0", "X1", "Y0", "Y1", "Z0", "Z1", "north", "wait"]
    narrow = controls.read(shown(laid_out(first))[6].custom_id)
    assert isinstance(narrow, NarrowChoice)
    other = offer(msgspec.structs.replace(SIGHT, choices=choices), narrow.steps())
    assert other.shown == (*north, Wait())
    assert "south" in [item.label for item in shown(laid_out(other))]


def test_only_the_player_who_is_asked_is_shown_the_first_step():
    waiting = msgspec.structs.replace(SIGHT.view, asked=(1,))
    for view, style in ((SIGHT.view, discord.ButtonStyle.primary), (waiting, discord.ButtonStyle.secondary)):
        [button] = shown(laid_out(offer(SeatView(view, (Wait(),)))))
        assert button.style is style


@pytest.mark.parametrize(
    ("choices", "usual"),
    [
        ((Wait(), Answer("north", True)), ["wait"]),
        ((Wait(), Answer("north", True), Answer("south", True)), ["wait"]),
        ((Answer("north", True), Answer("south", True), Wait()), []),
        ((Sort(("A",)), Pick(Sort, ("A", "B"), 1, 2), Wait()), []),
        ((Sort(("A",)), Sort(("A", "B", "C")), Pick(Sort, ("A", "B", "C"), 1, 2)), ["sort A,B,C"]),
        ((Wait(), Sort(("A", "B")), Pick(Sort, ("A", "B"), 1, 2)), ["wait"]),
    ],
)
def test_the_first_choice_is_filled_if_nothing_else_is_of_its_kind_and_so_is_what_takes_all(
    choices: Sequence[Move | Pick], usual: list[str]
):
    buttons = [item for item in shown(laid_out(among(*choices))) if isinstance(item, ui.Button)]
    assert [item.label for item in buttons if item.style is discord.ButtonStyle.primary] == usual
    assert len(buttons) == sum(isinstance(choice, Move) for choice in choices)


@pytest.mark.parametrize(("spot", "style"), [("C", discord.ButtonStyle.primary), ("D", discord.ButtonStyle.secondary)])
def test_what_loses_something_is_not_filled(spot: str, style: discord.ButtonStyle):
    [button] = shown(laid_out(among(Lay(spot, 0))))
    assert button.style is style


def test_a_menu_row_says_what_its_option_means():
    [names] = [item for item in shown(laid_out(among(Pick(Sort, ("A", "B"), 1, 2)))) if isinstance(item, ui.Select)]
    assert [option.description for option in names.options] == ["behind A", None]
    places = next(item for item in shown(laid_out(offer())) if isinstance(item, ui.Select))
    assert [option.description for option in places.options][:3] == ["behind A", None, "behind C"]
    many = [Lay("A", turn) for turn in range(9)]
    [moves] = shown(laid_out(offer(msgspec.structs.replace(SIGHT, choices=tuple(many)), path=("lay", "A"))))
    assert isinstance(moves, ui.Select)
    assert all(option.description.startswith("lays long") for option in moves.options)
    assert {len(option.description) for option in moves.options} == {100}, "Discord takes no more"


def test_a_wasteful_move_needs_a_second_control(monkeypatch: pytest.MonkeyPatch):
    choices = (Wait(), Sort(("a",)), Pick(Gather, ("a", "b"), 1, 2))
    wasted = among(*choices)
    monkeypatch.setattr(FakeWords, "wasted", frozenset({"sort a"}))
    for control, values in ((making(wasted, Sort(("a",))), []), (ChooseMove(1, 7, 0), ["sort a"])):
        sure = to_confirm(wasted, control, values)
        assert sure is not None
        assert controls.read(controls.write(sure)) == sure
        assert controls.move_text(sure, [], choices) == "sort a"
        assert controls.confirmed(sure, choices) == Sort(("a",))
    assert to_confirm(wasted, making(wasted, Wait()), []) is None
    assert to_confirm(wasted, making(wasted, Sort(("b",))), []) is None, "illegal moves are refused by the rules"
    with pytest.raises(LookupError):
        controls.confirmed(sure, (Wait(),))


@pytest.mark.parametrize("others", [0, 7], ids=["few", "many"])
def test_a_move_with_too_long_a_text_is_played_by_what_it_picks(others: int):
    """Discord refuses a message with one longer id, or a menu with a longer value."""
    names = tuple(f"hay-d-yellow-{number}-2" for number in range(8))
    long = Sort(names[:6])
    choices = (long, *(Sort((name,)) for name in names[:others]), Pick(Sort, names, 1, 6))
    rows = laid_out(among(*choices))
    assert all(
        len(option.value) <= 100 for item in shown(rows) if isinstance(item, ui.Select) for option in item.options
    )
    [control] = [
        read
        for item in shown(rows)
        if isinstance(item, ui.Button) and isinstance(read := controls.read(item.custom_id), ConfirmPick)
    ]
    assert controls.confirmed(control, choices) == long
    assert choosing_among(among(*choices), [long]) is not None


def test_a_few_moves_that_fit_what_was_typed_are_buttons_and_more_are_a_menu():
    for count, kind in ((5, ui.Button), (6, ui.Select)):
        moves = tuple(Sort((f"card-{number}",)) for number in range(count))
        assert {type(item) for item in shown(choosing_among(among(*moves), moves) or [])} == {kind}


def test_so_many_moves_that_one_menu_cannot_hold_them_have_no_controls():
    moves = tuple(Lay("A", turn) for turn in range(26))
    [menu] = shown(choosing_among(among(*moves), moves[:25]) or [])
    assert isinstance(menu, ui.Select)
    assert menu.placeholder == "north"
    assert [option.value for option in menu.options] == [str(move) for move in moves[:25]]
    assert [option.label for option in menu.options] == [str(move) for move in moves[:25]]
    assert {(option.description or "")[:9] for option in menu.options} == {"lays long"}
    assert controls.read(menu.custom_id) == ChooseMove(1, 7, 0)
    assert choosing_among(among(*moves), moves) is None


def test_so_many_moves_that_fit_what_was_typed_are_refused_with_the_first_of_them():
    moves = [Lay(f"{chr(65 + number)}_", 1) for number in range(26)]
    with pytest.raises(Refusal) as refused:
        which_move(SimpleNamespace(), among(*moves), moves)
    assert refused.value.why is Why.SEVERAL_MOVES
    named = str(refused.value.data["moves"]).split(", ")
    assert named == [f"**lay {chr(65 + number)}\\_ 1**" for number in range(len(named))]
    assert 1 < len(named) < len(moves)


def test_moves_whose_text_is_too_long_for_a_control_have_none():
    """Discord would refuse the message; such a move is typed in full."""
    long = tuple(Sort((f"{number}" * 101,)) for number in range(3))
    assert choosing_among(among(*long), long) is None
    fitting = tuple(Sort((f"{number}" * 95,)) for number in range(3))
    assert {len(str(move)) for move in fitting} == {100}
    rows = choosing_among(among(*fitting), fitting)
    assert rows is not None
    assert {type(item) for item in shown(rows)} == {ui.Select}, "a value may be longer than what is left of an id"
    for offered, kinds in ((long, set()), (fitting, {ui.Select})):
        rows = laid_out(among(*offered[:1], Wait()))
        assert {type(item) for item in shown(rows)} == kinds | {ui.Button}, "the message is made without it"


def test_a_menu_of_more_options_than_discord_takes_becomes_several():
    spots = [*"ABCEFGHIJKLM", *(f"A{number}" for number in range(20))]
    moves = [Lay(spot, turn) for spot in spots for turn in range(2)]
    menus = [item for item in shown(laid_out(among(*moves))) if isinstance(item, ui.Select)]
    assert [len(menu.options) for menu in menus] == [25, 7]
    assert [menu.placeholder for menu in menus] == ["north", "north"]
    for number, menu in enumerate(menus):
        assert controls.read(menu.custom_id) == NarrowChoice(1, 7, f"lay/@{number}"), "ids in a message differ"
        control = controls.read(menu.custom_id)
        assert isinstance(control, NarrowChoice)
        assert control.steps([menu.options[0].value]) == ("lay", menu.options[0].value)
        assert (menu.min_values, menu.max_values) == (1, 1)


def test_a_pick_is_a_menu_with_as_many_values_as_may_be_chosen():
    pick = Pick(Sort, ("A", "B", "C"), 2, 3)
    [menu] = shown(laid_out(among(pick)))
    assert isinstance(menu, ui.Select)
    assert (menu.min_values, menu.max_values) == (2, 3)
    assert [(option.value, option.label) for option in menu.options] == [(name, f"spot {name}") for name in "ABC"]
    assert controls.read(menu.custom_id) == PickItems(1, 7, 0)


def test_labels_and_headings_of_menus_are_cut_to_what_discord_takes(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(FakeWords, "words", lambda *_: Words("l" * 101, "m" * 151))
    monkeypatch.setattr(FakeWords, "item", lambda *_: "i" * 101)
    moves = tuple(Sort((f"card-{number}",)) for number in range(6))
    for rows, letter in (
        (choosing_among(among(*moves), moves) or [], "l"),
        (laid_out(among(*moves)), "l"),
        (laid_out(offer()), "i"),
        (laid_out(among(Pick(Sort, ("A", "B"), 1, 2))), "i"),
    ):
        menus = [item for item in shown(rows) if isinstance(item, ui.Select)]
        assert menus
        assert {option.label for menu in menus for option in menu.options} == {letter * 100}
        assert all(set(menu.placeholder or "") <= {"m", "l"} for menu in menus)
        assert max(len(menu.placeholder or "") for menu in menus) <= 150


def test_what_is_no_longer_among_the_choices_needs_no_confirmation():
    pick = Pick(Gather, ("a", "b", "c"), 1, 3)
    assert to_confirm(among(Wait(), pick), PickItems(1, 7, 0), ["a"]) is None, "it is no pick now"
    assert to_confirm(among(Wait(), pick), ChooseMove(1, 7, 0), []) is None
    assert to_confirm(among(Wait(), pick), NarrowChoice(1, 7, "lay"), []) is None
    with pytest.raises(LookupError):
        controls.move_text(PickItems(1, 7, 0), ["a"], (Wait(), pick))
    with pytest.raises(LookupError):
        controls.move_text(NarrowChoice(1, 7, "lay"), [], (Wait(), pick))
    with pytest.raises(LookupError):
        controls.move_text(ChooseMove(1, 7, 0), [], (Wait(), pick))


FIELD = tuple(Scout(place) for place in (1, 2, 4, 7, 8, 12, 13))


def rows_of(
    choices: tuple[Move, ...], room: float, *beside: ui.Button[ui.LayoutView], named: bool = True
) -> list[list[str]]:
    """Return the layout of choices in a height: the labels of buttons, the headings of menus."""
    return [
        [item.label if isinstance(item, ui.Button) else f"menu of {len(item.options)}" for item in row.children]
        for row in laid_out(among(*choices), room, beside, named=named)
    ]


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("room", [260, 0])
def test_the_field_keeps_its_shape_however_little_room_there_is(room: float, *, named: bool):
    assert rows_of((*FIELD, Wait()), room, named=named) == [
        ["1", "2", "3", "4"],
        ["5", "6", "7", "8"],
        ["9", "10", "11", "12"],
        ["13", "14", "15", "16"],
        ["wait"],
    ]


def test_beside_the_field_only_what_cannot_be_spared_is_left_at_last():
    undo, rules, back = [ui.Button[ui.LayoutView](label=label) for label in ("Undo", "Rules", "Back")]
    *_, (beside, below) = _ways([], OtherButtons([undo], [back, rules], [rules]), field=True)
    assert (beside, below) == ([undo, back], [])


def test_a_few_moves_of_one_kind_share_a_menu_where_their_buttons_would_be_too_high():
    choices = (*(Lay("M" * 40, turn) for turn in range(3)), Wait())
    assert rows_of(choices, 300) == [[f"lay {'M' * 40} 0", f"lay {'M' * 40} 1", f"lay {'M' * 40} 2", "wait"]]
    assert rows_of(choices, 110) == [["menu of 1"], ["wait"]]


def test_plain_moves_are_buttons_also_where_these_are_too_high():
    choices = (*(Answer("M" * 40, yes) for yes in (True, False)), Wait())
    assert rows_of(choices, 0) == [[f"answer {'M' * 40} yes", f"answer {'M' * 40} no", "wait"]]


def test_a_layout_that_just_fits_is_not_made_any_closer():
    choices = (*(Lay("M" * 40, turn) for turn in range(3)), Wait())
    exactly = viewport.height(laid_out(among(*choices)))
    assert rows_of(choices, exactly) == rows_of(choices, exactly + 1)
    assert rows_of(choices, exactly) != rows_of(choices, exactly - 1)


def test_a_further_button_is_placed_beside_those_of_moves():
    back = ui.Button[ui.LayoutView](label="Undo", custom_id="do:1:undo:1")
    assert rows_of((*FIELD, Wait()), 0, back)[-1] == ["wait", "Undo"]
    assert rows_of((Wait(),), 300, back) == [["wait", "Undo"]]


@pytest.mark.parametrize(
    ("labels", "height"),
    [
        (["OK"], 44),
        (["OK"] * 5, 44),
        (["Fine"] * 5, 96),
        (["M" * 16] * 2, 96),
        (["M" * 30], 59),
        (["M" * 30, "OK"], 111),
    ],
)
def test_buttons_are_as_high_as_the_lines_they_take(labels: list[str], height: int):
    assert viewport.buttons_height(labels) == height


def test_a_picture_is_as_high_as_its_width_allows():
    picture = Canvas(1080).drawn().png()
    assert viewport.picture_height(picture) == viewport.WIDTH + viewport.GAP
    assert viewport.height([ui.TextDisplay("one\ntwo")]) == viewport.height([ui.TextDisplay("one")]) * 2 - viewport.GAP
