"""Many tables at once: every click is answered in time, and every table is shown its moves as soon as the others."""

import asyncio
import random
import statistics
import time
from dataclasses import dataclass, field
from typing import Final

from bot.fake_discord import FakeDiscord, Message, NotAnswered, NotPossible
from bot.fake_discord.world.world import Change
from storage import Entry
from tests.faults.bots import first_traceback, running
from tests.faults.check import Trial, percentile
from tests.faults.consistency import tables_in
from tests.faults.players import PlayerGroup, group_at, plainest
from tests.people import numbered, use_some_control

ANSWER_WITHIN: Final = 1.0
"""Seconds from a click to its answer, for 99 of 100."""
POST_WITHIN: Final = 5.0
"""Seconds from a click to the post that tells of it, under Discord's own rates, for 99 of 100."""
UNFAIR: Final = 5.0
"""How many times as long as usual a table may wait for its posts."""
BUSY: Final = 0.35
"""The part of the time that the bot would be at work if it did one thing after another."""
UNDER_RATES: Final = 8.0
"""Clicks a second under Discord's 50 requests a second: each takes a post and two hands, or more."""


@dataclass(slots=True)
class Watch:
    """What was clicked and answered, and when each channel was told up to which entry of its table."""

    took: list[float] = field(default_factory=list[float])
    unanswered: int = 0
    clicked: dict[int, float] = field(default_factory=dict[int, float])
    shown: dict[int, list[tuple[float, int]]] = field(default_factory=dict[int, "list[tuple[float, int]]"])

    def hear(self, change: Change) -> None:
        """Note a click, or a post that tells of an entry."""
        now = time.monotonic()
        if change.kind == "interaction_create":
            self.clicked[change.subject.id] = now
        elif change.kind in {"message_create", "message_update"} and isinstance(change.subject, Message):
            post = numbered(change.subject)
            if post is not None:
                self.shown.setdefault(post[0], []).append((now, post[1]))


async def load(trial: Trial) -> None:
    """Let many tables be clicked at without limits, then under Discord's own rates."""
    await _under(trial, trial.much(10, 500), trial.much(3, 60), rates=False)
    await _under(trial, trial.much(6, 60), trial.much(3, 90), rates=True)


async def _under(trial: Trial, tables: int, seconds: int, *, rates: bool) -> None:
    """Let so many tables be clicked at for so long, as fast as the machine or Discord allows without queues."""
    report, rng = trial.report, trial.rng(f"load {rates}")
    folder = trial.place(f"load-{rates}")
    watch = Watch()
    async with FakeDiscord(check=False, rate_limits=rates, log=False) as fake_discord:
        groups = [group_at(fake_discord, plainest(2), 2) for _ in range(tables)]
        async with running(trial, fake_discord, folder / "load.sqlite3") as bot:
            for begun in range(0, tables, 10):
                await asyncio.gather(*(group.seated(120) for group in groups[begun : begun + 10]))
            await asyncio.sleep(1 if trial.quick else 5)
            alone = [seconds for seconds in [await click(groups[0], rng, Watch()) for _ in range(40)] if seconds]
            rate = min(BUSY / statistics.median(alone or [0.02]), UNDER_RATES if rates else 1000.0)
            fake_discord.world.subscribe(watch.hear)
            until = time.monotonic() + seconds
            await asyncio.gather(*(_clicking(group, rng, watch, tables / rate, until) for group in groups))
            await asyncio.sleep(POST_WITHIN if rates and not trial.quick else 2)
            found = await tables_in(bot.database, [group.numbers[-1] for group in groups])
            waits = {number: _waits(table.entries, watch, number) for number, (table, _) in found.items()}
            every = [wait for some in waits.values() for wait in some]
            usual = {number: statistics.median(some) for number, some in waits.items() if len(some) > 2}
            name = "under rates: " if rates else ""
            report.figures[f"{name}tables"] = tables
            report.figures[f"{name}clicks"] = len(watch.took)
            report.figures[f"{name}clicks a second"] = len(watch.took) / seconds
            report.figures[f"{name}answer p50 s"] = percentile(watch.took, 0.5)
            report.figures[f"{name}answer p99 s"] = percentile(watch.took, 0.99)
            report.figures[f"{name}unanswered"] = watch.unanswered
            report.figures[f"{name}post p99 s"] = percentile(every, 0.99)
            report.demand(not watch.unanswered, f"{name}{watch.unanswered} clicks were not answered")
            enough = len(watch.took) > 0 and len(every) * 3 >= len(watch.took)
            report.demand(enough, f"{name}after {len(watch.took)} clicks only {len(every)} moves were told")
            slowest = percentile(watch.took, 0.99)
            report.demand(slowest <= ANSWER_WITHIN, f"{name}99 of 100 answers within {slowest:.2g} s")
            if rates:
                late = percentile(every, 0.99)
                report.demand(late <= POST_WITHIN, f"{name}99 of 100 posts within {late:.2g} s")
            if usual:
                worst, common = max(usual.values()), statistics.median(usual.values())
                report.figures[f"{name}longest wait of a table / usual"] = round(worst / common, 2)
                fair = worst <= max(UNFAIR * common, 1.0)
                report.demand(fair, f"{name}a table waits {worst:.2g} s for its posts, others {common:.2g} s")
            report.demand(not bot.tracebacks, f"{name}the log has a traceback: {first_traceback(bot.log)}")


async def _clicking(group: PlayerGroup, rng: random.Random, watch: Watch, pause: float, until: float) -> None:
    """Click about once in so many seconds; an ended table is left."""
    await asyncio.sleep(rng.uniform(0, pause))
    while time.monotonic() < until:
        await click(group, rng, watch)
        await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)


async def click(group: PlayerGroup, rng: random.Random, watch: Watch) -> float | None:
    """Use some control; return how long the answer took."""
    able = group.able()
    if not able:
        await asyncio.sleep(0.01)
        return None
    try:
        _, answer = await use_some_control(*rng.choice(able), rng)
    except NotPossible:
        return None
    except NotAnswered:
        watch.unanswered += 1
        return None
    watch.took.append(answer.elapsed)
    return answer.elapsed


def _waits(entries: list[Entry], watch: Watch, table: int) -> list[float]:
    """Return how many seconds after its click each move was told to the channel."""
    shown = watch.shown.get(table, [])
    waits: list[float] = []
    for entry in entries:
        clicked = watch.clicked.get(entry.interaction or 0)
        told = next((moment for moment, number in shown if number >= entry.number), None)
        if clicked is not None and told is not None:
            waits.append(told - clicked)
    return waits
