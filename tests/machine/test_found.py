"""Sequences after which a promise was once broken."""

from collections.abc import Sequence

import pytest

from tests.machine.actions.actions import (
    AtOnce,
    Command,
    Fail,
    Invent,
    InviteBack,
    KillProcess,
    LetThink,
    PlannedAction,
    PlayOn,
    Press,
    Refuse,
    SendAway,
    SetClock,
    Wait,
)
from tests.machine.promises.promises import PROMISES
from tests.machine.search import replay

pytestmark = pytest.mark.long(2)

DEALT = (
    Command("Ana", "general", "durak open", {"pictures": False}),
    Press("Boris", "general", "do:join"),
    Press("Ana", "general", "do:start"),
)
"""Ana and Boris play Durak; Boris attacks first."""
HURRIED = (Command("Ana", "general", "durak open", {"pictures": False, "pace": "5-minutes"}), *DEALT[1:])
"""The same with five minutes for a move."""


def holds(actions: Sequence[PlannedAction], *promises: str) -> None:
    """Fail if one of these promises is broken after the actions; of any promise, if none is named."""
    known = PROMISES - set(promises) if promises else frozenset[str]()
    if (found := replay(actions, known)) is not None:
        pytest.fail(str(found))


SURE = Press("Ana", "general", "seat")
REPLACING = (Command("Ana", "general", "mehana replace", {"seat": "Boris", "player": "@Vera"}), SURE)
REMOVING = (Command("Ana", "general", "mehana remove", {"seat": "Boris"}), SURE)
FOREIGN = ("foreign-hand", "foreign-controls")


def test_a_replaced_player_is_not_shown_the_successors_hand() -> None:
    holds([*DEALT, Press("Boris", "general", "do:hand"), *REPLACING], *FOREIGN)


def test_a_removed_player_keeps_no_controls() -> None:
    holds([*DEALT, Press("Boris", "general", "do:hand"), *REMOVING], *FOREIGN)


def test_a_player_who_left_keeps_no_controls() -> None:
    leaving = (Command("Boris", "general", "durak leave"), Press("Boris", "general", "do:left"))
    holds([*DEALT, Press("Boris", "general", "do:hand"), *leaving], *FOREIGN)


def test_a_move_in_private_messages_updates_the_hand_shown_in_the_channel() -> None:
    holds([*DEALT, Press("Boris", "general", "do:hand"), Press("Boris", "private", "move")], "stale-hand", "ask")


def test_no_hand_speaks_of_a_break_that_is_over() -> None:
    pausing = (Command("Ana", "general", "mehana pause"), Command("Ana", "general", "mehana resume"))
    holds([*DEALT, *pausing], "false-sentence")


def test_no_hand_names_a_player_who_was_replaced() -> None:
    holds([*DEALT, *REPLACING], "false-sentence")


@pytest.mark.parametrize("code", [40003, 50278, 340002])
def test_refused_private_messages_are_not_tried_for_ever(code: int) -> None:
    holds([Refuse("Boris", code), *DEALT, *[Wait(60)] * 3, Wait(300)], "refusals")


def test_a_clock_that_jumps_replaces_nobody_without_a_reminder() -> None:
    holds([*HURRIED, SetClock(30 * 86_400), Wait(40), Wait(240), SetClock(0), Wait(40), Wait(240), Wait(300)])


def test_refused_private_messages_are_not_tried_again_after_each_press() -> None:
    refused = Refuse("Boris", 50007)
    playing = (Press("Boris", "general", "do:hand"), PlayOn("general", 2))
    holds(
        [Command("Boris", "general", "mehana me"), *DEALT, refused, *[action for _ in range(8) for action in playing]]
    )


def test_conversations_that_cannot_be_opened_are_not_tried_for_ever() -> None:
    holds([Refuse("Boris", 340002, at="open"), *DEALT, *[Wait(60)] * 3, Wait(300)], "refusals")


def test_learning_is_answered_when_the_conversation_cannot_be_opened() -> None:
    lost = Fail("POST", "/users/@me/channels", "drop_after_storing")
    holds([lost, Command("Boris", "private", "balkans learn")], "unanswered")


def test_learning_is_answered_when_private_messages_are_refused() -> None:
    holds([Refuse("Dinu", 40003), Command("Dinu", "general", "durak learn")], "unanswered")


def test_clicks_at_once_are_all_answered_in_words() -> None:
    opening = Command("Ana", "general", "carcassonne open", {"preset": "everything", "pictures": False})
    dealt = (opening, Press("Vera", "general", "do:join"), Press("Ana", "general", "do:start"))
    at_once = AtOnce(tuple(Press(who, "private", "move", pick=pick) for who in ("Ana", "Vera") for pick in range(3)))
    holds([*dealt, *[at_once] * 4], "failed", "log")


def test_a_table_is_visible_again_once_the_bot_is_back() -> None:
    back = (SendAway(), InviteBack(), Command("Ana", "general", "mehana resume"), Press("Boris", "private", "move"))
    holds([*DEALT, *back], "post", "invisible")


def test_no_hand_asks_for_a_move_once_the_bot_was_sent_away() -> None:
    dealt = (
        Command("Vera", "games", "durak open", {"pictures": False}),
        Press("Dinu", "games", "do:join"),
        Press("Vera", "games", "do:start"),
    )
    holds([*dealt, SendAway()], "false-sentence")


@pytest.mark.parametrize("what", ["pause", "cancel"])
def test_a_moderator_of_another_server_has_no_rights_here(what: str) -> None:
    holds([*DEALT, Command("Zora", "salon", "mehana me"), Invent("Zora", "salon", what)], "rights")


def test_a_hand_whose_removal_failed_is_removed_later() -> None:
    dealt = (
        Command("Ana", "general", "magove open", {"preset": "short", "pictures": False}),
        Press("Vera", "general", "do:join"),
        Press("Ana", "general", "do:computer"),
        Fail("DELETE", "/channels/{}/messages/{}", "drop", times=2),
        Press("Ana", "general", "do:start"),
    )
    holds([*dealt, Press("Ana", "private", "move")], "ask")


def test_the_post_of_each_move_says_whose_turn_it_is_after_a_move_without_news() -> None:
    opening = Command("Ana", "games", "balkans open", {"preset": "quick", "pictures": False, "posts": "every"})
    computer = (Press("Ana", "games", "do:more"), Press("Ana", "games", "set:computer", pick=2))
    dealt = (opening, *computer, Press("Ana", "games", "do:start"))
    holds([*dealt, Press("Ana", "private", "pick"), LetThink(3), PlayOn("games", 10)], "post", "false-sentence")


def test_the_description_of_a_picture_asks_for_nothing_at_a_paused_table() -> None:
    opening = Command("Dinu", "games", "hayduti open", {"preset": "uprising-easy"})
    dealt = (opening, Press("Ana", "games", "do:join"), Press("Dinu", "games", "do:start"))
    holds([*dealt, Press("Dinu", "games", "do:hand"), Command("Dinu", "games", "mehana pause")], "false-sentence")


def test_a_hand_that_is_longer_than_the_description_of_a_picture_is_shown() -> None:
    opening = Command("Vera", "general", "balkans open", {"preset": "manoeuvre", "pace": "hour", "posts": "every"})
    holds([opening, Press("Boris", "general", "do:join"), Press("Vera", "general", "do:start")])


@pytest.mark.exhaustive
@pytest.mark.parametrize("requests", [0, 3])
def test_a_process_that_is_killed_loses_nothing_that_people_were_shown(requests: int) -> None:
    acts = (
        Press("Boris", "private", "move"),
        *REPLACING,
    )
    holds([*DEALT, KillProcess(acts, requests=requests), Press("Ana", "general", "do:hand")])


@pytest.mark.exhaustive
def test_a_computer_that_moves_while_a_message_is_drawn_is_told_after_a_restart() -> None:
    played = (
        Command("Boris", "private", "durak learn"),
        LetThink(2),
        Press("Boris", "private", "move", pick=1),
        LetThink(4),
        Press("Boris", "private", "menu", pick=2),
        Press("Boris", "private", "stand"),
    )
    acts = (Press("Boris", "private", "stand", pick=1), Press("Boris", "private", "stand", pick=2, times=3))
    holds([*played, KillProcess(acts, requests=9)], "ask", "post", "false-sentence")


def test_the_deal_of_a_closed_table_is_checked() -> None:
    """A table dealt from the seed of this machine is verified against the same seed."""
    closing = (Command("Ana", "general", "mehana cancel"), Press("Ana", "general", "close"))
    holds([*DEALT, *closing, Press("Boris", "general", "do:check")])
