"""The development server: headers, types, pages that are not there, ports that are taken."""

import socket
import threading
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from publishing.policy import CONTENT_SECURITY_POLICY
from publishing.serve import Server, first_free, main, open_server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    for name in (
        "index.html",
        "404.html",
        "en/a.js",
        "en/a.0f3a0f3a0f3a.js",
        "runtime-0a1b/x.wasm",
        "runtime-0a1b/y.mjs",
        "en/b.whl",
    ):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(name, "utf-8")
    server = open_server(tmp_path)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def get(server: Server, path: str, method: str = "GET") -> tuple[HTTPResponse, bytes]:
    with closing(HTTPConnection("127.0.0.1", server.server_port, timeout=5)) as connection:
        connection.request(method, path)
        response = connection.getresponse()
        return response, response.read()


@pytest.mark.parametrize(
    ("path", "type_"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/en/a.js", "text/javascript; charset=utf-8"),
        ("/runtime-0a1b/x.wasm", "application/wasm"),
        ("/runtime-0a1b/y.mjs", "text/javascript; charset=utf-8"),
        ("/en/b.whl", "application/zip"),
    ],
)
def test_types_and_policy(server: Server, path: str, type_: str) -> None:
    response, body = get(server, path)
    assert response.status == 200
    assert response.headers["Content-Type"] == type_
    assert response.headers["Content-Security-Policy"] == CONTENT_SECURITY_POLICY
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert body


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/", False),
        ("/en/a.js", False),
        ("/en/a.0f3a0f3a0f3a.js", True),
        ("/runtime-0a1b/x.wasm", True),
    ],
)
def test_only_what_carries_its_hash_is_kept_for_long(server: Server, path: str, kept: bool) -> None:
    response, _ = get(server, path)
    assert ("immutable" in response.headers["Cache-Control"]) is kept


@pytest.mark.parametrize("path", ["/nothing", "/en/", "/runtime-0a1b/", "/en/nothing.html"])
def test_what_is_not_there_gets_the_page_that_says_so(server: Server, path: str) -> None:
    response, body = get(server, path)
    assert (response.status, body) == (404, b"404.html")
    response, body = get(server, path, "HEAD")
    assert (response.status, body) == (404, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/runtime-0a1b/x",
        "/runtime-0a1b/",
        "/en/nothing.js?v=0f3a",
        "/%00",
        "/runtime-0a1b/%00",
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
def test_an_error_is_never_kept(server: Server, path: str, method: str) -> None:
    response, _ = get(server, path, method)
    assert response.status in (404, 501)
    assert response.headers["Cache-Control"] == "no-store"


def test_an_answer_that_nothing_has_changed_is_kept_as_what_it_stands_for(server: Server) -> None:
    first, _ = get(server, "/runtime-0a1b/x.wasm")
    with closing(HTTPConnection("127.0.0.1", server.server_port, timeout=5)) as connection:
        since = {"If-Modified-Since": first.headers["Last-Modified"]}
        connection.request("GET", "/runtime-0a1b/x.wasm", headers=since)
        response = connection.getresponse()
        assert response.status == 304
        assert "immutable" in response.headers["Cache-Control"]


def raw(server: Server, request: bytes) -> bytes:
    """What the server answers to bytes that no browser sends."""
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=5) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        while some := connection.recv(65536):
            answer += some
        return answer


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"nonsense\r\n\r\n", 400),
        (b"GET / HTTP/x\r\n\r\n", 400),
        (b"GET / HTTP/9.9\r\n\r\n", 505),
        (b"GET / and more HTTP/1.1\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400),
        (b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n", 414),
        (b"GET /" + b"a" * 5_000 + b" HTTP/1.1\r\n\r\n", 404),
        (b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 200 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\na: " + b"b" * 70_000 + b"\r\n\r\n", 431),
        (b"GET /%00 HTTP/1.1\r\nConnection: close\r\n\r\n", 404),
        (b"GET /%ED%A0%80 HTTP/1.1\r\nConnection: close\r\n\r\n", 404),
        (b"GET /\xff\xfe HTTP/1.1\r\nConnection: close\r\n\r\n", 404),
        (b"GET * HTTP/1.1\r\nConnection: close\r\n\r\n", 404),
        (b"GET /index.html/ HTTP/1.1\r\nConnection: close\r\n\r\n", 404),
        (b"BREW / HTTP/1.1\r\nConnection: close\r\n\r\n", 501),
    ],
)
def test_whatever_is_asked_is_answered(
    server: Server, request_: bytes, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = raw(server, request_)
    assert answer.startswith(b"HTTP/1.1 %d " % status), answer[:80]
    assert b"Cache-Control: no-store" in answer
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("target", ["secret.txt", "."])
def test_no_link_leads_out_of_the_folder(server: Server, tmp_path: Path, target: str) -> None:
    outside = tmp_path.parent / "outside"
    outside.mkdir(exist_ok=True)
    (outside / "secret.txt").write_text("secret", "utf-8")
    (tmp_path / "link").symlink_to(outside / target)
    (tmp_path / "round").symlink_to(tmp_path / "round")
    (tmp_path / "home").symlink_to(tmp_path / "en")
    for path in ("/link", "/link/secret.txt", "/round", "/home/../link"):
        response, body = get(server, path)
        assert (response.status, body) == (404, b"404.html")
    response, body = get(server, "/home/a.js")
    assert (response.status, body) == (200, b"en/a.js")


def test_nothing_outside_the_folder_is_served(server: Server, tmp_path: Path) -> None:
    (tmp_path.parent / "secret.txt").write_text("secret", "utf-8")
    response, body = get(server, "/../secret.txt")
    assert response.status == 404
    assert b"secret" not in body.replace(b"404.html", b"")


def test_a_port_that_is_taken_is_told_and_the_next_is_used(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with first_free(tmp_path, server.server_port) as second:
        assert second.server_port > server.server_port
    assert f"Port {server.server_port} is taken" in capsys.readouterr().out


def test_an_argument_that_is_no_port_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["eight"]) == 2
    assert "port number, not 'eight'" in capsys.readouterr().err


def test_without_a_site_one_is_told_to_build_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("publishing.serve.SITE", tmp_path)
    assert main([]) == 1
    assert "python3 start.py site" in capsys.readouterr().err
