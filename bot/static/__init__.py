"""What the web pages of the bot share: scripts and styles, and how their files are served."""

import gzip
import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from aiohttp import web

SHARED: Final = Path(__file__).parent
"""The folder of the scripts and styles that both pages use."""
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
}
_COMPRESSED: Final = frozenset({".js", ".css", ".svg"})


@cache
def files_in(*folders: Path) -> Mapping[str, Path]:
    """Return the files of these folders that can be served, by name."""
    return {path.name: path for folder in folders for path in folder.iterdir() if path.suffix in TYPES}


def served(request: web.Request, files: Mapping[str, Path], caching: str) -> web.Response:
    """Return the file that the request's `name` names, compressed if its client takes that.

    `caching` is the Cache-Control of the answer. Raise `HTTPNotFound` if there is no such file.
    """
    path = files.get(request.match_info["name"])
    if path is None:
        raise web.HTTPNotFound
    data, compressed, digest = _read(path)
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding", "ETag": f'W/"{digest}"'}
    if any(tag.value == digest for tag in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    if compressed and "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        data = compressed
    kind = TYPES[path.suffix]
    charset = "utf-8" if kind.startswith("text/") else None
    return web.Response(body=data, content_type=kind, charset=charset, headers=headers)


class _Read(NamedTuple):
    """A file, the same compressed, and a digest of it."""

    data: bytes
    compressed: bytes
    digest: str


@cache
def _read(path: Path) -> _Read:
    data = path.read_bytes()
    compressed = gzip.compress(data, mtime=0) if path.suffix in _COMPRESSED else b""
    return _Read(data, compressed, hashlib.blake2b(data, digest_size=12).hexdigest())
