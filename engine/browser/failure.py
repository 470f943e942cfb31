"""The one exception of the browser build: a sentence for the person who runs it."""


class BuildError(Exception):
    """The build cannot go on.

    Its text says what was expected, what was found, and what to do.
    """
