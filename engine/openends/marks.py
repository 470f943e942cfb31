"""Marks messages for translation, where they are written down but not yet said."""


def N_(message: str) -> str:  # noqa: N802 (gettext calls it so)
    """Mark a message for extraction and give it back unchanged.

    >>> N_("Block")
    'Block'
    """
    return message
