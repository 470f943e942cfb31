"""A lesson that is right, to be spoilt in one place at a time."""

LESSON = """\
rules = "block"

[[step]]
id = "first-join"
line = "[1|4]"
ends = "1 4"
hands = ["[1|3] [2|6] = 5|15", "[0|0] [5|5] = 10|10"]
made_up = true
task = "Place a tile at the [1|4]. = 1|4"
goal = { kind = "place", any = ["[1|3]@1"] }
hints = [
  "Look at the left end.",
  "Halves that touch are equal.",
  "Choose [1|3].",
]
replies = ["pass"]
after = "It joins."

[step.wrong]
"[2|6] no-match" = "That tile has other halves. = 2|6"
no-match = "The halves differ."


[[step]]
id = "fitting"
line = "[1|4]"
ends = "1 4"
hands = ["[1|3] [2|6] [4|4] = 17|27"]
made_up = true
task = "Choose all tiles that fit."
goal = { kind = "tiles" }
hints = ["Both ends.", "Equal halves.", "Choose [1|3] and [4|4]."]
"""

TOP = 'rules = "block"\n'


def step(goal: str, more: str = "", hints: str = '["a", "b", "c"]') -> str:
    """A lesson of one step; its goal is in line 6, what more there is begins in line 8."""
    return (
        f'{TOP}[[step]]\nid = "only"\nmade_up = true\ntask = "Do it."\n'
        f"goal = {{ {goal} }}\nhints = {hints}\n{more}"
    )
