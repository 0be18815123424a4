"""`kill -9` in the middle of play: nothing acknowledged is lost, nothing is told twice, old controls work."""

from functools import partial
from pathlib import Path

import pytest

from tests.faults.check import Trial
from tests.faults.checks import kills
from tests.faults.players import gathered

pytestmark = pytest.mark.long(7)


async def test_kill_9_loses_nothing_and_repeats_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kills, "gathered", partial(gathered, games=["durak"]))
    trial = Trial(seed=5, quick=True, folder=tmp_path)
    await kills.session(trial, 0, 2, trial.report)
    assert trial.report.wrong == []
    assert trial.report.figures["kills"] >= 2
    assert trial.report.figures["moves acknowledged"] > 0
