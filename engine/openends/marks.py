"""Marks messages for translation, where they are written down but not yet said."""


def N_(message: str) -> str:
    """Marks a message for extraction and gives it back unchanged.

    >>> N_("Block")
    'Block'
    """
    return message
