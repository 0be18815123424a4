"""Tips for a beginner at each kind of decision."""

from collections.abc import Sequence

from games.core.contract import Choice, Tip
from games.core.localizer import Localizer
from games.hayduti.data.cards import LEADER_POINTS, STATS
from games.hayduti.rules.moves import Form, Recruit
from games.hayduti.rules.state import Phase
from games.hayduti.text import names as naming
from games.hayduti.views.view import HaydutiView


def tip(view: HaydutiView, choices: Sequence[Choice], localizer: Localizer) -> Tip | None:
    """Return the tip for this decision, or None if there is nothing to decide."""
    key = _key(view) if choices else ""
    if key in {"actions", "exposed"} and _may_recruit_leader(view, choices):
        key = "raised"
    raised = [choice.goal for choice in choices if isinstance(choice, Form) and choice.goal not in STATS]
    if key == "forming" and raised:
        return Tip("raise", localizer("tip-raise", card=naming.card(raised[0], localizer)))
    return Tip(key, localizer(f"tip-{key}", leader=LEADER_POINTS)) if key else None


def _may_recruit_leader(view: HaydutiView, choices: Sequence[Choice]) -> bool:
    """Whether a voyvoda or figure may be recruited, where the decision leaves room for a tip about it.

    The first decision of a turn has the tip about actions, the later ones of an exposed committee that about its risk.
    """
    own = view.committees[view.audience]
    return own.exposed != bool(own.actions_taken) and any(
        naming.card_of(view.field[choice.pos - 1]).cost for choice in choices if isinstance(choice, Recruit)
    )


def _key(view: HaydutiView) -> str:
    match view.phase:
        case Phase.ACTIONS:
            return "exposed" if view.committees[view.audience].exposed else "actions"
        case Phase.FORMING | Phase.BROKEN_GROUP:
            return view.plan.stage if view.plan is not None else "forming"
        case Phase.BROKEN_KEEP:
            return "broken"
        case Phase.BROKEN_TAKE:
            return "take"
        case Phase.FINAL_CHOICE:
            return "final"
        case Phase.FINISHED:
            return ""
        case phase:
            return str(phase)
