"""HTML of a lesson: every step with its picture, words and answer, and what scripts need."""

from docutils import nodes
from markupsafe import Markup
from sphinx.environment import BuildEnvironment
from sphinx.writers.html5 import HTML5Translator

from course.lessons import READER, Kind, Lesson, Step
from course.lessons.model import ACTING
from openends import Line, Tile
from openends.drawing import back_picture
from openends_page.api import shown
from rulebook.html import (
    WIDTH,
    env_of,
    inline_tile,
    page_data,
    pick,
    render,
    rendered,
    sized,
    with_tiles,
)
from rulebook.phrases import engine_language, translated
from rulebook.position.acting import draws, empty_figure, seat_name

from ..words import LESSON_SAID, PROGRESS_SAID, words_of
from .answers import StepData, choices_said, step_data
from .directive import course_of, lesson, lesson_of, lesson_text, page_of


def visit_lesson(writer: HTML5Translator, node: lesson) -> None:
    env = env_of(writer)
    language = engine_language(env)
    words, sentences = words_of(env), translated(env, LESSON_SAID)
    found = lesson_of(node)
    steps = []
    for child, step in zip(node.children, found.steps, strict=True):
        texts = {text["part"]: rendered(writer, text) for text in child.findall(lesson_text)}
        data = step_data(step, found, language, sentences)
        steps.append(_step(step, data, texts, language, env))
    writer.body.append(
        render(
            "course/figures/lesson/lesson.html",
            id=node["ids"][0],
            lesson=found.id,
            steps=steps,
            count=len(steps),
            actions=found.actions,
            next=next_lesson(writer, found),
            onward=_onward(found.steps, node["ids"][0], language, env),
            words=words,
            back=Markup(back_picture()),
            data=page_data(
                {
                    "lesson": found.id,
                    "steps": [one["data"] for one in steps],
                    "say": sentences | _states(words),
                    "progress": translated(env, PROGRESS_SAID),
                }
            ),
        )
    )
    raise nodes.SkipNode


def _step(
    step: Step, data: StepData, texts: dict[str, Markup], language: str, env: BuildEnvironment
) -> dict[str, object]:
    """What the template shows of a step."""
    words, sentences = words_of(env), translated(env, LESSON_SAID)
    drawn = shown(step.line, language, WIDTH, step.hand)
    kind = step.goal.kind
    acting = kind in ACTING
    hidden = {part: html for part, html in texts.items() if part.startswith("wrong")}
    return {
        "id": step.id,
        "kind": str(kind),
        "acting": acting,
        "line": bool(step.line),
        "texts": texts,
        "wrong": hidden,
        "hints": [html for part, html in texts.items() if part.startswith("hint")],
        "picture": sized(drawn["picture"], drawn["size"]),
        "said": drawn["words"],
        "seats": _seats(step, language, env),
        "hand": [inline_tile(tile, language, upright=True) for tile in step.hand],
        "tray": [pick(tile, language) for tile in _tray(step)] if _has_tray(kind) else [],
        "boneyard": len(step.boneyard),
        "kept": min(len(step.boneyard), step.rules.reserve),
        "draws": draws(step.rules),
        "hint": sentences[_hint(step)],
        "questions": _questions(step, data, env),
        "solution": [
            with_tiles(one, language) for one in choices_said(step, data, words, language)
        ],
        "data": data,
    }


def _has_tray(kind: Kind) -> bool:
    return kind in ACTING or kind is Kind.TILES


def _tray(step: Step) -> list[Tile]:
    """The tiles that may come into the reader's hand, or have to be drawn elsewhere."""
    hands = step.hands if step.open else step.hands[:1]
    return sorted([*(tile for hand in hands for tile in hand), *step.boneyard])


def _hint(step: Step) -> str:
    match step.goal.kind:
        case Kind.PLACE:
            return "hint_place" if step.line else "hint_start"
        case Kind.DRAW | Kind.PASS | Kind.ROUND:
            return "hint_act"
        case Kind.END:
            return "hint_end"
        case Kind.TILES:
            return "hint_tiles"
        case _:
            return "hint_question"


def _seats(step: Step, language: str, env: BuildEnvironment) -> list[dict[str, object]]:
    """The seats: the hands of the others, or all of them where they lie open."""
    if step.goal.totals:
        return [
            {
                "name": seat_name(env, at, READER),
                "total": total,
                "out": at == step.goal.out,
                "hand": None,
                "count": 0,
            }
            for at, total in enumerate(step.goal.totals)
        ]
    if len(step.hands) < 2:
        return []
    return [
        {
            "name": seat_name(env, at, READER),
            "total": None,
            "out": step.goal.kind is Kind.WINNER and at == step.goal.out,
            "count": len(hand),
            "own": at == READER and not (step.open and step.goal.kind not in ACTING),
            "hand": [inline_tile(tile, language, upright=True) for tile in hand]
            if step.open or at == READER
            else None,
        }
        for at, hand in enumerate(step.hands)
    ]


def _questions(step: Step, data: StepData, env: BuildEnvironment) -> list[dict[str, object]]:
    """The questions of a form: each with its choices, as value and label."""
    words = words_of(env)
    keys = list(data["answers"][0])
    match step.goal.kind:
        case Kind.COUNT:
            leads = step.goal.of.startswith("leader")
            names = {key: seat_name(env, int(key) - 1, READER) if leads else key for key in keys}
            return [{"name": "your_answer", "choices": list(names.items())}]
        case Kind.BLOCKED:
            labels = [("yes", words["is_blocked"]), ("no", words["not_blocked"])]
            return [{"name": "your_answer", "choices": labels}]
        case Kind.WINNER:
            seats = dict.fromkeys(key.split()[0] for key in keys if not key.startswith("0 "))
            points = dict.fromkeys(key.split()[1] for key in keys)
            players = [(seat, seat_name(env, int(seat) - 1, READER)) for seat in seats]
            return [
                {"name": "who_wins", "choices": [*players, ("0", words["nobody"])]},
                {"name": "how_many", "choices": [(key, key) for key in points]},
            ]
        case _:
            return []


def _onward(
    steps: tuple[Step, ...], id: str, language: str, env: BuildEnvironment
) -> Markup | None:
    """A position to act in, empty: a script fills it with the round that is played on."""
    acting = [step for step in steps if step.goal.kind in ACTING]
    if not acting:
        return None
    rules = acting[0].rules
    empty = shown(Line(tile_set=rules.tile_set), language, WIDTH)
    return Markup(
        empty_figure(
            env,
            f"{id}-on",
            sized(empty["picture"], empty["size"]),
            title=words_of(env)["played_on"],
            rules=rules,
            reader=READER,
            players=max(len(step.hands) for step in acting),
            boneyard=max(len(step.boneyard) for step in acting),
            tray=[pick(tile, language) for tile in rules.tile_set],
        )
    )


def _states(words: dict[str, str]) -> dict[str, str]:
    """What is said after the number of a step, by the state that it is in."""
    return {name: words["step_state"].format(state=words[name]) for name in ("done", "changed")}


def next_lesson(writer: HTML5Translator, found: Lesson) -> dict[str, str]:
    """Where to go when the lesson is done: the next one, or all of them."""
    env, docname = env_of(writer), writer.builder.current_docname
    names = course_of(env)
    after = names[names.index(found.id) + 1 :] if found.id in names else ()
    all_of_them = page_of("index", docname)
    here = {"all": "", "uri": "", "title": ""}
    if all_of_them in env.titles:
        here["all"] = writer.builder.get_relative_uri(docname, all_of_them)
    for name in after[:1]:
        page = page_of(name, docname)
        if page in env.titles:
            here["title"] = env.titles[page].astext()
            here["uri"] = writer.builder.get_relative_uri(docname, page)
    return here
