"""HTML of the course: every lesson with a link; scripts add what has been done."""

from docutils import nodes
from sphinx.writers.html5 import HTML5Translator

from course import read_lesson
from openends_page.params import LONGEST_TEXT

from ..kept_words import ASIDE, ASIDE_SAID
from ..lesson import folder, page_of
from ..nodes import course
from ..phrases import engine_language, phrases, said, translated
from .parts import env_of, page_data, render


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
    words = phrases(env)
    counts = {name: words[name] for name in ("steps_count", "steps_done", "lesson_done", "changed")}
    writer.body.append(
        render(
            "course.html",
            id=node["ids"][0],
            lessons=lessons,
            words=words | translated(env, ASIDE),
            data=page_data(
                {
                    "lessons": [{"id": one["id"], "steps": one["steps"]} for one in lessons],
                    "lang": engine_language(env),
                    "longest": LONGEST_TEXT,
                    "say": said(env, "progress") | translated(env, ASIDE_SAID) | counts,
                }
            ),
        )
    )
    raise nodes.SkipNode
