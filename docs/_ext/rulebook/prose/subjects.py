"""What a number of the rules is about stands in its words: whose rules, which number, how many play.

    {rule}`block tiles = 28`                                  its sentence speaks of the set
    {rule}`100 for two players <block targets 2>`             its words name the players
    {tile}`[4|4] double`                                      its sentence speaks of a double
    {rule}`block targets 3 4 = 61`                            once more what was said before

So no two numbers can change places, in no language. The words are in the catalog `rulebook`: of each
number the words of which one stands in its sentence, and the numbers of players. Rules other than those
of the page, which its front matter names (`game: block`), are named in the sentence.
"""

import re
from itertools import pairwise

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from openends.words.options import game_name

from ..claims.claim import Claim
from ..claims.judging import fault, judge
from ..claims.strict import is_rules_page
from ..game import page_game
from ..nodes import part
from ..phrases import GAMES, SUBJECTS, engine_language, translated
from .roles import ABOUT, DOUBLE, About
from .tiles import tile

_OF_THE_SET = ("tiles", "highest", "lowest")
_RANGE = ("lowest", "highest")
_END = re.compile(r"[.!?。！？](?:\s|$|(?<=[。！？]))")


def judge_subjects(app: Sphinx, doctree: nodes.document) -> None:
    """Compare what each number is about with the words around it. For `doctree-read`."""
    if not is_rules_page(app.env, app.env.docname):
        return
    words = translated(app.env, SUBJECTS)
    said_before: dict[int, About] = {}
    for node in doctree.findall(nodes.Element):
        about = node.get(ABOUT)
        if about is None:
            continue
        sentence = sentence_of(node)
        if about.subject == DOUBLE:
            _judge_word(app.env, node, about, sentence, words)
            continue
        _judge_game(app.env, node, about, sentence)
        if isinstance(node, tile):
            continue
        before = said_before.get(id(_scope(node)))
        if about.by_players and not about.words:
            if before is None or before.asked != about.asked:
                _fault(
                    app.env,
                    about,
                    f"say how many play, in the role: {{rule}}`{about.number} for … players "
                    f"<{about.asked}>`, or repeat what was said last",
                )
            continue
        _judge_word(app.env, node, about, sentence, words)
        if about.words:
            _judge_players(app.env, node, about, words)
            said_before[id(_scope(node))] = about
    _judge_twice(app.env, doctree)
    _judge_ranges(app.env, doctree)


def _judge_word(
    env: BuildEnvironment, node: nodes.Element, about: About, sentence: str, words: dict[str, str]
) -> None:
    wanted = words[about.subject]
    if not _has(sentence, wanted):
        known = wanted.replace("|", ", ")
        _fault(env, about, f"its sentence does not say what it is: one of {known} expected there")


def _judge_players(
    env: BuildEnvironment, node: nodes.Element, about: About, words: dict[str, str]
) -> None:
    """The numbers of players that the role's own words name: of those for which it holds."""
    said = [str(count) for count in range(2, 5) if _has(about.words, words[f"players_{count}"])]
    right = set(about.players)
    holds = bool(said) and set(said) <= right
    engine = " ".join(said) if holds else " ".join(about.players)
    if about.by_players or said:
        judge(Claim("players", about.asked, " ".join(said), engine, about.place), node, env)


def _judge_twice(env: BuildEnvironment, doctree: nodes.document) -> None:
    """In one sentence, no number of the rules with its words is said twice."""
    last: dict[tuple[int, str], About] = {}
    for node in doctree.findall(nodes.inline):
        about = node.get(ABOUT)
        if about is None or not about.words:
            continue
        key = id(_block(node)), about.asked
        if key in last:
            _fault(env, about, "the sentence says it twice; another number of players is meant")
        last[key] = about


def _judge_ranges(env: BuildEnvironment, doctree: nodes.document) -> None:
    """The lowest and the highest tile of a set stand together, in this order."""
    blocks: dict[int, list[About | None]] = {}
    for node in doctree.findall(nodes.Element):
        if isinstance(node, tile) or "oe-number" in node.get("classes", []):
            of_range = isinstance(node, tile) and ABOUT in node and node[ABOUT].subject in _RANGE
            blocks.setdefault(id(_block(node)), []).append(node[ABOUT] if of_range else None)
    for claims in blocks.values():
        found = [about for about in claims if about]
        said = [about.subject for about in found]
        apart = any(
            first and first.subject == "lowest" and not second for first, second in pairwise(claims)
        )
        if apart or said != [*_RANGE] * (len(said) // 2):
            _fault(
                env, found[0], "the lowest and the highest tile stand together, the lowest first"
            )
        for low, high in pairwise(found):
            if (low.subject, high.subject) == ("lowest", "highest") and low.rules != high.rules:
                _fault(env, high, f"highest of {low.rules} expected, as the lowest before it")


def _judge_game(env: BuildEnvironment, node: nodes.Element, about: About, sentence: str) -> None:
    """Rules that are not those of the page are named in the sentence, or in its paragraph as text."""
    own = _game_around(env, node)
    game = about.rules.partition(";")[0]
    if own == game or (own is None and about.subject in _OF_THE_SET):
        return
    name = translated(env, GAMES).get(game) or game_name(game, engine_language(env))
    literals = [one.astext() for one in _block(node).findall(nodes.literal)]
    if not _has(sentence, name) and about.rules not in literals:
        page = f"this page is about {own}" if own else "this page has no game of its own"
        _fault(env, about, f"{page}: say {name} in the sentence, or ask for another game")


def _game_around(env: BuildEnvironment, node: nodes.Element) -> str | None:
    own = _part_around(node)
    return page_game(env) if own is None else str(own["game"])


def _fault(env: BuildEnvironment, about: About, message: str) -> None:
    fault(f"{about.role} {about.asked}: {message}", "subject", about.place, env)


def _has(text: str, words: str) -> bool:
    """Whether one of the words, with strokes between them, stands in a text.

    >>> _has("The Target is", "target|match"), _has("ball", "all"), _has("두 명이면", "두")
    (True, False, True)
    """
    return any(
        re.search(rf"\b{re.escape(word)}\b" if word.isascii() else re.escape(word), text, re.I)
        for word in words.split("|")
    )


def sentence_of(node: nodes.Element) -> str:
    """The sentence that a node stands in, as readers see it."""
    before, after, passed = "", "", False
    for text in _block(node).findall(nodes.Text):
        if _within(text, node):
            passed = True
        elif passed:
            after += text.astext()
        else:
            before += text.astext()
    start = max((match.end() for match in _END.finditer(before)), default=0)
    end = _END.search(after)
    return before[start:] + node.astext() + (after[: end.start()] if end else after)


def _within(text: nodes.Node, node: nodes.Element) -> bool:
    at = text.parent
    while at is not None:
        if at is node:
            return True
        at = at.parent
    return False


def _scope(node: nodes.Node) -> nodes.Element:
    """A part of a page with a game of its own, or the whole page: what a number can repeat was said there."""
    at: nodes.Element | None = _part_around(node)
    if at is None:
        at = node.parent
        while at.parent is not None:  # `document` of a translated sentence is another one
            at = at.parent
    return at


def _block(node: nodes.Node) -> nodes.Element:
    at: nodes.Element = node.parent
    while isinstance(at, nodes.Inline):
        at = at.parent
    return at


def _part_around(node: nodes.Node) -> part | None:
    at = node.parent
    while at is not None and not isinstance(at, part):
        at = at.parent
    return at
