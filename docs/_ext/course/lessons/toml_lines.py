"""The line on which each key of a TOML text stands, which `tomllib` does not tell."""

import re
from collections.abc import Mapping

Path = tuple[str | int, ...]
"""Where a value stands: names of keys, and numbers of elements from 0."""

_STRING = re.compile(
    r'"""(?:\\.|(?!""").)*"{3,5}'
    r"|'''(?:(?!''').)*'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_BETWEEN = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BARE_VALUE = re.compile(r"[^,\]}\n#]*")


def key_lines(text: str) -> Mapping[Path, int]:
    """The lines, from 1, of all keys, tables and elements of a text that is valid TOML.

    >>> key_lines('a = 1\\n[[step]]\\nid = "x"\\ngoal = { any = [2,\\n3] }')[("step", 0, "goal", "any", 1)]
    5
    """
    return _Scanner(text).scan()


class _Scanner:
    """Goes through the text once and notes where things begin."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}  # of each array of tables, the number of its last table

    def scan(self) -> dict[Path, int]:
        table: Path = ()
        while self._more():
            if self.text.startswith("[", self.at):
                table = self._header()
            else:
                self._pair(table)
        return self.lines

    def _more(self) -> bool:
        """Goes to the next thing that is neither space nor comment; whether there is one."""
        self._skip(_BETWEEN)
        return self.at < len(self.text)

    def _skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            return ""
        self.at = found.end()
        return found[0]

    def _note(self, path: Path) -> None:
        self.lines.setdefault(path, self.text.count("\n", 0, self.at) + 1)

    def _take(self, sign: str) -> bool:
        """Whether this sign comes next; it is passed by."""
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        return True

    def _header(self) -> Path:
        """`[a.b]` or `[[a.b]]`: the table that follows."""
        start = self.at
        many = self._take("[[")
        if not many:
            self._take("[")
        table: Path = ()
        keys = self._keys()
        for number, key in enumerate(keys, 1):
            table = (*table, key)
            if many and number == len(keys):
                self.counts[table] = self.counts.get(table, -1) + 1
            if table in self.counts:
                table = (*table, self.counts[table])
        end, self.at = self.at, start
        self._note(table)
        self.at = end
        self._take("]]" if many else "]")
        return table

    def _keys(self) -> list[str]:
        """A key, perhaps with dots."""
        keys = []
        while True:
            self._more()
            quoted = self._skip(_STRING)
            keys.append(quoted[1:-1] if quoted else self._skip(_BARE_KEY))
            self._more()
            if not self._take("."):
                return keys

    def _pair(self, table: Path) -> None:
        start = self.at
        path = (*table, *self._keys())
        end, self.at = self.at, start
        self._note(path)
        self.at = end
        if not self._take("="):
            raise ValueError(f"no TOML at character {self.at}")
        self._value(path)

    def _value(self, path: Path) -> None:
        self._more()
        if self._take("["):
            self._elements(path)
        elif self._take("{"):
            while self._more() and not self._take("}"):
                self._pair(path)
                self._more()
                self._take(",")
        elif not self._skip(_STRING):
            self._skip(_BARE_VALUE)

    def _elements(self, path: Path) -> None:
        number = 0
        while self._more() and not self._take("]"):
            self._note((*path, number))
            self._value((*path, number))
            number += 1
            self._more()
            self._take(",")
