"""A person's preferences, as the menus set them."""

from typing import Any

import pytest

from bot.discord.messages.controls import OwnAction
from bot.discord.settings.preferences import NEVER, changed
from bot.presentation.notifications import quiet_for
from bot.tables.state.refusal import Stale
from storage import Calls, Person

ANA = Person(1, 10, "Ana", "en")
HOUR = 60


@pytest.mark.parametrize(
    ("action", "value", "field", "stored"),
    [
        (OwnAction.CALLS, "channel", "calls", Calls.CHANNEL),
        (OwnAction.REMINDERS, "no", "reminders", False),
        (OwnAction.REMINDERS, "yes", "reminders", True),
        (OwnAction.INVITATIONS, "no", "invitations", False),
        (OwnAction.INVITATIONS, "yes", "invitations", True),
        (OwnAction.SINGLE_OPTIONS, "yes", "single_options", True),
        (OwnAction.SINGLE_OPTIONS, "no", "single_options", False),
        (OwnAction.QUIET_FROM, "22:00", "quiet_from", 22 * HOUR),
        (OwnAction.QUIET_TO, "00:00", "quiet_to", 0),
        (OwnAction.QUIET_TO, "23:00", "quiet_to", 23 * HOUR),
        (OwnAction.ZONE, "Europe/Sofia", "zone", "Europe/Sofia"),
    ],
)
def test_each_menu_sets_its_own_field(action: OwnAction, value: str, field: str, stored: Any) -> None:
    assert getattr(changed(ANA, action, value), field) == stored


def test_quiet_hours_end_at_eight_unless_another_hour_is_set() -> None:
    night = changed(ANA, OwnAction.QUIET_FROM, "22:00")
    assert (night.quiet_from, night.quiet_to) == (22 * HOUR, 8 * HOUR)
    later = changed(changed(night, OwnAction.QUIET_TO, "09:00"), OwnAction.QUIET_FROM, "23:00")
    assert (later.quiet_from, later.quiet_to) == (23 * HOUR, 9 * HOUR)


def test_never_turns_quiet_hours_off_and_keeps_their_end() -> None:
    night = changed(ANA, OwnAction.QUIET_FROM, "22:00")
    never = changed(night, OwnAction.QUIET_FROM, NEVER)
    assert (never.quiet_from, never.quiet_to) == (None, 8 * HOUR)
    assert changed(ANA, OwnAction.QUIET_FROM, NEVER).quiet_to is None
    assert quiet_for(never, 23 * 3600, 0) == 0


@pytest.mark.parametrize(
    ("action", "value"),
    [
        (OwnAction.CALLS, "shout"),
        (OwnAction.QUIET_FROM, "24:00"),
        (OwnAction.QUIET_TO, "-1:00"),
        (OwnAction.QUIET_TO, "noon"),
        (OwnAction.ZONE, "Europe/Atlantis"),
    ],
)
def test_a_value_that_no_menu_offers_is_refused(action: OwnAction, value: str) -> None:
    with pytest.raises(Stale):
        changed(ANA, action, value)
