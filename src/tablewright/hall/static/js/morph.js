// How the page becomes the next state: regions are morphed, moving pieces fly, what the person was doing is kept.

import { Idiomorph } from "../vendor/idiomorph.esm.js";

const BURST = 150; // states closer together than this (ms) are shown without flight
const MOST_FLYING = 24;
const ZONES = "[data-zone], [data-area]";
const NO_ZONE = ""; // never undefined: a piece that lies in none and goes away has not stayed
export const FOLLOWED = ".log, .chat"; // these stay at their end, where the news is
const SLOWEST_CAPTURE = 300; // a browser that has not begun to fly by then has to do without

const redraws = []; // [undo, redo] of everything that marks the board
let waiting = new Map(); // element -> new content, newest wins
let flight = null;
let begunAt = -Infinity;
let named = [];
let updating = false;

/** `unmark` takes a module's marks off before a morph, `mark` puts them on afterwards and at once. */
export function marks(unmark, mark) {
  redraws.push([unmark, mark]);
  mark();
}

/** Show new regions, `{name: html}`. */
export function showRegions(regions) {
  for (const [name, html] of Object.entries(regions)) {
    const region = document.getElementById(`region-${name}`);
    if (region) waiting.set(region, parse(html));
  }
  showWaiting();
}

/** Show new content of any element. */
export function showContent(element, html) {
  waiting.set(element, parse(html));
  showWaiting();
}

function showWaiting() {
  if (flight && !flight.updated) return; // the flight about to begin takes these along
  const flying = isStill() ? [] : findFlying();
  if (!flying.length) return update();
  const burst = performance.now() - begunAt < BURST;
  begunAt = performance.now();
  flight?.transition.skipTransition();
  if (!burst && flying.length <= MOST_FLYING) return fly(flying);
  flight = null;
  update();
}

/** Nothing flies over a story that is being read. */
export function land() {
  flight?.transition.skipTransition();
}

function isStill() {
  if (document.querySelector(".sheet:popover-open")) return true;
  return !document.startViewTransition || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function fly(pieces) {
  const mine = (flight = { updated: false });
  name(pieces);
  mine.transition = document.startViewTransition(() => {
    mine.updated = true;
    update();
    name(pieces);
  });
  mine.transition.ready.catch(() => {}); // skipped: the state is shown all the same
  setTimeout(() => mine.updated || mine.transition.skipTransition(), SLOWEST_CAPTURE);
  mine.transition.finished.finally(() => {
    if (flight && flight !== mine) return;
    flight = null;
    name([]);
  });
}

/** While the browser takes its pictures, a click finds nothing but the root: it is passed on to what lies there. */
document.addEventListener("click", (event) => {
  if (!flight || !event.isTrusted || event.target !== document.documentElement) return;
  const { clientX, clientY, detail } = event;
  const passOn = () => {
    const copy = new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY, detail });
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(copy);
  };
  flight.transition.ready.then(passOn, passOn);
});

/** Give these pieces, and no others, a name for the flight. */
function name(pieces) {
  for (const element of named) {
    element.style.viewTransitionName = "";
    if (!element.getAttribute("style")) element.removeAttribute("style");
  }
  named = pieces.map((piece) => document.querySelector(`[data-piece="${CSS.escape(piece)}"]`)).filter(Boolean);
  for (const element of named) element.style.viewTransitionName = `piece-${element.dataset.piece}`;
}

// Which pieces fly

function findFlying() {
  const before = new Map();
  const after = new Map();
  for (const [element, content] of waiting) {
    collectZones(element, element, before);
    collectZones(content, element, after);
  }
  const flying = new Set([...before.keys(), ...after.keys()].filter((piece) => before.get(piece) !== after.get(piece)));
  const stayed = (piece) => !flying.has(piece);
  const orderAfter = byZone(after, stayed);
  for (const [zone, pieces] of byZone(before, stayed)) {
    pieces.forEach((piece, index) => orderAfter.get(zone)[index] === piece || flying.add(piece));
  }
  return [...flying];
}

function collectZones(root, element, zones) {
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const zone = piece.closest(ZONES) ?? element.closest(ZONES);
    zones.set(piece.dataset.piece, zone?.dataset.zone ?? zone?.dataset.area ?? NO_ZONE);
  }
}

function byZone(zones, wanted) {
  const lists = new Map();
  for (const [piece, zone] of zones) {
    if (!wanted(piece)) continue;
    if (!lists.has(zone)) lists.set(zone, []);
    lists.get(zone).push(piece);
  }
  return lists;
}

// Morphing

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  identify(template.content);
  return template.content;
}

/** With ids a morph keeps the element of a card or option when others come and go, with its focus and a held mouse. */
export function identify(root) {
  const given = new Set();
  const give = (element, id) => {
    if (!element.id && !given.has(id)) element.id = id;
    given.add(id);
  };
  for (const element of root.querySelectorAll("[data-piece]")) give(element, `piece-${element.dataset.piece}`);
  for (const element of root.querySelectorAll(".options [name=option]")) give(element, `option-${element.value}`);
  for (const element of root.querySelectorAll("[data-place]:not([data-piece], .prompt *)")) {
    give(element, `place-${element.dataset.place}`);
  }
}

/** While the page becomes the next state, focus comes and goes without anybody moving it. */
export function isUpdating() {
  return updating;
}

function update() {
  updating = true;
  const restore = [keepFocus(), keepScroll(), keepPopovers()];
  for (const [unmark] of redraws) unmark();
  for (const [element, content] of waiting) {
    const same = { question: question(element) === question(content), stays: stays(element) === stays(content) };
    Idiomorph.morph(element, [...content.childNodes], {
      morphStyle: "innerHTML",
      callbacks: {
        beforeNodeMorphed: (node) => !node.matches?.("#large, #drawer"), // the script fills these
        beforeAttributeUpdated: (attribute, node) => !isKept(attribute, node, same),
      },
    });
  }
  waiting = new Map();
  for (const [, mark] of redraws) mark();
  for (const putBack of restore) putBack();
  updating = false;
}

function question(root) {
  return root.querySelector("[name=question]")?.value;
}

/** What there is to tick for oneself, such as the pages of a book: each says by `data-stays` what it stands for. */
function stays(root) {
  return [...root.querySelectorAll("[data-stays]")].map((element) => element.dataset.stays).join(" ");
}

/** What belongs to the person, not to the server: what is open, typed, slid and ticked. */
function isKept(attribute, node, same) {
  if (attribute === "open") return node.matches("details, dialog");
  if (attribute === "value") return node.matches("[data-replay]") || isTouched(node);
  if (attribute !== "checked") return false;
  return (same.question && node.matches(".options *")) || (same.stays && node.matches("[data-stays]"));
}

function isTouched(node) {
  return isTyped(node) && node.value !== node.defaultValue;
}

export function isTyped(node) {
  return node.matches("textarea, input:is([type=text], [type=search], [type=number], :not([type]))");
}

function keepFocus() {
  const focused = document.activeElement;
  const { id } = focused;
  return () => {
    const stayed = focused.isConnected && focused.id === id ? focused : id && document.getElementById(id);
    if (focused !== document.body) giveFocus(stayed || document.getElementById("question"));
  };
}

/** Focus an element, also one that nobody can tab to. */
export function giveFocus(element) {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  if (element !== document.activeElement) element?.focus({ preventScroll: true });
}

function keepScroll() {
  const places = [];
  for (const region of waiting.keys()) {
    for (const element of [region, ...region.querySelectorAll("*")]) {
      if (element.scrollTop || element.scrollLeft) places.push([element, element.scrollTop, element.scrollLeft]);
    }
  }
  const followed = [...document.querySelectorAll(FOLLOWED)].filter(isAtEnd);
  return () => {
    for (const [element, top, left] of places) {
      element.scrollTo({ top, left, behavior: "instant" });
    }
    followed.forEach(scrollToEnd);
  };
}

function isAtEnd(element) {
  return element.scrollHeight - element.clientHeight - element.scrollTop < 8;
}

export function scrollToEnd(element) {
  element.scrollTo({ top: element.scrollHeight, behavior: "instant" });
}

function keepPopovers() {
  const open = [...document.querySelectorAll("[popover]:popover-open[id]")].map((element) => element.id);
  return () => {
    for (const id of open) {
      const element = document.getElementById(id);
      if (element?.popover && !element.matches(":popover-open")) element.showPopover();
    }
  };
}
