"""Checks every claim on every page in every language, and all that keeps the languages true to each other.

Run from the project's root: `python -m checks`; the jobs `check` and `mutations` of noxfile.py call it.
"""
