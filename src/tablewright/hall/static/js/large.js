// The enlarged card: shown when one points at a card, focuses it or holds a finger on it.

import { putBeside } from "./beside.js";
import { isUpdating, marks } from "./morph.js";

const POINTING = 150;
const HOLDING = 400;
const BEHAVIOUR = /^(id|style|role|tabindex|aria-.*|data-(piece|place|card|zone|area))$/;
const SLIP = 10; // a finger that moves further (px) scrolls, it does not hold

const large = document.getElementById("large");
let shown, timer, finger, held;

export function enlargeCards() {
  if (!large) return;
  marks(() => {}, () => shown && !shown.isConnected && hide());
  document.addEventListener("pointerover", pointed);
  document.addEventListener("focusin", ({ target }) => isUpdating() || (isSeen(target) && show(target)));
  document.addEventListener("focusout", ({ target }) => target === shown && hide());
  document.addEventListener("pointerdown", fingerDown);
  document.addEventListener("pointermove", fingerMoved);
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, fingerUp);
  document.addEventListener("scroll", ({ target }) => target.contains(shown) && hide(), true);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  document.addEventListener("submit", hide); // the choice is made: what comes of it is to be seen
  document.addEventListener("click", swallowAfterHolding, true);
  document.addEventListener("contextmenu", (event) => finger && event.preventDefault());
}

function isSeen(element) {
  return element.matches("[data-card]:focus-visible");
}

function pointed({ target, pointerType }) {
  if (pointerType !== "mouse") return;
  const card = target.closest("[data-card]");
  if (card && card === shown) return;
  hide();
  if (card) timer = setTimeout(show, POINTING, card);
}

function fingerDown(event) {
  hide();
  held = false;
  if (event.pointerType === "mouse") return;
  const card = event.target.closest("[data-card]");
  finger = card && { x: event.clientX, y: event.clientY };
  if (card) timer = setTimeout(() => { held = true; show(card); }, HOLDING);
}

function fingerMoved(event) {
  if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLIP) fingerUp();
}

function fingerUp() {
  if (finger && !held) clearTimeout(timer);
  finger = undefined;
}

/** Reading a card is not choosing it. */
function swallowAfterHolding(event) {
  if (!held) return;
  held = false;
  event.preventDefault();
  event.stopPropagation();
}

function show(card) {
  clearTimeout(timer);
  if (!card.isConnected || document.querySelector("dialog:modal")) return;
  shown = card;
  large.replaceChildren(copyOf(card));
  large.hidden = false;
  putBeside(large, card.getBoundingClientRect(), ["right", "left", "above", "below"]);
}

/** Only the looks: a copy that no other script, and no reader, takes for the card. */
function copyOf(card) {
  const copy = card.cloneNode(true);
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...element.attributes]) if (BEHAVIOUR.test(name)) element.removeAttribute(name);
  }
  copy.classList.remove("choosable", "refused", "chosen", "pointed", "toured", "hinted");
  copy.setAttribute("aria-hidden", "true");
  return copy;
}

function hide() {
  clearTimeout(timer);
  shown = undefined;
  large.hidden = true;
}
