"""One page with everything that the rule book's extension offers."""

PAGE = """\
(sample)=
# A sample

Start with [1|4], then count {pips}`[6|6]` and deal {rule}`block hand_sizes 2` each.
Written as it is typed: `[4|1]`.

::::{diagram} block
:name: joining

The title of it

What is said about all of it, with [0|0].

:::{step} [1|4]
:open: 1 4
:refuses: [2|3]@4 no-match; [1|4]@1 duplicate-tile
The first caption has [1|4].
:::
:::{step} [1|4] [1|1]@1
:open: 4 1
The second caption.
:::
::::

See [the diagram](#joining).

:::{score} block
:blocked: 3 7 8
:points: 12
:sum: 7 + 8 − 3 = 12
:winner: 1
The lowest hand wins.
:::

:::{score} block
:out: 0 8
:points: 8
:winner: 1
Gone out.
:::

:::{hands-table} block
:::
"""

PROSE = (
    "A sample",
    "Start with [1|4], then count {pips}`[6|6]` and deal {rule}`block hand_sizes 2` each. "
    "Written as it is typed: `[4|1]`.",
    "The title of it",
    "What is said about all of it, with [0|0].",
    "The first caption has [1|4].",
    "The second caption.",
    "See [the diagram](#joining).",
    "The lowest hand wins.",
    "Gone out.",
)
"""All that a translator has to translate of it, in its order."""
