"""What it takes to play on the page: how large marks are at first look, taps a decision, and bytes an update.

At moments of a table (its start, its middle, and where most lies on it) a person plays on by taps at a page in a real
browser; the others move in their turns.
"""

import tempfile
import zlib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, async_playwright

from bot.presentation.localized_table import localize
from bot.presentation.screen import choice_menu, offered
from bot.tables.state.table import LiveTable, RefusedMove, SeatView
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Move
from tests.browser.conftest import SWITCHES, chromium
from tests.e2e.running_bot import dealt_with, running_bot_in
from tests.web.paged_bot import PagedBot
from tests.web.test_touching import as_offered
from tests.web.touching import DESKTOP, PHONE, Toucher, touching

PEOPLE: Final = ("Ana", "Boris", "Vera", "Grigor", "Dana", "Emil")
SIZES: Final = (PHONE, DESKTOP)
MOMENTS: Final[Mapping[str, Mapping[str, tuple[int, int]]]] = {
    "durak": {"start": (3, 0), "middle": (3, 14), "crowded": (6, 30)},
    "magove": {"start": (4, 0), "middle": (4, 150), "crowded": (4, 480)},
    "hayduti": {"start": (6, 0), "middle": (6, 40), "crowded": (6, 150)},
    "carcassonne": {"start": (3, 0), "middle": (3, 70), "crowded": (3, 128)},
    "balkans": {"start": (3, 0), "middle": (3, 90), "crowded": (5, 300)},
}
"""By game, the seats and the entries after which a moment comes."""
MARKS: Final = """async () => {
  const { apart } = await import("/static/fit.js");
  const { stages } = window.state, sizes = [];
  const counted = new Set(Object.values(stages.table.beyond()).flat());
  let away = 0, hidden = 0;
  for (const stage of Object.values(stages)) {
    if (!stage.shown) continue;
    for (const mark of apart(stage.asked)) {
      if (stage.pointOf(mark) === null) counted.has(mark) ? (away += 1) : (hidden += 1);
      else sizes.push(Math.round(stage.sizeOf(mark) * 10) / 10);
    }
  }
  const { width, height } = document.getElementById("view").getBoundingClientRect();
  return { sizes, away, hidden, share: (width * height) / (innerWidth * innerHeight) };
}"""
"""The sizes of the marks in sight that stand for choices, and the board's share of the screen.

Of the marks out of sight, `away` are counted at an edge of the board, and `hidden` are not. A part of a
larger mark that does the same does not count.
"""


@dataclass
class Figures:
    """What was measured at a moment: at first looks, and of decisions by the verbs of their moves.

    `share` is the least part of the screen that the board had.
    """

    sizes: list[float] = field(default_factory=list[float])
    away: int = 0
    hidden: int = 0
    share: float = 0.0
    taps: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list[int]))
    weights: list[int] = field(default_factory=list[int])

    @property
    def decisions(self) -> list[int]:
        """Taps and presses of each decision."""
        return [taps for verb in self.taps.values() for taps in verb]

    def summary(self) -> dict[str, float]:
        """Return the figures of a row."""
        sizes, decisions = self.sizes or [0.0], self.decisions
        return {
            "smallest": min(sizes),
            "at_least_36": round(sum(size >= 36 for size in sizes) / len(sizes), 2),
            "at_least_44": round(sum(size >= 44 for size in sizes) / len(sizes), 2),
            "away": self.away,
            "hidden": self.hidden,
            "share": round(self.share, 2),
            "taps": round(sum(decisions) / max(1, len(decisions)), 2),
            "bytes": round(sum(self.weights) / max(1, len(self.weights))),
            "heaviest": max(self.weights, default=0),
        }


async def touch(
    key: str, moments: Iterable[str] = ("start", "middle", "crowded"), decisions: int = 40
) -> dict[str, Figures]:
    """Return what was measured at each moment and width of a game."""
    found: dict[str, Figures] = {}
    async with (
        async_playwright() as driver,
        await driver.chromium.launch(executable_path=chromium(), args=SWITCHES) as browser,
    ):
        for moment in moments:
            for size in SIZES:
                seats, entries = MOMENTS[key][moment]
                with tempfile.TemporaryDirectory() as folder, dealt_with(bytes(32), "touch"):
                    async with running_bot_in(Path(folder), PagedBot, rate_limits=False) as bot, bot.running():
                        people = PEOPLE[:seats]
                        known = {person.name for person in bot.fake_discord.world.everybody}
                        for name in people:
                            if name not in known:
                                bot.fake_discord.world.add_person(name)
                        for name in people:
                            bot.person(name).locale = "en-US"
                        await bot.opened(key, people)
                        found[f"{moment} {size['width']}"] = await _played(browser, bot, size, entries, decisions)
    return found


async def _played(browser: Browser, bot: PagedBot, size: dict[str, int], entries: int, decisions: int) -> Figures:
    table, made = await bot.table(), Figures()
    while table.last < entries or (seat_view := _asked(table)) is None or seat_view.view.audience != 0:
        if not await _others_move(bot, table):
            return made
    await bot.settled()
    link = await bot.link("Ana")
    async with touching(browser, link, "Ana", size) as ana:
        while len(made.decisions) < decisions and table.live:
            await bot.settled()  # what the bot plays itself is no decision
            seat_view, last = _asked(table), table.last
            if seat_view is None or seat_view.view.audience != 0:
                if not await _others_move(bot, table):
                    break
                continue
            await ana.shown(table)
            await _look(ana, made)
            menu = choice_menu(await localize(bot.bot.service, table, "en"), seat_view)
            move = as_offered(offered(menu), _advised(table, seat_view))
            before = (ana.moves, ana.taps + ana.presses)
            if table.last == last:
                await ana.play(table, seat_view, move)
            if ana.moves > before[0]:
                made.taps[move.verb].append(ana.taps + ana.presses - before[1])
        made.weights = _weights(ana.heard)
    return made


async def _look(person: Toucher, made: Figures) -> None:
    marks = await person.page.evaluate(MARKS)
    made.sizes += marks["sizes"]
    made.away += marks["away"]
    made.hidden += marks["hidden"]
    made.share = min(made.share or 1.0, marks["share"])


def _weights(heard: Iterable[str | bytes]) -> list[int]:
    """Return the bytes of the updates after the first, compressed."""
    frames = (frame.encode() if isinstance(frame, str) else frame for frame in heard)
    updates = [frame for frame in frames if frame.startswith(b'{"type":"update"')]
    return [len(zlib.compress(frame, wbits=-15)) for frame in updates[1:]]


def _asked(table: LiveTable) -> SeatView | None:
    public = table.look(PUBLIC)
    assert public is not None
    return table.look(public.view.asked[0]) if public.view.asked else None


def _advised(table: LiveTable, seat_view: SeatView) -> Move:
    return table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))


async def _others_move(bot: PagedBot, table: LiveTable) -> bool:
    """Let the player who is asked move as the heuristic advises; return False at the end of the table."""
    seat_view = _asked(table)
    if seat_view is None:
        before = table.last
        await bot.settled()
        return table.live and (table.last > before or _asked(table) is not None)
    service, name = bot.bot.service, PEOPLE[seat_view.view.audience]
    actor = await service.people.greet(int(bot.person(name).id), name, "en-US")
    with suppress(RefusedMove):  # a forced move came first
        await service.move(table, actor, _advised(table, seat_view), interaction=6_000_000 + table.last)
    return True
