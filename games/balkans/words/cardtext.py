"""What a card or an advantage does, in words made from its data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.data.components import ADVANTAGES, card_of
from games.balkans.words import names

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.balkans.data.sheet import CardEntry, Effect
    from games.balkans.sight.view import BalkansView
    from games.core.voice import Voice


def in_short(name: str, view: BalkansView, voice: Voice) -> str:
    """Return the title of a card with its cost, and what it does."""
    entry = card_of(name).entry
    title = names.card(name, voice)
    head = voice("card-cost", card=title, gold=names.gold(entry.cost, voice)) if entry.cost else title
    text = _text(entry, voice, advanced=view.options.advanced)
    return voice("card-short", card=head, text=text) if text else head


def in_full(name: str, view: BalkansView, voice: Voice) -> str:
    """Return a line: the title of a card, when it is played, its cost, what it does, and under which conditions."""
    entry = card_of(name).entry
    text = effect(name, view, voice)
    key = "card-line-paid" if entry.cost else "card-line"
    gold = names.gold(entry.cost, voice)
    return voice(key, card=names.card(name, voice), timing=moment(name, voice), gold=gold, text=text)


def effect(name: str, view: BalkansView, voice: Voice) -> str:
    """Return what a card does, and under which conditions."""
    return printed(name, voice, advanced=view.options.advanced)


def done(name: str, view: BalkansView, voice: Voice) -> str:
    """Return what a card does that has been played by itself: its conditions are met."""
    return _text(card_of(name).entry, voice, advanced=view.options.advanced)


def printed(name: str, voice: Voice, *, advanced: bool) -> str:
    """Return what a card does in a game of this kind, and under which conditions."""
    entry = card_of(name).entry
    text = _text(entry, voice, advanced=advanced)
    return voice("when", text=text, conditions=_conditions(entry.play_if, voice)) if entry.play_if else text


def advantage(name: str, view: BalkansView, voice: Voice) -> str:
    """Return the title of an advantage and what it does."""
    text = printed_advantage(name, voice, advanced=view.options.advanced)
    return voice("card-short", card=names.spoken(ADVANTAGES[name].name, voice), text=text)


def printed_advantage(name: str, voice: Voice, *, advanced: bool) -> str:
    """Return what an advantage does in a game of this kind."""
    return "; ".join(_effect(effect, voice, advanced=advanced) for effect in ADVANTAGES[name].effects)


def moment(name: str, voice: Voice) -> str:
    """Return when a card is played."""
    entry = card_of(name).entry
    return voice(f"timing-{entry.timing}", order=names.order(entry.order, voice) if entry.order else "")


def _text(entry: CardEntry, voice: Voice, *, advanced: bool) -> str:
    numbers = _stats(entry, voice, advanced=advanced)
    effects = [_effect(effect, voice, advanced=advanced) for effect in entry.effects]
    if entry.timing == "tactic" and not numbers:
        numbers = voice("stat-strength", n=0, sign="+")
    return "; ".join(part for part in (numbers, *effects) if part)


def _stats(source: CardEntry | Effect, voice: Voice, *, advanced: bool) -> str:
    """Return the numbers for a battle; attack and defence are of the advanced game."""
    told = [("strength", source.strength)]
    if advanced:
        told += [("attack", source.attack), ("defence", source.defence)]
    return ", ".join(voice(f"stat-{name}", n=abs(n), sign=names.sign(n)) for name, n in told if n)


def _effect(effect: Effect, voice: Voice, *, advanced: bool) -> str:
    n = effect.influence or effect.n or effect.strength
    counted = voice(f"n-{effect.kind}", n=effect.n) if effect.kind else voice("n-army", n=effect.n)
    text = voice(
        f"effect-{effect.id}",
        stats=_stats(effect, voice, advanced=advanced),
        n=n,
        max=effect.max,
        range=effect.range,
        per=voice(f"per-{effect.per}", n=effect.every or 1) if effect.per else "",
        cards=voice(f"n-drawn-{effect.deck}", n=effect.n) if effect.deck else "",
        what=counted,
    )
    return voice("when", text=text, conditions=_conditions(effect.if_, voice)) if effect.if_ and text else text


def _conditions(conditions: tuple[str, ...], voice: Voice) -> str:
    owned = [name.partition(":")[2] for name in conditions if name.startswith("owns:")]
    told = [voice("cond-owns", places=_listed(owned, voice), n=len(owned))] if owned else []
    return voice.list([*told, *_other_conditions(conditions, voice)])


def _listed(lands: Sequence[str], voice: Voice) -> str:
    return voice.list([names.place(name, voice) for name in lands])


def _other_conditions(conditions: tuple[str, ...], voice: Voice) -> Iterator[str]:
    for name in conditions:
        head, _, rest = name.partition(":")
        if head == "coast":
            coasts = rest.split("|")
            yield voice("cond-coast", places=names.places(coasts, voice), n=len(coasts))
        elif ">=" in name:
            yield voice("cond-regulars", n=int(name.partition(">=")[2]))
        elif head != "owns":
            yield voice(f"cond-{name}")
