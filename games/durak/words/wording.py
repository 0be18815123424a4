"""Durak in words: cards, the table, a hand, what is asked, what stands on buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import PUBLIC
from games.durak.data.cards import RANKS, SUITS
from games.durak.rules.law import ACE_BEATS, SIX_BEATS
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.sight import deductions

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.core.contract import Choice, Move, Seat
    from games.core.voice import Voice
    from games.durak.sight.view import DurakView

_AS_TEXT: Final = "\ufe0e"
"""Variation selector 15: the sign before it is a letter among letters, no coloured emoji."""

SIGNS: Final = {"S": "♠" + _AS_TEXT, "H": "♥" + _AS_TEXT, "D": "♦" + _AS_TEXT, "C": "♣" + _AS_TEXT}
"""The sign of each suit."""
AIMS: Final = {
    **{f"6{SUITS[own]}": SUITS[aim] for own, aim in SIX_BEATS.items()},
    **{f"A{SUITS[own]}": SUITS[aim] for own, aim in ACE_BEATS.items()},
}
"""The suit that each enchanted 6 and ace is made to beat."""


def card(name: str, voice: Voice) -> str:
    """Return a card with its suit's sign; an 8 that named a suit says so."""
    plain = deductions.rank(name) + SIGNS[deductions.suit(name)]
    as_suit = deductions.named(name)
    return voice("card-as", card=plain, suit=SIGNS[as_suit]) if as_suit else plain


def item(name: str, view: DurakView, voice: Voice) -> str:  # noqa: ARG001 - cards look alike in every view
    """Return the words for one card."""
    return card(name, voice)


def cards(names: Iterable[str], voice: Voice) -> str:
    """Return cards after one another."""
    return ", ".join(card(name, voice) for name in names)


def ask(view: DurakView, choices: Sequence[Choice], voice: Voice) -> str:  # noqa: ARG001
    """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
    if view.outcome is not None:
        return voice(f"outcome-{view.outcome.reason}")
    return _ask_all(view, voice) if view.audience == PUBLIC else _ask_own(view, voice)


def _ask_all(view: DurakView, voice: Voice) -> str:
    defender = voice.name(view.defender)
    if view.phase == "attack":
        return voice("ask-attack", who=voice.name(view.starter), whom=defender)
    if view.phase == "direction":
        return voice("ask-direction", who=defender)
    if view.taking:
        return voice("ask-taking", who=defender, names=voice.people(view.asked))
    waiting = len(deductions.unbeaten(view))
    if not waiting:
        return voice("ask-hold", names=voice.people(view.asked))
    line = voice("ask-defend", who=defender, count=waiting)
    return f"{line} {voice('ask-throwing')}" if deductions.room(view) else line


def _ask_own(view: DurakView, voice: Voice) -> str:
    me, defender = view.audience, voice.name(view.defender)
    if not view.in_game[me]:
        return voice("own-out")
    if view.phase == "attack":
        if me == view.starter:
            return voice("own-attack", whom=defender)
        who = voice.name(view.starter)
        key = "own-attacked" if me == view.defender else "own-wait-attack"
        return voice(key, who=who, whom=defender)
    if view.phase == "direction":
        return voice("own-direction") if me == view.defender else voice("ask-direction", who=defender)
    if me == view.defender:
        return _ask_defender(view, voice)
    if not view.hand:
        return voice("own-empty")
    if not deductions.may_throw(view, me):
        return voice("own-partner", whom=defender)
    return _ask_thrower(view, voice)


def _ask_defender(view: DurakView, voice: Voice) -> str:
    waiting = len(deductions.unbeaten(view))
    if view.taking:
        return voice("own-taking", names=voice.people(view.asked))
    if not waiting:
        return voice("own-defended", names=voice.people(view.asked))
    fitting, to = deductions.transferable(view)
    if not fitting:
        return voice("own-defend", count=waiting)
    return voice("own-defend-transfer", count=waiting, cards=cards(fitting, voice), whom=voice.name(to))


def _ask_thrower(view: DurakView, voice: Voice) -> str:
    fitting = deductions.throwable(view)
    if view.audience in view.passed:
        key = "own-passed"
    elif view.taking:
        key = "own-take"
    elif deductions.unbeaten(view):
        key = "own-open"
    else:
        key = "own-hold"
    if not fitting:
        key += "-none"
    return voice(key, whom=voice.name(view.defender), cards=cards(fitting, voice))


def label(choice: Choice, view: DurakView, voice: Voice) -> str:
    """Return the words on a button or a row of a menu."""
    match choice:
        case Attack(name) | ThrowIn(name):
            return card(name, voice)
        case Transfer(name):
            return voice("label-transfer", card=card(name, voice))
        case Defend(target, name):
            return voice("label-defend", card=card(name, voice), target=_target(target, view, voice))
        case Take():
            return voice("label-take")
        case Pass():
            return voice("label-pass")
        case SetDirection(reverse):
            return voice("label-reverse" if reverse else "label-keep")
        case _:
            raise TypeError(f"Durak has no choice of the kind {type(choice).__name__}")


def menu(move: Move, view: DurakView, voice: Voice) -> str:
    """Return the heading of the menu a move stands in: one for each verb, and for each card to be beaten."""
    if isinstance(move, Defend):
        return voice("menu-defend", target=_target(move.target, view, voice))
    return voice(f"menu-{move.verb}")


def _target(target: str, view: DurakView, voice: Voice) -> str:
    """Return the attack card as it lies on the table, its named suit included."""
    return card(next((e.card for e in view.table if deductions.printed(e.card) == target), target), voice)


def hand(view: DurakView, choices: Sequence[Choice], voice: Voice) -> str:  # noqa: ARG001
    """Return the own hand: a line for each suit, then what the enchanted cards in it do."""
    suits = dict.fromkeys(deductions.suit(name) for name in view.hand)
    lines = [
        voice(
            "hand-trump" if suit == view.trump else "hand-suit",
            suit=SIGNS[suit],
            cards=" ".join(deductions.rank(name) for name in view.hand if deductions.suit(name) == suit),
        )
        for suit in suits
    ]
    return "\n".join([*lines, *_effects(view, voice)])


def _effects(view: DurakView, voice: Voice) -> list[str]:
    """Return a line for each enchanted rank held that can do something at this table; 6s and aces one by one."""
    lines: list[str] = []
    for rank in RANKS:
        held = [name for name in view.hand if deductions.rank(name) == rank]
        if rank not in view.options.enchanted or not _acts(rank, view):
            continue
        if rank in {"6", "A"}:
            lines += (voice("effect", cards=card(name, voice), effect=_effect(name, voice)) for name in held)
        elif held:
            lines.append(voice("effect", cards=cards(held, voice), effect=_effect(held[0], voice)))
    return lines


def _acts(rank: str, view: DurakView) -> bool:
    match rank:
        case "7":
            return view.trump is not None
        case "10":
            return view.options.transfer
        case "K":
            return sum(view.in_game) > 2
        case _:
            return True


def _effect(name: str, voice: Voice) -> str:
    aim = SIGNS[AIMS.get(name, deductions.suit(name))]
    return voice(f"effect-{deductions.rank(name)}", suit=aim, card=f"A{aim}")


def table(view: DurakView, voice: Voice) -> str:
    """Return the public state: the piles, the seats in turn, what lies on the table; at the end the places."""
    if view.outcome is not None:
        return "\n".join(_ended(view, voice))
    lines = [_piles(view, voice), *(_seat(seat, view, voice) for seat in range(view.seats))]
    if view.table:
        fights = "; ".join(
            voice("table-beaten", card=card(entry.card, voice), answer=card(entry.beaten_by, voice))
            if entry.beaten_by
            else voice("table-unbeaten", card=card(entry.card, voice))
            for entry in view.table
        )
        lines.append(voice("table-fights", fights=fights))
    else:
        lines.append(voice("table-bare"))
    if view.closed:
        lines.append(voice("table-closed"))
    return "\n".join(lines)


def _piles(view: DurakView, voice: Voice) -> str:
    parts = [voice("table-trump", suit=SIGNS[view.trump]) if view.trump else voice("table-no-trump")]
    if view.talon:
        parts.append(voice("table-talon", count=view.talon, card=card(view.turned, voice)))
    else:
        parts.append(voice("table-talon-empty"))
    parts.append(voice("table-discard", count=len(view.discarded)))
    if view.seats > 2:
        parts.append(voice("table-direction", clockwise="yes" if view.direction == 1 else "no"))
    return " · ".join(parts)


def _seat(seat: Seat, view: DurakView, voice: Voice) -> str:
    who = voice.name(seat)
    if not view.in_game[seat]:
        place = deductions.places_of(view).get(seat)
        return voice("table-out-place", who=who, place=place) if place else voice("table-out", who=who)
    parts = [voice("table-seat", who=who, count=view.hands[seat])]
    if seat == view.defender:
        parts.append(voice("table-takes" if view.taking else "table-defends"))
    elif seat == deductions.attacker(view):
        parts.append(voice("table-attacks"))
    if seat in view.passed:
        parts.append(voice("table-passed"))
    if view.options.teams:
        parts.append(voice("table-team", team=seat % 2 + 1))
    return ", ".join(parts)


def _ended(view: DurakView, voice: Voice) -> list[str]:
    assert view.outcome is not None
    places = view.outcome.places
    lines = [ask(view, (), voice)]
    for place in sorted(set(places)):
        seats = [seat for seat in range(view.seats) if places[seat] == place]
        fool = view.outcome.reason == "fool" and place == max(places)
        names = voice.list([voice.name(seat) for seat in seats])
        lines.append(voice("table-fool" if fool else "table-place", place=place, names=names))
    lines += (
        voice("table-left", who=voice.name(seat), cards=cards(left, voice))
        for seat, left in enumerate(view.shown)
        if left
    )
    return lines


def rules(voice: Voice) -> str:
    """Return the rules page."""
    effects = [voice(f"rules-effect-{rank}", **SIGNS) for rank in RANKS]
    parts = [voice(f"rules-{part}") for part in ("goal", "bout", "throw", "transfer", "end", "pass", "teams")]
    return "\n\n".join([*parts, "\n".join([voice("rules-enchanted"), *effects, voice("rules-forbid")])])


def hands_left(hands: Sequence[Sequence[str]], voice: Voice) -> str:
    """Return what everybody still held at the end; empty if nobody held anything."""
    told = [
        voice("news-hand", who=voice.name(seat), cards=cards(left, voice)) for seat, left in enumerate(hands) if left
    ]
    return voice("news-hands", hands="; ".join(told)) if told else ""
