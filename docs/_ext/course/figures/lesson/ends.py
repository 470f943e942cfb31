"""The role `end` in the words of a lesson: the pips of an end that the step shows.

{end}`4`

The task and the hints speak of the ends of the position; words said after an answer may speak
of those that it leads to as well.
"""

from docutils import nodes
from sphinx.application import Sphinx

from course import Kind, Step, answers, walked
from openends import Line

from .claims import Claim, judge
from .lesson import lesson_of
from .nodes import lesson, lesson_step, lesson_text


def judge_lesson_end(app: Sphinx, node: nodes.Element, place: str) -> bool:
    """Compare such a number with the ends of its step; False where it stands in no lesson."""
    text = _around(node, lesson_text)
    around = _around(node, lesson_step)
    if text is None or around is None or not isinstance(around.parent, lesson):
        return False
    found = lesson_of(around.parent)
    step = next(one for one in found.steps if one.id == around["step"])
    known = _pips(step.line)
    if text["part"] == "after" or text["part"].startswith("wrong"):
        if step.goal.kind is Kind.ROUND:
            given = [one for _, turn in walked(step).values() for one in turn.values()]
        else:
            given = list(answers(step, found).values())
        for answer in given:
            for played in answer.then:
                known |= _pips(played.line)
    said = node.astext()
    engine = said if said in known else " or ".join(sorted(known)) or "no end"
    judge(Claim("end", _about(step), said, engine, place), node, app.env)
    return True


def _about(step: Step) -> str:
    return str(step.line) or step.id


def _pips(line: Line) -> set[str]:
    return {str(end.pips) for end in line.open_ends}


def _around(node: nodes.Node, kind: type[nodes.Element]) -> nodes.Element | None:
    at = node.parent
    while at is not None and not isinstance(at, kind):
        at = at.parent
    return at
