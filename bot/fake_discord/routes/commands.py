"""Routes for application commands: all at once, or one by one."""

from typing import Any

from bot.fake_discord.http.call import Call, Reply, Result, Route
from bot.fake_discord.routes.access import Routes
from bot.fake_discord.rules.command_limits import command_problems
from bot.fake_discord.rules.errors import Problem, entry_point_removed, found, invalid_form
from bot.fake_discord.world import application_payloads
from bot.fake_discord.world.jsontypes import Json
from bot.fake_discord.world.model import CommandKind

_APPLICATION = "/applications/{application_id}"


class CommandRoutes(Routes):
    """The routes for the global commands and those of a guild."""

    def routes(self) -> list[Route]:
        """Build the routes."""
        routes: list[Route] = []
        for place in (_APPLICATION, _APPLICATION + "/guilds/{guild_id}"):
            every, single = f"{place}/commands", place + "/commands/{command_id}"
            routes += [
                Route("GET", every, self.commands),
                Route("PUT", every, self.set_commands),
                Route("POST", every, self.add_command),
                Route("GET", single, self._found),
                Route("PATCH", single, self.edit_command),
                Route("DELETE", single, self.delete_command),
            ]
        return routes

    def _place(self, call: Call) -> int | None:
        self._access.own_application(call)
        return self._access.guild(call).id if "guild_id" in call.params else None

    def _registered(self, call: Call) -> list[Json]:
        return self._world.commands.setdefault(self._place(call), [])

    def _found(self, call: Call) -> Json:
        match = next((item for item in self._registered(call) if item["id"] == call.params["command_id"]), None)
        return found(match, "Application Command")

    def commands(self, call: Call) -> Result:
        """List the global commands or those of a guild, with translations only on request."""
        commands = self._registered(call)
        if not call.asks_for("with_localizations"):
            commands = [application_payloads.without_localizations(command) for command in commands]
        return commands

    def set_commands(self, call: Call) -> Result:
        """Replace all global commands or those of a guild. Commands with an unchanged name keep their id."""
        place, registered = self._place(call), self._registered(call)
        sent: Any = call.body or []
        if problems := command_problems(sent):
            raise invalid_form(*problems)
        kept = {item.get("id") for item in sent} | {(item.get("type"), item.get("name")) for item in sent}
        for old in registered:
            if old["type"] == CommandKind.ENTRY_POINT and not kept & {old["id"], (old["type"], old["name"])}:
                raise entry_point_removed()
        ids = {(old["type"], old["name"]): int(old["id"]) for old in registered}
        self._world.commands[place] = [
            application_payloads.command(
                self._world, item, ids.get((item.get("type") or 1, item["name"])) or self._world.new_id(), place
            )
            for item in sent
        ]
        self._world.tell("commands")
        return self._world.commands[place]

    def add_command(self, call: Call) -> Result:
        """Add a command, or replace the one of the same type and name, which keeps its id."""
        registered = self._registered(call)
        key = (call.form.get("type") or 1, call.form.get("name"))
        old = next((item for item in registered if (item["type"], item["name"]) == key), None)
        return Reply(self._store(call, call.form, old), status=200 if old else 201)

    def edit_command(self, call: Call) -> Result:
        """Change the given parts of a command."""
        old = self._found(call)
        return self._store(call, {**old, **call.form}, old)

    def _store(self, call: Call, sent: Json, old: Json | None) -> Json:
        registered = self._registered(call)
        index = registered.index(old) if old else len(registered)
        problems = command_problems([*registered[:index], sent, *registered[index + 1 :]])
        if own := [problem for problem in problems if problem.path[:1] in {(), (index,)}]:
            raise invalid_form(*(Problem(problem.path[1:], problem.code, problem.text) for problem in own))
        command_id = int(old["id"]) if old else self._world.new_id()
        stored = application_payloads.command(self._world, sent, command_id, self._place(call))
        registered[index : index + 1] = [stored]
        self._world.tell("commands")
        return stored

    def delete_command(self, call: Call) -> Result:
        """Delete one command."""
        self._registered(call).remove(self._found(call))
        self._world.tell("commands")
