"""The words for choices and for the names of cards in them."""

from collections.abc import Iterator
from typing import assert_never, cast

from games.core.contract import Choice, Move, Words
from games.core.localizer import LONGEST_LINE, Localizer, capital
from games.durak.data.cards import RANKS, named_suit, printed, rank_of, suit_of
from games.durak.rules.ending import start_next
from games.durak.rules.moves import Attack, Defend, DurakMove, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.rules.state import transfer_target
from games.durak.text.effects import BEATING, ON_ATTACK, ON_THROW, acts, beats_by, effect, trump_gloss
from games.durak.text.names import SIGNS, card
from games.durak.views.determinize import reconstruct
from games.durak.views.view import DurakView


def words(choice: Choice, view: DurakView, localizer: Localizer) -> Words:
    """Return the words for a choice. There is a menu for each verb, and for each card to beat.

    The key is the card, by which the picture names a move; where it could mean several moves, the whole label.
    """
    move = cast("DurakMove", choice)
    match move:
        case Attack(name):
            label = card(name, localizer)
            return Words(label, localizer("menu-attack"), label, _about_attack(name, view, localizer))
        case ThrowIn(name):
            label = card(name, localizer)
            return Words(label, localizer("menu-throw"), label, _about_throw(name, view, localizer))
        case Defend(target, name):
            played, beaten = card(name, localizer), card(next(_lying(target, view), target), localizer)
            label, heading = (
                localizer("label-defend", card=played, target=beaten),
                localizer("menu-defend", target=beaten),
            )
            key = played if len(view.unbeaten) == 1 else label
            return Words(label, heading, key, _about_defence(name, target, view, localizer))
        case Transfer(name):
            label = localizer("label-transfer", card=card(name, localizer))
            _, to = transfer_target(reconstruct(view))
            about = localizer("about-transfer", who=localizer.name(to), count=len(view.table) + 1)
            return Words(label, localizer("menu-transfer"), label, about)
        case Take():
            about = localizer("about-take", count=view.cards_on_table)
            return Words(localizer("label-take"), localizer("menu-take"), about=about)
        case Pass():
            return Words(localizer("label-pass"), localizer("menu-pass"), about=localizer("about-pass"))
        case SetDirection(reverse):
            label = localizer("label-reverse" if reverse else "label-keep")
            about = localizer("about-direction", who=localizer.name(_next_target(view, reverse=reverse)))
            return Words(label, localizer("menu-direction"), about=about)
        case _:
            assert_never(move)


def canonical(move: Move, view: DurakView) -> Move:
    """Return a move as the rules list it: a target by its printed name, an 8 that beats it without the suit of it."""
    match move:
        case Defend(target, name):
            suits = {named_suit(lying) or suit_of(lying) for lying in _lying(printed(target), view)}
            return Defend(printed(target), printed(name) if named_suit(name) in suits else name)
        case _:
            return move


def _lying(target: str, view: DurakView) -> Iterator[str]:
    """Yield the attack card with this printed name, as it was played."""
    return (entry.card for entry in view.table if printed(entry.card) == target)


def _about_attack(name: str, view: DurakView, localizer: Localizer) -> str:
    suit = named_suit(name) or suit_of(name)
    if acts(name, view) and rank_of(name) in ON_ATTACK:
        line = f"{capital(effect(name, localizer))}."
    elif rank_of(name) == RANKS[-1] and not view.options.enchanted:
        line = localizer("about-attack-best" if view.trump in {None, suit} else "about-attack-top")
    else:
        kind = "-plain" if view.trump is None else "-trump" if suit == view.trump else ""
        enchanted = "-enchanted" if kind and not BEATING.isdisjoint(view.options.enchanted) else ""
        if not kind and "8" in view.options.enchanted and RANKS.index(rank_of(name)) > RANKS.index("8"):
            kind = "-eight"  # as a card of this suit, the 8 of trumps is too low
        eight = card(f"8{view.trump or suit}", localizer)
        line = localizer(f"about-attack{kind}{enchanted}", suit=SIGNS[suit], card=eight)
    more = sum(rank_of(held) == rank_of(name) for held in view.hand) - 1
    return f"{line} {localizer('about-more', count=more)}" if more > 0 else line


def _about_throw(name: str, view: DurakView, localizer: Localizer) -> str:
    if acts(name, view) and rank_of(name) in ON_THROW:
        return f"{capital(effect(name, localizer))}."
    return localizer("about-throw-taking" if view.taking else "about-throw", who=localizer.name(view.defender))


def _about_defence(name: str, target: str, view: DurakView, localizer: Localizer) -> str:
    """Return how many cards are left to beat, and whether the card adds a rank that others may throw in."""
    line = localizer("about-beat", count=len(view.unbeaten) - 1)
    if acts(name, view) and beats_by(name, next(_lying(target, view), target)):
        first = f"{capital(effect(name, localizer))}."
        return f"{first} {line}" if len(first) + len(line) < LONGEST_LINE else first
    ranks = {rank_of(card) for entry in view.table for card in (entry.card, entry.beaten_by) if card}
    if rank_of(name) in ranks or not reconstruct(view).room:
        return line
    return f"{line} {localizer('about-rank', rank=rank_of(name))}"


def _next_target(view: DurakView, *, reverse: bool) -> int:
    """Return the next defender if the direction is chosen so."""
    state = reconstruct(view).copy()
    state.direction = -state.direction if reverse else state.direction
    start_next(state, taken=False)
    return state.defender


def gloss(name: str, view: DurakView, localizer: Localizer) -> str:
    """Return what is special about a card: its effect, or that it is a trump; empty if nothing is."""
    if acts(name, view):
        return f"{capital(effect(name, localizer))}."
    return trump_gloss(name, view, localizer) if suit_of(printed(name)) == view.trump else ""
