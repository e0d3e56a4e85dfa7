"""A browser and a server for the page tests."""

from __future__ import annotations

import shutil
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import Literal

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from tests.server.harness import Server

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


PATIENCE = 60_000
"""Milliseconds after which what the page should show is taken never to come."""


def lifetime(fixture_name: str, config: pytest.Config) -> Literal["module", "session"]:
    """One browser is enough if only page tests run: its event loop is in the way of asynchronous tests."""
    alone = not hasattr(config, "workerinput") and all("tests/web" in argument for argument in config.args)
    return "session" if alone else "module"


@pytest.fixture(scope=lifetime)
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        expect.set_options(timeout=PATIENCE)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("browser"))
    yield running
    running.kill()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    # Without the service worker, which test_installed.py covers: responses come from the server.
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", service_workers="block"
    )
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser test that fails runs once more: on a busy machine the page may be slower than a bounded wait.

    The summary names it as RERUN. A test that fails twice has failed.
    """
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """The report of a failed test shows what its page showed."""
    report = yield
    pages: list[Page] = [value for value in getattr(item, "funcargs", {}).values() if isinstance(value, Page)]
    if call.when == "call" and report.failed:
        for page in pages:
            with suppress(Error):
                report.sections.append((page.url, page.evaluate("() => document.body.innerText")))
    return report
