"""Rules pages: where every digit and every tile must be accounted for.

Which pages these are stands in conf.py as `rulebook_rules_pages`, names or patterns such as
`learn/*`. What they demand is asked of
the English source; a translation is compared with it, message by message.
"""

from fnmatch import fnmatchcase

from sphinx.environment import BuildEnvironment

SETTING = "rulebook_rules_pages"
SOURCE = "en"


def is_rules_page(env: BuildEnvironment, docname: str) -> bool:
    """Whether a page is one of those that the setting names, by itself or by a pattern."""
    return any(fnmatchcase(docname, pattern) for pattern in env.config[SETTING])


def is_strict(env: BuildEnvironment) -> bool:
    """Whether the page that is being read must account for all its digits and tiles."""
    return env.config.language == SOURCE and is_rules_page(env, env.docname)
