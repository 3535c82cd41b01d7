"""Being called when it is one's turn, in a browser: by a button, at tables of days, and what the worker makes of a message."""

import json

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PHONE, until
from tests.server.conftest import Guest

DAYS = {"clock": {"kind": "turn", "seconds": 24 * 3600, "then": "bot"}}
ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/example"
# The browser's own push service, as far as a page sees it: headless browsers have none.
PUSHES = """() => {
  let permission = "default";
  globalThis.wishes = [];
  globalThis.Notification = class {
    static get permission() { return permission; }
    static async requestPermission() { wishes.push("permission"); permission = "ANSWER"; return permission; }
  };
  globalThis.PushManager ??= class {};
  let one = null;
  const keys = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const pushManager = {
    getSubscription: async () => one,
    subscribe: async ({ applicationServerKey, userVisibleOnly }) => {
      wishes.push([userVisibleOnly, applicationServerKey.length]);
      one = { endpoint: "ENDPOINT", toJSON: () => ({ keys }), unsubscribe: async () => { one = null; } };
      return one;
    },
  };
  Object.defineProperty(ServiceWorkerRegistration.prototype, "pushManager", { get: () => pushManager });
}"""


@pytest.fixture
def sit(somebody, guest):
    """Mara at a table with Jonas, in a browser that can be called."""

    def sit(answer="granted", size=PHONE, house=DAYS, **how):
        mara, jonas = guest("Mara"), guest("Jonas")
        table = mara.create("line-it", "me", "human", first=1, house=house)
        jonas.done(table, "seats", seat=1)
        mara.done(table, "start")
        there = somebody(size, worker=True, **how).come_in_as(mara)
        there.context.add_init_script(f"({PUSHES.replace('ANSWER', answer).replace('ENDPOINT', ENDPOINT)})()")
        there.page.goto(table.replace("/api/tables/", "/t/"))
        there.page.locator("main[data-moves]").wait_for()
        return there, mara

    return sit


def pushes(who: Guest) -> list[dict]:
    return who.get("/api/me/data").json()["push"]


def test_who_plays_for_days_is_called_after_a_press_and_not_before(sit):
    there, mara = sit(locale="de")
    page = there.page
    button = page.get_by_role("button", name="Bescheid geben, wenn ich dran bin")
    expect(button).to_be_visible()
    assert page.evaluate("wishes") == []  # nobody was asked for anything
    assert pushes(mara) == []
    button.click()
    expect(button).to_have_count(0)
    assert page.evaluate("wishes") == ["permission", [True, 65]]
    (kept,) = pushes(mara)
    assert (kept["service"], kept["language"]) == ("updates.push.services.mozilla.com", "de")
    expect(page.locator("#spoken")).to_contain_text("Du bekommst Bescheid")
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("button", name="Bescheid geben, wenn ich dran bin").click()
    until(page, lambda _page: pushes(mara), lambda found: found == [])


def test_the_offer_can_be_put_away(sit):
    there, mara = sit()
    there.page.get_by_role("button", name="Not now").click()
    expect(there.page.locator(".notice.calls")).to_have_count(0)
    there.page.reload()
    there.page.locator("main[data-moves]").wait_for()
    expect(there.page.locator(".notice.calls")).to_have_count(0)
    assert pushes(mara) == []


def test_whoever_says_no_to_the_browser_is_told_so(sit):
    there, mara = sit("denied")
    there.page.get_by_role("button", name="Notify me").click()
    expect(there.page.get_by_role("alert").first).to_contain_text("doesn’t allow notifications")
    expect(there.page.locator(".notice.calls")).to_have_count(0)
    assert pushes(mara) == []


def test_at_quick_tables_nothing_is_offered(sit):
    there, _ = sit(house={"clock": {"kind": "turn", "seconds": 600, "then": "bot"}})
    there.page.wait_for_timeout(1000)
    expect(there.page.locator(".notice.calls")).to_have_count(0)


def test_the_worker_shows_what_it_is_told(sit):
    """The browser itself hands the worker a message; what it shows is looked at."""
    there, _ = sit()
    page = there.page
    until(page, lambda _page: there.context.service_workers, bool)
    worker = there.context.service_workers[0]
    page.evaluate("() => navigator.serviceWorker.ready.then(Boolean)")
    worker.evaluate("""() => {
      self.shown = [];
      self.registration.showNotification = async (...what) => { self.shown.push(what); };
    }""")
    line = there.context.new_cdp_session(page)
    found = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    until(page, lambda _page: found, bool)
    told = {"title": "Line-it", "body": "Du bist dran", "url": "/t/abc", "tag": "x1"}
    message = {"origin": there.url, "registrationId": found[0]["registrationId"], "data": json.dumps(told)}
    line.send("ServiceWorker.deliverPushMessage", message)
    until(page, lambda _page: worker.evaluate("self.shown"), bool)
    ((title, how),) = worker.evaluate("self.shown")
    assert (title, how["body"], how["tag"], how["data"]) == ("Line-it", "Du bist dran", "x1", "/t/abc")
    assert page.request.get(how["icon"]).ok
