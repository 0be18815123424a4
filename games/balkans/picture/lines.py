"""Texts in several lines."""

from __future__ import annotations

from games.kit.lettering import measure


def in_lines(text: str, size: int, width: int, most: int, *, bold: bool = False) -> list[str]:
    """Return a text in at most so many lines, broken between words; the last line may be longer than `width`."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and measure(longer, size, bold=bold) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
