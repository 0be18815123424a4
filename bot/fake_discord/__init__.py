"""A local fake Discord, for tests and for trying the bot without a token.

`FakeDiscord` is the server, `wire.point_at` makes the real discord.py talk to it, and `Actor`s are the people in it.
Everything goes over sockets, so the bot may run in this process or in another.
"""

# The imports are what the package offers.
# pyright: reportUnusedImport=false

from bot.fake_discord.http.faults import Fault
from bot.fake_discord.http.watch import Request
from bot.fake_discord.people.actor import Actor, NotAnswered
from bot.fake_discord.people.inputs import NotPossible
from bot.fake_discord.server import FakeDiscord
from bot.fake_discord.world.clock import Clock, ManualClock
from bot.fake_discord.world.model import (
    Activity,
    Answer,
    Channel,
    ChannelKind,
    DmRefusal,
    Guild,
    InteractionKind,
    Message,
    Modal,
    Person,
)
from bot.fake_discord.world.permissions import Overwrite, Permission
