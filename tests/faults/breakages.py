"""Runs `-m bot …` with one thing broken on purpose, named by the first argument."""

import itertools
import os
import runpy
import shutil
import sqlite3
import sys
import time
from pathlib import Path

BREAKAGES = {}


def breakage(function):
    BREAKAGES[function.__name__.replace("_", "-")] = function
    return function


def every(number):
    """Return a function that is true at each call of this number."""
    calls = itertools.count(1)
    return lambda: next(calls) % number == 0


@breakage
def forgets_its_last_life():
    """Go back to where the journal stood when the bot was started for the second time."""
    database = Path(os.environ["MEHANA_DATABASE"])
    saved = database.with_suffix(".saved")
    if "run" in sys.argv and database.exists():
        if saved.exists():
            for left in database.parent.glob(f"{database.name}-*"):
                left.unlink()
            shutil.copyfile(saved, database)
        else:
            with sqlite3.connect(database) as origin, sqlite3.connect(saved) as copy:
                origin.backup(copy)


@breakage
def tells_twice():
    """Send messages without a nonce, and twice."""
    from discord.http import HTTPClient

    send = HTTPClient.send_message

    async def twice(self, channel_id, *, params):
        if params.payload is not None:
            params.payload.pop("nonce", None)
            params.payload.pop("enforce_nonce", None)
        if not params.files:
            await send(self, channel_id, params=params)
        return await send(self, channel_id, params=params)

    HTTPClient.send_message = twice


@breakage
def skips_posts():
    """Make delivery believe that a message was edited although it was not."""
    from discord.http import HTTPClient

    first = {}
    edit, send = HTTPClient.edit_message, HTTPClient.send_message

    async def seldom(self, channel_id, message_id, *, params):
        return first.get(message_id) or await edit(self, channel_id, message_id, params=params)

    async def kept(self, channel_id, *, params):
        answer = await send(self, channel_id, params=params)
        first[int(answer["id"])] = answer
        return answer

    HTTPClient.edit_message, HTTPClient.send_message = seldom, kept


@breakage
def remembers_the_forgotten():
    from storage import Journal

    async def nothing(self, discord_id):
        del self, discord_id
        return True

    Journal.forget = nothing


@breakage
def keeps_no_reviews():
    from storage.archive import Archive

    async def nothing(self, *_):
        del self

    Archive.keep_review = nothing


@breakage
def never_looks_for_its_file():
    """Go on writing to a database that was deleted or replaced."""
    from storage.files import OpenFile

    OpenFile.must_be_there = lambda self: None


@breakage
def swallows_answers():
    import discord

    now, response = every(3), discord.InteractionResponse

    def sometimes(respond):
        async def swallowed(self, *given, **more):
            if not now():
                return await respond(self, *given, **more)
            self._response_type = discord.InteractionResponseType.deferred_message_update
            return None

        return swallowed

    for name in ("edit_message", "send_message"):
        setattr(response, name, sometimes(getattr(response, name)))


@breakage
def stumbles():
    from bot.discord.interactions import handler, playing

    async def stumble(*given):
        del given
        raise ZeroDivisionError

    handler.localize = playing.localize = stumble


@breakage
def refuses_and_does_it():
    """Refuse joining, leaving, adding a computer, pausing and undoing, and do it all the same."""
    from bot.tables.service import TableService
    from bot.tables.state.refusal import Refusal, Why

    for name in ("join", "leave", "add_computer", "pause", "resume", "undo"):
        do = getattr(TableService, name)

        async def done(self, *given, do=do, **named):
            await do(self, *given, **named)
            raise Refusal(Why.NO_TABLE_HERE)

        setattr(TableService, name, done)


@breakage
def shows_hands():
    """Let the public words of Durak tell who holds what."""
    from games import durak

    look, words = durak.GAME.view, durak.GAME.text
    held = {}

    def leaking(state, audience):
        view = look(state, audience)
        held[id(view)] = (view, str(state.hands))
        return view

    object.__setattr__(durak.GAME, "view", leaking)
    table = words.table
    object.__setattr__(words, "table", lambda view, localizer: table(view, localizer) + held.get(id(view), (0, ""))[1])


@breakage
def is_slow():
    """Block the event loop at every tenth click."""
    from bot.discord.client import Mehana

    carry_out = Mehana.on_interaction
    clicks = itertools.count(1)

    async def slowly(self, interaction):
        if next(clicks) % 10 == 0:
            time.sleep(1.2)  # noqa: ASYNC251 - that is what is broken
        await carry_out(self, interaction)

    Mehana.on_interaction = slowly


@breakage
def works_on_and_on():
    """Keep the event loop busy for a while at each click."""
    from bot.discord.client import Mehana

    carry_out = Mehana.on_interaction

    async def at_length(self, interaction):
        until = time.process_time() + 0.2
        while time.process_time() < until:
            pass
        await carry_out(self, interaction)

    Mehana.on_interaction = at_length


@breakage
def shares_its_file():
    from contextlib import nullcontext

    from bot import app

    app.alone = lambda _: nullcontext()


@breakage
def says_done_whatever_happens():
    """Answer as if everything could be written."""
    from bot.discord.messages.answer import Answer

    async def fine(self, key, **variables):
        del key, variables
        await self.nothing()

    Answer.say = fine


@breakage
def lets_strangers_stay():
    """Let strangers have as many connections as there are files, for as long as they like."""
    from bot.web import connections, server

    connections.MOST_STRANGERS = connections.MOST_PAGES = 1_000_000
    connections.SHARE = 1000.0
    server.IDLE = server.BODY = server.LINGERING = 3600.0


@breakage
def lets_games_hold_it():
    """Let a game hold the event loop as long as it likes, and raise what it likes."""
    from bot.tables.watchdogs.loop_watchdog import LoopWatchdog
    from games.core import guarded

    LoopWatchdog.step = lambda self, steady: None
    guarded._guard = lambda function, _: function


@breakage
def draws_for_ever():
    """Wait for each picture, also at the end."""
    from concurrent.futures import ThreadPoolExecutor

    from bot.presentation import render_threads

    render_threads._THREADS = ThreadPoolExecutor(2, "drawing")


@breakage
def nothing():
    """Break nothing."""


if __name__ == "__main__":
    _, name, _, what, *rest = sys.argv
    sys.argv = ["mehana", *rest]
    sys.path.insert(0, str(Path.cwd()))
    BREAKAGES[name]()
    runpy.run_module(f"{what}.__main__" if what == "bot" else what, run_name="__main__", alter_sys=False)
