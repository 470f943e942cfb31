"""What a page asks the engine in the browser, and the practice matches that it shows.

It goes into the browser's wheel together with the library, and nobody but the site imports it.
"""
