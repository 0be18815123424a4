"""Standings in words: ratings, places and results."""

from bot.presentation.texts import bot_localizer, game_title
from bot.tables.ended.standings import Line, place_of
from bot.tables.service import TableService
from games.core.localizer import Localizer
from storage import Result


def sureness(line: Line) -> str:
    """Return the note beside a rating: ± its uncertainty, or a question mark while it is provisional."""
    if line.rating is None:
        return ""
    return f"±{line.spread}" if line.settled else "?"


def told_line(line: Line, bot_text: Localizer) -> str:
    """Return a player's figures in one line."""
    words: list[str] = []
    if line.rating is not None and not line.settled:
        words.append(bot_text("line-provisional"))
    elif line.rating is not None:
        words.append(bot_text("line-rating", rating=str(line.rating), spread=str(line.spread)))
    words += [bot_text("line-tables", tables=line.tables), bot_text("line-wins", wins=line.wins)]
    words.append(bot_text("line-place", place=round(line.average_place, 1)))
    if line.best is not None:
        words.append(bot_text("line-best", score=line.best).replace("-", "−"))
    return " · ".join(words)


def title_of(service: TableService, key: str, locale: str) -> str:
    """Return the name of the game with this key, or the key if the bot no longer has it."""
    return game_title(service.games[key], locale) if key in service.games else key


def own_result(service: TableService, result: Result, person: int, locale: str) -> str:
    """Return one of a player's results: game, time, place and score."""
    bot_text, seats = bot_localizer(locale), len(result.seats)
    mine = next(seat for seat in result.seats if seat.person == person)
    words = (
        bot_text("card-given-up") if mine.given_up else bot_text("card-place", place=place_of(mine, seats), seats=seats)
    )
    if mine.score is not None and not mine.given_up:
        words = f"{words}, {bot_text('line-score', score=mine.score).replace('-', '−')}"
    return f"**{title_of(service, result.game, locale)}**, <t:{result.ended_at}:R>: {words}"
