"""Reads the bodies of requests and writes those of responses."""

from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from bot.fake_discord.world.model import Upload


def json_response(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """Return a response with a JSON body."""
    # discord.py decodes a body only if the type is exactly this, without a charset.
    return web.Response(status=status, body=msgspec.json.encode(body), content_type="application/json", headers=headers)


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the body and its files, whether it is JSON, a URL-encoded form or a multipart form."""
    if request.content_type == "application/x-www-form-urlencoded":
        return _form_body({key: str(value) for key, value in (await request.post()).items()}), []
    if request.content_type != "multipart/form-data":
        raw = await request.read()
        return (msgspec.json.decode(raw) if raw else None), []
    fields: dict[str, str] = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        name, content = part.name or "", bytes(await part.read(decode=True))
        if name.startswith("files["):
            uploads.append(Upload(int(name[6:-1]), part.filename or "file", content))
        elif part.filename is not None and name != "payload_json":
            uploads.append(Upload(len(uploads), part.filename, content))
        else:
            fields[name] = content.decode()
    return _form_body(fields), uploads


def _form_body(fields: dict[str, str]) -> Any:
    """Return the body that a form stands for: its `payload_json`, or the fields themselves."""
    if "payload_json" in fields:
        return msgspec.json.decode(fields["payload_json"])
    return {key: _form_value(key, value) for key, value in fields.items()}


def _form_value(key: str, value: str) -> Any:
    if value in {"true", "false"} or (key == "flags" and value.isdecimal()):
        return msgspec.json.decode(value)
    return value
