// @ts-check
/** The sheet above a table that is drawn anew whenever the table is. */
import { dialog } from "../kit/dialog.js";

export class Sheet {
  constructor() {
    /** @type {ReturnType<typeof dialog> | null} */ this.open = null;
  }

  /** @param {string} title @param {() => unknown} content @param {{kind?: string}} [how] */
  show(title, content, how) {
    const sheet = dialog(title, content, how);
    this.open = sheet;
    void sheet.closed.then(() => {
      if (this.open === sheet) this.open = null;
    });
    return sheet;
  }

  redraw() {
    this.open?.redraw();
  }
}
