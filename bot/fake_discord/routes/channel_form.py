"""Reads the settings of a channel from the body of a request."""

from bot.fake_discord.world.jsontypes import Json, objects
from bot.fake_discord.world.model import Channel
from bot.fake_discord.world.permissions import Overwrite, Permission


def change_channel(channel: Channel, form: Json) -> None:
    """Change the parts of a channel that a request names."""
    channel.name = form.get("name") or channel.name
    if channel.is_thread:
        return
    channel.topic = form.get("topic", channel.topic)
    channel.nsfw = bool(form.get("nsfw", channel.nsfw))
    channel.position = int(form.get("position") or channel.position)
    if "parent_id" in form:
        channel.parent_id = int(form["parent_id"]) if form["parent_id"] else None
    if "permission_overwrites" in form:
        channel.overwrites = overwrites_of(objects(form, "permission_overwrites"))


def overwrites_of(entries: list[Json]) -> dict[int, Overwrite]:
    """Return the overwrites that a request lists, by the id of their role or member."""
    return {
        int(entry["id"]): Overwrite(
            member=int(entry.get("type") or 0) == 1,
            allow=Permission(int(entry.get("allow") or 0)),
            deny=Permission(int(entry.get("deny") or 0)),
        )
        for entry in entries
    }
