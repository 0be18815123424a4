"""Reasons to refuse a move of Carcassonne, besides those of every game."""

from __future__ import annotations

from enum import StrEnum


class Why(StrEnum):
    """Reasons of refusal. The variables of the text stand in brackets; seats are numbers."""

    NO_SUCH_SPOT = "no-such-spot"
    """[spot, count] No spot has these letters; there are `count`, lettered in order."""
    DOES_NOT_FIT = "does-not-fit"
    """[spot, turns] The tile does not fit there turned so; `turns` lists what fits (quarters, by comma)."""
    NO_SUCH_FEATURE = "no-such-feature"
    """[feature] The tile just laid has no such feature."""
    NO_FARMERS = "no-farmers"
    """[feature] This table plays without farmers."""
    FEATURE_TAKEN = "feature-taken"
    """[feature] A meeple already stands on the road, city or field that this belongs to."""
    NO_MEEPLES_LEFT = "no-meeples-left"
    """[] The supply is empty."""
    NO_SUCH_SPACE = "no-such-space"
    """[space] The track has no such space, only 0 to 49."""
    ROBBER_ALREADY_THERE = "robber-already-there"
    """[space] The seat's robber already stands there."""
    NOBODY_THERE = "nobody-there"
    """[space] No score figure of another player stands there."""
    NOT_YOUR_AWARD = "not-your-award"
    """[feature] The seat cannot score this feature now."""
    OTHER_AWARD_FIRST = "other-award-first"
    """[feature] Another award comes first, since the order makes no difference."""
    NO_SUCH_FIGURE = "no-such-figure"
    """[figure] The seat has no score figure of this name."""
    NOTHING_TO_STEAL = "nothing-to-steal"
    """[victim, figure] This figure did not stand with the robber, or has not scored."""
    OTHER_MESSAGE = "other-message"
    """[message] The move does not answer the message drawn, which is `message`."""
    MESSAGE_LACKS = "message-lacks"
    """[message] The seat has nothing for which the message gives points."""
    NO_TILES_LEFT = "no-tiles-left"
    """[message] The message brings a tile, but none is left."""
    NOT_YOUR_MEEPLE = "not-your-meeple"
    """[meeple] The seat has no meeple there."""
