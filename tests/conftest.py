"""How hard properties are tried: `HYPOTHESIS_PROFILE=nightly` takes hours where `quick` takes seconds."""

import os

from hypothesis import settings

settings.register_profile("quick", deadline=None, max_examples=100)
settings.register_profile("nightly", deadline=None, max_examples=5000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
