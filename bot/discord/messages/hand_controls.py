"""The controls of a hand, laid out so that picture, question and controls fit the screen of a phone."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from discord import ui

from bot.discord.messages import viewport
from bot.discord.messages.choice_menus import MOST_COMPONENTS, confirming, laid_out
from bot.discord.messages.controls import Action, Confirmation, NarrowChoice, SetAutoAnswer
from bot.discord.messages.outgoing import IN_A_ROW, Files, button, components_in, doing, row, text
from bot.discord.messages.story import fits
from bot.presentation.choices import ChoiceMenu
from bot.presentation.hand_text import auto_answers_of
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.render_threads import draw_at
from bot.presentation.story import only_move
from bot.presentation.texts import hand_label
from bot.tables.changes.moving import can_ask_undo, can_undo
from bot.tables.practice import is_practice
from games.core.contract import Choice, Drawn, Move, View
from storage import Status

PICTURE: Final = "hand.png"
"""The file name of a hand's picture."""

Part: TypeAlias = ui.Item[ui.LayoutView]
Button: TypeAlias = ui.Button[ui.LayoutView]


@dataclass(frozen=True, slots=True)
class Asked:
    """What a hand asks its player, as of entry `last`.

    `sure` is the control that is left to confirm, for the move `meant`. `rest` is the digest of a hand that is not
    waited for; such a hand offers no choices.
    """

    localized: LocalizedTable
    seat: int
    offer: ChoiceMenu
    sure: Confirmation | None
    meant: Move | None
    rest: int | None
    last: int

    @property
    def view(self) -> View:
        """The seat's view."""
        return self.offer.seat_view.view

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All legal choices."""
        return self.offer.seat_view.choices

    @property
    def chosen(self) -> Sequence[Choice]:
        """The choices that the picture is about."""
        return self.offer.shown if self.meant is None else (self.meant,)

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return self.view.outcome is not None and self.localized.table.row.status is Status.OVER

    @property
    def is_played_for(self) -> bool:
        """Whether the bot will make the only move."""
        whole = not self.offer.path and not self.sure and bool(self.choices)
        return whole and self.localized.single_options(self.seat) is True


class OtherButtons(NamedTuple):
    """The buttons of a hand that play nothing, each with the same words in every hand.

    `back` takes the last move back. Of the `others`, the first of which shows the hand or all choices again, the
    `sparable` ones are left out where there is no room, the first of them first.
    """

    back: Sequence[Button]
    others: Sequence[Button]
    sparable: Sequence[Button]


async def fitted(
    asked: Asked,
    parts: Sequence[Part],
    asking: Sequence[Part],
    drawn: bytes | None,
    draw: Callable[..., Drawn | None],
) -> tuple[Files, list[Part]]:
    """Return the picture and the controls of a hand, in the most orderly way in which they fit a phone's screen.

    `parts` is the message without controls, of which `asking` has to be seen together with them. Where no way fits, the
    picture is drawn lower, and then moves that it names are put into menus.
    """
    table = asked.localized.table
    shown = 0 if drawn is None else viewport.picture_height(drawn)
    most = MOST_COMPONENTS - components_in(asking[:-1])  # the question, which is last, is allowed for
    files: Files = ()
    controls, over = list[Part](), 0
    layouts = list(_layouts(asked))
    for named in (True, False):
        files = () if drawn is None else ((PICTURE, drawn),)
        for beside, below in layouts:
            room = viewport.HEIGHT - shown - viewport.height([*asking, *below])
            if asked.sure:
                rows = confirming(asked.offer, asked.sure)
            else:
                rows = laid_out(asked.offer, room, beside, named=named, most=most)
            controls = [*rows, *below]
            over = viewport.height(rows) - room
            if over <= 0 and fits([*parts, *controls]):
                return files, controls
        if over > 0 and drawn is not None:
            lowered, pictured = partial(draw, viewport.lowered(drawn, over)), asked.localized.pictured
            lower = await draw_at(table, lowered, pictured=pictured) or drawn
            files = ((PICTURE, lower),)
            over -= shown - viewport.picture_height(lower)
            if over <= 0 and fits([*parts, *controls]):
                break
    return files, controls


def _layouts(asked: Asked) -> Iterator[tuple[Sequence[Button], list[Part]]]:
    """Yield what can stand beside the moves, and what below them, from the most orderly to the closest."""
    offer = asked.offer
    field = any(isinstance(choice, Move) and offer.layout(choice).columns for choice in offer.shown)
    yield from _ways(_bot_answers(asked), _other_buttons(asked), field=field)


def _other_buttons(asked: Asked) -> OtherButtons:
    localized, offer, last = asked.localized, asked.offer, asked.last
    table, bot_text = localized.table, localized.bot_text

    def to_do(label: str, action: Action) -> Button:
        return button(label, doing(table, action, last))

    rules, explain = to_do(bot_text("button-rules"), Action.RULES), to_do(bot_text("button-help"), Action.HELP)
    practice = is_practice(table)  # its post is in the same conversation
    show_table = (
        to_do(bot_text("button-end"), Action.END) if practice else to_do(bot_text("button-table"), Action.TABLE)
    )
    if narrowed := bool(offer.chosen or asked.sure):
        first = button(bot_text("button-back"), NarrowChoice(table.id, asked.view.question))
    else:
        first = to_do(hand_label(table.game, localized.locale), Action.HAND)
    others, sparable = [first, show_table, rules], [rules] if practice else [rules, show_table]
    if asked.choices:
        others.append(explain)
        sparable += [] if narrowed else [first]
    if localized.page and not narrowed:
        others.append(to_do(bot_text("button-touch"), Action.PAGE))
        sparable.append(others[-1])
    back: list[Button] = []
    if can_undo(table, asked.seat):
        back.append(to_do(bot_text("button-undo"), Action.UNDO))
    elif asked.rest is not None and table.undo_request is None and can_ask_undo(table, asked.seat):
        back.append(to_do(bot_text("button-ask-undo"), Action.UNDO))  # others have it below what explains their choices
    if not offer.choices or asked.sure:
        others, back = [*back, *others], []
    return OtherButtons(back, others, sparable)


def _ways(
    auto_answers: Sequence[Part], buttons: OtherButtons, *, field: bool
) -> Iterator[tuple[Sequence[Button], list[Part]]]:
    """Yield what can stand beside the moves, and what below them, leaving sparable buttons out one after the other.

    The last one of these, and what cannot be spared, may stand beside the moves without a row of their own. Beside a
    `field`, which keeps its shape, what the bot answers loses its button at last.
    """
    back, others, sparable = buttons
    yield back, [*auto_answers, row(*others)]
    rows = [part for part in auto_answers if isinstance(part, ui.ActionRow)]
    given = [item for line in rows for item in line.children if isinstance(item, ui.Button)]
    words = [part for part in auto_answers if not isinstance(part, ui.ActionRow)]
    for spared in range(len(sparable) + 1):
        kept = [control for control in others if control not in sparable[:spared]]
        for beside, below in ((back, [*given, *kept]), ((), [*given, *back, *kept])):
            if len(below) <= IN_A_ROW:
                yield beside, [*words, row(*below)]
        if spared >= len(sparable) - 1:
            yield [*given, *back, *kept], words
    if field:
        yield [*back, *(control for control in others if control not in sparable)], words


def _bot_answers(asked: Asked) -> list[Part]:
    """Return what the bot answers or has answered for the player, with the buttons by which they are asked again."""
    localized, bot_text = asked.localized, asked.localized.bot_text
    table, buttons = localized.table, list[Button]()
    given, _ = auto_answers_of(table, asked.seat)
    words = [localized.marked(f"auto-answer-{given}-given")] if given else []
    if given:
        buttons.append(button(bot_text("button-withdraw"), SetAutoAnswer(table.id, asked.view.question)))
    if said := only_move(localized, asked.seat):
        words.append(f"-# {said}")
        buttons.append(button(bot_text("hand-ask-always"), doing(table, Action.ASK_ALWAYS, asked.last)))
    return [*map(text, words), *([row(*buttons)] if buttons else [])]
