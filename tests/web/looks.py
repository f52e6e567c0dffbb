"""Whether everybody can read and reach what is on a screen: axe, day and evening, room, size of targets."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.web.browser import AXE

_FITS: Final = (Path(__file__).parent / "looks.js").read_text(encoding="utf-8")
_AXE: Final = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.map((one) =>
    `${one.id}: ${one.help}: ` + one.nodes.map((node) => node.html.slice(0, 200)).join(" // "));
}"""
_SCHEMES: Final = ("dark", "light")


def faults_of(page: Page) -> list[str]:
    """Everything that is wrong with the screen as it is; the page stays as it was."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    faults = []
    for scheme in _SCHEMES:
        page.emulate_media(color_scheme=scheme)
        faults += [f"{scheme}: {one}" for one in page.evaluate(_AXE)]
    faults += page.evaluate(_FITS)
    faults += [f"at 200 %: {one}" for one in _wide(page)]
    return faults


def _wide(page: Page) -> list[str]:
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    found: list[str] = [one for one in page.evaluate(_FITS) if one.startswith("sideways")]
    page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    return found
