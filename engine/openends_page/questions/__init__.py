"""The questions of a page, a subject a module: params in, what the page shows out."""
