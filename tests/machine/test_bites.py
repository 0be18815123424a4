"""The machine reports each promise on a bot that breaks it."""

import pytest

from tests.faults.consistency import reveals
from tests.machine.actions.actions import Command, DeleteChannel, LetThink, PlayOn, Press, Refuse, Wait
from tests.machine.actions.page_actions import OpenPage
from tests.machine.broken import BREAKAGES
from tests.machine.promises.promises import PROMISES
from tests.machine.search import replay
from tests.machine.stage import stage
from tests.machine.test_found import DEALT, HURRIED

pytestmark = pytest.mark.long(3)

OPENING = Command("Ana", "general", "durak open", {"pictures": False})
REPLACE = (
    Command("Ana", "general", "mehana replace", {"seat": "Boris", "player": "@Vera"}),
    Press("Ana", "general", "seat"),
)
ATTACK = Press("Boris", "private", "move")
WITH_A_COMPUTER = (OPENING, Press("Ana", "general", "do:computer"), Press("Ana", "general", "do:start"), LetThink(2))
MOVED = (*DEALT, DeleteChannel("general"), Command("Ana", "games", "mehana place"))
REFUSED = (Refuse("Boris", 50007), *DEALT, *[Wait(60)] * 3, Wait(300))
ASKED_LONG_AGO = (
    *(*DEALT, PlayOn("general", 3), Command("Ana", "general", "mehana undo"), PlayOn("general", 9)),
    *[Press(who, "general", "do:agree-undo") for who in ("Ana", "Boris")],
)

BROKEN = {
    "shows_the_neighbours_hand": (("foreign-hand",), DEALT),
    "edits_no_hands": (("ask", "hand", "stale-hand"), (*DEALT, PlayOn("general", 3))),
    "leaves_given_up_hands": (("foreign-controls",), (*DEALT, *REPLACE)),
    "edits_no_posts": (("post",), (*DEALT, ATTACK)),
    "loses_a_server_for_good": (("invisible",), MOVED),
    "looks_after_no_computers": (("stuck",), WITH_A_COMPUTER),
    "lets_everybody_lead": (("rights",), (*DEALT, Command("Vera", "general", "mehana pause"))),
    "answers_nobody": (("unanswered",), (Command("Ana", "general", "mehana me"),)),
    "answers_twice": (("answered-twice",), (Command("Ana", "general", "mehana me"),)),
    "stumbles": (("failed", "log"), (*DEALT, Press("Ana", "general", "do:hand"))),
    "stumbles_at_once": (("failed", "log"), (*DEALT, Press("Boris", "private", "move", times=3))),
    "takes_refusals_for_outages": (("refusals",), REFUSED),
    "replaces_players_at_once": (("unwarned",), (*HURRIED, Wait(300), Wait(40))),
    "keeps_no_results": (("result",), (*DEALT, PlayOn("general", 500))),
    "remembers_another_table": (("memory",), (OPENING, Press("Boris", "general", "do:join"))),
    "believes_to_have_shown_more": (("delivery",), DEALT),
    "writes_another_state": (("replay",), (*DEALT, ATTACK)),
    "speaks_of_a_break": (("false-sentence",), DEALT),
    "writes_labels_that_are_too_long": (("violation",), (OPENING,)),
    "serves_pages_of_former_players": (("page",), (*DEALT, OpenPage("Boris", "general"), *REPLACE)),
    "shows_neighbours_hands_on_pages": (("page", "foreign-hand"), (*DEALT, OpenPage("Boris", "general"))),
    "wakes_no_pages": (("page",), (*DEALT, OpenPage("Boris", "general"), ATTACK)),
    "lets_requests_stay_open": (("undo",), ASKED_LONG_AGO),
    "never_comes_to_rest": (("unsettled",), (OPENING,)),
}


@pytest.mark.parametrize("name", BREAKAGES)
def test_the_machine_reports_a_broken_promise(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    promises, actions = BROKEN[name]
    BREAKAGES[name](monkeypatch)
    monkeypatch.setattr(stage, "LONGEST_SETTLING", 1.0)
    found = replay(actions, PROMISES - set(promises))
    assert found is not None, f"nothing was found where {promises} are broken"
    assert found.promises == set(promises)


def test_every_promise_is_seen_broken() -> None:
    seen = {promise for promises, _ in BROKEN.values() for promise in promises}
    assert sorted(PROMISES - seen) == []


def test_a_hand_is_recognised_unless_it_is_part_of_ones_own() -> None:
    """One wizard alone reads like the last line of a hand with a wizard in it."""
    mine, other = "Dwarves: 3\nWizards × 1", "Wizards × 1"
    assert reveals(f"{mine}\n{other}", other, {"Dwarves: 3"})
    assert not reveals(mine, other, {mine})
    assert not reveals("Elves: 1", other, set())
