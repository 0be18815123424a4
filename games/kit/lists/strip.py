"""A low strip of several pictures side by side, for lists."""

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image, ImageOps

from games.kit.layout import WIDTH

HEIGHT: Final = 150
_GAP: Final = 12


def side_by_side(pictures: Sequence[bytes]) -> bytes:
    """Return the middles of PNG pictures, equally wide, as one PNG of `WIDTH` × `HEIGHT` pixels."""
    wide = (WIDTH - _GAP * (len(pictures) - 1)) // len(pictures)
    strip = Image.new("RGBA", (WIDTH, HEIGHT))
    for place, picture in enumerate(pictures):
        middle = ImageOps.fit(Image.open(BytesIO(picture)).convert("RGBA"), (wide, HEIGHT))
        strip.paste(middle, (place * (wide + _GAP), 0))
    out = BytesIO()
    strip.quantize(256, Image.Quantize.FASTOCTREE).save(out, "PNG", compress_level=6)
    return out.getvalue()
