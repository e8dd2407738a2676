// Joins the question with the board: what can be chosen is pressed where it lies, what cannot says why.

import { putBeside } from "./beside.js";
import { marks } from "./morph.js";
import { showInList } from "./sight.js";

const SCRIPTED = ["role", "tabindex", "aria-label", "aria-pressed", "aria-disabled", "aria-describedby"];
const CLASSES = ["choosable", "refused", "chosen", "pointed"];
const MEANT = "meant"; // options of the place that was pressed last
const KEEPS_ROLE = "li, article, section"; // lists and landmarks would fall apart if these became buttons

let marked = []; // [element, its attributes before, its classes of ours before]
let options = new Map(); // place -> options lying there
let refusals = new Map(); // place -> the list entry with the reason
let tooltip, explained, hiding;
let pressedPlace; // where several options lie
let lastAsked; // the question whose answers are in the list

export function joinPlaces() {
  tooltip = Object.assign(document.createElement("div"), { id: "tooltip", role: "tooltip", hidden: true });
  document.querySelector("main").append(tooltip);
  marks(unmark, mark);
  document.addEventListener("click", pressed);
  document.addEventListener("keydown", keyed);
  document.addEventListener("change", ({ target }) => target.matches(".options input") && (unmark(), mark()));
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, pointedAt);
}

/** The places on the board with this name, or all. */
export function placesOnBoard(name) {
  const wanted = name === undefined ? "[data-place]" : `[data-place="${CSS.escape(name)}"]`;
  return [...document.querySelectorAll(`${wanted}:not(.prompt *, #large *)`)];
}

function mark() {
  options = Map.groupBy(document.querySelectorAll(".options [data-place]"), (option) => option.dataset.place);
  const refused = [...document.querySelectorAll("details.refused [data-place]")];
  refusals = new Map(refused.map((entry) => [entry.dataset.place, entry]));
  for (const place of placesOnBoard()) {
    const name = place.dataset.place;
    if (options.has(name)) markChoosable(place, options.get(name));
    else if (refusals.has(name) && !options.has(place.dataset.area)) markRefused(place, refusals.get(name));
  }
  beginQuestion();
  markMeant();
  if (explained && !explained.isConnected) hideReason();
}

function unmark() {
  for (const option of document.querySelectorAll(`.${MEANT}`)) option.classList.remove(MEANT);
  for (const [element, before, classes] of marked) {
    element.classList.remove(...CLASSES);
    element.classList.add(...classes);
    SCRIPTED.forEach((name, index) => setOrRemove(element, name, before[index]));
  }
  marked = [];
}

function markChoosable(place, [first, ...more]) {
  markButton(place, "choosable", [first, ...more].map(nameOf).join(", "));
  if (first.type !== "radio") return;
  const chosen = [first, ...more].some((option) => option.checked);
  if (chosen) place.classList.add("chosen");
  if (place.role === "button") place.ariaPressed = chosen;
}

function markRefused(place, entry) {
  const reason = entry.querySelector(".reason");
  reason.id ||= `reason-${place.dataset.place}`;
  markButton(place, "refused", nameOf(entry));
  if (place.role === "button") place.ariaDisabled = "true";
  place.setAttribute("aria-describedby", reason.id);
}

function markButton(place, className, label) {
  const classes = CLASSES.filter((name) => place.classList.contains(name));
  marked.push([place, SCRIPTED.map((name) => place.getAttribute(name)), classes]);
  place.classList.add(className);
  place.tabIndex = 0;
  if (place.matches(KEEPS_ROLE)) return;
  place.role = "button";
  const own = place.ariaLabel ?? place.textContent.replace(/\s+/g, " ").trim();
  if (!own.includes(label)) place.setAttribute("aria-label", own ? `${label}: ${own}` : label);
}

function setOrRemove(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function nameOf(option) {
  const label = option.closest(".option") ?? option;
  return (label.querySelector(".option-name") ?? label).textContent.trim();
}

// Choosing

function pressed({ target }) {
  if (target.closest(":is(a, button, input, label, summary):not([data-place]), dialog, .prompt, #tooltip")) return;
  const choosable = placeAround(target, options);
  const refused = placeAround(target, refusals);
  if (choosable) choose(choosable);
  else if (refused) explain(refused);
  else hideReason();
}

/** The innermost place around an element that is among these; a card may lie in a row that is to be chosen. */
function placeAround(element, among) {
  for (let around = element; around; around = around.parentElement) {
    const name = [around.dataset.place, around.dataset.area].find((each) => among.has(each));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** With several options in one place the list decides between them. */
function choose(name) {
  const [option, ...more] = options.get(name);
  if (more.length) offer(name);
  else if (option.checked) document.querySelector(".prompt .confirm").focus();
  else option.click();
}

/** All of them stand out and come first in the list; the page stays where it is. */
function offer(name) {
  pressedPlace = name;
  markMeant();
  const [first] = options.get(name);
  first.focus({ preventScroll: true });
  showInList(first.closest(".option"));
}

/** Until something else is asked. */
function markMeant() {
  const meant = options.get(pressedPlace);
  if (!meant || meant.length < 2) pressedPlace = undefined;
  else putFirst(meant.map((option) => option.closest(".option")));
}

/** The others follow, in the order they had; what is moved would lose the focus. */
function putFirst(rows) {
  const [focused, list] = [document.activeElement, rows[0].parentElement];
  for (const row of rows) row.classList.add(MEANT);
  if (rows.some((row, index) => list.querySelectorAll(".option")[index] !== row)) list.prepend(...rows);
  focused.focus({ preventScroll: true });
}

/** A new question is read from its first answer, and no place has been pressed for it. */
function beginQuestion() {
  const list = document.querySelector(".options");
  const asked = list?.querySelector("[name=question]").value;
  if (asked === lastAsked) return;
  lastAsked = asked;
  pressedPlace = undefined;
  if (list && !list.querySelector(".option:focus:not(.option-last)")) list.scrollTop = 0;
}

function keyed(event) {
  if (event.key === "Escape") hideReason();
  if (event.key !== "Enter" && event.key !== " ") return;
  if (event.repeat && event.target.closest(".options, .choosable")) event.preventDefault(); // one press, one choice
  else if (event.target.matches(".choosable, [data-place].refused")) {
    event.preventDefault();
    event.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })); // drawings have no click()
  }
}

// Pointing

function pointedAt({ target, type }) {
  const option = target.closest(".options .option");
  const name = option && (option.dataset.place ?? option.querySelector("[data-place]")?.dataset.place);
  for (const place of document.querySelectorAll(".pointed")) place.classList.remove("pointed");
  if (name) for (const place of placesOnBoard(name)) place.classList.add("pointed");
  const onBoard = !target.closest(".prompt, dialog");
  const choosable = onBoard && placeAround(target, options);
  const refused = onBoard && !choosable && placeAround(target, refusals);
  if (choosable) for (const one of options.get(choosable)) one.closest(".option").classList.add("pointed");
  if (refused) explain(refused);
  else if (target.closest("#tooltip")) clearTimeout(hiding);
  else if (!tooltip.hidden) hiding = setTimeout(hideReason, type === "focusin" ? 0 : 300);
}

function explain(name) {
  clearTimeout(hiding);
  const [place] = placesOnBoard(name);
  if (!place || (explained === place && !tooltip.hidden)) return;
  explained = place;
  const entry = refusals.get(name);
  const words = place.querySelector("[data-explains]")?.cloneNode(true);
  if (words) words.className = "tooltip-words";
  const parts = [...entry.querySelectorAll(".reason, .rule-link")].map((part) => part.cloneNode(true));
  for (const part of parts) part.removeAttribute("id");
  tooltip.replaceChildren(...[words ?? [], parts].flat().flatMap((part) => [part, " "]));
  tooltip.hidden = false;
  putBeside(tooltip, place.getBoundingClientRect(), words ? ["right", "above", "below"] : ["above", "below"]);
}

function hideReason() {
  tooltip.hidden = true;
  explained = undefined;
}
