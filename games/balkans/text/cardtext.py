"""Descriptions of cards and advantages, generated from their data."""

from collections.abc import Iterator

from games.balkans.data.components import ADVANTAGES, card_of
from games.balkans.data.file_format import CardEntry, Effect
from games.balkans.text import names
from games.balkans.views.view import BalkansView
from games.core.localizer import Localizer


def in_short(name: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the title of a card, its cost and its effects."""
    entry = card_of(name).entry
    title = names.card(name, localizer)
    head = localizer("card-cost", card=title, gold=names.gold(entry.cost, localizer)) if entry.cost else title
    text = _text(entry, localizer, advanced=view.options.advanced)
    return localizer("card-short", card=head, text=text) if text else head


def in_full(name: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the title of a card, when it is played, its cost, effects and conditions."""
    entry = card_of(name).entry
    text = printed(name, localizer, advanced=view.options.advanced)
    key = "card-line-paid" if entry.cost else "card-line"
    gold = names.gold(entry.cost, localizer)
    return localizer(key, card=names.card(name, localizer), timing=moment(name, localizer), gold=gold, text=text)


def done(name: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the effects of a card that has been played, without its conditions."""
    return _text(card_of(name).entry, localizer, advanced=view.options.advanced)


def printed(name: str, localizer: Localizer, *, advanced: bool, of_side: bool = False) -> str:
    """Return the effects and conditions of a card in the standard or advanced game, or said `of_side` that shows it."""
    entry = card_of(name).entry
    text = _text(entry, localizer, advanced=advanced, of_side=of_side)
    if not entry.play_if:
        return text
    return localizer("when", text=text, conditions=_conditions(entry.play_if, localizer, of_side=of_side))


def advantage(name: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the title of an advantage and what it does."""
    text = printed_advantage(name, localizer, advanced=view.options.advanced)
    return localizer("card-short", card=names.spoken(ADVANTAGES[name].name, localizer), text=text)


def printed_advantage(name: str, localizer: Localizer, *, advanced: bool) -> str:
    """Return the effects of an advantage in the standard or advanced game, and the kingdom that it needs."""
    entry = ADVANTAGES[name]
    text = "; ".join(_effect(effect, localizer, advanced=advanced) for effect in entry.effects)
    if not entry.requires_kingdom:
        return text
    return localizer("look-required", text=text, kingdom=names.kingdom(entry.requires_kingdom, localizer))


def moment(name: str, localizer: Localizer) -> str:
    """Return when a card is played."""
    entry = card_of(name).entry
    return localizer(f"timing-{entry.timing}", order=names.order(entry.order, localizer) if entry.order else "")


def _text(entry: CardEntry, localizer: Localizer, *, advanced: bool, of_side: bool = False) -> str:
    numbers = _stats(entry, localizer, advanced=advanced)
    effects = [_effect(effect, localizer, advanced=advanced, of_side=of_side) for effect in entry.effects]
    if entry.timing == "tactic" and not numbers:
        numbers = localizer("stat-strength", n=0, sign="+")
    return "; ".join(part for part in (numbers, *effects) if part)


def _stats(source: CardEntry | Effect, localizer: Localizer, *, advanced: bool) -> str:
    """Return the battle statistics; attack and defence only in the advanced game."""
    stats = [("strength", source.strength)]
    if advanced:
        stats += [("attack", source.attack), ("defence", source.defence)]
    return ", ".join(localizer(f"stat-{name}", n=abs(n), sign=names.sign(n)) for name, n in stats if n)


def _effect(effect: Effect, localizer: Localizer, *, advanced: bool, of_side: bool = False) -> str:
    n = effect.influence or effect.n or effect.strength
    counted = localizer(f"n-{effect.kind}", n=effect.n) if effect.kind else localizer("n-army", n=effect.n)
    text = localizer(
        f"effect-{effect.id}",
        stats=_stats(effect, localizer, advanced=advanced),
        n=n,
        max=effect.max,
        range=effect.range,
        per=localizer(f"per-{effect.per}", n=effect.every or 1) if effect.per else "",
        cards=localizer(f"n-drawn-{effect.deck}", n=effect.n) if effect.deck else "",
        what=counted,
    )
    if not (effect.if_ and text):
        return text
    return localizer("when", text=text, conditions=_conditions(effect.if_, localizer, of_side=of_side))


def _conditions(conditions: tuple[str, ...], localizer: Localizer, *, of_side: bool) -> str:
    """Return conditions as the reader of a card is told them, or `of_side` that shows it."""
    owned = [name.partition(":")[2] for name in conditions if name.startswith("owns:")]
    places = localizer.list([names.place(name, localizer) for name in owned])
    phrases = [localizer("cond-owns", places=places, n=len(owned))] if owned else []
    return localizer.list([*phrases, *_other_conditions(conditions, localizer, of_side=of_side)])


def _other_conditions(conditions: tuple[str, ...], localizer: Localizer, *, of_side: bool) -> Iterator[str]:
    for name in conditions:
        head, _, rest = name.partition(":")
        if head == "coast":
            coasts = rest.split("|")
            yield localizer("cond-coast", places=names.places(coasts, localizer), n=len(coasts))
        elif ">=" in name:
            yield localizer("cond-regulars", n=int(name.partition(">=")[2]))
        elif head != "owns":
            key = f"cond-{name}-side" if of_side else ""
            yield localizer(key if localizer.has(key) else f"cond-{name}")
