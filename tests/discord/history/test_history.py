"""Pages of finished tables: within Discord's limits, in each language, with links to the right pages."""

import random
import re
from collections.abc import Sequence
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord.history.check import check_deal
from bot.discord.history.pages import (
    AGREE,
    COURSE,
    WITHDRAW,
    agree,
    course,
    give_file,
    listing,
    page,
    show,
    withdraw,
)
from bot.discord.messages.controls import Action, ShowHistory, TakeAction, write
from bot.discord.messages.outgoing import OutgoingMessage
from bot.discord.messages.post import post
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.roundup import LONGEST_NEWS, closing, telling
from bot.presentation.texts import bot_localizer
from bot.tables.ended.history import HistoryPage
from bot.tables.ended.progress import Gain
from bot.tables.permissions import seat_at
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.replay import moves_counted
from bot.tables.state.table import Actor, LiveTable
from games.core.catalogue import find_games, localizer_for
from games.core.contract import Event
from games.core.localizer import LOCALES
from storage import Change, EntryKind, Hands
from tests.discord.harness import NAMES, Recorder, begun_of, check, controls_of, lobby_of, parts, said
from tests.tables.harness import GUILD, TableHarness, why_refused


async def play_on(harness: TableHarness, table: LiveTable, last: int | None = None) -> None:
    """Let people make random moves up to this entry, or to the end."""
    rng = random.Random(5)
    while table.row.status == "playing" and (last is None or table.last < last):
        seat = table.game.acting(table.play.state)[0]
        await harness.move(table, NAMES[seat], rng=rng)


async def history_for(harness: TableHarness, table: LiveTable, name: str, number: int) -> HistoryPage:
    return await harness.service.history.look(table.id, number, await harness.person(name), GUILD)


async def ways_from(harness: TableHarness, look: HistoryPage) -> dict[str, int]:
    """Return the pages to which the live buttons of a page lead, by their steps."""
    draft = await page(harness.service, look, "en")
    live = {part.get("custom_id") for part in parts(draft) if not part.get("disabled")}
    found = [control for control in controls_of(draft) if isinstance(control, ShowHistory)]
    return {control.step: control.page for control in found if write(control) in live}


@pytest.mark.long(1)
@pytest.mark.parametrize("key", find_games())
async def test_pages_of_every_game_keep_within_the_limits(harness: TableHarness, key: str) -> None:
    game = find_games()[key]
    seats = min(game.seats) + 1
    table = await begun_of(harness, game, "standard", seats)
    await play_on(harness, table, 60)
    actor = await harness.person("Somebody else")
    for number, locale in zip((0, 7, -1), LOCALES, strict=False):
        look = await harness.service.history.look(table.id, number, actor, GUILD)
        draft = await page(harness.service, look, locale)
        check(draft)
        assert [name for name, _ in draft.files] == ["past.png"]
        for control in controls_of(draft):
            if isinstance(control, ShowHistory):
                assert 0 <= control.page < len(look.timeline.pages)


async def test_the_buttons_of_a_page_lead_to_the_right_pages(harness: TableHarness) -> None:
    table = await harness.ended("Ana", "Boris")
    ana = await harness.person("Ana")
    look = await harness.service.history.look(table.id, 2, ana, GUILD)
    draft = await page(harness.service, look, "en")
    last = len(look.timeline.pages) - 1
    ways = {control.step: control.page for control in controls_of(draft) if isinstance(control, ShowHistory)}
    assert (ways["first"], ways["back"]) == (0, 1)
    assert (ways["on"], ways["last"]) == (3, last)
    assert TakeAction(table.id, Action.RECORD, table.last) in controls_of(draft)
    assert f"Move 2 of {last}" in said(draft)
    ends = [
        await page(harness.service, await harness.service.history.look(table.id, number, ana, GUILD), "en")
        for number in (0, -1)
    ]
    dead = [{part["label"] for part in parts(draft) if part.get("disabled")} for draft in ends]
    assert dead == [{"|◀", "◀", "◀ My move"}, {"▶", "▶|", "My move ▶"}]


async def test_buttons_lead_from_each_own_move_to_the_next_and_a_stranger_has_none(harness: TableHarness) -> None:
    """Moves that others made for the seat are not the reader's own."""
    table = await harness.ended("Ana", "Boris")
    look, found = await history_for(harness, table, "Ana", 0), list[int]()
    while (step := (await ways_from(harness, look)).get("ownmore")) is not None:
        look = await history_for(harness, table, "Ana", step)
        found.append(look.page)
    numbers = [look.timeline.pages[page] for page in found]
    moves = [entry for entry in table.entries if entry.kind is EntryKind.MOVE and entry.seat == 0]
    assert numbers == [entry.number for entry in moves if entry.interaction is not None]
    assert 0 < len(found) < len(look.timeline.pages) - 1
    assert (await ways_from(harness, look))["ownless"] == found[-2]
    assert not {"ownless", "ownmore"} & {*await ways_from(harness, await history_for(harness, table, "Vera", 2))}


async def test_the_list_opens_tables_and_the_last_post_opens_the_first_page(harness: TableHarness) -> None:
    ana = await harness.person("Ana")
    assert "No game" in said(await listing(harness.service, GUILD, 7, ana, "en"))
    table = await harness.playing("Ana", NAMES[2])
    for locale in LOCALES:
        draft = await listing(harness.service, GUILD, 7, ana, locale)
        check(draft)
        menus = [part for part in parts(draft) if "options" in part]
        assert [[option["value"] for option in menu["options"]] for menu in menus] == [[str(table.id)]] * 2
    await harness.service.cancel(table, ana, harness.click())
    last = await post(LocalizedTable(table, await harness.service.people.at(table), "en"), table.entries[-1:])
    check(last)
    opening, agreeing = [control for control in controls_of(last) if isinstance(control, ShowHistory)]
    assert (opening.table, opening.page, agreeing.step) == (table.id, 0, AGREE)


async def test_a_table_of_computers_alone_is_listed_as_theirs(harness: TableHarness) -> None:
    table, ana = await harness.lobby("Ana", computers=2), await harness.person("Ana")
    await harness.service.leave(table, ana, harness.click(), leading=True)
    await harness.service.start(table, ana, harness.click())
    assert said(await listing(harness.service, GUILD, table.row.channel, ana, "en")).endswith(" · only computers")


async def test_a_table_is_said_to_have_as_many_moves_everywhere(harness: TableHarness) -> None:
    """Its last page, the round-up and the check of its deal count alike, with undone and forced moves."""
    table, ana = await harness.playing("Ana", "Boris"), await harness.person("Ana")
    await harness.keep_all(table, ["Ana"])
    await harness.service.undo(table, ana, harness.click())
    await harness.play_out(table, ["Ana", "Boris"])
    look = await harness.service.history.look(table.id, -1, ana, GUILD)
    count = len(look.timeline.pages) - 1
    last = said(await page(harness.service, look, "en"))
    assert f"Move {count} of {count}" in last
    assert f"{count} moves" in last
    answer: Any = Recorder()
    await check_deal(harness.service, answer, table)
    assert f"all {count} moves follow" in answer.words()[0]
    assert moves_counted(table.entries) == count


async def test_tables_whose_games_are_not_offered_are_counted_by_game_and_not_listed(harness: TableHarness) -> None:
    ana = await harness.person("Ana")
    market = await harness.playing("Ana", "Boris")
    for channel, game in ((8, "lanterns"), (9, "durak")):
        table = await harness.lobby("Ana", "Boris", channel=channel, game=game)
        await harness.service.start(table, ana, harness.click())
    harness.service.games = {"market": harness.games["market"]}
    shown = said(await listing(harness.service, GUILD, 8, ana, "en"))
    assert f"#{market.id} · **Market** · " in shown
    assert "**Durak**" not in shown
    assert shown.endswith("Hidden until their games are available again: `durak`, `lanterns`.")


@pytest.mark.long(1)
@pytest.mark.parametrize("key", find_games())
async def test_open_hands_of_every_game_keep_within_the_limits(harness: TableHarness, key: str) -> None:
    game = find_games()[key]
    table = await lobby_of(harness, game, "standard", min(max(game.seats), len(NAMES)))
    ana = await harness.person(NAMES[0])
    await harness.service.choose(table, ana, harness.click(), Change(hands=Hands.OPEN))
    await harness.service.start(table, ana, harness.click())
    await play_on(harness, table, 12)
    look = await harness.service.history.look(table.id, 3, ana, GUILD)
    with pytest.raises(Refusal, match="hands-not-yet"):
        await page(harness.service, look, "en", hands=True)
    await harness.service.cancel(table, ana, harness.click())
    stranger = await harness.person("Somebody else")
    for number, locale in zip((0, 9, -1), LOCALES, strict=False):
        look = await harness.service.history.look(table.id, number, stranger, GUILD)
        assert look.hands is not None
        assert [view.audience for view in look.hands] == list(range(len(table.seats)))
        draft = await page(harness.service, look, locale, hands=True)
        check(draft)
        assert {name for name, _ in draft.files} - {"past.png"} <= {f"hand-{seat}.png" for seat in range(6)}
        ways = [
            control for control in controls_of(draft) if isinstance(control, ShowHistory) and control.step != "film"
        ]
        assert "stay" in {way.step for way in ways}
        assert all(way.hands for way in ways if way.step != "stay")


async def test_hands_are_opened_once_all_who_were_seated_agree(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", computers=1)
    ana, boris, vera = [await harness.person(name) for name in ("Ana", "Boris", "Vera")]
    await harness.service.cancel(table, ana, harness.click())
    look = await harness.service.history.look(table.id, 0, ana, GUILD)
    closed = await page(harness.service, look, "en", hands=True)
    assert "The hands of this game stay hidden" in said(closed)
    assert "What everybody held" not in said(closed)
    assert [
        control.page for control in controls_of(closed) if isinstance(control, ShowHistory) and control.step == AGREE
    ] == [0]
    with pytest.raises(Refusal, match="not-at-table"):
        await agree(harness.service, look, vera, "en")
    waiting = said(await agree(harness.service, look, ana, "en"))
    assert (
        "once these players agree too, each with **Reveal the hands** under a page of this game: **Boris**." in waiting
    )
    assert said(await agree(harness.service, look, ana, "en")) == waiting, "agreeing twice is the same as once"
    opened = said(await agree(harness.service, look, boris, "en"))
    assert "What everybody held" in opened
    for name in ("Ana", "Boris"):
        assert name in opened.split("What everybody held")[1]
    seen = await page(harness.service, await harness.service.history.look(table.id, 0, vera, GUILD), "en")
    assert [control.step for control in controls_of(seen) if isinstance(control, ShowHistory) and control.hands] == [
        "stay"
    ]


async def test_a_page_tells_its_reader_what_their_seat_alone_learned(harness: TableHarness) -> None:
    """While play goes on, only to who still has the seat: the cards would be their successor's."""
    table = await lobby_of(harness, find_games()["durak"], "standard", 3)
    ana, boris, vera, dinu = [await harness.person(name) for name in (*NAMES[:3], "Dinu")]
    await harness.service.start(table, ana, harness.click())
    deal = table.lifecycle.began
    assert deal is not None
    dealt = {actor.person: table.play.told_to(deal, seat_at(table, actor)) for actor in (ana, boris, vera)}

    async def learned(actor: Actor) -> tuple[Event, ...]:
        return (await harness.service.history.look(table.id, 0, actor, GUILD)).learned

    assert all(dealt.values())
    for actor in (ana, boris, vera):
        assert await learned(actor) == dealt[actor.person]
    assert await learned(dinu) == ()
    seat = seat_at(table, boris)
    await harness.service.replace(table, ana, seat, dinu.person, harness.click())
    assert (await learned(boris), await learned(dinu)) == ((), ())
    look = await harness.service.history.look(table.id, 0, vera, GUILD)
    held = set(table.game.text.news(look.learned, look.view, localizer_for(table.game, "en", NAMES[:3])))
    assert held
    assert held <= set(said(await page(harness.service, look, "en")).splitlines())
    await harness.service.cancel(table, ana, harness.click())
    assert (await learned(boris), await learned(dinu)) == (dealt[boris.person], ())


async def test_without_points_the_pages_lead_from_turn_to_turn(harness: TableHarness) -> None:
    game = find_games()["durak"]
    table = await lobby_of(harness, game, "standard", 3)
    ana = await harness.person(NAMES[0])
    await harness.service.start(table, ana, harness.click())

    async def ways(number: int) -> dict[str, int]:
        draft = await page(harness.service, await harness.service.history.look(table.id, number, ana, GUILD), "en")
        check(draft)
        return {control.step: control.page for control in controls_of(draft) if isinstance(control, ShowHistory)}

    await play_on(harness, table, 12)
    assert "turnmore" not in await ways(3), "a live table has no turning point yet"
    await play_on(harness, table)
    last = await harness.service.history.look(table.id, -1, ana, GUILD)
    end = await closing(harness.service, LocalizedTable(table, last.people, "en"))
    assert all(f"Move {number} · " in end.words for number in end.turned)
    told = end.words.splitlines()
    again = [above for above, line in pairwise(told) if line.startswith("> ")]
    assert not [line for line in again if any(f"(move {number})" in line for number in end.turned)]
    found, here = list[int](), 0
    while (there := (await ways(here)).get("turnmore")) is not None:
        found.append(there)
        here = there
    assert found == sorted(set(end.turned) - {0})
    assert len(found) >= 2
    assert (await ways(here))["turnless"] == found[-2]


async def test_players_who_agreed_to_open_hands_can_take_it_back(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", computers=1)
    ana, boris, vera = [await harness.person(name) for name in ("Ana", "Boris", "Vera")]
    await harness.service.cancel(table, ana, harness.click())

    async def seen(actor: Actor, *, hands: bool = False) -> OutgoingMessage:
        return await page(
            harness.service, await harness.service.history.look(table.id, 0, actor, GUILD), "en", hands=hands
        )

    def ways(draft: OutgoingMessage) -> set[str]:
        ids = {write(control).split(":")[2] for control in controls_of(draft)}
        found = ids & {AGREE, WITHDRAW, "stay", "stay+hands", "html+hands"}
        check(draft)
        return found

    look = await harness.service.history.look(table.id, 0, ana, GUILD)
    assert ways(await agree(harness.service, look, ana, "en")) == {WITHDRAW}, "one waits for the others"
    assert ways(await seen(boris)) == {AGREE}
    assert ways(await agree(harness.service, look, boris, "en")) == {WITHDRAW, "stay", "html+hands"}
    assert ways(await seen(ana)) == {WITHDRAW, "stay+hands"}
    assert ways(await seen(vera)) == {"stay+hands"}, "a person without a seat has nothing to take back"
    await withdraw(harness.service, look, vera, "en")
    assert (await harness.service.history.look(table.id, 0, vera, GUILD)).hands is not None
    closed = await withdraw(harness.service, look, ana, "en")
    assert "You no longer agree" in said(closed)
    assert ways(closed) == {AGREE}
    for actor in (ana, boris, vera):
        assert (await harness.service.history.look(table.id, 0, actor, GUILD)).hands is None
    shown_before = await seen(vera, hands=True)
    assert "The hands of this game stay hidden" in said(shown_before)
    assert [name for name, _ in shown_before.files] == ["past.png"]
    assert ways(await agree(harness.service, look, ana, "en")) == {WITHDRAW, "stay", "html+hands"}, (
        "one may agree again"
    )


def test_the_news_shown_again_are_those_of_the_gain() -> None:
    names = ["Ana", "Computer #2", "Computer #21"]
    gain = Gain(page=3, side=(1,), points=2)
    clash = "Tactics: **Ana** – Charge (+4 strength); **Computer #2** – Fury (+2 strength)."
    gained = "**Computer #2**: +2 Influence (royal army destroyed)."
    assert telling([clash, gained], gain, names) == gained
    assert telling([clash], gain, names) == clash
    alone = "Then **Computer #2** gains 2."
    assert telling(["**Ana** and **Computer #2** gain 2.", alone, f"{alone} Again."], gain, names) == alone
    assert (
        telling(["**Computer #2** passes.", "**Ana** gains 2.", "**Computer #2** gains 12.", ""], gain, names) is None
    )
    assert telling([gained.ljust(LONGEST_NEWS, "!")], gain, names) is not None
    assert telling([gained.ljust(LONGEST_NEWS + 1, "!")], gain, names) is None


async def test_the_last_page_sums_up_the_table(harness: TableHarness) -> None:
    table = await harness.ended("Ana", "_Boris_", rng=random.Random(1))
    ana = await harness.person("Ana")
    last = await harness.service.history.look(table.id, -1, ana, GUILD)
    for locale in LOCALES:
        draft = await page(harness.service, last, locale)
        check(draft)
        end = await closing(harness.service, LocalizedTable(table, last.people, locale))
        assert end.words in said(draft)
        assert [name for name, _ in draft.files] == ["past.png"]
        check(await post(LocalizedTable(table, last.people, locale), table.entries[-1:], closing=end))
    first = await page(harness.service, await harness.service.history.look(table.id, 0, ana, GUILD), "en")
    assert "-# Start · " in said(first)
    live = await harness.playing("Ana", "Vera", channel=8)
    assert await closing(harness.service, LocalizedTable(live, await harness.service.people.at(live), "en")) is None


@pytest.mark.long(3)
@pytest.mark.parametrize("key", ["carcassonne", "hayduti", "magove"])
async def test_the_course_is_a_chart_where_the_result_page_has_none(harness: TableHarness, key: str) -> None:
    game = find_games()[key]
    table = await lobby_of(harness, game, "standard", min(game.seats))
    ana = await harness.person(NAMES[0])
    await harness.service.start(table, ana, harness.click())
    await play_on(harness, table)
    look = await harness.service.history.look(table.id, -1, ana, GUILD)
    draft = await page(harness.service, look, "ro")
    steps = [control.step for control in controls_of(draft) if isinstance(control, ShowHistory)]
    assert (COURSE in steps) == (not game.pictures.charted)
    draft = await course(harness.service, look, "bg")
    check(draft)
    assert [name for name, _ in draft.files] == ([] if game.pictures.charted else ["course.png"])
    [back] = controls_of(draft)
    assert (back.step, back.page) == ("stay", look.page)


# Exports and answers


class Export:
    """An export that takes fifty steps, and may fail at the end."""

    def __init__(self, problem: Refusal | None = None) -> None:
        self.problem = problem
        self.asked: dict[str, Any] = {}

    async def make(self, _record: object, names: Sequence[str], _locale: str, tell: Any, **asked: bool) -> bytes:
        self.asked = {"names": names, **asked}
        for done in range(51):
            await tell(done, 50)
        if self.problem is not None:
            raise self.problem
        return b"made"


async def closed_table(harness: TableHarness) -> LiveTable:
    table = await harness.playing("Ana", "Boris")
    await harness.service.cancel(table, await harness.person("Ana"), harness.click())
    return table


async def exported(
    harness: TableHarness, table: LiveTable, export: Export, *, film: bool = False, hands: bool = False
) -> Recorder:
    answer: Any = Recorder()
    harness.service.export_worker = export  # pyright: ignore[reportAttributeAccessIssue]
    look = await harness.service.history.look(table.id, 0, await harness.person("Ana"), GUILD)
    await give_file(harness.service, look, answer, film=film, hands=hands)
    return answer


@pytest.mark.parametrize(("film", "suffix"), [(True, "webp"), (False, "html")])
async def test_an_export_tells_its_progress_in_fifths_and_then_gives_the_file(
    harness: TableHarness, film: bool, suffix: str
) -> None:
    table, export = await closed_table(harness), Export()
    answer = await exported(harness, table, export, film=film)
    assert export.asked == {"names": ("Ana", "Boris"), "film": film, "hands": False}
    (first, _), *told, (_, last) = answer.done
    assert (first, {way for way, _ in told}) == ("promise", {"keep"})
    key = "film" if film else "file"
    shares = [bot_localizer("en")(f"{key}-making", share=share) for share in (20, 40, 60, 80, 100)]
    assert answer.words()[:-1] == shares
    check(last, controls=False)
    assert last.files == ((f"market-{table.id}.{suffix}", b"made"),)
    assert bot_localizer("en")("film-here" if film else "page-here") in said(last)


async def test_an_export_that_fails_says_why_and_gives_no_file(harness: TableHarness) -> None:
    answer = await exported(harness, await closed_table(harness), Export(Refusal(Why.EXPORT_BUSY)))
    assert answer.words()[-1] == bot_localizer("en")("refusal-workshop-busy")
    assert not any(draft.files for _, draft in answer.done if draft is not None)


async def test_a_table_is_exported_once_it_has_ended_and_hands_once_they_are_open(harness: TableHarness) -> None:
    live = await harness.playing("Ana", "Boris", channel=8)
    with pytest.raises(Refusal, match="record-not-yet"):
        await exported(harness, live, Export())
    table = await closed_table(harness)
    with pytest.raises(Refusal, match="hands-closed"):
        await exported(harness, table, Export(), hands=True)
    for name in ("Ana", "Boris"):
        await harness.service.history.agree(table, await harness.person(name))
    export = Export()
    answer = await exported(harness, table, export, hands=True)
    assert export.asked["hands"]
    assert answer.done[-1][1].files  # pyright: ignore[reportOptionalMemberAccess]


async def test_hands_that_are_closed_while_they_are_exported_are_not_given(harness: TableHarness) -> None:
    table = await closed_table(harness)
    for name in ("Ana", "Boris"):
        await harness.service.history.agree(table, await harness.person(name))

    class Closing(Export):
        async def make(self, *args: Any, **asked: bool) -> bytes:
            await harness.service.history.withdraw(table, await harness.person("Boris"))
            return await super().make(*args, **asked)

    answer = await exported(harness, table, Closing(), hands=True)
    assert answer.words()[-1] == bot_localizer("en")("refusal-hands-closed")
    assert not any(draft.files for _, draft in answer.done if draft is not None)


async def test_a_page_shows_what_each_seat_held(harness: TableHarness) -> None:
    table = await closed_table(harness)
    for name in ("Ana", "Boris"):
        await harness.service.history.agree(table, await harness.person(name))
    look = await harness.service.history.look(table.id, 0, await harness.person("Vera"), GUILD)
    assert look.hands is not None
    held = said(await page(harness.service, look, "en", hands=True)).splitlines()
    for name, view in zip(("Ana", "Boris"), look.hands, strict=True):
        assert f"**{name}**: {' '.join(view.hand)}" in held


async def test_a_deal_that_nobody_can_check_any_more_is_said_to_be_one(harness: TableHarness) -> None:
    table = await closed_table(harness)
    answer: Any = Recorder()
    await check_deal(SimpleNamespace(games={}), answer, table)  # pyright: ignore[reportArgumentType]
    assert [what for what, _ in answer.done] == ["promise", "keep"]
    assert answer.words() == [bot_localizer("en")("check-cannot")]
    live = await harness.playing("Ana", "Boris", channel=8)
    assert await why_refused(check_deal(harness.service, answer, live)) is Why.RECORD_NOT_YET


@pytest.mark.parametrize(("private", "way"), [(True, "change"), (False, "show")])
@pytest.mark.parametrize("step", ["on", AGREE, WITHDRAW, COURSE])
async def test_a_page_turns_in_a_message_of_its_reader_and_is_opened_from_any_other(
    harness: TableHarness, private: bool, way: str, step: str
) -> None:
    table = await harness.ended("Ana", "Boris")
    answer: Any = Recorder(private=private)
    control = ShowHistory(table.id, step, 1)
    await show(harness.service, answer, await harness.person("Ana"), control, ())
    [(done, draft)] = answer.done
    assert done == way
    titled = f"## Market #{table.id}"
    if step == COURSE:
        assert titled not in said(draft)
        assert re.search(r"^\d+ moves", said(draft), re.MULTILINE)
    else:
        assert titled in said(draft)
        assert "Move 1 of" in said(draft)
    assert ("You agree." in said(draft)) is (step == AGREE)
    assert ("You no longer agree" in said(draft)) is (step == WITHDRAW)


async def test_a_table_is_opened_from_the_menu_of_a_list(harness: TableHarness) -> None:
    tables = [await closed_table(harness) for _ in range(2)]
    answer: Any = Recorder()
    control = ShowHistory(0, "here", 0)
    await show(harness.service, answer, await harness.person("Ana"), control, [str(tables[1].id)])
    assert f"## Market #{tables[1].id}" in answer.words()[0]
    with pytest.raises(Refusal):
        await show(harness.service, answer, await harness.person("Ana"), control, ["nonsense"])
