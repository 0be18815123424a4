"""Who is called: once for each question, where they want it, and not while they look at the table or sleep."""

import random

import pytest

from bot.discord.delivery import delivery, hands
from bot.fake_discord import Actor, Message
from bot.tables.state.table import LiveTable
from storage import Calls
from tests.e2e.delivery.test_hands import QUIET, shows_a_good
from tests.e2e.messages import standing, table_of, with_controls
from tests.e2e.running_bot import RunningBot, timed_by
from tests.people import hand_of, moves_in
from tests.tables.harness import ManualClock

WHERE = {Calls.PRIVATE: {"private"}, Calls.CHANNEL: {"channel"}, Calls.BOTH: {"private", "channel"}, Calls.NONE: set()}


def called(person: Actor, before: list[Message]) -> set[str]:
    """Return where a person has been called since the messages `before` rang."""
    return {"private" if message in person.inbox else "channel" for message in person.rang if message not in before}


async def chosen_by_all(running_bot: RunningBot) -> LiveTable:
    """Open a market at which Ana and Boris have chosen their goods: Ana is to show one, then Boris."""
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    for name in ("Boris", "Ana"):
        await running_bot.settled(running_bot.click_some_move(running_bot.person(name), random.Random(1)))
    return await table_of(running_bot)


@pytest.mark.parametrize("calls", WHERE)
async def test_a_player_is_called_where_they_want_and_has_a_hand_in_any_case(
    running_bot: RunningBot, calls: Calls
) -> None:
    boris = running_bot.person("Boris")
    await running_bot.prefers("Boris", calls=calls)
    await chosen_by_all(running_bot)
    assert called(boris, []) == WHERE[calls], "at the first question"
    before = boris.rang
    await shows_a_good(running_bot, "Ana")
    assert called(boris, before) == WHERE[calls], "at the next"
    assert moves_in(hand_of(boris))
    assert len([message for message in boris.inbox if not message.ephemeral]) == 1


async def test_nobody_is_called_while_they_have_the_table_in_sight(running_bot: RunningBot) -> None:
    await running_bot.prefers("Boris", calls=Calls.BOTH)
    table, boris = await chosen_by_all(running_bot), running_bot.person("Boris")
    before, person = boris.rang, table.seats[1].person
    with running_bot.bot.service.web.looking(table.id, person):
        await shows_a_good(running_bot, "Ana")
    assert boris.rang == before
    assert moves_in(hand_of(boris)), "the hand is true all the same"
    await shows_a_good(running_bot, "Boris")
    await shows_a_good(running_bot, "Ana")
    assert called(boris, before) == {"private", "channel"}


async def test_nobody_is_called_in_their_quiet_hours(running_bot: RunningBot) -> None:
    await running_bot.prefers("Boris", calls=Calls.CHANNEL, **QUIET)
    await chosen_by_all(running_bot)
    await shows_a_good(running_bot, "Ana")
    boris = running_bot.person("Boris")
    assert boris.rang == []
    assert moves_in(hand_of(boris))


@pytest.mark.parametrize("calls", WHERE)
async def test_a_reminder_calls_players_where_they_want_unless_they_want_none(
    running_bot: RunningBot, calls: Calls
) -> None:
    await running_bot.prefers("Boris", calls=calls, reminders=False)
    table, boris = await chosen_by_all(running_bot), running_bot.person("Boris")
    await shows_a_good(running_bot, "Ana")
    before = boris.rang
    await running_bot.settled(running_bot.bot.service.warn(table, 1))
    assert boris.rang == before
    await running_bot.prefers("Boris", calls=calls, reminders=True)
    await running_bot.settled(running_bot.bot.service.warn(table, 1))
    assert called(boris, before) == WHERE[calls]


async def test_a_reminder_calls_nobody_but_its_player(running_bot: RunningBot) -> None:
    for name in ("Ana", "Boris"):
        await running_bot.prefers(name, calls=Calls.BOTH)
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    table, ana, boris = await table_of(running_bot), running_bot.person("Ana"), running_bot.person("Boris")
    before = ana.rang, boris.rang
    await running_bot.settled(running_bot.bot.service.warn(table, 0))
    assert called(ana, before[0]) == WHERE[Calls.BOTH]
    assert called(boris, before[1]) == set(), "the table waits for both"


async def test_a_player_is_called_again_once_another_has_changed_the_question_and_never_for_a_move_of_their_own(
    running_bot: RunningBot,
) -> None:
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    ana = running_bot.person("Ana")
    before = ana.rang
    await running_bot.settled(running_bot.click_some_move(running_bot.person("Boris"), random.Random(1)))
    assert called(ana, before) == {"private"}
    before = ana.rang
    await running_bot.settled(running_bot.click_some_move(ana, random.Random(1)))
    assert moves_in(hand_of(ana)), "it is her turn once more"
    assert called(ana, before) == set()


async def test_that_a_channel_is_lost_is_told_by_a_private_message_to_whoever_wants_no_calls_as_well(
    running_bot: RunningBot,
) -> None:
    """Nothing else would tell them how the table can go on."""
    await running_bot.prefers("Boris", calls=Calls.NONE)
    table, boris = await chosen_by_all(running_bot), running_bot.person("Boris")
    [before] = boris.inbox
    assert boris.rang == []
    await running_bot.settled(running_bot.bot.service.lose(table))
    [told] = boris.inbox
    assert told is not before
    assert boris.rang == [told]
    assert "/mehana place" in told.text


# The live post


async def test_a_post_that_has_probably_scrolled_away_is_replaced_by_a_new_one(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an hour; a younger one is edited, so that the channel is not filled."""
    clock = timed_by(ManualClock(), running_bot, monkeypatch)
    await chosen_by_all(running_bot)
    [live] = with_controls(running_bot)
    clock.jump(30 * 86_400)
    clock.advance(3599)
    await shows_a_good(running_bot, "Ana")
    assert with_controls(running_bot) == [live], "the clock that was set ahead makes no difference"
    clock.advance(1)
    told = live.text
    await shows_a_good(running_bot, "Boris")
    [new] = with_controls(running_bot)
    assert new is standing(running_bot)[-1]
    assert new is not live
    assert not set(new.text.splitlines()) & set(live.text.splitlines()), "nothing is told twice"
    assert set(live.text.splitlines()) <= set(told.splitlines()), "what was told stays"


async def test_a_post_for_each_move_tells_that_move_alone_and_leaves_the_earlier_ones_as_they_are(
    running_bot: RunningBot,
) -> None:
    """What makes no news, such as a request that stands beside its buttons, changes the latest post."""
    await running_bot.opened("market", ["Ana", "Boris"], posts="every")
    names = ["Boris", "Ana"]
    for name in names:
        before = [(post, post.text, post.pictures, post.controls) for post in standing(running_bot)]
        await running_bot.settled(running_bot.click_some_move(running_bot.person(name), random.Random(1)))
        *earlier, new = standing(running_bot)
        assert [(post, post.text, post.pictures, post.controls) for post in earlier] == before
        assert new.pictures
        assert [other in new.text for other in names] == [name == "Boris", True], "whom it waits for is told as well"
    post = standing(running_bot)[-1]
    count, told = len(standing(running_bot)), post.text
    await running_bot.settled(running_bot.person("Boris").command("general", "mehana undo"))
    assert len(standing(running_bot)) == count
    assert post.text.startswith(told.partition("\n")[0])
    assert "agree-undo" in str(post.controls)


GONE = [(404, 10008), (403, 50001), (400, 30046), (400, 50083)]
"""Deleted, forbidden, edited too often, in an archived thread."""


@pytest.mark.long(4)
@pytest.mark.parametrize(("status", "code"), GONE)
async def test_a_live_post_that_cannot_be_edited_any_more_is_followed_by_a_new_one(
    running_bot: RunningBot, status: int, code: int
) -> None:
    await chosen_by_all(running_bot)
    [live] = with_controls(running_bot)
    path = f"/channels/{live.channel_id}/messages/{live.id}"
    running_bot.fake_discord.fault.fail_next("PATCH", path, status=status, code=code)
    await shows_a_good(running_bot, "Ana")
    [new] = with_controls(running_bot)
    assert new is standing(running_bot)[-1]
    assert new is not live


@pytest.mark.parametrize(("status", "code"), GONE)
async def test_a_hand_that_cannot_be_edited_any_more_is_replaced_without_a_call(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    """Nor by the token of the last press in it, which is too old."""
    monkeypatch.setattr(hands, "KEPT_FOR", -hands.LAST_EDIT)
    await running_bot.prefers("Boris", calls=Calls.NONE)
    await chosen_by_all(running_bot)
    boris = running_bot.person("Boris")
    [old] = boris.inbox
    path = f"/channels/{old.channel_id}/messages/{old.id}"
    running_bot.fake_discord.fault.fail_next("PATCH", path, status=status, code=code)
    await shows_a_good(running_bot, "Ana")
    [new] = boris.inbox
    assert new is not old
    assert moves_in(new)
    assert boris.rang == []


async def test_an_edit_that_is_refused_for_its_content_leads_to_no_second_post(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again after a pause."""
    monkeypatch.setattr(delivery, "PAUSES", (0.001,))
    await chosen_by_all(running_bot)
    [live] = with_controls(running_bot)
    path = f"/channels/{live.channel_id}/messages/{live.id}"
    refused = running_bot.fake_discord.fault.fail_next("PATCH", path, status=400, code=50035)
    before = live.text
    await shows_a_good(running_bot, "Ana")
    await refused.happened.wait()
    await running_bot.fake_discord.wait_for(lambda: live.text != before)
    assert with_controls(running_bot) == [live]


async def test_a_post_that_is_refused_for_a_moment_calls_whom_it_calls_once_it_is_there(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "PAUSES", (0.01,))
    await running_bot.prefers("Boris", calls=Calls.CHANNEL)
    channel = running_bot.fake_discord.channel("general")
    refused = running_bot.fake_discord.fault.fail_next(
        "POST", f"/channels/{channel.id}/messages", status=403, code=50013
    )
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    await refused.happened.wait()
    await running_bot.fake_discord.wait_for(lambda: called(running_bot.person("Boris"), []) == {"channel"})


async def test_whoever_was_called_in_the_channel_is_not_called_there_again_for_the_same_question(
    running_bot: RunningBot,
) -> None:
    """Others answer it meanwhile: the table has waited for this player all the time."""
    await running_bot.prefers("Boris", calls=Calls.CHANNEL)
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    boris = running_bot.person("Boris")
    before = boris.rang
    assert len(before) == 1
    await running_bot.settled(running_bot.click_some_move(running_bot.person("Ana"), random.Random(1)))
    assert boris.rang == before
    await running_bot.settled(running_bot.click_some_move(boris, random.Random(1)))
    await shows_a_good(running_bot, "Ana")
    assert len(boris.rang) == 2
