"""Search for Korean and Japanese, by windows of two letters, in Sphinx's own index.

Sphinx has no Korean (it would split at spaces, so that 타일을 is not found by 타일) and its Japanese splits the
index but not the query, so that compounds are never found. Here a run of letters of these scripts becomes all its
windows of two letters, in the index and in the query alike; Sphinx's search wants all of them in a page. Each
kanji stands in the index alone too, as one is often a whole word.

Sphinx's script treats terms of fewer than three letters as optional where a longer one stands beside them. Stems
are therefore filled up to three letters, on both sides: then every term of a query is wanted.
"""

import json
import re
from string import Template

from sphinx.application import Sphinx
from sphinx.search import SearchLanguage, languages
from sphinx.util.typing import ExtensionMetadata

CJK = "\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3"
KANJI = "\u3005-\u3007\u3400-\u9fff"
FILLER = "\u00b7"  # no letter, so no other term can hold it
SHORTEST = 3

# Taken off the end of a run in a query, one at most, the longest first: the index has them only inside windows.
PARTICLES = "에서는|에서의|으로는|에서|에게|으로|부터|까지|처럼|보다|이나|은|는|이|가|을|를|의|에|와|과|도|로|만"

QUERY_SPLITTER = Template(r"""
const CJK_RUN = /^[$cjk]+$$/u;
const PARTICLE = /^(.{2,}?)(?:$particles)$$/u;
var splitQuery = (query) =>
  (query.match(/[$cjk]+|(?:(?![$cjk])[\p{L}\p{N}_])+/gu) ?? []).flatMap((run) => {
    if (!CJK_RUN.test(run)) return [run];
    const letters = [...run.replace(PARTICLE, "$$1")];
    if (letters.length < 2) return letters;
    return letters.slice(1).map((letter, index) => letters[index] + letter);
  });
""")

QUERY_STEMMER = Template("""
var Stemmer = function () {
  this.stemWord = (word) => word.padStart($shortest, $filler);
};
""")


class LetterWindows(SearchLanguage):
    """Windows of two letters, for scripts that do not part words by spaces as their readers search them."""

    js_splitter_code = QUERY_SPLITTER.substitute(cjk=CJK, particles=PARTICLES)
    js_stemmer_code = QUERY_STEMMER.substitute(shortest=SHORTEST, filler=json.dumps(FILLER))

    _run = re.compile(rf"[{CJK}]+|(?:(?![{CJK}])\w)+")
    _cjk = re.compile(rf"[{CJK}]{{2,}}")
    _kanji = re.compile(rf"[{KANJI}]")

    def split(self, input: str) -> list[str]:
        """The terms of a text: windows and kanji of the scripts' runs, every other run whole."""
        terms: list[str] = []
        for run in self._run.findall(input):
            if self._cjk.fullmatch(run):
                terms += (run[at : at + 2] for at in range(len(run) - 1))
                terms += self._kanji.findall(run)
            else:
                terms.append(run)
        return terms

    def stem(self, word: str) -> str:
        """The form in the index, which the script's stemmer makes of a query's terms too."""
        return word.lower().rjust(SHORTEST, FILLER)

    def word_filter(self, word: str) -> bool:
        """Every term counts: a language without word boundaries has no stop words."""
        return True


class Korean(LetterWindows):
    """Korean, which Sphinx lacks."""

    lang = "ko"
    language_name = "Korean"


class Japanese(LetterWindows):
    """Japanese, in the place of Sphinx's own."""

    lang = "ja"
    language_name = "Japanese"


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register both languages; the search of a build follows its language."""
    app.add_search_language(Korean)
    languages["ja"] = Japanese  # add_search_language refuses a language that Sphinx has
    return {"parallel_read_safe": True, "parallel_write_safe": True}
