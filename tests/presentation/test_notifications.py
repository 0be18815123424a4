"""Whom to call, where and when: quiet hours, time zones, and once for each question."""

from datetime import UTC, datetime

import pytest

from bot.discord.messages.controls import OwnAction
from bot.discord.settings.preferences import changed
from bot.presentation.notifications import clock_now, in_channel, is_called, privately, quiet_for, zone_called
from games.core.contract import View
from storage import Calls, DeliveryRow, Person

ANA = Person(1, 10, "Ana", "en")


def at(hour: int, minute: int = 0) -> float:
    return datetime(2026, 7, 1, hour, minute, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("begin", "end", "now", "seconds"),
    [
        (22, 8, at(21, 59), 0),
        (22, 8, at(22), 10 * 3600),
        (22, 8, at(7, 59), 60),
        (22, 8, at(8), 0),
        (13, 15, at(12), 0),
        (13, 15, at(13), 2 * 3600),
        (13, 15, at(15), 0),
    ],
)
def test_quiet_hours_last_until_their_end_on_the_persons_clock(begin: int, end: int, now: float, seconds: int) -> None:
    person = changed(changed(ANA, OwnAction.QUIET_FROM, f"{begin:02}:00"), OwnAction.QUIET_TO, f"{end:02}:00")
    assert quiet_for(person, now, 0) == seconds
    sofia = changed(person, OwnAction.ZONE, "Europe/Sofia")
    assert quiet_for(sofia, now - 3 * 3600, 0) == seconds, "three hours ahead of UTC in summer"


@pytest.mark.parametrize(("pace", "quiet"), [(0, True), (3599, False), (3600, True)])
def test_quiet_hours_apply_except_at_tables_played_by_the_minute(pace: int, quiet: bool) -> None:
    night = changed(ANA, OwnAction.QUIET_FROM, "22:00")
    assert (quiet_for(night, at(23), pace) > 0) is quiet


def test_quiet_hours_that_end_when_they_begin_are_none() -> None:
    person = changed(changed(ANA, OwnAction.QUIET_FROM, "08:00"), OwnAction.QUIET_TO, "08:00")
    assert [quiet_for(person, at(hour), 0) for hour in (7, 8, 9)] == [0, 0, 0]


def test_a_clock_shows_the_time_of_the_chosen_zone_else_of_utc() -> None:
    assert clock_now(ANA, at(10)).hour == 10
    assert clock_now(changed(ANA, OwnAction.ZONE, "Europe/Sofia"), at(10)).hour == 13
    gone = Person(1, 10, "Ana", "en", zone="Europe/Atlantis")
    assert clock_now(gone, at(10)).hour == 10, "a zone that this machine does not know"


@pytest.mark.parametrize("name", ["Europe/Atlantis", "", "../etc/passwd", "/etc/passwd"])
def test_no_zone_is_found_under_a_name_that_is_none(name: str) -> None:
    assert zone_called(name) is None


@pytest.mark.parametrize(
    ("calls", "by_message", "there", "there_if_closed"),
    [
        (Calls.PRIVATE, True, False, True),
        (Calls.CHANNEL, False, True, True),
        (Calls.BOTH, True, True, True),
        (Calls.NONE, False, False, False),
    ],
)
def test_people_are_called_where_they_chose_or_in_the_channel_if_messages_are_closed(
    calls: Calls, by_message: bool, there: bool, there_if_closed: bool
) -> None:
    person = changed(ANA, OwnAction.CALLS, calls)
    assert privately(person) is by_message
    assert (in_channel(person, closed=False), in_channel(person, closed=True)) == (there, there_if_closed)


def called(shown: DeliveryRow, view: View, *, asked: bool = True, others: bool = True, looking: bool = False) -> bool:
    return is_called(shown, view, asked=asked, others=others, looking=looking)


def test_a_player_is_called_once_for_each_question_after_others_have_moved() -> None:
    view = View(audience=0, seats=2, asked=(0,), question=7)
    waiting = DeliveryRow(0, 1, question=6, asked=False)
    assert called(waiting, view, others=False), "the table has begun to wait for them"
    before, same = DeliveryRow(0, 1, question=6, asked=True), DeliveryRow(0, 1, question=7, asked=True)
    assert called(before, view)
    assert not called(before, view, others=False), "their own move led to the next question"
    assert not called(same, view)
    for shown in (waiting, before):
        assert not called(shown, view, asked=False)
        assert not called(shown, view, looking=True)


def test_a_player_is_called_once_for_all_questions_of_one_call() -> None:
    for call in (0, 3):
        view = View(audience=0, seats=2, asked=(0,), question=7, call=call)
        earlier, same = [DeliveryRow(0, 1, question=6, asked=True, call=number) for number in (call - 1, call)]
        assert called(earlier, view, others=False)
        assert not called(same, view)
        assert not called(earlier, view, asked=False)
