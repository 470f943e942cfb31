"""The lines of keys, against what tomllib reads: every value has a line, and it is the right one."""

import tomllib
from collections.abc import Iterator

import pytest

from course.lessons.toml_lines import Path, key_lines

TEXT = '''\
# a comment with [a] and = "b"
rules = "block" # after a value
"quoted key" = 'lit = [1]'
a.b.c = 1
pair = [1, 2] # "a", [b]

[table]
x = """
many
lines with ] and "quotes"
"""
y = [ # a list
  1, "two]", # two
  [3,
   4],
]

[[step]]
id = "one"
goal = { kind = "place", any = ["[1|3]@1", "x"] }
[step.wrong]
"[2|6]" = "words"
no-match = \'\'\'
literal
\'\'\'

[[step]]
id = "two"
when = 1979-05-27
[[step.inner]]
z = -1.5
[[step.inner]]
z = true
'''


def paths(value: object, at: Path = ()) -> Iterator[Path]:
    if at:
        yield at
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*at, key))
    if isinstance(value, list):
        for number, inner in enumerate(value):
            yield from paths(inner, (*at, number))


def test_every_value_has_a_line() -> None:
    lines = key_lines(TEXT)
    implied = {("a",), ("a", "b"), ("step",), ("step", 1, "inner")}
    assert set(paths(tomllib.loads(TEXT))) - implied == set(lines)


@pytest.mark.parametrize(
    ("path", "start"),
    [
        (("rules",), "rules ="),
        (("quoted key",), '"quoted key"'),
        (("a", "b", "c"), "a.b.c"),
        (("pair", 1), "pair = "),
        (("table",), "[table]"),
        (("table", "x"), "x ="),
        (("table", "y"), "y ="),
        (("table", "y", 1), '  1, "two]"'),
        (("table", "y", 2), "  [3,"),
        (("table", "y", 2, 1), "   4]"),
        (("step", 0), "[[step]]"),
        (("step", 0, "goal", "any", 1), "goal ="),
        (("step", 0, "wrong"), "[step.wrong]"),
        (("step", 0, "wrong", "[2|6]"), '"[2|6]"'),
        (("step", 0, "wrong", "no-match"), "no-match"),
        (("step", 1, "when"), "when"),
        (("step", 1, "inner", 1, "z"), "z = true"),
    ],
)
def test_lines(path: Path, start: str) -> None:
    assert TEXT.splitlines()[key_lines(TEXT)[path] - 1].startswith(start)
