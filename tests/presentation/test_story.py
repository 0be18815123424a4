"""Where one post of the channel ends and the next begins, and what one seat alone is told."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import ClassVar

import pytest
from discord import ui

from bot.discord.messages.controls import ShowStory, write
from bot.discord.messages.hand import hand
from bot.discord.messages.post import post
from bot.discord.messages.story import story_parts
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.story import (
    MOST_LINES,
    MOST_MISSED,
    bot_line,
    concluded,
    ends_a_part,
    missed,
    story_of,
    told,
    told_from,
    told_in_order,
    told_privately,
)
from bot.presentation.texts import bot_localizer
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, AnyGame, Event, PrivateEvent
from games.core.news import heard
from storage import Entry, EntryKind
from tests.discord.harness import NAMES, begun_of, played, seat_view_of, words_of
from tests.discord.harness import seated as at_table
from tests.tables.harness import TableHarness


class Line(Event, frozen=True):
    text: str


class Drawn(PrivateEvent, frozen=True):
    card: str

    @property
    def text(self) -> str:
        return f"you draw {self.card}"


class Ending(Line, frozen=True):
    closes: ClassVar[bool] = True


class Beginning(Ending, frozen=True):
    opens: ClassVar[bool] = True


def seated(*happened: Sequence[Event], chosen: Sequence[int] = ()) -> SimpleNamespace:
    """Return a table where these events happened, entry by entry, from entry 1 on; entry 0 is the deal.

    All entries are moves of seat 0; its player made the `chosen` ones, and the bot the others for it.
    """
    kinds = [EntryKind.START, *[EntryKind.MOVE] * len(happened)]
    entries = [
        Entry(
            number=place,
            kind=kind,
            seat=0,
            body="",
            at=0,
            interaction=1000 + place if place in chosen else None,
            checksum="",
        )
        for place, kind in enumerate(kinds)
    ]
    told_of = dict(enumerate(happened, start=1))
    play = SimpleNamespace(
        happened={number: heard(events, PUBLIC) for number, events in told_of.items()},
        told_to=lambda number, seat: [event for event in told_of.get(number, ()) if event.audience == seat],
        chosen=entries[1:],
    )
    words = SimpleNamespace(news=lambda events, _view, _localizer: [event.text for event in events])
    table = SimpleNamespace(
        play=play,
        entries=entries,
        audit_records={},
        lifecycle=SimpleNamespace(began=0, seats=[SimpleNamespace(taken=0) for _ in range(3)]),
        game=SimpleNamespace(text=words),
        look=lambda _: SimpleNamespace(view=None),
    )
    localized = SimpleNamespace(table=table, marked=None, bot_text=bot_localizer("en"), people=())
    localized.after = lambda _number: localized
    return localized


@pytest.mark.parametrize(
    ("events", "before", "after"),
    [
        ((Line("last card"), Ending("taken"), Line("drawn")), ["last card", "taken"], ["drawn"]),
        ((Line("reckoned"), Beginning("spring"), Line("first move")), ["reckoned"], ["spring", "first move"]),
        ((Ending("scored"), Line("dealt"), Beginning("round 2")), ["scored", "dealt"], ["round 2"]),
        ((Beginning("spring"),), [], ["spring"]),
        ((Ending("taken"),), ["taken"], []),
    ],
)
def test_the_end_of_a_part_closes_its_post_and_the_beginning_opens_the_next(
    events: tuple[Event, ...], before: list[str], after: list[str]
) -> None:
    table = seated([Line("first")], events, [Line("next")])
    entries = table.table.entries
    assert [ends_a_part(table.table, number) for number in range(4)] == [False, False, True, False]
    assert told_from(table.table, 1, 3) == 2
    assert told(table, entries[1:3], begun=True, ended=True) == ["first", *before]
    assert told(table, entries[2:], begun=True) == [*after, "next"]
    assert told(table, entries) == ["first", *(event.text for event in events), "next"]


def test_a_new_post_tells_from_where_the_last_one_ended() -> None:
    table = seated([Line("first")], [Line("second")], [Ending("taken")], [Ending("taken again")])
    assert told_from(table.table, 1, 2) == 1
    assert told_from(table.table, 2, 4) == 3, "what a run of computers did is told from the end of the first part on"
    assert told_from(table.table, 0, 4) == 0, "the lobby tells nothing of the play"
    table.table.lifecycle.began = 2
    assert [told_from(table.table, first, 4) for first in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert told_from(table.table, 1, 1) == 1


@pytest.mark.parametrize(("lines", "shown"), [(MOST_LINES, MOST_LINES), (MOST_LINES + 1, MOST_LINES - 1)])
async def test_lines_that_are_only_counted_have_a_button(harness: TableHarness, lines: int, shown: int) -> None:
    table = await harness.lobby("Ana")
    localized = await at_table(harness, table, "en")
    story = story_of(localized, table.entries, [f"line {number}" for number in range(lines)])
    first, *rest = story_parts(localized, story)
    assert isinstance(first, ui.Section) == (shown < lines)
    assert [f"line {number}" in str(story.latest).split("\n") for number in range(lines)].count(True) == shown
    if rest:
        assert isinstance(first, ui.Section)
        assert isinstance(first.accessory, ui.Button)
        assert first.accessory.custom_id == write(ShowStory(table.id, story.first, story.last))


async def test_of_a_story_that_is_too_long_the_oldest_lines_are_left_out_whole_and_counted(
    harness: TableHarness,
) -> None:
    table = await harness.lobby("Ana")
    localized = await at_table(harness, table, "en")
    old, new, own = "o" * 99, "n" * 99, "p" * 99
    story = story_of(localized, table.entries, [old, old, new, new], [own], longest=299)
    assert story.latest.split("\n") == [new, new, own]
    assert story.left_out == "-# … 2 earlier lines"
    assert story_of(localized, table.entries, [old, new], [own], longest=299).left_out == ""
    assert story_of(localized, table.entries, [old, "n" * 400], longest=299).latest == "n" * 400, "something is told"


SEATS = 3
ENOUGH = 9
"""So many private lines that no more are told."""


@pytest.mark.parametrize("key", ["durak", "magove", "hayduti"])
async def test_what_one_seat_learns_is_in_its_own_message_alone(harness: TableHarness, key: str) -> None:
    table = await begun_of(harness, find_games()[key], "standard", SEATS)
    said = seen = 0
    async for _ in played(harness, table, SeededChance(bytes(32), 0), None):
        people = await at_table(harness, table, "en")
        new = [told_privately(people, table.entries[seen:], seat) for seat in range(SEATS)]
        seen = len(table.entries)
        if not any(new):
            continue
        hands = [words_of(await hand(people, seat, table.seats[seat].person)) for seat in range(SEATS)]
        public = words_of(await post(people, table.entries))
        own = [set(told_privately(people, table.entries, seat)) for seat in range(SEATS)]
        for seat, lines in enumerate(new):
            for line in lines:
                said += 1
                assert line in hands[seat]
                assert line not in public
                others = (other for other in range(SEATS) if other != seat and line not in own[other])
                assert not any(line in hands[other] for other in others)
        if said >= ENOUGH:
            return
    raise AssertionError("the table told nothing to single seats")


def test_public_news_do_not_crowd_out_what_one_seat_drew() -> None:
    """A seat that has not moved for long reads what it drew, whatever else has happened since."""
    people = seated([Drawn(0, "7S"), Drawn(1, "8S")], *[[Line(f"line {number}")] for number in range(MOST_MISSED + 3)])
    assert missed(people, 1).latest.splitlines()[-2:] == [f"line {MOST_MISSED + 2}", "you draw 8S"]
    assert "7S" not in missed(people, 1).whole


def test_a_hand_tells_what_happened_since_its_player_last_chose() -> None:
    """What the bot played for them since, as the only option, is news: they have not seen what led to it."""
    lines = [[Line(text)] for text in ("before", "chosen", "answered", "played for me", "answered again")]
    story = missed(seated(*lines, chosen=(1, 2)), 0)
    assert story.latest.splitlines() == ["chosen", "answered", "played for me", "answered again"]
    assert (story.first, story.last) == (2, 5)


def test_what_others_chose_is_missed_by_a_player_who_has_not_moved_since() -> None:
    lines = [[Line(text)] for text in ("first", "second", "third")]
    assert missed(seated(*lines, chosen=(1, 2, 3)), 1).latest.splitlines() == ["first", "second", "third"]


def test_a_page_tells_public_and_own_news_as_they_happened() -> None:
    people = seated([Drawn(1, "7S"), Line("dealt")], [Line("attack")], [Drawn(1, "8S"), Line("drawn")], [Line("last")])
    lines = told_in_order(people, people.table.entries, 1)
    assert lines == ["dealt", "you draw 7S", "attack", "drawn", "you draw 8S", "last"]
    assert told_in_order(people, people.table.entries, 2) == ["dealt", "attack", "drawn", "last"]
    people.table.lifecycle.seats[1].taken = 2
    lines = told_in_order(people, people.table.entries, 1)
    assert lines == ["dealt", "attack", "drawn", "you draw 8S", "last"], "what a former player learned is theirs"


async def test_all_that_the_bot_adds_to_several_entries_is_told(harness: TableHarness) -> None:
    """A move of one's own is silent; what follows it is not."""
    table = await harness.playing("Ana", "Boris")
    await harness.keep_all(table, ["Ana"])
    await harness.service.pause(table, await harness.person("Ana"), harness.click())
    localized = await at_table(harness, table, "en")
    assert len(bot_line(localized, table.entries[-2:])) == 1


async def test_in_the_lobby_no_seat_has_learned_anything(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris")
    assert told_privately(await at_table(harness, table, "en"), table.entries, 0) == []


async def test_what_was_done_is_told_without_a_name_where_it_is_not_known_who_did_it(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", "Vera")
    ana, vera = await harness.person("Ana"), await harness.person("Vera")
    await harness.service.pause(table, ana, harness.click(), "tea")
    await harness.service.resume(table, ana, harness.click())
    await harness.service.leave(table, vera, harness.click())
    await harness.service.remove(table, ana, 1, harness.click())
    await harness.service.cancel(table, ana, harness.click())
    localized = await at_table(harness, table, "en")
    done = table.entries[-5:]
    assert bot_line(localized, done) == [
        "**Ana** pauses the table. Reason: tea",
        "**Ana** resumes the game.",
        "**Vera** leaves the table; **Computer \\#3** takes over.",
        "**Ana** removes **Boris**; **Computer \\#2** takes over.",
        "**Ana** closes the table without a result.",
    ]
    table.audit_records.clear()
    assert bot_line(localized, done) == [
        "Play stops for a break.",
        "The game goes on.",
        "A player leaves the table; **Computer \\#3** takes over.",
        "A player was removed; **Computer \\#2** takes over.",
        "The table is closed without a result.",
    ]


@pytest.mark.parametrize("then", ["stays", "leaves", "removed", "replaced"])
async def test_who_took_a_seat_over_is_named_whatever_has_become_of_it(harness: TableHarness, then: str) -> None:
    table, service = await harness.playing("Ana", "Boris"), harness.service
    ana, vera, dinu = [await harness.person(name) for name in ("Ana", "Vera", "Dinu")]
    await service.replace(table, ana, 1, vera.person, harness.click())
    taken = table.entries[-1:]
    if then == "leaves":
        await service.leave(table, vera, harness.click())
    elif then == "removed":
        await service.remove(table, ana, 1, harness.click())
    elif then == "replaced":
        await service.replace(table, ana, 1, dinu.person, harness.click())
    told_of = bot_line(await at_table(harness, table, "en"), taken)
    assert told_of == ["**Ana** brings in a new player: **Vera** takes over from **Boris**."]
    table.audit_records = {
        number: record for number, record in table.audit_records.items() if number == taken[0].number
    }
    [without] = bot_line(await at_table(harness, table, "en"), taken)
    assert ("**Vera**" in without) == (then == "stays"), "else it is not known any more"


async def test_news_name_who_sat_there_when_it_happened(harness: TableHarness) -> None:
    """A computer that plays on did not play what a person played before, nor the person what it played meanwhile."""
    table, service = await harness.playing("Ana", "Boris"), harness.service
    ana, boris = [await harness.person(name) for name in ("Ana", "Boris")]
    await harness.keep_all(table, ("Ana", "Boris"))
    removed = table.last + 1
    await service.remove(table, ana, 1, harness.click())
    while {entry.seat for entry in table.entries[removed:] if entry.kind.moves} != {0, 1}:
        await harness.move(table, next(seat for seat in (1, 0) if seat_view_of(table, seat).choices))
    await service.replace(table, ana, 1, boris.person, harness.click())
    await service.leave(table, ana, harness.click())
    lines = told(await at_table(harness, table, "en"), table.entries)
    away, back = (
        next(place for place, line in enumerate(lines) if ending in line)
        for ending in ("removes **Boris**", "**Boris** takes over from")
    )
    assert any("**Boris**" in line for line in lines[:away])
    assert not any("Computer" in line for line in lines[:away])
    assert any("**Ana**" in line for line in lines[away + 1 : back]), "also of a seat that is given up later"
    assert any("**Computer \\#2**" in line for line in lines[away + 1 : back])
    assert not any("**Boris**" in line for line in lines[away + 1 : back])


async def test_who_came_back_is_named_on_a_page_where_a_computer_still_has_the_seat(harness: TableHarness) -> None:
    table, service = await harness.playing("Ana", "Boris"), harness.service
    ana, owner = [await harness.person(name) for name in ("Ana", "Boris")]
    await service.leave(table, ana, harness.click())
    await service.join(table, ana, harness.click())
    await service.cancel(table, owner, harness.click())
    [_, boris] = await service.people.at(table)
    assert bot_line(LocalizedTable(table, (None, boris), "en"), table.entries[-2:]) == [
        "**Ana** sits down and takes over.",
        "**Boris** closes the table without a result.",
    ]


async def test_a_computer_is_called_by_the_number_that_its_seat_got_in_the_lobby(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris", "Vera")
    ana, boris = await harness.person("Ana"), await harness.person("Boris")
    await harness.service.leave(table, ana, harness.click())
    await harness.service.start(table, boris, harness.click())
    await harness.service.leave(table, boris, harness.click())
    assert table.entries[-1].seat == 0
    told_of = bot_line(await at_table(harness, table, "en"), table.entries[-1:])
    assert told_of == ["**Boris** leaves the table; **Computer \\#2** takes over."]


async def test_a_request_to_take_a_move_back_is_told_once_it_is_answered(harness: TableHarness) -> None:
    """Until then it stands beside the buttons that answer it."""
    table = await harness.playing("Ana", "Boris")
    await harness.keep_all(table, ["Ana", "Boris"])
    asked, stands = "**Ana** asks to take back their last move.", "**Boris**: the move stands."
    await harness.service.undo(table, await harness.person("Ana"), harness.click())
    before = told(await at_table(harness, table, "en"), table.entries)
    assert asked not in before
    await harness.service.answer_undo(
        table, await harness.person("Boris"), harness.click(), agree=False, shown=table.last
    )
    assert told(await at_table(harness, table, "en"), table.entries) == [*before, asked, stands]


async def test_it_is_told_how_many_moves_were_taken_back(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    for name, other, more in (("Ana", "Boris", " and the one after it"), ("Boris", "Ana", "")):
        await harness.keep_all(table, ["Ana", "Boris"])
        await harness.service.undo(table, await harness.person(name), harness.click())
        await harness.service.answer_undo(
            table, await harness.person(other), harness.click(), agree=True, shown=table.last
        )
        told_of = bot_line(await at_table(harness, table, "en"), table.entries[-1:])
        assert told_of == [f"**{name}** takes back their last move{more}."]


async def test_a_person_is_told_what_they_have_done_in_the_lobby_and_at_the_table(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris", "Vera")
    ana, vera = await harness.person("Ana"), await harness.person("Vera")

    async def told_of_last(count: int = 1) -> str:
        return concluded(await at_table(harness, table, "en"), table.entries[-count:])

    assert await told_of_last() == await told_of_last(2) == "You have a seat at the table."
    await harness.service.leave(table, vera, harness.click())
    assert await told_of_last() == "You have left the table."
    await harness.service.add_computer(table, ana, harness.click())
    assert await told_of_last() == ""
    await harness.service.start(table, ana, harness.click())
    assert await told_of_last() == "The game has begun."
    await harness.service.pause(table, ana, harness.click())
    assert await told_of_last() == "**Ana** pauses the table."
    other = await harness.lobby("Ana", channel=8)
    await harness.service.cancel(other, ana, harness.click())
    localized = await at_table(harness, other, "en")
    assert concluded(localized, other.entries[-1:]) == "**Ana** closes the table without a result."


def test_cards_of_an_earlier_deal_are_marked() -> None:
    """A seat that has not moved for rounds reads what it holds now, and what it held before as such."""
    rounds = [[Ending(f"round {number}"), Drawn(1, f"{number}S")] for number in (1, 2)]
    lines = missed(seated([Drawn(1, "0S")], *rounds), 1).latest.splitlines()
    assert lines == ["round 1", "round 2", "Before: you draw 0S", "Before: you draw 1S", "you draw 2S"]


async def test_a_hand_tells_the_present_deal_from_earlier_ones(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    """In a game of many rounds, the old lantern does not stand beside the new one."""
    table = await begun_of(harness, games["lanterns"], "standard", SEATS)
    (first,) = table.game.acting(table.play.state)
    others = [seat for seat in range(SEATS) if seat != first]
    found = games["lanterns"].vocabulary[1](others[0], table.play.state.lanterns[others[0]])
    await harness.move(table, NAMES[first], found)
    people = await at_table(harness, table, "en")
    for seat in others:
        assert sum(map(is_dealt, told_privately(people, table.entries, seat))) == 2
        words = words_of(await hand(people, seat, table.seats[seat].person))
        assert sum(map(is_dealt, words.splitlines())) == 1


def is_dealt(line: str) -> bool:
    return line.startswith("Your lantern has colour")
