"""`python -m tests.benchmarks`: measures speed, each figure beside a yardstick from the same machine."""

import argparse
import json

from tests.benchmarks.measure import measure


def main() -> None:
    """Measure what the command line asks for, and print it."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks",
        description="Measures speed; each figure stands beside a yardstick measured on the same machine.",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quick", action="store_true", help="measure little, to see that each benchmark works")
    parser.add_argument("only", nargs="*", metavar="NAME", help="measure only figures whose name starts with this")
    arguments = parser.parse_args()
    figures = measure(arguments.only, quick=arguments.quick)
    if not figures:
        parser.error("no figure has a name that starts like this")
    if arguments.json:
        print(json.dumps(figures, indent=2))
        return
    for figure in figures:
        print(
            f"{figure['name']}: {figure['value']:,.4g} {figure['unit']}"
            f" — {figure['ratio']:.2f} of {figure['yardstick']} ({figure['yardstick_value']:,.4g})"
        )


if __name__ == "__main__":
    main()
