"""Python imports this at startup if the folder is on the path; it hides `UvicornTransport`."""

import sys

sys.modules["wanli.server.uvicorn_transport"] = None  # type: ignore[assignment]
