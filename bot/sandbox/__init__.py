"""The sandbox: the real bot on a fake Discord, with a web page to play on."""

from bot.sandbox.page import Page

__all__ = ["Page"]
