"""A page answers in its person's language, also when something cannot be done."""

import re

import pytest

from tests.web.paged_bot import PagedBot
from tests.web.protocol.pages import page_of


@pytest.mark.parametrize(("locale", "letters", "others"), [("bg", "[а-я]", "[a-z]"), ("en-US", "[a-z]", "[а-я]")])
async def test_a_refusal_is_in_the_language_of_its_person(
    paged_bot: PagedBot, locale: str, letters: str, others: str
) -> None:
    for name in ("Ana", "Boris"):
        paged_bot.person(name).locale = locale
    await paged_bot.opened("durak", ["Ana", "Boris"])
    table = await paged_bot.table()
    (seat,) = table.game.acting(table.play.state)
    seat_view = table.look(1 - seat)
    assert seat_view is not None
    theirs = seat_view.view.hand[0]
    async with page_of(paged_bot, ("Ana", "Boris")[seat]) as browser:
        update = await browser.frame("update")
        await browser.send(type="why", things=[theirs])
        why = (await browser.frame("refused"))["text"]
        refused = await browser.play(f"attack {theirs}", update["screen"]["question"], "one", [])
    assert why == refused["text"], "the rules say why"
    for text in (why, refused["text"]):
        assert len(re.findall(letters, text)) > 10 * len(re.findall(others, text)), text
