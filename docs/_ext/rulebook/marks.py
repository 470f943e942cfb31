"""The mark by which the words of the extension are found, to be translated."""


def _(message: str) -> str:
    """Mark a message for extraction; it is translated when a page is written."""
    return message
