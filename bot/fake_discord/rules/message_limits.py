"""Discord's rules for messages that are missing from its OpenAPI description."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.fake_discord.rules.errors import Problem
from bot.fake_discord.world import components as tree
from bot.fake_discord.world.jsontypes import Json, inside, objects
from bot.fake_discord.world.model import MessageFlag

CONTENT = 2000
COMPONENTS = 40
TEXTS = 4000
ROWS = 5
MODAL_PARTS = 5
EMBED_TEXTS = 6000
FILES = 10

_EMBED_TEXTS = (("title",), ("description",), ("footer", "text"), ("author", "name"))


def message_problems(body: Json, flags: MessageFlag, *, file_count: int = 0) -> list[Problem]:
    """Return the mistakes in a message with the parts `body` and the flags `flags`."""
    problems: list[Problem] = []
    content = body.get("content") or ""
    parts: list[Json] = objects(body, "components")
    found = tree.walk_paths(parts, ("components",))
    embeds: list[Json] = objects(body, "embeds")
    for key, have, most in (("content", len(content), CONTENT), ("attachments", file_count, FILES)):
        if have > most:
            problems.append(Problem((key,), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length, not {have}."))
    problems += _embed_problems(embeds)
    if MessageFlag.COMPONENTS_V2 in flags:
        legacy = [key for key in ("content", "embeds", "poll", "sticker_ids") if body.get(key)]
        code, text = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "Must be empty beside V2 components."
        problems += [Problem((key,), code, text) for key in legacy]
        problems += _v2_problems(found)
    else:
        problems += _v1_problems(parts, found)
    return problems + component_problems(found)


def _embed_problems(embeds: Sequence[Json]) -> Iterator[Problem]:
    total = 0
    for embed in embeds:
        for path in _EMBED_TEXTS:
            holder = embed if len(path) == 1 else inside(embed, path[0])
            total += len(holder.get(path[-1]) or "")
        total += sum(len(entry.get("name") or "") + len(entry.get("value") or "") for entry in objects(embed, "fields"))
    if total > EMBED_TEXTS:
        text = f"All embeds together have {total} of {EMBED_TEXTS} letters."
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", text)


def _v1_problems(parts: Sequence[Json], found: Sequence[tree.Found]) -> Iterator[Problem]:
    if len(parts) > ROWS:
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", f"Must be {ROWS} or fewer rows, not {len(parts)}.")
    for path, part in found:
        if part.get("type") in tree.ONLY_V2:
            yield Problem(path, "COMPONENT_TYPE_INVALID", f"Component type {part['type']} needs the flag 1<<15.")


def _v2_problems(found: Sequence[tree.Found]) -> Iterator[Problem]:
    if len(found) > COMPONENTS:
        text = f"{len(found)} components in all; the limit is {COMPONENTS}."
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", text)
    letters = sum(len(str(part["content"])) for _, part in found if part.get("type") == tree.TEXT)
    if letters > TEXTS:
        text = f"{letters} letters of text in all; the limit is {TEXTS}."
        yield Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)


def component_problems(found: Sequence[tree.Found]) -> list[Problem]:
    """Return the mistakes in a walked tree of components, in any message or modal."""
    problems = [
        *_duplicates(found, "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        *_duplicates(found, "id", "COMPONENT_ID_DUPLICATED"),
    ]
    for path, part in found:
        match part.get("type"):
            case tree.ROW:
                problems += _row_problems(path, part)
            case tree.BUTTON:
                problems += _button_problems(path, part)
            case tree.TEXT_INPUT:
                problems += _range_problems(path, part, "min_length", "max_length", 0, 4000)
            case kind if kind in tree.SELECTS:
                problems += _select_problems(path, part)
            case _:
                pass
    return problems


def _duplicates(found: Sequence[tree.Found], key: str, code: str) -> Iterator[Problem]:
    seen: set[Any] = set()
    for path, part in found:
        value = part.get(key)
        if not value:
            continue
        if value in seen:
            yield Problem((*path, key), code, f"{value!r} is used twice in this message.")
        seen.add(value)


def _row_problems(path: tree.Path, row: Json) -> Iterator[Problem]:
    children: list[Json] = objects(row, "components")
    if len(children) > 1 and any(child.get("type") in tree.SELECTS for child in children):
        yield Problem((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A menu must be alone in its row.")


def _button_problems(path: tree.Path, button: Json) -> Iterator[Problem]:
    style = button.get("style")
    wanted = {tree.LINK: "url", tree.PREMIUM: "sku_id"}.get(style or 0, "custom_id")
    for key in ("custom_id", "url", "sku_id"):
        if key == wanted and not button.get(key):
            yield Problem((*path, key), "BASE_TYPE_REQUIRED", f"A button of style {style} needs a {key}.")
        if key != wanted and button.get(key):
            yield Problem((*path, key), "COMPONENT_FIELD_FORBIDDEN", f"A button of style {style} cannot have a {key}.")
    if style != tree.PREMIUM and not (button.get("label") or button.get("emoji")):
        yield Problem((*path, "label"), "BUTTON_COMPONENT_NO_LABEL", "A button needs a label or an emoji.")


def _select_problems(path: tree.Path, select: Json) -> Iterator[Problem]:
    yield from _range_problems(path, select, "min_values", "max_values", 1, 1)
    if select.get("type") != tree.STRING_SELECT:
        return
    options: list[Json] = objects(select, "options")
    least, most = (select.get(key) if select.get(key) is not None else 1 for key in ("min_values", "max_values"))
    for key, value in (("min_values", least), ("max_values", most)):
        if value is not None and value > len(options):
            yield Problem((*path, key), "SELECT_COMPONENT_VALUES", f"{value} of only {len(options)} options.")
    for value, times in Counter(option.get("value") for option in options).items():
        if times > 1:
            text = f"Option {value!r} is there twice."
            yield Problem((*path, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
    chosen = sum(bool(option.get("default")) for option in options)
    if most is not None and chosen > most:
        yield Problem((*path, "options"), "SELECT_COMPONENT_DEFAULTS", f"{chosen} options are chosen; at most {most}.")


def _range_problems(path: tree.Path, part: Json, low: str, high: str, least: int, most: int) -> Iterator[Problem]:
    bottom, top = part.get(low), part.get(high)
    bottom, top = least if bottom is None else bottom, most if top is None else top
    if bottom > top:
        yield Problem((*path, low), "BASE_TYPE_RANGE", f"{low} {bottom} is over {high} {top}.")


def modal_problems(data: Json) -> list[Problem]:
    """Return the mistakes in a modal's `data`; their paths begin at the whole body."""
    parts: list[Json] = objects(data, "components")
    problems = component_problems(tree.walk_paths(parts, ("components",)))
    if not 1 <= len(parts) <= MODAL_PARTS:
        text = f"1 to {MODAL_PARTS} parts, not {len(parts)}."
        problems.append(Problem(("components",), "BASE_TYPE_BAD_LENGTH", text))
    return [under("data", problem) for problem in problems]


def choice_problems(choices: Iterable[Json], option_type: int) -> list[Problem]:
    """Return the mistakes in autocomplete choices for an option of this type (3 string, 4 integer, 10 number)."""
    wanted: Any = {3: str, 4: int, 10: int | float}[option_type]
    problems: list[Problem] = []
    for index, choice in enumerate(choices):
        value = choice.get("value")
        path = ("data", "choices", index, "value")
        if not isinstance(value, wanted) or isinstance(value, bool):
            problems.append(Problem(path, "INVALID_CHOICE", f"{value!r} does not fit an option of type {option_type}."))
        elif isinstance(value, str) and not 1 <= len(value) <= 100:
            problems.append(Problem(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."))
    return problems


def under(key: str | int, problem: Problem) -> Problem:
    """Return the same problem one level deeper."""
    return Problem((key, *problem.path), problem.code, problem.text)
