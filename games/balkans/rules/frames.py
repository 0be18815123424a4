"""What is going on, as a stack: each frame is a frame begun and not ended, the last one is dealt with now.

Frames hold only what everybody may know, and only values that never change in place; secrets lie in the `State`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from games.core.contract import Seat

Side: TypeAlias = Literal["attackers", "defenders"]


class Frame(msgspec.Struct, tag=True):
    """The base of all frames."""


class KingdomChoice(Frame):
    """Kingdoms are chosen in turn order (`choose_kingdom`)."""


class StrategicStart(Frame):
    """Each chooses which royal cards to keep (`strategic_start`)."""

    answered: tuple[Seat, ...] = ()


class Planning(Frame):
    """Each chooses four orders (`planning`); `checked` is whether the control of a land has been looked at."""

    planned: tuple[Seat, ...] = ()
    checked: bool = False


class Seasons(Frame):
    """A season is played; `waiting` are those who have not had their turn in it."""

    waiting: tuple[Seat, ...]


TurnStage: TypeAlias = Literal["open", "order", "close"]


class Turn(Frame):
    """The turn of `seat`: before its order (`turn`), during it, after it (`turn_close`).

    `refused` are the lands for which an ally has refused consent.
    """

    seat: Seat
    stage: TurnStage = "open"
    refused: tuple[str, ...] = ()


class Arming(Frame):
    """An Arming order (`arming`); `acted` holds each land once for each action, `home` the fleets built at home."""

    seat: Seat
    discount: int
    extra: int
    acted: tuple[str, ...] = ()
    home: int = 0
    done: bool = False


class Ship(msgspec.Struct, frozen=True):
    """A fleet that has moved in this order and lies in `sea` with `load`; `to` is where that will land, or ""."""

    seat: Seat
    sea: str
    load: str
    to: str


class Leave(msgspec.Struct, frozen=True):
    """The answer to a request of `seat` to pass a strait."""

    seat: Seat
    strait: str
    granted: bool


OffensiveStage: TypeAlias = Literal[
    "aggression", "fleets", "armies", "reaction", "sea", "landing", "land", "relief", "close"
]


class Offensive(Frame):
    """An Offensive at `target`, or a manoeuvre from `origin` against `target`, which may be "".

    `stage` follows the steps of the order. `besieged` is whether the mover's side besieged the target before, `under`
    whether anybody did. `ships` are the fleets that have moved, `arrived` the seats who brought an army to the target,
    `moved` whether the mover has moved anything. `reach` is how far the defender's troops may come; `defended` that a
    Defence order was played for it; `spent` are armies of the defender that have gone away, as `LAND:KIND`.
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
    """`asker` waits for the `owner` of a strait (`strait_permission`)."""

    owner: Seat
    asker: Seat
    strait: str


class FieldChoice(Frame):
    """The owner of a fortress decides how to meet the attackers (`battle_choice`)."""

    seat: Seat
    land: str


class ConsentChoice(Frame):
    """`seat` is asked to let `ally` play a Defence order in `land` (`ally_consent`)."""

    seat: Seat
    ally: Seat
    land: str


class Defence(Frame):
    """A Defence order at `land` (`defence_moves`); `moved` are armies that have moved, as `LAND:KIND`."""

    seat: Seat
    land: str
    moved: tuple[str, ...] = ()
    relieved: tuple[str, ...] = ()
    done: bool = False


class Development(Frame):
    """A Development order (`development`); `step` is the first of its four that is still open."""

    seat: Seat
    step: int = 1
    bought: int = 0
    discount: int = 0


class Clash(Frame):
    """Several battles may have to be fought; `seat` chooses the order (`choose_battle`).

    `why` says which: "arming" seas of hostile fleets, "target" seas around an Offensive, "relief" lands relieved by a
    Defence, "breach-sea" and "breach-land" places shared by broken allies, "lawless" lands with several camps, "siege"
    all sieges. `places` are those still to look at, `foes` the seats broken with.
    """

    seat: Seat
    why: Literal["arming", "target", "relief", "breach-sea", "breach-land", "lawless", "siege"]
    places: tuple[str, ...]
    foes: tuple[Seat, ...] = ()


class Breach(Frame):
    """An alliance has been broken by `seat` with `foes`, and what follows is carried out in four steps."""

    seat: Seat
    foes: tuple[Seat, ...]
    step: int = 1


class Demand(msgspec.Struct, frozen=True):
    """A seat has to lose n pieces; `kind` is "army", "regular", "fleet" or "any"."""

    seat: Seat
    n: int
    kind: str


class Losses(Frame):
    """Losses of the battle beneath are to be chosen (`battle_losses`)."""

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

    `active` is whose turn it is, −1 in Razbor. `owner` is who owned the land when it began (−1: nobody), `level` that
    of its fortress where it counts.
    `power` is the neutral opponent ("" if none), `tactics_drawn` how many common cards are drawn for it.
    `left` are participants who are out. `queue` and `passes` govern whose turn it is in the present stage.
    `played` are start cards (and, from the start on, lasting cards) in effect, `titles` the ids used by each seat.
    Of the present round: `hands` have declared a tactic from hand, `drawers` that they draw, `prepared` have theirs
    ready; `tactics` are those turned up, the neutral opponent's under seat −1; `counting` are whose tactic counts.
    `round_winner` is who won the last round, `winner` the battle; `retreating` leave after the round. `losses[seat]`
    counts pieces lost, `fallen` are these pieces. `leaders` are those of attackers and defenders (−1: neutral).
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
    """The nine steps of Razbor; `waiting` are those still to come in the present one, the first of them now.

    `spoken` is whether that one has proposed an alliance already.
    """

    step: int = 1
    waiting: tuple[Seat, ...] = ()
    spoken: bool = False


class Proposal(Frame):
    """An alliance is proposed (`alliance_answer`); `answered` have answered, unseen until all have."""

    seat: Seat
    members: tuple[Seat, ...]
    answered: tuple[Seat, ...] = ()


AnyFrame: TypeAlias = (
    KingdomChoice
    | StrategicStart
    | Planning
    | Seasons
    | Turn
    | Arming
    | Offensive
    | Passage
    | FieldChoice
    | ConsentChoice
    | Defence
    | Development
    | Clash
    | Breach
    | Losses
    | Battle
    | Razbor
    | Proposal
)
