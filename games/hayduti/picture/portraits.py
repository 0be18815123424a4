"""Portraits: the great figures, voyvodas, zaptie and hayduts as busts, put together from shapes in tables.

A bust is a list of parts, drawn in that order on a square of 100 × 100, with a colour for each tone that they name.
Figures are told apart by headgear, hair, beard and what they carry, so that a face 44 pixels high is still known.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from games.hayduti.data.cards import CARDS, COLOURS, STATS, Card
from games.kit import palette
from games.kit.palette import EMBROIDERY, GOLD, INK, LINEN


class _Shape(NamedTuple):
    """A path filled with a tone and outlined in ink; with `line`, a stroke of that width instead."""

    tone: str
    d: str
    line: float = 0


class _Bust(NamedTuple):
    """The parts of one person and the colours of their tones; `place` moves and scales a bust among others."""

    parts: str
    tones: Mapping[str, str]
    place: str = ""


TINTS: Final = {"green": palette.GREEN, "blue": palette.BLUE, "red": palette.RED, "yellow": palette.YELLOW}
"""The tints of the colours of hayduts."""
_SEAM: Final = 'stroke-width="2.6" stroke-dasharray="3 3"'
_SKIN: Final = "#e8b98f"
_SHADE: Final = "#c98d62"
_BLACK: Final = "#2b211d"
_BROWN: Final = "#5d3a22"
_FAIR: Final = "#b9863f"
_GREY: Final = "#9b948a"
_WHITE: Final = "#ece7dc"
_NAVY: Final = "#2c4468"
_FOREST: Final = "#3c6142"
_WINE: Final = "#7c2430"
_UMBER: Final = "#6b4a30"
_SLATE: Final = "#4b4a52"
_STEEL: Final = "#c9ced6"
_SKY: Final = "#9fb9c6"
_STRAW: Final = "#e3c98d"
_MEADOW: Final = "#a9bd92"
_ROSE: Final = "#d9a893"

_PARTS: Final[Mapping[str, Sequence[_Shape]]] = {
    # the person
    "head": (
        _Shape("skin", "M42 60L42 74C45 80 55 80 58 74L58 60Z"),
        _Shape("skin", "M31 44C27 43 27 52 32 53Z M69 44C73 43 73 52 68 53Z"),
        _Shape("skin", "M31 40C31 24 69 24 69 40C70 56 62 69 50 69C38 69 30 56 31 40Z"),
        _Shape("ink", "M42.5 45.6L42.6 45.6 M57.5 45.6L57.6 45.6", 4.6),
        _Shape("brow", "M37.5 40C40 37.8 44 37.8 46.5 39.4 M62.5 40C60 37.8 56 37.8 53.5 39.4", 2.6),
        _Shape("shade", "M50 45L48 53.5L52 53.5", 1.9),
        _Shape("shade", "M45.5 61C48 62.6 52 62.6 54.5 61", 2),
    ),
    # hair
    "short": (
        _Shape(
            "hair", "M29 47C25 25 38 16 52 16C68 16 74 28 71 47C69 40 67 35 62 32C54 35 44 34 37 31C32 36 31 41 29 47Z"
        ),
    ),
    "parted": (
        _Shape(
            "hair", "M29 48C24 26 36 14 50 15C66 12 76 28 71 48C70 40 68 36 65 33C56 33 48 30 43 25C40 31 31 38 29 48Z"
        ),
    ),
    "swept": (
        _Shape(
            "hair",
            "M28 50C18 40 20 22 32 18C36 8 54 5 62 12C76 12 82 30 73 50C71 42 69 37 63 33C54 31 46 28 40 22"
            "C38 30 31 38 28 50Z",
        ),
    ),
    "mane": (_Shape("hair", "M28 30C22 44 16 60 18 74C26 80 38 78 40 72L60 72C62 78 74 80 82 74C84 60 78 44 72 30Z"),),
    "locks": (
        _Shape(
            "hair",
            "M31 30C26 44 24 58 26 68C32 70 36 66 36 58L34 32Z M69 30C74 44 76 58 74 68C68 70 64 66 64 58L66 32Z",
        ),
    ),
    "temples": (_Shape("hair", "M31 32L30 52L35 48L36 32Z M69 32L70 52L65 48L64 32Z"),),
    "whiskers": (
        _Shape("hair", "M30 34C27 48 29 62 37 67C38 60 35 52 36 34Z M70 34C73 48 71 62 63 67C62 60 65 52 64 34Z"),
    ),
    "tresses": (
        _Shape(
            "hair",
            "M29 34C20 58 24 74 22 92C30 98 36 94 36 84L36 40Z M71 34C80 58 76 74 78 92C70 98 64 94 64 84L64 40Z",
        ),
        _Shape("shade", "M24 66L35 72 M24 76L35 82 M76 66L65 72 M76 76L65 82", 2),
    ),
    "crown": (_Shape("hair", "M29 48C22 20 38 12 50 14C62 12 78 20 71 48C70 36 62 26 50 22C38 26 30 36 29 48Z"),),
    # beards
    "beard": (
        _Shape(
            "hair",
            "M30 44C28 66 36 82 50 82C64 82 72 66 70 44C68 53 63 57 58 55C54 53 46 53 42 55C37 57 32 53 30 44Z",
        ),
        _Shape("lip", "M46 62C48 63.6 52 63.6 54 62", 2.4),
    ),
    "long": (
        _Shape(
            "hair",
            "M30 44C25 68 32 92 50 97C68 92 75 68 70 44C68 53 63 57 58 55C54 53 46 53 42 55C37 57 32 53 30 44Z",
        ),
        _Shape("lip", "M46 62C48 63.6 52 63.6 54 62", 2.4),
    ),
    "goatee": (_Shape("hair", "M43 64C46 61 54 61 57 64C57 72 53 79 50 80C47 79 43 72 43 64Z"),),
    "forked": (
        _Shape(
            "hair",
            "M30 46C26 62 30 82 38 92C43 90 47 84 50 76C53 84 57 90 62 92C70 82 74 62 70 46C68 54 63 57 58 55"
            "C54 53 46 53 42 55C37 57 32 54 30 46Z",
        ),
        _Shape("lip", "M46 62C48 63.6 52 63.6 54 62", 2.4),
    ),
    # moustaches
    "moustache": (_Shape("hair", "M50 55C44 52 37 55 34 62C41 63 47 61 50 58.5C53 61 59 63 66 62C63 55 56 52 50 55Z"),),
    "curled": (_Shape("hair", "M50 55C44 51 38 56 27 49C27 59 38 65 50 59C62 65 73 59 73 49C62 56 56 51 50 55Z"),),
    "drooping": (_Shape("hair", "M50 54C41 51 33 57 31 73C38 69 45 63 50 60C55 63 62 69 69 73C67 57 59 51 50 54Z"),),
    "broad": (_Shape("hair", "M50 53C41 48 30 53 17 64C31 69 43 66 50 60C57 66 69 69 83 64C70 53 59 48 50 53Z"),),
    # clothes
    "coat": (
        _Shape("coat", "M6 132C7 84 22 76 40 71L50 80L60 71C78 76 93 84 94 132Z"),
        _Shape("trim", "M40 71L35 80L50 92L65 80L60 71L50 80Z"),
    ),
    "braided": (
        _Shape("coat", "M6 132C7 84 22 76 41 71C45 77 55 77 59 71C78 76 93 84 94 132Z"),
        _Shape("trim", "M41 71C45 77 55 77 59 71L61 76C56 82 44 82 39 76Z"),
        _Shape("trim", "M34 87L66 87 M30 96L70 96", 3.6),
        _Shape("trim", "M14 88L26 79 M86 88L74 79", 4.5),
    ),
    "robe": (
        _Shape("coat", "M4 132C6 82 24 74 40 71L60 71C76 74 94 82 96 132Z"),
        _Shape("trim", "M50 84L50 100 M43.5 90L56.5 90", 4.4),
    ),
    "suit": (
        _Shape("linen", "M40 70L60 70L62 132L38 132Z"),
        _Shape("coat", "M6 132C7 84 22 76 39 70L48 132Z M94 132C93 84 78 76 61 70L52 132Z"),
        _Shape("trim", "M50 79L41 74L41 84Z M50 79L59 74L59 84Z"),
    ),
    "shirt": (
        _Shape("linen", "M6 132C7 84 22 76 40 71C45 76 55 76 60 71C78 76 93 84 94 132Z"),
        _Shape("coat", "M22 132C20 90 26 79 36 73L44 132Z M78 132C80 90 74 79 64 73L56 132Z"),
        _Shape("trim", "M50 80L50 100", 4),
    ),
    "bandoliers": (
        _Shape("linen", "M6 132C7 84 22 76 40 71C45 76 55 76 60 71C78 76 93 84 94 132Z"),
        _Shape("coat", "M24 76L36 73L74 132L58 132Z M76 76L64 73L26 132L42 132Z"),
        _Shape("trim", "M33 79L33.1 79 M43 87L43.1 87 M67 79L67.1 79 M57 87L57.1 87 M50 93L50.1 93", 4.4),
    ),
    "dress": (
        _Shape("coat", "M10 132C12 86 26 78 42 74L58 74C74 78 88 86 90 132Z"),
        _Shape("linen", "M40 73C44 84 56 84 60 73L64 76C58 94 42 94 36 76Z"),
        _Shape("trim", "M37 79C42 93 58 93 63 79", 2.6),
    ),
    # headgear
    "kalpak": (
        _Shape("hat", "M27 36C23 16 34 6 50 6C66 6 77 16 73 36C60 30 40 30 27 36Z"),
        _Shape("trim", "M50 15L57 22L50 29L43 22Z"),
    ),
    "shaggy": (
        _Shape(
            "hat",
            "M25 38L21 31L25 26L19 19L26 16L25 7L34 9L38 0L45 5L52 -2L58 5L66 1L68 9L77 8L75 17L82 20L76 26L80 32L75 38"
            "C60 30 40 30 25 38Z",
        ),
        _Shape("shade", "M36 14L39 21 M50 9L50 17 M63 14L60 21 M31 24L34 29 M68 24L66 29", 2.2),
    ),
    "tilted": (
        _Shape("hat", "M28 36C16 20 28 4 46 6C60 0 80 12 72 32C58 27 42 29 28 36Z"),
        _Shape("trim", "M30 30C42 24 58 22 73 27", 4),
    ),
    "feather": (
        _Shape("plume", "M60 16C60 2 70 -8 86 -6C88 6 80 16 66 22Z"),
        _Shape("ink", "M63 19L80 1", 1.8),
    ),
    "kepi": (
        _Shape("hat", "M30 34L29 14C42 8 60 8 71 14L70 34C58 30 42 30 30 34Z"),
        _Shape("trim", "M30 28C42 23.6 58 23.6 70 28", 3.6),
        _Shape("ink", "M28 36C40 29 60 29 72 36C62 33.6 38 33.6 28 36Z"),
        _Shape("trim", "M50 12L54 17L50 22L46 17Z"),
    ),
    "veil": (_Shape("hat", "M28 18C20 40 18 64 22 82C32 86 40 82 40 70L60 70C60 82 68 86 78 82C82 64 80 40 72 18Z"),),
    "mitre": (
        _Shape("hat", "M30 34L26 8C40 1 60 1 74 8L70 34C58 29 42 29 30 34Z"),
        _Shape("trim", "M50 9L50 25 M43.5 15L56.5 15", 4),
    ),
    "priest": (
        _Shape("hat", "M31 35L31 13C42 7 58 7 69 13L69 35C58 30 42 30 31 35Z"),
        _Shape("shade", "M31 18C42 12 58 12 69 18", 2),
    ),
    "topper": (
        _Shape(
            "hat", "M33 32L31 4C44 -1 56 -1 69 4L67 32L79 31C80 36 76 38 73 38C58 31 42 31 27 38C24 38 20 36 21 31Z"
        ),
        _Shape("trim", "M33 27C44 23 56 23 67 27", 4.4),
    ),
    "turban": (
        _Shape("plume", "M36 20C36 4 64 4 64 20Z"),
        _Shape("hat", "M27 37C17 30 24 15 38 17C50 10 66 13 71 19C82 22 81 34 73 37C60 30 40 30 27 37Z"),
        _Shape("shade", "M29 31C40 22 56 19 70 21 M44 33C54 27 66 26 76 29", 2.2),
        _Shape("plume", "M74 32L84 40L82 60L76 60L75 42L70 36Z"),
    ),
    "fez": (
        _Shape("hat", "M34 8C44 4 56 4 66 8L71 35C58 30 42 30 29 35Z"),
        _Shape("tassel", "M50 7C64 6 74 12 75 24", 2.8),
        _Shape("tassel", "M72 23L78 23L80 36L70 36Z"),
    ),
    "wreath": (
        _Shape("trim", "M33 26L33.1 26 M41 20L41.1 20 M59 20L59.1 20 M67 26L67.1 26", 7.5),
        _Shape("gold", "M50 18L50.1 18", 8),
        _Shape("gold", "M33 26L33.1 26 M41 20L41.1 20 M59 20L59.1 20 M67 26L67.1 26", 2.6),
    ),
    "twig": (_Shape("leaf", "M58 14C62 4 72 2 80 4C78 12 70 18 60 17Z M62 20C70 16 78 18 82 24C76 28 66 27 61 23Z"),),
    "glasses": (
        _Shape(
            "ink", "M36 46A6.5 6.5 0 1 0 49 46A6.5 6.5 0 1 0 36 46 M51 46A6.5 6.5 0 1 0 64 46A6.5 6.5 0 1 0 51 46", 2
        ),
    ),
    # what they carry, beside or behind them
    "rays": (
        _Shape(
            "gold",
            "M50 44L44 -4L56 -4Z M50 44L72 -6L84 2Z M50 44L98 14L104 26Z M50 44L106 46L104 60Z"
            "M50 44L28 -6L16 2Z M50 44L2 14L-4 26Z M50 44L-6 46L-4 60Z",
        ),
    ),
    "quill": (
        _Shape("linen", "M95 2C78 6 70 26 73 52L77 52C88 44 97 24 95 2Z"),
        _Shape("ink", "M90 12C81 28 76 44 70 78", 2.4),
        _Shape("ink", "M82 26L91 24 M79 36L88 33", 1.8),
    ),
    "sabre": (
        _Shape("steel", "M88 -4C98 22 96 50 84 74L78 71C88 48 90 22 88 -4Z"),
        _Shape("gold", "M70 68L91 79L89 84L68 73Z"),
        _Shape("wood", "M77 76L83 79L77 92L71 89Z"),
    ),
    "crossed": (
        _Shape("steel", "M101 -6C98 22 84 46 66 62L60 58C78 42 92 20 101 -6Z"),
        _Shape("linen", "M-1 -8C20 -4 34 16 38 48L33 49C14 38 2 16 -1 -8Z"),
        _Shape("ink", "M6 2C18 16 28 34 42 62", 2.2),
    ),
    "rifle": (
        _Shape("steel", "M88 -6L94 -5L86 50L80 49Z"),
        _Shape("wood", "M80 44L87 45L83 80C82 92 72 98 64 100L62 94C70 88 76 74 80 44Z"),
        _Shape("gold", "M80 50L87 51 M82 30L89 31", 3),
    ),
    "cross": (
        _Shape("gold", "M79 10L89 10L89 24L101 24L101 34L89 34L89 74L79 74L79 34L67 34L67 24L79 24Z"),
        _Shape("skin", "M74 66C78 60 92 60 95 66C97 76 94 84 86 85C77 85 72 76 74 66Z"),
    ),
    "staff": (
        _Shape("gold", "M87 20L87 100", 4.6),
        _Shape("gold", "M78 14C80 6 94 6 96 14C97 20 91 24 87 20C83 24 77 20 78 14Z"),
    ),
    "book": (
        _Shape("linen", "M58 80C66 74 74 76 80 82C86 76 94 74 100 78L100 102L58 102Z"),
        _Shape("cover", "M55 80L58 80L58 132L55 132Z"),
        _Shape("ink", "M80 82L80 102 M64 84C68 82 72 83 75 86 M64 91C68 89 72 90 75 93 M86 86C89 83 93 82 97 83", 2),
    ),
    "sheet": (
        _Shape("linen", "M2 68L36 62L42 100L4 106Z"),
        _Shape("ink", "M8 75L32 71", 4),
        _Shape("ink", "M9 83L20 81 M10 90L21 88 M25 80L34 78.6 M26 87L35 85.6", 2),
    ),
    "flag": (
        _Shape("wood", "M82 -4L88 -4L88 132L82 132Z"),
        _Shape("green", "M82 4C66 -4 50 8 34 2C28 0 24 2 18 4L20 34C36 26 58 40 82 32Z"),
        _Shape("gold", "M30 14L42 12L38 16L46 20L34 24Z"),
    ),
    "banner": (
        _Shape("wood", "M12 -4L18 -4L18 132L12 132Z"),
        _Shape("green", "M18 0L44 4L36 15L44 26L18 30Z"),
        _Shape("gold", "M22 15L29 8L36 15L29 22Z"),
    ),
    "bugle": (
        _Shape("gold", "M64 84L82 70C88 66 96 62 132 50L106 88C98 84 92 82 86 80L70 92Z"),
        _Shape("ink", "M82 70L86 80", 2.4),
        _Shape("trim", "M74 84C72 92 76 100 84 100L88 84", 2.6),
    ),
    "horse": (
        _Shape(
            "mount",
            "M70 132C72 84 68 72 60 62C62 56 66 50 70 40C72 30 78 22 84 20L86 12L92 20C100 24 132 34 106 46L106 132Z",
        ),
        _Shape("mane", "M92 20C100 24 106 36 106 52L106 132L96 132C98 78 98 48 88 24Z"),
        _Shape("ink", "M80 34L80.1 34", 4),
        _Shape("trim", "M66 52L78 58 M78 58C84 48 88 40 88 28", 2.8),
    ),
    "coins": (
        _Shape("gold", "M50 78C62 78 62 84 50 84C38 84 38 78 50 78Z"),
        _Shape("gold", "M38 81L38 100L62 100L62 81C60 85.6 40 85.6 38 81Z"),
        _Shape("ink", "M38 88C42 91.6 58 91.6 62 88 M38 94.4C42 98 58 98 62 94.4", 1.8),
    ),
    "drum": (
        _Shape("linen", "M24 78C24 70 76 70 76 78C76 86 24 86 24 78Z"),
        _Shape("drum", "M24 78C24 86 76 86 76 78L76 106L24 106Z"),
        _Shape("linen", "M24 84L37 106L50 86L63 106L76 84", 2.6),
        _Shape("wood", "M14 56L46 76 M86 56L54 76", 4),
    ),
    "crescent": (_Shape("gold", "M55 14A8 8 0 1 0 55 28A6 6 0 1 1 55 14Z"),),
    "stars": (_Shape("gold", "M14 88L14.1 88 M24 83L24.1 83 M86 88L86.1 88 M76 83L76.1 83", 5),),
}
"""The shapes of each part."""

_TONES: Final[Mapping[str, str]] = {
    "skin": _SKIN,
    "shade": _SHADE,
    "lip": "#a9573f",
    "hair": _BLACK,
    "hat": _BLACK,
    "ink": INK,
    "linen": LINEN,
    "trim": GOLD,
    "gold": GOLD,
    "steel": _STEEL,
    "wood": _UMBER,
    "cover": EMBROIDERY,
    "green": palette.LEAF,
    "leaf": palette.LEAF,
    "tassel": INK,
    "plume": EMBROIDERY,
    "mount": _BROWN,
    "mane": _BLACK,
    "coat": _NAVY,
}
"""The colour of each tone where a bust names none; eyebrows have that of the hair, unless a bust names one."""


class _Look(NamedTuple):
    """Who is on a card: busts, those behind first; framed on a ground of this colour, without one on the bare card."""

    busts: tuple[_Bust, ...]
    ground: str = ""


def _one(parts: str, ground: str = "", **tones: str) -> _Look:
    return _Look((_Bust(parts, tones),), ground)


_FIGURES: Final[Mapping[str, _Look]] = {
    "levski": _one("rays braided head parted moustache", "#c8702e", hair=_FAIR, coat="#3a5f86", gold="#e9b64d"),
    "botev": _one("crossed coat head swept beard moustache", "#8f2a22", coat="#33302f", trim=LINEN),
    "sofroniy": _one(
        "veil staff robe head long moustache mitre", "#8f79a8", hair=_WHITE, hat="#33272f", coat="#4a2a4e"
    ),
    "hadzhi": _one(
        "banner braided head temples curled kalpak feather", _MEADOW, hair=_BROWN, coat=_FOREST, plume="#2f7d86"
    ),
    "benkovski": _one("horse braided head short curled", _STRAW, coat=_WINE, trim=LINEN, hair=_BLACK),
    "rakovski": _one("quill coat head swept drooping goatee", _SKY, hair="#3a2b24", coat=_UMBER, trim=EMBROIDERY),
    "hitov": _one("rifle braided head temples drooping kalpak", "#b7a98f", hair=_GREY, coat="#6d5537", trim=LINEN),
    "petko": _one("bandoliers head beard moustache turban", _SKY, coat=_UMBER, hat=LINEN, plume=EMBROIDERY),
    "hariton": _one("cross robe locks head long moustache priest", _ROSE, hair=_BROWN, coat=_SLATE, shade="#8a7d72"),
    "ilyo": _one(
        "shirt head temples broad shaggy twig", "#8fa07a", hair=_WHITE, hat="#5a4130", coat=_WINE, shade="#b39377"
    ),
    "georgievi": _Look(
        (
            _Bust(
                "suit head whiskers topper",
                {"hair": _GREY, "coat": _SLATE, "trim": EMBROIDERY},
                "translate(29 17) scale(.83)",
            ),
            _Bust(
                "suit head whiskers moustache topper",
                {"hair": _BROWN, "coat": "#37323a"},
                "translate(-13 14) scale(.84)",
            ),
            _Bust("coins", {}),
        ),
        "#a9a2b4",
    ),
    "totyu": _one("braided head temples broad tilted bugle", _ROSE, hair=_BROWN, hat=_SLATE, coat="#45603b"),
    "karadzha": _one("sabre braided head short goatee curled kepi", _STRAW, hair=_BROWN, hat=_FOREST, coat=_FOREST),
    "karavelov": _one(
        "mane coat head forked moustache swept glasses sheet", _MEADOW, hair="#4a3328", coat="#55504f", trim=LINEN
    ),
    "rayna": _one(
        "flag tresses dress head crown wreath", _STRAW, hair=_BROWN, coat=EMBROIDERY, trim=EMBROIDERY, shade="#3d2616"
    ),
}
"""How each great figure looks, by the id of the deets."""
_STRANGER: Final = _one("coat head short moustache", _SKY, coat=_SLATE, trim=LINEN)
"""A deets that the data file may add."""
_VOYVODAS: Final[Mapping[int, _Look]] = {
    4: _one("shirt head short moustache", "#c9b798", hair=_BROWN, coat=_UMBER),
    7: _one("shirt head temples curled tilted", "#b9b089", hair=_BLACK, hat=_BROWN, coat=_FOREST),
    10: _one(
        "rifle braided head temples drooping shaggy", "#a8a08c", hair=_BROWN, hat=_UMBER, shade="#a98559", coat=_NAVY
    ),
    12: _one("sabre braided head beard broad kalpak feather", "#b98f5a", hair=_GREY, plume=EMBROIDERY, coat=_WINE),
}
"""How voyvodas look, by their cost: the dearer, the better armed."""
_POLICE: Final = {"hat": "#b3261e", "coat": "#39506f"}
_ZAPTIE: Final[Mapping[int, _Look]] = {
    1: _Look((_Bust("braided head curled fez", _POLICE),)),
    2: _Look(
        (
            _Bust("braided head moustache fez", _POLICE, "translate(34 14) scale(.82)"),
            _Bust("braided head curled fez", _POLICE, "translate(-12 17) scale(.83)"),
        )
    ),
    3: _Look(
        (
            _Bust("braided head moustache fez", _POLICE, "translate(-14 10) scale(.7)"),
            _Bust("braided head drooping fez", _POLICE, "translate(46 10) scale(.7)"),
            _Bust("braided head beard curled fez crescent", _POLICE, "translate(9 19) scale(.82)"),
        )
    ),
}
"""How zaptie look: as many as their strength."""
_HAYDUTS: Final[Mapping[str, Sequence[tuple[str, str]]]] = {
    "nabor": (
        ("shirt head temples curled kalpak", "translate(34 12) scale(.82)"),
        ("shirt head short moustache", "translate(-10 18) scale(.82)"),
    ),
    "deynost": (("shirt head temples curled tilted drum", ""),),
    "boyna": (("sabre shirt head temples drooping kalpak", ""),),
}
"""The parts and places of the hayduts of each contribution; their clothes have the colour of the card."""


def _of(card: Card) -> _Look:
    match card.kind:
        case "deets":
            assert card.deets is not None
            return _FIGURES.get(card.deets.id, _STRANGER)
        case "voyvoda":
            return _VOYVODAS[max(cost for cost in _VOYVODAS if cost <= max(card.cost, min(_VOYVODAS)))]
        case "zaptie":
            return _ZAPTIE[min(card.strength, max(_ZAPTIE))]
        case "haydut":
            tint = TINTS[COLOURS[card.colour]]
            tones = {"coat": tint.fill, "hat": tint.line, "drum": tint.fill, "trim": LINEN, "hair": _BROWN}
            return _Look(tuple(_Bust(parts, tones, place) for parts, place in _HAYDUTS[STATS[card.stat]]))


def _drawn(bust: _Bust) -> str:
    tones = {"brow": bust.tones.get("hair", _TONES["hair"]), **_TONES, **bust.tones}
    paths: list[str] = []
    for shape in (shape for part in bust.parts.split() for shape in _PARTS[part]):
        colour = tones[shape.tone]
        if shape.line:
            paths.append(f'<path d="{shape.d}" fill="none" stroke="{colour}" stroke-width="{shape.line}"/>')
        else:
            paths.append(f'<path d="{shape.d}" fill="{colour}"/>')
    placed = f' transform="{bust.place}"' if bust.place else ""
    return f"<g{placed}>{''.join(paths)}</g>"


@lru_cache(maxsize=128)
def portrait(code: int) -> str:
    """Return who is on the card with this number as an SVG document, square: framed, or a bare bust cut off below."""
    look = _of(CARDS[code])
    outlined = f'stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
    busts = "".join(map(_drawn, look.busts))
    opening = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    if not look.ground:
        return f"{opening}<g {outlined}>{busts}</g></svg>"
    stitched = CARDS[code].kind == "deets"
    seam = f'<rect x="3.8" y="3.8" width="92.4" height="92.4" rx="9" fill="none" stroke="{LINEN}" {_SEAM}/>'
    return (
        f'{opening}<clipPath id="c"><rect x="6" y="6" width="88" height="88" rx="7"/></clipPath>'
        f'<rect x="1" y="1" width="98" height="98" rx="11" fill="{EMBROIDERY if stitched else _UMBER}" stroke="{INK}"'
        f' stroke-width="2"/>{seam if stitched else ""}<g clip-path="url(#c)"><rect width="100" height="100"'
        f' fill="{look.ground}"/><g transform="translate(4.5 11) scale(.91)" {outlined}>{busts}</g></g></svg>'
    )
