// What should stay in sight where parts of a board scroll: the hourglass of a timeline, the family on a larger map.

import { marks } from "./morph.js";

const CALM = matchMedia("(prefers-reduced-motion: reduce)");

export function keepInSight() {
  followHourglass();
  marks(() => {}, followHourglass);
  document.addEventListener("change", (event) => {
    if (event.target.matches(".zoom input:checked")) showFamily(event.target.closest(".area"));
  });
}

function followHourglass() {
  const here = document.querySelector(".stops-row > .here");
  if (!here) return;
  const row = here.parentElement;
  const [stop, edges] = [here.getBoundingClientRect(), row.getBoundingClientRect()];
  if (stop.left >= edges.left && stop.right <= edges.right) return;
  const left = row.scrollLeft + stop.left - edges.left - row.clientWidth / 3;
  row.scrollTo({ left, behavior: CALM.matches ? "auto" : "smooth" });
}

function showFamily(area) {
  area.querySelector(".land .piece[class*=who-]")?.scrollIntoView({ block: "center", inline: "center" });
}
