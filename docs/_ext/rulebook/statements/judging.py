"""The comments of a page that name properties, and what they stand above. For `doctree-read`."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from docutils import nodes
from docutils.nodes import SkipNode
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxTranslator

from openends import Rules
from rulebook.properties import PROPERTIES, tried

from ..claims.accounts import account
from ..claims.claim import Claim, Statement
from ..claims.judging import fault, judge
from ..claims.place import place_of
from ..claims.strict import is_rules_page, is_strict, judge_patterns
from ..directive import known_rules
from ..game import page_game
from ..nodes import example
from .binding import Binding, Block, Named, Text, bind, games_unsaid

UNBOUND = "rulebook_unbound_pages"
"""The setting with pages whose sentences are bound to no properties, each with its reason."""

GAMES = "rulebook_games"
"""The setting with the games that a page of no game speaks of."""

GAME_WORDS = {
    "block": ("Block",),
    "draw": ("Draw",),
    "common-draw": ("common draw rule", "common rules"),
    "partners-block": ("pairs", "partners"),
}
"""What sentences call the rules with a name."""

_LINE = re.compile(
    r"(?:states(?: (?P<rules>\S.*?))?|(?P<no_rule>no rule)): (?P<said>.*)", re.DOTALL
)
_TEXTS = (nodes.paragraph, nodes.title, nodes.term)


class stated(nodes.Invisible, nodes.Element):
    """The place of a comment that names properties; it holds their claims, and the block under `block`."""


def skip(writer: SphinxTranslator, node: stated) -> None:
    """Write nothing."""
    raise SkipNode


def is_bound(env: BuildEnvironment, docname: str) -> bool:
    """Whether the sentences of a page must be bound."""
    unbound = any(fnmatchcase(docname, pattern) for pattern in env.config[UNBOUND])
    return is_rules_page(env, docname) and not unbound


def judge_unbound(app: Sphinx, env: BuildEnvironment) -> None:
    """Warn of a page that is unbound for no reason, and of a name that no page has."""
    judge_patterns(app, env, UNBOUND, "unbound")


def judge_statements(app: Sphinx, doctree: nodes.document) -> None:
    """Try the properties that a page names, and look for their words and for those of no property."""
    env = app.env
    required = is_bound(env, env.docname)
    taken: set[int] = set()
    for comment in list(doctree.findall(nodes.comment)):
        lines = list(_lines(comment.astext()))
        if not lines:
            continue
        mark = stated()
        mark.source, mark.line = comment.source, comment.line
        target = _below(comment)
        comment.replace_self(mark)
        found = [] if target is None else list(_texts_of(target))
        taken.update(map(id, found))
        # MyST knows no line of a comment; it stands right above what it names the properties of.
        block = Block([_text(node) for node in found], place=place_of([*found, mark][0]))
        others = _read(env, lines, block)
        mark["block"] = block
        _settle(env, doctree, mark, block, found, others)
    if required:
        for node in doctree.findall(nodes.TextElement):
            if isinstance(node, _TEXTS) and id(node) not in taken and node.rawsource:
                _tell(env, bind(Block([_text(node)])))


def _lines(text: str) -> Iterator[tuple[str, str, str]]:
    """What a comment says: kind, rules, words. A line that begins otherwise goes on with the one before."""
    whole: list[str] = []
    for line in text.splitlines():
        if _LINE.match(line.strip()):
            whole.append(line.strip())
        elif whole:
            whole[-1] += f" {line.strip()}"
    for one in whole:
        match = _LINE.fullmatch(one)
        assert match is not None
        yield ("no rule" if match["no_rule"] else "states"), match["rules"] or "", match["said"]


def _read(env: BuildEnvironment, lines: list[tuple[str, str, str]], block: Block) -> list[Named]:
    """Take over what the lines name; gives those that are named for other rules than the page's."""
    others = []
    for kind, text, said in lines:
        if kind == "no rule":
            block.excuse = said
            account(env, env.docname).excuses.append((said, block.place))
            continue
        try:
            rules = list(_rules(env, text))
        except ValueError as error:
            fault(f"states: {error}", "states", block.place, env)
            continue
        for name in said.split():
            if name not in PROPERTIES:
                fault(f"states {name}: {_unknown(name)}", "states", block.place, env)
                continue
            new = [Named(name, one, block.place) for one in rules]
            block.named += new
            others += new if text else []
    return others


def _rules(env: BuildEnvironment, text: str) -> Iterator[Rules]:
    own = page_game(env)
    names = text.split() or ([own] if own else env.config[GAMES])
    if not names:
        raise ValueError("this page has no game of its own: name one, % states block: …")
    yield from map(known_rules, names)


def _unknown(name: str) -> str:
    """What to do about a name that no property has."""
    words = set(name.split("-"))
    near = sorted(PROPERTIES, key=lambda one: -len(words & set(one.split("-"))))[:3]
    return f"there is no such property; the nearest are {', '.join(near)}"


def _settle(
    env: BuildEnvironment,
    doctree: nodes.document,
    mark: stated,
    block: Block,
    found: list[nodes.TextElement],
    others: list[Named],
) -> None:
    binding = bind(block)
    # One claim for each sentence: that none is lost, the numbers of claims tell.
    for one in binding.bound:
        named = one.named
        holds, _ = tried(named.name, named.rules)
        engine = "holds" if holds else f"does not hold: {PROPERTIES[named.name].meaning}"
        about = f"{named.name} of {named.rules.name}, in “{one.sentence}”"
        judge(Claim("states", about, "holds", engine, block.place), mark, env)
    if not block.texts:
        fault("nothing stands below this comment", "states", block.place, env)
    if not all(text.example for text in block.texts):  # an example names its rules itself
        said = " ".join([_around(found), *(text.source for text in block.texts)])
        binding.problems += games_unsaid(others, said, GAME_WORDS)
    _tell(env, binding)
    for number, node in enumerate(found):
        names = {
            (one.named.name, one.named.rules.name): None
            for one in binding.bound
            if one.text == number
        }
        if names:
            statement = Statement(_anchor(doctree, node), node.astext(), tuple(names))
            account(env, env.docname).statements.append(statement)


def _tell(env: BuildEnvironment, binding: Binding) -> None:
    """Faults for what is wrong with the words: asked of the language that the page is written in."""
    if is_strict(env):
        for problem in binding.problems:
            fault(problem.message, "states", problem.place, env)


def _below(comment: nodes.Element) -> nodes.Element | None:
    """What stands below a comment or a text: the next block, or the heading of the next section."""
    at: nodes.Element = comment
    while at.parent is not None:
        siblings = at.parent.children
        for node in siblings[siblings.index(at) + 1 :]:
            if isinstance(node, nodes.section):
                return node.next_node(nodes.title)
            if not isinstance(node, nodes.comment | nodes.target | stated | nodes.Text):
                return node if isinstance(node, nodes.Element) else None
        at = at.parent
    return None


def _texts_of(node: nodes.Element) -> Iterator[nodes.TextElement]:
    for one in node.findall(nodes.TextElement):
        if isinstance(one, _TEXTS) and one.rawsource:
            yield one


def _text(node: nodes.TextElement) -> Text:
    return Text(node.rawsource, place_of(node), _in_example(node), frozenset(_counts(node)))


def _counts(node: nodes.TextElement) -> Iterator[int]:
    """What can be counted around a text: its links, the items of the list below, figures of its section."""
    yield node.rawsource.count("](")
    below = _below(node)
    if isinstance(below, nodes.bullet_list | nodes.enumerated_list):
        yield len(below.children)
    elif isinstance(below, example):
        yield from (len(rows.children) for rows in below.findall(nodes.tbody))
    section = _section(node)
    if section is not None:
        kinds = [type(one).__name__ for one in section.children if isinstance(one, example)]
        yield from {kinds.count(kind) for kind in kinds}
        if isinstance(node, nodes.title):
            lists = [one for one in section.children if isinstance(one, nodes.bullet_list)]
            yield from (len(one.children) for one in lists[:1])


def _in_example(node: nodes.Element) -> bool:
    at: nodes.Element | None = node
    while at is not None and not isinstance(at, example):
        at = at.parent
    return at is not None


def _section(node: nodes.Element) -> nodes.section | None:
    at: nodes.Element | None = node
    while at is not None and not isinstance(at, nodes.section):
        at = at.parent
    return at


def _around(found: list[nodes.TextElement]) -> str:
    """The term that a text defines, and the heading above it."""
    said = ""
    at: nodes.Element | None = found[0] if found else None
    while at is not None and not isinstance(at, nodes.section):
        if isinstance(at, nodes.definition_list_item):
            said = " ".join(one.astext() for one in at.findall(nodes.term))
        at = at.parent
    title = at.next_node(nodes.title) if at is not None else None
    return f"{said} {title.astext() if title is not None else ''}"


def _anchor(doctree: nodes.document, node: nodes.TextElement) -> str:
    """The id of the section that a text stands in, by its explicit target."""
    section = _section(node)
    if section is None:
        return ""
    explicit = [
        doctree.nameids.get(name) for name in section["names"] if doctree.nametypes.get(name)
    ]
    return next((one for one in explicit if one), section["ids"][0] if section["ids"] else "")
