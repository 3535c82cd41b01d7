// @ts-check
/** What a call brings up: the workbench of whoever has called, and how it came out. Loaded when the first card is turned up. */
import { outcome } from "./outcome.js";
import { proof } from "./proof.js";

export const showing = { outcome, proof };
