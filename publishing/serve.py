"""Serves the finished site on localhost: `python -m publishing.serve [PORT]`.

With the headers a static host should send: true types of WebAssembly and modules, the policy (a worker obeys its
own file's), and long life for what carries its hash in its name and only that.
"""

import os
import re
import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from openends.cli.output import finished
from publishing import SITE
from publishing.policy import CONTENT_SECURITY_POLICY

PORT = 8000
PORTS_TRIED = 50
FOREVER = re.compile(r"/runtime-[0-9a-f]+/|\.[0-9a-f]{12}\.(?:css|js)$")
FOREVER_SAID = "public, max-age=31536000, immutable"

TYPES = {  # what the system's own tables say varies
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".zip": "application/zip",
    ".svg": "image/svg+xml",
    ".xml": "application/xml",
    ".txt": "text/plain; charset=utf-8",
    ".png": "image/png",
    "": "application/octet-stream",
}


class Handler(SimpleHTTPRequestHandler):
    """Files of one folder, and its 404.html for what is not there."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES
    path = ""  # until a request line has been understood
    status = HTTPStatus.OK.value

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin an answer, and remember what it is: only what is there may be kept."""
        self.status = int(code)
        super().send_response(code, message)

    def send_head(self) -> Any:
        """The file that an address names, if it lies in the folder; no link leads out of it."""
        folder = Path(self.directory).resolve()
        try:
            inside = Path(self.translate_path(self.path)).resolve().is_relative_to(folder)
            if inside:
                return super().send_head()
        except ValueError:  # no name that a file can have: a zero byte, half a character
            pass
        self.send_error(HTTPStatus.NOT_FOUND)
        return None

    def end_headers(self) -> None:
        """Add what every answer carries."""
        self.send_header("Content-Security-Policy", CONTENT_SECURITY_POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header("Cache-Control", _kept(self.status, self.path))
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """A page in the site's languages instead of the server's own."""
        self.request_version = self.protocol_version  # of a line not understood it is none
        missing = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not missing.is_file():
            super().send_error(code, message, explain)
            return
        body = missing.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def list_directory(self, path: Any) -> None:
        """A static host shows no listings."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *args: Any) -> None:
        """Keep quiet: the address printed at the start stays in sight."""


def _kept(status: int, path: str) -> str:
    """How long an answer may be kept: an error not at all, for the next may be right.

    >>> _kept(404, "/runtime-0a1b/x.wasm"), _kept(200, "/en/index.html")
    ('no-store', 'no-cache')
    """
    if status >= HTTPStatus.BAD_REQUEST:
        return "no-store"
    found = status in (HTTPStatus.OK, HTTPStatus.PARTIAL_CONTENT, HTTPStatus.NOT_MODIFIED)
    return FOREVER_SAID if found and FOREVER.search(path) else "no-cache"


class Server(ThreadingHTTPServer):
    """Answers many requests at once, on this machine only."""

    daemon_threads = True
    allow_reuse_address = (
        os.name != "nt"
    )  # there it lets two servers share a port, as the next does elsewhere
    allow_reuse_port = False

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A reader who leaves in the middle of an answer is no error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    @property
    def address(self) -> str:
        """What a reader types."""
        return f"http://localhost:{self.server_port}/"


def open_server(folder: Path = SITE, port: int = 0) -> Server:
    """A server of a folder, bound but not yet answering; port 0 is any free one. Raises OSError where it is taken."""
    return Server(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def first_free(folder: Path, port: int) -> Server:
    """The server at this port, or at the next one that is free."""
    for candidate in range(port, port + PORTS_TRIED):
        try:
            return open_server(folder, candidate)
        except OSError:
            print(f"Port {candidate} is taken, trying the next.")
    raise OSError(f"no free port from {port} to {port + PORTS_TRIED - 1}")


def main(arguments: list[str]) -> int:
    """Serve until interrupted."""
    if arguments and not arguments[0].isdecimal():
        print(f"The one argument is a port number, not {arguments[0]!r}.", file=sys.stderr)
        return 2
    if not (SITE / "index.html").is_file():
        print("There is no site yet: build it with `python3 start.py site`.", file=sys.stderr)
        return 1
    try:
        server = first_free(SITE, int(arguments[0]) if arguments else PORT)
    except OSError as error:
        print(
            f"The site cannot be served: {error}. Close another server or name a port.",
            file=sys.stderr,
        )
        return 1
    print(f"\n  Open Ends is at {server.address}\n  Ctrl+C ends it.\n", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0


if __name__ == "__main__":
    sys.exit(finished(lambda: main(sys.argv[1:])))
