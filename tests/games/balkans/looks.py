"""Tables of Battle for the Balkans to look at, made from the start of a game and changed by hand.

Run as a module (`python -m tests.games.balkans.looks`) it draws the reference pictures anew.
"""

from io import BytesIO
from pathlib import Path

import msgspec
from PIL import Image

from games.balkans import GAME
from games.balkans.face import FACE
from games.balkans.frames import Battle, Offensive
from games.balkans.moves import Card, Kingdom
from games.balkans.options import BalkansOptions
from games.balkans.view import Army, Fleets
from games.core.catalogue import voice_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Outcome

REFERENCES = Path(__file__).parent / "pictures"
NAMES = ("Ana", "Борис", "Ștefan cel Mare și Sfânt", "Мария", "Jo")
CARDS = ("furious_warriors#1", "ambush#1", "papal_union#1", "mercenary_army#1", "pursuit_squad#1", "forced_march#1")


def voice(locale="en"):
    return voice_for(GAME, locale, NAMES)


def begun():
    """Return the public view of five players in their first Planning, kingdoms taken in the order of the seats."""
    chance = SeededChance(bytes(32), 0)
    state, _ = GAME.deal(BalkansOptions(mode="advanced", seat_order="as_seated"), 5, chance)
    for seat, kingdom in enumerate(("bulgaria", "latin", "nicaea", "epirus")):
        GAME.play(state, seat, Kingdom(kingdom), chance)
    return GAME.view(state, PUBLIC)


def changed(view, **changes):
    return msgspec.structs.replace(view, **changes)


def besieged():
    """Return a view in which Bulgaria stands before a strong fortress, and two fleets meet."""
    view = begun()
    home = view.lands["constantinople"]
    siege = changed(home, armies=(Army(0, 2, 1, 1), *home.armies), guests=(0,), besiegers=(0,), ruin=True)
    thrace = changed(view.lands["thrace"], owner=0, revolt=True)
    seas = view.seas | {"marmara": (Fleets(0, 1, 1, 0, 0), Fleets(1, 2, 0, 0, 1))}
    order = Offensive(0, "constantinople", stage="land")
    lands = view.lands | {"constantinople": siege, "thrace": thrace}
    battle = Battle("siege", "constantinople", (0,), (1,), 0, owner=1, level=2)
    return changed(view, lands=lands, seas=seas, frames=(order, battle), season="summer", active=0, asked=(0, 1))


def held():
    """Return what Ana sees, with two orders left and six cards."""
    return changed(begun(), audience=0, hand=CARDS, unplayed=("harvest", "offensive", "offensive"))


def over():
    """Return the public view of a table that is over."""
    return changed(begun(), outcome=Outcome(places=(2, 1, 3, 3, 5), reason="influence", scores=(24, 31, 12, 12, 3)))


def drawn():
    """Return the pictures that are compared with their references."""
    return {
        "start": FACE.picture(begun(), voice("bg")),
        "siege": FACE.picture(besieged(), voice("ru")),
        "hand": FACE.hand_picture(held(), (Card("ambush#1"), Card("forced_march#1")), voice("en")),
        "over": FACE.picture(over(), voice("ro")),
    }


def small(data):
    """Return a picture as a phone shows it."""
    image = Image.open(BytesIO(data)).convert("RGB")
    return image.resize((360, round(360 * image.height / image.width)), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    REFERENCES.mkdir(exist_ok=True)
    for name, data in drawn().items():
        reduced = small(data).quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        reduced.save(REFERENCES / f"{name}.png", optimize=True)
