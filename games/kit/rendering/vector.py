"""Pictures as SVG: what occurs several times is defined once, and large pieces of art are files of their own.

A piece of art is named after its content, so that a browser may keep it for ever.
"""

import re
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from io import BytesIO
from threading import Lock
from typing import Final
from xml.sax.saxutils import escape

from PIL import Image

from games.kit.layout import Box

_INLINE: Final = 1_500
"""Markup of at most this length is part of the picture; longer markup is a piece of art."""
_KEPT: Final = 16_000_000
"""How many bytes of art are remembered."""
_NAMES: Final = 500
"""How many names of images are remembered."""
_DOCUMENT: Final = re.compile(r'<svg [^>]*viewBox="([^"]*)"[^>]*>(.*)</svg>', re.DOTALL)

_art: Final[OrderedDict[str, bytes]] = OrderedDict()
_named: Final[OrderedDict[bytes, str]] = OrderedDict()
"""The names of encoded images, by a digest of their pixels."""
_lock: Final = Lock()


def art(name: str) -> bytes | None:
    """Return a piece of art, an SVG or PNG file as its name says; None if no recent picture used it."""
    with _lock:
        return _art.get(name)


def keep(name: str, data: bytes) -> str:
    """Remember a piece of art by its name, and return that."""
    with _lock:
        if name in _art:
            _art.move_to_end(name)
            return name
        _art[name] = data
        while sum(map(len, _art.values())) > _KEPT:
            _art.popitem(last=False)
    return name


def named(data: bytes, kind: str) -> str:
    """Return the name of a piece of art."""
    return f"{blake2b(data, digest_size=12).hexdigest()}.{kind}"


_file_name: Final = lru_cache(maxsize=1024)(named)
"""The names of files that are drawn again and again: planks take longer to hash than a picture to write."""


class Sheet:
    """One SVG picture being written: its definitions, and where its art is found."""

    def __init__(self, address: Callable[[str], str]) -> None:
        self._address = address
        self._defined: dict[str, str] = {}
        self._addresses: dict[str, str] = {}

    def place(self, markup: str, box: Box) -> str:
        """Return a function that draws an SVG document in a box."""
        if len(markup) > _INLINE:
            return self.file(_file(markup), "svg", box)
        return self.use(_symbol(markup), box)

    def use(self, symbol: tuple[str, str], box: Box) -> str:
        """Return a function that draws a symbol in a box."""
        name, body = symbol
        self._defined[name] = body
        return f'<use href="#{name}" x="{box.x}" y="{box.y}" width="{box.w}" height="{box.h}"/>'

    def image(self, image: Image.Image, box: Box) -> str:
        """Return a function that draws an image in a box."""
        return self._image(_encoded(image), box)

    def file(self, data: bytes, kind: str, box: Box) -> str:
        """Return a function that draws a picture file in a box."""
        return self._image(keep(_file_name(data, kind), data), box)

    def _image(self, name: str, box: Box) -> str:
        place = f'x="{box.x}" y="{box.y}" width="{box.w}" height="{box.h}"'
        if name not in self._addresses:
            self._addresses[name] = escape(self._address(name))
        return f'<image href="{self._addresses[name]}" {place}/>'

    def definitions(self) -> str:
        """Return the definitions of all symbols that were used."""
        return f"<defs>{''.join(self._defined.values())}</defs>" if self._defined else ""


def symbol(view: str, body: str) -> tuple[str, str]:
    """Return the name and the definition of a symbol with this view box."""
    name = f"m{blake2b((view + body).encode(), digest_size=5).hexdigest()}"
    return name, f'<symbol id="{name}" viewBox="{view}">{body}</symbol>'


@lru_cache(maxsize=1024)
def _symbol(markup: str) -> tuple[str, str]:
    return symbol(*_parts(markup))


@lru_cache(maxsize=1024)
def _file(markup: str) -> bytes:
    """Return an SVG document as a file, in which nothing shows beyond its edges, whatever displays it."""
    view, body = _parts(markup)
    x, y, width, height = view.split()
    inner = f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{view}">{body}</svg>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{inner}</svg>'.encode()


def _parts(markup: str) -> tuple[str, str]:
    """Return the view box and the contents of an SVG document."""
    found = _DOCUMENT.fullmatch(markup)
    if found is None:
        raise ValueError(f"not an SVG document: {markup[:60]}")
    return found[1], found[2]


def _encoded(image: Image.Image) -> str:
    """Return the name of an image as a piece of art, which is encoded only if it is not remembered."""
    digest = blake2b(f"{image.mode}{image.size}".encode() + image.tobytes(), digest_size=16).digest()
    with _lock:
        name = _named.get(digest, "")
        if name in _art:
            _art.move_to_end(name)
            return name
    out = BytesIO()
    image.save(out, "PNG")
    data = out.getvalue()
    name = keep(named(data, "png"), data)
    with _lock:
        _named[digest] = name
        if len(_named) > _NAMES:
            _named.popitem(last=False)
    return name
