"""Run the command line: `python -m openends check FILE…`, `say LINE`, and `duel A B`."""

import sys

from openends.cli import main

sys.exit(main())
