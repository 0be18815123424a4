"""Why a move of Carcassonne is refused, beside the reasons every game has."""

from __future__ import annotations

from enum import StrEnum


class Why(StrEnum):
    """Reasons, each with the variables of its text in brackets; seats are numbers."""

    NO_SUCH_SPOT = "no-such-spot"
    """[spot, count] No spot has these letters; there are `count`, lettered in order."""
    DOES_NOT_FIT = "does-not-fit"
    """[spot, turns] Turned so, the tile does not fit there; it does in these `turns` (quarters, by comma)."""
    NO_SUCH_FEATURE = "no-such-feature"
    """[feature] The tile just laid has no such feature."""
    NO_FARMERS = "no-farmers"
    """[feature] This table plays without farmers."""
    FEATURE_TAKEN = "feature-taken"
    """[feature] A meeple stands in the road, city or field this belongs to."""
    NO_MEEPLES_LEFT = "no-meeples-left"
    """[] The supply is empty."""
    NO_SUCH_SPACE = "no-such-space"
    """[space] The track has spaces 0 to 49."""
    ROBBER_ALREADY_THERE = "robber-already-there"
    """[space] The own robber stands there already."""
    NOBODY_THERE = "nobody-there"
    """[space] No score figure of another player stands there."""
    NOT_YOUR_AWARD = "not-your-award"
    """[feature] The seat has no points to take for this now."""
    OTHER_AWARD_FIRST = "other-award-first"
    """[feature] The order makes no difference now, and another award comes first."""
    NO_SUCH_FIGURE = "no-such-figure"
    """[figure] The seat has no score figure of this name."""
    NOTHING_TO_STEAL = "nothing-to-steal"
    """[victim, figure] This figure did not stand with the robber, or has not scored."""
    OTHER_MESSAGE = "other-message"
    """[message] The message drawn is another one, `message`."""
    MESSAGE_LACKS = "message-lacks"
    """[message] There is nothing of what the message speaks of."""
    NOT_YOUR_MEEPLE = "not-your-meeple"
    """[meeple] The seat has no meeple there."""
