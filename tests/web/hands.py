"""The ways to answer: with a mouse, with a finger, with the keyboard alone."""

import re
from contextlib import suppress
from typing import Final, Protocol

from playwright.sync_api import Error, Locator, Page

_NUMBERED: Final = "1234567890-="
_FOCUSED = """() => {
  const one = document.activeElement;
  return one ? (one.getAttribute("aria-label") ?? one.innerText ?? "").replace(/\\s+/g, " ").trim() : "";
}"""


_FREE: Final = """(card) => {
  const box = card.getBoundingClientRect();
  let best = { free: 0 };
  for (const part of [0.15, 0.3, 0.45, 0.6, 0.75, 0.9]) {
    const y = box.top + box.height * part;
    let from = null;
    for (let x = box.left; x < box.right + 2; x += 2) {
      const mine = x <= box.right && card.contains(document.elementFromPoint(x, y));
      if (mine && from === null) from = x;
      if (mine || from === null) continue;
      if (x - from > best.free) best = { free: x - from, x: (from + x) / 2, y };
      from = null;
    }
  }
  return best;
}"""
"""The middle of the widest strip of a card that no other card lies over."""


class Hands(Protocol):
    """How somebody presses what he sees."""

    def press(self, page: Page, name: str) -> None:
        """Presses the button of that name."""

    def card(self, page: Page, card: str, place: int) -> None:
        """Takes a card of the own hand; `place` counts from 0 along the fan."""

    def bid(self, page: Page, name: str) -> None:
        """Presses the first sum."""

    def pass_(self, page: Page) -> None:
        """Passes."""

    def hurry(self, page: Page) -> None:
        """Takes a full trick away before it goes by itself."""


class Pointer:
    """A mouse; with `touch` a finger."""

    def __init__(self, touch: bool = False) -> None:
        self._touch = touch

    def press(self, page: Page, name: str) -> None:
        self._hit(page.get_by_role("button", name=re.compile("^" + _loose(name) + "$")).first)

    def card(self, page: Page, card: str, place: int) -> None:
        spot = page.locator(f'main [data-card="{card}"]').evaluate(_FREE)
        assert spot["free"] >= 24, f"of {card} only {spot['free']} px are to be seen"
        if self._touch:
            page.touchscreen.tap(spot["x"], spot["y"])
        else:
            page.mouse.click(spot["x"], spot["y"])

    def bid(self, page: Page, name: str) -> None:
        self.press(page, name)

    def pass_(self, page: Page) -> None:
        self.press(page, "Pass")

    def hurry(self, page: Page) -> None:
        # It may be gone before the finger is there.
        with suppress(Error):
            page.get_by_role("button", name="Take the trick away now").click(timeout=300)

    def _hit(self, target: Locator) -> None:
        if self._touch:
            target.tap(timeout=5000)
        else:
            target.click(timeout=5000)


class Keys:
    """The keyboard alone, as the page's own help says."""

    def press(self, page: Page, name: str) -> None:
        for _ in range(80):
            if page.evaluate(_FOCUSED) == name:
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {name!r}")

    def card(self, page: Page, card: str, place: int) -> None:
        page.keyboard.press(_NUMBERED[place])
        focused = page.evaluate("() => document.activeElement?.dataset.card")
        assert focused == card, f"{_NUMBERED[place]} goes to {focused}, not to {card}"
        page.keyboard.press("Enter")

    def bid(self, page: Page, name: str) -> None:
        page.keyboard.press("b")
        focused = page.evaluate(_FOCUSED)
        assert focused == name, f"B goes to {focused!r}, not to {name!r}"
        page.keyboard.press("Enter")

    def pass_(self, page: Page) -> None:
        page.keyboard.press("p")

    def hurry(self, page: Page) -> None:
        page.keyboard.press("c")


def _loose(name: str) -> str:
    return r"\s*".join(re.escape(word) for word in name.split())
