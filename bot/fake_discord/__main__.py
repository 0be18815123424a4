"""`python -m bot.fake_discord`: the fake Discord by itself, for a bot in another process and any language."""

import argparse
import asyncio
import contextlib
import signal

from bot.fake_discord.server import FakeDiscord
from bot.fake_discord.world.names import LOCALES


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(
        prog="python -m bot.fake_discord",
        description="A local Discord that listens only on 127.0.0.1. Nothing is kept when it ends.",
    )
    parser.add_argument("--port", type=int, default=8422, help="port of all addresses (default 8422; 0: any free port)")
    parser.add_argument("--token", help="the only token to accept (default: any)")
    parser.add_argument(
        "--locale", default="en-US", choices=sorted(LOCALES), metavar="CODE", help="locale of the guild (default en-US)"
    )
    arguments = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(arguments))


async def _serve(arguments: argparse.Namespace) -> None:
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    async with FakeDiscord(port=arguments.port, token=arguments.token, guild_locale=arguments.locale) as fake_discord:
        lines = {
            "API": f"{fake_discord.url}/api/v10",
            "gateway": fake_discord.world.gateway_url,
            "control": f"{fake_discord.url}/control",
            "token": fake_discord.token,
        }
        for name, value in lines.items():
            print(f"{name + ':':9}{value}", flush=True)  # noqa: T201 -- this is what the command is for
        await stopped.wait()


if __name__ == "__main__":
    main()
