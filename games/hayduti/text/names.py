"""Names of Hayduti's cards, stats and deytsi, and descriptions of what the deytsi do."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, cast

from games.core.localizer import Localizer
from games.hayduti.data.cards import BOARD, CARDS, CODES, COLOURS, LIKE, STATS, Card
from games.hayduti.data.file_format import Deets
from games.hayduti.rules.events import Bonus
from games.hayduti.views.view import HaydutiView

HELPERS: Final = ("levski", "ilyo")
"""The deytsi that a zaptie may be answered with, as the move `Meet` names them."""


def card_of(name: str) -> Card:
    """Return the print of the card with this id. Raise `KeyError` if there is none."""
    return CARDS[CODES[name]]


def deets_of(name: str) -> Deets | None:
    """Return the deets on the card with this id, None if it shows another."""
    return card_of(name).deets


def stat(name: str, localizer: Localizer) -> str:
    """Return the name of a stat."""
    return localizer(f"stat-{name}")


def stats(names: Iterable[str], localizer: Localizer) -> str:
    """Return the names of stats, joined as in a sentence."""
    return localizer.list([stat(name, localizer) for name in names])


def values(numbers: Iterable[int], localizer: Localizer) -> str:
    """Return the three stats with their values."""
    stands = zip(STATS, numbers, strict=True)
    return ", ".join(localizer("table-stat", stat=stat(name, localizer), value=value) for name, value in stands)


def colour(card: Card, localizer: Localizer) -> str:
    """Return the colour of a haydut."""
    return localizer(f"colour-{COLOURS[card.colour]}")


def called(deets: Deets, localizer: Localizer) -> str:
    """Return the name of a historical person in the localizer's language."""
    return cast("dict[str, str]", deets.name)[localizer.locale]


def deets_called(name: str, localizer: Localizer) -> str:
    """Return the name of the deets on the card with this id."""
    deets = deets_of(name)
    assert deets is not None
    return called(deets, localizer)


def card(name: str, localizer: Localizer) -> str:
    """Return a card's name within a sentence. Raise `KeyError` for an id that no card has."""
    shown = card_of(name)
    match shown.kind:
        case "haydut":
            contribution = localizer(f"contribution-{STATS[shown.stat]}")
            tint = localizer(f"tint-{COLOURS[shown.colour]}", stat=STATS[shown.stat])
            return localizer("card-haydut", stat=contribution, strength=shown.strength, colour=tint)
        case "voyvoda":
            return localizer("card-voyvoda", cost=shown.cost)
        case "deets":
            return deets_called(name, localizer)
        case "zaptie":
            return localizer("card-zaptie", strength=shown.strength)


def cards(names: Iterable[str], localizer: Localizer) -> str:
    """Return a list of cards, equal names counted once: "a, 2 × b"."""
    return ", ".join(counted(card(name, localizer) for name in names))


def counted(told: Iterable[str]) -> list[str]:
    """Return each text once, with how many there are of it."""
    return [f"{n} × {words}" if n > 1 else words for words, n in Counter(told).items()]


def groups_of(names: Iterable[str]) -> list[list[str]]:
    """Return cards as a hand has them: by contribution, by colour and strength within it; then voyvodas and deytsi."""
    sorted_cards = sorted(map(card_of, names), key=lambda card: (card.colour, card.strength, card.cost))
    groups = [[card.name for card in sorted_cards if card.stat == stat] for stat in (0, 1, 2, -1)]
    return [group for group in groups if group]


def arranged(names: Sequence[str], view: object) -> Sequence[str]:  # noqa: ARG001 - the same in every view
    """Return the names of a pool in the order of the hand."""
    return [name for group in groups_of(names) for name in group] if set(names) <= set(CODES) else names


def goal(name: str, view: HaydutiView, localizer: Localizer) -> str:
    """Return the goal of a group: a stat or a card, with its place on the field if another near is printed alike."""
    words = stat(name, localizer) if name in STATS else card(name, localizer)
    if name not in view.field:
        return words
    near = [other for other in (*view.hand, *view.field) if other in CODES]
    if sum(LIKE[CODES[other]] == LIKE[CODES[name]] for other in near) < 2:
        return words
    return localizer("goal-at", card=words, pos=view.field.index(name) + 1)


def common(by: str, localizer: Localizer) -> str:
    """Return what a group has in common: a stat, a colour, or the haydut whose colour and contribution it has."""
    if by in STATS:
        return stat(by, localizer)
    return localizer(f"colour-{by}") if by in COLOURS else card(by, localizer)


def hint(deets: Deets, localizer: Localizer) -> str:
    """Return a short description of what a deets does."""
    return _ability("hint", deets, localizer)


def powers(deets: Deets, localizer: Localizer) -> str:
    """Return all that a deets does: in play, before scoring, and in points."""
    parts = [_ability("ability", deets, localizer)]
    if deets.prescore in STATS:
        parts.append(localizer("prescore-stat", stat=stat(deets.prescore, localizer)))
    elif deets.prescore:
        parts.append(localizer(f"prescore-{deets.prescore}"))
    if deets.scoring:
        led = stat(deets.stat, localizer) if deets.stat else ""
        parts.append(localizer(f"scoring-{deets.scoring}", points=deets.points, stat=led))
    return " ".join(parts)


def _ability(kind: str, deets: Deets, localizer: Localizer) -> str:
    key = f"{kind}-{deets.ability}"
    if deets.ability == "group_bonus" and deets.applies_to in STATS:
        key += "-stat"
    elif deets.ability == "group_bonus" and deets.min_size > 1:
        key += "-size"
    return localizer(
        key,
        bonus=deets.bonus,
        stat=stat(deets.applies_to, localizer) if deets.applies_to in STATS else "",
        size=deets.min_size,
        actions=deets.actions,
        threshold=deets.threshold,
        keep=deets.keep or deets.extra_keep,
        take=deets.take,
    )


def item(name: str, localizer: Localizer, pos: int = 0) -> str:
    """Return a card's name on its own, with its numbers; with `pos` also its place on the field.

    Raise `KeyError` for an id that no card has.
    """
    shown = card_of(name)
    place = {"pos": pos} if pos else {}
    suffix = "-at" if pos else ""
    if shown.deets is not None:
        who = called(shown.deets, localizer)
        return localizer(f"item-deets{suffix}", name=who, cost=shown.cost, hint=hint(shown.deets, localizer), **place)
    if shown.kind == "voyvoda":
        return localizer(f"item-voyvoda{suffix}", cost=shown.cost, points=shown.points, **place)
    if shown.kind == "zaptie":
        return localizer("item-zaptie", strength=shown.strength)
    return card(name, localizer)


def board_costs(localizer: Localizer) -> str:
    """Return the cost of each value of the board: "5 takes strength 4, 6 takes 8"."""
    return ", ".join(
        localizer("cost-next" if place else "cost-first", value=value, cost=cost)
        for place, (value, cost) in enumerate(BOARD)
    )


def ranges(places: Sequence[int]) -> str:
    """Return ascending numbers with runs joined: "1, 3–5"."""
    runs: list[list[int]] = []
    for place in places:
        if runs and place == runs[-1][-1] + 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def arithmetic(cards: Sequence[str], bonuses: Sequence[Bonus], strength: int, localizer: Localizer) -> str:
    """Return how the strength of a group adds up, from its hayduts and the deytsi who help."""
    return sum_of([str(card_of(name).strength) for name in cards], bonuses, strength, localizer)


def sum_of(hayduts: Sequence[str], bonuses: Sequence[Bonus], strength: int, localizer: Localizer) -> str:
    """Return the same sum for hayduts that are told already."""
    terms = [*hayduts, *(f"{bonus.strength} ({deets_called(bonus.deets, localizer)})" for bonus in bonuses)]
    return f"{' + '.join(terms)} = {strength}" if len(terms) > 1 else terms[0]
