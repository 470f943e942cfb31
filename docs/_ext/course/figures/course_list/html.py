"""HTML of the course: every lesson with a link; scripts add what has been done."""

from docutils import nodes
from sphinx.writers.html5 import HTML5Translator

from course.lessons import read_lesson
from openends.notation import MOST_CHARACTERS
from rulebook.html import env_of, page_data, render
from rulebook.kept_words import ASIDE, ASIDE_SAID
from rulebook.phrases import engine_language, translated

from ..lesson.directive import folder, page_of
from ..words import PROGRESS_SAID, words_of
from .directive import course


def visit_course(writer: HTML5Translator, node: course) -> None:
    env, docname = env_of(writer), writer.builder.current_docname
    lessons = []
    for name in node["lessons"]:
        page = page_of(name, docname)
        if page not in env.titles:
            continue  # its absence has been warned of
        found = read_lesson((folder(env) / f"{name}.toml").read_text("utf-8"), name)
        lessons.append(
            {
                "id": name,
                "title": env.titles[page].astext(),
                "uri": writer.builder.get_relative_uri(docname, page),
                "steps": [{"id": step.id, "hash": step.hash} for step in found.steps],
            }
        )
    words = words_of(env)
    counts = {name: words[name] for name in ("steps_count", "steps_done", "lesson_done", "changed")}
    writer.body.append(
        render(
            "course/figures/course_list/course.html",
            id=node["ids"][0],
            lessons=lessons,
            words=words | translated(env, ASIDE),
            data=page_data(
                {
                    "lessons": [{"id": one["id"], "steps": one["steps"]} for one in lessons],
                    "lang": engine_language(env),
                    "longest": MOST_CHARACTERS,
                    "say": translated(env, PROGRESS_SAID) | translated(env, ASIDE_SAID) | counts,
                }
            ),
        )
    )
    raise nodes.SkipNode
