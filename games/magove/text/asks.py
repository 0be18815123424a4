"""The question of a table: whom it waits for, and for what."""

from collections.abc import Sequence
from typing import assert_never, cast

from games.core.contract import Choice
from games.core.localizer import Localizer
from games.magove.data.cards import JESTER, WIZARD
from games.magove.rules.moves import Bid, ChooseTrump, MagoveMove, Play
from games.magove.rules.state import Phase
from games.magove.text.names import card, race
from games.magove.views.view import MagoveView


def ask(view: MagoveView, choices: Sequence[Choice], localizer: Localizer) -> str:
    """Return whom the table waits for and for what; for a seat's own view, what the seat may do."""
    if choices:
        return _ask_own(view, choices, localizer)
    if view.phase is Phase.BIDDING and view.audience >= 0:
        return _ask_later(view, localizer)
    return _ask_all(view, localizer)


def _ask_all(view: MagoveView, localizer: Localizer) -> str:
    match view.phase:
        case Phase.TRUMP:
            return localizer("ask-trump", who=localizer.name(view.dealer))
        case Phase.BIDDING:
            if view.options.bidding != "open":
                return localizer("ask-bids", names=localizer.people(view.asked))
            return " ".join(
                [localizer("ask-bid", who=localizer.name(view.asked[0]), most=view.cards), *_sums(view, localizer)]
            )
        case Phase.PLAY:
            key = "ask-play" if view.trick else "ask-lead"
            line = localizer(key, who=localizer.name(view.asked[0]), number=view.number, count=view.cards)
            return f"{line} {localizer('ask-led', card=_led(view, localizer))}" if view.led else line
        case Phase.OVER:
            return localizer(f"outcome-{view.end.reason}")
        case _:
            assert_never(view.phase)


def _ask_later(view: MagoveView, localizer: Localizer) -> str:
    """Return the text for a seat that has bid already or will bid later."""
    if not view.has_bid[view.audience]:
        return localizer("own-bid-later", who=localizer.name(view.asked[0]))
    waiting = [seat for seat, has_bid in enumerate(view.has_bid) if not has_bid]
    return localizer("own-bid-made", bid=view.bids[view.audience], names=localizer.people(waiting))


def _ask_own(view: MagoveView, choices: Sequence[Choice], localizer: Localizer) -> str:
    first = cast("MagoveMove", choices[0])
    match first:
        case ChooseTrump():
            return localizer("own-trump-blind" if view.is_blind else "own-trump")
        case Bid():
            question = localizer("own-bid-blind") if view.is_blind else localizer("own-bid", count=view.cards)
            return " ".join([question, *_sums(view, localizer)])
        case Play():
            return _ask_card(view, choices, localizer)
        case _:
            assert_never(first)


def _ask_card(view: MagoveView, choices: Sequence[Choice], localizer: Localizer) -> str:
    if len(choices) == 1:
        return _ask_only(view, cast("Play", choices[0]), localizer)
    if not view.trick:
        return localizer("own-lead", number=view.number, count=view.cards)
    if view.led is None:
        return localizer(_any(view))
    follows = any(isinstance(choice, Play) and choice.card.startswith(view.led) for choice in choices)
    if not follows:
        return localizer("own-follow-not", card=_led(view, localizer))
    return localizer("own-follow", card=_led(view, localizer), race=race(view.led, localizer))


def _led(view: MagoveView, localizer: Localizer) -> str:
    """Return the card of the trick that its other cards have to follow."""
    return card(next(laid.card for laid in view.trick if laid.card[0] == view.led), localizer)


def _any(view: MagoveView) -> str:
    """Return the key of the question where a trick begun asks for no race, with the reason."""
    kinds = {play.card[0] for play in view.trick}
    if view.races:
        return "own-any"
    return "own-any-wizard" if WIZARD in kinds else "own-any-jesters" if kinds == {JESTER} else "own-any"


def _ask_only(view: MagoveView, choice: Play, localizer: Localizer) -> str:
    """Return the question for a seat with a single card to play: its last one, or the only one that follows."""
    held = card(choice.card, localizer)
    if len(view.hand) == 1:
        return localizer("own-last", card=held)
    if view.led is None or choice.card[0] != view.led:
        return localizer("own-only", card=held)
    return localizer("own-only-led", led=_led(view, localizer), card=held)


def _sums(view: MagoveView, localizer: Localizer) -> list[str]:
    """Return the sum of the bids so far and the forbidden bid, if any."""
    lines: list[str] = []
    if view.sum_told is not None:
        lines.append(localizer("ask-sum", total=view.sum_told, count=view.cards))
    if view.forbidden is not None:
        lines.append(localizer("ask-forbidden", bid=view.forbidden, count=view.cards))
    return lines
