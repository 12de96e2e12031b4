"""Set before any test module imports Qt: no screen is needed, and Qt's warnings fail tests."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

os.environ["QT_QPA_PLATFORM"] = os.environ.get("CARDAVIA_TEST_PLATFORM", "offscreen")

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

# The same cases in every run, and no clock: the machine may be busy with something else.
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")
