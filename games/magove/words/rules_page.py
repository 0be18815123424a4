"""The rules, page by page, for a table with these options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Page
from games.magove.rules.ending import EACH, RIGHT, points_for
from games.magove.words.names import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.voice import Voice
    from games.magove.rules.options import MagoveOptions

_BIDDING: Final = {"open": "open", "secret_bids": "secret", "secret_prediction": "hidden"}
"""The texts of the ways to bid."""


def rules(options: MagoveOptions, voice: Voice) -> Sequence[Page]:
    """Return how to play: the aim, cards and signs, a round, a trick played through, points, variants, questions."""
    points = {"two": points_for(2, 2), "none": points_for(0, 0), "off": points_for(2, 1)}
    score = voice("rules-score.text", right=RIGHT, each=EACH, **{key: signed(value) for key, value in points.items()})
    return (
        Page(voice("rules-aim"), voice("rules-aim.text"), "aim"),
        Page(voice("rules-cards"), voice("rules-cards.text"), "cards"),
        Page(voice("rules-signs"), voice("rules-signs.text"), "signs"),
        Page(voice("rules-round"), _round(options, voice), "round"),
        *_trick(options, voice),
        Page(voice("rules-score"), score, "score"),
        Page(voice("rules-variants"), "\n".join(_variants(options, voice)), "variants"),
        Page(voice("rules-questions"), voice("rules-questions.text"), "questions"),
    )


def _trick(options: MagoveOptions, voice: Voice) -> list[Page]:
    lead = voice("rules-lead")
    if options.single_suit:
        return [Page(voice("rules-trick"), "\n\n".join([lead, voice("rules-variant-single")]), "single")]
    a, b, c = voice("example-names").split(", ")
    return [
        Page(voice("rules-trick"), "\n\n".join([lead, voice("rules-trick.text")]), "trick"),
        Page(voice("rules-example"), voice("rules-example.text", a=a, b=b, c=c), "example"),
    ]


def _round(options: MagoveOptions, voice: Voice) -> str:
    seats = range(3, 5 if options.single_suit else 7)
    able = [number for number in seats if options.rounds <= options.most_rounds(number)]
    rounds = dict.fromkeys(options.rounds_played(number) for number in able)
    told = " / ".join(map(str, rounds if len(rounds) == 1 else [options.rounds_played(number) for number in able]))
    players = f"{able[0]}–{able[-1]}" if len(rounds) == 1 else " / ".join(map(str, able))
    first = voice("rules-round.text", first=options.first_hand, step=options.step, rounds=told, players=players)
    turned = () if options.single_suit else (voice("rules-turned"),)
    bidding = (
        voice("rules-bidding") if options.bidding == "open" else voice(f"rules-variant-{_BIDDING[options.bidding]}")
    )
    return "\n\n".join([first, *turned, bidding])


def _variants(options: MagoveOptions, voice: Voice) -> list[str]:
    lines = [voice(f"rules-variant-{_BIDDING[options.bidding]}")]
    played = {
        "plus-minus": options.plus_minus_one,
        "clairvoyance": options.clairvoyance,
        "single": options.single_suit,
        "step": options.step > 1,
    }
    lines += (voice(f"rules-variant-{kind}") for kind, is_played in played.items() if is_played)
    if options.rounds:
        lines.append(voice("rules-variant-rounds", rounds=options.rounds))
    return [f"– {line}" for line in lines]
