"""The command line."""

from __future__ import annotations

import sys

from bot.cli.parser import make_parser


def main() -> None:
    """Run the command that was asked for; every error is one line."""
    arguments = make_parser().parse_args()
    sys.exit(arguments.command(arguments))


if __name__ == "__main__":
    main()
