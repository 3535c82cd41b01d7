// @ts-check
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { marked, rule } from "../../../linewright/page/kit/rule.js";
import { markupOf } from "./browser.js";

test("the number of a rule is a link to it, and no number is nothing", () => {
  assert.equal(markupOf(rule("TO-7", "toy")), '<a class="rule-no" href="/rules/toy#TO-7">TO-7</a>');
  assert.equal(rule(null, "toy"), "");
});

test("the little Markdown of rules is drawn, and numbers of rules in it are links", () => {
  assert.equal(
    markupOf(marked("**Lay** a *card*, `7S`, as TO-7 says.", "toy")),
    '<strong>Lay</strong> a <em>card</em>, <code>7S</code>, as <a class="rule-no" href="/rules/toy#TO-7">TO-7</a> says.',
  );
});

test("text that only looks like Markdown stays as it is", () => {
  assert.equal(markupOf(marked("2 * 3 = 6, and X-7 is none", "toy")), "2 * 3 = 6, and X-7 is none");
});
