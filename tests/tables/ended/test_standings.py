"""Standings agree with a count by hand; ratings follow places, teams and computers; corrected results count at once."""

import asyncio
import random
from collections.abc import Sequence
from itertools import count

import msgspec
import pytest
from openskill.models import PlackettLuce

from bot.tables.ended import standings as counting
from bot.tables.ended.results import rebuild
from bot.tables.ended.standings import GUESSED, Leaderboard, anchors, pairs, running
from bot.tables.state.refusal import Refusal
from games.core.catalogue import find_games, game_called
from games.core.strength import Strength
from storage import Chosen, Occupant, Result, Season, SeatResult
from tests.tables.harness import GUILD, TableHarness, some_move

NUMBERS = count(1)
GAME = "any"
"""A game without measured strengths."""


def seat(who: int | str, place: int, score: int | None = None, team: int | None = None, **given: bool) -> SeatResult:
    """Return a seat result of a person (a number) or of a computer of that strength."""
    computer = isinstance(who, str)
    sitter = Occupant.COMPUTER if computer or given.get("up") else Occupant.PERSON
    person, strength = (None, who) if computer else (who, "normal")
    return SeatResult(0, place, score, -1 if team is None else team, sitter, person, strength, bool(given.get("up")))


def table(*seats: SeatResult, at: int = 100, preset: str = "standard") -> Result:
    numbered = tuple(
        SeatResult(number, *[getattr(seat, name) for name in seat.__struct_fields__[1:]])
        for number, seat in enumerate(seats)
    )
    alone = tuple(
        SeatResult(seat.seat, seat.place, seat.score, seat.seat if seat.team < 0 else seat.team, *_rest(seat))
        for seat in numbered
    )
    number = next(NUMBERS)
    return Result(number, number, GUILD, GAME, preset, "end", at, alone)


def _rest(one: SeatResult) -> tuple[Occupant, int | None, str, bool]:
    return one.sitter, one.person, one.strength, one.given_up


def book_of(*results: Result) -> Leaderboard:
    leaderboard = Leaderboard()
    for result in results:
        leaderboard.add(result)
    return leaderboard


def rating(leaderboard: Leaderboard, person: int) -> int | None:
    return next(line.rating for line in leaderboard.lines() if line.person == person)


def test_figures_agree_with_a_count_by_hand() -> None:
    leaderboard = book_of(
        table(seat(1, 1, 30), seat(2, 2, 10), seat(3, 3, 5)),
        table(seat(1, 2, 40), seat(2, 1, 50)),
        table(seat(1, 1, 20), seat(2, 1, 20), seat("normal", 3, 1)),
    )
    lines = {line.person: line for line in leaderboard.lines()}
    assert {who: (line.tables, line.wins, line.best) for who, line in lines.items()} == {
        1: (3, 2, 40),
        2: (3, 2, 50),
        3: (1, 0, 5),
    }
    assert lines[1].average_place == pytest.approx(4 / 3)
    assert lines[3].average_place == 3
    assert {who: (line.tables, line.wins) for who, line in leaderboard.computers(GAME).items()} == {
        Strength.NORMAL: (1, 0)
    }
    assert leaderboard.tables == 3


def test_a_game_of_several_computers_counts_once_for_them_and_so_does_a_win() -> None:
    leaderboard = book_of(
        table(seat(1, 4), seat("normal", 3), seat("normal", 1), seat("easy", 2)),
        table(seat(1, 1), seat("normal", 3), seat("normal", 2)),
    )
    found = leaderboard.computers(GAME)
    assert {strength: (line.tables, line.wins) for strength, line in found.items()} == {
        Strength.NORMAL: (2, 1),
        Strength.EASY: (1, 0),
    }


def test_winning_raises_a_rating_losing_lowers_it_and_every_table_makes_it_surer() -> None:
    leaderboard = book_of(table(seat(1, 1), seat(2, 2), seat(3, 3)))
    first, second, third = leaderboard.lines()
    assert [line.person for line in (first, second, third)] == [1, 2, 3]
    assert first.rating > 1500 > third.rating
    assert max(first.spread, second.spread, third.spread) < 1000
    before = first.spread
    leaderboard.add(table(seat(1, 1), seat(2, 2), seat(3, 3)))
    assert leaderboard.lines()[0].spread < before


def test_ratings_find_true_strengths() -> None:
    rng = random.Random(7)
    leaderboard = Leaderboard()
    for _ in range(300):
        order = sorted(rng.sample(range(1, 9), 4), key=lambda who: rng.gauss(who, 2), reverse=True)
        leaderboard.add(table(*(seat(who, place) for place, who in enumerate(order, start=1))))
    found = sorted(range(1, 9), key=lambda who: -rating(leaderboard, who))
    assert found[0] in {8, 7}
    assert found[-1] in {1, 2}
    assert sum(abs(place - (9 - who)) for place, who in enumerate(found, start=1)) <= 6


def test_ratings_of_computers_never_move() -> None:
    against_easy, against_strong = Leaderboard(), Leaderboard()
    for _ in range(30):
        for leaderboard, strength in ((against_easy, "easy"), (against_strong, "strong")):
            leaderboard.add(table(seat(1, 1), seat(strength, 2)))
            leaderboard.add(table(seat(1, 2), seat(strength, 1)))
    assert abs(rating(against_easy, 1) - GUESSED[Strength.EASY]) < 60
    assert abs(rating(against_strong, 1) - GUESSED[Strength.STRONG]) < 60
    assert against_easy.computers(GAME)[Strength.EASY].rating == GUESSED[Strength.EASY]
    assert against_strong.computers(GAME)[Strength.STRONG].rating == GUESSED[Strength.STRONG]


def test_ratings_are_openskills_on_a_scale_around_1500_with_two_standard_deviations() -> None:
    model = PlackettLuce()
    [[winner], [loser]] = model.rate([[model.rating()], [model.rating()]])
    first, second = book_of(table(seat(1, 1), seat(2, 2))).lines()
    for line, rated in ((first, winner), (second, loser)):
        assert line.rating == round(1500 + 60 * (rated.mu - 25))
        assert line.spread == round(2 * 60 * rated.sigma)


def test_a_player_has_a_place_from_the_fifth_table_on_and_comes_before_those_without() -> None:
    leaderboard = Leaderboard()
    for number in range(5):
        leaderboard.add(table(seat(1, 2), seat(2, 1) if number else seat(3, 1)))
    lines = leaderboard.lines()
    assert [(line.person, line.tables, line.settled) for line in lines] == [(1, 5, True), (2, 4, False), (3, 1, False)]
    assert lines[0].rating < lines[2].rating < lines[1].rating
    unrated = book_of(*[table(seat(4, 1, team=0), seat(5, 1, team=0))] * 5)
    assert [line.settled for line in unrated.lines()] == [False, False], "nobody was compared"


def test_a_computer_of_a_strength_that_no_longer_exists_counts_as_normal() -> None:
    leaderboard = book_of(table(seat(1, 1), seat("mighty", 2, 7)))
    assert {strength: line.best for strength, line in leaderboard.computers(GAME).items()} == {Strength.NORMAL: 7}
    assert rating(leaderboard, 1) == rating(book_of(table(seat(1, 1), seat("normal", 2))), 1)


def test_a_computer_that_took_over_is_neither_rated_nor_counted() -> None:
    left = SeatResult(0, 1, 9, -1, Occupant.COMPUTER, None, "normal", True)
    leaderboard = book_of(table(left, seat(1, 2, 5), seat(2, 3, 4)))
    assert leaderboard.computers(GAME) == {}
    assert rating(leaderboard, 1) == rating(book_of(table(seat(1, 1), seat(2, 2))), 1)


def test_partners_are_placed_as_well_as_the_better_of_them() -> None:
    leaderboard = book_of(table(seat(1, 1, team=0), seat(2, 2, team=1), seat(3, 3, team=0)))
    assert rating(leaderboard, 1) == rating(leaderboard, 3) > rating(leaderboard, 2)


@pytest.mark.parametrize("game", find_games())
def test_computers_have_the_ratings_that_were_measured(game: str) -> None:
    """A person who does as well as a strong computer against normal ones is rated like it; easy ones are rated lower."""
    stands = anchors(game)
    assert stands[Strength.EASY] < stands[Strength.NORMAL] == 1500 < stands[Strength.STRONG]
    measured = game_called(game).measured
    rng, leaderboard = random.Random(3), Leaderboard()
    others = measured.seats - 1
    for _ in range(400):
        behind = sum(rng.random() < measured.strong for _ in range(others))
        places = [place for place in range(1, measured.seats + 1) if place != others - behind + 1]
        played = table(seat(1, others - behind + 1), *(seat("normal", place) for place in places))
        leaderboard.add(msgspec.structs.replace(played, game=game))
    far = stands[Strength.STRONG] - stands[Strength.NORMAL]
    assert 0.75 * far - 30 < rating(leaderboard, 1) - stands[Strength.NORMAL] < 1.25 * far + 30


def test_partners_are_rated_together() -> None:
    leaderboard = book_of(table(seat(1, 1, team=0), seat(2, 2, team=1), seat(3, 1, team=0), seat(4, 2, team=1)))
    assert rating(leaderboard, 1) == rating(leaderboard, 3) > 1500 > rating(leaderboard, 2) == rating(leaderboard, 4)


@pytest.mark.parametrize(
    "result",
    [
        table(seat(1, 2), seat(2, 2)),
        table(seat("normal", 1), seat("strong", 2)),
        table(seat(1, 1, team=0), seat(2, 1, team=0)),
    ],
    ids=["all lost together", "computers alone", "one side"],
)
def test_a_table_that_compares_nobody_moves_no_rating(result: Result) -> None:
    assert all(line.rating is None for line in book_of(result).lines())


def test_a_seat_given_up_counts_as_the_last_place() -> None:
    leaderboard = book_of(table(seat(1, 1, 99, up=True), seat(2, 2, 5), seat(3, 3, 4)))
    lines = {line.person: line for line in leaderboard.lines()}
    assert (lines[1].wins, lines[1].average_place, lines[1].best) == (0, 3, None)
    assert lines[1].rating < lines[3].rating < lines[2].rating
    assert leaderboard.computers(GAME) == {}


def test_two_people_are_compared_over_the_tables_they_shared() -> None:
    results = [
        table(seat(1, 1), seat(2, 2), seat(3, 3)),
        table(seat(1, 2), seat(2, 1)),
        table(seat(1, 1, up=True), seat(2, 2)),
        table(seat(1, 1), seat(2, 1)),
        table(seat(1, 1, team=0), seat(2, 1, team=0), seat(3, 2, team=1)),
        table(seat(2, 1), seat(3, 2)),
    ]
    assert [(pair.other, pair.tables, pair.before, pair.behind) for pair in pairs(1, results)] == [
        (2, 4, 1, 1),
        (3, 2, 2, 0),
    ]
    assert [pair.other for pair in pairs(1, results, frozenset({2}))] == [3]


async def evening(harness: TableHarness, names: Sequence[str], channel: int, tables: int = 1) -> None:
    rng = random.Random(channel)
    for _ in range(tables):
        harness.clock.advance(60)
        await harness.ended(*names, channel=channel, rng=rng)


async def test_standings_take_in_new_results_and_are_the_same_when_counted_again(
    harness: TableHarness,
) -> None:
    await evening(harness, ["Ana", "Boris"], 1, 2)
    chosen = Chosen(GUILD, "market")
    assert (await harness.service.standings.leaderboard(chosen)).tables == 2
    await evening(harness, ["Boris", "Vera", "Ana"], 2)
    lines = (await harness.service.standings.leaderboard(chosen)).lines()
    assert sorted(line.tables for line in lines) == [1, 3, 3]
    await harness.again()
    assert (await harness.service.standings.leaderboard(chosen)).lines() == lines
    await harness.service.journal._run(lambda connection: connection.execute("DELETE FROM result WHERE table_id = 1"))
    assert (await harness.service.standings.leaderboard(chosen)).tables == 2
    await evening(harness, ["Ana", "Vera"], 3)
    assert (await harness.service.standings.leaderboard(chosen)).tables == 3


async def test_tables_of_computers_alone_are_looked_at_once(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening(harness, ["Ana", "Boris"], 1)
    lobby, ana = await harness.lobby("Ana", computers=2), await harness.person("Ana")
    await harness.service.leave(lobby, ana, harness.click(), leading=True)
    await harness.service.start(lobby, ana, harness.click())
    while lobby.live:
        moving = lobby.game.acting(lobby.play.state)[0]
        await harness.service.move_for(lobby, moving, some_move(lobby.look(moving)), number=lobby.last)
    before = await harness.service.standings.leaderboard(Chosen(GUILD, "market"))
    monkeypatch.setattr(Leaderboard, "add", None)
    assert await harness.service.standings.leaderboard(Chosen(GUILD, "market")) is before
    assert [line.tables for line in before.lines()] == [1, 1]


async def test_a_season_counts_the_tables_that_ended_in_it(harness: TableHarness) -> None:
    ana, boss = await harness.person("Ana"), await harness.person("Boss", moderator=True)
    standings = harness.service.standings
    await evening(harness, ["Ana", "Boris"], 1)
    harness.clock.advance(10)
    with pytest.raises(Refusal, match="not-moderator"):
        await standings.begin_season(ana, GUILD, "Winter")
    await standings.begin_season(boss, GUILD, "Winter")
    with pytest.raises(Refusal, match="season-taken"):
        await standings.begin_season(boss, GUILD, "Spring")
    await evening(harness, ["Ana", "Boris"], 1, 2)
    harness.clock.advance(10)
    winter = running(await standings.seasons(GUILD))
    assert isinstance(winter, Season)
    assert (await standings.leaderboard(Chosen(GUILD, "market", season=winter))).tables == 2
    with pytest.raises(Refusal, match="no-season"):
        await standings.end_season(boss, GUILD, winter.id + 1)
    ended = await standings.end_season(boss, GUILD, winter.id)
    with pytest.raises(Refusal, match="no-season"):
        await standings.end_season(boss, GUILD, winter.id)
    await evening(harness, ["Ana", "Boris"], 1)
    assert running(await standings.seasons(GUILD)) is None
    assert (await standings.leaderboard(Chosen(GUILD, "market", season=ended))).tables == 2
    assert (await standings.leaderboard(Chosen(GUILD, "market"))).tables == 4
    assert (await standings.leaderboard(Chosen(GUILD, "market", preset="standard"))).tables == 4
    assert (await standings.leaderboard(Chosen(GUILD, "market", preset="other"))).tables == 0


async def test_a_card_ranks_its_person_among_those_who_are_shown(harness: TableHarness) -> None:
    await evening(harness, ["Ana", "Boris", "Vera"], 1, 6)
    await evening(harness, ["Ana", "Dinu"], 2, 5)
    people = [await harness.person(name) for name in ("Ana", "Boris", "Vera", "Dinu")]
    standings, chosen = harness.service.standings, Chosen(GUILD, "market")
    results, _ = await harness.service.journal.results.of(chosen)
    hidden: set[int] = set()
    for out in (None, people[1], people[3]):
        if out is not None:
            await standings.stay_out(out, GUILD, out=True)
            hidden.add(out.person)
        for person in people:
            shown = (await standings.leaderboard(chosen)).lines(frozenset(hidden - {person.person}))
            card = await standings.card(GUILD, person.person)
            [(game, rank, ranked, line)] = card.games
            assert (game, ranked, shown[rank - 1]) == ("market", len(shown), line)
            assert line.person == card.person == person.person
            assert card.hidden == (person.person in hidden)
            own = [result for result in results if person.person in {seat.person for seat in result.seats}]
            assert list(card.last) == own[::-1], "newest first"
            assert list(card.pairs) == pairs(person.person, own, frozenset(hidden))
    await standings.stay_out(people[1], GUILD, out=False)
    assert await standings.hidden(GUILD) == {people[3].person}


async def test_a_season_has_a_name_of_forty_characters_at_most_and_only_once(harness: TableHarness) -> None:
    boss = await harness.person("Boss", moderator=True)
    standings = harness.service.standings
    await standings.begin_season(boss, GUILD, "W" * 41)
    [season] = await standings.seasons(GUILD)
    ended = await standings.end_season(boss, GUILD, season.id)
    assert (ended.name, ended.ended_at) == ("W" * 40, harness.clock.now())
    with pytest.raises(Refusal, match="season-taken"):
        await standings.begin_season(boss, GUILD, "W" * 40)
    with pytest.raises(Refusal, match="not-moderator"):
        await standings.end_season(await harness.person("Ana"), GUILD, season.id)
    harness.clock.advance(5)
    await standings.begin_season(boss, GUILD, "Spring")
    assert [(season.name, season.began_at, season.ended_at) for season in await standings.seasons(GUILD)] == [
        ("Spring", harness.clock.now(), None),
        ("W" * 40, harness.clock.now() - 5, harness.clock.now() - 5),
    ]


async def test_the_last_results_of_a_server_come_newest_first_with_their_channels(harness: TableHarness) -> None:
    for channel in (3, 1, 2):
        await evening(harness, ["Ana", "Boris"], channel)
    standings = harness.service.standings
    found = await standings.last(GUILD, 2)
    assert [(channel, result.table) for channel, result in found] == [(2, 3), (1, 2)]
    ana = await harness.person("Ana")
    assert {number: person.name for number, person in (await standings.people([ana.person] * 2)).items()} == {
        ana.person: "Ana"
    }
    assert await standings.games(GUILD) == ("market",)


async def test_leaderboards_used_last_are_kept_and_others_counted_again(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "LEADERBOARDS", 2)
    await evening(harness, ["Ana", "Boris"], 1, 2)
    standings = harness.service.standings
    whole, preset, other = (Chosen(GUILD, "market", given) for given in ("", "standard", "other"))
    for chosen in (whole, preset, whole, other):
        await standings.leaderboard(chosen)
    counted: list[Result] = []
    add = Leaderboard.add
    monkeypatch.setattr(
        Leaderboard, "add", lambda leaderboard, result: (counted.append(result), add(leaderboard, result))
    )
    assert (await standings.leaderboard(whole)).tables == 2
    assert counted == []
    assert (await standings.leaderboard(preset)).tables == 2
    assert len(counted) == 2


async def test_many_results_are_counted_in_slices_while_others_get_answers(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening(harness, ["Ana", "Boris"], 1, 7)
    await evening(harness, ["Vera", "Boris"], 2, 3)
    chosen = Chosen(GUILD, "market")
    whole = (await harness.service.standings.leaderboard(chosen)).lines()
    await harness.again()
    monkeypatch.setattr(counting, "READ", 4)
    monkeypatch.setattr(counting, "COUNTED", 1)
    order: list[str] = []
    add = Leaderboard.add
    monkeypatch.setattr(
        Leaderboard, "add", lambda leaderboard, result: (order.append("counted"), add(leaderboard, result))
    )

    async def ask(guild: int, times: int) -> None:
        for _ in range(times):
            assert not (await harness.service.standings.leaderboard(Chosen(guild, "market"))).lines()
            order.append("answered")

    (first, again), _ = await asyncio.gather(
        asyncio.gather(harness.service.standings.leaderboard(chosen), harness.service.standings.leaderboard(chosen)),
        ask(GUILD + 1, 2),
    )
    assert first.lines() == again.lines() == whole
    assert order.count("counted") == 10, "asked for twice at once, they are counted once"
    assert order.index("answered") < order.index("counted") + 9, "not only after all are counted"


async def test_rebuilt_results_are_counted_again(harness: TableHarness) -> None:
    await evening(harness, ["Ana", "Boris"], 1, 3)
    chosen = Chosen(GUILD, "market")
    lines = (await harness.service.standings.leaderboard(chosen)).lines()
    for again in (False, True):
        await rebuild(harness.service.journal, harness.games, all_again=True)
        if again:
            await harness.again()
        assert (await harness.service.standings.leaderboard(chosen)).lines() == lines


def test_the_surer_rating_comes_first_then_more_wins_then_the_older_player() -> None:
    leaderboard = book_of(
        *(table(seat(winner, 1), seat(loser, 2)) for winner, loser in [(3, 1), (3, 2), (2, 1), (3, 1)])
    )
    assert [line.person for line in leaderboard.lines()] == [3, 2, 1]
    assert [line.person for line in leaderboard.lines(frozenset({2}))] == [3, 1]
    untold = book_of(table(seat(5, 1, team=0), seat(4, 1, team=0)))
    assert [line.person for line in untold.lines()] == [4, 5]


async def test_a_card_lists_the_games_played_most_first(harness: TableHarness) -> None:
    ana = await harness.person("Ana")
    for channel, game, tables in [(1, "durak", 1), (2, "market", 3)]:
        for _ in range(tables):
            await harness.ended("Ana", "Boris", channel=channel, game=game, rng=random.Random(channel))
    card = await harness.service.standings.card(GUILD, ana.person)
    assert [(game, line.tables) for game, _, _, line in card.games] == [("market", 3), ("durak", 1)]
    assert [result.game for result in card.last] == ["market"] * 3 + ["durak"]
