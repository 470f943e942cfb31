"""The languages of the site: their codes, as folders of the site have them, and their own names."""

NAMES = {"en": "English", "ko": "한국어", "ja": "日本語"}

SOURCE = "en"
"""The language the pages are written in."""

TRANSLATED = tuple(code for code in NAMES if code != SOURCE)
