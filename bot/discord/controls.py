"""Controls: buttons and menus whose ids say all, so that any of them works after a restart.

An id is `act:table:…` in ASCII, at most 100 characters. A single move stands there as its text form, which the contract
keeps short and which stays true where the list of moves changes within a question; subsets stand as places:

- `move:TABLE:QUESTION:TEXT` — a button that makes the move with this text form;
- `menu:TABLE:QUESTION:N` — a menu whose values are text forms of moves;
- `pick:TABLE:QUESTION:N` — a menu whose values are names from the pool of the N-th legal choice;
- `sure:TABLE:QUESTION:N:MARK` — a button that makes the N-th legal choice, a `Pick` whose chosen names were shown
  before: MARK holds their places in its pool, and what tells that pool from another;
- `step:TABLE:QUESTION:PATH` — a menu or button that only narrows the choice: PATH is a verb and the values chosen so
  far, between slashes, to which a menu adds its value; empty, it shows the whole choice again;
- `do:TABLE:WHAT:N` — anything else: join, leave, computer, start, rules, hand, table, record. For a hand, N is the
  number of the entry up to which its message tells, so that the message can be found again;
- `own:WHAT` — something about oneself and no table.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Literal, TypeAlias

import discord
import msgspec
from discord import ui

from games.core.contract import Move, Pick

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.host.table import Sight
    from games.core.contract import AnyGame, Choice, Layout
    from games.core.voice import Voice

Act: TypeAlias = Literal["move", "menu", "pick", "sure", "step", "do", "own"]

MOST_ROWS = 25
"""Options in one menu."""
MOST_COMPONENTS = 28
"""What the controls of moves may count; with text, pictures and the other buttons a message stays within 40."""
FEW = 5
"""Up to this many single moves are buttons in one row instead of a menu."""


class Control(msgspec.Struct, frozen=True):
    """What a control's id says."""

    act: Act
    table: int
    question: int = -1
    what: str = ""
    number: int = -1


def write(control: Control) -> str:
    """Return the id of a control."""
    match control.act:
        case "move" | "step":
            return f"{control.act}:{control.table}:{control.question}:{control.what}"
        case "sure":
            return f"sure:{control.table}:{control.question}:{control.number}:{control.what}"
        case "own":
            return f"own:{control.what}"
        case "do":
            return f"do:{control.table}:{control.what}:{control.number}"
        case "menu" | "pick":
            return f"{control.act}:{control.table}:{control.question}:{control.number}"


def read(custom_id: str) -> Control | None:
    """Return what an id says, or None if it is none of ours."""
    act, _, rest = custom_id.partition(":")
    parts = rest.split(":", 2)
    try:
        match act:
            case "move" | "step":
                return Control(act, int(parts[0]), int(parts[1]), parts[2])
            case "menu" | "pick":
                return Control(act, int(parts[0]), int(parts[1]), number=int(parts[2]))
            case "sure":
                number, _, mark = parts[2].partition(":")
                return Control(act, int(parts[0]), int(parts[1]), mark, int(number))
            case "own":
                return Control("own", -1, what=parts[0])
            case "do":
                return Control("do", int(parts[0]), what=parts[1], number=int(parts[2]))
            case _:
                return None
    except (ValueError, IndexError):
        return None


Item: TypeAlias = "ui.ActionRow[ui.LayoutView]"


def button(
    label: str, control: Control, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ui.Button[ui.LayoutView]:
    """Return a button that says `label`."""
    return ui.Button(label=label[:80], custom_id=write(control), style=style)


def row(*items: ui.Item[ui.LayoutView]) -> Item:
    """Return items side by side."""
    return ui.ActionRow(*items)


def for_choices(game: AnyGame, table: int, sight: Sight, voice: Voice, path: Sequence[str] = ()) -> list[Item]:
    """Return the controls that make each of the moves in `sight`, in rows: menus first, then buttons.

    `path` is what was chosen step by step to narrow the choices to these.
    """
    moves = distinct(game, (choice for choice in sight.choices if isinstance(choice, Move)), sight, voice)
    picks = [(index, choice) for index, choice in enumerate(sight.choices) if isinstance(choice, Pick)]
    singles = moves if len(moves) <= FEW else [move for move in moves if _alone(move, moves)]
    placed = [move for move in moves if game.words.layout(type(move)).columns and move not in singles]
    buttons = [_move_button(game, table, sight, move, voice) for move in singles]
    rows = [row(*buttons[start : start + FEW]) for start in range(0, len(buttons), FEW)]
    menus: list[Item] = [_pick_menu(game, table, sight, index, pick, voice) for index, pick in picks]
    listed = [move for move in moves if move not in singles and move not in placed]
    menus += _menus(game, table, sight, listed, voice, path, len(menus))
    grid = _grid(game, table, sight, placed)
    if _size([*rows, *menus, *grid]) > MOST_COMPONENTS:
        menus += _menus(game, table, sight, placed, voice, path, len(menus))
        grid = []
    return _within([*grid, *rows, *menus])


def distinct(game: AnyGame, moves: Iterable[Move], sight: Sight, voice: Voice) -> list[Move]:
    """Return the first of all moves of one kind that are told in the same words: to a person they are one."""
    found: dict[tuple[str, str], Move] = {}
    for move in moves:
        found.setdefault((move.verb, game.words.label(move, sight.view, voice)), move)
    return list(found.values())


def _menus(
    game: AnyGame, table: int, sight: Sight, moves: Sequence[Move], voice: Voice, path: Sequence[str], number: int
) -> list[Item]:
    """Return menus of moves under their headings; `number` menus stand before them."""
    headings: dict[str, list[Move]] = {}
    for move in moves:
        headings.setdefault(game.words.menu(move, sight.view, voice), []).append(move)
    menus: list[Item] = []
    for heading, members in headings.items():
        if (step := _next_step(game, members[0], path)) is not None:
            menus += _step_menus(game, table, sight, heading, members, step, path, number + len(menus), voice)
            continue
        for part in _parts(members):
            menus.append(_move_menu(game, table, sight, heading, part, number + len(menus), voice))
    return menus


def _grid(game: AnyGame, table: int, sight: Sight, moves: Sequence[Move]) -> list[Item]:
    """Return buttons that say the number of a place, in the rows the places have."""
    lines: dict[tuple[str, int], list[ui.Button[ui.LayoutView]]] = {}
    for move in moves:
        place = int(getattr(move, move.__struct_fields__[-1]))
        control = Control("move", table, sight.view.question, str(move))
        line = (place - 1) // game.words.layout(type(move)).columns
        lines.setdefault((move.verb, line), []).append(button(str(place), control))
    return [row(*line) for line in lines.values()]


def _size(rows: Iterable[Item]) -> int:
    return sum(1 + len(one.children) for one in rows)


def _within(rows: Sequence[Item]) -> list[Item]:
    """Return the rows that fit beside text and pictures: what is left out can be typed. Menus come above buttons."""
    kept: list[Item] = []
    for one in rows:
        if _size([*kept, one]) <= MOST_COMPONENTS:
            kept.append(one)
    return sorted(kept, key=lambda one: isinstance(one.children[0], ui.Button))


def _next_step(game: AnyGame, move: Move, path: Sequence[str]) -> str | None:
    """Return the field to be asked next, or None where the rest is chosen at once."""
    done = max(0, len(path) - 1)
    steps = game.words.layout(type(move)).steps
    return steps[done] if done < len(steps) else None


def _step_menus(
    game: AnyGame,
    table: int,
    sight: Sight,
    heading: str,
    members: Sequence[Move],
    step: str,
    path: Sequence[str],
    number: int,
    voice: Voice,
) -> list[Item]:
    values = list(dict.fromkeys(str(getattr(move, step)) for move in members))
    menus: list[Item] = []
    for start in range(0, len(values), MOST_ROWS):
        part = values[start : start + MOST_ROWS]
        options = [
            discord.SelectOption(label=game.words.item(value, sight.view, voice)[:100], value=value) for value in part
        ]
        # A number tells apart the menus of one verb: ids must differ within a message.
        way = "/".join((*(path or (members[0].verb,)), f"@{number + len(menus)}"))
        custom_id = write(Control("step", table, sight.view.question, way))
        menus.append(row(ui.Select(custom_id=custom_id, placeholder=heading[:150], options=options)))
    return menus


def path_of(control: Control, values: Sequence[str]) -> tuple[str, ...]:
    """Return the path a used step leads to: empty to see the whole choice again."""
    parts = [part for part in control.what.split("/") if part and not part.startswith("@")]
    return (*parts, *values)


def narrowed(game: AnyGame, choices: Sequence[Choice], path: Sequence[str]) -> tuple[Choice, ...]:
    """Return the choices that a path leads to; all of them for an empty one."""
    if not path:
        return tuple(choices)
    verb, *values = path
    return tuple(
        choice
        for choice in choices
        if isinstance(choice, Move) and choice.verb == verb and _starts(choice, game.words.layout(type(choice)), values)
    )


def _starts(move: Move, layout: Layout, values: Sequence[str]) -> bool:
    return all(str(getattr(move, step)) == value for step, value in zip(layout.steps, values, strict=False))


def _alone(move: Move, moves: Iterable[Move]) -> bool:
    return sum(other.verb == move.verb for other in moves) == 1


def _parts(members: Sequence[Move]) -> Iterable[Sequence[Move]]:
    return (members[start : start + MOST_ROWS] for start in range(0, len(members), MOST_ROWS))


def _move_button(game: AnyGame, table: int, sight: Sight, move: Move, voice: Voice) -> ui.Button[ui.LayoutView]:
    first = next(choice.verb for choice in sight.choices)
    suggested = move.verb == first and sight.view.audience in sight.view.asked
    style = discord.ButtonStyle.primary if suggested else discord.ButtonStyle.secondary
    label = game.words.label(move, sight.view, voice)
    return button(label, Control("move", table, sight.view.question, str(move)), style)


def _move_menu(
    game: AnyGame, table: int, sight: Sight, heading: str, part: Sequence[Move], number: int, voice: Voice
) -> Item:
    options = [
        discord.SelectOption(label=game.words.label(move, sight.view, voice)[:100], value=str(move)) for move in part
    ]
    custom_id = write(Control("menu", table, sight.view.question, number=number))
    return row(ui.Select(custom_id=custom_id, placeholder=heading[:150], options=options))


def _pick_menu(game: AnyGame, table: int, sight: Sight, index: int, pick: Pick, voice: Voice) -> Item:
    options = [
        discord.SelectOption(label=game.words.item(name, sight.view, voice)[:100], value=name)
        for name in pick.pool[:MOST_ROWS]
    ]
    custom_id = write(Control("pick", table, sight.view.question, number=index))
    heading = game.words.label(pick, sight.view, voice)
    most = min(pick.most, len(options))
    return row(
        ui.Select(
            custom_id=custom_id, placeholder=heading[:150], options=options, min_values=pick.least, max_values=most
        )
    )


def to_confirm(game: AnyGame, control: Control, values: Sequence[str], choices: Sequence[Choice]) -> Control | None:
    """Return the control that makes what was chosen, where that is to be confirmed and fits."""
    if control.act != "pick":
        return None
    pick = choices[control.number]
    if not isinstance(pick, Pick) or not game.words.layout(pick.kind).confirmed or not pick.fits(pick.make(values)):
        return None
    places = sum(1 << place for place, name in enumerate(pick.pool) if name in values)
    mark = f"{places:x}.{_digest(pick)}"
    return msgspec.structs.replace(control, act="sure", what=mark)


def confirmed(control: Control, choices: Sequence[Choice]) -> Move:
    """Return the move that `to_confirm` showed. Raise `LookupError` if the choice is no longer what it was."""
    pick = choices[control.number]
    places, _, digest = control.what.partition(".")
    if not isinstance(pick, Pick) or digest != _digest(pick):
        raise LookupError(control.number)
    return pick.make(name for place, name in enumerate(pick.pool) if int(places, 16) >> place & 1)


def for_confirming(game: AnyGame, control: Control, sight: Sight, voice: Voice) -> list[Item]:
    """Return the one button that makes what was chosen, in the words of that move."""
    label = game.words.label(confirmed(control, sight.choices), sight.view, voice)
    return [row(button(label, control, discord.ButtonStyle.primary))]


def _digest(pick: Pick) -> str:
    return hashlib.blake2b(repr(pick).encode(), digest_size=6).hexdigest()


def chosen(control: Control, values: Sequence[str], choices: Sequence[Choice]) -> str:
    """Return the text form of the move that a used control stands for. Raise `LookupError` if it no longer can."""
    if control.act == "move":
        return control.what
    if control.act == "menu":
        return values[0]
    if control.act == "sure":
        return str(confirmed(control, choices))
    pick = choices[control.number]
    if not isinstance(pick, Pick):
        raise LookupError(control.number)  # noqa: TRY004 - the choice is gone, the type is not wrong
    return str(pick.make(values))
