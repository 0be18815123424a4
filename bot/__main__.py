"""The entry point of `mehana` and `python -m bot`."""

import sys

from bot.cli.parser import make_parser


def main() -> None:
    """Run the command given on the command line, and exit with its status."""
    arguments = make_parser().parse_args()
    sys.exit(arguments.command(arguments))


if __name__ == "__main__":
    main()
