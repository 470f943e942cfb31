"""The examples in the engine's docstrings, read from its sources: the wheel of the pages has none."""

import ast
import doctest
from pathlib import Path
from types import ModuleType

ENGINE = Path(__file__).parents[2] / "engine"
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def run_examples(module: ModuleType) -> doctest.TestResults:
    """Run a module's examples in the module as it was imported. Prints what fails."""
    parts = module.__name__.split(".")
    folder = ENGINE.joinpath(*parts)
    path = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, _DOCUMENTED):
            continue
        text = ast.get_docstring(node) or ""
        name = getattr(node, "name", module.__name__)
        line = getattr(node, "lineno", 1)
        examples = parser.get_doctest(text, dict(vars(module)), name, str(path), line)
        runner.run(examples)
    return doctest.TestResults(runner.failures, runner.tries)
