"""What a player can do now: each choice, what it does and what it costs."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.presentation.choices import ChoiceMenu
from bot.presentation.hand_text import auto_answers_of
from bot.presentation.localized_table import LocalizedTable
from bot.tables.changes.moving import can_ask_undo, can_undo
from bot.tables.state.table import SeatView
from games.core.contract import Choice, Move, Pick
from games.core.localizer import Localizer
from storage import Status

LONGEST_EXPLANATION: Final = 3500
"""Characters of an explanation."""


SIDE_BY_SIDE: Final = 8
"""Choices that are named if they share a sentence."""


NAMED_AT_MOST: Final = 2
"""Up to this many choices that share a sentence are named before it."""


@dataclass
class _Told:
    """Lines about the choices of one kind, and how many lines had to be left out at the end."""

    lines: list[str] = field(default_factory=list[str])
    left_out: int = 0


def explanation(localized: LocalizedTable, seat: int, seat_view: SeatView) -> list[str]:
    """Return what a seat can do now in paragraphs, a sentence for each choice, from what its own view shows."""
    table, bot_text = localized.table, localized.bot_text
    playing = table.row.status is Status.PLAYING
    choices = seat_view.choices if playing else ()
    offer = ChoiceMenu(table.game, table.id, seat_view, localized.plain)
    ask = table.game.text.ask(seat_view.view, choices, localized.marked) if playing else bot_text("help-not-playing")
    about_bot = (_auto_answers, _single_options, _bot_actions)
    besides = [line for about in about_bot for line in about(localized, seat)] if playing else []
    kinds = list(_kinds(offer, offer.choices, bot_text)) if playing else []
    head = "\n".join(filter(None, (f"## {bot_text('help-title')}", ask, "" if choices else bot_text("help-nothing"))))
    room = LONGEST_EXPLANATION - len(head) - 1 - sum(len(line) + 1 for line in besides)
    return [
        part
        for part in (
            head,
            _fitted(kinds, room, bot_text),
            "\n".join(besides),
        )
        if part
    ]


def _kinds(offer: ChoiceMenu, choices: Sequence[Choice], bot_text: Localizer) -> Iterable[_Told]:
    """Yield the lines about each kind of choice, in the order of the choices.

    Of many moves in one menu, each with a sentence of its own there, only the first are named.
    """
    moves = offer.distinct(choice for choice in choices if isinstance(choice, Move))
    for verb in dict.fromkeys(choice.verb for choice in choices):
        told = _Told()
        alike: dict[tuple[str, str], list[Move]] = {}
        for move in moves:
            if move.verb == verb:
                words = offer.words(move)
                alike.setdefault((words.about, words.heading), []).append(move)
        own = (heading for (sentence, heading), same in alike.items() if sentence and not offer.words(same[0]).key)
        sentences = Counter(own)
        listed = [heading for heading, number in sentences.items() if number > SIDE_BY_SIDE]
        told.lines += [
            _of_moves(offer, sentence, heading, same)
            for (sentence, heading), same in alike.items()
            if heading not in listed
        ]
        for heading in listed:
            inside = [move for (_, other), same in alike.items() if other == heading for move in same]
            told.lines.append(_of_moves(offer, bot_text("help-in-menu"), heading, inside))
        for choice in choices:
            if isinstance(choice, Pick) and choice.verb == verb:
                told.lines.append(_said(f"**{offer.words(choice).label}**", offer.words(choice).about))
                named = (
                    f"- {offer.item(name)}: {gloss}" for name in offer.pool(choice) if (gloss := offer.gloss(name))
                )
                told.lines += dict.fromkeys(named)
        yield told


def _of_moves(offer: ChoiceMenu, sentence: str, heading: str, moves: Sequence[Move]) -> str:
    """Return the line about moves that share a sentence: for many with long names the sentence comes first.

    What the picture names has that name, as on its button, if it is more than a number.
    """
    shown, more = moves[:SIDE_BY_SIDE], " …" if len(moves) > SIDE_BY_SIDE else ""
    words = [offer.words(move) for move in shown]
    telling = bool(sentence) and all(word.key and not word.key.isdecimal() for word in words)
    if sentence and len(moves) > NAMED_AT_MOST and not telling:
        which = " · ".join(word.key or word.label for word in words)
        return f"**{heading}** {sentence}\n-# {which}{more}"
    names = [word.key if telling else word.label for word in words]
    return _said(" · ".join(f"**{name}**" for name in names) + more, sentence)


def _said(named: str, sentence: str) -> str:
    """Return what something does behind its name, as a sentence that ends."""
    if not sentence:
        return named
    return f"{named}: {sentence}{'' if sentence[-1] in '.!?…' else '.'}"


def _fitted(kinds: list[_Told], room: int, bot_text: Localizer) -> str:
    """Return all lines as one text of at most `room` characters; the longest lists are cut first and say so."""
    kinds = [told for told in kinds if told.lines]
    while len(text := "\n".join(line for told in kinds for line in _lines(told, bot_text))) > room and kinds:
        longest = max(kinds, key=lambda told: (len(told.lines), sum(map(len, told.lines))))
        longest.lines.pop()
        longest.left_out += 1
        if not longest.lines:
            kinds.remove(longest)
    return text


def _lines(told: _Told, bot_text: Localizer) -> list[str]:
    return [*told.lines, *([f"-# {bot_text('help-more', count=told.left_out)}"] if told.left_out else [])]


def _auto_answers(localized: LocalizedTable, seat: int) -> list[str]:
    """Return the lines about the auto-answers that have a button."""
    table = localized.table
    given, offered = auto_answers_of(table, seat)
    return [
        _said(f"**{localized.plain(f'auto-answer-{answer.key}')}**", localized.bot_text("help-auto-answers"))
        for answer in table.game.auto_answers
        if answer.key in {given, *offered}
    ]


def _single_options(localized: LocalizedTable, seat: int) -> list[str]:
    """Return the line about having single options played, for players who have one now."""
    bot_text, played = localized.bot_text, localized.single_options(seat)
    if played is None:
        return []
    if played:
        return [_said(f"**{bot_text('hand-ask-always')}**", bot_text("help-ask-always"))]
    return [_said(f"**{bot_text('hand-play-single-options')}**", bot_text("help-single-options"))]


def _bot_actions(localized: LocalizedTable, seat: int) -> list[str]:
    """Return the lines about buttons that every game has."""
    asks = can_ask_undo(localized.table, seat)
    if not asks and not can_undo(localized.table, seat):
        return []
    label = localized.bot_text("button-ask-undo" if asks else "button-undo")
    return [_said(f"**{label}**", localized.bot_text("command-undo"))]
