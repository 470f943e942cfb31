"""The Content-Security-Policy of every page: no other origin, no script and no style but from a file of the site.

It stands in each page as a <meta>, so that it holds on any static host, and the development server sends it as a
header too, which a worker obeys. 'wasm-unsafe-eval' lets WebAssembly compile, and nothing else.
"""

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        "connect-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",  # the theme's style sheet draws its icons as data: images
        "base-uri 'none'",
        "form-action 'self'",
    )
)
