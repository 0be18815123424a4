"""A person who plays on the page in a real browser, by taps on regions and, where there is none, by buttons."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Error, Locator, Page, expect

from bot.presentation.screen import key_of
from bot.tables.state.table import LiveTable, SeatView
from games.core.contract import Move, Pick

DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
POLICY = "Content Security Policy"
SHOW_STATE = """location.protocol.startsWith("http") &&
  import("/static/state.js").then(({ state }) => { window.state = state; }, () => {})"""
"""Runs before a page: lets tests look at its state, which is a module of its own."""
WAITS = 60.0
"""Seconds in which something has to come of a tap, on a busy machine."""

FIND_TAP = """
([move, item]) => {
  const { screen, choosing, stages } = window.state;
  const index = screen.choices.findIndex((choice) => choice.move === move);
  if (index < 0) return null;
  let best = null;
  for (const stage of Object.values(stages)) {
    if (!stage.shown) continue;
    for (const mark of stage.marks) {
      if (!(mark.choices ?? []).includes(index) || mark.verb) continue;
      if (item === null ? choosing.path.includes(mark) : !(mark.names ?? []).includes(item)) continue;
      if (choosing.left !== null && !choosing.left.includes(index)) continue;
      const point = stage.pointOf(mark);
      if (point === null) continue;
      const kept = (mark.choices ?? []).filter((other) => choosing.left === null || choosing.left.includes(other)).length;
      const [names, size] = [(mark.names ?? []).length, stage.sizeOf(mark)];
      const order = [size < 24, kept, item === null ? 0 : names];
      const differs = best === null ? 0 : order.findIndex((one, at) => one !== best.order[at]);
      if (best === null || (differs >= 0 && order[differs] < best.order[differs])) best = { order, x: point[0], y: point[1], size, what: JSON.stringify(mark) };
    }
  }
  return best;
}
"""
"""Where to tap next for a move: the region that narrows the choices most, at a point that belongs to it alone.

Of a small region and a larger one around it the larger is tapped, and again to put back what is not wanted.
"""

REVEAL = """
([move, item]) => {
  const { screen, choosing, stages } = window.state;
  const index = screen.choices.findIndex((choice) => choice.move === move);
  const stage = stages.table;
  for (const { mark } of stage.outlines()) {
    if (!(mark.choices ?? []).includes(index) || mark.verb) continue;
    if (item === null ? choosing.path.includes(mark) : !(mark.names ?? []).includes(item)) continue;
    if (stage.pointOf(mark) !== null) continue;
    stage.reveal(mark);
    if (stage.pointOf(mark) !== null) return true;
  }
  return false;
}
"""
"""Pan to a region that stands for a move and is out of sight; tell whether that brought one into sight."""


IS_ARMED = """(move) => {
  const { choosing } = window.state;
  return choosing.armed !== null && choosing.key === move;
}"""
"""Whether a choice waits to be played, and not one of the question that came after it."""
LEFT_WORDED = """() => {
  const { screen, choosing } = window.state;
  return choosing.left.length > 8 || choosing.left.every((index) => screen.choices[index].label);
}"""
"""Whether the choices that are left have their words, so that they have buttons where no region tells them apart."""


class Toucher:
    """One person at the page.

    `moves` counts what they played, `taps` on pictures, `presses` of buttons and `pans` of the board for that.
    """

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.moves = 0
        self.taps = 0
        self.presses = 0
        self.pans = 0
        self.smallest = 1000.0
        self.smallest_of = ""
        self.heard: list[str | bytes] = []
        """The frames that the page was sent."""
        page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self.heard.append(data)))  # noqa: PLW0108 - Playwright marks it

    async def play(self, table: LiveTable, seat_view: SeatView, move: Move) -> None:
        """Make a move, and wait until the table has it. A single option may be played by the bot meanwhile."""
        choice = choice_of(seat_view, move)
        items = list(getattr(move, move.__struct_fields__[-1])) if isinstance(choice, Pick) else []
        before, used = table.last, (self.taps, self.presses)
        try:
            await self.shown(table)
            whole = await self.page.evaluate(
                "(move) => window.state.screen.choices.some((choice) => choice.move === move)", str(move)
            )
            await self._choose(*((str(move), []) if whole else (key_of(choice), items)))
        except (Error, AssertionError):
            if table.last == before or len(seat_view.choices) > 1:
                raise
            await self.page.evaluate("() => document.getElementById('panel').close()")
            self.taps, self.presses = used
            return
        self.moves += 1
        for _ in range(int(WAITS / 0.02)):
            if table.last != before:
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"nothing came of {move}")

    async def shown(self, table: LiveTable) -> None:
        """Wait until the page shows the table as it is."""
        await self.page.wait_for_function(
            "(last) => window.state.screen?.entry >= last && !window.state.waiting.size",
            arg=table.last,
            timeout=WAITS * 1000,
        )

    async def _choose(self, move: str, items: list[str]) -> None:
        state: dict[str, Any] = {}
        for _ in range(30):
            state = await self.page.evaluate(
                "() => { const { screen, choosing } = window.state;"
                " return { armed: choosing.armed === null ? null : screen.choices[choosing.armed].move,"
                " key: choosing.armed === null ? null : choosing.key, opened: choosing.opened,"
                " ways: choosing.ways, items: choosing.items, left: choosing.left?.length ?? -1 } }"
            )
            if items and state["opened"] and len(state["items"]) > 2 * len(items) and state["key"] != state["armed"]:
                await self._press("[aria-label=Cancel]")  # all is taken, and little is wanted
                continue
            missing = _apart(items, state["items"])
            spare = _apart(state["items"], items) if items else []  # of a pile that is taken as a whole
            if move in (state["key"], items and state["armed"]) and not missing and not spare:
                await self._press(".play")
                return
            if state["armed"] is not None and move not in {state["armed"], state["key"]} and state["ways"] > 1:
                await self.page.wait_for_function(LEFT_WORDED)
                way = self._own_button(move)
                if await way.count():
                    self.presses += 1
                    await way.click()
                    if not items and not await self.page.evaluate(IS_ARMED, move):
                        return
                else:
                    await self._press_text("↻")
                continue
            item = next(iter([*missing, *spare] if items else []), None)
            if item is not None and await self.page.locator(f'#bar .item[data-name="{item}"]').count():
                await self._press(f'.item[data-name="{item}"]')
                continue
            where = await self.page.evaluate(FIND_TAP, [move, item])
            if where is not None:
                await self._tap(where)
            elif await self.page.evaluate(REVEAL, [move, item]):
                self.pans += 1
            elif not await self._own_button(move).count() and await self.page.locator("#latest").is_visible():
                self.taps += 1
                await self.page.locator("#latest > div:not(.more, [hidden])").last.click()
            elif await self._button(move):
                return
        raise AssertionError(f"{move} cannot be chosen: {state}")

    async def _tap(self, where: dict[str, Any]) -> None:
        self.taps += 1
        before = await self.page.evaluate(
            "() => JSON.stringify([window.state.choosing.left, window.state.choosing.items])"
        )
        await self.page.touchscreen.tap(where["x"], where["y"])
        await self.page.wait_for_timeout(30)
        after = await self.page.evaluate(
            "() => JSON.stringify([window.state.choosing.left, window.state.choosing.items])"
        )
        if after != before and where["size"] < self.smallest:
            self.smallest, self.smallest_of = where["size"], where["what"]

    async def _press(self, selector: str) -> None:
        self.presses += 1
        await self.page.locator(f"#bar {selector}").click()

    async def _press_text(self, text: str) -> None:
        self.presses += 1
        await self.page.locator("#bar button", has_text=text).click()

    def _own_button(self, move: str) -> Locator:
        return self.page.locator(f'#bar button[data-move="{move}"]')

    async def _button(self, move: str) -> bool:
        """Press the button of a move, or take it from the list of all moves. Return whether that plays it."""
        own = self._own_button(move)
        self.presses += 1
        if await own.count():
            await own.click()
            return not await self.page.evaluate(IS_ARMED, move)
        await self.page.get_by_role("button", name="All moves").click()
        self.presses += 1
        await self.page.locator(f'dialog button[data-move="{move}"]').click()
        return False


def _apart(names: list[str], others: list[str]) -> list[str]:
    """Return the names that others lack. Those that end in different numbers (`name:1`, `name:2`) are alike."""

    def kinds(all_names: list[str]) -> Counter[str]:
        return Counter(re.sub(r":\d+$", "", name) for name in all_names)

    lacking = kinds(names) - kinds(others)
    return [name for name in names if name not in others and kinds([name]) <= lacking]


def choice_of(seat_view: SeatView, move: Move) -> Move | Pick:
    """Return the choice that a move is, or is made from."""
    for choice in seat_view.choices:
        if choice == move or (isinstance(choice, Pick) and choice.fits(move)):
            return choice
    raise LookupError(str(move))


@asynccontextmanager
async def touching(browser: Browser, link: str, name: str, size: dict[str, int]) -> AsyncGenerator[Toucher]:
    """Open a link; fail on errors that the page reports, refused resources, and breaches of its own policy."""
    problems: list[str] = []
    async with await browser.new_context(
        viewport={"width": size["width"], "height": size["height"]}, has_touch=True
    ) as window:
        await window.add_init_script(SHOW_STATE)
        page = await window.new_page()
        page.set_default_timeout(WAITS * 1000)
        person = Toucher(page, name)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if POLICY in line.text else None)
        page.on(
            "response",
            lambda answer: problems.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None,
        )
        await page.goto(link)
        await expect(page.locator("#table")).to_be_visible()
        yield person
    assert problems == []
