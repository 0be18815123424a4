"""No byte that a page receives tells its person a secret: each secret of each game is changed, and nothing changes."""

from collections.abc import Sequence
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.presentation.localized_table import LocalizedTable
from bot.tables.state.table import LiveTable
from bot.web import pictures
from games.check.noninterference import next_move_of
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Choice, View
from games.core.secrets import secrets_of
from tests.discord.harness import seat_view_of
from tests.web.paged_bot import PEOPLE, Browser, PagedBot, browser_at, server_of

pytestmark = pytest.mark.long(15)

MOMENTS, APART = 10, 5
"""How many times a table is looked at, and after how many moves each."""
ASKED_ABOUT = 8
"""Of what a page shows, so many things are looked up, so many asked why they cannot be played, and so many laid."""
SPECTATOR = "Dinu"


async def shown(bot: PagedBot, browser: Browser, table: LiveTable) -> list[str]:
    """Return every byte that a page is sent when it opens, and when it asks about what it shows."""
    server_of(bot.bot.service)._painter.forget(table.id)
    await browser.connect()
    received: list[str] = []

    async def answered(wanted: str, **frame: Any) -> Any:
        if frame:
            await browser.send(**frame)
        message = await browser.socket.receive(timeout=20)
        assert message.type is aiohttp.WSMsgType.TEXT
        assert wanted in message.data[:40]
        received.append(message.data)
        return msgspec.json.decode(message.data)

    await answered("greeting")
    update = await answered("update")
    await answered("worded", type="words")
    await answered("", type="help")
    marks = [mark for part in ("table", "hand") for mark in (update.get(part) or {}).get("marks", ())]
    terms = list(dict.fromkeys(mark["term"] for mark in marks if mark.get("term")))
    for term in terms[:: 1 + len(terms) // ASKED_ABOUT]:
        await answered("text", type="term", name=term)
    dull = [mark for mark in marks if mark.get("things")]
    for mark in dull[:: 1 + len(dull) // ASKED_ABOUT]:
        await answered("", type="why", things=mark["things"][:8], term=mark.get("term", ""))
        await answered("refused", type="why", things=mark["things"][:8])
    choices = update["screen"].get("choices", ())
    for choice in choices[:: 1 + len(choices) // ASKED_ABOUT]:
        if not (pool := choice.get("pool", ())):
            await answered("ghosted", type="ghost", move=choice["move"])
        for taken in range(len(pool)):
            await answered(
                "summed", type="sum", move=choice["move"], items=[item["name"] for item in pool[: taken + 1]]
            )
    await browser.socket.close()
    return received


@pytest.mark.parametrize("key", find_games())
async def test_no_byte_of_a_page_tells_a_secret(
    paged_bot: PagedBot, key: str, rng: bytes, pytestconfig: pytest.Config
) -> None:
    """Of pictures, plates, captions, words, sums, whys and ghosts. A normal run changes each secret once for each audience."""
    await compared(paged_bot, key, rng, every=pytestconfig.option.exhaustive)


async def test_a_caption_that_tells_a_secret_is_found(
    paged_bot: PagedBot, rng: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = pictures.seats

    def leaking(localized: LocalizedTable, view: View, choices: Sequence[Choice]) -> Any:
        play = localized.table.play
        assert play is not None
        return own(localized, view, choices)._replace(caption=repr(play.state))

    monkeypatch.setattr(pictures, "seats", leaking)
    with pytest.raises(AssertionError, match="can tell"):
        await compared(paged_bot, "durak", rng, every=False)


async def compared(paged_bot: PagedBot, key: str, rng: bytes, *, every: bool) -> None:
    """Fail if pages differ at tables that differ in a secret alone."""
    game, secrets = paged_bot.bot.service.games[key], secrets_of(find_games()[key])
    assert secrets is not None
    players = PEOPLE[: max(2, game.seats.start)]
    table = await paged_bot.opened(key, players)
    chance, next_move, met = SeededChance(rng, 0), next_move_of(game), set[tuple[int, str]]()
    for moment in range(MOMENTS):
        play = table.play
        assert play is not None
        audience = moment % (len(players) + 1) - 1
        async with browser_at(paged_bot.address) as browser:
            await browser.redeem(await paged_bot.link(SPECTATOR if audience == PUBLIC else players[audience]))
            state, before = play.state, await shown(paged_bot, browser, table)
            for name, change in secrets.SECRETS.items():
                other = change(state, audience, SeededChance(rng, moment))
                known = (audience, name) in met and not every
                if known or other is None or other == state:
                    continue
                met.add((audience, name))
                play.state = other
                try:
                    assert await shown(paged_bot, browser, table) == before, f"{audience} can tell {name}"
                finally:
                    play.state = state
        for _ in range(APART):
            if not table.live:
                return
            acting = game.acting(play.state)[0]
            if next_move is None:
                seat_view = seat_view_of(table, acting)
                seat, move = acting, game.heuristic(seat_view.view, seat_view.choices, chance)
            else:
                seat, move = next_move(play.state, chance)
            await paged_bot.move(table, seat, move)
        await paged_bot.settled()
    assert met or not secrets.SECRETS
