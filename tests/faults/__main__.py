"""`python -m tests.faults`: runs the fault-injection checks and prints what held. Exit status 1 if anything did not."""

import argparse
import asyncio
import sys

from tests.faults import run


def main() -> int:
    """Run the checks that the command line asks for; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.faults",
        description="Runs real bots against a fake Discord, kills them, injects failures, and reports which promises hold. "
        "The long run takes about half an hour.",
    )
    parser.add_argument("--quick", action="store_true", help="try a small sample of everything, within about a minute")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seed", type=int, default=1, help="the same seed tries the same things (default 1)")
    parser.add_argument("--list", action="store_true", help="list the checks and exit")
    parser.add_argument("only", nargs="*", metavar="NAME", help="run only checks whose name starts with this")
    arguments = parser.parse_args()
    try:
        checks = run.chosen(arguments.only)
    except LookupError as unknown:
        parser.error(f"no check starts with {unknown}; --list shows them")
    if arguments.list:
        for check in checks:
            print(f"{check.name}: {check.claim}")
        return 0
    quiet = arguments.json
    running = run.run_checks(
        checks,
        seed=arguments.seed,
        quick=arguments.quick,
        say=lambda verdict: None if quiet else print(run.line(verdict), flush=True),
    )
    verdicts = asyncio.run(running)
    again = f"python -m tests.faults --seed {arguments.seed}" + " --quick" * arguments.quick
    print(run.as_json(verdicts, again) if quiet else f"\n{run.table(verdicts)}\n\nTo repeat: {again}")
    failed = [verdict.name for verdict in verdicts if not verdict.holds]
    if failed:
        print(f"failed: {', '.join(failed)}; to repeat: {again} {' '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
