"""The page on which a person agrees to what an app asks for by OAuth2."""

from html import escape
from urllib.parse import urlencode

from aiohttp import web

from bot.fake_discord.world.jsontypes import Json
from bot.fake_discord.world.world import World


class AuthorizePage:
    """The page at `/oauth2/authorize`, where one of the people agrees and is sent back with a code."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_to(self, app: web.Application) -> None:
        """Register the page."""
        app.router.add_get("/oauth2/authorize", self._ask)
        app.router.add_post("/oauth2/authorize", self._agree)

    def _problem(self, query: Json) -> str:
        if query.get("client_id") != str(self._world.bot.id):
            return "Unknown application"
        if query.get("response_type") != "code":
            return "Invalid response_type: only code is supported"
        if not query.get("redirect_uri"):
            return "Invalid redirect_uri"
        return "" if query.get("scope") else "Invalid scope"

    async def _ask(self, request: web.Request) -> web.Response:
        query = dict(request.query)
        if problem := self._problem(query):
            raise web.HTTPBadRequest(text=problem)
        fields = "".join(
            f'<input type="hidden" name="{escape(key)}" value="{escape(value)}">' for key, value in query.items()
        )
        buttons = "".join(
            f'<p><button name="person" value="{person.id}">{escape(person.name)}</button></p>'
            for person in self._world.people.values()
        )
        title = f"{escape(self._world.bot.name)} asks for: {escape(query['scope'])}"
        page = f'<!doctype html><title>{title}</title><h1>{title}</h1><form method="post">{fields}{buttons}</form>'
        return web.Response(text=page, content_type="text/html")

    async def _agree(self, request: web.Request) -> web.Response:
        query = {key: str(value) for key, value in (await request.post()).items()}
        problem = self._problem(query)
        person = self._world.people.get(int(query["person"])) if query.get("person", "").isdecimal() else None
        if problem or person is None:
            raise web.HTTPBadRequest(text=problem or "Unknown person")
        redirect = query["redirect_uri"]
        back = {"code": self._world.authorizations.issue_code(person, query["scope"], redirect)}
        back |= {"state": query["state"]} if "state" in query else {}
        raise web.HTTPFound(redirect + ("&" if "?" in redirect else "?") + urlencode(back))
