"""The stack of frames: everything that has begun and not ended, outermost first; the last frame is handled now.

Frames hold public, immutable values only; secrets are in the `State`.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias, TypeVar

import msgspec

from games.core.contract import Seat

Side: TypeAlias = Literal["attackers", "defenders"]


class Frame(msgspec.Struct, tag=True):
    """The base of all frames."""


class KingdomChoice(Frame):
    """Kingdoms are chosen in turn order (`choose_kingdom`)."""


class StrategicStart(Frame):
    """All players choose which royal cards to keep (`strategic_start`)."""

    answered: tuple[Seat, ...] = ()


class Planning(Frame):
    """All players choose four orders (`planning`); `checked` is whether victory by control has been checked."""

    planned: tuple[Seat, ...] = ()
    checked: bool = False


class Seasons(Frame):
    """A season; `waiting` are the seats that have not had their turn in it."""

    waiting: tuple[Seat, ...]


TurnStage: TypeAlias = Literal["open", "order", "close"]


class Turn(Frame):
    """The turn of `seat`: before its order (`turn`), during it, after it (`turn_close`).

    `refused` are lands for which an ally has refused consent to a Defence order.
    """

    seat: Seat
    stage: TurnStage = "open"
    refused: tuple[str, ...] = ()


class Arming(Frame):
    """An Arming order (`arming`); `acted` lists a land once per action, `home` counts fleets built in the home sea."""

    seat: Seat
    discount: int
    extra: int
    acted: tuple[str, ...] = ()
    home: int = 0
    done: bool = False


class Ship(msgspec.Struct, frozen=True):
    """A fleet that has moved in this order to `sea` with `load`; `to` is where its army will land, or ""."""

    seat: Seat
    sea: str
    load: str
    to: str


class Leave(msgspec.Struct, frozen=True):
    """The answer to a request by `seat` to pass a strait."""

    seat: Seat
    strait: str
    granted: bool


OffensiveStage: TypeAlias = Literal[
    "aggression", "fleets", "armies", "reaction", "sea", "landing", "land", "relief", "close"
]


class Offensive(Frame):
    """An Offensive at `target`, or a manoeuvre from `origin` against `target`, which may be "".

    `stage` follows the steps of the order. `besieged` is whether the mover's side already besieged the target, `under`
    whether anybody did. `ships` are the fleets that have moved, `arrived` the seats that brought an army to the
    target, `moved` whether the mover has moved anything. `reach` is the range of the defender's troops; `defended` is
    whether a Defence order was played in reaction; `spent` are evacuated armies of the defender, as `LAND:KIND`.
    """

    seat: Seat
    target: str
    origin: str = ""
    land_range: int = 2
    sea_range: int = 2
    pass_sovereign: bool = False
    pass_fleets: bool = False
    assault: bool = False
    stage: OffensiveStage = "aggression"
    besieged: bool = False
    under: bool = False
    ships: tuple[Ship, ...] = ()
    arrived: tuple[Seat, ...] = ()
    moved: bool = False
    leaves: tuple[Leave, ...] = ()
    reach: int = 0
    defended: bool = False
    spent: tuple[str, ...] = ()


class Passage(Frame):
    """`asker` asks the `owner` of a strait for permission to pass (`strait_permission`)."""

    owner: Seat
    asker: Seat
    strait: str


class FieldChoice(Frame):
    """The owner of an attacked fortress chooses between a field battle and a siege (`battle_choice`)."""

    seat: Seat
    land: str


class ConsentChoice(Frame):
    """`seat` is asked to let `ally` play a Defence order in `land` (`ally_consent`)."""

    seat: Seat
    ally: Seat
    land: str


class Defence(Frame):
    """A Defence order at `land` (`defence_moves`).

    `moved` are armies that have moved, as `LAND:KIND`; `relieved` are besieged lands that armies have entered.
    """

    seat: Seat
    land: str
    moved: tuple[str, ...] = ()
    relieved: tuple[str, ...] = ()
    done: bool = False


class Development(Frame):
    """A Development order (`development`); `step` is the first of its four steps that is still open."""

    seat: Seat
    step: int = 1
    bought: int = 0
    discount: int = 0


class Clash(Frame):
    """Battles to be fought one after another; `seat` chooses their order (`choose_battle`).

    `why` says which: "arming" seas with hostile fleets, "target" seas beside the target of an Offensive, "relief" lands
    relieved by a Defence, "breach-sea" and "breach-land" places shared by former allies, "lawless" lands with several
    camps, "siege" all sieges. `places` are those still to check, `foes` the former allies.
    """

    seat: Seat
    why: Literal["arming", "target", "relief", "breach-sea", "breach-land", "lawless", "siege"]
    places: tuple[str, ...]
    foes: tuple[Seat, ...] = ()


class Breach(Frame):
    """`seat` has broken its alliance with `foes`; the consequences follow in four steps (RULES 5.12)."""

    seat: Seat
    foes: tuple[Seat, ...]
    step: int = 1


class Demand(msgspec.Struct, frozen=True):
    """A seat has to lose n pieces of a kind: "army", "regular", "fleet" or "any"."""

    seat: Seat
    n: int
    kind: str


class Losses(Frame):
    """Losses in the battle below on the stack have to be chosen (`battle_losses`)."""

    demands: tuple[Demand, ...]


class PlayedCard(msgspec.Struct, frozen=True):
    """A card played by a seat."""

    seat: Seat
    card: str


class Fallen(msgspec.Struct, frozen=True):
    """A piece destroyed in the battle: an army by its kind or a "fleet"; `saved` if it was captured or rescued."""

    seat: Seat
    kind: str
    saved: bool = False


BattleKind: TypeAlias = Literal["sea", "field", "siege", "neutral"]
BattleStage: TypeAlias = Literal[
    "lend", "start", "declare", "pick", "side", "result", "retreat", "leave", "end", "withdraw"
]


class Battle(Frame):
    """A battle (`battle_*`), by its stages.

    `active` is the seat whose turn it is, −1 in Razbor. `owner` owned the land when the battle began (−1: nobody);
    `level` is that of its fortress, where it counts.
    `power` is the neutral opponent ("" if none), `tactics_drawn` the number of common tactics drawn for it.
    `left` are participants who are out. `queue` and `passes` determine whose turn it is in the current stage.
    `played` are start cards in effect, `titles` the titles used by each seat.
    In the current round: `hands` have announced a tactic from hand, `drawers` a drawn one, `prepared` have chosen
    theirs; `tactics` are those revealed, the neutral opponent's under seat −1; `counting` are the seats whose tactic
    counts. `round_winner` won the last round, `winner` the battle; `retreating` leave after the round. `losses[seat]`
    counts pieces lost, `fallen` are these pieces. `leaders` lead attackers and defenders (−1: neutral).
    """

    kind: BattleKind
    at: str
    attackers: tuple[Seat, ...]
    defenders: tuple[Seat, ...]
    active: Seat
    owner: Seat = -1
    level: int = 0
    power: str = ""
    tactics_drawn: int = 0
    stage: BattleStage = "lend"
    round: int = 0
    left: tuple[Seat, ...] = ()
    queue: tuple[Seat, ...] = ()
    passes: int = 0
    played: tuple[PlayedCard, ...] = ()
    titles: tuple[PlayedCard, ...] = ()
    hands: tuple[Seat, ...] = ()
    drawers: tuple[Seat, ...] = ()
    prepared: tuple[Seat, ...] = ()
    tactics: tuple[PlayedCard, ...] = ()
    counting: tuple[Seat, ...] = ()
    round_winner: Side | Literal[""] = ""
    winner: Side | Literal[""] = ""
    retreating: tuple[Seat, ...] = ()
    losses: tuple[int, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    leaders: tuple[Seat, Seat] = (-1, -1)


class Razbor(Frame):
    """Razbor with its nine steps; `waiting` are the seats still to act in the current step, the next one first.

    `spoken` is whether that seat has already proposed an alliance.
    """

    step: int = 1
    waiting: tuple[Seat, ...] = ()
    spoken: bool = False


class Proposal(Frame):
    """`seat` proposes an alliance (`alliance_answer`); answers are secret until all members have `answered`."""

    seat: Seat
    members: tuple[Seat, ...]
    answered: tuple[Seat, ...] = ()


AnyFrame: TypeAlias = (
    KingdomChoice | StrategicStart | Planning | Seasons | Turn | Arming | Offensive | Passage | FieldChoice
    | ConsentChoice | Defence | Development | Clash | Breach | Losses | Battle | Razbor | Proposal
)  # fmt: skip

F = TypeVar("F", bound=AnyFrame)


def innermost(frames: Sequence[AnyFrame], kind: type[F]) -> F | None:
    """Return the last frame of this kind, or None."""
    return next((frame for frame in reversed(frames) if isinstance(frame, kind)), None)
