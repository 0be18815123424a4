"""The error of commands."""

from __future__ import annotations


class CommandError(Exception):
    """A command cannot be carried out; the text is printed in one line."""
