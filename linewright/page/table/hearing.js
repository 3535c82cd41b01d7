// @ts-check
/** Whom one hears: this browser remembers at which tables quick phrases, and whose words, are left out. */
import { settings } from "../kit/settings.js";
import { words } from "../kit/words.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { AsideLine, Said } from "../messages.d.ts" */

const PEOPLE = "unheard"; // noted: the people, wherever they sit
const MOST_PEOPLE = 100; // those muted longest ago are heard again

export class Hearing {
  /** @param {string} table */
  constructor(table) {
    this.note = `no phrases ${table}`;
  }

  /** @returns {string[]} */
  get people() {
    return JSON.parse(settings.noted(PEOPLE) || "[]");
  }

  get hasPhrases() {
    return !settings.noted(this.note);
  }

  /** Whether something that was said is to be shown.
   * @param {Said | AsideLine} said */
  hears(said) {
    return !(said.phrase && !this.hasPhrases) && !this.people.includes(said.person);
  }

  /** What can be left out: phrases, and each of these people.
   * @param {[string, string][]} others as person and name */
  choices(others) {
    const { people, hasPhrases } = this;
    const toggle = (/** @type {string} */ person) =>
      settings.note(
        PEOPLE,
        JSON.stringify(
          (people.includes(person) ? people.filter((one) => one !== person) : [...people, person]).slice(-MOST_PEOPLE),
        ),
      );
    return html`<details class="heard"><summary>${words.say("heard")}</summary>
      <label class="check"><input type="checkbox" .checked=${hasPhrases}
        @change=${() => settings.note(this.note, hasPhrases ? "1" : "")}><span>${words.say("heard-phrases")}</span></label>
      ${others.map(([person, name]) =>
        name
          ? html`<label class="check"><input type="checkbox" .checked=${!people.includes(person)}
            @change=${() => toggle(person)}><span>${words.say("heard-person", { who: name })}</span></label>`
          : nothing,
      )}</details>`;
  }
}

/** What was said, in the language of whoever reads it.
 * @param {{text: string, phrase?: string}} said */
export const saidWords = ({ text, phrase }) => (phrase ? words.say(`phrase-${phrase}`) : text);
