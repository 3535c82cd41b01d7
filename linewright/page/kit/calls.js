// @ts-check
/** Being called by this browser when it is one's turn, by Web Push: only where the server and the browser can do that, and only
 * when somebody has pressed a button for it. */
import { ask } from "./ask.js";
import { settings } from "./settings.js";

const LANGUAGE = "calls language"; // noted: in which language this browser is called

/** The bytes of a base64url text.
 * @param {string} text */
const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const canBeCalled = () => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** The subscription of this browser, or null.
 * @returns {Promise<PushSubscription | null>} */
async function subscription() {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Tells the server of a subscription.
 * @param {PushSubscription} one */
async function tell(one) {
  const { keys } = one.toJSON();
  const { language } = settings;
  await ask("/api/push", { endpoint: one.endpoint, key: keys?.p256dh, auth: keys?.auth, language });
  settings.note(LANGUAGE, language);
}

export const calls = {
  /** How it stands: "on", "off", or "never" where it cannot be had. The person's new language is told on the way.
   * @returns {Promise<"on" | "off" | "never">} */
  async state() {
    if (!canBeCalled() || Notification.permission === "denied") return "never";
    const { key } = await ask("/api/push");
    if (!key) return "never";
    const one = await subscription();
    if (!one || Notification.permission !== "granted" || !settings.noted(LANGUAGE)) return "off";
    if (settings.noted(LANGUAGE) !== settings.language) await tell(one);
    return "on";
  },

  /** Asks the browser for leave, and has oneself called from then on; whether that is so now.
   * @returns {Promise<boolean>} */
  async turnOn() {
    if ((await Notification.requestPermission()) !== "granted") return false;
    const { key } = await ask("/api/push");
    if (!key) return false;
    const registration = await navigator.serviceWorker.ready;
    const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    const one = await registration.pushManager.subscribe(wish).catch(async () => {
      await (await subscription())?.unsubscribe(); // made for another server's key
      return registration.pushManager.subscribe(wish);
    });
    await tell(one);
    return true;
  },

  /** Is called no longer. */
  async turnOff() {
    const one = await subscription();
    settings.note(LANGUAGE, "");
    if (!one) return;
    await ask("/api/push/end", { endpoint: one.endpoint });
    await one.unsubscribe();
  },
};
