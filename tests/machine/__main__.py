"""The long run: `python -m tests.machine --steps 5000 --seed 1`."""

import argparse
import time

from tests.machine.search import Find, shrink, walk

WALK = 60
"""Steps of a sequence; the next one starts with an empty database."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Let people do anything, and check the promises after each step.")
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--walk", type=int, default=WALK, help="steps of one sequence")
    parser.add_argument("--shrink", type=float, default=120, help="seconds spent on shortening a find")
    parser.add_argument("--finds", type=int, default=5, help="different finds after which the run ends")
    parser.add_argument("--known", default="", help="promises to ignore, separated by commas")
    given = parser.parse_args()
    done, seed, began = 0, given.seed, time.monotonic()
    finds: list[Find] = []
    known = frozenset(given.known.split(","))
    while done < given.steps and len(finds) < given.finds:
        find, steps = walk(seed, given.walk, known, processes=True)
        done += steps
        if find is not None:
            seen = any(find.promises & other.promises for other in finds)
            print(f"seed {seed}, step {steps}: {find.broken[0][:240]}", flush=True)
            if not seen:
                find = shrink(find, given.shrink, known) if given.shrink else find
                finds.append(find)
                print(f"{find}\n", flush=True)
        seed += 1
    took = time.monotonic() - began
    print(f"{done} steps, seeds {given.seed} to {seed - 1}, {len(finds)} finds, {took:.0f} s")
    return 1 if finds else 0


if __name__ == "__main__":
    raise SystemExit(main())
