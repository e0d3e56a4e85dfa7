"""Makes the icons of the installed page: `python -m tests.web.icons` draws each PNG from web/public/icons/icon.svg."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS

ICONS = Path("web/public/icons")
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "maskable-512.png": 512, "apple-touch-icon.png": 180}
WHOLE = ("maskable-512.png", "apple-touch-icon.png")
"""Those whose corners the system cuts off: the felt goes to the edge, and the board stays within the safe middle."""
_TO_THE_EDGE = "#ground { rx: 0 } #board { transform: scale(.84); transform-origin: 256px 252px }"


def main() -> None:
    """Draws all of them."""
    drawing = (ICONS / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"body {{ margin: 0 }} svg {{ display: block }} {_TO_THE_EDGE if name in WHOLE else ''}"
            page.set_content(f"<style>{style}</style>{drawing}")
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
