"""Compression of gateway frames: one stream for each connection (zlib, zstd), or each large frame by itself."""

import zlib
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

Compress = Callable[[str], bytes | str]
LARGE = 1024
"""Characters of the shortest frame that is compressed by itself."""


def plain(frame: str) -> str:
    """Return the frame as it is."""
    return frame


def each_large(frame: str) -> bytes | str:
    """Compress a large frame by itself, as for clients that identify with `compress`."""
    return zlib.compress(frame.encode()) if len(frame) >= LARGE else frame


def stream(name: str) -> Compress:
    """Return a function that compresses the frames of one connection, in order, for the `compress` of its address.

    zstd needs Python 3.14 or the package `backports.zstd`; without it the frames stay plain, which all clients read.
    """
    if name == "zlib-stream":
        deflate = zlib.compressobj(level=1)
        return lambda frame: deflate.compress(frame.encode()) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if name == "zstd-stream" and (library := zstd()) is not None:
        compressor = library.ZstdCompressor(level=1)
        return lambda frame: compressor.compress(frame.encode(), mode=compressor.FLUSH_BLOCK)
    return plain


def zstd() -> Any:
    """Return the library for zstd, or None if there is none."""
    for name in ("compression.zstd", "backports.zstd"):
        with suppress(ImportError):
            return import_module(name)
    return None
