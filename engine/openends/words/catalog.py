"""The catalogs of the engine's own words.

English is the source; the other languages are gettext catalogs beside this package,
compiled from `locales/<language>/LC_MESSAGES/openends.po`: a catalog makes a language known.
"""

import gettext
import io
import pkgutil
from functools import cache

from openends.errors import Reason, RulesError
from openends.marks import N_ as N_


def _data(name: str) -> bytes | None:
    try:
        return pkgutil.get_data("openends", f"locale/{name}")
    except FileNotFoundError:
        return None


LANGUAGES = ("en", *(_data("languages.txt") or b"").decode().split())
"""The languages the engine speaks, by their codes: English, and those that were compiled."""


@cache
def _catalog(language: str) -> gettext.NullTranslations:
    if language not in LANGUAGES:
        raise RulesError(Reason.NO_SUCH_LANGUAGE, language=language, known=LANGUAGES)
    if language == LANGUAGES[0]:
        return gettext.NullTranslations()
    compiled = _data(f"{language}.mo")
    if compiled is None:
        raise FileNotFoundError(f"no compiled catalog locale/{language}.mo in openends")
    return gettext.GNUTranslations(io.BytesIO(compiled))


def told(language: str, message: str, /, **facts: object) -> str:
    """A message in a language, with its facts filled in.

    Raises `RulesError` (`no-such-language`), and `FileNotFoundError` where a catalog that was
    compiled is gone.

    >>> told("ko", N_("none"))
    '없음'
    """
    return _catalog(language).gettext(message).format(**facts)
