"""The questions that a page can ask: each is one function with typed parameters and answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from openends_page.params import read_params

_Function = TypeVar("_Function", bound=Callable[..., Mapping[str, object]])


@dataclass(frozen=True, slots=True)
class Question:
    """A question: the TypedDicts of its parameters and of its answer, and the function between."""

    params: Any
    answer: Any
    function: Callable[..., Mapping[str, object]]

    def ask(self, sent: Mapping[str, object]) -> Mapping[str, object]:
        """Answer to what a page has sent. Raises `BadRequest` where that is not what is declared."""
        return self.function(read_params(self.params, sent))


QUESTIONS: dict[str, Question] = {}
"""All questions, by name."""


def question(name: str) -> Callable[[_Function], _Function]:
    """Declare that a page can ask for what a function answers, under a name.

    The types of JavaScript are generated from the annotations of the function.

    >>> from openends_page.params import LangParams
    >>> from typing import TypedDict
    >>> class Greeting(TypedDict):
    ...     message: str
    >>> @question("greet")
    ... def greet(params: LangParams) -> Greeting:
    ...     return {"message": params["lang"]}
    >>> QUESTIONS.pop("greet").ask({"lang": "en"})
    {'message': 'en'}
    """

    def register(function: _Function) -> _Function:
        declared = function.__annotations__
        QUESTIONS[name] = Question(declared["params"], declared["return"], function)
        return function

    return register
