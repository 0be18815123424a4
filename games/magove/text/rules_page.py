"""The rules, page by page, for a table with these options."""

from collections.abc import Sequence
from typing import Final

from games.core.contract import Page
from games.core.localizer import Localizer, signed
from games.magove.rules.ending import EACH, RIGHT, points_for
from games.magove.rules.options import MagoveOptions

_BIDDING: Final = {"open": "open", "secret_bids": "secret", "secret_prediction": "hidden"}
"""The text of each kind of bidding."""
VARIANTS: Final = ("plus-minus", "secret", "clairvoyance", "single")
"""The terms of the variants, pictured on the page about a table that plays them."""


def rules(options: MagoveOptions, localizer: Localizer) -> Sequence[Page]:
    """Return the pages: aim, cards and signs, a round, a trick with an example, points, variants, questions."""
    points = {"two": points_for(2, 2), "none": points_for(0, 0), "off": points_for(2, 1)}
    score = localizer(
        "rules-score.text", right=RIGHT, each=EACH, **{key: signed(value) for key, value in points.items()}
    )
    return (
        Page(localizer("rules-aim"), localizer("rules-aim.text"), "aim"),
        Page(localizer("rules-cards"), localizer("rules-cards.text"), "cards"),
        Page(localizer("rules-signs"), localizer("rules-signs.text"), "signs"),
        Page(localizer("rules-round"), _round(options, localizer), "round"),
        *_trick(options, localizer),
        Page(localizer("rules-score"), score, "score"),
        Page(localizer("rules-variants"), "\n".join(_variants(options, localizer)), _picture_of_variants(options)),
        Page(localizer("rules-questions"), localizer("rules-questions.text"), "questions"),
    )


def _trick(options: MagoveOptions, localizer: Localizer) -> list[Page]:
    lead = localizer("rules-lead")
    if options.single_suit:
        return [Page(localizer("rules-trick"), "\n\n".join([lead, localizer("rules-variant-single")]), "single")]
    a, b, c = localizer("example-names").split(", ")
    return [
        Page(localizer("rules-trick"), "\n\n".join([lead, localizer("rules-trick.text")]), "trick"),
        Page(localizer("rules-example"), localizer("rules-example.text", a=a, b=b, c=c), "example"),
    ]


def _round(options: MagoveOptions, localizer: Localizer) -> str:
    seats = range(3, 5 if options.single_suit else 7)
    possible = [count for count in seats if options.rounds <= options.most_rounds(count)]
    rounds = [options.rounds_played(count) for count in possible]
    if len(set(rounds)) > 1:
        written = {"rounds": " / ".join(map(str, rounds)), "players": " / ".join(map(str, possible))}
        played = localizer("rules-rounds", **written)
    elif len(possible) < len(seats):
        played = localizer("rules-rounds", rounds=str(rounds[0]), players=f"{possible[0]}–{possible[-1]}")
    else:
        played = localizer("rules-variant-rounds", rounds=rounds[0])
    dealt = localizer("rules-round.text", first=options.first_hand, step=options.step)
    first = " ".join([dealt, played, localizer("rules-deal")])
    turned = () if options.single_suit else (localizer("rules-turned"),)
    bidding = (
        localizer("rules-bidding")
        if options.bidding == "open"
        else localizer(f"rules-variant-{_BIDDING[options.bidding]}")
    )
    return "\n\n".join([first, *turned, bidding])


def _picture_of_variants(options: MagoveOptions) -> str:
    """Return the name of the picture of the variants in play; empty without any."""
    is_played = (options.plus_minus_one, options.bidding != "open", options.clairvoyance, options.single_suit)
    played = [kind for kind, on in zip(VARIANTS, is_played, strict=True) if on]
    return " ".join(["variants", *played]) if played else ""


def _variants(options: MagoveOptions, localizer: Localizer) -> list[str]:
    lines = [localizer(f"rules-variant-{_BIDDING[options.bidding]}")]
    played = {
        "plus-minus": options.plus_minus_one,
        "clairvoyance": options.clairvoyance,
        "single": options.single_suit,
        "step": options.step > 1,
    }
    lines += (localizer(f"rules-variant-{kind}") for kind, is_played in played.items() if is_played)
    if options.rounds:
        lines.append(localizer("rules-variant-rounds", rounds=options.rounds))
    return [f"– {line}" for line in lines]
