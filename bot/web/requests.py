"""What a page asks to be done: each request once, by the table service."""

import hashlib
from functools import partial
from typing import assert_never

from bot.presentation.localized_table import localize
from bot.presentation.review import moment_on
from bot.presentation.texts import bot_localizer
from bot.tables.position_opening import open_from, start_from
from bot.tables.practice import is_practice
from bot.tables.rematch_opening import open_after_practice, open_again
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Stale, Why
from bot.tables.state.table import Actor, LiveTable
from bot.web import frames
from bot.web.answers import move_of
from bot.web.explaining import own_table
from games.core.localizer import capital, nearest_locale


def interaction_of(person: int, request: str) -> int:
    """Return the interaction of a page's request: negative, so that it equals no interaction of Discord's.

    The person is part of it, so that nobody can use up another's.
    """
    digest = hashlib.blake2b(f"{person}:{request}".encode(), digest_size=8).digest()
    return -(int.from_bytes(digest) >> 1) - 1


async def carry_out(
    service: TableService, table: LiveTable, actor: Actor, request: frames.Request
) -> LiveTable | frames.Told | None:
    """Do what a request asks for, now unless it was done before.

    Return the table to which the page is led, or what the person is told or asked. Raise `Refusal` or `IllegalMove` for
    what cannot be done, `Stale` for what is past, and `ValueError` for a move that is none.
    """
    number = interaction_of(actor.person, request.id)
    if (person := await service.people.person(actor.person)) is not None:
        service.people.acted(person)
    match request:
        case frames.Play(_, question, key, items):
            move = move_of(table, actor.person, key, items)
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
            said = bot_localizer(nearest_locale(person.locale))("help-ask-always" if ask else "help-single-options")
            return frames.Noted(f"{capital(said)}.")
        case frames.Again():
            open_next = open_after_practice if is_practice(table) else open_again
            try:
                return await open_next(service, table, actor, number)
            except Refusal as refusal:
                if refusal.why is Why.CHANNEL_TAKEN:
                    raise Refusal(Why.AGAIN_TAKEN) from refusal
                raise
        case frames.Start():
            await service.start(table, actor, number)
        case frames.Next():
            others = await waiting_elsewhere(service, table, actor.person)
            if not others:
                raise Stale
            return others[0]
        case frames.PlayFrom():
            return await _played_from(service, table, actor, request)
        case _:
            assert_never(request)
    return None


async def waiting_elsewhere(service: TableService, table: LiveTable, person: int) -> list[LiveTable]:
    """Return the other tables that wait for a person, the longest waiting first."""
    known = await service.people.person(person)
    if known is None or known.discord_id is None:
        return []
    return [other for other in await service.tables_waiting_for(known.discord_id) if other.id != table.id]


async def _played_from(
    service: TableService, table: LiveTable, actor: Actor, asked: frames.PlayFrom
) -> LiveTable | frames.Text:
    """Open a table in the person's private messages that begins from a page of their review, and start it.

    If they have one there, return that, end it, or return the question which of these.
    """
    review = await service.reviews.kept(table, actor.person)
    moment = await moment_on(service, table, review, asked.page)
    person, private_channel = await service.people.person(actor.person), service.web.private_channel
    if person is None or private_channel is None:
        raise Refusal(Why.PRIVATE_CLOSED)
    channel, locale = await private_channel(person), nearest_locale(person.locale)
    number = interaction_of(actor.person, asked.id)
    open_here = partial(open_from, service, table, actor, channel=channel, locale=locale, interaction=number)
    try:
        own = await open_here()
    except Refusal as refusal:
        if refusal.why is not Why.CHANNEL_TAKEN:
            raise
        there = await service.repository.table_in(channel)
        if asked.own == "go":
            return there
        if not asked.own:
            return own_table(await localize(service, table, locale), there, asked, channel)
        await service.cancel(there, actor, interaction_of(actor.person, f"end {asked.id}"))
        own = await open_here()
    await start_from(service, own, moment, actor)
    return own
