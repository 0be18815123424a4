"""The sandbox's web page: channels, several people, and their private messages."""

from bot.page.page import Page

__all__ = ["Page"]
