"""When a page is judged: the priorities of those that listen to `doctree-read`."""

EARLY, JUDGE, FIND, LAST = 390, 400, 410, 420
"""Claims are judged before what no claim accounts for is looked for; last, what was judged is counted.
All is done before Sphinx has the page's claims collected, at 500."""
