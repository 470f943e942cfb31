"""Lessons as they stand on pages: the directives `lesson` and `course`."""
