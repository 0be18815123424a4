"""Finds the control of a message that leads to a move, for tests that play by clicking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.discord.messages.controls import (
    ChooseMove,
    ConfirmMove,
    ConfirmPick,
    NarrowChoice,
    PickItems,
    PlayMove,
    confirmed,
    read,
)
from games.core.catalogue import localizer_for
from games.core.contract import Pick

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.core.contract import AnyGame, Choice, Move, View


def way_to(
    move: Move, steps: Sequence[str], controls: Iterable[dict[str, Any]], choices: Sequence[Choice], page: str = ""
) -> tuple[str, list[str]] | None:
    """Return the control to use next, and the values to choose in it, on the way to a move; None if there is none.

    `steps` are the fields that are chosen one after another. `page` is the heading of the move, by which the button is
    known that leads to its page. A button that plays the move at once comes before everything else.
    """
    shown = sorted(controls, key=lambda control: not control["custom_id"].endswith(f":{move}"))
    for control in shown:
        custom_id: str = control["custom_id"]
        said = read(custom_id)
        offered = [option["value"] for option in control.get("options", ())]
        match said:
            case PlayMove() if said.move == str(move):
                return custom_id, []
            case ChooseMove() if str(move) in offered:
                return custom_id, [str(move)]
            case PickItems():
                pick = choices[said.choice]
                if isinstance(pick, Pick) and pick.fits(move):
                    chosen = list(getattr(move, move.__struct_fields__[-1]))
                    if chosen and set(chosen) <= set(offered):
                        return custom_id, chosen
            case ConfirmMove() | ConfirmPick() if confirmed(said, choices) == move:
                return custom_id, []
            case NarrowChoice() if page and control.get("label") == page:
                return custom_id, []
            case NarrowChoice():
                verb, *done = said.steps() or ("",)
                if verb == move.verb and done == [str(getattr(move, field)) for field in steps[: len(done)]]:
                    if done and not offered:
                        return custom_id, []
                    value = str(getattr(move, steps[len(done)]))
                    if value in offered:
                        return custom_id, [value]
            case _:
                pass
    return None


def page_of(move: Move, game: AnyGame, view: View, locale: str = "en") -> str:
    """Return the heading of the page on which a move is shown, in this language; "" if its kind has no pages."""
    localizer = localizer_for(game, locale, [""] * view.seats)
    return game.text.words(move, view, localizer).heading if game.text.layout(type(move)).paged else ""
