"""One page with every example of a round that the rule book's extension offers."""

PAGE = """\
(rounds)=
# Rounds

:::{position} draw
:name: may-draw
:hands: [1|5] [2|6] / [3|3] [0|4]
:line: [2|5]
:boneyard: [0|0] [0|1] [0|2]
:turn: 1
:allows: [1|5]@5; [2|6]@2
:only: [1|5]@5; [2|6]@2; draw
:refuses: pass must-place; [1|5]@2 no-match
You may draw

The tile [1|5] fits.
:::

:::{blocked-check}
:name: the-check
:hands: [0|1] / [2|3] / [4|5]
:line: [5|6] [6|6]@6
:first: 2
:verdict: plays-on
:looks: 2 no; 3 yes
Is it blocked

It is not.
:::

:::{blocked-check}
:hands: [5|10] / [12|12] / [0|9]
:ends: 1 4 11
:set: double-twelve
:verdict: blocked
Three ends

A hand holds [12|12].
:::

:::{score} block;blocked_award=others
:blocked: [1|2] / [3|4] / 8
:points: 15
:sum: 7 + 8 = 15
:winner: 1
Varied rules.
:::

:::{score} partners-block
:blocked: 2 9 20 8
:points: 39
:winner: 2 4
Partners.
:::

:::{score} block;shared_lowest=last-placed
:blocked: 3 3 8
:last: 2
:points: 8
:winner: 2
The last to place.
:::

:::{calculator} block
:name: reckon
:players: 3
:hands: 3 / [3|4] / 8
Settle it

Type what is left.
:::

:::{hands-table} draw
:::

:::{options-table}
:::

Of {rule}`draw boneyards 2` tiles {rule}`draw reserve` stay, or {rule}`draw;reserve=1 reserve`.
See [the award](#option-blocked_award) and [the position](#may-draw).
"""

PROSE = (
    "Rounds",
    "You may draw",
    "The tile [1|5] fits.",
    "Is it blocked",
    "It is not.",
    "Three ends",
    "A hand holds [12|12].",
    "Varied rules.",
    "Partners.",
    "The last to place.",
    "Settle it",
    "Type what is left.",
    "Of {rule}`draw boneyards 2` tiles {rule}`draw reserve` stay, "
    "or {rule}`draw;reserve=1 reserve`. "
    "See [the award](#option-blocked_award) and [the position](#may-draw).",
)
"""All that a translator has to translate of it, in its order."""
