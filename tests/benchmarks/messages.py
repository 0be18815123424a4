"""What whole tables say, and what playing them takes, counted by the fake Discord.

People play what the game's own heuristic advises, by the controls they are shown; computers fill the other seats. The
bot gives the answers that are single, unless people have said that they want to be asked.
"""

import asyncio
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from bot.app import assembled
from bot.discord.client import Mehana
from bot.discord.messages.controls import (
    ChooseMove,
    ConfirmMove,
    ConfirmPick,
    NarrowChoice,
    PickItems,
    PlayMove,
    read,
)
from bot.fake_discord import Actor, FakeDiscord, Message, NotPossible
from bot.fake_discord.wire import point_at
from bot.settings import Settings
from bot.tables.single_options import single_option
from bot.tables.state.table import LiveTable
from games.balkans.rules.frames import Offensive
from games.balkans.rules.moves import End, Order
from games.balkans.rules.public import Phase
from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.core.localizer import nearest_locale
from storage import EntryKind
from tests.e2e.running_bot import connected
from tests.navigation import way_to

PRIMARY: Final = 1
"""Discord's style of a highlighted button."""
PEOPLE: Final = ("Ana", "Boris")
PAUSE_FACTOR: Final = 0.02
"""What the pauses of computers and of the live post are multiplied by."""
ENOUGH: Final = 100
"""Decisions after which no further table is played: shares of fewer vary too much from deal to deal."""
LONGEST: Final = 4000
"""Entries after which a table is left: games of war can be long."""
SHOWN_WITHIN: Final = 10.0
"""Seconds to wait for the picture after a tap."""
STILL: Final = 60.0
"""Seconds without a move after which a table counts as stuck."""
WORLDS: Final = 16
"""Determinizations of the public view in which a single choice must be single for everybody to know it."""
ORDERED: Final = {str(Order("offensive")), str(Order("manoeuvre"))}


def is_attacking(view: Any, began: bool) -> bool:
    """Return whether the seat of a view of Balkans is in the middle of an Offensive, its battles and end included.

    `began` is whether it was before.
    """
    frames = [frame for frame in view.frames if isinstance(frame, Offensive)]
    ends = began and view.phase is Phase.TURN_CLOSE and view.asked == (view.audience,)
    return ends or bool(ORDERED & {*view.draft[:1]}) or any(frame.seat == view.audience for frame in frames)


ACTS: Final[Mapping[str, Callable[[Any, bool], bool]]] = {"balkans": is_attacking}
"""By game, whether the view of a seat shows it in the middle of an act of several moves, from whether it was before."""
CHOOSING: Final = (PlayMove, ChooseMove, PickItems, NarrowChoice, ConfirmMove, ConfirmPick)


@dataclass
class Effort:
    """What it took people to play, one item each: a decision is a move, a screen is a hand with something to choose.

    `screens` and `taps` are by decision; `offered` is how many choices each screen had; `first` those of the first
    screen of each decision; `waits` are the seconds from a tap to the hand that it leads to.

    `known` are the screens with a single choice of which everybody could tell that it is the only one; `acts` are the
    screens of each act of several moves (see `ACTS`), and how many questions in it the bot answered after a pause.

    With `single_options`, people leave questions with a single answer to the bot.
    """

    single_options: bool = False

    screens: list[int] = field(default_factory=list[int])
    taps: list[int] = field(default_factory=list[int])
    offered: list[int] = field(default_factory=list[int])
    first: list[int] = field(default_factory=list[int])
    waits: list[float] = field(default_factory=list[float])
    known: int = 0
    acts: list[list[int]] = field(default_factory=list[list[int]])
    begun: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    seen: dict[tuple[int, int], int] = field(default_factory=dict[tuple[int, int], int])

    def count(self, offered: Sequence[int], taps: int, *, known: int) -> None:
        """Add a decision."""
        self.screens.append(len(offered))
        self.taps.append(taps)
        self.offered += offered
        self.first.append(offered[0])
        self.known += known

    def act(self, table: LiveTable, seat: int, screens: int = 0) -> None:
        """Count screens of a seat, and answers of the bot's meanwhile, for the act that it is in or has just begun."""
        goes_on, now = ACTS.get(table.row.game), table.look(seat)
        if goes_on is None or now is None:
            return
        answered = 0
        for entry in table.entries[self.seen.get((table.id, seat), 0) + 1 :]:
            answered += entry.kind is EntryKind.ANSWER and entry.seat == seat
            if entry.body == str(End()):
                break
        self.seen[table.id, seat] = table.last
        act, goes_on = self.begun.get(seat), goes_on(now.view, seat in self.begun)
        if act is None and goes_on:
            self.acts.append(act := [0, 0])
            self.begun[seat] = act
        if act is not None:
            act[0] += screens
            act[1] += answered
        if not goes_on:
            self.begun.pop(seat, None)

    def figures(self) -> dict[str, float]:
        """Return the averages, shares, maxima and percentiles."""
        waits = self.waits if len(self.waits) > 1 else [sum(self.waits)] * 2
        decisions, percentiles = max(len(self.screens), 1), quantiles(waits, n=20)
        return {
            "decisions": len(self.screens),
            "screens_a_decision": round(sum(self.screens) / decisions, 2),
            "taps_a_decision": round(sum(self.taps) / decisions, 2),
            "forced_share": round(self.offered.count(1) / max(len(self.offered), 1), 3),
            "forced_known_share": round(self.known / max(len(self.offered), 1), 3),
            "most_choices": max(self.first, default=0),
            **self._acts(),
            "tap_to_picture_p50": round(percentiles[9], 3),
            "tap_to_picture_p95": round(percentiles[18], 3),
        }

    def _acts(self) -> dict[str, float]:
        """Return the average and most screens of an act, without and with what the bot answered meanwhile."""
        asked, shown = [act[0] for act in self.acts], [sum(act) for act in self.acts]
        if not asked:
            return {}
        return {
            "screens_an_act": round(sum(asked) / len(asked), 2),
            "most_screens_an_act": max(asked),
            "shown_an_act": round(sum(shown) / len(shown), 2),
            "most_shown_an_act": max(shown),
        }


async def talk(
    key: str,
    people: int,
    computers: int,
    *,
    single_options: bool = True,
    enough: int = ENOUGH,
    longest: int = LONGEST,
) -> dict[str, float]:
    """Return what was said at as many tables of this game as take `enough` decisions, each whole or of `longest` entries.

    `tables`, `posts` in the channel, `pictures` among all messages, `calls` (mentions and new private hands),
    `requests`, those that are answers to interactions apart, `moves`, and `requests_a_move`. Without
    `single_options`, people are asked even what has a single answer.
    """
    async with FakeDiscord(check=False, rate_limits=False) as fake_discord:
        with point_at(fake_discord.url), tempfile.TemporaryDirectory() as folder:
            settings = Settings(
                token="any", database=Path(folder) / "talk.sqlite3", log_level=0, pause_factor=PAUSE_FACTOR
            )
            async with assembled(settings, guild_ready_timeout=0.05) as bot, connected(bot):
                names = PEOPLE[:people]
                effort = Effort(single_options=single_options)
                tables: list[LiveTable] = []
                while len(effort.screens) < enough:
                    tables.append(await _opened(bot, fake_discord, key, names, computers))
                    for name in names:
                        await bot.service.ask_always(int(fake_discord.person(name).id), ask=not single_options)
                    await _played(bot, fake_discord, tables[-1], names, effort, longest)
                    await bot.delivery.settled()
                return _counted(fake_discord, tables) | effort.figures()


async def _opened(bot: Mehana, fake_discord: FakeDiscord, key: str, names: Sequence[str], computers: int) -> LiveTable:
    owner = fake_discord.person(names[0])
    lobby = (await owner.command("general", f"{key} open")).message
    assert lobby is not None
    for name in names[1:]:
        await fake_discord.person(name).click(lobby, "Take a seat")
        await bot.delivery.settled()
    for _ in range(computers):
        await owner.click(lobby, "Add a computer")
        await bot.delivery.settled()
    await owner.click(lobby, "Start")
    await bot.delivery.settled()
    return await bot.service.repository.table_in(fake_discord.channel("general").id)


async def _played(
    bot: Mehana, fake_discord: FakeDiscord, table: LiveTable, names: Sequence[str], effort: Effort, longest: int
) -> None:
    people = {seat: fake_discord.person(name) for seat, name in enumerate(names)}
    moved, last = time.perf_counter(), table.last
    while table.live and table.last < longest:
        await bot.delivery.settled()
        if not await play_as_advised(table, people, effort):
            await asyncio.sleep(PAUSE_FACTOR)
        if table.last > last:
            moved, last = time.perf_counter(), table.last
        elif time.perf_counter() - moved > STILL:
            raise TimeoutError(f"{table.row.game}: nobody has moved for {STILL} s after entry {last}")


async def play_as_advised(table: LiveTable, people: Mapping[int, Actor], effort: Effort | None = None) -> bool:
    """Let everybody who is asked make the move their game would advise, by the controls they were shown.

    Return whether anybody moved.
    """
    before = table.last
    for seat, person in people.items():
        await _answer(table, seat, person, effort or Effort())
    return table.last > before


async def _answer(table: LiveTable, seat: int, person: Actor, effort: Effort) -> None:
    """Let a player who is asked make the move the game advises, with the controls of their hand."""
    seat_view = table.look(seat)
    if seat_view is None or seat not in seat_view.view.asked or not seat_view.choices:
        return
    effort.act(table, seat)
    shown = table.game.text.offered(seat_view.choices, seat_view.view)
    move = table.game.heuristic(seat_view.view, shown, SeededChance(bytes(32), table.last))
    last, taps, known, offered = table.last, 0, 0, list[int]()
    for _ in range(8):
        hand: Message | None = next((message for message in reversed(person.inbox) if not message.ephemeral), None)
        if hand is None or table.last != last:
            return
        if effort.single_options and single_option(table, seat) is not None:  # the bot plays
            return
        way = way_to(move, table.game, seat_view, hand.controls, nearest_locale(person.person.locale))
        if way is None:
            return
        offered.append(_offered(hand))
        known += offered[-1] == 1 and known_to_all(table, seat)
        taps += 1 + len(way[1])  # a menu is opened, then each of its options is tapped
        before, began = (hand.text, hand.components, hand.attachments), time.perf_counter()
        try:
            await (person.select(hand, *way) if way[1] else person.click(hand, way[0]))
        except NotPossible:
            return
        while (hand.text, hand.components, hand.attachments) == before and not hand.deleted:
            if time.perf_counter() - began > SHOWN_WITHIN:
                break
            await asyncio.sleep(0.001)
        effort.waits.append(time.perf_counter() - began)
        if any(entry.seat == seat and entry.kind.moves for entry in table.entries[last + 1 :]):
            effort.count(offered, taps, known=known)
            effort.act(table, seat, screens=len(offered))
            return


def known_to_all(table: LiveTable, seat: int) -> bool:
    """Return whether a seat has a single choice in all determinizations of the public view that are tried."""
    game, public = table.game, table.look(PUBLIC)
    if public is None:
        return False
    for number in range(WORLDS):
        state = game.determinize(public.view, SeededChance(bytes(32), number))
        if len(game.text.offered(game.moves(state, seat), game.view(state, seat))) > 1:
            return False
    return True


def _offered(hand: Message) -> int:
    """Return how many choices a hand offers, by buttons that can be pressed and by options of menus."""
    count = 0
    for control in hand.controls:
        if control.get("disabled") or control["custom_id"].startswith("gap:"):
            continue
        said = read(control["custom_id"])
        if isinstance(said, NarrowChoice) and not said.steps() and not control.get("options"):
            continue  # the way back
        if isinstance(said, CHOOSING):
            count += len(control["options"]) if "options" in control else 1
    return count


def _counted(fake_discord: FakeDiscord, tables: Sequence[LiveTable]) -> dict[str, float]:
    asked = [request for request in fake_discord.requests if not _answers(request.template)]
    sent = [request for request in asked if request.method == "POST" and request.template.endswith("/messages")]
    here = str(fake_discord.channel("general").id)
    posts = [request for request in fake_discord.requests if _is_post(request, here)]
    private = [request for request in sent if f"/channels/{here}/" not in request.path]
    mentions = sum(len(_users(request.body)) for request in sent if f"/channels/{here}/" in request.path)
    moves = sum(entry.kind.moves for table in tables for entry in table.entries)
    return {
        "tables": len(tables),
        "posts": len(posts),
        "pictures": sum(bool(request.files) for request in fake_discord.requests),
        "calls": mentions + len(private),
        "requests": len(asked),
        "moves": moves,
        "requests_a_move": round(len(asked) / max(moves, 1), 2),
    }


def _answers(template: str) -> bool:
    """Return whether a request answers an interaction, which Discord counts apart."""
    return template.startswith(("/interactions/", "/webhooks/"))


def _is_post(request: Any, channel: str) -> bool:
    return request.method == "POST" and request.path.endswith(f"/channels/{channel}/messages")


def _users(body: Any) -> Sequence[str]:
    """Return who is mentioned by a request."""
    sent: dict[str, Any] = body or {}
    mentions: dict[str, Any] = sent.get("allowed_mentions") or {}
    return mentions.get("users") or ()
