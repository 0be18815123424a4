"""Draws the backgrounds that are kept as files: `python -m tests.kit.planks` writes the planks and the cloth's border."""

from math import sin

from PIL import Image

from games.kit import palette
from games.kit.art.grounds import BORDER, PLANKS, border
from games.kit.art.raster import rasterise
from games.kit.layout import HIGHEST, WIDTH


def planks() -> Image.Image:
    """Draw planks of walnut with a subtle grain."""
    planks = 6
    tall = HIGHEST / planks
    grain = (palette.mix(palette.TABLE, palette.EDGE, 0.28), palette.mix(palette.TABLE, palette.RIM, 0.22))
    parts: list[str] = []
    for plank in range(planks):
        top = plank * tall
        shade = palette.mix(palette.TABLE, palette.EDGE, (0.0, 0.14, 0.06)[plank % 3])
        parts.append(f'<rect y="{top}" width="{WIDTH}" height="{tall}" fill="{shade}"/>')
        for line in range(1, 9):
            y = top + tall * (line + 0.4 * sin(plank * 7 + line * 3)) / 9
            bow = tall * 0.14 * sin(plank * 5 + line * 2)
            parts.append(
                f'<path fill="none" stroke="{grain[line % 3 == 0]}" stroke-width="{4 + line % 3}"'
                f' d="M0 {y:.1f}C360 {y + bow:.1f} 720 {y - bow:.1f} {WIDTH} {y + bow / 2:.1f}"/>'
            )
        parts.append(f'<rect y="{top - 2}" width="{WIDTH}" height="5" fill="{palette.EDGE}"/>')
    body = "".join(parts)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HIGHEST}">{body}</svg>'
    return rasterise(svg, WIDTH, HIGHEST).convert("RGB")


if __name__ == "__main__":
    for drawn, file in ((planks(), PLANKS), (border(WIDTH), BORDER)):
        drawn.quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)
