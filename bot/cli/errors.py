"""The error of commands."""


class CommandError(Exception):
    """A command cannot be carried out; the text is printed in one line."""
