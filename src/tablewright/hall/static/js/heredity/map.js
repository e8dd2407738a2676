// The map: where it is larger than its sheet, the family is in sight.

import { marks } from "../morph.js";

const sizes = new ResizeObserver(() => showMost(family())); // a larger map, or one that has grown

let stood = new Map(); // figure -> area, as it was drawn last

export function followFamily() {
  marks(() => {}, showMoved);
}

function family() {
  return [...document.querySelectorAll(".land .piece-pc")];
}

/** Whoever of the family has gone somewhere is brought into sight; at first all of them are. */
function showMoved() {
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
