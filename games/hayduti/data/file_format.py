"""The card and board data, loaded and checked. A wrong file is refused with the line and the reason.

`hayduti-cards.toml` is the one place for numbers printed on cards and boards. Who owns the game may correct them there;
`load` tells what does not fit together. Each entry says where its values come from (`source`).
"""

import re
from pathlib import Path
from typing import Final, Literal, TypeAlias

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

    field_size: int
    start_value: int
    leader_points: int
    min_group_size: int
    start_hands: tuple[int, ...]


class Board(_Entry, frozen=True, forbid_unknown_fields=True):
    """The strength that it `costs` to reach each of the `values` of a stat."""

    values: tuple[int, ...]
    costs: tuple[int, ...]


class Uprising(_Entry, frozen=True, forbid_unknown_fields=True):
    """Targets by number of players for 2, 3, and 4 or more rotations, and what each difficulty adds."""

    short: dict[str, int]
    medium: dict[str, int]
    long: dict[str, int]
    easy: int
    normal: int
    hard: int


class Hayduts(_Entry, frozen=True, forbid_unknown_fields=True):
    """The kinds of hayduts: every contribution in every strength and colour."""

    contributions: tuple[Stat, ...]
    strengths: tuple[int, ...]
    colours: tuple[Colour, ...]
    copies: int


class Voyvoda(_Entry, frozen=True, forbid_unknown_fields=True):
    """A rank of voyvodas."""

    cost: int
    points: int
    copies: int
    mark: Mark


class Zaptie(_Entry, frozen=True, forbid_unknown_fields=True):
    """A strength of zaptie."""

    strength: int
    copies: int
    mark: Mark


class Deets(_Entry, frozen=True, forbid_unknown_fields=True):
    """A deets. The file explains abilities, pre-scoring improvements and scoring conditions."""

    id: str
    name: dict[Literal["en", "bg", "ru", "ro"], str]
    cost: int
    mark: Mark
    ability: Ability
    prescore: Literal["", "nabor", "deynost", "boyna", "each", "choice"]
    scoring: Literal["", "if_leader", "per_led_stat", "per_deets", "per_voyvoda"]
    points: int = 0
    stat: Stat | Literal[""] = ""
    applies_to: Stat | Literal["", "any"] = ""
    min_size: int = 0
    bonus: int = 0
    threshold: int = 0
    actions: int = 0
    keep: int = 0
    extra_keep: int = 0
    take: int = 0

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
_SLUG: Final = re.compile(r"[a-z]{1,20}")


def load(file: Path = FILE) -> CardFile:
    """Return the checked data. Raise `DataFileError` with the first line that is wrong, and why."""
    return parse(file.read_text("utf-8"), file.name)


def parse(text: str, file: str = FILE.name) -> CardFile:
    """Return the checked data of a file's text. Raise `DataFileError`."""
    found = data_files.parse(text, CardFile, file)
    _Check(found).all()
    return found.value


class _Check:
    """All that must hold between the numbers, beyond their types."""

    def __init__(self, found: data_files.DataFile[CardFile]) -> None:
        self._file = found.value
        self._must = found.must
        self._within = found.within

    def all(self) -> None:
        """Raise `DataFileError` for the first thing that does not hold."""
        self._sources()
        self._table()
        self._board()
        self._uprising()
        self._hayduts()
        self._ranks()
        self._deytsi()
        self._sums()

    def _sources(self) -> None:
        entries: dict[str, _Entry] = {
            name: getattr(self._file, name) for name in ("expect", "table", "board", "uprising", "hayduts")
        }
        entries |= {f"voyvoda[{index}]": rank for index, rank in enumerate(self._file.voyvoda)}
        entries |= {f"zaptie[{index}]": rank for index, rank in enumerate(self._file.zaptie)}
        entries |= {f"deets[{index}]": deets for index, deets in enumerate(self._file.deets)}
        for path, entry in entries.items():
            named = entry.source if isinstance(entry.source, dict) else {}
            for name in named:
                known = name in entry.__struct_fields__
                self._must(known, f".{path}.source", f"it names {name!r}, which is no field of this entry")

    def _table(self) -> None:
        table = self._file.table
        self._within(".table.field_size", table.field_size, 1, 25)
        self._within(".table.start_value", table.start_value, 1, 20)
        self._within(".table.leader_points", table.leader_points, 0, 100)
        self._within(".table.min_group_size", table.min_group_size, 1, 10)
        self._must(len(table.start_hands) == 6, ".table.start_hands", "six numbers are needed, one for each player")
        for size in table.start_hands:
            self._within(".table.start_hands", size, 0, 5)

    def _board(self) -> None:
        board = self._file.board
        start = self._file.table.start_value
        wanted = tuple(range(start + 1, start + 1 + len(board.values)))
        self._must(board.values, ".board.values", "there must be at least one value")
        self._must(board.values == wanted, ".board.values", f"values must rise by one from {start + 1}")
        self._must(len(board.costs) == len(board.values), ".board.costs", "there must be one cost for each value")
        rising = all(low < high for low, high in zip((0, *board.costs), board.costs, strict=False))
        self._must(rising, ".board.costs", "costs must rise from above 0")

    def _uprising(self) -> None:
        uprising = self._file.uprising
        for name, targets in (("short", uprising.short), ("medium", uprising.medium), ("long", uprising.long)):
            path = f".uprising.{name}"
            self._must(tuple(sorted(targets)) == _PLAYERS, path, "one target is needed for each of 2 to 6 players")
            for target in targets.values():
                self._within(path, target, 1, 30)
        for name, change in (("easy", uprising.easy), ("normal", uprising.normal), ("hard", uprising.hard)):
            self._within(f".uprising.{name}", change, -10, 10)

    def _hayduts(self) -> None:
        hayduts = self._file.hayduts
        self._must(sorted(hayduts.contributions) == sorted(STATS), ".hayduts.contributions", "all three, once each")
        self._must(sorted(hayduts.colours) == sorted(COLOURS), ".hayduts.colours", "all four, once each")
        distinct = len(set(hayduts.strengths)) == len(hayduts.strengths) > 0
        self._must(distinct, ".hayduts.strengths", "strengths must be there, and differ")
        for strength in hayduts.strengths:
            self._within(".hayduts.strengths", strength, 1, 20)
        self._within(".hayduts.copies", hayduts.copies, 1, 9)

    def _ranks(self) -> None:
        for index, rank in enumerate(self._file.voyvoda):
            self._within(f".voyvoda[{index}].copies", rank.copies, 1, 20)
            self._within(f".voyvoda[{index}].cost", rank.cost, 1, 60)
            self._within(f".voyvoda[{index}].points", rank.points, 0, 100)
        for index, rank in enumerate(self._file.zaptie):
            self._within(f".zaptie[{index}].copies", rank.copies, 1, 20)
            self._within(f".zaptie[{index}].strength", rank.strength, 1, 20)

    def _deytsi(self) -> None:
        ids: set[str] = set()
        abilities: set[str] = set()
        for index, deets in enumerate(self._file.deets):
            path = f".deets[{index}]"
            self._must(_SLUG.fullmatch(deets.id), f"{path}.id", "an id is made of the letters a to z")
            self._must(deets.id not in ids, f"{path}.id", f"{deets.id!r} is there twice")
            self._must(len(deets.name) == 4, f"{path}.name", "a name is needed in en, bg, ru and ro")
            self._within(f"{path}.cost", deets.cost, 1, 60)
            once = deets.ability in {"", "group_bonus"} or deets.ability not in abilities
            self._must(once, f"{path}.ability", f"only one deets may have {deets.ability!r}")
            self._parameters(path, deets)
            ids.add(deets.id)
            abilities.add(deets.ability)
        choosing = [deets.id for deets in self._file.deets if deets.prescore == "choice"]
        self._must(len(choosing) <= 1, ".deets", "only one deets may choose an improvement before scoring")

    def _parameters(self, path: str, deets: Deets) -> None:
        needed = {*_NEEDS.get(deets.ability, ()), *_NEEDS.get(deets.scoring, ())}
        for name in sorted(_ONLY_FOR_SOME):
            value = getattr(deets, name)
            if name in needed:
                self._must(value, f"{path}.{name}", "this ability or scoring needs it")
                if isinstance(value, int):
                    self._within(f"{path}.{name}", value, 1, 100)
            else:
                self._must(not value, f"{path}.{name}", "neither the ability nor the scoring uses it")

    def _sums(self) -> None:
        file, expect = self._file, self._file.expect
        hayduts = file.hayduts
        ranks = (*file.voyvoda, *file.zaptie)
        marks = {
            mark: sum(rank.copies for rank in ranks if rank.mark == mark)
            + sum(deets.mark == mark for deets in file.deets)
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
            self._must(count == wanted, f".expect.{name}", f"{wanted} are expected, but the cards add up to {count}")
        unmarked = counted["hayduts"] + marks[""]
        least = file.table.field_size + sum(file.table.start_hands) + counted["zaptie"]
        self._must(unmarked >= least, ".expect.cards", f"the first deck has {unmarked} cards, but needs {least}")
