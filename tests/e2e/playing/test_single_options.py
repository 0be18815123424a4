"""Single options are played for people, and tell nobody else that there was only one."""

import msgspec
import pytest

from bot.fake_discord import Message
from bot.presentation.texts import bot_localizer
from bot.tables.single_options import single_option
from bot.tables.state import answered
from bot.tables.state.table import LiveTable
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Move
from storage import Calls
from tests.e2e.messages import table_of
from tests.e2e.running_bot import RunningBot
from tests.people import hand_of

PEOPLE = ["Ana", "Boris", "Vera"]
MOST_MOVES = 240


async def play_next(running_bot: RunningBot, table: LiveTable) -> None:
    """Make the move that the game's heuristic advises to the first seat that is asked."""
    public, service = table.look(PUBLIC), running_bot.bot.service
    seat = public.view.asked[0]
    asked = table.look(seat)
    move = table.game.heuristic(asked.view, asked.choices, SeededChance(bytes(32), table.last))
    person = running_bot.person(PEOPLE[seat])
    actor = await service.people.greet(int(person.id), PEOPLE[seat], person.locale)
    await service.move(table, actor, move, interaction=10_000 + table.last)


@pytest.mark.long(6)
async def test_the_channel_calls_for_a_single_option_as_for_any_other_decision(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answered, "PRESENT_PAUSE", (1e6, 1e6))  # so that it is seen what happens before it is played
    table, boris = await running_bot.opened("magove", PEOPLE, pictures=False), running_bot.person("Boris")
    await running_bot.prefers("Boris", single_options=True, calls=Calls.CHANNEL)
    called: dict[bool, set[bool]] = {False: set(), True: set()}
    rang, asked_before = len(boris.rang), True
    for _ in range(MOST_MOVES):
        await running_bot.settled()
        seat_view = table.look(1)
        if not table.live or seat_view is None:
            break
        asked = 1 in seat_view.view.asked
        if asked and not asked_before:
            called[single_option(table, 1) is not None].add(len(boris.rang) > rang)
        rang, asked_before = len(boris.rang), asked
        await play_next(running_bot, table)
    assert called[True], "no decision had a single option"
    assert called[True] == called[False], f"called for a single option: {called[True]}, for others: {called[False]}"


def offer(hand: Message) -> str | None:
    """Return the id of the button by which its player is always asked; None if the hand has none."""
    return next((part["custom_id"] for part in hand.controls if ":ask-always:" in part["custom_id"]), None)


def named_by_label(move: Move) -> bool:
    """Return whether a move names nothing that its player held."""
    return all(named == () for named in msgspec.structs.astuple(move))


@pytest.mark.parametrize(
    ("key", "locale"), [("durak", "ru"), ("magove", "bg"), ("balkans", "ro"), ("hayduti", "en-GB")]
)
async def test_the_first_move_made_for_a_player_is_told_with_the_offer_to_be_asked(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch, key: str, locale: str
) -> None:
    """Its player alone sees the line that says that the bot will play, the offer, and the answer to it."""
    monkeypatch.setattr(answered, "PRESENT_PAUSE", (1e6, 1e6))  # so that the hand is seen before it is played
    await running_bot.opened(key, PEOPLE, pictures=False)
    table, ana, service = await table_of(running_bot), running_bot.person("Ana"), running_bot.bot.service
    ana.locale = locale
    bot_text = bot_localizer(locale)
    for _ in range(MOST_MOVES):
        await running_bot.settled()
        hand = hand_of(ana)
        if not table.live or hand is None:
            break
        assert offer(hand) is None, "nothing was played for her yet"
        only = single_option(table, 0)
        assert (bot_text("hand-single-option") in hand.text) is (only is not None)
        if only is None:
            await play_next(running_bot, table)
            continue
        person, before = await service.people.known(ana.id), table.last
        localizer, view = localizer_for(table.game, locale, PEOPLE), table.game.view(table.play.state, 0)
        label = table.game.text.words(only.move, view, localizer).label
        named = f"**{label}**" if named_by_label(only.move) else "**Ana** "
        await running_bot.settled(service.play_for(table, only, person))
        assert table.entries[before + 1].body == str(only.move)
        hand = hand_of(ana)
        assert f"{bot_text('hand-only-move')} {named}" in hand.text
        ask, channel = (
            offer(hand),
            [(message.id, message.text) for message in running_bot.person("Vera").sees("general")],
        )
        await running_bot.settled(ana.click(hand, ask))
        known, hand = await service.people.known(ana.id), hand_of(ana)
        assert not known.single_options
        assert hand is not None
        assert offer(hand) is None
        assert [(message.id, message.text) for message in running_bot.person("Vera").sees("general")] == channel
        return
    raise AssertionError(f"no decision of {MOST_MOVES} had a single option")
