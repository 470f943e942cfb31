"""The role `end` in the words of a lesson: the pips of an end that the step shows.

{end}`4`

The task and the hints speak of the ends of the position; words said after an answer may speak
of those that it leads to as well.
"""

from docutils import nodes
from sphinx.application import Sphinx

from course.lessons import Kind, Step, answers, walked
from openends import Line
from rulebook.claims.claim import Claim
from rulebook.claims.judging import judge
from rulebook.prose.ends import PLACE

from .directive import lesson, lesson_of, lesson_text


def judge_ends(app: Sphinx, doctree: nodes.document) -> None:
    """Compare each such number with the ends of its step. For `doctree-read`."""
    for text in doctree.findall(lesson_text):
        for node in text.findall(nodes.inline):
            if PLACE in node:
                _judge(app, node, text)


def _judge(app: Sphinx, node: nodes.inline, text: lesson_text) -> None:
    around = text.parent
    assert isinstance(around.parent, lesson), "a step stands in its lesson"
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
    judge(Claim("end", _about(step), said, engine, str(node[PLACE])), node, app.env)


def _about(step: Step) -> str:
    return str(step.line) or step.id


def _pips(line: Line) -> set[str]:
    return {str(end.pips) for end in line.open_ends}
