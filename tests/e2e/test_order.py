"""Order at the table: who did what and why is told, leaving asks, dead buttons do nothing, and who waits is reminded."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from bot.standin.model import InteractionKind
from games.core.contract import PUBLIC
from storage import EntryKind
from tests.e2e.tavern import hand_of
from tests.e2e.test_lobby import standing
from tests.e2e.test_talk import GENERAL, labelled, table_of

if TYPE_CHECKING:
    from bot.host.table import LiveTable
    from bot.standin import Message
    from tests.e2e.tavern import Tavern

REASON = "_Ana_ asked for it"


def story(tavern: Tavern) -> str:
    return "\n".join(message.text for message in standing(tavern))


async def waited_for(table: LiveTable) -> int:
    sight = table.look(PUBLIC)
    assert sight is not None
    return sight.view.asked[0]


async def test_what_a_moderator_does_is_told_with_both_names_and_the_reason(tavern: Tavern) -> None:
    """Ana moderates and does not sit; the reason is shown as it was typed."""
    await tavern.opened("durak", ["Boris", "Vera", "Dinu"], pictures=False, language="en")
    ana, table = tavern.person("Ana"), await table_of(tavern)
    seat = await waited_for(table)
    name = ["Boris", "Vera", "Dinu"][seat]
    answers = [(await ana.command(GENERAL, "mehana skip", seat=seat + 1, reason=REASON)).message]
    await tavern.settled()
    skipped = f"**Ana** skips **{name}**. Reason: \\_Ana\\_ asked for it"
    assert skipped in story(tavern)
    answers.append((await ana.command(GENERAL, "mehana pause", reason="soup")).message)
    answers.append((await ana.command(GENERAL, "mehana resume")).message)
    answers.append((await ana.command(GENERAL, "mehana remove", seat=2, reason="sleeps")).message)
    await tavern.settled()
    told = story(tavern)
    done = [
        skipped,
        "**Ana** pauses the table. Reason: soup",
        "**Ana** resumes the game.",
        "**Ana** removed **Vera**; **Computer \\#2** takes over. Reason: sleeps",
    ]
    assert all(one in told for one in done)
    assert [message and message.text for message in answers] == done, "a moderator reads what was done"
    theirs = hand_of(tavern.person("Vera"))
    assert theirs is not None
    assert "sleeps" in theirs.text, "who lost the seat reads why, in the place of the hand"
    await ana.command(GENERAL, "mehana replace", seat=2, player=tavern.person("Vera").id)
    await ana.command(GENERAL, "mehana cancel", reason="late")
    await tavern.settled()
    told = story(tavern)
    assert "**Ana** brings in a new player: **Vera** takes over from **Computer \\#2**." in told
    assert "**Ana** closes the table without a result. Reason: late" in told


async def test_reasons_are_handed_out_and_forgotten_with_the_person(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Boris", "Vera", "Dinu"], pictures=False, language="en")
    ana, table = tavern.person("Ana"), await table_of(tavern)
    await ana.command(GENERAL, "mehana remove", seat=2, reason="sleeps")
    kept = await tavern.bot.host.kept_about(tavern.person("Vera").id)
    [entry] = [one["entry"] for one in kept["order"]]
    assert kept["order"] == [{"table": table.id, "entry": entry, "by_you": False, "reason": "sleeps"}]
    vera = tavern.person("Vera")
    sure = (await vera.command(GENERAL, "mehana forget")).message
    assert sure is not None
    await vera.click(sure, labelled(sure, "forgotten"))
    await tavern.settled()
    assert table.doings[entry].reason is None
    [(_, _, doing)] = [
        one for one in await tavern.bot.host.journal.done_by_or_to(table.doings[entry].by) if one[1] == entry
    ]
    assert doing.reason is None
    await ana.command(GENERAL, "mehana pause")
    await tavern.settled()
    assert "Vera" not in standing(tavern)[-1].text


async def test_who_leaves_is_named_and_can_come_back(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris", "Vera"], pictures=False)
    boris, table = tavern.person("Boris"), await table_of(tavern)
    asked = (await boris.command(GENERAL, "durak leave")).message
    assert asked is not None
    assert table.seats[1].person is not None, "it is asked first"
    await boris.click(asked, labelled(asked, "left"))
    await tavern.settled()
    assert "**Boris** leaves the table; **Computer \\#2** takes over." in story(tavern)
    await boris.command(GENERAL, "durak join")
    await tavern.settled()
    assert table.seats[1].person is not None
    assert "**Boris** sits down" in story(tavern)
    assert "**Boris** leaves the table; **Computer \\#2** takes over." in story(tavern), "as it was, not as it is"


def as_it_was(message: Message) -> dict[str, str]:
    return {one["custom_id"]: str(one.get("label", "")) for one in message.controls}


async def test_the_lobby_s_buttons_change_nothing_once_play_began(tavern: Tavern) -> None:
    """Pressed in an old lobby that somebody still has on the screen, by everybody, each once."""
    ana = tavern.person("Ana")
    await ana.command(GENERAL, "durak open", pictures=False)
    await tavern.settled()
    lobby = standing(tavern)[-1]
    await tavern.person("Boris").click(lobby, labelled(lobby, "join"))
    await tavern.settled()
    dead = [(one["custom_id"], one["type"], one.get("options", [])) for one in lobby.controls]
    await ana.click(lobby, labelled(lobby, "start"))
    await tavern.settled()
    table = await table_of(tavern)
    before, entries = table.seats, table.last
    assert lobby.controls == []
    for name in ("Ana", "Boris", "Vera"):
        for custom_id, kind, options in dead:
            data = {"custom_id": custom_id, "component_type": kind}
            if options:
                data["values"] = [options[-1]["value"]]
            answer = await tavern.person(name).forge(InteractionKind.COMPONENT, GENERAL, data, message=lobby)
            assert answer.message is not None, custom_id
    await tavern.settled()
    assert (table.seats, table.last, table.row.status) == (before, entries, "playing")


@pytest.mark.parametrize("calls", ["private", "channel", "none"])
async def test_a_reminder_reaches_people_where_they_are_called(tavern: Tavern, calls: str) -> None:
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False, pace="day")
    table = await table_of(tavern)
    seat = await waited_for(table)
    late = tavern.person(["Ana", "Boris"][seat])
    mine = (await late.command(GENERAL, "mehana me")).message
    assert mine is not None
    await late.select(mine, labelled(mine, "calls"), [calls])
    rang = late.rang
    await tavern.bot.host.warn(table, seat)
    await tavern.settled()
    news = [message for message in late.rang if message not in rang]
    assert len(news) == (calls != "none")
    if news:
        assert news[0] in (late.inbox if calls == "private" else standing(tavern))


async def test_a_moderator_without_a_seat_takes_a_move_back_and_is_told(tavern: Tavern) -> None:
    """By the command and by a button: both are answered, and the tile is off the table."""
    await tavern.opened("carcassonne", ["Boris", "Vera"], pictures=False, language="en")
    ana, table = tavern.person("Ana"), await table_of(tavern)
    button = {"custom_id": f"do:{table.id}:undo:0", "component_type": 2}
    for by_button in (False, True):
        while table.undoable_by is None:
            await tavern.play(["Boris", "Vera"], random.Random(table.last), enough=1)
        if by_button:
            await ana.forge(InteractionKind.COMPONENT, GENERAL, button, message=standing(tavern)[-1])
        else:
            said = (await ana.command(GENERAL, "mehana undo")).message
            assert said is not None
            assert re.fullmatch(r"Ana takes back the last move of (Boris|Vera)\.", said.text.replace("*", ""))
        await tavern.settled()
        assert table.undoable_by is None
        assert table.entries[-1].kind is EntryKind.UNDO
