"""Parts of messages: what Discord would refuse is cut, colours say whose turn it is, and only the meant are called."""

import random
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from discord import ui

from bot.discord.messages import viewport
from bot.discord.messages.controls import Action, ChangeLobby, ShowHistory, ShowStory, TakeAction, read
from bot.discord.messages.hand import place_line
from bot.discord.messages.lobby import chronicle, divisions_offered, lobby
from bot.discord.messages.outgoing import (
    GOLD,
    OutgoingMessage,
    accent_of,
    button,
    components_in,
    container,
    doing,
    menu,
    option,
    picture,
    row,
    text,
    turning,
)
from bot.discord.messages.post import post
from bot.discord.messages.story import fits, fitting, whole_story
from bot.presentation.story import told
from games.core.contract import AnyGame
from games.core.strength import Strength
from storage import DeliveryRow, Hands
from storage.records import CHANNEL
from tests.discord.harness import NAMES, begun_of, controls_of, parts, seated
from tests.tables.harness import TableHarness

MOST_TEXT = 3900
"""Characters of text in one message of the bot."""
OPEN = ShowStory(1, 2, 3)


def texts(draft: OutgoingMessage) -> list[str]:
    return [part["content"] for part in parts(draft) if "content" in part]


def test_of_too_much_text_the_longest_paragraph_is_cut() -> None:
    short, long = "a" * 400, "b" * (MOST_TEXT - 800)
    assert texts(OutgoingMessage(container(text(short), text(long), text(short)))) == [short, long, short]
    first, cut, last = texts(OutgoingMessage(container(text(short), text(long + "bb"), text(short))))
    assert (first, last) == (short, short)
    assert cut == "b" * (len(long) - 1) + "…"
    assert len(first + cut + last) == MOST_TEXT


def test_the_accent_is_that_of_the_seat_that_is_asked_or_gold_for_several() -> None:
    colours = [accent_of([seat]) for seat in range(6)]
    assert len({*colours, GOLD}) == 7
    assert accent_of([0, 1]) == accent_of([]) == GOLD
    [inside] = OutgoingMessage(container(text("a"), accent=colours[2])).view.to_components()
    assert inside["accent_color"] == colours[2]


def test_a_message_mentions_those_who_are_meant_and_nobody_else() -> None:
    view = container(text("<@1> <@2> <@&3> @everyone"))
    assert OutgoingMessage(view, rings=(1,), roles=(3,)).mentions().to_dict() == {
        "parse": [],
        "users": [1],
        "roles": [3],
    }
    nobody = OutgoingMessage(view).mentions().to_dict()
    assert not nobody.get("users")
    assert not nobody.get("roles")
    assert nobody["parse"] == []


def test_files_can_be_sent_again_after_a_failed_request() -> None:
    draft = OutgoingMessage(container(text("a")), (("table.png", b"1"), ("end.png", b"2")))
    for _ in range(2):
        assert [(file.filename, file.fp.read()) for file in draft.attachments()] == [
            ("table.png", b"1"),
            ("end.png", b"2"),
        ]


def test_long_labels_and_descriptions_are_cut_to_what_discord_takes() -> None:
    assert len(button("x" * 81, OPEN).label or "") == 80
    [described] = picture("table.png", "x" * 1025).items
    assert (described.media.url, len(described.description or "")) == ("attachment://table.png", 1024)


def test_a_menu_is_cut_to_what_discord_takes() -> None:
    options = [option("x", "l" * 101, said) for said in ("d" * 101, "d" * 100, "")]
    [made] = menu(ChangeLobby(1, "pace"), options, "p" * 151).children
    assert isinstance(made, ui.Select)
    assert made.placeholder == "p" * 150
    assert [(option.label, option.description) for option in made.options] == [
        ("l" * 100, "d" * 100),
        ("l" * 100, "d" * 100),
        ("l" * 100, None),
    ]
    assert read(made.custom_id) == ChangeLobby(1, "pace")


def test_a_button_to_another_page_is_disabled_where_there_is_none() -> None:
    assert turning("→", OPEN, possible=False).disabled
    assert not turning("→", OPEN, possible=True).disabled


async def test_a_button_says_up_to_which_entry_its_message_tells(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris")
    assert doing(table, Action.JOIN).shown == table.last > 0
    assert doing(table, Action.JOIN, 0).shown == 0


# How many parts a message may have


def many(count: int) -> list[ui.Item[ui.LayoutView]]:
    """Return a story with a button, two paragraphs, and buttons up to this many components."""
    story: ui.Section[ui.LayoutView] = ui.Section("before", accessory=button("Earlier", OPEN))
    above: list[ui.Item[ui.LayoutView]] = [story, text("first"), text("second")]
    left = count - components_in(above)
    rows: list[ui.Item[ui.LayoutView]] = []
    while left > 0:
        size = min(left, 6)
        rows.append(row(*(button("x", OPEN) for _ in range(size - 1))))
        left -= size
    assert components_in([*above, *rows]) == count
    return [*above, *rows]


def kinds(items: list[ui.Item[ui.LayoutView]]) -> list[str]:
    return [item.content for item in items if isinstance(item, ui.TextDisplay)]


def test_where_parts_are_too_many_the_button_for_earlier_lines_goes_first_and_then_paragraphs_join() -> None:
    """Discord takes 40 components, and the container is one of them."""
    assert components_in(many(39)) == 39
    assert fitting(many(39)) != []
    assert isinstance(fitting(many(39))[0], ui.Section)
    assert kinds(fitting(many(40))) == ["before", "first", "second"]
    assert kinds(fitting(many(41))) == ["before", "first", "second"]
    assert kinds(fitting(many(42))) == ["before\nfirst\nsecond"]
    assert [fits(many(count)) for count in (39, 43, 44)] == [True, True, False]


# Heights on a phone


def png(wide: int, high: int) -> bytes:
    """Return the beginning of a picture, which says its size."""
    return bytes(16) + wide.to_bytes(4, "big") + high.to_bytes(4, "big")


@pytest.mark.parametrize("over", [1, 7, 100])
@pytest.mark.parametrize("wide", [341, 1000, 1080])
def test_a_picture_that_is_drawn_lower_is_shown_lower_by_as_much_as_was_asked(wide: int, over: int) -> None:
    lowered = viewport.lowered(png(wide, 900), over)
    before, after = (viewport.picture_height(png(wide, high)) for high in (900, lowered))
    assert before - over - 1 <= after <= before - over


@pytest.mark.parametrize(
    ("content", "lines"),
    [("word", 1), ("word\n\nword", 3), ("M" * 40, 2), ("M" * 60, 3), ("-# word", 1), ("-# word\n-# word", 2)],
)
def test_text_is_as_high_as_its_lines(content: str, lines: int) -> None:
    line = 19 if content.startswith("-#") else 23
    assert viewport.height([text(content)]) == viewport.GAP + lines * line


def test_small_text_takes_more_letters_to_wrap() -> None:
    letters = "n" * 36
    assert viewport.height([text(letters)]) == viewport.GAP + 2 * 23
    assert viewport.height([text(f"-# {letters}")]) == viewport.GAP + 19


def test_a_row_is_as_high_as_its_menu_or_buttons() -> None:
    menu: ui.Select[ui.LayoutView] = ui.Select(custom_id="x")
    assert viewport.height([row(menu)]) == viewport.GAP + viewport.MENU
    assert viewport.height([row(button("OK", OPEN)), row(button("OK", OPEN))]) == 2 * (viewport.GAP + 44)
    assert viewport.height([picture("table.png", "a table")]) == viewport.GAP, "it is measured by its file"


# Teams


async def test_teams_of_players_with_long_names_fit_the_lines_of_a_menu(harness: TableHarness) -> None:
    """All are cut alike, and no further than necessary; the team of the first seat is told first."""
    people = [letter * 32 for letter in "abcde"]
    table = await harness.lobby(*people, game="balkans", options={"alliances": "teams", "teams": "0 1"})
    offered = divisions_offered(await seated(harness, table, "en"))
    assert (offered[0].label, offered[0].description) == (
        f"{'a' * 32} + {'b' * 32}",
        " + ".join(f"{letter * 30}…" for letter in "cde"),
    )
    assert [option.default for option in offered] == [True] + [False] * (len(offered) - 1)
    assert len({option.value for option in offered}) == len(offered) == 10
    assert offered[0].value == "0 1 2 3 4"
    assert all(option.label.startswith("a") for option in offered)


async def test_no_division_is_offered_before_all_have_come_or_where_everybody_plays_alone(
    harness: TableHarness,
) -> None:
    waiting = await harness.lobby("Ana", "Boris", "Vera", game="durak", options={"teams": "yes"})
    assert divisions_offered(await seated(harness, waiting, "en")) == []
    alone = await harness.lobby("Ana", "Boris", "Vera", "Dinu", game="durak", channel=8)
    assert divisions_offered(await seated(harness, alone, "en")) == []


# The lobby


async def test_of_the_lobby_remains_who_plays_what_and_of_a_post_its_news(harness: TableHarness) -> None:
    """While the lobby is open its message stays as it is; a practice table leaves no earlier posts."""
    table = await harness.lobby("Ana", "Boris")
    assert chronicle(await seated(harness, table, "en"), table.entries, ended=False) is None
    await harness.service.start(table, await harness.person("Ana"), harness.click())
    opening = chronicle(await seated(harness, table, "en"), table.entries, ended=False)
    assert opening is not None
    assert "1. **Ana**\n2. **Boris**" in texts(opening)
    assert controls_of(opening) == []
    await harness.service.pause(table, await harness.person("Ana"), harness.click())
    localized = await seated(harness, table, "en")
    news = chronicle(localized, table.entries[-1:], ended=False)
    assert news is not None
    assert (texts(news), controls_of(news)) == (["**Ana** pauses the table."], [])
    assert chronicle(localized, (), ended=False) is None
    vera = await harness.person("Vera")
    practice = await harness.service.open(
        vera, "market", {}, guild=0, channel=9, locale="en", interaction=harness.click()
    )
    await harness.service.start_alone(practice, vera, Strength.EASY)
    await harness.service.pause(practice, vera, harness.click())
    assert chronicle(await seated(harness, practice, "en"), practice.entries[-1:], ended=False) is None


async def test_a_private_hand_names_where_its_table_is_and_leads_there(harness: TableHarness) -> None:
    table = await harness.lobby("Ana")
    localized = await seated(harness, table, "en")
    servers = {1: SimpleNamespace(name="The *inn*")}
    client: Any = SimpleNamespace(get_guild=servers.get)
    where = "**Market** · The \\*inn\\* · <#7> · [to the table](https://discord.com/channels/1/7{})"
    assert place_line(localized, client) == where.format("")
    await harness.service.repository.delivered(table, DeliveryRow(CHANNEL, 0))
    assert place_line(localized, client) == where.format("")
    await harness.service.repository.delivered(table, DeliveryRow(CHANNEL, 0, message=55, channel=7))
    assert place_line(localized, client) == where.format("/55")
    servers.clear()
    assert place_line(localized, client) == where.format("/55").replace("The \\*inn\\*", "Discord")
    own = await harness.service.open(
        await harness.person("Boris"), "market", {}, guild=0, channel=9, locale="en", interaction=harness.click()
    )
    assert place_line(await seated(harness, own, "en"), client) == "", "it is right there"


async def test_the_lobby_lists_who_sits_there_and_the_seats_that_are_free(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris", game="market")
    said = texts(lobby(await seated(harness, table, "en")))
    assert "1. **Ana**\n2. **Boris**\n3. *free*\n4. *free*" in said
    await harness.service.start(table, await harness.person("Ana"), harness.click())
    said = texts(lobby(await seated(harness, table, "en")))
    assert "1. **Ana**\n2. **Boris**" in said, "nobody can sit down any more"


# The last post


@pytest.mark.parametrize(
    ("key", "hands", "offered"),
    [("durak", Hands.CLOSED, True), ("durak", Hands.OPEN, False), ("carcassonne", Hands.CLOSED, False)],
)
async def test_hands_are_opened_by_agreement_where_they_were_hidden_and_still_are(
    harness: TableHarness, key: str, hands: Hands, offered: bool
) -> None:
    table = await harness.playing("Ana", "Boris", game=key, pictures=False)
    await harness.service.cancel(table, await harness.person("Ana"), harness.click())
    table.row = msgspec.structs.replace(table.row, hands=hands)
    draft = await post(await seated(harness, table, "en"), table.entries[-1:])
    assert (ShowHistory(table.id, "agree", 0) in controls_of(draft)) == offered
    assert TakeAction(table.id, Action.AGAIN, table.last) in controls_of(draft)
    assert len(controls_of(draft)) <= 5


# Stories


async def test_the_whole_story_has_what_its_reader_learned_and_nobody_else(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    table = await begun_of(harness, games["lanterns"], "standard", 3)
    control = ShowStory(table.id, -5, table.last + 5)

    async def told(seat: int | None) -> list[str]:
        return texts(whole_story(await seated(harness, table, "en"), control, seat))[0].splitlines()

    public = await told(None)
    own = [[line for line in await told(seat) if line not in public] for seat in range(3)]
    assert all(len(lines) == 1 and lines[0].startswith("Your lantern has colour") for lines in own), own
    owner, dinu = await harness.person(NAMES[0]), await harness.person("Dinu")
    await harness.service.replace(table, owner, 1, dinu.person, harness.click(), "")
    assert not [line for line in await told(1) if line.startswith("Your lantern")], "the former player learned it"
    assert [line for line in await told(0) if line.startswith("Your lantern")]


@pytest.mark.long(3)
async def test_a_whole_story_of_players_with_long_names_ends_with_the_latest_news(harness: TableHarness) -> None:
    """Discord allows 32 letters."""
    people, rng, longest = [letter * 32 for letter in "ABCDEF"], random.Random(1), 0
    table = await harness.playing(*people, game="magove", pictures=False)
    while table.last < 150:
        await harness.move(table, people[table.game.acting(table.play.state)[0]], rng=rng)
        if table.last % 10:
            continue
        localized = await seated(harness, table, "ru")
        control = ShowStory(table.id, max(0, table.last - 60), table.last)
        news = told(localized, table.entries[control.first :])
        [shown] = texts(whole_story(localized, control, None))
        assert shown.endswith(news[-1])
        assert set(shown.split("\n")[1:]) <= {line for told_of in news for line in told_of.split("\n")}, "whole lines"
        longest = max(longest, sum(map(len, news)))
    assert longest > MOST_TEXT


async def test_a_story_of_nothing_says_so(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    draft = whole_story(await seated(harness, table, "en"), ShowStory(table.id, table.last + 1, table.last + 2), None)
    [said] = texts(draft)
    assert said
