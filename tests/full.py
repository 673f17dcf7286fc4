"""Whether this is a full run, which leaves nothing out: `python3 run.py test --full`."""

import os

FULL = os.environ.get("WANLI_FULL", "") not in ("", "0")
