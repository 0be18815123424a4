"""The slash commands of the whole catalogue, as Discord receives them: complete in each language, within its limits."""

import dataclasses
import re
from collections.abc import Iterator, Mapping
from itertools import pairwise

import pytest
from discord.app_commands import Group

from bot.discord.commands.tree import (
    GAME_COMMANDS,
    MEHANA_COMMANDS,
    MOST_COMMANDS,
    OPENED,
    OWN_COMMANDS,
    SPARED,
    TABLE_COMMANDS,
    table_commands,
)
from bot.discord.lobby.opening import PLACES
from bot.discord.messages.confirmations import LONGEST_SEAT_REASON
from bot.discord.messages.controls import Action, CloseTable, SeatAction, write
from bot.fake_discord.rules.command_limits import command_problems
from bot.presentation.lobby_text import PACES
from games.core.catalogue import OTHER_COMMANDS, BadGame, find_games
from games.core.contract import AnyGame, fields_of
from games.core.localizer import LOCALES
from games.core.options import fields_of as options_of
from games.core.options import presets_in_order
from storage import Posts
from tests.discord.commands.command_tree import Json, crowded, described, payload_of, tree_of
from tests.discord.harness import each_game
from tests.tables.harness import TableHarness

SUBCOMMAND, STRING, INTEGER, BOOLEAN, USER = 1, 3, 4, 5, 6
MOST = 25
"""Subcommands, arguments and choices in one list."""
NAME = re.compile(r"[-_a-z0-9]{1,32}")
LASTING = ("card", "rank", "season", "history")
FOREIGN = [locale for locale in LOCALES if locale != "en"]


@pytest.fixture
async def group(key: str, harness: TableHarness, games: Mapping[str, AnyGame]) -> Json:
    """Return the command group of one game."""
    payload = await payload_of(tree_of(harness.service, {key: games[key]}))
    return next(command for command in payload if command["name"] == key)


@pytest.fixture
async def mehana(harness: TableHarness) -> Json:
    """Return the group of the bot's own commands."""
    payload = await payload_of(tree_of(harness.service, {}))
    return next(command for command in payload if command["name"] == "mehana")


def by_name(item: Json) -> dict[str, Json]:
    return {option["name"]: option for option in item["options"]}


def in_each_language(item: Json, what: str) -> Iterator[str]:
    """Yield a command's text in every language; a missing translation is an error."""
    yield item[what]
    for locale in FOREIGN:
        yield item[f"{what}_localizations"][locale]


def check_limits(command: Json) -> None:
    assert command_problems([command]) == []
    for path, item in described(command):
        assert NAME.fullmatch(item["name"]), path
        assert all(1 <= len(words) <= 100 for words in in_each_language(item, "description")), path
        assert not item.get("name_localizations"), path
        options, choices = item.get("options", []), item.get("choices", [])
        assert len(options) <= MOST, path
        assert len(choices) <= MOST, path
        assert len({option["name"] for option in options}) == len(options), path
        required = [option.get("required", False) for option in options]
        assert all(before >= after for before, after in pairwise(required)), path
        for choice in choices:
            assert all(1 <= len(words) <= 100 for words in in_each_language(choice, "name")), path
            assert 1 <= len(choice["value"]) <= 100, path


def check_languages(command: Json) -> None:
    for path, item in described(command):
        words = list(in_each_language(item, "description"))
        assert len(set(words)) == len(LOCALES), path
        assert all(re.search("[а-я]", text) for text in words[1:3]), path
        texts = [list(in_each_language(choice, "name")) for choice in item.get("choices", [])]
        for column in zip(*texts, strict=True):
            assert len(set(column)) == len(column), path


@each_game
def test_a_games_commands_keep_within_discords_limits(group: Json) -> None:
    check_limits(group)


@pytest.mark.parametrize("key", find_games())
def test_a_games_commands_are_translated_into_every_language(group: Json) -> None:
    check_languages(group)


def test_the_bots_commands_keep_within_discords_limits(mehana: Json) -> None:
    check_limits(mehana)


def test_the_bots_commands_are_translated_into_every_language(mehana: Json) -> None:
    check_languages(mehana)


async def test_standings_take_game_preset_and_season(harness: TableHarness, games: Mapping[str, AnyGame]) -> None:
    real = {key: game for key, game in games.items() if key not in {"market", "lanterns"}}
    command = next(
        command for command in await payload_of(tree_of(harness.service, real)) if command["name"] == "standings"
    )
    check_limits(command)
    check_languages(command)
    options = by_name(command)
    assert list(options) == ["game", "preset", "season"]
    assert [choice["value"] for choice in options["game"]["choices"]] == list(real)
    assert options["preset"]["autocomplete"]
    assert options["season"]["autocomplete"]
    assert command["contexts"] == [0]


async def test_the_whole_catalogue_goes_into_one_tree(harness: TableHarness, games: Mapping[str, AnyGame]) -> None:
    payload = await payload_of(tree_of(harness.service, games))
    assert [command["name"] for command in payload] == [*games, "standings", "mehana", "play"]
    assert command_problems(payload) == []


@each_game
def test_a_group_has_the_common_commands_and_the_games_own_verbs(
    key: str, group: Json, games: Mapping[str, AnyGame]
) -> None:
    shared = [*GAME_COMMANDS, *table_commands(games[key])]
    verbs = [kind.verb for kind in games[key].vocabulary]
    assert list(by_name(group)) in ([*shared, *verbs], [*shared, "play"])
    assert all(command["type"] == SUBCOMMAND for command in group["options"])


@each_game
def test_open_takes_the_options_of_the_game(key: str, group: Json, games: Mapping[str, AnyGame]) -> None:
    options = by_name(by_name(group)["open"])
    fields = options_of(games[key].Options)
    assert list(options) == [*(field.name for field in fields), *OPENED]
    assert not any(option.get("required") for option in options.values())
    kinds = {"bool": BOOLEAN, "int": INTEGER, "choice": STRING, "set": STRING}
    for field in fields:
        option = options[field.name]
        assert option["type"] == kinds[field.kind]
        if field.kind == "int":
            assert (option["min_value"], option["max_value"]) == (field.least, field.most)
        if field.kind == "choice":
            assert [choice["value"] for choice in option["choices"]] == list(field.choices)
        assert bool(option.get("autocomplete")) == (field.kind == "set")
    offered = {
        "preset": presets_in_order(games[key].Options),
        "place": PLACES,
        "pace": PACES,
        "posts": Posts,
        "language": LOCALES,
    }
    for name, values in offered.items():
        assert [choice["value"] for choice in options[name]["choices"]] == list(values), name


@each_game
def test_what_is_looked_up_must_be_named_and_is_completed(group: Json) -> None:
    [what] = by_name(group)["look"]["options"]
    assert (what["name"], what["type"], what["required"], what["autocomplete"]) == ("what", STRING, True, True)


@each_game
def test_a_verb_takes_the_fields_of_its_move(key: str, group: Json, games: Mapping[str, AnyGame]) -> None:
    commands = by_name(group)
    for kind in games[key].vocabulary:
        if kind.verb not in commands:
            continue
        options = by_name(commands[kind.verb])
        wanted = {
            field.name: field.name not in kind.optional for field in fields_of(kind) if field.name not in kind.implied
        }
        assert {name: option.get("required", False) for name, option in options.items()} == wanted
        assert all(option.get("autocomplete") or option["type"] == BOOLEAN for option in options.values())


async def test_a_game_with_too_many_verbs_has_one_command_for_all(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    many, *_ = await payload_of(tree_of(harness.service, {"crowded": crowded(games["market"])}))
    check_limits(many)
    assert list(by_name(many)) == [*GAME_COMMANDS, *TABLE_COMMANDS, "play"]
    [move] = by_name(many)["play"]["options"]
    assert move["required"]
    assert move["autocomplete"]


def test_the_bots_commands_take_the_arguments_they_need(mehana: Json) -> None:
    commands = by_name(mehana)
    assert set(commands) == {*MEHANA_COMMANDS, *SeatAction, *OWN_COMMANDS, "invite", "place", *LASTING}
    for what in SeatAction:
        seat = by_name(commands[what])["seat"]
        assert (seat["type"], seat["required"], seat["autocomplete"]) == (STRING, True, True)
        assert not by_name(commands[what])["reason"]["required"]
    successor = by_name(commands["replace"])["player"]
    assert (successor["type"], successor["required"]) == (USER, False), "without a player a computer takes over"
    guest = by_name(commands["invite"])["player"]
    assert (guest["type"], guest["required"]) == (USER, True)


@pytest.mark.parametrize(
    ("verbs", "spared", "whole"),
    [(16, (), True), (17, SPARED[:1], True), (18, SPARED[:2], True), (20, SPARED, True), (21, (), False)],
)
def test_a_full_group_leaves_out_commands_that_mehana_or_a_button_offers(
    mehana: Json, games: Mapping[str, AnyGame], verbs: int, spared: tuple[str, ...], *, whole: bool
) -> None:
    """With more verbs still, one command makes all moves, and nothing is left out."""
    kept = table_commands(crowded(games["market"], verbs))
    assert kept == tuple(what for what in TABLE_COMMANDS if what not in spared)
    assert (len(GAME_COMMANDS) + len(kept) + verbs <= MOST_COMMANDS) == whole
    assert {Action.TABLE, Action.RULES} <= set(by_name(mehana)), "commands that are left out first exist under /mehana"


@pytest.mark.parametrize(("most", "spared", "whole"), [(12, 0, True), (11, 1, True), (8, 4, True), (7, 0, False)])
async def test_a_group_has_a_command_for_each_verb_as_long_as_there_is_room(
    harness: TableHarness,
    games: Mapping[str, AnyGame],
    monkeypatch: pytest.MonkeyPatch,
    most: int,
    spared: int,
    *,
    whole: bool,
) -> None:
    monkeypatch.setattr("bot.discord.commands.tree.MOST_COMMANDS", most)
    group = tree_of(harness.service, {"market": games["market"]}).get_command("market")
    assert isinstance(group, Group)
    kept = [what for what in TABLE_COMMANDS if what not in SPARED[:spared]]
    moves = [kind.verb for kind in games["market"].vocabulary] if whole else ["play"]
    assert [command.name for command in group.commands] == [*GAME_COMMANDS, *kept, *moves]


@each_game
async def test_every_command_works_in_servers_and_in_private_messages(
    group: Json, mehana: Json, harness: TableHarness
) -> None:
    *_, play = await payload_of(tree_of(harness.service, {}))
    assert [command["contexts"] for command in (group, mehana, play)] == [[0, 1]] * 3


async def test_two_games_of_the_same_name_are_an_error_at_the_start(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    market = games["market"]
    with pytest.raises(
        BadGame, match=r"stall: its game-name in en.ftl is that of market, 'Market': give it another one"
    ):
        tree_of(harness.service, {"market": market, "stall": dataclasses.replace(market, key="stall")})


def test_no_game_may_have_the_name_of_another_command(harness: TableHarness, games: Mapping[str, AnyGame]) -> None:
    tree = tree_of(harness.service, games)
    assert {command.name for command in tree.get_commands()} - {*games} == OTHER_COMMANDS


async def test_a_reason_fits_into_the_button_that_confirms_what_is_done(mehana: Json) -> None:
    lengths = {
        command["name"]: (option["min_length"], option["max_length"])
        for command in mehana["options"]
        for option in command.get("options", ())
        if option["name"] == "reason"
    }
    assert {least for least, _ in lengths.values()} == {1}
    longest = {name: most for name, (_, most) in lengths.items()}
    assert len(write(CloseTable(10**12, "x" * longest.pop("cancel")))) <= 100
    assert longest.pop("remove") == longest.pop("replace") == LONGEST_SEAT_REASON
    assert set(longest.values()) == {200}, longest
