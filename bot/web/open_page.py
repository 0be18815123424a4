"""One open page: sends the table whenever it changes, and does what the page asks for."""

import asyncio
import hashlib
import logging
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from itertools import islice
from typing import Final, assert_never

import aiohttp
import msgspec
from aiohttp import web

from bot.presentation import screen as screens
from bot.presentation.hand_text import refusal_told
from bot.presentation.localized_table import LocalizedTable, localize
from bot.presentation.page_words import words_of_page
from bot.presentation.render_threads import in_thread
from bot.presentation.review import moment_on
from bot.presentation.story import pictured_end
from bot.presentation.texts import bot_localizer, channel_link, error_text
from bot.presentation.tips import advice, aim, tip
from bot.tables.changes.moving import refusal_of, will_be_undoable
from bot.tables.position_opening import open_from, start_from
from bot.tables.practice import is_practice
from bot.tables.rematch_opening import open_after_practice, open_again
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Stale, Why
from bot.tables.state.table import Actor, LiveTable, SeatView
from bot.web import frames
from bot.web.changes import Outlines, Sent, changes, sent
from bot.web.explaining import explained, noted, own_table
from bot.web.limits import TokenBucket
from bot.web.pictures import Finished, Painter, Pair, hand_beside, shown_as
from bot.web.travels import handled
from games.core.contract import (
    PUBLIC,
    Audience,
    Choice,
    IllegalMove,
    Move,
    Pick,
    Reason,
    UnknownName,
    fields_of,
    vocabulary_of,
)
from games.core.localizer import nearest_locale
from storage import Session, StorageError

log = logging.getLogger(__name__)

COMPRESSION: Final = 15
"""The window of each compressed frame, as a power of two. No state is kept between frames, so idle pages stay small."""
MOST_TRIED: Final = 20
"""Moves that the rules are asked about to say why something cannot be played."""
MOST_REFUSED: Final = 200
"""Frames over the limit after which the page is disconnected."""


def interaction_of(person: int, request: str) -> int:
    """Return the interaction of a page's request: negative, so that it equals no interaction of Discord's.

    The person is part of it, so that nobody can use up another's.
    """
    digest = hashlib.blake2b(f"{person}:{request}".encode(), digest_size=8).digest()
    return -(int.from_bytes(digest) >> 1) - 1


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

    async def run(self, seen: int) -> None:
        """Serve the page until it is closed. `seen` is the last entry that it showed before."""
        self._told = seen
        self._first = seen + 1
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
            await self._changed.wait()

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
            await self.send(frames.Update(screens.before_play(localized)))
            return
        drawing = self._painter.table(localized, public.view)
        told = "\n".join(filter(None, (aim(localized, audience), advice(localized, audience), told)))
        since = self._told + 1
        made = screens.screen(localized, audience, seat_view, since, told, self._first)
        made = msgspec.structs.replace(made, others=0 if made.called else others, review=reviewed)
        choices = _choices_of(made, localized, seat_view)
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
        await self.send(frames.Refused(refusal_told(localized, problem), _id_in(data)))

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
            case frames.Words(moves):
                await self._word(table, moves)
            case frames.Ghost(move, trial):
                await self._ghost(table, move, trial=trial)
            case frames.Sum(key, items):
                await self._sum(table, key, items)
            case frames.Why():
                await self._why(table, frame)
            case frames.Rules() | frames.History() | frames.Review() | frames.Help() | frames.Terms() | frames.Term():
                await self._explain(table, frame)
            case _:
                await self._carry_out(table, frame)
                await self.send(frames.Done(frame.id))

    async def _carry_out(self, table: LiveTable, request: frames.Request) -> None:
        """Do what a request asks for, now unless it was done before."""
        service, actor = self._service, self._actor
        number = interaction_of(actor.person, request.id)
        if (person := await service.people.person(actor.person)) is not None:
            service.people.acted(person)
        match request:
            case frames.Play(_, question, key, items):
                move = _move_of(table, actor.person, key, items)
                await service.move(table, actor, move, interaction=number, question=question)
            case frames.Undo():
                await service.undo(table, actor, number)
            case frames.AnswerUndo(_, agree, shown):
                await service.answer_undo(table, actor, number, agree=agree, shown=shown)
            case frames.Stand(_, key):
                await service.stand(table, actor, key, number)
            case frames.SingleOptions(_, ask):
                if person is None or person.discord_id is None or table.seat_of(person.id) is None:
                    raise Refusal(Why.NOT_AT_TABLE)
                await service.ask_always(person.discord_id, ask=ask)
            case frames.Again():
                open_next = open_after_practice if is_practice(table) else open_again
                try:
                    await self._lead_to(await open_next(service, table, actor, number))
                except Refusal as refusal:
                    if refusal.why is Why.CHANNEL_TAKEN:
                        raise Refusal(Why.AGAIN_TAKEN) from refusal
                    raise
            case frames.Next():
                others = await self._others(table)
                if not others:
                    raise Stale
                await self._lead_to(others[0])
            case frames.PlayFrom():
                if (own := await self._played_from(table, request, number)) is not None:
                    await self._lead_to(own)
            case _:
                assert_never(request)

    async def _played_from(self, table: LiveTable, asked: frames.PlayFrom, interaction: int) -> LiveTable | None:
        """Open a table in the person's private messages that begins from a page of their review, and start it.

        If they have one there, return that, end it, or ask which of these; then return None.
        """
        service, actor = self._service, self._actor
        review = await service.reviews.kept(table, actor.person)
        moment = await moment_on(service, table, review, asked.page)
        person, private_channel = await service.people.person(actor.person), service.web.private_channel
        if person is None or private_channel is None:
            raise Refusal(Why.PRIVATE_CLOSED)
        channel = await private_channel(person)
        open_here = partial(
            open_from,
            service,
            table,
            actor,
            channel=channel,
            locale=nearest_locale(person.locale),
            interaction=interaction,
        )
        try:
            own = await open_here()
        except Refusal as refusal:
            if refusal.why is not Why.CHANNEL_TAKEN:
                raise
            there = await service.repository.table_in(channel)
            if asked.own == "go":
                return there
            if not asked.own:
                await self.send(own_table(await self._localized(table), there, asked, channel))
                return None
            await service.cancel(there, actor, interaction_of(actor.person, f"end {asked.id}"))
            own = await open_here()
        await start_from(service, own, moment, actor)
        return own

    async def _others(self, table: LiveTable) -> list[LiveTable]:
        """Return the other tables that wait for the person, the longest waiting first."""
        person = await self._service.people.person(self.session.person)
        if person is None or person.discord_id is None:
            return []
        return [other for other in await self._service.tables_waiting_for(person.discord_id) if other.id != table.id]

    async def _count_others(self, table: LiveTable) -> int:
        """Return how many other tables wait for the person. The database is asked once; `hear` is told of changes."""
        if not self._waiting_known:
            for other in await self._others(table):
                self._waiting.setdefault(other.id, True)  # what was heard meanwhile is newer
            self._waiting_known = True
        return sum(self._waiting.values())

    async def _lead_to(self, table: LiveTable) -> None:
        """Send the way to another table."""
        web = self._service.web
        if self._inside:
            web.launch(table, self._actor)
        await self.send(frames.Going("" if self._inside else web.path(table, self._actor)))

    async def _word(self, table: LiveTable, moves: Sequence[str]) -> None:
        """Send the words of choices, made in a thread: in a large game there are hundreds."""
        localized = await self._localized(table)
        audience, seat_view = self._seat_view(table)
        menu = screens.choice_menu(localized, seat_view)
        wanted = [choice for choice in screens.offered(menu) if not moves or screens.key_of(choice) in moves]

        def word() -> tuple[screens.ScreenChoice, ...]:
            return tuple(screens.worded(menu, choice, heading=not moves) for choice in wanted)

        made = await in_thread(table.game, f"table {table.id}, words", word, for_page=True)
        if await self._is_still(audience):
            await self.send(frames.Worded(seat_view.view.question, made or ()))

    async def _ghost(self, table: LiveTable, key: str, *, trial: bool) -> None:
        """Send what a move would lay on the table, and in a `trial` whether it can be taken back."""
        localized = await self._localized(table)
        audience, seat_view = self._seat_view(table)
        for choice in screens.offered(screens.choice_menu(localized, seat_view)):
            if isinstance(choice, Move) and str(choice) == key:
                shown = await self._painter.ghost(localized, seat_view.view, choice)
                back = trial and will_be_undoable(table.game, seat_view.view, choice)
                if await self._is_still(audience):
                    await self.send(frames.Ghosted(key, shown or "", back))

    async def _sum(self, table: LiveTable, key: str, items: Sequence[str]) -> None:
        """Send what the items taken of a pick come to; nothing where the pick is gone, as nobody has asked by a tap."""
        localized = await self._localized(table)
        audience, seat_view = self._seat_view(table)
        menu, pick = screens.choice_menu(localized, seat_view), _pick_of(seat_view, key)
        if pick is None or not items or not set(items) <= set(pick.pool):
            return
        draw = partial(menu.picked, pick, items)
        made = await in_thread(table.game, f"table {table.id}, sums", draw, for_page=True)
        if await self._is_still(audience):
            await self.send(frames.Summed(key, tuple(items), made or ""))

    async def _why(self, table: LiveTable, asked: frames.Why) -> None:
        """Send why none of these things can be played; where the rules have no reason that names one, what is there.

        A thread finds it out, because the rules take their time.
        """
        localized = await self._localized(table)
        audience, seat_view = self._seat_view(table)

        def find_out() -> frames.Refused | frames.Noted:
            problem = _why_not(table, self._actor, seat_view, asked.things)
            if asked.term and not _tells(table, problem, asked.things):
                with suppress(LookupError, ValueError):  # no such term
                    return frames.Noted(noted(localized, seat_view, asked.term))
            return frames.Refused(refusal_told(localized, problem))

        told = await in_thread(table.game, f"table {table.id}, reasons", find_out, for_page=True)
        if told is None:
            await self._fail()
        elif await self._is_still(audience):
            await self.send(told)

    def _seat_view(self, table: LiveTable) -> tuple[Audience, SeatView]:
        """Return as whom this page's person sees the table, and what. Raise `Refusal` before the start."""
        audience = screens.audience_of(table, self.session.person)
        seat_view = table.look(audience)
        if seat_view is None:
            raise Refusal(Why.NOT_STARTED)
        return audience, seat_view

    async def _explain(self, table: LiveTable, frame: frames.Explained) -> None:
        audience = screens.audience_of(table, self.session.person)
        made = await explained(self._service, self._painter, await self._localized(table), self._actor, frame)
        if await self._is_still(audience):
            await self.send(made)


def _choices_of(made: screens.Screen, localized: LocalizedTable, seat_view: SeatView) -> tuple[Choice, ...]:
    """Return the choices of a screen, in its order."""
    return screens.offered(screens.choice_menu(localized, seat_view)) if made.choices else ()


def _why_not(
    table: LiveTable, actor: Actor, seat_view: SeatView, things: Sequence[str]
) -> Refusal | IllegalMove | Stale:
    """Return what the rules say of moves that would play these things, best a reason that names one."""
    if not seat_view.choices:
        return IllegalMove(Reason.NOT_YOUR_TURN)
    legal, found = frozenset(seat_view.choices), list[IllegalMove]()
    moves = (move for choice in seat_view.choices for move in _with_things(choice, things) if move not in legal)
    try:
        for move in islice(moves, MOST_TRIED):
            if (problem := refusal_of(table, actor, move)) is not None:
                found.append(problem)
    except Refusal as refusal:
        return refusal
    except (LookupError, ValueError):  # no move at all
        pass
    return next((problem for problem in found if _tells(table, problem, things)), found[0] if found else Stale())


def _tells(table: LiveTable, problem: Refusal | IllegalMove | Stale, things: Sequence[str]) -> bool:
    """Return whether a refusal says something of one of these things that does not only answer a typed move."""
    if not isinstance(problem, IllegalMove) or problem.why in table.game.typed_only:
        return False
    return not set(things).isdisjoint(map(str, problem.data.values()))


def _with_things(choice: Choice, things: Sequence[str]) -> Iterator[Move]:
    """Yield the move with each of these things in place of one of its own: what it plays before what it plays on."""
    if isinstance(choice, Pick):
        yield choice.make(things[:1])
        return
    for field in reversed(fields_of(type(choice))):
        if isinstance(getattr(choice, field.name), str):
            for thing in things:
                yield msgspec.structs.replace(choice, **{field.name: thing})


def _move_of(table: LiveTable, person: int, text: str, items: Sequence[str]) -> Move:
    """Return the move that a page means. Raise `ValueError` for what is none.

    What it takes of a pick that is no longer offered is taken as it is: the table service answers that.
    """
    move = vocabulary_of(table.game.vocabulary).parse(text.removesuffix(screens.PICKING))
    if not text.endswith(screens.PICKING):
        return move
    seat_view = table.look(screens.audience_of(table, person))
    if seat_view is not None and (pick := _pick_of(seat_view, text)) is not None:
        return pick.make(items)
    return msgspec.structs.replace(move, **{move.__struct_fields__[-1]: tuple(items)})


def _pick_of(seat_view: SeatView, key: str) -> Pick | None:
    """Return the pick with this key that a seat may choose from, or None."""
    picks = (choice for choice in seat_view.choices if isinstance(choice, Pick))
    return next((pick for pick in picks if screens.key_of(pick) == key), None)


def _id_in(data: str) -> str:
    """Return the name that the page gave to its request, or ""."""
    try:
        return frames.decoded(data, _named).id[: frames.LONGEST_ID]
    except msgspec.MsgspecError:
        return ""


class _Named(msgspec.Struct):
    id: str = ""


_named: Final = msgspec.json.Decoder(_Named)
