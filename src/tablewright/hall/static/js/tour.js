// The guided first turn: the place that the tour speaks about is outlined.

import { marks } from "./morph.js";
import { placesOnBoard } from "./places.js";

const [{ type }] = performance.getEntriesByType("navigation");

let spokenOf = type === "reload" ? placeSpokenOf() : undefined; // whoever loads the page anew goes on where they were

export function guide() {
  marks(unmark, mark);
}

function unmark() {
  for (const place of document.querySelectorAll(".toured")) place.classList.remove("toured");
}

function mark() {
  const name = placeSpokenOf();
  const places = name ? placesOnBoard(name) : [];
  for (const place of places) place.classList.add("toured");
  if (name !== spokenOf) places[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  spokenOf = name;
}

function placeSpokenOf() {
  return document.querySelector("[data-tour-place]")?.dataset.tourPlace;
}
