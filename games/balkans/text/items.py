"""The words for names in pools and fields, and notes on them."""

from typing import Final

from games.balkans.data.components import CARDS, KINGDOMS, LANDS, ORDER_KINDS, SEAS, STRAITS, card_of
from games.balkans.rules.troops.marching import ALL, FLEETS, GUARDED
from games.balkans.text import names
from games.balkans.text.cardtext import in_short, moment, printed
from games.balkans.text.places import kingdom_in_short, land_in_short
from games.balkans.views.view import BalkansView
from games.core.localizer import LONGEST_LINE, Localizer, fitted

_WORDS: Final = ("none", "stay", "aboard", ALL, GUARDED, FLEETS, "yes", "no", "field", "siege")
_PIECES: Final = ("regular", "elite", "royal", "fleet")


def item(name: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the words for a name in a pool or field. Raise LookupError or ValueError for an unknown name."""
    if "#" in name:
        return fitted(in_short(name, view, localizer), LONGEST_LINE)
    if name in CARDS:
        return names.card(name, localizer)
    if name.partition(".")[0] in {*ORDER_KINDS, "manoeuvre"}:
        return names.order(name, localizer)
    if view.asking in {"seat", "surrender"} and name in KINGDOMS:
        kingdom = names.kingdom(name, localizer)
        seat = next((seat for seat, player in enumerate(view.players) if player.kingdom == name), None)
        return kingdom if seat is None else localizer("label-target", place=localizer.name(seat), owner=kingdom)
    if name in LANDS or name in SEAS or name in STRAITS:
        return names.located(name, localizer)
    if name in KINGDOMS:
        return names.kingdom(name, localizer)
    if name in _WORDS:
        precise = f"word-{name}-{view.asking}"
        return localizer(precise if localizer.has(precise) else f"word-{name}")
    if name in _PIECES:
        return localizer(f"kind-{name}")
    if name.isdecimal():
        seat = int(name)
        return localizer.name(seat) if view.asking != "number" and seat < len(localizer.names) else name
    return _joined(name, localizer)


def _joined(name: str, localizer: Localizer) -> str:
    """Return the words for a compound name, such as `thrace:regular:2` or `bulgaria+latin`."""
    first, _, rest = name.partition(":")
    if rest in _PIECES and first in KINGDOMS:
        return localizer("piece-at", kind=localizer(f"kind-{rest}"), place=names.kingdom(first, localizer))
    kind, _, land = name.partition("@")
    if kind in _PIECES and land in LANDS:
        return localizer("piece-at", kind=localizer(f"kind-{kind}"), place=names.located(land, localizer))
    parts = name.split("+")
    if all(part in KINGDOMS for part in parts):
        return ", ".join(names.kingdom(part, localizer) for part in parts)
    return names.piece(name, localizer)


def gloss(name: str, view: BalkansView, localizer: Localizer) -> str:
    """Return a description of a name in a pool or field; "" if the name is enough."""
    return fitted(_gloss(name, view, localizer), LONGEST_LINE)


def _gloss(name: str, view: BalkansView, localizer: Localizer) -> str:
    head = name.partition("#")[0]
    if head in CARDS:
        text = printed(name, localizer, advanced=view.options.advanced)
        if card_of(name).entry.play_if:
            return text
        return localizer("gloss-card", timing=moment(name, localizer), text=text)
    kind = name.partition(".")[0]
    if kind in {*ORDER_KINDS, "manoeuvre"}:
        return localizer(f"gloss-{kind}")
    if name == FLEETS:
        return localizer("about-send-ships")
    if name in LANDS:
        return land_in_short(name, view, localizer)
    if name in KINGDOMS:
        return kingdom_in_short(name, localizer)
    piece = _piece(name)
    land = name.partition(":")[0]
    text = localizer(f"gloss-{piece}") if piece else ""
    if land in view.lands and view.audience in view.lands[land].besiegers:
        return localizer("gloss-besieging", piece=text)
    return text


def _piece(name: str) -> str:
    """Return the kind of piece that a name denotes, or ""."""
    if name in _PIECES:
        return name
    parts = name.partition("@")[0].split(":")
    if len(parts) > 1 and parts[1] in _PIECES:
        return parts[1]
    sea, _, load = parts[0].partition("+")
    if sea in SEAS:
        return "laden" if load else "fleet"
    return parts[0] if parts[0] in _PIECES else ""
