"""Creates, edits and deletes messages by Discord's rules, for all authors and routes."""

import re
import struct
from collections import deque
from collections.abc import Sequence
from mimetypes import guess_type
from typing import Any

from bot.fake_discord.rules import message_limits
from bot.fake_discord.rules.errors import Problem, empty_message, invalid_form, not_the_author, too_large
from bot.fake_discord.world import components as tree
from bot.fake_discord.world.jsontypes import Json, inside, objects
from bot.fake_discord.world.model import (
    ATTACHMENT_LIMIT,
    Attachment,
    Channel,
    Interaction,
    Message,
    MessageFlag,
    Person,
    Reaction,
    Upload,
)
from bot.fake_discord.world.permissions import Permission
from bot.fake_discord.world.world import World

NONCE_SECONDS = 300.0
"""Seconds for which a nonce prevents a second message."""
STILL_SERVED = 64
"""How many files can still be fetched after their messages were edited or deleted."""

_SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
_USER, _ROLE, _ALL = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>"), re.compile(r"@(?:everyone|here)\b")
_REFERENCE = "attachment://"


class Messages:
    """Writes messages. All methods raise `ApiError` for what Discord would refuse."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._outdated: deque[int] = deque()
        self._nonces: dict[tuple[int, str | int], tuple[float, Message]] = {}

    def same_nonce(self, author: Person, nonce: str | int) -> Message | None:
        """Return the message that this author created with the same nonce in the last five minutes."""
        made, message = self._nonces.get((author.id, nonce), (float("-inf"), None))
        fresh = message is not None and self._world.clock.now() - made <= NONCE_SECONDS
        return message if fresh and message and not message.deleted else None

    def create(
        self,
        channel: Channel,
        body: Json,
        uploads: Sequence[Upload] = (),
        *,
        author: Person,
        interaction: Interaction | None = None,
        visible_to: Person | None = None,
        loading: bool = False,
        webhook_id: int | None = None,
        kind: int = 0,
    ) -> Message:
        """Create a message in the channel."""
        flags = MessageFlag(body.get("flags") or 0) & _SETTABLE
        flags |= MessageFlag.EPHEMERAL if visible_to else MessageFlag(0)
        flags |= MessageFlag.LOADING if loading else MessageFlag(0)
        message = Message(
            id=self._world.new_id(),
            channel_id=channel.id,
            author=author,
            created=self._world.clock.now(),
            flags=flags,
            kind=kind,
            interaction=interaction,
            visible_to=visible_to.id if visible_to else None,
            webhook_id=webhook_id,
        )
        reference = inside(body, "message_reference").get("message_id")
        if reference is not None:
            message.reference, message.kind = int(reference), 19
            if message.reference not in channel.messages:
                problem = Problem(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
                raise invalid_form(problem)
        self._fill(message, body, uploads, flags, None)
        message.rings = self._rings(message, channel, body.get("allowed_mentions"))
        message.nonce = body.get("nonce")
        if body.get("enforce_nonce") and message.nonce is not None:
            self._nonces[author.id, message.nonce] = (message.created, message)
        if channel.archived:
            channel.archived = False
            self._world.tell("channel_update", channel)
        channel.messages[message.id] = message
        self._world.tell("message_create", message)
        return message

    def edit(
        self, message: Message, body: Json, uploads: Sequence[Upload] = (), *, editor: Person | None = None
    ) -> None:
        """Edit a message. Parts missing from the body stay; the V2 flag cannot be removed."""
        if editor is not None and message.author is not editor:
            raise not_the_author()
        kept = message.flags
        if body.get("flags") is not None:
            fixed = message.flags & ~MessageFlag.SUPPRESS_EMBEDS
            kept = fixed | (MessageFlag(body["flags"]) & (MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2))
        whole = {"content": message.content, "components": message.components, "embeds": message.embeds}
        whole |= {key: body[key] for key in (*whole, "allowed_mentions", "attachments") if key in body}
        filled = message.thinking
        self._fill(message, whole, uploads, kept & ~MessageFlag.LOADING, message)
        if not filled:
            message.edited = self._world.clock.now()
        self._world.tell("message_update", message)

    def delete(self, message: Message) -> None:
        """Delete a message."""
        message.deleted = True
        self._forget(message.attachments)
        del self._world.channels[message.channel_id].messages[message.id]
        self._world.tell("message_delete", message)

    def uploaded(self, name: str, content: bytes) -> Attachment:
        """Store a file that belongs to no message, such as the value of a command's option."""
        file = self._stored(Upload(0, name, content), {}, f"/ephemeral-attachments/{self._world.bot.id}")
        self._world.files[file.id] = file
        return file

    def react(self, message: Message, person: Person, emoji: str) -> None:
        """Add a person's reaction: a character, or "name:id" of a custom emoji."""
        people = message.reactions.setdefault(emoji, [])
        if person not in people:
            people.append(person)
            self._world.tell("reaction_add", Reaction(message, person, emoji))

    def take_reaction_back(self, message: Message, person: Person, emoji: str) -> None:
        """Remove a person's reaction, if there is one."""
        people = message.reactions.get(emoji, [])
        if person in people:
            people.remove(person)
            if not people:
                del message.reactions[emoji]
            self._world.tell("reaction_remove", Reaction(message, person, emoji))

    def pin(self, message: Message, person: Person) -> None:
        """Pin a message, and announce it by a message of type 6."""
        channel = self._world.channels[message.channel_id]
        now = self._world.clock.now()
        message.pinned = now
        self._world.tell("message_update", message)
        told = Message(self._world.new_id(), channel.id, person, now, kind=6, reference=message.id)
        channel.messages[told.id] = told
        self._world.tell("pins", channel)
        self._world.tell("message_create", told)

    def unpin(self, message: Message) -> None:
        """Unpin a message."""
        message.pinned = None
        self._world.tell("message_update", message)
        self._world.tell("pins", self._world.channels[message.channel_id])

    # -- the parts ----------------------------------------------------------------------------------------------------

    def _fill(
        self, message: Message, body: Json, uploads: Sequence[Upload], flags: MessageFlag, before: Message | None
    ) -> None:
        """Set the message's parts after checking all of them, so that a refusal leaves it unchanged."""
        if any(len(upload.content) > ATTACHMENT_LIMIT for upload in uploads):
            raise too_large()
        files = self._files(message, body, uploads, before.attachments if before else [])
        by_name = {file.filename: file for file in files}
        problems = message_limits.message_problems(body, flags, file_count=len(files))
        problems += _mention_problems(inside(body, "allowed_mentions"))
        problems += _reference_problems(body, by_name)
        if problems:
            raise invalid_form(*problems)
        v2 = MessageFlag.COMPONENTS_V2 in flags
        shown = [body.get("components")] if v2 else [body.get("content"), body.get("embeds"), files]
        if not any(shown) and MessageFlag.LOADING not in flags and not body.get("sticker_ids"):
            raise empty_message()
        by_url = {file.url: file for file in files}

        def item(url: str) -> Json:
            file = by_name.get(url.removeprefix(_REFERENCE)) if url.startswith(_REFERENCE) else by_url.get(url)
            return self._media(url, file)

        message.content = body.get("content") or ""
        message.components = tree.stored(objects(body, "components"), item)
        message.embeds = [_embed(embed, item) for embed in objects(body, "embeds")]
        self._forget(message.attachments, but=files)
        self._world.files.update({file.id: file for file in files})
        message.attachments = files
        message.flags = flags
        self._set_mentions(message, body.get("allowed_mentions"))

    def _files(
        self, message: Message, body: Json, uploads: Sequence[Upload], before: Sequence[Attachment]
    ) -> list[Attachment]:
        listed: list[Json] | None = body.get("attachments")
        described = {int(entry["id"]): entry for entry in listed or []}
        kept = [file for file in before if listed is None or file.id in described]
        for file in kept:
            file.description = described.get(file.id, {}).get("description", file.description)
        known = {upload.index for upload in uploads} | {file.id for file in kept}
        if strays := [entry for entry in described if entry not in known]:
            text = f"No file came with the request for {strays}."
            raise invalid_form(Problem(("attachments",), "ATTACHMENT_NOT_FOUND", text))
        folder = f"/attachments/{message.channel_id}/{message.id}"
        return [*kept, *(self._stored(upload, described.get(upload.index, {}), folder) for upload in uploads)]

    def _forget(self, files: Sequence[Attachment], but: Sequence[Attachment] = ()) -> None:
        """Drop files that no message uses, oldest first; recent ones may still be being fetched."""
        self._outdated.extend(file.id for file in files if file not in but)
        while len(self._outdated) > STILL_SERVED:
            self._world.files.pop(self._outdated.popleft(), None)

    def _stored(self, upload: Upload, entry: Json, folder: str) -> Attachment:
        file_id = self._world.new_id()
        name = re.sub(r"[^A-Za-z0-9_.\-]", "", (entry.get("filename") or upload.filename).replace(" ", "_")) or "file"
        width, height = png_size(upload.content) or (None, None)
        return Attachment(
            id=file_id,
            filename=name,
            content=bytes(upload.content),
            content_type=guess_type(name)[0] or "application/octet-stream",
            url=f"{self._world.base_url}{folder}/{file_id}/{name}",
            description=entry.get("description"),
            width=width,
            height=height,
        )

    def _media(self, url: str, file: Attachment | None) -> Json:
        if file is None:
            return {"id": str(self._world.new_id()), "url": url, "proxy_url": url}
        sizes = {"width": file.width, "height": file.height} if file.width else {}
        return sizes | {
            "id": str(file.id),
            "url": file.url,
            "proxy_url": file.url,
            "content_type": file.content_type,
            "attachment_id": str(file.id),
            "name": file.filename,
            "size": len(file.content),
        }

    # -- mentions and notifications -----------------------------------------------------------------------------------

    def _set_mentions(self, message: Message, allowed: Json | None) -> None:
        text = "\n".join([message.content, *tree.texts(message.components)])
        people = [self._world.user(int(user_id)) for user_id in dict.fromkeys(_USER.findall(text))]
        message.mentions = [person for person in people if person and _allows(allowed, "users", person.id)]
        roles = [int(role_id) for role_id in dict.fromkeys(_ROLE.findall(text))]
        message.mention_roles = [
            role_id for role_id in roles if role_id in self._world.roles and _allows(allowed, "roles", role_id)
        ]
        message.mention_everyone = bool(_ALL.search(text)) and _allows(allowed, "everyone", 0)
        if message.mention_everyone:
            channel = self._world.channels[message.channel_id]
            message.mention_everyone = Permission.MENTION_EVERYONE in self._world.permissions(message.author, channel)

    def _rings(self, message: Message, channel: Channel, allowed: Json | None) -> list[Person]:
        if message.ephemeral or MessageFlag.SUPPRESS_NOTIFICATIONS in message.flags:
            return []
        if channel.recipient:
            return [channel.recipient] if message.author.bot and not message.interaction else []
        world = self._world
        anyone = Permission.MENTION_EVERYONE in world.permissions(message.author, channel)
        called = {r for r in message.mention_roles if world.roles[r].mentionable or anyone}
        answered = channel.messages[message.reference].author if message.reference else None
        if allowed is not None and not allowed.get("replied_user", False):
            answered = None
        return [
            person
            for person in world.everybody
            if person is not message.author
            and (person in message.mentions or person is answered or called & person.roles or message.mention_everyone)
        ]


def _allows(allowed: Json | None, kind: str, item_id: int) -> bool:
    if allowed is None:
        return True
    listed: list[Any] = allowed.get(kind) or []
    return kind in (allowed.get("parse") or ()) or item_id in {int(entry) for entry in listed}


def _mention_problems(allowed: Json) -> list[Problem]:
    text = "Cannot be listed and parsed at once."
    return [
        Problem(("allowed_mentions", kind), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
        for kind in ("users", "roles")
        if kind in (allowed.get("parse") or ()) and allowed.get(kind)
    ]


def _reference_problems(body: Json, files: dict[str, Attachment]) -> list[Problem]:
    media = [
        (path, item["url"])
        for path, part in tree.walk_paths(objects(body, "components"), ("components",))
        for item in tree.media(part)
    ]
    media += [
        (("embeds", index, key), inside(embed, key).get("url") or "")
        for index, embed in enumerate(objects(body, "embeds"))
        for key in ("image", "thumbnail")
    ]
    return [
        Problem(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No file of the message is {url!r}.")
        for path, url in media
        if url.startswith(_REFERENCE) and url.removeprefix(_REFERENCE) not in files
    ]


def _embed(embed: Json, item: Any) -> Json:
    result: Json = {"type": "rich", **tree.without_nulls(embed)}
    for key in ("image", "thumbnail"):
        if key in result:
            resolved = item(result[key]["url"])
            result[key] = {part: resolved[part] for part in ("url", "proxy_url", "width", "height") if part in resolved}
    for entry in objects(result, "fields"):
        entry.setdefault("inline", False)
    return result


def png_size(content: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG file; None for anything else."""
    if content[:8] != b"\x89PNG\r\n\x1a\n" or len(content) < 24:
        return None
    return struct.unpack(">II", content[16:24])
