"""One open page: sends the table whenever it changes, and does what the page asks for."""

import asyncio
import logging
import sqlite3
from contextlib import ExitStack
from typing import Final

import aiohttp
import msgspec
from aiohttp import web

from bot.presentation import screen as screens
from bot.presentation.localized_table import LocalizedTable, localize
from bot.presentation.page_words import words_of_page
from bot.presentation.story import pictured_end
from bot.presentation.texts import bot_localizer, channel_link, error_text
from bot.presentation.tips import advice, aim, tip
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Stale, Why
from bot.tables.state.table import Actor, LiveTable, SeatView
from bot.web import frames
from bot.web.answers import answered, refused
from bot.web.changes import Outlines, Sent, changes, sent
from bot.web.explaining import explained
from bot.web.limits import TokenBucket
from bot.web.pictures import Finished, Painter, Pair, hand_beside, shown_as
from bot.web.requests import carry_out, waiting_elsewhere
from bot.web.travels import handled
from games.core.contract import (
    PUBLIC,
    Audience,
    IllegalMove,
    UnknownName,
)
from games.core.localizer import nearest_locale
from storage import Session, StorageError

log = logging.getLogger(__name__)

COMPRESSION: Final = 15
"""The window of each compressed frame, as a power of two. No state is kept between frames, so idle pages stay small."""
MOST_REFUSED: Final = 200
"""Frames over the limit after which the page is disconnected."""


async def send(socket: web.WebSocketResponse, frame: frames.Told) -> None:
    """Send a frame to a page, if it is still there."""
    try:
        await socket.send_str(frames.write(frame), compress=COMPRESSION if socket.compress else None)
    except (ConnectionError, aiohttp.ClientError, RuntimeError):
        log.debug("a page is gone")


class OpenPage:
    """An open page of a session, `inside` Discord if it is an Activity.

    All that it sends is made for the session's person at that moment.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse,
        service: TableService,
        painter: Painter,
        session: Session,
        bucket: TokenBucket,
        *,
        inside: bool = False,
    ) -> None:
        self.session = session
        self._inside = inside
        self._socket = socket
        self._service = service
        self._painter = painter
        self._bucket = bucket
        self._actor = Actor(session.person)
        self._changed = asyncio.Event()
        self._told = -1
        self._first = 0
        self._locale = ""
        self._seated = False
        self._screen: screens.Screen | None = None
        self._sent: tuple[Sent | None, Sent | None] = (None, None)
        self._outlines = Outlines()
        self._in_sight = ExitStack()
        self._refused = 0
        self._over: Refusal | None = None
        self._waiting: dict[int, bool] = {}
        self._waiting_known = False
        self._open = True
        self._updating = False
        self._done: list[str] = []

    def wake(self) -> None:
        """Send the table again: it has changed, or the session has ended."""
        self._changed.set()

    def hear(self, table: LiveTable) -> None:
        """Send how many other tables wait for the person, if that changes with this one."""
        seat = table.seat_of(self.session.person)
        waits = seat is not None and table.waits_for(seat)
        changes = waits != self._waiting.get(table.id, False)
        if changes or not self._waiting_known:
            self._waiting[table.id] = waits
        if changes:
            self.wake()

    async def run(self, seen: int, first: int | None = None) -> None:
        """Serve the page until it is closed. `seen` is the last entry that it showed, `first` its story's first."""
        self._told = seen
        self._first = seen + 1 if first is None else max(0, min(first, seen + 1))
        updates = asyncio.create_task(self._update_forever())
        try:
            async for message in self._socket:
                if message.type is aiohttp.WSMsgType.TEXT:
                    await self._take(message.data)
                elif message.type is aiohttp.WSMsgType.PING and await self._may():
                    await self._socket.pong(message.data)
        finally:
            self._in_sight.close()
            # Cancelling a frame that is on its way would leave aiohttp's own task with an error nobody asks for.
            self._open = False
            self._changed.set()
            await updates

    async def send(self, frame: frames.Told) -> None:
        """Send a frame, if the page is still there."""
        await send(self._socket, frame)

    # What the page is shown

    async def _table(self) -> LiveTable:
        """Return the table. Raise `Refusal` once the session has ended."""
        table = await self._service.repository.table(self.session.table)
        try:
            await self._service.web.must_last(self.session, table)
        except Refusal as refusal:
            self._over = self._over or refusal  # the first says why, later ones only that it has ended
        if self._over is not None:
            raise self._over
        return table

    async def _is_still(self, audience: Audience) -> bool:
        """Return whether the person sees the table as this audience, which may change while something is made for it.

        Raise `Refusal` once the session has ended.
        """
        return screens.audience_of(await self._table(), self.session.person) == audience

    async def _localized(self, table: LiveTable) -> LocalizedTable:
        person = await self._service.people.person(self.session.person)
        return await localize(self._service, table, nearest_locale(person.locale if person is not None else "en"))

    async def _update_forever(self) -> None:
        while self._open:
            self._changed.clear()
            self._updating = True
            try:
                await self._update()
            except Refusal as refusal:
                await self.send(frames.Ended(error_text(refusal, self._locale or "en")))
                await self._socket.close()
            except (StorageError, sqlite3.Error) as problem:
                log.warning("a page could not be brought up to date: %s", problem)
            except Exception:
                log.exception("table %s: a page could not be made", self.session.table)
                await self._say_failed()
            self._updating = False
            await self._answer_done()
            await self._changed.wait()

    async def _answer_done(self) -> None:
        """Answer the requests that were done, unless an update is still to show what has come of them."""
        while self._done and not self._updating and not self._changed.is_set():
            await self.send(frames.Done(self._done.pop(0)))

    async def _update(self) -> None:
        """Send what has changed."""
        table = await self._table()
        localized = await self._localized(table)
        audience = screens.audience_of(table, self.session.person)
        seated = audience != PUBLIC
        if (localized.locale, seated) != (self._locale, self._seated):
            self._locale, self._seated, self._sent = localized.locale, seated, (None, None)
            words = words_of_page(localized)
            channel = "" if self._inside else channel_link(table.row)
            await self.send(frames.Greeting(table.id, localized.locale, words, seated, channel))
        seat_view = table.look(audience)
        told = "" if seat_view is None else await tip(localized, audience, seat_view)
        ended = await self._ended(localized)
        others = 0 if table.waits_for(audience) else await self._count_others(table)
        reviewed = await self._service.reviews.offered(table, self.session.person)
        # What is shown is of one moment: nothing is waited for until the pictures are asked for.
        audience = screens.audience_of(table, self.session.person)
        seat_view, public = table.look(audience), table.look(PUBLIC)
        if seat_view is None or public is None:
            self._screen = None
            await self.send(frames.Update(screens.before_play(localized, self._actor)))
            return
        drawing = self._painter.table(localized, public.view)
        told = "\n".join(filter(None, (aim(localized, audience), advice(localized, audience), told)))
        since = self._told + 1
        made = screens.screen(localized, audience, seat_view, since, told, self._first)
        made = msgspec.structs.replace(made, others=0 if made.called else others, review=reviewed)
        choices = screens.offered(screens.choice_menu(localized, seat_view)) if made.choices else ()
        own = Pair(None, None)
        if audience != PUBLIC and not made.away:
            own = await self._painter.own(localized, seat_view.view, choices)
        everybodys = await drawing
        drawn = own.table or everybodys.table
        shown, hand = shown_as(drawn, table.game, choices), hand_beside(own.hand, drawn, table.game, choices)
        if not await self._is_still(audience):
            return  # that change has woken the page, so all is made again
        was, before = self._screen, self._sent
        kept = msgspec.structs.replace(made, entry=-1, news=(), undo_answer="")
        self._screen, self._sent = kept, (sent(shown), sent(hand))
        self._told = made.entry
        if not made.news and (was, before) == (self._screen, self._sent):
            return  # nothing that this person may notice has happened, such as another's auto-answer
        table_before, hand_before = before
        changed = (
            changes(shown, table_before, table_before),
            changes(hand, hand_before, hand_before or self._sent[0]),
        )
        (shown_now, hand_now), outlines, anew = self._outlines.number(*changed)
        end = None if made.called else changes(shown_as(ended, table.game), None, table_before)
        beside = own if own.plates else everybodys
        update = frames.Update(
            made,
            shown_now,
            hand_now,
            end,
            hand is None,
            beside.plates,
            outlines,
            anew,
            beside.caption,
            tuple(table.game.points(public.view)),
            () if was is None else handled(table, since),
            () if self._changed.is_set() else tuple(self._done),
        )
        await self.send(update)

    async def _say_failed(self) -> None:
        """Say that the game fails to show its table."""
        try:
            localized = await self._localized(await self._table())
            self._screen = None
            await self.send(frames.Update(screens.failed(localized)))
        except (Refusal, StorageError, sqlite3.Error):
            log.debug("table %s: a page could not be told so", self.session.table)

    async def _ended(self, localized: LocalizedTable) -> Finished | None:
        """Return the table at the end of a part of the game that ended since the page showed the table, if pictured."""
        table = localized.table
        number = pictured_end(table, table.entries[self._told + 1 :]) if self._sent[0] is not None else None
        view = None if number is None else await self._service.history.view_after(table, number)
        if number is None or view is None or view.outcome is not None:
            return None
        return (await self._painter.ended(localized, number, view)).table

    # What the page asks for

    async def _may(self) -> bool:
        """Return whether one more frame is within the limit; disconnect the page after too many that are not."""
        if self._bucket.take():
            return True
        self._refused += 1
        if self._refused > MOST_REFUSED:
            await self._socket.close(code=aiohttp.WSCloseCode.POLICY_VIOLATION)
        return False

    async def _take(self, data: str) -> None:
        """Do what a frame asks for; answer what cannot be done with one line."""
        if not await self._may():
            if not self._socket.closed:
                await self._refuse(Refusal(Why.TOO_FAST), data)
            return
        try:
            frame = frames.read(data)
        except msgspec.MsgspecError:
            await self._fail(_id_in(data))
            return
        try:
            await self._do(frame)
        except (Refusal, IllegalMove, UnknownName, Stale) as problem:
            await self._refuse(problem, data)
        except (LookupError, ValueError):
            await self._refuse(Stale(), data)
        except (StorageError, sqlite3.Error) as problem:
            log.error("what a page asked for could not be written down: %s", problem)  # noqa: TRY400 - the disk's fault
            await self._fail(_id_in(data))
        except Exception:
            log.exception("table %s: a request of a page failed", self.session.table)
            await self._fail(_id_in(data))

    async def _fail(self, request: str = "") -> None:
        """Say that a request failed by no fault of the person."""
        await self.send(frames.Refused(bot_localizer(self._locale or "en")("failed"), request))

    async def _refuse(self, problem: Refusal | IllegalMove | UnknownName | Stale, data: str) -> None:
        localized = await self._localized(await self._service.repository.table(self.session.table))
        await self.send(refused(localized, problem, _id_in(data)))

    async def _do(self, frame: frames.Frame) -> None:
        table, service = await self._table(), self._service
        person = await service.people.person(self.session.person)
        if person is not None and not isinstance(frame, frames.Hello | frames.Sight | frames.Ping):
            service.people.acted(person)
        match frame:
            case frames.Hello():
                pass
            case frames.Sight(on):
                self._in_sight.close()
                if on:
                    self._in_sight.enter_context(service.web.looking(table.id, self.session.person))
            case frames.Ping():
                await self.send(frames.Pong())
            case frames.Return():
                await service.look(table, self._actor)
            case frames.Words() | frames.Ghost() | frames.Sum() | frames.Why():
                localized = await self._localized(table)
                audience, seat_view = self._seat_view(table)
                made = await answered(self._painter, localized, self._actor, seat_view, frame)
                if made is not None and await self._is_still(audience):
                    await self.send(made)
            case frames.Rules() | frames.History() | frames.Review() | frames.Help() | frames.Terms() | frames.Term():
                audience = screens.audience_of(table, self.session.person)
                text = await explained(service, self._painter, await self._localized(table), self._actor, frame)
                if await self._is_still(audience):
                    await self.send(text)
            case _:
                came = await carry_out(service, table, self._actor, frame)
                if isinstance(came, LiveTable):
                    await self._lead_to(came)
                elif came is not None:
                    await self.send(came)
                self._done.append(frame.id)
                await self._answer_done()

    async def _count_others(self, table: LiveTable) -> int:
        """Return how many other tables wait for the person. The database is asked once; `hear` is told of changes."""
        if not self._waiting_known:
            for other in await waiting_elsewhere(self._service, table, self.session.person):
                self._waiting.setdefault(other.id, True)  # what was heard meanwhile is newer
            self._waiting_known = True
        return sum(self._waiting.values())

    async def _lead_to(self, table: LiveTable) -> None:
        """Send the way to another table."""
        web = self._service.web
        if self._inside:
            web.launch(table, self._actor)
        await self.send(frames.Going("" if self._inside else web.path(table, self._actor)))

    def _seat_view(self, table: LiveTable) -> tuple[Audience, SeatView]:
        """Return as whom this page's person sees the table, and what. Raise `Refusal` before the start."""
        audience = screens.audience_of(table, self.session.person)
        seat_view = table.look(audience)
        if seat_view is None:
            raise Refusal(Why.NOT_STARTED)
        return audience, seat_view


def _id_in(data: str) -> str:
    """Return the name that the page gave to its request, or ""."""
    try:
        return frames.decoded(data, _named).id[: frames.LONGEST_ID]
    except msgspec.MsgspecError:
        return ""


class _Named(msgspec.Struct):
    id: str = ""


_named: Final = msgspec.json.Decoder(_Named)
