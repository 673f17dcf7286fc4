"""Python imports this at its start where the folder is on the path: `Frames` is missing there."""

import sys

sys.modules["wanli.server.frames"] = None  # type: ignore[assignment]
