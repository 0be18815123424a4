"""What a hand says besides its cards: the question, refusals, a hand at rest, and answers in advance."""

import dataclasses
from collections.abc import Mapping

import pytest

from bot.discord.messages.choice_menus import doubted
from bot.discord.messages.controls import Action, NarrowChoice, PlayMove, ShowHistory, TakeAction
from bot.discord.messages.hand import hand
from bot.presentation.choices import ChoiceMenu
from bot.presentation.hand_text import (
    auto_answers_of,
    doubt_question,
    is_away,
    refusal_told,
    resting_look,
    suggested_auto_answer,
    taken_over,
)
from bot.presentation.seat_names import seat_called, suggested_players
from bot.presentation.texts import bot_localizer
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import LiveTable, SeatView
from games.core.contract import PUBLIC, AnyGame, AutoAnswer, IllegalMove, Move, Reason, View
from games.kit.canvas import Canvas
from tests.discord.harness import NAMES, at_the_show, begun_of, controls_of, parts, seat_view_of, seated
from tests.tables.harness import TableHarness


async def at_rest(harness: TableHarness, table: LiveTable, seat: int, locale: str = "en") -> int | None:
    return resting_look(await seated(harness, table, locale), seat)


# A hand at rest


async def test_a_hand_rests_while_nothing_is_asked_of_it(harness: TableHarness) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    assert await at_rest(harness, table, 0) is None
    assert await at_rest(harness, table, 1) is not None
    await harness.service.pause(table, await harness.person("Ana"), harness.click())
    assert await at_rest(harness, table, 1) is None, "it has to tell of the break"
    lobby = await harness.lobby("Vera", channel=8)
    assert await at_rest(harness, lobby, 0) is None


async def test_the_hand_of_an_absent_player_rests_also_while_its_seat_is_asked(harness: TableHarness) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    waiting = await at_rest(harness, table, 1)
    await harness.service.substitute(table, 0)
    await harness.service.substitute(table, 1)
    assert (is_away(table, 0), is_away(table, 1)) == (True, True)
    assert await at_rest(harness, table, 0) is not None
    assert await at_rest(harness, table, 1) not in {None, waiting}


async def test_a_hand_at_rest_changes_with_what_it_shows_and_not_with_the_news(harness: TableHarness) -> None:
    table = await at_the_show(harness, "Ana", "Boris", "Vera")
    ana = await harness.person("Ana")
    before = await at_rest(harness, table, 2)
    assert await at_rest(harness, table, 2, "ru") != before
    nod, *_ = seat_view_of(table, 0).choices
    assert isinstance(nod, Move)
    await harness.service.move(table, ana, nod, interaction=harness.click())
    assert await at_rest(harness, table, 2) == before, "only news"
    await harness.service.undo(table, await harness.person("Boris"), harness.click())
    assert await at_rest(harness, table, 2) != before, "a request to answer"


async def test_who_is_brought_in_is_told_for_whom_and_who_comes_back_is_not(harness: TableHarness) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    ana, vera = await harness.person("Ana"), await harness.person("Vera")
    await harness.service.replace(table, ana, 1, vera.person, harness.click())
    assert taken_over(await seated(harness, table, "en"), 1) == "You now play for **Boris**."
    await harness.service.leave(table, vera, harness.click())
    await harness.service.join(table, vera, harness.click())
    assert table.seats[1].person == vera.person
    assert taken_over(await seated(harness, table, "en"), 1) == ""


async def test_after_the_end_a_hand_offers_a_rematch_and_the_history_unless_the_table_was_closed(
    harness: TableHarness,
) -> None:
    over, closed = await harness.playing("Ana", "Boris"), await harness.playing("Ana", "Boris", channel=8)
    await harness.play_out(over, ["Ana", "Boris"])
    await harness.service.cancel(closed, await harness.person("Ana"), harness.click())
    offered = [
        controls_of(await hand(await seated(harness, table, "en"), 0, table.seats[0].person))
        for table in (over, closed)
    ]
    assert offered == [[TakeAction(over.id, Action.AGAIN, over.last), ShowHistory(over.id, "open", 0)], []]


async def test_the_picture_of_a_hand_is_described_by_what_is_held_or_else_by_the_question(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    localized = await seated(harness, table, "en")
    drawing = dataclasses.replace(table.game.pictures, hand=lambda *_: Canvas(810).drawn())
    monkeypatch.setattr(f"{table.game.home}.picture.PICTURES", drawing)

    async def described(seat: int) -> str:
        draft = await hand(localized, seat, table.seats[seat].person)
        assert [name for name, _ in draft.files] == ["hand.png"]
        [picture] = [part["items"] for part in parts(draft) if "items" in part]
        return str(picture[0]["description"])

    assert await described(0) == " ".join(seat_view_of(table, 0).view.hand)
    monkeypatch.setattr(f"{table.game.home}.text.TEXT", dataclasses.replace(table.game.text, hand=lambda *_: ""))
    assert [await described(seat) for seat in (0, 1)] == ["Waiting for **Ana**.", "My hand"]


# Doubts and refusals


async def test_only_a_wasteful_move_is_asked_about_first(harness: TableHarness) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    nod, show, _ = seat_view_of(table, 0).choices
    assert isinstance(nod, Move)
    assert isinstance(show, Move)
    await harness.move(table, "Ana", nod)
    localized = await seated(harness, table, "en")
    menu = ChoiceMenu(table.game, table.id, seat_view_of(table, 0), localized.plain)
    asked = doubt_question(localized.bot_text, menu, nod)
    assert asked == "You have nodded already. Do it anyway?"
    assert doubt_question(localized.bot_text, menu, show) == ""
    assert doubt_question(localized.bot_text, menu, None) == ""


async def test_a_hand_that_asks_for_confirmation_offers_the_way_back_and_to_undo_the_last_move(
    harness: TableHarness,
) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    await harness.move(table, "Ana", "nod")
    localized = await seated(harness, table, "en")
    sure = doubted(ChoiceMenu(table.game, table.id, seat_view_of(table, 0), localized.plain), "nod")
    controls = controls_of(await hand(localized, 0, table.seats[0].person, sure=sure))
    assert controls[0] == sure
    assert TakeAction(table.id, Action.UNDO, table.last) in controls
    assert NarrowChoice(table.id, sure.question) in controls
    assert not any(isinstance(control, PlayMove) for control in controls)


async def test_a_move_without_alternatives_is_answered_with_whom_the_table_waits_for(harness: TableHarness) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    localized = await seated(harness, table, "en")
    for why in (Reason.NOT_NOW, Reason.NOT_YOUR_TURN):
        assert refusal_told(localized, IllegalMove(why)) == "Not yet. Waiting for **Ana**."
    assert refusal_told(localized, IllegalMove(Reason.OVER)) == "The market is closed."
    instead = seat_view_of(table, 0).choices
    assert refusal_told(localized, IllegalMove(Reason.NOT_NOW, instead)) == "That is not for now."
    assert refusal_told(localized, Refusal(Why.NOT_PAUSED)) == bot_localizer("en")("refusal-not-paused")
    await harness.service.pause(table, await harness.person("Ana"), harness.click())
    assert refusal_told(localized, IllegalMove(Reason.NOT_NOW)) == "That is not for now.", "the table waits for nobody"


# Answers in advance


async def thrower_at(harness: TableHarness, games: Mapping[str, AnyGame]) -> tuple[LiveTable, int]:
    """Return a table of Durak, and a seat that may throw in once the bout is opened."""
    table = await begun_of(harness, games["durak"], "standard", 3)
    [attacker] = seat_view_of(table, PUBLIC).view.asked
    return table, (attacker + 2) % 3


async def test_an_answer_given_in_advance_takes_the_place_of_the_offers(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    table, seat = await thrower_at(harness, games)
    thrower = await harness.person(NAMES[seat])
    assert auto_answers_of(table, seat) == ("", ("pass",))
    assert auto_answers_of(table, (seat + 1) % 3) == ("", ()), "the attacker opens the bout"
    await harness.service.stand(table, thrower, "pass", harness.click())
    assert auto_answers_of(table, seat) == ("pass", ())
    await harness.service.pause(table, await harness.person(NAMES[0]), harness.click())
    assert auto_answers_of(table, seat) == ("", ())


async def test_an_answer_of_an_earlier_bout_is_offered_again(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    table, seat = await thrower_at(harness, games)
    table.auto_answers[seat] = "pass 99"
    assert auto_answers_of(table, seat) == ("", ("pass",))
    table.auto_answers[seat] = "gone 1"
    assert auto_answers_of(table, seat) == ("", ("pass",)), "an answer that the game no longer has"


@pytest.mark.parametrize(
    ("span", "answers", "suggests", "suggested"),
    [(1, True, True, "any"), (None, True, True, ""), (1, False, True, ""), (1, True, False, "")],
)
async def test_an_answer_is_suggested_where_it_is_offered_and_fits_the_question(
    harness: TableHarness, span: int | None, answers: bool, suggests: bool, suggested: str
) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    offered = AutoAnswer(
        key="any",
        span=lambda _view, _seat: span,
        answer=lambda _view, choices: choices[0] if answers else None,
        suggested=lambda _view, _choices: suggests,
    )
    table.game = dataclasses.replace(table.game, auto_answers=(offered,))
    assert suggested_auto_answer(table, 0, seat_view_of(table, 0)) == suggested
    assert suggested_auto_answer(table, 1, seat_view_of(table, 1)) == "", "nothing is asked"
    unasked = SeatView(seat_view_of(table, 1).view, seat_view_of(table, 0).choices)
    assert suggested_auto_answer(table, 1, unasked) == ""


def test_by_default_an_answer_is_suggested_where_there_is_no_other_choice() -> None:
    offered: AutoAnswer[View] = AutoAnswer(key="any", span=lambda _view, _seat: 1, answer=lambda _view, _choices: None)
    view = View(audience=0, seats=2, asked=(0,), question=0)
    assert [offered.suggested(view, [Move()] * count) for count in (1, 2)] == [True, False]


@pytest.mark.parametrize(
    ("early", "answers", "shown"), [(True, False, True), (False, False, False), (False, True, True)]
)
async def test_an_answer_that_is_not_early_is_offered_beside_its_question_alone(
    harness: TableHarness, early: bool, answers: bool, shown: bool
) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    offered = AutoAnswer(
        key="any",
        span=lambda _view, _seat: 1,
        answer=lambda _view, choices: choices[0] if choices and answers else None,
        early=early,
    )
    table.game = dataclasses.replace(table.game, auto_answers=(offered,))
    assert auto_answers_of(table, 0) == ("", ("any",) if shown else ())
    assert auto_answers_of(table, 1) == ("", ("any",) if early else ()), "nothing is asked"


# Seats by name


@pytest.mark.parametrize(
    ("typed", "seat"),
    [
        ("Ana", 0),
        (" ANA ", 0),
        ("ann", 1),
        ("rin", 2),
        ("Computer #4", 3),
        ("Компютър №4", 3),
        ("#4", 3),
    ],
)
async def test_a_seat_is_meant_by_a_whole_name_or_a_part_that_is_no_other_s(
    harness: TableHarness, typed: str, seat: int
) -> None:
    table = await harness.lobby("Ana", "Annika", "Marin", computers=1)
    assert seat_called(await seated(harness, table, "en"), typed) == seat


@pytest.mark.parametrize("typed", ["n", "an", "4", "", "  ", "Vera", "x" * 50])
async def test_nobody_is_guessed_from_a_text_that_names_several_or_none(harness: TableHarness, typed: str) -> None:
    table = await harness.lobby("Ana", "Annika", "Marin", computers=1)
    with pytest.raises(Refusal) as refused:
        seat_called(await seated(harness, table, "en"), typed)
    assert refused.value.why is Why.NO_SUCH_PLAYER
    assert str(refused.value.data["names"]).startswith("**Ana**, **Annika**, **Marin** and **Computer")


async def test_names_are_completed_from_any_part(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Annika", "Marin")
    localized = await seated(harness, table, "en")
    assert list(suggested_players(localized, " AN ", range(len(localized.names)))) == ["Ana", "Annika"]
    assert list(suggested_players(localized, "", range(len(localized.names)))) == ["Ana", "Annika", "Marin"]
    assert list(suggested_players(localized, "x", range(len(localized.names)))) == []
