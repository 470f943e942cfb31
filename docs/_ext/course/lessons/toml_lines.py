"""The line on which each key of a TOML text stands, which `tomllib` does not tell."""

import tomllib
from collections.abc import Iterator, Mapping

import tree_sitter_toml
from tree_sitter import Language, Node, Parser

Path = tuple[str | int, ...]
"""Where a value stands: names of keys, and numbers of elements from 0."""

_LANGUAGE = Language(tree_sitter_toml.language())
_KEYS = ("bare_key", "quoted_key", "dotted_key")
_COMMENT = "comment"


def key_lines(text: str) -> Mapping[Path, int]:
    r"""The lines, from 1, of all keys, tables and elements of a text that is valid TOML.

    >>> key_lines('a = 1\n[[step]]\nid = "x"\ngoal = { any = [2,\n3] }')[("step", 0, "goal", "any", 1)]
    5
    """
    lines: dict[Path, int] = {}
    counts: dict[Path, int] = {}  # of each array of tables, the number of its last table
    for node in Parser(_LANGUAGE).parse(text.encode()).root_node.named_children:
        if node.type == "pair":
            _note_pair(node, (), lines)
        elif node.type in ("table", "table_array_element"):
            table = _table(node, counts)
            _note(table, node, lines)
            for pair in _of_type(node, "pair"):
                _note_pair(pair, table, lines)
    return lines


def _table(node: Node, counts: dict[Path, int]) -> Path:
    """The path of a table by its header, `[a.b]` or `[[a.b]]`; the latter is one more of its array."""
    table: Path = ()
    keys = _keys(_key_of(node))
    for number, key in enumerate(keys, 1):
        table = (*table, key)
        if node.type == "table_array_element" and number == len(keys):
            counts[table] = counts.get(table, -1) + 1
        if table in counts:
            table = (*table, counts[table])
    return table


def _note(path: Path, node: Node, lines: dict[Path, int]) -> None:
    lines.setdefault(path, node.start_point.row + 1)


def _note_pair(pair: Node, table: Path, lines: dict[Path, int]) -> None:
    path = (*table, *_keys(_key_of(pair)))
    _note(path, pair, lines)
    value = next(node for node in pair.named_children if node.type not in (*_KEYS, _COMMENT))
    _note_inside(value, path, lines)


def _note_inside(value: Node, path: Path, lines: dict[Path, int]) -> None:
    """What an array or an inline table holds."""
    if value.type == "inline_table":
        for pair in _of_type(value, "pair"):
            _note_pair(pair, path, lines)
    elif value.type == "array":
        elements = (node for node in value.named_children if node.type != _COMMENT)
        for number, element in enumerate(elements):
            _note((*path, number), element, lines)
            _note_inside(element, (*path, number), lines)


def _of_type(node: Node, kind: str) -> Iterator[Node]:
    return (child for child in node.named_children if child.type == kind)


def _key_of(node: Node) -> Node:
    return next(child for child in node.named_children if child.type in _KEYS)


def _keys(key: Node) -> list[str]:
    """The names that a key is made of, each as `tomllib` reads it."""
    if key.type == "dotted_key":
        return [name for part in key.named_children for name in _keys(part)]
    assert key.text is not None, "a parsed key has a text"
    return list(tomllib.loads(f"{key.text.decode()} = 0"))
