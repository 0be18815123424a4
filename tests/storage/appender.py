"""A program that appends to several tables at once and prints what was acknowledged, until it is killed.

Usage: python -m tests.storage.appender FILE. It prints a line `table number` for each acknowledged entry.
"""

import asyncio
import sys

from storage import Change, Journal
from tests.storage.lines import line, started

TABLES = 5


async def append_for_ever(journal: Journal, channel: int) -> None:
    row = await journal.table_in(channel) or await started(journal, channel)
    number = row.last
    while True:
        number += 1
        await journal.append(row.id, number, line(body=f"move {number}"), Change(checkpoint=b"%d" % number))
        sys.stdout.write(f"{row.id} {number}\n")
        sys.stdout.flush()


async def main(path: str) -> None:
    async with Journal.opened(path) as journal, asyncio.TaskGroup() as tasks:
        for channel in range(TABLES):
            tasks.create_task(append_for_ever(journal, channel))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
