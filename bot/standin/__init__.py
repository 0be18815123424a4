"""A local stand-in of Discord for tests and for trying the bot without a token.

`Standin` is Discord, `wire.point_at` makes the real discord.py talk to it, and the people in it are `Actor`s.
Everything goes over sockets: the bot may be in this process or in another.
"""

from bot.standin.clock import Clock, ManualClock
from bot.standin.faults import Fault
from bot.standin.inputs import NotPossible
from bot.standin.model import Answer, Channel, DmRefusal, Guild, Message, Modal, Person
from bot.standin.people import Actor, NotAnswered
from bot.standin.rest import Request
from bot.standin.standin import Standin

__all__ = [
    "Actor",
    "Answer",
    "Channel",
    "Clock",
    "DmRefusal",
    "Fault",
    "Guild",
    "ManualClock",
    "Message",
    "Modal",
    "NotAnswered",
    "NotPossible",
    "Person",
    "Request",
    "Standin",
]
