"""A reference program for tricks, written from the rulebook alone; it shares no code with the game."""

from collections.abc import Sequence


def race_to_follow(trick: Sequence[str]) -> str | None:
    """Return the race that was led: jesters leave that to the next card, and after a wizard nothing has to be followed."""
    for card in trick:
        if card[0] == "Z":
            return None
        if card[0] != "N":
            return card[0]
    return None


def may_be_played(hand: Sequence[str], trick: Sequence[str], *, single_suit: bool) -> set[str]:
    """Return the cards of a hand that may be played to a trick."""
    race = race_to_follow(trick)
    if single_suit or race is None or not any(card[0] == race for card in hand):
        return set(hand)
    return {card for card in hand if card[0] in {race, "Z", "N"}}


def winning_place(trick: Sequence[str], trump: str | None, *, single_suit: bool) -> int:
    """Return the place in the trick of the card that wins it."""
    if single_suit:
        values = [14 if card[0] == "Z" else 0 if card[0] == "N" else int(card[1:]) for card in trick]
        return values.index(max(values))
    wizards = [place for place, card in enumerate(trick) if card[0] == "Z"]
    if wizards:
        return wizards[0]
    for race in (trump, race_to_follow(trick)):
        cards = [card for card in trick if card[0] == race]
        if cards:
            return trick.index(max(cards, key=lambda card: int(card[1:])))
    return 0
