// @ts-check
/** One's own side: the card in hand, what it would score, how that is paid, the button that does it, and the piles. */
import { rule } from "../../../page/kit/rule.js";
import { speak } from "../../../page/kit/speak.js";
import { words } from "../../../page/kit/words.js";
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { drawBack, drawStack } from "../backs.js";
import { sign, TURN_SIGN } from "../board.js";
import { colourName, describeCard, drawCard, readCard, swatch } from "../tubes.js";
import { trying } from "./trying.js";

/** @import { Extended, Placement, Scene } from "./scene.d.ts" */

/** Whose turn it is and what it asks for: the heading, and a line below it.
 * @param {Scene} scene @returns {{title: string, lead: string, rule?: string}} */
function state(scene) {
  const { say, view } = scene;
  if (view.phase === "over") return { title: say("line-over"), lead: "" };
  const turn = view.turn ?? view.to_act[0];
  if (!scene.acting) {
    const player = scene.players[turn];
    const title = player?.you && !player.resigned ? say("line-turn-yours") : say("line-turn-of", { who: player?.name ?? "" });
    return { title, lead: say(`line-they-${view.phase}`) };
  }
  if (view.phase === "placing" && scene.legal.includes("under"))
    return { title: say("line-turn-yours"), lead: say("line-do-under"), rule: "LL-33" };
  const lead = say(`line-do-${view.phase}`, { points: view.owed });
  return { title: say("line-turn-yours"), lead, rule: view.phase === "replacing" ? "LL-33" : undefined };
}

// The card in hand

/** The card in hand, as it is tried or held; where there is none, an empty place.
 * @param {Scene} scene @param {Placement | null} tried */
function hand(scene, tried) {
  const { say, view } = scene;
  if (view.hand === null)
    return html`<div class="hand"><span class="no-card"><span class="said">${say("holds-nothing")}</span></span></div>`;
  const card = readCard(view.cards[view.hand], view.hand);
  const turned = tried ? tried.turned : trying.isHeldTurned(scene);
  const [column, row] = tried ? [tried.column, tried.row] : [null, null];
  const lit = (tried?.lines ?? []).flatMap(({ colour, sections }) =>
    sections.filter((one) => one[0] === column && one[1] === row).map(([, , from, to]) => ({ from, to, colour })),
  );
  return html`<div class="hand" data-turned=${turned}>${drawCard(card, {
    turned,
    near: true,
    letters: true,
    lit,
    label: describeCard(card, turned, say),
    thing: tried ? undefined : `card-${view.hand}`,
    from: `pile-${card.back}`,
    say,
  })}</div>`;
}

/** @param {Scene} scene @param {Placement | null} tried */
function mine(scene, tried) {
  const { say, view } = scene;
  const { title, lead, rule: cited } = state(scene);
  const number = scene.seat === null ? null : view.seats[scene.seat].line_card;
  const turned = tried ? tried.turned : trying.isHeldTurned(scene);
  const about =
    number === null
      ? nothing
      : html`<p class="about">${say(turned ? "line-card-turned" : "line-card", { number: String(number) })}</p>`;
  const buttons =
    trying.isPressable(scene) && view.hand !== null
      ? html`<div class="row-of hand-buttons"><button type="button" class="btn small turn" aria-keyshortcuts="r"
        @click=${() => trying.turn(scene)}>${sign(TURN_SIGN)}<span>${say("line-turn")}</span> <kbd
          aria-hidden="true">R</kbd></button>
      <button type="button" class="btn small quiet next" aria-keyshortcuts="n" aria-disabled=${!trying.placesOf(scene).length}
        @click=${() => trying.next(scene)}><span>${say("line-next")}</span> <kbd aria-hidden="true">N</kbd></button></div>`
      : nothing;
  return html`<section class="mine ${scene.seat === null ? "nobody" : ""}" aria-labelledby="own-h">
    ${scene.seat === null ? nothing : hand(scene, tried)}
    <div class="handside"><h2 id="own-h">${title}</h2>${
      lead ? html`<p class="lead">${lead} ${rule(cited, scene.game.name)}</p>` : nothing
    }${about}${buttons}</div></section>`;
}

// What it scores

/** The lines that score, each with its points, and the sum.
 * @param {Scene} scene @param {Extended[]} lines @param {string} heading */
function sumOf(scene, lines, heading) {
  const { say } = scene;
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return html`<ul aria-label=${heading}>${lines.map(
    (line) => html`<li>${swatch(line.colour)}<span>${words.capital(colourName(line.colour, say))}<span
      class="long">, ${say("line-sections", { count: line.points })}</span></span><b>${line.points}</b></li>`,
  )}</ul><p class="total"><span>${heading}</span><b>${points}</b></p>`;
}

/** What the card that is tried would score, or what the last card placed has scored.
 * @param {Scene} scene @param {Placement | null} tried */
function sum(scene, tried) {
  const { say, view } = scene;
  if (tried)
    return html`<section class="sum" aria-label=${say("line-score")}>${sumOf(
      scene,
      tried.lines,
      say("line-together"),
    )}</section>`;
  const placed = scene.history.findLast((move) => move.text.startsWith("place"));
  const lines = /** @type {Extended[]} */ (/** @type {unknown} */ (view.extended));
  const isFresh = scene.acting && view.phase === "placing";
  if (!lines.length || !placed || placed.seat === null || isFresh)
    return html`<section class="sum bare"><p class="try">${
      isFresh && !scene.legal.includes("under") ? say("line-try") : nothing
    }</p></section>`;
  const { you, name } = scene.players[placed.seat];
  return html`<section class="sum past" aria-label=${say("line-score")}>${sumOf(
    scene,
    lines,
    say("line-scored", { you: you ? "yes" : "no", who: name }),
  )}</section>`;
}

// What is taken for it

/** What a payment leaves on its piles.
 * @param {Scene} scene @param {number[]} numbers */
function leaves({ say, view }, numbers) {
  const piles = [...new Set(numbers)].map((number) => {
    const taken = numbers.filter((one) => one === number).length;
    return say("line-pile-keeps", { number, count: view.piles[number] - taken });
  });
  return say("line-leaves", { piles: piles.join(", ") });
}

/** @param {Scene} scene @param {string} take @param {boolean} isPicked */
function option(scene, take, isPicked) {
  const { memory, say } = scene;
  const numbers = trying.numbersOf(take);
  const isHinted = scene.hint?.text === `take ${take}`;
  const pick = () => {
    memory.picked = take;
    scene.redraw();
  };
  return html`<label class="opt ${isHinted ? "hinted" : ""}"><input type="radio" name="take" value=${take} .checked=${isPicked}
    @change=${pick}><span class="cards">${
      numbers.length
        ? numbers.map(
            (number, i) => html`${i ? html`<i aria-hidden="true">+</i>` : nothing}${drawBack(number, { label: String(number) })}`,
          )
        : say("offer-take-none")
    }</span><span class="leaves">${
      new Set(numbers).size > 1
        ? nothing
        : html`${say("line-take-cards", { count: numbers.length })}<span
          class="comma">${numbers.length ? ", " : nothing}</span><br>`
    }${numbers.length ? leaves(scene, numbers) : nothing}</span></label>`;
}

/** The ways to be paid that are open now: for what is tried, or for what is owed.
 * @param {Scene} scene @param {Placement | null} tried */
function takesOf(scene, tried) {
  if (tried) return tried.takes;
  return scene.view.phase === "paying" && scene.acting
    ? scene.legal.filter((text) => text.startsWith("take")).map((text) => text.slice(5))
    : [];
}

/** The ways to be paid, one of them picked.
 * @param {Scene} scene @param {string[]} takes */
function take(scene, takes) {
  const { say } = scene;
  if (!takes.length) return html`<div class="take bare"></div>`;
  const picked = trying.pickedOf(scene, takes);
  return html`<fieldset class="take"><legend>${say("line-take")}</legend>${takes.map(
    (one, i) => html`${i ? html`<span class="or">${say("line-or")}</span>` : nothing}${option(scene, one, one === picked)}`,
  )}</fieldset>`;
}

/** The button that does what is next, and what it says; off: something else is to be done first.
 * @param {Scene} scene @param {Placement | null} tried @returns {{text: string, label: string, isOff: boolean}} */
function nextMove(scene, tried) {
  const { say, view } = scene;
  if (!scene.acting) return { text: "", label: state(scene).title, isOff: true };
  if (view.phase === "placing" && scene.legal.includes("under")) {
    const number = String(scene.seat === null ? "" : view.seats[scene.seat].line_card);
    return { text: "under", label: say("line-under", { number }), isOff: false };
  }
  if (view.phase === "placing") {
    const label = tried ? say("line-place-for", { points: tried.points }) : say("line-place-none");
    return { text: tried?.text ?? "", label, isOff: !tried };
  }
  if (view.phase !== "paying") return { text: "", label: say("line-draw-one"), isOff: true };
  const picked = trying.pickedOf(scene, takesOf(scene, null));
  return { text: `take ${picked}`, label: describeTake(scene, picked), isOff: Boolean(scene.memory.pay) };
}

/** @param {Scene} scene @param {string} picked */
const describeTake = ({ say }, picked) =>
  picked === "none" ? say("line-take-none") : say("line-take-these", { numbers: picked.replace("+", " + ") });

/** Does what is next: places the card where it is tried, takes what is picked, slides the card under its pile.
 * @param {Scene} scene */
function act(scene) {
  const tried = trying.tried(scene);
  const next = nextMove(scene, tried);
  if (next.isOff) return false;
  if (tried) void trying.place(scene);
  else void trying.make(scene, next.text);
  return true;
}

/** @param {Scene} scene @param {Placement | null} tried */
function pay(scene, tried) {
  const { say, view } = scene;
  const takes = takesOf(scene, tried);
  const next = nextMove(scene, tried);
  const [paid, points] = tried ? [tried.paid, tried.points] : view.phase === "paying" ? [view.payable, view.owed] : [0, 0];
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!act(scene)) speak(next.label);
  };
  return html`<form class="pay" @submit=${send}>${take(scene, takes)}${
    paid < points
      ? html`<p class="less">${say("line-paid-less", { paid, points })} ${rule("LL-36", scene.game.name)} ${rule(
          "LL-37",
          scene.game.name,
        )}</p>`
      : nothing
  }<button type="submit" class="btn main ${next.text === "under" ? "under" : "place"} ${
    scene.hint && scene.hint.text === next.text ? "hinted" : ""
  }" aria-disabled=${next.isOff}><span>${next.label}</span> ${
    next.isOff ? nothing : html`<kbd aria-hidden="true">${say("line-enter")}</kbd>`
  }</button></form>`;
}

// The piles

/** @param {Scene} scene @param {string} number @param {number} count */
function pile(scene, number, count) {
  const { say } = scene;
  const text = `draw ${number}`;
  const isOpen = scene.acting && scene.legal.includes(text);
  const offer = scene.acting ? scene.offers.find(([move]) => move === text) : null;
  const shut = offer?.[3] && count ? say(offer[1], offer[2]) : "";
  const isHinted = scene.hint?.text === text;
  const told = html`${drawStack(Number(number), count, { thing: `pile-${number}` })}<span class="left">${
    shut ? html`<span>${shut}</span>` : html`<b>${count}</b> <span>${say("line-pile-left")}</span>`
  }</span>`;
  const label = say("line-pile", { number, count });
  if (!trying.isPressable(scene)) return html`<li class="pile"><span class="said">${label}</span>${told}</li>`;
  return html`<li class="pile ${isOpen ? "open" : ""} ${isHinted ? "hinted" : ""}"><button type="button"
    aria-label=${isOpen ? say("line-draw-from", { number, count }) : shut ? `${label}, ${shut}` : label} aria-disabled=${!isOpen}
    aria-keyshortcuts=${number} @click=${() => trying.make(scene, text)}>${told}</button></li>`;
}

/** @param {Scene} scene */
function piles(scene) {
  const { say, view } = scene;
  const isDrawing = scene.acting && (view.phase === "drawing" || view.phase === "replacing");
  return html`<section class="piles-box ${isDrawing ? "drawing" : ""}" aria-labelledby="piles-h">
    <h2 id="piles-h">${say("piles")} <span class="sub">${say(isDrawing ? "line-draw-now" : "line-draw-later")}</span></h2>
    <ul class="piles">${Object.entries(view.piles).map(([number, count]) => pile(scene, number, count))}</ul></section>`;
}

/** @param {Scene} scene */
export function own(scene) {
  const { parts } = scene;
  const tried = trying.tried(scene);
  return html`<section class="own" aria-label=${scene.say(scene.seat === null ? "line-table-side" : "your-card")}>
    ${mine(scene, tried)}${sum(scene, tried)}${trying.isPressable(scene) ? pay(scene, tried) : nothing}
    ${piles(scene)}
    <div class="buttons">${parts.hint ?? nothing}${parts.undo ?? nothing}<span
      class="sheets">${parts.sheets ?? nothing}</span></div>
  </section>`;
}

own.act = act;

/** Picks one of the payments, counted from 0; true if there is one.
 * @param {Scene} scene @param {number} at */
own.pick = (scene, at) => {
  const takes = takesOf(scene, trying.tried(scene));
  if (takes[at] === undefined || takes.length < 2) return false;
  scene.memory.picked = takes[at];
  scene.redraw();
  return true;
};
