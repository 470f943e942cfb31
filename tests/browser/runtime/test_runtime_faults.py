"""The files of the engine come wrong, or do not come: it is told as what it is, and does not stay so."""

from collections.abc import Iterator
from dataclasses import replace
from http import HTTPStatus

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from publishing.chromium import find_chromium
from tests.browser.quick_chromium import TEST_ARGUMENTS
from tests.browser.runtime_page import (
    FOREVER,
    altered,
    ask,
    expect_answer,
    one_byte_more,
    open_page,
    wheel,
)
from tests.browser.runtime_server import Fault, Site

CUSTOM_SECTION = bytes([0, 2, 1, ord("x")])  # WebAssembly works as before with it at its end
SCRIPTS = ("worker.js", "pyodide.mjs", "pyodide.asm.js")


def expect_failed(page: Page, message: str) -> None:
    """Assert that the start fails with *message*, and is not tried again unasked."""
    failed = ask(page)
    assert failed["kind"] == "start"
    assert message in failed["message"]
    assert page.evaluate("engine.state") == "failed"
    assert ask(page) == failed


def try_again(page: Page) -> None:
    page.evaluate("engine.retry()")


def path_of(site: Site, file: str) -> str:
    return wheel(site) if file == "wheel" else f"runtime/{file}"


FAULTS = {
    "worker missing": ("worker.js", Fault(HTTPStatus.NOT_FOUND)),
    "manifest missing": ("manifest.json", Fault(HTTPStatus.NOT_FOUND)),
    "manifest broken": ("manifest.json", Fault(body=b"<!doctype html>")),
    "Pyodide missing": ("pyodide.mjs", Fault(HTTPStatus.NOT_FOUND)),
    "second script missing": ("pyodide.asm.js", Fault(HTTPStatus.NOT_FOUND)),
    "wasm missing": ("pyodide.asm.wasm", Fault(HTTPStatus.NOT_FOUND)),
    "library missing": ("python_stdlib.zip", Fault(HTTPStatus.SERVICE_UNAVAILABLE)),
    "lock missing": ("pyodide-lock.json", Fault(HTTPStatus.NOT_FOUND)),
    "wheel missing": ("wheel", Fault(HTTPStatus.NOT_FOUND)),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_start_that_fails_is_told_and_a_retry_works(page: Page, site: Site, fault: str) -> None:
    file, what = FAULTS[fault]
    path = path_of(site, file)
    site.faults[path] = what
    expect_failed(page, path.rpartition("/")[2])
    site.faults.clear()
    try_again(page)
    expect_answer(page)


@pytest.mark.parametrize("file", ["wheel", "python_stdlib.zip", "pyodide-lock.json", *SCRIPTS])
def test_an_altered_file_is_not_used(page: Page, site: Site, file: str) -> None:
    path = path_of(site, file)
    site.faults[path] = Fault(body=altered(site.files[path]))
    expect_failed(page, f"{path.rpartition('/')[2]}: it is not the file that was built")
    site.faults.clear()
    try_again(page)
    expect_answer(page)


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "manifest.json", *SCRIPTS])
def test_an_altered_file_that_would_work_is_not_used(page: Page, site: Site, file: str) -> None:
    path = path_of(site, file)
    more = (
        site.files[path] + CUSTOM_SECTION
        if file.endswith("wasm")
        else one_byte_more(site.files[path])
    )
    site.faults[path] = Fault(body=more)
    expect_failed(page, f"{file}: it is not the file that was built")
    site.faults.clear()
    try_again(page)
    expect_answer(page)


def test_wasm_of_a_wrong_type_is_of_no_account(page: Page, site: Site) -> None:
    site.faults["runtime/pyodide.asm.wasm"] = Fault(type="application/octet-stream")
    expect_answer(page)


# A wrong answer that lies in the cache.

WRONG = {
    "not found": Fault(HTTPStatus.NOT_FOUND),
    "server error": Fault(HTTPStatus.INTERNAL_SERVER_ERROR),
    "a page in its place": Fault(type="text/html", body=b"<!doctype html><p>Sorry"),
    "one byte more": Fault(),  # made of the file
    "a wrong type": Fault(type="text/plain"),
}
WAYS = ("retry", "reload", "another page", "by itself")


@pytest.mark.parametrize(
    ("file", "wrong", "way"),
    [
        (file, wrong, WAYS[(number + shift) % len(WAYS)])
        for shift, file in enumerate(SCRIPTS)
        for number, wrong in enumerate(WRONG)
    ],
)
def test_a_wrong_answer_does_not_stay(
    disk_context: BrowserContext, site: Site, address: str, file: str, wrong: str, way: str
) -> None:
    path = path_of(site, file)
    fault = WRONG[wrong]
    if wrong == "one byte more":
        fault = replace(fault, body=one_byte_more(site.files[path]))
    site.cache = FOREVER
    site.faults[path] = fault
    page = disk_context.new_page()
    open_page(page, address)
    if (
        way == "by itself"
    ):  # it came wrong when it was fetched ahead, and the server is mended by now
        page.evaluate(f"fetch('{path}').then((answer) => answer.arrayBuffer())")
    else:
        expect_failed(page, file)
    site.faults.clear()
    if way == "retry":
        try_again(page)
    elif way == "reload":
        page.reload()
        page.wait_for_function("window.engine")
    elif way == "another page":
        page.close()
        page = disk_context.new_page()
        open_page(page, address)
    expect_answer(page)


# Neither https nor localhost.


@pytest.fixture
def insecure_page(chromium: Browser, address: str) -> Iterator[Page]:
    """The page where the browser lets scripts take no hashes: by http, under another name."""
    rules = "--host-resolver-rules=MAP elsewhere.test 127.0.0.1"
    program = find_chromium()
    browser = chromium.browser_type.launch(executable_path=program, args=[*TEST_ARGUMENTS, rules])
    page = browser.new_page()
    open_page(page, address.replace("127.0.0.1", "elsewhere.test"))
    assert not page.evaluate("isSecureContext")
    yield page
    browser.close()


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "worker.js"])
def test_without_https_altered_files_are_found_as_well(
    insecure_page: Page, site: Site, file: str
) -> None:
    path = path_of(site, file)
    more = CUSTOM_SECTION if file.endswith("wasm") else b"\n"
    site.faults[path] = Fault(body=site.files[path] + more)
    expect_failed(insecure_page, file)
    site.faults.clear()
    try_again(insecure_page)
    expect_answer(insecure_page)


# A policy.

POLICIES = {
    "no WebAssembly": ("runtime/worker.js", "script-src 'self'; connect-src 'self'", "WebAssembly"),
    "no workers": ("", "script-src 'self'; connect-src 'self'; worker-src 'none'", "worker-src"),
    "no requests": ("", "script-src 'self'; connect-src 'none'", "connect-src"),
}


@pytest.mark.parametrize("name", POLICIES)
def test_a_policy_that_forbids_the_engine_is_told_at_once(
    chromium: Browser, site: Site, address: str, name: str
) -> None:
    path, policy, message = POLICIES[name]
    site.faults[path] = Fault(policy=policy)
    context = chromium.new_context()
    page = context.new_page()
    open_page(page, address)
    page.clock.install()  # no limit runs out: it is not waited for
    failed = ask(page)
    assert failed["kind"] == "policy"
    assert message in failed["message"]
    site.faults.clear()
    page.reload()
    page.wait_for_function("window.engine")
    expect_answer(page)
    context.close()


# The book was renewed.


def renew(site: Site) -> None:
    """Put another build in the place of the one that there was: the old files are gone."""
    for path in [path for path in site.files if path.startswith("runtime/")]:
        site.files[path.replace("runtime/", "runtime-2/")] = site.files.pop(path)
    site.files[""] = site.files[""].replace(b'content="runtime/"', b'content="runtime-2/"')


@pytest.mark.parametrize("cache", ["no-store", FOREVER])
def test_a_page_of_a_build_that_is_gone_says_that_the_book_was_renewed(
    page: Page, site: Site, cache: str
) -> None:
    site.cache = cache
    renew(site)
    assert ask(page)["kind"] == "renewed"
    with page.expect_navigation():
        page.evaluate("engine.retry()")
    page.wait_for_function("window.engine")
    expect_answer(page)


def test_a_server_that_has_neither_old_nor_new_files_is_no_renewal(page: Page, site: Site) -> None:
    kept = dict(site.files)
    for path in kept:
        if not path.endswith(".js") or path.startswith("runtime/"):
            site.files.pop(path)
    expect_failed(page, "manifest.json: status 404")
    site.files.update(kept)
    try_again(page)
    expect_answer(page)
