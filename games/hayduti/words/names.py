"""What Hayduti's cards, stats and deytsi are called, and what the deytsi do, in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from games.hayduti.data.cards import BOARD, CARDS, CODES, COLOURS, STATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.core.voice import Voice
    from games.hayduti.data.cards import Card
    from games.hayduti.data.sheet import Deets
    from games.hayduti.rules.events import Bonus

HELPERS: Final = ("levski", "ilyo")
"""The deytsi that a zaptie may be answered with, as the move `Meet` names them."""


def card_of(name: str) -> Card:
    """Return what is printed on the card with this id. Raise `KeyError` if there is none."""
    return CARDS[CODES[name]]


def deets_of(name: str) -> Deets | None:
    """Return the deets on the card with this id, None if it shows another."""
    return card_of(name).deets


def stat(name: str, voice: Voice) -> str:
    """Return the name of a stat."""
    return voice(f"stat-{name}")


def stats(names: Iterable[str], voice: Voice) -> str:
    """Return the names of stats, joined as in a sentence."""
    return voice.list([stat(name, voice) for name in names])


def values(numbers: Iterable[int], voice: Voice) -> str:
    """Return the three stats with their values."""
    stands = zip(STATS, numbers, strict=True)
    return ", ".join(voice("table-stat", stat=stat(name, voice), value=value) for name, value in stands)


def colour(card: Card, voice: Voice) -> str:
    """Return the colour of a haydut."""
    return voice(f"colour-{COLOURS[card.colour]}")


def called(deets: Deets, voice: Voice) -> str:
    """Return the name of a historical person in the language spoken."""
    return cast("dict[str, str]", deets.name)[voice.locale]


def deets_called(name: str, voice: Voice) -> str:
    """Return the name of the deets on the card with this id."""
    deets = deets_of(name)
    assert deets is not None
    return called(deets, voice)


def card(name: str, voice: Voice) -> str:
    """Return a card as it stands within a sentence. Raise `KeyError` for an id that no card has."""
    shown = card_of(name)
    match shown.kind:
        case "haydut":
            contribution = voice(f"contribution-{STATS[shown.stat]}")
            return voice("card-haydut", stat=contribution, strength=shown.strength, colour=colour(shown, voice))
        case "voyvoda":
            return voice("card-voyvoda", cost=shown.cost)
        case "deets":
            return deets_called(name, voice)
        case "zaptie":
            return voice("card-zaptie", strength=shown.strength)


def cards(names: Iterable[str], voice: Voice) -> str:
    """Return the words for cards after one another, those in the same words counted."""
    told = Counter(card(name, voice) for name in names)
    return ", ".join(f"{words} × {n}" if n > 1 else words for words, n in told.items())


def goal(name: str, voice: Voice) -> str:
    """Return the goal of a group: a stat or a card."""
    return stat(name, voice) if name in STATS else card(name, voice)


def common(by: str, voice: Voice) -> str:
    """Return what a group has in common: a stat, a colour, or the haydut whose colour and contribution it has."""
    if by in STATS:
        return stat(by, voice)
    return voice(f"colour-{by}") if by in COLOURS else card(by, voice)


def hint(deets: Deets, voice: Voice) -> str:
    """Return in a few words what a deets does."""
    return _ability("hint", deets, voice)


def powers(deets: Deets, voice: Voice) -> str:
    """Return all that a deets does: in play, before scoring, and in points."""
    parts = [_ability("ability", deets, voice)]
    if deets.prescore in STATS:
        parts.append(voice("prescore-stat", stat=stat(deets.prescore, voice)))
    elif deets.prescore:
        parts.append(voice(f"prescore-{deets.prescore}"))
    if deets.scoring:
        led = stat(deets.stat, voice) if deets.stat else ""
        parts.append(voice(f"scoring-{deets.scoring}", points=deets.points, stat=led))
    return " ".join(parts)


def _ability(kind: str, deets: Deets, voice: Voice) -> str:
    key = f"{kind}-{deets.ability}"
    if deets.ability == "group_bonus" and deets.applies_to in STATS:
        key += "-stat"
    elif deets.ability == "group_bonus" and deets.min_size > 1:
        key += "-size"
    return voice(
        key,
        bonus=deets.bonus,
        stat=stat(deets.applies_to, voice) if deets.applies_to in STATS else "",
        size=deets.min_size,
        actions=deets.actions,
        threshold=deets.threshold,
        keep=deets.keep or deets.extra_keep,
        take=deets.take,
    )


def item(name: str, voice: Voice, pos: int = 0) -> str:
    """Return a card as it stands alone, with its numbers; with `pos` also where on the field it lies.

    Raise `KeyError` for an id that no card has.
    """
    shown = card_of(name)
    place = {"pos": pos} if pos else {}
    suffix = "-at" if pos else ""
    if shown.deets is not None:
        who = called(shown.deets, voice)
        return voice(f"item-deets{suffix}", name=who, cost=shown.cost, hint=hint(shown.deets, voice), **place)
    if shown.kind == "voyvoda":
        return voice(f"item-voyvoda{suffix}", cost=shown.cost, points=shown.points, **place)
    if shown.kind == "zaptie":
        return voice("item-zaptie", strength=shown.strength)
    return card(name, voice)


def board_costs() -> str:
    """Return what each value of the board costs: "5 – 4, 6 – 8"."""
    return ", ".join(f"{value} – {cost}" for value, cost in BOARD)


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def fitted(text: str, most: int) -> str:
    """Return the text, ending in an ellipsis if it is longer than `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def ranges(places: Sequence[int]) -> str:
    """Return rising numbers with runs drawn together: "1, 3–5"."""
    runs: list[list[int]] = []
    for place in places:
        if runs and place == runs[-1][-1] + 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def arithmetic(cards: Sequence[str], bonuses: Sequence[Bonus], strength: int, voice: Voice) -> str:
    """Return how the strength of a group adds up, from its hayduts and the deytsi who help."""
    terms = [str(card_of(name).strength) for name in cards]
    terms += [f"{bonus.strength} ({deets_called(bonus.deets, voice)})" for bonus in bonuses]
    return f"{' + '.join(terms)} = {strength}" if len(terms) > 1 else str(strength)
