"""The sandbox's page: a channel, several people, and their private messages, in a browser on this machine."""

from bot.page.page import Page

__all__ = ["Page"]
