"""A page answers in its person's language, also when something cannot be done."""

import re

import pytest

from tests.discord.harness import seat_view_of
from tests.web.paged_bot import PLAYERS, PagedBot
from tests.web.protocol.pages import page_of


@pytest.mark.parametrize(("locale", "letters", "others"), [("bg", "[а-я]", "[a-z]"), ("en-US", "[a-z]", "[а-я]")])
async def test_a_refusal_is_in_the_language_of_its_person(
    paged_bot: PagedBot, locale: str, letters: str, others: str
) -> None:
    for name in PLAYERS:
        paged_bot.person(name).locale = locale
    table = await paged_bot.opened("durak", PLAYERS)
    (seat,) = table.game.acting(table.play.state)
    theirs = seat_view_of(table, 1 - seat).view.hand[0]
    async with page_of(paged_bot, PLAYERS[seat]) as browser:
        update = await browser.frame("update")
        await browser.send(type="why", things=[theirs])
        why = (await browser.frame("refused"))["text"]
        refused = await browser.play(f"attack {theirs}", update["screen"]["question"], "one", [])
    assert why == refused["text"], "the rules say why"
    for text in (why, refused["text"]):
        assert len(re.findall(letters, text)) > 10 * len(re.findall(others, text)), text
