"""Pictures of the running page: those of the README and the docs, and references that changes are compared with.

    python -m tests.web.pictures docs             takes the pictures of the README and the docs
    python -m tests.web.pictures save             takes the references: every state at five sizes, light and dark
    python -m tests.web.pictures check [FOLDER]   takes them again into FOLDER and names those that differ

Every state is the same in each run: the server draws the same cards, and its clock and the page's stand still. Text is
drawn differently by other fonts and versions of Chromium, so compare on the machine that saved.
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.harness import Server
from tests.web.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.web.player import Person
from tests.web.states import ARTHUR, opened, review, states

DOCS: Final = Path("docs/images")
REFERENCES: Final = Path("tests/web/references")
SIZES: Final = ((1440, 900), (820, 1180), (1180, 820), (390, 844), (844, 390))
LOADED = """() => {
    // An image outside the window may be loaded later.
    const isDue = (image, box = image.getBoundingClientRect()) => image.loading !== "lazy" || (box.top < innerHeight && box.bottom > 0);
    const shown = [...document.images].filter((image) => image.checkVisibility({ contentVisibilityAuto: true }) && isDue(image));
    return Promise.all([document.fonts.ready, ...shown.map((image) => image.decode())]).then(() => true);
}"""
NOW: Final = "2026-11-22T12:00:00.000000+00:00"
SHOWN: Final = {"first-visit": "lobby", "play": "table"}
"""The states that the README shows, and what their pictures are called there."""
PORT: Final = 15_152
"""The same in each run, for the QR codes of links."""
TOLERANCE: Final = 0.002
"""The share of the pixels that may differ by more than a shade."""

STANDING_STILL: Final = f"""
import secrets
from base64 import urlsafe_b64encode
from random import Random
from time import time
from fifteentwo.server import (
    accounts, accounts_passkeys, accounts_store, evening_rows, evenings, lobby, practice_routes, practising, routes, store,
)

class Same(Random):
    def getrandbits(self, bits):
        return 0x5F0F15 % 2 ** bits

drawn = Random(CHANCE)
secrets.token_hex = lambda size=32: "5f" * size
secrets.token_urlsafe = lambda size=32: urlsafe_b64encode(drawn.randbytes(size)).rstrip(b"=").decode()
secrets.randbits = drawn.getrandbits
evenings.SystemRandom = lambda: drawn
practising._random = drawn
lobby.SystemRandom = Same
lobby.today = routes.today = practice_routes.today = lambda: "{NOW[:10]}"
accounts.now = accounts_passkeys.now = accounts_store.now = evening_rows.now = evenings.now = lambda: "{NOW}"
# The page shows minutes; games are listed by what follows.
store._now = lambda: f"{NOW[:19]}.{{int(100 * time()) % 10**6:06}}+00:00"
"""

# Compares two images in the browser: the share of pixels with a channel that differs by more than 24.
DIFFERENCE: Final = """async ([one, other]) => {
    const pixels = await Promise.all([one, other].map(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const drawn = canvas.getContext("2d");
        drawn.drawImage(image, 0, 0);
        return drawn.getImageData(0, 0, image.width, image.height).data;
    }));
    const [a, b] = pixels;
    if (a.length !== b.length) return 1;
    let apart = 0;
    for (let at = 0; at < a.length; at += 4)
        if ([0, 1, 2].some((channel) => Math.abs(a[at + channel] - b[at + channel]) > 24)) apart += 1;
    return (4 * apart) / a.length;
}"""

# Encodes a PNG as another type.
ENCODE: Final = """async ([png, type, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
}"""

# A browser adds a salt to the shuffle of each game (web/src/lib/salts.ts): here always the same.
SAME_SALT: Final = "crypto.getRandomValues = (numbers) => numbers.fill(15);"

Theme = Literal["light", "dark"]


class Look(NamedTuple):
    """How the page is shown: its size in CSS pixels, and its theme."""

    width: int
    height: int
    theme: Theme

    @property
    def name(self) -> str:
        """Such as 390x844-dark."""
        return f"{self.width}x{self.height}-{self.theme}"


LOOKS: Final = tuple(Look(*size, theme) for theme in ("light", "dark") for size in SIZES)


def take(
    browser: Browser, look: Look, past: Path, scale: float = 0.5, full: bool = False
) -> Iterator[tuple[str, bytes]]:
    """Each state and its picture, as PNG, of the window or of the full page; the games of the past are in a folder."""
    with TemporaryDirectory() as temporary:
        data = Path(temporary) / "data"
        copytree(past, data)
        server = Server(data, PORT, before=STANDING_STILL.replace("CHANCE", "1"))
        try:
            context = browser.new_context(
                viewport={"width": look.width, "height": look.height},
                device_scale_factor=scale,
                color_scheme=look.theme,
                reduced_motion="reduce",
                has_touch=look.width < 1400,
                service_workers="block",
            )
            context.set_default_timeout(PATIENCE)
            context.add_init_script(SAME_SALT)
            page = context.new_page()
            page.clock.set_fixed_time(NOW)
            for state in states(page, server):
                page.mouse.move(0, 0)
                page.evaluate(LOADED)
                yield state, page.screenshot(full_page=full)
            context.close()
        finally:
            server.kill()


def play_before(browser: Browser, data: Path) -> None:
    """Fills a server's folder with three finished games and an unfinished one."""
    server = Server(data, PORT, before=STANDING_STILL.replace("CHANCE", "2"))
    try:
        page = browser.new_context(reduced_motion="reduce").new_page()
        page.add_init_script(SAME_SALT)
        page.set_default_timeout(PATIENCE)
        person = Person(page, server.address, "mouse", looks=False)
        person.arrive()
        for rules, name, player in (
            ("standard", "Odile", "expert"),
            ("lowball", "Walter", "novice"),
            ("standard", "Mei", "casual"),
        ):
            person.sit(opened(server, f"{rules} target=61", ((name, player),)))
            person.play_on()
        opened(server, "standard", ARTHUR)
        review(server)
        page.context.close()
    finally:
        server.kill()


def encoded(page: Page, png: bytes, kind: str, quality: float) -> bytes:
    """The picture as JPEG or WebP."""
    asked = [base64.b64encode(png).decode(), f"image/{kind}", quality]
    return base64.b64decode(page.evaluate(ENCODE, asked))


def differing(browser: Browser, folder: Path) -> list[str]:
    """A sentence for each picture in the folder that differs from its reference."""
    page = browser.new_page()
    found = []
    for path in sorted({each.name for place in (folder, REFERENCES) for each in place.glob("*.webp")}):
        if not (folder / path).exists():
            found.append(f"{path} is no longer taken")
        elif not (REFERENCES / path).exists():
            found.append(f"{path} has no reference")
        else:
            urls = [
                "data:image/webp;base64," + base64.b64encode((place / path).read_bytes()).decode()
                for place in (folder, REFERENCES)
            ]
            share = page.evaluate(DIFFERENCE, urls)
            if share > TOLERANCE:
                found.append(f"{path} differs in {100 * share:.1f} % of its pixels")
    page.close()
    return found


def main(arguments: list[str]) -> int:
    """Runs the command; returns the exit status."""
    what, folder = (*arguments, "")[:2] if len(arguments) in {1, 2} else ("", "")
    if what not in {"docs", "save", "check"}:
        print(__doc__, file=sys.stderr)
        return 2
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, TemporaryDirectory() as temporary:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        past = Path(temporary) / "past"
        play_before(browser, past)
        blank = browser.new_page()
        if what == "docs":
            for state, picture in take(browser, Look(1280, 800, "light"), past, 1):
                if state in SHOWN:
                    (DOCS / f"{SHOWN[state]}.jpeg").write_bytes(encoded(blank, picture, "jpeg", 0.85))
            return 0
        target = REFERENCES if what == "save" else Path(folder or temporary, "" if folder else "taken")
        target.mkdir(parents=True, exist_ok=True)
        for look in LOOKS:
            for state, picture in take(browser, look, past):
                (target / f"{state}-{look.name}.webp").write_bytes(encoded(blank, picture, "webp", 0.4))
            print(look.name, file=sys.stderr)
        if what == "save":
            return 0
        found = differing(browser, target)
        print(json.dumps(found, indent=1) if found else "All pictures are as their references.")
        return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
