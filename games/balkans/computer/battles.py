"""Computer decisions in battles: field or siege, cards, tactics, losses, retreat."""

from collections.abc import Sequence

from games.balkans.computer.forces import COMMON_MEAN
from games.balkans.computer.outlook import Outlook, chance_of
from games.balkans.data.components import KIND_PLACE, LANDS, card_of
from games.balkans.rules import moves
from games.balkans.rules.frames import Battle, Losses
from games.balkans.rules.state import NOBODY, allied_armies, current, hostile_armies, level
from games.balkans.rules.troops.conditions import holds, other, side_of, side_troops, troops
from games.balkans.rules.troops.strength import acts, strength
from games.balkans.rules.war import losses
from games.balkans.rules.war.aftermath import boarding, refuges
from games.core.contract import Choice, Move, Pick


def lead(mind: Outlook, battle: Battle) -> float:
    """Return the lead in strength of the seat's side without tactics, with a bonus for defenders, who win ties."""
    mine = side_of(battle, mind.seat)
    ahead = (
        strength(mind.state, battle, mine, with_tactics=False).total
        - strength(mind.state, battle, other(mine), with_tactics=False).total
    )
    if battle.kind == "neutral":
        ahead -= (battle.tactics_drawn - 1) * COMMON_MEAN
    return ahead + (0.6 if mine == "defenders" else 0)


def battle_card(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Play a start card while the battle is close, and any free end card; otherwise pass."""
    battle = current(mind.state, Battle)
    cards = [choice for choice in choices if isinstance(choice, moves.Card)]
    cards.sort(key=lambda card: card_of(card.card).entry.cost)
    if battle.stage == "end":
        for card in cards:
            entry = card_of(card.card).entry
            if entry.cost == 0 and not any(effect.id == "ruin" for effect in entry.effects):
                return card
        return moves.Pass()
    ahead = lead(mind, battle)
    if not -4 <= ahead <= 3:
        return moves.Pass()
    against_neutral = battle.kind == "neutral"
    for card in cards:
        entry = card_of(card.card).entry
        names = {effect.id for effect in entry.effects}
        useless = against_neutral and names & {"force_draw"}
        idle = names & {"second_draw"} and _plays_from_hand(mind, battle)
        if not useless and not idle and (entry.cost == 0 or ahead < 2) and not _wasted(mind, card, against_neutral):
            return card
    return moves.Pass()


def _wasted(mind: Outlook, card: moves.Card, against_neutral: bool) -> bool:
    """Whether a card would be wasted: it has no effect, or a neutral opponent is beaten without it."""
    if not acts(mind.state, current(mind.state, Battle), mind.seat, card.card):
        return True
    established = card.card in mind.state.established[mind.seat]
    return against_neutral and not established and lead(mind, current(mind.state, Battle)) >= 1


def tactic_worth(mind: Outlook, battle: Battle, card: str) -> float:
    """Return the value of a tactic now: its numbers and those effects whose conditions hold."""
    entry = card_of(card).entry
    scale = 0.6 if mind.state.options.advanced else 0.0
    worth = entry.strength + scale * (entry.attack + entry.defence)
    for effect in entry.effects:
        if effect.id == "mod" and holds(mind.state, mind.seat, effect.if_, battle):
            worth += effect.strength + scale * (effect.attack + effect.defence)
        elif effect.id == "negate_text":
            worth += 0.5
    return worth


def declare(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Play the best tactic of the hand if one can make a difference; otherwise draw."""
    held = any(isinstance(choice, moves.Tactic) for choice in choices)
    return tactic(mind, choices) if held and _plays_from_hand(mind, current(mind.state, Battle)) else moves.Draw()


def _plays_from_hand(mind: Outlook, battle: Battle) -> bool:
    """Whether the best tactic of the hand can make a difference."""
    best = max(
        (
            tactic_worth(mind, battle, card)
            for card in mind.state.hands[mind.seat]
            if card_of(card).entry.timing == "tactic"
        ),
        default=0,
    )
    ahead = lead(mind, battle)
    wide = 2.0 if battle.kind == "neutral" else 3.5
    return best > COMMON_MEAN + 0.2 and -5 <= ahead <= wide


def tactic(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Choose the best tactic."""
    battle = current(mind.state, Battle)
    options = [choice for choice in choices if isinstance(choice, moves.Tactic)]
    return max(options, key=lambda move: tactic_worth(mind, battle, move.card))


def count_side(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Let the best tactic of the side count."""
    battle = current(mind.state, Battle)
    shown = {shown.seat: shown.card for shown in battle.tactics}
    options = [choice for choice in choices if isinstance(choice, moves.Count)]
    return max(options, key=lambda move: tactic_worth(mind, battle, shown[move.seat]))


def lose(mind: Outlook) -> Move:
    """Lose the cheapest pieces, but keep the last army while there are fleets."""
    battle = current(mind.state, Battle)
    mine = troops(mind.state, battle, mind.seat)
    choice = losses.choice(mind.state, current(mind.state, Losses), mind.seat)
    last_army = mine.regular + mine.strong <= choice.least

    def price(piece: str) -> float:
        if "royal" in piece:
            return 9
        worth = 4 if "elite" in piece else 1
        if ":" in piece and piece.count(":") == 1:
            worth = 5 if "+" in piece else (2 if battle.kind != "sea" else 1)
            worth -= "@" in piece
        elif last_army:
            worth += 3
        return worth

    return choice.make(min(losses.ways(choice.pool, choice.least), key=lambda lost: sum(map(price, lost))))


def retreat(mind: Outlook) -> Move:
    """Stay while the chances are fair or there is nowhere to go."""
    battle = current(mind.state, Battle)
    side = side_of(battle, mind.seat)
    ahead = lead(mind, battle)
    mine = mind.hand_edge(mind.seat)
    hope = chance_of(ahead + mine - COMMON_MEAN - 0.4 * (battle.kind != "neutral"))
    away = bool(refuges(mind.state, battle, mind.seat) or boarding(mind.state, battle, mind.seat))
    few = side_troops(mind.state, battle, side) <= 1 and battle.kind == "neutral"
    return moves.Retreat() if away and hope < (0.45 if few else 0.3) else moves.Stay()


def withdraw(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Withdraw to the strongest place; without one, put the best armies aboard."""
    places = [choice for choice in choices if isinstance(choice, moves.Withdraw)]
    if places:
        return max(places, key=lambda move: level(mind.state, move.to) if move.to in LANDS else 0)
    boats = [choice for choice in choices if isinstance(choice, moves.Embark)]
    return max(boats, key=lambda move: KIND_PLACE[move.kind])


def meet(mind: Outlook) -> Move:
    """Choose a field battle only if it is as good as won; otherwise a siege."""
    order = mind.state.frames[-2]
    land = getattr(order, "target", "")
    mine = sum(mind.garrison(land, seat) for seat in allied_armies(mind.state, land, mind.seat))
    foes = hostile_armies(mind.state, land, mind.seat)
    theirs = sum(mind.garrison(land, seat) + mind.ships_around(land, seat) for seat in foes)
    return moves.Meet("field" if mine + mind.ships_around(land, mind.seat) > theirs + 1 else "siege")


def card_answer(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Answer a card's question: the highest number, the leader, the best piece, the most useful land."""
    first = choices[0]
    if isinstance(first, Pick):
        return first.make(first.pool[-first.most :])
    if marches := [choice for choice in choices if isinstance(choice, moves.March)]:
        return marches[-1]
    options = [choice for choice in choices if isinstance(choice, moves.Choose)]
    state = mind.state

    def worth(answer: moves.Choose) -> float:
        what = answer.what
        if what.isdecimal():
            return int(what)
        if ":" in what:
            return KIND_PLACE[what.partition(":")[2]]
        if what in state.kingdoms:
            return mind.standing(state.kingdoms.index(what))
        if what in LANDS:
            owner = state.owner[what]
            if owner == mind.seat:
                return mind.threat(what)
            return mind.worth(what) if owner in {NOBODY, mind.leader} else 0.5 * mind.worth(what)
        return 0

    return max(options, key=worth)
