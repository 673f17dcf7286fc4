"""`python -m wanli.cli` is the `wanli` command."""

import sys

from wanli.cli import main

sys.exit(main())
