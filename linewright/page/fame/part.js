// @ts-check
/** Brings the words and the style of this room: whoever imports it waits for them. */
import { style } from "../kit/style.js";
import { words } from "../kit/words.js";

await Promise.all([style("/page/fame/fame.css"), words.loadPart("fame")]);
