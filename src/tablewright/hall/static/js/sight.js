// What should be in sight where parts of a board scroll: the hourglass of a timeline, the family on a larger map, a hint.

import { SMALL, isInSight } from "./dock.js";
import { marks } from "./morph.js";

const RIM = 4; // room for what is drawn around an option
const CALM = matchMedia("(prefers-reduced-motion: reduce)");

const sizes = new ResizeObserver(() => showMost(family())); // a larger map, or one that has grown

let stood = new Map(); // figure -> area, as it was drawn last

export function keepInSight() {
  marks(() => {}, followHourglass);
  marks(() => {}, followFamily);
}

/** Scroll the lists around an option, and nothing else. */
export function showInList(option) {
  for (let list = option.parentElement; list && !list.matches(".area"); list = list.parentElement) {
    const [box, edges] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop += Math.min(box.top - RIM - edges.top, 0) + Math.max(box.bottom + RIM - edges.bottom, 0);
  }
}

/** Scroll to a place: a small screen to where nothing lies over it, a wide one no further than it must. */
export function showOnBoard(place) {
  const hand = place.closest(".hand");
  const block = SMALL.matches && !isInSight(place) ? "center" : "nearest";
  if (hand) showInRow(place, hand);
  else place.scrollIntoView({ block, inline: "nearest" });
}

function followHourglass() {
  const here = document.querySelector(".stops-row > .here");
  if (here) showInRow(here, here.parentElement);
}

function showInRow(element, row) {
  const [box, edges] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.left >= edges.left && box.right <= edges.right) return;
  const left = row.scrollLeft + box.left - edges.left - row.clientWidth / 3;
  row.scrollTo({ left, behavior: CALM.matches ? "auto" : "smooth" });
}

function family() {
  return [...document.querySelectorAll(".land .piece-pc")];
}

/** Whoever of the family has gone somewhere is brought into sight; at first all of them are. */
function followFamily() {
  document.querySelectorAll(".land").forEach((land) => sizes.observe(land));
  const moved = family().filter((figure) => stood.get(figure.id) !== figure.dataset.area);
  stood = new Map(family().map((figure) => [figure.id, figure.dataset.area]));
  showMost(moved);
}

/** Scroll the map to where most of these figures are in sight; where all are, it stays as it is. */
function showMost(figures) {
  const sheet = document.querySelector(".map-sheet");
  if (!sheet || !figures.length) return;
  const edges = sheet.getBoundingClientRect();
  const boxes = figures.map((figure) => figure.getBoundingClientRect());
  const seen = ({ left, top }) =>
    boxes.filter((box) =>
      box.left - left >= edges.left && box.right - left <= edges.right &&
      box.top - top >= edges.top && box.bottom - top <= edges.bottom).length;
  if (seen({ left: 0, top: 0 }) === boxes.length) return;
  const ways = [around(boxes), ...boxes].map((box) => wayTo(box, sheet, edges));
  const best = ways.reduce((one, other) => (seen(other) > seen(one) ? other : one));
  sheet.scrollBy({ ...best, behavior: "instant" });
}

/** How far the map can be scrolled towards having a box in its middle. */
function wayTo(box, sheet, edges) {
  const within = (way, at, most) => Math.min(Math.max(way, -at), most - at);
  return {
    left: within((box.left + box.right - edges.left - edges.right) / 2, sheet.scrollLeft, sheet.scrollWidth - sheet.clientWidth),
    top: within((box.top + box.bottom - edges.top - edges.bottom) / 2, sheet.scrollTop, sheet.scrollHeight - sheet.clientHeight),
  };
}

function around(boxes) {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
