// @ts-check
/** Letters at the ends of all tubes, for those who like them: this browser remembers it. */
import { settings } from "../../page/kit/settings.js";

/** Whether the ends of all tubes wear letters. */
export const hasLetters = () => settings.noted("letters") === "on";

/** Puts letters on all tubes, or takes them off. */
export const toggleLetters = () => settings.note("letters", hasLetters() ? "" : "on");
