"""Improvements before scoring, the score, and the uprising (RULES 6)."""

from games.core.contract import Outcome, Seat
from games.core.ranking import places_for
from games.hayduti.data.cards import CARDS, DEETS, LEADER_POINTS, NAMES, SHEET, STATS
from games.hayduti.data.file_format import Deets
from games.hayduti.rules.events import DeetsTerm, GameOver, HaydutiEvent, Prescored, Scored, UprisingFailed
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.rules.state import Phase, State, order


def targets(options: HaydutiOptions, seats: int) -> tuple[int, ...]:
    """Return the uprising's targets in the order of the stats; empty without an uprising (RULES 6.3)."""
    uprising = SHEET.uprising
    if options.uprising == "off":
        return ()
    if options.uprising == "custom":
        return options.target_nabor, options.target_deynost, options.target_boyna
    lengths = {2: uprising.short, 3: uprising.medium}
    target = lengths.get(options.rotations, uprising.long)[str(seats)]
    change = {"easy": uprising.easy, "normal": uprising.normal, "hard": uprising.hard}[options.uprising]
    return (target + change,) * 3


def best_stats(state: State) -> tuple[int, int, int]:
    """Return the highest value of each stat at the table."""
    nabor, deynost, boyna = (max(values) for values in zip(*(player.stats for player in state.players), strict=True))
    return nabor, deynost, boyna


def uprising_ready(state: State) -> bool:
    """Whether each stat has reached the uprising's target somewhere."""
    wanted = targets(state.options, len(state.players))
    return all(best >= target for best, target in zip(best_stats(state), wanted, strict=False))


def finish(state: State, log: list[HaydutiEvent]) -> None:
    """Make the improvements before scoring; then ask for Karavelov's choice if he is raised, else score."""
    state.met = state.plan = None
    state.kept = ()
    chooser: Seat | None = None
    for seat in order(state):
        for card, _ in state.players[seat].raised:
            deets = DEETS[card]
            if deets is None:
                continue
            if deets.prescore == "choice":
                chooser = seat
            for stat, name in enumerate(STATS):
                if deets.rises(name):
                    _prescore(state, seat, card, stat, log)
    if chooser is None:
        _score(state, log)
    else:
        state.phase = Phase.FINAL_CHOICE
        state.active = chooser


def elevate(state: State, stat: int, log: list[HaydutiEvent]) -> None:
    """Make the improvement that the active player chose, and score."""
    raised = state.mover.raised
    card = next(card for card, _ in raised if (deets := DEETS[card]) is not None and deets.prescore == "choice")
    _prescore(state, state.active, card, stat, log)
    _score(state, log)


def _prescore(state: State, seat: Seat, card: int, stat: int, log: list[HaydutiEvent]) -> None:
    stats = state.players[seat].stats
    stats[stat] += 1
    log.append(Prescored(seat, NAMES[card], STATS[stat], stats[stat]))


def _score(state: State, log: list[HaydutiEvent]) -> None:
    best = best_stats(state)
    state.failed = not uprising_ready(state)
    state.scores = tuple(score_of(state, seat, best) for seat in range(len(state.players)))
    state.phase = Phase.FINISHED
    state.active = state.first
    log += state.scores
    if state.failed:
        nabor, deynost, boyna = targets(state.options, len(state.players))
        log.append(UprisingFailed(best, (nabor, deynost, boyna)))
    most = max(score.total for score in state.scores)
    winners = () if state.failed else tuple(score.seat for score in state.scores if score.total == most)
    log.append(GameOver(winners))


def tallied(state: State) -> tuple[int, ...]:
    """Return the points of all seats if the game ended now, without the improvements before scoring."""
    best = best_stats(state)
    return tuple(score_of(state, seat, best).total for seat in range(len(state.players)))


def score_of(state: State, seat: Seat, best: tuple[int, int, int]) -> Scored:
    """Return the current score of a seat, `best` being the highest value of each stat (RULES 6.2)."""
    player = state.players[seat]
    nabor, deynost, boyna = player.stats
    led = tuple(name for name, value, top in zip(STATS, player.stats, best, strict=True) if value == top)
    cards = [card for card, _ in player.raised]
    voyvodas = tuple(CARDS[card].points for card in cards if DEETS[card] is None)
    raised = [(card, deets) for card in cards if (deets := DEETS[card]) is not None]
    terms = tuple(
        DeetsTerm(NAMES[card], _times(deets, led, len(raised), len(voyvodas)), deets.points)
        for card, deets in raised
        if deets.scoring
    )
    total = sum(player.stats) + LEADER_POINTS * len(led) + sum(voyvodas) + sum(term.count * term.each for term in terms)
    return Scored(seat, (nabor, deynost, boyna), led, LEADER_POINTS, voyvodas, terms, total)


def _times(deets: Deets, led: tuple[str, ...], deytsi: int, voyvodas: int) -> int:
    """Return how many times the points of a deets count."""
    match deets.scoring:
        case "if_leader":
            return int(deets.stat in led)
        case "per_led_stat":
            return len(led)
        case "per_deets":
            return deytsi
        case "per_voyvoda":
            return voyvodas
        case _:
            return 0


def outcome(state: State) -> Outcome | None:
    """Return how the table ended, or None while it goes on. After a failed uprising all share one place: all lost."""
    if state.phase != Phase.FINISHED:
        return None
    totals = tuple(score.total for score in state.scores)
    if state.failed:
        return Outcome(places=(2,) * len(totals), reason="uprising-failed", scores=totals)
    reason = "score" if state.options.uprising == "off" else "uprising-won"
    return Outcome(places=places_for(totals), reason=reason, scores=totals)
