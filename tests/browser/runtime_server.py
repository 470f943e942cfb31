"""A server of one small page with the engine, whose files can be made to fail one by one."""

import base64
import hashlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from publishing.policy import CONTENT_SECURITY_POLICY

_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
}
_PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Engine</title>
<meta name="openends-runtime" content="runtime/" data-integrity="{integrity}">
<link rel="icon" href="icon.svg">
<script type="module" src="page.js"></script>
"""
_ICON = b'<svg xmlns="http://www.w3.org/2000/svg"/>'
_SCRIPT = b'import * as board from "./engine/engine.js";\nObject.assign(window, board);\n'


@dataclass(frozen=True)
class Fault:
    """What goes wrong with one file.

    status: sent in place of 200. type: sent as its Content-Type. body: sent in place of the file.
    hangs: seconds to wait before anything is sent. slow: seconds to wait between parts of the file.
    policy: sent in place of the policy. only: what the file has to be wanted for, such as "worker".
    """

    status: HTTPStatus = HTTPStatus.OK
    type: str | None = None
    body: bytes | None = None
    hangs: float = 0
    slow: float = 0
    policy: str | None = None
    only: str | None = None


@dataclass
class Site:
    """What is served: files by their path, and the faults of some of them.

    cache: what is sent as Cache-Control. asked: the paths asked for so far, in order.
    """

    files: dict[str, bytes]
    faults: dict[str, Fault] = field(default_factory=dict)
    cache: str = "no-store"
    asked: list[str] = field(default_factory=list)
    closing: threading.Event = field(default_factory=threading.Event)


def site_of(clients: Path | None, runtime: Path) -> Site:
    """The site of the test page: the scripts in *clients*, and the built runtime in *runtime*."""
    files = {f"runtime/{path.name}": path.read_bytes() for path in runtime.iterdir()}
    page = _PAGE.format(integrity=integrity(files.get("runtime/manifest.json", b""))).encode()
    scripts = {}
    if clients:
        for path in clients.rglob("*.js"):
            scripts[path.relative_to(clients).as_posix()] = path.read_bytes()
    return Site({"": page, "page.js": _SCRIPT, "icon.svg": _ICON} | scripts | files)


def integrity(data: bytes) -> str:
    """What a browser compares with a file that holds *data*."""
    return f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"


@contextmanager
def serve(site: Site) -> Iterator[str]:
    """Serve *site* on a free port of this machine; gives the address of its page."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, site))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        site.closing.set()
        server.shutdown()
        server.server_close()
        thread.join()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, site: Site, *arguments: object) -> None:
        self.site = site
        super().__init__(*arguments)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        path = self.path.lstrip("/").partition("?")[0]
        self.site.asked.append(path)
        fault = self.site.faults.get(path, Fault())
        if fault.only not in (None, self.headers["Sec-Fetch-Dest"]):
            fault = Fault()
        if self.site.closing.wait(fault.hangs) if fault.hangs else False:
            return
        body = self.site.files.get(path) if fault.body is None else fault.body
        status = HTTPStatus.NOT_FOUND if body is None else fault.status
        body = body if body is not None and status is HTTPStatus.OK else b""
        self.send_response(status)
        suffix = Path(path).suffix or ".html"
        self.send_header(
            "Content-Type", fault.type or _TYPES.get(suffix, "application/octet-stream")
        )
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", fault.policy or CONTENT_SECURITY_POLICY)
        self.send_header("Cache-Control", self.site.cache)
        self.end_headers()
        self._send(body, fault.slow)

    def _send(self, body: bytes, slow: float) -> None:
        size = max(1, len(body) // 8) if slow else max(1, len(body))
        try:
            for start in range(0, len(body), size):
                self.wfile.write(body[start : start + size])
                if slow:
                    self.site.closing.wait(slow)
        except ConnectionError:
            pass  # the page went away, which is what some tests are about

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing: the tests' own output is enough."""
