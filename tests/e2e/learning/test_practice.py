"""Each game's practice table is played from its command to its end, by somebody who follows the advice, in two languages."""

import asyncio

import pytest

from bot.discord.messages.controls import Action, OpenTable, TakeAction, read, write
from bot.fake_discord import Actor, Message
from bot.presentation.localized_table import localize
from bot.presentation.story import MOST_LINES, last_chosen, told
from bot.presentation.texts import bot_localizer, safe
from bot.tables.practice import TOLD, lessons_learnt
from bot.tables.state.table import LiveTable
from games.core.catalogue import find_games, localizer_for
from games.core.contract import PUBLIC
from games.core.options import preset
from storage import EntryKind, Status
from tests.benchmarks.messages import play_as_advised
from tests.e2e.messages import labels
from tests.e2e.running_bot import RunningBot
from tests.people import hand_of, moves_in

GAMES = find_games()
LOCALES = {"durak": "bg", "magove": "ru", "hayduti": "ro", "carcassonne": "bg", "balkans": "ru"}
CASES = [
    *((key, locale) for key, locale in LOCALES.items() if key != "balkans"),  # which takes minutes
    pytest.param("balkans", LOCALES["balkans"], marks=pytest.mark.exhaustive),
    *(pytest.param(key, "en", marks=pytest.mark.exhaustive) for key in LOCALES),
]
MOST_DECISIONS = 60
"""Own decisions of a practice game, those without an alternative too."""


def does(message: Message, action: Action) -> list[str]:
    """Return the ids of the buttons of a message for an action."""
    ids = [part["custom_id"] for part in message.controls]
    return [custom_id for custom_id in ids if isinstance(said := read(custom_id), TakeAction) and said.action is action]


async def practice_of(running_bot: RunningBot, person: Actor, key: str) -> LiveTable:
    """Ask for a practice game in a channel, and return its table."""
    await running_bot.settled(person.command("general", f"{key} learn"))
    return await running_bot.bot.service.repository.table_in(person.private_channel.id)


async def left_by(running_bot: RunningBot, person: Actor) -> Message:
    """Return the only message that an ended practice game leaves, once all others are gone."""

    def staying() -> list[Message]:
        return [message for message in person.inbox if not message.ephemeral]

    await running_bot.fake_discord.wait_for(lambda: len(staying()) == 1 and not does(staying()[0], Action.END))
    await running_bot.settled()
    [end] = staying()
    return end


def is_asked(table: LiveTable) -> bool:
    seat_view = table.look(0)
    return table.live and seat_view is not None and 0 in seat_view.view.asked


async def last_hand(running_bot: RunningBot, person: Actor, table: LiveTable) -> Message | None:
    """Return the hand that stands at the end of the conversation; None once the table waits for somebody else."""

    def found() -> Message | None:
        hand = hand_of(person)
        return hand if hand is not None and moves_in(hand) else None

    await running_bot.fake_discord.wait_for(lambda: found() is not None or not is_asked(table))
    return found() if is_asked(table) else None


@pytest.mark.long(5)
@pytest.mark.parametrize(("key", "locale"), CASES)
async def test_a_practice_game_is_short_and_leaves_one_message(running_bot: RunningBot, key: str, locale: str) -> None:
    """The button that ends it stands in every hand, and no channel or thread is left behind."""
    ana, world, bot_text = running_bot.person("Ana"), running_bot.fake_discord.world, bot_localizer(locale)
    ana.locale = "en-US" if locale == "en" else locale
    channels = {number: channel.name for number, channel in world.channels.items()}
    table, hands, tips = await practice_of(running_bot, ana, key), 0, set[str]()
    channels |= {ana.private_channel.id: ana.private_channel.name}
    while table.live:
        await running_bot.settled()
        if is_asked(table) and (hand := await last_hand(running_bot, ana, table)) is not None:
            hands += 1
            assert len(does(hand, Action.END)) == 1
            tips |= {line for line in hand.text.splitlines() if line.startswith("> ")}
        if not await play_as_advised(table, {0: ana}):
            await asyncio.sleep(0.01)
    end = await left_by(running_bot, ana)
    decided = sum(entry.kind is EntryKind.MOVE and entry.seat == 0 for entry in table.entries)
    assert 0 < decided <= MOST_DECISIONS
    assert hands > 2
    assert tips, "nothing was taught"
    own_text = localizer_for(GAMES[key], locale)
    announced = [line for line in tips if own_text("lesson-last") in line]
    assert announced or key == "durak", "its last two players need not be the learner"
    assert bot_text("learn-over") in end.text
    localized = await localize(running_bot.bot.service, table, locale)
    public = table.look(PUBLIC)
    if table.row.status is not Status.OVER and public is not None and (points := table.game.points(public.view)):
        rival = max(range(1, len(points)), key=points.__getitem__)
        stand = "ahead" if points[0] > points[rival] else "behind" if points[0] < points[rival] else "level"
        stood = bot_text(f"learn-{stand}", leader=safe(localized.names[rival]), standings="|").partition("|")[0]
        assert stood in end.text
        assert all(f"{safe(name)} {number}" in end.text for name, number in zip(localized.names, points, strict=True))
    led_to = told(localized, [entry for entry in table.entries if entry.number >= last_chosen(table, 0)])
    assert all(line in end.text for line in led_to[1 - MOST_LINES :]), "what the last choice led to"
    learnt = lessons_learnt(table)
    assert len(learnt) == TOLD
    assert all(own_text(f"learnt-{lesson}") in end.text for lesson in learnt)
    assert {bot_text("button-open"), bot_text("button-learn-again")} <= set(labels(end))
    opened = await ana.click(end, write(OpenTable(key)))
    assert opened.message is not None
    repository = running_bot.bot.service.repository
    while (whole := await repository.table_in(ana.private_channel.id)).row.status != "playing":
        await asyncio.sleep(0.01)
    assert (whole.row.status, whole.options) == ("playing", preset(GAMES[key].Options, GAMES[key].practice.preset))
    assert {row.strength for row in whole.seats if row.person is None} == {"normal"}
    assert {number: channel.name for number, channel in world.channels.items()} == channels
    assert not [message for message in running_bot.person("Boris").sees("general") if not message.ephemeral]
