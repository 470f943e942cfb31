"""Rules pages: where every digit and every tile must be accounted for.

Every page is one, a new one too, unless conf.py exempts it and says why:

    rulebook_exempt_pages = {"authors": "it shows what loose numbers look like"}

The keys are names of pages or patterns such as `news/*`. What a rules page demands is asked of it in
the language that it is written in, the `language` of conf.py; a translation, built with
`-D language=…`, is compared with its source, message by message. Where conf.py itself holds the
language of a translation, `rulebook_source_language` says which the source is.
"""

from fnmatch import fnmatchcase

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

EXEMPT = "rulebook_exempt_pages"
LANGUAGE = "rulebook_source_language"

logger = logging.getLogger(__name__)


def add_settings(app: Sphinx) -> None:
    """The two settings, and the judgement on them."""
    app.add_config_value(EXEMPT, {}, "env", (dict,))
    app.add_config_value(LANGUAGE, _language_of_conf, "env", (str,))
    app.connect("env-check-consistency", judge_exempt)


def is_source(config: Config) -> bool:
    """Whether a build is in the language that the pages are written in."""
    return bool(config.language == config[LANGUAGE])


def is_rules_page(env: BuildEnvironment, docname: str) -> bool:
    """Whether a page is exempt by no name and by no pattern."""
    return not any(fnmatchcase(docname, pattern) for pattern in env.config[EXEMPT])


def is_strict(env: BuildEnvironment) -> bool:
    """Whether the page that is being read must account for all its digits and tiles."""
    return is_source(env.config) and is_rules_page(env, env.docname)


def judge_exempt(app: Sphinx, env: BuildEnvironment) -> None:
    """Warn of a page that is exempt for no reason, and of a name that exempts none."""
    judge_patterns(app, env, EXEMPT, "exempt")


def judge_patterns(app: Sphinx, env: BuildEnvironment, setting: str, word: str) -> None:
    """Warn of what a setting names for no reason, and of a name that no page has."""
    for pattern, why in env.config[setting].items():
        if not isinstance(why, str) or not why.strip():
            message = f"{setting}: {pattern!r} is {word} for no reason; write one behind the colon"
        elif not any(fnmatchcase(name, pattern) for name in env.found_docs):
            message = f"{setting}: there is no page {pattern!r}; mend the name, or leave it out"
        else:
            continue
        place = f"{app.confdir / 'conf.py'}:1"
        logger.warning(message, type="settings", subtype="exempt", location=place)


def _language_of_conf(config: Config) -> str:
    """The language in conf.py itself, whatever the command line asks for."""
    # Sphinx gives no public way past the command line's `-D language=…`.
    return str(getattr(config, "_raw_config", {}).get("language", "en"))
