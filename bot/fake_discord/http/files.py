"""Files that Discord would serve from its CDN: attachments, emojis, avatars."""

import struct
import zlib

from aiohttp import web

from bot.fake_discord.world.world import World

_AVATARS = (0x5865F2, 0x757E8A, 0x3BA55C, 0xFAA61A, 0xED4245, 0xEB459F)


class Files:
    """Serves stored files by their URLs."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_to(self, app: web.Application) -> None:
        """Register the addresses."""
        app.router.add_get("/attachments/{channel}/{message}/{file}/{name}", self._attachment)
        app.router.add_get("/ephemeral-attachments/{application}/{file}/{name}", self._attachment)
        app.router.add_get("/emojis/{name}", self._emoji)
        app.router.add_get("/embed/avatars/{name}", self._avatar)

    async def _attachment(self, request: web.Request) -> web.Response:
        file_id = request.match_info["file"]
        file = self._world.files.get(int(file_id)) if file_id.isdecimal() else None
        if file is None or file.filename != request.match_info["name"]:
            raise web.HTTPNotFound
        # A file may not run as a script or page on the origin of the sandbox's page.
        headers = {"Content-Security-Policy": "sandbox; default-src 'none'", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=file.content, content_type=file.content_type, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji_id = request.match_info["name"].partition(".")[0]
        emoji = self._world.emojis.get(int(emoji_id)) if emoji_id.isdecimal() else None
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.content, content_type=emoji.content_type)

    async def _avatar(self, request: web.Request) -> web.Response:
        index = request.match_info["name"].removesuffix(".png")
        if not index.isdecimal():
            raise web.HTTPNotFound
        return web.Response(body=plain_png(_AVATARS[int(index) % len(_AVATARS)]), content_type="image/png")


def plain_png(colour: int, size: int = 64) -> bytes:
    """Return a square PNG of one colour (0xRRGGBB)."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    row = b"\0" + colour.to_bytes(3, "big") * size
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(row * size)) + chunk(b"IEND", b"")
    )
