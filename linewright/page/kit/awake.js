// @ts-check
/** Keeps a screen from going dark while something is played on it, where the browser lets a page do so. */

/** @type {{released: boolean} | null} */
let lock = null;

async function hold() {
  if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
  lock = await navigator.wakeLock.request("screen").catch(() => null); // refused: a weak battery, say
}

/** Keeps this screen awake for as long as the page is seen; plain http has no means for it. */
export function keepAwake() {
  if (!("wakeLock" in navigator)) return;
  document.addEventListener("visibilitychange", hold); // a page that was hidden has lost its lock
  void hold();
}
