"""The toy game in pictures."""

from __future__ import annotations

import io

from PIL import Image

from games.core.contract import Pictures


def table(view, voice):
    out = io.BytesIO()
    Image.new("P", (1080, 900), sum(view.counts)).save(out, "PNG")
    return out.getvalue()


def hand(view, choices, voice):
    return None


PICTURES = Pictures(table=table, hand=hand)
