"""Two databases that are used with one bot, one after the other, do not take each other's messages for their own."""

from pathlib import Path

from tests.e2e.running_bot import running_bot_in


async def test_the_first_post_of_a_second_database_is_a_message_of_its_own(tmp_path: Path) -> None:
    """Table 1 of each database has the same entries: a nonce of table, entry and recipient was the same for both."""
    posts = []
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        for number, channel in enumerate(("general", "games")):
            running_bot.folder = tmp_path / f"database-{number}"
            running_bot.folder.mkdir()
            async with running_bot.running():
                await running_bot.opened("market", ["Ana", "Boris"], channel=channel, pictures=False)
            posts.append(running_bot.person("Vera").sees(channel))
            assert len([message for message in running_bot.person("Ana").inbox if not message.ephemeral]) == number + 1
    assert [len(sent) for sent in posts] == [2, 2]
