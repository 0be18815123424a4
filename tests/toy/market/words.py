"""The toy game in words."""

from __future__ import annotations

from pathlib import Path

from games.core.contract import Move, Page, Words
from games.core.typed import read_number


def news(events, view, voice):
    return [
        voice(f"event-{type(e).__name__.lower()}", who=voice.name(e.seat), good=getattr(e, "good", "")) for e in events
    ]


def ask(view, choices, voice):
    if view.outcome is not None:
        return voice("outcome-market")
    return voice("ask", who=voice.list([voice.name(seat) for seat in view.asked]))


def label(choice, view, voice):
    return str(choice) if isinstance(choice, Move) else voice("pick", count=choice.least)


def item(name, view, voice):
    return name


def menu(move, view, voice):
    return move.verb


def table(view, voice):
    return "\n".join(f"{voice.name(seat)}: {' '.join(shown)}" for seat, shown in enumerate(view.shown)) or "-"


def hand(view, choices, voice):
    return " ".join(view.hand)


def rules(options, voice):
    return [Page(voice("game-name"), voice("rules"))]


def read(kind, field, text):
    return read_number(text)


WORDS = Words(
    texts=Path(__file__).parent / "text",
    news=news,
    ask=ask,
    label=label,
    item=item,
    menu=menu,
    table=table,
    hand=hand,
    rules=rules,
    read=read,
)
