"""What the page of a table shows one person: to each seat its own, to everybody what everybody may know."""

from collections.abc import Mapping

import pytest

from bot.presentation import screen as screens
from bot.presentation.choices import ChoiceMenu
from bot.presentation.page_words import words_of_page, words_outside
from bot.presentation.screen import (
    AutoAnswerOffer,
    Item,
    Screen,
    ScreenChoice,
    Seat,
    audience_of,
    before_play,
    choice_menu,
    key_of,
    rules_of,
    screen,
    worded,
)
from bot.presentation.texts import bot_localizer
from bot.tables.state.table import LiveTable, SeatView
from games.balkans import GAME as BALKANS
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, AnyGame, Move, Pick
from games.core.localizer import LOCALES
from storage import Status
from tests.discord.harness import NAMES, at_the_show, begun_of, seated
from tests.games.balkans import picture_cases
from tests.tables.harness import TableHarness


async def shown(harness: TableHarness, table: LiveTable, audience: int, since: int = 0, tip: str = "") -> Screen:
    """Return what an audience sees in English."""
    seat_view = table.look(audience)
    return screen(await seated(harness, table, "en"), audience, seat_view, since, tip)


async def test_before_play_everybody_sees_who_sits_and_what_is_waited_for(harness: TableHarness) -> None:
    table, ana = await harness.lobby("Ana", "Boris"), await harness.person("Ana")
    bot_text = bot_localizer("en")
    lobby = before_play(await seated(harness, table, "en"), ana)
    assert (lobby.entry, lobby.status, lobby.called) == (table.last, Status.LOBBY, False)
    assert lobby.question < 0, "no question of a game"
    assert lobby.ask == bot_text("refusal-not-started")
    assert lobby.seats == (Seat("Ana"), Seat("Boris"))
    assert lobby.start, "its owner may start it"
    assert not before_play(await seated(harness, table, "en"), await harness.person("Boris")).start
    await harness.service.cancel(table, ana, harness.click())
    cancelled = before_play(await seated(harness, table, "en"), ana)
    assert (cancelled.ask, cancelled.start) == (bot_text("hand-cancelled"), False)


async def test_a_table_with_too_few_people_cannot_be_started(harness: TableHarness) -> None:
    table = await harness.lobby("Ana")
    assert not before_play(await seated(harness, table, "en"), await harness.person("Ana")).start


async def test_a_seat_that_is_asked_sees_its_choices_and_everybody_else_none(harness: TableHarness) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    ana, boris, public = [await shown(harness, table, audience) for audience in (0, 1, PUBLIC)]
    own = table.look(0)
    assert [choice.move for choice in ana.choices] == ["nod", *(f"show {good}" for good in own.view.hand)]
    assert ana.choices[0].label == "nod"
    assert ana.choices[0].about == "Costs nothing, and you may take it back"
    assert ana.holds == " ".join(own.view.hand)
    assert (boris.choices, public.choices) == ((), ())
    assert (boris.holds == "", public.holds) == (False, "")
    assert (ana.called, boris.called, public.called) == (True, False, False)
    assert (ana.entry, ana.question, ana.status) == (table.last, own.view.question, Status.PLAYING)
    assert ana.seats == (Seat("Ana", asked=True, you=True), Seat("Boris"))
    assert boris.seats == (Seat("Ana", asked=True), Seat("Boris", you=True))
    assert public.seats == (Seat("Ana", asked=True), Seat("Boris"))
    assert ana.ask == public.ask == "Waiting for **Ana**."
    assert ana.shown == public.shown == "Ana: \nBoris: "
    assert (await shown(harness, table, 0, tip="a tip")).tip == "a tip"


async def test_a_pick_is_shown_with_its_pool_and_how_many_are_taken(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    own = table.look(0)
    [pick] = (await shown(harness, table, 0)).choices
    notes = {good: "worth a lot" if int(good) > 5 else "worth little" for good in own.view.hand}
    assert pick.pool == tuple(Item(good, good, note) for good, note in notes.items())
    assert (pick.label, pick.least, pick.most, pick.rare) == ("Keep 2", 2, 2, False)
    assert pick.about.startswith("Puts them into your basket")
    [choice] = own.choices
    assert isinstance(choice, Pick)
    assert pick.move == key_of(choice)
    assert pick.move.endswith("+"), "told from the move that takes nothing"


async def test_a_wasteful_choice_is_shown_last_with_what_it_loses(harness: TableHarness) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    assert {choice.doubt for choice in (await shown(harness, table, 0)).choices} == {""}
    await harness.move(table, "Ana", "nod")
    *shows, again = (await shown(harness, table, 0)).choices
    assert {choice.doubt for choice in shows} == {""}
    assert (again.move, again.doubt) == ("nod", "You have nodded already.")


async def test_a_choice_has_a_heading_only_where_it_is_looked_at_alone(harness: TableHarness) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    own = table.look(0)
    menu = choice_menu(await seated(harness, table, "en"), own)
    assert {choice.heading for choice in (await shown(harness, table, 0)).choices} == {""}
    assert worded(menu, menu.choices[0], heading=True).heading == "nod"


async def test_of_many_choices_each_is_worded_when_it_is_looked_at(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    worded_at_once = (await shown(harness, table, 0)).choices
    monkeypatch.setattr(screens, "MOST_WORDED", len(worded_at_once))
    assert (await shown(harness, table, 0)).choices == worded_at_once
    monkeypatch.setattr(screens, "MOST_WORDED", len(worded_at_once) - 1)
    bare = (await shown(harness, table, 0)).choices
    assert bare == tuple(ScreenChoice(choice.move) for choice in worded_at_once)


async def test_a_pick_is_worded_however_many_choices_there_are(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.playing("Ana", "Boris")
    monkeypatch.setattr(screens, "MOST_WORDED", 0)
    [pick] = (await shown(harness, table, 0)).choices
    assert (pick.label, len(pick.pool)) == ("Keep 2", 5)


async def test_taking_back_is_offered_and_asked_for_on_the_page(harness: TableHarness) -> None:
    table = await at_the_show(harness, "Ana", "Boris", "Vera")

    async def ways(audience: int) -> tuple[bool, bool, str]:
        seen = await shown(harness, table, audience)
        return seen.undo, seen.ask_undo, seen.undo_request

    assert [await ways(audience) for audience in (0, 1, PUBLIC)] == [(False, True, "")] * 2 + [(False, False, "")]
    await harness.move(table, "Ana", "nod")
    assert [await ways(audience) for audience in (0, 1, PUBLIC)] == [
        (True, False, ""),
        (False, True, ""),
        (False, False, ""),
    ]
    await harness.service.undo(table, await harness.person("Ana"), harness.click())
    await harness.service.undo(table, await harness.person("Boris"), harness.click())
    asked = "\n".join(
        (
            bot_localizer("en")("undo-asked", who="Boris", more=1),
            "> **Boris** has chosen.",
            "> **Vera** has chosen.",
        )
    )
    assert [(await ways(audience))[2] for audience in (0, 1, 2, PUBLIC)] == [asked, "", asked, ""]
    await harness.service.answer_undo(table, await harness.person("Ana"), harness.click(), agree=True, shown=table.last)
    assert [(await ways(audience))[2] for audience in (0, 1, 2, PUBLIC)] == ["", "", asked, ""]
    await harness.service.pause(table, await harness.person("Ana"), harness.click())
    assert [await ways(audience) for audience in (0, 1, 2)] == [(False, False, "")] * 3


async def test_a_player_for_whom_a_computer_plays_is_told_how_to_come_back(harness: TableHarness) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    await harness.service.substitute(table, 0)
    ana, public = [await shown(harness, table, audience) for audience in (0, PUBLIC)]
    assert (ana.away, ana.choices, ana.single_options) == (True, (), None)
    assert ana.ask == bot_localizer("en")("hand-substitute", button="My hand")
    assert ana.holds
    assert (public.away, (await shown(harness, table, 1)).away) == (False, False)
    assert public.ask.startswith("Waiting for")


@pytest.mark.parametrize("audience", [0, 1, PUBLIC])
async def test_a_table_that_does_not_go_on_asks_nobody(harness: TableHarness, audience: int) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    ana = await harness.person("Ana")
    for change, key in ((harness.service.pause, "hand-paused"), (harness.service.cancel, "hand-cancelled")):
        await change(table, ana, harness.click())
        seen = await shown(harness, table, audience)
        assert seen.ask == bot_localizer("en")(key)
        assert (seen.called, seen.choices, seen.undo) == (False, (), False)
        assert not any(seat.asked for seat in seen.seats)


async def test_after_the_end_everybody_sees_how_it_ended_and_players_their_place(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    await harness.play_out(table, ["Ana", "Boris"])
    public = await shown(harness, table, PUBLIC)
    assert (public.called, public.status) == (False, Status.OVER)
    assert public.ask.startswith("The market closes: ")
    own = table.look(0)
    place, other = own.view.outcome.places
    placed = "You won." if place < other else f"Your place: **{place}** of 2."
    placed = f"You share place **{place}** of 2." if place == other else placed
    assert (await shown(harness, table, 0)).ask == f"{placed}\n{public.ask}"


async def test_answers_in_advance_are_offered_until_they_are_given(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    table = await begun_of(harness, games["durak"], "standard", 3)
    public = table.look(PUBLIC)
    attacker = public.view.asked[0]
    thrower = (attacker + 2) % 3
    words = (await seated(harness, table, "en")).plain
    offer = AutoAnswerOffer("pass", words("auto-answer-pass"))
    assert (await shown(harness, table, thrower)).auto_answers == (offer,)
    assert (await shown(harness, table, attacker)).auto_answers == ()
    assert (await shown(harness, table, PUBLIC)).auto_answers == ()
    await harness.service.stand(table, await harness.person(NAMES[thrower]), "pass", harness.click())
    given = AutoAnswerOffer("pass", words("auto-answer-pass-given"), given=True)
    assert (await shown(harness, table, thrower)).auto_answers == (given,)


async def test_rare_choices_are_kept_apart(harness: TableHarness, games: Mapping[str, AnyGame]) -> None:
    table = await begun_of(harness, games["balkans"], "standard", 2)
    for seat in range(2):
        seat_view = table.look(seat)
        rare = {choice.move for choice in (await shown(harness, table, seat)).choices if choice.rare}
        by_button = {
            key_of(choice)
            for choice in seat_view.choices
            if isinstance(choice, Move) and choice.verb in {"skip", "disband", "break-alliance", "surrender", "yield"}
        }
        assert rare == by_button


async def test_what_gives_the_game_up_stays_apart_while_nothing_is_asked(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    table = await begun_of(harness, games["balkans"], "standard", 2)
    looked = 0
    for _ in range(30):
        for seat in range(2):
            screen = await shown(harness, table, seat)
            alone = not screen.called and [choice.move for choice in screen.choices] == ["surrender"]
            assert not alone or screen.choices[0].rare
            looked += alone
        public = table.look(PUBLIC)
        seat = public.view.asked[0]
        seat_view = table.look(seat)
        move = table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))
        await harness.move(table, NAMES[seat], move)
    assert looked


async def test_the_news_are_those_since_the_page_was_last_seen(harness: TableHarness) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    last = table.last
    everything = ["Ana has chosen.", "Boris has chosen."]
    ana, boris, public = [(await shown(harness, table, audience)).news for audience in (0, 1, PUBLIC)]
    assert [line.replace("*", "") for line in public] == everything
    assert ana[0].startswith("You are dealt ")
    assert boris[0].startswith("You are dealt ")
    assert ana[0] != boris[0]
    assert ana[1:] == boris[1:] == public
    assert (await shown(harness, table, PUBLIC, since=-5)).news == public, "a page that has seen nothing"
    assert (await shown(harness, table, PUBLIC, since=last)).news == public[-1:]
    assert (await shown(harness, table, 0, since=last + 1)).news == ()


async def test_of_many_news_the_latest_are_sent(harness: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await at_the_show(harness, "Ana", "Boris")
    whole = (await shown(harness, table, 0)).news
    monkeypatch.setattr(screens, "MOST_NEWS", 2)
    assert (await shown(harness, table, 0)).news == whole[-2:]


async def test_who_has_a_seat_sees_the_table_from_there(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    people = [(await harness.person(name)).person for name in ("Ana", "Boris", "Vera")]
    assert [audience_of(table, person) for person in people] == [0, 1, PUBLIC]


async def test_the_rules_on_the_page_are_those_of_the_table(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", options={"keep": "3"})
    _, course, _ = rules_of(await seated(harness, table, "en"))
    assert "keeps 3 of them" in course.text


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_page_has_its_words_in_every_language(harness: TableHarness, locale: str) -> None:
    table, bot_text = await harness.lobby("Ana"), bot_localizer(locale)
    words = words_of_page(await seated(harness, table, locale))
    assert (words["undo"], words["rules"], words["hand"]) == tuple(
        bot_text(f"button-{key}") for key in ("undo", "rules", "hand")
    )
    assert words["title"] == localizer_for(table.game, locale)("game-name")
    assert words["chosen"] == bot_text("page-of", number="{n}", pages="{m}")
    assert words_outside(locale)["no-ticket"] == bot_text("refusal-no-ticket")


async def test_a_game_in_which_nobody_holds_anything_does_not_speak_of_a_hand(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    table = await begun_of(harness, games["carcassonne"], "standard", 2)
    assert words_of_page(await seated(harness, table, "en"))["hand"] == "My seat"


async def test_the_page_shows_a_choice_without_the_key_of_pictures_in_messages(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    table = await begun_of(harness, games["carcassonne"], "standard", 2)
    labels = [choice.label for choice in (await shown(harness, table, 0)).choices]
    assert labels
    assert all(label[0] in "↑→↓←" for label in labels), labels


def test_a_ready_move_takes_names_of_its_pick_and_one_of_all_takes_the_whole_pool() -> None:
    """So a page marks what it takes, and further taps change it."""
    view, choices = picture_cases.questions()["march"]
    pick = next(choice for choice in choices if isinstance(choice, Pick) and choice.verb == "send")
    some, every = pick.make(pick.pool[:1]), BALKANS.text.canonical(pick.make(pick.pool), view)
    names = localizer_for(BALKANS, "en", ["Ana", "Boris", "Vera"])
    menu = ChoiceMenu(BALKANS, 1, SeatView(view, (pick, some, every)), names)
    found = {one.move: (one.takes, one.pick) for one in (worded(menu, choice) for choice in menu.choices)}
    assert every != pick.make(pick.pool)
    assert found[str(some)] == (pick.pool[:1], key_of(pick))
    assert found[str(every)] == (pick.pool, key_of(pick))
