"""Finds the control of a message that leads to a move, for tests that play by clicking."""

from collections.abc import Iterable, Sequence
from typing import Any

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
from bot.tables.state.table import SeatView
from games.core.catalogue import localizer_for
from games.core.contract import AnyGame, Choice, Move, Pick


def way_to(
    move: Move, game: AnyGame, seat_view: SeatView, controls: Iterable[dict[str, Any]], locale: str = "en"
) -> tuple[str, list[str]] | None:
    """Return the control to use next, and the values to choose in it, on the way to a move; None if there is none.

    Of several legal moves with the same effect a message offers one, whose control stands for them all. `locale` is the
    language of the message. The shortest way comes first.
    """
    shown, canonical = list(controls), game.text.canonical(move, seat_view.view)
    alike = [
        choice
        for choice in seat_view.choices
        if isinstance(choice, Move) and choice != move and game.text.canonical(choice, seat_view.view) == canonical
    ]
    return next(filter(None, (_way_to(each, game, seat_view, shown, locale) for each in (move, *alike))), None)


def _way_to(
    move: Move, game: AnyGame, seat_view: SeatView, controls: Sequence[dict[str, Any]], locale: str
) -> tuple[str, list[str]] | None:
    """Return the way to this move, and to no other with the same effect."""
    choices, layout = seat_view.choices, game.text.layout(type(move))
    localizer = localizer_for(game, locale, [""] * seat_view.view.seats)
    page = game.text.words(move, seat_view.view, localizer).heading if layout.paged else ""
    shown = sorted(controls, key=lambda control: _steps(control, move, choices))
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
                if verb == move.verb and done == [str(getattr(move, field)) for field in layout.steps[: len(done)]]:
                    if done and not offered:
                        return custom_id, []
                    value = str(getattr(move, layout.steps[len(done)]))
                    if value in offered:
                        return custom_id, [value]
            case _:
                pass
    return None


def _steps(control: dict[str, Any], move: Move, choices: Sequence[Choice]) -> int:
    """Return how much a control takes to play a move: 0 if a press does it, 1 for a menu that lists it, else 2."""
    said = read(control["custom_id"])
    if control["custom_id"].endswith(f":{move}"):
        return 0
    if isinstance(said, ConfirmMove | ConfirmPick):
        return 2 * (confirmed(said, choices) != move)
    return 1 if any(option["value"] == str(move) for option in control.get("options", ())) else 2
