"""A pytest plugin: few examples of each property, since Python in WebAssembly is slow.

CPython tries many; here the question is only whether the same code does the same in Pyodide.
"""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "pyodide",
    max_examples=10,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
