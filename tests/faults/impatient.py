"""`python -m tests.faults.impatient run` is `mehana run` whose patience with games is a few seconds."""

from functools import partial

from bot import app
from bot.__main__ import main
from bot.presentation import render_threads
from bot.tables.watchdogs.loop_watchdog import HeldFor

HELD_FOR = HeldFor(1.0, 3.0)
DRAWN_FOR = 1.0

if __name__ == "__main__":
    app.serve = partial(app.serve, held_for=HELD_FOR)
    for threads in (render_threads._THREADS, render_threads._FOR_PAGES):  # pyright: ignore[reportPrivateUsage]
        threads.limit = DRAWN_FOR
    main()
