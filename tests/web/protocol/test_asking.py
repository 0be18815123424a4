"""What a page asks for and is told: words, reasons, what lies where, terms, rules."""

from __future__ import annotations

from typing import Any

import pytest

from bot.web import answers
from tests.discord.harness import seat_view_of
from tests.web.paged_bot import PEOPLE, PLAYERS, Browser, PagedBot, asked
from tests.web.protocol.pages import moves, page_of, threads_held


async def test_what_can_be_done_now_is_told(ana: Browser) -> None:
    await ana.send(type="help")
    assert "What you can do now" in (await ana.frame("text"))["text"]


async def test_a_move_is_shown_before_it_is_played(carcassonne: PagedBot) -> None:
    table = await carcassonne.table()
    async with page_of(carcassonne, PLAYERS[asked(table)]) as page:
        update = await page.frame("update")
        _, offered = moves(table, asked(table))
        for key in ("nothing", offered[-1]["move"]):
            await page.send(type="ghost", move=key)
        ghost = await page.frame("ghosted")
        assert ghost["move"] == offered[-1]["move"], "what is no move is not answered"
        assert ghost["svg"].startswith("<svg")
        assert ghost["svg"] != update["table"]["svg"]
        await page.send(type="rules", page=0)
        await page.frame("text")
    assert [frame["type"] for frame in page.frames].count("ghosted") == 1


async def test_a_move_that_lays_nothing_is_answered_with_nothing(paged_bot: PagedBot) -> None:
    table = await paged_bot.opened("durak", PLAYERS)
    _, [first, *_] = moves(table, asked(table))
    async with page_of(paged_bot, PLAYERS[asked(table)]) as page:
        await page.frame("update")
        await page.send(type="ghost", move=first["move"])
        assert await page.frame("ghosted") == {"type": "ghosted", "move": first["move"]}


async def test_a_player_who_is_not_asked_is_told_to_wait(carcassonne: PagedBot) -> None:
    table = await carcassonne.table()
    async with page_of(carcassonne, PLAYERS[1 - asked(table)]) as page:
        update = await page.frame("update")
        assert "choices" not in update["screen"]
        await page.send(type="why", things=["x"])
        assert (await page.frame("refused"))["text"].startswith("Not yet.")


async def test_a_place_that_is_touched_says_what_is_there(carcassonne: PagedBot) -> None:
    """Whose it is, what it counts now and what is open: to those who are asked, to those who wait, and to spectators."""
    for name in PEOPLE:
        async with page_of(carcassonne, name) as page:
            update = await page.frame("update")
            marks = update["table"]["marks"]
            term = next(mark["term"] for mark in marks if mark.get("term"))
            await page.send(type="why", things=[term], term=term)
            told = (await page.frame("noted"))["text"]
            assert "**Road** · nobody’s: 1 now, 1 more with each tile; 2 open ends" in told
            assert "**City** · nobody’s: 1 now, at least 2 when closed; 1 gap in the wall" in told
            await page.send(type="why", things=["tile-D:99"], term="tile-D:99")
            assert (await page.frame("refused"))["text"], "there is no such tile"


async def test_a_card_that_only_a_typed_move_could_name_is_described(paged_bot: PagedBot) -> None:
    """What is not one's own is looked up; where there is nothing to look up, the rules answer as if it were typed."""
    table = await paged_bot.opened("durak", PLAYERS)
    other = seat_view_of(table, 1 - asked(table))
    theirs = other.view.hand[0]
    async with page_of(paged_bot, PLAYERS[asked(table)]) as page:
        await page.frame("update")
        await page.send(type="why", things=[theirs], term=theirs)
        assert "not in your hand" not in (await page.frame("noted"))["text"]
        await page.send(type="why", things=[theirs])
        assert "not in your hand" in (await page.frame("refused"))["text"]


async def test_why_is_found_out_beside_the_event_loop(market: PagedBot, ana: Browser) -> None:
    """While it waits for a thread, everybody else is answered."""
    async with page_of(market, "Boris") as boris:
        for page in (ana, boris):
            await page.frame("update")
        async with threads_held() as wanted:
            await ana.send(type="why", things=["x"])
            await wanted()
            await boris.send(type="ping")
            await boris.frame("pong")
            assert all(frame["type"] != "refused" for frame in ana.frames)
        assert (await ana.frame("refused"))["text"]


async def test_the_rules_are_asked_about_few_moves_to_say_why(
    carcassonne: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await carcassonne.table()
    tried: list[str] = []
    assert table.play is not None
    try_move = table.play.try_move

    def counted(number: int, seat: int, text: str) -> Any:
        tried.append(text)
        return try_move(number, seat, text)

    names = sorted({str(value) for choice in moves(table, asked(table))[1] for value in choice["move"].split()})
    async with page_of(carcassonne, PLAYERS[asked(table)]) as page:
        await page.frame("update")
        monkeypatch.setattr(table.play, "try_move", counted)
        for things in ([], names[:8], names[:1] * 8, ["?"] * 8):
            tried.clear()
            await page.send(type="why", things=things)
            assert (await page.frame("refused"))["text"]
            assert len(tried) <= answers.MOST_TRIED


async def test_only_what_is_asked_for_is_worded(market: PagedBot, ana: Browser) -> None:
    table = await market.table()
    question, offered = moves(table, 0)
    await ana.frame("update")
    await ana.send(type="words", moves=[offered[0]["move"]])
    some = await ana.frame("worded")
    await ana.send(type="words")
    everything = await ana.frame("worded")
    assert [choice["move"] for choice in some["choices"]] == [offered[0]["move"]]
    assert all(choice["label"] for choice in everything["choices"])
    assert sorted(choice["move"] for choice in everything["choices"]) == sorted(move["move"] for move in offered)
    assert some["question"] == everything["question"] == question


async def test_a_term_is_explained_with_its_picture(paged_bot: PagedBot) -> None:
    """To spectators as well as to players."""
    await paged_bot.opened("durak", PLAYERS)
    explained = []
    for name in ("Ana", "Vera"):
        async with page_of(paged_bot, name) as page:
            await page.frame("update")
            await page.send(type="terms")
            term, title = (await page.frame("listed"))["terms"][0]
            await page.send(type="term", name=term)
            explained.append(await page.frame("text"))
            assert (explained[-1]["about"], explained[-1]["title"]) == ("term", title)
            assert explained[-1]["text"]
            await page.send(type="term", name="no such term")
            assert (await page.frame("refused"))["text"]
    assert explained[0].get("picture") == explained[1].get("picture")


async def test_pages_of_the_rules_come_by_number(market: PagedBot, ana: Browser) -> None:
    await ana.frame("update")
    pages = []
    for number in (-3, 0, 1, 99):
        await ana.send(type="rules", page=number)
        pages.append(await ana.frame("text"))
    await ana.send(type="rules")
    assert await ana.frame("text") == pages[0], "the first unless another is named"
    last = pages[0]["pages"] - 1
    assert [page.get("page", 0) for page in pages] == [0, 0, 1, last]
    assert pages[0] == pages[1]
    assert len({page["title"] for page in pages}) == 3
    assert {page["about"] for page in pages} == {"rules"}
    assert all(page["text"] for page in pages)


async def test_players_alone_may_ask_to_be_asked_always(market: PagedBot, ana: Browser) -> None:
    async with page_of(market, "Vera") as vera:
        for page in (vera, ana):
            await page.frame("update")
            await page.send(type="singleoptions", id="one", ask=True)
        assert "not at this table" in (await vera.frame("refused"))["text"]
        assert await ana.frame("done") == {"type": "done", "id": "one"}
    people = [await market.bot.service.people.known(int(market.person(name).id)) for name in ("Ana", "Vera")]
    assert [person and person.single_options for person in people] == [False, True]
