"""Options: how they are derived from a class, read, written and refused, and their presets."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest

from games.core.options import (
    SHOWN,
    BadOptions,
    OptionField,
    Options,
    fields_of,
    preset,
    preset_of,
    presets_in_order,
    read_options,
)


class HouseRules(Options, frozen=True, kw_only=True):
    teams: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=-2, le=12)] = 3
    bids: Literal["open", "secret"] = "open"
    sets: frozenset[Literal["Robbers", "Messages"]] = frozenset({"Robbers"})

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "standard": {},
        "long": {"rounds": 12},
        "short": {"rounds": 1, "sets": frozenset()},
    }
    first_game: ClassVar[str] = "short"
    only_with: ClassVar[Mapping[str, tuple[str, Any]]] = {"bids": ("teams", True)}


class Boundless(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, msgspec.Meta(ge=1)] = 3


class Worded(Options, frozen=True, kw_only=True):
    name: Annotated[str, msgspec.Meta(min_length=1)] = "x"


TEAMS, ROUNDS, BIDS, SETS = fields_of(HouseRules)


def test_options_follow_from_the_fields_of_the_class() -> None:
    assert fields_of(HouseRules) == (
        OptionField("teams", "bool", default=False),
        OptionField("rounds", "int", 3, least=-2, most=12),
        OptionField("bids", "choice", "open", choices=("open", "secret")),
        OptionField("sets", "set", frozenset({"Robbers"}), choices=("Robbers", "Messages")),
    )
    for kind in (Boundless, Worded):
        with pytest.raises(TypeError, match="needs type int with both bounds"):
            fields_of(kind)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        *((TEAMS, text, True) for text in ("true", " YES ", "on", "1")),
        *((TEAMS, text, False) for text in ("false", "No", "off", "0")),
        *((ROUNDS, text, int(text)) for text in ("-2", " 5", "12")),
        (BIDS, " secret ", "secret"),
        *((SETS, text, frozenset()) for text in ("", "-", "None")),
        (SETS, "ALL", frozenset({"Robbers", "Messages"})),
        (SETS, "messages", frozenset({"Messages"})),
        (SETS, "Messages, robbers", frozenset({"Robbers", "Messages"})),
    ],
)
def test_a_value_is_read_in_any_usual_spelling(option: OptionField, text: str, value: object) -> None:
    assert option.read(text) == value
    assert option.read(option.write(option.read(text))) == value


def test_a_value_is_written_as_it_is_read() -> None:
    assert [TEAMS.write(True), TEAMS.write(False), ROUNDS.write(7), BIDS.write("open")] == [
        "true",
        "false",
        "7",
        "open",
    ]
    assert SETS.write(frozenset({"Messages", "Robbers"})) == "Robbers Messages", "in the order of the class"
    assert SETS.write(frozenset()) == "none"


@pytest.mark.parametrize(
    ("option", "text", "why", "data"),
    [
        (TEAMS, "maybe", "option-not-bool", {}),
        *((ROUNDS, text, "option-not-in-range", {"least": -2, "most": 12}) for text in ("-3", "13", "many", "1.5")),
        (BIDS, "shut", "option-not-a-choice", {"choices": "open, secret"}),
        (SETS, "rain", "option-not-a-choice", {"choices": "none, all, Robbers, Messages"}),
    ],
)
def test_a_wrong_value_is_refused_with_those_allowed(
    option: OptionField, text: str, why: str, data: dict[str, object]
) -> None:
    with pytest.raises(BadOptions) as caught:
        option.read(text)
    assert (caught.value.why, caught.value.data) == (why, {"option": option.name, "text": text, **data})


def test_a_refusal_that_nobody_catches_says_what_is_wrong() -> None:
    assert str(BadOptions("option-not-bool", option="teams")) == "('option-not-bool', {'option': 'teams'})"


def test_only_the_wrong_values_of_a_set_are_named() -> None:
    with pytest.raises(BadOptions) as caught:
        SETS.read("snow robbers rain")
    assert caught.value.data["text"] == "snow rain"


@pytest.mark.parametrize("option", [TEAMS, ROUNDS, BIDS, SETS], ids=lambda option: option.kind)
def test_a_refusal_repeats_only_the_beginning_of_a_long_value(option: OptionField) -> None:
    with pytest.raises(BadOptions) as caught:
        option.read("x" * 500)
    assert caught.value.data["text"] == "x" * SHOWN


def test_options_are_read_by_name_and_the_others_keep_their_defaults() -> None:
    assert read_options(HouseRules, {"rounds": "5", "teams": "yes"}) == HouseRules(rounds=5, teams=True)
    with pytest.raises(BadOptions) as caught:
        read_options(HouseRules, {"rounds": "5", "y" * 500: "6"})
    assert caught.value.why == "option-unknown"
    assert caught.value.data == {"option": "y" * SHOWN, "choices": "teams, rounds, bids, sets"}


def test_the_preset_for_a_first_game_is_offered_first() -> None:
    assert presets_in_order(HouseRules) == ("short", "standard", "long")


def test_options_are_recognised_as_a_preset() -> None:
    for name in HouseRules.presets:
        assert preset_of(preset(HouseRules, name)) == name
    assert preset_of(HouseRules(rounds=7)) == ""


def test_an_option_applies_beside_the_value_that_it_needs() -> None:
    assert [HouseRules(teams=teams).applies("bids") for teams in (False, True)] == [False, True]
    assert HouseRules().applies("rounds")
