"""The fool of a table wears a cap in its channel until the next table there has ended."""

import pytest

from games.core.contract import PUBLIC
from tests.e2e.messages import GENERAL, standing
from tests.e2e.running_bot import RunningBot
from tests.people import hand_of

PEOPLE = ["Ana", "Boris"]


async def fool_of(running_bot: RunningBot) -> str:
    """Play tables of Durak until one has a fool, and return who it is."""
    while True:
        table = await running_bot.opened("durak", PEOPLE, pictures=False)
        await running_bot.played_out(PEOPLE)
        public = table.look(PUBLIC)
        if (places := public.view.outcome.places) != (1, 1):
            return PEOPLE[places.index(2)]


@pytest.mark.parametrize("game", ["durak", "market"])
async def test_the_cap_is_worn_at_the_next_table_of_the_channel_and_nowhere_else(
    running_bot: RunningBot, game: str
) -> None:
    fool = await fool_of(running_bot)
    capped, bare = f"**{fool} 🃏**", f"**{fool}**"
    await running_bot.opened(game, PEOPLE, channel="games", pictures=False)
    assert capped not in standing(running_bot, "games")[-1].text
    await running_bot.opened(game, PEOPLE, pictures=False)
    lobby, post = standing(running_bot)[-2:]
    assert capped in lobby.text
    assert bare not in lobby.text + post.text
    other = next(name for name in PEOPLE if name != fool)
    assert f"**{other} 🃏**" not in lobby.text + post.text + hand_of(running_bot.person(other)).text
    if game == "market":
        await running_bot.played_out(PEOPLE)
        assert "🃏" not in (await opened_again(running_bot))


async def opened_again(running_bot: RunningBot) -> str:
    """Open the channel's next table, and return its first post."""
    await running_bot.opened("durak", PEOPLE, pictures=False)
    return standing(running_bot, GENERAL)[-1].text
