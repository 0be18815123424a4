"""Messages of random tables: each fits Discord's limits, and every legal move can be made from its player's hand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest
from discord import ui

from bot.discord import phone
from bot.discord.choices import Offer, laid_out
from bot.discord.controls import Control, path_of, read
from bot.discord.lobby import lobby, more
from bot.discord.messages import Draft, Seated, hand, post, shown_table
from bot.discord.primer import rules
from bot.host.table import numbers_right
from bot.standin.limits import message_problems
from bot.standin.model import MessageFlag
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.conformance import sample
from games.core.contract import Move, Pick, vocabulary_of
from games.core.options import fields_of, preset
from games.core.voice import LOCALES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Mapping

    from bot.host.table import LiveTable, Sight
    from games.core.contract import AnyGame
    from games.core.voice import Voice
    from tests.host.house import House

Json = dict[str, Any]

NAMES: Final = ("Ana", "Борис", "_Vera_ **the** @everyone", "Мартин 🎲", "Ioana-Ruxandra din Dumbrăveni", "x" * 32)
BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12
LONGEST_ID: Final = 100
DRAWN_EVERY: Final = 100
"""Moves from one pair of drawn pictures to the next; drawing is slow, and adds the same parts to any message.

In the run of every day they are drawn of the first preset of each game alone.
"""

MANY: Final = 60
SOME: Final = 16
"""How many entries are looked at in the run of every day: of the first preset of a game, and of each further one."""

FITTED: Final = [
    ("durak", "teams-enchanted", 0),
    ("magove", "standard", 0),
    ("hayduti", "parallel", 0),
    ("carcassonne", "standard", 40),
]
"""Tables whose hands are to fit a phone's screen, with the entry from which on they are looked at: Carcassonne's board
grows. Balkans' map is looked at enlarged.
"""
FITTED_EVERY: Final = 20
DEALT: Final = bytes([4]) * 32
"""What these tables are dealt with, so that they are the same ones each time."""
BORDER: Final = 14
"""What the border of a message may take of the screen."""

TABLES: Final = [(key, name) for key, game in find_games().items() for name in game.Options.presets]
each_table = pytest.mark.parametrize(("key", "name"), [*TABLES, ("market", "standard")])
each_game = pytest.mark.parametrize("key", [*find_games(), "market"])


async def lobby_of(house: House, game: AnyGame, name: str, seats: int, *, pictures: bool = False) -> LiveTable:
    """Open a table of a preset with this many people."""
    chosen = preset(game.Options, name)
    options = {field.name: field.write(getattr(chosen, field.name)) for field in fields_of(game.Options)}
    return await house.lobby(*NAMES[:seats], game=game.key, options=options, pictures=pictures)


async def played(
    house: House, table: LiveTable, luck: SeededChance, most: int | None
) -> AsyncIterator[tuple[int, Sight]]:
    """Play a table by chance, to its end or for so many moves; yield, before each, who makes it and what they see."""
    while table.row.status == "playing" and (most is None or table.last < most):
        assert table.play is not None
        acting = table.game.acting(table.play.state)
        seat = acting[luck.below(len(acting))]
        sight = table.look(seat)
        assert sight is not None
        yield seat, sight
        move = sample(sight.choices[luck.below(len(sight.choices))], luck)
        await house.host.move(table, await house.person(NAMES[seat]), move, interaction=house.click())


async def seated(house: House, table: LiveTable, locale: str) -> Seated:
    return Seated(table, await house.host.people_at(table), locale)


def parts(draft: Draft) -> Iterator[Json]:
    """Yield every component of a message, from the top."""
    waiting = list(draft.view.to_components())
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting = [*part.get("components", ()), *waiting]


def controls_of(draft: Draft) -> list[Control]:
    """Return what the controls of a message stand for; each that can be used is one of ours."""
    found = [read(part["custom_id"]) for part in parts(draft) if "custom_id" in part and not part.get("disabled")]
    assert None not in found
    return [control for control in found if control is not None]


def check(draft: Draft, *, controls: bool = True) -> None:
    """Check a message against what Discord takes, and that it has controls, or none."""
    components = draft.view.to_components()
    problems = message_problems({"components": components}, MessageFlag.COMPONENTS_V2, file_count=len(draft.files))
    assert problems == []
    for part in parts(draft):
        assert len(part.get("custom_id", "")) <= LONGEST_ID
        if part["type"] == BUTTON:
            assert 1 <= len(part["label"]) <= 80
        elif part["type"] == MENU:
            assert 1 <= len(part["placeholder"]) <= 150
            assert 1 <= len(part["options"]) <= 25
            assert part["min_values"] <= part["max_values"] <= len(part["options"])
            for option in part["options"]:
                assert 1 <= len(option["label"]) <= 100
                assert 1 <= len(option["value"]) <= 100
        elif part["type"] == TEXT:
            assert part["content"].strip()
        elif part["type"] == GALLERY:
            [item] = part["items"]
            assert 1 <= len(item["description"]) <= 1024
            assert item["media"]["url"] in {f"attachment://{name}" for name, _ in draft.files}
    assert bool(controls_of(draft)) == controls


def check_moves(draft: Draft, table: LiveTable, sight: Sight, voice: Voice) -> None:
    """Check that the controls of a hand offer every legal move and nothing else, each once in one wording."""
    vocabulary = vocabulary_of(table.game.vocabulary)
    single: set[Move] = set()
    picked: dict[int, Json] = {}
    for part in parts(draft):
        control = read(part.get("custom_id", ""))
        if control is None or control.act in {"do", "stand"}:
            continue
        assert (control.table, control.question) == (table.id, sight.view.question)
        if control.act == "move":
            single.add(vocabulary.parse(control.what))
        elif control.act == "menu":
            single |= {vocabulary.parse(option["value"]) for option in part["options"]}
        elif control.act == "step":
            for option in part["options"]:
                single |= behind(path_of(control, [option["value"]]), table, sight, voice)
        else:
            picked[control.number] = part
    moves = [choice for choice in sight.choices if isinstance(choice, Move)]
    assert single == set(Offer(table.game, table.id, sight, voice).distinct(moves))
    picks = {index: choice for index, choice in enumerate(sight.choices) if isinstance(choice, Pick)}
    assert picked.keys() == picks.keys()
    for index, pick in picks.items():
        part = picked[index]
        assert [option["value"] for option in part["options"]] == list(pick.pool)
        assert (part["min_values"], part["max_values"]) == (pick.least, pick.most)
        assert pick.least > 0, "a menu in which nothing is marked cannot be confirmed"


def behind(path: tuple[str, ...], table: LiveTable, sight: Sight, voice: Voice) -> set[Move]:
    """Return the moves offered once the choice is narrowed by a step; no further step may be needed."""
    moves: set[Move] = set()
    for row in laid_out(Offer(table.game, table.id, sight, voice, path)):
        for part in row.to_component_dict()["components"]:
            control = read(str(part.get("custom_id")))
            assert control is not None
            texts = [control.what] if control.act == "move" else [one["value"] for one in part.get("options", ())]
            moves |= {vocabulary_of(table.game.vocabulary).parse(text) for text in texts}
    assert moves
    return moves


@each_table
async def test_every_message_of_a_random_table_fits(
    house: House, games: Mapping[str, AnyGame], key: str, name: str, pytestconfig: pytest.Config
) -> None:
    game, luck = games[key], SeededChance(f"{key} {name}".encode(), 0)
    numbers = numbers_right(game, preset(game.Options, name))
    table = await lobby_of(house, game, name, numbers[luck.below(len(numbers))])
    for locale in LOCALES:
        check(lobby(await seated(house, table, locale)))
    await house.host.start(table, await house.person(NAMES[0]), house.click())
    first, whole = name == next(iter(game.Options.presets)), pytestconfig.option.exhaustive
    most = MANY if first else SOME
    shown, step = 0, 0
    async for seat, sight in played(house, table, luck, None if whole else most):
        drawn = step % DRAWN_EVERY == 0 and (first or whole)
        table.row = msgspec.structs.replace(table.row, pictures=drawn)
        people = await seated(house, table, LOCALES[step % len(LOCALES)])
        draft = await hand(
            people,
            seat,
            table.seats[seat].person,
            place="**Market** · Tavern · <#7> · [to the table](https://discord.com)",
        )
        check(draft)
        check_moves(draft, table, sight, people.plain)
        new = [entry for entry in table.entries if entry.number > shown]
        public = await post(people, new, sight.view.asked)
        check(public)
        assert len(public.files) == drawn
        shown, step = table.last, step + 1
    if table.live:
        assert not whole
        await house.host.cancel(table, await house.person(NAMES[0]), house.click())
    assert not table.live
    for locale in LOCALES:
        people = await seated(house, table, locale)
        check(await post(people, table.entries[-3:], ()))
        for seat in range(len(table.seats)):
            last = await hand(people, seat, table.seats[seat].person)
            over = table.row.status == "over"
            check(last, controls=over)
            assert [control.what for control in controls_of(last)] == (["again"] if over else [])


@pytest.mark.parametrize(("key", "name", "since"), FITTED)
async def test_picture_question_and_controls_of_a_hand_fit_a_phone_in_every_language(
    house: House, games: Mapping[str, AnyGame], key: str, name: str, since: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By reckoning, so in all languages; what is reckoned is measured in a browser, see `tests/browser/test_fits.py`."""
    game, chance = games[key], SeededChance(DEALT, 0)
    monkeypatch.setattr("bot.host.seating.secrets", SimpleNamespace(token_bytes=DEALT.ljust))
    table = await lobby_of(house, game, name, 4, pictures=True)
    await house.host.start(table, await house.person(NAMES[0]), house.click())
    heights: list[int] = []
    while table.live and len(heights) < MANY:
        assert table.play is not None
        seat = table.game.acting(table.play.state)[0]
        sight = table.look(seat)
        assert sight is not None
        if table.last >= since and (table.undoable_by == seat or table.last % FITTED_EVERY == 0):
            # Who can take a move back has most to show.
            for locale in LOCALES:
                draft = await hand(await seated(house, table, locale), seat, table.seats[seat].person)
                heights.append(height_of(draft))
                assert heights[-1] <= phone.HEIGHT + BORDER, draft.view.to_components()
        move = game.judge(sight.view, sight.choices, chance)
        await house.host.move(table, await house.person(NAMES[seat]), move, interaction=house.click())
    assert heights


def height_of(draft: Draft) -> int:
    """Return how high picture, question and controls of a hand stand on a phone; what is above the picture is none."""
    [container] = draft.view.children
    assert isinstance(container, ui.Container)
    shown = list(container.children)
    [drawn] = [place for place, one in enumerate(shown) if isinstance(one, ui.MediaGallery)]
    [(_, png)] = draft.files
    return phone.picture_height(png) + phone.height(shown[drawn + 1 :])


@each_game
async def test_every_state_of_a_table_is_told_in_every_language(
    house: House, games: Mapping[str, AnyGame], key: str
) -> None:
    game = games[key]
    table = await lobby_of(house, game, next(iter(game.Options.presets)), min(game.seats))
    host = await house.person(NAMES[0])
    await house.host.start(table, host, house.click())
    guest = await house.person(NAMES[1])
    steps = [(house.host.pause, host), (house.host.resume, host), (house.host.leave, host), (house.host.cancel, guest)]
    for change, actor in steps:
        await change(table, actor, house.click())
        for locale in LOCALES:
            people = await seated(house, table, locale)
            check(await post(people, table.entries[-1:], ()))
            check(await shown_table(people))
            check(await hand(people, 1, table.seats[1].person), controls=table.live)
            several = len(game.words.rules(table.options, people.plain)) > 1
            check(await rules(people), controls=several or bool(game.words.terms(people.plain)))


async def test_hands_are_revealed_only_in_games_that_hide_them(house: House) -> None:
    menus = {}
    for channel, key in enumerate(("durak", "carcassonne"), start=20):
        table = await house.lobby("Ana", "Boris", game=key, channel=channel)
        menus[key] = "Reveal hands afterwards" in str(more(await seated(house, table, "en")).view.to_components())
    assert menus == {"durak": True, "carcassonne": False}


async def test_a_choice_of_several_values_is_named_once_in_its_menu(house: House) -> None:
    table = await house.lobby("Ana", "Boris", game="durak", options={"enchanted": "6,7"})
    labels = [one["label"] for part in parts(more(await seated(house, table, "en"))) for one in part.get("options", ())]
    assert [label for label in labels if "nchanted ranks" in label] == ["Enchanted ranks: 6"]
    assert "7" in labels


async def test_a_number_that_means_all_is_called_so(house: House) -> None:
    table = await house.lobby("Ana", "Boris", "Vera", game="magove")
    assert "Rounds: all" in str(more(await seated(house, table, "en")).view.to_components())
