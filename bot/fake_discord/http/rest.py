"""The REST API: handles every request, from authentication to logging."""

import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from aiohttp import web

from bot.fake_discord.http.bodies import json_response, read_body
from bot.fake_discord.http.call import Call, Reply, Route
from bot.fake_discord.http.faults import Fault, Faults
from bot.fake_discord.http.rates import Grant, Rates
from bot.fake_discord.http.watch import Request, Watch
from bot.fake_discord.rules.errors import ApiError, invalid_form, missing_scope, unauthorized
from bot.fake_discord.rules.schema import refusing
from bot.fake_discord.world.authorizations import Authorization
from bot.fake_discord.world.model import Upload
from bot.fake_discord.world.world import World

VERSIONS = ("/api/v10", "/api/v9", "/api")
"""The prefixes of the supported versions; without a version, as clients write the addresses of OAuth2."""
_PREFIX = re.compile(r"/api(?:/v\d+)?(?=/)")
_LOG = logging.getLogger(__name__)


class Rest:
    """Serves routes under `/api`, with or without a version."""

    def __init__(
        self,
        world: World,
        routes: Sequence[Route],
        faults: Faults,
        rates: Rates,
        watch: Watch,
        accepts: Callable[[str], bool],
    ) -> None:
        self._world = world
        self._faults = faults
        self._rates = rates
        self._watch = watch
        self._routes = routes
        self._accepts = accepts

    def add_to(self, app: web.Application) -> None:
        """Register all routes, and an error for operations that are not supported."""
        for prefix in VERSIONS:
            for route in self._routes:
                app.router.add_route(route.method, prefix + route.template, self._endpoint(route))
        app.router.add_route("*", "/api/{rest:.*}", self._missing)

    def violation(self, text: str) -> None:
        """Record something that the bot should not have sent."""
        self._watch.violations.append(text)
        _LOG.warning("The bot broke a rule of Discord's: %s", text)
        self._world.tell("violation", text)

    async def _missing(self, request: web.Request) -> web.Response:
        path, watched = _path(request), self._watch.schema
        exists = watched is None or watched.describes(request.method, path)
        reason = "the fake Discord does not imitate this operation" if exists else "Discord has no such operation"
        if request.path.removesuffix(path) not in VERSIONS:
            reason = f"the API is imitated under {', '.join(VERSIONS)}"
        self.violation(f"{request.method} {path}: {reason}")
        return json_response(404, {"message": f"404: Not Found ({request.method} {path}: {reason})", "code": 0})

    def _endpoint(self, route: Route) -> Callable[[web.Request], Any]:
        async def handle(request: web.Request) -> web.StreamResponse:
            path = _path(request)
            try:
                body, uploads = await read_body(request)
            except (msgspec.DecodeError, ValueError) as error:
                self.violation(f"{route.method} {path}: the body cannot be read: {error}")
                return json_response(400, {"message": "The request body contains invalid JSON.", "code": 50109})
            fault = self._faults.meet(route.method, path)
            if fault is not None and fault.status == "hang":
                await fault.released.wait()
            dropped = fault is not None and fault.status in {"drop", "drop_after_storing"}
            if fault is not None and (isinstance(fault.status, int) or fault.status == "drop"):
                reply = self._failure(route, request, fault)
            else:
                call = Call(dict(request.match_info), dict(request.query), request.headers, body, uploads)
                reply = self._serve(route, request, call)
            self._record(route, path, body, uploads, 0 if dropped else reply.status)
            if dropped and request.transport is not None:
                request.transport.close()
            return reply

        return handle

    def _failure(self, route: Route, request: web.Request, fault: Fault) -> web.Response:
        if fault.status == 429:
            grant = self._rates.refuse(route.method, route.template, _major(request), fault.retry_after)
            return _limited(grant, via=fault.via)
        status = fault.status if isinstance(fault.status, int) else 500
        return json_response(status, {"message": fault.message or f"{status}: by request", "code": fault.code})

    def _serve(self, route: Route, request: web.Request, call: Call) -> web.Response:
        headers: dict[str, str] = {}
        try:
            if not route.open:
                call = replace(call, authorization=self._authorize(route, request))
                grant = self._rates.take(route.method, route.template, _major(request))
                if not grant.granted:
                    return _limited(grant)
                headers = grant.headers
            self._check(route, call)
            result = route.handler(call)
            reply = result if isinstance(result, Reply) else Reply(result)
        except ApiError as error:
            if error.malformed:
                self.violation(f"{route.method} {_path(request)}: {error}")
            return json_response(error.status, error.body(), headers)
        except Exception as error:  # noqa: BLE001 -- whatever it is, the bot gets an answer and the test hears of it
            # The bot sees a failure of Discord; a test sees the violation.
            _LOG.exception("The fake Discord failed at %s %s", route.method, request.path)
            self.violation(f"the fake Discord itself failed at {route.method} {route.template}: {error!r}")
            return json_response(500, {"message": "500: Internal Server Error", "code": 0}, headers)
        if reply.body is None:
            return web.Response(status=204, headers=headers)
        if self._watch.schema is not None and self._watch.answers:
            for problem in self._watch.schema.answer(route.method, route.template, reply.body):
                self.violation(f"the fake Discord's own answer to {route.method} {route.template}: {problem}")
        return json_response(reply.status, reply.body, headers)

    def _authorize(self, route: Route, request: web.Request) -> Authorization | None:
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind == "Bot" and self._accepts(token):
            return None
        granted = self._world.authorizations.find(token) if kind == "Bearer" else None
        if granted is None or route.scope is None:
            raise unauthorized()
        if route.scope and route.scope not in granted.scopes:
            raise missing_scope()
        return granted

    def _check(self, route: Route, call: Call) -> None:
        if self._watch.schema is None or call.body is None:
            return
        problems = self._watch.schema.request(route.method, route.template, call.body)
        refused = refusing(problems)
        for problem in problems:
            if problem not in refused:
                self._watch.ignored.append(f"{route.method} {route.template}: {problem}")
        if refused:
            raise invalid_form(*refused)

    def _record(self, route: Route, path: str, body: Any, uploads: Sequence[Upload], status: int) -> None:
        if self._watch.log:
            names = tuple(upload.filename for upload in uploads)
            self._watch.requests.append(Request(route.method, path, route.template, body, names, status))
        self._world.tell("request")


def _path(request: web.Request) -> str:
    return _PREFIX.sub("", request.path, count=1)


def _major(request: web.Request) -> str:
    return request.match_info.get("channel_id") or request.match_info.get("guild_id") or ""


def _limited(grant: Grant, *, via: bool = True) -> web.Response:
    body = {
        "message": "You are being rate limited.",
        "retry_after": round(grant.retry_after, 3),
        "global": grant.everywhere,
    }
    headers = {name: value for name, value in grant.headers.items() if via or name != "Via"}
    return json_response(429, body, headers)
