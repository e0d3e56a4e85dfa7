"""Browsers that sign in to accounts."""

from __future__ import annotations

import secrets
from typing import Any

import httpx

from tests.server.harness import Server

RULES = "standard target=31 match=single"
PASSWORD = "ten pegs and a crib"
CHAIRS = [{"name": "Ann"}, {"name": "Arthur", "player": "simple"}]


BEFORE = """
import argon2
import fifteentwo.server.accounts_passwords as passwords
import fifteentwo.server.accounts_routes as accounts_routes
import fifteentwo.server.sockets as sockets
accounts_routes.GRACE = 0.02
passwords._hasher = lambda: argon2.PasswordHasher(1, 8, 1)
sockets.LOOKS = 0.02
"""
"""The server of these tests hashes passwords at little cost, and looks often whether a browser is signed in."""


class Browser:
    """A browser: its token and its cookies."""

    def __init__(self, server: Server) -> None:
        self.token = secrets.token_hex(24)
        self._client = httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {self.token}"})

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self._client.request(method, path, json=body, **more)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.ask("POST", path, body)

    def account(self) -> Any:
        return self.ask("GET", "/api/account").json()

    def sign_up(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.post("/api/account", name=name, password=password, device="Firefox, Linux")

    def sign_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.post("/api/account/session", name=name, password=password, device="Safari, iPhone")

    def open_room(self, people: int = 1) -> str:
        chairs = [{"name": "Ann"}, {"name": "Bob"}] if people == 2 else CHAIRS
        answer = self.post("/api/rooms", rules=RULES, seats=chairs)
        assert answer.status_code == 201, answer.text
        assert answer.json()["token"] in ("", self.token)
        return str(answer.json()["room"])

    def rooms(self) -> set[str]:
        return {line["room"] for line in self.ask("GET", "/api/rooms").json()}

    def close(self) -> None:
        self._client.close()


class Browsers:
    def __init__(self, server: Server) -> None:
        self._server = server
        self.made: list[Browser] = []

    def __call__(self) -> Browser:
        self.made.append(Browser(self._server))
        return self.made[-1]
