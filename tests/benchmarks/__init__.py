"""Benchmarks: `python -m tests.benchmarks --json`. Each figure stands beside a yardstick from the same machine."""
