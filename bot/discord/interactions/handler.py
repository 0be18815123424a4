"""Handles used controls and commands: finds the person and the table, and calls the table service."""

import json
from collections.abc import Sequence
from typing import Any, Final, assert_never
from urllib.parse import parse_qsl

import discord

from bot.discord.delivery.delivery import Delivery
from bot.discord.delivery.recipient import delivery_of
from bot.discord.history import pages as history
from bot.discord.history.check import check_deal
from bot.discord.interactions.playing import Playing
from bot.discord.learning import lookup, rules_pages
from bot.discord.learning.explanations import explained
from bot.discord.lobby import invitations, menus, rematches
from bot.discord.lobby.opening import Opening, can_host, may_be_hosted
from bot.discord.messages.answer import Answer
from bot.discord.messages.confirmations import (
    surely_change_seat,
    surely_close,
    surely_close_unknown,
    surely_end,
    surely_leave,
    surely_watch,
)
from bot.discord.messages.context import actor_of, table_here, table_to_place
from bot.discord.messages.controls import (
    PLAY_FROM,
    Action,
    ChangeLobby,
    ChangeSeat,
    ChooseMove,
    CloseTable,
    ConfirmMove,
    ConfirmPick,
    Control,
    EndSeason,
    LookUp,
    ManageData,
    NarrowChoice,
    OpenApart,
    OpenPractice,
    OpenTable,
    PagedView,
    PickItems,
    PlayMove,
    SeatAction,
    SetAutoAnswer,
    ShowHistory,
    ShowRules,
    ShowStandings,
    ShowStory,
    TableControl,
    TakeAction,
    TurnPage,
)
from bot.discord.messages.lobby import lobby
from bot.discord.messages.outgoing import OutgoingMessage, button, container, doing, line, row, text
from bot.discord.messages.page_link import open_page
from bot.discord.messages.post import post
from bot.discord.messages.story import whole_story
from bot.discord.settings.own_data import own_data
from bot.discord.standings import pages as standings
from bot.discord.standings import seasons
from bot.discord.standings.visibility import may_see
from bot.presentation.localized_table import localize
from bot.presentation.seat_names import seat_called
from bot.presentation.story import concluded, undo_waits
from bot.presentation.texts import bot_localizer, safe
from bot.tables.changes.seating import closes_table
from bot.tables.ended.record import record_of
from bot.tables.permissions import may_lead, must_be_in_lobby, must_lead
from bot.tables.practice import is_practice
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Stale, Why
from bot.tables.state.table import PRIVATE, Actor, LiveTable
from games.core.contract import AnyGame
from storage import Status


class InteractionHandler:
    """Handles used controls and commands."""

    def __init__(self, service: TableService, delivery: Delivery, opening: Opening) -> None:
        self.service = service
        self.opening = opening
        self.playing = Playing(service, delivery)
        self._delivery = delivery

    async def control(self, answer: Answer, control: Control, values: Sequence[str]) -> None:
        """Handle a used control; `values` are those chosen in a menu."""
        match control:
            case ManageData(action):
                await own_data(self.service, answer, action, values[0] if values else "")
            case OpenTable(game):
                await self.opening.open_here(answer, self._game(game))
            case OpenApart(game, options):
                chosen = {**dict(parse_qsl(options)), "place": "thread"}
                await self.opening.open(answer, self._game(game), chosen)
            case OpenPractice(game):
                await self.opening.learn(answer, self._game(game))
            case ShowRules(game, page):
                await actor_of(self.service, answer.interaction)
                await rules_pages.turn_rules(self.service, answer, game, page)
            case ShowStandings():
                actor = await actor_of(self.service, answer.interaction)
                await standings.turn(self.service, answer, actor, control, values)
            case EndSeason():
                actor = await actor_of(self.service, answer.interaction)
                await seasons.end(self.service, answer, actor, control)
            case ShowHistory(table, step, page) if step == PLAY_FROM:
                await self.opening.play_from(answer, table, page)
            case ShowHistory():
                actor = await actor_of(self.service, answer.interaction)
                await history.show(self.service, answer, actor, control, values)
            case _:
                await self._table_control(answer, control, values)

    def _game(self, key: str) -> AnyGame:
        """Return the game with this key. Raise `Stale` if it is not offered now."""
        if (game := self.service.games.get(key)) is None:
            raise Stale
        return game

    async def _table_control(self, answer: Answer, control: TableControl, values: Sequence[str]) -> None:
        """Handle a used control of a table."""
        actor, service = await actor_of(self.service, answer.interaction), self.service
        if isinstance(control, CloseTable):
            await self._close(answer, actor, control)
            return
        table = await service.repository.table(control.table)
        answer.game = table.game
        if answer.private and table.row.status is not Status.LOBBY and _is_in_lobby_panel(control):
            bot_text = bot_localizer(answer.locale)
            await answer.change(line(bot_text("lobby-begun") if table.live else bot_text(f"hand-{table.row.status}")))
            return
        match control:
            case TakeAction():
                await self.do(answer, table, actor, control.action, shown=control.shown)
            case ChangeSeat(_, seat, was, to, reason):
                must_lead(table.row, actor)
                there = 0 <= seat < len(table.seats) and (table.seats[seat].person or 0) == was
                if not there or (to > 0 and await self.service.people.person(to) is None):
                    raise Stale
                await self._change_seat(answer, table, actor, seat, to, reason, was)
                if answer.conclusion:
                    await answer.confirm()
            case ChangeLobby(setting="invite"):
                await self._invite(answer, table, actor, values)
            case ChangeLobby():
                try:
                    await menus.change_lobby(service, table, actor, control, values, answer.interaction.id)
                finally:  # also where others have changed what the panel showed, so that this cannot be chosen now
                    if answer.private and table.row.status is Status.LOBBY and _still_may(table, actor, control):
                        localized = await localize(service, table, answer.locale)
                        await answer.change(menus.after_change(localized, actor, control))
            case SetAutoAnswer():
                async with self.playing.answering(answer, table, actor):
                    await service.stand(table, actor, control.key, answer.interaction.id)
            case LookUp():
                name = next(iter(values), control.name)
                await lookup.look_up_at(service, answer, table, actor, control.page, name)
            case ShowStory():
                seat = table.seat_of(actor.person)
                if seat is None and table.row.guild != answer.interaction.guild_id:
                    raise Refusal(Why.NO_SUCH_TABLE)
                await answer.show(whole_story(await localize(service, table, answer.locale), control, seat))
            case TurnPage():
                await self._turn(answer, table, control)
            case PlayMove() | ChooseMove() | PickItems() | NarrowChoice() | ConfirmMove() | ConfirmPick():
                await self.playing.use(answer, table, actor, control, values)
            case _:
                assert_never(control)

    async def _turn(self, answer: Answer, table: LiveTable, control: TurnPage) -> None:
        """Show another page in the message of the control."""
        localized = await localize(self.service, table, answer.locale)
        match control.view:
            case PagedView.RULES:
                await answer.change(await rules_pages.rules(localized, control.page))
            case PagedView.TERMS:
                await answer.change(await lookup.shelf(localized, control.page))
            case _:
                assert_never(control.view)

    async def do(
        self, answer: Answer, table: LiveTable, actor: Actor, action: Action, reason: str = "", shown: int = -1
    ) -> None:
        """Carry out an action that every table has.

        `reason` is what the person gave for it, if anything; `shown` is the entry up to which its message tells.
        Raise `Refusal` where it is not allowed.
        """
        interaction, first = answer.interaction.id, len(table.entries)
        match action:
            case Action.JOIN:
                await _must_see_channel(answer, table)
                await self.service.join(table, actor, interaction)
                if answer.interaction.guild_id is None and table.row.guild != PRIVATE:
                    await answer.change(invitations.accepted(table, answer.locale))
            case Action.END | Action.LEAVE if table.live and is_practice(table):
                if answer.interaction.message is None:  # it was typed, so it was meant
                    await self.service.cancel(table, actor, interaction)
                    await answer.say("hand-cancelled")
                else:
                    await answer.show(surely_end(table, answer.locale))
            case Action.ENDED if table.live and is_practice(table):
                await self.service.cancel(table, actor, interaction)
                await answer.change(line(bot_localizer(answer.locale)("hand-cancelled")))
            case Action.LEAVE if table.row.seed is not None and table.live and table.seat_of(actor.person) is not None:
                localized, now = await localize(self.service, table, answer.locale), self.service.clock.now()
                await answer.show(surely_leave(localized, table.seat_of(actor.person) or 0, now))
            case Action.LEAVE:
                await self.service.leave(table, actor, interaction)
                if answer.private:
                    await answer.change(line(bot_localizer(answer.locale)("done-leave")))
            case Action.WATCH if table.row.status is Status.LOBBY and table.seat_of(actor.person) is not None:
                question = surely_watch(table, answer.locale, leads=actor.person == table.row.owner)
                await answer.turn_to(question)
            case Action.WATCH | Action.WATCHING:
                await self.service.leave(table, actor, interaction, leading=True)
                watches = table.live and actor.person == table.row.owner
                await answer.change(line(bot_localizer(answer.locale)("done-watch" if watches else "done-leave")))
            case Action.LEFT:
                await self.service.leave(table, actor, interaction)
                bot_text = bot_localizer(answer.locale)
                left = bot_text("left" if table.live else "hand-cancelled", game=table.game.key)
                await answer.change(line(left))
            case Action.COMPUTER:
                await self.service.add_computer(table, actor, interaction)
            case Action.START:
                await self.service.start(table, actor, interaction)
            case Action.UNDO if answer.private and _own_hand(answer, table, actor) is not None:
                # Pressed in the explanations; delivery updates the hand above them.
                await self.service.undo(table, actor, interaction)
                await self._conclude(answer, table, first)
                if answer.conclusion:  # empty where the same tap was carried out before
                    await answer.change(line(answer.conclusion))
            case Action.UNDO:
                async with self.playing.answering(answer, table, actor):
                    await self.service.undo(table, actor, interaction)
            case Action.AGREE_UNDO | Action.REFUSE_UNDO:
                await self._answer_undo(answer, table, actor, agree=action is Action.AGREE_UNDO, shown=shown)
            case Action.PAUSE:
                await self.service.pause(table, actor, interaction, reason)
            case Action.RESUME:
                await self.service.resume(table, actor, interaction)
            case Action.CANCEL:
                self.service.must_close(table, actor)
                localized, now = await localize(self.service, table, answer.locale), self.service.clock.now()
                question = None if is_practice(table) else surely_close(localized, actor.person, now, reason)
                if question is not None:
                    await answer.show(question)
                else:
                    await self.service.cancel(table, actor, interaction, reason)
            case Action.AGAIN:
                await _must_see_channel(answer, table, hosts=True)
                await rematches.play_again(self.service, answer, table, actor)
            case Action.AGAIN_APART:
                await _must_see_channel(answer, table)
                await rematches.play_again_apart(self.opening, answer, table, actor)
            case Action.HAND:
                message = answer.interaction.message
                if message is not None and message.id == _own_hand(answer, table, actor):
                    await self.playing.show_all(answer, table, actor)
                else:
                    await self.playing.show_hand(answer, table, actor)
            case Action.NEXT:
                waiting = await self.service.tables_waiting_for(answer.interaction.user.id)
                if waiting:
                    answer.game = waiting[0].game
                    await self.playing.show_hand(answer, waiting[0], actor)
                else:
                    await answer.say("tables-nothing")
            case Action.HELP:
                seat, seat_view = await self.service.look(table, actor)
                await answer.show(explained(await localize(self.service, table, answer.locale), seat, seat_view))
            case Action.INVITE:
                await answer.turn_to(await invitations.panel_for(self.service, answer, table, actor))
            case Action.MORE | Action.SETTINGS:
                localized = await localize(self.service, table, answer.locale)
                must_be_in_lobby(table)
                if action is Action.SETTINGS:
                    must_lead(table.row, actor)
                panel = menus.settings(localized) if action is Action.SETTINGS else menus.more(localized, actor)
                await answer.turn_to(panel)
            case Action.CALL:
                await self.service.call_players(table, actor, interaction)
            case Action.CHECK:
                await check_deal(self.service, answer, table)
            case Action.END | Action.ENDED:
                raise Refusal(Why.TABLE_OVER)
            case Action.PAGE:
                await open_page(self.service, answer, table, actor)
            case Action.SINGLE_OPTIONS | Action.ASK_ALWAYS:
                async with self.playing.answering(answer, table, actor):
                    ask = action is Action.ASK_ALWAYS
                    await self.service.ask_always(answer.interaction.user.id, ask=ask)
            case Action.SEAL:
                await answer.show(menus.seal_explained(table, answer.locale))
            case Action.TABLE:
                localized = await localize(self.service, table, answer.locale)
                await answer.show(lobby(localized) if table.row.seed is None else await post(localized, ()))
            case Action.RULES:
                await answer.show(await rules_pages.rules(await localize(self.service, table, answer.locale)))
            case Action.LOOK:
                await answer.show(await lookup.shelf(await localize(self.service, table, answer.locale)))
            case Action.RECORD:
                await answer.show(_record(answer, table))
            case _:
                assert_never(action)
        await self._conclude(answer, table, first)

    async def _answer_undo(self, answer: Answer, table: LiveTable, actor: Actor, *, agree: bool, shown: int) -> None:
        """Allow or refuse what a message asked that tells of the table up to entry `shown`: in the hand or the post."""
        request, interaction = table.undo_request, answer.interaction
        agreed = request is not None and table.seat_of(actor.person) in {request.seat, *request.agreed}
        if interaction.guild_id is None:
            async with self.playing.answering(answer, table, actor):
                await self.service.answer_undo(table, actor, interaction.id, agree=agree, shown=shown)
            return
        await self.service.answer_undo(table, actor, interaction.id, agree=agree, shown=shown)
        waiting = undo_waits(await localize(self.service, table, answer.locale))
        if agree and agreed and waiting:  # the press has changed nothing
            await answer.show(line(waiting))

    async def _close(self, answer: Answer, actor: Actor, control: CloseTable) -> None:
        interaction, service = answer.interaction, self.service
        if not await service.repository.close_without_game(
            interaction.channel_id or 0, actor, control.reason, interaction.id
        ):
            table = await service.repository.table(control.table)
            first = len(table.entries)
            await service.cancel(table, actor, interaction.id, control.reason)
            await self._conclude(answer, table, first)
        await answer.change(line(answer.conclusion or bot_localizer(answer.locale)("hand-cancelled")))

    async def asked_to_close_unknown(self, answer: Answer, reason: str) -> bool:
        """Ask whether to close the channel's table if its game is not known at present; return False otherwise."""
        unknown = await self.service.repository.unknown_in(answer.interaction.channel_id or 0)
        if unknown is None:
            return False
        must_lead(unknown, await actor_of(self.service, answer.interaction))
        await answer.show(surely_close_unknown(unknown.id, answer.locale, reason))
        return True

    async def place(self, answer: Answer, table: str | None = None) -> None:
        """Let a table without a channel go on in this one; `table` says which, if the person may move several."""
        interaction = answer.interaction
        if interaction.guild_id is not None:
            may_be_hosted(interaction, answer.locale)
        actor = await actor_of(self.service, interaction)
        placed = await table_to_place(self.service, answer, actor, table or "")
        first = len(placed.entries)
        await self.service.place(placed, actor, interaction.channel_id or 0, interaction.id)
        await self._conclude(answer, placed, first)

    async def _conclude(self, answer: Answer, table: LiveTable, first: int) -> None:
        """Set the answer where there is none yet: what the entries from `first` on have done."""
        if answer.is_given:
            return
        localized = await localize(self.service, table, answer.locale)
        answer.conclusion, answer.in_play = concluded(localized, table.entries[first:]), table.row.seed is not None

    async def leading(
        self, answer: Answer, action: SeatAction, player: str, person: Any = None, reason: str = ""
    ) -> None:
        """Skip, remove or replace the player of this name at the channel's table.

        Raise `Refusal` for people who may not.
        """
        table = await table_here(self.service, answer)
        actor = await actor_of(self.service, answer.interaction)
        must_lead(table.row, actor)
        localized = await localize(self.service, table, answer.locale)
        seat = seat_called(localized, player)
        interaction, first = answer.interaction.id, len(table.entries)
        if action is SeatAction.SKIP:
            await self.service.skip(table, actor, seat, interaction, reason)
            await self._conclude(answer, table, first)
            return
        if person is not None and person.bot:
            raise Refusal(Why.NOT_A_PERSON)
        if person is None and closes_table(table, seat):
            question = surely_close(localized, actor.person, self.service.clock.now(), reason)
            if question is not None:
                await answer.show(question)
                return
        removed, successor = action is SeatAction.REMOVE, None
        if person is not None:
            successor = (await self.service.people.introduce(person.id, person.display_name)).person
            if table.seat_of(successor) is not None:
                raise Refusal(Why.SEATED_ELSEWHERE)
        if table.seats[seat].person is not None and table.seats[seat].person != actor.person:
            by = None if successor is None else await self.service.people.person(successor)
            await answer.show(surely_change_seat(localized, seat, by, reason, removed=removed))
            return
        await self._change_seat(answer, table, actor, seat, -1 if removed else successor or 0, reason)

    async def _change_seat(
        self, answer: Answer, table: LiveTable, actor: Actor, seat: int, to: int, reason: str, was: int = 0
    ) -> None:
        """Give a seat to a person, or to a computer for 0; take it away for -1.

        Raise `Stale` if another than the person who `was` there sits in it; 0 for anybody.
        """
        localized = await localize(self.service, table, answer.locale)
        whom, first = safe(localized.names[seat]), len(table.entries)
        if to < 0:
            await self.service.remove(table, actor, seat, answer.interaction.id, reason, was=was or None)
        else:
            await self.service.replace(table, actor, seat, to or None, answer.interaction.id, reason, was=was or None)
        if table.row.seed is None:
            answer.conclusion = bot_localizer(answer.locale)("done-remove", whom=whom)
        else:
            await self._conclude(answer, table, first)

    async def invite(self, answer: Answer, player: discord.User) -> None:
        """Invite a person to the lobby in the channel."""
        table, actor = await table_here(self.service, answer), await actor_of(self.service, answer.interaction)
        await self._invite(answer, table, actor, [str(player.id)])

    async def _invite(self, answer: Answer, table: LiveTable, actor: Actor, chosen: Sequence[str]) -> None:
        guests = invitations.guests_of(answer.interaction, chosen)
        await invitations.invite(self.service, self._delivery.conversations, answer, table, actor, guests)


_PANEL_ACTIONS: Final = frozenset({Action.MORE, Action.SETTINGS, Action.INVITE, Action.CALL, Action.WATCH})
"""Buttons of the panels of a lobby that mean nothing once the game has begun."""


def _is_in_lobby_panel(control: TableControl) -> bool:
    """Return whether a control stands in an ephemeral panel of the lobby, and changes the lobby."""
    return isinstance(control, ChangeLobby) or (isinstance(control, TakeAction) and control.action in _PANEL_ACTIONS)


def _still_may(table: LiveTable, actor: Actor, control: ChangeLobby) -> bool:
    """Return whether a person may see the panel with this menu."""
    return control.setting == "computer" or may_lead(table.row, actor)


def _record(answer: Answer, table: LiveTable) -> OutgoingMessage:
    if table.live and table.row.status != Status.FROZEN:
        raise Refusal(Why.RECORD_NOT_YET)
    data = json.dumps(record_of(table), indent=1).encode()
    name = f"{table.game.key}-{table.id}.json"
    bot_text = bot_localizer(answer.locale)
    check = [] if table.live else [row(button(bot_text("button-check"), doing(table, Action.CHECK)))]
    view = container(text(bot_text("record-here")), discord.ui.File(f"attachment://{name}"), *check)
    return OutgoingMessage(view, ((name, data),))


async def _must_see_channel(answer: Answer, table: LiveTable, *, hosts: bool = False) -> None:
    """Raise `Refusal` if who presses a button in private messages does not see the table's channel.

    With `hosts`, also if the bot cannot host a table there.
    """
    interaction, row = answer.interaction, table.row
    if interaction.guild_id is not None or row.guild == PRIVATE:
        return
    if not await may_see(interaction.client, row.guild, row.channel, interaction.user.id):
        raise Refusal(Why.CHANNEL_UNSEEN)
    if hosts and not await can_host(interaction.client, row.guild, row.channel):
        raise Refusal(Why.CANNOT_HOST)


def _own_hand(answer: Answer, table: LiveTable, actor: Actor) -> int | None:
    """Return the id of the person's hand in the private conversation in which they act; None if there is none."""
    seat = table.seat_of(actor.person)
    return None if seat is None or answer.interaction.guild_id is not None else delivery_of(table, seat).message
