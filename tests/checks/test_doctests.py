"""Blocks of Python in pages and tutorials are run, each wrong one told at its line."""

from pathlib import Path

from checks.doctests import doctest_findings
from publishing import ROOT

PAGE = """# A page

```pycon
>>> one = 1
>>> one + 1
3
```

Later:

```pycon
>>> one
1
>>> one / 0
0
```

```python
one = 2
```

```
draw;reserve=0
```
"""


def test_each_wrong_block_is_told_at_its_line(tmp_path: Path) -> None:
    (tmp_path / "tutorials").mkdir()
    (tmp_path / "tutorials" / "page.md").write_text(PAGE, "utf-8")
    told = [str(finding) for finding in doctest_findings(tmp_path)]
    assert len(told) == 3
    assert told[0].startswith("tutorials/page.md:5: [en] doctest: stands: 3 · Python: 2")
    assert told[1].startswith(
        "tutorials/page.md:14: [en] doctest: stands: 0 · Python: ZeroDivision"
    )
    assert told[2].startswith("tutorials/page.md:18: [en] doctest: nothing is run here")


def test_those_of_the_project_hold() -> None:
    assert list(doctest_findings(ROOT)) == []
    assert any(">>>" in path.read_text("utf-8") for path in (ROOT / "tutorials").glob("*.md"))
