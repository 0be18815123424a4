"""The card and board data, loaded and checked. A wrong file is refused with the line and the reason.

`hayduti-cards.toml` is the one place for numbers printed on cards and boards. Who owns the game may correct them there;
`load` tells what does not fit together. Each entry says where its values come from (`source`).
"""

from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from games.core import data_files

FILE: Final = Path(__file__).parent / "hayduti-cards.toml"

Stat: TypeAlias = Literal["nabor", "deynost", "boyna"]
Colour: TypeAlias = Literal["green", "blue", "red", "yellow"]
Mark: TypeAlias = Literal["", "silver", "gold"]
Origin: TypeAlias = Literal["rulebook", "transcribed", "reconstructed"]
Source: TypeAlias = Origin | dict[str, Origin]
Ability: TypeAlias = Literal[
    "",
    "group_bonus",
    "peek_to_field",
    "remove_zaptie",
    "extra_actions",
    "ignore_first_zaptie",
    "exposed_bonus",
    "keep_from_group",
    "group_when_broken",
    "keep_when_broken",
    "take_when_broken",
]
Copies: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Cost: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=60)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Strength: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Target: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=30)]
Change: TypeAlias = Annotated[int, msgspec.Meta(ge=-10, le=10)]
Hand: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]
STATS: Final[tuple[Stat, ...]] = ("nabor", "deynost", "boyna")
COLOURS: Final[tuple[Colour, ...]] = ("green", "blue", "red", "yellow")


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source


class Expect(_Entry, frozen=True, forbid_unknown_fields=True):
    """Sums that the cards must add up to."""

    cards: int
    hayduts: int
    voyvodas: int
    deytsi: int
    zaptie: int
    silver: int
    gold: int


class Table(_Entry, frozen=True, forbid_unknown_fields=True):
    """Numbers of the set-up and the scoring."""

    field_size: Annotated[int, msgspec.Meta(ge=1, le=25)]
    start_value: Annotated[int, msgspec.Meta(ge=1, le=20)]
    leader_points: Number
    min_group_size: Annotated[int, msgspec.Meta(ge=1, le=10)]
    start_hands: tuple[Hand, Hand, Hand, Hand, Hand, Hand]


class Board(_Entry, frozen=True, forbid_unknown_fields=True):
    """The strength that it `costs` to reach each of the `values` of a stat."""

    values: Annotated[tuple[int, ...], msgspec.Meta(min_length=1)]
    costs: tuple[int, ...]


class Uprising(_Entry, frozen=True, forbid_unknown_fields=True):
    """Targets by number of players for 2, 3, and 4 or more rotations, and what each difficulty adds."""

    short: dict[str, Target]
    medium: dict[str, Target]
    long: dict[str, Target]
    easy: Change
    normal: Change
    hard: Change


class Hayduts(_Entry, frozen=True, forbid_unknown_fields=True):
    """The kinds of hayduts: every contribution in every strength and colour."""

    contributions: tuple[Stat, ...]
    strengths: Annotated[tuple[Strength, ...], msgspec.Meta(min_length=1)]
    colours: tuple[Colour, ...]
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Voyvoda(_Entry, frozen=True, forbid_unknown_fields=True):
    """A rank of voyvodas."""

    cost: Cost
    points: Number
    copies: Copies
    mark: Mark


class Zaptie(_Entry, frozen=True, forbid_unknown_fields=True):
    """A strength of zaptie."""

    strength: Strength
    copies: Copies
    mark: Mark


class Deets(_Entry, frozen=True, forbid_unknown_fields=True):
    """A deets. The file explains abilities, pre-scoring improvements and scoring conditions."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z]{1,20}$")]
    name: Annotated[dict[Literal["en", "bg", "ru", "ro"], str], msgspec.Meta(min_length=4)]
    cost: Cost
    mark: Mark
    ability: Ability
    prescore: Literal["", "nabor", "deynost", "boyna", "each", "choice"]
    scoring: Literal["", "if_leader", "per_led_stat", "per_deets", "per_voyvoda"]
    points: Number = 0
    stat: Stat | Literal[""] = ""
    applies_to: Stat | Literal["", "any"] = ""
    min_size: Number = 0
    bonus: Number = 0
    threshold: Number = 0
    actions: Number = 0
    keep: Number = 0
    extra_keep: Number = 0
    take: Number = 0

    def rises(self, stat: Stat) -> bool:
        """Whether this deets improves a stat before scoring, without anybody's choice."""
        return self.prescore in {stat, "each"}


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    format: Literal[1]
    expect: Expect
    table: Table
    board: Board
    uprising: Uprising
    hayduts: Hayduts
    voyvoda: tuple[Voyvoda, ...]
    zaptie: tuple[Zaptie, ...]
    deets: tuple[Deets, ...]


_NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "group_bonus": ("applies_to", "min_size", "bonus"),
    "extra_actions": ("threshold", "actions"),
    "exposed_bonus": ("extra_keep",),
    "keep_from_group": ("keep",),
    "keep_when_broken": ("keep",),
    "take_when_broken": ("take",),
    "if_leader": ("stat", "points"),
    "per_led_stat": ("points",),
    "per_deets": ("points",),
    "per_voyvoda": ("points",),
}
"""The fields that an ability or a scoring condition cannot do without."""
_ONLY_FOR_SOME: Final = frozenset(name for names in _NEEDS.values() for name in names)
_PLAYERS: Final = ("2", "3", "4", "5", "6")


def load(file: Path = FILE) -> CardFile:
    """Return the checked data. Raise `DataFileError` with the first line that is wrong, and why."""
    return parse(file.read_text("utf-8"), file.name)


def parse(text: str, file: str = FILE.name) -> CardFile:
    """Return the checked data of a file's text. Raise `DataFileError`."""
    sheet = data_files.parse(text, CardFile, file)
    _check_sources(sheet)
    _check_board(sheet)
    _check_uprising(sheet)
    _check_hayduts(sheet)
    _check_deytsi(sheet)
    _check_sums(sheet)
    return sheet.value


def _check_sources(sheet: data_files.DataFile[CardFile]) -> None:
    file = sheet.value
    entries: dict[str, _Entry] = {
        name: getattr(file, name) for name in ("expect", "table", "board", "uprising", "hayduts")
    }
    for name in ("voyvoda", "zaptie", "deets"):
        entries |= {f"{name}[{index}]": entry for index, entry in enumerate(getattr(file, name))}
    for path, entry in entries.items():
        for name in entry.source if isinstance(entry.source, dict) else ():
            known = name in entry.__struct_fields__
            sheet.must(known, f".{path}.source", f"it names {name!r}, which is no field of this entry")


def _check_board(sheet: data_files.DataFile[CardFile]) -> None:
    board, start = sheet.value.board, sheet.value.table.start_value
    wanted = tuple(range(start + 1, start + 1 + len(board.values)))
    sheet.must(board.values == wanted, ".board.values", f"values must rise by one from {start + 1}")
    sheet.must(len(board.costs) == len(board.values), ".board.costs", "there must be one cost for each value")
    rising = all(low < high for low, high in zip((0, *board.costs), board.costs, strict=False))
    sheet.must(rising, ".board.costs", "costs must rise from above 0")


def _check_uprising(sheet: data_files.DataFile[CardFile]) -> None:
    for name in ("short", "medium", "long"):
        whole = tuple(sorted(getattr(sheet.value.uprising, name))) == _PLAYERS
        sheet.must(whole, f".uprising.{name}", "one target is needed for each of 2 to 6 players")


def _check_hayduts(sheet: data_files.DataFile[CardFile]) -> None:
    hayduts = sheet.value.hayduts
    sheet.must(sorted(hayduts.contributions) == sorted(STATS), ".hayduts.contributions", "all three, once each")
    sheet.must(sorted(hayduts.colours) == sorted(COLOURS), ".hayduts.colours", "all four, once each")
    distinct = len(set(hayduts.strengths)) == len(hayduts.strengths)
    sheet.must(distinct, ".hayduts.strengths", "strengths must differ")


def _check_deytsi(sheet: data_files.DataFile[CardFile]) -> None:
    deytsi = sheet.value.deets
    sheet.unique(".deets", [deets.id for deets in deytsi])
    abilities: set[str] = set()
    for index, deets in enumerate(deytsi):
        path = f".deets[{index}]"
        once = deets.ability in {"", "group_bonus"} or deets.ability not in abilities
        sheet.must(once, f"{path}.ability", f"only one deets may have {deets.ability!r}")
        needed = {*_NEEDS.get(deets.ability, ()), *_NEEDS.get(deets.scoring, ())}
        for name in sorted(_ONLY_FOR_SOME):
            value = getattr(deets, name)
            sheet.must(value or name not in needed, f"{path}.{name}", "this ability or scoring needs it")
            sheet.must(name in needed or not value, f"{path}.{name}", "neither the ability nor the scoring uses it")
        abilities.add(deets.ability)
    choosing = sum(deets.prescore == "choice" for deets in deytsi)
    sheet.must(choosing <= 1, ".deets", "only one deets may choose an improvement before scoring")


def _check_sums(sheet: data_files.DataFile[CardFile]) -> None:
    file, expect = sheet.value, sheet.value.expect
    hayduts = file.hayduts
    ranks = (*file.voyvoda, *file.zaptie)
    marks = {
        mark: sum(rank.copies for rank in ranks if rank.mark == mark) + sum(deets.mark == mark for deets in file.deets)
        for mark in ("", "silver", "gold")
    }
    counted = {
        "hayduts": len(hayduts.contributions) * len(hayduts.strengths) * len(hayduts.colours) * hayduts.copies,
        "voyvodas": sum(rank.copies for rank in file.voyvoda),
        "deytsi": len(file.deets),
        "zaptie": sum(rank.copies for rank in file.zaptie),
        "silver": marks["silver"],
        "gold": marks["gold"],
    }
    counted["cards"] = sum(counted[name] for name in ("hayduts", "voyvodas", "deytsi", "zaptie"))
    for name, count in counted.items():
        wanted = getattr(expect, name)
        sheet.must(count == wanted, f".expect.{name}", f"{wanted} are expected, but the cards add up to {count}")
    unmarked = counted["hayduts"] + marks[""]
    least = file.table.field_size + sum(file.table.start_hands) + counted["zaptie"]
    sheet.must(unmarked >= least, ".expect.cards", f"the first deck has {unmarked} cards, but needs {least}")
