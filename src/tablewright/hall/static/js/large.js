// The enlarged card: shown when one points at a card, focuses it or holds a finger on it.

import { putBeside } from "./beside.js";
import { isUpdating, marks } from "./morph.js";

const POINTING = 150;
const HOLDING = 400;
const BEHAVIOUR = /^(id|style|role|tabindex|aria-.*|data-(piece|place|card|zone|area))$/;
const SLIP = 10; // a finger that moves further (px) scrolls, it does not hold

const large = document.getElementById("large");
let shown, timer, finger, held;
let pointer; // where the mouse was last
let meant; // the place of the card that it moved to: the same one, drawn anew, is still meant
let slid; // another card that came to lie under it while it rested

export function enlargeCards() {
  if (!large) return;
  marks(() => {}, () => shown && !shown.isConnected && hide());
  document.addEventListener("pointerover", pointed);
  document.addEventListener("focusin", ({ target }) => isUpdating() || (isSeen(target) && show(target)));
  document.addEventListener("focusout", ({ target }) => target === shown && hide());
  document.addEventListener("pointermove", mouseMoved);
  document.addEventListener("pointerdown", fingerDown);
  document.addEventListener("pointermove", fingerMoved);
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, fingerUp);
  document.addEventListener("scroll", ({ target }) => target.contains(shown) && hide(), true);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && leave());
  document.addEventListener("submit", leave); // the choice is made: what comes of it is to be seen
  document.addEventListener("click", swallowAfterHolding, true);
  document.addEventListener("contextmenu", (event) => finger && event.preventDefault());
}

function isSeen(element) {
  return element.matches("[data-card]:focus-visible");
}

/** Nobody points at a card that a new state of the table has moved under the mouse, until the mouse moves as well. */
function pointed({ target, pointerType, clientX, clientY }) {
  if (pointerType !== "mouse") return;
  const card = target.closest("[data-card]");
  if (card && card === shown) return;
  hide();
  const rests = pointer?.x === clientX && pointer.y === clientY;
  if (!rests) meant = card?.dataset.place;
  if (!card) return;
  if (rests && !(meant && card.dataset.place === meant)) slid = card;
  else timer = setTimeout(show, POINTING, card);
}

function mouseMoved({ pointerType, clientX, clientY }) {
  if (pointerType !== "mouse") return;
  pointer = { x: clientX, y: clientY };
  if (!slid) return;
  meant = slid.dataset.place;
  timer = setTimeout(show, POINTING, slid);
  slid = undefined;
}

function fingerDown(event) {
  leave();
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

/** One has read enough. */
function leave() {
  meant = undefined;
  hide();
}

function hide() {
  clearTimeout(timer);
  shown = slid = undefined;
  large.hidden = true;
}
