// The guided first turn: the place that the tour speaks about is outlined, and what was read before is folded.

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
  for (const words of document.querySelectorAll(".tour")) words.classList.toggle("tour-read", wasRead(words));
  if (name !== spokenOf) places[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  spokenOf = name;
}

/** It was told at another question of this visit. */
function wasRead(words) {
  const text = words.querySelector("p").textContent;
  const question = document.querySelector(".options [name=question]")?.value ?? "";
  const told = sessionStorage.getItem(text) ?? question;
  sessionStorage.setItem(text, told);
  return told !== question;
}

function placeSpokenOf() {
  return document.querySelector("[data-tour-place]")?.dataset.tourPlace;
}
