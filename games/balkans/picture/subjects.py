"""What a question is about on the map: the places that its choices name, and where troops come from."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from games.balkans.data.components import HOME, LANDS, SEAS, STRAITS
from games.balkans.rules import moves
from games.balkans.rules.frames import Passage
from games.balkans.rules.public import Phase
from games.balkans.text.table import target_of
from games.balkans.views.view import BalkansView
from games.core.contract import Choice, Pick

_OF_PLACES: Final = {
    Phase.ARMING, Phase.OFF_AGGRESSION, Phase.OFF_FLEETS, Phase.OFF_ARMIES, Phase.OFF_REACTION, Phase.STRAIT_PERMISSION,
    Phase.CHOOSE_BATTLE, Phase.BATTLE_CHOICE, Phase.ALLY_CONSENT, Phase.DEFENCE_MOVES, Phase.BATTLE_LEND,
    Phase.BATTLE_LOSSES, Phase.BATTLE_RETREAT, Phase.BATTLE_WITHDRAW, Phase.RAZBOR_DIPLOMACY, Phase.ALLIANCE_ANSWER,
}  # fmt: skip
"""Phases that are about places whatever the choices are."""


class Subject(NamedTuple):
    """The places to choose from, the places that troops come from, and the target of the order, if there is one."""

    places: tuple[str, ...]
    origins: tuple[str, ...]
    target: str

    @property
    def all(self) -> tuple[str, ...]:
        """All of them."""
        return tuple(dict.fromkeys((*self.places, *self.origins, *filter(None, [self.target]))))


def subject(view: BalkansView, choices: Sequence[Choice]) -> Subject | None:
    """Return the subject of a question, or None if it is not about places."""
    places = tuple(dict.fromkeys(place for choice in choices for place in _named(choice)))
    origins = tuple(dict.fromkeys(place for choice in choices for place in _left(choice)))
    target = target_of(view) if view.phase is not Phase.CHOOSE_BATTLE else ""
    passage = view.find(Passage)
    if passage is not None:
        places += STRAITS[passage.strait].banks
    about_places = bool(choices) and view.phase in _OF_PLACES
    if not (places or origins or about_places):
        return None
    return Subject(places, origins, target if about_places else "")


def _named(choice: Choice) -> Iterator[str]:
    """Yield the places that a choice names."""
    match choice:
        case Pick(fixed=(str(land), *_)):
            yield land
        case moves.Attack(place) | moves.Fight(place) | moves.Withdraw(place) | moves.Hire(_, place):
            yield place
        case moves.Promote(place) | moves.Repair(place) | moves.Send(place):
            yield place
        case moves.Build(land, sea):
            yield from (land, sea)
        case moves.BuildHome():
            yield HOME.sea
        case moves.Embark(_, sea) | moves.Voyage(_, sea):
            yield sea
        case moves.Disband(place):
            yield place.partition("+")[0]
        case moves.Ask(strait):
            yield from STRAITS[strait].banks
        case moves.Choose(what):
            place = what.rpartition("@")[2]
            if place in LANDS or place in SEAS:
                yield place
        case _:
            pass


def _left(choice: Choice) -> Iterator[str]:
    """Yield the places from which a choice moves troops."""
    match choice:
        case Pick(pool=pool):
            found = (name.partition(":")[0].partition("+")[0] for name in pool)
            yield from (place for place in found if place in LANDS or place in SEAS)
        case moves.Sail(fleet) | moves.Voyage(fleet):
            yield fleet.partition("+")[0]
        case _:
            pass
