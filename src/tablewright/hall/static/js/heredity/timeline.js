// The timeline: where the hourglass stands is in sight.

import { marks } from "../morph.js";
import { showInRow } from "../sight.js";

export function followHourglass() {
  marks(() => {}, showHourglass);
}

function showHourglass() {
  const here = document.querySelector(".stops-row > .here");
  if (here) showInRow(here, here.parentElement);
}
