// Brings one thing into sight where parts of a page scroll: an option in its list, a place on the board, one of a row.

import { SMALL, isInSight } from "./dock.js";

const RIM = 4; // room for what is drawn around an option
const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/** Scroll the lists around an option, and nothing else, to where neither an edge nor the option that stays hides it. */
export function showInList(option) {
  for (let list = option.parentElement; list && !list.matches(".area"); list = list.parentElement) {
    const [box, edges] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
    const floor = edges.bottom - (list.querySelector(":scope > .option-last")?.offsetHeight ?? 0);
    list.scrollTop += Math.min(box.top - RIM - edges.top, 0) + Math.max(box.bottom + RIM - floor, 0);
  }
}

/** Scroll to a place: a small screen to where nothing lies over it, a wide one no further than it must. */
export function showOnBoard(place) {
  const hand = place.closest(".hand");
  const block = SMALL.matches && !isInSight(place) ? "center" : "nearest";
  if (hand) showInRow(place, hand);
  else place.scrollIntoView({ block, inline: "nearest" });
}

/** Scroll a row sideways, unless all of an element is in sight. */
export function showInRow(element, row) {
  const [box, edges] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.left >= edges.left && box.right <= edges.right) return;
  const left = row.scrollLeft + box.left - edges.left - row.clientWidth / 3;
  row.scrollTo({ left, behavior: CALM.matches ? "auto" : "smooth" });
}
