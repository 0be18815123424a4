"""What the page of a table shows one person: the question, the choices, the news, and the words of its controls."""

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from bot.presentation import story
from bot.presentation.choices import ChoiceMenu
from bot.presentation.hand_text import asked_line, auto_answers_of, is_away, place_taken
from bot.presentation.lesson_end import lesson_end
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.texts import hand_label
from bot.tables.changes.moving import can_ask_undo, can_undo
from bot.tables.changes.seating import may_start
from bot.tables.practice import is_practice
from bot.tables.state.replay import TAKES_BACK
from bot.tables.state.table import Actor, LiveTable, SeatView
from games.core.contract import PUBLIC, Audience, Choice, Move, Page, Pick, View
from storage import Entry, EntryKind, Status

MOST_WORDED: Final = 24
"""Choices that are worded with the question; of more, each is worded when it is looked at."""
PICKING: Final = "+"
"""The end of a pick's key."""
ANSWERS: Final = frozenset({EntryKind.AGREE_UNDO, EntryKind.REFUSE_UNDO})
"""Kinds of entries that answer a request to take moves back."""
MOST_NEWS: Final = 40
"""Lines of news that are sent at once; earlier ones are left out."""


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """One name of a pick's pool in words."""

    name: str
    label: str
    about: str = ""


class ScreenChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that the person may do; `move` is its key (see `key_of`).

    `label`, `about` and `doubt` are empty until they are worded. A pick has a `pool`, of which `least` to `most` are
    taken; `whole_piles` is as in `Layout`. A ready move `takes` names, and `pick` is the key of the pick from which it
    takes them, if there is one. `rare` choices, such as giving up, are kept apart from the others; `plain` ones have a
    button even where a picture has a region for them; `confirmed` ones are armed by their button; `pictured` ones are
    seen in a picture once they are armed, so that `about` says enough.
    """

    move: str
    label: str = ""
    about: str = ""
    doubt: str = ""
    heading: str = ""
    pool: tuple[Item, ...] = ()
    least: int = 0
    most: int = 0
    whole_piles: bool = False
    takes: tuple[str, ...] = ()
    pick: str = ""
    rare: bool = False
    plain: bool = False
    confirmed: bool = False
    pictured: bool = False


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the table, for the list beside the picture."""

    name: str
    asked: bool = False
    you: bool = False


class AutoAnswerOffer(msgspec.Struct, frozen=True):
    """An auto-answer that is in force (`given`), or could be set."""

    key: str
    label: str
    given: bool = False


class Screen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person sees besides the pictures, as of entry `entry`. `called` tells whether the table waits for them.

    `holds` is their hand in words, `shown` the table. `undo` and `ask_undo` tell whether they may take their last move
    back, or ask the others to agree to it. `undo_request` is such a request that they have to answer; `undo_waits` says
    whom theirs waits for, `undo_answer` what came of it. The `news` replace all that were told before if they are
    `retold`: something was taken back since.
    `single_options` is whether their only option is played for them, None if they have several now or none;
    `first_answered` tells of it where that was done just now, for the first time. `others` is how many other tables
    wait for them, told while this one does not. `review` is whether they may have their moves reviewed, `start` whether
    they may start the table.
    """

    entry: int
    question: int
    status: Status
    ask: str
    called: bool
    seats: tuple[Seat, ...]
    news: tuple[str, ...] = ()
    tip: str = ""
    holds: str = ""
    shown: str = ""
    choices: tuple[ScreenChoice, ...] = ()
    undo: bool = False
    ask_undo: bool = False
    undo_request: str = ""
    undo_waits: str = ""
    undo_answer: str = ""
    retold: bool = False
    away: bool = False
    auto_answers: tuple[AutoAnswerOffer, ...] = ()
    single_options: bool | None = None
    first_answered: str = ""
    others: int = 0
    review: bool = False
    start: bool = False


def audience_of(table: LiveTable, person: int) -> Audience:
    """Return as whom a person sees a table: their seat, or the public."""
    seat = table.seat_of(person)
    return PUBLIC if seat is None else seat


def choice_menu(localized: LocalizedTable, seat_view: SeatView) -> ChoiceMenu:
    """Return what a seat may choose from, in the words of this table."""
    return ChoiceMenu(localized.table.game, localized.table.id, seat_view, localized.plain)


def offered(menu: ChoiceMenu) -> tuple[Choice, ...]:
    """Return the choices of the page: one of those with the same effect, unless each is touched by itself."""
    seen: dict[Choice, Choice] = {}
    for choice in menu.choices:
        if isinstance(choice, Move) and not menu.layout(choice).touched_apart:
            seen.setdefault(menu.canonical(choice), choice)
        else:
            seen[choice] = choice
    return tuple(seen.values())


def key_of(choice: Choice) -> str:
    """Return the text by which the page names a choice: that of a move, or of a pick that takes nothing and a plus."""
    return str(choice) if isinstance(choice, Move) else f"{choice.make(())}{PICKING}"


def worded(menu: ChoiceMenu, choice: Choice, *, heading: bool = False) -> ScreenChoice:
    """Return a choice with its words, without the key by which the pictures of messages name it."""
    words = menu.words(choice)
    label = words.label.removeprefix(f"{words.key} · ")
    made = msgspec.structs.replace(_unworded(menu, choice), label=label, about=words.about)
    if isinstance(choice, Pick):
        pool = tuple(Item(name, menu.item(name), menu.gloss(name) or "") for name in menu.pool(choice))
        return msgspec.structs.replace(
            made,
            pool=pool,
            least=choice.least,
            most=choice.most,
            whole_piles=menu.game.text.layout(choice.kind).whole_piles,
        )
    heading_of = words.heading if heading else ""
    return msgspec.structs.replace(made, doubt=words.doubt, heading=heading_of, rare=menu.is_rare(choice))


def taken_by(move: Move) -> tuple[str, ...]:
    """Return the names that a move takes, if it is of a kind that a `Pick` can make."""
    names = getattr(move, move.__struct_fields__[-1]) if move.__struct_fields__ else ()
    return cast("tuple[str, ...]", names) if isinstance(names, tuple) else ()


def _taken(menu: ChoiceMenu, move: Move) -> tuple[tuple[str, ...], str]:
    """Return the names that a ready move takes, and the key of the pick from which it does; empty if there is none.

    A move that stands for taking all takes the whole pool.
    """
    taken = taken_by(move)
    if not taken:
        return (), ""
    for pick in menu.choices:
        if isinstance(pick, Pick) and pick.kind is type(move):
            if pick.fits(move):
                return taken, key_of(pick)
            if menu.canonical(pick.make(pick.pool)) == move:
                return pick.pool, key_of(pick)
    return taken, ""


def _unworded(menu: ChoiceMenu, choice: Choice) -> ScreenChoice:
    kind = choice.kind if isinstance(choice, Pick) else type(choice)
    layout = menu.game.text.layout(kind)
    ready = isinstance(choice, Move)
    takes, pick = _taken(menu, choice) if ready else ((), "")
    return ScreenChoice(
        key_of(choice),
        takes=takes,
        pick=pick,
        rare=layout.by_button,
        plain=layout.plain,
        confirmed=layout.confirmed and ready,
        pictured=isinstance(choice, menu.game.text.by_picture),
    )


def _in_sight(menu: ChoiceMenu, offers: Sequence[Choice], choices: Sequence[ScreenChoice]) -> tuple[ScreenChoice, ...]:
    """Return the choices of these offers; if all that answer the question are rare, none of them is."""
    answers = [isinstance(offer, Pick) or not menu.is_anytime(offer) for offer in offers]
    if not all(choice.rare for choice, answer in zip(choices, answers, strict=True) if answer):
        return tuple(choices)
    return tuple(
        msgspec.structs.replace(choice, rare=choice.rare and not answer)
        for choice, answer in zip(choices, answers, strict=True)
    )


def screen(
    localized: LocalizedTable, audience: Audience, seat_view: SeatView, since: int, tip: str = "", first: int = 0
) -> Screen:
    """Return what an audience sees; `since` is the first entry whose news it has not been told, of those from `first`.

    Once something was taken back, the news from `first` on are told again, without it.
    """
    table, view, public = localized.table, seat_view.view, localized.table.look(PUBLIC)
    assert public is not None, "the table has begun"
    playing = table.row.status is Status.PLAYING
    seated = audience != PUBLIC
    choices = seat_view.choices if playing and seated and not is_away(table, audience) else ()
    menu = choice_menu(localized, seat_view)
    shown = offered(menu) if choices else ()
    few = len(shown) <= MOST_WORDED
    called = playing and audience in view.asked
    request = table.undo_request if playing and seated else None
    to_answer = request is not None and audience not in {request.seat, *request.agreed}
    retold = any(entry.kind in TAKES_BACK for entry in table.entries[since:])
    return Screen(
        entry=table.last,
        question=view.question,
        status=table.row.status,
        ask=_ask(localized, audience, view, choices),
        called=called,
        seats=tuple(
            Seat(name, asked=playing and seat in view.asked, you=seat == audience)
            for seat, name in enumerate(localized.names)
        ),
        news=news(localized, audience, first if retold else since),
        tip=tip,
        holds=table.game.text.hand(view, choices, localized.plain) if seated else "",
        shown=story.table_in_words(localized, public.view, localized.plain),
        choices=_in_sight(
            menu,
            shown,
            [worded(menu, choice) if few or isinstance(choice, Pick) else _unworded(menu, choice) for choice in shown],
        ),
        undo=playing and seated and can_undo(table, audience),
        ask_undo=seated and can_ask_undo(table, audience),
        undo_request="\n".join(story.undo_asked(localized, request)) if request is not None and to_answer else "",
        undo_waits=story.undo_waiting(localized) if request is not None and request.seat == audience else "",
        undo_answer="\n".join(_undo_answer(localized, audience, since)),
        retold=retold,
        away=seated and is_away(table, audience),
        auto_answers=_auto_answers(localized, audience) if seated else (),
        single_options=localized.single_options(audience) if choices else None,
        first_answered=story.only_move(localized, audience) if seated else "",
    )


def before_play(localized: LocalizedTable, actor: Actor) -> Screen:
    """Return what a person sees of a table that has no state: in its lobby, or if it cannot be replayed."""
    table = localized.table
    waiting = table.row.status is Status.LOBBY
    made = _only_words(localized, "refusal-not-started" if waiting else f"hand-{table.row.status}")
    return msgspec.structs.replace(made, start=waiting and may_start(table, actor))


def failed(localized: LocalizedTable) -> Screen:
    """Return what everybody sees of a table that its game fails to show."""
    return _only_words(localized, "table-failed")


def _only_words(localized: LocalizedTable, key: str) -> Screen:
    table, ask = localized.table, localized.bot_text(key)
    return Screen(table.last, -1, table.row.status, ask, called=False, seats=tuple(map(Seat, localized.names)))


def _undo_answer(localized: LocalizedTable, seat: int, since: int) -> list[str]:
    """Return what others have answered to a seat's requests to take moves back, from entry `since` on, in lines."""
    entries = localized.table.entries
    asked = [entry for entry in entries if entry.kind is EntryKind.ASK_UNDO]

    def answers(entry: Entry) -> bool:
        request = next((request for request in reversed(asked) if request.number < entry.number), None)
        return entry.kind in ANSWERS and entry.seat != seat and request is not None and request.seat == seat

    return story.bot_line(localized, [entry for entry in entries[max(0, since) :] if answers(entry)])


def _ask(localized: LocalizedTable, audience: Audience, view: View, choices: Sequence[Choice]) -> str:
    table = localized.table
    if not table.live and is_practice(table):
        return lesson_end(localized)
    if audience != PUBLIC and is_away(table, audience):
        return localized.bot_text("hand-substitute", button=hand_label(table.game, localized.locale))
    if table.row.status is Status.OVER:
        return "\n".join((*place_taken(localized, view), *story.won(localized)))
    if audience != PUBLIC:
        return asked_line(localized, view, choices)
    if table.row.status is Status.PLAYING:
        return table.game.text.ask(view, (), localized.marked)
    return localized.bot_text(f"hand-{table.row.status}")


def news(localized: LocalizedTable, audience: Audience, since: int) -> tuple[str, ...]:
    """Return what happened from entry `since` on, in lines: what everybody knows, and what this seat alone learned."""
    entries = localized.table.entries[max(0, since) :]
    lines = story.told(localized, entries) if audience == PUBLIC else story.told_in_order(localized, entries, audience)
    return tuple(lines[-MOST_NEWS:])


def _auto_answers(localized: LocalizedTable, seat: int) -> tuple[AutoAnswerOffer, ...]:
    given, possible = auto_answers_of(localized.table, seat)
    if given:
        return (AutoAnswerOffer(given, localized.marked(f"auto-answer-{given}-given"), given=True),)
    return tuple(AutoAnswerOffer(key, localized.plain(f"auto-answer-{key}")) for key in possible)


def rules_of(localized: LocalizedTable) -> Sequence[Page]:
    """Return the pages of the rules of this table."""
    return localized.table.game.text.rules(localized.table.options, localized.plain)
