"""Notifications about turns in a real browser: subscribed in the settings, sent by the server, and shown by the service worker.

Chromium gets subscriptions from Google, which tests do not reach, and without a window it shows no notifications: the permission,
`subscribe`, `getSubscription` and `showNotification` are those of the test. The message that the push service here has received is
delivered to the service worker by the browser's debugger.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Server, bearer
from tests.server.push_service import BrowserAtService, PushService, push_service
from tests.web.conftest import PATIENCE
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

ANN, BEA = "ann" * 12, "bea" * 12

SUBSCRIBING = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
let current = null;
PushManager.prototype.getSubscription = async () => current;
PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => (current = {
    options: { applicationServerKey: applicationServerKey.buffer, userVisibleOnly },
    toJSON: () => ({ endpoint: ASKED.endpoint, keys: ASKED }),
    unsubscribe: async () => ((current = null), true),
});
"""
SHOWING = """() => {
    self.shown = new Promise((resolve) => {
        self.registration.showNotification = async (title, { body, data }) => resolve({ title, body, data });
    });
}"""
CLICK = """async () => {
    const event = new ExtendableEvent("notificationclick");
    self.dispatchEvent(Object.assign(event, { notification: { data: (await self.shown).data, close() {} } }));
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


def test_somebody_who_is_away_sees_a_notification(browser: Browser, tmp_path: Path, service: PushService) -> None:
    before = (
        "from fifteentwo.server import pushing, pushing_endpoints\n"
        f"pushing.DELAY, pushing.LOOKS = 0.1, 0.05\npushing_endpoints.TRUSTED.add({service.origin!r})\n"
    )
    server = Server(tmp_path / "data", before=before)
    context = browser.new_context(reduced_motion="reduce", permissions=["notifications"])
    try:
        context.set_default_timeout(PATIENCE)
        phone = BrowserAtService(service, "phone")
        asked = f"const ASKED = {json.dumps(phone.asked)};"
        context.add_init_script(f"localStorage['fifteentwo.keeper'] = {json.dumps(BEA)};{asked}{SUBSCRIBING}")
        page = context.new_page()
        person = Person(page, server.address, "mouse")
        person.arrive()
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.get_by_role("button", name="Settings").first.click()
        switch = page.get_by_role("switch", name="Notify me when it is my turn")
        expect(switch).not_to_be_checked()
        person.look("before")
        with page.expect_response(lambda answer: answer.request.method == "POST" and "/api/push" in answer.url):
            switch.check()
        expect(switch).to_be_checked()

        opened = server.open_room("standard target=31 match=single", people=(0, 1), token=ANN)
        path = f"{server.address}/api/rooms/{opened['room']}"
        secret = httpx.post(f"{path}/invitations", json={"seat": 1}, headers=bearer(ANN)).json()["secret"]
        assert httpx.post(f"{path}/join", json={"secret": secret}, headers=bearer(BEA)).is_success
        assert httpx.get(path, headers=bearer(ANN)).is_success, "the cards are dealt"
        service.wait(1)
        (told,) = phone.told

        debugger = context.new_cdp_session(page)
        found: list[str] = []
        debugger.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
        )
        debugger.send("ServiceWorker.enable")
        while not found:
            page.wait_for_timeout(10)
        (worker,) = context.service_workers
        worker.evaluate(SHOWING)
        delivery = {"origin": server.address, "registrationId": found[0], "data": json.dumps(told)}
        debugger.send("ServiceWorker.deliverPushMessage", delivery)
        shown = {"title": "Your turn, Bob", "body": f"Table {opened['room']}", "data": opened["room"]}
        assert worker.evaluate("() => self.shown") == shown

        with page.expect_response(lambda answer: answer.request.method == "DELETE"):
            switch.uncheck()
        assert httpx.get(f"{server.address}/api/push", headers=bearer(BEA)).json()["on"] is False
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        worker.evaluate(CLICK)
        page.wait_for_url(f"{server.address}/#/room/{opened['room']}")
        page.locator("[data-phase=discard][data-turn=me]").wait_for()
        assert person.errors == []
        assert person.faults == []
    finally:
        context.close()
        server.kill()
