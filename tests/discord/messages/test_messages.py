"""Messages of random tables: each keeps Discord's limits, and every legal move can be made from its player's hand."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Final

import msgspec
import pytest
from discord import ui

from bot.discord.learning.rules_pages import rules
from bot.discord.lobby.menus import settings
from bot.discord.messages import viewport
from bot.discord.messages.choice_menus import laid_out
from bot.discord.messages.controls import (
    Action,
    ChooseMove,
    NarrowChoice,
    PickItems,
    PlayMove,
    SetAutoAnswer,
    TakeAction,
    confirming_pick,
    read,
)
from bot.discord.messages.hand import hand
from bot.discord.messages.lobby import lobby
from bot.discord.messages.outgoing import OutgoingMessage
from bot.discord.messages.post import post
from bot.presentation.choices import PAGE, ChoiceMenu
from bot.tables.ended.reviews import reviewable
from bot.tables.state.table import LiveTable, SeatView
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.contract import AnyGame, Move, Pick, vocabulary_of
from games.core.legality import is_legal
from games.core.localizer import LOCALES, Localizer
from games.core.options import preset
from tests.discord.harness import (
    NAMES,
    Json,
    begun_of,
    check,
    controls_of,
    each_game,
    lobby_of,
    parts,
    played,
    seat_view_of,
    seated,
)
from tests.tables.harness import TableHarness

DRAWN_EVERY: Final = 100
"""Moves from one pair of drawn pictures to the next; drawing is slow, and adds the same parts to any message.

A normal run draws only the first preset of each game.
"""

MANY: Final = 40
SOME: Final = 12
"""How many entries a normal run checks: of the first preset of a game, and of each further one."""

FITTED: Final = [
    ("durak", "teams-enchanted", 0),
    ("magove", "standard", 0),
    ("hayduti", "parallel", 0),
    ("carcassonne", "standard", 40),
]
"""Tables whose hands must fit a phone's screen, with the entry from which they are checked: Carcassonne's board grows.

Balkans' map is looked at enlarged.
"""
FITTED_EVERY: Final = 20
DEALT: Final = bytes([4]) * 32
"""The seed of these tables, so that they are the same each time."""
BORDER: Final = 14
"""Height of a message's border on the screen."""

TABLES: Final = [(key, name) for key, game in find_games().items() for name in game.Options.presets]
each_table = pytest.mark.parametrize(("key", "name"), [*TABLES, ("market", "standard")])


def check_moves(draft: OutgoingMessage, table: LiveTable, seat_view: SeatView, localizer: Localizer) -> None:
    """Check that a hand's controls offer each move that is to be offered, once, and no other; each is legal."""
    vocabulary = vocabulary_of(table.game.vocabulary)
    single: set[Move] = set()
    picked: dict[int, Json] = {}
    for part in parts(draft):
        control = read(part.get("custom_id", ""))
        if control is None or isinstance(control, TakeAction | SetAutoAnswer):
            continue
        assert isinstance(control, PlayMove | ChooseMove | NarrowChoice | PickItems)
        assert (control.table, control.question) == (table.id, seat_view.view.question)
        if isinstance(control, PlayMove):
            single.add(vocabulary.parse(control.move))
        elif isinstance(control, ChooseMove):
            single |= {vocabulary.parse(option["value"]) for option in part["options"]}
        elif isinstance(control, NarrowChoice):
            for path in ways(part, control):
                single |= behind(path, table, seat_view, localizer)
        else:
            picked[control.choice] = part
    offer = ChoiceMenu(table.game, table.id, seat_view, localizer)
    assert single == set(offer.distinct(choice for choice in offer.choices if isinstance(choice, Move)))
    assert all(is_legal(move, seat_view.choices) for move in single)
    picks = {seat_view.choices.index(choice): choice for choice in offer.choices if isinstance(choice, Pick)}
    assert picked.keys() == picks.keys()
    for index, pick in picks.items():
        part = picked[index]
        assert [option["value"] for option in part["options"]] == list(offer.pool(pick))
        assert sorted(offer.pool(pick)) == sorted(pick.pool)
        assert (part["min_values"], part["max_values"]) == (pick.least, pick.most)
        assert pick.least > 0, "a menu without defaults cannot be confirmed"


def ways(part: Json, control: NarrowChoice) -> list[tuple[str, ...]]:
    """Return the paths to which a button or menu leads."""
    return [control.steps([option["value"]]) for option in part["options"]] if "options" in part else [control.steps()]


def behind(
    path: tuple[str, ...], table: LiveTable, seat_view: SeatView, localizer: Localizer, further: bool = True
) -> set[Move]:
    """Return the moves offered after a step has narrowed the choice or turned a page, which leads to one more step."""
    moves: set[Move] = set()
    for row in laid_out(ChoiceMenu(table.game, table.id, seat_view, localizer, path)):
        for part in row.to_component_dict()["components"]:
            match read(str(part.get("custom_id"))):
                case PlayMove(_, _, text):
                    moves.add(vocabulary_of(table.game.vocabulary).parse(text))
                case ChooseMove():
                    options = part.get("options", ())
                    moves |= {vocabulary_of(table.game.vocabulary).parse(option["value"]) for option in options}
                case NarrowChoice() as control if further and path[0].startswith(PAGE):
                    for onward in ways(part, control):
                        moves |= (
                            set() if onward[0].startswith(PAGE) else behind(onward, table, seat_view, localizer, False)
                        )
                case _:
                    pass
    assert moves
    return moves


@pytest.mark.long(2)
@each_table
async def test_every_message_of_a_random_table_fits(
    harness: TableHarness, games: Mapping[str, AnyGame], key: str, name: str, pytestconfig: pytest.Config
) -> None:
    game, rng = games[key], SeededChance(f"{key} {name}".encode(), 0)
    numbers = game.numbers(preset(game.Options, name))
    table = await lobby_of(harness, game, name, numbers[rng.below(len(numbers))])
    for locale in LOCALES:
        check(lobby(await seated(harness, table, locale)))
    await harness.service.start(table, await harness.person(NAMES[0]), harness.click())
    first, whole = name == next(iter(game.Options.presets)), pytestconfig.option.exhaustive
    most = MANY if first else SOME
    shown, step = 0, 0
    async for seat, seat_view in played(harness, table, rng, None if whole else most):
        drawn = step % DRAWN_EVERY == 0 and (first or whole)
        table.row = msgspec.structs.replace(table.row, pictures=drawn)
        people = await seated(harness, table, LOCALES[step % len(LOCALES)])
        draft = await hand(
            people,
            seat,
            table.seats[seat].person,
            place="**Market** · Tavern · <#7> · [to the table](https://discord.com)",
        )
        check(draft)
        check_moves(draft, table, seat_view, people.plain)
        new = [entry for entry in table.entries if entry.number > shown]
        public = await post(people, new, seat_view.view.asked)
        check(public)
        assert len(public.files) == drawn
        shown, step = table.last, step + 1
    if table.live:
        assert not whole
        await harness.service.cancel(table, await harness.person(NAMES[0]), harness.click())
    assert not table.live
    for locale in LOCALES:
        people = await seated(harness, table, locale)
        check(await post(people, table.entries[-3:], ()))
        for seat in range(len(table.seats)):
            last = await hand(people, seat, table.seats[seat].person)
            over = table.row.status == "over"
            check(last)
            shown = [
                getattr(control, "action", None) or getattr(control, "step", None) for control in controls_of(last)
            ]
            assert shown == [*([Action.AGAIN, "open"] if over else []), *(["review"] if reviewable(table) else [])]


@pytest.mark.long(3)
@pytest.mark.parametrize(("key", "name", "since"), FITTED)
async def test_picture_question_and_controls_of_a_hand_fit_a_phone_in_every_language(
    harness: TableHarness,
    games: Mapping[str, AnyGame],
    key: str,
    name: str,
    since: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Heights are computed, hence in all languages; `tests/browser/test_fits.py` compares them with a browser.

    However little room there is, a button that plays nothing has the same name in every hand.
    """
    game, chance = games[key], SeededChance(DEALT, 0)
    monkeypatch.setattr("bot.tables.service.secrets", SimpleNamespace(token_bytes=DEALT.ljust))
    table = await begun_of(harness, game, name, 4, pictures=True)
    heights: list[int] = []
    names: dict[tuple[str, Action], set[str]] = {}
    while table.live and len(heights) < MANY:
        seat = table.game.acting(table.play.state)[0]
        seat_view = table.look(seat)
        if table.last >= since and (table.undoable_by == seat or table.last % FITTED_EVERY == 0):
            # A player who can undo has most to show.
            for locale in LOCALES:
                draft = await hand(await seated(harness, table, locale), seat, table.seats[seat].person)
                heights.append(height_of(draft))
                assert heights[-1] <= viewport.HEIGHT + BORDER, draft.view.to_components()
                for part in parts(draft):
                    if isinstance(control := read(part.get("custom_id", "")), TakeAction):
                        names.setdefault((locale, control.action), set()).add(part["label"])
        move = game.heuristic(seat_view.view, seat_view.choices, chance)
        await harness.move(table, NAMES[seat], move)
    assert heights
    assert not {whose: labels for whose, labels in names.items() if len(labels) > 1}
    assert {(locale, Action.HELP) for locale in LOCALES} <= {*names}


def height_of(draft: OutgoingMessage) -> int:
    """Return the height of picture, question and controls of a hand on a phone, without the text above the picture."""
    [container] = draft.view.children
    assert isinstance(container, ui.Container)
    shown = list(container.children)
    [drawn] = [place for place, item in enumerate(shown) if isinstance(item, ui.MediaGallery)]
    [(_, png)] = draft.files
    return viewport.picture_height(png) + viewport.height(shown[drawn + 1 :])


@each_game
async def test_every_state_of_a_table_is_told_in_every_language(
    harness: TableHarness, games: Mapping[str, AnyGame], key: str
) -> None:
    game = games[key]
    table = await lobby_of(harness, game, next(iter(game.Options.presets)), min(game.seats))
    owner = await harness.person(NAMES[0])
    await harness.service.start(table, owner, harness.click())
    guest = await harness.person(NAMES[1])
    steps = [
        (harness.service.pause, owner),
        (harness.service.resume, owner),
        (harness.service.leave, owner),
        (harness.service.cancel, guest),
    ]
    for change, actor in steps:
        await change(table, actor, harness.click())
        for locale in LOCALES:
            people = await seated(harness, table, locale)
            check(await post(people, table.entries[-1:], ()))
            check(await post(people, ()))
            check(await hand(people, 1, table.seats[1].person), controls=table.live)
            several = len(game.text.rules(table.options, people.plain)) > 1
            check(await rules(people), controls=several or bool(game.text.terms(people.plain)))


async def test_revealing_hands_is_offered_only_in_games_that_hide_them(harness: TableHarness) -> None:
    menus = {}
    for channel, key in enumerate(("durak", "carcassonne"), start=20):
        table = await harness.lobby("Ana", "Boris", game=key, channel=channel)
        menus[key] = "Hands at the end" in str(settings(await seated(harness, table, "en")).view.to_components())
    assert menus == {"durak": True, "carcassonne": False}


async def test_a_choice_of_several_values_has_one_name_in_its_menu(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris", game="durak", options={"enchanted": "6,7"})
    labels = [
        option["label"]
        for part in parts(settings(await seated(harness, table, "en")))
        for option in part.get("options", ())
    ]
    assert [label for label in labels if "nchanted" in label] == ["Enchanted: 6"]
    assert "7" in labels


async def test_what_is_chosen_of_a_pick_is_summed_up_before_it_is_confirmed(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", game="market")
    seat_view = seat_view_of(table)
    [pick] = (choice for choice in seat_view.choices if isinstance(choice, Pick))
    goods = pick.pool[:2]
    sure = confirming_pick(
        PickItems(table.id, seat_view.view.question, seat_view.choices.index(pick)), pick, list(goods)
    )
    people = await seated(harness, table, "en")
    told = str((await hand(people, 0, table.seats[0].person, sure=sure)).view.to_components())
    assert f"worth {sum(map(int, goods))} together" in told


async def test_a_menu_of_which_nothing_is_chosen_says_so_in_few_words(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris", game="durak")
    shown = [part.get("placeholder") for part in parts(settings(await seated(harness, table, "en")))]
    assert "Enchanted: none" in shown


async def test_a_number_that_means_all_is_called_all(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris", "Vera", game="magove")
    assert "Rounds: all" in str(settings(await seated(harness, table, "en")).view.to_components())


async def test_however_little_room_there_is_a_lesson_can_be_ended_and_a_step_taken_back(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewport, "HEIGHT", 0)
    table = await harness.lesson(find_games()["durak"])
    localized, seat_view = await seated(harness, table, "en"), table.look(0)
    for path in ((), (seat_view.choices[0].verb,)):
        draft = await hand(localized, 0, table.seats[0].person, path=path)
        assert actions_of(draft) & {Action.END, Action.RULES} == {Action.END}
        controls = [read(part.get("custom_id", "")) for part in parts(draft)]
        assert (NarrowChoice(table.id, seat_view.view.question) in controls) is bool(path)


async def test_controls_close_up_where_they_do_not_fit_before_the_picture_is_lowered(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.playing("Ana", "Boris", game="durak", pictures=True)
    [seat] = table.look(0).view.asked
    localized = await seated(harness, table, "en")

    async def held(height: int) -> OutgoingMessage:
        monkeypatch.setattr(viewport, "HEIGHT", height)
        return await hand(localized, seat, table.seats[seat].person)

    roomy = await held(10_000)
    needed = height_of(roomy)
    assert {Action.HAND, Action.TABLE, Action.RULES, Action.HELP} <= actions_of(roomy)
    exact, closer = await held(needed), await held(needed - 1)
    assert exact.view.to_components() == roomy.view.to_components()
    assert height_of(closer) < needed
    assert exact.files == closer.files == roomy.files


def actions_of(draft: OutgoingMessage) -> set[Action]:
    controls = [read(part.get("custom_id", "")) for part in parts(draft)]
    return {control.action for control in controls if isinstance(control, TakeAction)}


async def test_a_hand_in_words_is_shown_however_little_room_there_is(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewport, "HEIGHT", 0)
    table = await harness.playing("Ana", "Boris", game="durak", pictures=False)
    [seat] = table.look(0).view.asked
    draft = await hand(await seated(harness, table, "en"), seat, table.seats[seat].person)
    check(draft)
    assert not draft.files
