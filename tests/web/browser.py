"""The site as a person has it: a server of its own process, and Debian's Chromium."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = shutil.which("chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def require_browser() -> None:
    """Skips where there is no Chromium; fails for that where CI=true."""
    if CHROMIUM is None:
        told = "Chromium is missing: apt-get install chromium fonts-dejavu-core"
        if os.environ.get("CI") == "true":
            pytest.fail(told)
        pytest.skip(told)


HURRIED = os.environ | {
    "THOUSAND_REQUESTS_A_MINUTE": "100000",
    "THOUSAND_TABLES_AN_ADDRESS": "1000",
    "THOUSAND_GUESTS_AN_ADDRESS": "1000",
}
"""Tests are one address, and in a hurry."""


@contextmanager
def running_site(folder: Path, *options: str) -> Iterator[str]:
    """The address of a server that runs with a database in a folder."""
    command = [
        sys.executable,
        "-m",
        "thousand.cli",
        "serve",
        "--port",
        "0",
        "--database",
        str(folder / "site.db"),
    ]
    with subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=HURRIED
    ) as server:
        assert server.stdout is not None
        try:
            yield _address(iter(server.stdout))
        finally:
            server.terminate()
            server.stdout.read()


def _address(lines: Iterator[str]) -> str:
    heard = []
    for line in lines:
        heard.append(line)
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found:
            return found.group()
    raise AssertionError("the server tells no address:\n" + "".join(heard))


def require_accessible(page: Page) -> None:
    """Fails with what axe finds on the page as it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    told = [f"{one['id']}: {one['help']}\n  {one['nodes'][0]['html']}" for one in found["violations"]]
    assert not told, "\n".join(told)
