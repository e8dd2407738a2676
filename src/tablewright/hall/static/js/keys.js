// The keyboard: one key for each thing that a person does often; the list of them is the menu #keys.

import { giveFocus } from "./morph.js";
import { goReplay, stepReplay } from "./replay.js";

const COVERED = /^([0-9]|Arrow.+|Enter| )$/; // what would act on something that an open sheet hides
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ENDS = { Home: "min", End: "max" };
const KEYS = {
  u: undo,
  h: () => press('form[action$="/hint"] button'),
  r: () => press(ruleOfFocus() ?? ".rules-tool"),
  c: () => goTo("#region-chat :is(textarea, input:not([type=hidden]))"),
  l: () => goTo("#region-log :is(.log, [tabindex])"),
  "?": showKeys,
};

export function listenToKeys() {
  document.addEventListener("keydown", uncover, true);
  document.addEventListener("keydown", leaveChat);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && foldUp());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isBusy(event.target)) return;
    if (event.repeat && !(event.key in STEPS)) return; // one press, one choice
    if (event.key !== "?" && document.querySelector(".menu:popover-open")) return; // it lies over the table
    const act = actionFor(event.key);
    if (act && act() !== false) event.preventDefault();
  });
}

/** A key that is not meant for an open sheet takes it away first: nobody chooses what lies hidden under it. */
function uncover(event) {
  const sheet = document.querySelector(".sheet:popover-open");
  if (!sheet || !COVERED.test(event.key) || sheet.contains(event.target) || isBusy(event.target)) return;
  sheet.hidePopover();
  event.preventDefault();
  event.stopPropagation();
}

/** What was unfolded on the board or in the question. */
function foldUp() {
  for (const unfolded of document.querySelectorAll(".board details[open]")) unfolded.open = false;
}

/** Back to the question; what is typed stays for later. */
function leaveChat(event) {
  if (event.key === "Escape" && !event.isComposing && event.target.matches("#chat-text")) {
    giveFocus(document.getElementById("question"));
  }
}

/** While somebody types, picks from a list or reads a dialog, keys are theirs. */
function isBusy(target) {
  return target.matches("input:not([type=radio], [type=checkbox]), textarea, select, dialog, dialog *");
}

function actionFor(key) {
  if (key in STEPS) return () => step(STEPS[key]);
  if (key in ENDS && document.querySelector("[data-replay]")) return () => goReplay(ENDS[key]);
  if (/^[0-9]$/.test(key)) return () => press(findVisible(`.options [data-key="${key}"]`)[0]); // reasons may stand in its place
  return KEYS[key.toLowerCase()];
}

function press(what) {
  const element = typeof what === "string" ? document.querySelector(what) : what;
  if (!element) return false;
  element.click();
  return true;
}

/** What needs a second thought is unfolded first. */
function undo() {
  const button = document.querySelector('form:is([action$="/undo"], [action$="/ask-undo"]) button');
  if (!button?.closest("details:not([open])")) return press(button);
  reveal(button);
  giveFocus(button);
  return true;
}

function showKeys() {
  document.getElementById("keys")?.togglePopover();
}

/** The rule that forbids what has the focus. */
function ruleOfFocus() {
  const place = document.activeElement.matches(".refused") && document.activeElement.dataset.place;
  return place && document.querySelector(`details.refused [data-place="${CSS.escape(place)}"] .rule-link`) || undefined;
}

/** From place to place in reading order; where nothing lies on the board, from option to option. */
function step(by) {
  const here = document.activeElement;
  if (document.querySelector("[data-replay]")) return stepReplay(by);
  if (here.matches("[type=radio]") || isScroller(here)) return false;
  const places = findVisible(".choosable");
  const stops = places.length ? places : findVisible(".options button");
  if (!stops.length) return false;
  const at = stops.indexOf(here);
  const next = at < 0 ? (by > 0 ? 0 : stops.length - 1) : (at + by + stops.length) % stops.length;
  stops[next].focus();
  return true;
}

/** What scrolls keeps the arrow keys. (A heading may be higher than its lines, too, but it does not scroll.) */
function isScroller(element) {
  return /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
}

function findVisible(selector) {
  return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
}

function goTo(selector) {
  const element = document.querySelector(selector);
  if (!element) return false;
  reveal(element);
  giveFocus(element);
  return true;
}

/** Open whatever it is closed up in. */
function reveal(element) {
  for (let around = element; around; around = around.parentElement) {
    if (around.matches("details")) around.open = true;
    if (around.matches("[popover]:not(:popover-open)")) around.showPopover();
  }
}
