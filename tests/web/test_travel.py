"""What moves on the page: pieces, cards and points come from where they were."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Literal, NamedTuple

import msgspec
import pytest
from playwright.async_api import Browser, expect

from bot.tables.state.table import LiveTable
from games.core.contract import Event
from games.durak.data.cards import NAMES as CARDS
from games.durak.rules.events import Took
from games.hayduti.text.names import card_of
from tests.discord.harness import seat_view_of
from tests.web.asked_page import asked_at_page, play_on, shows
from tests.web.paged_bot import PEOPLE, PagedBot, asked
from tests.web.touching import DESKTOP, PHONE, Toucher, touching

pytestmark = [pytest.mark.browser, pytest.mark.long(8), pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize(("wish", "moving"), [("no-preference", True), ("reduce", False)])
async def test_what_the_last_move_brought_comes_and_glows_once(
    browser: Browser, bot: PagedBot, wish: Literal["no-preference", "reduce"], moving: bool
) -> None:
    """Not with a wish for less motion; nothing moves on a page that is opened."""
    fresh = "() => [...document.querySelectorAll('#board .new')].map((one) => getComputedStyle(one).animationName)"
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, table):
        await page.emulate_media(reduced_motion=wish)
        assert await page.evaluate(fresh) == []
        await play_on(bot, table, most=1)
        await shows(page, table)
        names = await page.evaluate(fresh)
        assert 0 < len(names) < await page.locator("#board svg *").count() / 2
        assert all(("glow" in name) is moving for name in names)


@pytest.mark.parametrize("game", ["durak", "carcassonne"])
async def test_what_is_played_travels_from_the_hand_to_the_table(browser: Browser, bot: PagedBot, game: str) -> None:
    """In a quarter of a second."""
    async with asked_at_page(browser, bot, game, PHONE) as (page, table):
        await page.evaluate(
            """() => { window.trips = []; const { animate } = SVGElement.prototype;
            SVGElement.prototype.animate = function (frames, timing) {
              window.trips.push([frames[0].transform, timing.duration]); return Element.prototype.animate.call(this, frames, timing); }; }"""
        )
        await play_on(bot, table, most=1)
        await shows(page, table)
        ((way, lasts),) = await page.evaluate("() => window.trips")
        assert lasts == 250
        down = float(re.search(r"translate\([^,]*, ([-\d.e]+)px", way)[1])
        assert down > 0, "the hand lies below the board"


@pytest.mark.parametrize(
    ("game", "verb", "what", "wish"),
    [
        ("balkans", "voyage", "use", "no-preference"),
        ("balkans", "send", "use", "no-preference"),
        ("balkans", "send", "use", "reduce"),
        ("hayduti", "group", "B", "no-preference"),
        ("hayduti", "group", "B", "reduce"),
    ],
)
async def test_fleets_armies_and_points_travel_to_where_they_count(
    browser: Browser, bot: PagedBot, game: str, verb: str, what: str, wish: Literal["no-preference", "reduce"]
) -> None:
    """What others move does too; not with a wish for less motion."""
    async with asked_at_page(browser, bot, game, PHONE) as (page, table):
        await page.emulate_media(reduced_motion=wish)
        await page.evaluate(
            """() => { const { animate } = Element.prototype;
            Element.prototype.animate = function (frames, timing) {
              window.trips.push([this.tagName, timing.duration]); return animate.call(this, frames, timing); }; }"""
        )
        trips: list[tuple[str, int]] = []
        for _ in range(250):
            before = table.last
            await page.evaluate("() => { window.trips = []; }")
            await play_on(bot, table, most=1)
            await bot.settled()
            if any(str(entry.body).startswith(verb) for entry in table.entries[before + 1 :]):
                await shows(page, table)
                trips = await page.evaluate("() => window.trips")
                break
        else:
            pytest.fail(f"nobody plays {verb}")
        assert {lasts for tag, lasts in trips if tag == what} == (set() if wish == "reduce" else {250})


async def test_each_of_several_pieces_that_are_alike_travels_from_the_nearest_place(
    browser: Browser, bot: PagedBot
) -> None:
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        ways: list[str] = await page.evaluate(
            """async () => {
              const { placesNow } = await import("/static/places.js");
              const { travel } = await import("/static/travel.js");
              const { s } = await import("/static/svg.js");
              const { table } = window.state.stages;
              const pieces = (...places) => {
                table.root.replaceChildren(...places.map((x) => {
                  const piece = s("use", { href: "#army", x, y: 0, width: 10, height: 10, class: "new" });
                  piece.animate = ([{ transform }]) => ways.push(transform);
                  return piece; })); };
              const ways = [];
              pieces(0, 100, 300);
              const before = placesNow();
              pieces(40, 130, 300);
              travel(before);
              return ways; }"""
        )
        assert [re.search(r"translate\((-?\d+)px", way)[1] for way in ways] == ["-40", "-30"]


class Box(NamedTuple):
    """A box on the screen."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: Box) -> bool:
        """Return whether the middle of another box lies in this one."""
        x, y = (other.left + other.right) / 2, (other.top + other.bottom) / 2
        return self.left - 1 <= x <= self.right + 1 and self.top - 1 <= y <= self.bottom + 1


class Trip(NamedTuple):
    """What moved: the part of the page on which it did, its text, and the boxes where it began and ended."""

    on: str
    text: str
    begins: Box
    ends: Box


WATCH = """() => { window.trips = []; const { animate } = Element.prototype;
Element.prototype.animate = function (frames, timing) {
  const trip = animate.call(this, frames, timing);
  const at = (time) => { trip.currentTime = time;
    const { left, top, right, bottom } = this.getBoundingClientRect(); return [left, top, right, bottom]; };
  trip.pause();
  const { entry } = window.state.screen;
  window.trips.push([entry, this.closest(".stage")?.id ?? "", this.textContent, at(0), at(timing.duration - 0.01)]);
  trip.currentTime = 0; trip.play();
  return trip; }; }"""
"""Notes where all that moves begins and ends."""


class Watched:
    """A page at a table of people who play by the heuristic, on which all that moves is noted."""

    def __init__(self, person: Toucher, table: LiveTable, bot: PagedBot) -> None:
        self.person = person
        self.table = table
        self.bot = bot
        self.by: int | None = None

    async def after(self, happens: str, *seats: int, without: str = "") -> list[Trip]:
        """Let people play until an event of this class happens to one of these seats, if any are given.

        Return what moved then; `by` is the seat. There is no event of the class `without` then.
        """
        before = -1
        for _ in range(300):
            before = self.table.last
            await self.move()
            events = {type(event).__name__: event for event in self.events(before)}
            self.by = getattr(events.get(happens), "seat", None)
            if happens in events and without not in events and (not seats or self.by in seats):
                break
        else:
            pytest.fail(f"there is no {happens}")
        await shows(self.person.page, self.table)
        noted = await self.person.page.evaluate("() => window.trips")
        return [Trip(on, text, Box(*begins), Box(*ends)) for entry, on, text, begins, ends in noted if entry > before]

    async def move(self) -> None:
        """Let the player who is asked move, and the bot after that."""
        await self.bot.move(self.table, asked(self.table))
        await self.bot.settled()

    def events(self, before: int) -> list[Event]:
        """Return what everybody heard since an entry."""
        assert self.table.play is not None
        return [event for number, events in self.table.play.happened.items() if number > before for event in events]

    async def plate(self, seat: int | None = None) -> Box:
        """Return where the plate of a seat is, by default of the seat to which something happened."""
        seat = self.by if seat is None else seat
        assert seat is not None
        return Box(*await self.person.page.locator("#plates > li").nth(seat).evaluate(f"(one) => {CORNERS}"))

    async def region(self, which: str, stage: str = "table") -> Box:
        """Return where the first region of a picture is of which a condition holds."""
        return Box(
            *await self.person.page.evaluate(
                f"""async () => {{
                  const {{ boxOf }} = await import("/static/geometry.js");
                  const {{ marks, view }} = window.state.stages.{stage};
                  const [left, top, right, bottom] = boxOf(marks.filter((mark) => {which})[0]);
                  return [...view.onScreen([left, top]), ...view.onScreen([right, bottom])]; }}"""
            )
        )


CORNERS = "(({ left, top, right, bottom }) => [left, top, right, bottom])(one.getBoundingClientRect())"


@asynccontextmanager
async def watched(
    browser: Browser, bot: PagedBot, game: str, size: dict[str, int] = PHONE, players: int = 2
) -> AsyncGenerator[Watched]:
    """Open a table of a game for so many, or as many as it needs, and the page of the first seat."""
    table = await bot.opened(game, PEOPLE[: max(players, bot.bot.service.games[game].seats.start)])
    async with touching(browser, await bot.link("Ana"), "Ana", size) as person:
        await person.page.evaluate(WATCH)
        yield Watched(person, table, bot)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(
    ("game", "laid"),
    [("durak", "Attacked"), ("magove", "CardPlayed"), ("carcassonne", "TilePlaced"), ("carcassonne", "MeeplePlaced")],
)
async def test_what_another_lays_comes_from_their_plate(
    browser: Browser, bot: PagedBot, game: str, laid: str, size: dict[str, int]
) -> None:
    async with watched(browser, bot, game, size, players=3) as page:
        trips, plate = await page.after(laid, 1, 2, without="MeepleHome"), await page.plate()
        assert any(trip.on == "board" and plate.holds(trip.begins) for trip in trips), (plate, trips)


async def test_cards_of_several_players_come_from_a_plate_each(browser: Browser, bot: PagedBot) -> None:
    """The bot plays the only card of the first round for everybody, so that one update brings them all."""
    async with watched(browser, bot, "magove") as page:
        trips = await page.after("RoundScored")
        for seat in (1, 2):
            plate = await page.plate(seat)
            assert any(trip.on == "board" and plate.holds(trip.begins) for trip in trips), (seat, plate, trips)


@pytest.mark.parametrize(
    ("game", "taken"), [("durak", "Took"), ("hayduti", "Recruited"), ("carcassonne", "MeepleHome")]
)
async def test_what_another_takes_goes_to_their_plate(browser: Browser, bot: PagedBot, game: str, taken: str) -> None:
    async with watched(browser, bot, game, players=3) as page:
        trips, plate = await page.after(taken, 1, 2, without="MeeplePlaced"), await page.plate()
        assert any(trip.on == "board" and plate.holds(trip.ends) for trip in trips), (plate, trips)
        await expect(page.person.page.locator(".leaving")).to_have_count(0)


async def test_what_is_discarded_goes_to_its_pile(browser: Browser, bot: PagedBot) -> None:
    async with watched(browser, bot, "durak") as page:
        trips, pile = await page.after("BeatenOff"), await page.region('mark.pile === "discard"')
        assert any(trip.on == "board" and pile.holds(trip.ends) for trip in trips), (pile, trips)


async def test_what_leaves_the_hand_without_being_laid_goes_to_the_pile(browser: Browser, bot: PagedBot) -> None:
    async with watched(browser, bot, "hayduti") as page:
        trips = await page.after("GroupFormed", 0)
        while await page.person.page.locator("#hand").is_hidden():  # its last cards were used
            trips = await page.after("GroupFormed", 0)
        pile = await page.region('mark.pile === "discard"')
        assert any(trip.on == "hand" and pile.holds(trip.ends) for trip in trips), (pile, trips)
        await expect(page.person.page.locator(".leaving")).to_have_count(0)


async def test_what_is_taken_comes_into_the_hand_from_where_it_lay(browser: Browser, bot: PagedBot) -> None:
    async with watched(browser, bot, "hayduti") as page:
        trips = await page.after("Recruited", 0)
        (place,) = [getattr(event, "pos", 0) for event in page.events(page.table.last - 1)]
        field = "(mark.names ?? mark.things ?? mark.choices) && !mark.verb && mark.outline[2][0] - mark.outline[0][0] > 200 && mark.outline[2][1] - mark.outline[0][1] > 100"
        cell = await page.region(f"{field} && !({place} - 1 - marks.filter((mark) => {field}).indexOf(mark))")
        (comes,) = [trip.begins for trip in trips if trip.on == "hand"]
        assert cell.holds(comes), (cell, comes)


async def test_of_cards_that_are_described_alike_the_new_one_comes_into_the_hand(
    browser: Browser, bot: PagedBot
) -> None:
    """Not the one that it pushes aside."""
    async with watched(browser, bot, "hayduti") as page:
        while True:
            held = page.table.look(0).view.hand
            trips = await page.after("Recruited", 0)
            (card,) = [getattr(event, "card", "") for event in page.events(page.table.last - 1)]
            if card_of(card).kind == "haydut" and any(card_of(name).stat == card_of(card).stat for name in held):
                break
        new = await page.region(f'[...(mark.things ?? []), ...(mark.names ?? [])].includes("{card}")', "hand")
        (ends,) = [trip.ends for trip in trips if trip.on == "hand"]
        assert new.holds(ends), (new, ends)


async def test_what_is_drawn_comes_from_the_deck(browser: Browser, bot: PagedBot) -> None:
    async with watched(browser, bot, "durak") as page:
        trips, deck = await page.after("Drew", 0), await page.region('mark.pile === "deck"')
        drawn = [
            getattr(event, "count", 0) for event in page.events(page.table.last - 1) if getattr(event, "seat", 1) == 0
        ]
        comes = [trip.begins for trip in trips if trip.on == "hand"]
        assert len(comes) == sum(drawn)
        assert all(deck.holds(one) for one in comes), (deck, comes)


async def test_what_is_drawn_fades_in_where_there_is_no_deck(browser: Browser, bot: PagedBot) -> None:
    async with watched(browser, bot, "balkans") as page:
        await page.after("CardsDrawn", 0)  # the first hand
        assert [trip for trip in await page.after("CardsDrawn", 0) if trip.on == "hand"] == []
        fresh = "(all) => all.map((one) => getComputedStyle(one).animationName)"
        names = await page.person.page.locator("#hand .new").evaluate_all(fresh)
        assert names
        assert all("fade" in name for name in names)


async def test_what_another_draws_has_no_face(browser: Browser, bot: PagedBot) -> None:
    """No card is named to a page that another holds, but those that were taken from the table."""
    async with watched(browser, bot, "durak") as page:
        taken, named, before = set[str](), set[str](), page.table.last
        while page.table.live:
            await page.move()
            await shows(page.person.page, page.table)
            frames = [msgspec.json.decode(frame) for frame in page.person.heard]
            page.person.heard.clear()
            told = {name for frame in frames for one in frame.get("handled", ()) for name in one["names"]}
            taken.update(name for event in page.events(before) if isinstance(event, Took) for name in event.cards)
            assert told & set(seat_view_of(page.table, 1).view.hand) <= taken
            named |= told
        assert named & set(CARDS)


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
async def test_points_are_told_at_the_plate_of_who_makes_them(
    browser: Browser, bot: PagedBot, wish: Literal["no-preference", "reduce"]
) -> None:
    """They go there, and stay for a while; those that are lost too."""
    told = """() => [...document.querySelectorAll(".points")].map(
      (one) => [Number(one.dataset.seat), one.textContent, one.getBoundingClientRect().top])"""
    async with watched(browser, bot, "magove") as page:
        await page.person.page.emulate_media(reduced_motion=wish)
        trips = [trip for trip in await page.after("RoundScored") if not trip.on]
        public = page.table.look(-1)
        assert public is not None
        points = page.table.game.points(public.view)
        shown = [(seat, f"+{more}" if more > 0 else f"−{-more}") for seat, more in enumerate(points) if more]
        badges = sorted(await page.person.page.evaluate(told))
        assert [(seat, text) for seat, text, _ in badges] == shown
        for seat, text, top in badges:
            plate = await page.plate(seat)
            comes = any(trip.text == text and plate.top - 1 <= trip.ends.top <= plate.bottom for trip in trips)
            assert comes is (wish == "no-preference")
            assert plate.top - 1 <= top <= plate.bottom
        await expect(page.person.page.locator(".points")).to_have_count(0)


@pytest.mark.parametrize("game", ["durak", "hayduti", "magove", "carcassonne"])
async def test_nothing_moves_with_a_wish_for_less_motion(browser: Browser, bot: PagedBot, game: str) -> None:
    async with watched(browser, bot, game) as page:
        await page.person.page.emulate_media(reduced_motion="reduce")
        for _ in range(20):
            await page.move()
        await page.person.page.wait_for_function("(last) => window.state.screen.entry >= last - 3", arg=page.table.last)
        assert await page.person.page.evaluate("() => window.trips") == []
