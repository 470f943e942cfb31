"""Every text that a lesson may show exists in each language, and is no copy of the English."""

import re

import pytest

from course.figures.words import LESSON_SAID, PROGRESS_SAID, WORDS
from publishing import ROOT
from publishing.languages import TRANSLATED
from rulebook.phrases import PHRASES, SAID
from tests.tutorials.catalogs import NAMES, lesson, translations

TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
LETTERS = {"ko": re.compile("[가-힣]"), "ja": re.compile("[ぁ-んァ-ヶ一-龠]")}
ANY_LETTER = re.compile(r"[^\W\d_]")


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", NAMES)
def test_every_text_of_a_lesson(name: str, language: str) -> None:
    known = translations(f"learn/{name}", language)
    page = (ROOT / "docs" / "learn" / f"{name}.md").read_text("utf-8")
    texts = [text.text for step in lesson(name).steps for text in step.texts]
    titles = TITLE.findall(page)
    assert len(titles) == 1
    letter = LETTERS.get(language, ANY_LETTER)
    missing = [text for text in (*titles, *texts) if not letter.search(known.get(text, ""))]
    assert missing == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_word_of_the_board(language: str) -> None:
    known = translations("rulebook", language)
    spoken = [PHRASES, WORDS, LESSON_SAID, PROGRESS_SAID, *SAID.values()]
    sentences = [sentence for words in spoken for sentence in words.values()]
    assert [one for one in sentences if one not in known] == []
