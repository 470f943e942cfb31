"""HTML of the table of all claims, and of the badge beside an example that links to its line."""

from docutils import nodes
from markupsafe import Markup
from sphinx.writers.html5 import HTML5Translator

from openends.variants import read_rules
from openends.words import listed
from rulebook.properties import tried

from ..claims.accounts import accounts
from ..claims.claim import Statement, claims_in
from ..html import env_of, render
from ..phrases import engine_language, phrases
from .directive import checked, counts, line_of_example, page_of_claims, pages, report


def visit_checked(writer: HTML5Translator, node: checked) -> None:
    env = env_of(writer)
    told, language = report(env), engine_language(env)
    words = phrases(env)
    shown = []
    for name, title, examples in pages(env):
        by_kind = counts(env, name)
        languages = list(next(iter(by_kind.values())))
        link = writer.builder.get_relative_uri(writer.builder.current_docname, name)
        shown.append(
            {
                "id": line_of_example(name),
                "title": title,
                "link": link,
                "languages": languages,
                "kinds": by_kind,
                "totals": [sum(one[code] for one in by_kind.values()) for code in languages],
                "stated": [
                    (one.text, f"{link}#{one.id}", _properties(one, words, language))
                    for one in accounts(env)[name].statements
                ],
                "examples": [(line_of_example(name, one.id), one) for one in examples],
            }
        )
    marks = [mark.number for _, one in sorted(accounts(env).items()) for mark in one.marks]
    writer.body.append(
        render(
            "rulebook/checked/checked.html",
            pages=shown,
            totals=Markup(listed(map(_total, told.get("totals", {}).items()), language)),
            version=told.get("openends", ""),
            marks=listed(marks, language),
            excused=sum(len(one.excuses) for one in accounts(env).values()),
            words=words,
        )
    )
    raise nodes.SkipNode


def _properties(one: Statement, words: dict[str, str], language: str) -> list[tuple[str, str, str]]:
    """The properties that a text states: name, game, what was tried."""
    found = []
    for name, game in one.properties:
        _, counts = tried(name, read_rules(game))
        said = [words[f"tried_{kind}"].format(count=count) for kind, count in counts]
        found.append((name, game, listed(said, language)))
    return found


def _total(counted: tuple[str, int]) -> Markup:
    return Markup('<span lang="en">{}</span> {}').format(*counted)


def badge(writer: HTML5Translator, example: nodes.Element) -> Markup:
    """The badge of an example: how many claims it makes, with a link to its line."""
    env = env_of(writer)
    page = page_of_claims(env)
    count = sum(1 for _ in claims_in(example))
    if not page or not count or not example["ids"]:
        return Markup("")
    uri = writer.builder.get_relative_uri(writer.builder.current_docname, page)
    said = phrases(env)["badge"].format(count=count)
    line = line_of_example(writer.builder.current_docname, example["ids"][0])
    return Markup('<a class="oe-badge" href="{}#{}">{}</a>').format(uri, line, said)
