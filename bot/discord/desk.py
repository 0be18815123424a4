"""What people can ask for at a table, whichever way they ask: by a control or by a command."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import discord

from bot.discord import controls, messages
from bot.discord.controls import Control
from bot.discord.messages import Draft, Seated
from bot.discord.words import Problem, house_voice, told_kindly
from bot.host.record import record_of
from bot.host.refusal import Refusal, Stale
from games.core.catalogue import voice_for
from games.core.contract import IllegalMove, vocabulary_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.answer import Answer, Interaction
    from bot.host.host import Host
    from bot.host.table import Actor, LiveTable
    from games.core.contract import AnyGame, Choice, Move


class Desk:
    """Turns requests into calls of the host, and results into answers."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def actor(self, interaction: Interaction) -> Actor:
        """Return who asks: the person, their language, and whether they moderate."""
        user = interaction.user
        moderator = interaction.guild_id is not None and await self._moderates(interaction)
        return await self.host.greet(user.id, user.display_name, interaction.locale.value, moderator=moderator)

    async def _moderates(self, interaction: Interaction) -> bool:
        if interaction.permissions.manage_channels:
            return True
        role = await self.host.journal.moderator_role(interaction.guild_id or 0)
        return isinstance(interaction.user, discord.Member) and any(one.id == role for one in interaction.user.roles)

    async def seated(self, table: LiveTable, locale: str) -> Seated:
        """Return the table with its people, for one language."""
        return Seated(table, await self.host.people_at(table), locale)

    # Controls

    async def control(self, answer: Answer, control: Control, values: Sequence[str]) -> None:
        """Carry out what a used control stands for."""
        if control.act == "own":
            await self.own_data(answer, control.what)
            return
        actor = await self.actor(answer.interaction)
        table = await self.host.table(control.table)
        answer.game = table.game
        if control.act == "do":
            await self.do(answer, table, actor, control.what)
            return
        try:
            _, answer.sight = await self.host.look(table, actor)
            choices = answer.sight.choices if answer.sight.view.question == control.question else ()
            if control.act == "step":
                await self._step(answer, table, actor, controls.path_of(control, values), choices)
                return
            if sure := controls.to_confirm(table.game, control, values, choices):
                await self._change(answer, table, actor, sure=sure)
                return
            move = vocabulary_of(table.game.vocabulary).parse(controls.chosen(control, values, choices))
            await self.play(answer, table, actor, move, control.question)
        except (Stale, LookupError, ValueError):
            await self._show_present(answer, table, actor, Stale())
        except IllegalMove as problem:
            await self._show_present(answer, table, actor, problem)

    async def _step(
        self, answer: Answer, table: LiveTable, actor: Actor, path: Sequence[str], choices: Sequence[Choice]
    ) -> None:
        """Narrow the choice in the very message; nothing is played."""
        if not controls.narrowed(table.game, choices, path):
            raise Stale
        await self._change(answer, table, actor, path=path)

    async def _change(
        self, answer: Answer, table: LiveTable, actor: Actor, *, path: Sequence[str] = (), sure: Control | None = None
    ) -> None:
        seat, _ = await self.host.look(table, actor)
        seated = await self.seated(table, answer.locale)
        place = "" if answer.private else messages.place_line(seated, answer.interaction.client)
        await answer.change(await messages.hand(seated, seat, place=place, path=path, sure=sure))

    async def play(
        self, answer: Answer, table: LiveTable, actor: Actor, move: Move, question: int | None = None
    ) -> None:
        """Make a move and answer: quietly beside a private message, with the new hand where the hand stands here."""
        await self.host.move(table, actor, move, interaction=answer.interaction.id, question=question)
        if answer.private:
            await answer.change(await self._hand(table, actor, answer.locale))
        elif answer.interaction.type is discord.InteractionType.component:
            await answer.nothing()
        else:
            await answer.say("done")

    async def _show_present(self, answer: Answer, table: LiveTable, actor: Actor, problem: Problem) -> None:
        """Show what counts now to somebody whose control is out of date, under the reason."""
        reason = told_kindly(problem, answer.locale, table.game, answer.sight)
        draft = await self._hand(table, actor, answer.locale, reason)
        await (answer.change(draft) if answer.private else answer.show(draft))

    async def _hand(self, table: LiveTable, actor: Actor, locale: str, place: str = "") -> Draft:
        seat, _ = await self.host.look(table, actor)
        return await messages.hand(await self.seated(table, locale), seat, place=place)

    async def do(self, answer: Answer, table: LiveTable, actor: Actor, what: str) -> None:
        """Do one of the things that are the same at every table."""
        number = answer.interaction.id
        match what:
            case "join":
                await self.host.join(table, actor, number)
            case "leave":
                await self.host.leave(table, actor, number)
            case "computer":
                await self.host.add_computer(table, actor, number)
            case "start":
                await self.host.start(table, actor, number)
            case "undo":
                await self.host.undo(table, actor, number)
            case "pause":
                await self.host.pause(table, actor, number)
            case "resume":
                await self.host.resume(table, actor, number)
            case "cancel":
                await self.host.cancel(table, actor, number)
            case "hand":
                await answer.show(await self._hand(table, actor, answer.locale))
                return
            case "table":
                seated = await self.seated(table, answer.locale)
                await answer.show(
                    messages.lobby(seated) if table.row.seed is None else await messages.shown_table(seated)
                )
                return
            case "rules":
                await answer.show(messages.rules(await self.seated(table, answer.locale)))
                return
            case "record":
                await self._record(answer, table)
                return
            case "again":
                await self.host.open_again(table, actor, number)
            case _:
                raise Stale
        if answer.interaction.type is discord.InteractionType.component:
            await answer.nothing()
        else:
            await answer.say("done")

    async def _record(self, answer: Answer, table: LiveTable) -> None:
        if table.live and table.row.status != "frozen":
            raise Refusal("record-not-yet")
        data = json.dumps(record_of(table), indent=1).encode()
        name = f"{table.game.key}-{table.id}.json"
        view = messages.container(
            messages.text(house_voice(answer.locale)("record-here")),
            discord.ui.File(f"attachment://{name}"),
        )
        await answer.show(Draft(view, ((name, data),)))

    async def leading(self, answer: Answer, what: str, seat: int, person: Any = None) -> None:
        """Do something to a seat of the channel's table: skip, remove or replace its player."""
        table = await self.table_here(answer)
        actor = await self.actor(answer.interaction)
        number = answer.interaction.id
        match what:
            case "skip":
                await self.host.skip(table, actor, seat, number)
            case "remove":
                await self.host.remove(table, actor, seat, number)
            case _:
                successor = None
                if person is not None:
                    if person.bot:
                        raise Refusal("not-a-person")
                    successor = (await self.host.introduce(person.id, person.display_name)).person
                await self.host.replace(table, actor, seat, successor, number)
        await answer.say("done")

    async def own_data(self, answer: Answer, what: str) -> None:
        """Tell what is kept about people, hand somebody their own data, or forget them."""
        user, house = answer.interaction.user, house_voice(answer.locale)
        match what:
            case "privacy":
                await answer.say("privacy")
            case "export":
                data = json.dumps(await self._kept_about(user.id), indent=1, ensure_ascii=False).encode()
                view = messages.container(messages.text(house("export-here")), discord.ui.File("attachment://me.json"))
                await answer.show(Draft(view, (("me.json", data),)))
            case "forget":
                sure = controls.button(
                    house("button-forget"), Control("own", -1, what="forgotten"), discord.ButtonStyle.danger
                )
                await answer.show(Draft(messages.container(messages.text(house("forget-sure")), controls.row(sure))))
            case _:
                await self.host.forget(await self.actor(answer.interaction), user.id)
                await answer.change(messages.line(house("forgotten")))

    async def _kept_about(self, user: int) -> dict[str, Any]:
        """Return all that is held about a person, as plain data."""
        tables: list[dict[str, Any]] = []
        for row, seat in await self.host.journal.tables_of(user):
            record = await self.host.journal.load(row.id)
            entries = () if record is None else record.entries
            moves = [{"at": one.at, "what": f"{one.kind} {one.body}"} for one in entries if one.seat == seat]
            tables.append({"table": row.id, "game": row.game, "channel": row.channel, "seat": seat, "entries": moves})
        person = await self.host.journal.person(user)
        known = None if person is None else {"name": person.name, "language": person.locale}
        return {"discord_id": user, "person": known, "tables": tables}

    async def table_here(self, answer: Answer, game: AnyGame | None = None) -> LiveTable:
        """Return the table of the channel in which somebody asks. Raise `Refusal` if there is none of this game."""
        table = await self.host.table_in(answer.interaction.channel_id or 0)
        if game is not None and table.game.key != game.key:
            if not table.live:
                raise Refusal("no-table-here")
            raise Refusal("other-game", game=voice_for(table.game, answer.locale)("game-name"))
        answer.game = table.game
        return table
