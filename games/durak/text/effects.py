"""Texts for the effects of enchanted cards: in a hand, beside a choice, and in the news."""

from typing import Final

from games.core.localizer import Localizer
from games.durak.data.cards import RANKS, named_suit, printed, rank_of, suit_of
from games.durak.rules.events import Attacked, Defended, DurakEvent, ThrewIn, Transferred
from games.durak.rules.state import Phase
from games.durak.text.names import AIMS, SIGNS, card
from games.durak.views.view import DurakView

ON_ATTACK: Final = frozenset({"7", "8", "10", "J"})
"""The enchanted ranks that have an effect when they attack; the next ones for throwing in."""
ON_THROW: Final = frozenset({"7", "8", "9", "J"})
BEATING: Final = frozenset({"6", "8", "A"})
"""Those that beat what plain cards cannot."""
NOT_ALL: Final = frozenset({"7", "8", "J"})
"""Those by which not every trump beats every card of the other suits."""
ON_DEFENCE: Final = frozenset({"6", "8", "Q", "K", "A"})
"""Those for beating."""
MOST_HELD: Final = 3
"""Effects beside a question; all of them are in the hand in words."""


def acts(name: str, view: DurakView) -> bool:
    """Whether a card is enchanted at this table and its effect can matter there."""
    rank = rank_of(name)
    if rank not in view.options.enchanted:
        return False
    match rank:
        case "7":
            return view.trump not in {None, suit_of(printed(name))}
        case "10":
            return view.options.transfer
        case "K":
            return sum(view.in_game) > 2
        case _:
            return True


def trump_gloss(name: str, view: DurakView, localizer: Localizer) -> str:
    """Return what a trump beats: no trump beats an attacking enchanted 7 of another suit, none above 10 such a jack."""
    high = RANKS.index(rank_of(name)) > RANKS.index("10")
    forbidden = {"7", "J"} if high else {"7"}
    return localizer("gloss-trump" if forbidden.isdisjoint(view.options.enchanted) else "gloss-trump-most")


def beats_by(name: str, target: str) -> bool:
    """Whether the effect of an enchanted card is at work when it beats this one."""
    aimed = AIMS.get(printed(name)) == (named_suit(target) or suit_of(target))
    if aimed and (rank_of(target) == "A" or rank_of(name) != "A"):
        return True
    return rank_of(name) in {"8", "Q", "K"}


def effect(name: str, localizer: Localizer) -> str:
    """Return the effect of an enchanted card, as a phrase that follows its name."""
    aim = SIGNS[AIMS.get(printed(name), suit_of(name))]
    return localizer(f"effect-{rank_of(name)}", suit=aim, card=f"A{aim}")


def held(view: DurakView, localizer: Localizer) -> str:
    """Return the effects of the enchanted ranks that the audience holds and may need now, a few of them in one line.

    A player who is not asked may need them all.
    """
    if view.audience not in view.asked:
        needed = frozenset(RANKS)
    elif view.phase is Phase.ATTACK:
        needed = ON_ATTACK
    else:
        needed = ON_DEFENCE if view.audience == view.defender else ON_THROW
    held = {rank_of(name) for name in view.hand if acts(name, view)}
    ranks = [rank for rank in RANKS if rank in held and rank in needed]
    said = (localizer(f"held-{rank}" if rank in {"6", "A"} else f"effect-{rank}") for rank in ranks)
    return "; ".join(f"{rank}: {effect}" for rank, effect in list(zip(ranks, said, strict=True))[:MOST_HELD])


def told(event: DurakEvent, view: DurakView, known: set[str], localizer: Localizer) -> str:
    """Return the sentence about the effect of the card just played; empty if it has none.

    `known` are the effects mentioned so far. The new one is added, so that none is mentioned twice.
    """
    name = _at_work(event)
    if not name or not acts(name, view):
        return ""
    phrase = effect(name, localizer)
    if phrase in known:
        return ""
    known.add(phrase)
    return localizer("news-effect", cards=card(printed(name), localizer), effect=phrase)


def _at_work(event: DurakEvent) -> str:
    """Return the card played in an event if its rank has an effect in that kind of move; else an empty string."""
    match event:
        case Attacked(_, _, name):
            return name if rank_of(name) in ON_ATTACK else ""
        case ThrewIn(_, _, name):
            return name if rank_of(name) in ON_THROW else ""
        case Transferred(_, _, name):
            return name if rank_of(name) in {"7", "8", "J"} else ""
        case Defended(_, target, name):
            return name if beats_by(name, target) and rank_of(name) != "Q" else ""  # a queen has an event of its own
        case _:
            return ""
