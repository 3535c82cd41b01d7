// @ts-check
/** Calls somebody back who looks elsewhere: the title, the icon of the page and of the app say that it is their turn, or that
 * somebody has sat down. The sounds are made where things are announced. */
import { file } from "../kit/files.js";
import { words } from "../kit/words.js";

/** @import { ToldEvent } from "../messages.d.ts" */
/** @import { Frame } from "./frame.js" */

const ICON = "/page/icons/icon.svg";
const ICON_AT_TURN = "/page/icons/icon-turn.svg";

/** Whether somebody looks at the page. */
const isSeen = () => document.visibilityState === "visible" && document.hasFocus();

export class Calling {
  /** @param {() => void} draw called when somebody looks again */
  constructor(draw) {
    this.news = ""; // what has happened while nobody looked
    this.isCalling = false; // whether the icons say so
    const look = () => {
      if (!isSeen()) return;
      this.news = "";
      draw();
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    addEventListener("pagehide", () => this.badge(false));
  }

  /** Notes who has sat down while nobody looked; whether anybody has but oneself.
   * @param {Frame} frame @param {ToldEvent[]} events */
  note({ person }, events) {
    const sat = events.findLast((event) => event.kind === "sat" && event.person !== person);
    if (sat?.kind === "sat" && !isSeen()) this.news = words.say("sat-down", { who: sat.name });
    return Boolean(sat);
  }

  /** What stands before the title of the page, and the icons: after each drawing.
   * @param {Frame} frame */
  show({ isAtTurn, following }) {
    const isMyTurn = isAtTurn && following.facts.status === "playing";
    this.badge(isMyTurn && !isSeen());
    if (this.news && !isMyTurn) document.title = `● ${this.news} · ${document.title}`;
  }

  /** @param {boolean} isCalling */
  badge(isCalling) {
    if (isCalling === this.isCalling) return;
    this.isCalling = isCalling;
    const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
    if (link) link.href = file(isCalling ? ICON_AT_TURN : ICON);
    const app = /** @type {{setAppBadge?: (count: number) => Promise<void>, clearAppBadge?: () => Promise<void>}} */ (navigator);
    const done = isCalling ? app.setAppBadge?.(1) : app.clearAppBadge?.(); // only where the page is installed
    void done?.catch(() => undefined);
  }
}
