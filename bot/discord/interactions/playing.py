"""Plays moves made by controls and commands, and answers with the hand as it is afterwards."""

from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any

from bot.discord.delivery.delivery import Delivery
from bot.discord.messages.answer import Answer
from bot.discord.messages.choice_menus import doubted, to_confirm
from bot.discord.messages.controls import MoveControl, NarrowChoice, move_text
from bot.discord.messages.hand import hand, which_move
from bot.discord.messages.outgoing import OutgoingMessage, line
from bot.presentation.choices import ChoiceMenu
from bot.presentation.hand_text import refusal_told
from bot.presentation.localized_table import LocalizedTable, localize
from bot.presentation.texts import Problem
from bot.presentation.typed_moves import typed_moves
from bot.tables.service import TableService
from bot.tables.state.refusal import Stale
from bot.tables.state.table import Actor, LiveTable, SeatView, must_occupy
from games.core.catalogue import localizer_for
from games.core.contract import IllegalMove, Move, vocabulary_of


class Playing:
    """Plays moves and shows hands as answers to interactions."""

    def __init__(self, service: TableService, delivery: Delivery) -> None:
        self._service = service
        self._delivery = delivery

    async def use(
        self, answer: Answer, table: LiveTable, actor: Actor, control: MoveControl, values: Sequence[str]
    ) -> None:
        """Play the move of a used control, or show what is left to choose or confirm.

        A control of an earlier question plays nothing: the present hand is shown with the reason.
        """
        try:
            seat, seat_view = await self._service.look(table, actor)
            view, person = seat_view.view, actor.person
            choices = seat_view.choices if view.question == control.question else ()
            path = control.steps(values) if isinstance(control, NarrowChoice) else ()
            offer = offered(table, SeatView(view, choices), answer.locale, path)
            drawn = partial(hand, seat=seat, reader=person)
            if isinstance(control, NarrowChoice) and offer.choices:
                await self._delivery.answer(answer, table, seat, person, partial(drawn, path=path))
            elif sure := to_confirm(offer, control, values):
                await self._delivery.answer(answer, table, seat, person, partial(drawn, sure=sure))
            else:
                move = vocabulary_of(table.game.vocabulary).parse(move_text(control, values, choices))
                await self.play(answer, table, actor, move, control.question)
        except (Stale, LookupError, ValueError):
            await self._show_present(answer, table, actor, Stale())
        except IllegalMove as problem:
            await self._show_present(answer, table, actor, problem)

    async def play(
        self, answer: Answer, table: LiveTable, actor: Actor, move: Move, question: int | None = None
    ) -> None:
        """Play a move. The answer is the new hand: in the message of the control, else in an ephemeral message."""
        async with self.answering(answer, table, actor):
            await self._service.move(table, actor, move, interaction=answer.interaction.id, question=question)

    async def play_typed(
        self, answer: Answer, table: LiveTable, actor: Actor, kind: type[Move] | None, typed: Mapping[str, Any]
    ) -> None:
        """Play a typed move. Ask first if several legal moves fit, or if the move is wasteful."""
        try:
            await self._play_typed(answer, table, actor, kind, typed)
        except IllegalMove as problem:
            await answer.show(line(refusal_told(await localize(self._service, table, answer.locale), problem)))

    async def _play_typed(
        self, answer: Answer, table: LiveTable, actor: Actor, kind: type[Move] | None, typed: Mapping[str, Any]
    ) -> None:
        seat, seat_view = await self._service.look(table, actor)
        localized = await localize(self._service, table, answer.locale)
        offer = ChoiceMenu(table.game, table.id, seat_view, localized.plain)
        mentions = {
            f"<@{who.discord_id}>": name for who, name in zip(localized.people, localized.names, strict=True) if who
        }
        given = {field: mentions.get(value, value) for field, value in typed.items()}
        move, *others = typed_moves(offer, kind, given, replace(localized, locale=table.row.locale).plain)
        if others:

            async def several(localized: LocalizedTable, *, place: str) -> OutgoingMessage:  # noqa: ARG001
                must_occupy(table, seat, actor.person)
                return which_move(localized, offer, (move, *others))

            await self._delivery.answer(answer, table, seat, actor.person, several)
        elif sure := doubted(offer, str(move)):
            try:
                draw = partial(hand, seat=seat, reader=actor.person, sure=sure)
                await self._delivery.answer(answer, table, seat, actor.person, draw)
            except LookupError as gone:  # another player has moved meanwhile
                raise Stale from gone
        else:
            await self.play(answer, table, actor, move)

    @asynccontextmanager
    async def answering(self, answer: Answer, table: LiveTable, actor: Actor) -> AsyncGenerator[None]:
        """Answer a change of the table with the hand afterwards, if the actor has one."""
        seat = table.seat_of(actor.person)
        if seat is None:
            yield
            return
        typed = answer.interaction.message is None
        async with self._delivery.answering(answer, table, seat, actor.person, fresh=typed):
            yield
            if not typed:
                await answer.nothing()  # acknowledge the act at once: drawing may take longer than Discord waits

    async def show_hand(self, answer: Answer, table: LiveTable, actor: Actor) -> None:
        """Show the hand in an ephemeral message and keep it up to date. Earlier ephemeral hands are deleted."""
        seat, _ = await self._service.look(table, actor)
        await self._delivery.answer(answer, table, seat, actor.person, fresh=True)

    async def show_all(self, answer: Answer, table: LiveTable, actor: Actor) -> None:
        """Show the present hand, with all choices, in the private message whose control was used."""
        seat, _ = await self._service.look(table, actor)
        await self._delivery.answer(answer, table, seat, actor.person)

    async def _show_present(self, answer: Answer, table: LiveTable, actor: Actor, problem: Problem) -> None:
        """Show the present hand, below the reason why the control could not be used.

        It stands in the player's private hand if the control was in one, else in an ephemeral message.
        """
        seat, _ = await self._service.look(table, actor)
        reason = refusal_told(await localize(self._service, table, answer.locale), problem)

        async def draw(localized: LocalizedTable, *, place: str) -> OutgoingMessage:
            return await hand(localized, seat, actor.person, place="\n".join(filter(None, (place, reason))))

        await self._delivery.answer(answer, table, seat, actor.person, draw, fresh=not answer.is_own_message)


def offered(table: LiveTable, seat_view: SeatView, locale: str, path: tuple[str, ...] = ()) -> ChoiceMenu:
    """Return the choices of a seat, worded without names of players."""
    return ChoiceMenu(
        table.game, table.id, seat_view, localizer_for(table.game, locale, [""] * seat_view.view.seats), path
    )
