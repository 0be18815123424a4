"""*How did I play?* through the whole bot: asked for, followed, stopped, kept, and played on from."""

import signal
from pathlib import Path

import pytest

from bot.discord.history import reviews
from bot.fake_discord import Actor, Message
from bot.tables.automatic import workers
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from tests.e2e.messages import labelled, labels, table_of
from tests.e2e.running_bot import RunningBot, running_bot_in
from tests.people import hand_of
from tests.tables.automatic.test_workers import forked
from tests.tables.ended.test_reviews import quickly

__all__ = ["forked"]

NAMES = ("Ana", "Boris")


@pytest.fixture
def _quick(forked: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge with a small budget, in worker processes as always."""
    monkeypatch.setattr(workers, "review", quickly)
    monkeypatch.setattr(reviews, "TOLD_EVERY", 0.05)


async def played(running_bot: RunningBot) -> Message:
    """Play a table of Durak to its end, and return Ana's hand after it."""
    await running_bot.opened("durak", NAMES, pictures=False)
    await running_bot.played_out(NAMES)
    return hand_of(running_bot.person("Ana"))


async def pressed(person: Actor, message: Message, what: str) -> Message:
    answer = await person.click(message, what if what in labels(message) else labelled(message, what))
    assert answer.message.ephemeral
    return answer.message


async def made(running_bot: RunningBot, shown: Message, seconds: float = 60) -> None:
    """Wait until a review is made and shown."""
    await running_bot.fake_discord.wait_for(lambda: "Stop" not in labels(shown), seconds)


@pytest.mark.usefixtures("_quick")
async def test_a_player_sees_where_they_lost_it_and_plays_on_from_there(running_bot: RunningBot) -> None:
    hand, ana = await played(running_bot), running_bot.person("Ana")
    assert "How did I play?" in labels(hand)
    shown = await pressed(ana, hand, "review")
    await made(running_bot, shown)
    assert "as good as any" in shown.text
    assert [file.filename for file in shown.pictures] == ["chances.png"]
    first = shown.text
    again = await pressed(ana, hand, "review")
    assert again.text == first, "it is kept"
    shown = await pressed(ana, again, "Next")
    assert shown is again, "all in one message"
    assert "You chose **" in shown.text or "Your best move was **" in shown.text
    assert [file.filename for file in shown.pictures] == ["then.png", "hand.png"]
    table = await table_of(running_bot)
    await ana.click(shown, labelled(shown, "review-play"))
    await running_bot.fake_discord.wait_for(lambda: running_bot.hand(ana) is not None)
    own = await running_bot.bot.service.repository.table_in(ana.private_channel.id)
    assert (own.row.guild, own.live, own.row.again) == (0, True, None)
    assert own.options == table.options
    assert any("what could not be seen then has been dealt anew" in message.text for message in ana.inbox)


@pytest.mark.usefixtures("_quick")
async def test_only_players_are_offered_the_review_in_the_history(running_bot: RunningBot) -> None:
    await played(running_bot)
    post = running_bot.person("Vera").sees("general")[-1]
    pages = [await pressed(running_bot.person(name), post, "open") for name in ("Ana", "Vera")]
    assert ["How did I play?" in labels(page) for page in pages] == [True, False]
    shown = await pressed(running_bot.person("Ana"), pages[0], "review")
    await made(running_bot, shown)
    assert shown is pages[0]
    back = await pressed(running_bot.person("Ana"), shown, "Move by move")
    assert "Start" in back.text


@pytest.mark.usefixtures("forked")
async def test_a_review_is_stopped_and_begun_again(running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hand, ana = await played(running_bot), running_bot.person("Ana")
    with monkeypatch.context() as patch:
        patch.setattr(workers, "review", lambda *_: signal.pause())
        shown, other = await pressed(ana, hand, "review"), await pressed(ana, hand, "review")
        await pressed(ana, shown, "review-stop")
        for message in (shown, other):
            await made(running_bot, message)
            assert "Stopped" in message.text
    monkeypatch.setattr(workers, "review", quickly)
    await pressed(ana, shown, "review")
    await made(running_bot, shown)
    assert "as good as any" in shown.text


@pytest.mark.usefixtures("forked")
@pytest.mark.long(3)
async def test_a_review_that_a_restart_interrupted_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        async with running_bot.running():
            hand, ana = await played(running_bot), running_bot.person("Ana")
            monkeypatch.setattr(workers, "review", lambda *_: signal.pause())
            shown = await pressed(ana, hand, "review")
        assert "Stopped" in shown.text
        async with running_bot.running():
            monkeypatch.setattr(workers, "review", quickly)
            await pressed(ana, shown, "review")
            await made(running_bot, shown)
            assert "as good as any" in shown.text
        assert running_bot.fake_discord.violations == []


@pytest.mark.long(20)
@pytest.mark.parametrize("key", find_games())
async def test_a_table_of_every_game_is_reviewed(running_bot: RunningBot, key: str) -> None:
    """A short one: it is closed after a while."""
    game = find_games()[key]
    names = ["Ana", "Boris", "Vera"][: min(game.seats)]
    table, service = await running_bot.opened(key, names, preset=game.practice.preset), running_bot.bot.service
    actors = [await service.people.greet(int(running_bot.person(name).id), name, "en") for name in names]
    for number in range(8):
        seat = next(iter(table.game.acting(table.play.state)), None)
        if seat is None:
            break
        seat_view = table.look(seat)
        move = game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), number))
        await service.move(table, actors[seat], move, interaction=10_000 + number)
    if table.live:
        await service.cancel(table, actors[0], 20_000)
    await running_bot.settled()
    ana = running_bot.person("Ana")
    shown = await pressed(ana, hand_of(ana), "review")
    await made(running_bot, shown, 600)
    assert [file.filename for file in shown.pictures] == ["chances.png"]
    while not shown.control("Next").get("disabled"):
        shown = await pressed(ana, shown, "Next")
        assert next(file.filename for file in shown.pictures) == "then.png"
        assert "**" in shown.text
