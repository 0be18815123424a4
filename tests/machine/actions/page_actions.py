"""The actions of people on the pages of tables."""

from dataclasses import dataclass

from bot.fake_discord import NotPossible
from tests.machine.actions.acting import Brief, note, parts_of
from tests.machine.stage.stage import Stage


@dataclass(frozen=True, repr=False)
class OpenPage(Brief):
    """A person presses *Open the table* in the newest message that has it, or the `old`-th before, and follows it."""

    who: str
    where: str
    old: int = 0

    async def do(self, stage: Stage) -> None:
        person, place = stage.person(self.who), stage.channel(self.who, self.where)
        holders = [(message, parts[0]) for message in person.sees(place) if (parts := parts_of(message, "do:page"))]
        if self.old >= len(holders):
            raise NotPossible("do:page")
        message, part = holders[-1 - self.old]
        answer = await stage.acting(self.who, person.click(message, part["custom_id"]))
        note(stage, self, answer)
        await stage.open_page(self.who, answer)


@dataclass(frozen=True, repr=False)
class Reconnect(Brief):
    """A person reloads a page in their browser, or opens it again after it has ended."""

    who: str
    old: int = 0

    async def do(self, stage: Stage) -> None:
        await stage.page(self.who, self.old).connect(stage.bot.service.web.address)


@dataclass(frozen=True, repr=False)
class ClosePage(Brief):
    """A person closes a page."""

    who: str
    old: int = 0

    async def do(self, stage: Stage) -> None:
        page = stage.page(self.who, self.old)
        await page.close()
        stage.pages.remove(page)


@dataclass(frozen=True, repr=False)
class PlayOnPage(Brief):
    """A person makes the `pick`-th move of a page. It is sent `times` at once: each a request, and a repeated one."""

    who: str
    pick: int = 0
    old: int = 0
    times: int = 1

    async def do(self, stage: Stage) -> None:
        page = stage.page(self.who, self.old)
        if page.screen is None or not page.choices:
            raise NotPossible("nothing to choose")
        choice = page.choices[self.pick % len(page.choices)]
        pool = [item["name"] for item in choice.get("pool", ())]
        items = pool[: max(choice.get("least", 0), 1)]
        move = {"type": "play", "question": page.screen["question"], "move": choice["move"], "items": items}
        for _ in range(self.times):
            await page.ask(**move)
        if self.times > 1:
            await page.send(**move, id=next(iter(page.asked)))


@dataclass(frozen=True, repr=False)
class UsePage(Brief):
    """A person does something else on a page, by the type of its frame."""

    who: str
    what: str
    pick: int = 0
    old: int = 0

    async def do(self, stage: Stage) -> None:
        page = stage.page(self.who, self.old)
        if page.screen is None:
            raise NotPossible(self.what)
        moves = [choice["move"] for choice in page.choices]
        match self.what:
            case "undo":
                await page.ask(type="undo")
            case "answerundo":
                await page.ask(type="answerundo", agree=self.pick % 2 == 0, shown=page.screen["entry"])
            case "stand":
                offers = page.screen.get("auto_answers", [])
                key = offers[self.pick % len(offers)] if offers else {"key": "", "given": True}
                await page.ask(type="stand", key="" if key["given"] else key["key"])
            case "sight":
                await page.send(type="sight", on=self.pick % 2 == 0)
            case "ghost":
                await page.send(type="ghost", move=moves[self.pick % len(moves)] if moves else "none")
            case _:
                await page.send(type=self.what)
