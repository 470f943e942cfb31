"""The rules that a page is about: its front matter names them, `game: block`."""

from sphinx.environment import BuildEnvironment

KEY = "game"


def page_game(env: BuildEnvironment) -> str | None:
    """The rules that a page is about, if its front matter names some."""
    found = env.metadata.get(env.docname, {}).get(KEY)
    return None if found is None else str(found)
