"""What people can ask for at a table, whichever way they ask: by a control or by a command."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Literal, TypeVar, assert_never

import discord

from bot.discord.interactions.page_turning import turn_page
from bot.discord.learning import lookup, rules_pages
from bot.discord.learning.explanations import explained
from bot.discord.lobby import invitations, menus
from bot.discord.messages import controls
from bot.discord.messages.actor import actor_of
from bot.discord.messages.choice_menus import doubted, to_confirm
from bot.discord.messages.controls import Action, Control, OwnAction, PagedView, SeatAction
from bot.discord.messages.hand import hand, place_line, which_move
from bot.discord.messages.lobby import lobby
from bot.discord.messages.outgoing import OutgoingMessage, button, container, line, row, text
from bot.discord.messages.post import shown_table
from bot.discord.settings import preferences, server
from bot.presentation.choices import ChoiceMenu
from bot.presentation.localized_table import OWN, localize
from bot.presentation.story import DONE_BY, bot_line
from bot.presentation.texts import Problem, bot_localizer, error_text
from bot.presentation.typed_moves import typed_moves
from bot.tables.permissions import must_lead
from bot.tables.record import record_of
from bot.tables.refusal import Refusal, Stale, Why
from bot.tables.table import SeatView, must_occupy
from games.core.catalogue import localizer_for
from games.core.contract import IllegalMove, vocabulary_of
from storage import Status

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping, Sequence

    from bot.discord.delivery.delivery import Delivery
    from bot.discord.messages.answer import Answer
    from bot.tables.service import TableService
    from bot.tables.table import Actor, LiveTable
    from games.core.contract import AnyGame, Move
    from storage import Person


E = TypeVar("E", bound=StrEnum)


class InteractionHandler:
    """Turns requests into calls of the host, and results into answers."""

    def __init__(self, service: TableService, delivery: Delivery) -> None:
        self.service = service
        self._delivery = delivery

    # Controls

    async def control(self, answer: Answer, control: Control, values: Sequence[str]) -> None:
        """Carry out what a used control stands for."""
        if control.act == "own":
            await self.own_data(answer, _known(OwnAction, control.what), values[0] if values else "")
            return
        actor = await actor_of(self.service, answer.interaction)
        if control.act == "primer":
            await self.rules_message(answer, control.what, control.number)
            return
        if control.act in {"rank", "past"}:
            await turn_page(self.service, answer, actor, control, values)
            return
        table = await self.service.table(control.table)
        answer.game = table.game
        if control.act == "do":
            await self.do(answer, table, actor, _known(Action, control.what))
            return
        if control.act == "set" and control.what == "invite":
            await self._invite(answer, table, actor, values)
            return
        if control.act == "set":
            await menus.chosen(self.service, table, actor, control, values, answer.interaction.id)
            if answer.private:
                await answer.change(menus.more(await localize(self.service, table, answer.locale)))
            return
        if control.act == "stand":
            async with self._answering(answer, table, actor):
                await self.service.stand(table, actor, control.what, answer.interaction.id)
            return
        if control.act == "look":
            await self._look_up(answer, table, actor, control.number, next(iter(values), control.what))
            return
        if control.act == "page":
            await self._turn(answer, table, _known(PagedView, control.what), control.number)
            return
        try:
            _, seat_view = await self.service.look(table, actor)
            view = seat_view.view
            choices = seat_view.choices if view.question == control.question else ()
            path = controls.path_of(control, values) if control.act == "step" else ()
            offer = offered(table, SeatView(view, choices), answer.locale, path)
            if control.act == "step" and offer.choices:
                await self._change(answer, table, actor, path=path)
                return
            if sure := to_confirm(offer, control, values):
                await self._change(answer, table, actor, sure=sure)
                return
            move = vocabulary_of(table.game.vocabulary).parse(controls.chosen(control, values, choices))
            await self.play(answer, table, actor, move, control.question)
        except (Stale, LookupError, ValueError):
            await self._show_present(answer, table, actor, Stale())
        except IllegalMove as problem:
            await self._show_present(answer, table, actor, problem)

    async def _turn(self, answer: Answer, table: LiveTable, leaderboard: PagedView, number: int) -> None:
        """Show another page in the very message."""
        localized = await localize(self.service, table, answer.locale)
        match leaderboard:
            case PagedView.RULES:
                await answer.change(await rules_pages.rules(localized, number))
            case PagedView.TERMS:
                await answer.change(await lookup.shelf(localized, number))
            case _:
                assert_never(leaderboard)

    async def _look_up(self, answer: Answer, table: LiveTable, actor: Actor, number: int, name: str) -> None:
        """Show what was chosen of the things to look up in the very message, as far as its asker may know it."""
        localized = await localize(self.service, table, answer.locale)
        seat = table.seat_of(actor.person)
        draft = await lookup.shelf(localized, number, name=name, view=lookup.view_for(table, seat))
        if seat is not None:
            must_occupy(table, seat, actor.person)
        await answer.change(draft)

    async def _change(
        self, answer: Answer, table: LiveTable, actor: Actor, *, path: Sequence[str] = (), sure: Control | None = None
    ) -> None:
        """Show in the very message what is left of the choice, or what was chosen; nothing is played."""
        seat, _ = await self.service.look(table, actor)
        localized = await localize(self.service, table, answer.locale)
        place = "" if answer.private else place_line(localized, answer.interaction.client)
        last = table.last
        draft = await hand(localized, seat, actor.person, place=place, path=path, sure=sure)
        await answer.change(draft)
        await self._keep_true(answer, table, actor, seat, draft, last)

    async def _keep_true(
        self,
        answer: Answer,
        table: LiveTable,
        actor: Actor,
        seat: int,
        draft: OutgoingMessage,
        last: int,
        *,
        fresh: bool = False,
    ) -> None:
        """Have a hand that only its owner sees kept up to date, if the answer was one; it shows the table at `last`."""
        if answer.shown is not None and table.live:
            await self._delivery.watch(table, seat, actor.person, answer.shown, draft, last, fresh=fresh)

    async def play(
        self, answer: Answer, table: LiveTable, actor: Actor, move: Move, question: int | None = None
    ) -> None:
        """Make a move and answer with the new hand: in its place where it was made there, else to its maker alone."""
        async with self._answering(answer, table, actor):
            await self.service.move(table, actor, move, interaction=answer.interaction.id, question=question)

    async def play_typed(
        self, answer: Answer, table: LiveTable, actor: Actor, kind: type[Move] | None, typed: Mapping[str, Any]
    ) -> None:
        """Make a move that was typed. Ask first if several legal moves fit, or if the move wastes itself."""
        seat, seat_view = await self.service.look(table, actor)
        localized = await localize(self.service, table, answer.locale)
        offer = ChoiceMenu(table.game, table.id, seat_view, localized.plain)
        move, *others = typed_moves(offer, kind, typed)
        if others:
            must_occupy(table, seat, actor.person)
            await answer.show(which_move(localized, offer, (move, *others)))
        elif sure := doubted(offer, str(move)):
            last = table.last
            try:
                draft = await hand(localized, seat, actor.person, sure=sure)
            except LookupError as gone:  # somebody has moved meanwhile
                raise Stale from gone
            await answer.show(draft)
            await self._keep_true(answer, table, actor, seat, draft, last)
        else:
            await self.play(answer, table, actor, move)

    @asynccontextmanager
    async def _answering(self, answer: Answer, table: LiveTable, actor: Actor) -> AsyncGenerator[None]:
        """Answer a change of the table with the hand as it is afterwards; delivery leaves that hand to us."""
        seat = table.seat_of(actor.person)
        if seat is None:
            yield
            return
        self._delivery.acted(table, seat, privately=answer.interaction.guild_id is None)
        with self._delivery.holding(table, seat):
            yield
            await self._answer_with_hand(answer, table, actor, seat)

    async def _answer_with_hand(self, answer: Answer, table: LiveTable, actor: Actor, seat: int) -> None:
        """Show the hand: in the very message if that is a hand, else in a message that only its owner sees."""
        message = answer.interaction.message
        if message is None:
            await self._show_hand(answer, table, actor)
            return
        await answer.nothing()  # the move counts: drawing what comes of it may take its time
        localized = await localize(self.service, table, answer.locale)
        place = "" if answer.private else place_line(localized, answer.interaction.client)
        last = table.last
        draft = await hand(localized, seat, actor.person, place=place)
        await answer.change(draft)
        await self._keep_true(answer, table, actor, seat, draft, last)
        if answer.shown is None:
            await self._delivery.showed(table, seat, message.id, draft, last)

    async def _show_hand(
        self, answer: Answer, table: LiveTable, actor: Actor, reason: str = "", *, changing: bool = False
    ) -> None:
        """Show the hand to its owner alone, in place of those shown so before, and keep it up to date.

        `changing`, it takes the place of the message whose control was used, which only its owner sees too.
        """
        seat, _ = await self.service.look(table, actor)
        self._delivery.acted(table, seat, privately=answer.interaction.guild_id is None)
        localized = await localize(self.service, table, answer.locale)
        last = table.last
        draft = await hand(localized, seat, actor.person, place=reason)
        await (answer.change(draft) if changing else answer.show(draft))
        await self._keep_true(answer, table, actor, seat, draft, last, fresh=not changing)

    async def _show_present(self, answer: Answer, table: LiveTable, actor: Actor, problem: Problem) -> None:
        """Show what counts now to somebody whose control is out of date, under the reason."""
        reason = error_text(problem, answer.locale, table.game)
        await self._show_hand(answer, table, actor, reason, changing=answer.private)

    async def do(self, answer: Answer, table: LiveTable, actor: Actor, what: Action, reason: str = "") -> None:
        """Do one of the things that are the same at every table; `reason` is why, where its maker says so."""
        number, first = answer.interaction.id, len(table.entries)
        match what:
            case Action.JOIN:
                await self.service.join(table, actor, number)
                if answer.interaction.guild_id is None and table.row.guild != OWN:
                    await answer.change(invitations.accepted(table, answer.locale))
                    return
            case Action.LEAVE if table.row.seed is not None and table.live and table.seat_of(actor.person) is not None:
                await answer.show(_surely_leave(table, answer.locale))
                return
            case Action.LEAVE:
                await self.service.leave(table, actor, number)
            case Action.WATCH:
                await self.service.leave(table, actor, number, leading=True)
            case Action.LEFT:
                await self.service.leave(table, actor, number)
                await answer.change(line(bot_localizer(answer.locale)("left", game=table.game.key)))
                return
            case Action.COMPUTER:
                await self.service.add_computer(table, actor, number)
            case Action.START:
                await self.service.start(table, actor, number)
            case Action.UNDO:
                async with self._answering(answer, table, actor):
                    await self.service.undo(table, actor, number)
            case Action.PAUSE:
                await self.service.pause(table, actor, number, reason)
            case Action.RESUME:
                await self.service.resume(table, actor, number)
            case Action.CANCEL:
                await self.service.cancel(table, actor, number, reason)
            case Action.AGAIN:
                await self.service.open_again(table, actor, number)
            case Action.HAND:
                await self._show_hand(answer, table, actor)
                return
            case Action.HELP:
                seat, seat_view = await self.service.look(table, actor)
                await answer.show(explained(await localize(self.service, table, answer.locale), seat, seat_view))
                return
            case Action.INVITE:
                await answer.show(await invitations.panel_for(self.service, answer, table, actor))
                return
            case Action.CALL:
                await self.service.call_players(table, actor, number)
            case Action.SEAL:
                await answer.show(menus.seal_explained(table, answer.locale))
                return
            case Action.TABLE | Action.RULES | Action.LOOK | Action.RECORD | Action.MORE:
                await answer.show(await self._shown(answer, table, what))
                return
            case _:
                assert_never(what)
        await self._conclude(answer, table, first)

    async def _conclude(self, answer: Answer, table: LiveTable, first: int) -> None:
        """Have a command answered with what it did at the table, as told there of the entries from `first` on."""
        entries = [one for one in table.entries[first:] if one.kind in DONE_BY or one.number in table.audit_records]
        if table.row.seed is not None and entries:
            told = bot_line(await localize(self.service, table, answer.locale), entries)
            answer.conclusion = "\n".join(dict.fromkeys(told))

    async def _shown(
        self,
        answer: Answer,
        table: LiveTable,
        what: Literal[Action.TABLE, Action.RULES, Action.LOOK, Action.RECORD, Action.MORE],
    ) -> OutgoingMessage:
        """Return what somebody asked to see."""
        localized = await localize(self.service, table, answer.locale)
        match what:
            case Action.TABLE:
                return lobby(localized) if table.row.seed is None else await shown_table(localized)
            case Action.RULES:
                return await rules_pages.rules(localized)
            case Action.LOOK:
                return await lookup.shelf(localized)
            case Action.RECORD:
                return self._record(answer, table)
            case Action.MORE:
                must_lead(table, await actor_of(self.service, answer.interaction))
                return menus.more(localized)

    def _record(self, answer: Answer, table: LiveTable) -> OutgoingMessage:
        if table.live and table.row.status != Status.FROZEN:
            raise Refusal(Why.RECORD_NOT_YET)
        data = json.dumps(record_of(table), indent=1).encode()
        name = f"{table.game.key}-{table.id}.json"
        view = container(
            text(bot_localizer(answer.locale)("record-here")),
            discord.ui.File(f"attachment://{name}"),
        )
        return OutgoingMessage(view, ((name, data),))

    async def rules_message(self, answer: Answer, key: str, number: int) -> None:
        """Show another page of the rules of a game in the very message, without a table."""
        game = self.service.games.get(key)
        if game is None:
            raise Refusal(Why.NO_SUCH_TABLE)
        await answer.change(await rules_pages.rules_message(game, answer.locale, number))

    async def rules(self, answer: Answer, game: AnyGame) -> None:
        """Show the rules of a game to their asker alone: those of the channel's table of it, else the usual ones."""
        try:
            table = await self.table_here(answer, game)
        except Refusal:
            await answer.show(await rules_pages.rules_message(game, answer.locale))
        else:
            await self.do(answer, table, await actor_of(self.service, answer.interaction), Action.RULES)

    async def look_up(self, answer: Answer, game: AnyGame, typed: str) -> None:
        """Show a thing of a game to its asker alone, with where it is now at a table of the game.

        In a channel that is the channel's table; in private messages, the asker's live table, or the one they choose.
        """
        answer.game = game
        name = lookup.meant(game, localizer_for(game, answer.locale), typed)
        tables = await self._looked_at(answer, game)
        if len(tables) > 1:
            await answer.show(lookup.which_table(tables, name, answer.locale, answer.interaction.client))
            return
        if not tables:
            nobody = localizer_for(game, answer.locale, [""] * max(game.seats))
            await answer.show(await lookup.lookup_message(game, name, None, plain=nobody, marked=nobody))
            return
        [table] = tables
        actor, localized = (
            await actor_of(self.service, answer.interaction),
            await localize(self.service, table, answer.locale),
        )
        seat = table.seat_of(actor.person)
        view = lookup.view_for(table, seat)
        draft = await lookup.lookup_message(game, name, view, plain=localized.plain, marked=localized.marked)
        if seat is not None:
            must_occupy(table, seat, actor.person)
        await answer.show(draft)

    async def _looked_at(self, answer: Answer, game: AnyGame) -> list[LiveTable]:
        """Return the tables at which something may be looked up where it is asked."""
        if answer.interaction.guild_id is not None:
            try:
                return [await self.table_here(answer, game)]
            except Refusal:
                return []
        user = answer.interaction.user.id
        tables = [table async for table, seat in self.service.tables_of(user) if table.look(seat) is not None]
        return [table for table in tables if table.game.key == game.key]

    async def leading(self, answer: Answer, what: SeatAction, seat: int, person: Any = None, reason: str = "") -> None:
        """Do something to a seat of the channel's table: skip, remove or replace its player."""
        table = await self.table_here(answer)
        actor = await actor_of(self.service, answer.interaction)
        number, first = answer.interaction.id, len(table.entries)
        match what:
            case SeatAction.SKIP:
                await self.service.skip(table, actor, seat, number, reason)
            case SeatAction.REMOVE:
                await self.service.remove(table, actor, seat, number, reason)
            case SeatAction.REPLACE:
                successor = None
                if person is not None:
                    if person.bot:
                        raise Refusal(Why.NOT_A_PERSON)
                    successor = (await self.service.introduce(person.id, person.display_name)).person
                await self.service.replace(table, actor, seat, successor, number, reason)
            case _:
                assert_never(what)
        await self._conclude(answer, table, first)

    async def invite(self, answer: Answer, guest: int) -> None:
        """Invite somebody to the lobby of the channel."""
        table, actor = await self.table_here(answer), await actor_of(self.service, answer.interaction)
        await self._invite(answer, table, actor, [str(guest)])

    async def _invite(self, answer: Answer, table: LiveTable, actor: Actor, chosen: Sequence[str]) -> None:
        guests = invitations.guests_of(answer.interaction, chosen)
        await invitations.invite(self.service, self._delivery.conversations, answer, table, actor, guests)

    async def own_data(self, answer: Answer, what: OwnAction, value: str = "") -> None:
        """Do what is about oneself: what is kept, what one wants of the bot, one's tables everywhere."""
        user, bot_text = answer.interaction.user, bot_localizer(answer.locale)
        match what:
            case OwnAction.PRIVACY:
                await answer.show(line(f"{bot_text('privacy')} {bot_text('privacy-backups')}"))
            case OwnAction.EXPORT:
                data = json.dumps(await self.service.personal_data_of(user.id), indent=1, ensure_ascii=False).encode()
                view = container(text(bot_text("export-here")), discord.ui.File("attachment://me.json"))
                await answer.show(OutgoingMessage(view, (("me.json", data),)))
            case OwnAction.FORGET:
                sure_text = f"{bot_text('forget-sure')} {bot_text('privacy-backups')}"
                sure = button(
                    bot_text("button-forget"), Control("own", -1, what=OwnAction.FORGOTTEN), discord.ButtonStyle.danger
                )
                await answer.show(OutgoingMessage(container(text(sure_text), row(sure))))
            case OwnAction.FORGOTTEN:
                await self.service.forget(await actor_of(self.service, answer.interaction), user.id)
                await answer.change(line(bot_text("forgotten")))
            case (
                OwnAction.SERVER
                | OwnAction.SERVER_MODERATORS
                | OwnAction.SERVER_PLAYERS
                | OwnAction.SERVER_LOCALE
                | OwnAction.SERVER_EXPORT
                | OwnAction.SERVER_REMOVE
                | OwnAction.SERVER_REMOVED
            ):
                await server.do(self.service, answer, await actor_of(self.service, answer.interaction), what, value)
            case OwnAction.TABLES:
                await answer.show(await preferences.overview(self.service, user.id, answer.locale))
            case OwnAction.ME:
                person = await self._person(answer)
                await answer.show(preferences.me(person, answer.locale, self.service.clock.now()))
            case OwnAction.NO_INVITATIONS:
                await self.service.prefer(preferences.changed(await self._person(answer), OwnAction.INVITATIONS, "no"))
                await answer.change(line(bot_text("invite-refused")))
            case (
                OwnAction.CALLS
                | OwnAction.QUIET_FROM
                | OwnAction.QUIET_TO
                | OwnAction.ZONE
                | OwnAction.REMINDERS
                | OwnAction.INVITATIONS
            ):
                person = preferences.changed(await self._person(answer), what, value)
                await self.service.prefer(person)
                await answer.change(preferences.me(person, answer.locale, self.service.clock.now()))
            case _:
                assert_never(what)

    async def _person(self, answer: Answer) -> Person:
        person = await self.service.person((await actor_of(self.service, answer.interaction)).person)
        assert person is not None
        return person

    async def table_here(self, answer: Answer, game: AnyGame | None = None) -> LiveTable:
        """Return the table of the channel in which somebody asks. Raise `Refusal` if there is none of this game."""
        table = await self.service.table_in(answer.interaction.channel_id or 0)
        if game is not None and table.game.key != game.key:
            if not table.live:
                raise Refusal(Why.NO_TABLE_HERE)
            raise Refusal(Why.OTHER_GAME, game=localizer_for(table.game, answer.locale)("game-name"))
        answer.game = table.game
        return table


def _surely_leave(table: LiveTable, locale: str) -> OutgoingMessage:
    """Return the question whether somebody really wants to give their seat up in the middle of play."""
    bot_text = bot_localizer(locale)
    sure = button(bot_text("button-leave"), Control("do", table.id, what=Action.LEFT), discord.ButtonStyle.danger)
    return OutgoingMessage(container(text(bot_text("leave-sure")), row(sure)))


def _known(kind: type[E], what: str) -> E:
    """Return the deed a control names. Raise `Stale` for one that is no longer done."""
    try:
        return kind(what)
    except ValueError as error:
        raise Stale from error


def offered(table: LiveTable, seat_view: SeatView, locale: str, path: tuple[str, ...] = ()) -> ChoiceMenu:
    """Return what somebody may choose from, worded without anybody's name."""
    return ChoiceMenu(
        table.game, table.id, seat_view, localizer_for(table.game, locale, [""] * seat_view.view.seats), path
    )
