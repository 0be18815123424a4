"""Measures and fits text of any script, in the bundled subset of DejaVu Sans.

Sizes are the em in pixels, at least `SMALLEST`, so that a picture is readable at a third of its width.
"""

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

SMALLEST: Final = 34
ELLIPSIS: Final = "…"
UNKNOWN: Final = "▯"
_FOLDER: Final = Path(__file__).parent / "fonts"
_DROPPED: Final = ("Cc", "Cf", "Mn", "Me", "Cs")


@lru_cache(maxsize=64)
def font(size: int, *, bold: bool = False, narrow: bool = False) -> ImageFont.FreeTypeFont:
    """Return the font at `size`; `narrow` is the condensed one. Raise ValueError below `SMALLEST`."""
    if size < SMALLEST:
        raise ValueError(f"text of {size} px: at least {SMALLEST}")
    name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSansCondensed.ttf" if narrow else "DejaVuSans.ttf"
    return ImageFont.truetype(_FOLDER / name, size, layout_engine=ImageFont.Layout.BASIC)


def _picture(character: str) -> bytes:
    image = Image.new("1", (96, 96))
    ImageDraw.Draw(image).text((24, 72), character, 1, font(48), anchor="ls")
    return image.tobytes()


@cache
def _missing() -> bytes:
    return _picture("\U0010fffd")


@lru_cache(maxsize=4096)
def knows(character: str) -> bool:
    """Whether the font has a glyph for a character."""
    return character.isspace() or _picture(character) != _missing()


@lru_cache(maxsize=512)
def readable(text: str) -> str:
    """Return `text` in one line and with glyphs that the font has.

    Letters in disguise (mathematical, full-width, accented beyond the face) become plain ones; invisible characters
    vanish; anything else unknown becomes one box for each run.
    """
    out: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        if character.isspace():
            out.append(" ")
        elif unicodedata.category(character) in _DROPPED:
            continue
        elif knows(character):
            out.append(character)
        else:
            plain = [c for c in unicodedata.normalize("NFKD", character) if unicodedata.category(c) not in _DROPPED]
            if plain and all(map(knows, plain)):
                out += plain
            elif not out or out[-1] != UNKNOWN:
                out.append(UNKNOWN)
    return " ".join("".join(out).split())


@lru_cache(maxsize=4096)
def measure(text: str, size: int, *, bold: bool = False, narrow: bool = False) -> int:
    """Return the width of readable `text` in pixels, rounded up."""
    return -int(-font(size, bold=bold, narrow=narrow).getlength(text) // 1)


@lru_cache(maxsize=4096)
def base_line(text: str, size: int, anchor: str, *, bold: bool = False, narrow: bool = False) -> int:
    """Return how many pixels below the anchor (Pillow's t, m, s or b) the base line of readable `text` lies."""
    face = font(size, bold=bold, narrow=narrow)
    return round(face.getbbox(text, anchor=f"l{anchor}")[1] - face.getbbox(text, anchor="ls")[1])


@lru_cache(maxsize=512)
def fit(text: str, width: int, size: int, *, bold: bool = False, narrow: bool = False) -> tuple[str, int]:
    """Return `text` made readable and the size at which it fits `width`.

    First the size falls, at most to `SMALLEST`; then the text is cut and ends in an ellipsis, and in the number at its
    end, which may be all that tells it from another. Where not even that fits, nothing is left of the text. Raise
    ValueError for a size under `SMALLEST`.
    """
    font(size)
    text = readable(text)
    for smaller in range(size, SMALLEST - 1, -2):
        if measure(text, smaller, bold=bold, narrow=narrow) <= width:
            return text, smaller
    number = text.rpartition(" ")[2]
    for tail in (f" {number}", "") if number.lstrip("#№").isdecimal() else ("",):
        for end in range(len(text) - len(tail) - 1, -1, -1):
            cut = text[:end].rstrip() + ELLIPSIS + tail
            if measure(cut, SMALLEST, bold=bold, narrow=narrow) <= width:
                return cut, SMALLEST
    return "", SMALLEST


def in_lines(text: str, size: int, width: int, most: int, *, bold: bool = False) -> list[str]:
    """Return a text in at most `most` lines, broken between words; the last line may be longer than `width`."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and measure(longer, size, bold=bold) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
