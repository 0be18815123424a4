"""What people can ask for at a table, whichever way they ask: by a control or by a command."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Literal, TypeVar, assert_never

import discord

from bot.discord import controls, inviting, lasting, looking, messages, preferences, primer, server
from bot.discord import lobby as lobbies
from bot.discord.choices import Offer, button, doubted, row, to_confirm
from bot.discord.controls import Book, Control, Deed, OwnDeed, SeatDeed
from bot.discord.learning import explained
from bot.discord.lessons import OWN
from bot.discord.messages import Draft, Seated
from bot.discord.story import DONE_BY, told_by_the_house
from bot.discord.typing_moves import typed_moves
from bot.discord.words import Problem, house_voice, told_kindly
from bot.host.inviting import call_players
from bot.host.record import record_of
from bot.host.refusal import Refusal, Stale, Why
from bot.host.rights import must_lead
from bot.host.table import Sight, must_occupy
from games.core.catalogue import voice_for
from games.core.contract import IllegalMove, vocabulary_of
from storage import Status

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping, Sequence

    from bot.discord.answer import Answer, Interaction
    from bot.discord.courier import Courier
    from bot.host.host import Host
    from bot.host.table import Actor, LiveTable
    from games.core.contract import AnyGame, Move
    from storage import Person


E = TypeVar("E", bound=StrEnum)


class Desk:
    """Turns requests into calls of the host, and results into answers."""

    def __init__(self, host: Host, courier: Courier) -> None:
        self.host = host
        self._courier = courier

    async def actor(self, interaction: Interaction) -> Actor:
        """Return who asks: the person, their language, and the server in which they ask, if they moderate it."""
        user, guild = interaction.user, interaction.guild_id
        moderates = guild if guild is not None and await self._moderates(interaction, guild) else None
        return await self.host.greet(user.id, user.display_name, interaction.locale.value, moderates=moderates)

    async def _moderates(self, interaction: Interaction, guild: int) -> bool:
        if interaction.permissions.manage_channels:
            return True
        role = await self.host.moderator_role(guild)
        return isinstance(interaction.user, discord.Member) and any(one.id == role for one in interaction.user.roles)

    async def seated(self, table: LiveTable, locale: str) -> Seated:
        """Return the table with its people, for one language."""
        return Seated(table, await self.host.people_at(table), locale)

    # Controls

    async def control(self, answer: Answer, control: Control, values: Sequence[str]) -> None:
        """Carry out what a used control stands for."""
        if control.act == "own":
            await self.own_data(answer, _known(OwnDeed, control.what), values[0] if values else "")
            return
        actor = await self.actor(answer.interaction)
        if control.act == "primer":
            await self.primer(answer, control.what, control.number)
            return
        if control.act in {"rank", "past"}:
            await lasting.turn(self.host, answer, actor, control, values)
            return
        table = await self.host.table(control.table)
        answer.game = table.game
        if control.act == "do":
            await self.do(answer, table, actor, _known(Deed, control.what))
            return
        if control.act == "set" and control.what == "invite":
            await self._invite(answer, table, actor, values)
            return
        if control.act == "set":
            await lobbies.chosen(self.host, table, actor, control, values, answer.interaction.id)
            if answer.private:
                await answer.change(lobbies.more(await self.seated(table, answer.locale)))
            return
        if control.act == "stand":
            async with self._answering(answer, table, actor):
                await self.host.stand(table, actor, control.what, answer.interaction.id)
            return
        if control.act == "look":
            await self._look_up(answer, table, actor, control.number, next(iter(values), control.what))
            return
        if control.act == "page":
            await self._turn(answer, table, _known(Book, control.what), control.number)
            return
        try:
            _, sight = await self.host.look(table, actor)
            view = sight.view
            choices = sight.choices if view.question == control.question else ()
            path = controls.path_of(control, values) if control.act == "step" else ()
            offer = offered(table, Sight(view, choices), answer.locale, path)
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

    async def _turn(self, answer: Answer, table: LiveTable, book: Book, number: int) -> None:
        """Show another page in the very message."""
        seated = await self.seated(table, answer.locale)
        match book:
            case Book.RULES:
                await answer.change(await primer.rules(seated, number))
            case Book.TERMS:
                await answer.change(await looking.shelf(seated, number))
            case _:
                assert_never(book)

    async def _look_up(self, answer: Answer, table: LiveTable, actor: Actor, number: int, name: str) -> None:
        """Show what was chosen of the things to look up in the very message, as far as its asker may know it."""
        seated = await self.seated(table, answer.locale)
        seat = table.seat_of(actor.person)
        draft = await looking.shelf(seated, number, name=name, view=looking.view_for(table, seat))
        if seat is not None:
            must_occupy(table, seat, actor.person)
        await answer.change(draft)

    async def _change(
        self, answer: Answer, table: LiveTable, actor: Actor, *, path: Sequence[str] = (), sure: Control | None = None
    ) -> None:
        """Show in the very message what is left of the choice, or what was chosen; nothing is played."""
        seat, _ = await self.host.look(table, actor)
        seated = await self.seated(table, answer.locale)
        place = "" if answer.private else messages.place_line(seated, answer.interaction.client)
        last = table.last
        draft = await messages.hand(seated, seat, actor.person, place=place, path=path, sure=sure)
        await answer.change(draft)
        await self._keep_true(answer, table, actor, seat, draft, last)

    async def _keep_true(
        self,
        answer: Answer,
        table: LiveTable,
        actor: Actor,
        seat: int,
        draft: Draft,
        last: int,
        *,
        fresh: bool = False,
    ) -> None:
        """Have a hand that only its owner sees kept up to date, if the answer was one; it shows the table at `last`."""
        if answer.shown is not None and table.live:
            await self._courier.watch(table, seat, actor.person, answer.shown, draft, last, fresh=fresh)

    async def play(
        self, answer: Answer, table: LiveTable, actor: Actor, move: Move, question: int | None = None
    ) -> None:
        """Make a move and answer with the new hand: in its place where it was made there, else to its maker alone."""
        async with self._answering(answer, table, actor):
            await self.host.move(table, actor, move, interaction=answer.interaction.id, question=question)

    async def play_typed(
        self, answer: Answer, table: LiveTable, actor: Actor, kind: type[Move] | None, typed: Mapping[str, Any]
    ) -> None:
        """Make a move that was typed. Ask first if several legal moves fit, or if the move wastes itself."""
        seat, sight = await self.host.look(table, actor)
        seated = await self.seated(table, answer.locale)
        offer = Offer(table.game, table.id, sight, seated.plain)
        move, *others = typed_moves(offer, kind, typed)
        if others:
            must_occupy(table, seat, actor.person)
            await answer.show(messages.which_move(seated, offer, (move, *others)))
        elif sure := doubted(offer, str(move)):
            last = table.last
            try:
                draft = await messages.hand(seated, seat, actor.person, sure=sure)
            except LookupError as gone:  # somebody has moved meanwhile
                raise Stale from gone
            await answer.show(draft)
            await self._keep_true(answer, table, actor, seat, draft, last)
        else:
            await self.play(answer, table, actor, move)

    @asynccontextmanager
    async def _answering(self, answer: Answer, table: LiveTable, actor: Actor) -> AsyncGenerator[None]:
        """Answer a change of the table with the hand as it is afterwards; the courier leaves that hand to us."""
        seat = table.seat_of(actor.person)
        if seat is None:
            yield
            return
        self._courier.acted(table, seat, privately=answer.interaction.guild_id is None)
        with self._courier.holding(table, seat):
            yield
            await self._answer_with_hand(answer, table, actor, seat)

    async def _answer_with_hand(self, answer: Answer, table: LiveTable, actor: Actor, seat: int) -> None:
        """Show the hand: in the very message if that is a hand, else in a message that only its owner sees."""
        message = answer.interaction.message
        if message is None:
            await self._show_hand(answer, table, actor)
            return
        await answer.nothing()  # the move counts: drawing what comes of it may take its time
        seated = await self.seated(table, answer.locale)
        place = "" if answer.private else messages.place_line(seated, answer.interaction.client)
        last = table.last
        draft = await messages.hand(seated, seat, actor.person, place=place)
        await answer.change(draft)
        await self._keep_true(answer, table, actor, seat, draft, last)
        if answer.shown is None:
            await self._courier.showed(table, seat, message.id, draft, last)

    async def _show_hand(
        self, answer: Answer, table: LiveTable, actor: Actor, reason: str = "", *, changing: bool = False
    ) -> None:
        """Show the hand to its owner alone, in place of those shown so before, and keep it up to date.

        `changing`, it takes the place of the message whose control was used, which only its owner sees too.
        """
        seat, _ = await self.host.look(table, actor)
        self._courier.acted(table, seat, privately=answer.interaction.guild_id is None)
        seated = await self.seated(table, answer.locale)
        last = table.last
        draft = await messages.hand(seated, seat, actor.person, place=reason)
        await (answer.change(draft) if changing else answer.show(draft))
        await self._keep_true(answer, table, actor, seat, draft, last, fresh=not changing)

    async def _show_present(self, answer: Answer, table: LiveTable, actor: Actor, problem: Problem) -> None:
        """Show what counts now to somebody whose control is out of date, under the reason."""
        reason = told_kindly(problem, answer.locale, table.game)
        await self._show_hand(answer, table, actor, reason, changing=answer.private)

    async def do(self, answer: Answer, table: LiveTable, actor: Actor, what: Deed, reason: str = "") -> None:
        """Do one of the things that are the same at every table; `reason` is why, where its maker says so."""
        number, first = answer.interaction.id, len(table.entries)
        match what:
            case Deed.JOIN:
                await self.host.join(table, actor, number)
                if answer.interaction.guild_id is None and table.row.guild != OWN:
                    await answer.change(inviting.accepted(table, answer.locale))
                    return
            case Deed.LEAVE if table.row.seed is not None and table.live and table.seat_of(actor.person) is not None:
                await answer.show(_surely_leave(table, answer.locale))
                return
            case Deed.LEAVE:
                await self.host.leave(table, actor, number)
            case Deed.WATCH:
                await self.host.leave(table, actor, number, leading=True)
            case Deed.LEFT:
                await self.host.leave(table, actor, number)
                await answer.change(messages.line(house_voice(answer.locale)("left", game=table.game.key)))
                return
            case Deed.COMPUTER:
                await self.host.add_computer(table, actor, number)
            case Deed.START:
                await self.host.start(table, actor, number)
            case Deed.UNDO:
                async with self._answering(answer, table, actor):
                    await self.host.undo(table, actor, number)
            case Deed.PAUSE:
                await self.host.pause(table, actor, number, reason)
            case Deed.RESUME:
                await self.host.resume(table, actor, number)
            case Deed.CANCEL:
                await self.host.cancel(table, actor, number, reason)
            case Deed.AGAIN:
                await self.host.open_again(table, actor, number)
            case Deed.HAND:
                await self._show_hand(answer, table, actor)
                return
            case Deed.HELP:
                seat, sight = await self.host.look(table, actor)
                await answer.show(explained(await self.seated(table, answer.locale), seat, sight))
                return
            case Deed.INVITE:
                await answer.show(await inviting.panel_for(self.host, answer, table, actor))
                return
            case Deed.CALL:
                await call_players(self.host, table, actor, number)
            case Deed.SEAL:
                await answer.show(lobbies.seal_explained(table, answer.locale))
                return
            case Deed.TABLE | Deed.RULES | Deed.LOOK | Deed.RECORD | Deed.MORE:
                await answer.show(await self._shown(answer, table, what))
                return
            case _:
                assert_never(what)
        await self._conclude(answer, table, first)

    async def _conclude(self, answer: Answer, table: LiveTable, first: int) -> None:
        """Have a command answered with what it did at the table, as told there of the entries from `first` on."""
        entries = [one for one in table.entries[first:] if one.kind in DONE_BY or one.number in table.doings]
        if table.row.seed is not None and entries:
            told = told_by_the_house(await self.seated(table, answer.locale), entries)
            answer.conclusion = "\n".join(dict.fromkeys(told))

    async def _shown(
        self,
        answer: Answer,
        table: LiveTable,
        what: Literal[Deed.TABLE, Deed.RULES, Deed.LOOK, Deed.RECORD, Deed.MORE],
    ) -> Draft:
        """Return what somebody asked to see."""
        seated = await self.seated(table, answer.locale)
        match what:
            case Deed.TABLE:
                return lobbies.lobby(seated) if table.row.seed is None else await messages.shown_table(seated)
            case Deed.RULES:
                return await primer.rules(seated)
            case Deed.LOOK:
                return await looking.shelf(seated)
            case Deed.RECORD:
                return self._record(answer, table)
            case Deed.MORE:
                must_lead(table, await self.actor(answer.interaction))
                return lobbies.more(seated)

    def _record(self, answer: Answer, table: LiveTable) -> Draft:
        if table.live and table.row.status != Status.FROZEN:
            raise Refusal(Why.RECORD_NOT_YET)
        data = json.dumps(record_of(table), indent=1).encode()
        name = f"{table.game.key}-{table.id}.json"
        view = messages.container(
            messages.text(house_voice(answer.locale)("record-here")),
            discord.ui.File(f"attachment://{name}"),
        )
        return Draft(view, ((name, data),))

    async def primer(self, answer: Answer, key: str, number: int) -> None:
        """Show another page of the rules of a game in the very message, without a table."""
        game = self.host.games.get(key)
        if game is None:
            raise Refusal(Why.NO_SUCH_TABLE)
        await answer.change(await primer.primer(game, answer.locale, number))

    async def rules(self, answer: Answer, game: AnyGame) -> None:
        """Show the rules of a game to their asker alone: those of the channel's table of it, else the usual ones."""
        try:
            table = await self.table_here(answer, game)
        except Refusal:
            await answer.show(await primer.primer(game, answer.locale))
        else:
            await self.do(answer, table, await self.actor(answer.interaction), Deed.RULES)

    async def look_up(self, answer: Answer, game: AnyGame, typed: str) -> None:
        """Show a thing of a game to its asker alone, with where it is now at a table of the game.

        In a channel that is the channel's table; in private messages, the asker's live table, or the one they choose.
        """
        answer.game = game
        name = looking.meant(game, voice_for(game, answer.locale), typed)
        tables = await self._looked_at(answer, game)
        if len(tables) > 1:
            await answer.show(looking.which_table(tables, name, answer.locale, answer.interaction.client))
            return
        if not tables:
            nobody = voice_for(game, answer.locale, [""] * max(game.seats))
            await answer.show(await looking.looked_up(game, name, None, plain=nobody, marked=nobody))
            return
        [table] = tables
        actor, seated = await self.actor(answer.interaction), await self.seated(table, answer.locale)
        seat = table.seat_of(actor.person)
        view = looking.view_for(table, seat)
        draft = await looking.looked_up(game, name, view, plain=seated.plain, marked=seated.marked)
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
        tables = [table async for table, seat in self.host.tables_of(user) if table.look(seat) is not None]
        return [table for table in tables if table.game.key == game.key]

    async def leading(self, answer: Answer, what: SeatDeed, seat: int, person: Any = None, reason: str = "") -> None:
        """Do something to a seat of the channel's table: skip, remove or replace its player."""
        table = await self.table_here(answer)
        actor = await self.actor(answer.interaction)
        number, first = answer.interaction.id, len(table.entries)
        match what:
            case SeatDeed.SKIP:
                await self.host.skip(table, actor, seat, number, reason)
            case SeatDeed.REMOVE:
                await self.host.remove(table, actor, seat, number, reason)
            case SeatDeed.REPLACE:
                successor = None
                if person is not None:
                    if person.bot:
                        raise Refusal(Why.NOT_A_PERSON)
                    successor = (await self.host.introduce(person.id, person.display_name)).person
                await self.host.replace(table, actor, seat, successor, number, reason)
            case _:
                assert_never(what)
        await self._conclude(answer, table, first)

    async def invite(self, answer: Answer, guest: int) -> None:
        """Invite somebody to the lobby of the channel."""
        table, actor = await self.table_here(answer), await self.actor(answer.interaction)
        await self._invite(answer, table, actor, [str(guest)])

    async def _invite(self, answer: Answer, table: LiveTable, actor: Actor, chosen: Sequence[str]) -> None:
        guests = inviting.guests_of(answer.interaction, chosen)
        await inviting.invite(self.host, self._courier.conversations, answer, table, actor, guests)

    async def own_data(self, answer: Answer, what: OwnDeed, value: str = "") -> None:
        """Do what is about oneself: what is kept, what one wants of the house, one's tables everywhere."""
        user, house = answer.interaction.user, house_voice(answer.locale)
        match what:
            case OwnDeed.PRIVACY:
                await answer.show(messages.line(f"{house('privacy')} {house('privacy-backups')}"))
            case OwnDeed.EXPORT:
                data = json.dumps(await self.host.kept_about(user.id), indent=1, ensure_ascii=False).encode()
                view = messages.container(messages.text(house("export-here")), discord.ui.File("attachment://me.json"))
                await answer.show(Draft(view, (("me.json", data),)))
            case OwnDeed.FORGET:
                sure_text = f"{house('forget-sure')} {house('privacy-backups')}"
                sure = button(
                    house("button-forget"), Control("own", -1, what=OwnDeed.FORGOTTEN), discord.ButtonStyle.danger
                )
                await answer.show(Draft(messages.container(messages.text(sure_text), row(sure))))
            case OwnDeed.FORGOTTEN:
                await self.host.forget(await self.actor(answer.interaction), user.id)
                await answer.change(messages.line(house("forgotten")))
            case (
                OwnDeed.SERVER
                | OwnDeed.SERVER_MODERATORS
                | OwnDeed.SERVER_PLAYERS
                | OwnDeed.SERVER_LOCALE
                | OwnDeed.SERVER_EXPORT
                | OwnDeed.SERVER_REMOVE
                | OwnDeed.SERVER_REMOVED
            ):
                await server.do(self.host, answer, await self.actor(answer.interaction), what, value)
            case OwnDeed.TABLES:
                await answer.show(await preferences.overview(self.host, user.id, answer.locale))
            case OwnDeed.ME:
                person = await self._person(answer)
                await answer.show(preferences.me(person, answer.locale, self.host.clock.now()))
            case OwnDeed.NO_INVITATIONS:
                await self.host.prefer(preferences.changed(await self._person(answer), OwnDeed.INVITATIONS, "no"))
                await answer.change(messages.line(house("invite-refused")))
            case (
                OwnDeed.CALLS
                | OwnDeed.QUIET_FROM
                | OwnDeed.QUIET_TO
                | OwnDeed.ZONE
                | OwnDeed.REMINDERS
                | OwnDeed.INVITATIONS
            ):
                person = preferences.changed(await self._person(answer), what, value)
                await self.host.prefer(person)
                await answer.change(preferences.me(person, answer.locale, self.host.clock.now()))
            case _:
                assert_never(what)

    async def _person(self, answer: Answer) -> Person:
        person = await self.host.person((await self.actor(answer.interaction)).person)
        assert person is not None
        return person

    async def table_here(self, answer: Answer, game: AnyGame | None = None) -> LiveTable:
        """Return the table of the channel in which somebody asks. Raise `Refusal` if there is none of this game."""
        table = await self.host.table_in(answer.interaction.channel_id or 0)
        if game is not None and table.game.key != game.key:
            if not table.live:
                raise Refusal(Why.NO_TABLE_HERE)
            raise Refusal(Why.OTHER_GAME, game=voice_for(table.game, answer.locale)("game-name"))
        answer.game = table.game
        return table


def _surely_leave(table: LiveTable, locale: str) -> Draft:
    """Return the question whether somebody really wants to give their seat up in the middle of play."""
    house = house_voice(locale)
    sure = button(house("button-leave"), Control("do", table.id, what=Deed.LEFT), discord.ButtonStyle.danger)
    return Draft(messages.container(messages.text(house("leave-sure")), row(sure)))


def _known(kind: type[E], what: str) -> E:
    """Return the deed a control names. Raise `Stale` for one that is no longer done."""
    try:
        return kind(what)
    except ValueError as error:
        raise Stale from error


def offered(table: LiveTable, sight: Sight, locale: str, path: tuple[str, ...] = ()) -> Offer:
    """Return what somebody may choose from, worded without anybody's name."""
    return Offer(table.game, table.id, sight, voice_for(table.game, locale, [""] * sight.view.seats), path)
